"""Matches of Lórum: chips and the pool, which stays from deal to deal (rules R9, R11)."""

from __future__ import annotations

from ...core.events import Noted
from ...core.game import AnyGame
from ...core.match import DealResult, Match, SheetColumn
from .carry import MOST_CHIPS, number_of
from .deal import LorumDeal
from .options import LorumOptions
from .view import bought_by


class LorumMatch(Match[LorumOptions, LorumDeal]):
    """A match of a fixed number of deals, or until a seat has no chips if debts are capped.

    `totals` are each seat's chips minus what it has bought; at the end the pool is shared out.
    """

    def __init__(
        self,
        game: AnyGame,
        options: LorumOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.stacks = [options.start_chips] * seats
        self.bought = [0] * seats
        self.last_bought = [0] * seats
        self.shares = [0] * seats
        self.pool = 0
        super().__init__(game, options, seats, dealer=dealer, seed=seed)
        self.totals = self.stacks[:]

    def carry(self) -> tuple[int, ...]:
        """Return the pool and every seat's chips."""
        return (self.pool, *self.stacks)

    def check(self, result: DealResult) -> None:
        """Raise `CarryError` for an impossible result."""
        super().check(result)
        for seat, chips in enumerate(result.points):
            number_of(f"P{seat}", chips, -MOST_CHIPS)
            number_of(f"P{seat}", self.stacks[seat] + chips, -MOST_CHIPS)
        number_of("pool", self.pool - sum(result.points), 0)

    def enter(self, result: DealResult) -> tuple[int, ...]:
        """Pay for a deal, let seats buy chips, and share the pool out at the end."""
        for seat, chips in enumerate(result.points):
            stack = self.stacks[seat] + chips
            more = bought_by(self.options, stack)
            self.stacks[seat] = stack + more
            self.bought[seat] += more
            self.last_bought[seat] = more
        self.pool -= sum(result.points)
        self.over = self.number >= self.options.deals or self.is_bust()
        if self.over:
            self.share_out(self.dealer)
        self.add_up()
        return (0,)

    def wind_up(self) -> None:
        """Share the pool out as at any other end (rule R11.2)."""
        self.share_out(self.rows[-1].dealer)
        self.add_up()

    def add_up(self) -> None:
        """Add up each seat's chips minus what it has bought."""
        self.totals = [
            stack - bought for stack, bought in zip(self.stacks, self.bought, strict=True)
        ]

    def notes(self) -> tuple[Noted, ...]:
        """Return the notes on seats that buy chips, and on the pool (rules R9.4, R11.2)."""
        buys = [
            Noted("buys", seat, facts={"chips": chips})
            for seat, chips in enumerate(self.last_bought)
            if chips and not self.ended_early
        ]
        shares = [
            Noted("shares", seat, facts={"chips": chips})
            for seat, chips in enumerate(self.shares)
            if chips
        ]
        return (*buys, *shares)

    def is_bust(self) -> bool:
        """Return whether a seat has run out of chips and so ends the match (rule R9.3)."""
        capped = self.options.insolvency == "cap" and self.options.bust_ends_game
        return capped and 0 in self.stacks

    def share_out(self, dealer: int) -> None:
        """Divide the pool; the remainder from the right of the last dealer on (rule R11.2)."""
        for place in range(self.seats):
            seat = (dealer + 1 + place) % self.seats
            self.shares[seat] = self.pool // self.seats + (place < self.pool % self.seats)
            self.stacks[seat] += self.shares[seat]
        self.pool = 0

    def columns(self) -> tuple[SheetColumn, ...]:
        """Return each seat's chips, what it has bought, and its share of the pool."""
        chips = SheetColumn("chips", 1, tuple(self.totals), self.over)
        bought = SheetColumn("bought", 0, tuple(self.bought), self.over)
        shares = SheetColumn("pool", 0, tuple(self.shares), self.over)
        more = ((bought, any(self.bought)), (shares, any(self.shares)))
        return (chips, *(column for column, shown in more if shown))
