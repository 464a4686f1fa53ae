"""Bots that are other programs, which exchange lines of JSON (docs/extend/bot-protocol.md).

A question contains the state of the deal and its history, so that a program needs no memory and can
serve several tables.  Lines without an answer announce what happens between questions: a match, a
deal, a result.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
import subprocess
import threading
import weakref
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import IO, NamedTuple, TypeAlias

import msgspec

from ..core.deal import Deal
from ..core.errors import OptionError, ParlourError
from ..core.events import ActionPlayed
from ..core.game import LegalAction
from ..core.match import SheetRow
from ..core.options import Value
from ..core.told import NOTHING, FinishedDeal, Told
from ..games import GAMES
from .base import Bot, choose

EXEC = "exec:"
VERSION = 3
ANSWERED = (2, VERSION)  # the versions of questions that our bots answer
ANSWER_TIMEOUT_S = 60.0
END_TIMEOUT_S = 2.0


class ProgramLine(msgspec.Struct, frozen=True, tag_field="line"):
    """A line to a program: for one seat of the match with this name, which may be empty."""

    match: str
    seat: int


class MatchBegins(ProgramLine, frozen=True, tag="match"):
    """A match begins, or is announced for the first time."""

    parlour: int
    """The version of this protocol."""
    game: str
    options: Mapping[str, Value]
    seats: int


class DealBegins(ProgramLine, frozen=True, tag="deal"):
    """A deal of the match has been dealt."""

    number: int
    dealer: int


class DealEnds(ProgramLine, frozen=True, tag="result"):
    """The result of a deal, its history, and the game's view of it, as the seat saw it."""

    row: SheetRow
    history: tuple[ActionPlayed, ...]
    view: msgspec.Raw


class MatchEnds(ProgramLine, frozen=True, tag="over"):
    """The match is over."""

    totals: tuple[int, ...]
    places: tuple[int, ...]


class Question(ProgramLine, frozen=True, tag="question"):
    """A decision that is due: the deal as far as the seat knows it, and its history.

    Only this line expects an answer.
    """

    id: int
    """The answer repeats it."""
    parlour: int
    """The version of this protocol."""
    game: str
    seats: int
    number: int
    """The number of the deal, from 1."""
    dealer: int
    totals: tuple[int, ...]
    """The totals before this deal, of every seat."""
    history: tuple[ActionPlayed, ...]
    """The actions of this deal, in order."""
    position: str
    """The deal as the seat knows it (docs/library/notation.md), with options unlike the default."""
    legal: tuple[LegalAction, ...]
    budget: int
    """The number of worlds for a bot that searches."""
    seed: str
    """Its only source of chance, a 64-bit number: a text, because JSON numbers are too small."""
    view: msgspec.Raw = msgspec.Raw(b"null")
    """The game's view of the deal, as the seat sees it."""


class Answer(msgspec.Struct, frozen=True):
    """The seat's action, as in `LegalAction.text`; or the reason why there is no answer."""

    id: int
    """The id of the question."""
    action: str = ""
    error: str = ""


News: TypeAlias = MatchBegins | DealBegins | DealEnds | MatchEnds
LINE = msgspec.json.Decoder(News | Question)
ANSWER = msgspec.json.Decoder(Answer)


def question_of(
    seen: Deal, budget: int, seed: int, told: Told = NOTHING, number: int = 1
) -> Question:
    """Return the question to a bot that is to act in this deal; *number* is its id."""
    game, options, seat = seen.options.game, seen.options, seen.seat
    return Question(
        match=told.match,
        seat=seat,
        id=number,
        parlour=VERSION,
        game=game.id,
        seats=seen.seats,
        number=told.number,
        dealer=told.dealer,
        totals=told.totals or (getattr(options, "start_chips", 0),) * seen.seats,
        history=told.history,
        position=game.describe(seen, seat),
        legal=game.legal_actions(seen),
        budget=budget,
        seed=str(seed),
        view=msgspec.Raw(msgspec.json.encode(seen.view(seat))),
    )


class ToldSoFar(NamedTuple):
    """The part of a match that a program has been told: deals that began, and results."""

    begun: int = 0
    ended: int = 0


def news_of(deal: Deal, seat: int, told: Told, heard: ToldSoFar | None) -> Iterator[News]:
    """Yield the news of a match for a seat since it heard *heard*; None is nothing yet."""
    options, place = deal.options, (told.match, seat)
    if heard is None:
        heard = ToldSoFar()
        yield MatchBegins(*place, VERSION, options.game.id, options.to_dict(), deal.seats)
    for it in told.past[heard.ended :]:
        if it.row.number > heard.begun:
            yield DealBegins(*place, it.row.number, it.row.dealer)
        yield DealEnds(*place, it.row, it.history, msgspec.Raw(msgspec.json.encode(it.view)))
    if told.number > max(heard.begun, len(told.past)):
        yield DealBegins(*place, told.number, told.dealer)
    if told.places:
        yield MatchEnds(*place, told.totals, told.places)


# -- a program that answers ------------------------------------------------------------------------


class ProgramError(RuntimeError):
    """A fault of a program; `kind` names it for people (``cli-door-<kind>``)."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Program:
    """A running program; it ends when no bot refers to it any more."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(  # noqa: S603  a command of the person who plays here
            shlex.split(command), stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
        )
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.asked = 0
        self.heard: dict[tuple[str, int], ToldSoFar] = {}  # per match and seat
        heard = self.process.stdout, self.lines
        self.reader = threading.Thread(target=hear, args=heard, daemon=True)
        self.reader.start()
        weakref.finalize(self, end, self.process)

    def write(self, line: ProgramLine) -> None:
        """Send a line; a program that has ended is noticed at its next answer."""
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.write(msgspec.json.encode(line).decode() + "\n")
                self.process.stdin.flush()

    def announce(self, deal: Deal, seat: int, told: Told) -> None:
        """Send the news that a seat has not heard yet, if its match has a name."""
        if told.match:
            place = told.match, seat
            for news in news_of(deal, seat, told, self.heard.get(place)):
                self.write(news)
            self.heard[place] = ToldSoFar(told.number, len(told.past))
            if told.places:
                del self.heard[place]

    def ask(self, seen: Deal, budget: int, seed: int, told: Told) -> Answer:
        """Return its answer; `RuntimeError` if it sends none, or too much."""
        self.announce(seen, seen.seat, told)
        if not self.lines.empty():
            line = self._heard().strip()
            raise ProgramError("twice", f"more than one line in answer to one question: {line}")
        self.asked += 1
        self.write(question_of(seen, budget, seed, told, self.asked))
        answer = ANSWER.decode(self._heard())
        if answer.id != self.asked:
            told_twice = f"question {answer.id} was answered again instead of {self.asked}"
            raise ProgramError(
                "twice", f"more than one line in answer to one question: {told_twice}"
            )
        return answer

    def _heard(self) -> str:
        """Return its next line; `RuntimeError` if none comes in time, or it has ended."""
        try:
            line = self.lines.get(timeout=ANSWER_TIMEOUT_S)
        except Empty:
            raise ProgramError("late", f"no answer within {ANSWER_TIMEOUT_S:.0f} s") from None
        if not line:
            raise ProgramError("ended", f"the program has ended ({self.process.wait()})")
        return line


def hear(stream: IO[str] | None, lines: SimpleQueue[str]) -> None:
    """Pass on the lines of a program, and an empty line at its end."""
    if stream is not None:
        with stream:
            for line in stream:
                lines.put(line)
    lines.put("")


def end(process: subprocess.Popen[str]) -> None:
    """Wait for a program to end, or kill it."""
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    try:
        process.wait(END_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class ProgramBot:
    """A bot that is another program, which starts at the first question."""

    def __init__(self, command: str) -> None:
        self.name = EXEC + command
        self._command = command
        self._program: Program | None = None
        self._lock = threading.Lock()

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        with self._lock:
            self._program = self._program or Program(self._command)
            try:
                answer = self._program.ask(seen, budget, seed, told)
            except (RuntimeError, msgspec.DecodeError):
                self._program = None  # the next question starts it again
                raise
        if answer.error:
            raise ProgramError("refused", answer.error)
        code: int = seen.options.game.parse(seen, answer.action)
        return code

    def follow(self, deal: Deal, seat: int, told: Told) -> None:
        with self._lock:
            if self._program is not None:
                self._program.announce(deal, seat, told)


@lru_cache(64)
def program_bot(command: str) -> ProgramBot:
    """Return the bot of a command, one per process; `OptionError` if it cannot be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError("bot_not_found", bot=EXEC + command, text=str(error)) from error
    if not words or not shutil.which(words[0]):
        raise OptionError("bot_no_program", bot=EXEC + command)
    return ProgramBot(command)


# -- answering -------------------------------------------------------------------------------------


def answers(bot: Bot, game_id: str, lines: Iterable[str]) -> Iterator[str]:
    """Answer questions, line by line, as one of our bots; report a faulty line."""
    told = Heed(game_id)
    for sent in lines:
        line = sent.lstrip("\ufeff")  # some shells pipe a byte order mark first
        if line.strip() and (answer := answer_to(bot, told, line)):
            yield msgspec.json.encode(answer).decode()


class Heed:
    """The finished deals of running matches, as an answering bot has been told them."""

    def __init__(self, game_id: str) -> None:
        self.game = GAMES[game_id]
        self.past: dict[tuple[str, int], list[FinishedDeal]] = {}

    def take(self, news: News) -> None:
        """Store an announcement."""
        place = news.match, news.seat
        if isinstance(news, DealEnds):
            view = msgspec.json.decode(news.view, type=self.game.view_type)
            found = FinishedDeal(news.row, news.history, view)
            self.past.setdefault(place, []).append(found)
        elif not isinstance(news, DealBegins):
            self.past.pop(place, None)

    def told(self, asked: Question) -> Told:
        """Return what the seat of a question has been told."""
        past = tuple(self.past.get((asked.match, asked.seat), ()))
        now = asked.number, asked.dealer, asked.history
        return Told(*now, past, asked.totals, match=asked.match)


def answer_to(bot: Bot, heed: Heed, line: str) -> Answer | None:
    """Return the bot's answer to a line; None for an announcement."""
    number = 0
    try:
        asked = LINE.decode(line)
        if not isinstance(asked, Question):
            heed.take(asked)
            return None
        number, game = asked.id, heed.game
        if asked.parlour not in ANSWERED or asked.game != game.id:
            return Answer(number, error=f"this is {game.id}, version {VERSION}")
        seen = game.position(asked.position)
        wish = asked.budget, int(asked.seed), heed.told(asked)
        return Answer(number, game.format(seen, choose(bot, seen.clone(), *wish)))
    except (msgspec.DecodeError, ParlourError, ValueError) as error:
        return Answer(number, error=str(error))
