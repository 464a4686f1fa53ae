"""Bots at a table: each decides in a worker thread, from what its seat sees and nothing else.

Searches are compiled and release the GIL, so the event loop goes on meanwhile.  The threads have a
lower priority than it, and than other programs.

Tables and addresses have a share of processor time.  Once it is used up, their bots examine fewer
worlds, which the log records.  The bots of one address never use all threads.  Each of the host's
own bots has a thread to itself, so that a slow one delays only its own tables.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from ... import bots
from ...core.deal import Deal
from ...core.errors import OptionError
from ...core.game import AnyGame
from ...core.told import Course, Told
from ...search.luck import Parts
from ..ground import metrics
from ..ground.addresses import crowd_of
from ..ground.config import Config, read_guest
from ..ground.errors import Failure
from ..ground.limits import Addresses, Bucket
from ..state.questions import BotQuestion
from ..state.room import Room
from .bot_delay import Habits

log = logging.getLogger(__name__)
Found = TypeVar("Found")
thread_time = getattr(time, "thread_time", time.process_time)  # a browser has one thread only


class Chosen(NamedTuple):
    """A bot's action, and the number of worlds that it was allowed to examine."""

    code: int
    budget: int


class Clock:
    """Measures the processor time of one call, in seconds."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def run(self, call: Callable[[], Found]) -> Found:
        """Return the result of a call in this thread."""
        start = thread_time()
        try:
            return call()
        finally:
            self.seconds = thread_time() - start


class Account:
    """Charges the thinking of a table's bots to the table and to the address that opened it."""

    def __init__(self, table: Bucket, least: int, turn: asyncio.Semaphore) -> None:
        self._table = table
        self._least = least
        self.address: Bucket | None = None  # unknown for a table that was woken from the log
        self.turn = turn  # bots of the same address, or table, share it

    def allows(self, budget: int, now: float, least: int = 0) -> int:
        """Return the budget of a decision: *budget*, or *least* once the share is used up.

        A *least* of 0 stands for the server's setting.
        """
        pots = [self._table] if self.address is None else [self._table, self.address]
        if all(pot.level(now) > 0 for pot in pots):
            return budget
        return min(budget, least or self._least)

    def pay(self, seconds: float, now: float) -> None:
        """Charge seconds of thinking."""
        self._table.pay(seconds, now)
        if self.address is not None:
            self.address.pay(seconds, now)


class BotRunner:
    """Runs bots on a few threads beside the event loop."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._threads = self._start(config.bot_threads)
        self._own = {place: self._start(1) for place in invite_guests(config.guests)}
        self._addresses = Addresses(config.address_thought, config.address_share)
        self._turns = WeakValueDictionary[str, asyncio.Semaphore]()
        self.habits = Habits()

    def open_account(self) -> Account:
        """Return the account of a table without a paying address."""
        config = self._config
        table = Bucket(config.table_thought, config.table_share, now())
        return Account(table, config.bot_least, self._new_turn())

    def _new_turn(self) -> asyncio.Semaphore:
        return asyncio.Semaphore(max(1, self._config.bot_threads - 1))

    def charge(self, account: Account, address: str) -> None:
        """Charge an account to an address, if it is known and no other pays yet."""
        if address and account.address is None:
            account.address = self._addresses.bucket(address, now())
            account.turn = self._turns.setdefault(crowd_of(address), self._new_turn())

    def _start(self, threads: int) -> ThreadPoolExecutor:
        """Return a pool of threads for bots."""
        return ThreadPoolExecutor(threads, "bot", give_way, (self._config.bot_nice,))

    def _find(self, name: str, game: str) -> bots.Bot:
        """Return a bot, or the default bot if the host has removed it."""
        try:
            return bots.create(name, game)
        except OptionError:
            default = bots.usual(game)
            log.warning("bot gone", extra={"bot": name, "game": game, "instead": default})
            return bots.create(default, game)

    async def _think(
        self, account: Account, place: tuple[str, str], think: Callable[[], Found]
    ) -> Found:
        """Return the result of a bot's thinking, and charge it; *place* is game and name."""
        loop, clock = asyncio.get_running_loop(), Clock()
        own = self._own.get(place)
        try:
            async with account.turn if own is None else nullcontext():
                return await loop.run_in_executor(own or self._threads, clock.run, think)
        finally:
            metrics.THOUGHT.observe(clock.seconds)
            account.pay(clock.seconds, now())

    async def choose(self, room: Room, account: Account) -> Chosen:
        """Return the action of the bot to act.

        For a bot that fails or breaks the rules it is the first legal one, so the table goes on.
        """
        deal, (name, most, seed) = room.table.match.deal, room.bot
        budget = account.allows(most, now(), room.least)
        bot, seen = self._find(name, room.game.id), deal.seen_by(deal.seat)
        told = bots.told_to(bot, room.table.memory, deal.seat)
        think = partial(bots.play_on, bot, seen, budget, seed, told)
        code, fault = await self._think(account, (room.game.id, name), think)
        if fault is not None:
            extra = {"bot": name, "game": room.game.id}
            log.error("bot failed", exc_info=fault, extra=extra)
        return Chosen(code, budget)

    async def advise(self, deal: Deal, asked: BotQuestion, account: Account) -> bots.Advice:
        """Return what a bot would do in place of the seat to act, why, and the actions' worth.

        `Failure` if the bot fails or breaks the rules.
        """
        seen = deal.seen_by(deal.seat)
        bot = bots.create(asked.bot, asked.game)
        budget = account.allows(asked.budget, now())
        think = partial(bots.advise, bot, seen, budget, asked.seed, asked.told, asked.also)
        try:
            advice = await self._think(account, (asked.game, asked.bot), think)
        except Exception as error:  # a bot may raise anything
            log.exception("bot failed", extra={"bot": asked.bot, "game": asked.game})
            raise Failure from error
        if not deal.accepts(advice.code):
            log.error("bot chose an illegal action", extra={"bot": asked.bot, "game": asked.game})
            raise Failure
        return advice

    async def weigh(self, game: AnyGame, courses: Sequence[Course], account: Account) -> Parts:
        """Return how luck and play decided finished deals; `Failure` if a bot's policy fails."""
        think = partial(bots.weigh_match, game, courses)
        try:
            return await self._think(account, (game.id, ""), think)
        except Exception as error:  # another package's policy may raise anything
            log.exception("weighing failed", extra={"game": game.id})
            raise Failure from error

    def tell_end(self, room: Room) -> None:
        """Tell the host's own bots that a match is over, if they follow matches."""
        for seat, sits in enumerate(room.seats):
            threads = self._own.get((room.game.id, sits.bot or ""))
            if threads is not None:
                bot, memory = self._find(sits.bot or "", room.game.id), room.table.memory
                if isinstance(bot, bots.Follows):
                    seen = room.table.match.deal.seen_by(seat)
                    threads.submit(follow, bot, seen, seat, memory.told(seat))

    def stop(self) -> None:
        """Cancel waiting decisions; running ones end by themselves."""
        for threads in (self._threads, *self._own.values()):
            threads.shutdown(wait=False, cancel_futures=True)
        for game, name in self._own:
            bots.dismiss(game, name)


def invite_guests(guests: Iterable[str]) -> list[tuple[str, str]]:
    """Register the host's own bots; return their games and names.  `OptionError` for faults."""
    found = list[tuple[str, str]]()
    for game, name, place in map(read_guest, guests):
        if (game, name) in found:
            raise OptionError("bot_known", bot=name, game=game)
        bots.invite_own(name, place, game)
        found.append((game, name))
    return found


def follow(bot: bots.Follows, deal: Deal, seat: int, told: Told) -> None:
    """Tell a bot about a finished match; log its errors."""
    try:
        bot.follow(deal, seat, told)
    except Exception:  # a bot may raise anything
        log.exception("bot failed", extra={"game": deal.options.game.id})


def now() -> float:
    """Return the time of the event loop."""
    return asyncio.get_running_loop().time()


def give_way(nice: int) -> None:
    """Lower this thread's priority; only Linux has priorities per thread."""
    if sys.platform == "linux":
        os.nice(nice)
