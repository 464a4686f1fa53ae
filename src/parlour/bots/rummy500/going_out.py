"""Plays with which the acting seat goes out in this turn."""

from __future__ import annotations

from ...core.codec import kind_of
from ...games.rummy500 import actions, state
from ...games.rummy500.deal import Rummy500Deal

SEARCH_STEPS = 200  # of a search for a way out


def way_out(seen: Rummy500Deal) -> int:
    """Return the first play with which the acting seat goes out before the others; 0: none.

    Plays that leave the same cards count once, and a long search is given up.
    """
    tried: set[bytes] = set()

    def begin(at: Rummy500Deal) -> int:
        legal = at.legal()
        plays = [it for it in legal if kind_of(it) != actions.DISCARD]
        discards = len(legal) - len(plays)
        last: list[int] = legal[:1] if discards == 1 else []
        for code in [*reversed(plays), *last]:
            after = at.clone()
            after.step(code)
            if after.over:
                points = [after.score(seat) for seat in range(after.seats)]
                own = points.pop(at.seat)
                if own > max(points):
                    return code
            elif after.seat == at.seat and (left := after.state()) not in tried:
                tried.add(left)
                if len(tried) < SEARCH_STEPS and begin(after):
                    return code
        return 0

    return begin(seen) if seen.phase == state.PLAY else 0
