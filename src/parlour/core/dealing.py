"""Who is dealt which place of a pack, found out by dealing: no game has to say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ..cards.rng import Random
from .game import AnyGame
from .options import Options

PROBES = 24  # packs; that a card is everywhere by accident in so many is out of the question


@lru_cache(4096)
def places(
    game: AnyGame, options: Options, seats: int, dealer: int, carry: Sequence[int] = ()
) -> tuple[int, ...]:
    """Return for each place of the pack to whose hand it is dealt first, -1 for nobody's.

    Where cards are cut or chosen before that, all are nobody's.
    """
    deal = game.new_deal(options, seats)
    whole, rng = game.pack(options, seats), Random(0)
    could = [set(range(len(whole))) for _ in range(seats)]
    sizes: list[int] = []
    for _ in range(PROBES):
        pack = list(whole)
        for i in range(len(pack) - 1, 0, -1):
            j = rng.below(i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        deal.start(pack, dealer, carry=carry)
        names = game.pack_text(pack).split()
        hands = [Counter(deal.view(seat).hand) for seat in range(seats)]
        sizes = [hand.total() for hand in hands]
        for there, hand in zip(could, hands, strict=True):
            there.intersection_update(at for at, name in enumerate(names) if name in hand)
    found = [-1] * len(whole)
    for seat, there in enumerate(could):
        if len(there) == sizes[seat]:
            for at in there:
                found[at] = seat
    return tuple(found)
