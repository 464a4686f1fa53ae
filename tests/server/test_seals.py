"""Sealed deals over the wire: nothing is told too early, and a keyed deal is never drawn again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import parlour
from parlour import proof
from parlour.core import sealed
from parlour.core.replay import Replay
from parlour.core.table import Dealt
from parlour.server.ground import tokens
from parlour.server.store.records import Happened, Opened, Readied, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire.protocol.client import NextMessage
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import SealMessage, UnsealedMessage, encode
from tests.sealing import OWN, ROOT, TIP, share
from tests.server.conftest import Start
from tests.server.running import Seat, Server, play_until

TABLE = "2" * 15
OTHER = bytes(range(50, 82))
KEYS = ("first key", "second key")


def test_no_secret_is_on_any_wire_before_its_deal_is_over(server: Server) -> None:
    place = server.open(options={"target": 10_000}, tip=TIP)
    tip = proof.chain(OTHER, proof.SHARES).hex()
    status, joined = server.ask(f"/api/tables/{place.table}/seats", {"tip": tip})
    assert status == 201
    there = PlaceInfo(place.table, joined["seat"], joined["token"])
    with Seat(server, place) as ann, Seat(server, there) as ben:
        for k in (1, 2):
            for seat, root in ((ann, OWN), (ben, OTHER)):
                seat.wait(lambda now: now.waiting == "deal")
                seat.send(NextMessage(seat.now.seq, share(k, root)))
            for seat in (ann, ben):
                seat.wait(lambda now: now.waiting == "play")
            play_until(lambda now: now.waiting == "deal", ann, ben)
            ann.settle()
            ben.settle()
        opened = server.entries(place.table)[0]
        assert isinstance(opened, Opened)
        for seat in (ann, ben):
            whole = "".join(seat.frames)
            for k in (1, 2):
                secret = proof.chain(bytes.fromhex(opened.root), proof.LINKS - k).hex()
                held = [frame for frame in seat.frames if secret in frame]
                assert len(held) == 1
                assert '"unsealed"' in held[0]
                assert f'"deal":{k},' in held[0]
            for k in range(3, proof.LINKS + 1):
                assert proof.chain(bytes.fromhex(opened.root), proof.LINKS - k).hex() not in whole
        told = [it for it in ann.seals if isinstance(it, UnsealedMessage)]
        assert [it.shares for it in told] == [(share(k), share(k, OTHER)) for k in (1, 2)]
        status, again = server.ask(
            f"/api/tables/{place.table}/seals", authorization=f"Bearer {place.token}"
        )
        assert (status, [it["secret"] for it in again]) == (200, [it.secret for it in told])


def test_a_share_that_is_late_replayed_or_chosen_is_refused(server: Server) -> None:
    place = server.open_with_bot(tip=TIP)
    with Seat(server, place) as seat:
        for wrong in (share(2), "77" * 32, TIP):
            seat.send(NextMessage(0, wrong))
            assert seat.refusal().code == "bad_share"
        seat.send(NextMessage(0, share(1)))
        seat.wait(lambda now: now.seq > 0)
        seat.settle()
        begun = next(
            it for it in seat.seals if isinstance(it, SealMessage) and it.shares is not None
        )
        assert begun.shares == (share(1), "")
        seat.wait(lambda now: bool(now.legal))  # the bot says nothing more by itself
        seat.send(NextMessage(0, share(1)))
        assert seat.refusal().code == "stale_move"
        seat.resign()
        status, text, _ = server.fetch(f"/api/tables/{place.table}/replay")
        assert status == 200
        assert sealed.check(Replay.read(text), parlour.GAMES) == (1, 1, 0)


def test_nobody_is_waited_for_long(start: Start) -> None:
    server = start(share_wait=0.2)
    with Seat(server, server.open_with_bot(tip=TIP)) as seat:
        seat.wait(lambda now: now.seq > 0)
        seat.settle()
        begun = next(
            it for it in seat.seals if isinstance(it, SealMessage) and it.shares is not None
        )
        assert begun.shares == ("", "")


def test_a_server_that_ends_between_ready_and_the_deal_deals_the_same_pack_anywhere(
    start: Start, tmp_path: Path
) -> None:
    game = parlour.GAMES["gin"]
    options = game.options().to_dict()
    digests = [tokens.digest(key) for key in KEYS]
    tip = proof.chain(OTHER, proof.SHARES).hex()
    root = ROOT.hex()
    entries = [
        Opened(
            "gin", None, options, 2, [], 0, 1, "0", "", digests[0], root=root, tip=TIP, sealing=2
        ),
        Seated(1, "", digests[1], tip),
        Readied(0, share(1)),
        Readied(1, share(1, OTHER)),
    ]

    async def write(path: Path) -> None:
        store = SqliteStore(path)
        await store.start()
        for number, entry in enumerate(entries, 1):
            assert await store.append(TABLE, number, encode(entry))
        await store.stop()

    secret, shares = proof.chain(ROOT, proof.LINKS - 1), [share(1), share(1, OTHER)]
    chain = proof.chain(secret, 1).hex()
    key = proof.deal_key(chain, 1, secret, [bytes.fromhex(it) for it in shares])
    wanted = proof.pack_of(key, game.pack(game.options(), 2))
    for node in ("one", "two"):
        asyncio.run(write(tmp_path / f"{node}.db"))
        server = start(f"sqlite:///{tmp_path}/{node}.db")
        with Seat(server, PlaceInfo(TABLE, 0, KEYS[0])) as seat:
            seat.wait(lambda now: now.seq > 0)
        server.kill()
        dealt = [
            it.record
            for it in server.entries(TABLE)
            if isinstance(it, Happened) and isinstance(it.record, Dealt)
        ]
        assert [list(it.cards) for it in dealt] == [wanted]
        assert dealt[0].dealer == proof.first_dealer(key, 2)
