"""The seals of a table's deals: its own chain, the seats' chains, and the shares given.

`parlour.proof` has the arithmetic, docs/internals/fairness.md the protocol.  Deals are numbered
from 1.  Chains belong to chairs: *seat* is always the number at which the player sat down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from msgspec import UNSET

from ... import bots, proof
from ...core.replay import ReplayedBot, SeatTip
from ...core.table import CLOCK, PERSON, Played, TakenBack

KEPT_EVERY = 32  # one link in this many is kept
LINK_BYTES = 32


@dataclass(slots=True)
class SealedCourse:
    """A sealed deal: what it follows from, and what has been done in it so far."""

    number: int
    secret: bytes
    shares: list[bytes]
    before: bytes
    """The link of the log before it."""
    carry: tuple[int, ...]
    persons: frozenset[int]
    """The seats of persons when it was dealt."""
    seated: tuple[str, ...]
    """The bot of each seat when it was dealt; empty for a person's seat."""
    lines: list[str] = field(default_factory=list)
    bots: list[ReplayedBot] = field(default_factory=list)

    def note(self, played: Played | TakenBack, seq: int, budget: int) -> None:
        """Note an action at position *seq*; a bot had this budget unless the record says less."""
        if isinstance(played, TakenBack):
            self.lines.append(played.line)
            return
        self.lines.append(f"{played.seat} {played.action}")
        if played.by == CLOCK:
            return
        by = bots.name_now(played.by)
        spent = budget if played.budget is UNSET else played.budget
        last = next((it for it in reversed(self.bots) if it.seat == played.seat), None)
        before = (PERSON, budget) if last is None else (last.bot, last.budget)
        if before != (by, spent):  # a bot, or a person who is back
            self.bots.append(ReplayedBot(played.seat, by, spent, seq))


class Seals:
    """The chains of one table, and the shares for its next deal."""

    def __init__(self, name: str, root: bytes, seats: int, version: int) -> None:
        self.version = version  # of the protocol
        self._name = name
        self._root = root
        self.seats = seats
        self.tips: list[SeatTip] = []  # in order of arrival
        self.log = b""  # the link of the log after the last finished deal
        self._shares: dict[int, bytes] = {}
        self._announced = 0  # the last deal for which shares were requested
        self._known: dict[SeatTip, tuple[int, bytes]] = {}  # the last link of each, by its deal

    # -- the table's own chain -------------------------------------------------

    @cached_property
    def _kept(self) -> bytes:
        """Every `KEPT_EVERY`-th link after the root, as one bytes object to save memory."""
        kept = [self._root]
        for _ in range(proof.LINKS // KEPT_EVERY):
            kept.append(proof.chain(kept[-1], KEPT_EVERY))
        return b"".join(kept[1:])

    def secret(self, k: int) -> bytes:
        """Return X(k), which must stay secret until deal *k* has ended."""
        at, further = divmod(proof.LINKS - k, KEPT_EVERY)
        link = self._kept[LINK_BYTES * (at - 1) : LINK_BYTES * at] if at else self._root
        return proof.chain(link, further)

    @cached_property
    def table(self) -> str:
        """The table's part of its deals' keys."""
        return proof.table_of(self.version, self._name, self.secret(0))

    @property
    def tip(self) -> str:
        """X(0), which is public."""
        return self.secret(0).hex()

    def lasts(self, k: int) -> bool:
        """Return whether the chain is long enough for deal *k*."""
        return k <= proof.LINKS

    # -- the seats' chains -----------------------------------------------------

    def add_tip(self, seat: int, tip: str, k: int) -> None:
        """Add the tip of a seat's chain; *k* is the next deal.

        It counts from the first deal for which shares have not been requested yet.  So a player who
        gives a share knows whose shares the deal will have.
        """
        late = bool(self._shares) or (self.version > 1 and self._announced == k)
        self.tips.append(SeatTip(seat, tip, k + late))

    def announce(self, k: int) -> None:
        """Note that shares for deal *k* have been requested, after which its tips are fixed."""
        self._announced = k

    def forget(self, seat: int) -> None:
        """Remove the tips of a seat that was given up."""
        self.tips = [it for it in self.tips if it.seat != seat]

    def move(self, seat: int, to: int) -> None:
        """Let the tips of a person follow them to another chair, before the first deal."""
        self.tips = [SeatTip(to, it.tip, it.first) if it.seat == seat else it for it in self.tips]

    def tip_of(self, seat: int, k: int) -> SeatTip | None:
        """Return the tip that counts for a seat in deal *k*; None if its chain has ended."""
        there = [it for it in self.tips if it.seat == seat and it.first <= k]
        return there[-1] if there and k - there[-1].first < proof.SHARES else None

    def fits(self, seat: int, k: int, share: str) -> bool:
        """Return whether *share* is the seat's link for deal *k*."""
        tip = self.tip_of(seat, k)
        if tip is None:
            return False
        number, link = self._known.get(tip, (tip.first - 1, bytes.fromhex(tip.tip)))
        return proof.chain(bytes.fromhex(share), k - number) == link

    def give(self, seat: int, share: str, k: int) -> None:
        """Add a seat's share for deal *k*; it counts whatever the seat does later."""
        tip, given = self.tip_of(seat, k), bytes.fromhex(share)
        if tip is not None:
            self._known[tip] = k, given
        self._shares[seat] = given

    def shares(self) -> list[bytes]:
        """Return the shares for the next deal; empty for seats that have not given one."""
        return [self._shares.get(seat, b"") for seat in range(self.seats)]

    def gave(self, seat: int) -> bool:
        """Return whether a seat has given its share."""
        return seat in self._shares

    def clear(self) -> None:
        """Start collecting shares for the following deal."""
        self._shares.clear()

    def key(self, k: int, shares: list[bytes]) -> bytes:
        """Return the key of deal *k*."""
        return proof.deal_key(self.table, k, self.secret(k), shares)
