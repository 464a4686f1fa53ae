"""One chair of a table, and who has it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from ..wire.protocol.values import Kind, Portrait


@dataclass(slots=True)
class Seat:
    """One chair: open, a person's or a bot's."""

    kind: Kind = "open"
    name: str = ""
    portrait: Portrait = ""
    bot: str | None = None
    token_hash: str = ""
    house: str = ""  # the hash of its person's house name
    ready: bool = False
    left: str | None = None  # the name of the person whose seat the bot took over
    votes: int = 0  # on ending the match, since the last deal began
    taken_back: int = 0  # decisions of this deal
    done: set[str] = field(default_factory=set)  # ids of its moves in this deal that the log has
    earlier: Collection[str] = ()  # the same of the previous deal
    late: int = -1  # the last position at which its time ran out

    def has_done(self, move: str) -> bool:
        """Return whether the log has a move of this deal or the previous one.

        Earlier moves cannot be repeated, since a player who is ready knows what became of them.
        """
        return move in self.done or move in self.earlier

    def begin_deal(self) -> None:
        """Reset what counts per deal."""
        self.ready = False
        self.votes = self.taken_back = 0
        self.done, self.earlier = set(), self.done
