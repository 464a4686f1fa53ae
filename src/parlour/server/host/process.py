"""The server process."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys

import uvicorn

from ...core import texts
from ..ground.addresses import elsewhere, here, spellings
from ..ground.config import Config
from ..ground.errors import SettingWrong
from ..ground.logs import start_logging
from ..ground.page import OTHER_HEADERS
from ..http.admission import fronted
from ..http.app import create_app
from ..http.protocols import protocols
from ..tables.hub import Hub, open_hub
from ..wire.protocol.values import FRAME_LIMIT
from .admin import Admin, socket_of
from .banner import greet
from .links import check_links

log = logging.getLogger(__name__)
SEND_BUFFER_BYTES = 64 * 1024  # what the kernel stores for a slow client, besides its outbox
PING_INTERVAL_S = 5  # between two pings of a WebSocket
PONG_TIMEOUT_S = 6  # until a ping has to be answered: all see within 11 s who is lost
TCP_TIMEOUT_MS = 60_000  # until a client that acknowledges nothing is disconnected
GC_THRESHOLD = 10_000  # new objects before a collection: more than a batch of moves creates


def serve(config: Config) -> None:
    """Serve until a signal; ``StoreUnusable`` if the database cannot be used."""
    start_logging(config.log_level, config.log_format)
    hear_hang_up()
    for name in texts.languages():
        texts.catalogue(name)  # now, so that no refusal waits for a file
    hub = open_hub(config)
    app = create_app(hub, config)
    http, ws = protocols(config)
    settings = uvicorn.Config(
        fronted(app),
        http=http,
        ws=ws,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PONG_TIMEOUT_S,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=spellings(config.proxies),
        server_header=False,
        headers=OTHER_HEADERS,
        timeout_graceful_shutdown=5,
    )
    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(check_links(config))
        runner.run(hub.start())
        path = socket_of(config)
        admin = Admin(path, hub) if path else None
        if admin:
            runner.run(admin.start())
        with listen(config.host, config.port) as listener:
            app.state.addresses = elsewhere(listener)
            log.info("listening", extra={"address": here(listener)})
            if config.log_format == "line":  # JSON is for programs, which have the event above
                welcome(listener, proxied=bool(config.proxies))
            gc.freeze()  # the objects of the start stay, so collections can skip them
            gc.set_threshold(GC_THRESHOLD)
            runner.run(Server(settings, hub, admin).serve(sockets=[listener]))


def hear_hang_up() -> None:
    """Stop gracefully when the terminal closes, unless the process ignores that (nohup)."""
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def welcome(listener: socket.socket, *, proxied: bool) -> None:
    """Print the banner, if somebody can read it."""
    try:
        greet(sys.stdout, listener, proxied=proxied)
    except OSError as error:  # discard the buffer, which would fail again at exit
        log.info("banner not printed", extra={"reason": str(error)})
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Server(uvicorn.Server):
    """A uvicorn server that tells its clients to reconnect before it stops."""

    def __init__(self, settings: uvicorn.Config, hub: Hub, admin: Admin | None) -> None:
        super().__init__(settings)
        self._hub = hub
        self._admin = admin

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no connections, tell clients to reconnect soon, and stop."""
        for server in self.servers:
            server.close()
        if self._admin is not None:
            await self._admin.stop()
        await self._hub.dismiss()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket, whose connections inherit its limits for slow clients.

    ``SettingWrong`` if the address cannot be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise SettingWrong("port_taken", port=str(port)) from error
        reason = getattr(error, "strerror", None) or str(error)
        raise SettingWrong("bad_address", host=host, port=str(port), reason=reason) from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT_MS)
    return listener
