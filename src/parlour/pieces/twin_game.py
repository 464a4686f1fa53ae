"""The base of games with two packs and jokers: how their packs are written."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import twins
from ..core.codec import TAction
from ..core.game import Game, TView
from ..core.match import TDeal
from ..core.options import TOptions
from .twin_position import read_cards


class TwinGame(Game[TOptions, TDeal, TView, TAction]):
    """A game whose cards have the names of `twins`."""

    def pack_text(self, cards: Sequence[int]) -> str:
        return twins.write(cards)

    def read_pack(self, text: str) -> list[int]:
        return read_cards(text)
