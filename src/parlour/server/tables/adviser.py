"""Hints and reviews: what the best bot would do or would have done, and how much luck there was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from ... import bots
from ...core import texts
from ...core.deal import Deal
from ...core.errors import ParlourError
from ...core.events import EVERYBODY, Move
from ...core.game import AnyGame, LegalAction
from ...core.told import Choice
from ...search import luck
from ...search.luck import Parts
from ..ground.errors import Failure, NotNow, TooMuch
from ..state.questions import BotQuestion, choices_of, decide_hint, decide_review
from ..state.room import Room
from ..wire.connection import Connection
from ..wire.protocol.client import HintMessage, ReviewMessage, WeighMessage
from ..wire.protocol.server import (
    BalanceInfo,
    HintedMessage,
    PartInfo,
    ReviewedMessage,
    WeighedMessage,
    WorthInfo,
    frame,
)
from ..wire.protocol.table import RefusalInfo
from ..wire.refusals import refusal_of
from .bots import Account, BotRunner

log = logging.getLogger(__name__)
MAX_ALTERNATIVES = 4  # in an answer, besides the person's own action


Question = HintMessage | ReviewMessage | WeighMessage
Answer = HintedMessage | ReviewedMessage | WeighedMessage


class Advised(NamedTuple):
    """A bot's action, its reason, and the worth of it and of some alternatives."""

    action: LegalAction
    reason: bots.Reason | None
    worth: tuple[WorthInfo, ...]
    places: tuple[Move, ...]


class Adviser:
    """Answers questions from a table's seats, one of each kind at a time per seat.

    So one person cannot keep the bots of other tables waiting.
    """

    def __init__(self, room: Room, runner: BotRunner, account: Account) -> None:
        self._room = room
        self._runner = runner
        self._account = account
        self._asking: dict[tuple[int, type[Question]], asyncio.Task[None]] = {}
        self._parts: asyncio.Task[Parts] | None = None

    def ask(self, connection: Connection, question: Question) -> None:
        """Start answering a question; send the answer when it is known."""
        asked = connection.seat, type(question)
        if asked in self._asking:
            refusal = self._refuse(connection, question, TooMuch("hint_running"))
            connection.push(frame(refusal))
        else:
            answering = self._answer(connection, question)
            self._asking[asked] = asyncio.create_task(answering)

    async def _answer(self, connection: Connection, question: Question) -> None:
        try:
            told = await self._find(connection, question)
        except ParlourError as error:
            told = self._refuse(connection, question, error)
        except Exception:  # only this question fails; the table goes on
            log.exception("failed", extra={"table": self._room.name, "seat": connection.seat})
            told = self._refuse(connection, question, Failure())
        finally:
            # Before the answer, after which the client may ask again.
            del self._asking[connection.seat, type(question)]
        connection.push(frame(told))

    async def _find(self, connection: Connection, question: Question) -> Answer:
        """Return the answer to a question, or raise a refusal."""
        room, seat, language = self._room, connection.seat, connection.language
        if isinstance(question, HintMessage):
            seq = room.seq
            deal, asked = decide_hint(room, seat, question.actions, question.at)
            return hinted(question, seq, await self._advise(deal, asked))
        if isinstance(question, WeighMessage):
            return WeighedMessage(question.id, await self._weigh(seat), None)
        choices = choices_of(room, seat, question.deal)
        if not choices:
            return reviewed(question)
        chosen, asked = decide_review(room, seat, question.deal, choices, question.choice)
        return reviewed(
            question,
            choices=len(choices),
            seq=chosen.seq,
            lines=lines_of(room.game, chosen, language),
            played=room.game.chosen_action(chosen.deal, chosen.code),
            played_places=places_of(room.game, chosen.deal, chosen.code),
            found=await self._advise(chosen.deal, asked),
        )

    def _refuse(self, connection: Connection, question: Question, error: ParlourError) -> Answer:
        """Return the answer that carries a refusal."""
        refusal = refusal_of(error, connection.language)
        if isinstance(question, WeighMessage):
            return WeighedMessage(question.id, None, refusal)
        if isinstance(question, HintMessage):
            return hinted(question, self._room.seq, refusal=refusal)
        return reviewed(question, refusal=refusal)

    async def _weigh(self, seat: int) -> BalanceInfo:
        """Return the balance of a seat; the parts of the match are found out once for all.

        ``NotNow`` unless the match is over and has a finished deal.
        """
        room = self._room
        courses = [it for it in room.table.memory.courses if it.row is not None]
        if room.table.waiting != "over" or not courses:
            raise NotNow("no_luck")
        if self._parts is None:
            weighing = self._runner.weigh(room.game, courses, self._account)
            self._parts = asyncio.create_task(weighing)
        try:
            parts = await asyncio.shield(self._parts)
        except Exception:
            self._parts = None
            raise
        found = parts.balance(seat)
        shares = (PartInfo(it.points, it.error) for it in (found.luck, found.own, found.others))
        return BalanceInfo(len(courses), parts.worlds, luck.VERSION, found.ahead, *shares)

    async def _advise(self, deal: Deal, asked: BotQuestion) -> Advised:
        """Ask a bot; `Failure` if it fails."""
        advice = await self._runner.advise(deal, asked, self._account)
        shown = self._room.game.chosen_action
        worth = tuple(
            WorthInfo(shown(deal, it.code), it.tenths)
            for place, it in enumerate(advice.weighed)
            if place <= MAX_ALTERNATIVES or it.code == asked.also
        )
        places = places_of(self._room.game, deal, advice.code)
        return Advised(shown(deal, advice.code), advice.reason, worth, places)

    def stop(self) -> None:
        """Cancel all answers."""
        for task in [*self._asking.values(), *filter(None, [self._parts])]:
            task.cancel()


def hinted(
    question: HintMessage,
    seq: int,
    found: Advised | None = None,
    refusal: RefusalInfo | None = None,
) -> HintedMessage:
    """Return the answer to a question for a hint."""
    return HintedMessage(
        id=question.id,
        seq=seq,
        action=found and found.action,
        reason=found and found.reason,
        worth=found.worth if found else (),
        refusal=refusal,
    )


def reviewed(
    question: ReviewMessage,
    *,
    choices: int = 0,
    seq: int = 0,
    lines: Sequence[tuple[str, str]] = (),
    played: LegalAction | None = None,
    played_places: tuple[Move, ...] = (),
    found: Advised | None = None,
    refusal: RefusalInfo | None = None,
) -> ReviewedMessage:
    """Return the answer to a question about a finished deal."""
    return ReviewedMessage(
        id=question.id,
        choices=choices,
        seq=seq,
        lines=[*lines],
        played=played,
        action=found and found.action,
        reason=found and found.reason,
        worth=found.worth if found else (),
        played_places=played_places,
        places=found.places if found else (),
        refusal=refusal,
    )


def lines_of(game: AnyGame, choice: Choice, language: str) -> list[tuple[str, str]]:
    """Return a position as its chooser saw it: lines of text with their names."""
    lines: Sequence[tuple[str, str]] = game.lines(choice.deal.view(choice.deal.seat))
    return [
        (texts.say(f"{game.id}-line-{word}", language), texts.in_words(text, game.id, language))
        for word, text in lines
    ]


def places_of(game: AnyGame, deal: Deal, code: int) -> tuple[Move, ...]:
    """Return the cards that an action moves, as far as the seat can tell that chooses it.

    The deal has made up what the seat did not know.  So cards of other hands are left out, and
    those of the own hand that the action does not name.
    """
    own, named = f"hand:{deal.seat}", game.chosen_action(deal, code).cards
    named += ("*",) * any(card.startswith("*") for card in named)
    return tuple(
        Move(move.card, move.source, move.target)
        if move.source == own
        else move.for_seat(EVERYBODY)
        for move in game.moves(deal, code)
        if (move.card in named if move.source == own else not move.source.startswith("hand:"))
    )
