"""The settings of a server: what `settings` reads from a file, the environment and the command."""

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


def says(text: str) -> Meta:
    """Return the help of a setting, for the host."""
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
"""Settings under which nobody asks too much, for tests and measurements."""
STATIC = Path(__file__).parents[1] / "static"


@dataclass(frozen=True)
class Config:
    """How a server behaves; times are seconds.  Descriptions are help for the host."""

    host: Annotated[
        str,
        says(
            "The address to listen on; 0.0.0.0 is all of IPv4 that this machine has, :: all "
            "of IPv6."
        ),
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535), says("The port to listen on; 0 is any that is free.")
    ] = 8000
    db: Annotated[
        Url, says("Where tables are kept: ``sqlite:///file`` or ``postgresql://user@host/name``.")
    ] = "sqlite:///parlour.db"
    db_password_file: Annotated[
        str, says("A file that holds the password of the database, whose URL then has none.")
    ] = ""
    bus: Annotated[
        Url,
        says(
            "What tells other nodes of moves: ``nats://``, ``redis://``; empty for the "
            "database itself."
        ),
    ] = ""
    bus_password_file: Annotated[
        str, says("A file that holds the password of the bus, whose URL then has none.")
    ] = ""
    secure_links: Annotated[
        bool, says("Whether PostgreSQL and the bus must ask for a password and be reached by TLS.")
    ] = False
    silence: Annotated[
        Seconds,
        says(
            "With several nodes: a table of which none has heard for so long is read from the log."
        ),
    ] = 1.5
    origins: Annotated[
        tuple[Origin, ...],
        says("Origins (``https://cards.example``) of other hosts whose pages may connect."),
    ] = ()
    hosts: Annotated[
        tuple[Name, ...],
        says(
            "Names that this server goes by, beside its machine's own and all addresses in figures."
        ),
    ] = ()
    proxies: Annotated[
        tuple[Network, ...],
        says("Networks (``10.0.0.0/8``) of the proxies whose word on a client's address counts."),
    ] = ()
    connections: Annotated[
        Count, says("Connections at once, if the system lets the process have as many files.")
    ] = 20_000
    connections_per_address: Annotated[
        Count, says("Connections at once from one address (of IPv6, one /64) that is no proxy's.")
    ] = 256
    request_timeout: Annotated[Seconds, says("How long a request may take to arrive.")] = 10
    answer_timeout: Annotated[
        Seconds, says("How long a client may take to accept what it is sent.")
    ] = 60
    requests_burst: Annotated[
        Amount,
        says(
            "Requests and handshakes that may come from one address at once; costly ones "
            "count more."
        ),
    ] = 600
    requests_per_second: Annotated[
        Amount,
        says("Requests and handshakes that may come from one address for as long as it likes."),
    ] = 60
    address_burst: Annotated[
        Amount, says("Messages that all connections from one address may send at once.")
    ] = 1200
    address_per_second: Annotated[
        Amount, says("Messages that they may send every second for as long as they like.")
    ] = 200
    static: Annotated[Path, says("The folder of the built page.")] = STATIC
    admin: Annotated[
        str, says("The socket of parlour admin; beside a SQLite file where it is not set.")
    ] = ""
    banned: Annotated[tuple[Network, ...], says("Addresses and networks that are not let in.")] = ()
    metrics: Annotated[
        tuple[Network, ...],
        says("Networks that may read /metrics, directly and not through a proxy."),
    ] = (Network("127.0.0.0/8"), Network("::1/128"))
    log_format: Annotated[
        Literal["line", "json"],
        says("How an event is logged: as a line for people, or as a JSON object."),
    ] = "line"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], says("The least that is logged.")
    ] = "info"
    bot_delay: Annotated[
        Seconds,
        says(
            "A bot's answer comes this long after the move before it, at least: so people can"
            " follow."
        ),
    ] = 0.6
    burst: Annotated[Amount, says("Messages that a connection may send at once.")] = 60
    per_second: Annotated[
        Amount, says("Messages that a connection may send every second for as long as it likes.")
    ] = 10
    tables_burst: Annotated[Amount, says("Tables that may be opened from one address at once.")] = (
        20
    )
    tables_per_second: Annotated[
        Amount, says("Tables that may be opened from one address for as long as it likes.")
    ] = 0.5
    entries_per_day: Annotated[
        Amount,
        says(
            "Entries of logs a day at tables opened from one address; then these are dealt no"
            " new deal."
        ),
    ] = 500_000
    disk: Annotated[
        str, says("The folder whose free space counts; that of a SQLite file where it is not set.")
    ] = ""
    disk_floor: Annotated[
        int,
        Meta(ge=0),
        says("Megabytes of free disk below which no table is opened; the others go on."),
    ] = 500
    outbox: Annotated[
        Count, says("Messages that may wait for a slow connection before it is closed.")
    ] = 64
    seat_connections: Annotated[
        Count, says("Connections of one seat; one more closes the oldest.")
    ] = 4
    hello_timeout: Annotated[
        Seconds, says("How long a connection may stay silent before its `Hello`.")
    ] = 10
    bot_budget: Annotated[
        Count,
        says(
            "How many worlds a bot that searches may look at for one decision; interpreted it"
            " is slow."
        ),
    ] = BUDGET
    bot_threads: Annotated[Count, says("Threads for the bots of all tables.")] = 2
    bot_nice: Annotated[
        int,
        Meta(ge=0, le=19),
        says("By how much these threads give way to all else on the machine, where threads can."),
    ] = 10
    bot_least: Annotated[
        Count,
        says(
            "How many worlds a bot looks at when its table, or whoever opened that, has had "
            "its share."
        ),
    ] = 20
    table_thought: Annotated[
        Seconds, says("Processor seconds that the bots of a table may think at once.")
    ] = 60
    table_share: Annotated[
        Amount,
        says("Processor seconds of every second that they may think for as long as they like."),
    ] = 0.1
    address_thought: Annotated[
        Seconds,
        says(
            "Processor seconds that the bots of all tables opened from one address may think "
            "at once."
        ),
    ] = 240
    address_share: Annotated[
        Amount,
        says("Processor seconds of every second that these may think for as long as they like."),
    ] = 0.5
    guests: Annotated[
        tuple[Guest, ...],
        says("Bots of your own: ``GAME/NAME=exec:COMMAND`` or ``GAME/NAME=module:attribute``."),
    ] = ()
    share_wait: Annotated[
        Seconds, says("How long the first deal waits for what the seats add to its shuffle.")
    ] = 5
    idle: Annotated[
        Seconds, says("How long a table that nobody is connected to stays in memory.")
    ] = 600
    retain: Annotated[
        int,
        Meta(ge=0),
        says("Days after which a table that nobody has used is deleted, once a day; 0 keeps all."),
    ] = 0
