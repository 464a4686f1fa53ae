"""Another engine's deadwood, over many hands: OpenSpiel's gin rummy."""

from __future__ import annotations

import pyspiel

from parlour.cards.cards import PACK_52, members, name, names
from parlour.pieces import melds
from tests.hands import cards_of, random_hands
from tests.helpers import scaled

UTILS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)  # ranks, suits, cards in a hand
NUMBERS = {card: UTILS.card_int(name(card)) for card in PACK_52}


def their_deadwood(hand: int) -> int:
    return int(UTILS.min_deadwood([NUMBERS[card] for card in members(hand)]))


def test_the_two_engines_mean_the_same_cards() -> None:
    assert their_deadwood(cards_of("Ac 2c 3c Jd Jh Js 7h 8h 9h Td")) == 10
    assert sorted(NUMBERS.values()) == list(range(52))


def test_deadwood_is_openspiels() -> None:
    melded, hands = 0, scaled(120_000)
    for hand in random_hands(hands, 10, 8):
        ours = melds.deadwood(hand)
        assert ours == their_deadwood(hand), names(hand)
        melded += ours <= 10
    assert melded > hands / 8
