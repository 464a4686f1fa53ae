"""A table for language models: each turn is a text, and so is each answer.

Everything in a prompt comes from the texts of the game, from its options, and from what the seat
has been told; nothing here knows a game.  A refused answer changes nothing: its sentence says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from .. import bots
from ..cards import bits
from ..cards.rng import Random
from ..core import arguments, texts, typed
from ..core.deal import Deal
from ..core.errors import NotationError, ParlourError
from ..core.events import Event, SeatsTaken
from ..core.game import AnyGame
from ..core.options import Options
from ..core.replay import Replay
from ..core.seating import Seating
from ..core.table import Decided, Record, Table
from ..core.table_replay import replay_of
from ..games import named
from .answers import candidates
from .prompt import Prompt, seat_names

RULES = ("short", "full", "none")
"""How much of the rules a prompt has: the aim and this table's options, the whole text, nothing."""


class Ask(NamedTuple):
    """A question to a seat: the prompt, and the same as data."""

    seat: int
    text: str
    position: str
    """What the seat knows of the deal, in the notation of positions."""
    view: dict[str, Any]
    """The same as the game's view, in the types of JSON."""
    seq: int
    phase: str


class Accepted(NamedTuple):
    """An answer that was played: the action, as the game writes it."""

    seat: int
    action: str


class Refused(NamedTuple):
    """An answer that was not played: the code and rule of the refusal, and its sentence."""

    seat: int
    code: str
    rule: str
    sentence: str
    legal: tuple[str, ...] = ()
    """All listed actions, if the question had them, too."""


class Results(NamedTuple):
    """The results so far: by seat the points, the places once the match is over, and the effort."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    refusals: tuple[int, ...]
    characters: tuple[int, ...]
    """The characters of all prompts."""


class TextTable:
    """A match whose seats are asked and answer in texts; *rivals* are seats of bots, by name.

    Packs and bots follow from the *seed*.  The match is over once `turn` is -1.
    """

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | None = None,
        *,
        seats: object = None,
        seed: object = 0,
        rivals: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game = named(game)
        self.options: Any = game.rules_of(options)
        many = game.usual_seats(self.options) if seats is None else arguments.whole(seats, "seats")
        game.check_seats(many, self.options)
        self._chance = Random(arguments.seed(seed))
        self._secret = f"{bits.mix(self._chance.state):016x}"  # the bots' seeds follow from it
        self._dealer = self._chance.below(many)
        self._bots = {
            arguments.seat(seat, many, "rivals"): bots.load(name, game.id)
            for seat, name in arguments.kind(rivals or {}, Mapping, "rivals").items()
        }
        self._asked = sorted({*range(many)} - self._bots.keys())
        if not self._asked:
            raise ValueError("rivals play all seats: nobody is left to ask")
        self._chairs = [*range(many)]
        self._records = list[Record]()
        self.news: list[list[Event]] = [[] for _ in range(many)]  # since each seat's last answer
        self._listed = set[int]()  # the seats whose last question had all actions
        self._language = [texts.DEFAULT] * many  # of each seat's last question
        self._refusals, self._characters = [0] * many, [0] * many
        self.table = Table(game, self.options, many, self._dealer, persons=self._asked)
        self._go_on()

    # -- asking --------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat to ask; -1 once the match is over.  In a race others may answer, too."""
        return next(iter(self.actors), -1)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that bots do not play."""
        return tuple(self._asked)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return tuple([seat for seat in self.table.actors if seat not in self._bots])

    def ask(
        self,
        seat: object = None,
        *,
        legal: bool = False,
        rules: str = "short",
        language: str = texts.DEFAULT,
    ) -> Ask:
        """Return the question to a seat that may act: by default the one to act.

        *legal* lists all actions; without it the prompt has the form of each kind.  `WrongSeat` or
        `MatchOver` if the seat is not to act.
        """
        if rules not in RULES:
            raise ValueError(f"rules are {', '.join(RULES)}, not {rules!r}")
        by = self.turn if seat is None else arguments.seat(seat, len(self._chairs), "seat")
        self.table.refuse_turn(by, None, question=0)
        deal, view = self.table.deal_for(by), self.table.view(by)
        prompt = Prompt(self.game, self.options, self.names(by, language), by, language)
        parts = [*prompt.rules(rules), *prompt.news(self.news[by], self.table.match.totals)]
        parts += [*prompt.position(view), *prompt.choices(typed.listed(self.game, deal), legal)]
        text = "\n".join([*parts, prompt.say("ask-answer")])
        self._characters[by] += len(text)
        self._language[by] = language
        (self._listed.add if legal else self._listed.discard)(by)
        told = msgspec.to_builtins(view)
        position = self.game.describe(deal, by)
        return Ask(by, text, position, told, self.table.seq, told.get("phase", ""))

    def answer(self, seat: object, text: object, *, at: object = None) -> Accepted | Refused:
        """Play what a seat has answered, or say why that cannot be done.

        An answer is an action in any of the forms that people type: alone, on the last line, in
        bold letters, quotation marks or JSON.  One that could mean several actions is refused.
        *at* is the `seq` of the question, if known: the table may have changed since.
        """
        by = arguments.seat(seat, len(self._chairs), "seat")
        try:
            step = self.decide(by, text, at)
        except ParlourError as error:
            self._refusals[by] += 1
            legal: tuple[str, ...] = ()
            if by in self._listed:
                legal = tuple([it.text for it in self.table.legal(by)])
            return Refused(by, error.code, error.rule, error.say(self._language[by]), legal)
        self.carry_out(step)
        return Accepted(by, step.record.action)

    def decide(self, seat: object, text: object, at: object = None) -> Decided:
        """Return what `answer` would play, and change nothing; a `ParlourError` says why not."""
        by = arguments.seat(seat, len(self._chairs), "seat")
        words = arguments.text(text, "text")
        seen = None if at is None else arguments.whole(at, "at")
        self.table.refuse_turn(by, seen, question=0)
        return self.table.decide_play(by, self._meant(by, words), seen)

    def carry_out(self, step: Decided) -> None:
        """Play a decision of `decide`, and go on until the next question."""
        self.news[step.record.seat].clear()
        self._happen(step)
        self._go_on()

    def _meant(self, seat: int, answer: str) -> str:
        """Return the action that an answer means; `NotationError` if that is not a single one."""
        deal = self.table.deal_for(seat)
        wishes = list[str]()
        for level in candidates(answer):
            found = dict[str, None]()
            for words in level:
                wishes.append(typed.wished(self.game, deal, words))
                if not words.isdecimal():  # the number of a list that nobody was shown
                    meant = typed.read(self.game, deal, words)
                    found |= dict.fromkeys(
                        it for it in meant if typed.is_legal(self.game, deal, it)
                    )
            if len(found) > 1:
                raise NotationError("many_meanings", actions=", ".join(found))
            if found:
                return next(iter(found))
        readable = [it for it in wishes if self._is_readable(deal, it)]
        return next(iter(readable + wishes[-1:]), "")

    def _is_readable(self, deal: Deal, text: str) -> bool:
        """Return whether a text is an action at all, so that its refusal says most."""
        try:
            self.game.parse(deal, text)
        except ParlourError:
            return False
        return True

    # -- what comes of it -----------------------------------------------------

    def results(self) -> Results:
        """Return the points, the places, and how much each seat was asked and refused."""
        sheet = self.table.sheet()
        places = tuple(sheet.places) if self.table.waiting == "over" else ()
        efforts = tuple(self._refusals), tuple(self._characters)
        return Results(tuple(self.table.match.totals), places, *efforts)

    def record(self) -> Replay:
        """Return the match so far, with all that is needed to compute the bots' moves again."""
        return replay_of(
            self.game,
            self.options.to_dict(),
            len(self._chairs),
            self._records,
            self._dealer,
            self.names(-1, texts.DEFAULT),
            [self._chairs[seat] for seat in self._asked],
            budget=bots.BUDGET,
            secret=self._secret,
            engine=bots.engine(self.game.id),
        )

    def names(self, me: int, language: str) -> list[str]:
        """Return the names of the seats, as *me* is told them."""
        return seat_names(len(self._chairs), me, language)

    # -- the match -------------------------------------------------------------

    def _go_on(self) -> None:
        """Deal, and let the bots move, until a seat is to be asked or the match is over."""
        while self.table.waiting != "over" and not self.actors:
            if self.table.waiting == "deal":
                self._happen(self.table.decide_next(self._chance))
            else:
                self._let_bot_play()

    def _let_bot_play(self) -> None:
        """Let the bot to act decide from what it sees."""
        seat = self.table.seat if self.table.seat in self._bots else self.table.actors[0]
        bot, deal = self._bots[seat], self.table.deal_for(seat)
        told = bots.told_to(bot, self.table.memory, seat)
        seed = bots.bot_seed(self._secret, seat, self.table.seq)
        code = bots.ask(bot, self.game, deal, bots.BUDGET, seed, told=told)
        self._happen(self.table.decide_play(seat, code, by=bot.name))

    def _happen(self, step: Record | Decided) -> None:
        """Carry out a decision, and keep what every seat is told of it."""
        self._records.append(step.record if isinstance(step, Decided) else step)
        for event in self.table.apply(step):
            if isinstance(event, SeatsTaken):
                self._move(event.seating)
            for seat, news in enumerate(self.news):
                news.append(event.for_seat(seat))

    def _move(self, seating: Seating) -> None:
        """Move all players to the seats that they drew."""
        self._bots = {seating.moved(seat): bot for seat, bot in self._bots.items()}
        self._asked = sorted(map(seating.moved, self._asked))
        for kept in (self._chairs, self._refusals, self._characters):
            kept[:] = [kept[chair] for chair in seating.order]
