"""On real sockets, for every game: what a seat cannot know changes no byte that it is sent.

Two tables differ in nothing but cards that no message to one seat has named.  The same people do
the same things at both; that seat, and whoever only knows the table, are told the same, in the same
number of messages and the same order.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from parlour import GAMES
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame
from parlour.core.table import Dealt, Played, Record, Table
from parlour.server import tokens
from parlour.server.protocol import Place, encode
from parlour.server.records import Happened, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from tests.asks import asks
from tests.server import leaking
from tests.server.conftest import Start
from tests.server.running import Seat, Server
from tests.test_secrecy import CARD, cut, messages, play_table

NIGHTLY = 40  # matches of each game
LEAST = 3  # actions that both tables have in common, or else there is little to compare


class Twins(NamedTuple):
    """Two matches that a seat cannot tell apart, and where their last deal begins."""

    table: Table
    seat: int
    begin: int
    records: tuple[list[Record], list[Record]]


def fresh(table: Table) -> Table:
    match = table.match
    return Table(match.game, match.options, match.seats, match.dealer)


def find_twins(game: AnyGame, chance: random.Random) -> Twins:
    """Return a match whose last deal is dealt twice, as far as both go on alike for all to see."""
    while True:
        table, played = play_table(game, chance.choice([*game.presets]), chance)
        begin, records = cut(played, chance)
        seat = chance.randrange(table.match.seats)
        first, sent, outcomes = fresh(table), [], []
        for record in records:
            sent.append(messages(first, seat, record))
            outcomes.append(asks(game).outcome(first.view(0)))
        dealt = records[begin]
        assert isinstance(dealt, Dealt)
        named = set(CARD.findall(b"".join(part for parts in sent[begin:] for part in parts)))
        names = game.pack_text(dealt.cards).split()
        hidden = [i for i, name in enumerate(names) if name.encode() not in named]
        pack = list(dealt.cards)
        for i, j in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
            pack[i] = dealt.cards[j]
        other = [*records[:begin], Dealt(tuple(pack), dealt.seed)]
        second = fresh(table)
        for record in other:
            second.apply(record)
        for number in range(begin + 1, len(records)):
            record = records[number]
            assert isinstance(record, Played)
            try:
                second.decide_play(record.seat, record.action)
            except ParlourError:  # with these cards he could not have done it
                break
            second.apply(record)
            if asks(game).outcome(second.view(0)) != outcomes[number]:
                break  # the hidden cards have played
            other.append(record)
        if len(other) - begin > LEAST and pack != list(dealt.cards):
            return Twins(table, seat, begin, (records[: len(other)], other))


def log_of(twins: Twins, records: list[Record]) -> list[Any]:
    """Return the log of a table of persons up to the last deal."""
    match = twins.table.match
    keys = [tokens.digest(f"key {seat}") for seat in range(match.seats)]
    opened = Opened(
        game=match.game.id,
        preset=None,
        options=match.options.to_dict(),
        seats=match.seats,
        bots=[],
        first_dealer=match.dealer,
        budget=1,
        secret="00" * 32,
        name="",
        token_hash=keys[0],
    )
    people = [Seated(seat, "", keys[seat]) for seat in range(1, match.seats)]
    return [opened, *people, *(Happened(record) for record in records[: twins.begin + 1])]


def watch(server: Server, name: str, twins: Twins, records: list[Record]) -> list[str]:
    """Play the last deal on sockets; return all that the seat and a stranger are told."""
    told: list[str] = []
    with ExitStack() as stack:
        places = [Place(name, seat, f"key {seat}") for seat in range(twins.table.match.seats)]
        seats = [stack.enter_context(Seat(server, place)) for place in places]
        for seat in seats:
            seat.settle()
        for number, record in enumerate(records[twins.begin + 1 :]):
            assert isinstance(record, Played)
            actor, seq = seats[record.seat], seats[0].now.seq
            told.append(server.fetch(f"/api/tables/{name}")[1].decode())
            actor.play(record.action, move=f"m{number}")
            for seat in seats:
                seat.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]  # its own
        seats[twins.seat].play("no such action", move="wrong")
        for seat in seats:
            seat.settle()
        told += seats[twins.seat].frames
        with Seat(server, places[twins.seat]) as again:
            told += again.frames
    with server.connect(name) as stranger:
        stranger.send('{"t":"hello","token":"guess"}')
        told.append(str(stranger.recv()))
    return [text.replace(name, "") for text in told]


def play_twins(
    start: Start, folder: Path, chance: random.Random, games: Sequence[AnyGame], leak: str | None
) -> Iterator[tuple[list[str], list[str]]]:
    """Write all tables, play them at one server, and yield what is told at each two of them."""
    found = [find_twins(game, chance) for game in games]
    names = {(at, side): tokens.new_table() for at in range(len(found)) for side in (0, 1)}

    async def write() -> None:
        store = SqliteStore(folder / "games.db")
        await store.start()
        for (at, side), name in names.items():
            log = log_of(found[at], found[at].records[side])
            for place, entry in enumerate(log, 1):
                assert await store.append(name, place, encode(entry))
        await store.stop()

    class Leaking(Server):
        program = Server.program if leak is None else leaking.program(leak)

    asyncio.run(write())
    server = start(f"sqlite:///{folder}/games.db", Leaking)
    for at, twins in enumerate(found):
        first, second = (
            watch(server, names[at, side], twins, twins.records[side]) for side in (0, 1)
        )
        assert len(first) > 2 * LEAST
        yield first, second


def test_no_game_tells_a_seat_more_on_real_sockets(start: Start, tmp_path: Path) -> None:
    for first, second in play_twins(start, tmp_path, random.Random(7), [*GAMES.values()], None):
        assert first == second


AT_NIGHT = [pytest.param(kind, marks=pytest.mark.long) for kind in leaking.KINDS[1:]]


@pytest.mark.parametrize("kind", [leaking.KINDS[0], *AT_NIGHT])
def test_a_planted_leak_is_found(start: Start, tmp_path: Path, kind: str) -> None:
    [(first, second)] = play_twins(start, tmp_path, random.Random(7), [GAMES["gin"]], kind)
    assert first != second


def test_what_is_planted_is_by_itself_no_leak(start: Start, tmp_path: Path) -> None:
    [(first, second)] = play_twins(start, tmp_path, random.Random(7), [GAMES["gin"]], "")
    assert first == second


@pytest.mark.long
def test_no_game_tells_a_seat_more_in_many_matches(start: Start, tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(10**9)
    print(f"seed {seed}")  # noqa: T201  a failure is repeated with it
    games = [game for game in GAMES.values() for _ in range(NIGHTLY)]
    for first, second in play_twins(start, tmp_path, random.Random(seed), games, None):
        assert first == second
