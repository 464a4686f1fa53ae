"""The games: each a folder of its own, none knowing another."""

from __future__ import annotations

from types import MappingProxyType

from ..core.game import Game
from .gin import GAME as GIN

GAMES: MappingProxyType[str, Game] = MappingProxyType({game.id: game for game in (GIN,)})
"""Every game by its id."""
