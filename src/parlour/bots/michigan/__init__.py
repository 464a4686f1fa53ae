"""The levels of Michigan Rummy: those of all games with stops."""

from __future__ import annotations

from ..stops.levels import WEAKER, SteadyBot, StrongBot

BOTS = (StrongBot, SteadyBot, *WEAKER)
