"""The games: each a folder of its own, none knowing another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.game import Game

PLACES = {
    "gin": ("gin", "GAME"),
    "romme": ("romme", "GAME"),
    "rummy500": ("rummy500", "GAME"),
    "lorum": ("lorum", "GAME"),
    "tripoley": ("stops", "TRIPOLEY"),
    "michigan": ("stops", "MICHIGAN"),
}


class Games(Mapping[str, "Game"]):
    """Every game by its id; a game is imported when it is first asked for."""

    def __getitem__(self, game_id: str) -> Game:
        folder, name = PLACES[game_id]
        found: Game = getattr(import_module(f"{__name__}.{folder}"), name)
        return found

    def __contains__(self, game_id: object) -> bool:
        return game_id in PLACES

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)

    def __repr__(self) -> str:
        return f"GAMES({', '.join(PLACES)})"


GAMES = Games()
