"""The players of the contest of EAAI 2021 play as they are described, and by our rules."""

from __future__ import annotations

import random

import pytest

from benchmarks.peers.eaai import Marjj, Simple, in_group, in_sequence
from parlour.cards.cards import NUMBERS
from parlour.games.gin import GAME as GIN
from tests.helpers import random_options, scaled, seeded

pytestmark = pytest.mark.once

KNOCKS = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 7c 9h ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"
BY_OURS = "opt: forced_gin=false"


def move(bot: Simple | Marjj, position: str) -> str:
    deal = GIN.position(position)
    return GIN.format(deal, bot.choose(deal.seen_by(deal.seat), 0, 1))


@seeded(scaled(30, 3))
def test_they_play_by_any_rules(seed: int) -> None:
    chance = random.Random(seed)
    kinds: list[type[Simple | Marjj]] = [Simple, Marjj]
    players = [chance.choice(kinds)() for _ in range(2)]
    deal = GIN.deal(random_options(GIN, chance.choice(list(GIN.presets)), chance), seed=seed)
    while not deal.over:
        chaotic = chance.random() < 0.3
        code = players[deal.seat].choose(deal.seen_by(deal.seat), 0, seed)
        assert deal.accepts(code)
        deal.play(chance.choice(deal.legal()) if chaotic else code)


def test_simple_knocks_at_once_and_marjj_in_three_turns_only() -> None:
    for thrown, marjj in (("", "knock 9h"), ("2c 2h", "knock 9h"), ("2c 2h 2s", "discard 9h")):
        position = f"{KNOCKS} ¦ H-: {thrown} ¦ {BY_OURS}"
        assert move(Simple(), position) == "knock 9h"
        assert move(Marjj(), position) == marjj


def test_both_take_a_meld_that_helps_and_simple_any() -> None:
    other = "O: 2d 3h 5c 6c 4s 9c Jc Jh Qh Ks"
    helps = f"H: [Ac 2c 3c] [5d 6d 7d] Ah Ad 9s Kd ¦ {other} ¦ D: As ¦ phase=DRAW"
    assert [move(bot, helps) for bot in (Simple(), Marjj())] == ["take", "take"]
    worse = "H: [Tc Td Ts] 9s Ac 3d 4h 6h 7h Qd ¦ O: 2d 3h 5c 6c 4s 9c Jc Jh Qh Ks ¦ D: Js"
    assert move(Simple(), f"{worse} ¦ phase=DRAW") == "take"
    assert move(Marjj(), f"{worse} ¦ phase=DRAW") == "stock"
    none = f"H: [7h 8h 9h] [5d 6d 7d] 2c 2s Ac Qd ¦ {other} ¦ D: 4h ¦ phase=DRAW"
    assert [move(bot, none) for bot in (Simple(), Marjj())] == ["stock", "stock"]


def cards(names: str) -> int:
    return sum(1 << NUMBERS[it] for it in names.split())


@pytest.mark.parametrize(
    ("gone", "theirs", "fear"),
    [
        ("", "", 0),
        ("6h", "", -5),
        ("5h", "", -3),
        ("5h 9h", "", -6),
        ("6h 8h", "", -10),
        ("6h 9h", "", -10),
        ("", "6h 8h", 20),
        ("", "8h", 5),
        ("", "9h", 3),
        ("6h", "8h 9h", -5 + 5 + 3),
    ],
)
def test_marjj_fears_sequences(gone: str, theirs: str, fear: int) -> None:
    near = {it: NUMBERS["7h"] + it for it in (-2, -1, 1, 2)}  # of the seven of hearts
    assert in_sequence(near, cards(gone), cards(theirs)) == fear


@pytest.mark.parametrize(
    ("gone", "theirs", "fear"),
    [("", "", 4), ("7c", "", -4), ("7c 7d", "", -10), ("", "7c 7d", 20), ("7s", "7c 7d", 16)],
)
def test_marjj_fears_groups(gone: str, theirs: str, fear: int) -> None:
    others = [NUMBERS[it] for it in ("7c", "7d", "7s")]
    assert in_group(others, cards(gone), cards(theirs)) == fear
