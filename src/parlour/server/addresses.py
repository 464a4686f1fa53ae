"""Where a browser finds a server that listens."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import TypeAlias

from .errors import BadRequest

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for examples (RFC 5737, RFC 3849): nothing is sent there."""
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def is_loopback(host: str) -> bool:
    """Return whether an address leads to the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network:
    """Return the network, or single address, that a text names; ``BadRequest`` if it is none."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadRequest("bad_network", text=text) from None


def is_within(host: str, networks: Iterable[str]) -> bool:
    """Return whether an address lies in one of these networks."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in network_of(network) for network in networks)


def here(listener: socket.socket) -> str:
    """Return where a browser on this machine finds the page."""
    host, port = listener.getsockname()[:2]
    anywhere = ipaddress.ip_address(host).is_unspecified
    return _url(LOOPBACK[listener.family] if anywhere else host, port)


def elsewhere(listener: socket.socket) -> list[str]:
    """Return where browsers on other machines find it, as far as this one knows."""
    host, port = listener.getsockname()[:2]
    if is_loopback(host):
        return []
    if not ipaddress.ip_address(host).is_unspecified:
        return [_url(host, port)]
    own = _outward(listener.family)
    return [] if own is None or is_loopback(own) else [_url(own, port)]


def _outward(family: socket.AddressFamily) -> str | None:
    """Return the address that this machine has towards others; None where it has no way there."""
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ELSEWHERE[family], 9))  # of a datagram: only looks the way up
        except OSError:
            return None
        return str(way.getsockname()[0])


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
