"""Which pages may talk to this server."""

from __future__ import annotations

from urllib.parse import urlsplit

from .errors import Forbidden


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Raise ``Forbidden`` if a page of another host is behind a request.

    Programs send no origin and are let through: a browser cannot be made to leave it out of a
    handshake, and nothing here is granted by what a browser sends along by itself (no cookies).
    """
    if origin is None or origin.lower() in allowed:
        return
    if not host or urlsplit(origin).netloc.lower() != host.lower():
        raise Forbidden("wrong_origin")
