"""Facts about a game that its rules do not state: `tests/games/<game>/asks.py` answers.

The tests of a game from another package call `answer`.

A shared test looks at what all deals and views have, and at nothing else by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.core.options import Value


class Asks:
    """The answers of most games; each has a class ``Asks`` of its own with what differs."""

    usual_seats: int
    """How many sit down by the first preset where nobody says."""
    counts = Path(__file__).parent / "counts"
    """The folder of ``<game>.txt``, the counts of its deals."""
    depth = 4
    """How many actions long the sequences are that are counted."""

    patient: ClassVar[Mapping[str, Value]] = {}
    """The options by which a decision that has a time limit may take long."""
    seated: ClassVar[Mapping[str, Value]] = {}
    """The options by which all players keep the chairs that they sat down on."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def placed(self, deal: Deal, seat: int) -> Any:
        """Return the parts of a seat's view whose cards it can place: by default all of it."""
        return deal.view(seat)

    def held(self, deal: Deal, seat: int, other: int) -> Any:
        """Return the parts that name another seat's cards, or cards that it does not hold."""
        return self.placed(deal, seat)

    def tells(self, deal: Deal) -> bool:
        """Return whether cards that were not shown tell of others: then not all are as likely.

        The game's own tests compare such a re-deal with naive code.
        """
        return False

    def outcome(self, view: Any) -> list[object]:
        """Return what hidden cards bring about by themselves, for all to see."""
        return []


OUTSIDE: dict[str, type[Asks]] = {}
"""The answers of games of other packages."""


def answer(game_id: str, answers: type[Asks]) -> None:
    """Give the answers of a game of another package."""
    OUTSIDE[game_id] = answers


@cache
def asks(game: AnyGame) -> Asks:
    """Return the answers of a game."""
    if game.id in OUTSIDE:
        return OUTSIDE[game.id](game)
    home = type(game).__module__.rpartition(".")[2]
    found: Asks = import_module(f"tests.games.{home}.asks").Asks(game)
    return found
