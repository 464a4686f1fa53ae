"""OpenSpiel's own tests of the games, and that their states are lanes of a batch."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.tests import games_sim_test

import parlour
from parlour.cards import bits
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.rl import Batch, registry, spiel
from parlour.search.playout import is_compiled
from tests.helpers import GAMES as PLAYED
from tests.helpers import fresh_chance

GAMES = [name for name in PLAYED if registry.place_of(name)]


def load(game: str, **told: Any) -> Any:
    assert spiel.MOST_POINTS  # importing the module has registered the games
    return pyspiel.load_game(f"parlour_{game}", told)


@pytest.mark.parametrize("game", GAMES)
def test_games_pass_the_tests_of_openspiel(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules, chance = parlour.GAMES[game], fresh_chance(f"OpenSpiel's tests of {game}")
    presets = chance.sample(list(rules.presets), 2 if is_compiled() else 1)
    for preset in ("", *presets):
        options = rules.options(preset or None)
        seats = chance.choice(list(rules.seats_for(options)))
        own = load(game, players=seats, preset=preset, dealer=chance.randrange(seats))
        pyspiel.random_sim_test(own, num_sims=1, serialize=not preset, verbose=False)
    np.random.seed(chance.randrange(2**32))  # noqa: NPY002  # their test draws from it
    games_sim_test.GamesSimTest().sim_game(load(game))
    assert "terminated" in capsys.readouterr().out


def dealt(own: Any, cards: list[int]) -> Any:
    """Return a state after these cards."""
    state = own.new_initial_state()
    for card in cards:
        assert state.is_chance_node()
        odds = dict(state.chance_outcomes())
        assert sum(odds.values()) == pytest.approx(1)
        assert odds[card]
        state.apply_action(card)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_a_lane_of_a_batch(game: str) -> None:
    batch, own = Batch(game, size=1, seed=3, reward="zero_sum"), load(game)
    pack, seed = Pack(batch.pack), bits.mix(3 ^ bits.mix(1))
    pack.shuffle(Random(bits.mix(seed)))
    state = dealt(own, pack.to_list())
    state.play.deal.chance = batch.lane(0).chance
    names, chance = batch.encoder.words, random.Random(1)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == batch.seat[0]
        assert state.legal_actions() == np.flatnonzero(batch.mask[0]).tolist()
        cells = batch.encoder.size + len(names)
        assert state.observation_tensor(seat) == batch.obs[0, :cells].tolist()
        word = chance.choice(state.legal_actions())
        assert state.action_to_string(seat, word) == names[word]
        state.apply_action(word)
        batch.step([word])
    assert batch.done[0]
    assert state.returns() == pytest.approx(batch.reward[0].tolist(), rel=1e-5)


def test_a_seat_recalls_what_it_was_told_and_nothing_else() -> None:
    own, cards = load("gin"), sorted(parlour.GAMES["gin"].pack(parlour.GAMES["gin"].options(), 2))
    first = dealt(own, cards)
    other = dealt(own, [*cards[:-2], *reversed(cards[-2:])])  # two cards of the stock
    for _ in range(6):
        for seat in (0, 1):
            told = first.information_state_string(seat)
            assert told == other.information_state_string(seat)
            assert first.observation_string(seat) == other.observation_string(seat)
            assert told != first.information_state_string(1 - seat)
        word = first.legal_actions()[0]
        for state in (first, other):
            state.apply_action(word)
    assert len({first.information_state_string(0), first.observation_string(0)}) == 2
    assert '"action_played"' in first.information_state_string(0)


def test_agents_of_openspiel_play() -> None:
    env = rl_environment.Environment(load("lorum"))
    agents = [RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(4)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)
