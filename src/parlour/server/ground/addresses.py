"""Addresses: of clients, of networks, and of the server's own page."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from typing import Any, TypeAlias

from .errors import BadRequest

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for examples (RFC 5737, RFC 3849).  Nothing is sent to them."""
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def address_of(scope: Any) -> str:
    """Return a client's address, from a configured proxy or else from the connection."""
    client = scope.get("client")
    return client[0] if client else ""


def is_loopback(host: str) -> bool:
    """Return whether an address leads back to this machine."""
    try:
        return _read(host).is_loopback
    except ValueError:
        return host == "localhost"


Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")
"""All of IPv4, as programs that use only IPv6 write it (RFC 4291)."""


def _read(host: str) -> Address:
    """Return an address, in its IPv4 form if it has one; ``ValueError`` if it is not valid."""
    address = ipaddress.ip_address(host)
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def network_of(text: str) -> Network:
    """Return the network or single address in a text; ``BadRequest`` if it is not valid."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadRequest("bad_network", text=text) from None
    if isinstance(network, ipaddress.IPv6Network) and network.subnet_of(MAPPED):
        first, length = _read(str(network.network_address)), network.prefixlen - MAPPED.prefixlen
        return ipaddress.ip_network(f"{first}/{length}")
    return network


def spellings(networks: tuple[str, ...]) -> list[str]:
    """Return each network in all spellings, for libraries that compare addresses as text."""
    found = [network_of(it) for it in networks]
    return [
        *map(str, found),
        *(f"::ffff:{it.network_address}/{96 + it.prefixlen}" for it in found if it.version == 4),
    ]


def is_address(host: str) -> bool:
    """Return whether a host is a numeric address rather than a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@lru_cache(1 << 12)
def is_within(host: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address is in one of these networks (``10.0.0.0/8``)."""
    try:
        address = _read(host)
    except ValueError:
        return False
    return any(address in network_of(network) for network in networks)


@lru_cache(1 << 12)
def crowd_of(host: str) -> str:
    """Return the key under which limits count an address: an IPv6 household has a whole /64."""
    try:
        address = _read(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


def here(listener: socket.socket) -> str:
    """Return the page's URL for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    anywhere = ipaddress.ip_address(host).is_unspecified
    return _url(LOOPBACK[listener.family] if anywhere else host, port)


def elsewhere(listener: socket.socket) -> list[str]:
    """Return the page's URLs for other machines, as far as this one knows; the likeliest first.

    A machine that is also in virtual private networks has several.
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
    """Return all addresses of this machine, except link-local ones."""
    import ifaddr  # here, because only a server that listens on all addresses needs it

    try:
        found = [it for adapter in ifaddr.get_adapters() for it in adapter.ips]
    except (OSError, AssertionError):  # not permitted, or an adapter without a netmask
        return []
    if family == socket.AF_INET:
        hosts = [str(it.ip) for it in found if it.is_IPv4]
    else:
        hosts = [it.ip[0] for it in found if it.is_IPv6]
    return [it for it in hosts if not ipaddress.ip_address(it).is_link_local]


def _outward(family: socket.AddressFamily) -> str | None:
    """Return the address that this machine sends from; None if it has no route."""
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ELSEWHERE[family], 9))  # of datagrams: only finds the route
        except OSError:
            return None
        return str(way.getsockname()[0])


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
