"""How much luck decided a match: told once it is over, to each seat from its own side."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour import GAMES, bots
from parlour.server.wire.protocol.client import EndMessage, WeighMessage
from parlour.server.wire.protocol.server import WeighedMessage
from tests.server.running import Seat, Server, play_until
from tests.server.test_hint import room_of
from tests.server.test_review import play_a_deal


def weigh(seat: Seat) -> WeighedMessage:
    """Ask how much was luck, and return the answer."""
    seat.send(WeighMessage("l"))
    return seat.expect(WeighedMessage)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots look at few worlds."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.db", bot_budget=4)
    yield running
    running.stop()
    assert "Traceback" not in "".join(running.log)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_match_the_parts_add_up_to_the_lead(server: Server, game: str) -> None:
    place = server.open(game=game, others="random")
    with Seat(server, place) as ann:
        play_a_deal(ann)
        ann.settle()
        if ann.now.waiting == "deal":
            early = weigh(ann)
            assert early.balance is None
            assert early.refusal
            assert early.refusal.code == "no_luck"
            ann.send(EndMessage(ann.now.seq))
            ann.wait(lambda now: now.waiting == "over")
        told = weigh(ann)
        assert told.refusal is None
        assert told.balance is not None
        found = told.balance
        courses = room_of(server, place.table).table.memory.courses
        assert found.deals == len(courses)
        parts = bots.weigh_match(GAMES[game], courses, found.worlds)
        own = parts.balance(ann.seat)
        assert (found.ahead, found.own.points) == (own.ahead, own.own.points)
        points = parts.result
        others = (sum(points) - points[ann.seat]) / (len(points) - 1)
        assert found.ahead == pytest.approx(points[ann.seat] - others)
        told_parts = found.luck.points + found.own.points + found.others.points
        assert told_parts == pytest.approx(found.ahead)


def test_both_may_ask_at_once_and_hear_of_the_same_luck(server: Server) -> None:
    place = server.open()
    friend = server.join(place.table)
    with Seat(server, place) as ann, Seat(server, friend) as ben:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
        for person in (ann, ben):
            person.settle()
            person.send(EndMessage(person.now.seq))
        for person in (ann, ben):
            person.wait(lambda now: now.waiting == "over")
            person.send(WeighMessage("l"))
        one, other = (person.expect(WeighedMessage).balance for person in (ann, ben))
        assert one
        assert other
        assert one.luck.points == pytest.approx(-other.luck.points)
        assert one.own.points == pytest.approx(-other.others.points)


def test_a_match_without_a_finished_deal_has_nothing_to_weigh(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place, lang="de") as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.resign()
        ann.wait(lambda now: now.waiting == "over")
        refusal = weigh(ann).refusal
        assert refusal
        assert refusal.code == "no_luck"
        assert refusal.text.startswith("Glück und Spielweise")
