"""The heuristic bot: legal, a pure function, clearly better than chance, sensible with several."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from parlour.bots.base import Bot
from parlour.bots.random import RandomBot
from parlour.bots.rummy500 import HeuristicBot
from parlour.cards.rng import Random

GAME = parlour.GAMES["rummy500"]


def play(deal: Any, bots: list[Bot], seed: int = 0) -> list[int]:
    """Play a deal to its end; return the points."""
    chance = random.Random(seed)
    while deal.seat >= 0:
        legal = deal.legal()
        view = deal.view(deal.seat)
        code = bots[deal.seat].choose(view, legal, 0, chance.getrandbits(64))
        assert code in legal
        deal.step(code)
    return [deal.score(seat) for seat in range(deal.seats)]


def share(preset: str, seats: int, deals: int) -> float:
    """Return in how many deals one bot among random ones has the most points alone."""
    won = 0
    for seed in range(deals):
        hero = seed % seats
        bots: list[Bot] = [HeuristicBot() if i == hero else RandomBot() for i in range(seats)]
        deal = GAME.deal(GAME.options(preset), seats, seed=seed, dealer=seed // seats % seats)
        points = play(deal, bots, seed)
        won += points[hero] == max(points) and points.count(points[hero]) == 1
    return won / deals


def test_it_beats_chance_in_nine_deals_of_ten() -> None:
    assert share("standard", 2, 60) >= 0.9


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_leads_a_larger_table_of_chance(seats: int) -> None:
    assert share("standard", seats, 24) >= 0.6


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_plays_every_preset_to_the_end(preset: str, seats: int) -> None:
    deal = GAME.deal(GAME.options(preset), seats, seed=7)
    assert len(play(deal, [HeuristicBot()] * seats)) == seats


def test_it_plays_only_from_what_it_sees() -> None:
    deal = GAME.deal(GAME.options(), 3, seed=3)
    bot = HeuristicBot()
    for _ in range(60):
        if deal.over:
            break
        view, legal = deal.view(deal.seat), deal.legal()
        code = bot.choose(view, legal, 0, 1)
        twin = deal.clone()
        twin.resample(deal.seat, Random(5))
        assert bot.choose(twin.view(deal.seat), twin.legal(), 0, 1) == code
        deal.step(code)


def test_it_calls_rummy_and_takes_a_deep_card() -> None:
    bot = HeuristicBot()
    deal = GAME.position("n=3 ¦ H: 8h 4d 9c ¦ P: Ks ¦ P: Qs ¦ T: [5h 6h 7h]")
    deal.play(GAME.parse(deal, "discard 8h"))
    code = bot.choose(deal.view(1), deal.legal(), 0, 0)
    assert GAME.format(deal, code) == "call D0 lay 8h>T0.hi"
    deal = GAME.position("H: Ks Kd 4d 2c ¦ P: 7c 8c 9d Ts Jc 3s ¦ D: Kh Qd Jd Td ¦ phase=DRAW")
    code = bot.choose(deal.view(0), deal.legal(), 0, 0)
    assert GAME.format(deal, code) == "take D0"
