"""People who are away: what those who are here wish, and the bots that stand in.

A bot stands in for a person until that person is back; the seat stays theirs.  A paused match goes
on when everybody is here, or when somebody asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Literal

from ...core.events import Event, StandIn, TimeUp, WhenAwaySet
from ...core.seating import Seating
from ...core.table import Played, Table
from ..ground.errors import NotNow, TooMuch
from ..store.records import CameBack, Paused, Resumed, SteppedOut, StoodIn, WhenAway, Wished
from ..wire.protocol.client import AbsenceMessage, StepOutMessage
from ..wire.protocol.values import Absent, Wish

MAX_WISHES = 32  # of a seat in a deal, and times that it leaves: everybody is told each time
MAX_CHANGES = 32  # in a match, of what happens to people who are away


class Absence:
    """The wishes about absent people in one match, and their stand-ins."""

    def __init__(self, absent: Absent = "ask") -> None:
        self.absent = absent
        """What happens while the match waits for somebody who is away."""
        self.stand_ins: dict[int, str] = {}
        """The bot at each seat whose person is away."""
        self.decisions = Counter[int]()
        """How often a bot decided for the person at each seat."""
        self.gone: set[int] = set()
        """The people who have left for now."""
        self.wishes: dict[int, Wish] = {}
        self.paused = False
        self._changes = 0
        self._said = Counter[int]()

    def decide(
        self, table: Table, seat: int, message: AbsenceMessage | StepOutMessage
    ) -> Wished | SteppedOut | Resumed | None:
        """Check what a person wants while somebody is away, or whether they leave for now.

        None if everybody knows it already, or if nobody would wait for them.
        """
        running = table.waiting == "play" or (table.waiting == "deal" and table.seq > 0)
        alone = len(table.persons) < 2
        if isinstance(message, StepOutMessage):
            if alone or not running or seat in self.gone:
                return None
            self._refuse_many(seat)
            return SteppedOut(seat)
        if message.wish == "go_on":
            return Resumed() if self.paused else None
        if self.paused:
            raise NotNow("paused")
        if alone or table.waiting != "play":
            raise NotNow("nobody_away")
        if self.absent != "ask":
            raise NotNow("absence_set")
        return self.wish(seat, message.wish)

    def change(self, table: Table, seat: int, absent: Absent) -> WhenAway | None:
        """Return the entry that changes what happens to people who are away; None without need."""
        table.refuse_over()
        if not table.seq:
            raise NotNow("no_deal")
        if absent == self.absent:
            return None
        if self._changes >= MAX_CHANGES:
            raise TooMuch("too_fast")
        return WhenAway(seat, absent)

    def _refuse_many(self, seat: int) -> None:
        """Raise ``NotNow`` if a seat has said too much in this deal."""
        if self._said[seat] >= MAX_WISHES:
            raise NotNow("many_wishes")

    def wish(self, seat: int, wish: Wish) -> Wished | None:
        """Return the entry for a wish; None if the seat has it already, ``NotNow`` if too often."""
        if self.wishes.get(seat, "wait") == wish:
            return None
        self._refuse_many(seat)
        return Wished(seat, wish)

    def chosen(self, here: Collection[int]) -> Literal["bot", "pause"] | None:
        """Return what the people who are *here* want: a bot if most do, a pause if all do.

        They may have agreed on it before the match; nothing happens while nobody is here.
        """
        if self.absent != "ask":
            return "bot" if self.absent == "bot" and here else None
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
        self.gone = {seating.moved(seat) for seat in self.gone}

    def forget(self, seat: int) -> bool:
        """Forget that a person was away, who is back or has given the seat up.

        Return whether a bot has stood in.
        """
        self.gone.discard(seat)
        return self.stand_ins.pop(seat, None) is not None

    def apply(
        self, entry: Wished | WhenAway | SteppedOut | StoodIn | CameBack | Paused | Resumed
    ) -> list[Event]:
        """Take what the log has; return what it changes about who plays, or will."""
        if isinstance(entry, Wished | SteppedOut):
            self._said[entry.seat] += 1
            if isinstance(entry, Wished):
                self.wishes[entry.seat] = entry.wish
            else:
                self.gone.add(entry.seat)
                self.wishes.pop(entry.seat, None)
            return []
        self.wishes.clear()
        match entry:
            case WhenAway(seat, absent):
                self.absent = absent
                self._changes += 1
                return [WhenAwaySet(seat, absent)]
            case StoodIn(seats, bot):
                self.stand_ins |= dict.fromkeys(seats, bot)
                return [StandIn(seat, bot) for seat in seats]
            case CameBack(seat):
                return [StandIn(seat)] if self.forget(seat) else []
            case Paused():
                self.paused = True
            case Resumed():
                self.paused = False
        return []
