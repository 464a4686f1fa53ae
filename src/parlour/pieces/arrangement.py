"""The melds of a hand side by side: a helpful order of the hand, which decides nothing."""

from __future__ import annotations

from functools import lru_cache

from ..cards import bits
from . import joker_text, jokers

STEPS = 4000
"""The most melds that a search tries.  The largest melds come first, so the rest gains little."""
Left = tuple[int, int, int, int]
"""The cards held at least once and twice, the jokers, and the cards held three times."""


@lru_cache(maxsize=2048)
def side_by_side(
    once: int, twice: int, wild: int, thrice: int, limits: int
) -> tuple[tuple[str, ...], ...]:
    """Return melds that a hand can hold at once, of many natural cards and few jokers.

    A hand is given as in `twins.names`; *limits* are those of `jokers`.  A joker is ``*``, whatever
    it stands for.
    """
    found = sorted(jokers.melds_of(once, wild, limits), key=largest_first)
    best: list[int] = []
    best_worth = (0, 0)
    steps = STEPS

    def search(at: int, left: Left, chosen: list[int], worth: tuple[int, int]) -> None:
        nonlocal best, best_worth, steps
        if worth > best_worth:
            best, best_worth = chosen, worth
        for place in range(at, len(found)):
            if steps == 0:
                return
            steps -= 1
            meld = found[place]
            cards, stand_ins = jokers.naturals(meld), jokers.jokers(meld)
            if cards & ~left[0] == 0 and stand_ins <= left[2]:
                grown = (worth[0] + bits.count(cards), worth[1] - stand_ins)
                search(place, without(left, cards, stand_ins), [*chosen, meld], grown)

    search(0, (once, twice, wild, thrice), [], best_worth)
    return tuple(tuple(map(bare, joker_text.write(meld))) for meld in best)


def largest_first(meld: int) -> tuple[int, int, int]:
    """Return the key that sorts melds with many natural cards, then few jokers, to the front."""
    return -bits.count(jokers.naturals(meld)), jokers.jokers(meld), meld


def without(left: Left, cards: int, stand_ins: int) -> Left:
    """Return what is left of a hand without one copy of the cards, and without some jokers."""
    once, twice, wild, thrice = left
    return once & ~(cards & ~twice), twice & ~(cards & ~thrice), wild - stand_ins, thrice & ~cards


def bare(card: str) -> str:
    """Return the name of a card in a hand: a joker stands for nothing there."""
    return "*" if card.startswith("*") else card
