"""People agree on the next match once one is over, or on its deletion."""
