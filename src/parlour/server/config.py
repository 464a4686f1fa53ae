"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..search.playout import is_compiled

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Config:
    """How a server behaves; times are seconds."""

    db: str = "sqlite:///parlour.db"
    """Where tables are kept: ``sqlite:///file`` or ``postgresql://...``."""
    origins: tuple[str, ...] = ()
    """Origins (``https://cards.example``) of other hosts whose pages may connect."""
    static: Path = STATIC
    """The folder of the built page."""
    bot_delay: float = 0.6
    """A bot's answer comes this long after the move before it, so that people can follow."""
    burst: float = 60
    """Messages that a connection may send at once."""
    per_second: float = 10
    """Messages that a connection may send every second for as long as it likes."""
    tables_burst: float = 20
    """Tables that may be opened from one address at once."""
    tables_per_second: float = 0.5
    """Tables that may be opened from one address for as long as it likes."""
    outbox: int = 64
    """Messages that may wait for a slow connection before it is closed."""
    seat_connections: int = 4
    """Connections of one seat; one more closes the oldest."""
    hello_timeout: float = 10
    """How long a connection may stay silent before its `Hello`."""
    bot_budget: int = 1000 if is_compiled() else 20
    """How many worlds a bot that searches may look at for one decision; interpreted it is slow."""
    bot_threads: int = 2
    """Threads for the bots of all tables."""
    bot_nice: int = 10
    """By how much these threads give way to all else on the machine, where threads can."""
    bot_least: int = 20
    """How many worlds a bot looks at when its table, or whoever opened that, has had its share."""
    table_thought: float = 60
    """Processor seconds that the bots of a table may think at once."""
    table_share: float = 0.1
    """Processor seconds of every second that they may think for as long as they like."""
    address_thought: float = 240
    """Processor seconds that the bots of all tables opened from one address may think at once."""
    address_share: float = 0.5
    """Processor seconds of every second that these may think for as long as they like."""
    idle: float = 600
    """How long a table that nobody is connected to stays in memory."""
