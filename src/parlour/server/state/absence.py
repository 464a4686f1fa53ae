"""People who are away: what those who are here wish, and the bots that stand in.

A bot stands in for a person until that person is back; the seat stays theirs.  A paused match goes
on when everybody is here, or when somebody asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Literal

from ...core.events import Event, StandIn, TimeUp
from ...core.seating import Seating
from ...core.table import Played
from ..ground.errors import NotNow
from ..store.records import CameBack, Paused, Resumed, StoodIn, Wished
from ..wire.protocol.values import Wish

MAX_WISHES = 32  # of a seat in a deal, since everybody is told each time


class Absence:
    """The wishes about absent people in one match, and their stand-ins."""

    def __init__(self) -> None:
        self.stand_ins: dict[int, str] = {}
        """The bot at each seat whose person is away."""
        self.decisions = Counter[int]()
        """How often a bot decided for the person at each seat."""
        self.wishes: dict[int, Wish] = {}
        self.paused = False
        self._said = Counter[int]()

    def wish(self, seat: int, wish: Wish) -> Wished | None:
        """Return the entry for a wish; None if the seat has it already, ``NotNow`` if too often."""
        if self.wishes.get(seat, "wait") == wish:
            return None
        if self._said[seat] >= MAX_WISHES:
            raise NotNow("many_wishes")
        return Wished(seat, wish)

    def chosen(self, here: Collection[int]) -> Literal["bot", "pause"] | None:
        """Return what the people who are *here* want: a bot if most do, a pause if all do."""
        wishes = [self.wishes.get(seat, "wait") for seat in here]
        if wishes.count("bot") * 2 > len(wishes):
            return "bot"
        return "pause" if wishes and wishes.count("pause") == len(wishes) else None

    def begin(self) -> list[Event]:
        """Return what is told of the stand-ins with which the first deal begins."""
        return [StandIn(seat, bot) for seat, bot in self.stand_ins.items()]

    def begin_deal(self) -> None:
        """Forget what was wished in the deal before."""
        self.wishes.clear()
        self._said.clear()

    def note(self, played: Played) -> list[Event]:
        """Note a decision at a person's seat, for which nobody waits any more.

        Return what it tells if a bot decided once because the person's time was up.
        """
        self.wishes.clear()
        if not played.bot:
            return []
        self.decisions[played.seat] += 1
        known = played.seat in self.stand_ins
        return [] if known else [TimeUp(played.seat, played.bot)]

    def move_all(self, seating: Seating) -> None:
        """Let the stand-ins follow their people to the seats that were drawn."""
        self.stand_ins = {seating.moved(seat): bot for seat, bot in self.stand_ins.items()}

    def forget(self, seat: int) -> None:
        """Forget the stand-in of a seat: its person is back, or has given it up."""
        self.stand_ins.pop(seat, None)

    def apply(self, entry: Wished | StoodIn | CameBack | Paused | Resumed) -> list[Event]:
        """Take what the log has; return what it changes about who plays."""
        if isinstance(entry, Wished):
            self._said[entry.seat] += 1
            self.wishes[entry.seat] = entry.wish
            return []
        self.wishes.clear()
        match entry:
            case StoodIn(seats, bot):
                self.stand_ins |= dict.fromkeys(seats, bot)
                return [StandIn(seat, bot) for seat in seats]
            case CameBack(seat):
                self.forget(seat)
                return [StandIn(seat)]
            case Paused():
                self.paused = True
            case Resumed():
                self.paused = False
        return []
