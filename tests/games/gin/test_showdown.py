"""Arrangements and lay-offs against their naive twins, whole showdowns against plain counting."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from parlour.cards.cards import NUMBERS, PACK_52, collect, members, names
from parlour.core.actions import Actions
from parlour.games.gin import showdown
from parlour.games.gin.actions import arrangement, arrangement_code
from tests.hands import (
    lay_off_ends,
    layouts,
    left_by,
    naive_deadwood,
    naive_exposure,
    naive_lay_offs,
    random_hand,
    random_hands,
    total,
)
from tests.helpers import scaled, seeded

GAME = parlour.GAMES["gin"]
BONUSES = {"10/20": (10, 20), "20/25": (20, 25), "25/25": (25, 25)}


def automatic(hand: int) -> frozenset[int]:
    """The melds that the engine lays out by itself."""
    return frozenset(map(collect, arrangement(showdown.automatic(hand, Actions()))))


def two_hands(chance: random.Random, limit: int) -> tuple[int, int, int]:
    """A knocker's hand within the limit, a card to knock with, and a defender's hand."""
    while True:
        knocker = random_hand(10, chance)
        if naive_deadwood(knocker) <= limit:
            break
    near = collect(PACK_52) & ~knocker
    while True:
        other = random_hand(10, chance) & near
        free = members(near & ~other)
        cards = other | collect(chance.sample(free, 10 - other.bit_count()))
        spare = chance.choice(members(near & ~cards))
        return knocker, spare, cards


def position(knocker: int, spare: int, defender: int, options: str) -> Any:
    """The position in which P0 is about to knock with the spare card."""
    rest = [card for card in PACK_52 if not (knocker | defender | 1 << spare) >> card & 1]
    text = " ¦ ".join(
        [
            f"H: {' '.join(names(knocker | 1 << spare))}",
            f"O: {' '.join(names(defender))}",
            f"D: {' '.join(names(1 << rest[0]))}",
            f"S: {' '.join(names(collect(rest[1:])))}",
            f"opt: {options}",
        ]
    )
    return GAME.position(text)


# -- the knocker -----------------------------------------------------------------------------------


def test_L0_the_automatic_arrangement_leaves_least_then_exposes_least() -> None:
    ties = 0
    for hand in random_hands(scaled(700, 80), 10, 31):
        found = list(layouts(hand))
        least = min(left_by(hand, layout) for layout in found)
        best = [layout for layout in found if left_by(hand, layout) == least]
        exposed = min(naive_exposure(layout, hand) for layout in best)
        chosen = automatic(hand)
        assert chosen in best
        assert naive_exposure(chosen, hand) == exposed
        ties += len(best) > 1
    assert ties > scaled(700, 80) // 20


def test_L0_exposure_counts_every_card_that_could_be_laid_off_once() -> None:
    for hand in random_hands(scaled(300), 10, 32):
        for layout in list(layouts(hand))[:8]:
            packed = arrangement_code(list(layout))
            assert showdown.exposure(packed, hand) == naive_exposure(layout, hand)
            assert showdown.melded(packed) == collect(
                card for meld in layout for card in members(meld)
            )


def test_L0_every_arrangement_within_the_limit_can_be_chosen() -> None:
    """The legal arrangements are those that the twin finds, each of them once."""
    chance, several = random.Random(33), 0
    for _ in range(scaled(400, 50)):
        knocker, spare, defender = two_hands(chance, 10)
        deal = position(knocker, spare, defender, "arrange=manual")
        deal.play(GAME.parse(deal, f"knock {names(1 << spare)[0]}"))
        limit = 10 if naive_deadwood(knocker) else 0
        expected = {it for it in layouts(knocker) if left_by(knocker, it) <= limit}
        offered = [
            frozenset(map(collect, arrangement(code & (1 << 40) - 1))) for code in deal.legal()
        ]
        assert len(offered) == len(set(offered))
        assert set(offered) == expected
        several += len(expected) > 1
    assert several > scaled(400, 50) // 10


# -- the defender ----------------------------------------------------------------------------------


def test_L5_automatic_lay_offs_leave_the_exact_minimum() -> None:
    chance, laid = random.Random(34), 0
    for _ in range(scaled(800, 100)):
        knocker, _, defender = two_hands(chance, 10)
        melds = tuple(sorted(automatic(knocker), key=lambda meld: meld & -meld))
        packed = showdown.lay_offs(defender, arrangement_code(list(melds)), 0, 0)
        assert packed >> 24 == naive_lay_offs(melds, defender)
        gone = 0
        for meld in melds:
            cards = showdown.laid_on(meld, packed & 255)
            assert cards & (gone | meld | ~defender) == 0
            gone |= cards
            packed >>= 8
        assert (defender & ~gone) in {left for left, _ in lay_off_ends(melds, defender)}
        laid += gone > 0
    assert laid > scaled(800, 100) // 10


def test_L1_lay_offs_by_hand_reach_exactly_what_the_twin_reaches() -> None:
    chance, steps = random.Random(35), 0
    for _ in range(scaled(150, 18)):
        knocker, spare, defender = two_hands(chance, 10)
        melds = tuple(sorted(automatic(knocker), key=lambda meld: meld & -meld))
        deal = position(knocker, spare, defender, "layoff=manual")
        deal.play(GAME.parse(deal, f"knock {names(1 << spare)[0]}"))
        if deal.over:
            assert naive_deadwood(knocker) == 0
            continue
        reached, waiting = set[tuple[int, tuple[int, ...]]](), [deal]
        while waiting:
            state = waiting.pop()
            key = (state.hand[1], tuple(meld for meld in state.meld if meld))
            if key not in reached:
                reached.add(key)
                for code in state.legal()[:-1]:  # the last is to finish
                    twin = state.clone()
                    twin.play(code)
                    waiting.append(twin)
                    steps += 1
        assert reached == lay_off_ends(melds, defender)
    assert steps > scaled(150, 18)


# -- scoring ---------------------------------------------------------------------------------------


def expected(knocker: int, defender: int, scoring: str) -> tuple[str, int, int, int, int]:
    """Kind, winner, points and both counts of a knock by P0, counted by hand."""
    undercut, gin = BONUSES[scoring]
    mine, melds = naive_deadwood(knocker), automatic(knocker)
    if mine == 0:
        theirs = naive_deadwood(defender)
        return ("gin", 0, gin + theirs, 0, theirs)
    theirs = naive_lay_offs(tuple(melds), defender)
    if mine < theirs:
        return ("knock", 0, theirs - mine, mine, theirs)
    return ("undercut", 1, undercut + mine - theirs, mine, theirs)


@pytest.mark.parametrize("scoring", BONUSES)
@pytest.mark.parametrize("layoff", ["auto", "manual"])
def test_S_a_showdown_scores_as_counted_by_hand(scoring: str, layoff: str) -> None:
    chance, kinds = random.Random(36), set()
    for _ in range(scaled(250)):
        knocker, spare, defender = two_hands(chance, 10)
        options = f"scoring={scoring} layoff={layoff}"
        deal = position(knocker, spare, defender, options)
        deal.play(GAME.parse(deal, f"knock {names(1 << spare)[0]}"))
        wanted = expected(knocker, defender, scoring)
        if layoff == "manual" and not deal.over:
            deal.play(GAME.parse(deal, "finish"))
            mine, theirs = naive_deadwood(knocker), naive_deadwood(defender)
            gain = BONUSES[scoring][0] + mine - theirs
            wanted = ("undercut", 1, gain, mine, theirs)
            if mine < theirs:
                wanted = ("knock", 0, theirs - mine, mine, theirs)
        result = deal.view(0).result
        counts = (result.knocker_deadwood, result.defender_deadwood)
        assert (result.kind, result.winner, result.points, *counts) == wanted
        assert deal.score(result.winner) == result.points
        assert deal.score(1 - result.winner) == 0
        assert total(deal.hand[0]) == total(knocker)
        laid = [card.card for card in deal.view(0).laid]
        left = [
            defender & ~collect(NUMBERS[card] for card in laid[:count])
            for count in range(len(laid) + 1)
        ]
        assert result.counted == tuple(naive_deadwood(hand) for hand in left)
        kinds.add(result.kind)
    assert {"gin", "knock"} <= kinds


@pytest.mark.long
@seeded(10_000, fresh=True)
def test_long_showdowns(seed: int) -> None:
    chance = random.Random(seed)
    knocker, spare, defender = two_hands(chance, 10)
    scoring = chance.choice(sorted(BONUSES))
    deal = position(knocker, spare, defender, f"scoring={scoring}")
    deal.play(GAME.parse(deal, f"knock {names(1 << spare)[0]}"))
    found = deal.view(0).result
    counts = (found.knocker_deadwood, found.defender_deadwood)
    wanted = expected(knocker, defender, scoring)
    assert (found.kind, found.winner, found.points, *counts) == wanted
