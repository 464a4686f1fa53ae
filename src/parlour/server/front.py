"""What stands before the application: HEAD is GET without a body, and HTTPS stays HTTPS."""

from __future__ import annotations

from typing import Any

from litestar.types import Message, Receive, Send

ONLY_HTTPS = (b"strict-transport-security", b"max-age=63072000")


def fronted(app: Any) -> Any:
    """Return an ASGI application as the server calls it."""

    async def front(scope: dict[str, Any], receive: Receive, send: Send) -> None:
        async def send_secure(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], ONLY_HTTPS]
            await send(message)

        secure = scope.get("scheme") in ("https", "wss")  # as a configured proxy says
        if scope.get("method") == "HEAD":  # the server leaves the body out
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send_secure if secure else send)

    return front
