"""How even the deals of a server were: which cards went to which seats, and how good bots' hands.

A deal counts once it is over, played out or broken off, so that nobody can choose by its cards
whether it counts; of one that is being played nothing is told.  What is counted are whole numbers
that can be added up in any order.

The tests are e-values: of an honest server each ever reaches 1/a with a chance of at most a,
however often somebody looks and whenever he stops (Ville's inequality).  Of each card, to whom it
was dealt is compared with Dirichlet alternatives around an even deal, as in Lindon and Malek,
"Anytime-valid inference for multinomial count data" (2022); the cards' e-values are averaged, as
they depend on each other and follow the same deals.  Bots against people is a bet on the next
comparison.  docs/internals/fairness.md has both to the formula, with its sources.
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
from ..wire.protocol import DealtInfo, Hands, Unsealed
from .room import Room

SPREADS = (10, 100, 1000, 10_000)
"""Of the alternatives, weighted alike: so many deals are they worth; more is nearer to even."""
STAKES = (-0.5, -0.1, -0.02, 0.02, 0.1, 0.5)
"""What is bet on a comparison, weighted alike: below 0 on the people."""
MOST = 690.0  # the logarithm of the largest e-value that is told


class Finished(NamedTuple):
    """A deal that is over, with all that is counted of it."""

    table: str
    sealed: str
    """What stands for the table in the key."""
    unsealed: Unsealed
    persons: frozenset[int]
    """Who was a person when it was dealt."""
    game: AnyGame
    rules: Options
    pack: tuple[int, ...]

    @classmethod
    def of(cls, room: Room) -> Self | None:
        """Return the last deal of a room that is over; None if there is none that was sealed."""
        told, course, seals = room.unsealed, room.course, room.seals
        if told is None or course is None or seals is None:
            return None
        parts = (course.persons, room.game, room.rules, room.pack)
        return cls(room.name, seals.table, told, *parts)


class Side(Struct):
    """The hands of the bots, or of the people."""

    hands: int = 0
    worth: int = 0

    def add(self, other: Side) -> None:
        """Count other hands, too."""
        self.hands += other.hands
        self.worth += other.worth


class FairnessTally(Struct):
    """Deals of one game to so many seats, from one pack, and with so many cards each.

    `cells` are rows of the seats that do not sit out: how often each card of the pack, in the
    game's own order, was among the first cards that the seat was dealt.  `duels` count the deals
    with bots and people by their pairs, and the pairs that bots have won less those they have lost.
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
        """What it is kept by: deals of another pack or size are counted apart."""
        pack = sha256(self.pack.encode()).hexdigest()[:8]
        return f"{self.game} {len(self.cells)} {self.each} {pack}"

    def add(self, other: FairnessTally) -> None:
        """Count other deals of the same kind, too."""
        self.deals += other.deals
        self.aborted += other.aborted
        for row, more in zip(self.cells, other.cells, strict=True):
            row[:] = map(int.__add__, row, more)
        self.bots.add(other.bots)
        self.people.add(other.people)
        for duel, count in other.duels.items():
            self.duels[duel] = self.duels.get(duel, 0) + count

    # -- what it tells ---------------------------------------------------------

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
        """Return what everybody may know of it: all."""
        bots, people = (
            Hands(side.hands, side.worth / side.hands if side.hands else None)
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
    """Return the logarithm of how much better than even shares alternatives foretell the counts.

    Each cell has its count and its even share; the alternatives are a Dirichlet distribution.
    """
    found = lgamma(spread) - lgamma(spread + deals)
    for count, share in cells:
        even = spread * share
        found += lgamma(even + count) - lgamma(even) - count * log(share)
    return found


def mean_of(logs: Sequence[float]) -> float:
    """Return the mean of numbers that are given by their logarithms, as far as a float goes."""
    if not logs:
        return 1.0
    most = max(logs)
    return exp(min(MOST, most + log(fsum(exp(it - most) for it in logs) / len(logs))))


def tally_of(it: Finished) -> FairnessTally:
    """Return the tally of one deal."""
    told, size = it.unsealed, len(it.pack)
    shares = [bytes.fromhex(share) for share in told.shares]
    key = proof.deal_key(it.sealed, told.deal, bytes.fromhex(told.secret), shares)
    dealt: dict[int, list[int]] = {}  # by seat; two cards of a name are two cards
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
    """Enter what the hands of a deal were worth, and which of them were persons'."""
    people = [worth for worth, person in zip(worths, persons, strict=True) if person]
    bots = [worth for worth, person in zip(worths, persons, strict=True) if not person]
    found.people, found.bots = Side(len(people), sum(people)), Side(len(bots), sum(bots))
    if people and bots:
        ahead = sum((bot > person) - (bot < person) for bot in bots for person in people)
        found.duels = {f"{len(people) * len(bots)} {ahead}": 1}
