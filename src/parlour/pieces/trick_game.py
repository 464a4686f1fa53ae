"""The base of trick games: the names of the ace-high cards, and the moves of a trick."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import high
from ..cards.cards import SUITS
from ..core.codec import TAction
from ..core.errors import IllegalAction
from ..core.events import Move
from ..core.game import Game, TView
from ..core.match import TDeal
from ..core.options import TOptions
from . import tricks
from .trick_position import cards_in, write
from .trick_state import TrickState


def refuse_card(
    deal: TrickState, card: int, held: str, follows: str, unsuited: str
) -> IllegalAction | None:
    """Return the error for a card that is not held, or with code *unsuited* one off suit.

    None if these two rules allow the card.
    """
    suit = tricks.suit(deal.best)
    if not deal.hand[deal.seat] >> card & 1:
        return IllegalAction("not_in_hand", held, card=high.name(card))
    if deal.played and not suit >> card & 1 and deal.hand[deal.seat] & suit:
        return IllegalAction(unsuited, follows, card=high.name(card), suit=SUITS[deal.best >> 4])
    return None


class TrickGame(Game[TOptions, TDeal, TView, TAction]):
    """A game whose deal is a `TrickState`."""

    def pack_text(self, cards: Sequence[int]) -> str:
        return write(cards)

    def read_pack(self, text: str) -> list[int]:
        return cards_in(text)

    def trick_moves(self, deal: TrickState, code: int) -> tuple[Move, ...]:
        """Return the move of the card that an action plays, and of the trick if it is complete.

        The lowest bits of the code are the card.
        """
        after, seat, card = deal.clone(), deal.seat, high.name(code & 63)
        after.step(code)
        moved = [Move(card, f"hand:{seat}", f"trick:{seat}")]
        for place, number in enumerate(after.last[: after.seats] if after.played == 0 else ()):
            player = (after.last_leader + place) % after.seats
            moved.append(Move(high.name(number), f"trick:{player}", f"taken:{after.leader}"))
        return tuple(moved)
