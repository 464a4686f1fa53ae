"""A match in the terminal."""

from __future__ import annotations

import argparse
import secrets

from .. import bots
from ..cards import bits
from ..cards.rng import Random
from ..core import rulebook, texts, typed
from ..core.deal import Deal
from ..core.errors import OptionError, ParlourError
from ..core.events import (
    ActionPlayed,
    DealEnded,
    DealStarted,
    EndWished,
    Event,
    MatchEnded,
    Noted,
    SeatResigned,
    SeatsTaken,
)
from ..core.game import AnyGame
from ..core.notation import folded
from ..core.options import Options
from ..core.replay import Replay
from ..core.seating import Seating
from ..core.table import Decided, Record, Table
from ..core.table_replay import replay_of
from .levels import line_of, name_of
from .rules import check_seed, find_own_bots, rules_of
from .terminal import Terminal

ALIKE = 5
"""Tenths of a point or chip: a choice that costs less is about as good."""


def run(asked: argparse.Namespace) -> int:
    """Play a whole match; return the exit status."""
    game, options = rules_of(asked)
    seats = game.usual_seats(options) if asked.seats is None else asked.seats
    game.check_seats(seats, options)
    if not 0 <= asked.seat < seats:
        raise OptionError("bad_own_seat", seat=asked.seat, last=seats - 1)
    find_own_bots()
    bot = bots.load(asked.bot or bots.usual(game.id), game.id)
    seed = secrets.randbits(64) if asked.seed is None else check_seed(asked.seed)
    sitting = Sitting(game, options, seats, asked.seat, bot, Random(seed), Terminal(asked.lang))
    sitting.play()
    if asked.save:
        asked.save.write_text(sitting.replay().to_text(), "utf-8")
    return 0


class Quit(Exception):  # not an error
    """The player wants to stop."""


class Sitting:
    """One person at a table of bots, until the match is over or the person leaves."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        seat: int,
        bot: bots.Bot,
        chance: Random,
        terminal: Terminal,
    ) -> None:
        self.game, self.options, self.seat, self.bot = game, options, seat, bot
        self.chance, self.terminal = chance, terminal
        self.secret = f"{bits.mix(chance.state):016x}"  # the bots' seeds follow from it
        self.dealer, self.records = chance.below(seats), list[Record]()
        self.chair = seat  # drawing for seats may move the person
        self.table = Table(game, options, seats, self.dealer, persons=[seat], name="terminal")
        terminal.me = seat
        terminal.names = [
            terminal.say("bot-given", name=bots.given_name(it)) for it in range(seats)
        ]
        terminal.names[seat] = terminal.say("cli-you")

    def play(self) -> None:
        """Play until the match is over, all agree to end it, or the player quits."""
        self.welcome()
        try:
            while self.table.waiting != "over":
                if self.table.waiting == "deal":
                    if self.table.match.rows and self.wants_to_end():
                        self.end()
                    else:
                        self.deal()
                elif self.table.seat == self.seat:
                    self.ask()
                else:
                    self.let_bot_play()
            self.linger()
        except (Quit, EOFError):
            self.terminal.print("")
        if isinstance(self.bot, bots.Follows):
            for seat in range(self.table.match.seats):
                if seat != self.seat:
                    self.bot.follow(self.table.match.deal, seat, self.table.told(seat))
        self.terminal.show_sheet(self.table.match)

    def replay(self) -> Replay:
        """Return the match so far, with all that is needed to compute the bots' moves again."""
        return replay_of(
            self.game,
            self.options.to_dict(),
            self.table.match.seats,
            self.records,
            self.dealer,
            self.terminal.names,
            [self.chair],
            budget=bots.BUDGET,
            secret=self.secret,
            engine=bots.engine(self.game.id),
        )

    def welcome(self) -> None:
        """Print the game's introduction, the players, and how to get help."""
        say, game = self.terminal.say, self.game.id
        others = [name for seat, name in enumerate(self.terminal.names) if seat != self.seat]
        self.terminal.print(say(f"{game}-name"), style="bold")
        self.terminal.print(say(f"{game}-aim"))
        self.explain()
        bot = name_of(self.terminal, self.bot.name)
        against = say("cli-against", names=say("cli-or").join(others), bot=bot)
        self.terminal.print(against, style="dim")
        self.terminal.print(line_of(self.terminal, game, self.bot.name), style="dim", cards=False)
        self.terminal.print(say("cli-welcome"), style="dim", cards=False)

    def explain(self) -> None:
        """Print the meaning of the game's signs, if it has any of its own."""
        if texts.has(f"{self.game.id}-legend", texts.DEFAULT):
            self.terminal.print(self.terminal.say(f"{self.game.id}-legend"), style="dim")

    def wants_to_end(self) -> bool:
        """Wait between two deals; return whether the player ends the match (the bots agree)."""
        while True:
            self.terminal.print(self.terminal.say("cli-between"), style="dim")
            words = self.read()
            if words == "end":
                return True
            if words in ("?", "help"):
                self.help()
            elif words == "review":
                self.look_back()
            elif words.partition(" ")[0] == "rules":
                self.show_rules(words)
            elif not words:
                return False

    def linger(self) -> None:
        """Wait at the end, so that the last deal can be reviewed."""
        while self.table.match.rows:
            self.terminal.print(self.terminal.say("cli-after"), style="dim")
            if self.read() != "review":
                return
            self.look_back()

    def look_back(self) -> None:
        """Print what the best bot would have chosen otherwise in the last deal, and why."""
        say, memory, number = self.terminal.say, self.table.memory, len(self.table.match.rows)
        bot = bots.create(bots.names(self.game.id)[0], self.game.id)
        places = memory.courses[number - 1].choices(self.seat)
        if not places:
            self.terminal.print(say("review-none"))
            return
        alike, dearest = 0, 0
        for count, place in enumerate(places, 1):
            choice = memory.choice(self.seat, number, place)
            deal, code = choice.deal, choice.code
            advice = bots.advise(bot, deal, bots.BUDGET, choice.seq, choice.told, code)
            if advice.code == code:
                alike += 1
            else:
                dearest = max(dearest, advice.cost(code) or 0)
                self.show_other(count, deal, code, advice)
        told = say("review-sum", same=alike, all=len(places))
        if alike < len(places):
            dear = dearest >= ALIKE
            more = self.say_chips("review-cost", dearest) if dear else say("review-cost-none")
            told += f" {more}"
        self.terminal.print(told, style="bold", cards=False)

    def show_other(self, count: int, deal: Deal, code: int, advice: bots.Advice) -> None:
        """Print the player's choice, the bot's choice, its reason and the difference."""
        say, written = self.terminal.say, self.game.format
        told = [say("cli-review", number=count, action=written(deal, code))]
        told.append(say("review-other", action=written(deal, advice.code)))
        cost = advice.cost(code)
        if cost is not None:
            more = cost >= ALIKE
            told.append(self.say_chips("review-more", cost) if more else say("review-good"))
        if advice.reason is not None:
            told.append(advice.reason.say(self.game.id, self.terminal.language))
        self.terminal.print(" ".join(told))

    def say_chips(self, message: str, tenths: int) -> str:
        """Return a message about an amount in tenths of a point or chip."""
        unit = self.table.sheet().columns[0].name
        return self.terminal.say(message, amount=f"{tenths // 10}.{tenths % 10}", unit=unit)

    def end(self) -> None:
        """End the match: the player is the only person, and bots agree."""
        record = self.table.decide_agree(self.seat)
        if record is not None:
            self.happen(record)

    def deal(self) -> None:
        """Deal the next pack; before the first one, draw for seats if the game does."""
        self.happen(self.table.decide_next(self.chance))

    def let_bot_play(self) -> None:
        """Let the bot to act decide from what it sees."""
        deal, seat = self.table.match.deal, self.table.seat
        told = bots.told_to(self.bot, self.table.memory, seat)
        seed = bots.bot_seed(self.secret, seat, self.table.seq)
        code = bots.ask(self.bot, self.game, deal, bots.BUDGET, seed, told=told)
        self.happen(self.table.decide_play(seat, code, by=self.bot.name))

    def ask(self) -> None:
        """Show the table and let the player decide."""
        deal = self.table.match.deal
        self.terminal.rule()
        self.terminal.show_view(self.game, self.table.view(self.seat))
        self.terminal.show_choices(self.game, deal)
        while True:
            words = self.read()
            try:
                if words in ("?", "help"):
                    self.terminal.show_choices(self.game, deal, all_of_them=True)
                    self.help()
                elif words.partition(" ")[0] == "rules":
                    self.show_rules(words)
                elif words == "hint":
                    self.hint()
                elif words == "end":
                    self.terminal.print(self.terminal.say("refused-not_between_deals"), "yellow")
                elif words and self.act(words):
                    return
            except ParlourError as error:
                found = typed.near(words, typed.listed(self.game, deal))
                if found:  # all actions that may have been meant, instead of one
                    error.facts.pop("meant", None)
                self.terminal.show_refusal(self.game, error)
                self.suggest(found)

    def hint(self) -> None:
        """Print what the best bot would do here, and why; the answer never varies."""
        deal = self.table.match.deal
        bot = bots.create(bots.names(self.game.id)[0], self.game.id)
        told = self.table.told(self.seat)
        advice = bots.advise(bot, deal.seen_by(self.seat), bots.BUDGET, self.table.seq, told)
        code, why = advice.code, advice.reason
        reason = why.say(self.game.id, self.terminal.language) if why else ""
        action = self.game.format(deal, code)
        self.terminal.print(self.terminal.say("cli-hint", action=action, reason=reason), "cyan")

    def read(self) -> str:
        """Return the player's next input; raise `Quit` when the player wants to stop.

        Resigning asks for confirmation, because it cannot be undone.
        """
        words = folded(self.terminal.console.input("> ")).strip()
        if words == "resign":
            self.terminal.print(self.terminal.say("cli-resign"), style="yellow", cards=False)
            words = folded(self.terminal.console.input("> ")).strip()
            if words == "resign":
                self.happen(self.table.decide_resign(self.seat, self.bot.name))
                raise Quit
        if words in ("quit", "exit"):
            raise Quit
        return words

    def act(self, words: str) -> bool:
        """Do what was typed and return True, or if it is unclear ask and return False."""
        found = typed.read(self.game, self.table.match.deal, words)
        if len(found) > 1:
            self.suggest(found)
            return False
        self.happen(self.table.decide_play(self.seat, found[0]))
        return True

    def suggest(self, found: list[str]) -> None:
        """Ask which of some actions was meant, if there are any."""
        if found:
            self.terminal.show_meanings(self.game, self.table.match.deal, found)

    def show_rules(self, words: str) -> None:
        """Print the rules, or the one that was typed after the word."""
        try:
            self.terminal.show_rules(self.game, words.partition(" ")[2].strip())
        except ParlourError as error:
            self.terminal.show_refusal(self.game, error)

    def help(self) -> None:
        """Print what can be typed, with the notation of cards."""
        self.explain()
        say = self.terminal.say
        lines = [say("cli-help")]
        if texts.has(f"{self.game.id}-help", texts.DEFAULT):
            lines.insert(0, say(f"{self.game.id}-help"))
        some = list(rulebook.rules(self.game.id, self.terminal.language))[:1]
        lines += [say("cli-help-rules", rule=rule) for rule in some]
        lines += [say("cli-help-hint"), say("cli-help-review"), say("cli-help-resign")]
        for line in lines:
            self.terminal.print(line, style="dim", cards=False)

    def happen(self, step: Record | Decided) -> None:
        """Carry out a decision and print its results."""
        self.records.append(step.record if isinstance(step, Decided) else step)
        for event in self.table.apply(step):
            self.tell(event.for_seat(self.seat))

    def move(self, seating: Seating) -> None:
        """Move all players to the seats that they drew."""
        terminal = self.terminal
        self.seat = terminal.me = seating.moved(self.seat)
        terminal.names = [terminal.names[chair] for chair in seating.order]

    def tell(self, event: Event) -> None:
        """Print an event."""
        terminal = self.terminal
        match event:
            case SeatsTaken(seating):
                self.move(seating)
                terminal.show_seating(seating)
            case DealStarted(number, dealer):
                terminal.rule()
                terminal.print(terminal.of_seat("event-deal", dealer, number=number), "bold")
            case ActionPlayed(seat, _, text, moves):
                terminal.show_action(seat, text, moves)
            case Noted():
                terminal.show_note(self.game, event)
            case DealEnded(_, kind, points, _):
                terminal.rule()
                terminal.show_view(self.game, self.table.view(self.seat))
                terminal.show_result(self.game, kind, points)
                totals = terminal.scores(self.table.match.totals)
                terminal.print(terminal.say("cli-totals", points=totals), style="bold")
            case EndWished():  # of the only person
                terminal.print(terminal.say("cli-agreed"), style="bold")
            case SeatResigned(seat):
                terminal.print(terminal.of_seat("event-resigned", seat, bot="no"), style="bold")
            case MatchEnded(ranking, places):
                terminal.show_winner(ranking, places)
