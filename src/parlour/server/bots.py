"""Bots at a table: each decision in a worker thread, from what the seat sees and nothing else."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from .. import bots
from ..core.deal import Deal
from ..core.told import Told
from .errors import Failure
from .room import Asked, Room

log = logging.getLogger(__name__)


class BotRunner:
    """Runs bots on a few threads beside the event loop."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")

    async def choose(self, room: Room) -> int:
        """Return the action that the bot whose turn it is takes.

        It is the first legal one if the bot's own is not legal, so that the table goes on.
        """
        deal, (name, budget, seed) = room.table.match.deal, room.bot
        bot, seen = bots.create(name, room.game.id), deal.seen_by(deal.seat)
        told = bots.told_to(bot, room.table.memory, deal.seat)
        loop = asyncio.get_running_loop()
        code = await loop.run_in_executor(
            self._threads, choice_of, bot, room.game.id, seen, budget, seed, told
        )
        if not deal.accepts(code):
            log.error("bot chose an illegal action", extra={"bot": name, "game": room.game.id})
            code = deal.legal()[0]
        return code

    async def advise(self, deal: Deal, asked: Asked) -> bots.Advice:
        """Return what a bot would do as the seat to act of this deal, and why.

        `Failure` if it fails or breaks the rules.
        """
        seen = deal.seen_by(deal.seat)
        bot = bots.create(asked.bot, asked.game)
        loop = asyncio.get_running_loop()
        try:
            advice = await loop.run_in_executor(
                self._threads, bots.advise, bot, seen, asked.budget, asked.seed, asked.told
            )
        except Exception as error:  # whatever a bot does
            log.exception("bot failed", extra={"bot": asked.bot, "game": asked.game})
            raise Failure from error
        if not deal.accepts(advice.code):
            log.error("bot chose an illegal action", extra={"bot": asked.bot, "game": asked.game})
            raise Failure
        return advice

    def stop(self) -> None:
        """Drop the decisions that wait; those under way end by themselves."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def choice_of(bot: bots.Bot, game: str, seen: Deal, budget: int, seed: int, told: Told) -> int:
    """Return a bot's choice; the first legal action if the bot fails."""
    legal = seen.legal()  # before the bot, who may do with its copy what it likes
    try:
        return bots.choose(bot, seen, budget, seed, told)
    except Exception:
        log.exception("bot failed", extra={"bot": bot.name, "game": game})
        return legal[0]
