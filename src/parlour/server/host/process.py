"""Starting a server process."""

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
from ..http.admission import fronted
from ..http.app import create_app
from ..http.protocols import protocols
from ..tables.hub import Hub, open_hub
from ..tables.page import SECURITY_HEADERS
from ..wire.protocol import FRAME_LIMIT
from .admin import Admin, socket_of
from .banner import greet
from .links import check_links

log = logging.getLogger(__name__)
SEND_BUFFER = 64 * 1024  # what the kernel keeps for a slow client, beside its outbox
PING = 20  # seconds between two pings of a WebSocket …
PONG = 20  # … and until one has to be answered
DEAD_AFTER = 60_000  # milliseconds until a client that acknowledges nothing is cut off
YOUNG = 10_000  # new objects until cycles are looked for: more than all moves of a batch have


def serve(config: Config) -> None:
    """Serve until a signal says to stop; ``StoreUnusable`` if the database cannot be used."""
    start_logging(config.log_level, config.log_format)
    hear_hang_up()
    for name in texts.languages():
        texts.catalogue(name)  # now, so that refusals do not wait for their files
    hub = open_hub(config)
    app = create_app(hub, config)
    http, ws = protocols(config)
    settings = uvicorn.Config(
        fronted(app),
        http=http,
        ws=ws,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=spellings(config.proxies),
        server_header=False,
        headers=SECURITY_HEADERS,
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
            if config.log_format == "line":  # else programs read what is said, and know it already
                welcome(listener, proxied=bool(config.proxies))
            gc.freeze()  # what is there now stays: later collections need not look at it
            gc.set_threshold(YOUNG)
            runner.run(Server(settings, hub, admin).serve(sockets=[listener]))


def hear_hang_up() -> None:
    """Stop as at any other signal when the terminal is closed, unless that is to be ignored."""
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def welcome(listener: socket.socket, *, proxied: bool) -> None:
    """Greet the host, if he can be told anything."""
    try:
        greet(sys.stdout, listener, proxied=proxied)
    except OSError as error:  # what is still in the buffer must not fail again at the end
        log.info("nobody was greeted", extra={"reason": str(error)})
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Server(uvicorn.Server):
    """Tells its clients to come back before it stops."""

    def __init__(self, settings: uvicorn.Config, hub: Hub, admin: Admin | None) -> None:
        super().__init__(settings)
        self._hub = hub
        self._admin = admin

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, send everybody away for a moment, and stop."""
        for server in self.servers:
            server.close()
        if self._admin is not None:
            await self._admin.stop()
        await self._hub.dismiss()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket whose connections inherit the limits for slow clients.

    ``SettingWrong`` if nobody can listen there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise SettingWrong("port_taken", port=str(port)) from error
        reason = getattr(error, "strerror", None) or str(error)
        raise SettingWrong("bad_address", host=host, port=str(port), reason=reason) from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER)
    return listener
