"""The program that assistants talk to: the tools of a seat, over the Model Context Protocol."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from .. import __version__
from ..core import texts
from ..core.errors import ParlourError
from .seat import AssistantSeat, Sight
from .telling import Telling, refusal

PATIENCE_S = 50
"""The longest wait: clients give a tool a minute."""
INSTRUCTIONS = (
    "You sit at a card table. Call wait_for_turn, then play one of the actions that it lists with "
    "the number `at` that it says, until the match is over. A refused action changes nothing: read "
    "the sentence, look up its rule with rules(id) if it has one, and play another."
)
P = ParamSpec("P")
Work = Callable[P, Awaitable[str]]
Action = Annotated[str, Field(max_length=400, description="An action, written as it is listed")]
Position = Annotated[int, Field(ge=0, lt=1 << 53, description="The number that the turn says")]
RuleId = Annotated[str, Field(max_length=40, description="The id of a rule; empty for all ids")]
Seconds = Annotated[float, Field(ge=0, le=PATIENCE_S, description="How long to wait at most")]


class Tools:
    """The tools of one seat; each docstring is what the client reads."""

    def __init__(self, seat: AssistantSeat, language: str, *, listing: bool) -> None:
        self._seat, self._language, self._listing = seat, language, listing

    def _telling(self, sight: Sight) -> Telling:
        return Telling(sight, self._language, listing=self._listing)

    async def table(self) -> str:
        """Say which game is played with which options, who sits where, and the points."""
        return self._telling(await self._seat.look()).table()

    async def wait_for_turn(self, seconds: Seconds = PATIENCE_S) -> str:
        """Wait until you may act; say what has happened, what you see, and what you can do."""
        return self._telling(await self._seat.wait(seconds)).turn()

    async def play(self, action: Action, at: Position) -> str:
        """Play an action at the position `at`; say what has come of it, as wait_for_turn does."""
        return self._telling(await self._seat.play(action, at)).turn()

    async def rules(self, id: RuleId = "") -> str:  # noqa: A002  the protocol shows the name
        """Return a rule of the game; without an id the aim, the options and all ids."""
        return self._telling(await self._seat.look()).rules(id)

    async def why_not(self, action: Action) -> str:
        """Say why an action cannot be played now, or that it can; nothing is played."""
        telling = self._telling(await self._seat.look())
        try:
            return telling.allowed(await self._seat.check(action))
        except ParlourError as error:
            return refusal(error, self._language)

    async def history(self) -> str:
        """Say what has happened in this deal so far."""
        return self._telling(await self._seat.look()).history()


def program(
    seat: AssistantSeat, *, language: str = texts.DEFAULT, listing: bool = True
) -> MCPServer[None]:
    """Return the server of one seat, for one client; *listing* tells all actions, not only forms.

    The seat is closed when the server ends.
    """

    @asynccontextmanager
    async def sitting(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await seat.close()

    server = MCPServer(
        "parlour",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",  # the library notes each refusal otherwise
        lifespan=sitting,
    )
    tools = Tools(seat, language, listing=listing)
    reading = (tools.table, tools.wait_for_turn, tools.rules, tools.why_not, tools.history)
    for work in (*reading, tools.play):
        kind = ToolAnnotations(read_only_hint=work != tools.play, open_world_hint=False)
        server.tool(annotations=kind, structured_output=False)(refusing(work, language))
    return server


def refusing(work: Work[P], language: str) -> Work[P]:
    """Return a tool whose refusals the client reads: the library hides all other errors."""

    @functools.wraps(work)
    async def call(*args: P.args, **words: P.kwargs) -> str:
        try:
            return await work(*args, **words)
        except ParlourError as error:
            raise ToolError(refusal(error, language)) from None

    return call
