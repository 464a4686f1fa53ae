"""Hands of one pack, and the naive twin of everything that is known about their melds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from parlour.cards.cards import PACK_52, collect, members, number

Meld = frozenset[int]


def cards_of(text: str) -> int:
    """Return the set of the cards of a text."""
    return collect(map(number, text.split()))


def worth(card: int) -> int:
    """Return what a card counts."""
    return min((card & 15) + 1, 10)


def total(cards: int) -> int:
    """Return what all cards of a set count."""
    return sum(map(worth, members(cards)))


@cache
def all_melds() -> tuple[int, ...]:
    """Return every meld there is in a pack, as the rules define it."""
    found = []
    for rank in range(13):
        four = [suit << 4 | rank for suit in range(4)]
        found += [collect(it) for size in (3, 4) for it in combinations(four, size)]
    for suit in range(4):
        lane = [suit << 4 | rank for rank in range(13)]
        found += [collect(lane[i:j]) for i in range(13) for j in range(i + 3, 14)]
    return tuple(found)


def melds_in(hand: int) -> list[int]:
    """Return the melds that can be laid out of a hand."""
    return [meld for meld in all_melds() if meld & ~hand == 0]


def layouts(hand: int) -> Iterator[frozenset[int]]:
    """Yield every set of disjoint melds of a hand, the empty one among them."""

    def extend(chosen: tuple[int, ...], rest: int, melds: list[int]) -> Iterator[frozenset[int]]:
        yield frozenset(chosen)
        for place, meld in enumerate(melds):
            if meld & ~rest == 0:
                yield from extend((*chosen, meld), rest & ~meld, melds[place + 1 :])

    yield from extend((), hand, melds_in(hand))


def left_by(hand: int, layout: frozenset[int]) -> int:
    """Return what the cards outside a layout count."""
    for meld in layout:
        hand &= ~meld
    return total(hand)


def naive_deadwood(hand: int) -> int:
    """Return the least that any layout leaves."""
    return min(left_by(hand, layout) for layout in layouts(hand))


def random_hand(size: int, chance: random.Random) -> int:
    """Return a hand of so many cards: drawn blindly, or mostly out of overlapping melds."""
    hand = 0
    if chance.random() < 0.7:
        while hand.bit_count() < chance.randint(size - 4, size):
            meld = chance.choice(all_melds())
            if (hand | meld).bit_count() <= size and meld.bit_count() <= 5:
                hand |= meld
            elif chance.random() < 0.2:
                break
    free = [card for card in PACK_52 if not hand >> card & 1]
    return hand | collect(chance.sample(free, size - hand.bit_count()))


def random_hands(count: int, size: int, seed: int) -> Iterator[int]:
    """Yield so many random hands."""
    chance = random.Random(seed)
    for _ in range(count):
        yield random_hand(size, chance)


def lay_off_ends(melds: tuple[int, ...], hand: int) -> set[tuple[int, tuple[int, ...]]]:
    """Return every (hand, melds) that laying off cards one by one can lead to."""
    found, open_ends = set[tuple[int, tuple[int, ...]]](), [(hand, melds)]
    valid = set(all_melds())
    while open_ends:
        state = open_ends.pop()
        if state not in found:
            found.add(state)
            left, table = state
            for place, meld in enumerate(table):
                for card in members(left):
                    if meld | 1 << card in valid:
                        grown = (*table[:place], meld | 1 << card, *table[place + 1 :])
                        open_ends.append((left & ~(1 << card), grown))
    return found


def naive_lay_offs(melds: tuple[int, ...], hand: int) -> int:
    """Return the defender's least deadwood over all ways to lay off."""
    return min(naive_deadwood(left) for left in {left for left, _ in lay_off_ends(melds, hand)})


def naive_exposure(layout: frozenset[int], hand: int) -> int:
    """Return the points of all cards outside *hand* that could be laid off, one after another."""
    others = collect(PACK_52) & ~hand
    exposed = 0
    for meld in layout:
        for left, _ in lay_off_ends((meld,), others):
            exposed |= others & ~left
    return total(exposed)
