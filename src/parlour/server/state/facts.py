"""The public facts about a table."""

from __future__ import annotations

from ..wire.protocol.table import TableInfo
from .room import Away, Room


def info_of(room: Room, away: Away, watching: int = 0, begins: int | None = None) -> TableInfo:
    """Return what everybody may know about the table.

    The *away* people have no connection, *watching* is how many people watch, and the first
    deal *begins* in so many seconds.
    """
    return TableInfo(
        table=room.name,
        game=room.game.id,
        preset=room.preset,
        options=room.rules.to_dict(),
        seats=room.seat_infos(away),
        started=room.seq > 0,
        over=room.table.waiting == "over",
        turn=None if room.table.seat < 0 else room.table.seat,
        deal=room.table.match.number,
        lesson=room.opened.lesson,
        sealed=room.seals is not None and room.seals.lasts(room.table.match.number or 1),
        seating=room.table.match.seating,
        taken_back=room.table.taken_back,
        home=room.opened.home,
        evening=room.opened.evening,
        quiet=room.quiet,
        pace=room.opened.pace,
        paused=room.absence.paused,
        watching=watching,
        closed=room.watching.closed,
        code=room.code,
        line=room.line.names,
        opener=room.opener,
        locked=room.gathering.locked,
        begins=begins,
        clock=room.opened.clock,
        practice=room.opened.practice,
    )
