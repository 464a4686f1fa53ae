"""A deal of a finished match can be seen again, as each seat was told it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, TypeAlias

import msgspec
import pytest

import parlour
from parlour.server.ground.tokens import public_id
from parlour.server.wire.protocol.client import EndMessage, NextMessage
from parlour.server.wire.protocol.server import (
    PositionMessage,
    ServerMessage,
    SnapshotMessage,
    UpdateMessage,
)
from tests.following import Following
from tests.helpers import some
from tests.server.running import Seat, Server, play_until

DEALS = 2
Positions: TypeAlias = dict[int, tuple[bytes, list[Any]]]
"""Views and events by the number of the position."""


class Watcher(Seat):
    """A person who keeps every position of a deal, and what happened on the way to it."""

    def __init__(self, *arguments: Any) -> None:
        self.kept: dict[int, Positions] = {}
        self.deal = 0
        super().__init__(*arguments)

    def receive(self) -> ServerMessage:
        """Keep the positions as they come."""
        message = super().receive()
        if isinstance(message, PositionMessage):
            self.deal += any(it.__struct_config__.tag == "deal_started" for it in message.events)
            kept = self.kept.setdefault(self.deal, {})
            events = kept[message.seq][1] if message.seq in kept else []
            if isinstance(message, UpdateMessage):
                events = [*events, *message.events]
            kept[message.seq] = (self._following.text, events)
        return message


def play(*seats: Watcher) -> None:
    """Play some deals with any legal action, and end the match by agreement."""
    while any(seat.now.waiting != "over" for seat in seats):
        acting = next((seat for seat in seats if seat.awaited), None)
        if acting is None:
            min(seats, key=lambda seat: seat.now.seq).receive()
            continue
        seq = acting.now.seq
        if acting.now.legal:
            acting.play(acting.now.legal[seq % len(acting.now.legal)])
            acting.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
        elif len(acting.sheet.rows) < DEALS:
            acting.send(NextMessage(seq))
            acting.wait(lambda now: now.seq > seq or now.ready[acting.seat])  # noqa: B023
        else:
            for seat in seats:
                seat.wait(lambda now: now.waiting in ("deal", "over"))
                seat.send(EndMessage(seat.now.seq))
            for seat in seats:
                seat.wait(lambda now: now.waiting == "over")


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as entered:
        yield entered


def shown(server: Server, table: str, deal: int, seat: int) -> tuple[int, Any]:
    """Ask for a deal as a seat was told it."""
    return server.ask(f"/api/tables/{table}/deals/{deal}/{seat}")


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_every_position_of_every_seat_is_as_it_was_told(
    server: Server, people: ExitStack, game: str
) -> None:
    rules = parlour.GAMES[game]
    count = min(rules.seats_for(rules.options()))
    first = server.open(game=game, seats=count)
    places = [first, *(server.join(first.table) for _ in range(count - 1))]
    seats = [people.enter_context(Watcher(server, place)) for place in places]
    play(*seats)
    for seat in seats:
        for deal, kept in seat.kept.items():
            if deal == 0:
                continue
            status, answer = shown(server, first.table, deal, seat.seat)
            assert status == 200, answer
            start = msgspec.convert(answer["start"], SnapshotMessage)
            updates = msgspec.convert(answer["updates"], list[UpdateMessage])
            follows = Following()
            follows.take(start)
            found: Positions = {start.seq: (follows.text, [])}
            for update in updates:
                follows.take(update)
                events = found[update.seq][1] if update.seq in found else []
                found[update.seq] = (follows.text, [*events, *update.events])
            assert found.keys() <= kept.keys()
            for seq, (view, events) in found.items():
                assert view == kept[seq][0]
                if seq > start.seq:
                    assert events == kept[seq][1][: len(events)]
            assert not start.legal
            assert not any(it.legal for it in updates)
            assert updates[-1].sheet is not None
            assert start.seat == seat.seat
            assert answer["landmarks"] == sorted(rules.landmarks)


def test_no_deal_is_shown_before_the_match_is_over(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place) as seat:
        seat.wait(lambda now: now.seq > 0)
        status, refusal = shown(server, place.table, 1, 0)
    assert (status, refusal["code"]) == (409, "match_running")


def test_a_key_opens_what_its_own_seat_was_told_of_finished_deals(server: Server) -> None:
    first = server.open()
    second = server.join(first.table)
    with Watcher(server, first) as ann, Watcher(server, second) as ben:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
        ann.settle()

        def ask(deal: int, seat: int, key: str) -> int:
            path = f"/api/tables/{public_id(first.table)}/deals/{deal}/{seat}"
            return server.ask(path, authorization=f"Bearer {first.table}.{key}")[0]

        assert ask(1, 0, first.token) == ask(1, 1, second.token) == 200
        assert ask(1, 1, first.token) == ask(1, 0, second.token) == ask(1, 0, "no key") == 409
        for seat in (ann, ben):
            seat.send(NextMessage(seat.now.seq))
        for seat in (ann, ben):
            seat.wait(lambda now: now.waiting == "play")
        assert ask(1, 0, first.token) == 200
        assert ask(2, 0, first.token) == 409


def test_deals_and_seats_that_do_not_exist_are_refused(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place) as seat:
        seat.wait(lambda now: now.seq > 0)
        seat.resign()
    for deal, chair, code in (
        (2, 0, "no_such_deal"),
        (0, 0, "no_such_deal"),
        (1, 2, "no_such_seat"),
    ):
        status, refusal = shown(server, place.table, deal, chair)
        assert (status, refusal["code"]) == (400, code)
    assert shown(server, place.table, 1, 1)[0] == 200
