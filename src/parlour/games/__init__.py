"""The games: each has its own folder and imports no other; other packages bring more."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from .._build import prefer_sources_of
from ..core import arguments
from ..core.errors import GameError, UnknownGame
from ..core.outside import Outside, outside
from ..core.suggest import meant

if TYPE_CHECKING:
    from ..core.game import AnyGame
    from .gin import Gin
    from .lorum import Lorum
    from .romme import Romme
    from .rummy500 import Rummy500
    from .stops import Michigan, Tripoley

PLACES = {
    "gin": ("gin", "GAME"),
    "romme": ("romme", "GAME"),
    "rummy500": ("rummy500", "GAME"),
    "lorum": ("lorum", "GAME"),
    "tripoley": ("stops", "TRIPOLEY"),
    "michigan": ("stops", "MICHIGAN"),
}
ID = re.compile("[a-z][a-z0-9]*")


class Games(Mapping[str, "AnyGame"]):
    """Every game by its id; a game is imported on first use.

    A game of another package (`core.outside`) that cannot be loaded is left out of the list, with a
    warning; asking for it raises a `GameError` with the reason.
    """

    def __init__(self) -> None:
        self._others: dict[str, AnyGame | GameError] = {}

    @overload
    def __getitem__(self, game_id: Literal["gin"]) -> Gin: ...
    @overload
    def __getitem__(self, game_id: Literal["romme"]) -> Romme: ...
    @overload
    def __getitem__(self, game_id: Literal["rummy500"]) -> Rummy500: ...
    @overload
    def __getitem__(self, game_id: Literal["lorum"]) -> Lorum: ...
    @overload
    def __getitem__(self, game_id: Literal["tripoley"]) -> Tripoley: ...
    @overload
    def __getitem__(self, game_id: Literal["michigan"]) -> Michigan: ...
    @overload
    def __getitem__(self, game_id: str) -> AnyGame: ...

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id not in PLACES:
            if game_id not in outside():
                raise unknown(game_id)
            found = self._find(outside()[game_id])
            if isinstance(found, GameError):
                raise found
            return found
        folder, name = PLACES[game_id]
        own: AnyGame = getattr(import_module(f"{__name__}.{folder}"), name)
        return own

    def __contains__(self, game_id: object) -> bool:
        return game_id in PLACES or game_id in outside()

    def __iter__(self) -> Iterator[str]:
        yield from PLACES
        for game_id, other in outside().items():
            if not isinstance(self._find(other), GameError):
                yield game_id

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"GAMES({', '.join(self)})"

    def _find(self, other: Outside) -> AnyGame | GameError:
        if other.game not in self._others:
            try:
                self._others[other.game] = load(other)
            except GameError as error:
                self._others[other.game] = error
                warnings.warn(str(error), RuntimeWarning, stacklevel=3)
        return self._others[other.game]


def named(game: AnyGame | str) -> AnyGame:
    """Return a game, or the one with this id; `ArgumentTypeError` for anything else."""
    from ..core.game import Game  # slow to import

    if isinstance(game, str):
        return GAMES[game]
    return arguments.kind(game, Game, "game", "Game or str")


def unknown(game_id: object) -> UnknownGame:
    """Return the error for an id that no game has, with the nearest one."""
    name, known = str(game_id), list(GAMES)
    return UnknownGame("unknown_game", game=name, allowed=", ".join(known), **meant(name, known))


def load(other: Outside) -> AnyGame:
    """Return the game of another package; `GameError` names the package and the reason."""
    from ..core.game import Game  # slow to import

    name, package = other.game, other.package
    if name in {*PLACES, *(folder for folder, _ in PLACES.values())}:
        raise GameError("game_is_ours", game=name, package=package)
    if other.rival:
        raise GameError("game_twice", game=name, package=package, other=other.rival)
    if not ID.fullmatch(name):
        raise GameError("game_bad_id", game=name, package=package)
    try:
        prefer_sources_of(other.root)
        game = getattr(import_module(other.module), other.attribute)
        if not isinstance(game, Game):
            text = f"{other.module}:{other.attribute}"
            raise GameError("game_is_none", game=name, package=package, text=text)  # noqa: TRY301  one family
        try_out(game)
    except GameError:
        raise
    except Exception as error:  # another package's module may fail in any way
        raise GameError("game_broken", game=name, package=package, text=repr(error)) from error
    tag = game.view_type.__struct_config__.tag
    if (game.id, tag) != (name, name):
        text = game.id
        raise GameError("game_other_id", game=name, package=package, text=text, tag=str(tag))
    return game


def try_out(game: AnyGame) -> None:
    """Call what every list of games calls, so that a broken game fails here."""
    for preset in game.presets:
        options = game.options(preset)
        for seats in game.seats_for(options):
            game.length(options, seats)
    options = game.options()
    game.new_deal(options, game.usual_seats(options))


GAMES = Games()
