"""The melds beside each other in a hand: disjoint, legal, and as many cards as can be melded."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from parlour.cards import bits, twins
from parlour.pieces import arrangement, jokers
from tests.helpers import scaled, seeded

LIMITS = jokers.limits_of(1, 15, 15)


def arranged(text: str, limits: int = LIMITS) -> list[str]:
    """Return the melds of a hand that is written in cards."""
    sets = twins.count(map(twins.number, text.split()))
    return [" ".join(meld) for meld in arrangement.side_by_side(*sets, limits)]


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("2c 5d Kh", []),
        ("4s 5s 6s 7s 7h 7d", ["4s 5s 6s", "7d 7h 7s"]),
        ("Qh Kh Ah 2h", ["Qh Kh Ah"]),
        ("6c 7c 8c 6c 7c 8c", ["6c 7c 8c", "6c 7c 8c"]),
        ("3d 4d 9h *", ["* 3d 4d"]),
        ("3d 4d 5d 9h *", ["3d 4d 5d"]),
        ("Ts Js Ks * 4h 4c", ["Ts Js * Ks"]),
    ],
)
def test_melds_bind_the_most_cards_and_few_jokers(hand: str, melds: list[str]) -> None:
    assert arranged(hand) == melds


def most(left: Counter[int], limits: int) -> int:
    """Return the most natural cards that melds of these can bind, by trying all of them."""
    once, _, wild, _ = twins.count(left.elements())
    best = 0
    for meld in jokers.melds_of(once, wild, limits):
        cards = [card for card in range(64) if jokers.naturals(meld) & bits.bit(card)]
        used = Counter(cards) + Counter({bits.JOKER: jokers.jokers(meld)})
        best = max(best, len(cards) + most(left - used, limits))
    return best


@seeded(20)
def test_no_other_melds_bind_more_cards(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(scaled(10)):
        hand = chance.sample(twins.pack(2, 2), 11)
        sets = twins.count(hand)
        found = arrangement.side_by_side(*sets, LIMITS)
        naturals = sum(card != "*" for meld in found for card in meld)
        assert naturals == most(Counter(hand), LIMITS), twins.write(hand)
        used = Counter(card for meld in found for card in meld)
        assert used <= Counter(twins.names(*sets)), twins.write(hand)
