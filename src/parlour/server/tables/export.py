"""The export of all tables as lines of JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import msgspec

from ...core.table import Dealt
from ..ground.errors import TableDamaged
from ..store import Stored
from ..store.backup import is_there, refuse_nothing, snapshot
from ..store.records import Freed, Happened, LogEntry, Opened, Readied, Seated
from .history import read_log, restore

SECRET_FIELDS = {"token_hash", "house"}
OPEN_FIELDS = {
    "game",
    "preset",
    "options",
    "seats",
    "bots",
    "budget",
    "least",
    "name",
    "lesson",
    "engine",
}
"""The fields of `Opened` that are exported while the match goes on."""


async def export(url: str, *, empty: bool = False) -> AsyncIterator[bytes]:
    """Yield a line for each table; ``BackupFailed`` if there are none, unless *empty* allows it.

    A finished match is exported whole, except the hashes of seats' keys.  A running match is
    exported as everybody at the table knows it: seats, rules and who has acted, but no card.
    """
    if not await is_there(url):
        refuse_nothing(url, 0, empty=empty)
        return
    async with snapshot(url) as store:
        tables = await store.tables()
        refuse_nothing(url, len(tables), empty=empty)
        for stored in tables:
            try:
                told = line_of(stored, await store.load(stored.table))
            except (TableDamaged, msgspec.MsgspecError, ValueError) as error:
                told = {**head(stored), "error": str(error)}
            yield msgspec.json.encode(told)


def head(stored: Stored) -> dict[str, object]:
    """Return what the store knows about a table."""
    used = datetime.fromtimestamp(stored.used, UTC).isoformat(timespec="seconds")
    return {"table": stored.table, "used": used}


def line_of(stored: Stored, records: list[bytes]) -> dict[str, object]:
    """Return the export of a table."""
    over = restore(stored.table, records).waiting == "over"
    opened, entries = read_log(records)
    tell = whole if over else in_part
    told = [tell(entry) for entry in [opened, *entries]]
    return {**head(stored), "game": opened.game, "over": over, "records": told}


def whole(entry: LogEntry) -> dict[str, object]:
    """Return a record without the hashes of seats' keys and house names."""
    told: dict[str, object] = msgspec.to_builtins(entry)
    return bare(told)


def bare(told: dict[str, object]) -> dict[str, object]:
    """Return the fields of a record that are not secret, also of the members in it."""
    found = {name: value for name, value in told.items() if name not in SECRET_FIELDS}
    for name in ("members", "line"):
        if isinstance(people := found.get(name), list):
            found[name] = [bare(it) for it in people]
    return found


def in_part(entry: LogEntry) -> dict[str, object]:
    """Return the part of a record that everybody at the table knows."""
    told: dict[str, object] = msgspec.to_builtins(entry)
    match entry:
        case Opened():
            members = [{"seat": it.seat, "name": it.name} for it in entry.members]
            known = {name: told[name] for name in told if name in OPEN_FIELDS}
            return {"r": told["r"]} | known | ({"members": members} if members else {})
        case Seated(seat, name):
            return {"r": told["r"], "seat": seat, "name": name}
        case Freed(seat) | Readied(seat):
            return {"r": told["r"], "seat": seat}
        case Happened(record):
            kind = {"r": str(record.__struct_config__.tag), "hidden": True}
            return kind if isinstance(record, Dealt) else {**kind, "seat": record.seat}
        case _:
            return {"r": told["r"], "hidden": True}
