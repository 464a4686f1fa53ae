"""Poker in Tripoley: the worth of the acting seat's best five cards in possible worlds.

Players who have put chips in are expected to have good hands.
"""

from __future__ import annotations

from ...cards.rng import Random
from ...games.stops import actions
from ...games.stops.deal import StopsDeal
from ...games.stops.view import StopsBetting, StopsView
from ...pieces import poker
from ..base import Reason

WORLDS = 80
WHOLE = 1000  # a certain win
DOUBT = 6  # factor by which hands below the middle are rarer for a seat that has put chips in
LEAD_WORTH = 1  # chips: the best hand leads
EDGE = 150  # raise with this many hundredths of a fair share


def betting_of(seen: StopsDeal) -> StopsBetting | None:
    """Return the state of the betting."""
    view: StopsView = seen.view(seen.seat)
    return view.betting


def bet(seen: StopsDeal, betting: StopsBetting, seed: int) -> int:
    """Raise with more than a fair share of the pot, call if the pot is worth it, else fold."""
    chance = equity(seen, betting, seed)
    pot = seen.board[seen.pool] + sum(betting.paid)
    if betting.most_raise and chance * len(betting.live) * 100 > EDGE * WHOLE:
        return actions.RAISE | min(max(betting.least_raise, pot // 2), betting.most_raise)
    worth = chance * (pot + betting.call + LEAD_WORTH)
    return actions.CALL if betting.call == 0 or worth >= betting.call * WHOLE else actions.FOLD


def why_bet(seen: StopsDeal, betting: StopsBetting, code: int, seed: int) -> Reason:
    """Return the cards' share of the pot, and the cost of staying in."""
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
    """Return the expected share of the pot of the own five, against those still in, of `WHOLE`."""
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
