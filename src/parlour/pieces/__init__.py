"""Mechanics of card games, which know cards but not games."""
