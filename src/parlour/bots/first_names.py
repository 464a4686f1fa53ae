"""What bots are called at a table: short names that are at home in all our languages."""

from __future__ import annotations

from collections.abc import Collection

from ..core.lookalike import distinct, skeleton

NAMES = (
    *("Nora", "Leo", "Anna", "Tom", "Mia", "Oskar", "Hana", "Viktor", "Emma"),
    *("Nina", "Max", "Clara", "Jan", "Lisa", "David", "Sara", "Robin", "Julia"),
)
"""One for each seat; after them one for each seat at which a person is called like its bot."""
SEATS = len(NAMES) // 2


def given_name(seat: int, taken: Collection[str] = ()) -> str:
    """Return the name of a bot at a seat, from 0, which looks like none of the *taken* ones."""
    names = NAMES[seat % SEATS :: SEATS]
    persons = {skeleton(name) for name in taken}
    free = next((name for name in names if skeleton(name) not in persons), None)
    return free or distinct(names[0], taken)
