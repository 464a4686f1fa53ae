"""Cards, their names, and the primitives that sets of them are built from."""

from __future__ import annotations

import random

import pytest

from parlour.cards import bits, cards
from parlour.cards.pack import MOST_CARDS, Pack


def test_a_pack_has_every_rank_of_every_suit() -> None:
    assert len(set(cards.PACK_52)) == 52
    assert {cards.name(card) for card in cards.PACK_52} == {
        rank + suit for rank in "A23456789TJQK" for suit in "cdhs"
    }
    assert list(cards.PACK_52) == sorted(cards.PACK_52)


def test_names_and_numbers_are_opposites() -> None:
    for card in cards.PACK_52:
        assert cards.number(cards.name(card)) == card
        assert cards.name(card) == cards.RANKS[card & 15] + cards.SUITS[card >> 4]
    for text in ("", "T", "td", "1d", "10d", "Tdx", "*"):
        with pytest.raises(KeyError):
            cards.number(text)


def test_a_card_is_shown_to_people_as_it_is_printed() -> None:
    shown = [cards.symbol(text) for text in ("Td", "As", "9c", "Qh", "T", "hello", "")]
    assert shown == ["10♦", "A♠", "9♣", "Q♥", "T", "hello", ""]


def test_a_set_of_cards_lists_them_in_order() -> None:
    chance = random.Random(1)
    for size in range(53):
        chosen = chance.sample(cards.PACK_52, size)
        assert cards.members(cards.collect(chosen)) == sorted(chosen)
        assert cards.names(cards.collect(chosen)) == tuple(map(cards.name, sorted(chosen)))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("c9T hQ", ["9c", "Tc", "Qh"]),
        ("9c  Tc\tQh", ["9c", "Tc", "Qh"]),
        ("dA c2", ["Ad", "2c"]),
        ("d hX 9", ["d", "hX", "9"]),
        ("", []),
    ],
)
def test_hands_may_be_written_by_suit(text: str, parts: list[str]) -> None:
    assert cards.split(text) == parts


def test_the_primitives_of_sets() -> None:
    chance = random.Random(2)
    assert bits.ALL == 2**64 - 1
    for _ in range(1000):
        cards_set = chance.getrandbits(64) | 1 << chance.randrange(64)
        digits = f"{cards_set:064b}"[::-1]
        assert bits.count(cards_set) == digits.count("1")
        assert bits.first(cards_set) == digits.index("1")
        assert 0 <= bits.mix(cards_set) <= bits.ALL
    assert [bits.bit(index) for index in range(64)] == [2**index for index in range(64)]
    assert len({bits.mix(x) for x in range(1000)}) == 1000


def test_a_pack_keeps_its_order() -> None:
    order = random.Random(3).sample(cards.PACK_52, 52)
    pack = Pack(order)
    assert (pack.size, pack.to_list()) == (52, order)
    pack.fill(order[:7])
    assert (pack.size, pack.to_list()) == (7, order[:7])
    pack.fill(range(MOST_CARDS))
    assert pack.to_list() == list(range(MOST_CARDS))
    with pytest.raises(ValueError, match="at most 192"):
        pack.fill(range(MOST_CARDS + 1))
    assert Pack().to_list() == []
