"""Every game as an environment of TextArena: python examples/textarena_env.py [game] [seed]

Importing this file registers ``Parlour-gin-v0`` and so on.  Run as a script, one match is played by
agents that answer at random.  It needs ``pip install textarena requests websockets``.
"""

import random
import re
import sys

import textarena as ta
from textarena.envs.registration import register

from parlour.games import GAMES
from parlour.rl import Refused, TextTable


class TableEnv(ta.Env):
    """A match of a game; *rules* and *legal* are as in `TextTable.ask`.

    A seat loses at once if its answers are refused three times (*tries*) in a row.
    """

    def __init__(self, game, options=None, rules="short", legal=False, tries=3):
        self.game, self.options, self.tries = GAMES[game], options, tries
        self.rules, self.legal = rules, legal

    def reset(self, num_players, seed=None):
        """Start a match."""
        self.state = ta.State(num_players, seed)
        self.state.standard_resets({}, role_mapping={})
        chance = random.getrandbits(64) if seed is None else seed
        self.table = TextTable(self.game, self.options, seats=num_players, seed=chance)
        self.missed = 0
        self.ask()

    def ask(self, refusal=""):
        """Ask the next seat in one message, with the reason if its last answer was refused."""
        asked = self.table.ask(rules=self.rules, legal=self.legal)
        self.state.current_player_id, kind = asked.seat, ta.ObservationType.PROMPT
        self.state.add_observation(refusal + asked.text, kind, to_id=asked.seat)

    def step(self, action):
        """Read an answer of the seat that was asked."""
        seat = self.state.current_player_id
        told = self.table.answer(seat, action)
        refused = isinstance(told, Refused)
        self.missed = self.missed + 1 if refused else 0
        if self.missed == self.tries:
            self.state.game_info[seat]["invalid_move"] = True
            self.end([1 + (it == seat) for it in range(self.state.num_players)])
        elif self.table.turn < 0:
            self.end(self.table.results().places)
        else:
            self.ask(f"{told.sentence}\n\n" if refused else "")
        return self.state.step()

    def end(self, places):
        """End the match: the first place gets 1, all others -1."""
        self.state.done = True
        self.state.rewards = {seat: 1 if it == 1 else -1 for seat, it in enumerate(places)}


for _game in GAMES:
    single = [ta.wrappers.SingleTurnObservationWrapper]  # a prompt is complete in itself
    register(f"Parlour-{_game}-v0", TableEnv, single, game=_game)


def main(game="gin", seed="1"):
    """Let agents answer at random, among the actions that the prompt lists."""
    env = ta.make(f"Parlour-{game}-v0", rules="none", legal=True)
    chance = random.Random(seed)
    env.reset(GAMES[game].usual_seats(GAMES[game].options()), int(seed))
    done = False
    while not done:
        _, prompt = env.get_observation()
        forms = re.findall(r"^- .*: (.+)$", prompt, re.MULTILINE)
        done, _ = env.step(chance.choice(", ".join(forms).split(", ")))
    print(*env.close())


if __name__ == "__main__":
    main(*sys.argv[1:])
