"""What `dev.py` does, in the standard library alone: a module for each kind of work."""
