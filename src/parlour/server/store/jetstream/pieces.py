"""The messages of a stream: pieces of logs, and rows beside them."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import msgspec

from ..counts import Counted

MAX_PIECE_BYTES = 200_000
MAX_PIECE_RECORDS = 1000
encode = msgspec.msgpack.encode
_decode = msgspec.msgpack.Decoder(tuple[int, list[bytes], int]).decode


class Piece(NamedTuple):
    """A message on a log's subject: the records from number `first` on.

    It replaces whatever the log had from there on.  Without records it only moves the subject's
    sequence on; if it begins with number 1, the log is then empty.
    """

    seq: int
    first: int
    records: list[bytes]
    time: float = 0.0

    @property
    def number(self) -> int:
        """The number of the log's last record, if this is its last piece."""
        return self.first + len(self.records) - 1


NOTHING = Piece(0, 1, [])
"""The last piece of a log that never had any."""


class Row(msgspec.Struct, frozen=True, array_like=True):
    """How far a log was counted: see `Counted`."""

    records: int = 0
    deals: int = 0
    over: bool = False
    chain: str = ""
    home: str = ""
    result: str = ""

    def after(self, mark: Counted) -> Row:
        """Return the row once more was counted, perhaps by a slower node with an old result."""
        result = self.result if mark.records < self.records else mark.result or self.result
        return Row(
            max(self.records, mark.records),
            mark.deals,
            self.over or mark.over,
            mark.chain,
            mark.home or self.home,
            result,
        )


read_row = msgspec.json.Decoder(Row).decode


class Subjects(NamedTuple):
    """The subjects of a database; each table, group or match has one token of its own."""

    root: str

    def log(self, table: str) -> str:
        """Return the subject of a table's log."""
        return f"{self.root}.log.{token(table)}"

    def row(self, table: str) -> str:
        """Return the subject of a table's row."""
        return f"{self.root}.counted.{token(table)}"

    def book(self, home: str, table: str = "") -> str:
        """Return the subject of a match in a book, or of all matches of one."""
        return f"{self.root}.book.{token(home)}.{token(table) if table else '*'}"

    def tally(self, group: str) -> str:
        """Return the subject of a group's sum."""
        return f"{self.root}.tally.{token(group)}"

    def every(self, kind: str) -> str:
        """Return the subject of everything of a kind."""
        return f"{self.root}.{kind}.*"


def token(name: str) -> str:
    """Return a name as one token of a subject."""
    return quote(name, safe="").replace(".", "%2E") or "%"


def name_of(subject: str) -> str:
    """Return the name that is a subject's last token."""
    return unquote(subject.rpartition(".")[2].removesuffix("%"))


def pack(first: int, records: Sequence[bytes], time: int = 0) -> bytes:
    """Return the content of a piece, and the time of its records unless that is now."""
    return encode((first, records, time))


def unpack(seq: int, data: bytes, time: float = 0.0) -> Piece:
    """Return the piece with this content, which was written at this time."""
    first, records, earlier = _decode(data)
    return Piece(seq, first, records, earlier or time)


def cut(first: int, records: Sequence[bytes], time: int = 0) -> Iterator[bytes]:
    """Yield the contents of the pieces that these records need, none of them too long."""
    some, size = list[bytes](), 0
    for record in records:
        full = len(some) == MAX_PIECE_RECORDS or size + len(record) > MAX_PIECE_BYTES
        if some and full:
            yield pack(first, some, time)
            first, some, size = first + len(some), [], 0
        some.append(record)
        size += len(record)
    yield pack(first, some, time)


def joined(pieces: Iterable[Piece], after: int) -> tuple[int, list[bytes]] | None:
    """Return the log's last number and its records after a number; None if some are missing."""
    found, end = list[bytes](), 0
    for piece in pieces:
        if not piece.records and piece.first == 1:
            found, end = [], 0
            continue
        last = after + len(found)
        if piece.first > last + 1:
            if piece.number > after:
                return None
        else:
            del found[max(piece.first - after - 1, 0) :]
            found += piece.records[max(after + 1 - piece.first, 0) :]
        end = piece.number
    return end, found


def moment(text: str) -> float:
    """Return the seconds since 1970 of a time in ISO format with nanoseconds."""
    head, _, rest = text.rstrip("Z").partition(".")
    return datetime.fromisoformat(f"{head}.{(rest + '000000')[:6]}+00:00").timestamp()


def stored(message: dict[str, Any]) -> tuple[int, bytes, float]:
    """Return sequence, content and time of a message that a server has looked up."""
    return message["seq"], b64decode(message.get("data", "")), moment(message["time"])
