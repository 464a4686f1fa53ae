"""The cards that may be played to a trick, compared with a check card by card."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import comb, sqrt
from typing import Any

import pytest

from parlour.cards import high
from parlour.cards.cards import collect, members
from parlour.cards.rng import Random
from parlour.pieces import tricks
from tests.helpers import scaled, some

PACK = high.pack("2")


def beats(card: int, other: int) -> bool:
    return card >> 4 == other >> 4 and card > other


def test_the_ace_is_the_highest_of_its_suit() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    for suit in "cdhs":
        ordered = sorted(high.number(rank + suit) for rank in "A23456789TJQK")
        assert "".join(high.name(card)[0] for card in ordered) == "23456789TJQKA"
    for card in PACK:
        assert high.number(high.name(card)) == card
        assert high.is_card(card)
    assert not any(map(high.is_card, (0, 14, 15, 16, 63, 64, -1)))
    assert high.names(collect(high.pack("K"))) == ("Kc", "Ac", "Kd", "Ad", "Kh", "Ah", "Ks", "As")
    with pytest.raises(KeyError):
        high.number("1c")


@pytest.mark.parametrize("card", PACK)
def test_a_suit_and_what_is_above(card: int) -> None:
    for other in PACK:
        assert tricks.suit(card) >> other & 1 == (other >> 4 == card >> 4)
        assert tricks.above(card) >> other & 1 == beats(other, card)


@pytest.mark.parametrize("seed", some(range(40)))
def test_what_may_be_played(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(50):
        hand = chance.sample(PACK, chance.randint(1, 10))
        best = chance.choice([card for card in PACK if card not in hand])
        same = [card for card in hand if card >> 4 == best >> 4]
        higher = [card for card in same if beats(card, best)]
        assert members(tricks.follow(collect(hand), best)) == sorted(same or hand)
        assert members(tricks.head(collect(hand), best)) == sorted(higher or same or hand)


@pytest.mark.parametrize(("cards", "size"), [(6, 0), (6, 2), (6, 6), (5, 3)])
def test_every_choice_is_as_likely(cards: int, size: int) -> None:
    rng, found = Random(1), Counter[int]()
    whole = collect(PACK[3 : 3 + cards])
    number = comb(cards, size)
    for _ in range(400 * number):
        found[tricks.choose(whole, size, rng)] += 1
    assert len(found) == number
    assert all(chosen & ~whole == 0 and chosen.bit_count() == size for chosen in found)
    assert max(found.values()) < 500
    assert min(found.values()) > 300


# -- what nobody has seen --------------------------------------------------------------------------

Division = tuple[int, ...]


def divisions(cards: list[int], can: list[int], free: list[int]) -> list[Division]:
    """Every way to deal the cards to the hands, found by trying each card in each hand."""
    found = []
    for owners in product(range(len(free)), repeat=len(cards)):
        hands = [0] * len(free)
        for card, owner in zip(cards, owners, strict=True):
            hands[owner] |= 1 << card
        fits = all(not hand & ~able for hand, able in zip(hands, can, strict=True))
        if fits and [hand.bit_count() for hand in hands] == free:
            found.append(tuple(hands))
    return found


def drawn(cards: list[int], can: list[int], free: list[int], times: int) -> Counter[Division]:
    """How often each division is dealt."""
    rng = Random(len(cards))
    return Counter(tuple(tricks.divided(collect(cards), can, free, rng)) for _ in range(times))


def chi_square(found: Mapping[Any, int], expected: Mapping[Any, float]) -> float:
    """By how many standard deviations draws differ from what is expected."""
    square = sum((found.get(key, 0) - mean) ** 2 / mean for key, mean in expected.items())
    freedom = max(1, len(expected) - 1)
    return (square - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("seed", some(range(30)))
def test_every_division_is_as_likely(seed: int) -> None:
    """Compared with a list of all that there are, for hands that cannot hold some of the cards."""
    chance = random.Random(seed)
    hands = chance.choice((1, 2, 3, 3, 4, 4))
    cards = sorted(chance.sample(range(64), chance.randint(1, 7 if hands < 4 else 6)))
    can = [collect(it for it in cards if chance.random() < 0.7) for _ in range(hands)]
    owners = [chance.randrange(hands) for _ in cards]
    for card, owner in zip(cards, owners, strict=True):
        can[owner] |= 1 << card
    free = [owners.count(hand) for hand in range(hands)]
    possible = divisions(cards, can, free)
    draws = scaled(160, 20) * len(possible)
    found = drawn(cards, can, free, draws)
    assert set(found) <= set(possible)
    assert chi_square(found, dict.fromkeys(possible, draws / len(possible))) < 5


def shares(sizes: Sequence[int], free: Sequence[int]) -> dict[tuple[int, int, int], int]:
    """In how many ways the first hand gets *x* and *y*, the second *z* of the cards for two hands.

    The sizes are those of the cards for the first two hands, for the first and the last, for the
    last two, and for all; whole numbers of any size.
    """
    found = {}
    one, two, three, every = sizes
    for x, y, z in product(range(one + 1), range(two + 1), range(three + 1)):
        rest = free[0] - x - y, free[1] - (one - x) - z, free[2] - (two - y) - (three - z)
        if min(rest) >= 0 and sum(rest) == every:
            ways = comb(one, x) * comb(two, y) * comb(three, z)
            found[x, y, z] = ways * comb(every, rest[0]) * comb(every - rest[0], rest[1])
    return found


@pytest.mark.parametrize(
    ("sizes", "free"),
    [
        ((0, 0, 0, 52), (17, 17, 18)),
        ((13, 0, 0, 39), (17, 17, 18)),
        ((9, 9, 9, 25), (17, 17, 18)),
        ((3, 14, 8, 27), (13, 13, 26)),
        ((0, 10, 11, 18), (13, 13, 13)),
        ((20, 20, 20, 4), (30, 4, 30)),
        ((2, 3, 4, 55), (21, 21, 22)),
        ((1, 2, 1, 60), (2, 60, 2)),
        ((17, 0, 35, 0), (7, 25, 20)),
    ],
)
def test_large_hands_are_divided_alike(sizes: Sequence[int], free: Sequence[int]) -> None:
    """Up to all cards that a set can hold, where 64 bits cannot count the ways."""
    deck = list(range(64))
    random.Random(sum(sizes)).shuffle(deck)
    groups = []
    for size in sizes:
        groups.append(collect(deck[:size]))
        deck = deck[size:]
    one, two, three, every = groups
    can = [one | two | every, one | three | every, two | three | every]
    expected = shares(sizes, free)
    ways, draws, rng = sum(expected.values()), scaled(4_000, 500), Random(7)
    found = Counter[tuple[int, int, int]]()
    seen = Counter[int]()
    for _ in range(draws):
        first, second, last = tricks.divided(one | two | three | every, can, free, rng)
        assert [it.bit_count() for it in (first, second, last)] == list(free)
        assert first | second | last == one | two | three | every
        assert not (first & three | second & two | last & one)
        found[
            (first & one).bit_count(), (first & two).bit_count(), (second & three).bit_count()
        ] += 1
        seen.update(members(first & every))
    common = {key: draws * ways_here / ways for key, ways_here in expected.items()}
    rare = sum(mean for mean in common.values() if mean < 5)
    kept = {key: mean for key, mean in common.items() if mean >= 5}
    others = sum(found.values()) - sum(found[key] for key in kept)
    assert abs(others - rare) <= 5 * (rare + 1) ** 0.5
    assert chi_square(found, kept) < 5
    assert chi_square(seen, dict.fromkeys(members(every), seen.total() / max(1, sizes[3]))) < 5


@pytest.mark.parametrize("free", [(10, 10, 10, 10), (16, 16, 16, 16), (1, 20, 2, 30)])
def test_four_large_hands_are_divided_alike(free: Sequence[int]) -> None:
    """How many cards of a suit that the second cannot hold lie in each of the others."""
    deck = list(range(64))
    random.Random(1).shuffle(deck)
    deck = deck[: sum(free)]
    suit, rest = collect(deck[:9]), collect(deck[9:])
    can = [suit | rest, rest, suit | rest, suit | rest]
    open_to = free[0], free[2], free[3]
    ways = {
        (x, y): comb(open_to[0], x) * comb(open_to[1], y) * comb(open_to[2], 9 - x - y)
        for x, y in product(range(10), repeat=2)
        if x + y <= 9
    }
    draws, rng, found = scaled(4_000, 500), Random(7), Counter[tuple[int, int]]()
    for _ in range(draws):
        hands = tricks.divided(suit | rest, can, free, rng)
        assert [hand.bit_count() for hand in hands] == list(free)
        assert hands[0] | hands[1] | hands[2] | hands[3] == suit | rest
        assert not hands[1] & suit
        found[(hands[0] & suit).bit_count(), (hands[2] & suit).bit_count()] += 1
    expected = {key: draws * number / sum(ways.values()) for key, number in ways.items()}
    kept = {key: mean for key, mean in expected.items() if mean >= 5}
    assert kept
    assert chi_square(found, kept) < 5


def test_a_division_that_cannot_be_is_refused() -> None:
    rng = Random(1)
    for cards, can, free in (
        (0b111, [0b011, 0b011, 0b011], [1, 1, 1]),  # a card that nobody can hold
        (0b111, [0b001, 0b001, 0b111], [1, 1, 1]),
        (0b111, [0b111, 0b111, 0b111], [1, 1, 2]),
        (0b111, [0b111, 0b111, 0b111], [4, -1, 0]),
        (0b111, [0b111, 0b111], [1, 1, 1]),
        (0b1, [], []),
        (0b1111, [0b0111] * 4, [1] * 4),
        (0b1111, [0b0011, 0b0011, 0b0011, 0b1111], [1] * 4),
        (0b11111, [0b11111] * 5, [1] * 5),
        (1 << 64, [1 << 64], [1]),
        (0b1, [-1], [1]),
    ):
        with pytest.raises(ValueError, match=r"divided|hands"):
            tricks.divided(cards, can, free, rng)
    assert rng.next() == Random(1).next()
    assert tricks.divided(0, [0], [0], rng) == [0]
