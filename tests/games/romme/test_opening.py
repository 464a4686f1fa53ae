"""The opening solver and the melds with jokers against the slow and obvious way."""

from __future__ import annotations

import random

import pytest

from parlour.cards import bits, cards, twins
from parlour.games.romme import opening
from parlour.pieces import joker_text, jokers
from tests.helpers import some

from . import naive

LIMITS = [
    jokers.limits_of(2, 2, 15),
    jokers.limits_of(1, 12, 15),
    jokers.limits_of(2, 1, 2),
    jokers.limits_of(3, 2, 15),
    jokers.limits_of(1, 2, 3),
    jokers.limits_of(2, 2, 15) | jokers.CORNER,
    jokers.limits_of(1, 12, 15) | jokers.CORNER,
]
UNIVERSE = [*naive.set_codes(), *naive.run_codes(3)]
EMPTIES, LAYS, BAR = 1 << 13, 1 << 14, 16


@pytest.mark.parametrize("limits", LIMITS)
def test_R4_5_R4_6_every_meld_is_judged_as_its_text_reads(limits: int) -> None:
    for meld in UNIVERSE:
        assert jokers.is_meld(meld, limits) == naive.allowed(meld, limits)


def test_melds_can_be_written_and_read() -> None:
    for meld in some(UNIVERSE):
        assert joker_text.read(joker_text.write(meld, ranked=True)) == meld
        assert opening.value(meld) == naive.value(meld)
        assert jokers.size(meld) == len(joker_text.write(meld))


def some_hand(chance: random.Random, naturals: int, wild: int) -> list[int]:
    """A hand in which melds are likely: cards of few ranks, or of few suits."""
    pack = list(cards.PACK_52) * chance.choice([2, 3])
    if chance.random() < 0.5:
        ranks = chance.sample(range(13), 4)
        pack = [card for card in pack if card & 15 in ranks]
    else:
        suits = chance.sample(range(4), 2)
        pack = [card for card in pack if card >> 4 in suits]
    return [*chance.sample(pack, naturals), *[bits.JOKER] * wild]


@pytest.mark.parametrize("seed", some(range(60)))
def test_R6_4_can_open_agrees_with_the_definition(seed: int) -> None:
    chance = random.Random(seed)
    limits = chance.choice(LIMITS)
    wild = chance.choice([0, 1, 2, 3]) if limits >> 4 & 15 < 12 else chance.choice([0, 1, 2])
    hand = some_hand(chance, chance.randint(4, 8), wild)
    universe = naive.within(UNIVERSE, hand)
    singles = [card for card in hand if hand.count(card) == 1]
    barred = chance.choice([-1, *singles])
    empties, lays = chance.random() < 0.5, chance.random() < 0.5
    table = [chance.choice(UNIVERSE)]
    table = [meld for meld in table if naive.allowed(meld, limits)]
    terms = limits | empties * EMPTIES | lays * LAYS | (barred + 1) << BAR
    fitting = 0
    for meld in table:
        fitting |= opening.fits(meld, limits)
    held = twins.count(hand)
    for need in (9, 20, 30, 36, 40, 50, 60):
        expected = naive.openable(
            hand, need, barred, table, limits, universe, empties=empties, lays=lays
        )
        found = opening.can_open(*held, need, terms, fitting)
        assert found == expected, (twins.write(hand), need, barred)


@pytest.mark.parametrize("seed", some(range(60)))
def test_a_bound_is_never_too_low(seed: int) -> None:
    chance = random.Random(seed)
    limits = chance.choice(LIMITS)
    hand = some_hand(chance, chance.randint(3, 7), chance.choice([0, 1, 2]))
    once, twice, wild, thrice = twins.count(hand)
    for meld in naive.melds_in(hand, limits, naive.within(UNIVERSE, hand)):
        usable = opening.usable(once, wild, limits)
        assert jokers.naturals(meld) & ~usable == 0
        assert opening.most(once, twice, wild, thrice, limits) >= opening.value(meld)
