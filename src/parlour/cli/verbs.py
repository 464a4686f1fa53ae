"""The verbs of ``parlour`` and their options, apart from those of hosts."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from .. import GAMES, __version__
from ..core import texts
from ..core.foreign import visible
from . import (
    arena,
    assistant,
    bench,
    bot,
    door_check,
    draw,
    levels,
    play,
    replay,
    rulebook,
    simulate,
    verify,
)
from .executors import EXECUTORS
from .shared import HOSTING, REFUSED

BOTS = "a level, random, or one of your own as module:attribute or exec:COMMAND"


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"parlour: {visible(message)}\n")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    whole = Parser(
        "parlour",
        description="Card games, exactly as their rules say.",
        epilog=f"Games: {', '.join(GAMES)}. To begin: parlour play {next(iter(GAMES))}",
    )
    whole.add_argument("--version", action="version", version=f"parlour {__version__}")
    verbs = whole.add_subparsers(required=True, metavar="VERB")
    for name, told, add, run in VERBS:
        verb = verbs.add_parser(name, help=told)
        add(verb)
        verb.add_argument("--lang", default=texts.spoken(), choices=texts.languages())
        verb.set_defaults(run=run)
    verbs.add_parser("serve", help="serve tables and the page (--help for its options)")
    for name, told in HOSTING.items():
        verbs.add_parser(name, help=told)
    return whole


def add_play(verb: argparse.ArgumentParser) -> None:
    """Add the options for the seats, the bots and the seed of a match."""
    add_rules(verb)
    verb.add_argument("--seats", type=int, help="number of players")
    verb.add_argument("--bot", help=f"bot for the other seats: {BOTS} (default: the middle level)")
    verb.add_argument("--seat", type=int, default=0, help="your seat (default: 0)")
    verb.add_argument("--seed", type=int, help="deal from a seed instead of at random")
    verb.add_argument("--save", type=Path, metavar="FILE", help="save the match as a replay")


def add_assistant(verb: argparse.ArgumentParser) -> None:
    """Add the options for a table of one's own, and for what is told."""
    add_rules(verb, nargs="?")
    verb.add_argument("--seats", type=int, help="number of players")
    verb.add_argument("--bot", help=f"bot for the other seats: {BOTS} (default: the middle level)")
    verb.add_argument("--seed", type=int, help="deal from a seed instead of at random")
    verb.add_argument(
        "--forms", action="store_true", help="tell the forms of actions, not all of them"
    )


def add_bot(verb: argparse.ArgumentParser) -> None:
    """Add the options for the bot that answers."""
    verb.add_argument("--game", required=True, metavar="GAME", help=", ".join(GAMES))
    verb.add_argument("--level", metavar="BOT", help=f"which bot: {BOTS} (default: the strongest)")


def add_door_check(verb: argparse.ArgumentParser) -> None:
    """Add the game, the program, and how much is played."""
    add_rules(verb)
    verb.add_argument("program", metavar="exec:COMMAND", help="the program that answers")
    verb.add_argument("--seats", type=int, help="number of players")
    verb.add_argument("--deals", type=int, default=20, metavar="N", help="how many (default: 20)")
    verb.add_argument("--seed", type=int, default=0)


def add_game(verb: argparse.ArgumentParser) -> None:
    """Add the game."""
    verb.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def add_bench(verb: argparse.ArgumentParser) -> None:
    """Add the option for the time that measuring takes."""
    verb.add_argument("--seconds", type=float, default=1.0, help="about how long each figure takes")


def add_replay(verb: argparse.ArgumentParser) -> None:
    """Add the options for what is shown of a file."""
    verb.add_argument("file", type=Path)
    verb.add_argument("--deal", type=int, help="show only this deal, counted from 1")
    verb.add_argument("--verify-bots", action="store_true", help="compute the bots' moves again")


def add_verify(verb: argparse.ArgumentParser) -> None:
    """Add the options for what is checked in a file."""
    verb.add_argument("file", type=Path)
    verb.add_argument("--bots", action="store_true", help="also compute the bots' moves again")
    verb.add_argument("--json", action="store_true", help="print the result as JSON")


def add_rulebook(verb: argparse.ArgumentParser) -> None:
    """Add the game, and the rule that is shown."""
    add_game(verb)
    verb.add_argument("rule", metavar="RULE", nargs="?", default="", help="the id of one rule")


def add_draw(verb: argparse.ArgumentParser) -> None:
    """Add the options for what is drawn, and where."""
    add_rules(verb)
    verb.add_argument("position", nargs="?", default="", help="a position instead of a new deal")
    verb.add_argument("--seats", type=int, help="number of players")
    verb.add_argument("--seed", type=int, default=0, help="the seed of the deal (default: 0)")
    verb.add_argument("--seat", type=int, help="the seat that looks (default: the one to act)")
    verb.add_argument("--out", type=Path, metavar="FILE", help="write to a file")


def add_simulate(verb: argparse.ArgumentParser) -> None:
    """Add the options for the bots, the number of deals and the output."""
    add_rules(verb)
    verb.add_argument("--seats", type=int, help="number of players")
    many = verb.add_mutually_exclusive_group()
    many.add_argument(
        "--deals",
        type=int,
        default=1000,
        metavar="N",
        help="number of single deals (default: 1000)",
    )
    many.add_argument("--matches", type=int, metavar="N", help="whole matches instead")
    verb.add_argument(
        "--bots",
        default="random",
        help=f"one for all seats, or a,b for each: {BOTS} (default: random)",
    )
    verb.add_argument("--seed", type=int, default=0)
    add_workers(verb)
    verb.add_argument(
        "--mirrored", action="store_true", help="play each pack again with the bots rotated"
    )
    verb.add_argument("--budget", type=int, default=1000, help="worlds that a bot may look at")
    form = verb.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the result as JSON")
    form.add_argument("--csv", action="store_true", help="print the result as CSV")


def add_arena(verb: argparse.ArgumentParser) -> None:
    """Add the options for the bots, the number of deals, and the use of results."""
    add_rules(verb, nargs="?")
    verb.add_argument("--bots", help=f"which bots: a,b,c of {BOTS} (default: all of the game)")
    verb.add_argument("--seats", type=int, help="number of players")
    many = verb.add_mutually_exclusive_group()
    many.add_argument("--deals", type=int, metavar="N", help="deals per pairing (default: 1000)")
    many.add_argument("--matches", type=int, metavar="N", help="whole matches instead")
    verb.add_argument(
        "--sprt",
        metavar="E0,E1",
        help="play two bots until it is clear which of these Elo leads the first one has",
    )
    verb.add_argument("--seed", type=int, default=0)
    add_workers(verb)
    verb.add_argument("--budget", type=int, default=1000, help="worlds that a bot may look at")
    verb.add_argument("--shard", default="1/1", metavar="K/N", help="play only this part")
    verb.add_argument("--out", type=Path, metavar="FILE", help="save the result")
    verb.add_argument(
        "--merge", type=Path, nargs="+", metavar="FILE", help="merge the results of shards"
    )
    verb.add_argument("--svg", type=Path, metavar="FILE", help="draw the ratings")
    verb.add_argument("--json", action="store_true", help="print the result as JSON")


def add_workers(verb: argparse.ArgumentParser) -> None:
    """Add the options for workers."""
    verb.add_argument("--jobs", type=int, default=1, help="number of threads or processes")
    verb.add_argument(
        "--executor",
        choices=EXECUTORS,
        help="run on Ray: the cluster at RAY_ADDRESS, or that many jobs on this machine",
    )
    verb.add_argument(
        "--save", default="", metavar="DIR", help="write every game into a folder, as a replay"
    )


def add_rules(verb: argparse.ArgumentParser, nargs: str | None = None) -> None:
    """Add the options for a game and its rules."""
    verb.add_argument("game", metavar="GAME", nargs=nargs, default="", help=", ".join(GAMES))
    verb.add_argument("--preset", metavar="P", help="a rule set of the game, by name")
    verb.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="OPTION=VALUE",
        help="one option of the game; can be repeated",
    )


VERBS = (
    ("play", "play a match against bots, in this terminal", add_play, play.run),
    ("simulate", "let bots play many deals", add_simulate, simulate.run),
    ("arena", "let all bots play each other with the same packs", add_arena, arena.run),
    (
        "assistant",
        "let an assistant (a language model) play, over the Model Context Protocol",
        add_assistant,
        assistant.run,
    ),
    ("bot", "answer another program with a line of JSON for each decision", add_bot, bot.run),
    (
        "door-check",
        "play random deals against your program, and say what is wrong",
        add_door_check,
        door_check.run,
    ),
    (
        "levels",
        "show how well a game's bots play, and what mistakes they make",
        add_game,
        levels.run,
    ),
    ("bench", "measure how fast this machine plays deals", add_bench, bench.run),
    ("replay", "show and check a replay file", add_replay, replay.run),
    (
        "verify",
        "check the matches in a file against the seals of their deals",
        add_verify,
        verify.run,
    ),
    ("draw", "draw what a seat sees, as SVG", add_draw, draw.run),
    ("rules", "show the rules of a game, or one of them", add_rulebook, rulebook.run),
)
"""The name of each verb, its help, how it adds its options, and what it runs."""
