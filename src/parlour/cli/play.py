"""A match in the terminal."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from .. import bots
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core import rulebook, texts
from ..core.errors import OptionError, ParlourError
from ..core.events import ActionPlayed, DealEnded, DealStarted, Event, MatchEnded
from ..core.game import Game
from ..core.table import Record, Table
from .rules import check_seed, find_own_bots, rules_of
from .terminal import Terminal, plain, scores

BUDGET = 1000


def run(asked: argparse.Namespace) -> int:
    """Play a whole match; return the exit status."""
    game, options = rules_of(asked)
    seats = game.usual_seats(options) if asked.seats is None else asked.seats
    game.check_seats(seats, options)
    if not 0 <= asked.seat < seats:
        raise OptionError("bad_own_seat", seat=asked.seat, last=seats - 1)
    find_own_bots()
    bot = bots.load(asked.bot or bots.names(game.id)[0], game.id)
    seed = secrets.randbits(64) if asked.seed is None else check_seed(asked.seed)
    Sitting(game, options, seats, asked.seat, bot, Random(seed), Terminal(asked.lang)).play()
    return 0


class Quit(Exception):  # it is no error
    """The player has had enough."""


class Sitting:
    """One person at a table of bots, until the match is over or he leaves."""

    def __init__(
        self,
        game: Game,
        options: Any,
        seats: int,
        seat: int,
        bot: bots.Bot,
        chance: Random,
        terminal: Terminal,
    ) -> None:
        self.game, self.options, self.seat, self.bot = game, options, seat, bot
        self.chance, self.terminal = chance, terminal
        self.table = Table(game, options, seats, chance.below(seats), persons=[seat])
        self.names = [
            terminal.say("cli-you" if it == seat else "cli-bot", seat=it, bot=bot.name)
            for it in range(seats)
        ]

    def play(self) -> None:
        """Play until the match is over or the player quits."""
        self.terminal.print(self.terminal.say("cli-welcome"), style="dim")
        try:
            while self.table.waiting != "over":
                if self.table.waiting == "deal":
                    self.deal()
                elif self.table.seat == self.seat:
                    self.ask()
                else:
                    self.let_bot_play()
        except (Quit, EOFError):
            self.terminal.print("")
        self.terminal.show_sheet(self.table.match, self.names)

    def deal(self) -> None:
        """Deal the next pack."""
        pack = Pack(self.game.pack(self.options, len(self.names)))
        pack.shuffle(self.chance)
        self.happen(self.table.decide_deal(pack.to_list()))

    def let_bot_play(self) -> None:
        """Let the bot whose turn it is decide from what it sees."""
        deal, seat = self.table.match.deal, self.table.seat
        code = bots.ask(self.bot, self.game, deal, BUDGET, self.chance.next())
        self.happen(self.table.decide_play(seat, code, by=self.bot.name))

    def ask(self) -> None:
        """Show the table and let the player decide."""
        self.terminal.show_view(self.game, self.table.view(self.seat))
        self.terminal.print(self.terminal.choices(self.game, self.table.match.deal))
        while True:
            typed = plain(self.terminal.console.input("> ").strip())
            if typed in ("quit", "exit"):
                raise Quit
            try:
                if typed in ("?", "help"):
                    self.help()
                elif typed.partition(" ")[0] == "rules":
                    self.terminal.show_rules(self.game, typed.partition(" ")[2].strip())
                elif typed:
                    self.happen(self.table.decide_play(self.seat, self.meant(typed)))
                    return
            except ParlourError as error:
                self.terminal.show_refusal(self.game, error)

    def meant(self, typed: str) -> str:
        """Return the action that is meant by a number of the list, or by the start of its text."""
        legal = self.table.legal(self.seat)
        if typed.isascii() and typed.isdecimal() and 0 < int(typed) <= len(legal):
            return legal[int(typed) - 1].text
        words = typed.split()
        found = [
            action.text
            for action in legal
            if action.kind.startswith(words[0]) and action.text.split()[1:] == words[1:]
        ]
        return found[0] if len(found) == 1 else typed

    def help(self) -> None:
        """List what can be done now."""
        for number, action in enumerate(self.table.legal(self.seat), 1):
            self.terminal.print(f"{number:3}  {action.text}")
        self.terminal.print(self.terminal.say("cli-help"), style="dim")
        if texts.has(f"{self.game.id}-help", texts.DEFAULT):
            self.terminal.print(self.terminal.say(f"{self.game.id}-help"), style="dim")
        for rule in list(rulebook.rules(self.game.id, self.terminal.language))[:1]:
            self.terminal.print(self.terminal.say("cli-help-rules", rule=rule), style="dim")

    def happen(self, record: Record) -> None:
        """Carry a record out and tell what it brought."""
        for event in self.table.apply(record):
            self.tell(event.for_seat(self.seat))

    def tell(self, event: Event) -> None:
        """Say what happened."""
        say, name = self.terminal.say, self.names
        match event:
            case DealStarted(number, dealer):
                self.terminal.print("")
                self.terminal.print(say("cli-dealt", number=number, name=name[dealer]), "bold")
            case ActionPlayed(seat, _, text, moves):
                self.terminal.show_action(name[seat], text, moves)
            case DealEnded(_, kind, points, _):
                self.terminal.show_view(self.game, self.table.view(self.seat))
                self.terminal.show_result(self.game, kind, points, name)
                totals = scores(name, self.table.match.totals)
                self.terminal.print(say("cli-totals", points=totals), style="bold")
            case MatchEnded(ranking, places):
                words = say("cli-match", name=name[ranking[0]])
                tied = places.count(1) > 1
                self.terminal.print(say("match-tied") if tied else words, style="bold green")
