"""The encoders of the games: each is a module with ``ENCODER``, named as its game."""
