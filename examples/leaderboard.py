"""Rank assistants by their play: python examples/leaderboard.py GAME DEALS PLAYER ... [options]

A player is `first` or `random`, or a command such as "my-model --fast": it gets each turn on its
standard input and answers with an action on its last line.  All players have the same packs, the
same seat and the same bots as rivals, and play through the tools that assistants use.
"""

import argparse
import asyncio
import random
import re
import shlex
import statistics
import subprocess
import time
from collections.abc import Callable

from mcp import Client

import parlour
from parlour.assistant.local import LocalSeat
from parlour.assistant.program import program

TRIES = 3
"""Answers to one turn; after that many refusals the first legal action is played."""


def listed(turn: str) -> list[str]:
    """Return the actions of a turn that lists them; of a range of amounts the lowest."""
    lines = re.findall(r"^- .*?: (.+)$", turn, re.MULTILINE)
    return [re.sub(r"–\d+$", "", action) for line in lines for action in line.split(", ")]


def command(words: str) -> Callable[[str], str]:
    """Return a player that runs a command for each turn."""

    def answer(turn: str) -> str:
        program = shlex.split(words)  # yours: it is run as it stands
        done = subprocess.run(program, check=False, input=turn, stdout=subprocess.PIPE, text=True)  # noqa: S603
        return done.stdout.strip()

    return answer


class Entry:
    """A player, and how it has done so far."""

    def __init__(self, name: str) -> None:
        chance = random.Random(name)
        simple = {
            "first": lambda turn: listed(turn)[0],
            "random": lambda turn: chance.choice(listed(turn)),
        }
        self.name, self.answer = name, simple.get(name) or command(name)
        self.points = list[float]()
        self.turns = self.refusals = self.helped = self.read = self.written = 0
        self.seconds = 0.0

    def act(self, turn: str) -> str:
        """Return the player's answer to a turn, and count its costs."""
        begun = time.perf_counter()
        answer = self.answer(turn)
        self.seconds += time.perf_counter() - begun
        self.read += len(turn)
        self.written += len(answer)
        return answer


async def play(entry: Entry, seat: LocalSeat, listing: bool) -> None:
    """Let a player play the first deal of a table."""
    async with Client(program(seat, listing=listing)) as client:

        async def call(tool: str, **words: object) -> tuple[bool, str]:
            told = await client.call_tool(tool, words)
            return bool(told.is_error), told.content[0].text

        _, turn = await call("wait_for_turn")
        table = seat.table
        while table.turn >= 0 and table.table.match.number == 1:
            at, asked = int(turn.split()[1]), turn
            entry.turns += 1
            for _ in range(TRIES):
                refused, told = await call("play", action=entry.act(asked)[-400:], at=at)
                if not refused:
                    break
                entry.refusals += 1
                asked = f"{turn}\n{told}"
            else:
                entry.helped += 1
                _, told = await call("play", action=table.table.legal(seat.seat)[0].text, at=at)
            turn = told
        totals, own = table.results().points, seat.seat
        others = sum(totals) - totals[own]
        entry.points.append(totals[own] - others / (len(totals) - 1))


def row(entry: Entry, price: float) -> str:
    """Return a player's line: by how much it is ahead of the others' average, and its costs."""
    mean, many = statistics.fmean(entry.points), len(entry.points)
    wide = 1.96 * statistics.stdev(entry.points) / many**0.5 if many > 1 else float("nan")
    characters = entry.read + entry.written
    return (
        f"{entry.name[:24]:24} {mean:+8.2f} ± {wide:6.2f} {entry.turns:7} {entry.refusals:8} "
        f"{entry.helped:6} {characters:10} {entry.seconds:8.1f} {characters * price / 1e6:8.2f}"
    )


def main() -> None:
    """Let all players play, and print them, the best first."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("deals", type=int)
    asked.add_argument("players", nargs="+")
    asked.add_argument("--rivals", default="steady", help="the bot at all other seats")
    asked.add_argument("--list", action="store_true", help="tell all actions, not only forms")
    asked.add_argument("--price", type=float, default=0.0, help="of a million characters")
    told = asked.parse_args()
    game = parlour.GAMES[told.game]
    options = game.options()
    seats = game.usual_seats(options)
    entries = [Entry(name) for name in told.players]
    for entry in entries:
        for seed in range(told.deals):
            seat = LocalSeat(game, options, seats=seats, bot=told.rivals, seed=seed)
            asyncio.run(play(entry, seat, told.list))
    print(
        f"{'player':24} {'ahead per deal':>17} {'turns':>7} {'refused':>8} {'helped':>6} "
        f"{'characters':>10} {'seconds':>8} {'price':>8}"
    )
    for entry in sorted(entries, key=lambda it: -statistics.fmean(it.points)):
        print(row(entry, told.price))


main()
