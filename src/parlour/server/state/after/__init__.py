"""A match that is over: its line in the book of its table, practice, and its cards for others."""
