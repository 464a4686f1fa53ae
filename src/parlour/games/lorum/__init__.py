"""Lórum as played in Slovakia: three or four players, no hearts, no queens, and a pool."""

from __future__ import annotations

from ...cards import high
from ...core.codec import kind_of
from ...core.events import Move, Noted
from ...core.game import Length
from ...core.match import DealResult, best_alone
from ...pieces.trick_game import TrickGame
from . import actions, notes
from .deal import LorumDeal
from .lesson import LESSON
from .match import LorumMatch
from .options import FORMER_PRESETS, PRESETS, LorumOptions
from .position import LorumPosition
from .refusals import refuse
from .view import LorumOwn, LorumPublic, LorumView, lines_of, own_of, public_of, result_of

PACK = high.pack("7")
OUT_OF_THREE = (high.number("7d"), high.number("8d"))

ANSWER = "answer"
"""What the others are told of a secret answer."""


class Lorum(TrickGame[LorumOptions, LorumDeal, LorumView, actions.Action]):
    """The game; ``parlour.GAMES`` holds its only instance."""

    id = "lorum"
    seats = range(3, 5)
    landmarks = frozenset({"small", "big", "expose"})
    players_rule = "R2.1"
    options_type = LorumOptions
    presets = PRESETS
    former_presets = FORMER_PRESETS
    lesson = LESSON
    deal_type = LorumDeal
    match_type = LorumMatch
    public_type, own_type, view_type = LorumPublic, LorumOwn, LorumView
    action_type = actions.Action
    codec = actions.CODEC
    hides = (ANSWER,)
    reshuffles = True  # in a race the deal's own chance orders the answers

    def pack(self, options: LorumOptions, seats: int) -> tuple[int, ...]:
        """Return 32 cards, or 30 for three players (rules R2.2, R2.3)."""
        return PACK if seats == 4 else tuple(card for card in PACK if card not in OUT_OF_THREE)

    def public_text(self, deal: LorumDeal, code: int) -> str:
        """Return the public text of a secret answer: only that there is one (rules R5.5, R6)."""
        return ANSWER if deal.answers_in_secret() else ""

    def is_secret(self, deal: LorumDeal) -> bool:
        """Return whether answers are secret now (rules R5.5, R6)."""
        return deal.answers_in_secret()

    position = staticmethod(LorumPosition.read)
    sections = staticmethod(LorumPosition.sections)
    public = staticmethod(public_of)
    own = staticmethod(own_of)
    refuse = staticmethod(refuse)
    lines = staticmethod(lines_of)

    def moves(self, deal: LorumDeal, code: int) -> tuple[Move, ...]:
        """Return the move of the card played, and of the trick when it is complete."""
        if kind_of(code) != actions.PLAY:
            return ()
        return self.trick_moves(deal, code)

    def notes(self, before: LorumDeal, code: int, after: LorumDeal) -> tuple[Noted, ...]:
        return notes.notes_of(before, after)

    def length(self, options: LorumOptions, seats: int) -> Length:
        rules = options
        broke = rules.insolvency == "cap" and rules.bust_ends_game
        deals = min(rules.deals, rules.start_chips / 7) if broke else rules.deals
        return Length(deals, 34)

    def result(self, deal: LorumDeal) -> DealResult:
        facts = result_of(deal)
        winner = best_alone(facts.chips) if max(facts.chips) > 0 else -1
        return DealResult(facts.kind, facts.chips, winner)


GAME = Lorum()
