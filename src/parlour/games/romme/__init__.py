"""German Rummy (Rommé): two to eight players, packs with jokers, a first meld of forty."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import bits, twins
from ...core import arguments
from ...core.codec import kind_of
from ...core.errors import OptionError
from ...core.events import Move, Noted
from ...core.game import Length
from ...core.match import DealResult
from ...core.seating import Drawing
from ...pieces.twin_game import TwinGame
from . import actions, notation, notes, scoring
from .deal import RommeDeal
from .lesson import LESSON
from .match import RommeMatch
from .options import FORMER_PRESETS, PRESETS, RommeOptions
from .position import read, sections
from .refusals import refuse
from .view import RommeOwn, RommePublic, RommeView, lines_of, own_of, public_of, result_of

ACE_HIGH = 13


class Romme(TwinGame[RommeOptions, RommeDeal, RommeView, actions.Action]):
    """The game; ``parlour.GAMES`` holds its only instance."""

    id = "romme"
    seats = range(2, 9)
    players_rule = "R1.1"
    options_type = RommeOptions
    presets = PRESETS
    former_presets = FORMER_PRESETS
    lesson = LESSON
    deal_type = RommeDeal
    match_type = RommeMatch
    public_type, own_type, view_type = RommePublic, RommeOwn, RommeView
    action_type = actions.Action
    codec = actions.CODEC
    open_kinds = frozenset({"take", "meld", "lay", "swap", "discard"})
    worth_word = "points"
    reshuffles = True
    draws = "stock"
    hides = ("discard",)

    def pack(self, options: RommeOptions, seats: int) -> tuple[int, ...]:
        return options.pack

    def drawing(self, options: RommeOptions, seats: int) -> Drawing | None:
        """Return how seats are drawn: aces are high, and jokers are drawn again (rule R3.1)."""
        if options.seating == "fixed":
            return None
        ranks = [
            0 if card == bits.JOKER else card & 15 or ACE_HIGH for card in self.pack(options, seats)
        ]
        return Drawing(tuple(ranks), options.seating == "draw")

    def dealt_worth(self, options: RommeOptions, cards: Sequence[int]) -> int:
        return scoring.penalty(*twins.count(cards), options.ace_penalty, options.joker_penalty)

    def seats_for(self, options: RommeOptions) -> range:
        """Return the numbers of players for whom the pack is large enough."""
        return range(self.seats[0], options.most_players + 1)

    def check_seats(self, seats: int, options: RommeOptions) -> None:
        arguments.kind(options, self.options_type, "options")
        packs = options.packs_for(arguments.whole(seats, "seats"))
        if seats in self.seats and options.packs < packs:
            raise OptionError("romme_seats_need_packs", "R1.2", seats=seats, packs=packs)
        super().check_seats(seats, options)

    def read_action(self, deal: RommeDeal, text: str) -> int:
        return self.codec.encode(notation.parse(deal, text))

    def format(self, deal: RommeDeal, code: int) -> str:
        return notation.write(deal, self.action(code))

    def public_text(self, deal: RommeDeal, code: int) -> str:
        """Return the public text of a last card, discarded face down: only that (rule R7.2)."""
        last = deal.is_last_card() and kind_of(code) == actions.DISCARD
        return "discard" if last else ""

    def position(self, text: str) -> RommeDeal:
        return read(arguments.text(text, "text"))

    sections = staticmethod(sections)
    public = staticmethod(public_of)
    own = staticmethod(own_of)
    refuse = staticmethod(refuse)
    lines = staticmethod(lines_of)

    def moves(self, deal: RommeDeal, code: int) -> tuple[Move, ...]:
        hand, mine = f"hand:{deal.seat}", (deal.seat,)
        match self.action(code):
            case actions.Keep():
                return (Move("*", "stock", hand),)
            case actions.Take():
                return (Move(twins.name(deal.on_pile()[-1]), "pile", hand),)
            case actions.Stock():
                card = deal.next_in_stock()
                return (Move(twins.name(card), "stock", hand, mine),)
            case actions.Discard(card):
                return (Move(card, hand, "pile", mine if deal.is_last_card() else None),)
            case actions.Meld(cards):
                place = f"meld:{deal.melds}"
                return tuple(Move("*" if "*" in card else card, hand, place) for card in cards)
            case actions.Lay(card, meld):
                return (Move(card, hand, f"meld:{meld}"),)
            case actions.Swap(card, meld):
                place = f"meld:{meld}"
                return Move(card, hand, place), Move("*", place, hand)
            case _:
                return ()

    def notes(self, before: RommeDeal, code: int, after: RommeDeal) -> tuple[Noted, ...]:
        return notes.notes_of(before, code, after)

    def length(self, options: RommeOptions, seats: int) -> Length:
        limit, mode = options.match_points, options.match_mode
        if mode == "deals":
            deals: float = options.match_deals or seats
        elif options.winner_scores == "sum":  # points come back: a random walk without drift
            deals = 1 + (limit / (12 * seats - 6)) ** 2
            deals *= (seats - 1) ** 2.5 if mode == "elimination" else 1
        else:  # the heaviest loser; or each in turn but the last
            deals = limit / (11 * seats - 8 if mode == "points" else 12 + seats)
        return Length(max(1, deals), 16 + 7 * seats)

    def result(self, deal: RommeDeal) -> DealResult:
        facts = result_of(deal)
        return DealResult(facts.kind, facts.points, facts.winner)


GAME = Romme()
