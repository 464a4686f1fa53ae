"""What games of tricks have in common as games: the names of the ace-high cards, and who takes."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import high
from ..core.codec import TAction
from ..core.events import Move
from ..core.game import Game, TView
from ..core.match import TDeal, TOptions
from .trick_state import TrickState
from .trick_text import cards_in, write


class TrickGame(Game[TOptions, TDeal, TView, TAction]):
    """A game whose deal is a `TrickState`."""

    def pack_text(self, cards: Sequence[int]) -> str:
        return write(cards)

    def read_pack(self, text: str) -> list[int]:
        return cards_in(text)

    def trick_moves(self, deal: TrickState, code: int) -> tuple[Move, ...]:
        """Return the card that an action plays, and those of the trick where it is complete.

        The lowest bits of the code are the card.
        """
        after, seat, card = deal.clone(), deal.seat, high.name(code & 63)
        after.step(code)
        moved = [Move(card, f"hand:{seat}", f"trick:{seat}")]
        for place, number in enumerate(after.last[: after.seats] if after.played == 0 else ()):
            player = (after.last_leader + place) % after.seats
            moved.append(Move(high.name(number), f"trick:{player}", f"taken:{after.leader}"))
        return tuple(moved)
