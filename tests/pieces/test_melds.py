"""The meld solver against its naive twin: every set of disjoint melds, one after another."""

from __future__ import annotations

import random

import pytest

from parlour.cards.cards import PACK_52, collect, members
from parlour.pieces import melds
from tests.hands import (
    all_melds,
    cards_of,
    layouts,
    left_by,
    naive_deadwood,
    random_hands,
    total,
)
from tests.helpers import scaled, seeded


def test_points_are_the_ranks_and_ten() -> None:
    assert [melds.points(1 << card) for card in range(13)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, *[10] * 4]
    assert melds.points(collect(PACK_52)) == 340
    assert melds.points(0) == 0
    for hand in random_hands(300, 11, 1):
        assert melds.points(hand) == total(hand)


@pytest.mark.parametrize("size", [3, 7, 10, 11])
def test_deadwood_is_the_least_of_all_layouts(size: int) -> None:
    for hand in random_hands(scaled(3000), size, size):
        assert melds.deadwood(hand) == naive_deadwood(hand), members(hand)


@pytest.mark.parametrize("size", [3, 7, 10, 11])
def test_is_above_compares_the_deadwood(size: int) -> None:
    for hand in random_hands(scaled(3000), size, size):
        least = melds.deadwood(hand)
        for limit in (0, least - 1, least, least + 1, 20):
            assert melds.is_above(hand, limit) == (least > limit), members(hand)


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("", 0),
        ("Ac", 1),
        ("4c 4d 4h 4s 5s 6s", 0),  # the fourth four is needed in the sequence
        ("4c 4d 4h 3s 4s 5s 6s 3h 3d", 0),  # two groups, and a sequence without its lowest card
        ("4h 5h 6h 7h 7c 7d", 0),  # the seven goes to the group, three hearts are enough
        ("5c 5d 5h 6h 7h 5s 6s 7s 6d", 14),  # four fives and three sixes; two sequences leave 16
        ("Ah 2h Kh Qh", 23),  # the ace is only low
        ("Jc Jd Qc Qd Kc Kd", 0),
    ],
)
def test_overlapping_melds(hand: str, least: int) -> None:
    assert melds.deadwood(cards_of(hand)) == naive_deadwood(cards_of(hand)) == least


def test_a_meld_is_what_the_rules_call_one() -> None:
    known = set(all_melds())
    groups = {meld for meld in known if len({card & 15 for card in members(meld)}) == 1}
    assert len(groups) == 13 * 5
    assert len(known - groups) == 4 * 66
    for meld in known:
        assert melds.is_meld(meld)
        assert melds.is_group(meld) == (meld in groups)
        assert melds.is_sequence(meld) == (meld not in groups)
    chance = random.Random(2)
    for _ in range(scaled(4000)):
        cards = collect(chance.sample(PACK_52, chance.randint(0, 5)))
        assert melds.is_meld(cards) == (cards in known)
    for meld in known:
        for card in PACK_52:
            assert melds.is_meld(meld ^ 1 << card) == (meld ^ 1 << card in known)


def test_every_meld_has_a_code_of_its_own() -> None:
    codes = {meld: melds.meld_code(meld) for meld in all_melds()}
    assert len(set(codes.values())) == len(codes)
    for meld, code in codes.items():
        assert 0 < code < 1 << 11
        assert melds.meld_cards(code) == meld


def test_an_extension_is_any_card_that_makes_a_longer_meld() -> None:
    known = set(all_melds())
    for meld in known:
        fitting = {card for card in PACK_52 if meld | 1 << card in known and not meld >> card & 1}
        assert set(members(melds.extension(meld))) == fitting


def test_the_twin_knows_every_layout_once() -> None:
    hand = cards_of("5c 5d 5h 5s 6s 7s")
    found = list(layouts(hand))
    assert len(found) == len(set(found)) == 8
    assert sorted(left_by(hand, layout) for layout in found) == [0, 13, 15, 18, 18, 18, 18, 33]


@pytest.mark.long
@seeded(30_000, fresh=True)
def test_long_deadwood(seed: int) -> None:
    (hand,) = random_hands(1, 10 + seed % 2, seed)
    assert melds.deadwood(hand) == naive_deadwood(hand)
