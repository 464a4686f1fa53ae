"""What may be played to a trick, compared with the same said card by card."""

from __future__ import annotations

import random
from collections import Counter
from math import comb

import pytest

from parlour.cards import high
from parlour.cards.cards import collect, members
from parlour.cards.rng import Random
from parlour.pieces import tricks

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
    assert high.names(collect(high.pack("K"))) == ["Kc", "Ac", "Kd", "Ad", "Kh", "Ah", "Ks", "As"]
    with pytest.raises(KeyError):
        high.number("1c")


@pytest.mark.parametrize("card", PACK)
def test_a_suit_and_what_is_above(card: int) -> None:
    for other in PACK:
        assert tricks.suit(card) >> other & 1 == (other >> 4 == card >> 4)
        assert tricks.above(card) >> other & 1 == beats(other, card)


@pytest.mark.parametrize("seed", range(40))
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
