"""What the log of a table holds: one record for each thing that cannot be recomputed.

The first record is `Opened`.  Everything the server knows of a table follows from its records, so
starting after a crash, waking an idle table and following another server are the same thing.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...core.table import Record
from ..wire.protocol import BotSeat, OptionValue, encode


class Entry(Struct, frozen=True, tag_field="r"):
    """A record of the server's log."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened, by the person at seat 0.

    The bots' seeds are derived from `secret` (hex), which is known to the log alone; `budget` is
    what each may spend on a decision, `least` what it may spend while the server is busy (0: the
    server's setting), `engine` the Parlour that they belong to.  At a `lesson` the
    game's prepared pack is dealt.  `root` (hex) begins the chain that seals the deals and the bots'
    seeds by this version of the protocol (`sealing`); empty, they are not sealed.  `tip` (hex) is
    that of the opener's own chain, if any.
    """

    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: int
    bots: list[BotSeat]
    first_dealer: int
    budget: int
    secret: str
    name: str
    token_hash: str
    lesson: bool = False
    engine: str = ""
    root: str = ""
    tip: str = ""
    sealing: int = 1
    least: int = 0


class Seated(Entry, frozen=True, tag="seated"):
    """A person took an open seat."""

    seat: int
    name: str
    token_hash: str
    tip: str = ""


class Filled(Entry, frozen=True, tag="filled"):
    """An open seat was given to a bot."""

    seat: int
    bot: str


class Freed(Entry, frozen=True, tag="freed"):
    """A person got up before the first deal: the seat is open again."""

    seat: int


class Rekeyed(Entry, frozen=True, tag="rekeyed"):
    """The host gave a person's seat a new key; the one before it opens nothing any more."""

    seat: int
    token_hash: str


class Readied(Entry, frozen=True, tag="ready"):
    """A seat is ready for the next deal, with its share of what shuffles it (hex), if it has one.

    A seat that has given none when the deal is dealt has an empty one.
    """

    seat: int
    share: str = ""


class Tipped(Entry, frozen=True, tag="tip"):
    """A seat has a new chain, with this tip (hex): it is on another device, or used its own up."""

    seat: int
    tip: str


class Happened(Entry, frozen=True, tag="table"):
    """The match went on; `id` is the sender's own id of a person's move.

    A first deal may move everybody (`Dealt.seating`): later records name the seats after that.
    """

    record: Record
    id: str | None = None


LogEntry = Opened | Seated | Filled | Freed | Rekeyed | Readied | Tipped | Happened

read_entry = msgspec.json.Decoder(LogEntry).decode
KEYLESS = b'"token_hash":""'
"""What is in a record without its key; in a name, each of these quotes would have a backslash."""


def without_key(record: bytes) -> bytes:
    """Return a record without the hash of a seat's key, or as it is if it has none."""
    if b'"token_hash":"' in record and KEYLESS not in record:
        entry = read_entry(record)
        if isinstance(entry, Opened | Seated | Rekeyed):
            return encode(msgspec.structs.replace(entry, token_hash=""))
    return record
