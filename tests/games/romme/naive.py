"""German Rummy's hard questions answered the slow and obvious way, on lists of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from parlour.cards import bits, cards
from parlour.pieces import joker_text, jokers

SET = 1 << 30
WORTH = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))


def set_codes() -> Iterator[int]:
    """Every set, with any number of jokers."""
    for rank in range(13):
        for size in (3, 4):
            for naturals in range(1, size + 1):
                for suits in combinations(range(4), naturals):
                    mask = sum(1 << suit for suit in suits)
                    yield SET | rank | mask << 4 | (size - naturals) << 8


def run_codes(most_jokers: int) -> Iterator[int]:
    """Every run, around the corner as well, with up to so many jokers."""
    for suit in range(4):
        for start in range(13):
            for size in range(3, 14):
                places = [
                    place if place <= 13 else place - 13 for place in range(start, start + size)
                ]
                for wild in range(min(most_jokers, size - 1) + 1):
                    for chosen in combinations(places, wild):
                        mask = sum(1 << place for place in chosen)
                        yield start | size << 4 | suit << 8 | mask << 16


def allowed(meld: int, limits: int) -> bool:
    """Whether a meld, its jokers, and the place of its ace are within the limits, by its text."""
    parts = joker_text.write(meld)
    if not (meld & SET or limits & jokers.CORNER) and any("A" in part for part in parts[1:-1]):
        return False
    wild = sum(part[0] == "*" for part in parts)
    if wild == 0:
        return True
    if len(parts) - wild < limits & 15 or wild > limits >> 8:
        return False
    row = "".join("*" if part[0] == "*" else "-" for part in parts)
    in_row = limits >> 4 & 15
    return wild <= in_row if meld & SET else "*" * (in_row + 1) not in row


@cache
def cards_of(meld: int) -> tuple[int, ...]:
    """The cards that a meld needs from a hand."""
    parts = joker_text.write(meld)
    return tuple(bits.JOKER if part[0] == "*" else cards.number(part) for part in parts)


def value(meld: int) -> int:
    """Return the points of a meld, card by card."""
    if meld & SET:
        return WORTH["A23456789TJQK"[meld & 15]] * len(joker_text.write(meld))
    first, *others = (part.removeprefix("*")[0] for part in joker_text.write(meld))
    return (1 if first == "A" else WORTH[first]) + sum(map(WORTH.__getitem__, others))


def without(hand: Sequence[int], used: Sequence[int]) -> list[int] | None:
    """The hand less some cards; None if it has not all of them."""
    left = list(hand)
    for card in used:
        if card not in left:
            return None
        left.remove(card)
    return left


def within(universe: Sequence[int], hand: Sequence[int]) -> list[int]:
    """The melds whose naturals a hand holds."""
    held = {*hand, bits.JOKER}
    return [meld for meld in universe if held.issuperset(cards_of(meld))]


def melds_in(hand: Sequence[int], limits: int, universe: Sequence[int]) -> list[int]:
    """Every meld that a hand can lay."""
    return [
        meld
        for meld in universe
        if allowed(meld, limits) and without(hand, cards_of(meld)) is not None
    ]


def completable(
    hand: Sequence[int],
    barred: int,
    table: Sequence[int],
    limits: int,
    *,
    empties: bool,
    lays: bool,
) -> bool:
    """COMPLETABLE of rule R6.1."""
    if len(hand) != 1:
        return len(hand) >= 2 or empties
    if hand[0] != barred:
        return True
    if not (empties and lays):
        return False
    ends = [(meld, end) for meld in table for end in (0, 1)]
    return any(jokers.grown(meld, hand[0], end, limits) for meld, end in ends)


def openable(
    hand: Sequence[int],
    need: int,
    barred: int,
    table: Sequence[int],
    limits: int,
    universe: Sequence[int],
    *,
    empties: bool,
    lays: bool,
) -> bool:
    """OPENABLE of rule R6.4, by its definition."""
    terms = {"empties": empties, "lays": lays}
    if need <= 0 and completable(hand, barred, table, limits, **terms):
        return True
    for meld in melds_in(hand, limits, universe):
        left = without(hand, cards_of(meld))
        assert left is not None
        if openable(left, need - value(meld), barred, [*table, meld], limits, universe, **terms):
            return True
    return False
