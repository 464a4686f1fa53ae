"""Hearts, for three to five: take no hearts and not the queen of spades, or all of them."""

from __future__ import annotations

from parlour.cards import high
from parlour.core.events import Move, Noted, alone
from parlour.core.game import Length
from parlour.core.match import DealResult, best_alone
from parlour.pieces.trick_game import TrickGame

from . import actions
from .deal import HeartsDeal, pack_of
from .match import HeartsMatch
from .options import PRESETS, HeartsOptions
from .position import HeartsPosition
from .refusals import refuse
from .view import HeartsOwn, HeartsPublic, HeartsView, lines_of, own_of, public_of, result_of


class Hearts(TrickGame[HeartsOptions, HeartsDeal, HeartsView, actions.Action]):
    """The game; ``parlour.GAMES`` holds its only instance."""

    id = "hearts"
    seats = range(3, 6)
    players_rule = "H1.1"
    options_type = HeartsOptions
    presets = PRESETS
    deal_type = HeartsDeal
    match_type = HeartsMatch
    public_type, own_type, view_type = HeartsPublic, HeartsOwn, HeartsView
    action_type = actions.Action
    codec = actions.CODEC

    def usual_seats(self, options: HeartsOptions) -> int:
        return 4

    def public_text(self, deal: HeartsDeal, code: int) -> str:
        """Return the public text of a passed card: only that one was passed."""
        return "" if code & actions.PLAY else "pass"

    pack = staticmethod(pack_of)
    position = staticmethod(HeartsPosition.read)
    sections = staticmethod(HeartsPosition.sections)
    public = staticmethod(public_of)
    own = staticmethod(own_of)
    refuse = staticmethod(refuse)
    lines = staticmethod(lines_of)

    def moves(self, deal: HeartsDeal, code: int) -> tuple[Move, ...]:
        """Return the move of the card chosen or played, and of the cards taken up then."""
        if code & actions.PLAY:
            return self.trick_moves(deal, code)
        after, seat = deal.clone(), deal.seat
        after.step(code)
        moved = [Move(high.name(code & actions.CARD), f"hand:{seat}", f"passing:{seat}", (seat,))]
        for giver in range(deal.seats) if after.leader >= 0 else ():
            taker = (giver + deal.aim) % deal.seats
            way = f"passing:{giver}", f"hand:{taker}", (giver, taker)
            moved += [Move(name, *way) for name in high.names(after.passed[giver])]
        return tuple(moved)

    def notes(self, before: HeartsDeal, code: int, after: HeartsDeal) -> tuple[Noted, ...]:
        """Return the notes on a trick's winner, and on the points at the end."""
        found = []
        if code & actions.PLAY and after.played == 0:
            points = after.penalty(after.leader) - before.penalty(after.leader)
            found.append(Noted("trick", after.leader, facts={"points": points}))
        if after.broken and not before.broken:
            found.append(Noted("broken", before.seat))
        if after.over and after.shooter >= 0:
            found.append(Noted("moon", after.shooter))
        for seat, points in enumerate(after.change[: after.seats]) if after.over else ():
            own = alone(seat, points, after.seats)
            found.append(Noted("counts", seat, facts={"points": points}, chips=own))
        return tuple(found)

    def length(self, options: HeartsOptions, seats: int) -> Length:
        each = 0 if options.passing == "none" else options.passed_cards
        return Length(1 + options.target * seats / 46, 52 + each * seats * 0.8)

    def result(self, deal: HeartsDeal) -> DealResult:
        found = result_of(deal)
        return DealResult(found.kind, found.points, best_alone(found.points))


GAME = Hearts()
