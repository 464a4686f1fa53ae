"""What seals the deals of a table: its own chain, the seats' chains, and who has given a share.

`parlour.proof` has the arithmetic, docs/internals/fairness.md the protocol.  A deal's number counts
from 1.  A chain belongs to a chair: *seat* is always the number on which its player sat down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from msgspec import UNSET

from ... import bots, proof
from ...core.replay import ReplayedBot, SeatTip
from ...core.table import Played

STEP = 32  # every so many links one is kept
SIZE = 32  # bytes of a link


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

    def note(self, played: Played, seq: int, budget: int) -> None:
        """Note an action at position *seq*; a bot had this budget unless the record says less."""
        self.lines.append(f"{played.seat} {played.action}")
        if played.bot:
            bot = bots.name_now(played.bot)
            spent = budget if played.budget is UNSET else played.budget
            last = next((it for it in reversed(self.bots) if it.seat == played.seat), None)
            if last is None or (last.bot, last.budget) != (bot, spent):
                self.bots.append(ReplayedBot(played.seat, bot, spent, seq))


class Seals:
    """The chains of one table, and the shares for its next deal."""

    def __init__(self, name: str, root: bytes, seats: int, version: int) -> None:
        self.version = version  # of the protocol
        self._name = name
        self._root = root
        self.seats = seats
        self.tips: list[SeatTip] = []  # in the order in which they came
        self.log = b""  # the link after the last finished deal
        self._shares: dict[int, bytes] = {}
        self._announced = 0  # the last deal for which the seats were asked for their shares
        self._known: dict[SeatTip, tuple[int, bytes]] = {}  # the last link of each, by its deal

    # -- the table's own chain -------------------------------------------------

    @cached_property
    def _kept(self) -> bytes:
        """Links of the chain, `STEP` apart, behind the root and in one piece: tables are many."""
        kept = [self._root]
        for _ in range(proof.LINKS // STEP):
            kept.append(proof.chain(kept[-1], STEP))
        return b"".join(kept[1:])

    def secret(self, k: int) -> bytes:
        """Return X(k); nobody may be told before deal *k* has ended."""
        at, further = divmod(proof.LINKS - k, STEP)
        link = self._kept[SIZE * (at - 1) : SIZE * at] if at else self._root
        return proof.chain(link, further)

    @cached_property
    def table(self) -> str:
        """What stands for the table in the keys of its deals."""
        return proof.table_of(self.version, self._name, self.secret(0))

    @property
    def tip(self) -> str:
        """X(0), for everybody."""
        return self.secret(0).hex()

    def lasts(self, k: int) -> bool:
        """Return whether the chain is long enough for deal *k*."""
        return k <= proof.LINKS

    # -- the seats' chains -----------------------------------------------------

    def add_tip(self, seat: int, tip: str, k: int) -> None:
        """Take the tip of a seat's chain; *k* is the next deal.

        It counts from the first deal for which no seat has been asked for its share yet: whoever
        gives one knows whose shares there will be.
        """
        late = bool(self._shares) or (self.version > 1 and self._announced == k)
        self.tips.append(SeatTip(seat, tip, k + late))

    def announce(self, k: int) -> None:
        """Note that the seats are asked for their shares for deal *k*: no tip is added to it."""
        self._announced = k

    def forget(self, seat: int) -> None:
        """Forget the tips of a seat that nobody holds any longer."""
        self.tips = [it for it in self.tips if it.seat != seat]

    def tip_of(self, seat: int, k: int) -> SeatTip | None:
        """Return the tip that counts for a seat in deal *k*, if its chain is long enough."""
        there = [it for it in self.tips if it.seat == seat and it.first <= k]
        return there[-1] if there and k - there[-1].first < proof.SHARES else None

    def fits(self, seat: int, k: int, share: str) -> bool:
        """Return whether this is the share of a seat for deal *k*."""
        tip = self.tip_of(seat, k)
        if tip is None:
            return False
        number, link = self._known.get(tip, (tip.first - 1, bytes.fromhex(tip.tip)))
        return proof.chain(bytes.fromhex(share), k - number) == link

    def give(self, seat: int, share: str, k: int) -> None:
        """Take a seat's share for deal *k*; it counts whatever the seat does then."""
        tip, given = self.tip_of(seat, k), bytes.fromhex(share)
        if tip is not None:
            self._known[tip] = k, given
        self._shares[seat] = given

    def shares(self) -> list[bytes]:
        """Return the shares for the next deal, empty for who has given none."""
        return [self._shares.get(seat, b"") for seat in range(self.seats)]

    def gave(self, seat: int) -> bool:
        """Return whether a seat has given its share."""
        return seat in self._shares

    def clear(self) -> None:
        """Begin to collect the shares for the deal after this."""
        self._shares.clear()

    def key(self, k: int, shares: list[bytes]) -> bytes:
        """Return the key of deal *k*."""
        return proof.deal_key(self.table, k, self.secret(k), shares)
