"""How much of a match luck decided, and how much each seat's play: a policy of the game judges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add

from ..core.game import AnyGame
from ..core.told import Course
from ..search.luck import Parts, enough, weigh
from ..search.policy import Policy
from .registry import module_of


def judge(game: AnyGame | str) -> Policy:
    """Return the policy that decisions are compared with: ``JUDGE`` of the game's bots.

    Without one it is a policy that acts at random.
    """
    found: Policy = getattr(module_of(game), "JUDGE", None) or Policy()
    return found


def weigh_match(game: AnyGame, courses: Sequence[Course], worlds: int = 0) -> Parts:
    """Return the parts of the results of a match's finished deals: at least one.

    With 0 there are as many *worlds* as are enough for each deal.
    """
    policy, found = judge(game), list[Parts]()
    deals = [(it.begin(), [*zip(it.seats, it.codes, strict=True)], it.dealer) for it in courses]
    if not worlds:
        worlds = min(enough(begun, taken, policy) for begun, taken, _ in deals)
    for number, (begun, taken, dealer) in enumerate(deals):
        pack = game.pack(begun.options, begun.seats)
        found.append(weigh(begun, taken, pack, dealer, policy, worlds=worlds, seed=number))
    return reduce(add, found)
