"""The levels of Michigan Rummy: those of all games with stops."""

from __future__ import annotations

from ..stops.judgement import POLICY
from ..stops.levels import WEAKER, SteadyBot, StrongBot

JUDGE = POLICY
BOTS = (StrongBot, SteadyBot, *WEAKER)
RATINGS = {"beginner": 1000, "casual": 1020, "fair": 1030, "steady": 1090, "strong": 1180}
