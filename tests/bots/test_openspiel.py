"""The peer of the benchmarks decides as the bot that it stands for, at OpenSpiel's own tables."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pyspiel
import pytest

from benchmarks.peers import openspiel_bot as port

pytestmark = pytest.mark.once

GAME = pyspiel.load_game("gin_rummy")
UTILS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)  # ranks, suits, cards in a hand
UPCARD, PASS, KNOCK, MELDS = 52, 54, 55, 56  # OpenSpiel's actions after the cards; stock is 53


class Port:
    """The port at OpenSpiel's table: what it does now, and then in the showdown."""

    def __init__(self) -> None:
        self.plan: list[int] = []

    def step(self, state: Any, seat: int) -> int:
        if not self.plan:
            self.plan = self.decide(state, seat)
        return self.plan.pop(0)

    def decide(self, state: Any, seat: int) -> list[int]:
        seen, legal = state.observation_tensor(seat), state.legal_actions()
        hand = [card for card in range(52) if seen[2 + 52 * seat + card]]
        limit, stock = int(sum(seen[108:118])), int(sum(seen[222:274]))
        upcards = [card for card in range(52) if seen[118 + card]]
        if any(seen[274 + 185 * (1 - seat) :][:185]):  # the other has knocked
            return [PASS, *lay(hand)]
        if upcards and stock == 2:
            return self.showdown([*hand, *upcards]) if KNOCK in legal else [PASS]
        if upcards:
            return [UPCARD if port.wants(hand, upcards[0], limit) else legal[-1]]
        if port.deadwood(hand) <= limit:
            return self.showdown(hand)
        return [port.thrown(hand)[0]]

    def showdown(self, hand: list[int]) -> list[int]:
        card = port.thrown(hand)[0]
        return [KNOCK, card, *lay(hand if port.loose(hand) else [it for it in hand if it != card])]


def lay(hand: list[int]) -> list[int]:
    """The best melds of the hand, the last one first, and that this was all."""
    return [*(MELDS + UTILS.meld_to_int(meld) for meld in port.best_melds(hand)[::-1]), PASS]


def test_the_port_decides_as_openspiels_bot() -> None:
    chance, seen = random.Random(3), Counter[str]()
    for deal in range(150):
        state = GAME.new_initial_state()
        bots = [pyspiel.make_simple_gin_rummy_bot(GAME.get_parameters(), it) for it in range(2)]
        ports = [Port(), Port()]
        while not state.is_terminal():
            seat = state.current_player()
            if (
                state.is_chance_node() or seat == deal % 3
            ):  # one of them at random in two of three deals
                action = chance.choice(state.legal_actions())
            else:
                action = bots[seat].step(state)
                assert ports[seat].step(state, seat) == action, state
                seen[str(state).partition("Phase: ")[2].partition("\n")[0]] += 1
            state.apply_action(action)
    assert seen.total() >= 2_000
    assert min(seen[phase] for phase in ("FirstUpcard", "Draw", "Discard", "Knock", "Layoff")) > 50


def test_the_best_melds_are_openspiels() -> None:
    chance = random.Random(4)
    for _ in range(3_000):
        start, span = chance.randrange(13), chance.choice([5, 7, 13])
        pool = [card for card in range(52) if (card % 13 - start) % 13 < span]
        hand = chance.sample(pool, chance.choice([10, 11]))
        ours = [list(meld) for meld in port.best_melds(hand)]
        assert ours == [sorted(meld) for meld in UTILS.best_meld_group(sorted(hand))], hand
