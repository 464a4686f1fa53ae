"""The work of `dev.py`, with the standard library alone: a module per kind of work."""
