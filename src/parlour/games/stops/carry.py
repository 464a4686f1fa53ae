"""What goes over from deal to deal: the stage, everybody's chips, and what lies on the mat.

A match brings these numbers into a deal (`Deal.start`); a deal leaves them in the same order, and
who has got rid of his cards (`DealResult.left`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.carried import check_length, number_of
from .options import StopsOptions
from .terms import MOST_CHIPS, MOST_DEBT, SECTIONS

LONE, ONE_OF_MATCH, LAST_OF_MATCH = range(3)  # stages: which deal of a match this is


class Carry(NamedTuple):
    """Which deal of a match it is, the chips of each seat, and those on each section."""

    stage: int
    chips: tuple[int, ...]
    mat: tuple[int, ...]

    def numbers(self) -> tuple[int, ...]:
        """Return all of it in order."""
        return (self.stage, *self.chips, *self.mat)


def read(numbers: Sequence[int], options: StopsOptions, seats: int) -> Carry:
    """Return what these numbers say; `CarryError` names the first that is impossible."""
    check_length(numbers, 1 + seats + SECTIONS)
    least = -MOST_DEBT if options.insolvency == "credit" else 0
    stage = number_of("stage", numbers[0], LONE, LAST_OF_MATCH)
    chips = tuple(
        number_of(f"P{seat}", numbers[1 + seat], least, MOST_CHIPS) for seat in range(seats)
    )
    mat = tuple(
        number_of(section, numbers[1 + seats + place], 0, MOST_CHIPS)
        for place, section in enumerate(options.terms.sections)
    )
    return Carry(stage, chips, mat)


def read_left(numbers: Sequence[int], options: StopsOptions, seats: int) -> tuple[Carry, int]:
    """Return what a deal has left, and who has got rid of his cards or -1; checked likewise."""
    check_length(numbers, 1 + seats + SECTIONS + 1)
    left = read(numbers[:-1], options, seats)
    return left, number_of("winner", numbers[-1], -1, seats - 1)
