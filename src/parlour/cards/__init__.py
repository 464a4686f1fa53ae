"""Cards and nothing else: sets of cards, packs, shuffles, names."""
