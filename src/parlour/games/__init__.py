"""The games: each a folder of its own, none knowing another."""

from __future__ import annotations

from types import MappingProxyType

from ..core.game import Game
from .gin import GAME as GIN
from .lorum import GAME as LORUM
from .romme import GAME as ROMME
from .rummy500 import GAME as RUMMY500
from .stops import MICHIGAN, TRIPOLEY

GAMES: MappingProxyType[str, Game] = MappingProxyType(
    {game.id: game for game in (GIN, ROMME, RUMMY500, LORUM, TRIPOLEY, MICHIGAN)}
)
"""Every game by its id."""
