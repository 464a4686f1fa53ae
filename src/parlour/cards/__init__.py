"""Cards alone: sets of cards, packs, shuffles, names."""
