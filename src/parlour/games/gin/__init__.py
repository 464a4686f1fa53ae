"""Gin rummy: two players, ten cards, knock or gin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from ...cards.cards import PACK_52, collect, name
from ...core.codec import KIND_BITS
from ...core.events import Move, Noted
from ...core.game import Game, LegalAction, Length
from ...core.match import DealResult
from ...pieces import melds
from . import actions, notes
from .deal import GinDeal
from .lesson import LESSON
from .match import GinMatch
from .options import FORMER_PRESETS, PRESETS, GinOptions
from .position import read, sections
from .refusals import refuse
from .view import GinOwn, GinPublic, GinView, lines_of, own_of, public_of, result_of

LAY = actions.LAY >> KIND_BITS


class Gin(Game[GinOptions, GinDeal, GinView, actions.Action]):
    """The game; ``parlour.GAMES`` holds its only instance."""

    id = "gin"
    seats = range(2, 3)
    landmarks = frozenset({"knock", "biggin"})
    options_type = GinOptions
    presets = PRESETS
    former_presets = FORMER_PRESETS
    program_presets = frozenset({"openspiel"})
    lesson = LESSON
    deal_type = GinDeal
    match_type = GinMatch
    public_type, own_type, view_type = GinPublic, GinOwn, GinView
    action_type = actions.Action
    codec = actions.CODEC
    worth_word = "deadwood"
    draws = "stock"
    own_is_still = True

    def pack(self, options: GinOptions, seats: int) -> tuple[int, ...]:
        return PACK_52

    def dealt_worth(self, options: GinOptions, cards: Sequence[int]) -> int:
        return melds.deadwood(collect(cards))

    def show(self, text: str, code: int) -> LegalAction:
        found = super().show(text, code)
        match self.action(code):
            case actions.Arrange(groups):
                return replace(found, cards=tuple(chain(*groups)))
        return found

    position = staticmethod(read)
    sections = staticmethod(sections)
    public = staticmethod(public_of)
    own = staticmethod(own_of)
    refuse = staticmethod(refuse)
    lines = staticmethod(lines_of)

    def moves(self, deal: GinDeal, code: int) -> tuple[Move, ...]:
        hand = f"hand:{deal.seat}"
        match self.action(code):
            case actions.Take():
                return (Move(name(deal.on_pile()[-1]), "pile", hand),)
            case actions.Stock():
                card = name(deal.left_in_stock()[0])
                return (Move(card, "stock", hand, (deal.seat,)),)
            case actions.Discard(card) | actions.Knock(card):
                return (Move(card, hand, "pile"),)
            case actions.Lay(card, meld):
                return (Move(card, hand, f"meld:{meld}"),)
            case _:
                return ()

    def notes(self, before: GinDeal, code: int, after: GinDeal) -> tuple[Noted, ...]:
        laid_off = 1 << (code & 63) if code >> KIND_BITS == LAY else 0
        return notes.notes_of(before, after, laid_off)

    def length(self, options: GinOptions, seats: int) -> Length:
        rules = options
        limit = 4 if rules.knock_limit == "oklahoma" else rules.knock_limit
        matches = 1.7 if rules.hollywood else rules.series_matches
        deals = matches * rules.target / (15 if limit else 20)
        return Length(min(deals, rules.max_deals or deals), 24 + 1.6 * (10 - limit))

    def result(self, deal: GinDeal) -> DealResult:
        facts = result_of(deal)
        return DealResult(facts.kind, tuple(deal.score(seat) for seat in range(2)), facts.winner)


GAME = Gin()
