"""Matches of German Rummy, and how players come to their seats (rules R3.1, R3.2, R9)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...cards import bits, twins
from ...cards.pack import Pack
from ...cards.rng import Random
from ...core.events import Noted
from ...core.game import AnyGame
from ...core.match import DealResult, Match
from .deal import RommeDeal
from .options import RommeOptions

ACE_HIGH = 13


class Seating(msgspec.Struct, frozen=True):
    """Who sits where: `players` by seat; `drawn` are the cards that each player drew, in turn."""

    players: tuple[int, ...]
    drawn: tuple[tuple[str, ...], ...] = ()


def draw_for_seats(pack: Sequence[int], players: int) -> Seating:
    """Seat players by the cards that they draw from a shuffled pack (rule R3.1).

    Aces are high; who draws a joker, or the same rank as another, draws again, and keeps the place
    among the others that the first card gave him.
    """
    cards = iter(pack)
    drawn: list[list[int]] = [[] for _ in range(players)]

    def place(group: list[int]) -> list[int]:
        """Return the players of a tied group in the order of their seats."""
        for player in group:
            drawn[player].append(next(cards))
            while drawn[player][-1] == bits.JOKER:
                drawn[player].append(next(cards))
        ranks = {player: drawn[player][-1] & 15 or ACE_HIGH for player in group}
        found: list[int] = []
        for rank in sorted(set(ranks.values()), reverse=True):
            tied = [player for player in group if ranks[player] == rank]
            found += tied if len(tied) == 1 else place(tied)
        return found

    seats = place(list(range(players)))
    return Seating(tuple(seats), tuple(tuple(map(twins.name, cards)) for cards in drawn))


class RommeMatch(Match[RommeOptions, RommeDeal]):
    """A match of some deals, to a number of minus points, or until one player is left.

    `out` says for each seat after which deal it was put out, 0 being not.  `seating` is known in a
    match made with a seed; the highest sits at seat 0 and deals first.
    """

    def __init__(
        self,
        game: AnyGame,
        options: RommeOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.out = [0] * seats
        self.seating = Seating(tuple(range(seats)))
        super().__init__(game, options, seats, dealer=dealer, seed=seed)

    def first_dealer(self, chance: Random) -> int:
        """Return seat 0, after players have been seated."""
        pack = Pack(self.game.pack(self.options, self.seats))
        pack.shuffle(chance)
        if self.options.seating != "fixed":
            self.seating = draw_for_seats(pack.to_list(), self.seats)
        if self.options.seating == "random":
            self.seating = Seating(self.seating.players)
        return 0

    def carry(self) -> tuple[int, ...]:
        """Return who sits the next deal out."""
        return tuple(self.out) if any(self.out) else ()

    def enter(self, result: DealResult) -> tuple[int, ...]:
        columns = super().enter(result)
        if self.options.match_mode == "elimination":
            for seat, total in enumerate(self.totals):
                if total <= -self.options.match_points:
                    self.out[seat] = self.out[seat] or self.number
        return columns

    def ends(self) -> bool:
        left = sum(total > -self.options.match_points for total in self.totals)
        if self.options.match_mode == "elimination":
            return left <= 1
        if self.options.match_mode == "points":
            return left < self.seats
        return self.number >= (self.options.match_deals or self.seats)

    def notes(self) -> tuple[Noted, ...]:
        """Return who has just been put out of the match (rule R9.2)."""
        return tuple(
            Noted("eliminated", seat)
            for seat, out in enumerate(self.out)
            if out == self.number and not self.ended_early
        )

    def next_dealer(self, result: DealResult) -> int:
        """Return the next seat that is not out (rule R3.2)."""
        seats = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        return next(seat for seat in seats if not self.out[seat])

    def standing(self, seat: int) -> tuple[int, int]:
        """Return what places a seat: how long it stayed in, then its points (rules R9.1, R9.2)."""
        stayed = self.out[seat] or self.number + 1
        return stayed, self.totals[seat]
