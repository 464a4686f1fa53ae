"""People delete an evening from their table's book: two who have a seat in it must want it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from parlour.server.ground.errors import NotNow
from parlour.server.state.ended.deletion import MAX_WISHES, Deletion
from parlour.server.store.records import Renounced
from parlour.server.wire.protocol.http import BookInfo
from tests.server.conftest import Start
from tests.server.running import Seat, Server, play_until
from tests.server.test_book import book_of
from tests.server.test_next_match import AGAIN, Hasty, end, ended, follow, led_on
from tests.server.test_nodes import NEVER

Answer = tuple[int, Any]


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def wish(server: Server, seat: Seat, *matches: str, wish: bool = True) -> Answer:
    body = {"matches": matches or (seat.place.table,), "wish": wish}
    key = f"Bearer {seat.place.token}"
    return server.ask(f"/api/tables/{seat.place.table}/deletions", body, authorization=key)


def left_of(answer: Answer) -> list[tuple[str, list[str]]]:
    """Return what the book has left: the matches, and those who wish to delete them."""
    status, told = answer
    assert status == 201, told
    return [(it.table, it.renounced) for it in msgspec.convert(told, BookInfo).matches]


def test_two_people_delete_their_match(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    table = ann.place.table
    assert left_of(wish(server, ann)) == [(table, ["Ann"])]
    assert left_of(wish(server, ann)) == [(table, ["Ann"])]  # one person counts once
    assert server.ask(f"/api/tables/{table}/replay")[0] == 200
    assert left_of(wish(server, ben)) == []
    assert book_of(server, table).matches == []
    key = f"Bearer {ann.place.token}"
    for path in ("replay", "deals/1/0", "seals", "compared"):
        status, refusal = server.ask(f"/api/tables/{table}/{path}", authorization=key)
        assert (status, refusal["code"]) == (404, "match_deleted"), path
    for path, body in (
        ("practice", {"deal": 1, "move": 0, "seat": 0}),
        ("cards", {"seat": 0}),
        ("deletions", {"matches": [table], "wish": False}),
    ):
        status, refusal = server.ask(f"/api/tables/{table}/{path}", body, authorization=key)
        assert (status, refusal["code"]) == (404, "match_deleted"), path
    before = server.entries(table)
    server.kill()
    server.restart()
    assert book_of(server, table).matches == []
    assert server.entries(table) == before


def test_one_person_can_keep_a_match(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    table = ann.place.table
    wish(server, ann)
    assert left_of(wish(server, ben, wish=False)) == [(table, [])]
    assert left_of(wish(server, ben)) == [(table, ["Ben"])]


def test_only_a_key_of_the_match_counts_and_only_at_its_table(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    other, _ = ended(server, people, "Clara", "Dan")
    status, refusal = wish(server, ann, other.place.table)
    assert (status, refusal["code"]) == (404, "unknown_table")
    path = f"/api/tables/{ann.place.table}/deletions"
    body = {"matches": [ann.place.table], "wish": True}
    for key in ("", f"Bearer {other.place.token}"):
        headers = {"authorization": key} if key else {}
        assert server.ask(path, body, **headers)[1]["code"] == "wrong_token"
    for matches in ([], [ann.place.table] * 51):
        assert server.ask(path, {**body, "matches": matches})[0] == 400
    assert [it.renounced for it in book_of(server, ann.place.table).matches] == [[]]
    assert ben.place.table == ann.place.table


def test_a_single_person_deletes_only_what_is_over(start: Start, people: ExitStack) -> None:
    server = start()
    ann = people.enter_context(Seat(server, server.open_with_bot(name="Ann")))
    play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
    status, refusal = wish(server, ann)
    assert (status, refusal["code"]) == (409, "match_running")
    ann.resign()
    assert left_of(wish(server, ann)) == []


def test_two_nodes_delete_an_evening_once_its_players_agree(
    postgres: str, people: ExitStack
) -> None:
    """Each of two nodes has one of the players, who ask once for both matches."""
    nodes = [Hasty(postgres, silence=NEVER) for _ in range(2)]
    for node in nodes:
        people.callback(node.stop)
    first = nodes[0].open(name="Ann")
    places = [first, nodes[1].join(first.table, "Ben")]
    seats = [
        people.enter_context(Seat(node, place)) for node, place in zip(nodes, places, strict=True)
    ]
    end(*seats)
    for seat in seats:
        seat.send(AGAIN)
    following = [(node, seat, led_on(seat)) for node, seat in zip(nodes, seats, strict=True)]
    seats = [people.enter_context(follow(*it)) for it in following]
    end(*seats)
    evening = [first.table, seats[0].place.table]
    left = left_of(wish(nodes[0], seats[0], *evening))
    assert sorted(left) == sorted((it, ["Ann"]) for it in evening)
    assert [it.renounced for it in book_of(nodes[1], first.table).matches] == [["Ann"]] * 2
    assert left_of(wish(nodes[1], seats[1], *evening)) == []
    assert book_of(nodes[0], first.table).matches == []
    # The log of the first match still leads to the newest one.
    assert book_of(nodes[0], first.table).newest == evening[1]


def test_nobody_changes_their_mind_for_ever() -> None:
    deletion = Deletion()
    for number in range(MAX_WISHES):
        entry = deletion.decide(0, number % 2 == 0)
        assert entry == Renounced(0, number % 2 == 0)
        deletion.apply(entry, {0, 1})
    with pytest.raises(NotNow) as refused:
        deletion.decide(0, True)
    assert refused.value.code == "many_answers"
    assert deletion.decide(1, True) == Renounced(1, True)
