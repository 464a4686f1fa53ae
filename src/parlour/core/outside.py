"""Games of other packages, which an entry point announces.

::

    [project.entry-points."parlour.games"]
    chess = "my_chess:GAME"

The name is the game's id.  The package also holds ``texts/<language>.ftl``, the rules for players
in ``rules/<game>.md`` and ``<game>.<language>.md``, and ``bots.py``.  Listing the games does not
import the packages.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

GROUP = "parlour.games"


class Outside(NamedTuple):
    """A game of another package."""

    game: str
    package: str
    """The name of the installed distribution."""
    module: str
    attribute: str
    rival: str = ""
    """Another package with a game of the same id: then neither can be loaded."""

    @property
    def root(self) -> str:
        """The package that is imported."""
        return self.module.partition(".")[0]

    @property
    def folder(self) -> Path | None:
        """The folder of the package; None if it cannot be found."""
        from importlib.util import find_spec  # slow, as are the imports of `outside`

        found = find_spec(self.root)
        places = found.submodule_search_locations if found else None
        return next(map(Path, places), None) if places else None


@cache
def outside() -> dict[str, Outside]:
    """Return the games of other packages by their ids."""
    from importlib.metadata import entry_points

    found: dict[str, Outside] = {}
    for point in entry_points(group=GROUP):
        package = point.dist.name if point.dist else point.module
        game = Outside(point.name, package, point.module, point.attr)
        if (first := found.get(game.game)) and first[:4] != game[:4]:
            game = first._replace(rival=package)
        found[game.game] = game
    return found


@cache
def folders() -> dict[str, Path]:
    """Return the folders of the packages of such games, by the games' ids."""
    places = {name: game.folder for name, game in outside().items() if not game.rival}
    return {name: place for name, place in places.items() if place}
