"""The public facts about a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ... import bots
from ...core.dealing import places
from ..wire.protocol.server import SealMessage
from ..wire.protocol.table import SeatInfo, TableInfo

if TYPE_CHECKING:
    from .room import Away, Room


def info_of(
    room: Room,
    away: Away,
    watching: int = 0,
    begins: int | None = None,
    hidden: Collection[int] = (),
) -> TableInfo:
    """Return what everybody may know about the table.

    The *away* people have no connection, *watching* is how many people watch, and the first
    deal *begins* after that number of seconds.  The pages of the *hidden* people are in the
    background.
    """
    return TableInfo(
        table=room.name,
        game=room.game.id,
        preset=room.preset,
        options=room.rules.to_dict(),
        seats=seat_infos(room, away, hidden),
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
        pace=room.gathering.pace,
        paused=room.absence.paused,
        watching=watching,
        closed=room.watching.closed,
        code=room.code,
        line=room.line.names,
        opener=room.opener,
        locked=room.gathering.locked,
        begins=begins,
        clock=room.opened.clock,
        absent=room.absence.absent,
        practice=room.opened.practice,
        given=len(room.prepared.deals),
        day=room.opened.given.day if room.opened.given else "",
    )


def seat_infos(room: Room, away: Away, hidden: Collection[int] = ()) -> list[SeatInfo]:
    """Return what everybody may know about the seats."""
    absence, over = room.absence, room.waiting == "over"
    persons = [seat.name for seat in room.seats if seat.kind == "person"]
    return [
        SeatInfo(bots.given_name(room.chairs[index], persons), "bot", seat.bot, True, seat.left)
        if seat.kind == "bot"
        else SeatInfo(
            seat.name,
            seat.kind,
            None,
            index not in away and seat.kind == "person",
            away=away.get(index),
            stand_in=None if over else absence.stand_ins.get(index),
            stood=absence.decisions[index],
            wish=absence.wishes.get(index),
            portrait=seat.portrait,
            shows=index in room.watching.shown,
            hidden=index in hidden,
            gone=index in absence.gone,
        )
        for index, seat in enumerate(room.seats)
    ]


def seal_of(room: Room) -> SealMessage | None:
    """Return how the next or current deal is sealed; None if it is not."""
    if room.seals is None or (room.course is None and room.table.match.number):
        return None
    running = room.course if room.table.waiting == "play" else None
    if room.course is not None and running is None:
        number = room.course.number + 1
    else:
        number = running.number if running else 1
    if not room.seals.lasts(number):
        return None
    return SealMessage(
        number,
        room.seals.tip,
        room.game.pack_text(room.pack),
        tuple(room.seals.tips),
        (running.before if running else room.seals.log).hex(),
        room.waiting == "deal",
        None if running is None else tuple(share.hex() for share in running.shares),
        room.seals.version,
        room.opened.engine,
        dealing_of(room, number) if running is None and room.waiting != "over" else (),
        room.game.draws,
        room.opened.budget,
        room.opened.least,
        running.seated if running else room.seated,
        room.game.hides,
        room.drawing,
    )


def dealing_of(room: Room, number: int) -> tuple[str, ...]:
    """Return where the pack will go for each possible dealer; empty for other seats."""
    match, seats = room.table.match, range(len(room.seats))
    found = [""] * len(seats)
    first = seats if room.drawing is None else seats[:1]
    for dealer in first if number == 1 else (match.dealer,):
        found[dealer] = places(room.game, room.rules, len(seats), dealer, match.carry())
    return tuple(found)
