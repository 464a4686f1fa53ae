"""Sequences up to a stop, and chips that only change places, against naive code."""

from __future__ import annotations

import random

import pytest

from parlour.cards.cards import PACK_52, collect, members, name, number
from parlour.pieces import stops

ORDER = "23456789TJQKA"


def cards(text: str) -> int:
    return collect(number(card) for card in text.split())


def text(found: int) -> str:
    return " ".join(sorted(map(name, members(found)), key=lambda it: (it[1], ORDER.index(it[0]))))


def test_the_next_card_is_one_rank_higher_in_suit() -> None:
    for card in PACK_52:
        rank, suit = tuple(name(card))
        following = stops.next_card(card)
        if rank == "A":
            assert following == -1
        else:
            assert name(following) == ORDER[ORDER.index(rank) + 1] + suit
            assert stops.above(card, 1) == following
        assert text(stops.lower(card)) == " ".join(it + suit for it in ORDER[: ORDER.index(rank)])


@pytest.mark.parametrize(
    ("card", "live", "run"),
    [
        ("5c", "5c 6c 7c 9c 8d", "5c 6c 7c"),
        ("Qh", "Qh Kh Ah 2h", "Qh Kh Ah"),
        ("Ah", "Ah 2h", "Ah"),
        ("2s", " ".join(rank + "s" for rank in ORDER), " ".join(rank + "s" for rank in ORDER)),
        ("Kd", "Kd", "Kd"),
    ],
)
def test_a_run_goes_on_to_a_stop(card: str, live: str, run: str) -> None:
    assert text(stops.run_from(number(card), cards(live))) == run


def test_runs_against_naive_ones() -> None:
    chance = random.Random(4)
    for _ in range(500):
        live = chance.sample(PACK_52, chance.randint(1, 52))
        card = chance.choice(live)
        run, following = [], card
        while following in live:
            run.append(following)
            following = stops.next_card(following)
        found = stops.run_from(card, collect(live))
        assert found == collect(run)
        assert stops.highest(found, card >> 4) == run[-1]
        middle = chance.choice(run)
        assert stops.up_to(found, middle) == collect(run[: run.index(middle) + 1])


def test_the_lowest_card_of_every_suit_may_be_led() -> None:
    assert text(stops.lowest_of_suits(cards("Ac 9c Ah 2s As Kd"))) == "9c Kd Ah 2s"
    assert stops.lowest_of_suits(0) == 0


def test_which_suits_are_barred() -> None:
    everything = collect(PACK_52)
    for change, suits in ((0, "cdhs"), (1, "cds"), (2, "cs")):
        left = everything & ~stops.barred_after(number("Ah"), change)
        assert {name(card)[1] for card in members(left)} == set(suits)
    assert stops.barred_after(number("5c"), 2) == stops.barred_after(number("Ks"), 2)


def test_three_in_sequence_of_a_suit() -> None:
    low = number("8c")
    assert stops.sequences(cards("8d 9d Td 8s 9s Ts 8c 9c"), low) == 0b1010
    assert stops.sequences(cards("8d 9c Td"), low) == 0
