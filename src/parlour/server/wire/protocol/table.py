"""A table and its seats as HTTP and WebSockets describe them, and the refusal of a request."""

from __future__ import annotations

from msgspec import Struct

from ....core.seating import Seating
from .values import Absent, Clock, Kind, OptionValue, Pace, Wish


class ResultInfo(Struct, frozen=True):
    """A finished match: its game, the names of all seats, and the seats that won.

    Nobody won a practice match, or a match that ended early.
    """

    game: str
    names: list[str]
    won: list[int]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """The public facts about a seat; bots have a name of their own at each table.

    `left` is the name of the person whose seat the bot took over; None if nobody left.  `away` says
    for how many seconds a person has been away.  Until they are back, the bot `stand_in` may play
    for them; bots made `stood` of their decisions.  `wish` is what a person who is here wants
    while the match waits for somebody who is away.  Each person at a table has another
    `portrait`; it is empty for the other seats.  `shows` says that the seat shows its hand to
    people who watch, and `hidden` that all its pages are in the background.  A `gone` person has
    left for now.
    """

    name: str
    kind: Kind
    bot: str | None
    online: bool
    left: str | None = None
    away: int | None = None
    stand_in: str | None = None
    stood: int = 0
    wish: Wish | None = None
    portrait: str = ""
    shows: bool = False
    hidden: bool = False
    gone: bool = False


class TableInfo(Struct, frozen=True):
    """The public facts about a table; `turn` is the seat to act, `deal` counts from 1.

    The pack of a `lesson` is prepared, not shuffled.  `sealed` says whether the deals are sealed.
    `seating` says who sits where once seats have been drawn.  `taken_back` counts the decisions
    that a person took back; a match with any is a practice match.

    `home` is the name of the table's first match, whose link always leads to the newest one; empty
    for the first match itself.  `evening` has the results of this evening's earlier matches.
    `quiet` says that no phrases are said here.  `pace` is how fast bots move.  A `paused` match
    waits until everybody is here.  `watching` is how many people watch, and nobody may watch a
    `closed` one.  The four letters of `code` lead to the table where it is in use; it has them once
    seats were open.  The people in `line` would like to play in the next match.  The person at seat
    `opener` decides for the table, and new people can only watch a `locked` one.  The first deal
    begins in `begins` seconds, since everybody has come.  After `clock` seconds of thought, a bot
    decides once for a person; 0 is never.  `absent` is what happens while the match waits for
    somebody who is away.

    A `practice` match began at a position of another one.  Its packs are not sealed, and nobody
    wins it.  So is one with `given` cards: those of deals of another match,
    or of the deal of a `day`.
    """

    table: str
    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    started: bool
    over: bool
    turn: int | None
    deal: int
    lesson: bool
    sealed: bool
    seating: Seating | None = None
    taken_back: int = 0
    home: str = ""
    evening: list[ResultInfo] = []
    quiet: bool = False
    pace: Pace = "calm"
    paused: bool = False
    watching: int = 0
    closed: bool = False
    code: str = ""
    line: list[str] = []
    opener: int = 0
    locked: bool = False
    begins: int | None = None
    clock: Clock = 0
    absent: Absent = "ask"
    practice: bool = False
    given: int = 0
    day: str = ""


class RefusalInfo(Struct, frozen=True):
    """The body of every refused request."""

    code: str
    rule: str
    text: str
    facts: dict[str, str | int]
