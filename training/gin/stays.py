"""How long gin hands stay above some deadwood: the table that tells a rival's habit of knocking."""

from __future__ import annotations

from parlour import GAMES
from parlour.bots.gin.policy import PATIENT, GinPolicy
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.games.gin import actions
from parlour.pieces import melds

from ..numbers import SOURCES, Made

DEALS, SEED = 3000, 1
LIMITS = (0, 5, 10)
"""The deadwood that hands stay above."""
FEWEST = 40
"""Turns that fewer hands reached are left out."""
PLACE = SOURCES / "gin/habits.py"


def make(deals: int = DEALS, seed: int = SEED) -> Made:
    """Return, per thousand hands above a limit, those that are above it after another turn.

    Both seats wait for gin.
    """
    gin, chance, waits = GAMES["gin"], Random(seed), GinPolicy(((PATIENT,), (PATIENT,)))
    options = gin.options()
    pack = Pack(gin.pack(options, 2))
    turns: dict[int, list[list[bool]]] = {limit: [] for limit in LIMITS}
    for number in range(deals):
        pack.shuffle(chance)
        deal = gin.new_deal(options, 2)
        deal.start(pack.to_list(), number % 2)
        before, turn = [melds.deadwood(hand) for hand in deal.hand], [0, 0]
        while not deal.over:
            seat, code = deal.seat, waits.decide(deal, chance)
            deal.step(code)
            if kind_of(code) in (actions.DISCARD, actions.KNOCK):
                now = melds.deadwood(deal.hand[seat])
                for limit, found in turns.items():
                    if len(found) == turn[seat]:
                        found.append([])
                    if before[seat] > limit:
                        found[turn[seat]].append(now > limit)
                before[seat] = now
                turn[seat] += 1
    lines = [f"    {limit}: {share(found)},\n" for limit, found in turns.items()]
    return {"STAYS": f"{{\n{''.join(lines)}}}"}


def share(found: list[list[bool]]) -> tuple[int, ...]:
    """Return those that stayed, per thousand, of each turn with enough hands."""
    return tuple(1000 * sum(it) // len(it) for it in found if len(it) >= FEWEST)
