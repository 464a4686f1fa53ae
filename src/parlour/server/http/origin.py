"""Checks of the host name and the origin of requests."""

from __future__ import annotations

import re
import socket
from functools import cache

from ..ground.addresses import is_address
from ..ground.errors import BadRequest, Forbidden

HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[\w.-]{1,253})(:\d{1,5})?", re.ASCII)


@cache
def own_names() -> frozenset[str]:
    """Return the machine's own host names."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def check_host(hosts: list[str], allowed: tuple[str, ...]) -> None:
    """Raise ``Forbidden`` if a request uses a host name that is not the server's.

    A malicious page can let its own name lead to this server (DNS rebinding).  Numeric addresses
    cannot be abused like that, so they are all allowed.
    """
    found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
    if found is None:
        raise BadRequest("bad_host")
    name = found["name"].lower().strip("[]").removesuffix(".")
    if not (is_address(name) or name in own_names() or name in allowed):
        raise Forbidden("wrong_host", host=name)


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Raise ``Forbidden`` if a request comes from a page of another host.

    Requests without an origin pass, since programs send none.  Browsers always send it in a
    handshake, and the server grants nothing by cookies or the like.
    """
    if origin is None or origin.lower() in allowed:
        return
    if not host or origin.lower().partition("://")[2] != host.lower():
        raise Forbidden("wrong_origin")
