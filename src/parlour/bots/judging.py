"""How much of a match luck decided, and how much each seat's play: a policy of the game judges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add

from ..core.game import AnyGame
from ..core.told import Course
from ..search.luck import WORLDS, Parts, weigh
from ..search.playout import is_compiled
from ..search.policy import Policy
from .registry import module_of

FEW = 8
"""The number of worlds if the engine is interpreted."""


def judge(game: AnyGame | str) -> Policy:
    """Return the policy that decisions are compared with: ``JUDGE`` of the game's bots.

    Without one it is a policy that acts at random.
    """
    found: Policy = getattr(module_of(game), "JUDGE", None) or Policy()
    return found


def weigh_match(
    game: AnyGame, courses: Sequence[Course], worlds: int = WORLDS if is_compiled() else FEW
) -> Parts:
    """Return the parts of the results of a match's finished deals: at least one."""
    policy, found = judge(game), list[Parts]()
    for number, course in enumerate(courses):
        begun = course.begin()
        pack = game.pack(begun.options, begun.seats)
        taken = zip(course.seats, course.codes, strict=True)
        found.append(weigh(begun, taken, pack, course.dealer, policy, worlds=worlds, seed=number))
    return reduce(add, found)
