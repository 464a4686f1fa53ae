"""How even the deals were: each counts once, when it is over, and the evidence is what it says."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import exp, isclose, log, prod
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from parlour import GAMES
from parlour.core import sealed
from parlour.core.game import AnyGame
from parlour.core.replay import Replay
from parlour.server.store import Counted, Store, open_store
from parlour.server.tables import history, ledger
from parlour.server.tables.fairness import FairnessTally, Finished, bayes_factor, compare, tally_of
from parlour.server.tables.ledger import Ledger
from parlour.server.wire.protocol.http import FairnessInfo
from tests.helpers import each_game
from tests.sealing import TABLE, Sealed
from tests.server.conftest import Start
from tests.server.running import PATIENCE, Seat, Server
from tests.server.test_migrations import other_database

read_fairness = msgspec.json.Decoder(FairnessInfo).decode


@cache
def match_of(name: str) -> Sealed:
    game = GAMES[name]
    table = Sealed(game, max(2, game.usual_seats(game.options())))
    table.play(2)
    if table.room.table.waiting == "deal":
        table.deal()  # the third is broken off
    if table.room.table.waiting != "over":
        table.give_up()
    return table


def finished(name: str) -> list[Finished]:
    return history.finished(TABLE, match_of(name).records)[1]


# -- what is counted -------------------------------------------------------------------------------


@each_game
def test_the_first_cards_of_every_hand_are_counted(game: AnyGame) -> None:
    table, deals = match_of(game.id), finished(game.id)
    replay = table.replay()
    assert len(deals) == len(replay.deals) > 1
    begun = [step.match.deal.clone() for step in replay.run(GAMES) if step.what == "dealt"]
    for deal, it in zip(begun, deals, strict=True):
        tally, pack = tally_of(it), game.pack_text(it.pack).split()
        assert tally.each > 0
        sitting = [seat for seat in range(deal.seats) if deal.view(seat).hand]
        for seat, row in zip(sitting, tally.cells, strict=True):
            dealt = [card for card, count in zip(pack, row, strict=True) if count]
            assert sum(row) == tally.each
            hand = list(deal.view(seat).hand)
            for card in dealt:
                hand.remove(card)
        assert [sum(row) for row in zip(*tally.cells, strict=True)].count(2) == 0
    assert sum(tally_of(it).aborted for it in deals) == sum(
        it.points is None for it in replay.deals
    )


@pytest.mark.parametrize("name", ["gin", "romme", "rummy500"])
def test_a_hand_is_worth_what_its_game_says(name: str) -> None:
    game = GAMES[name]
    deal = game.deal(seats=2, seed=5)
    over = deal.clone()
    over.seat = -1  # as if it were over, so that the hands count
    counted = {
        "gin": deal.least_deadwood if name == "gin" else None,
        "romme": deal.penalty if name == "romme" else None,
        "rummy500": lambda seat: -over.score(seat),
    }[name]
    assert counted is not None
    for seat in range(2):
        cards = game.read_pack(" ".join(deal.view(seat).hand))
        assert game.dealt_worth(game.options(), cards) == counted(seat)


def test_bots_and_people_are_compared_pair_by_pair() -> None:
    found = FairnessTally("gin", "", 1, [])
    compare(found, [7, 9, 3, 7], [True, False, False, False])
    assert (found.people.hands, found.people.worth) == (1, 7)
    assert (found.bots.hands, found.bots.worth) == (3, 19)
    assert found.duels == {"3 0": 1}  # one better, one worse, one alike
    compare(found, [1, 2], [True, True])
    assert found.duels == {"3 0": 1}


# -- what it says ----------------------------------------------------------------------------------


def foretold(cells: list[int], shares: list[float], spread: float) -> float:
    """Return how likely alternatives find such an order of cells, one cell after the other."""
    seen, chance = [0] * len(shares), 1.0
    for n, cell in enumerate(cells):
        chance *= (spread * shares[cell] + seen[cell]) / (spread + n)
        seen[cell] += 1
    return chance


def test_evidence_is_the_ratio_of_two_forecasts_and_one_on_average() -> None:
    shares = [0.25, 0.25, 0.5]
    total = 0.0
    for cells in product(range(3), repeat=5):
        even = prod(shares[cell] for cell in cells)
        counts = [(cells.count(cell), shares[cell]) for cell in range(3)]
        found = exp(bayes_factor(counts, 5, 10))
        assert isclose(found, foretold([*cells], shares, 10) / even)
        total += even * found
    assert isclose(total, 1)  # what an honest server has to expect, at any time


def played(deals: int, seed: int, lie: float = 0, bots: float = 0) -> FairnessTally:
    """Return tallies added up: four seats, one card each of eight; a lie gives seat 0 card 0."""
    cells = [[0] * 8 for _ in range(4)]
    chance, found = Random(seed), FairnessTally("gin", "a b c d e f g h", 1, cells)
    for _ in range(deals):
        pack = [*range(8)]
        chance.shuffle(pack)
        if chance.random() < lie:
            at = pack.index(0)
            pack[0], pack[at] = pack[at], pack[0]
        if chance.random() < bots and pack[1] < pack[0]:
            pack[0], pack[1] = pack[1], pack[0]
        cells = [[int(card == pack[seat]) for card in range(8)] for seat in range(4)]
        one = FairnessTally("gin", found.pack, 1, cells, 1)
        compare(one, pack[:2], [True, False])
        found.add(one)
    return found


def test_even_deals_are_believed_and_uneven_ones_are_not() -> None:
    for seed in range(20):
        fair = played(300, seed)
        assert fair.evidence() < 20  # of 20 servers less than one in expectation
        assert fair.hands_evidence() < 20
    assert played(2000, 1).evidence() < 1
    assert played(300, 2, lie=0.3).evidence() > 100
    assert played(300, 3, bots=0.5).hands_evidence() > 100


def test_the_order_of_adding_does_not_matter() -> None:
    parts = [played(30, seed) for seed in range(3)]
    sums = []
    for order in (parts, parts[::-1]):
        found = None
        for part in order:
            found = ledger.merged(found, [msgspec.json.encode(part)])
        sums.append(msgspec.json.decode(found or b"", type=FairnessTally))
    assert sums[0] == sums[1]
    assert log(sums[0].evidence()) == log(sums[1].evidence())


# -- the ledger ------------------------------------------------------------------------------------


@pytest_asyncio.fixture(params=["sqlite", "postgres", "empty_jetstream"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found = str(request.getfixturevalue(request.param))
    return await other_database(found, "fairness") if request.param == "postgres" else found


async def told_by(store: Store) -> FairnessInfo:
    return read_fairness((await Ledger(store).told()).body)


async def counted(store: Store, records: int) -> None:
    """Wait until so many records of the table are counted."""
    async with asyncio.timeout(PATIENCE):
        while (await store.counted()).get(TABLE) != records:  # each time the loop goes on
            pass


async def test_each_deal_counts_once_however_many_servers_report_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "GATHER_S", 0.01)
    monkeypatch.setattr(ledger, "FIRST_LOOK_BACK_S", 0)
    match = match_of("gin")
    store = open_store(url)
    await store.start()
    for number, record in enumerate(match.records, 1):
        assert await store.append(TABLE, number, record)
    one, two = Ledger(store), Ledger(store)
    room, deals = history.finished(TABLE, match.records)
    one._deals.append(deals[2])  # the others were lost: they are found in the log
    one._marks[TABLE] = ledger.mark_of(room)
    await one._count()
    assert (await told_by(store)).deals == 0
    for each in (one, two):
        each.start()
    await counted(store, len(match.records))
    two._deals += deals
    two.note(room, ended=True)
    await asyncio.gather(one.stop(), two.stop())
    told = await told_by(store)
    assert (told.deals, told.aborted, told.over, told.open) == (3, 1, 1, 0)
    [gin] = told.dealt
    assert (gin.game, gin.seats, gin.each, gin.bots.hands, gin.people.hands) == ("gin", 2, 10, 3, 3)
    assert [sum(row) for row in gin.cells] == [30, 30]
    [(chain, name)] = await store.ended("", 10)
    assert (name, await store.ended(chain, 10)) == (TABLE, [])
    await store.delete(TABLE)
    told = await told_by(store)
    assert (told.deals, told.over, told.open) == (3, 0, 0)
    await store.extend(TABLE, 0, match.records)  # a backup has brought it back
    again = Ledger(store)
    again.start()
    await counted(store, len(match.records))
    await again.stop()
    told = await told_by(store)
    assert (told.deals, told.over, told.open) == (3, 1, 0)
    await store.stop()


async def test_a_log_that_cannot_be_read_keeps_no_other_from_being_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "FIRST_LOOK_BACK_S", 0)
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    await store.start()
    records = match_of("gin").records
    for name in ("2" * 15, TABLE, "z" * 15):
        await store.extend(name, 0, records if name == TABLE else [b"{}"])
    one = Ledger(store)
    one.start()
    await counted(store, len(records))
    await one.stop()
    await store.stop()


async def test_after_a_start_many_tables_are_counted_in_few_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is a flush, for which the moves of those who come back would wait."""
    monkeypatch.setattr(ledger, "LOOK_BACK_PAUSE_S", 0)
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    await store.start()
    names = {f"{TABLE[:-2]}{number:02}" for number in range(2 * ledger.LOOK_BACK_TABLES + 1)}
    opening = match_of("gin").records[0]
    assert all(await asyncio.gather(*(store.append(name, 1, opening) for name in names)))
    transactions: list[int] = []
    count = store.count

    async def counting(marks: Sequence[Counted], *rest: Any) -> set[str]:
        transactions.append(len(marks))
        return await count(marks, *rest)

    monkeypatch.setattr(store, "count", counting)
    await Ledger(store)._look_back()
    assert transactions == [ledger.LOOK_BACK_TABLES, ledger.LOOK_BACK_TABLES, 1]
    assert await store.counted() == dict.fromkeys(names, 1)
    await store.stop()


async def test_deals_that_nobody_counted_are_found_when_their_match_goes_on(tmp_path: Path) -> None:
    """The server that saw them end has died; another knows no more than that they are over."""
    match = match_of("gin")
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    await store.start()
    for number, record in enumerate(match.records, 1):
        assert await store.append(TABLE, number, record)
    other = Ledger(store)
    other.note(history.restore(TABLE, match.records), ended=False)
    await other._count()
    assert await store.counted() == {TABLE: 0}
    await other._count()
    assert await store.counted() == {TABLE: len(match.records)}
    assert (await told_by(store)).deals == 3
    await store.stop()


# -- on the wire -----------------------------------------------------------------------------------


def fairness_of(server: Server) -> FairnessInfo:
    status, text, headers = server.fetch("/api/fairness")
    assert (status, headers["cache-control"]) == (200, "no-store")
    return read_fairness(text)


def rows(server: Server) -> Iterator[tuple[str, int]]:
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as file:
        yield from file.execute("select table_id, deals from counted").fetchall()
    file.close()


def test_a_deal_is_told_of_when_it_is_over_and_can_be_verified(start: Start) -> None:
    server = start()
    place = server.open_with_bot(options={"target": 10_000})
    assert fairness_of(server) == FairnessInfo(0, 0, 0, 0, [])
    with Seat(server, place) as seat:
        seat.wait(lambda now: bool(now.legal))
        assert [*rows(server)] == []  # of a deal in play there is nothing
        seat.resign()
    server.kill()  # before it was counted, perhaps
    server.restart()
    while not dict(rows(server)):
        server.ask("/api/health")
    told = fairness_of(server)
    assert (told.deals, told.aborted, told.over, told.open) == (1, 1, 1, 0)
    status, text, headers = server.fetch("/api/fairness/deals")
    assert (status, headers["link"]) == (200, None)
    [line] = text.splitlines()
    for wrong in ("%00", "x", "g" * 64, "a" * 65):
        assert server.ask(f"/api/fairness/deals?after={wrong}")[0] == 400
    assert sealed.check(Replay.read(line), GAMES).deals == 1
    assert json.loads(line).get("names") is None
