PYTHON ?= python3
OPTIONS =

play install test engine check coverage build pictures bench ladder load faults nightly docs wheels types lock:
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

# make load SECONDS=20 JSON=1 GAME=gin TABLES=200 SEATS=2 DATABASE=postgresql://… NODES=2 AT="http://…" SCENARIOS=1 PEERS=1
ifeq (load,$(firstword $(MAKECMDGOALS)))
given = $(if $(filter command line,$(origin $(1))),$(2))
OPTIONS += $(call given,SECONDS,--seconds $(SECONDS)) $(call given,GAME,--game "$(GAME)") \
	$(call given,TABLES,--tables $(TABLES)) $(call given,SEATS,--seats $(SEATS)) \
	$(call given,DATABASE,--database "$(DATABASE)") $(call given,NODES,--nodes $(NODES)) \
	$(call given,AT,--at "$(AT)") $(call given,SCENARIOS,--scenarios $(SCENARIOS)) \
	$(call given,PEERS,--peers) $(call given,JSON,--json)
endif

# make quick GAME: what follows the verb are games
quick:
	@$(PYTHON) dev.py $(MAKECMDGOALS)
ifeq (quick,$(firstword $(MAKECMDGOALS)))
$(wordlist 2,9,$(MAKECMDGOALS)):
	@:
endif

.PHONY: play install test engine check coverage build pictures bench ladder load faults nightly docs wheels types lock quick
