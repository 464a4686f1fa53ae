"""What a table's best bot would do, or would have done, for a person who asks; nothing changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from ... import bots
from ...core import texts
from ...core.deal import Deal
from ...core.errors import ParlourError
from ...core.game import AnyGame, LegalAction
from ...core.told import Choice
from ..ground.errors import Failure, TooMuch
from ..wire.connection import Connection
from ..wire.protocol import Hint, Hinted, Review, Reviewed, Worth, frame
from ..wire.refusals import refusal_of
from .bots import Account, BotRunner
from .room import BotQuestion, Room

log = logging.getLogger(__name__)
FEW = 4
"""Alternatives that a person is told of, besides what he did himself."""


class Advised(NamedTuple):
    """What a bot would do, why, and what that and some alternatives are worth."""

    action: LegalAction
    reason: bots.Reason | None
    worth: tuple[Worth, ...]


class Adviser:
    """Answers the questions of a table's seats, of each one at a time.

    So nobody keeps the bots of other tables waiting.
    """

    def __init__(self, room: Room, runner: BotRunner, account: Account) -> None:
        self._room = room
        self._runner = runner
        self._account = account
        self._asking: dict[int, asyncio.Task[None]] = {}

    def ask(self, connection: Connection, question: Hint | Review) -> None:
        """Begin to find out what a person asks; tell it once that is known."""
        if connection.seat in self._asking:
            refusal = self._refuse(connection, question, TooMuch("hint_running"))
            connection.push(frame(refusal))
        else:
            answering = self._answer(connection, question)
            self._asking[connection.seat] = asyncio.create_task(answering)

    async def _answer(self, connection: Connection, question: Hint | Review) -> None:
        try:
            told = await self._find(connection, question)
        except ParlourError as error:
            told = self._refuse(connection, question, error)
        except Exception:  # whatever it was: this question has failed, the table goes on
            log.exception("failed", extra={"table": self._room.name, "seat": connection.seat})
            told = self._refuse(connection, question, Failure())
        finally:
            del self._asking[connection.seat]  # first: who is told may ask again
        connection.push(frame(told))

    async def _find(self, connection: Connection, question: Hint | Review) -> Hinted | Reviewed:
        """Return the answer to a question; it may be refused."""
        room, seat, language = self._room, connection.seat, connection.language
        if isinstance(question, Hint):
            seq = room.seq
            deal, asked = room.decide_hint(seat, question.actions, question.at)
            return Hinted(question.id, seq, *await self._advise(deal, asked), None)
        choices = room.choices(seat, question.deal)
        if not choices:
            return Reviewed(question.id, 0, [], None, None, None, (), None)
        chosen, asked = room.decide_review(seat, question.deal, choices, question.choice)
        lines = lines_of(room.game, chosen, language)
        played = room.game.chosen_action(chosen.deal, chosen.code)
        found = await self._advise(chosen.deal, asked)
        return Reviewed(question.id, len(choices), lines, played, *found, None)

    def _refuse(
        self, connection: Connection, question: Hint | Review, error: ParlourError
    ) -> Hinted | Reviewed:
        """Return the message that tells a person why there is no answer."""
        refusal = refusal_of(error, connection.language)
        if isinstance(question, Hint):
            return Hinted(question.id, self._room.seq, None, None, (), refusal)
        return Reviewed(question.id, 0, [], None, None, None, (), refusal)

    async def _advise(self, deal: Deal, asked: BotQuestion) -> Advised:
        """Ask a bot; `Failure` if it fails."""
        advice = await self._runner.advise(deal, asked, self._account)
        shown = self._room.game.chosen_action
        worth = tuple(
            Worth(shown(deal, it.code), it.tenths)
            for place, it in enumerate(advice.weighed)
            if place <= FEW or it.code == asked.also
        )
        return Advised(shown(deal, advice.code), advice.reason, worth)

    def stop(self) -> None:
        """Answer nothing more."""
        for task in list(self._asking.values()):
            task.cancel()


def lines_of(game: AnyGame, choice: Choice, language: str) -> list[tuple[str, str]]:
    """Return a position as who chose in it saw it, in lines with what each is called."""
    lines: Sequence[tuple[str, str]] = game.lines(choice.deal.view(choice.deal.seat))
    return [
        (texts.say(f"{game.id}-line-{word}", language), texts.in_words(text, game.id, language))
        for word, text in lines
    ]
