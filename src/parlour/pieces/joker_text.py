"""The text of melds with jokers: ``[3c *4c 5c]`` a run, ``[6s 6h *]`` a set.

In a run every joker is written with the card that it stands for; when read, a bare ``*`` stands
for the card that belongs in its place, low to high.  In a set ``*``, ``*6`` and ``*6d`` are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..cards import bits, cards, twins
from ..cards.cards import NUMBERS, RANKS, SUITS
from . import jokers


def write(meld: bits.u64, ranked: bool = False) -> tuple[str, ...]:
    """Return the cards of a meld, low to high; *ranked*: jokers of a set say its rank (``*6``)."""
    first: bits.i32 = meld & 15
    if meld & jokers.SET:
        joker = "*" + RANKS[first] if ranked else "*"
        return (*cards.names(jokers.naturals(meld)), *[joker] * jokers.jokers(meld))
    found = []
    for place in range(first, first + jokers.size(meld)):
        name = cards.name(jokers.card_at(meld, place))
        found.append("*" + name if meld & bits.bit(16 + place) else name)
    return tuple(found)


def wants(meld: bits.u64) -> tuple[str | None, str | None, tuple[str, ...]]:
    """Return what a meld still takes: a run at its low and high end, a set of missing suits."""
    taken = jokers.fitting(meld)
    if meld & jokers.SET:
        return None, None, cards.names(taken)
    first: bits.i32 = meld & 15
    last: bits.i32 = first + jokers.size(meld)
    low = cards.name(jokers.card_at(meld, first - 1)) if first > 0 and taken else None
    high = cards.name(jokers.card_at(meld, last)) if last <= jokers.HIGH_ACE and taken else None
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
    found = [part.removeprefix("*") for part in parts]
    ranks = {card[0] for card in found if card}
    suits = [card[1:] for card in found if card[1:]]
    if len(ranks) != 1 or not ranks <= set(RANKS) or not 3 <= len(parts) <= 4:
        return
    if len(set(suits)) < len(suits) or not set(suits) <= set(SUITS):
        return
    naturals = [part for part in parts if not part.startswith("*")]
    if naturals and all(len(part) == 2 for part in naturals):
        held = sum(bits.bit(SUITS.index(part[1])) for part in naturals)
        yield jokers.SET | RANKS.index(ranks.pop()) | held << 4 | len(parts) - len(naturals) << 8


def runs(parts: Sequence[str]) -> Iterator[int]:
    """Yield the run that the parts are, if they are one."""
    place = next((i for i, part in enumerate(parts) if part in NUMBERS), None)
    if place is None or not 3 <= len(parts) <= jokers.HIGH_ACE:
        return
    card = twins.number(parts[place])
    wild = sum(bits.bit(i) for i, part in enumerate(parts) if part.startswith("*"))
    for position in (card & 15, jokers.HIGH_ACE) if card & 15 == 0 else (card & 15,):
        start = position - place
        if start >= 0 and start + len(parts) <= jokers.HIGH_ACE + 1:
            meld = start | len(parts) << 4 | card >> 4 << 8 | wild << 16 + start
            whole = zip(write(meld), parts, strict=True)
            if all(part == name or part == "*" == name[0] for name, part in whole):
                yield meld
