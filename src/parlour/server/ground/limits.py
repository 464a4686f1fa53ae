"""How much one client may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict

from .addresses import crowd_of
from .config import Config
from .errors import TooMuch

DAY = 24 * 3600


class Bucket:
    """A token bucket: *burst* at once, and *per_second* for as long as it lasts."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._level = burst
        self._then = now

    def take(self, now: float, amount: float = 1) -> bool:
        """Return whether so much is allowed at *now* (seconds of a clock that never goes back)."""
        # As `level`, but without the call: every frame is asked about twice.
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
        """Take what was spent already, even if that is more than is left."""
        self._level = self.level(now) - amount


class Addresses:
    """A bucket for each client address or, of IPv6, network; the idle ones are forgotten."""

    KEPT = 10_000

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1) -> bool:
        """Return whether the address is allowed so much at *now*."""
        return self.bucket(address, now).take(now, amount)

    def charge(self, address: str, now: float, amount: float) -> bool:
        """Return whether the address is allowed so much, which may be more than there ever is.

        What is lacking of more than half the burst is paid off later.
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
        if len(self._buckets) > self.KEPT:
            self._buckets.popitem(last=False)
        return bucket


class Writers(Addresses):
    """How many entries of logs the tables opened from each address may take in a day.

    Whoever has used them up opens no table, and gets no new deal, until some are free again; a
    deal that goes on is played to its end.
    """

    def __init__(self, per_day: float) -> None:
        super().__init__(per_day, per_day / DAY)

    def check(self, address: str, now: float) -> None:
        """Raise ``TooMuch`` if no entry is left for an address; nothing counts for an unknown."""
        if address and self.bucket(address, now).level(now) < 1:
            raise TooMuch("entries_spent")

    def pay(self, address: str, now: float, entries: int = 1) -> None:
        """Count entries that were written."""
        if address:
            self.bucket(address, now).pay(entries, now)


class Crowds:
    """How many of something each address (of IPv6, each network) holds: at most so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held = Counter[str]()

    def enter(self, address: str, most: float | None = None) -> bool:
        """Count one more in; False if that were too many."""
        crowd = crowd_of(address)
        if self._held[crowd] >= (self._most if most is None else most):
            return False
        self._held[crowd] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one out that had entered."""
        crowd = crowd_of(address)
        self._held[crowd] -= 1
        if not self._held[crowd]:
            del self._held[crowd]


class Limits:
    """What addresses may ask of the whole server, and each connection."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self.openers = Addresses(config.tables_burst, config.tables_per_second)
        self.askers = Addresses(config.requests_burst, config.requests_per_second)
        self.senders = Addresses(config.address_burst, config.address_per_second)
        self.lines = Crowds(config.connections_per_address)

    def bucket(self, now: float) -> Bucket:
        """Return a bucket for what one connection may send."""
        return Bucket(self._config.burst, self._config.per_second, now)
