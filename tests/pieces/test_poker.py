"""The strength of poker hands, compared with naive code and the rules of the games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from parlour.cards.cards import PACK_52, RANKS, collect, members, names
from parlour.pieces import poker, poker_text
from tests.hands import cards_of
from tests.helpers import scaled

HIGH = 13
Worth = tuple[int, list[int]]


def rank(card: int) -> int:
    """2 to 14, the ace high."""
    return (card & 15) + 1 if card & 15 else HIGH + 1


def naive(cards: list[int], ace_low: bool) -> Worth:
    """Category and ranks of up to five cards, missing cards at the end."""
    counts = Counter(map(rank, cards))
    ranks = sorted(counts, key=lambda it: (counts[it], it), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    full = len(cards) == 5
    flush = full and len({card >> 4 for card in cards}) == 1
    high = 0
    if full and len(counts) == 5:
        if max(ranks) - min(ranks) == 4:
            high = max(ranks)
        elif ace_low and set(ranks) == {14, 2, 3, 4, 5}:
            high = 5
    if high:
        return (8 if flush else 4), [high]
    if flush:
        return 5, ranks
    if shape[:1] == [4]:
        return 7, ranks
    if shape == [3, 2]:
        return 6, ranks
    if shape[:1] == [3]:
        return 3, ranks
    return min(shape.count(2), 2), ranks


def naive_best(cards: list[int], ace_low: bool) -> list[int]:
    """The best five, by trying all; of equal ones the first by suit and rank."""

    def place(hand: Iterable[int]) -> list[tuple[int, int]]:
        return sorted((card >> 4, rank(card)) for card in hand)

    hands = list(combinations(cards, min(5, len(cards))))
    most = max(naive(list(hand), ace_low) for hand in hands)
    equal = [hand for hand in hands if naive(list(hand), ace_low) == most]
    return sorted(min(equal, key=place))


def some_cards(chance: random.Random, size: int) -> list[int]:
    """Cards of all suits and ranks, or of few, so that every category comes up."""
    suits = chance.sample(range(4), chance.choice([1, 2, 4, 4]))
    first, width = chance.randrange(13), chance.choice([1, 2, 3, 6, 9, 13])
    ranks = {(first + step) % 13 for step in range(width)}
    pack = [card for card in PACK_52 if card >> 4 in suits and card & 15 in ranks]
    return chance.sample(pack, min(size, len(pack)))


@pytest.mark.parametrize("ace_low", [True, False])
def test_hands_of_up_to_five_cards_compare_as_naive_code_says(ace_low: bool) -> None:
    chance = random.Random(1)
    seen = set()
    for _ in range(scaled(40_000)):
        one, other = (some_cards(chance, chance.choice([1, 2, 3, 4, 5, 5])) for _ in "ab")
        ours = [poker.strength(collect(hand), ace_low) for hand in (one, other)]
        theirs = [naive(hand, ace_low) for hand in (one, other)]
        assert (ours[0] > ours[1]) == (theirs[0] > theirs[1]), (names(collect(one)), other)
        assert (ours[0] == ours[1]) == (theirs[0] == theirs[1]), (names(collect(one)), other)
        assert poker.category(ours[0]) == theirs[0][0]
        seen.add((len(one), theirs[0][0]))
    assert {kind for size, kind in seen if size == 5} == set(range(9))
    assert {kind for size, kind in seen if size == 4} == {0, 1, 2, 3, 7}
    assert {kind for size, kind in seen if size == 3} == {0, 1, 3}


@pytest.mark.parametrize("ace_low", [True, False])
@pytest.mark.parametrize("size", [2, 4, 5, 6, 7, 9, 13])
def test_the_best_five_are_the_first_of_the_best(size: int, ace_low: bool) -> None:
    chance = random.Random(size)
    for _ in range(max(10, scaled(3_000) // max(1, size * size - 24))):
        cards = some_cards(chance, size)
        best = naive_best(cards, ace_low)
        assert members(poker.best(collect(cards), ace_low)) == best, names(collect(cards))
        assert poker.strength(collect(cards), ace_low) == poker.strength(collect(best), ace_low)


def test_the_best_of_large_hands_is_a_hand_of_the_same_worth() -> None:
    chance = random.Random(3)
    for _ in range(scaled(8_000)):
        cards = collect(chance.sample(PACK_52, chance.randint(14, 52)))
        best = poker.best(cards, True)
        assert best.bit_count() == 5
        assert best & ~cards == 0
        assert poker.strength(best, True) == poker.strength(cards, True)


@pytest.mark.parametrize(
    ("hand", "kickers"),
    [
        ("9c Ac Th Ad 9h", ["Th"]),
        ("9c Ac Th Ad 2h", ["2h", "9c", "Th"]),
        ("9c 9d 9h 9s Ad", ["Ad"]),
        ("Kd Kh Ks 4c 2d", ["2d", "4c"]),
        ("8c 2d Js 5h Kc", ["2d", "5h", "8c", "Js"]),
        ("Ac 9d 2h", ["2h", "9d"]),
        ("Kd Kh Ks 4c 4d", []),
        ("Ac 2d 3h 4s 5c", []),
        ("2h 5h 9h Jh Ah", []),
    ],
)
def test_which_cards_only_break_ties(hand: str, kickers: list[str]) -> None:
    cards = cards_of(hand)
    assert sorted(poker_text.kickers(poker.strength(cards, True), cards)) == kickers


def worths(*hands: str) -> list[int]:
    return [poker.strength(cards_of(hand), True) for hand in hands]


def test_the_categories_in_order() -> None:
    found = worths(
        "Th Jh Qh Kh Ah",
        "9s Ts Js Qs Ks",
        "Ac 2c 3c 4c 5c",
        "9d 9h 9s 9c Ad",
        "2c 2d 2h 3c 3d",
        "2c 4c 5c 6c 7c",
        "Tc Jd Qh Ks Ac",
        "Ac 2d 3h 4s 5c",
        "2c 2d 2h 3c 4d",
        "3c 3d 2c 2h 4s",
        "2c 2d 3c 4d 5h",
        "Ac Kd Qh Js 9c",
    )
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)
    assert [poker_text.category(it) for it in found[2:]] == [
        "straight_flush",
        "four",
        "full_house",
        "flush",
        "straight",
        "straight",
        "three",
        "two_pair",
        "pair",
        "high_card",
    ]


def test_kickers_count_and_suits_never() -> None:
    better, worse = worths("9c 9d Ah Ks 4c", "9h 9s Ad Qc Jd")
    assert better > worse
    hearts, diamonds = worths("Jh 8h 6h 2h Th", "Jd 8d 6d 2d Td")
    assert hearts == diamonds


def test_fewer_than_five_cards() -> None:
    pair, high, three, two_pair = worths("9c 9d 2h", "Ac Kd Qh Js 9c", "9c 9d 9h", "Ac Ad Kh Ks 2c")
    assert pair > high
    assert three > two_pair
    deuces, runner, flush = worths("2c 2d", "5s 6s 7s 8s", "5h 6h 7h 9h")
    assert deuces > flush > runner
    bare, kicked, ace, king = worths("9c 9d", "9h 9s 2c", "Ac", "Kc Qd")
    assert bare < kicked
    assert ace > king
    assert worths("") == [0]


def test_without_the_low_ace_five_to_ace_is_not_a_straight() -> None:
    wheel, steel = cards_of("Ac 2d 3h 4s 5c"), cards_of("Ac 2c 3c 4c 5c")
    assert poker_text.category(poker.strength(wheel, False)) == "high_card"
    assert poker_text.category(poker.strength(steel, False)) == "flush"


def test_the_words_name_the_ranks_that_decide() -> None:
    full, two_pair, straight = worths("Kc Kd Kh 9c 9d", "Jc Jd 4c 4h As", "Ac 2d 3h 4s 5c")
    assert poker_text.ranks(full) == "K9"
    assert poker_text.ranks(two_pair) == "J4A"
    assert poker_text.ranks(straight) == "5"
    for place, letter in enumerate(RANKS):
        assert poker_text.ranks(poker.strength(1 << place, True)) == letter
