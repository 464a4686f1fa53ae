"""What stands before the application: who is let in, HEAD without a body, and HTTPS for good.

Nobody is asked for by a path or a method that there is not: all that comes counts, and is refused,
before it is known what it is for.
"""

from __future__ import annotations

import time
from html import escape
from typing import Any

from litestar import Litestar
from litestar.types import Message, Receive, Send

from ..ground import language
from ..ground.addresses import address_of
from ..ground.config import Config
from ..ground.errors import RequestError, TooMuch
from ..ground.limits import Limits
from ..tables.hub import Hub
from ..wire.protocol import encode
from ..wire.refusals import headers_of, note_refusal, refusal_of, status_of
from .origin import check_host, check_origin

ONLY_HTTPS = (b"strict-transport-security", b"max-age=63072000")
SEEN = (
    '<!doctype html><html lang="{}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">'
    '<meta name="color-scheme" content="light dark">'
    "<title>Parlour</title><p>{}</p></html>\n"
)
"""A refusal where a browser has asked for a page."""
ANSWERS = {"http": "http.response", "websocket": "websocket.http.response"}


def fronted(app: Litestar) -> Any:
    """Return an ASGI application as the server calls it."""
    hub: Hub = app.state.hub
    limits: Limits = app.state.limits
    config: Config = app.state.config

    async def front(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        try:
            check(scope, hub, limits, config)
        except RequestError as error:
            await refuse(scope, send, error)
            return

        async def send_secure(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], ONLY_HTTPS]
            await send(message)

        secure = scope.get("scheme") in ("https", "wss")  # as a configured proxy says
        if scope.get("method") == "HEAD":  # the server leaves the body out
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send_secure if secure else send)

    return front


def check(scope: Any, hub: Hub, limits: Limits, config: Config) -> None:
    """Refuse who asks too much, whom the host does not let in, and pages of other hosts."""
    address = address_of(scope)
    if not limits.askers.take(address, time.monotonic()):
        raise TooMuch("too_fast")
    hub.check_banned(address)
    hosts, origins = named(scope, b"host"), named(scope, b"origin")
    check_host(hosts, config.hosts)
    check_origin(origins[0] if origins else None, hosts[0], config.origins)


async def refuse(scope: Any, send: Send, error: RequestError) -> None:
    """Answer a request or a handshake with a refusal."""
    note_refusal(error, scope)
    lang = language.choose("".join(named(scope, b"accept-language")[:1]))
    form, body = "application/json", encode(refusal_of(error, lang))
    if any("text/html" in it for it in named(scope, b"accept")):  # somebody sees it
        form, body = "text/html; charset=utf-8", SEEN.format(lang, escape(error.say(lang))).encode()
    told = {"content-type": form, "content-length": str(len(body))}
    headers = [(k.encode(), v.encode()) for k, v in (told | headers_of(error)).items()]
    kind, status = ANSWERS[scope["type"]], status_of(error)
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body}
    await send(start)
    await send(rest)


def named(scope: Any, name: bytes) -> list[str]:
    """Return what the headers of a name say."""
    return [value.decode("latin-1") for it, value in scope["headers"] if it == name]
