"""Mis-taps between people: who asks for their last action back, and what the next to act says."""

from __future__ import annotations

from ...core.table import Table
from ..ground.errors import NotNow
from ..store.records import Happened, Kept, MisTapped
from ..wire.protocol.client import GiveBackMessage, MisTapMessage
from ..wire.protocol.server import AskedBackMessage


class MisTaps:
    """The open question of a table, and the seats that have asked in this deal."""

    def __init__(self) -> None:
        self.open = -1
        """The seat that asks; -1 if nobody does."""
        self._asked: set[int] = set()

    def decide(
        self, table: Table, seat: int, message: MisTapMessage | GiveBackMessage
    ) -> MisTapped | Kept | Happened | None:
        """Return the entry for a question or its answer; None if the seat asks already."""
        match message:
            case MisTapMessage(at):
                if self.open == seat:
                    return None
                if seat in self._asked:
                    raise NotNow("mistap_often")
                table.refuse_mistap(seat, at)
                return MisTapped(seat)
            case GiveBackMessage(at, yes):
                if self.open < 0 or seat != table.seat:
                    raise NotNow("mistap_over")
                back = table.decide_give_back(self.open, seat, at)
                return Happened(back) if yes else Kept()

    def apply(self, entry: MisTapped | Kept) -> None:
        """Take what the log has."""
        if isinstance(entry, Kept):
            self.open = -1
        else:
            self.open = entry.seat
            self._asked.add(entry.seat)

    def close(self, dealt: bool) -> None:
        """Forget the question, since the match went on; with a new deal everybody may ask again."""
        self.open = -1
        if dealt:
            self._asked.clear()

    @property
    def told(self) -> AskedBackMessage | None:
        """The message about the question; None if there is none."""
        return None if self.open < 0 else AskedBackMessage(self.open)
