"""PettingZoo's own tests of the environments, and that they are a batch of one lane."""

from __future__ import annotations

import warnings
from functools import partial

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from parlour import bots
from parlour.rl import Batch, registry
from parlour.rl.env import MODES, DealEnv, ParallelDealEnv, env_id
from parlour.search.playout import is_compiled
from tests.helpers import GAMES as PLAYED

GAMES = [name for name in PLAYED if registry.place_of(name)]
CYCLES = 300 if is_compiled() else 20

UNAVOIDABLE = (
    "Observation is not a NumPy array",  # but a dict, as the mask is a part of it
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation numpy array is all zeros",  # of a seat whose deal is over
)


@pytest.mark.parametrize("game", GAMES)
def test_environments_pass_the_tests_of_pettingzoo(game: str) -> None:
    made = partial(pettingzoo.make, "aec", env_id(game))
    assert str(made()) == f"parlour/{game}-v1"
    with warnings.catch_warnings():
        for known in UNAVOIDABLE:
            warnings.filterwarnings("ignore", known)
        api_test(made(), CYCLES)
        seed_test(made, CYCLES)
        render_test(made, {"svg": lambda it: not it or it.startswith("<svg")})


@pytest.mark.parametrize("game", GAMES)
def test_parallel_environments_pass_the_tests_of_pettingzoo(game: str) -> None:
    made = partial(pettingzoo.make, "parallel", env_id(game), illegal=-1)
    parallel_api_test(made(), CYCLES)
    parallel_seed_test(made, CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_is_a_batch_of_one_lane(game: str) -> None:
    env, batch = DealEnv(game, reward="zero_sum"), Batch(game, size=1, seed=3, reward="zero_sum")
    env.reset(3)
    env.reset()  # of a deal that nobody has begun
    for _ in range(CYCLES):
        assert env.agent_selection == f"seat_{batch.seat[0]}"
        seen, *_ = env.last()
        assert (seen["observation"] == batch.obs[0]).all()
        assert (seen["action_mask"] == batch.mask[0]).all()
        for seat, agent in enumerate(env.agents):
            if agent != env.agent_selection:
                other = env.observe(agent)
                size = batch.encoder.size
                assert (other["observation"][:size] == batch.observe(0, seat)).all()
                assert not other["observation"][size:].any()
                assert not other["action_mask"].any()
        batch.random()
        batch.step(batch.chosen)
        env.step(int(batch.chosen[0]))
        assert [*env.rewards.values()] == batch.reward[0].tolist()
        assert all(env.terminations.values()) == batch.done[0]
        if batch.done[0]:
            assert not env.observe("seat_0")["observation"].any()
            for _ in env.agent_iter():
                env.step(None)
            env.reset()


def test_a_reset_in_the_middle_of_a_deal_deals_again() -> None:
    env = DealEnv("gin")
    found = []
    for seed in (7, None, None, 7, None):
        env.reset(seed)
        seen, *_ = env.last()
        found.append(seen["observation"].tobytes())
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert found[3:] == found[:2]
    assert len(set(found)) == 3


def test_an_illegal_word_is_refused_or_ends_the_deal() -> None:
    env = DealEnv("gin")
    env.reset(1)
    before = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for word in (wrong, None):
        with pytest.raises(ValueError, match="may not come next"):
            env.step(word)
    assert (env.observe(env.agent_selection)["observation"] == before["observation"]).all()
    for word in (wrong, -1, 64, None):
        env = DealEnv("gin", illegal=-5)
        env.reset(1)
        mover = env.agent_selection
        env.step(word)
        assert env.rewards.pop(mover) == -5
        assert [*env.rewards.values()] == [0]
        assert all(env.terminations.values())


def test_rivals_are_not_agents() -> None:
    rivals = dict.fromkeys((1, 2, 3), bots.judge("lorum"))
    env = ParallelDealEnv("lorum", rivals=rivals)
    seen, _ = env.reset(1)
    assert env.possible_agents == ["seat_0"]
    while env.agents:
        [(agent, it)] = seen.items()
        seen, rewards, _, _, _ = env.step({agent: int(np.flatnonzero(it["action_mask"])[0])})
    assert rewards["seat_0"]
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_the_seat_that_chooses_sees_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    shown = dict[str, str | None]()
    for mode in MODES:
        env = DealEnv("gin", render_mode=mode)
        env.reset(1)
        shown[mode] = env.render()
    assert str(shown["svg"]).startswith("<svg")
    assert shown["ansi"] == capsys.readouterr().out
    assert DealEnv("gin").render() is None
    with pytest.raises(ValueError, match="a render mode is one of human, ansi, svg, not 'rgb'"):
        DealEnv("gin", render_mode="rgb")
