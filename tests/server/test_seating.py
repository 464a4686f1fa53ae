"""Seats that are drawn for: everything that belongs to a player follows to the new seat (R3.1)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour import bots, proof
from parlour.core import sealed
from parlour.core.errors import ReplayError
from parlour.core.events import SeatsTaken
from parlour.core.replay import Replay
from parlour.core.seating import Seating
from parlour.core.table import Dealt
from parlour.server.ground import tokens
from parlour.server.state.facts import info_of, seat_infos
from parlour.server.state.room import Room
from parlour.server.store import Stored
from parlour.server.store.records import Happened, LogEntry, Opened, Readied, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables import history
from parlour.server.tables.export import line_of
from parlour.server.wire.protocol.client import NextMessage, PlayMessage
from parlour.server.wire.protocol.http import BotSeatInfo, PlaceInfo
from parlour.server.wire.protocol.server import (
    SealMessage,
    SnapshotMessage,
    UnsealedMessage,
    encode,
)
from tests.sealing import ROOT, share
from tests.server.conftest import Start
from tests.server.running import Seat, Server

GAME = parlour.GAMES["romme"]
TABLE = "2" * 15
NAMES = ("Ann", "Ben", "Cleo")
KEYS = tuple(f"key of {name}" for name in NAMES)
ROOTS = tuple(bytes([chair]) * 32 for chair in range(1, 4))
TIPS = [proof.chain(root, proof.SHARES).hex() for root in ROOTS]
RULES: dict[str, Any] = {"hand_size": 5, "match_deals": 2}
BOT = 3  # the chair of the bot


def entries(sealing: int = proof.VERSION, **rules: Any) -> list[LogEntry]:
    """Return the log of three persons and a bot, with their shares, up to the first deal."""
    options = GAME.options(**{**RULES, **rules}).to_dict()
    digests = [tokens.digest(key) for key in KEYS]
    opened = Opened(
        "romme", None, options, 4, [BotSeatInfo(BOT, "steady")], 2, 1, "5e" * 32, NAMES[0],
        digests[0], engine=bots.engine("romme"), root=ROOT.hex(), tip=TIPS[0], sealing=sealing,
    )  # fmt: skip
    sat = [Seated(chair, NAMES[chair], digests[chair], TIPS[chair]) for chair in (1, 2)]
    return [opened, *sat, *(Readied(chair, share(1, ROOTS[chair])) for chair in range(3))]


def room_of(*log: LogEntry) -> Room:
    assert isinstance(log[0], Opened)
    room = Room(TABLE, log[0])
    for entry in log[1:]:
        room.apply(entry)
    return room


def drawn(**rules: Any) -> Seating | None:
    """Return the seating that follows from the chains alone."""
    secret = proof.chain(ROOT, proof.LINKS - 1)
    shares = [*(bytes.fromhex(share(1, root)) for root in ROOTS), b""]
    key = proof.deal_key(proof.chain(ROOT, proof.LINKS).hex(), 1, secret, shares)
    options = GAME.options(**{**RULES, **rules})
    pack = proof.pack_of(proof.seats_key(key), GAME.pack(options, 4))
    return GAME.seating(options, 4, pack)


def test_everything_of_a_player_follows_to_the_seat_drawn() -> None:
    log = entries()
    room = room_of(*log)
    names = [it.name for it in seat_infos(room, {})]
    dealt = room.decide_deal()
    taken, *_ = room.apply(dealt)
    seating = drawn()
    assert seating is not None
    assert seating.order != (0, 1, 2, 3)
    assert taken == SeatsTaken(seating)
    assert (room.chairs, room.table.match.dealer) == (seating.order, 0)
    assert [it.name for it in seat_infos(room, {})] == [names[it] for it in seating.order]
    assert [room.seats[seat].kind for seat in range(4)].index("bot") == seating.moved(BOT)
    assert room.table.persons == seating.moved_all(range(3))
    for chair, key in enumerate(KEYS):
        assert room.find_seat(key) == seating.moved(chair)
        assert room.find_chair(key) == chair
    seal = room.seal
    assert seal is not None
    assert seal.shares == (*(share(1, root) for root in ROOTS), "")
    assert [it.seat for it in seal.tips] == [0, 1, 2]
    assert seal.bots == tuple("steady" if chair == BOT else "" for chair in seating.order)
    again = history.restore(TABLE, [encode(it) for it in (*log, dealt)])
    for known in ("chairs", "seats", "seal", "ready", "events"):
        assert getattr(again, known) == getattr(room, known)
    assert info_of(again, {}).seating == seating


@pytest.mark.parametrize("seating", ["draw", "random"])
def test_a_lot_seats_players_as_hidden_cards_do(seating: str) -> None:
    room = room_of(*entries(seating=seating))
    room.apply(room.decide_deal())
    found, cards = drawn(seating=seating), drawn()
    assert found is not None
    assert cards is not None
    assert room.table.match.seating == found
    assert found == (cards if seating == "draw" else Seating(cards.order))


@pytest.mark.parametrize(("sealing", "rules"), [(4, {"seating": "fixed"}), (3, {}), (2, {})])
def test_nobody_moves_at_a_table_of_fixed_seats_or_of_an_older_protocol(
    sealing: int, rules: dict[str, Any]
) -> None:
    room = room_of(*entries(sealing, **rules))
    assert room.seal is not None
    assert room.seal.drawing is None
    dealt = room.decide_deal()
    room.apply(dealt)
    assert room.chairs == (0, 1, 2, 3)
    assert b"seating" not in encode(dealt).replace(b'"seating":null', b"")
    key = room.seals.key(1, room.course.shares) if room.seals and room.course else b""
    assert room.table.match.dealer == proof.first_dealer(key, 4)


def played(**rules: Any) -> list[LogEntry]:
    """The log of a whole match."""
    log = entries(**rules)
    room = room_of(*log)

    def do(entry: LogEntry | None) -> None:
        assert entry is not None
        log.append(entry)
        room.apply(entry)

    while room.waiting != "over":
        seat, number = room.table.seat, room.next_deal
        if room.waiting == "play" and room.seats[seat].kind == "bot":
            name, budget, seed = room.bot
            bot, told = bots.load(name, GAME.id), room.table.told(seat)
            code = bots.ask(bot, GAME, room.table.match.deal, budget, seed, told=told)
            do(room.decide_bot(code, budget).entry)
        elif room.waiting == "play":
            deal = room.table.match.deal
            legal = deal.legal()
            text = GAME.format(deal, legal[room.seq * 7 % len(legal)])
            coded = room.decide(seat, PlayMessage(str(room.seq), room.seq, text))
            do(coded.entry if coded else None)
        else:
            for chair in range(3) if room.seq else ():
                at = room.chairs.index(chair)
                do(room.decide(at, NextMessage(room.seq, share(number, ROOTS[chair]))))
            do(room.decide_deal())
    return log


@pytest.fixture(scope="module")
def match() -> list[bytes]:
    return [encode(it) for it in played()]


def test_the_file_of_a_match_names_the_seats_and_every_lie_about_them(match: list[bytes]) -> None:
    replay = Replay.read(history.replay(TABLE, match).to_text())
    assert sealed.check(replay, parlour.GAMES) == (2, 6, 0)
    assert bots.verify(replay, parlour.GAMES).difference is None
    assert replay.seating == drawn()
    assert replay.seating is not None
    assert replay.proof is not None
    assert [replay.names[replay.seating.moved(chair)] for chair in range(3)] == [*NAMES]
    order, cards = replay.seating.order, replay.seating.drawn
    proved = replay.proof
    assert proved.drawing is not None
    otherwise = msgspec.structs.replace(proved.drawing, ranks=proved.drawing.ranks[::-1])
    lies: list[tuple[str, dict[str, Any]]] = [
        ("seal_seats", {"seating": Seating(order[::-1], cards)}),
        ("seal_seats", {"seating": Seating(order, (("As",), *cards[1:]))}),
        ("seal_seats", {"seating": Seating(order)}),
        ("seal_seats", {"seating": None}),
        ("seal_drawing", {"proof": msgspec.structs.replace(proved, drawing=None)}),
        ("seal_drawing", {"proof": msgspec.structs.replace(proved, drawing=otherwise)}),
    ]
    for code, lie in lies:
        with pytest.raises(ReplayError) as refused:
            sealed.check(msgspec.structs.replace(replay, **lie), parlour.GAMES)
        assert refused.value.code == code


def test_a_match_that_nobody_moved_at_is_not_taken_for_one_of_an_older_protocol(
    match: list[bytes],
) -> None:
    """A server that drops the drawing would have to call its file an older one: its keys differ."""
    replay = history.replay(TABLE, match)
    assert replay.proof is not None
    older = msgspec.structs.replace(replay.proof, version=3, drawing=None)
    for seating in (replay.seating, None):
        file = msgspec.structs.replace(replay, proof=older, seating=seating)
        with pytest.raises(ReplayError) as refused:
            sealed.check(file, parlour.GAMES)
        assert refused.value.code in ("seal_seats", "seal_dealer")


def test_an_export_names_the_seats_drawn_once_the_match_is_over(match: list[bytes]) -> None:
    told = line_of(Stored(TABLE, 0, 0), match)
    [first, *_] = [it["record"] for it in told["records"] if "cards" in it.get("record", {})]  # type: ignore[attr-defined]
    assert msgspec.convert(first["seating"], Seating) == drawn()


def test_connections_follow_and_a_restart_finds_everybody_at_the_seat_drawn(
    start: Start, tmp_path: Path
) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.start()
        for number, entry in enumerate(entries()[:3], 1):
            assert await store.append(TABLE, number, encode(entry))
        await store.stop()

    seating = drawn()
    assert seating is not None
    asyncio.run(write())
    server: Server = start(f"sqlite:///{tmp_path}/tables.db")
    places = [PlaceInfo(TABLE, chair, key) for chair, key in enumerate(KEYS)]
    sitting = [Seat(server, place) for place in places]
    for chair, seat in enumerate(sitting):
        assert isinstance(seat.now, SnapshotMessage)
        assert (seat.now.seat, seat.now.table.seating) == (chair, None)
        seat.send(NextMessage(0, share(1, ROOTS[chair])))
    hands = []
    for chair, seat in enumerate(sitting):
        now = seat.wait(lambda now: now.seq > 0)
        assert isinstance(now, SnapshotMessage)
        assert (now.seq, now.seat) == (1, seating.moved(chair))
        assert now.table.seating == seating
        assert now.events[0] == SeatsTaken(seating)
        assert seat.view.seat == now.seat
        hands.append(seat.view.hand)
        seat.settle()
        assert [it.shares is None for it in seat.seals if isinstance(it, SealMessage)][-1] is False
        assert not any(isinstance(it, UnsealedMessage) for it in seat.seals)
    status, again = server.ask(f"/api/tables/{TABLE}/seats", {"token": ""})
    assert (status, again["code"]) == (409, "table_full")
    server.kill()
    server = start(f"sqlite:///{tmp_path}/tables.db")
    for chair, place in enumerate(places):
        with Seat(server, place) as seat:
            told = seat.now
            assert isinstance(told, SnapshotMessage)
            assert (told.seat, told.table.seating) == (seating.moved(chair), seating)
            assert seat.view.hand == hands[chair]
    dealt = [
        it.record
        for it in server.entries(TABLE)
        if isinstance(it, Happened) and isinstance(it.record, Dealt)
    ]
    assert [it.seating for it in dealt] == [seating]
