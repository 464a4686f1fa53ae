"""The text of melds with jokers: ``[3c *4c 5c]`` a run, ``[6s 6h *]`` a set.

A run around the corner is written in its own order: ``[Qh Kh Ah 2h]``.  Its low end is before the
queen, its high end after the two.

In a run every joker is written with the card that it stands for; when read, a bare ``*`` stands for
the card that belongs in its place, low to high.  In a set ``*``, ``*6`` and ``*6d`` are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..cards import bits, cards, twins
from ..cards.cards import NUMBERS, RANKS, SUITS
from . import jokers


def write(meld: bits.u64, ranked: bool = False) -> tuple[str, ...]:
    """Return the cards of a meld, low to high; *ranked*: jokers of a set name its rank (``*6``)."""
    first: bits.i32 = meld & 15
    if meld & jokers.SET:
        joker = "*" + RANKS[first] if ranked else "*"
        return (*cards.names(jokers.naturals(meld)), *[joker] * jokers.jokers(meld))
    found = []
    for place in range(first, first + jokers.size(meld)):
        name = cards.name(jokers.card_at(meld, place))
        wild: bool = meld & bits.bit(16 + jokers.position_of(place)) != 0
        found.append("*" + name if wild else name)
    return tuple(found)


def wants(meld: bits.u64, limits: bits.i32) -> tuple[str | None, str | None, tuple[str, ...]]:
    """Return what a meld still takes: a run at its low and high end, a set its missing suits."""
    taken = jokers.fitting(meld, limits)
    corner: bool = limits & jokers.CORNER != 0
    if meld & jokers.SET:
        return None, None, cards.names(taken)
    first: bits.i32 = meld & 15
    last: bits.i32 = first + jokers.size(meld)
    low = cards.name(jokers.card_at(meld, jokers.place_before(meld)))
    high = cards.name(jokers.card_at(meld, last))
    return (
        low if taken and (first > 0 or corner) else None,
        high if taken and (last <= jokers.HIGH_ACE or corner) else None,
        (),
    )


def read(parts: Sequence[str]) -> int:
    """Return the meld of these cards, in table order; ``ValueError`` if they do not form one.

    Only the form counts: `jokers.is_meld` decides whether the number of jokers, or a run around the
    corner, is allowed.  A bare joker beside a single natural makes a set.
    """
    plain = [part.removesuffix("'") for part in parts]
    for meld in (*sets(plain), *runs(plain)):
        return meld
    raise ValueError(f"no meld: {' '.join(parts)}")


def sets(parts: Sequence[str]) -> Iterator[int]:
    """Yield the set that the parts form, if they form one."""
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
    """Yield the run that the parts form, if they form one."""
    place = next((i for i, part in enumerate(parts) if part in NUMBERS), None)
    if place is None or not 3 <= len(parts) <= jokers.HIGH_ACE:
        return
    card = twins.number(parts[place])
    start = ((card & 15) - place) % jokers.HIGH_ACE
    wild = [start + i for i, part in enumerate(parts) if part.startswith("*")]
    meld = start | len(parts) << 4 | card >> 4 << 8
    meld |= sum(bits.bit(16 + jokers.position_of(place)) for place in wild)
    whole = zip(write(meld), parts, strict=True)
    if all(part == name or part == "*" == name[0] for name, part in whole):
        yield meld
