"""How the tests of gin rummy play: positions, texts, and refusals that change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.errors import IllegalAction
from parlour.core.match import AnyMatch, DealResult

GAME = parlour.GAMES["gin"]
OTHER = "O: 2d 3h 5c 6d 7s 9c Tc Jc Qh Ks"  # a defender without a meld


def position(text: str, *, opt: str = "") -> Any:
    """Return the deal of a position, under these options."""
    return GAME.position(f"{text} ¦ opt: {opt}" if opt else text)


def play(deal: Any, *texts: str) -> Any:
    """Play actions, checked, and return the deal."""
    for text in texts:
        deal.play(GAME.parse(deal, text))
    return deal


def legal(deal: Any) -> list[str]:
    """The texts of all legal actions."""
    return [GAME.format(deal, code) for code in deal.legal()]


def kinds(deal: Any) -> set[str]:
    """The words of all legal actions."""
    return {text.split()[0] for text in legal(deal)}


def phase(deal: Any) -> tuple[int, str]:
    """Return the seat to act and its phase."""
    return deal.seat, deal.view(0).phase


def hand(deal: Any, seat: int) -> set[str]:
    """The cards of a hand."""
    return set(deal.view(seat).hand)


def is_legal(deal: Any, text: str) -> bool:
    """Whether an action is legal; `play` must say the same as the list."""
    code = GAME.parse(deal, text)
    if code in deal.legal():
        deal.clone().play(code)
        return True
    with pytest.raises(IllegalAction):
        deal.play(code)
    return False


def refused(deal: Any, text: str, code: str, rule: str, **facts: str | int) -> None:
    """The action is refused for this rule, with these facts, and nothing changes."""
    before = "over" if deal.over else GAME.describe(deal)
    views = [deal.view(0), deal.view(1)]
    with pytest.raises(IllegalAction) as refusal:
        deal.play(GAME.parse(deal, text))
    error = refusal.value
    assert (error.code, error.rule, error.facts) == (code, rule, facts)
    assert before == ("over" if deal.over else GAME.describe(deal))
    assert views == [deal.view(0), deal.view(1)]


def outcome(deal: Any) -> str:
    """How a deal ended: ``knock: P0 +47 (1 v 48)``."""
    found = deal.view(0).result
    assert found == deal.view(1).result
    assert deal.over
    if found.winner < 0:
        assert [deal.score(0), deal.score(1)] == [0, 0]
        return f"{found.kind}"
    assert deal.score(found.winner) == found.points
    assert deal.score(1 - found.winner) == 0
    counts = f"({found.knocker_deadwood} v {found.defender_deadwood})"
    return f"{found.kind}: P{found.winner} +{found.points} {counts}"


def won(*deals: tuple[int, int], dealer: int = 0, **options: Any) -> AnyMatch:
    """Return a match in which these deals were won, as (who, points); (-1, 0) is a dead deal."""
    match = GAME.match_type(GAME, GAME.options(**options), 2, dealer=dealer)
    for winner, points in deals:
        enter(match, winner, points)
    return match


def enter(match: AnyMatch, winner: int, points: int) -> tuple[int, ...]:
    """Write a deal down; return the columns that it was written into."""
    result = [0, 0]
    if winner >= 0:
        result[winner] = points
    kind = "knock" if winner >= 0 else "dead"
    return match.record(DealResult(kind, tuple(result), winner)).columns


def column(match: AnyMatch, name: str, number: int = 0) -> list[int]:
    """Return the totals of a column of the score sheet."""
    (found,) = (it for it in match.columns() if (it.name, it.number) == (name, number))
    return list(found.totals)
