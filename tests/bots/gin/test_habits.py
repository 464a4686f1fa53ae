"""A rival's knocks, and deals played without one, reveal their knocking habit."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.peers.eaai import Marjj, Simple
from parlour import GAMES
from parlour.bots.gin import StrongBot
from parlour.bots.gin.habits import rivals
from parlour.bots.gin.policy import RIVALS
from parlour.bots.gin.reasons import ReasoningBot
from parlour.core.deal import Deal
from parlour.core.events import ActionPlayed
from parlour.core.match import SheetRow
from parlour.core.told import NOTHING, FinishedDeal, Told
from parlour.sim import simulate

pytestmark = pytest.mark.once

GIN = GAMES["gin"]
AT_ONCE, LOW, LATER = range(len(RIVALS))
ROW = SheetRow(1, 0, "knock", (0, 9), 1, (0,))
KNOCKS = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 7c 9h ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"


def finished(deal: Deal, rival: int, throws: int) -> FinishedDeal:
    """A deal that is over as the other seat saw it, in which the rival threw so many cards."""
    history = tuple(ActionPlayed(rival, "discard", "discard 2c") for _ in range(throws))
    return FinishedDeal(ROW, history, deal.view(1 - rival))


def ended(action: str, more: str = "") -> Deal:
    """The deal after P0's action, which ends it."""
    deal = GIN.position(f"{KNOCKS} ¦ opt: forced_gin=false{more}")
    deal.play(GIN.parse(deal, action))
    assert deal.over
    return deal


def weights(*past: FinishedDeal, rival: int = 0) -> list[int]:
    return [it.weight for it in rivals(past, rival)]


def test_where_nothing_was_seen_all_are_alike() -> None:
    assert rivals((), 0) == RIVALS


def test_a_late_knock_with_deadwood_suggests_a_rival_knocks_at_once() -> None:
    for deals in (1, 3):
        found = weights(*[finished(ended("knock 9h"), 0, 6)] * deals)
        assert found[AT_ONCE] > 2 * found[LOW] > 0
        assert found[LATER] > 0


def test_a_rival_without_a_knock_may_have_any_habit() -> None:
    assert len(set(weights(finished(ended("knock 9h", " knock_limit=7"), 1, 6), rival=1))) == 1


def test_a_rival_caught_able_to_knock_seems_less_likely_to_knock_at_once() -> None:
    """P1 knocks; P0's open hand then shows that P0 could have knocked before."""
    own = KNOCKS.removeprefix("H: ").replace(" 9h", "").partition(" ¦ ")[0]
    deal = GIN.position(
        f"H: {own} ¦ O: [As 2s 3s] [Ac Ad Ah] [2c 2d 2h] Tc Kc ¦ turn=P1 ¦ opt: forced_gin=false"
    )
    deal.play(GIN.parse(deal, "knock Kc"))
    assert deal.over
    knocked = finished(ended("knock 9h"), 0, 2)
    before, after = weights(knocked), weights(knocked, finished(deal, 0, 6))
    assert before[AT_ONCE] > after[AT_ONCE]


class Reader:
    """Plays as the first heuristic does, and keeps what it makes of its rival."""

    name = "reader"

    def __init__(self) -> None:
        self.first = ReasoningBot()
        self.found: list[tuple[int, list[int]]] = []

    def choose(self, seen: Any, budget: int, seed: int, told: Told = NOTHING) -> int:
        self.found.append((len(told.past), weights(*told.past, rival=1 - seen.seat)))
        return self.first.choose(seen, budget, seed)


def seen_of(rival: Any) -> list[list[int]]:
    """The weights in matches against a player, once four deals of a match are over."""
    reader = Reader()
    simulate(GIN, GIN.options("international"), bots=[reader, rival], matches=6, seed=2)
    found = [weighed for past, weighed in reader.found if past >= 4]
    assert len(found) > 50
    return found


def test_a_bot_that_knocks_at_once_is_recognized() -> None:
    found = seen_of(Simple)
    assert sum(max(it) == it[AT_ONCE] for it in found) > 0.6 * len(found)


def test_a_bot_that_waits_may_have_any_habit() -> None:
    found = seen_of(Marjj)
    assert sum(it == weights() for it in found) > 0.9 * len(found)


def test_the_strong_bot_plays_by_what_it_was_told_and_by_nothing_else() -> None:
    bot = StrongBot()
    deal = GIN.position(KNOCKS + " ¦ opt: forced_gin=false")
    past = (finished(ended("knock 9h"), 0, 6),) * 3
    told = [NOTHING, Told(past=past), NOTHING, Told(past=past)]
    first, second, third, fourth = (bot.choose(deal.clone(), 60, 1, it) for it in told)
    assert (first, second) == (third, fourth)
    assert first == bot.choose(deal.clone(), 60, 1)
