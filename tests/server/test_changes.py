"""The changes in updates add up to the view, at every seat, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from parlour import GAMES
from parlour.core.changes import Changes, changes, whole
from parlour.core.game import AnyGame
from parlour.core.seat_view import OwnView, PublicView
from parlour.server.wire.protocol.server import PositionMessage
from tests.following import Following, deterministic
from tests.helpers import Player, fresh_chance, random_options
from tests.server.running import Seat, Server

MATCHES = 4
NIGHTLY = 10_000 // len(GAMES) + 1
read_part = msgspec.json.Decoder(dict[str, Any]).decode
read_changes = msgspec.json.Decoder(Changes).decode


class Told(msgspec.Struct):
    """A seat, the view that follows from its messages, and the parts as they were told last."""

    seat: int
    following: Following
    public: PublicView
    own: OwnView


def sent(before: msgspec.Struct, now: msgspec.Struct) -> Changes:
    """Return the changes as they arrive."""
    found: Changes = read_changes(msgspec.json.encode(changes(before, now)))
    return found


def play_along(game: AnyGame, chance: Random) -> Iterator[tuple[bytes, bytes]]:
    """Play some deals; yield each seat's view, and the same as it follows from what was sent."""
    options = random_options(game, chance.choice([*game.presets]), chance)
    seats = chance.choice(game.seats_for(options))
    deal, told = game.new_deal(options, seats), list[Told]()
    pack = list(game.pack(options, seats))
    for _ in range(2):
        chance.shuffle(pack)
        deal.start(pack, chance.randrange(seats), seed=chance.getrandbits(32))
        player, mover = Player(game, chance), -1
        while True:
            told = told or [begun(deal, seat) for seat in range(seats)]
            public = deal.public()
            for it in told:
                is_still = game.own_is_still and mover >= 0 and not deal.over
                is_same = is_still and it.seat not in (mover, deal.seat)
                own = it.own if is_same else deal.own(it.seat)
                it.following.change(sent(it.public, public), sent(it.own, own))
                it.public, it.own = public, own
                yield deterministic(deal.view(it.seat)), it.following.text
            if deal.over:
                break
            mover = deal.seat
            deal.step(player.choose(deal))


def begun(deal: Any, seat: int) -> Told:
    """Return what a seat knows after a snapshot."""
    public, own, following = deal.public(), deal.own(seat), Following()
    parts = (read_part(msgspec.json.encode(it)) for it in (whole(public), whole(own)))
    following.begin(*parts)
    return Told(seat, following, public, own)


def check_chain(game: AnyGame, chance: Random) -> None:
    for whole_view, followed in play_along(game, chance):
        assert whole_view == followed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_changes_add_up_to_the_whole_view_after_every_move(game: AnyGame) -> None:
    for seed in range(MATCHES):
        check_chain(game, Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_changes_add_up_to_the_whole_view_in_ten_thousand_matches(game: AnyGame) -> None:
    chance = fresh_chance(f"changes of {game.id}")
    for _ in range(NIGHTLY):
        check_chain(game, chance)


class Update(msgspec.Struct):
    """An update, with its public part as it was sent."""

    t: str
    seq: int = -1
    public: msgspec.Raw = msgspec.Raw()


def reached(seq: int, now: PositionMessage) -> bool:
    return now.seq >= seq or (now.seq > 0 and now.waiting != "play")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_public_part_is_the_same_for_every_seat_to_the_byte(
    game: AnyGame, server: Server
) -> None:
    chance, number = Random(5), game.usual_seats(game.options())
    place = server.open(game=game.id, seats=number)
    with ExitStack() as stack:
        places = [place, *(server.join(place.table) for _ in range(1, number))]
        seats = [stack.enter_context(Seat(server, it)) for it in places]
        for seq in range(1, 40):
            for seat in seats:
                seat.wait(partial(reached, seq))
            actor = next((it for it in seats if it.now.legal), None)
            if actor is None:
                break
            actor.play(chance.choice(actor.now.legal))
        for seat in seats:
            seat.settle()
        told = [[msgspec.json.decode(it, type=Update) for it in seat.frames] for seat in seats]
    public = [{it.seq: bytes(it.public) for it in each if it.t == "update"} for each in told]
    shared = set.intersection(*(set(it) for it in public))
    assert len(shared) >= 5
    assert {len({it[seq] for it in public}) for seq in shared} == {1}


class Part(msgspec.Struct, frozen=True, tag="whist", tag_field="game"):
    """A small part of a view."""

    turn: int
    pile: tuple[str, ...]
    taken: str | None = None


def test_without_an_earlier_part_every_field_is_set_and_the_game_named() -> None:
    found = changes(None, Part(1, ("2h",)))
    assert found == Changes({"game": "whist", "turn": 1, "pile": ("2h",), "taken": None})


def test_a_list_keeps_its_beginning_and_other_fields_are_set_where_they_differ() -> None:
    before = Part(1, ("2h", "3h", "4h"))
    assert changes(before, Part(2, ("2h", "3h", "9c", "8c"))) == Changes(
        {"turn": 2}, {"pile": [2, "9c", "8c"]}
    )
    assert changes(before, Part(1, ("2h",), "4h")) == Changes({"taken": "4h"}, {"pile": [1]})
    assert changes(before, Part(1, ("9c", "3h"))) == Changes({"pile": ("9c", "3h")})
    assert changes(before, Part(1, ())) == Changes({"pile": ()})


def test_nothing_is_sent_of_what_has_not_changed() -> None:
    assert msgspec.json.encode(changes(Part(1, ("2h",)), Part(1, ("2h",)))) == b"{}"
    assert msgspec.json.encode(changes(None, None)) == b"{}"
