"""A pack of cards in order, from which a deal is dealt.

The order is always an argument of a deal; a `Pack` stores and shuffles it without allocating.
"""

from __future__ import annotations

from collections.abc import Iterable

from . import bits
from .rng import Random

MOST_CARDS = 192


class Pack:
    """Up to 192 cards; ``card[0]`` is dealt first."""

    card: list[bits.i32]
    size: bits.i32

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.card = [0] * 192
        self.size = 0
        self.fill(cards)

    def fill(self, cards: Iterable[int]) -> None:
        """Hold these cards, in this order; ``ValueError`` if there are more than 192."""
        order = list(cards)
        if len(order) > MOST_CARDS:
            raise ValueError(f"a pack holds at most {MOST_CARDS} cards, not {len(order)}")
        for i, card in enumerate(order):
            self.card[i] = card
        self.size = len(order)

    def shuffle(self, rng: Random) -> None:
        """Put the cards into a random order."""
        rng.shuffle(self.card, self.size)

    def to_list(self) -> list[int]:
        """Return the cards in order."""
        return [self.card[i] for i in range(self.size)]
