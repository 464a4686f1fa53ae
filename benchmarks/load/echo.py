"""The yardstick: what the same stack takes for the same number of frames alone.

A client of ``/ws/<group>`` gets every message of its group, as the players of a table do.  The
server decodes, decides, stores and formats nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

import uvicorn
from litestar import Litestar, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from parlour.server.ground.addresses import here
from parlour.server.host.process import listen
from parlour.server.http.websocket import Socket
from parlour.server.wire.protocol.values import FRAME_LIMIT

log = logging.getLogger(__name__)
groups: defaultdict[str, list[Socket]] = defaultdict(list)


@websocket("/ws/{group:str}")
async def repeat(socket: Socket, group: FromPath[str]) -> None:
    """Send every message of a group to all its members."""
    await socket.accept()
    there = groups[group]
    there.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for each in there:
                await each.send_text(text)
    except WebSocketDisconnect:
        there.remove(socket)


def serve(handler: WebsocketRouteHandler = repeat) -> None:
    """Serve on a free port until a signal says to stop."""
    logging.basicConfig(format="%(message)s", level=logging.INFO)
    settings = uvicorn.Config(
        Litestar([handler], openapi_config=None, logging_config=None),
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    with (
        asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner,
        listen("127.0.0.1", 0) as listener,
    ):
        log.info("address=%s", here(listener))
        runner.run(uvicorn.Server(settings).serve(sockets=[listener]))
