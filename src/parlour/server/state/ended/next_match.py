"""The next match at a table: one open proposal, and everybody's answer to it.

The first proposal stays open even if its author disconnects.  An equal one agrees, and another one
replaces it and clears the answers, except those of people who have to go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from ...ground.errors import NotNow
from ...store.records import Answered, Followed, Moved, Proposed
from ...wire.protocol.client import TermsInfo
from ...wire.protocol.server import FollowedMessage, ProposalMessage
from ...wire.protocol.values import Answer

MAX_WORDS = 64  # proposals and answers of a seat after one match; everybody is told all of them


class NextMatch:
    """The agreement on the match after a finished one."""

    def __init__(self) -> None:
        self.proposed: Proposed | None = None
        self.answers: dict[int, Answer] = {}
        self.tips: dict[int, str] = {}  # for the chains of the next match
        self.followed: Followed | None = None
        self.newest = ""
        """The newest match that this log knows; the log of a table's first match knows the last."""
        self._words = Counter[int]()  # of each seat

    def propose(self, seat: int, terms: TermsInfo, tip: str) -> Proposed | Answered | None:
        """Return the entry for a valid proposal; None if the seat has made or accepted it."""
        if self.proposed is not None and self.proposed.terms == terms:
            return self.answer(seat, "again", tip)
        self._refuse(seat)
        return Proposed(seat, terms, tip)

    def answer(self, seat: int, answer: Answer, tip: str) -> Answered | None:
        """Return the entry for an answer; None if the seat has given it already."""
        if self.proposed is None:
            raise NotNow("no_proposal")
        tip = tip if answer == "again" else ""
        if (self.answers.get(seat), self.tips.get(seat, "")) == (answer, tip):
            return None
        self._refuse(seat)
        if answer == "again" and len({*self.again, seat}) > (self.proposed.terms.seats or 0):
            raise NotNow("table_full")
        return Answered(seat, answer, tip)

    def _refuse(self, seat: int) -> None:
        """Raise ``NotNow`` if the next match has begun, or if a seat has said too much."""
        if self.followed is not None:
            raise NotNow("match_followed")
        if self._words[seat] >= MAX_WORDS:
            raise NotNow("many_answers")

    def apply(self, entry: Proposed | Answered | Followed | Moved) -> None:
        """Take what the log has."""
        match entry:
            case Proposed(seat, _, tip):
                self.proposed = entry
                self.answers = {it: "go" for it, told in self.answers.items() if told == "go"}
                self.tips.clear()
                self._take(seat, "again", tip)
            case Answered(seat, answer, tip):
                self._take(seat, answer, tip)
            case Followed(table):
                self.followed, self.newest = entry, table
            case Moved(table):
                self.newest = table

    def _take(self, seat: int, answer: Answer, tip: str) -> None:
        self._words[seat] += 1
        self.answers[seat] = answer
        self.tips[seat] = tip

    @property
    def again(self) -> list[int]:
        """The seats that play the next match."""
        return sorted(seat for seat, answer in self.answers.items() if answer == "again")

    def is_agreed(self, here: Collection[int]) -> bool:
        """Return whether somebody here plays again, and nobody here is still asked to."""
        if self.followed is not None or not any(seat in here for seat in self.again):
            return False
        return all(self.answers.get(seat, "later") != "later" for seat in here)

    def way_of(self, seat: int) -> FollowedMessage | None:
        """Return where a seat plays on; None if no match has followed."""
        it = self.followed
        if it is None:
            return None
        chair = it.seats[seat]
        return FollowedMessage(it.table, it.game, None if chair < 0 else chair)

    def told(self, seats: int, seconds: int | None) -> ProposalMessage | None:
        """Return the message about the proposal; None if there is none."""
        it = self.proposed
        if it is None or self.followed is not None:
            return None
        answers = [self.answers.get(seat) for seat in range(seats)]
        return ProposalMessage(it.seat, it.terms, answers, seconds)
