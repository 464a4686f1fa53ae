"""The vectors of the rules document, §13, copied into vectors.json: one test each.

``settle`` rows go through a knock: P0 holds the knocker's cards and one to spare and lays out the
bracketed melds; the engine lays off for P1.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.cards import PACK_52, name, split
from parlour.pieces import melds
from tests.games.gin.playing import (
    column,
    enter,
    is_legal,
    kinds,
    outcome,
    phase,
    play,
    position,
    won,
)
from tests.hands import cards_of

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))
ROWS: dict[str, dict[str, str]] = {row["id"]: row for row in VECTORS["states"]}
MATCHES: dict[str, dict[str, str]] = {row["id"]: row for row in VECTORS["matches"]}


def settle(state: str) -> Any:
    """Return the deal of a settle row, played to its end."""
    _, scoring, knocker, defender = (part.strip() for part in state.split(";"))
    melded = re.findall(r"\[.*?\]", knocker)
    hand = knocker.replace("[", "").replace("]", "")
    used = set(f"{hand} {defender} Kc".split())
    options = f"scoring={scoring} arrange=manual"
    if len(hand.split()) == 11:
        deal = position(f"H: {hand} ¦ O: {defender} ¦ opt: {options} big_gin=true")
        return play(deal, "biggin")
    spare = next(name(card) for card in reversed(PACK_52) if name(card) not in used)
    deal = position(f"H: {hand} {spare} ¦ O: {defender} ¦ opt: {options}")
    return play(deal, f"knock {spare}", f"arrange {' '.join(melded)}")


def result(deal: Any) -> str:
    """Return a result in the words of the table: seats are named by what they did."""
    knocker = deal.view(0).knocker
    return outcome(deal).replace(f"P{knocker}", "knocker").replace(f"P{1 - knocker}", "defender")


def answer(row: dict[str, str]) -> str:
    """Return what the engine says to a row's query."""
    state, query = row["state"], row["query"]
    word, _, rest = query.partition(" ")
    if word == "meld":
        return "meld" if melds.is_meld(cards_of(rest[1:-1])) else "no meld"
    if word == "deadwood":
        return str(melds.deadwood(cards_of(" ".join(split(rest)))))
    if state.startswith("settle"):
        return result(settle(state))
    texts = row["actions"].split(";") if row["actions"] != "–" else []
    deal = play(position(state), *texts)
    if query == "legal kinds":
        return ",".join(sorted(kinds(deal)))
    if query == "actor":
        return "P{} {}".format(*phase(deal))
    if query == "result":
        kind, who, points, *_ = result(deal).split()
        return f"P{deal.view(0).knocker} knocks: {kind.rstrip(':')}, {who} {points}"
    return "legal" if is_legal(deal, query) else "illegal"


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: f"{row['id']} {row['rule'][:40]}")
def test_vector(row: dict[str, str]) -> None:
    assert answer(row) == row["expected"]


def test_every_row_is_here() -> None:
    assert (len(ROWS), len(MATCHES)) == (35, 8)
    tests = " ".join(name for name in globals() if name.startswith("test_GI"))
    assert all(row.replace("GI-", "GI_") in tests for row in MATCHES)


# -- matches and series ----------------------------------------------------------------------------

A, B = 0, 1


def test_GI_45_a_match_ends_at_the_target() -> None:
    match = won((A, 48), (B, 30), (A, 52))
    assert (match.over, match.totals) == (True, [100, 30])
    assert match.ranking[0] == A


def test_GI_46_a_strict_target_must_be_exceeded() -> None:
    match = won((A, 48), (A, 52), target_strict=True)
    assert (match.over, match.totals) == (False, [100, 0])
    enter(match, A, 1)
    assert match.over


def test_GI_48_boxes_and_the_game_bonus() -> None:
    match = won((A, 40), (B, 30), (A, 40), (A, 24))
    assert match.over
    assert column(match, "game_score") == [175, 25]


def test_GI_49_a_shutout() -> None:
    match = won((A, 25), (A, 25), (A, 25), (A, 25))
    assert match.over
    assert column(match, "game_score") == [300, 0]


def test_GI_50_the_points_count_where_the_option_says_so() -> None:
    deals = ((A, 40), (B, 30), (A, 40), (A, 24))
    match = won(*deals, game_score_includes_points=True)
    assert column(match, "points", 1) == [104, 30]
    assert column(match, "game_score") == [279, 55]


# -- Oklahoma --------------------------------------------------------------------------------------

OKLAHOMA = "opt: knock_limit=oklahoma"


def test_GI_52_the_upcard_is_the_limit() -> None:
    hand = "H: [8c 8d 8h] [4s 5s 6s] [Td Jd Qd] 5c 4c ¦ O: 2d 3h 6d 9s 9c Tc Jc Qh Ks 7s"
    deal = position(f"{hand} ¦ D: 4h ¦ {OKLAHOMA}")
    assert deal.view(0).knock_limit == 4
    assert not is_legal(deal, "knock 4c")  # keeps a five
    assert is_legal(deal, "knock 5c")  # keeps a four


def test_GI_53_an_ace_leaves_only_gin() -> None:
    other, options = "O: 2d 3h 6d 9s 9c Tc Jc Qh Ks 7c ¦ D: As", f"{OKLAHOMA} oklahoma_ace=gin"
    one = position(f"H: [8c 8d 8h] [4s 5s 6s] [Td Jd Qd] Ah 4c ¦ {other} ¦ {options}")
    gin = position(f"H: [8c 8d 8h] [4s 5s 6s 7s] [Td Jd Qd] 4c ¦ {other} ¦ {options}")
    assert one.view(0).knock_limit == 0
    assert kinds(one) == {"discard"}
    assert is_legal(gin, "knock 4c")


def test_GI_54_a_spade_doubles() -> None:
    hand = "H: [8c 8d 8h] [4s 5s 6s] [Td Jd Qd] 3h 4c ¦ O: [2d 2h 2s] [9c 9d 9s] 5d 4h Tc Ac"
    deal = position(f"{hand} ¦ D: 7s ¦ {OKLAHOMA} oklahoma_spades_double=true")
    play(deal, "knock 4c")
    assert result(deal) == "knock: knocker +34 (3 v 20)"
