"""The heuristic gin player's moves in positions that people would agree on, and its results."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from parlour import GAMES, bots
from parlour.bots.gin import SteadyBot
from parlour.bots.gin.reasons import ReasoningBot
from parlour.sim import simulate
from tests.helpers import scaled

pytestmark = pytest.mark.once

GIN = GAMES["gin"]
BOT: Any = ReasoningBot()
OTHER = "O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"


def move(position: str, bot: Any = BOT) -> str:
    """A bot's move in a position."""
    deal = GIN.position(position)
    return GIN.format(deal, bot.choose(deal.seen_by(deal.seat), 1000, 0))


def why(position: str) -> str:
    """Why the bot moves so, in words."""
    deal = GIN.position(position)
    reason = bots.advise(BOT, deal.seen_by(deal.seat), 0, 0).reason
    assert reason is not None
    return reason.say("gin", "en")


# -- drawing ---------------------------------------------------------------------------------------


def test_takes_a_card_that_makes_a_meld() -> None:
    hand = "H: 8c 8d 4s 5h Jd Qc 2c Ah Ts Kd"
    assert move(f"{hand} ¦ {OTHER} ¦ D: 8h ¦ phase=DRAW") == "take"
    assert move(f"{hand} ¦ {OTHER} ¦ D: 8h ¦ phase=UPCARD1") == "take"
    told = "The 8h makes a meld: your deadwood falls from 68 to 42."
    assert why(f"{hand} ¦ {OTHER} ¦ D: 8h ¦ phase=DRAW") == told


def test_leaves_a_card_that_makes_none() -> None:
    hand = "H: 8c 8d 4s 5h Jd Qc 2c Ah Ts Kd"
    assert move(f"{hand} ¦ {OTHER} ¦ D: 7h ¦ phase=DRAW") == "stock"
    assert move(f"{hand} ¦ {OTHER} ¦ D: 7h ¦ phase=UPCARD1") == "pass"
    offered = f"{hand} ¦ {OTHER} ¦ D: 7h ¦ phase=UPCARD2 ¦ dealer=P0"
    assert move(f"{offered} ¦ opt: first_upcard=both_offered") == "pass"


def test_leaves_a_card_if_its_meld_would_break_a_better_one() -> None:
    melded = "H: [5d 6d 7d] [Tc Th Ts] Qc Kd Ah 2s"
    assert move(f"{melded} ¦ O: 2d 3h 5c 6c 9s 9c Jc Jh Qh Ks ¦ D: 9h ¦ phase=DRAW") == "stock"


def test_takes_a_card_to_knock_with() -> None:
    hand = "H: [8c 8d 8h] [4s 5s 6s] 2c 3d Ah Kd"
    assert move(f"{hand} ¦ {OTHER} ¦ D: 4h ¦ phase=DRAW") == "take"


LAST = "phase=LAST_DISCARD ¦ S: Kh Kc ¦ opt: last_discard_knock=true"


def test_takes_the_last_discard_to_knock() -> None:
    hand = "H: [8c 8d 8h] [4s 5s 6s] 2c 3d Ah Kd"
    assert move(f"{hand} ¦ {OTHER} ¦ D: 4h ¦ {LAST}") == "take"
    poor = "H: 8c 8d 4s 5h Jd Qc 2c Ah Ts Kd"
    assert move(f"{poor} ¦ {OTHER} ¦ D: 4h ¦ {LAST}") == "pass"


# -- discarding ------------------------------------------------------------------------------------


def test_throws_the_costliest_card_of_no_use() -> None:
    hand = "H: [8c 8d 8h] 4s 5s Qc Qs Ac 2c 3d Kd"
    assert move(f"{hand} ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc 7h Ks") == "discard Kd"


def test_keeps_what_the_other_collects() -> None:
    hand = "H: [8c 8d 8h] 4s 6h Qc Kd Ac 2c 3d As"
    other = "O: 2d 3h 5c Kh Ks 9c Tc Jd 7h 9h"
    assert move(f"{hand} ¦ {other} ¦ D: 2h") == "discard Kd"
    assert move(f"{hand} ¦ {other} ¦ D: 2h ¦ O+: Kh Ks") == "discard Qc"
    told = "The Qc is less use to your opponent than the Kd."
    assert why(f"{hand} ¦ {other} ¦ D: 2h ¦ O+: Kh Ks") == told


def test_a_steady_player_does_not_think_of_what_the_other_collects() -> None:
    hand = "H: [8c 8d 8h] 4s 6h Qc Kd Ac 2c 3d As"
    position = f"{hand} ¦ O: 2d 3h 5c Qh Qs 9c Tc Jd 7h 9h ¦ D: 2h ¦ O+: Qh Qs"
    assert move(position) == "discard Kd"
    assert move(position, SteadyBot()) == "discard Qc"


KNOCKS = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 7c 9h ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"


def test_knocks_early_and_waits_for_gin_later() -> None:
    assert move(KNOCKS) == "knock 9h"
    assert why(KNOCKS).startswith(
        "It is early, and your opponent has hardly had time: a deadwood of 7"
    )
    late = "H-: 2c 2h 2s 3c 3d 3s 4c"
    assert move(f"{KNOCKS} ¦ {late}") == "discard 9h"
    assert move(f"{KNOCKS} ¦ {late} ¦ S: Kh Kc") == "knock 9h"
    assert why(f"{KNOCKS} ¦ {late} ¦ S: Kh Kc").startswith("The stock is almost gone")


@pytest.mark.parametrize(("bonus", "turns"), [(0, 7), (10, 6), (20, 5), (25, 4), (100, 0)])
def test_the_more_an_undercut_costs_the_sooner_it_waits(bonus: int, turns: int) -> None:
    thrown = "2c 2h 2s 3c 3d 3s 4c"
    for number in range(8):
        before = " ".join(thrown.split()[:number])
        position = f"{KNOCKS} ¦ H-: {before} ¦ opt: undercut_bonus={bonus}"
        assert move(position).startswith("knock") == (number < turns)


def test_gin_is_never_let_pass() -> None:
    hand = "H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 2c"
    for forced in ("true", "false"):
        position = f"{hand} ¦ {OTHER} ¦ H-: 2h 2s 3c 3d 3s 4c 4h 4d"
        assert move(f"{position} ¦ opt: forced_gin={forced}") == "knock 2c"


def test_eleven_melded_cards() -> None:
    hand = f"H: [8c 8d 8h] [4s 5s 6s 7s] [Td Jd Qd Kd] ¦ {OTHER}"
    assert move(f"{hand} ¦ opt: big_gin=true") == "biggin"
    assert move(hand) in ("knock Td", "knock 4s", "knock 7s", "knock Kd")


def test_only_gin_ends_straight_gin() -> None:
    assert move(f"{KNOCKS} ¦ opt: knock_limit=0") == "discard 9h"


# -- the showdown ----------------------------------------------------------------------------------


def test_lays_out_what_can_be_laid_off_on_least() -> None:
    hand = "H: 5c 5d 5h 5s 6s 7s 8s 2c Ad Ah ¦ O: 4s 9s 2d 3h 6c 7d Tc Jd Qh Ks"
    position = f"{hand} ¦ D: Kc ¦ phase=SHOW_KNOCKER ¦ opt: arrange=manual"
    assert move(position) == "arrange [5c 5d 5h 5s] [6s 7s 8s]"


def test_lays_off_a_whole_chain_and_finishes() -> None:
    deal = GIN.position(
        "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac ¦ O: 8s 3s 2s 2c 7d 9h Tc Qh Ks 5d ¦ D: Kc"
        " ¦ phase=SHOW_DEFENDER ¦ show: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] ¦ opt: layoff=manual"
    )
    while not deal.over:
        deal.play(BOT.choose(deal.seen_by(deal.seat), 0, 0))
    view = deal.view(1)
    assert {it.card for it in view.laid} == {"8s", "3s", "2s"}
    assert view.result.defender_deadwood == 2 + 5 + 7 + 9 + 3 * 10


@pytest.mark.parametrize("preset", GIN.presets)
def test_by_hand_it_lays_off_as_well_as_the_engine(preset: str) -> None:
    for seed in range(scaled(60)):
        results = []
        for layoff in ("auto", "manual"):
            deal = GIN.deal(GIN.options(preset, layoff=layoff, arrange=layoff), seed=seed)
            while not deal.over:
                deal.play(BOT.choose(deal.seen_by(deal.seat), 0, 0))
            results.append((deal.score(0), deal.score(1)))
        assert results[0] == results[1]


# -- how it fares ----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["10/20", "international"])
def test_wins_against_random_play(preset: str) -> None:
    line = [BOT, "random"]
    deals = scaled(400, 50)
    result = simulate(
        GIN, GIN.options(preset), bots=line, deals=deals, seed=11, jobs=1, mirrored=True
    )
    assert result.points[0].won >= 0.97
    assert result.points[0].low > 50


def test_it_plays_the_same_on_every_machine() -> None:
    total = hashlib.sha256()
    presets = (it for it in GIN.presets if it != "strict")  # which came later
    for seed, preset in enumerate(presets):
        deal = GIN.deal(GIN.options(preset), seed=seed)
        while not deal.over:
            code = BOT.choose(deal.seen_by(deal.seat), 0, 0)
            total.update(GIN.format(deal, code).encode())
            deal.play(code)
    assert total.hexdigest()[:16] == "dd9d5de2c4c36e0b"
