"""Tripoley and Michigan Rummy: bets on a mat, poker, and playing up in sequence to the stops.

The two games differ in their mat, in the order of poker and play, and in their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from ...cards.cards import PACK_52, collect, members, name, number
from ...core import arguments
from ...core.codec import kind_of
from ...core.events import Move, Noted
from ...core.game import Game, LegalAction, Length
from ...core.match import DealResult, best_alone
from ...pieces import auction
from . import actions, notes, state
from .deal import StopsDeal
from .lesson import MICHIGAN_LESSON, TRIPOLEY_LESSON
from .match import StopsMatch, left_by
from .options import (
    FORMER_PRESETS,
    MICHIGAN_PRESETS,
    TRIPOLEY_PRESETS,
    MichiganOptions,
    StopsOptions,
    TripoleyOptions,
)
from .position import read, sections
from .refusals import refuse
from .state import SPARE
from .view import (
    MichiganPublic,
    MichiganView,
    StopsOwn,
    StopsView,
    TripoleyPublic,
    TripoleyView,
    five_of,
    lines_of,
    own_of,
    plays_since,
    public_of,
    result_of,
)

BID = "bid"
HIDDEN = {actions.CLAIM: "claim", actions.SELECT: "select"}
TOptions = TypeVar("TOptions", bound=StopsOptions)


class Stops(Game[TOptions, StopsDeal, StopsView, actions.Action]):
    """The base of both games."""

    hides = (BID, *HIDDEN.values())
    deal_type = StopsDeal
    match_type = StopsMatch
    reshuffles = True
    codec = actions.CODEC
    players_rule = "R1.1"
    former_presets = FORMER_PRESETS
    program_presets = frozenset({"for_programs"})

    def pack(self, options: TOptions, seats: int) -> tuple[int, ...]:
        return PACK_52

    def legal_action(self, deal: StopsDeal, code: int) -> LegalAction:
        found = super().legal_action(deal, code)
        kind = kind_of(code)
        if kind == actions.RAISE:
            low, high = deal.raise_limits()
        elif kind == actions.BID and code != kind:  # any bid but none
            low, high = deal.bid_limits()
        else:
            return found
        return replace(found, low=low, high=high)

    def read_action(self, deal: StopsDeal, text: str) -> int:
        if text.lower().split() == ["select", "best"] and deal.seat >= 0:
            return actions.SELECT | actions.pack(members(deal.best_five(deal.seat)))
        return super().read_action(deal, text)

    def span(self, view: StopsView, code: int) -> range:
        """Return the codes of all bids, or all raises, that a listed one stands for."""
        seen, kind, last = view, kind_of(code), code
        if kind == actions.RAISE and seen.betting is not None:
            last = kind | seen.betting.most_raise
        elif kind == actions.BID and code != kind:
            last = kind | seen.most_bid
        return range(code, last + 1)

    def public_text(self, deal: StopsDeal, code: int) -> str:
        """Return only the word of an action that stays secret until all have acted."""
        kind = kind_of(code)
        if kind == actions.BID and deal.auctions == auction.SEALED:
            return BID
        return HIDDEN.get(kind, "")

    def is_secret(self, deal: StopsDeal) -> bool:
        """Return whether sealed bids, hands or claims are asked for."""
        if deal.phase == state.AUCTION:
            return deal.auctions == auction.SEALED
        return deal.phase in (state.SELECT, state.PAY)

    sections = staticmethod(sections)
    public = staticmethod(public_of)
    own = staticmethod(own_of)
    refuse = staticmethod(refuse)
    lines = staticmethod(lines_of)

    def moves(self, deal: StopsDeal, code: int) -> tuple[Move, ...]:
        after = deal.clone()
        after.step(code)
        found: list[Move] = []
        for seat in members(after.swapped & ~deal.swapped):
            hand, mine = f"hand:{seat}", (seat,)
            knower = deal.knower[SPARE]
            seen = mine if knower < 0 else tuple(sorted((seat, knower)))
            found += [Move(name(card), hand, "spare", mine) for card in members(deal.hand[seat])]
            found += [Move(name(card), "spare", hand, seen) for card in members(deal.hand[SPARE])]
        for seat, card in plays_since(after, deal):
            found.append(Move(card, f"hand:{seat}", "table"))
        return tuple(found)

    def first_notes(self, deal: StopsDeal) -> tuple[Noted, ...]:
        return notes.first_notes_of(deal)

    def notes(self, before: StopsDeal, code: int, after: StopsDeal) -> tuple[Noted, ...]:
        return notes.notes_of(before, after)

    def facts(self, deal: StopsDeal, code: int) -> Mapping[str, str]:
        """Return the facts of a poker hand: its category, its ranks, its cards that break ties."""
        action = self.action(code)
        if not isinstance(action, actions.Select):
            return {}
        five = five_of(deal, collect(map(number, action.cards)))
        kickers = " ".join(five.kickers)
        return {"category": five.category, "ranks": five.ranks, "kickers": kickers}

    def length(self, options: TOptions, seats: int) -> Length:
        wanted = options.deals
        deals = 2 * seats if wanted is None else wanted
        broke = options.start_chips / 8
        return Length(broke if isinstance(deals, str) else deals, 12 + 2 * seats)

    def result(self, deal: StopsDeal) -> DealResult:
        facts = result_of(deal)
        return DealResult(facts.kind, facts.points, best_alone(facts.points), left_by(deal))


class Tripoley(Stops[TripoleyOptions]):
    """Tripoley: pay cards in hand, poker with bets, then the play."""

    id = "tripoley"
    seats = range(2, 10)
    options_type = TripoleyOptions
    presets = TRIPOLEY_PRESETS
    lesson = TRIPOLEY_LESSON
    public_type, own_type, view_type = TripoleyPublic, StopsOwn, TripoleyView
    action_type = actions.Action

    def position(self, text: str) -> StopsDeal:
        return read(arguments.text(text, "text"), TripoleyOptions, self.seats)


class Michigan(Stops[MichiganOptions]):
    """Michigan Rummy: the play, pay cards as they are played, then poker."""

    id = "michigan"
    seats = range(3, 9)
    options_type = MichiganOptions
    presets = MICHIGAN_PRESETS
    lesson = MICHIGAN_LESSON
    public_type, own_type, view_type = MichiganPublic, StopsOwn, MichiganView
    action_type = actions.UnbetAction

    def position(self, text: str) -> StopsDeal:
        return read(arguments.text(text, "text"), MichiganOptions, self.seats)


TRIPOLEY = Tripoley()
MICHIGAN = Michigan()
