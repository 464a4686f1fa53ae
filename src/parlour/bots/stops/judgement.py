"""The judgement of bots for games in which cards are played up in sequence until a stop.

A bot that certainly goes out does so (`going_out`).  Other choices are tried in possible worlds: a
simple policy (`policy`) plays the deal to its end, in the same worlds for every choice, and in the
same number whatever the budget.

All numbers are integers, so that machines agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...cards.cards import name
from ...cards.rng import Random
from ...core.codec import PAYLOAD, kind_of
from ...games.stops import actions
from ...games.stops.deal import StopsDeal
from ...pieces import auction
from ...search.trial import try_out
from ..base import Reason
from .going_out import way_out
from .policy import StopsPolicy, lead_worth, spare_gain

POLICY = StopsPolicy()
WORLDS = 96
SWAP_WORLDS = 128
EXCHANGE_AT = 100  # hundredths of a chip by which the spare hand must promise more than the own one
OFFERED = 60  # hundredths of that promise to bid for it
LEFT_OVER = 12  # chips that a bidder keeps for the next ante and for bets
PRIOR = 30  # points by the policy's rule that equal one chip won in the worlds


# -- the spare hand --------------------------------------------------------------------------------


def swap_gain(seen: StopsDeal, seed: int) -> int:
    """Return by how much the spare hand is better than the own one, in hundredths of a chip."""
    return 100 * spare_gain(seen, POLICY, SWAP_WORLDS, Random(seed)) // SWAP_WORLDS


def exchange(seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
    """Take the spare hand if it promises more, otherwise sell it."""
    if actions.EXCHANGE in legal and swap_gain(seen, seed) > EXCHANGE_AT:
        return actions.EXCHANGE
    return actions.OFFER if actions.OFFER in legal else actions.KEEP


def bid(seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
    """Bid up to a part of the spare hand's advantage."""
    return bid_up_to(seen, legal, limit(seen, swap_gain(seen, seed)), seed)


def limit(seen: StopsDeal, gain: int) -> int:
    """Return the most chips to pay for the spare hand, given its advantage."""
    return min(gain * OFFERED // 10_000, seen.stack[seen.seat] - LEFT_OVER)


def bid_up_to(seen: StopsDeal, legal: Sequence[int], most: int, seed: int) -> int:
    """Return a bid of at most *most* chips: as few as possible, or a jump over another's bid.

    A jump is drawn at random and stays below *most*, so it does not tell what a seat would pay.
    """
    none, lowest = legal
    if lowest & PAYLOAD > most:
        return none
    if none != actions.PASS:  # sealed
        return actions.BID | most
    least, largest = seen.bid_limits()
    room = min(most - 1, largest) - least
    outbids = seen.auction[auction.PRICE] > 0
    return lowest + Random(seed).below(room + 1) if outbids and room > 0 else lowest


def why_spare(seen: StopsDeal, code: int, seed: int) -> Reason:
    """Return the spare hand's advantage over the own one."""
    gain = swap_gain(seen, seed)
    told: dict[str, str | int] = {"chips": abs(gain) // 100, "of": SWAP_WORLDS}
    key = {actions.EXCHANGE: "exchange", actions.OFFER: "offer", actions.KEEP: "keep"}.get(code)
    if key is None:
        bids = code & ~PAYLOAD == actions.BID and code & PAYLOAD > 0
        key = "bid" if bids else "bid_nothing"
    if key != "exchange" and key != "bid":
        told["gain"] = "more" if gain >= 100 else "less" if gain <= -100 else "same"
    return Reason(key, told)


# -- leads -----------------------------------------------------------------------------------------


def lead(seen: StopsDeal, legal: Sequence[int], seed: int, worlds: int) -> int:
    """Return the lead that wins most in the worlds; the simple rule counts a little, too."""
    worth = leads(seen, legal, seed, worlds)
    return max(legal, key=lambda code: sum(worth[code]))


def leads(
    seen: StopsDeal, legal: Sequence[int], seed: int, worlds: int
) -> dict[int, tuple[int, int]]:
    """Return the chips that each lead wins in all worlds together, and its points by the rule."""
    return {
        it.code: (
            it.total * worlds // it.weight,
            lead_worth(seen, it.code & 63) * worlds // PRIOR,
        )
        for it in try_out(seen, POLICY, worlds, Random(seed), legal)
    }


def why_led(seen: StopsDeal, legal: Sequence[int], code: int, seed: int) -> Reason:
    """Return the gain of a lead in the worlds, or that only the simple rule prefers it."""
    worth = leads(seen, legal, seed, WORLDS)
    other = max((it for it in legal if it != code), key=lambda it: sum(worth[it]))
    mine, theirs = worth[code][0], worth[other][0]
    told: dict[str, str | int] = {"card": name(code & 63), "other": name(other & 63), "of": WORLDS}
    if mine <= theirs:
        return Reason("lead_shape", told)
    return Reason("lead_chips", told | {"more": max(1, (mine - theirs) * 10 // WORLDS)})


SPARE = (actions.EXCHANGE, actions.OFFER, actions.KEEP)
BIDS = (actions.PASS, actions.BID)


def choose(seen: StopsDeal, legal: Sequence[int], seed: int, worlds: int) -> int:
    """Return the choice for the spare hand, or the card to play.

    Leads are tried in *worlds* worlds.
    """
    kind = kind_of(legal[0])
    if kind in SPARE:
        return exchange(seen, legal, seed)
    if kind in BIDS:
        return bid(seen, legal, seed)
    if kind == actions.LEAD:
        return way_out(seen) or lead(seen, legal, seed, worlds)
    return legal[0]  # the next card is played whenever possible


def reason(seen: StopsDeal, legal: Sequence[int], code: int, seed: int) -> Reason:
    """Return the reason for a choice about the spare hand, or for a lead."""
    kind = kind_of(code)
    if kind in SPARE + BIDS:
        return why_spare(seen, code, seed)
    if kind != actions.LEAD:
        return Reason("follow")
    return Reason("go_out") if code == way_out(seen) else why_led(seen, legal, code, seed)
