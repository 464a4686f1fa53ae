"""A table for language models: each turn is a text, and so is each answer.

Everything in a prompt comes from the texts of the game, from its options, and from what the seat
has been told; nothing here knows a game.  A refused answer changes nothing: its sentence says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from .. import bots
from ..cards import bits
from ..cards.rng import Random
from ..core import arguments, rulebook, spoken, texts, typed
from ..core.deal import Deal
from ..core.errors import NotationError, ParlourError
from ..core.events import (
    ActionPlayed,
    DealEnded,
    DealStarted,
    Event,
    MatchEnded,
    Noted,
    SeatsTaken,
)
from ..core.game import AnyGame, Game, LegalAction
from ..core.notation import is_card
from ..core.options import Options
from ..core.replay import Replay
from ..core.seating import Seating
from ..core.table import Decided, Record, Table
from ..core.table_replay import replay_of
from ..games import GAMES, unknown
from .answers import candidates

RULES = ("short", "full", "none")
"""How much of the rules a prompt has: the aim and this table's options, the whole text, nothing."""
NUMBER = re.compile(r"\d+")  # an amount, or that of a place, such as T0
PIECE = re.compile(r"[\[\]>]|[^\s\[\]>]+")


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
        if not isinstance(game, Game):
            if game not in GAMES:
                raise unknown(game)
            game = GAMES[game]
        self.game: AnyGame = game
        self.options: Any = game.options() if options is None else options
        many = game.usual_seats(self.options) if seats is None else arguments.whole(seats, "seats")
        game.check_seats(many, self.options)
        self._chance = Random(arguments.seed(seed))
        self._secret = f"{bits.mix(self._chance.state):016x}"  # the bots' seeds follow from it
        self._dealer = self._chance.below(many)
        self._bots = {
            arguments.seat(seat, many, "rivals"): bots.load(name, game.id)
            for seat, name in (rivals or {}).items()
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
        prompt = Prompt(self, by, language)
        parts = [*prompt.rules(rules), *prompt.news(), *prompt.position(view)]
        parts += prompt.choices(deal, legal=legal)
        text = "\n".join(parts)
        self._characters[by] += len(text)
        self._language[by] = language
        (self._listed.add if legal else self._listed.discard)(by)
        told = msgspec.to_builtins(view)
        position = self.game.describe(deal, by)
        return Ask(by, text, position, told, self.table.seq, told.get("phase", ""))

    def answer(self, seat: object, text: object) -> Accepted | Refused:
        """Play what a seat has answered, or say why that cannot be done.

        An answer is an action in any of the forms that people type: alone, on the last line, in
        bold letters, quotation marks or JSON.  One that could mean several actions is refused.
        """
        by = arguments.seat(seat, len(self._chairs), "seat")
        words = arguments.text(text, "text")
        try:
            self.table.refuse_turn(by, None, question=0)
            step = self.table.decide_play(by, self._meant(by, words))
        except ParlourError as error:
            self._refusals[by] += 1
            legal: tuple[str, ...] = ()
            if by in self._listed:
                legal = tuple([it.text for it in self.table.legal(by)])
            return Refused(by, error.code, error.rule, error.say(self._language[by]), legal)
        self.news[by].clear()
        self._happen(step)
        self._go_on()
        return Accepted(by, step.record.action)

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
        numbers = range(1, len(self._chairs) + 1)
        found = [texts.say("cli-player", language, {"number": number}) for number in numbers]
        if me >= 0:
            found[me] = texts.say("cli-you", language)
        return found

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


class Prompt:
    """The parts of a prompt for one seat, in one language."""

    def __init__(self, table: TextTable, seat: int, language: str) -> None:
        self.table, self.seat, self.language = table, seat, language
        self.game = table.game
        self.names = table.names(seat, language)

    def say(self, message: str, **facts: str | int) -> str:
        """Return a message of the catalogues."""
        return texts.say(message, self.language, facts)

    def of_seat(self, message: str, seat: int, **facts: str | int) -> str:
        """Return a message about a seat, which is the reader's own or another."""
        who = "me" if seat == self.seat else "other"
        return self.say(message, who=who, name=self.names[seat], **facts)

    def rules(self, much: str) -> Iterator[str]:
        """Yield the rules, and the options of this table that are unlike the usual ones."""
        if much == "none":
            return
        yield self.say(f"{self.game.id}-name")
        if much == "full":
            yield rulebook.text(self.game.id, self.language)
        else:
            yield self.say(f"{self.game.id}-aim")
        if own := [*self.options()]:
            yield self.say("ask-options", options=" · ".join(own))
        yield self.say("ask-cards")
        if texts.has(f"{self.game.id}-legend", texts.DEFAULT):
            yield self.say(f"{self.game.id}-legend")

    def options(self) -> Iterator[str]:
        """Yield the options that are not at their default."""
        for name, value in self.table.options.changed().items():
            label = f"{self.game.id}-option-{name}"
            chosen = f"{label}-{'null' if value is None else value}"
            if isinstance(value, bool):
                told = self.say("ask-yes" if value else "ask-no")
            elif texts.has(chosen, texts.DEFAULT):
                told = self.say(chosen)
            else:
                told = str(value)
            yield f"{self.say(label)}: {told}"

    def news(self) -> Iterator[str]:
        """Yield what has happened since the seat's last action."""
        for event in self.table.news[self.seat]:
            yield from self.told(event)

    def told(self, event: Event) -> Iterator[str]:
        """Yield an event in words."""
        match event:
            case DealStarted(number, dealer):
                yield self.of_seat("event-deal", dealer, number=number)
            case ActionPlayed(seat, _, text, moves):
                yield spoken.action_line(self.names, seat, text, moves)
            case Noted():
                yield event.say(self.game.id, self.language, self.names, self.seat)
            case DealEnded(_, kind, points, _):
                ending = self.say(f"{self.game.id}-result-{kind}")
                shown = spoken.scores(self.names, points)
                yield self.say("cli-ended", kind=ending, points=shown)
                totals = spoken.scores(self.names, self.table.table.match.totals)
                yield self.say("cli-totals", points=totals)
            case MatchEnded(ranking, _):
                yield self.of_seat("match-won", ranking[0])

    def position(self, view: msgspec.Struct) -> Iterator[str]:
        """Yield what the seat sees."""
        for label, text in spoken.view_lines(self.game, view, self.names, self.language):
            yield f"{label}: {text}"

    def choices(self, deal: Deal, *, legal: bool) -> Iterator[str]:
        """Yield what the seat can do: each kind of action, with all actions or with its forms."""
        yield self.say("cli-your-turn")
        kinds = dict[str, list[typed.ListedAction]]()
        for it in typed.listed(self.game, deal):
            kinds.setdefault(it.action.kind, []).append(it)
        for kind, of_kind in kinds.items():
            card = next((it.moved[0] for it in of_kind if it.moved), "")
            phrase = self.say(f"{self.game.id}-can-{kind}", card=card)
            shown = [with_range(it.action) for it in of_kind] if legal else forms(of_kind)
            yield f"- {phrase}: {', '.join(shown)}"
        yield self.say("ask-answer")


def with_range(action: LegalAction) -> str:
    """Return an action's text, with both ends of a range of amounts."""
    if action.high is None or action.low == action.high:
        return action.text
    return f"{action.text}\N{EN DASH}{action.high}"


def forms(actions: Sequence[typed.ListedAction]) -> list[str]:
    """Return the different forms of actions of a kind: words for cards and numbers.

    Forms that differ in the number of cards, or of brackets, are one.
    """
    found = dict[str, None]()
    for action, _ in actions:
        pieces = [form(piece) for piece in PIECE.findall(action.text)]
        text = re.sub(r"CARD( CARD)+", "CARD …", " ".join(pieces))
        text = re.sub(r"\[ (.*?) \]", r"[\1]", text).replace(" > ", ">")
        found[re.sub(r"(\[[^\]]*\])( \[[^\]]*\])+", r"\1 …", text)] = None
    if actions[0].action.high is not None:
        return [f"{it} ({ends(actions)})" for it in found]
    return [*found]


def form(piece: str) -> str:
    """Return a piece of an action's text without its value."""
    return "CARD" if is_card(piece) else NUMBER.sub("n", piece)


def ends(actions: Sequence[typed.ListedAction]) -> str:
    """Return the lowest and the highest amount of some actions."""
    lows = [it.action.low for it in actions if it.action.low is not None]
    highs = [it.action.high for it in actions if it.action.high is not None]
    return f"{min(lows)}\N{EN DASH}{max(highs)}"
