"""Drawing for seats: players draw cards from a shuffled pack, which decide their order.

A *chair* is the number that a player got on sitting down, and a *seat* the player's place in the
match.  Without a drawing they are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec


class Drawing(msgspec.Struct, frozen=True):
    """The way in which a game draws for seats: the rank of each card of the pack, in order.

    The highest rank sits first, and a card of rank 0 is drawn again.  `shown` says whether
    everybody sees the cards.
    """

    ranks: tuple[int, ...]
    shown: bool = True


class Seating(msgspec.Struct, frozen=True):
    """The seats of a match: for each seat the chair of its player, and the cards drawn.

    `drawn` is by seat, too, and empty if the cards are not shown.  Seat 0 deals first.
    """

    order: tuple[int, ...]
    drawn: tuple[tuple[str, ...], ...] = ()

    def moved(self, chair: int) -> int:
        """Return the seat of a chair's player."""
        return self.order.index(chair)

    def moved_all(self, chairs: Iterable[int]) -> frozenset[int]:
        """Return the seats of some chairs' players."""
        return frozenset(map(self.order.index, chairs))


def draw_for_seats(
    cards: Sequence[str], ranks: Mapping[str, int], chairs: int, *, shown: bool
) -> Seating:
    """Return the seating that follows from a shuffled pack's names and the cards' ranks.

    The chairs draw one card each, in order.  A card of rank 0 is replaced at once.  Players with
    equal ranks draw again among themselves, in the order of their chairs, for the places that they
    share.  If the pack runs out, they keep that order.
    """
    rest = iter(cards)
    drawn: list[list[str]] = [[] for _ in range(chairs)]

    def draw(chair: int) -> int:
        """Draw until a card counts; return its rank, 0 once the pack is used up."""
        for card in rest:
            drawn[chair].append(card)
            if ranks[card]:
                return ranks[card]
        return 0

    def place(tied: Sequence[int]) -> list[int]:
        """Return tied chairs in the order of what they draw."""
        found = {chair: draw(chair) for chair in tied}
        order: list[int] = []
        for rank in sorted(set(found.values()), reverse=True):
            same = [chair for chair in tied if found[chair] == rank]
            order += place(same) if rank and len(same) > 1 else same
        return order

    order = place(range(chairs))
    return Seating(tuple(order), tuple(tuple(drawn[chair]) for chair in order) if shown else ())
