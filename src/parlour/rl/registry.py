"""The encoder of every game, by its id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..core.game import AnyGame
from ..core.outside import outside
from ..games import PLACES, named
from .encoder import Encoder


def encoder(game: AnyGame | str) -> Encoder:
    """Return the encoder of a game: ``ENCODER`` of its module ``encoder``.

    `UnknownGame` for an unknown id, and ``LookupError`` for a game without an encoder.
    """
    return found(named(game).id)


@cache
def found(game_id: str) -> Encoder:
    """Return the encoder of a known game."""
    place = place_of(game_id)
    if not place:
        raise LookupError(f"{game_id} has no encoder")
    made: type[Encoder] = import_module(place).ENCODER
    return made()


def place_of(game_id: str) -> str:
    """Return the module of a known game's encoder, empty if it has none."""
    inside = game_id in PLACES
    place = f"{__package__}.encoders.{game_id}" if inside else f"{outside()[game_id].root}.encoder"
    return place if find_spec(place) else ""
