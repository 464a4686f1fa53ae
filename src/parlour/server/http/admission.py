"""The layer in front of the application: admission, HEAD requests, and HSTS.

Limits are enforced before routing, so requests for unknown paths or methods count too.
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
from ..ground.page import CONTENT_POLICY, POLICY
from ..tables.hub import Hub
from ..wire.protocol.server import encode
from ..wire.refusals import refusal_of, status_of
from .origin import check_host, check_origin
from .refusals import headers_of, note_refusal

POLICY_NAME = POLICY.encode()
HSTS = (b"strict-transport-security", b"max-age=63072000")
REFUSAL_PAGE = (
    '<!doctype html><html lang="{}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">'
    '<meta name="color-scheme" content="light dark">'
    "<title>Parlour</title><p>{}</p></html>\n"
)
"""The HTML of a refusal, for browsers."""
ANSWER_EVENTS = {"http": "http.response", "websocket": "websocket.http.response"}


def fronted(app: Litestar) -> Any:
    """Return the ASGI application with this layer in front."""
    hub: Hub = app.state.hub
    limits: Limits = app.state.limits
    config: Config = app.state.config

    async def front(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        secure = scope.get("scheme") in ("https", "wss")  # as reported by a trusted proxy

        async def send_secure(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message["headers"], *([HSTS] if secure else [])]
                if all(name != POLICY_NAME for name, _ in headers):
                    headers.append((POLICY_NAME, CONTENT_POLICY.encode()))
            await send(message)

        try:
            check(scope, hub, limits, config)
        except RequestError as error:
            await refuse(scope, send_secure, error)
            return
        if scope.get("method") == "HEAD":  # uvicorn leaves out the body
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send_secure)

    return front


def check(scope: Any, hub: Hub, limits: Limits, config: Config) -> None:
    """Refuse clients over their limit, banned addresses, wrong host names and foreign pages."""
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
    if any("text/html" in it for it in named(scope, b"accept")):  # a browser shows it to a person
        form, body = (
            "text/html; charset=utf-8",
            REFUSAL_PAGE.format(lang, escape(error.say(lang))).encode(),
        )
    told = {"content-type": form, "content-length": str(len(body))}
    headers = [(k.encode(), v.encode()) for k, v in (told | headers_of(error)).items()]
    kind, status = ANSWER_EVENTS[scope["type"]], status_of(error)
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body}
    await send(start)
    await send(rest)


def named(scope: Any, name: bytes) -> list[str]:
    """Return the values of all headers with a name."""
    return [value.decode("latin-1") for it, value in scope["headers"] if it == name]
