"""The settings of a server, which `settings` reads from a file, the environment and options."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from msgspec import Meta

from ...bots import BUDGET

Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0, title="seconds")]
Url = Annotated[str, Meta(title="url")]
NAME = re.compile(r"[\w.:-]{1,253}", re.ASCII)
DEFAULT_PORTS = {"http": 80, "https": 443}


class Network(str):
    """A network (``10.0.0.0/8``) or a single address; ``ValueError`` if it is not valid."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the network in its canonical form."""
        return super().__new__(cls, ipaddress.ip_network(text))


class Name(str):
    """A host name of this server, as browsers send it; ``ValueError`` if it is not valid."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the name in lower case and IDNA encoding."""
        name = text.rstrip(".").encode("idna").decode("ascii").lower()
        if not NAME.fullmatch(name):
            raise ValueError(text)
        if ":" in name:  # an IPv6 address, but not a name with a port
            ipaddress.IPv6Address(name)
        return super().__new__(cls, name)


class Origin(str):
    """The origin of a page (``https://cards.example``); ``ValueError`` if it is not valid."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the origin in the form that browsers send."""
        parts = urlsplit(text)
        if (
            parts.scheme not in DEFAULT_PORTS
            or parts.path not in ("", "/")
            or parts.query
            or not parts.hostname
        ):
            raise ValueError(text)
        port = "" if parts.port in (None, DEFAULT_PORTS[parts.scheme]) else f":{parts.port}"
        return super().__new__(cls, f"{parts.scheme}://{Name(parts.hostname)}{port}")


class Guest(str):
    """A host's own bot (see `read_guest`)."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Return the text; ``ValueError`` if it does not describe a bot."""
        read_guest(text)
        return super().__new__(cls, text)


def check_url(text: str) -> None:
    """Raise ``ValueError`` if a URL cannot be parsed.

    The common cause is a ``/`` in a password, which has to be written ``%2F``.
    """
    parts = urlsplit(text)
    if "," not in parts.netloc:  # PostgreSQL and NATS allow several hosts
        _ = parts.port


def read_guest(text: str) -> tuple[str, str, str]:
    """Return game, name and source of ``GAME/NAME=exec:COMMAND`` or ``…=module:attribute``."""
    who, _, place = text.partition("=")
    game, _, name = who.partition("/")
    if not (game and name and ":" in place):
        raise ValueError("Expected `GAME/NAME=exec:COMMAND` or `GAME/NAME=module:attribute`")
    return game, name, place


def says(text: str) -> Meta:
    """Return the help text of a setting."""
    return Meta(description=text)


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
"""Settings without limits on clients, for tests and benchmarks."""
STATIC = Path(__file__).parents[1] / "static"


@dataclass(frozen=True)
class Config:
    """How a server behaves.  Times are in seconds; the descriptions are help for the host."""

    host: Annotated[
        str,
        says(
            "The address to listen on; 0.0.0.0 means every IPv4 address of this machine, :: "
            "every IPv6 address."
        ),
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535), says("The port to listen on; 0 means any free port.")
    ] = 8000
    db: Annotated[
        Url,
        says(
            "The database: ``sqlite:///file``, ``postgresql://user@host/name`` or "
            "``nats://a,b,c/name``."
        ),
    ] = "sqlite:///parlour.db"
    db_password_file: Annotated[
        str, says("A file with the password of the database; the URL then has none.")
    ] = ""
    bus: Annotated[
        Url,
        says(
            "The bus that tells other servers of moves: ``nats://``, ``redis://``; if empty, "
            "the database does."
        ),
    ] = ""
    bus_password_file: Annotated[
        str, says("A file with the password of the bus; the URL then has none.")
    ] = ""
    secure_links: Annotated[
        bool, says("Whether the database and the bus must use TLS and ask for a password.")
    ] = False
    silence: Annotated[
        Seconds,
        says("With several servers: a table that is silent for this long is read from the log."),
    ] = 1.5
    origins: Annotated[
        tuple[Origin, ...],
        says("Origins of other hosts (``https://cards.example``) whose pages may connect."),
    ] = ()
    hosts: Annotated[
        tuple[Name, ...],
        says(
            "Names that this server answers to, besides this machine's own name and numeric "
            "addresses."
        ),
    ] = ()
    proxies: Annotated[
        tuple[Network, ...],
        says(
            "Networks (``10.0.0.0/8``) of the proxies that are trusted to name a client's address."
        ),
    ] = ()
    connections: Annotated[
        Count,
        says("Most connections at once, if the system lets the process open that many files."),
    ] = 20_000
    connections_per_address: Annotated[
        Count,
        says("Most connections at once from one address (in IPv6, one /64), except from proxies."),
    ] = 256
    request_timeout: Annotated[Seconds, says("How long a request may take to arrive.")] = 10
    answer_timeout: Annotated[Seconds, says("How long a client may take to accept an answer.")] = 60
    requests_burst: Annotated[
        Amount,
        says("Requests and handshakes that one address may make at once; costly ones count more."),
    ] = 600
    requests_per_second: Annotated[
        Amount,
        says("Requests and handshakes per second that one address may make over time."),
    ] = 60
    address_burst: Annotated[
        Amount, says("Messages that all connections from one address may send at once.")
    ] = 1200
    address_per_second: Annotated[
        Amount,
        says("Messages per second that all connections from one address may send over time."),
    ] = 200
    static: Annotated[Path, says("The folder with the built page.")] = STATIC
    admin: Annotated[
        str, says("The socket of parlour admin; by default beside the SQLite file.")
    ] = ""
    banned: Annotated[
        tuple[Network, ...], says("Addresses and networks that may not connect.")
    ] = ()
    metrics: Annotated[
        tuple[Network, ...],
        says("Networks that may read /metrics and /api/health directly, without a proxy."),
    ] = (Network("127.0.0.0/8"), Network("::1/128"))
    log_format: Annotated[
        Literal["line", "json"],
        says("The format of the log: a line for people, or a JSON object."),
    ] = "line"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], says("The lowest level that is logged.")
    ] = "info"
    bot_delay: Annotated[
        Seconds,
        says(
            "The least time between a move and a bot's answer at a calm table; at a brisk one it "
            "is 0.4 times as long."
        ),
    ] = 0.6
    burst: Annotated[Amount, says("Messages that one connection may send at once.")] = 60
    per_second: Annotated[
        Amount, says("Messages per second that a connection may send over time.")
    ] = 10
    tables_burst: Annotated[Amount, says("Tables that one address may open at once.")] = 20
    tables_per_second: Annotated[
        Amount, says("Tables per second that one address may open over time.")
    ] = 0.5
    entries_per_day: Annotated[
        Amount,
        says(
            "Log entries per day at tables opened from one address; above that they get no new "
            "deal."
        ),
    ] = 500_000
    disk: Annotated[
        str, says("The folder whose free space counts; by default the folder of the SQLite file.")
    ] = ""
    disk_floor: Annotated[
        int,
        Meta(ge=0),
        says("Megabytes of free disk below which no new table is opened; the others continue."),
    ] = 500
    outbox: Annotated[
        Count, says("Messages that may wait for a slow client before its connection is closed.")
    ] = 64
    seat_connections: Annotated[
        Count, says("Most connections of one seat; one more closes the oldest.")
    ] = 4
    watchers: Annotated[Count, says("Most people who watch one table without a seat.")] = 16
    watchers_per_address: Annotated[
        Count, says("Most people who watch at once from one address (in IPv6, one /64).")
    ] = 32
    hello_timeout: Annotated[
        Seconds, says("How long a new connection may take to send its `hello` message.")
    ] = 10
    bot_budget: Annotated[
        Count,
        says(
            "How many worlds a searching bot may look at for one decision; fewer where the engine "
            "is interpreted."
        ),
    ] = BUDGET
    bot_threads: Annotated[Count, says("Threads for all bots.")] = 2
    bot_nice: Annotated[
        int,
        Meta(ge=0, le=19),
        says("The nice value of the bots' threads, where the system gives threads their own."),
    ] = 10
    bot_least: Annotated[
        Count,
        says("How many worlds a bot looks at when its table or address has used up its share."),
    ] = 20
    table_thought: Annotated[
        Seconds, says("Processor seconds that the bots of a table may use at once.")
    ] = 60
    table_share: Annotated[
        Amount,
        says("Processor seconds per second that the bots of a table may use over time."),
    ] = 0.1
    address_thought: Annotated[
        Seconds,
        says("Processor seconds that the bots of all tables from one address may use at once."),
    ] = 240
    address_share: Annotated[
        Amount,
        says(
            "Processor seconds per second that the bots of all tables from one address may use "
            "over time."
        ),
    ] = 0.5
    guests: Annotated[
        tuple[Guest, ...],
        says("Bots of your own: ``GAME/NAME=exec:COMMAND`` or ``GAME/NAME=module:attribute``."),
    ] = ()
    share_wait: Annotated[
        Seconds, says("How long the first deal waits for the seats' shares of its shuffle.")
    ] = 5
    idle: Annotated[Seconds, says("How long a table without connections stays in memory.")] = 600
    retain: Annotated[
        int,
        Meta(ge=0),
        says("Days without use after which a table is deleted, checked daily; 0 keeps all tables."),
    ] = 0
