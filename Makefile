PYTHON ?= python3

play test check build bench nightly types lock:
	@$(PYTHON) dev.py $@

.PHONY: play test check build bench nightly types lock
