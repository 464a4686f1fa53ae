"""How even a server's deals were: which cards went to which seats, and the strength of bots' hands.

A deal counts once it is over, played out or broken off, so that nobody can choose by its cards
whether it counts.  A running deal reveals nothing.  All counts are whole numbers, which can be
added in any order.

The tests are e-values.  With an honest server, an e-value ever reaches 1/a with a probability of at
most a, whenever somebody looks or stops (Ville's inequality).  For each card, the counts per seat
are compared with Dirichlet alternatives around an even deal, as in Lindon and Malek, "Anytime-valid
inference for multinomial count data" (2022).  The cards' e-values are averaged, since they depend
on each other and follow the same deals.  Bots against people is a bet on the next comparison.
docs/internals/fairness.md has the formulas and their sources.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import exp, fsum, lgamma, log
from typing import NamedTuple, Self

import msgspec
from msgspec import Struct

from ... import proof
from ...core.game import AnyGame
from ...core.options import Options
from ...games import GAMES
from ..state.room import Room
from ..wire.protocol.http import DealtInfo, HandsInfo
from ..wire.protocol.server import UnsealedMessage

SPREADS = (10, 100, 1000, 10_000)
"""Weights of the alternatives in deals; the larger, the closer to an even deal."""
STAKES = (-0.5, -0.1, -0.02, 0.02, 0.1, 0.5)
"""Equally weighted stakes on a comparison; negative stakes bet on the people."""
MAX_LOG_EVIDENCE = 690.0  # the largest e-value that is reported


class Finished(NamedTuple):
    """A finished deal, with everything that is counted."""

    table: str
    sealed: str
    """The table's part of the deal's key."""
    unsealed: UnsealedMessage
    persons: frozenset[int]
    """The seats of persons when it was dealt."""
    game: AnyGame
    rules: Options
    pack: tuple[int, ...]

    @classmethod
    def of(cls, room: Room) -> Self | None:
        """Return a room's last finished deal; None if no sealed deal is over."""
        told, course, seals = room.unsealed, room.course, room.seals
        if told is None or course is None or seals is None:
            return None
        parts = (course.persons, room.game, room.rules, room.pack)
        return cls(room.name, seals.table, told, *parts)


class Side(Struct):
    """The hands of bots, or of people."""

    hands: int = 0
    worth: int = 0

    def add(self, other: Side) -> None:
        """Add other hands."""
        self.hands += other.hands
        self.worth += other.worth


class FairnessTally(Struct):
    """Deals of one game with the same number of seats, pack and cards per hand.

    `cells` has a row for each seat that does not sit out: how often each card of the pack, in the
    game's own order, was among the first cards dealt to the seat.  `duels` counts the deals with
    bots and people.  Its keys are the number of pairs of a bot and a person, and the pairs that
    bots won minus those that they lost.
    """

    game: str
    pack: str
    each: int
    cells: list[list[int]]
    deals: int = 0
    aborted: int = 0
    bots: Side = msgspec.field(default_factory=Side)
    people: Side = msgspec.field(default_factory=Side)
    duels: dict[str, int] = {}

    @property
    def name(self) -> str:
        """The key under which it is stored; deals with other packs or sizes have other keys."""
        pack = sha256(self.pack.encode()).hexdigest()[:8]
        return f"{self.game} {len(self.cells)} {self.each} {pack}"

    def add(self, other: FairnessTally) -> None:
        """Add other deals of the same kind."""
        self.deals += other.deals
        self.aborted += other.aborted
        for row, more in zip(self.cells, other.cells, strict=True):
            row[:] = map(int.__add__, row, more)
        self.bots.add(other.bots)
        self.people.add(other.people)
        for duel, count in other.duels.items():
            self.duels[duel] = self.duels.get(duel, 0) + count

    # -- results ---------------------------------------------------------------

    def evidence(self) -> float:
        """Return the e-value against each card being dealt evenly."""
        shares = [self.each / len(self.cells[0])] * len(self.cells)
        rest = 1 - sum(shares)
        logs: list[float] = []
        for counts in zip(*self.cells, strict=True):
            left = self.deals - sum(counts)
            cells = [*zip(counts, shares, strict=True), *([(left, rest)] if rest > 1e-9 else [])]
            logs += [bayes_factor(cells, self.deals, spread) for spread in SPREADS]
        return mean_of(logs)

    def hands_evidence(self) -> float:
        """Return the e-value against bots' and people's hands being alike."""
        logs = []
        for stake in STAKES:
            terms = []
            for duel, count in self.duels.items():
                pairs, ahead = map(int, duel.split())
                terms.append(count * log(1 + stake * ahead / pairs))
            logs.append(fsum(terms))
        return mean_of(logs)

    def told(self) -> DealtInfo:
        """Return the message with its counts and results, all of which are public."""
        bots, people = (
            HandsInfo(side.hands, side.worth / side.hands if side.hands else None)
            for side in (self.bots, self.people)
        )
        return DealtInfo(
            game=self.game,
            seats=len(self.cells),
            each=self.each,
            deals=self.deals,
            aborted=self.aborted,
            pack=self.pack,
            cells=self.cells,
            e=self.evidence() if self.each else None,
            word=GAMES[self.game].worth_word,
            bots=bots,
            people=people,
            against=self.hands_evidence() if self.duels else None,
        )


def bayes_factor(cells: Iterable[tuple[int, float]], deals: int, spread: float) -> float:
    """Return the logarithm of the Bayes factor of a Dirichlet alternative against even shares.

    Each cell has its count and its even share.
    """
    found = lgamma(spread) - lgamma(spread + deals)
    for count, share in cells:
        even = spread * share
        found += lgamma(even + count) - lgamma(even) - count * log(share)
    return found


def mean_of(logs: Sequence[float]) -> float:
    """Return the mean of numbers given by their logarithms, limited to the range of a float."""
    if not logs:
        return 1.0
    most = max(logs)
    return exp(min(MAX_LOG_EVIDENCE, most + log(fsum(exp(it - most) for it in logs) / len(logs))))


def tally_of(it: Finished) -> FairnessTally:
    """Return the tally of one deal."""
    told, size = it.unsealed, len(it.pack)
    shares = [bytes.fromhex(share) for share in told.shares]
    key = proof.deal_key(it.sealed, told.deal, bytes.fromhex(told.secret), shares)
    dealt: dict[int, list[int]] = {}  # by seat; equal cards count separately
    for card, to in zip(proof.pack_of(key, range(size)), told.dealing, strict=True):
        if to.isdigit():
            dealt.setdefault(int(to), []).append(card)
    each = min(map(len, dealt.values()), default=0)
    sitting = sorted(dealt) or [*range(len(shares))]
    cells = [[0] * size for _ in sitting]
    for row, seat in zip(cells, sitting, strict=True):
        for card in dealt.get(seat, [])[:each]:
            row[card] = 1
    aborted = int(told.points is None)
    found = FairnessTally(it.game.id, it.game.pack_text(it.pack), each, cells, 1, aborted)
    if each:
        hands = [[it.pack[card] for card in dealt[seat][:each]] for seat in sitting]
        worths = [it.game.dealt_worth(it.rules, hand) for hand in hands]
        compare(found, worths, [seat in it.persons for seat in sitting])
    return found


def compare(found: FairnessTally, worths: Sequence[int], persons: Sequence[bool]) -> None:
    """Add to a tally what the hands of a deal were worth, and which were persons'."""
    people = [worth for worth, person in zip(worths, persons, strict=True) if person]
    bots = [worth for worth, person in zip(worths, persons, strict=True) if not person]
    found.people, found.bots = Side(len(people), sum(people)), Side(len(bots), sum(bots))
    if people and bots:
        ahead = sum((bot > person) - (bot < person) for bot in bots for person in people)
        found.duels = {f"{len(people) * len(bots)} {ahead}": 1}
