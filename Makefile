PYTHON ?= python3

play test engine check coverage build pictures bench nightly types lock:
	@$(PYTHON) dev.py $@

# make quick GAME: what follows the verb are games
quick:
	@$(PYTHON) dev.py $(MAKECMDGOALS)
ifeq (quick,$(firstword $(MAKECMDGOALS)))
$(wordlist 2,9,$(MAKECMDGOALS)):
	@:
endif

.PHONY: play test engine check coverage build pictures bench nightly types lock quick
