"""Mechanics of card games: they know cards and know no game."""
