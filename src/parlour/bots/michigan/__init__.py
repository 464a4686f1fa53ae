"""The levels of Michigan Rummy: those of all games with stops."""

from __future__ import annotations

from ..stops.judgement import POLICY
from ..stops.levels import WEAKER, SteadyBot, StrongBot

JUDGE = POLICY
BOTS = (StrongBot, SteadyBot, *WEAKER)
RATINGS = {"beginner": 1000, "casual": 1050, "fair": 1070, "steady": 1110, "strong": 1210}
