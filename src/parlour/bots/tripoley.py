"""A heuristic player of Tripoley: the judgement of `stops`, with its mat, and poker.

It plays poker with its best five cards and counts in how many possible worlds they win; of players
who have put chips in, it expects good hands.
"""

from __future__ import annotations

from ..cards.cards import number
from ..core.deal import Deal
from ..games.stops import actions
from ..games.stops.view import StopsBetting, StopsView
from ..pieces import poker
from . import stops
from .base import Reason
from .stops_worlds import Facts, Mat, cards_of, facts_of, worlds

MAT = Mat(prize=7, pool=8, run_low=7, poker_first=True)

WORLDS = 80
WHOLE = 1000  # a certain win
DOUBT = 6  # a hand below the middle is so much rarer with one who has put chips in
LEAD_WORTH = 1  # chips: the best hand leads
EDGE = 150  # raise with so many hundredths of a fair share


class SteadyBot:
    """Plays every variant of Tripoley."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        view: StopsView = seen.view(seen.seat)
        if view.phase == "PAY":
            return legal[-1]  # every section there is
        if view.phase == "SELECT":
            return actions.SELECT | actions.pack(map(number, view.best))
        facts = facts_of(view, MAT)
        if view.betting is not None and view.phase == "BET":
            return bet(facts, view.betting, seed)
        return stops.choose(facts, legal, seed)

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        view: StopsView = seen.view(seen.seat)
        legal = seen.legal()
        if view.phase == "PAY":
            return Reason("claim_all")
        if view.phase == "SELECT":
            return Reason("best_five")
        facts = facts_of(view, MAT)
        if view.betting is not None and view.phase == "BET":
            return why_bet(facts, view.betting, code, seed)
        return stops.reason(facts, legal, code, seed)


BOTS = [SteadyBot]


def bet(facts: Facts, betting: StopsBetting, seed: int) -> int:
    """Raise with more than a fair share of the pot, call for what the pot is worth, else fold."""
    view = facts.view
    chance = equity(facts, betting, seed)
    pot = view.board[MAT.pool] + sum(betting.paid)
    if betting.most_raise and chance * len(betting.live) * 100 > EDGE * WHOLE:
        return actions.RAISE | min(max(betting.least_raise, pot // 2), betting.most_raise)
    worth = chance * (pot + betting.call + LEAD_WORTH)
    return actions.CALL if betting.call == 0 or worth >= betting.call * WHOLE else actions.FOLD


def why_bet(facts: Facts, betting: StopsBetting, code: int, seed: int) -> Reason:
    """Say which part of the pot the own cards are worth, and what it costs to stay in."""
    pot = facts.view.board[MAT.pool] + sum(betting.paid)
    told: dict[str, str | int] = {
        "percent": equity(facts, betting, seed) * 100 // WHOLE,
        "pot": pot,
        "chips": betting.call,
        "players": len(betting.live),
    }
    if code == actions.FOLD:
        return Reason("fold", told)
    if code != actions.CALL:
        return Reason("raise", told)
    return Reason("call" if betting.call else "check", told)


def equity(facts: Facts, betting: StopsBetting, seed: int) -> int:
    """Return which part of the pot the own five will win against those who are in, of `WHOLE`."""
    view = facts.view
    low = view.rules.ace_low
    ours = poker.strength(cards_of(view.five.cards if view.five else ()), low)
    rivals = [seat for seat in betting.live if seat != view.seat]
    found = [
        [poker.strength(hands[seat], low) for seat in rivals]
        for hands in worlds(facts, WORLDS, seed)
    ]
    middles = [sorted(column)[WORLDS // 2] for column in zip(*found, strict=True)]
    won = total = 0
    for theirs in found:
        weight = DOUBT ** len(rivals)
        for seat, strength, middle in zip(rivals, theirs, middles, strict=True):
            if betting.paid[seat] and strength < middle:
                weight //= DOUBT
        total += weight
        if ours >= max(theirs):
            won += weight // (1 + theirs.count(ours))
    return WHOLE * won // total
