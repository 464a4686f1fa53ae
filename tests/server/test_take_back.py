"""A person among bots takes decisions back; the log, its replay and its seals say so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import GAMES, Replay, bots
from parlour.cli import main
from parlour.core import sealed, texts
from parlour.core.errors import ReplayError
from parlour.core.events import DecisionTakenBack
from parlour.core.table import Played, TakenBack
from parlour.server.state import room
from parlour.server.store.records import Happened
from parlour.server.wire.protocol.client import LeaveMessage, NextMessage, TakeBackMessage
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import RefusedMessage, UpdateMessage
from tests.server.conftest import Start
from tests.server.running import Seat, Server


def to_choice(seat: Seat) -> tuple[Any, ...]:
    """Wait for a choice of this seat, in any deal; return what it sees and may do."""
    while True:
        seat.wait(lambda now: bool(now.legal) or now.waiting != "play")
        if len(seat.now.legal) > 1:
            return seat.view, seat.now.legal
        if seat.now.legal:
            play(seat, 0)
        else:
            assert seat.now.waiting == "deal"
            seat.send(NextMessage(seat.now.seq))
            seat.wait(lambda now: now.waiting == "play")


def play(seat: Seat, place: int) -> None:
    """Play one of the legal actions, and read that it is done."""
    seq = seat.now.seq
    seat.play(seat.now.legal[place])
    seat.wait(lambda now: now.seq > seq)


def answer(seat: Seat, at: int | None = None) -> DecisionTakenBack | str:
    """Ask to take the last decision back; return the event, or the code of the refusal."""
    seat.send(TakeBackMessage(seat.now.seq if at is None else at))
    while True:
        told = seat.receive()
        if isinstance(told, RefusedMessage):
            return told.code
        for event in told.events if isinstance(told, UpdateMessage) else ():
            if isinstance(event, DecisionTakenBack):
                return event


def take_back(seat: Seat) -> tuple[tuple[Any, ...], DecisionTakenBack]:
    """Choose something and take it back; return what the seat saw before, and the event."""
    while True:
        before = to_choice(seat)
        play(seat, 0)
        event = answer(seat)
        if isinstance(event, DecisionTakenBack):
            return before, event
        assert event == "take_back_late"  # bots have ended the deal


def shown(seat: Seat) -> tuple[Any, ...]:
    """Return what a seat sees and may do."""
    return seat.view, seat.now.legal


def records(server: Server, table: str) -> list[TakenBack]:
    """Return the log's records of decisions taken back."""
    happened = [it.record for it in server.entries(table) if isinstance(it, Happened)]
    return [it for it in happened if isinstance(it, TakenBack)]


def played(server: Server, table: str) -> list[Played]:
    """Return the log's actions."""
    happened = [it.record for it in server.entries(table) if isinstance(it, Happened)]
    return [it for it in happened if isinstance(it, Played)]


def replay_of(server: Server, place: PlaceInfo) -> Replay:
    status, text, _ = server.fetch(f"/api/tables/{place.table}/replay")
    assert status == 200, text
    return Replay.read(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_taken_back_survives_a_restart_and_is_verified(
    start: Start, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    others = "steady" if game == "gin" else "random"  # others are slow without a compiler
    place = server.open(game=game, others=others, preset=None)
    with Seat(server, place) as ann:
        before, event = take_back(ann)
        assert shown(ann) == before
        server.kill()
    server.restart()
    with Seat(server, place) as ann:
        assert shown(ann) == before
        assert records(server, place.table) == [TakenBack(ann.seat, event.to)]
        play(ann, -1)
        to_choice(ann)
        second = answer(ann)
        if isinstance(second, str):  # bots have ended the deal, and perhaps begun another
            assert second in ("take_back_late", "take_back_none")
        while not {it.seat for it in played(server, place.table)} - {ann.seat}:
            to_choice(ann)
            play(ann, 0)
            ann.settle()
        if ann.now.waiting != "over":
            ann.resign()
    _, info = server.ask(f"/api/tables/{place.table}")
    replay = replay_of(server, place)
    assert info["taken_back"] == replay.taken_back == len(records(server, place.table)) >= 1
    assert replay.version == 2
    assert sealed.check(replay, GAMES).deals >= 1
    assert bots.verify(replay, GAMES).difference is None
    file = tmp_path / "match.json"
    file.write_text(replay.to_text(), "utf-8")
    assert main(["verify", str(file), "--bots"]) in (0, 3)
    count = texts.say("cli-seals-taken_back", "en", {"count": replay.taken_back})
    assert count in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0


def test_what_cannot_be_taken_back_is_refused_with_its_reason(start: Start) -> None:
    server = start()
    place = server.open_with_bot(game="gin")
    with Seat(server, place) as ann:
        ann.wait(lambda now: bool(now.legal))
        asked = ann.now.seq
        if asked == 1:
            assert answer(ann) == "take_back_none"
        take_back(ann)
        at = ann.now.seq
        play(ann, 0)
        assert answer(ann, at) == "stale_move"  # the same request again
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
    lesson = server.open(game="gin", lesson=True, preset=None)
    with Seat(server, lesson) as ann:
        ann.wait(lambda now: bool(now.legal))
        assert answer(ann) == "take_back_lesson"
    place = server.open(game="gin")
    ben = server.join(place.table, "Ben")
    with Seat(server, place) as ann, Seat(server, ben) as other:
        for seat in (ann, other):
            seat.wait(lambda now: now.waiting == "play")
        mover = ann if ann.now.legal else other
        play(mover, 0)
        assert answer(mover) == "take_back_unfair"
        (other if mover is ann else ann).send(LeaveMessage())  # now a bot plays on
        while isinstance(found := answer(mover), str):
            assert found == "take_back_unfair"


def test_a_deal_allows_only_so_many_decisions_to_be_taken_back(start: Start) -> None:
    server = start()
    place = server.open_with_bot(game="gin")
    with Seat(server, place) as ann:
        take_back(ann)
        for _ in range(room.MAX_TAKEN_BACK - 1):
            play(ann, 0)
            assert isinstance(answer(ann), DecisionTakenBack)
        play(ann, 0)
        assert answer(ann) == "take_back_often"
    assert len(records(server, place.table)) == room.MAX_TAKEN_BACK


def test_a_file_that_claims_another_take_back_is_refused(start: Start) -> None:
    server = start()
    place = server.open_with_bot(game="gin")
    with Seat(server, place) as ann:
        _, event = take_back(ann)
        play(ann, 0)
        ann.resign()
    replay = replay_of(server, place)
    number = next(i for i, it in enumerate(replay.deals) if "take-back" in " ".join(it.actions))
    deal = replay.deals[number]
    line = next(it for it in deal.actions if "take-back" in it)
    for lie in (
        f"P{event.seat} take-back {event.to + 1}",
        f"P{1 - event.seat} take-back {event.to}",
        f"P9 take-back {event.to}",
    ):
        actions = tuple(lie if it == line else it for it in deal.actions)
        deals = list(replay.deals)
        deals[number] = msgspec.structs.replace(deal, actions=actions)
        false = msgspec.structs.replace(replay, deals=tuple(deals))
        with pytest.raises(ReplayError) as raised:
            sealed.check(false, GAMES)
        assert raised.value.code in ("replay_take_back", "seal_log")
