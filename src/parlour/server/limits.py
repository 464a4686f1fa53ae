"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """A token bucket: *burst* at once, and *per_second* for as long as it lasts."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._level = burst
        self._then = now

    def take(self, now: float) -> bool:
        """Return whether one more is allowed at *now* (seconds of a clock that never goes back)."""
        if self.level(now) < 1:
            return False
        self._level -= 1
        return True

    def level(self, now: float) -> float:
        """Return how much is left at *now*."""
        self._level = min(self._burst, self._level + (now - self._then) * self._per_second)
        self._then = now
        return self._level

    def pay(self, amount: float, now: float) -> None:
        """Take what was spent already, even if that is more than is left."""
        self._level = self.level(now) - amount


class Addresses:
    """A bucket for each client address, of which the idle ones are forgotten."""

    KEPT = 10_000

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Return whether the address is allowed one more at *now*."""
        return self.bucket(address, now).take(now)

    def bucket(self, address: str, now: float) -> Bucket:
        """Return the bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._per_second, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self.KEPT:
            self._buckets.popitem(last=False)
        return bucket
