"""``parlour verify``: checks that matches in files were dealt as sealed before they began.

A file holds one match, or one per line, as a server exports finished matches.  Of the latter only
one line at a time is in memory.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain, count, islice
from typing import NamedTuple

from .. import GAMES, Replay, bots
from ..core import sealed
from ..core.errors import ParlourError, ReplayError
from ..core.foreign import Lines, in_utf8, json_line
from .shared import REFUSED
from .terminal import Terminal

TRUE, DIFFERS, UNREAD, ALONE = 0, 1, REFUSED, 3
"""Exit statuses: `UNREAD` for an unreadable file, `ALONE` for deals without any share."""
UNREADABLE = frozenset(
    ("no_replay", "replay_empty", "replay_large", "replay_nothing", "replay_version")
)
"""Codes of errors for a file, or a line, that does not hold a match to check."""
LARGEST_BYTES = 64 << 20
"""The largest match in bytes, many times the size of any sealed one."""
Line = tuple[int, bytes]
"""A line of a file and its number, from 1."""


class Verified(NamedTuple):
    """The findings for a match: how far it could be read and checked, and what is wrong."""

    replay: Replay | None = None
    checked: sealed.Checked | None = None
    verdict: bots.Recomputation | None = None
    error: ParlourError | None = None

    @property
    def ok(self) -> bool:
        """Whether the match has no fault."""
        return self.error is None and not (self.verdict and self.verdict.difference)

    @property
    def status(self) -> int:
        """The exit status of a match."""
        if self.error is not None and self.error.code in UNREADABLE:
            return UNREAD
        if not self.ok:
            return DIFFERS
        return ALONE if self.checked is not None and self.checked.alone else TRUE

    def told(self, language: str) -> dict[str, object]:
        """Return the findings for programs."""
        told: dict[str, object] = {"ok": self.ok}
        if self.checked is not None:
            told |= self.checked._asdict()
        if self.replay is not None:
            told["taken_back"] = self.replay.taken_back
        if self.error is not None:
            code, facts = self.error.code, self.error.facts
            told |= {"code": code, "facts": facts, "text": self.error.say(language)}
        if self.verdict is not None:
            difference = self.verdict.difference and self.verdict.difference._asdict()
            told["bots"] = {
                "moves": self.verdict.moves,
                "fewer": self.verdict.fewer,
                "difference": difference,
            }
        return told


class Total:
    """The findings for all matches of a file, added up."""

    def __init__(self) -> None:
        self.matches = self.failed = self.unread = self.deals = self.shares = self.alone = 0
        self.moves = self.fewer = self.taken_back = 0

    @property
    def status(self) -> int:
        """The exit status of the file: a false match outranks an unreadable one."""
        if self.failed:
            return DIFFERS
        if self.unread:
            return UNREAD
        return ALONE if self.alone else TRUE

    def add(self, found: Verified) -> None:
        """Count a match, and its contents if it has no fault."""
        self.matches += 1
        self.failed += found.status == DIFFERS
        self.unread += found.status == UNREAD
        if found.ok and found.checked is not None:
            self.deals += found.checked.deals
            self.shares += found.checked.shares
            self.alone += found.checked.alone
        if found.ok and found.replay is not None:
            self.taken_back += found.replay.taken_back
        if found.ok and found.verdict is not None:
            self.moves += found.verdict.moves
            self.fewer += found.verdict.fewer


def run(asked: argparse.Namespace) -> int:
    """Verify a file and print the findings; return the exit status.

    0: all of it is true, 1: something differs, 2: it cannot be read, 3: it is true, but some sealed
    deals have no share of any player.
    """
    terminal = Terminal(asked.lang, [])
    with asked.file.open("rb") as file, in_utf8(file) as lines:
        matches, whole = read(lines)
        return (verify_one if whole else verify_all)(matches, asked, terminal)


def verify_one(matches: Iterator[Line], asked: argparse.Namespace, terminal: Terminal) -> int:
    """Verify the only match of a file, and print the findings."""
    _, data = next(matches, (0, b""))
    found = look(data, asked.bots)
    if asked.json:
        print_json({"file": str(asked.file)} | found.told(asked.lang))
        return found.status
    if found.checked is not None and found.replay is not None:
        tell_seals(found.checked, found.replay.taken_back, terminal)
    tell(found, terminal)
    return found.status


def verify_all(matches: Iterator[Line], asked: argparse.Namespace, terminal: Terminal) -> int:
    """Verify match after match; print faults at once, and the totals at the end."""
    total = Total()
    for line, data in matches:
        found = look(data, asked.bots, several=True)
        total.add(found)
        if not asked.json:
            tell(found, terminal, line)
        elif not found.ok:
            print_json({"file": str(asked.file), "line": line} | found.told(asked.lang))
    true = total.matches - total.failed - total.unread
    if asked.json:
        told = {"ok": total.status in (TRUE, ALONE), "file": str(asked.file)} | vars(total)
        bots = {"moves": told.pop("moves"), "fewer": told.pop("fewer")}
        print_json(told | {"bots": bots} if asked.bots else told)
        return total.status
    if true:
        terminal.print(terminal.say("cli-seals-matches", matches=true), style="green")
        checked = sealed.Checked(total.deals, total.shares, total.alone)
        tell_seals(checked, total.taken_back, terminal)
    if total.moves:
        tell_moves(total.moves, total.fewer, terminal)
    if total.failed:
        facts = {"failed": total.failed, "matches": total.matches}
        terminal.print(terminal.say("cli-seals-failed", **facts), style="red")
    if total.unread:
        facts = {"unread": total.unread, "lines": total.matches}
        terminal.print(terminal.say("cli-seals-unread", **facts), style="yellow")
    return total.status


def read(file: Lines) -> tuple[Iterator[Line], bool]:
    """Return the matches of a file, and whether it is a single one, perhaps on several lines."""
    lines = lines_of(file)
    begin = [*islice(lines, 2)]
    if len(begin) < 2:
        return iter(begin), True
    (line, first), (_, second) = begin
    if first.rstrip().endswith((b"{", b",")) and second.lstrip().startswith(b'"'):
        return iter([(line, first + second + file.read(LARGEST_BYTES))]), True
    return chain(begin, lines), False


def lines_of(file: Lines) -> Iterator[Line]:
    """Yield the non-empty lines; one that is too long is cut, and so recognized."""
    for number in count(1):
        if not (line := file.readline(LARGEST_BYTES + 1)):
            return
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(LARGEST_BYTES)
        if line.strip():
            yield number, line


def look(data: bytes, with_bots: bool, *, several: bool = False) -> Verified:
    """Verify a match; among *several*, one without a deal or a bot's decision is fine."""
    found = Verified()
    try:
        if not data:
            raise ReplayError("replay_nothing")
        if len(data) > LARGEST_BYTES:
            raise ReplayError("replay_large", most=LARGEST_BYTES >> 20)
        found = found._replace(replay=(replay := Replay.read(data)))
        checked = sealed.check(replay, GAMES)
        if not checked.deals and not several:
            raise ReplayError("replay_empty")
        found = found._replace(checked=checked)
        if with_bots:
            found = found._replace(verdict=bots.verify(replay, GAMES))
    except ParlourError as error:
        if not (several and error.code == "replay_no_bots"):
            return found._replace(error=error)  # a local would be a cycle, and keep the line
    return found


def tell(found: Verified, terminal: Terminal, line: int = 0) -> None:
    """Print what is wrong with a match, and whose moves were not computed again."""
    if found.error is not None:
        print_line(found.error.say(terminal.language), terminal, line, "red")
    if found.replay is not None and found.verdict is not None:
        terminal.name_seats(found.replay)
        tell_bots(found.verdict, terminal, line)


def tell_bots(found: bots.Recomputation, terminal: Terminal, line: int = 0) -> None:
    """Print whether the bots' moves are their own; with a *line*, only faults."""
    for it in found.others:
        name = terminal.names[it.seat]
        text = terminal.say("cli-verify-other", name=name, bot=it.bot)
        print_line(text, terminal, line, "yellow")
    if found.difference is not None:
        facts = found.difference._asdict()
        facts["name"] = terminal.names[facts.pop("seat")]
        print_line(terminal.say("cli-verify-differs", **facts), terminal, line, "red")
    elif not line:
        tell_moves(found.moves, found.fewer, terminal)


def tell_seals(found: sealed.Checked, taken_back: int, terminal: Terminal) -> None:
    """Print how many deals are as sealed, which the server shuffled alone, and what was undone."""
    facts = {"deals": found.deals, "shares": found.shares}
    terminal.print(terminal.say("cli-seals-true", **facts), style="green")
    if found.alone:
        terminal.print(terminal.say("cli-seals-alone", deals=found.alone), style="yellow")
    if taken_back:
        terminal.print(terminal.say("cli-seals-taken_back", count=taken_back))


def tell_moves(moves: int, fewer: int, terminal: Terminal) -> None:
    """Print how many moves of bots were computed again, and how many with the lower budget."""
    terminal.print(terminal.say("cli-verified", moves=moves), style="green")
    if fewer:
        terminal.print(terminal.say("cli-verified-fewer", moves=fewer))


def print_line(text: str, terminal: Terminal, line: int, style: str) -> None:
    """Print a finding about a match, and its line in the file, if it has one."""
    if line:
        text = terminal.say("cli-seals-line", line=line, text=text)
    terminal.print(text, style=style)


def print_json(told: dict[str, object]) -> None:
    """Print findings as a line of JSON."""
    print(json_line(told))
