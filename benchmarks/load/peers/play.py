"""Other servers of card games under the same load: as many tables, people and cards.

Each runs in a process of its own, whose processor time counts.  The players' does not.  The echo
speaks before and after each, so that a machine that slows down between two servers slows both.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.load.crowd import Group, repeat
from benchmarks.load.line import Line, dial
from benchmarks.load.process import Process, echo
from benchmarks.load.stretch import say
from tools.page import packages

HERE = Path(__file__).parent
BOARDGAME = ("node", f"{HERE}/boardgame.mjs")
NAIVE = (sys.executable, "-m", "benchmarks.load.peers.naive")
WARM = 1  # seconds until every path has been taken
Players = Callable[[str, Sequence[int], float], AsyncIterator[int]]
"""With an address, the sizes of the tables and seconds: moves once warm, and after the seconds."""


class Peer(NamedTuple):
    """A server, which gets a new folder as its last argument, and who plays there."""

    name: str
    server: tuple[str, ...]
    players: Players
    asked: float | None = None
    """At most this part of its processor time per move is asked of Parlour."""


class Found(NamedTuple):
    """The figures of a peer, or the reason why it was not measured."""

    peer: Peer
    moves_per_second: float = 0
    cpu_us_per_move: float = 0
    echo_ratio: float = 0
    """`cpu_us_per_move` over the echo's cost of a message to as many people."""
    missing: str = ""


async def measure(
    peers: Sequence[Peer], sizes: Sequence[int], seconds: float, folder: Path
) -> list[Found]:
    """Return the figures of peers with tables of these sizes, one after the other."""
    need = any(peer.server[0] == "node" for peer in peers)
    missing = await asyncio.to_thread(install) if need else ""
    found = []
    with echo() as other:
        groups = [Group() for _ in sizes]
        await repeat(other.url, groups, sizes)
        await say(groups, WARM)

        async def yardstick() -> float:
            before = other.cpu
            said = await say(groups, seconds / 4)
            return (other.cpu - before) / said

        before = await yardstick()
        for peer in peers:
            if missing and peer.server[0] == "node":
                found.append(Found(peer, missing=missing))
                continue
            try:
                pace, cost = await play(peer, sizes, seconds, folder)
            except (OSError, RuntimeError) as error:
                found.append(Found(peer, missing=str(error)))
                continue
            after = await yardstick()
            ratio = cost / ((before + after) / 2)
            found.append(Found(peer, pace, 1e6 * cost, ratio))
            before = after
    return found


def install() -> str:
    """Install the packages of the peers that run on Node; return why that failed, if it did."""
    try:
        packages(HERE)
    except (OSError, SystemExit) as error:
        return str(error)
    os.environ["NODE_ENV"] = "production"
    return ""


async def play(
    peer: Peer, sizes: Sequence[int], seconds: float, folder: Path
) -> tuple[float, float]:
    """Play at a peer, as fast as it can; return moves per second and processor seconds per move."""
    moves, spent = [], []
    with Process(*peer.server, str(folder / peer.name)) as server:
        async for moved in peer.players(server.url, sizes, seconds):
            moves.append(moved)
            spent.append(server.cpu)
    moved = moves[1] - moves[0]
    if not moved:
        raise RuntimeError("nobody could move")
    return moved / seconds, (spent[1] - spent[0]) / moved


# -- who plays -------------------------------------------------------------------------------------


def on_node(kind: str) -> Players:
    """Return the players in `players.mjs`, who use the peer's own client."""

    async def players(url: str, sizes: Sequence[int], seconds: float) -> AsyncIterator[int]:
        options = kind, url, json.dumps(sizes), str(WARM), str(seconds)
        process = await asyncio.create_subprocess_exec(
            "node", HERE / "players.mjs", *options, stdout=PIPE
        )
        assert process.stdout is not None
        async for line in process.stdout:
            yield int(line)
        if await process.wait():
            raise RuntimeError("the players have failed")

    return players


class State(msgspec.Struct):
    """The part of the naive server's message that a player needs."""

    turn: int
    hands: list[list[str] | int]


read = msgspec.json.Decoder(State).decode


class Person:
    """Plays the first card of the own hand at the naive server."""

    moved = 0

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.line: Line

    def hear(self, frame: bytes) -> None:
        """Move as soon as it is this person's turn."""
        state = read(frame)
        Person.moved += self.seat == 0
        hand = state.hands[self.seat]
        if state.turn == self.seat and isinstance(hand, list):
            self.line.send(b'{"card":"%s"}' % hand[0].encode())


async def persons(url: str, sizes: Sequence[int], seconds: float) -> AsyncIterator[int]:
    """Play at the naive server."""
    there = []
    for table, seats in enumerate(sizes):
        for seat in range(seats):
            person = Person(seat)
            person.line = await dial(url, f"/{table}/{seat}/{seats}", person.hear)
            there.append(person)
    for span in (WARM, seconds):
        await asyncio.sleep(span)
        yield Person.moved
    for person in there:
        person.line.close()


PEERS = (
    Peer("boardgame.io, in memory", (*BOARDGAME, "memory"), on_node("boardgame"), 0.2),
    Peer("boardgame.io, file storage", (*BOARDGAME, "files"), on_node("boardgame")),
    Peer("Colyseus, a relay", ("node", f"{HERE}/colyseus.mjs"), on_node("colyseus")),
    Peer("a naive durable server", NAIVE, persons, 0.5),
)
