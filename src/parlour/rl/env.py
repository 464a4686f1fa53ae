"""Deals as environments of PettingZoo, by the id ``parlour/<game>-v1``.

It needs ``parlour[pettingzoo]``.  The number in an id is that of the game's encoder.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, register

from ..core.game import AnyGame, svg
from ..core.options import Options
from ..games import GAMES
from . import registry
from .batch import Batch, Reward
from .rival import Rivals

Seen: TypeAlias = dict[str, np.ndarray[Any, Any]]
MODES = ("human", "ansi", "svg")


def env_id(game: AnyGame | str) -> str:
    """Return the id of a game's environments."""
    return f"parlour/{registry.encoder(game).version.replace('-', '-v')}"


class DealEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One deal of a `Batch`: seats in turn say the words of their actions.

    The agent that chooses sees the row of `Batch.obs` and its mask; the others see what they know,
    without a word to say, and zeros once the deal is over.  *seats*, *rivals* and *reward* are as
    for a `Batch`; rivals are not agents.  A word that may not come next raises ``ValueError``,
    or with *illegal* it ends the deal with this reward.

    `reset` with a seed deals as a `Batch` of that seed; without one it goes on to the next deal,
    with the next dealer.  It ignores *options*.
    """

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | None = None,
        *,
        seats: object = None,
        rivals: Rivals = None,
        reward: Reward = "points",
        illegal: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"a render mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.chance = Random()
        seed = self.chance.getrandbits(64)
        batch = Batch(game, options, size=1, seats=seats, seed=seed, rivals=rivals, reward=reward)
        self.batch, self.illegal, self.render_mode = batch, illegal, render_mode
        self.metadata = {
            "name": env_id(batch.game),
            "render_modes": [*MODES],
            "is_parallelizable": False,
        }
        self.names = [f"seat_{seat}" for seat in range(batch.seats)]
        self.possible_agents = [
            name for seat, name in enumerate(self.names) if seat not in batch.rivals
        ]
        cells, words = batch.obs.shape[1], batch.width
        self.action_spaces = {it: spaces.Discrete(words) for it in self.possible_agents}
        self.observation_spaces = {
            it: spaces.Dict(
                observation=spaces.Box(0, 255, (cells,), np.uint8),
                action_mask=spaces.Box(0, 1, (words,), np.int8),
            )
            for it in self.possible_agents
        }
        self.cells, self.mask = batch.obs[0], batch.mask[0].view(np.int8)
        self.begun = False  # whether the batch has left the first choice of a deal

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent can say."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal: by the seed, or the next deal."""
        if seed is not None:
            self.chance = Random(seed)
            self.batch.reset(seed)
        elif self.begun:
            self.batch.reset(self.chance.getrandbits(64))
        self.begun = False
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {it: {} for it in self.agents}
        self.agent_selection = self.names[self.batch.seat[0]]

    def observe(self, agent: str) -> Seen:
        """Return what an agent knows, and the words that it may say."""
        over = self.terminations.get(agent, True)
        if agent == self.agent_selection and not over:
            return {"observation": self.cells.copy(), "action_mask": self.mask.copy()}
        cells = np.zeros_like(self.cells)
        if not over:
            known = self.batch.observe(0, self.names.index(agent))
            cells[: len(known)] = known
        return {"observation": cells, "action_mask": np.zeros_like(self.mask)}

    def step(self, action: int | None) -> None:
        """Say a word for the agent that chooses; None for one whose deal is over."""
        agent, batch = self.agent_selection, self.batch
        if self.terminations[agent]:
            self._was_dead_step(action)
        elif self.illegal is not None and not self.may_say(action):
            self.begun = True
            self.end({**dict.fromkeys(self.agents, 0.0), agent: self.illegal})
        else:
            batch.chosen[0] = -1 if action is None else action
            batch.step(batch.chosen)
            self.begun = not batch.done[0]
            if self.begun:
                self.agent_selection = self.names[batch.seat[0]]
            else:
                points = zip(self.names, batch.reward[0].tolist(), strict=True)
                self.end({name: it for name, it in points if name in self.rewards})

    def may_say(self, word: int | None) -> bool:
        """Return whether a word may come next."""
        return word is not None and 0 <= word < len(self.mask) and bool(self.mask[word])

    def end(self, rewards: dict[str, float]) -> None:
        """End the deal for all agents."""
        self.rewards = rewards
        self._cumulative_rewards = {**rewards}
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Return what the agent that chooses sees, as a text or picture; ``human`` prints it."""
        if self.render_mode is None:
            return None
        deal = self.batch.lane(0)
        if all(self.terminations.values()):
            found = ""
        elif self.render_mode == "svg":
            found = svg(deal.view(deal.seat))
        else:
            found = f"{self.batch.game.drawn(deal)}\n"
        if self.render_mode != "human":
            return found
        sys.stdout.write(found)
        return None

    def close(self) -> None:
        """Do nothing, as no window is open."""


class ParallelDealEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A `DealEnv` in which all agents act at once: only the word of the one that chooses counts."""

    def __init__(self, game: AnyGame | str, options: Options | None = None, **others: Any) -> None:
        super().__init__()
        self.turns = DealEnv(game, options, **others)
        self.metadata, self.render_mode = self.turns.metadata, self.turns.render_mode
        self.possible_agents = self.turns.possible_agents

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent can see."""
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent can say."""
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, object]]]:
        """Deal: by the seed, or the next deal."""
        self.turns.reset(seed)
        self.agents = [*self.possible_agents]
        return {it: self.turns.observe(it) for it in self.agents}, {it: {} for it in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, object]],
    ]:
        """Say the word of the agent that chooses, whose mask has a 1."""
        turns, asked = self.turns, self.agents
        if asked:
            turns.step(actions[turns.agent_selection])
        found = {it: turns.observe(it) for it in asked}
        ended = {it: turns.terminations[it] for it in asked}
        rewards = {it: turns.rewards[it] for it in asked}
        self.agents = [it for it in asked if not ended[it]]
        return found, rewards, ended, dict.fromkeys(asked, False), {it: {} for it in asked}

    def render(self) -> str | None:
        """Return what the agent that chooses sees, as a text or picture; ``human`` prints it."""
        return self.turns.render()

    def close(self) -> None:
        """Do nothing, as no window is open."""


for _game in GAMES:
    if registry.place_of(_game):
        register("aec", env_id(_game), f"{__name__}:DealEnv", kwargs={"game": _game})
        register("parallel", env_id(_game), f"{__name__}:ParallelDealEnv", kwargs={"game": _game})
