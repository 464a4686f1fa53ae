"""The text of melds with jokers: ``[3c *4c 5c]`` a run, ``[6s 6h *]`` a set.

In a run every joker is written with the card that it stands for; when read, a bare ``*`` stands
for the card that belongs in its place, low to high.  In a set ``*``, ``*6`` and ``*6d`` are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..cards import cards as names
from ..cards import twins
from ..cards.cards import RANKS, SUITS, members
from . import jokers

SET = 1 << 30
HIGH_ACE = 13


def write(meld: int, *, ranked: bool = False) -> list[str]:
    """Return the cards of a meld, low to high; *ranked*: jokers of a set say its rank (``*6``)."""
    first = meld & 15
    if meld & SET:
        found = [RANKS[first] + SUITS[suit] for suit in range(4) if meld >> 4 + suit & 1]
        return found + ["*" + RANKS[first] * ranked] * jokers.jokers(meld)
    return [
        "*" * (meld >> 16 + place & 1) + twins.name(jokers.card_at(meld, place))
        for place in range(first, first + jokers.size(meld))
    ]


def wants(meld: int) -> tuple[str | None, str | None, tuple[str, ...]]:
    """Return what a meld still takes: a run at its low and high end, a set of missing suits."""
    taken = jokers.fitting(meld)
    if meld & SET:
        return None, None, tuple(map(twins.name, members(taken)))
    first, last = meld & 15, (meld & 15) + jokers.size(meld)
    low = twins.name(jokers.card_at(meld, first - 1)) if first > 0 and taken else None
    high = twins.name(jokers.card_at(meld, last)) if last <= HIGH_ACE and taken else None
    return low, high, ()


def read(parts: Sequence[str]) -> int:
    """Return the meld of these cards, in table order; ``ValueError`` if they have no such form.

    Only the form is looked at: whether so many jokers are allowed, `jokers.is_meld` says.  A bare
    joker beside a single natural makes a set.
    """
    plain = [part.removesuffix("'") for part in parts]
    for meld in (*sets(plain), *runs(plain)):
        return meld
    raise ValueError(f"no meld: {' '.join(parts)}")


def sets(parts: Sequence[str]) -> Iterator[int]:
    """Yield the set that the parts are, if they are one."""
    cards = [part.removeprefix("*") for part in parts]
    ranks = {card[0] for card in cards if card}
    suits = [card[1:] for card in cards if card[1:]]
    if len(ranks) != 1 or not ranks <= set(RANKS) or not 3 <= len(parts) <= 4:
        return
    if len(set(suits)) < len(suits) or not set(suits) <= set(SUITS):
        return
    naturals = [part for part in parts if not part.startswith("*")]
    if naturals and all(len(part) == 2 for part in naturals):
        found = sum(1 << SUITS.index(part[1]) for part in naturals)
        yield SET | RANKS.index(ranks.pop()) | found << 4 | len(parts) - len(naturals) << 8


def runs(parts: Sequence[str]) -> Iterator[int]:
    """Yield the run that the parts are, if they are one."""
    place = next((i for i, part in enumerate(parts) if part in names.NUMBERS), None)
    if place is None or not 3 <= len(parts) <= HIGH_ACE:
        return
    card = twins.number(parts[place])
    wild = sum(1 << i for i, part in enumerate(parts) if part.startswith("*"))
    for position in (card & 15, HIGH_ACE) if card & 15 == 0 else (card & 15,):
        start = position - place
        if start >= 0 and start + len(parts) <= HIGH_ACE + 1:
            meld = start | len(parts) << 4 | card >> 4 << 8 | wild << 16 + start
            whole = zip(write(meld), parts, strict=True)
            if all(part == name or part == "*" == name[0] for name, part in whole):
                yield meld
