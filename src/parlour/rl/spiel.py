"""Deals as games of OpenSpiel, by the name ``parlour_<game>``.

It needs ``parlour[openspiel]``.  Importing this module registers the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ..core.deal import Deal
from ..core.game import AnyGame
from ..core.options import Options
from ..core.told import Course
from ..games import GAMES
from . import registry

MOST_CARDS = 128  # different cards of a pack
MOST_POINTS = 100_000.0
MOST_WORDS = 1_000_000  # of a deal


def game_type(game: AnyGame) -> pyspiel.GameType:
    """Return what OpenSpiel should know of a game."""
    return pyspiel.GameType(
        short_name=f"parlour_{game.id}",
        long_name=f"{registry.encoder(game).version} of Parlour",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "preset": "", "dealer": 0},
    )


class DealGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One deal of a game.  Chance draws the pack, card by card; then seats say words.

    Each game's own subclass is registered.

    *players*, by default the usual number, *preset* and *dealer* are its parameters.  An action is
    a word of the encoder, and words without a choice are said as in a `Batch`.  Each player gets
    their points ahead of the others' average, so that all returns add up to 0.
    """

    of: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, told = self.of, params or {}
        self.rules: Options = game.options(told.get("preset") or None)
        self.seats: int = told.get("players") or game.usual_seats(self.rules)
        self.dealer: int = told.get("dealer", 0)
        self.encoder = registry.encoder(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.words),
            max_chance_outcomes=MOST_CARDS,
            num_players=self.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0,
            max_game_length=MOST_WORDS,
        )
        super().__init__(game_type(game), info, dict(told))

    def new_initial_state(self) -> DealState:
        """Return a state in which no card has been dealt."""
        return DealState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> DealObserver:
        """Return what writes observations."""
        return DealObserver(self, kind is not None and kind.perfect_recall)


class SpokenDeal:
    """A deal, from the pack that is drawn to the word that is to be said."""

    def __init__(self, options: Options, seats: int, dealer: int, of: Any) -> None:
        self.options, self.seats, self.dealer, self.encoder = options, seats, dealer, of
        self.left = Counter[int](options.game.pack(options, seats))
        self.drawn = list[int]()
        self.deal: Deal | None = None
        self.begun: Deal | None = None
        self.course = list[tuple[int, int]]()  # the seats and the codes of the actions
        self.codes = dict[tuple[int, ...], int]()  # by their words, those that may be meant
        self.said = list[int]()

    def __deepcopy__(self, _: Any) -> SpokenDeal:
        twin = SpokenDeal.__new__(SpokenDeal)
        twin.__dict__ |= self.__dict__
        twin.left, twin.drawn, twin.said = self.left.copy(), [*self.drawn], [*self.said]
        twin.course, twin.codes = [*self.course], self.codes
        twin.deal = self.deal and self.deal.clone()
        return twin

    def draw(self, card: int) -> None:
        """Put a card under the pack, and deal once it is complete."""
        self.drawn.append(card)
        self.left[card] -= 1
        if not self.left.total():
            told = {"cards": self.drawn, "dealer": self.dealer}
            self.begun = self.options.game.deal(self.options, self.seats, **told)
            self.deal = self.begun.clone()
            self.go_on(self.deal)

    def words(self) -> list[int]:
        """Return the words that may come next."""
        place = len(self.said)
        return sorted({it[place] for it in self.codes})

    def say(self, deal: Deal, word: int) -> None:
        """Say a word."""
        place = len(self.said)
        self.said.append(word)
        self.codes = {it: code for it, code in self.codes.items() if it[place] == word}
        self.go_on(deal)

    def go_on(self, deal: Deal) -> None:
        """Do what is forced, up to the next choice."""
        while not deal.over:
            if not self.codes:
                self.codes = self.spelled(deal)
            if len(self.codes) == 1:
                [code] = self.codes.values()
                self.course.append((deal.seat, code))
                deal.play(code)
                self.codes, self.said = {}, []
            elif len(words := self.words()) == 1:
                self.said += words
            else:
                break

    def spelled(self, deal: Deal) -> dict[tuple[int, ...], int]:
        """Return the legal actions by their words: every amount of a range, too."""
        game, numbers = self.options.game, self.encoder.words.index
        found = dict[tuple[int, ...], int]()
        for first in deal.legal():
            shown = game.legal_action(deal, first)
            more = 0 if shown.low is None else shown.high - shown.low
            for code in range(first, first + more + 1):
                found[tuple(map(numbers, self.encoder.spelled(code)))] = code
        return found

    def history(self, seat: int) -> str:
        """Return the deal as it began and all actions, as a seat has been told them."""
        if self.begun is None:
            return ""
        course = Course(self.options.game, self.begun.clone(), self.dealer)
        for by, code in self.course:
            course.note(by, code)
        told = (self.begun.view(seat), course.history(seat), self.said_by(seat))
        return msgspec.json.encode(told).decode()

    def said_by(self, seat: int) -> list[int]:
        """Return the words said of an action that a seat has begun."""
        return self.said if self.deal is not None and self.deal.seat == seat else []


class DealState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of a `DealGame`."""

    def __init__(self, game: DealGame) -> None:
        super().__init__(game)
        self.play = SpokenDeal(game.rules, game.seats, game.dealer, game.encoder)

    def current_player(self) -> int:
        """Return who acts next."""
        if self.play.deal is None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]  # OpenSpiel has no types
        return pyspiel.PlayerId.TERMINAL if self.play.deal.over else self.play.deal.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.words()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be drawn, each as likely as there are such cards left."""
        left = self.play.left
        return [(card, left[card] / left.total()) for card in sorted(left) if left[card]]

    def _apply_action(self, action: int) -> None:
        if self.play.deal is None:
            self.play.draw(action)
        else:
            self.play.say(self.play.deal, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.play.options.game.pack_text([action]))
        return str(self.play.encoder.words[action])

    def is_terminal(self) -> bool:
        """Return whether the deal is over."""
        return self.play.deal is not None and self.play.deal.over

    def returns(self) -> list[float]:
        """Return the points of each seat ahead of the others' average; 0 before the end."""
        deal, others = self.play.deal, self.play.seats - 1
        if deal is None or not deal.over:
            return [0.0] * self.play.seats
        points = deal.scores()
        return [it - (sum(points) - it) / others for it in points]

    def __str__(self) -> str:
        play = self.play
        return f"{len(play.drawn)} cards" if play.deal is None else repr(play.deal)


class DealObserver:
    """Writes what a seat knows: the cells of the encoder, and the words it has said."""

    def __init__(self, game: DealGame, recalls: bool) -> None:
        self.recalls, self.size = recalls, game.encoder.size
        self.tensor = np.zeros(self.size + len(game.encoder.words), np.float32)
        self.dict, start = dict[str, Any](), 0
        for block in game.encoder.blocks:
            self.dict[block.name] = self.tensor[start : start + block.length]
            start += block.length
        self.dict["said"] = self.tensor[start:]

    def set_from(self, state: DealState, player: int) -> None:
        """Write the cells of a seat; zeros before the deal."""
        self.tensor.fill(0)
        play = state.play
        if play.deal is not None:
            self.tensor[: self.size] = play.encoder.observe(play.deal, player)
            self.tensor[[self.size + word for word in play.said_by(player)]] = 1

    def string_from(self, state: DealState, player: int) -> str:
        """Return the view of a seat, or with perfect recall the history that it has been told."""
        play = state.play
        if self.recalls:
            return play.history(player)
        if play.deal is None:
            return ""
        told = (play.deal.view(player), play.said_by(player))
        return msgspec.json.encode(told).decode()


for _id in GAMES:
    if registry.place_of(_id):
        _name = f"{_id}_game"  # a pickle looks for it here
        globals()[_name] = type(_name, (DealGame,), {"of": GAMES[_id]})
        pyspiel.register_game(game_type(GAMES[_id]), globals()[_name])
