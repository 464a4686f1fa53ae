"""The people without a seat who would like to play in the next match, in the order of asking."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.lookalike import distinct
from ..ground import tokens
from ..ground.errors import NotNow, TooMuch
from ..ground.names import clean_name
from ..store.records import Lined, Unlined
from ..wire.protocol.http import JoinLineMessage

MAX_LINE = 8
"""People who may stand in line for a match."""
MAX_CHANGES = 64  # of the line in a match; everybody is told all of them


class Line:
    """Keeps who stands in line, who comes first in the next match."""

    def __init__(self, people: Iterable[Lined]) -> None:
        self.people = [*people]
        self._changes = 0

    @property
    def names(self) -> list[str]:
        """Their names, which everybody at the table may know."""
        return [it.name for it in self.people]

    def place(self, token: str) -> int:
        """Return how many people stand before the one with this key; -1 if they do not wait."""
        return tokens.find_owner(token, [it.token_hash for it in self.people])

    def decide(self, wanted: JoinLineMessage, names: list[str]) -> Lined | Unlined | None:
        """Return the entry for somebody who joins or leaves the line; None if they have already.

        Their name differs from the *names* of the people who play.
        """
        place = self.place(wanted.token)
        if wanted.wish == "look" or (wanted.wish == "join") == (place >= 0):
            return None
        if self._changes >= MAX_CHANGES:
            raise TooMuch("too_fast")
        if wanted.wish == "leave":
            return Unlined(self.people[place].token_hash)
        if len(self.people) >= MAX_LINE:
            raise NotNow("line_full", most=MAX_LINE)
        name = clean_name(wanted.name)
        if name:
            name = distinct(name, [*names, *self.names])
        return Lined(name, tokens.digest(wanted.token), wanted.tip, wanted.portrait)

    def apply(self, entry: Lined | Unlined) -> None:
        """Take what the log has."""
        self._changes += 1
        if isinstance(entry, Lined):
            self.people.append(entry)
        else:
            self.people = [it for it in self.people if it.token_hash != entry.token_hash]
