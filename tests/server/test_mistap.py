"""A slip between people: the next to act may give the last action back, if nobody saw more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import msgspec
import pytest

from parlour.core.errors import MatchOver, ReplayError, TableError
from parlour.core.events import DecisionTakenBack
from parlour.core.replay import GIVING, Replay
from parlour.core.sealed import check
from parlour.core.table import Table, TakenBack
from parlour.games import GAMES
from parlour.server.store.records import Happened, Kept, MisTapped
from parlour.server.wire.protocol.client import EndMessage, GiveBackMessage, MisTapMessage
from parlour.server.wire.protocol.server import AskedBackMessage, UpdateMessage
from tests.following import deterministic
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, play_until
from tests.server.test_absence import of_kind, read, refused, table, wait_for

HASTY = "from parlour.server.tables import duties; duties.SLIP_S = -1.0"


class Strict(Server):
    """A server that believes in no slip."""

    program = f"{HASTY}\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def discarded(one: Seat, *others: Seat) -> None:
    """Play until a person has just discarded, and everybody knows."""
    while True:
        wait_for(one, *others)
        kinds = {it.kind: it for it in one.now.legal}
        action = next(kinds[it] for it in ("stock", "discard", *kinds) if it in kinds)
        at = one.now.seq
        one.play(action)
        while one.now.seq == at:
            one.receive()
        if action.kind == "discard":
            break
    for seat in (one, *others):
        seat.wait(lambda now: now.seq == one.now.seq)


def asked(seat: Seat) -> int:
    """Return who asks for an action back, as a seat is told next."""
    told = read(seat, lambda it: isinstance(it, AskedBackMessage))
    assert isinstance(told, AskedBackMessage)
    return told.seat


def test_the_next_to_act_gives_the_last_action_back(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    discarded(ann, ben)
    hand = [*ann.view.hand]
    ann.send(MisTapMessage(ann.now.seq))
    assert asked(ben) == 0
    ben.send(GiveBackMessage(ben.now.seq, yes=True))
    at = ben.now.seq
    told = ann.wait(lambda now: now.seq > at)
    assert isinstance(told, UpdateMessage)
    assert isinstance(told.events[0], DecisionTakenBack)
    assert told.events[0].by == 1
    assert len(ann.view.hand) == len(hand) + 1
    assert {it.kind for it in ann.now.legal} >= {"discard"}
    [back] = [
        it.record
        for it in of_kind(server.entries(ann.place.table), Happened)
        if isinstance(it, Happened) and isinstance(it.record, TakenBack)
    ]
    assert back.by == 1
    status, info = server.ask(f"/api/tables/{ann.place.table}")
    assert (status, info["taken_back"]) == (200, 0)  # the match counts
    discarded(ann, ben)
    ann.send(MisTapMessage(ann.now.seq))
    assert refused(ann) == "mistap_often"


def test_a_match_with_an_action_given_back_is_as_sealed(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    discarded(ann, ben)
    ann.send(MisTapMessage(ann.now.seq))
    asked(ben)
    at = ben.now.seq
    ben.send(GiveBackMessage(at, yes=True))
    for seat in (ann, ben):
        seat.wait(lambda now: now.seq > at)
    play_until(lambda now: now.waiting == "deal", ann, ben)
    for seat in (ann, ben):
        seat.send(EndMessage(seat.now.seq))
    ann.wait(lambda now: now.waiting == "over")
    _, told = server.ask(f"/api/tables/{ann.place.table}/replay")
    replay = msgspec.convert(told, Replay)
    assert (replay.version, replay.taken_back) == (GIVING, 0)
    assert check(replay, GAMES).deals == 1
    [deal] = replay.deals
    [place] = [at for at, it in enumerate(deal.actions) if "take-back" in it]
    line = deal.actions[place]
    assert line.endswith(" 1")
    for lie in (line.removesuffix(" 1"), line.removesuffix(" 1") + " 0"):
        actions = (*deal.actions[:place], lie, *deal.actions[place + 1 :])
        other = msgspec.structs.replace(
            replay, deals=(msgspec.structs.replace(deal, actions=actions),)
        )
        with pytest.raises(ReplayError):
            check(other, GAMES)


def test_a_drawn_card_is_not_given_back(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    discarded(ann, ben)
    wait_for(ben, ann)
    kinds = {it.kind: it for it in ben.now.legal}
    at = ben.now.seq
    ben.play(kinds.get("stock") or ben.now.legal[0])
    ben.wait(lambda now: now.seq > at)
    ann.send(MisTapMessage(at))
    assert refused(ann) == "stale_move"
    ann.settle()
    ann.send(MisTapMessage(ann.now.seq))
    assert refused(ann) == "mistap_late"
    ben.send(MisTapMessage(ben.now.seq))
    assert refused(ben) == "mistap_nobody"


def test_an_answer_is_needed_and_a_move_is_one(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    discarded(ann, ben)
    ben.send(GiveBackMessage(ben.now.seq, yes=True))
    assert refused(ben) == "mistap_over"
    ann.send(MisTapMessage(ann.now.seq))
    assert asked(ben) == 0
    ann.send(GiveBackMessage(ann.now.seq, yes=True))
    assert refused(ann) == "mistap_over"
    server.kill()
    server.restart()
    ben = people.enter_context(Seat(server, ben.place))
    assert asked(ben) == 0  # the question is in the log
    ben.send(GiveBackMessage(ben.now.seq, yes=False))
    assert asked(ben) == -1
    assert of_kind(server.entries(ann.place.table), MisTapped, Kept) == [MisTapped(0), Kept()]


def test_after_some_seconds_it_was_meant(start: Start, people: ExitStack) -> None:
    server = start(kind=Strict)
    ann, ben = table(server, people, "Ann", "Ben")
    discarded(ann, ben)
    ann.send(MisTapMessage(ann.now.seq))
    assert refused(ann) == "mistap_late"


@pytest.mark.parametrize("game", GAMES)
def test_given_back_actions_show_no_hidden_card(game: str) -> None:
    """The views are as before, and the next to act has seen no card of anybody else."""
    chance, found = Random(3), 0
    rules = GAMES[game].options()
    seats = GAMES[game].usual_seats(rules)
    for _ in range(4):
        match = Table(GAMES[game], rules, seats)
        pack = [*GAMES[game].pack(rules, seats)]
        chance.shuffle(pack)
        match.apply(match.decide_deal(pack))
        for _ in range(60):
            if match.waiting != "play":
                break
            seat, before = match.seat, match.match.deal.clone()
            views = [deterministic(match.view(it)) for it in range(seats)]
            decided = match.decide_play(seat, chance.choice(before.legal()))
            match.apply(decided)
            try:
                match.refuse_mistap(seat, match.seq)
            except (TableError, MatchOver):
                continue
            found += 1
            moves = GAMES[game].moves(before, decided.code)
            assert {it.source for it in moves} <= {f"hand:{seat}"}
            match.apply(match.decide_give_back(seat, match.seat, match.seq))
            assert [deterministic(match.view(it)) for it in range(seats)] == views
            match.apply(match.decide_play(seat, decided.code))
    assert found
