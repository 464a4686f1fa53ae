"""The numbers that a match carries from deal to deal: stage, chips, and the mat.

A match brings these numbers into a deal (`Deal.start`).  A deal leaves them in the same order,
followed by the seat that has got rid of its cards (`DealResult.left`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.carried import check_length, number_of
from .options import StopsOptions
from .terms import MOST_CHIPS, MOST_DEBT, SECTIONS

LONE, ONE_OF_MATCH, LAST_OF_MATCH = range(3)  # stages: the place of the deal in its match


class Carry(NamedTuple):
    """The stage of the deal, the chips of each seat, and those on each section."""

    stage: int
    chips: tuple[int, ...]
    mat: tuple[int, ...]

    def numbers(self) -> tuple[int, ...]:
        """Return all numbers in order."""
        return (self.stage, *self.chips, *self.mat)


def read(numbers: Sequence[int], options: StopsOptions, seats: int) -> Carry:
    """Return the content of these numbers; `CarryError` names the first impossible one."""
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
    """Return what a deal has left, and the seat without cards or -1; checked in the same way."""
    check_length(numbers, 1 + seats + SECTIONS + 1)
    left = read(numbers[:-1], options, seats)
    return left, number_of("winner", numbers[-1], -1, seats - 1)
