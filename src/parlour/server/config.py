"""The settings of a server: what `settings` reads from a file, the environment and the command."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from msgspec import Meta

from ..bots import BUDGET

Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0, title="seconds")]
Url = Annotated[str, Meta(title="url")]
NAME = re.compile(r"[\w.:-]{1,253}", re.ASCII)
USUAL = {"http": 80, "https": 443}


class Network(str):
    """A network of addresses (``10.0.0.0/8``), or one address; ``ValueError`` if it is none."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the network as it is written usually."""
        return super().__new__(cls, ipaddress.ip_network(text))


class Name(str):
    """A name that people type to get here, as browsers send it; ``ValueError`` if it is none."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the name in the letters that names have on the wire."""
        name = text.rstrip(".").encode("idna").decode("ascii").lower()
        if not NAME.fullmatch(name):
            raise ValueError(text)
        if ":" in name:  # a port belongs to no name
            ipaddress.IPv6Address(name)
        return super().__new__(cls, name)


class Origin(str):
    """Where a page comes from (``https://cards.example``); ``ValueError`` if it is none."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the origin as browsers write it."""
        parts = urlsplit(text)
        if (
            parts.scheme not in USUAL
            or parts.path not in ("", "/")
            or parts.query
            or not parts.hostname
        ):
            raise ValueError(text)
        port = "" if parts.port in (None, USUAL[parts.scheme]) else f":{parts.port}"
        return super().__new__(cls, f"{parts.scheme}://{Name(parts.hostname)}{port}")


class Guest(str):
    """A bot of the host's own (`read_guest`)."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the text; ``ValueError`` if it says no bot."""
        read_guest(text)
        return super().__new__(cls, text)


def check_url(text: str) -> None:
    """Raise ``ValueError`` if the parts of a URL cannot be told apart.

    A password is the usual reason: in it ``/`` is written ``%2F``.
    """
    parts = urlsplit(text)
    if "," not in parts.netloc:  # PostgreSQL knows several hosts
        _ = parts.port


def read_guest(text: str) -> tuple[str, str, str]:
    """Return game, name and place of ``GAME/NAME=exec:COMMAND`` or ``…=module:attribute``."""
    who, _, place = text.partition("=")
    game, _, name = who.partition("/")
    if not (game and name and ":" in place):
        raise ValueError("Expected `GAME/NAME=exec:COMMAND` or `GAME/NAME=module:attribute`")
    return game, name, place


UNLIMITED = dict.fromkeys(
    (
        "burst",
        "tables_burst",
        "requests_burst",
        "address_burst",
        "connections_per_address",
        "entries_per_day",
    ),
    10**9,
)
"""Settings under which nobody asks too much, for tests and measurements."""
STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Config:
    """How a server behaves; times are seconds.  The line below a field is its help for the host."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is all of IPv4 that this machine has, :: all of IPv6."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 is any that is free."""
    db: Url = "sqlite:///parlour.db"
    """Where tables are kept: ``sqlite:///file`` or ``postgresql://user@host/name``."""
    db_password_file: str = ""
    """A file that holds the password of the database, whose URL then has none."""
    bus: Url = ""
    """What tells other nodes of moves: ``nats://``, ``redis://``; empty for the database itself."""
    bus_password_file: str = ""
    """A file that holds the password of the bus, whose URL then has none."""
    secure_links: bool = False
    """Whether PostgreSQL and the bus must ask for a password and be reached by TLS."""
    silence: Seconds = 1.5
    """With several nodes: a table of which none has heard for so long is read from the log."""
    origins: tuple[Origin, ...] = ()
    """Origins (``https://cards.example``) of other hosts whose pages may connect."""
    hosts: tuple[Name, ...] = ()
    """Names that this server goes by, beside its machine's own and all addresses in figures."""
    proxies: tuple[Network, ...] = ()
    """Networks (``10.0.0.0/8``) of the proxies whose word on a client's address counts."""
    connections: Count = 20_000
    """Connections at once, if the system lets the process have as many files."""
    connections_per_address: Count = 256
    """Connections at once from one address (of IPv6, one /64) that is no proxy's."""
    request_timeout: Seconds = 10
    """How long a request may take to arrive."""
    answer_timeout: Seconds = 60
    """How long a client may take to accept what it is sent."""
    requests_burst: Amount = 600
    """Requests and handshakes that may come from one address at once; costly ones count more."""
    requests_per_second: Amount = 60
    """Requests and handshakes that may come from one address for as long as it likes."""
    address_burst: Amount = 1200
    """Messages that all connections from one address may send at once."""
    address_per_second: Amount = 200
    """Messages that they may send every second for as long as they like."""
    static: Path = STATIC
    """The folder of the built page."""
    admin: str = ""
    """The socket of parlour admin; beside a SQLite file where it is not set."""
    banned: tuple[Network, ...] = ()
    """Addresses and networks that are not let in."""
    metrics: tuple[Network, ...] = (Network("127.0.0.0/8"), Network("::1/128"))
    """Networks that may read /metrics, directly and not through a proxy."""
    log_format: Literal["line", "json"] = "line"
    """How an event is logged: as a line for people, or as a JSON object."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least that is logged."""
    bot_delay: Seconds = 0.6
    """A bot's answer comes this long after the move before it, at least: so people can follow."""
    burst: Amount = 60
    """Messages that a connection may send at once."""
    per_second: Amount = 10
    """Messages that a connection may send every second for as long as it likes."""
    tables_burst: Amount = 20
    """Tables that may be opened from one address at once."""
    tables_per_second: Amount = 0.5
    """Tables that may be opened from one address for as long as it likes."""
    entries_per_day: Amount = 500_000
    """Entries of logs a day at tables opened from one address; then these are dealt no new deal."""
    disk: str = ""
    """The folder whose free space counts; that of a SQLite file where it is not set."""
    disk_floor: Annotated[int, Meta(ge=0)] = 500
    """Megabytes of free disk below which no table is opened; the others go on."""
    outbox: Count = 64
    """Messages that may wait for a slow connection before it is closed."""
    seat_connections: Count = 4
    """Connections of one seat; one more closes the oldest."""
    hello_timeout: Seconds = 10
    """How long a connection may stay silent before its `Hello`."""
    bot_budget: Count = BUDGET
    """How many worlds a bot that searches may look at for one decision; interpreted it is slow."""
    bot_threads: Count = 2
    """Threads for the bots of all tables."""
    bot_nice: Annotated[int, Meta(ge=0, le=19)] = 10
    """By how much these threads give way to all else on the machine, where threads can."""
    bot_least: Count = 20
    """How many worlds a bot looks at when its table, or whoever opened that, has had its share."""
    table_thought: Seconds = 60
    """Processor seconds that the bots of a table may think at once."""
    table_share: Amount = 0.1
    """Processor seconds of every second that they may think for as long as they like."""
    address_thought: Seconds = 240
    """Processor seconds that the bots of all tables opened from one address may think at once."""
    address_share: Amount = 0.5
    """Processor seconds of every second that these may think for as long as they like."""
    guests: tuple[Guest, ...] = ()
    """Bots of your own: ``GAME/NAME=exec:COMMAND`` or ``GAME/NAME=module:attribute``."""
    share_wait: Seconds = 5
    """How long the first deal waits for what the seats add to its shuffle."""
    idle: Seconds = 600
    """How long a table that nobody is connected to stays in memory."""
    retain: Annotated[int, Meta(ge=0)] = 0
    """Days after which a table that nobody has used is deleted, once a day; 0 keeps all."""
