"""The cards of a match are given to somebody: the same packs, and both results side by side."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

import parlour as package
from parlour import bots, proof
from parlour.core.deal import Deal
from parlour.core.errors import ParlourError
from parlour.core.replay import Replay
from parlour.core.table import Dealt, Table, TakenBack
from parlour.games import GAMES
from parlour.server.ground import tokens
from parlour.server.ground.config import Config
from parlour.server.ground.errors import NotNow, TooMuch
from parlour.server.state import facts
from parlour.server.state.after.book import entry_of
from parlour.server.state.after.cards import (
    MAX_GIVEN,
    cards_result,
    deal_of_day,
    prepared_table,
    refuse_cards,
)
from parlour.server.state.prepared import MAX_DEALS, ended, secret_of
from parlour.server.state.room import Room
from parlour.server.store.records import Gave, GivenCards, Happened, Opened, read_entry
from parlour.server.tables import history
from parlour.server.wire.protocol.client import ProposeMessage, TermsInfo
from parlour.server.wire.protocol.http import CardsTableInfo, ComparedInfo, PlaceInfo
from parlour.server.wire.protocol.server import encode
from tests.helpers import some
from tests.sealing import Sealed
from tests.server.conftest import Command, Start
from tests.server.running import Seat, Server, play_until
from tests.server.test_next_match import ended as played_match
from tests.server.test_next_match import follow, led_on

HERE = "z" * 15
DEALS = 2


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


# -- a table without a server ----------------------------------------------------------------------


def opening(match: Sealed, seat: int = 0, deal: int | None = None) -> Opened:
    """Return the opening of a table with the cards of a match, or of one deal."""
    return prepared_table(match.room, seat, Config(), Random(1), deal)


def prepared(match: Sealed, seat: int = 0, deal: int | None = None) -> Room:
    """Return a table with the cards of a match, or of one deal, at which somebody sits now."""
    room = Room(HERE, opening(match, seat, deal))
    seated = room.decide_sit("Ben", "b" * 48)
    assert seated is not None
    room.apply(seated)
    return room


def play(room: Room) -> None:
    """Deal and play any legal actions, as a server would, to the end of the match."""
    while room.waiting != "over":
        if room.prepared.are_played(room.table):
            room.apply(Happened(ended(room.table.persons)))
        elif room.waiting == "deal":
            room.apply(room.decide_deal(Random(1)))
        else:
            seat, legal = room.table.seat, room.table.match.deal.legal()
            code = legal[room.seq % len(legal)]
            room.apply(Happened(room.table.decide_play(seat, code)[0]))


def packs(entries: list[Any]) -> list[tuple[tuple[int, ...], int | str]]:
    """Return all packs in a log, with the seeds of the deals' own chance."""
    records = [it.record for it in entries if isinstance(it, Happened)]
    return [(it.cards, it.seed) for it in records if isinstance(it, Dealt)]


@pytest.mark.parametrize("game", some(sorted(package.GAMES)))
def test_the_same_packs_are_dealt_by_the_same_dealers(game: str) -> None:
    rules = GAMES[game]
    match = Sealed(rules, min(rules.seats_for(rules.options())))
    match.play(DEALS)
    rows = match.room.table.match.rows
    room = prepared(match)
    info = facts.info_of(room, {})
    assert (info.given, info.practice, info.sealed) == (len(rows), True, False)
    assert [it.kind for it in room.seats] == [it.kind for it in match.room.seats]
    first = room.decide_deal(Random(1))
    room.apply(first)
    assert packs([first]) == packs(match.entries)[:1]
    assert room.table.match.dealer == rows[0].dealer
    play(room)
    assert len(room.table.match.rows) <= len(rows)
    played = [it.cards for it in room.table.match.played]
    assert played == [cards for cards, _ in packs(match.entries)][: len(played)]
    assert entry_of(room) == ("", "")


def test_the_seats_of_people_are_free_and_the_wanted_one_is_taken_first() -> None:
    match = Sealed(GAMES["michigan"], 4)
    match.play(1)
    room = Room(HERE, opening(match))
    assert [it.kind for it in room.seats] == ["open", "bot", "bot", "bot"]
    assert [it.bot for it in room.seats[1:]] == ["random"] * 3
    with pytest.raises(ParlourError):
        room.find_seat("")
    room = prepared(match)
    assert room.find_seat("b" * 48) == 0
    assert room.opener == 0


def test_the_bots_have_the_same_chance_each_time_and_none_of_the_match() -> None:
    match = Sealed(GAMES["gin"], 2)
    match.play(1)
    first, second = (prepared_table(match.room, 0, Config(), Random(seed)) for seed in (1, 2))
    assert first.secret == second.secret != match.opened.secret
    assert first.token_hash != second.token_hash
    assert first.given is not None
    assert len(first.given.deals) == 1


def test_a_running_deal_is_not_given() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    with pytest.raises(NotNow):
        refuse_cards(match.room)
    match.deal()
    with pytest.raises(NotNow):
        refuse_cards(match.room)
    match.play(1)
    match.deal()
    given = opening(match).given
    assert given is not None
    assert [it.cards for it in given.deals] == [cards for cards, _ in packs(match.entries)][:1]


def test_what_can_be_given_has_an_end() -> None:
    match = Sealed(GAMES["gin"], 2, target=1000)
    match.play(1)
    for number in range(MAX_GIVEN):
        refuse_cards(match.room)
        match.do(Gave(f"{number}"))
    with pytest.raises(TooMuch):
        refuse_cards(match.room)
    while len(match.room.table.match.rows) <= MAX_DEALS and match.room.waiting != "over":
        match.play(len(match.room.table.match.rows) + 1)
    given = opening(match).given
    assert given is not None
    assert len(given.deals) == min(MAX_DEALS, len(match.room.table.match.rows))


def test_results_are_those_of_as_many_deals() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    match.play(3)
    rows = match.room.table.match.rows
    told = cards_result(match.room, 2)
    assert told.deals == 2
    assert told.points == [sum(row.points[seat] for row in rows[:2]) for seat in range(2)]
    assert told.bots == [False, True]


def refusal_of(match: Sealed, deal: int) -> str:
    """Return why a deal is not given alone."""
    with pytest.raises(NotNow) as refused:
        refuse_cards(match.room, deal)
    return refused.value.code


def dealt_anew(match: Sealed, number: int) -> Deal:
    """Return a deal of a match as it would begin without those before it."""
    played = match.room.table.match.played[number - 1]
    table = Table(match.room.game, match.room.rules, match.opened.seats, played.dealer)
    table.apply(table.decide_deal(played.cards, played.seed))
    deal: Deal = table.match.deal
    return deal


@pytest.mark.parametrize("game", some(sorted(package.GAMES)))
def test_a_deal_is_given_alone_if_it_would_begin_as_it_did(game: str) -> None:
    """With the same dealer, hands and chips: else it is refused."""
    rules = GAMES[game]
    seats = range(min(rules.seats_for(rules.options())))
    match = Sealed(rules, len(seats))
    match.play(3)
    for row in match.room.table.match.rows:
        then, now = match.room.table.memory.courses[row.number - 1], dealt_anew(match, row.number)
        if any(then.begin().view(seat) != now.view(seat) for seat in seats):
            assert refusal_of(match, row.number) == "not_alone"
            continue
        room = prepared(match, deal=row.number)
        assert facts.info_of(room, {}).given == 1
        room.apply(room.decide_deal(Random(1)))
        assert [room.table.view(it) for it in seats] == [then.begin().view(it) for it in seats]
        play(room)
        told = room.table.match.rows
        assert [(it.number, it.dealer) for it in told] == [(1, row.dealer)]
        assert cards_result(match.room, 1, row.number).points == list(row.points)
    assert refusal_of(match, 0) == "deal_not_over"


def test_only_a_finished_deal_is_given_alone() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    match.play(2)
    match.deal()
    refuse_cards(match.room, 2)
    assert [refusal_of(match, it) for it in (0, 3, 4)] == ["deal_not_over"] * 3
    room = prepared(match, deal=2)
    with pytest.raises(NotNow):
        refuse_cards(room, 1)
    play(room)
    refuse_cards(room, 1)


def test_chips_keep_a_deal_with_those_before_it() -> None:
    match = Sealed(GAMES["tripoley"], 4)
    match.play(2)
    refuse_cards(match.room, 1)
    assert refusal_of(match, 2) == "not_alone"


def test_a_match_without_cards_has_no_deal_to_give() -> None:
    match = Sealed(GAMES["gin"], 2)
    assert refusal_of(match, 1) == "no_cards"


def test_tables_with_the_same_deal_have_the_same_bots() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    match.play(2)
    secrets = [opening(match, deal=it).secret for it in (None, 1, 2, 2)]
    assert secrets[0] == secrets[1] != secrets[2] == secrets[3]


def test_older_logs_begin_with_the_first_deal() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    match.play(2)
    new = opening(match)
    assert b'"first":' not in encode(new)
    assert read_entry(encode(new)) == new
    older = b'{"table":"t","deals":[{"cards":[1,2]}],"dealer":1}'
    given_then = msgspec.json.decode(older, type=GivenCards)
    assert (given_then.first, given_then.dealer) == (1, 1)
    before = proof.digest("parlour/cards/1", bytes.fromhex(match.opened.secret)).hex()
    assert secret_of(match.opened, given_then) == new.secret == before


def test_a_result_has_what_was_taken_back_in_its_own_deals() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    match.deal()
    while match.room.table.match.deal.seat >= 0 and not match.room.table.taken_back:
        match.act()
        last = match.room.table.memory.courses[-1].last_choice(0)
        if last >= 0:
            match.do(Happened(TakenBack(0, last)))
    match.play(2)
    told = [cards_result(match.room, count, first) for count, first in ((1, 1), (1, 2), (2, 1))]
    assert [it.taken_back for it in told] == [1, 0, 1]


def test_nothing_follows_a_prepared_match_and_its_cards_are_given_on() -> None:
    match = Sealed(GAMES["gin"], 2, target=500)
    match.play(1)
    play(room := prepared(match))
    assert room.table.sheet().agreed
    with pytest.raises(NotNow):
        room.decide(0, ProposeMessage(TermsInfo("gin")))
    refuse_cards(room)


# -- at a server -----------------------------------------------------------------------------------


def give(
    server: Server, table: str, key: str = "", seat: int = 0, deal: int | None = None
) -> tuple[int, Any]:
    """Ask for a table with the cards of a match, or of one deal."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return server.ask(f"/api/tables/{table}/cards", {"seat": seat, "deal": deal}, **headers)


def given(server: Server, table: str, seat: int = 0, deal: int | None = None) -> CardsTableInfo:
    """Return a table with the cards of a finished match, or of one deal."""
    status, told = give(server, table, seat=seat, deal=deal)
    assert status == 201, told
    return msgspec.convert(told, CardsTableInfo)


def compared(server: Server, table: str) -> ComparedInfo:
    """Return what is known of others with the same cards."""
    status, told = server.ask(f"/api/tables/{table}/compared")
    assert status == 200, told
    return msgspec.convert(told, ComparedInfo)


def play_all(*seats: Seat) -> None:
    """Play a prepared match to its end, which comes with its last pack."""
    play_until(lambda now: now.waiting == "over", *seats)


def test_both_results_are_told_once_both_matches_are_over(start: Start, people: ExitStack) -> None:
    server = start()
    ann = people.enter_context(Seat(server, server.open_with_bot(name="Ann")))
    play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
    ann.resign()
    table = ann.place.table
    assert compared(server, table) == ComparedInfo([], 0)
    told = given(server, table)
    assert told.deals == 1
    assert compared(server, table) == ComparedInfo([], 1)
    info = server.ask(f"/api/tables/{told.table}")[1]
    assert (info["given"], info["practice"], info["sealed"]) == (1, True, False)
    assert [it["kind"] for it in info["seats"]] == ["open", "bot"]
    ben = people.enter_context(Seat(server, server.join(told.table, "Ben")))
    ben.wait(lambda now: bool(now.legal))
    assert compared(server, told.table) == ComparedInfo([], 0)  # nothing of Ann's result yet
    server.kill()
    server.restart()
    ben = people.enter_context(Seat(server, ben.place))
    play_all(ben)
    here, there = compared(server, table), compared(server, told.table)
    assert here.waiting == there.waiting == 0
    assert (here.pairs[0].here, here.pairs[0].there) == (there.pairs[0].there, there.pairs[0].here)
    assert there.pairs[0].here.names[0] == "Ben"
    assert there.pairs[0].there.names[0] == "Ann"
    assert there.pairs[0].there.points == list(ann.sheet.rows[0].points)
    first = [
        next(it.record for it in server.entries(name) if isinstance(it, Happened))
        for name in (table, told.table)
    ]
    assert isinstance(first[0], Dealt)
    assert isinstance(first[1], Dealt)
    assert first[0].cards == first[1].cards


def test_the_page_gets_nothing_of_the_other_table_while_it_plays(
    start: Start, people: ExitStack
) -> None:
    """Neither the name of the other table, which leads to its cards, nor a point of its result."""
    server = start()
    ann, _ = played_match(server, people, "Ann", "Ben")
    told = given(server, ann.place.table)
    mia = server.join(told.table, "Mia")
    dan = server.join(told.table, "Dan")
    seats = [people.enter_context(Seat(server, it)) for it in (mia, dan)]
    play_until(lambda now: now.seq > 2, *seats)
    texts = [server.fetch(f"/api/tables/{told.table}{it}")[1] for it in ("", "/compared", "/book")]
    assert not any(ann.place.table.encode() in it or b"Ann" in it for it in texts)
    for path in ("/replay", "/deals/1/0"):
        assert server.ask(f"/api/tables/{told.table}{path}")[0] == 409
    play_all(*seats)
    after = server.fetch(f"/api/tables/{told.table}/compared")[1]
    assert b"Ann" in after
    assert ann.place.table.encode() not in after


def test_cards_of_a_match_that_goes_on_need_a_seat_and_are_shown_only_after_it(
    start: Start, people: ExitStack
) -> None:
    server = start()
    place = server.open_with_bot(name="Ann", options={"target": 500})
    ann = people.enter_context(Seat(server, place))
    status, refusal = give(server, place.table, place.token)
    assert (status, refusal["code"]) == (409, "no_cards")
    play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
    status, refusal = give(server, place.table)
    assert (status, refusal["code"]) == (403, "wrong_token")
    status, told = give(server, place.table, place.token)
    assert status == 201
    ben = people.enter_context(Seat(server, server.join(told["table"], "Ben")))
    play_all(ben)
    assert len(compared(server, told["table"]).pairs) == 1
    for path in ("/replay", "/deals/1/0"):
        status, refusal = server.ask(f"/api/tables/{told['table']}{path}")
        assert (status, refusal["code"]) == (409, "match_running")
    ann.resign()
    assert server.ask(f"/api/tables/{told['table']}/replay")[0] == 200


def test_giving_counts_as_opening_a_table(start: Start, people: ExitStack) -> None:
    server = start(tables_burst=2, tables_per_second=0)
    ann, _ = played_match(server, people, "Ann", "Ben")
    assert [give(server, ann.place.table)[0] for _ in range(2)] == [201, 429]


def test_a_table_without_its_giver_stands(
    start: Start, people: ExitStack, parlour: Command
) -> None:
    """The host may delete either table; the other one goes on."""
    server = start()
    ann = people.enter_context(Seat(server, server.open_with_bot(name="Ann")))
    play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
    told = given_by(server, ann)
    ann.resign()
    assert parlour("admin", "close", ann.place.table, "--db", server.db)
    ben = people.enter_context(Seat(server, server.join(told.table, "Ben")))
    play_all(ben)
    assert compared(server, told.table) == ComparedInfo([], 0)
    assert server.ask(f"/api/tables/{told.table}/replay")[0] == 200


def test_two_nodes_give_and_compare(postgres: str, people: ExitStack) -> None:
    one, two = Server(postgres), Server(postgres)
    try:
        ann = people.enter_context(Seat(one, one.open_with_bot(name="Ann")))
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
        ann.resign()
        told = given(two, ann.place.table)
        assert compared(one, ann.place.table) == ComparedInfo([], 1)
        ben = people.enter_context(Seat(one, two.join(told.table, "Ben")))
        play_all(ben)
        for server in (one, two):
            assert compared(server, told.table).pairs[0].there.names[0] == "Ann"
            assert compared(server, ann.place.table).pairs[0].there.names[0] == "Ben"
    finally:
        people.close()
        for server in (one, two):
            server.stop()


def play_deals(seat: Seat, deals: int) -> None:
    """Play some deals of a match, and give it up."""
    play_until(lambda now: now.waiting == "deal" and len(seat.sheet.rows) >= deals, seat)
    seat.resign()


def test_two_nodes_give_one_deal_and_compare_only_that(postgres: str, people: ExitStack) -> None:
    one, two = Server(postgres), Server(postgres)
    try:
        place = one.open_with_bot(name="Ann", options={"target": 500})
        ann = people.enter_context(Seat(one, place))
        play_deals(ann, 3)
        told = given(two, place.table, deal=2)
        assert told.deals == 1
        assert compared(one, place.table) == ComparedInfo([], 1)
        ben = people.enter_context(Seat(one, two.join(told.table, "Ben")))
        play_all(ben)
        assert [it.dealer for it in ben.sheet.rows] == [ann.sheet.rows[1].dealer]
        for server in (one, two):
            there, here = compared(server, told.table).pairs[0], compared(server, place.table)
            assert (there.here, there.there) == (here.pairs[0].there, here.pairs[0].here)
            assert [(it.first, it.deals) for it in (there.here, there.there)] == [(1, 1), (2, 1)]
            assert there.there.points == list(ann.sheet.rows[1].points)
            assert there.here.points == list(ben.sheet.rows[0].points)
    finally:
        people.close()
        for server in (one, two):
            server.stop()


def test_one_deal_survives_a_restart_tells_nothing_early_and_is_verified(
    start: Start, people: ExitStack
) -> None:
    server = start()
    place = server.open(name="Ann", others="steady", options={"target": 500})
    ann = people.enter_context(Seat(server, place))
    play_deals(ann, 3)
    for number in (1, 2, 3):
        assert server.ask(f"/api/tables/{place.table}/deals/{number}/0")[1]["alone"]
    told = given(server, place.table, deal=3)
    ben = people.enter_context(Seat(server, server.join(told.table, "Ben")))
    ben.wait(lambda now: bool(now.legal))
    server.kill()
    server.restart()
    again = people.enter_context(Seat(server, ben.place))
    play_until(lambda now: now.seq > ben.now.seq, again)
    texts = [server.fetch(f"/api/tables/{told.table}{it}")[1] for it in ("", "/compared", "/book")]
    texts += [it.encode() for it in ben.frames + again.frames]
    assert not any(place.table.encode() in it or b"Ann" in it for it in texts)
    for path in ("/replay", "/deals/1/0"):
        assert server.ask(f"/api/tables/{told.table}{path}")[0] == 409
    play_all(again)
    packs_of = [packs(server.entries(it)) for it in (place.table, told.table)]
    assert packs_of[1] == packs_of[0][2:3]
    assert compared(server, told.table).pairs[0].there.names[0] == "Ann"
    replay = Replay.read(server.fetch(f"/api/tables/{told.table}/replay")[1])
    assert (replay.prepared, len(replay.deals)) == (True, 1)
    verdict = bots.verify(replay, GAMES)
    assert verdict.difference is None
    assert verdict.moves > 0


def test_a_server_refuses_a_deal_that_cannot_stand_alone(start: Start, people: ExitStack) -> None:
    server = start()
    place = server.open(name="Ann", game="lorum", others="random", options={"deals": 3})
    ann = people.enter_context(Seat(server, place))
    while len(ann.sheet.rows) < 2:
        if legal := ann.now.legal:
            ann.play(legal[(seq := ann.now.seq) % len(legal)])
            ann.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
        elif ann.awaited:
            ann.advance()
        else:
            ann.receive()
    for deal, code in ((2, "not_alone"), (3, "deal_not_over")):
        status, refused = give(server, place.table, place.token, deal=deal)
        assert (status, refused["code"]) == (409, code)
        assert f"Deal {deal} " in refused["text"]
    assert give(server, place.table, deal=1)[1]["code"] == "wrong_token"
    assert give(server, place.table, place.token, deal=1)[0] == 201
    key = {"Authorization": f"Bearer {place.token}"}
    told = [server.ask(f"/api/tables/{place.table}/deals/{it}/0", **key)[1] for it in (1, 2)]
    assert [it["alone"] for it in told] == [True, False]


def given_by(server: Server, seat: Seat) -> CardsTableInfo:
    """Return a table with the cards that a seat's match has had so far."""
    status, told = give(server, seat.place.table, seat.place.token)
    assert status == 201, told
    return msgspec.convert(told, CardsTableInfo)


# -- the same people, turned -----------------------------------------------------------------------


def test_a_match_follows_with_the_same_cards_and_everybody_one_seat_further(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = played_match(server, people, "Ann", "Ben")
    for seat in (ann, ben):
        seat.send(ProposeMessage(TermsInfo("gin", order="rotate", cards=True)))
    told = {it: led_on(it) for it in (ann, ben)}
    here = told[ann].table
    assert (told[ann].seat, told[ben].seat) == (1, 0)
    seats = [people.enter_context(follow(server, it, where)) for it, where in told.items()]
    info = server.ask(f"/api/tables/{here}")[1]
    assert (info["given"], info["practice"], info["sealed"]) == (1, True, False)
    assert compared(server, ann.place.table) == ComparedInfo([], 1)
    play_all(*seats)
    pair = compared(server, here).pairs[0]
    assert (pair.here.names, pair.there.names) == (["Ben", "Ann"], ["Ann", "Ben"])
    assert pair.there.points == list(ann.sheet.rows[0].points)
    assert len(compared(server, ann.place.table).pairs) == 1
    dealt = [
        next(it.record for it in server.entries(name) if isinstance(it, Happened))
        for name in (ann.place.table, here)
    ]
    assert packs([Happened(dealt[0])]) == packs([Happened(dealt[1])])
    for seat in seats:  # the table plays on
        seat.send(ProposeMessage(TermsInfo("gin")))
    after = led_on(seats[0])
    info = server.ask(f"/api/tables/{after.table}")[1]
    assert (info["given"], info["practice"], info["sealed"]) == (0, False, True)
    assert [it["won"] for it in info["evening"]] == [[], []]
    assert len(server.ask(f"/api/tables/{here}/book")[1]["matches"]) == 1


# -- the deal of the day ---------------------------------------------------------------------------


def today(server: Server, name: str, game: str = "gin") -> PlaceInfo:
    """Sit down to the deal of the day."""
    status, told = server.ask(f"/api/games/{game}/daily", {"name": name})
    assert status == 201, told
    return msgspec.convert(told, PlaceInfo)


def opening_of(server: Server, place: PlaceInfo) -> Opened:
    """Return the first record of a table."""
    opened = server.entries(place.table)[0]
    assert isinstance(opened, Opened)
    return opened


def test_everybody_gets_the_deal_of_the_day_and_sees_results_after_playing_it(
    start: Start, people: ExitStack
) -> None:
    server = start()
    places = [today(server, name) for name in ("Ann", "Ben")]
    ann, ben = (people.enter_context(Seat(server, it)) for it in places)
    first, second = (opening_of(server, it) for it in places)
    assert first.given == second.given
    assert (first.secret, first.bots, first.first_dealer) == (
        second.secret,
        second.bots,
        second.first_dealer,
    )
    play_all(ann)
    told = compared(server, ann.place.table)
    assert [it.names[0] for it in told.daily] == ["Ann"]
    assert compared(server, ben.place.table) == ComparedInfo([], 0)  # Ben has not played it
    server.kill()
    server.restart()
    ben = people.enter_context(Seat(server, ben.place))
    play_all(ben)
    told = compared(server, ann.place.table)
    assert sorted(it.names[0] for it in told.daily) == ["Ann", "Ben"]
    assert told == compared(server, ben.place.table)
    assert server.ask(f"/api/tables/{ann.place.table}/book")[1]["matches"] == []
    status, refusal = give(server, ann.place.table)
    assert (status, refusal["code"]) == (409, "no_cards")


def test_nobody_finds_the_deal_of_the_day_without_sitting_down(start: Start) -> None:
    server = start()
    place = today(server, "Ann")
    given_to = opening_of(server, place).given
    assert given_to is not None
    for path in ("", "/book", "/compared", "/replay", "/seals", "/deals/1/0"):
        assert server.ask(f"/api/tables/{given_to.table}{path}")[0] == 404
        assert server.ask(f"/api/tables/{tokens.public_id(given_to.table)}{path}")[0] == 404
    assert server.ask("/api/games/whist/daily", {})[0] == 404


@pytest.mark.parametrize("game", some(sorted(package.GAMES)))
def test_every_game_has_a_deal_of_the_day(start: Start, people: ExitStack, game: str) -> None:
    server = start(bot_budget=1)
    seat = people.enter_context(Seat(server, today(server, "Ann", game)))
    seat.wait(lambda now: now.seq > 0)
    while seat.now.waiting != "over":
        if legal := seat.now.legal:
            seat.play(legal[(seq := seat.now.seq) % len(legal)])
            seat.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
        else:
            seat.receive()
    assert len(seat.sheet.rows) == 1
    assert len(compared(server, seat.place.table).daily) == 1


def test_two_nodes_have_one_deal_of_the_day(postgres: str) -> None:
    one, two = Server(postgres), Server(postgres)
    try:
        with ThreadPoolExecutor(2) as pool:
            places = list(pool.map(lambda it: today(it, "Ann", "lorum"), (one, two)))
        hands = []
        for server, place in zip((two, one), places, strict=True):
            with Seat(server, place) as seat:
                seat.wait(lambda now: now.seq > 0)
                hands.append(sorted(seat.view.hand))
        assert hands[0] == hands[1]
    finally:
        for server in (one, two):
            server.stop()


def test_deals_of_other_days_and_games_are_others() -> None:
    rules = GAMES["gin"]
    deals = [deal_of_day(rules, f"daily.gin.{day}", day, Config(), Random(day)) for day in "ab"]
    found = [it.given.deals[0].cards for it in deals if it.given is not None]
    assert found[0] != found[1]
    for it in deals:  # the ledger reads every log
        assert history.finished("daily.gin.a", [encode(it)])[1] == []


def test_the_deal_of_the_day_counts_as_opening_a_table(start: Start) -> None:
    server = start(tables_burst=1, tables_per_second=0)
    assert server.ask("/api/games/gin/daily", {})[0] == 201
    assert server.ask("/api/games/gin/daily", {})[0] == 429
