"""``parlour assistant``: a seat for a program that speaks the Model Context Protocol."""

from __future__ import annotations

import argparse
import os
import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .. import bots
from ..core.errors import OptionError
from .rules import check_seed, find_own_bots, rules_of

if TYPE_CHECKING:
    from ..assistant.seat import AssistantSeat


def run(asked: argparse.Namespace) -> int:
    """Serve the tools of a seat on standard input and output until the client hangs up."""
    need("mcp", 'pip install "parlour[mcp]"')
    seat = own_table(asked) if asked.game else remote_table()
    from ..assistant.program import program

    program(seat, language=asked.lang, listing=not asked.forms).run()
    return 0


def own_table(asked: argparse.Namespace) -> AssistantSeat:
    """Return a seat at a table of one's own, by the options of the command line."""
    from ..assistant.local import LocalSeat

    game, options = rules_of(asked)
    seats = game.usual_seats(options) if asked.seats is None else asked.seats
    game.check_seats(seats, options)
    find_own_bots()
    bot = asked.bot or bots.usual(game.id)
    bots.load(bot, game.id)  # so that a wrong name is refused now
    seed = secrets.randbits(64) if asked.seed is None else check_seed(asked.seed)
    return LocalSeat(game, options, seats=seats, bot=bot, seed=seed)


def remote_table() -> AssistantSeat:
    """Return a seat at a server, by the variables of the environment."""
    need("websockets", "pip install websockets")
    from ..assistant.joining import find_way
    from ..assistant.remote import RemoteSeat

    return RemoteSeat(find_way(dict(os.environ)))


def need(library: str, install: str) -> None:
    """Raise `OptionError` if a library is not installed."""
    if find_spec(library) is None:
        raise OptionError("assistant_missing", library=library, install=install)
