"""Another engine's order of poker hands, over many pairs: PokerKit."""

from __future__ import annotations

import random

from pokerkit import Card, StandardHighHand

from parlour.cards.cards import PACK_52, collect, name, names
from parlour.pieces import poker
from tests.helpers import scaled

PAIRS = scaled(100_000, 10_000)
CARDS = {card: next(iter(Card.parse(name(card)))) for card in PACK_52}


def theirs(hand: list[int]) -> int:
    """The place of a hand in their table, the best hand the highest."""
    return int(StandardHighHand.lookup.get_entry([CARDS[card] for card in hand]).index)


def test_the_two_engines_mean_the_same_hands() -> None:
    royal, wheel = StandardHighHand("ThJhQhKhAh"), StandardHighHand("Ac2d3h4s5c")
    assert royal > wheel
    numbers = [[card for card in PACK_52 if CARDS[card] in hand.cards] for hand in (royal, wheel)]
    assert [names(collect(hand)) for hand in numbers] == [
        ("Ah", "Th", "Jh", "Qh", "Kh"),
        ("Ac", "5c", "2d", "3h", "4s"),
    ]
    assert theirs(numbers[0]) > theirs(numbers[1])


def test_hands_compare_as_pokerkits() -> None:
    chance = random.Random(8)
    equal = 0
    for _ in range(PAIRS):
        ranks = chance.sample(range(13), chance.choice([6, 13]))  # few make many equal hands
        cards = chance.sample([card for card in PACK_52 if card & 15 in ranks], 10)
        one, other = cards[:5], cards[5:]
        ours = poker.strength(collect(one), True) - poker.strength(collect(other), True)
        difference = theirs(one) - theirs(other)
        assert (ours > 0) == (difference > 0), (names(collect(one)), names(collect(other)))
        assert (ours == 0) == (difference == 0), (names(collect(one)), names(collect(other)))
        equal += ours == 0
    assert equal > PAIRS // 1000
