"""Moves at many tables, and the echo beside them in the same run."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Sequence
from itertools import cycle, islice
from statistics import median
from typing import NamedTuple

from .crowd import Crowd, Group, Setting, open_tables, repeat
from .process import Process, echo

SETTLE = 0.5  # seconds until pending moves are done
ROUNDS = 2  # the echo and the moves take turns, so that a machine that slows down slows both


class Felt(NamedTuple):
    """The measurements; the names are those of the JSON line."""

    moves_per_second: float
    """Durable and acknowledged, with everybody moving as soon as possible."""
    p50_ms: float
    """From a move to its acknowledgement, at half of that pace."""
    p99_ms: float
    cpu_us_per_move: float | None
    """For all servers together, at full pace; None if they were started elsewhere."""
    rss_mb: float | None
    echo_ratio: float | None
    """`cpu_us_per_move` over the echo's cost of a message to the same number of people."""
    echo_us: float
    full_p50_ms: float
    full_p99_ms: float
    refused: int
    """Moves that came too late in a race, or were wrong."""
    lost: int
    """Connections that the server has closed."""
    tables: int
    persons: int
    frame_bytes: int
    """The median of the messages with a new position, at full pace."""
    load: float
    """Of the machine, at the end."""


async def play(
    urls: Sequence[str],
    servers: Sequence[Process],
    kinds: Sequence[Setting],
    tables: int,
    seconds: float,
) -> Felt:
    """Play at many tables of these kinds: half of the time at full pace, half of it at half."""
    settings = list(islice(cycle(kinds), tables))
    crowd = Crowd(urls, random.Random(1))
    places = await asyncio.to_thread(open_tables, urls, settings)
    await crowd.sit(places, settings)
    with echo() as other:
        groups = [Group() for _ in settings]
        await repeat(other.url, groups, [setting.seats for setting in settings])
        await crowd.go(min(1.0, seconds / 4))  # until every path has been taken once
        await asyncio.sleep(SETTLE)
        crowd.clear()
        spent = said = used = 0.0
        for _ in range(ROUNDS):
            before = other.cpu
            said += await say(groups, seconds / 8 / ROUNDS)
            used += other.cpu - before
            before = sum(server.cpu for server in servers)
            await crowd.go(seconds / 2 / ROUNDS)
            await asyncio.sleep(SETTLE)
            spent += sum(server.cpu for server in servers) - before
        frame_bytes = round(median(crowd.frames))
        moved, full = crowd.moved, (crowd.percentile(50), crowd.percentile(99))
        # Pending moves at the end of a period count, as their cost does.
        pace = moved / (seconds / 2)
        refused = crowd.refused
        crowd.clear()
        await crowd.go(seconds * 3 / 8, pace / 2)
        await asyncio.sleep(SETTLE)
    held = sum(server.megabytes for server in servers)
    half = crowd.percentile(50), crowd.percentile(99)
    lost = await crowd.leave()
    cost = 1e6 * spent / moved if servers else None
    yardstick = 1e6 * used / said
    return Felt(
        moves_per_second=pace,
        p50_ms=half[0],
        p99_ms=half[1],
        cpu_us_per_move=cost,
        rss_mb=held if servers else None,
        echo_ratio=None if cost is None else cost / yardstick,
        echo_us=yardstick,
        full_p50_ms=full[0],
        full_p99_ms=full[1],
        refused=refused,
        lost=lost,
        tables=tables,
        persons=len(crowd.persons),
        frame_bytes=frame_bytes,
        load=os.getloadavg()[0],
    )


async def say(groups: Sequence[Group], seconds: float) -> int:
    """Let all groups talk for a while; return the number of messages."""
    before = sum(group.said for group in groups)
    for group in groups:
        group.going = True
        group.say()
    await asyncio.sleep(seconds)
    for group in groups:
        group.going = False
    await asyncio.sleep(SETTLE)
    return sum(group.said for group in groups) - before
