"""Counting of finished deals: the part that is the same for both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

Merge = Callable[[bytes | None, Iterable[bytes]], bytes]
"""Adds tallies to an existing one, if any."""


class Counted(NamedTuple):
    """How far the log of a table was counted, and how many of its sealed deals are over.

    `chain` is its seal; empty if it must not be published.  Once the match is over, `result` goes
    into the book of the table whose first match is `home`; before that both are empty.
    """

    table: str
    records: int
    over: bool
    chain: str
    deals: int
    home: str = ""
    result: str = ""


class Ended(NamedTuple):
    """A finished deal, and the tally that it adds to its group."""

    table: str
    deal: int
    group: str
    tally: bytes


class Addition(NamedTuple):
    """The rows and tallies that a counting transaction has to write."""

    rows: list[tuple[str, int, int, bool, str, str, str]]
    """Per table: name, counted records and deals, whether it is over, chain, home, result."""
    tallies: dict[str, list[bytes]]
    behind: set[str]
    """Tables that miss an earlier deal, so that their logs have to be read."""


def add(known: Mapping[str, int], marks: Sequence[Counted], ended: Sequence[Ended]) -> Addition:
    """Return what to write, given the number of *known* deals per table; each deal counts once.

    Tables that are not in *known* have been deleted meanwhile.
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
        records = 0 if mark.table in behind else mark.records  # the store keeps the larger number
        found = deals[mark.table], mark.over, mark.chain, mark.home, mark.result
        rows.append((mark.table, records, *found))
    return Addition(rows, dict(sorted(tallies.items())), behind)
