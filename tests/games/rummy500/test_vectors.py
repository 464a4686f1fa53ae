"""The vectors of the rules: a position, what is done first, a question, the answer."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.match import DealResult
from parlour.games.rummy500 import actions
from parlour.games.rummy500.match import Rummy500Match
from parlour.pieces import jokers

GAME = parlour.GAMES["rummy500"]
TABLE = Path(__file__).with_name("vectors.tsv")
with TABLE.open(encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file, delimiter="\t"))


def legality(deal: Any, text: str) -> str:
    code = GAME.parse(deal, text)
    if deal.accepts(code):
        deal.play(code)
        return "legal"
    before = GAME.describe(deal)
    with pytest.raises(parlour.IllegalAction) as refused:
        deal.play(code)
    assert refused.value.rule
    assert GAME.describe(deal) == before
    return "illegal"


def validity(deal: Any, text: str) -> str:
    try:
        meld = actions.read_meld(tuple(text.strip("[]").split()))
    except parlour.NotationError:
        return "invalid"
    return "valid" if jokers.is_meld(meld, deal.limits) else "invalid"


def answer(deal: Any, query: str) -> str:
    word, _, rest = query.partition(" ")
    views = [deal.view(seat) for seat in range(deal.seats)]
    match word:
        case "valid":
            return validity(deal, rest)
        case "legal":
            kinds = {GAME.legal_action(deal, code).kind for code in deal.legal()}
            return ",".join(sorted(kinds))
        case "hands":
            return " / ".join(" ".join(sorted(view.hand)) for view in views)
        case "actor":
            return f"P{deal.seat} {views[0].phase}"
        case "result":
            result = views[0].result
            if result is None:
                return "not ended"
            return f"{result.kind}; scores {', '.join(map(str, result.points))}"
        case _:
            return legality(deal, query)


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_vector(row: dict[str, str]) -> None:
    deal = GAME.position(row["state"])
    for text in filter(None, row["before"].split("; ")):
        deal.play(GAME.parse(deal, text))
    expected = row["expected"]
    if row["query"] == "hands":
        expected = " / ".join(" ".join(sorted(hand.split())) for hand in expected.split(" / "))
    assert answer(deal, row["query"]) == expected


def play_match(seats: int, deals: list[list[int]]) -> Rummy500Match:
    match = Rummy500Match(GAME, GAME.options(), seats)
    for points in deals:
        match.record(DealResult("out", tuple(points), -1))
    return match


def test_R5_62_the_highest_of_several_above_the_target_wins() -> None:
    match = play_match(3, [[510, 520, 0]])
    assert match.over
    assert match.ranking[0] == 1


def test_R5_64_a_tie_plays_on_even_below_the_target() -> None:
    match = play_match(2, [[505, 505], [-20, -30]])
    assert match.totals == [485, 475]
    assert not match.over


def test_R5_65_and_ends_when_one_alone_leads_with_enough() -> None:
    match = play_match(2, [[505, 505], [-20, -30], [30, 10]])
    assert match.totals == [515, 485]
    assert match.over
    assert match.ranking[0] == 0


def test_R5_66_a_tie_at_the_top_then_a_winner() -> None:
    tied = play_match(3, [[300, 310, 90], [220, 210, 100]])
    assert tied.totals == [520, 520, 190]
    assert not tied.over
    match = play_match(3, [[300, 310, 90], [220, 210, 100], [10, -5, 20]])
    assert match.totals == [530, 515, 210]
    assert match.over
    assert match.ranking == (0, 1, 2)


def test_R5_68_five_players_take_two_packs() -> None:
    deal: Any = GAME.deal(GAME.options(), 5, seed=1)
    assert len(GAME.pack(GAME.options(), 5)) == 108
    view = deal.view(0)
    assert view.counts == (7,) * 5
    assert view.stock == 72
    assert len(view.pile) == 1


def test_R5_69_two_players_without_jokers() -> None:
    rules = GAME.options("no_jokers")
    view = GAME.deal(rules, 2, seed=1).view(0)
    assert len(GAME.pack(rules, 2)) == 52
    assert view.counts == (13, 13)
    assert view.stock == 25


def test_R5_70_the_seat_left_of_the_dealer_is_dealt_first_and_begins() -> None:
    pack = list(GAME.pack(GAME.options(), 3))
    deal: Any = GAME.deal(GAME.options(), 3, cards=pack, dealer=1)
    assert deal.seat == 2
    first = GAME.pack_text(pack[:3]).split()
    assert [first[0] in deal.view(2).hand, first[1] in deal.view(0).hand] == [True, True]
    assert first[2] in deal.view(1).hand
