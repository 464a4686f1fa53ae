"""The heuristic player: legal under any options, a function of its view, and no beginner."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from parlour.bots.romme import SteadyBot
from parlour.core.codec import PAYLOAD, kind_of
from parlour.games.romme import actions
from parlour.games.romme.deal import RommeDeal
from parlour.pieces import jokers
from tests.games.romme.test_fuzz import random_deal
from tests.helpers import some

pytestmark = pytest.mark.once

GAME = parlour.GAMES["romme"]
BOT = SteadyBot()


def move(deal: RommeDeal, seed: int = 0) -> int:
    return BOT.choose(deal.seen_by(deal.seat), 0, seed)


@pytest.mark.parametrize("start", some(range(0, 60, 10)))
def test_it_plays_legally_under_any_options(start: int) -> None:
    for seed in range(start, start + 10):
        deal = random_deal(random.Random(seed))
        bots = random.Random(seed).sample(range(deal.seats), deal.seats // 2 + 1)
        chance = random.Random(seed)
        while not deal.over:
            legal = deal.legal()
            code = move(deal, seed) if deal.seat in bots else chance.choice(legal)
            assert deal.accepts(code)
            deal.step(code)


def test_the_same_view_gives_the_same_move() -> None:
    deal = GAME.deal(seed=5)
    while not deal.over:
        code = move(deal, 1)
        assert SteadyBot().choose(deal.seen_by(deal.seat), 9, 2) == code
        deal.play(code)


def share(preset: str, seats: int, deals: int) -> float:
    """How many deals one bot wins against random players."""
    return play_against_chance(GAME.options(preset), seats, deals)[0]


def play_against_chance(rules: Any, seats: int, deals: int) -> tuple[float, int]:
    """How many deals one bot wins, and how many runs around the corner it lays down."""
    won = corners = 0
    for seed in range(deals):
        deal = GAME.deal(rules, seats, seed=seed, dealer=seed % seats)
        mine, chance = seed // seats % seats, random.Random(seed)
        while not deal.over:
            code = move(deal) if deal.seat == mine else chance.choice(deal.legal())
            if deal.seat == mine and kind_of(code) == actions.MELD:
                corners += jokers.goes_around(code & PAYLOAD)
            deal.step(code)
        won += GAME.result(deal).winner == mine
    return won / deals, corners


def test_R4_9_it_beats_random_play_with_runs_around_the_corner() -> None:
    won, corners = play_against_chance(GAME.options(around_the_corner=True), 2, 60)
    assert won >= 0.85
    assert corners >= 5


def test_R4_9_it_goes_out_around_the_corner() -> None:
    text = "H: Kh Ah 2h 3h 9c 9d 9s 4d ¦ P: 2c 2d ¦ opt: around_the_corner=true"
    deal = GAME.position(text)
    while not deal.over:
        deal.play(move(deal))
    assert GAME.result(deal).winner == 0
    deal = GAME.position("H: Jh 2h 4d ¦ T: [Qh Kh Ah] ¦ opt: around_the_corner=true")
    while not deal.over:
        deal.play(move(deal))
    assert GAME.result(deal).winner == 0


@pytest.mark.parametrize("preset", ["standard", "scala40", "basic", "discard_must_be_used"])
def test_it_beats_random_play(preset: str) -> None:
    assert share(preset, 2, 60) >= 0.85


@pytest.mark.parametrize("seats", [3, 4, 6, 7, 8])
def test_it_beats_several_random_players(seats: int) -> None:
    assert share("standard" if seats <= 6 else "three_packs", seats, 30) >= 0.75


@pytest.mark.long
@pytest.mark.parametrize("preset", list(GAME.presets))
def test_it_wins_nine_of_ten_against_random_play(preset: str) -> None:
    assert share(preset, 2, 600) >= 0.9


def test_it_opens_when_it_can_and_goes_out() -> None:
    text = "H: Kh Ks Kd 4h 4s 4d 9c ¦ unopened"
    deal = GAME.position(text)
    for _ in range(3):
        deal.play(move(deal))
    assert (deal.over, GAME.result(deal).winner) == (True, 0)


@pytest.mark.parametrize(("card", "drawn"), [("Kd", "take"), ("2c", "stock"), ("*", "take")])
def test_it_takes_what_completes_a_meld_and_leaves_what_does_not(card: str, drawn: str) -> None:
    deal = GAME.position(f"H: Kh Ks 4h 5s 7d 9c ¦ unopened ¦ phase=DRAW ¦ D: {card}")
    assert GAME.format(deal, move(deal)) == drawn


def test_it_keeps_a_joker_and_what_fits() -> None:
    deal = GAME.position("H: * 4h 4s Qd ¦ unopened ¦ T: [5s 6s 7s]")
    assert GAME.format(deal, move(deal)) == "discard Qd"
