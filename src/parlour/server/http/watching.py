"""The WebSocket of somebody who watches a table, over which nothing in the match can be done."""

from __future__ import annotations

import logging

import msgspec

from ...core.errors import ParlourError
from ...core.events import EVERYBODY
from ..ground import language, metrics
from ..ground.config import Config
from ..ground.errors import BadRequest, Failure
from ..ground.limits import Limits
from ..ground.logs import number_connection
from ..tables.hub import Hub, named
from ..tables.live import LiveTable
from ..wire.connection import POLICY, Connection
from ..wire.protocol.client import LangMessage, PingMessage
from ..wire.protocol.server import PongMessage, frame
from ..wire.protocol.watcher import FaceMessage, WatcherMessage, WatchMessage, read_watcher
from ..wire.signals import Signals
from ..wire.websocket_transport import TableProtocol
from .reading import refuse
from .websocket import Arrival, Reader, Socket

log = logging.getLogger(__name__)
MOST_STRIKES = 3
"""Messages that are not for people who watch, after which their connection ends."""


class WatchReader(Reader):
    """Handles the messages of somebody who watches, which do nothing in the match."""

    def __init__(
        self, transport: TableProtocol, table: LiveTable, connection: Connection, limits: Limits
    ) -> None:
        super().__init__(transport, table, connection, limits)
        self._signals = Signals(self._clock)
        self._strikes = 0

    async def _handle(self, text: str | None) -> None:
        table, connection = self._table, self._connection
        try:
            self._do(read_watch(text))
        except ParlourError as error:
            refuse(connection, error, table.room)
            self._strikes += error.code == "watch_only"
            if self._strikes >= MOST_STRIKES:
                connection.end(POLICY, error.code)
        except Exception:  # only this message fails
            log.exception("failed", extra={"table": table.room.name})
            refuse(connection, Failure(), table.room)

    def _do(self, message: WatcherMessage) -> None:
        """Do what a message asks for, or refuse it."""
        metrics.MESSAGES.add(str(message.__struct_config__.tag))
        match message:
            case FaceMessage(face):
                if self._signals.admit(EVERYBODY):
                    self._table.show_face(face)
            case LangMessage(lang):
                self._connection.language = language.choose(lang)
            case PingMessage(n):
                self._connection.push(frame(PongMessage(n)))
            case WatchMessage():
                raise BadRequest("watch_only")

    def _detach(self) -> None:
        self._limits.watchers.leave(self._connection.address)
        self._table.detach_watcher(self._connection)


async def serve_watcher(
    socket: Socket, path: str, hub: Hub, config: Config, limits: Limits
) -> bool:
    """Let an accepted WebSocket watch a table's newest match, as `serve_seat` does for a seat."""
    number_connection()
    client = Arrival(socket, config, limits)

    async def watch() -> bool:
        hello = await client.read(read_watch)
        if not isinstance(hello, WatchMessage):
            raise BadRequest("hello_first")
        client.admit(hello)
        table = await hub.find_newest(named(path, hello.table))
        hub.check_banned(client.address)
        connection = client.connection(EVERYBODY)
        table.attach_watcher(connection, hello.token)
        client.hand_over(WatchReader, table, connection)
        return True

    return await client.enter(path, watch())


def read_watch(text: str | None) -> WatcherMessage:
    """Return the message in a frame of somebody who watches; ``BadRequest`` for any other."""
    try:
        message: WatcherMessage = read_watcher(text or "")
        return message
    except (msgspec.MsgspecError, RecursionError):
        raise BadRequest("watch_only") from None
