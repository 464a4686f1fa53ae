"""A steady player of German Rummy, and why it plays as it does."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import bits, twins
from ..cards.rng import Random
from ..core.codec import PAYLOAD, kind_of
from ..games.romme import actions, state
from ..games.romme.deal import RommeDeal
from . import romme_out
from . import romme_policy as policies
from .base import Reason
from .thinker import Thinker

POLICY = policies.RommePolicy()


class SteadyBot:
    """Plays every variant of German Rummy."""

    name = "steady"

    def choose(self, seen: RommeDeal, budget: int, seed: int) -> int:
        return POLICY.decide(seen, Random(seed))

    def reason(self, seen: RommeDeal, code: int, budget: int, seed: int) -> Reason:
        if seen.phase == state.CUT:
            return Reason("keep_joker")
        if seen.phase == state.DRAW:
            return why_drawn(seen, seen.legal(), code)
        return Reason("go_out") if code == romme_out.winning(seen) else why_played(seen, code)


def why_drawn(deal: RommeDeal, legal: Sequence[int], code: int) -> Reason:
    """Say what use there is for the discard."""
    card = deal.pile[deal.pile_size - 1]
    told: dict[str, str | int] = {"card": twins.name(card)}
    wins = policies.wins_now(deal)
    if code == actions.TAKE and wins:
        return Reason("take_to_go_out", told)
    if legal[0] == actions.PASS:
        return Reason("pass_ahead" if code == actions.PASS else "take_behind")
    if code != actions.TAKE:
        return Reason("discard_no_use", told)
    if card == bits.JOKER:
        return Reason("take_joker")
    return Reason("take_to_lay" if policies.fits_table(deal, card) else "take_to_meld", told)


def why_played(deal: RommeDeal, code: int) -> Reason:
    """Say what a play gets rid of, or what little a discard was good for."""
    kind, card = kind_of(code), code & actions.CARD
    if kind == actions.MELD:
        planned = code & PAYLOAD in policies.planned(deal)
        return Reason("meld_plan" if planned else "meld_worth")
    if kind == actions.SWAP:
        return Reason("swap")
    if card == bits.JOKER:
        return Reason("lay_joker" if kind == actions.LAY else "discard_joker")
    told: dict[str, str | int] = {"card": twins.name(card), "points": policies.cost(card)}
    if kind == actions.LAY:
        return Reason("lay_off", told)
    key = "discard_soon" if policies.is_urgent(deal) else "discard_least"
    return Reason(key, told | {"count": policies.prospects_of(deal, card)})


class StrongBot(Thinker[RommeDeal]):
    """Tries out what its policy thinks of, in likely worlds."""

    policies = (POLICY,)
    adviser = SteadyBot()
    worlds = 200
    tries = 8


BOTS = (StrongBot, SteadyBot)
