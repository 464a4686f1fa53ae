"""A seat at a table of one's own: bots play the others, and no server is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ..core import typed
from ..core.events import Event
from ..core.game import AnyGame
from ..core.options import Options
from ..rl.texttable import TextTable
from .events import of_last_deal
from .seat import AssistantSeat, Sight

T = TypeVar("T")


class LocalSeat(AssistantSeat):
    """A seat at a `TextTable`; *bot* plays all others.

    The bots think in another thread, so that the program can answer meanwhile.
    """

    def __init__(self, game: AnyGame, options: Options, *, seats: int, bot: str, seed: int) -> None:
        self._made = (game, options, seats, bot, seed)
        self._table: TextTable | None = None
        self._past: list[Event] = []  # of this deal, before the news
        self._one = asyncio.Lock()  # the table belongs to one call at a time

    @property
    def table(self) -> TextTable:
        """The table; the first bots move when it is asked for first."""
        if self._table is None:
            game, options, seats, bot, seed = self._made
            rivals = dict.fromkeys(range(1, seats), bot)
            self._table = TextTable(game, options, seats=seats, seed=seed, rivals=rivals)
        return self._table

    @property
    def seat(self) -> int:
        """The assistant's seat, which may have been drawn."""
        return self.table.asked[0]

    async def look(self) -> Sight:
        return await self._alone(self._seen)

    async def wait(self, seconds: float) -> Sight:
        return await self.look()  # the bots have moved already

    async def play(self, action: str, at: int) -> Sight:
        def play() -> Sight:
            table, seat = self.table, self.seat
            step = table.decide(seat, action, at)
            self._past = of_last_deal([*self._past, *table.news[seat]])
            table.carry_out(step)
            return self._seen()

        return await self._alone(play)

    async def check(self, action: str) -> str:
        return await self._alone(lambda: self.table.decide(self.seat, action).record.action)

    async def close(self) -> None:
        """Nobody waits for the assistant at a table of its own."""

    async def _alone(self, work: Callable[[], T]) -> T:
        """Do some work in a thread, while no other call uses the table."""
        async with self._one:
            return await asyncio.to_thread(work)

    def _seen(self) -> Sight:
        table, seat = self.table, self.seat
        over = table.table.waiting == "over"
        deal = table.table.match.deal if over else table.table.deal_for(seat)
        news = list(table.news[seat])
        players = ["person" if it == seat else "bot" for it in range(deal.seats)]
        return Sight(
            *(table.game, table.options, table.table.seq, seat, table.table.view(seat)),
            () if over else typed.listed(table.game, deal),
            over,
            news,
            of_last_deal([*self._past, *news]),
            table.table.match.totals,
            players,
        )
