"""Rummy 500: two to eight players, melds that score, the whole discard pile in play."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...cards import bits, twins
from ...core.errors import NotationError
from ...core.events import Move, Noted
from ...core.game import LegalAction, Length, Limit
from ...core.match import DealResult
from ...pieces import jokers
from ...pieces.twin_game import TwinGame
from ...pieces.twin_position import read_card
from . import actions, notes, plays, state
from .actions import ENDS, Call, Discard, Lay, Meld, Stock, Take
from .deal import Rummy500Deal
from .lesson import LESSON
from .match import Rummy500Match
from .options import PRESETS, Rummy500Options
from .position import read, sections
from .refusals import refuse
from .view import (
    Rummy500Own,
    Rummy500Public,
    Rummy500View,
    lines_of,
    own_of,
    public_of,
    result_of,
)


class Rummy500(TwinGame[Rummy500Options, Rummy500Deal, Rummy500View, actions.Action]):
    """The game; ``parlour.GAMES`` holds its only instance."""

    id = "rummy500"
    seats = range(2, 9)
    landmarks = frozenset({"call"})
    options_type = Rummy500Options
    presets = PRESETS
    lesson = LESSON
    deal_type = Rummy500Deal
    match_type = Rummy500Match
    public_type, own_type, view_type = Rummy500Public, Rummy500Own, Rummy500View
    action_type = actions.Action
    codec = actions.CODEC
    worth_word = "points"
    open_kinds = frozenset({"take", "meld", "lay", "discard"})
    draws = "stock"
    own_is_still = True

    def seats_for(self, options: Rummy500Options) -> Sequence[int]:
        """Return the numbers of players that leave a card to turn up (rule B2)."""
        return options.possible_seats

    def pack(self, options: Rummy500Options, seats: int) -> tuple[int, ...]:
        return options.pack_for(seats)

    def dealt_worth(self, options: Rummy500Options, cards: Sequence[int]) -> int:
        joker, ranks = plays.PAID_FOR_JOKER, options.worth()
        return sum(joker if card == bits.JOKER else ranks[card & 15 or -1] for card in cards)

    def show(self, text: str, code: int) -> LegalAction:
        found = super().show(text, code)
        match self.action(code):
            case Take(index):
                return replace(found, target=index)
            case Call(index, Lay(card)):
                return replace(found, cards=(card,), target=index)
            case Call(index, Meld(cards)):
                return replace(found, cards=cards, target=index)
        return found

    def read_action(self, deal: Rummy500Deal, text: str) -> int:
        action = self.codec.parse(text)
        match action:
            case Take(index) if index is not None and index == deal.pile_size - 1:
                return actions.TAKE
            case Lay():
                action = with_end(deal, action)
            case Call(index, Lay() as play):
                action = Call(index, with_end(deal, play))
        return self.codec.encode(action)

    position = staticmethod(read)
    sections = staticmethod(sections)
    public = staticmethod(public_of)
    own = staticmethod(own_of)
    refuse = staticmethod(refuse)
    lines = staticmethod(lines_of)

    def moves(self, deal: Rummy500Deal, code: int) -> tuple[Move, ...]:
        hand, pile = f"hand:{deal.seat}", deal.on_pile()
        match self.action(code):
            case Take(index):
                first = len(pile) - 1 if index is None else index
                return tuple(Move(twins.name(card), "pile", hand) for card in pile[first:])
            case Stock():
                card = twins.name(deal.left_in_stock()[0])
                return (Move(card, "stock", hand, (deal.seat,)),)
            case Discard(card):
                return (Move(card, hand, "pile"),)
            case Meld() | Lay() as play:
                return played(deal, play, hand)
            case Call(index, play):
                taken = tuple(Move(twins.name(card), "pile", hand) for card in pile[index:])
                return taken + played(deal, play, hand)
            case _:
                return ()

    def limit(self, deal: Rummy500Deal) -> Limit | None:
        """Return the time to call for a seat that is asked, after which it declines (rule C2)."""
        asked = deal.phase == state.CALL
        return Limit(deal.options.call_timeout_s, actions.DECLINE) if asked else None

    def notes(self, before: Rummy500Deal, code: int, after: Rummy500Deal) -> tuple[Noted, ...]:
        return notes.notes_of(before, after)

    def length(self, options: Rummy500Options, seats: int) -> Length:
        rules = options
        return Length(3 * seats * rules.target / 500, 20 + 20 * rules.packs_for(seats) + 3 * seats)

    def result(self, deal: Rummy500Deal) -> DealResult:
        facts = result_of(deal)
        return DealResult(facts.kind, facts.points, facts.winner)


def with_end(deal: Rummy500Deal, play: Lay) -> Lay:
    """Return a lay-off with the end of the run that the card fits, if it names none.

    `NotationError` if it fits both ends: then the player must name one (rule M7).
    """
    table = deal.on_table()
    if play.meld >= len(table):
        return play
    meld, card = table[play.meld], read_card(play.card)
    is_set = meld & jokers.SET != 0
    if is_set and play.end:
        raise NotationError("no_such_meld", text=f"T{play.meld}.{play.end}")
    if is_set or play.end:
        return play
    ends = [end for end in ENDS[1:] if jokers.grown(meld, card, end == "hi", deal.limits)]
    if len(ends) > 1:
        raise NotationError("r500_which_end", "M7", text=play.card, meld=play.meld)
    return Lay(play.card, play.meld, ends[0] if ends else "hi")


def played(deal: Rummy500Deal, play: Meld | Lay, hand: str) -> tuple[Move, ...]:
    """Return the cards that a meld or lay-off moves."""
    if isinstance(play, Lay):
        return (Move(play.card, hand, f"meld:{play.meld}"),)
    place = f"meld:{deal.melds}"
    return tuple(Move("*" if "*" in card else card, hand, place) for card in play.cards)


GAME = Rummy500()
