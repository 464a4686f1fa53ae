"""The cards of a suit with the ace above the king."""

from __future__ import annotations

from parlour.cards.cards import PACK_52, SUITS, collect, number
from parlour.pieces import ladder

ORDER = "23456789TJQKA"


def test_the_rungs_of_a_suit_go_from_the_two_to_the_ace() -> None:
    for suit, letter in enumerate(SUITS):
        for rung, rank in enumerate(ORDER):
            card = 1 << number(rank + letter)
            assert ladder.rungs_of(card, suit) == 1 << rung
            assert ladder.cards_of(1 << rung, suit) == card
            assert ladder.rungs_of(card, (suit + 1) % 4) == 0
    assert [ladder.rungs_of(collect(PACK_52), suit) for suit in range(4)] == [0x1FFF] * 4
