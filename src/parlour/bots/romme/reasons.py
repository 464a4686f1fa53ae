"""The reasons of the German Rummy bots."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import bits, twins
from ...core.codec import PAYLOAD, kind_of
from ...games.romme import actions
from ...games.romme.deal import RommeDeal
from ..base import Reason
from . import outlook
from . import policy as policies


def why_drawn(deal: RommeDeal, legal: Sequence[int], code: int) -> Reason:
    """Return the use of the discard."""
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
    return Reason("take_to_lay" if outlook.fits_table(deal, card) else "take_to_meld", told)


def why_played(deal: RommeDeal, code: int, early: bool) -> Reason:
    """Return what a play disposes of, or how little a discard was worth."""
    legal, kind, card = deal.legal(), kind_of(code), code & actions.CARD
    if kind == actions.MELD:
        planned = code & PAYLOAD in outlook.planned(deal)
        return Reason("meld_plan" if planned else "meld_worth")
    if kind == actions.SWAP:
        return Reason("swap")
    if card == bits.JOKER:
        return Reason("lay_joker" if kind == actions.LAY else "discard_joker")
    if early and kind == actions.DISCARD and kind_of(legal[0]) != kind:
        return Reason("wait")
    told: dict[str, str | int] = {"card": twins.name(card), "points": outlook.cost(card)}
    if kind == actions.LAY:
        return Reason("lay_off", told)
    key = "discard_soon" if outlook.is_urgent(deal) else "discard_least"
    return Reason(key, told | {"count": outlook.prospects_of(deal, card)})
