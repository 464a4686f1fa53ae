"""Playing deals out fast: the loops of simulation and search, game by interface only."""
