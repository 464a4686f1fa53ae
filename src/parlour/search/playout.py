"""Playouts, at random or by a policy: the loops that measure games and end searches."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core.actions import Actions
from ..core.deal import Deal
from ..core.errors import ArgumentError
from .policy import Policy

MOST_SEATS = 16  # seats
MOST_DECISIONS = 100_000  # decisions after which a deal counts as endless


class Tally:
    """The results of many deals per seat: sums, for means and their errors.

    The winner of a deal has the most points of it, or loses the fewest; equal seats share it.
    `whole` stands for one deal, so that the shares of up to 16 seats are integers.
    """

    whole: bits.i64
    seats: bits.i32
    deals: bits.i64
    decisions: bits.i64
    total: list[bits.i64]
    squares: list[bits.i64]
    wins: list[bits.i64]

    def __init__(self, seats: bits.i32) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"a deal has 1 to {MOST_SEATS} seats, not {seats}")
        self.whole = 720720
        self.seats = seats
        self.deals = 0
        self.decisions = 0
        self.total = [0] * 16
        self.squares = [0] * 16
        self.wins = [0] * 16

    def add(self, deal: Deal, decisions: bits.i64) -> None:
        """Count a finished deal."""
        self.deals += 1
        self.decisions += decisions
        most: bits.i32 = deal.points(0)
        sharing: bits.i64 = 0
        for seat in range(self.seats):
            won: bits.i64 = deal.points(seat)
            self.total[seat] += won
            self.squares[seat] += won * won
            if won > most:
                most, sharing = deal.points(seat), 1
            elif won == most:
                sharing += 1
        for seat in range(self.seats):
            if deal.points(seat) == most:
                self.wins[seat] += self.whole // sharing

    def merge(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.deals += other.deals
        self.decisions += other.decisions
        for seat in range(self.seats):
            self.total[seat] += other.total[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def sums(self) -> list[tuple[int, int, int]]:
        """Return (total, sum of squares, deals won in parts of `whole`) of each seat."""
        return [(self.total[i], self.squares[i], self.wins[i]) for i in range(self.seats)]


def play_out(deal: Deal, rng: Random, actions: Actions) -> bits.i64:
    """Play at random to the end of the deal; return the number of decisions.

    All listed actions are equally likely, as are the amounts of a range.  `Policy` itself plays in
    the same way, but a call per decision would take up to a seventh of the time.
    """
    decisions: bits.i64 = 0
    while deal.seat >= 0 and decisions < MOST_DECISIONS:
        deal.find_actions(actions)
        code: bits.u64 = actions.items[rng.below(actions.n)]
        if actions.ranged:
            more: bits.i32 = deal.last_of(code) - code
            if more:
                code += rng.below(more + 1)
        deal.apply(code)
        decisions += 1
    return ended(deal, decisions)


def play_by(policy: Policy, deal: Deal, rng: Random, actions: Actions) -> bits.i64:
    """Play by a policy to the end of the deal; return the number of decisions."""
    decisions: bits.i64 = 0
    while deal.seat >= 0 and decisions < MOST_DECISIONS:
        deal.find_actions(actions)
        code = policy.choose(deal, actions, rng)
        if not cython.compiled and not (type(code) is int and actions.holds(code)):
            code = deal.check(code)
        deal.apply(code)
        decisions += 1
    return ended(deal, decisions)


def ended(deal: Deal, decisions: bits.i64) -> bits.i64:
    """Return the number of a deal's decisions; `ArgumentError` if the deal is not over."""
    if deal.seat >= 0:
        with cython.gil:
            raise ArgumentError("no_end", count=int(decisions))
    return decisions


def play_deals(deal: Deal, cards: tuple[int, ...], seed: bits.u64, deals: bits.i64) -> Tally:
    """Shuffle *cards*, deal and play out at random, *deals* times; the dealer rotates.

    Packs, choices and each deal's own chance come from *seed*.
    """
    rng: Random = Random(seed)
    actions: Actions = Actions()
    pack: Pack = Pack(cards)
    tally: Tally = Tally(deal.seats)
    dealer: bits.i32 = 0
    with cython.nogil:
        for _ in range(deals):
            pack.shuffle(rng)
            deal.chance = bits.mix(rng.state)
            deal.set_up(pack, dealer)
            tally.add(deal, play_out(deal, rng, actions))
            dealer = (dealer + 1) % deal.seats
    return tally


def is_compiled() -> bool:
    """Return whether these loops run compiled, and so without the GIL."""
    return bool(cython.compiled)


def play_random(deal: Deal, seed: bits.u64) -> int:
    """Play a started deal out at random from a seed; return the number of decisions."""
    return play_out(deal, Random(seed), Actions())
