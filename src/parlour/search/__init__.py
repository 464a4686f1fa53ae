"""Playing deals out fast: the loops of simulation and search, for any game."""
