"""Poker in Tripoley: the worth of the acting seat's best five cards in possible worlds.

Players who have put chips in are expected to have good hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...cards.rng import Random
from ...core.told import FinishedDeal, Told
from ...games.stops import actions
from ...games.stops.deal import StopsDeal
from ...games.stops.view import StopsBetting, StopsView
from ...pieces import poker, poker_text
from ..base import Reason
from ..stops.counting import rank_of

WORLDS = 80
WHOLE = 1000  # a certain win
DOUBT = 6  # factor by which hands below the middle are rarer for a seat that has put chips in
LEAD_WORTH = 1  # chips: the best hand leads
EDGE = 150  # raise with this many hundredths of a fair share
ALL = 1024  # hands, of which `rank_of` says how many a hand beats
WORTH_CALLING = 6 << 20  # a full house, as in `poker`
ENOUGH = 3  # chances to raise after which a player is known
BLUFFS, SALT = 6, 0xB1FF  # one in so many hands without a raise, and what draws them


def betting_of(seen: StopsDeal) -> StopsBetting | None:
    """Return the state of the betting."""
    view: StopsView = seen.view(seen.seat)
    return view.betting


def bet(seen: StopsDeal, betting: StopsBetting, seed: int) -> int:
    """Raise with more than a fair share of the pot, call if the pot is worth it, else fold."""
    chance = equity(seen, betting, seed)
    pot = seen.board[seen.pool] + sum(betting.paid)
    if betting.most_raise and chance * len(betting.live) * 100 > EDGE * WHOLE:
        return raise_by_pot(seen, betting)
    worth = chance * (pot + betting.call + LEAD_WORTH)
    return actions.CALL if betting.call == 0 or worth >= betting.call * WHOLE else actions.FOLD


def bet_unread(seen: StopsDeal, betting: StopsBetting, seed: int, told: Told) -> int:
    """As `bet`, but bluff sometimes, and call a careful player's raise with a full house only."""
    worth = poker.strength(seen.five[seen.seat], seen.ace_low)
    if betting.call and worth < WORTH_CALLING and raiser(told) in careful(told.past):
        return actions.FOLD
    code = bet(seen, betting, seed)
    may_bluff = code == actions.CALL and betting.most_raise and not betting.raises
    if may_bluff and Random(seed ^ SALT).below(BLUFFS) == 0:
        return raise_by_pot(seen, betting)
    return code


def raiser(told: Told) -> int:
    """Return the seat that has raised last in this deal; -1 for none that is known."""
    return next((it.seat for it in reversed(told.history) if it.kind == "raise"), -1)


def careful(past: Iterable[FinishedDeal]) -> set[int]:
    """Return the seats that have often been the first who could raise, and did not always do so."""
    chances, raises = Counter[int](), Counter[int]()
    for deal in past:
        for event in deal.history:
            if event.kind in ("raise", "call", "fold"):
                chances[event.seat] += 1
            if event.kind == "raise":
                raises[event.seat] += 1
                break
    return {
        seat for seat, many in chances.items() if many >= ENOUGH and 4 * raises[seat] < 3 * many
    }


def raise_by_pot(seen: StopsDeal, betting: StopsBetting) -> int:
    """Return a raise by half of the pot, if that is allowed."""
    half = (seen.board[seen.pool] + sum(betting.paid)) // 2
    return actions.RAISE | min(max(betting.least_raise, half), betting.most_raise)


def why_bet(seen: StopsDeal, betting: StopsBetting, code: int, seed: int) -> Reason:
    """Return the cards' share of the pot, and the cost of staying in."""
    told: dict[str, str | int] = {
        "percent": equity(seen, betting, seed) * 100 // WHOLE,
        "pot": seen.board[seen.pool] + sum(betting.paid),
        "chips": betting.call,
        "players": len(betting.live),
    }
    if code == actions.FOLD:
        return why_folded(seen, told)
    if code != actions.CALL:
        return Reason("raise", told)
    return Reason("call" if betting.call else "check", told)


def why_folded(seen: StopsDeal, told: dict[str, str | int]) -> Reason:
    """Return how few hands the own one beats: of ten cards, the best five are often a flush."""
    five, cards = seen.five[seen.seat], seen.hand[seen.seat].bit_count()
    beats = rank_of(five, cards, seen.ace_low) * 100 // ALL
    hand = poker_text.category(poker.strength(five, seen.ace_low))
    return Reason("fold", told | {"cards": cards, "beats": beats}, {"hand": f"hand-{hand}"})


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
