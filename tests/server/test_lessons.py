"""Practice deals: the same pack and the same bots every time, over after one deal."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots import names
from parlour.core.replay import Replay
from parlour.core.table import Dealt
from parlour.server.store.records import Happened, Opened
from parlour.server.wire.protocol.http import PlaceInfo
from tests.lessons import LESSONS as WRITTEN
from tests.lessons import line_of
from tests.server.conftest import Start
from tests.server.running import Seat, Server

LESSONS = {game.id: game.lesson for game in parlour.GAMES.values() if game.lesson}
each_lesson = pytest.mark.parametrize("game", LESSONS)


def sit(server: Server, game: str) -> PlaceInfo:
    return server.open(game=game, lesson=True, name="Aki")


def play(seat: Seat, line: list[str]) -> None:
    """Play these actions, each as soon as it is the seat's turn."""
    for action in line:
        seat.wait(lambda now: bool(now.legal))
        before = seat.now.seq
        seat.play(action)
        seat.wait(lambda now, before=before: now.seq > before)  # type: ignore[misc]


def test_every_lesson_has_its_line() -> None:
    assert set(WRITTEN) == set(LESSONS)


@each_lesson
def test_a_lesson_is_a_deal_by_the_rules(game: str) -> None:
    lesson, played = LESSONS[game], parlour.GAMES[game]
    rules = played.options(None, **lesson.options)
    played.check_seats(lesson.seats, rules)
    played.check_pack(played.read_pack(lesson.deck), rules, lesson.seats)
    assert 0 <= lesson.dealer < lesson.seats
    assert lesson.bot in names(game)


@each_lesson
def test_the_line_leads_to_the_end_and_everything_can_be_computed_again(
    server: Server, game: str
) -> None:
    place = sit(server, game)
    with Seat(server, place) as seat:
        play(seat, line_of(game))
        seat.wait(lambda now: now.waiting == "over")
        totals = seat.sheet.totals
    status, info = server.ask(f"/api/tables/{place.table}")
    assert (status, info["lesson"], info["deal"]) == (200, True, 1)
    _, text, _ = server.fetch(f"/api/tables/{place.table}/replay")
    replay = Replay.read(text)
    assert replay.prepared
    assert tuple(replay.check(parlour.GAMES).totals) == totals
    opened, *entries = server.entries(place.table)
    assert isinstance(opened, Opened)
    records = [entry.record for entry in entries if isinstance(entry, Happened)]
    packs = [parlour.GAMES[game].pack_text(it.cards) for it in records if isinstance(it, Dealt)]
    assert packs == [LESSONS[game].deck]


def test_a_lesson_goes_on_after_a_restart(start: Start) -> None:
    server = start()
    place = sit(server, "gin")
    line = line_of("gin")
    with Seat(server, place) as seat:
        play(seat, line[:3])
        seat.wait(lambda now: bool(now.legal))
        hand = seat.view.hand
    server.kill()
    server.restart()
    with Seat(server, place) as seat:
        assert seat.view.hand == hand
        play(seat, line[3:])
        seat.wait(lambda now: now.waiting == "over")


@pytest.mark.parametrize(
    "wish",
    [
        {"options": {"target": 30}},
        {"preset": "international"},
        {"others": "random"},
        {"seats": 2},
        {"bots": [{"seat": 1, "bot": "random"}]},
    ],
)
def test_nothing_but_the_name_can_be_chosen(server: Server, wish: dict[str, object]) -> None:
    status, answer = server.ask("/api/tables", {"game": "gin", "lesson": True, **wish})
    assert (status, answer["code"]) == (400, "lesson_is_set")


def test_other_tables_have_packs_that_nobody_prepared(server: Server) -> None:
    place = server.open_with_bot()
    status, info = server.ask(f"/api/tables/{place.table}")
    assert (status, info["lesson"]) == (200, False)
