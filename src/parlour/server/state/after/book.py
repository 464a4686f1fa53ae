"""The book of a table: the results of all its finished matches, however many logs they fill.

The ledger writes a result beside its count of the match, in one row per match.  So each match is in
the book once, whichever nodes note its end and however often.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ...wire.protocol.http import BookMatchInfo, BookSeatInfo
from ...wire.protocol.server import encode
from ..facts import seat_infos
from ..opening import result_of
from ..room import Room

DELETED = "deleted"
"""Instead of a result that people wished to be deleted."""
read_result = msgspec.json.Decoder(BookMatchInfo).decode


def entry_of(room: Room) -> tuple[str, str]:
    """Return the first match of a room's table, and the room's result; both empty without one."""
    rows, opened = room.table.match.rows, room.opened
    if room.waiting != "over" or opened.lesson or not rows:
        return "", ""
    if opened.practice:  # the deal of a day has a book of its own
        day = opened.given is not None and opened.given.day
        home = opened.given.table if opened.given is not None and day else ""
        return home, encode(summary_of(room)).decode() if home else ""
    result = DELETED if room.deletion.done else encode(summary_of(room)).decode()
    return home_of(room), result


def home_of(room: Room) -> str:
    """Return the name of the first match at a room's table."""
    return room.opened.home or room.name


def summary_of(room: Room) -> BookMatchInfo:
    """Return the result of a finished match."""
    sheet, infos = room.table.sheet(), seat_infos(room, {})
    won = result_of(room.table, [it.name for it in infos]).won
    seats = [
        BookSeatInfo(
            name=it.name,
            points=[row.points[seat] for row in sheet.rows],
            total=sheet.totals[seat],
            place=sheet.places[seat],
            won=seat in won,
            bot=it.bot,
            left=it.left,
            portrait=it.portrait,
            stood=it.stood,
        )
        for seat, it in enumerate(infos)
    ]
    early, practice = sheet.agreed or sheet.resigned >= 0, room.table.taken_back > 0
    began, ended = room.dealt
    parts = (room.name, room.game.id, room.preset, began or room.opened.at, ended, seats)
    wanted = [infos[seat].name for seat in sorted(room.deletion.wanted)]
    return BookMatchInfo(*parts, early, practice, wanted)


def read_book(results: Iterable[str]) -> list[BookMatchInfo]:
    """Return the matches of a book, the oldest first."""
    kept = [read_result(it) for it in results if it != DELETED]
    return sorted(kept, key=lambda it: (it.began, it.table))
