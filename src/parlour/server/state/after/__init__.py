"""A match that is over: its line in the book of its table, and practice from its positions."""
