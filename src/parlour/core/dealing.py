"""Who is dealt which place of a pack, found out by dealing: no game has to say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

from ..cards.rng import Random
from .game import AnyGame
from .options import Options

PROBES = 24  # packs; that a card is everywhere by accident in so many is out of the question
Found = tuple[int, ...]
Hand = Counter[str]


@lru_cache(4096)
def places(
    game: AnyGame, options: Options, seats: int, dealer: int, carry: Sequence[int] = ()
) -> Found:
    """Return for each place of the pack to whose hand it is dealt first, -1 for nobody's.

    Where cards are cut or chosen before that, all are nobody's.  What a match carries differs from
    deal to deal, and hardly ever matters: what was found with something else is tried first.
    """
    known = found_before(game, options, seats, dealer)
    deals = probe(game, options, seats, dealer, carry)
    first = next(deals)
    for found in known:
        if hands_by(found, first[0], seats) == first[1]:
            return found
    found = find([first, *islice(deals, PROBES - 1)], seats)
    known.append(found)
    return found


@lru_cache(4096)
def found_before(*_dealing: object) -> list[Found]:
    """Return what was found with whatever the match carried, for `places` to add to."""
    return []


def probe(
    game: AnyGame, options: Options, seats: int, dealer: int, carry: Sequence[int]
) -> Iterator[tuple[list[str], list[Hand]]]:
    """Yield packs by chance, and the hands that are dealt from each."""
    deal, rng = game.new_deal(options, seats), Random(0)
    whole = game.pack(options, seats)
    while True:
        pack = list(whole)
        for i in range(len(pack) - 1, 0, -1):
            j = rng.below(i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        deal.start(pack, dealer, carry=carry)
        hands = [Counter(deal.view(seat).hand) for seat in range(seats)]
        yield game.pack_text(pack).split(), hands


def hands_by(found: Found, names: Sequence[str], seats: int) -> list[Hand]:
    """Return the hands that these places of a pack make."""
    hands = [Hand() for _ in range(seats)]
    for name, seat in zip(names, found, strict=True):
        if seat >= 0:
            hands[seat][name] += 1
    return hands


def find(deals: Sequence[tuple[list[str], list[Hand]]], seats: int) -> Found:
    """Return the places that make these hands of these packs, every time."""
    found = [-1] * len(deals[0][0])
    for seat in range(seats):
        there = set(range(len(found)))
        for names, hands in deals:
            there = {at for at in there if names[at] in hands[seat]}
        if len(there) == deals[-1][1][seat].total():
            for at in there:
                found[at] = seat
    return tuple(found)
