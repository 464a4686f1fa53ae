"""The first names of bots at a table: short, and common in all our languages."""

from __future__ import annotations

from collections.abc import Collection

from ..core.lookalike import distinct, skeleton

NAMES = (
    *("Nora", "Leo", "Anna", "Tom", "Mia", "Oskar", "Hana", "Viktor", "Emma"),
    *("Nina", "Max", "Clara", "Jan", "Lisa", "David", "Sara", "Robin", "Julia"),
)
"""One per seat, and one more per seat, because a person may have the name of a bot."""
SEATS = len(NAMES) // 2


def given_name(seat: int, taken: Collection[str] = ()) -> str:
    """Return the name of a bot at a seat, from 0; it looks like none of the *taken* names."""
    names = NAMES[seat % SEATS :: SEATS]
    persons = {skeleton(name) for name in taken}
    free = next((name for name in names if skeleton(name) not in persons), None)
    return free or distinct(names[0], taken)
