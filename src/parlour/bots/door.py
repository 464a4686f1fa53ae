"""A door for bots of other programs: a line of JSON for each decision, and one back (docs/bots.md).

A question says all that the seat knows, so that a program needs no memory and can be asked by
several tables.
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
from typing import IO

import msgspec

from ..core.deal import Deal
from ..core.errors import OptionError, ParlourError
from ..core.game import LegalAction
from ..core.options import Value
from ..games import GAMES
from .base import Bot

EXEC = "exec:"
VERSION = 1
PATIENCE = 60.0  # seconds for an answer
LEAVE = 2.0  # seconds to end in


class Question(msgspec.Struct, frozen=True):
    """What a seat has to decide, and all that it knows."""

    parlour: int
    """The version of this protocol."""
    game: str
    options: Mapping[str, Value]
    seats: int
    seat: int
    position: str
    """The deal as the seat knows it (docs/notation.md)."""
    legal: tuple[LegalAction, ...]
    budget: int
    """How many worlds a bot that searches may look at."""
    seed: str
    """Its only source of chance, a number of 64 bits: a text, as JSON knows no such numbers."""


class Answer(msgspec.Struct, frozen=True):
    """What the seat does, as `LegalAction.text` has it; or why no answer can be given."""

    action: str = ""
    error: str = ""


QUESTION, ANSWER = msgspec.json.Decoder(Question), msgspec.json.Decoder(Answer)


def question_of(seen: Deal, budget: int, seed: int) -> Question:
    """Return what is asked of a bot that is to act in this deal."""
    game, options, seat = seen.options.game, seen.options, seen.seat
    legal = tuple(game.legal_action(seen, code) for code in seen.legal())
    place = options.to_dict(), seen.seats, seat, game.describe(seen, seat)
    return Question(VERSION, game.id, *place, legal, budget, str(seed))


# -- a program that answers ------------------------------------------------------------------------


class Program:
    """A program that is running; it ends when nobody asks it any more."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(  # noqa: S603  a command of whoever plays here
            shlex.split(command), stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
        )
        self.lines: SimpleQueue[str] = SimpleQueue()
        reader = threading.Thread(target=hear, args=(self.process.stdout, self.lines), daemon=True)
        reader.start()
        weakref.finalize(self, end, self.process)

    def ask(self, line: str) -> str:
        """Return the line that comes back; `RuntimeError` if none does."""
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):  # that it has ended is seen below
                self.process.stdin.write(line + "\n")
                self.process.stdin.flush()
        try:
            found = self.lines.get(timeout=PATIENCE)
        except Empty:
            raise RuntimeError(f"no answer within {PATIENCE:.0f} s") from None
        if not found:
            raise RuntimeError(f"the program has ended ({self.process.wait()})")
        return found


def hear(stream: IO[str] | None, lines: SimpleQueue[str]) -> None:
    """Pass on what a program says, and at its end an empty line."""
    if stream is not None:
        with stream:
            for line in stream:
                lines.put(line)
    lines.put("")


def end(process: subprocess.Popen[str]) -> None:
    """Let a program end, or end it."""
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    try:
        process.wait(LEAVE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class ProgramBot:
    """A bot that another program is; it is started when it is first asked."""

    def __init__(self, command: str) -> None:
        self.name = EXEC + command
        self._command = command
        self._program: Program | None = None
        self._lock = threading.Lock()

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        question = msgspec.json.encode(question_of(seen, budget, seed)).decode()
        with self._lock:
            self._program = self._program or Program(self._command)
            try:
                line = self._program.ask(question)
            except RuntimeError:
                self._program = None  # another time it is started anew
                raise
        answer = ANSWER.decode(line)
        if answer.error:
            raise RuntimeError(answer.error)
        code: int = seen.options.game.parse(seen, answer.action)
        return code


@lru_cache(64)
def program_bot(command: str) -> ProgramBot:
    """Return the bot of a command, in a process always the same; `OptionError` if it is none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError("bot_not_found", bot=EXEC + command, text=str(error)) from error
    if not words or not shutil.which(words[0]):
        raise OptionError("bot_not_found", bot=EXEC + command, text="PATH")
    return ProgramBot(command)


# -- answering -------------------------------------------------------------------------------------


def answers(bot: Bot, game_id: str, lines: Iterable[str]) -> Iterator[str]:
    """Answer questions, line by line, as one of our bots; a faulty one is told so."""
    for line in lines:
        if line.strip():
            yield msgspec.json.encode(answer_to(bot, game_id, line)).decode()


def answer_to(bot: Bot, game_id: str, line: str) -> Answer:
    """Return what a bot answers to a question."""
    try:
        asked = QUESTION.decode(line)
        if (asked.parlour, asked.game) != (VERSION, game_id):
            return Answer(error=f"this is {game_id}, version {VERSION}")
        game = GAMES[game_id]
        seen = game.position(asked.position)
        code = bot.choose(seen.clone(), asked.budget, int(asked.seed))
        return Answer(game.format(seen, code))
    except (msgspec.DecodeError, ParlourError, ValueError) as error:
        return Answer(error=str(error))
