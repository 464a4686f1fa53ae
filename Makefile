PYTHON ?= python3
OPTIONS =

play test engine check coverage build pictures bench nightly types lock:
	@$(PYTHON) dev.py $@ $(OPTIONS)

# make play HOST=0.0.0.0 PORT=8000: for others in the network, too
ifeq (play,$(firstword $(MAKECMDGOALS)))
ifeq (command line,$(origin HOST))
OPTIONS += --host $(HOST)
endif
ifeq (command line,$(origin PORT))
OPTIONS += --port $(PORT)
endif
endif

# make quick GAME: what follows the verb are games
quick:
	@$(PYTHON) dev.py $(MAKECMDGOALS)
ifeq (quick,$(firstword $(MAKECMDGOALS)))
$(wordlist 2,9,$(MAKECMDGOALS)):
	@:
endif

.PHONY: play test engine check coverage build pictures bench nightly types lock quick
