"""The place to which each card of a pack is dealt, found by dealing: no game has to declare it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..cards.pack import Pack
from ..cards.rng import Random
from .game import AnyGame
from .options import Options

PROBES = 24  # packs: enough to rule out that a card is in the same place each time by accident
STOCK, ELSEWHERE = "s", "-"
Hand = Counter[str]


class Dealing(NamedTuple):
    """A random pack, the hands dealt from it, and where its stock begins (or -1)."""

    names: tuple[str, ...]
    hands: list[Hand]
    stock: int


@lru_cache(4096)
def places(
    game: AnyGame, options: Options, seats: int, dealer: int, carry: Sequence[int] = ()
) -> str:
    """Return one character per card of the pack: the place to which it is dealt first.

    A digit is the hand of that seat, and `STOCK` the stock that is drawn from in this order.  All
    else is `ELSEWHERE`, such as cards that are cut or chosen.  The numbers that a match carries
    hardly ever matter, so places that were found with other numbers are tried first.
    """
    known = found_before(game, options, seats, dealer)
    deals = probe(game, options, seats, dealer, carry)
    first = next(deals)
    for found in known:
        if fits(found, first):
            return found
    found = find([first, *deals], seats)
    known.append(found)
    return found


@lru_cache(4096)
def found_before(*_dealing: object) -> list[str]:
    """Return the places found so far for any carried numbers; `places` adds to the list."""
    return []


def probe(
    game: AnyGame, options: Options, seats: int, dealer: int, carry: Sequence[int]
) -> Iterator[Dealing]:
    """Deal random packs, the same ones each time."""
    deal = game.new_deal(options, seats)
    for pack, names in random_packs(game, options, seats):
        deal.start(pack, dealer, carry=carry)
        hands = [Counter(deal.own(seat).hand) for seat in range(seats)]
        yield Dealing(names, hands, deal.next_place())


@lru_cache(64)
def random_packs(
    game: AnyGame, options: Options, seats: int
) -> list[tuple[list[int], tuple[str, ...]]]:
    """Return `PROBES` random packs, each as its cards and their names."""
    cards, rng, found = Pack(game.pack(options, seats)), Random(0), []
    for _ in range(PROBES):
        cards.shuffle(rng)
        pack = cards.to_list()
        found.append((pack, tuple(game.pack_text(pack).split())))
    return found


def fits(found: str, it: Dealing) -> bool:
    """Return whether a pack was dealt to these places."""
    return found.find(STOCK) == it.stock and hands_by(found, it.names, len(it.hands)) == it.hands


@lru_cache(256)
def hands_by(found: str, names: tuple[str, ...], seats: int) -> list[Hand]:
    """Return the hands that these places give for a pack."""
    hands = [Hand() for _ in range(seats)]
    for name, to in zip(names, found, strict=True):
        if to.isdigit():
            hands[int(to)][name] += 1
    return hands


def find(deals: Sequence[Dealing], seats: int) -> str:
    """Return the places that explain the hands of all these packs."""
    *_, last = deals
    found = [ELSEWHERE] * len(last.names)
    if last.stock >= 0:
        found[last.stock :] = STOCK * (len(found) - last.stock)
    for seat in range(seats):
        there = set(range(len(found)))
        for names, hands, _ in deals:
            there = {at for at in there if names[at] in hands[seat]}
        if len(there) == last.hands[seat].total():
            for at in there:
                found[at] = str(seat)
    return "".join(found)
