"""The peer of the benchmarks decides as the bot that it stands for, at OpenSpiel's own tables."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pyspiel

from benchmarks.peers import openspiel_bot as port

GAME = pyspiel.load_game("gin_rummy")
UPCARD, STOCK, PASS, KNOCK, MELDS = 52, 53, 54, 55, 56  # OpenSpiel's actions after the cards


def facts(state: Any, seat: int) -> tuple[list[int], int | None, int, int]:
    """What the bot reads from its observation: hand, upcard, knock limit, cards in the stock."""
    seen = state.observation_tensor(seat)
    hand = [card for card in range(52) if seen[2 + 52 * seat + card]]
    upcards = [card for card in range(52) if seen[118 + card]]
    return hand, upcards[0] if upcards else None, int(sum(seen[108:118])), int(sum(seen[222:274]))


def decide(state: Any, seat: int) -> list[int]:
    """What the port does, with all that it has then decided for the showdown."""
    hand, upcard, limit, stock = facts(state, seat)
    legal = state.legal_actions()
    if upcard is None:
        if port.deadwood(hand) > limit:
            return [port.thrown(hand)[0]]
        card = port.thrown(hand)[0]
        return [KNOCK, card, *lay([other for other in hand if other != card])]
    if stock == 2:
        return [KNOCK] if KNOCK in legal else [PASS]
    return [UPCARD if port.wants(hand, upcard, limit) else legal[-1]]


def lay(hand: list[int]) -> list[int]:
    """The bot lays its melds down, the last one first, and passes."""
    melds = [MELDS + pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).meld_to_int(list(meld))
             for meld in port.best_melds(hand)]
    return [*reversed(melds), PASS]
