"""Limits on what one client may send, open and write."""

from __future__ import annotations

from collections import Counter, OrderedDict

from .addresses import crowd_of
from .config import Config
from .errors import TooMuch

DAY_S = 24 * 3600
PLAYERS_ONLY = 0.9
"""The part of all connections above which people who watch have to make room for players."""


class Bucket:
    """A token bucket: *burst* at once, then *per_second* steadily."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._level = burst
        self._then = now

    def take(self, now: float, amount: float = 1) -> bool:
        """Take *amount* and return True, or return False if less is left; *now* is monotonic."""
        # `level` inlined: this runs twice per frame.
        level = min(self._burst, self._level + (now - self._then) * self._per_second)
        allowed = level >= amount
        self._level, self._then = level - amount if allowed else level, now
        return allowed

    def level(self, now: float) -> float:
        """Return how much is left at *now*."""
        self._level = min(self._burst, self._level + (now - self._then) * self._per_second)
        self._then = now
        return self._level

    def pay(self, amount: float, now: float) -> None:
        """Take an amount that was spent already, even if less is left."""
        self._level = self.level(now) - amount


class Addresses:
    """One bucket per client address or IPv6 network; the longest unused are forgotten."""

    MAX_BUCKETS = 10_000

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1) -> bool:
        """Take *amount* from an address's bucket; return False if less is left."""
        return self.bucket(address, now).take(now, amount)

    def charge(self, address: str, now: float, amount: float) -> bool:
        """Charge an address an amount that may exceed its burst; return False if refused.

        Half the burst must be left, or the amount if it is smaller.  The bucket may go below zero.
        """
        bucket = self.bucket(address, now)
        allowed = bucket.level(now) >= min(amount, self._burst / 2)
        if allowed:
            bucket.pay(amount, now)
        return allowed

    def bucket(self, address: str, now: float) -> Bucket:
        """Return the bucket of an address."""
        crowd = crowd_of(address)
        bucket = self._buckets.pop(crowd, None) or Bucket(self._burst, self._per_second, now)
        self._buckets[crowd] = bucket
        if len(self._buckets) > self.MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class Writers(Addresses):
    """Limits the log entries per day at the tables that each address has opened.

    Once they are used up, the address cannot open tables and its tables cannot begin deals until
    some are free again.  A running deal can be played to its end.
    """

    def __init__(self, per_day: float) -> None:
        super().__init__(per_day, per_day / DAY_S)

    def check(self, address: str, now: float) -> None:
        """Raise ``TooMuch`` if an address has no entry left; unknown addresses have no limit."""
        if address and self.bucket(address, now).level(now) < 1:
            raise TooMuch("entries_spent")

    def pay(self, address: str, now: float, entries: int = 1) -> None:
        """Charge an address for entries that were written."""
        if address:
            self.bucket(address, now).pay(entries, now)


class Crowds:
    """Counts how many connections each address or IPv6 network holds, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held = Counter[str]()
        self.total = 0

    def enter(self, address: str, most: float | None = None) -> bool:
        """Count one more; return False if that exceeds the limit."""
        crowd = crowd_of(address)
        if self._held[crowd] >= (self._most if most is None else most):
            return False
        self._held[crowd] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        crowd = crowd_of(address)
        self._held[crowd] -= 1
        self.total -= 1
        if not self._held[crowd]:
            del self._held[crowd]


GUESSES = 20
"""Wrong codes that an address may try within `GUESSING_S`."""
GUESSING_S = 600.0
CLAIMS = 10
"""Times that an address may ask people whether a seat is its own, within `GUESSING_S`."""

HOUSES = 5
"""Wrong house names that an address may try within `HOUSES_S`."""
HOUSES_S = 3600.0


class Limits:
    """The limits of each address and of each connection."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self.openers = Addresses(config.tables_burst, config.tables_per_second)
        self.askers = Addresses(config.requests_burst, config.requests_per_second)
        self.senders = Addresses(config.address_burst, config.address_per_second)
        self.guessers = Addresses(GUESSES, GUESSES / GUESSING_S)
        self.claimers = Addresses(CLAIMS, CLAIMS / GUESSING_S)
        self.homecomers = Addresses(HOUSES, HOUSES / HOUSES_S)
        self.connections = Crowds(config.connections_per_address)
        self.watchers = Crowds(config.watchers_per_address)
        self._enough = config.connections * PLAYERS_ONLY

    @property
    def crowded(self) -> bool:
        """Whether the last connections are for players only: nobody may watch."""
        return self.connections.total >= self._enough

    def bucket(self, now: float) -> Bucket:
        """Return a bucket for the messages of one connection."""
        return Bucket(self._config.burst, self._config.per_second, now)
