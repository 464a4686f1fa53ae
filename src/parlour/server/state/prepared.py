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


def cards_of(opened: Opened, table: str, match: AnyMatch, deal: int | None = None) -> GivenCards:
    """Return the cards of the finished deals of a match, or only those of the *deal* (from 1).

    ``NotNow`` if it has none for others: a lesson, practice from a position of another match, and
    the deal of a day have none.  A deal that has not ended is not given, nor alone one that took
    something over from earlier deals.
    """
    count, given = len(match.rows), opened.given
    own = not opened.practice or (given is not None and not given.day)
    if opened.lesson or not own or not count:
        raise NotNow("no_cards")
    first, last = (1, min(count, MAX_DEALS)) if deal is None else (deal, deal)
    if not 1 <= first <= count:
        raise NotNow("deal_not_over", deal=first)
    if not match.stands_alone(first):
        raise NotNow("not_alone", deal=first)
    played = match.played[first - 1 : last]
    deals = [GivenDeal(it.cards, it.seed or 0) for it in played]
    return GivenCards(table, deals, played[0].dealer, first=first)


def secret_of(opened: Opened, given: GivenCards) -> str:
    """Return the secret of the bots at all tables that begin with the same deal of a match."""
    fields = [bytes.fromhex(opened.secret)]
    if given.first > 1:
        fields.append(given.first.to_bytes(8, "big"))
    return proof.digest("parlour/cards/1", *fields).hex()
