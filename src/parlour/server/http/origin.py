"""Which pages may talk to this server, and by which names it is called."""

from __future__ import annotations

import re
import socket
from functools import cache

from ..ground.addresses import is_address
from ..ground.errors import BadRequest, Forbidden

HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[\w.-]{1,253})(:\d{1,5})?", re.ASCII)


@cache
def own_names() -> frozenset[str]:
    """The names that the machine itself goes by."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def check_host(hosts: list[str], allowed: tuple[str, ...]) -> None:
    """Raise ``Forbidden`` if a request calls the server by a name that is not its own.

    Such a name was made to lead here by the page that asks (DNS rebinding).  That takes a name, so
    an address in figures is right whichever it is.
    """
    found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
    if found is None:
        raise BadRequest("bad_host")
    name = found["name"].lower().strip("[]").removesuffix(".")
    if not (is_address(name) or name in own_names() or name in allowed):
        raise Forbidden("wrong_host", host=name)


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Raise ``Forbidden`` if a page of another host is behind a request.

    Programs send no origin and are let through: a browser cannot be made to leave it out of a
    handshake, and nothing here is granted by what a browser sends along by itself (no cookies).
    """
    if origin is None or origin.lower() in allowed:
        return
    if not host or origin.lower().partition("://")[2] != host.lower():
        raise Forbidden("wrong_origin")
