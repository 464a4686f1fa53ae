"""The policy that counts cards, and the bots that search with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from parlour.bots import create
from parlour.bots.stops.counting import CountingPolicy, hope, rank_of
from parlour.cards.cards import collect
from parlour.cards.rng import Random
from parlour.core.game import AnyGame
from parlour.games.stops import state
from parlour.pieces import poker
from parlour.search.montecarlo import search
from tests.bots.stops.test_decisions import (
    ACES,
    LOW,
    MICHIGAN,
    OTHERS,
    PAIRS,
    POOR,
    RICH,
    TRIPOLEY,
    WEAK,
    each_game,
    each_preset,
    stacked,
)
from tests.helpers import scaled, seeded, sparse, states

pytestmark = pytest.mark.once

POLICY = CountingPolicy()


@each_preset
@seeded(scaled(10))
def test_it_plays_from_what_the_seat_sees(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        if not deal.over:
            code, twin = POLICY.decide(deal, Random(seed)), deal.clone()
            twin.resample(deal.seat, Random(seed))
            assert POLICY.decide(twin, Random(seed)) == code
            assert POLICY.listed(twin) == POLICY.listed(deal)
            assert deal.accepts(code)


@each_preset
@seeded(scaled(10))
def test_it_finds_every_world_possible(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        for seat in range(deal.seats):
            assert 1 <= POLICY.weight(deal, seat) <= 4096
            if not deal.over:
                world = POLICY.imagine(deal, seat, Random(seed))
                assert 1 <= POLICY.weight(world, seat) <= 4096


@each_game
def test_threads_find_the_same(game: AnyGame) -> None:
    deal = game.deal(seed=3)
    one, three = (search(deal, POLICY, 80, 7, tries=3, threads=it) for it in (1, 3))
    assert one == three


@pytest.mark.parametrize("size", [5, 8, 10, 13, 17])
def test_of_hands_of_any_size_it_knows_how_many_five_cards_beat(size: int) -> None:
    rng = random.Random(size)
    pack = TRIPOLEY.pack(TRIPOLEY.options(), 4)
    hands = [collect(rng.sample(list(pack), size)) for _ in range(400)]
    worth = [poker.strength(hand, 1) for hand in hands]
    for hand, own in list(zip(hands, worth, strict=True))[:40]:
        beaten = sum(other < own for other in worth) + sum(other == own for other in worth) / 2
        assert rank_of(hand, size, 1) / 1024 == pytest.approx(beaten / len(hands), abs=0.12)


@each_game
def test_a_poor_hand_hopes_for_another_and_a_rich_one_does_not(game: AnyGame) -> None:
    deal = stacked(game, POOR, RICH, "7c 6c", LOW)
    assert hope(deal, 1) > 100 > 0 > hope(deal, 2)


def count_of(line: str) -> int:
    """Return the weight of a world for P0."""
    return POLICY.weight(MICHIGAN.position(line), 0)


def test_a_lead_of_a_lone_middling_card_makes_an_ace_unlikely() -> None:
    line = "H: 5d 6d 7d ¦ P: 3c {} ¦ P: 2c 2h 8d ¦ P: 4c 5c ¦ S: {} Th ¦ run: P1 9h ¦ turn=P1"
    assert count_of(line.format("4s", "As")) > count_of(line.format("As", "4s"))


def test_a_raise_makes_good_cards_likelier() -> None:
    deal: Any = stacked(TRIPOLEY, ACES, WEAK, PAIRS, OTHERS, poker_select="auto", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    poor = deal.clone()
    deal.play(TRIPOLEY.parse(deal, "raise 2"))
    held, five = list(poor.hand), list(poor.five)
    held[1], held[2] = held[2], held[1]
    five[1], five[2] = five[2], five[1]
    poor.put(poor.fields() | {"hand": held, "five": five})
    poor.play(TRIPOLEY.parse(poor, "raise 2"))
    assert POLICY.weight(deal, 3) > POLICY.weight(poor, 3)


def test_nobody_folds_where_it_costs_nothing_to_stay_in() -> None:
    deal = stacked(TRIPOLEY, WEAK, ACES, PAIRS, OTHERS, poker_select="auto", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    assert "fold" in texts(deal, deal.legal())
    assert texts(deal, POLICY.listed(deal)) == ["call", "raise 2"]
    deal.play(TRIPOLEY.parse(deal, "raise 2"))
    assert "fold" in texts(deal, POLICY.listed(deal))


def texts(deal: Any, codes: list[int]) -> list[str]:
    return [TRIPOLEY.format(deal, it) for it in codes]


# -- the bots --------------------------------------------------------------------------------------

WORLDS = 200


def chosen(game: AnyGame, deal: Any, seed: int = 0) -> str:
    """Return the strong bot's action, as text."""
    bot = create("strong", game.id)
    return game.format(deal, bot.choose(deal.seen_by(deal.seat), WORLDS, seed))


def test_it_raises_with_aces_and_folds_nothing_to_a_raise() -> None:
    deal = stacked(TRIPOLEY, ACES, WEAK, PAIRS, OTHERS, poker_select="auto", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    assert chosen(TRIPOLEY, deal).startswith("raise")
    deal.play(TRIPOLEY.parse(deal, "raise 2"))
    assert chosen(TRIPOLEY, deal) == "fold"


@each_game
def test_it_gives_away_a_poor_hand_but_not_a_rich_one(game: AnyGame) -> None:
    assert chosen(game, stacked(game, LOW, POOR, "7c 6c", RICH)) != "exchange"
    assert chosen(game, stacked(game, LOW, "Jh Jd 7h", "7c 6c Th", POOR)) == "exchange"


@each_game
def test_it_bids_for_the_spare_hand_with_a_poor_hand_only(game: AnyGame) -> None:
    deal = stacked(game, POOR, RICH, "7c 6c", LOW)
    deal.play(game.parse(deal, "offer"))
    assert chosen(game, deal).startswith("bid")
    deal.play(game.parse(deal, "bid 1"))
    assert chosen(game, deal) == "pass"


def test_it_leads_the_ace_that_lets_it_lead_again() -> None:
    line = "H: 5c As ¦ P: 6c 2h 3h ¦ P: 7c 4d 5d ¦ P: 8c 9c Tc ¦ S: Jc"
    for game in (TRIPOLEY, MICHIGAN):
        assert chosen(game, game.position(line)) == "lead As"


def test_it_claims_everything_and_chooses_the_best_five() -> None:
    deal = stacked(TRIPOLEY, ACES, WEAK, PAIRS, OTHERS, claim="manual", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    assert chosen(TRIPOLEY, deal) == "claim AH"
    while deal.phase < state.SELECT:
        deal.play(deal.legal()[-1])
    assert chosen(TRIPOLEY, deal) == "select Ac Kc Ad Ah As"


@pytest.mark.long
@each_game
def test_long_it_wins_chips_from_the_steady_bot(game: AnyGame) -> None:
    line = ["strong", "steady"]
    ladder = parlour.arena(game, bots=line, deals=1600, seed=5)
    assert ladder.bots["strong"].points > ladder.bots["steady"].points
