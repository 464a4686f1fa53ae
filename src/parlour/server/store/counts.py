"""Which deals are counted: what both databases do alike in a transaction that counts some."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

Merge = Callable[[bytes | None, Iterable[bytes]], bytes]
"""Adds up a tally, if there is one, and others."""


class Counted(NamedTuple):
    """How far the log of a table was counted, and how many sealed deals are over in it.

    `chain` is its seal, empty where none is told.
    """

    table: str
    records: int
    over: bool
    chain: str
    deals: int


class Ended(NamedTuple):
    """A deal that is over, and the tally of its group that it adds to."""

    table: str
    deal: int
    group: str
    tally: bytes


class Addition(NamedTuple):
    """What a transaction has to write."""

    rows: list[tuple[str, int, int, bool, str]]
    """Of each table: its name, and how many records and deals are counted, over, and its chain."""
    tallies: dict[str, list[bytes]]
    behind: set[str]
    """Tables of which an earlier deal is missing: their logs have to be read."""


def add(known: Mapping[str, int], marks: Sequence[Counted], ended: Sequence[Ended]) -> Addition:
    """Return what is new, where so many deals of each table are *known*: each counts once.

    Tables of which nothing is known have been deleted meanwhile.
    """
    deals, tallies = dict(known), dict[str, list[bytes]]()
    marks = [it for it in marks if it.table in known]
    ended = [it for it in ended if it.table in known]
    for it in sorted(ended):
        if it.deal == deals[it.table] + 1:
            deals[it.table] = it.deal
            tallies.setdefault(it.group, []).append(it.tally)
    over = [(it.table, it.deal) for it in ended] + [(it.table, it.deals) for it in marks]
    behind = {table for table, deal in over if deal > deals[table]}
    rows = []
    for mark in sorted(marks):
        records = 0 if mark.table in behind else mark.records  # fewer than are noted change nothing
        rows.append((mark.table, records, deals[mark.table], mark.over, mark.chain))
    return Addition(rows, dict(sorted(tallies.items())), behind)
