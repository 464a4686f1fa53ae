"""A heuristic player of Tripoley: the judgement of `stops`, with its mat, and poker.

It plays poker with its best five cards and counts in how many possible worlds they win; of players
who have put chips in, it expects good hands.
"""

from __future__ import annotations

from ..cards.rng import Random
from ..core.codec import kind_of
from ..games.stops import actions
from ..games.stops.deal import StopsDeal
from ..games.stops.view import StopsBetting, StopsView
from ..pieces import poker
from . import stops, stops_weaker
from .base import Reason
from .stops_counting import CountingPolicy
from .stops_out import way_out
from .thinker import Thinker

WORLDS = 80
WHOLE = 1000  # a certain win
DOUBT = 6  # a hand below the middle is so much rarer with one who has put chips in
LEAD_WORTH = 1  # chips: the best hand leads
BETS = (actions.FOLD, actions.CALL, actions.RAISE)
EDGE = 150  # raise with so many hundredths of a fair share


class TryingBot:
    """Tries its leads out in random worlds: no level, but it knows reasons for what it does."""

    name = "trying"
    worlds = stops.WORLDS
    """In so many."""

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        kind = kind_of(legal[0])
        if kind == actions.FOLD and (betting := betting_of(seen)) is not None:
            return bet(seen, betting, seed)
        if kind in (actions.CLAIM, actions.SELECT):
            return stops.POLICY.decide(seen, Random(seed))
        return stops.choose(seen, legal, seed, self.worlds)

    def reason(self, seen: StopsDeal, code: int, budget: int, seed: int) -> Reason:
        kind = kind_of(code)
        if kind == actions.CLAIM:
            return Reason("claim_all")
        if kind == actions.SELECT:
            return Reason("best_five")
        if (betting := betting_of(seen)) is not None and kind in BETS:
            return why_bet(seen, betting, code, seed)
        return stops.reason(seen, seen.legal(), code, seed)


def betting_of(seen: StopsDeal) -> StopsBetting | None:
    """Return how the bets stand."""
    view: StopsView = seen.view(seen.seat)
    return view.betting


def bet(seen: StopsDeal, betting: StopsBetting, seed: int) -> int:
    """Raise with more than a fair share of the pot, call for what the pot is worth, else fold."""
    chance = equity(seen, betting, seed)
    pot = seen.board[seen.pool] + sum(betting.paid)
    if betting.most_raise and chance * len(betting.live) * 100 > EDGE * WHOLE:
        return actions.RAISE | min(max(betting.least_raise, pot // 2), betting.most_raise)
    worth = chance * (pot + betting.call + LEAD_WORTH)
    return actions.CALL if betting.call == 0 or worth >= betting.call * WHOLE else actions.FOLD


def why_bet(seen: StopsDeal, betting: StopsBetting, code: int, seed: int) -> Reason:
    """Say which part of the pot the own cards are worth, and what it costs to stay in."""
    told: dict[str, str | int] = {
        "percent": equity(seen, betting, seed) * 100 // WHOLE,
        "pot": seen.board[seen.pool] + sum(betting.paid),
        "chips": betting.call,
        "players": len(betting.live),
    }
    if code == actions.FOLD:
        return Reason("fold", told)
    if code != actions.CALL:
        return Reason("raise", told)
    return Reason("call" if betting.call else "check", told)


def equity(seen: StopsDeal, betting: StopsBetting, seed: int) -> int:
    """Return which part of the pot the own five will win against those who are in, of `WHOLE`."""
    low, rng, world = seen.ace_low, Random(seed), seen.clone()
    ours = poker.strength(seen.five[seen.seat], low)
    rivals = [seat for seat in betting.live if seat != seen.seat]
    found = []
    for _ in range(WORLDS):
        world.copy_from(seen)
        world.resample(seen.seat, rng)
        hands = world.hand
        found.append([poker.strength(hands[seat], low) for seat in rivals])
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


class SteadyBot(stops_weaker.SteadyBot):
    """Bets by what its hand is worth."""

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        if (betting := betting_of(seen)) is not None and kind_of(seen.legal()[0]) == actions.FOLD:
            return bet(seen, betting, seed)
        return super().choose(seen, budget, seed)


class FirstBot(TryingBot):
    """Plays as the first heuristic of this game did; others are measured by it."""

    name = "heuristic-1"
    worlds = stops.FIRST_WORLDS


class StrongBot(Thinker[StopsDeal]):
    """Tries out bids, bets and leads, in worlds that agree with what the others have done."""

    policies = (CountingPolicy(),)
    adviser = TryingBot()
    worlds = 1000
    tries = 6

    def sure(self, seen: StopsDeal) -> int:
        return way_out(seen)


BOTS = (StrongBot, SteadyBot, *stops_weaker.WEAKER)
