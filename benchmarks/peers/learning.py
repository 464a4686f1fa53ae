"""Environments of other projects in which a learning program chooses at gin, here at random.

Each function returns a call that makes some choices, with their observations, and returns how many.
"""

from __future__ import annotations

import random
from collections.abc import Callable

Play = Callable[[], int]
SOME = 64


def rlcard() -> Play:
    """Return RLCard's environment."""
    import rlcard  # every peer is imported when it is measured: it may be missing

    env, chance = rlcard.make("gin-rummy", config={"seed": 1}), random.Random(1)
    state, _ = env.reset()

    def play() -> int:
        nonlocal state
        for _ in range(SOME):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(chance.choice([*state["legal_actions"]]))
        return SOME

    return play


def syncvector() -> Play:
    """Return OpenSpiel's `SyncVectorEnv` of 64 environments."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    chance = random.Random(1)
    envs = SyncVectorEnv([Environment("gin_rummy") for _ in range(SOME)])
    steps = envs.reset()

    def choose(seen: dict[str, list[list[int]]], seat: int) -> StepOutput:
        return StepOutput(action=chance.choice(seen["legal_actions"][seat]), probs=None)

    def play() -> int:
        nonlocal steps
        said = [choose(it.observations, it.current_player()) for it in steps]
        steps, _, _, _ = envs.step(said, reset_if_done=True)
        return SOME

    return play


def openspiel() -> Play:
    """Return OpenSpiel's states in C++, with the tensor and the mask of every choice."""
    import pyspiel

    game, chance = pyspiel.load_game("gin_rummy"), random.Random(1)
    state = game.new_initial_state()

    def play() -> int:
        nonlocal state
        made = 0
        while made < SOME:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made

    return play
