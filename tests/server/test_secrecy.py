"""Hidden cards change neither content, number nor order of a seat's messages."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Any

import parlour
from parlour import proof
from parlour.cards import cards
from parlour.core.table import Dealt
from parlour.server.ground import tokens
from parlour.server.store.records import Happened, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import PositionMessage, encode
from tests.server.conftest import Start
from tests.server.running import Seat, Server, hello, play_until

CARD = re.compile(r"\b[A23456789TJQK][cdhs]\b")
TABLE = "2" * 15
PACK = parlour.GAMES["gin"].pack(parlour.GAMES["gin"].options(), 2)
DEALT = 21  # cards in hands and the upcard; the non-dealer has the even ones of the first twenty


def write_table(folder: Path, pack: list[int]) -> tuple[str, list[PlaceInfo]]:
    """Write the log of a table of two persons with this pack dealt; return database and places.

    Its seal is the same for all packs, so what is told can be compared to the byte.
    """
    keys = ["first key", "second key"]
    game = parlour.GAMES["gin"]
    options = game.options().to_dict()
    digests = [tokens.digest(key) for key in keys]
    opened = Opened(
        "gin", None, options, 2, [], 0, 1, "00" * 32, "Ann", digests[0],
        root="11" * 32, sealing=proof.VERSION,
    )  # fmt: skip
    entries: list[Any] = [
        opened,
        Seated(1, "Ben", digests[1]),
        Happened(Dealt(tuple(pack))),
    ]

    async def write() -> None:
        store = SqliteStore(folder / "tables.db")
        await store.start()
        for number, entry in enumerate(entries, 1):
            assert await store.append(TABLE, number, encode(entry))
        await store.stop()

    folder.mkdir()
    asyncio.run(write())
    places = [PlaceInfo(TABLE, seat, key) for seat, key in enumerate(keys)]
    return f"sqlite:///{folder}/tables.db", places


def frames_of_the_dealer(server: Server, places: list[PlaceInfo]) -> list[str]:
    """Return all that the dealer is sent while the other seat passes, errs and draws."""
    with Seat(server, places[0]) as dealer:
        with Seat(server, places[1]) as other:
            dealer.settle()
            for action in ("pass", "discard Kc", "knock Ac"):
                other.play(action, move="x" * len(action))
                other.receive()
                dealer.settle()
            dealer.play("stock", move="draw")
            dealer.receive()
            shed = next(action for action in dealer.now.legal if action.kind == "discard")
            dealer.play(shed, move="shed")
            other.wait(lambda now: bool(now.legal))
            other.play("stock", move="draw")
            other.receive()
        dealer.settle()
        with Seat(server, places[0]) as again:
            return dealer.frames + again.frames


def test_another_seat_and_the_stock_could_hold_any_cards(start: Start, tmp_path: Path) -> None:
    """Every byte sent to the dealer stays the same after all hidden cards are dealt again."""
    pack = tokens.shuffled(PACK)
    seen = [*range(1, 20, 2), 20, 21]  # own hand, upcard, and the card that the dealer draws
    hidden = [place for place in range(len(pack)) if place not in seen]
    told = []
    for number in range(3):
        db, places = write_table(tmp_path / str(number), pack)
        server = start(db)
        told.append(frames_of_the_dealer(server, places))
        server.stop()
        for place, card in zip(hidden, tokens.shuffled([pack[h] for h in hidden]), strict=True):
            pack[place] = card
    assert told[0] == told[1] == told[2]
    assert len(told[0]) > 8
    assert any('"t":"seal"' in it for it in told[0])


def test_messages_hold_no_hidden_card_and_come_in_equal_number(server: Server) -> None:
    place = server.open(options={"target": 10_000})
    with Seat(server, place) as ann, Seat(server, server.join(place.table)) as ben:
        seats = (ann, ben)
        for seat in seats:
            seat.wait(lambda now: now.seq == 1)
            seat.settle()
        begin = [len(seat.frames) for seat in seats]
        checked = 0
        for seq in range(2, 80):
            play_until(partial(reached, seq), *seats)
            views: list[Any] = [seat.view for seat in seats]
            if views[0].knocker < 0:
                check_hidden(views, [seat.frames[-1] for seat in seats])
                checked += 1
        assert checked > 40
        assert len(ann.frames) - begin[0] == len(ben.frames) - begin[1]


def reached(seq: int, now: PositionMessage) -> bool:
    return now.seq >= seq


def check_hidden(views: list[Any], frames: list[str]) -> None:
    """Check that a seat's frame names no card in the other hand but those taken openly."""
    for seat in (0, 1):
        other = 1 - seat
        named = set(CARD.findall(frames[seat]))
        open_cards = {*views[other].known[other], *views[seat].pile, *sum(views[seat].thrown, ())}
        assert not named & (set(views[other].hand) - open_cards)


def test_the_own_log_tells_no_secrets(start: Start) -> None:
    server = start()
    place = server.open_with_bot(name="Aki", options={"target": 1})
    other = server.open(name="Bo")
    with Seat(server, place) as seat:
        seat.play("discard Zz")
        seat.line.send("Kc Kd Kh")
        seat.settle()
        play_until(lambda now: now.waiting == "over", seat)
    with server.connect(place.table) as line:
        line.send(hello("guess"))
        line.recv()
    server.ask(f"/api/tables/{place.table}/seats", {"name": "Cy"})
    server.stop()
    opened = server.entries(place.table)[0]
    assert isinstance(opened, Opened)
    log = "".join(server.log)
    for secret in (place.table, place.token, other.token, opened.secret, opened.token_hash):
        assert secret not in log
    assert not re.search(r"Aki|Bo\b|Cy\b|guess|Zz", log)
    assert not CARD.search(log)
    for code in ("wrong_token", "table_full", "bad_message"):
        assert f"code={code}" in log


def test_the_database_holds_no_token(start: Start, tmp_path: Path) -> None:
    server = start()
    place = server.open()
    other = server.join(place.table)
    server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert place.table.encode() in stored
    assert place.token.encode() not in stored
    assert other.token.encode() not in stored


def test_packs_are_whole_and_different(server: Server) -> None:
    packs = set()
    for _ in range(20):
        with Seat(server, server.open_with_bot()) as seat:
            seat.wait(lambda now: now.seq > 0)
        dealt = server.entries(seat.place.table)[1]
        assert isinstance(dealt, Happened)
        assert isinstance(dealt.record, Dealt)
        packs.add(dealt.record.cards)
        assert sorted(dealt.record.cards) == sorted(cards.PACK_52)
    assert len(packs) == 20
