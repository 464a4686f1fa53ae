"""A page looks back on a deal that is over: what would the best bot have done, and why?"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour import GAMES, bots
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.table import Dealt, Table
from parlour.server.store.records import Opened
from parlour.server.tables.adviser import places_of
from parlour.server.wire.protocol.client import ReviewMessage
from parlour.server.wire.protocol.server import RefusedMessage, ReviewedMessage
from tests.helpers import some
from tests.server.running import Seat, Server, play_until
from tests.server.test_hint import room_of
from tests.server.test_take_back import take_back, to_choice


def look_back(seat: Seat, deal: int, choice: int) -> ReviewedMessage:
    """Ask about a choice, and return the answer."""
    seat.send(ReviewMessage("w", deal, choice))
    return seat.expect(ReviewedMessage)


def play_a_deal(seat: Seat) -> list[str]:
    """Do the first of what is legal until the deal is over; return what was chosen of several."""
    chosen = list[str]()
    while True:
        now = seat.wait(lambda now: bool(now.legal) or (now.seq > 0 and now.waiting != "play"))
        if not now.legal:
            return chosen
        text, several = now.legal[0].text, len(now.legal) > 1
        move = seat.play(text)
        while (
            not isinstance(told := seat.receive(), RefusedMessage)
            and getattr(told, "id", "") != move
        ):
            pass
        if several and not isinstance(
            told, RefusedMessage
        ):  # else a bot was quicker, where that counts
            chosen.append(text)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots look at few worlds."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.db", bot_budget=4)
    yield running
    running.stop()
    assert "Traceback" not in "".join(running.log)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_deal_can_be_looked_back_on(server: Server, game: str) -> None:
    place = server.open(game=game, others="random")
    best = bots.names(game)[0]
    with Seat(server, place) as seat:
        chosen = play_a_deal(seat)
        answers = [look_back(seat, 1, choice) for choice in range(len(chosen))]
        assert [it.played and it.played.text for it in answers] == chosen
        memory = room_of(server, place.table).table.memory
        opened, *_ = server.entries(place.table)
        assert isinstance(opened, Opened)
        for answer, at in zip(answers, memory.courses[0].choices(seat.seat), strict=True):
            assert answer.refusal is None
            assert answer.choices == len(chosen)
            assert answer.lines
            choice = memory.choice(seat.seat, 1, at)
            seed = bots.bot_seed(opened.secret, seat.seat, choice.seq)
            advice = bots.advise(
                bots.create(best, game), choice.deal, opened.budget, seed, choice.told, choice.code
            )
            assert answer.action == GAMES[game].chosen_action(choice.deal, advice.code)
            assert answer.reason == advice.reason
            assert answer.reason is not None
            worth = [it.tenths for it in answer.worth]
            assert worth[1:] == sorted(worth[1:], reverse=True)
            if worth:
                assert answer.worth[0].action == answer.action
                assert answer.played in [it.action for it in answer.worth]


def test_what_is_not_over_or_was_no_choice_is_refused(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place, lang="de") as seat:
        seat.wait(lambda now: bool(now.legal))
        for deal in (0, 1, 2):
            refusal = look_back(seat, deal, 0).refusal
            assert refusal is not None
            assert refusal.code == "no_review"
            assert refusal.text.startswith("Hier gibt es nichts zurückzublicken")
        chosen = play_a_deal(seat)
        assert look_back(seat, 1, len(chosen) - 1).refusal is None
        told = look_back(seat, 1, len(chosen))
        assert told.refusal is not None
        assert (told.choices, told.lines, told.played, told.worth) == (0, [], None, ())


def test_one_question_at_a_time_and_nobody_else_hears_of_it(server: Server) -> None:
    """Two people play: each may review only their own choices."""
    place = server.open()
    friend = server.join(place.table)
    with Seat(server, place) as ann, Seat(server, friend) as ben:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
        for person in (ann, ben):
            person.settle()
        before = server.entries(place.table)
        ann.send(ReviewMessage("a", 1, 0))
        ann.send(ReviewMessage("b", 1, 1))
        first, second = ann.expect(ReviewedMessage), ann.expect(ReviewedMessage)
        refused, told = (first, second) if first.id == "b" else (second, first)
        assert refused.refusal is not None
        assert refused.refusal.code == "hint_running"
        assert told.refusal is None
        ben.quiet()
        assert server.entries(place.table) == before
        hands = [dict(look_back(it, 1, 0).lines)["Your hand"] for it in (ann, ben)]
        cards = [set(re.findall(r"[2-9TJQKA][cdhs]", it)) for it in hands]
        assert [len(it) for it in cards] == [10, 10]
        assert not cards[0] & cards[1]


def test_a_deal_without_a_choice_says_so(server: Server) -> None:
    """Another may go out before it is one's turn."""
    for _ in range(60):
        place = server.open(game="michigan", others="random", seats=6)
        with Seat(server, place) as seat:
            if not play_a_deal(seat):
                told = look_back(seat, 1, 0)
                assert (told.choices, told.played, told.refusal) == (0, None, None)
                return
    pytest.fail("in 60 deals of six there was always a choice")


def test_a_choice_says_where_it_stands_also_after_decisions_were_taken_back(
    server: Server,
) -> None:
    place = server.open_with_bot()
    with Seat(server, place) as seat:
        to_choice(seat)
        stood, at = seat.now.seq, list[int]()
        take_back(seat)
        assert seat.now.seq > stood + 1
        while seat.now.waiting == "play":
            if len(seat.now.legal) > 1:
                at.append(seat.now.seq)
            seq = seat.now.seq
            seat.play(seat.now.legal[0])
            seat.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
            seat.wait(lambda now: bool(now.legal) or now.waiting != "play")
        answers = [look_back(seat, 1, choice) for choice in range(len(at))]
    assert [it.seq for it in answers] == at
    assert answers[0].choices == len(at)


@pytest.mark.parametrize("game", some(sorted(GAMES)))
def test_the_places_of_choices_tell_nothing_that_the_seat_did_not_know(game: str) -> None:
    """They are the same however everything is dealt that the seat could not place."""
    played, chance = GAMES[game], Random(3)
    rules = played.options()
    seats = min(played.seats_for(rules))
    table = Table(played, rules, seats)
    pack = Pack(played.pack(rules, seats))
    pack.shuffle(chance)
    table.apply(Dealt(tuple(pack.to_list()), 1 if played.reshuffles else 0))
    while table.waiting == "play":
        deal, seat = table.match.deal, table.seat
        twin = deal.clone()
        twin.resample(seat, chance)
        codes = deal.legal()
        for code in codes:
            told = places_of(played, deal, code)
            assert places_of(played, twin, code) == told
            for move in told:
                assert move.seats is None
                assert move.source == f"hand:{seat}" or not move.source.startswith("hand:")
        table.apply(table.decide_play(seat, codes[chance.below(len(codes))]).record)
