"""The keys that once opened a seat of a table, and why they no longer do."""

from __future__ import annotations

from ..ground import tokens
from ..ground.errors import Forbidden, NotNow
from ..store.records import Rekeyed
from ..wire.protocol.values import Renewal

MAX_KEYS = 200  # keys that the seats of a match have had; a person has few devices
REASONS = {"host": "key_replaced", "device": "seat_moved"}
"""The refusal of a key by what replaced it; any other is ``key_renewed``."""


def refusal_of(by: Renewal) -> str:
    """Return the code of the refusal that a key meets after it was replaced."""
    return REASONS.get(by, "key_renewed")


def room_made(host: str) -> Forbidden:
    """Return the refusal of a key whose seat the *host* has opened."""
    return Forbidden("room_made", name=host or "none")


class FormerKeys:
    """The hashes of former keys, each with the refusal that it meets."""

    def __init__(self) -> None:
        self._why: dict[str, tuple[str, int]] = {}  # and the chair that it opened
        self._hosts: dict[str, str] = {}  # the name of the person who made room
        self.left = 0
        """How many people have given up a seat before the first deal."""

    def leave(self, token_hash: str, chair: int, host: str | None = None) -> None:
        """Note that a person has given up their seat, or had to: the *host* made room."""
        self.left += 1
        self._why[token_hash] = "seat_left" if host is None else "room_made", chair
        if host is not None:
            self._hosts[token_hash] = host

    def move(self, chair: int, to: int) -> None:
        """Note that a person has moved to another chair."""
        for it, (why, at) in self._why.items():
            if why == "seat_moved" and at == chair:
                self._why[it] = why, to

    def replace(self, entry: Rekeyed, before: str, chair: int) -> None:
        """Note that a seat has another key than *before*.

        Devices that were left for another one can come back, until the key is replaced otherwise.
        """
        why = refusal_of(entry.by)
        if why != "seat_moved":
            for it, (reason, at) in self._why.items():
                if reason == "seat_moved" and at == chair:
                    self._why[it] = why, chair
        self._why[before] = why, chair
        self._why.pop(entry.token_hash, None)

    def check(self) -> None:
        """Raise ``NotNow`` if the seats of this match have had too many keys."""
        if len(self._why) >= MAX_KEYS + self.left:
            raise NotNow("many_devices")

    def refuse(self, token: str) -> Forbidden:
        """Return the refusal of a token that opens no seat."""
        token_hash = tokens.digest(token)
        if token_hash in self._hosts:
            return room_made(self._hosts[token_hash])
        found = self._why.get(token_hash)
        return Forbidden("wrong_token") if found is None else Forbidden(found[0])

    def returns(self, token: str) -> int | None:
        """Return the chair that a device may come back to; None if it may not."""
        why, chair = self._why.get(tokens.digest(token), ("", -1))
        return chair if why == "seat_moved" else None

    def clear(self) -> None:
        """Forget all keys."""
        self._why.clear()
        self._hosts.clear()
