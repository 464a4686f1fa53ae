"""The packs that a prepared table deals, and the tables that have got the cards of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ... import proof
from ...core.match import AnyMatch
from ...core.table import Agreed, Table
from ..ground.errors import NotNow
from ..store.records import Gave, GivenCards, GivenDeal, Opened

MAX_DEALS = 50  # deals that a prepared table repeats: the first ones of the match


class Prepared:
    """The packs that a table deals instead of shuffled ones, and the tables that get its own."""

    def __init__(self, given: GivenCards | None) -> None:
        self.deals: Sequence[GivenDeal] = given.deals if given else ()
        self.gave: list[Gave] = []

    def deal(self, number: int) -> GivenDeal | None:
        """Return what is dealt in a deal; None if its pack is not prepared."""
        return self.deals[number - 1] if number <= len(self.deals) else None

    def are_played(self, table: Table) -> bool:
        """Return whether the match ends now, since all prepared packs have been played."""
        return table.waiting == "deal" and 0 < len(self.deals) <= len(table.match.rows)


def ended(persons: Collection[int]) -> Agreed:
    """Return the record that ends a match without a word of its persons."""
    first, *others = sorted(persons)
    return Agreed(first, away=tuple(others))


def cards_of(opened: Opened, table: str, match: AnyMatch) -> GivenCards:
    """Return the cards of the finished deals of a match; ``NotNow`` if it has none for others.

    A lesson, practice from a position of another match, and the deal of a day have none.
    """
    count, given = min(len(match.rows), MAX_DEALS), opened.given
    own = not opened.practice or (given is not None and not given.day)
    if opened.lesson or not own or not count:
        raise NotNow("no_cards")
    deals = [GivenDeal(it.cards, it.seed or 0) for it in match.played[:count]]
    return GivenCards(table, deals, match.played[0].dealer)


def secret_of(opened: Opened) -> str:
    """Return the secret of the bots at all tables with the cards of a match."""
    return proof.digest("parlour/cards/1", bytes.fromhex(opened.secret)).hex()
