"""Where a browser finds a server that listens."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from typing import Any, TypeAlias

from .errors import BadRequest

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for examples (RFC 5737, RFC 3849): nothing is sent there."""
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def address_of(scope: Any) -> str:
    """Return the address of a client, as a configured proxy or else the connection itself tells."""
    client = scope.get("client")
    return client[0] if client else ""


def is_loopback(host: str) -> bool:
    """Return whether an address leads to the machine itself."""
    try:
        return _read(host).is_loopback
    except ValueError:
        return host == "localhost"


Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")
"""All of IPv4, as those write it who speak IPv6 alone (RFC 4291)."""


def _read(host: str) -> Address:
    """Return an address, of IPv4 however it is written; ``ValueError`` if it is none."""
    address = ipaddress.ip_address(host)
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def network_of(text: str) -> Network:
    """Return the network, or single address, that a text names; ``BadRequest`` if it is none."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadRequest("bad_network", text=text) from None
    if isinstance(network, ipaddress.IPv6Network) and network.subnet_of(MAPPED):
        first, length = _read(str(network.network_address)), network.prefixlen - MAPPED.prefixlen
        return ipaddress.ip_network(f"{first}/{length}")
    return network


def spellings(networks: tuple[str, ...]) -> list[str]:
    """Return networks as somebody needs them who takes what is written for what is meant."""
    found = [network_of(it) for it in networks]
    return [
        *map(str, found),
        *(f"::ffff:{it.network_address}/{96 + it.prefixlen}" for it in found if it.version == 4),
    ]


def is_address(host: str) -> bool:
    """Return whether a host is named by an address in figures."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@lru_cache(1 << 12)
def is_within(host: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address lies in one of these networks (``10.0.0.0/8``)."""
    try:
        address = _read(host)
    except ValueError:
        return False
    return any(address in network_of(network) for network in networks)


@lru_cache(1 << 12)
def crowd_of(host: str) -> str:
    """Return whom the limits take an address for: of IPv6 a household has a whole /64."""
    try:
        address = _read(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


def here(listener: socket.socket) -> str:
    """Return where a browser on this machine finds the page."""
    host, port = listener.getsockname()[:2]
    anywhere = ipaddress.ip_address(host).is_unspecified
    return _url(LOOPBACK[listener.family] if anywhere else host, port)


def elsewhere(listener: socket.socket) -> list[str]:
    """Return where browsers on other machines find it, as far as this one knows: likely ones first.

    Who is in a virtual private network, too, or in several, has more than one.
    """
    host, port = listener.getsockname()[:2]
    if is_loopback(host):
        return []
    if not ipaddress.ip_address(host).is_unspecified:
        return [_url(host, port)]
    hosts = [_outward(listener.family), *_own(listener.family)]
    found = dict.fromkeys(it for it in hosts if it is not None and not is_loopback(it))
    return [_url(it, port) for it in found]


def _own(family: socket.AddressFamily) -> list[str]:
    """Return all addresses of this machine, but those that mean something on one link alone."""
    import ifaddr  # only a server that listens everywhere asks for them

    try:
        found = [it for adapter in ifaddr.get_adapters() for it in adapter.ips]
    except (OSError, AssertionError):  # it may not ask, or there is one without a mask
        return []
    if family == socket.AF_INET:
        hosts = [str(it.ip) for it in found if it.is_IPv4]
    else:
        hosts = [it.ip[0] for it in found if it.is_IPv6]
    return [it for it in hosts if not ipaddress.ip_address(it).is_link_local]


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
