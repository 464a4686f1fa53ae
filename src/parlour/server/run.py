"""Starting a server process."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys

import uvicorn

from ..core import texts
from .addresses import elsewhere, here
from .app import create_app
from .config import Config
from .hub import Hub
from .logs import start_logging
from .page import SECURITY_HEADERS
from .protocol import FRAME_LIMIT

log = logging.getLogger(__name__)
SEND_BUFFER = 64 * 1024  # what the kernel keeps for a slow client, beside its outbox
DEAD_AFTER = 60_000  # milliseconds until a client that acknowledges nothing is cut off


def serve(host: str, port: int, config: Config) -> None:
    """Serve until a signal says to stop; ``StoreUnusable`` if the database cannot be used."""
    start_logging()
    for name in texts.languages():
        texts.catalogue(name)  # now, so that no refusal waits for a disk
    hub = Hub(config)
    app = create_app(hub, config)
    settings = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=SECURITY_HEADERS,
        timeout_graceful_shutdown=5,
    )
    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(hub.start())
        with listen(host, port) as listener:
            app.state.addresses = elsewhere(listener)
            log.info("listening", extra={"address": here(listener)})
            sys.stdout.write(greeting(listener))
            sys.stdout.flush()
            gc.freeze()  # what is there now stays: later collections need not look at it
            runner.run(uvicorn.Server(settings).serve(sockets=[listener]))


def greeting(listener: socket.socket) -> str:
    """Return what the host is told: where the page is, for himself and for his friends."""
    others = "".join(f"  Friends in your network open {there}\n" for there in elsewhere(listener))
    if not others:
        others = "  Only this machine can open it; friends can, too, with --host 0.0.0.0\n"
    return f"Parlour is open at {here(listener)} (Ctrl-C ends it)\n{others}"


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket whose connections inherit the limits for slow clients."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=2048)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER)
    return listener
