"""A page asks what the best bot would do; nothing changes, and where people play nobody is told."""

from __future__ import annotations

import pytest

from parlour import GAMES, bots
from parlour.core import texts
from parlour.server.state.room import Room
from parlour.server.store.records import Opened
from parlour.server.wire.protocol.client import HintMessage, PlayMessage
from parlour.server.wire.protocol.server import HintedMessage, UpdateMessage
from tests.server.running import Seat, Server


def hint(seat: Seat, *actions: str, wish: str = "w") -> HintedMessage:
    """Ask for a hint, after these actions, and return the answer."""
    seat.send(HintMessage(wish, seat.now.seq, list(actions)))
    return seat.expect(HintedMessage)


def room_of(server: Server, table: str) -> Room:
    """Return the room that the log of a table leads to."""
    opened, *entries = server.entries(table)
    assert isinstance(opened, Opened)
    room = Room(table, opened)
    for entry in entries:
        room.apply(entry)
    return room


@pytest.mark.parametrize("game", ["gin", "lorum", "michigan"])
def test_a_hint_is_what_the_bot_would_play_with_its_own_seed(server: Server, game: str) -> None:
    best = bots.names(game)[0]
    for _ in range(20):
        place = server.open(game=game, others=best)
        with Seat(server, place) as seat:
            if seat.wait(lambda now: bool(now.legal) or now.waiting != "play").legal:
                break  # else another has gone out before it could do anything
    with Seat(server, place) as seat:
        told = hint(seat, wish="a")
        assert (told.id, told.seq, told.refusal) == ("a", seat.now.seq, None)
        assert told == hint(seat, wish="a")
        assert told.action is not None
        assert told.reason is not None
        for language in texts.languages():
            assert "reason-" not in told.reason.say(game, language)
        # The position is known from the log, and with it what the bot plays.
        opened, *_ = server.entries(place.table)
        assert isinstance(opened, Opened)
        seed = bots.bot_seed(opened.secret, 0, seat.now.seq)
        deal = room_of(server, place.table).table.match.deal
        code = bots.create(best, game).choose(deal.seen_by(deal.seat), opened.budget, seed)
        assert told.action == GAMES[game].chosen_action(deal, code)
        # It can be played as it is.
        seat.send(PlayMessage("m", seat.now.seq, told.action.text))
        assert seat.expect(UpdateMessage).id == "m"


def test_a_hint_follows_what_is_laid_out_and_not_yet_played(server: Server) -> None:
    no_call = {"call_rummy": False}  # else the bot's first discard may ask for one
    place = server.open_with_bot(game="rummy500", seats=2, options=no_call)
    with Seat(server, place) as seat:
        seat.wait(lambda now: bool(now.legal))
        first, then = hint(seat), hint(seat, "take")
        assert first.action is not None
        assert first.action.kind in ("stock", "take")
        assert then.action is not None
        assert then.action.kind not in ("stock", "take")
        hidden = hint(seat, "stock").refusal
        assert hidden is not None
        assert hidden.code == "try_hidden"


def test_no_hint_where_other_people_play_or_out_of_turn(server: Server) -> None:
    place = server.open(others="random", game="lorum", seats=3)
    with Seat(server, place) as seat:
        seat.wait(lambda now: bool(now.legal))
        stale = HintMessage("x", seat.now.seq - 1, [])
        seat.send(stale)
        told = seat.expect(HintedMessage)
        assert told.refusal is not None
        assert told.refusal.code == "stale_move"
    place = server.open()
    friend = server.join(place.table)
    with Seat(server, place, lang="de") as ann, Seat(server, friend) as ben:
        for person in (ann, ben):
            person.wait(lambda now: now.seq > 0)
            person.settle()
            told = hint(person)
            assert told.action is None
            assert told.refusal is not None
            assert told.refusal.code == "hint_unfair"
        told = hint(ann)
        assert told.refusal is not None
        assert told.refusal.text == "Tipps gibt es nur, wo alle anderen Bots sind."
        ben.quiet()


def test_nobody_else_at_the_table_hears_of_it_and_nothing_is_logged(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place) as seat, Seat(server, place) as twice:
        seat.wait(lambda now: bool(now.legal))
        twice.wait(lambda now: bool(now.legal))
        twice.settle()
        before = server.entries(place.table)
        assert hint(seat).action is not None
        twice.quiet()
        assert server.entries(place.table) == before
