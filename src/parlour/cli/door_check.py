"""``parlour door-check``: random deals against a program, and its faults in plain words."""

from __future__ import annotations

import argparse
from typing import NamedTuple

import msgspec

from ..bots.custom import load
from ..bots.program import EXEC, ProgramBot, ProgramError
from ..cards.rng import Random
from ..core.deal import Deal
from ..core.errors import OptionError, ParlourError
from ..core.game import AnyGame
from ..core.told import Memory
from ..sim.tables import end_alone
from .rules import check_seed, rules_of
from .terminal import Terminal

FINE, FAULTY = 0, 1
"""Exit statuses."""
BUDGET = 1000
MOST_FAULTS = 5  # after these nothing new is to be learned


class Fault(NamedTuple):
    """A question that was not answered well; `kind` names the message ``cli-door-<kind>``."""

    deal: int
    question: int
    kind: str
    text: str


class Door:
    """Deals in which one seat after the other is the program's, and the others act at random."""

    def __init__(self, bot: ProgramBot, game: AnyGame, seed: int) -> None:
        self.bot = bot
        self.game = game
        self.rng = Random(seed)
        self.questions = 0
        self.faults: list[Fault] = []

    def play(self, deal: Deal, number: int) -> None:
        """Play a deal; after a fault, a random action takes the place of the answer."""
        own, memory = number % deal.seats, Memory(self.game, f"door.{number}")
        memory.begin(deal, number % deal.seats)
        while (seat := deal.seat) >= 0 and len(self.faults) < MOST_FAULTS:
            legal = deal.legal()
            code = legal[self.rng.below(len(legal))]
            if seat == own:
                code = self.ask(deal, memory, number, code)
            memory.note(seat, code)
            deal.step(code)
        if deal.over:
            end_alone(memory, deal, number % deal.seats)
            self.bot.follow(deal, own, memory.told(own))

    def ask(self, deal: Deal, memory: Memory, number: int, otherwise: int) -> int:
        """Return the program's action, or *otherwise* after a fault."""
        seen, told = deal.seen_by(deal.seat), memory.told(deal.seat)
        self.questions += 1
        try:
            return deal.check(self.bot.choose(seen, BUDGET, self.rng.next(), told))
        except ProgramError as error:
            kind, text = error.kind, str(error)
        except msgspec.DecodeError as error:
            kind, text = "line", str(error)
        except ParlourError as error:
            kind, text = "illegal", str(error)
        self.faults.append(Fault(number + 1, self.questions, kind, text))
        return otherwise


def run(asked: argparse.Namespace) -> int:
    """Check a program and print the findings; return the exit status."""
    game, options = rules_of(asked)
    bot = load(asked.program, game.id)
    if not isinstance(bot, ProgramBot):
        raise OptionError("door_program", text=asked.program, start=EXEC)
    if asked.deals < 1:
        raise OptionError("bad_count", count=asked.deals)
    seats = game.usual_seats(options) if asked.seats is None else asked.seats
    game.check_seats(seats, options)
    door = Door(bot, game, check_seed(asked.seed))
    for number in range(asked.deals):
        door.play(game.deal(options, seats, seed=door.rng.next(), dealer=number % seats), number)
    return show(door, asked)


def show(door: Door, asked: argparse.Namespace) -> int:
    """Print what was found."""
    terminal = Terminal(asked.lang)
    for it in door.faults:
        why = terminal.say(f"cli-door-{it.kind}", text=it.text)
        told = terminal.say("cli-door-fault", deal=it.deal, question=it.question, why=why)
        terminal.print(told, style="red", cards=False)
    if door.faults:
        if len(door.faults) == MOST_FAULTS:
            terminal.print(terminal.say("cli-door-enough"), style="yellow")
        return FAULTY
    facts = {"questions": door.questions, "deals": asked.deals}
    terminal.print(terminal.say("cli-door-good", **facts), style="green")
    return FINE
