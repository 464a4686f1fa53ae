"""The settings of a server: what `settings` reads from a file, the environment and the command."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from ..search.playout import is_compiled

Count = Annotated[int, Meta(ge=1)]
Network = Annotated[str, Meta(pattern=r"^[0-9A-Fa-f.:]+(/\d+)?$")]
Amount = Annotated[float, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Config:
    """How a server behaves; times are seconds.  The line below a field is its help for the host."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is all that this machine has."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 is any that is free."""
    db: str = "sqlite:///parlour.db"
    """Where tables are kept: ``sqlite:///file`` or ``postgresql://user@host/name``."""
    origins: tuple[str, ...] = ()
    """Origins (``https://cards.example``) of other hosts whose pages may connect."""
    static: Path = STATIC
    """The folder of the built page."""
    admin: str = ""
    """The socket of parlour admin; beside a SQLite file where it is not set."""
    banned: tuple[Network, ...] = ()
    """Addresses and networks that are not let in."""
    metrics: tuple[Network, ...] = ("127.0.0.0/8", "::1/128")
    """Networks that may read /metrics, directly and not through a proxy."""
    log_format: Literal["line", "json"] = "line"
    """How an event is logged: as a line for people, or as a JSON object."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least that is logged."""
    bot_delay: Seconds = 0.6
    """A bot's answer comes this long after the move before it, so that people can follow."""
    burst: Amount = 60
    """Messages that a connection may send at once."""
    per_second: Amount = 10
    """Messages that a connection may send every second for as long as it likes."""
    tables_burst: Amount = 20
    """Tables that may be opened from one address at once."""
    tables_per_second: Amount = 0.5
    """Tables that may be opened from one address for as long as it likes."""
    outbox: Count = 64
    """Messages that may wait for a slow connection before it is closed."""
    seat_connections: Count = 4
    """Connections of one seat; one more closes the oldest."""
    hello_timeout: Seconds = 10
    """How long a connection may stay silent before its `Hello`."""
    bot_budget: Count = 1000 if is_compiled() else 20
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
    share_wait: Seconds = 5
    """How long the first deal waits for what the seats add to its shuffle."""
    idle: Seconds = 600
    """How long a table that nobody is connected to stays in memory."""
