"""On real sockets, for every game: hidden cards change no byte that a seat is sent.

Two sealed tables differ in nothing but cards that no message to one seat has named.  The same
people and bots do and request the same things at both.  That seat, and a stranger who knows the
table, get the same messages in the same order.

A deal's seals and its pack follow from its root, shares and actions.  Here one table has another
pack, which its seals do not fit.  No message before the end may depend on that, so the seals are
compared, too.
"""

from __future__ import annotations

import asyncio
import random
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from parlour import GAMES, proof
from parlour.core.errors import ParlourError
from parlour.core.events import EVERYBODY
from parlour.core.game import AnyGame
from parlour.core.table import Dealt, Played
from parlour.server.ground import tokens
from parlour.server.state.room import Room
from parlour.server.store.records import Happened, LogEntry, Opened, Readied, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire.protocol.client import (
    ClientMessage,
    EndMessage,
    FillMessage,
    HintMessage,
    LeaveMessage,
    NextMessage,
    PlayMessage,
    ReviewMessage,
    TipMessage,
    TryMessage,
    WeighMessage,
)
from parlour.server.wire.protocol.http import BotSeatInfo, PlaceInfo
from parlour.server.wire.protocol.server import (
    HintedMessage,
    ReviewedMessage,
    WeighedMessage,
    encode,
)
from tests.asks import asks
from tests.helpers import Player, dump, fresh_chance, random_options
from tests.server import leaking, scripted
from tests.server.conftest import Start
from tests.server.running import PATIENCE, Seat, Server, hello
from tests.server.watching import Watcher
from tests.test_secrecy import CARD

NIGHTLY = 40  # matches of each game
LEAST = 3  # actions that both tables have in common, or else there is little to compare
MOST = 30  # … and so that it does not take long
LONG = 150  # entries of a log
PATIENT = 20  # tries for a match that goes on into the next deal
BUDGET = 4  # worlds for a hint
KINDS = (
    *("snapshot", "update", "presence", "ready", "seal", "unsealed", "refused", "tried", "hinted"),
    *("reviewed", "weighed", "deal_ended", "resigned", "wrong_token", "match_running"),
)
"""The messages that a short run covers, some of them once."""
PUBLIC = ("", "/seals", "/replay", "/book")  # of a table, for everybody who knows it


class World:
    """A table as its log has it, without a server."""

    def __init__(self, opened: LogEntry) -> None:
        assert isinstance(opened, Opened)
        self.room = Room("", opened)
        self.log = list[LogEntry]([opened])

    def do(self, entry: LogEntry, seat: int | None = None) -> bytes:
        """Take an entry; return what a seat is told of the match then, or `EVERYBODY`."""
        room = self.room
        events = room.apply(entry)
        self.log.append(entry)
        if seat is None:
            return b""
        told, table = [it.for_seat(seat) for it in events], room.table
        if seat == EVERYBODY:
            return dump([told, table.public()])
        return dump([told, table.view(seat), table.legal(seat)])

    def outcome(self) -> list[object]:
        """Return what hidden cards may bring about for all to see."""
        table = self.room.table
        seen = asks(self.room.game).outcome(table.view(0)) if table.seq else []
        return [seen, table.seat, table.waiting, [*table.match.rows], [*table.match.totals]]


class Step(NamedTuple):
    """The next step at both tables: their position before and after it, and the seats to act then.

    It is calm before if nothing happens by itself.
    """

    entry: LogEntry
    before: int
    after: int
    calm: bool
    turn: int


class Twins(NamedTuple):
    """Two matches that a seat cannot tell apart: their logs, and how they go on.

    The seat is `EVERYBODY` for somebody who watches.
    """

    game: AnyGame
    seat: int
    persons: list[int]
    chains: dict[int, bytes]
    logs: tuple[list[LogEntry], list[LogEntry]]
    steps: list[Step]
    script: dict[int, str]


def open_world(game: AnyGame, chance: random.Random) -> tuple[World, dict[int, bytes]]:
    """Return a table with persons and bots, and the chains of the persons that have one.

    Nobody there can be late or moves to another seat.
    """
    options = random_options(game, chance.choice([*game.presets]), chance)
    seats = chance.choice(game.seats_for(options))
    persons = [0, *(seat for seat in range(1, seats) if chance.random() < 0.5)]
    chains = {seat: chance.randbytes(32) for seat in persons if chance.random() < 0.6}
    tips = {seat: proof.chain(root, proof.SHARES).hex() for seat, root in chains.items()}
    opened = Opened(
        game=game.id,
        preset=None,
        options={**options.to_dict(), **asks(game).patient, **asks(game).seated},
        seats=seats,
        bots=[BotSeatInfo(seat, "random") for seat in range(seats) if seat not in persons],
        first_dealer=0,
        budget=BUDGET,
        secret=chance.randbytes(32).hex(),
        name="",
        token_hash=tokens.digest("key 0"),
        root=chance.randbytes(32).hex(),
        tip=tips.get(0, ""),
        sealing=proof.VERSION,
    )
    world = World(opened)
    for seat in persons[1:]:
        world.do(Seated(seat, "", tokens.digest(f"key {seat}"), tips.get(seat, "")))
    return world, chains


def share(chains: Mapping[int, bytes], seat: int, deal: int) -> str:
    """Return what a seat gives for a deal; nothing where it has no chain."""
    return proof.chain(chains[seat], proof.SHARES - deal).hex() if seat in chains else ""


def next_entry(room: Room, chains: Mapping[int, bytes], player: Player) -> LogEntry:
    """Return what may happen next."""
    if room.waiting == "deal":
        for seat, sits in enumerate(room.seats):
            given = share(chains, seat, room.next_deal)
            if sits.kind == "person" and not sits.ready and (room.seq or given):
                return Readied(seat, given)
        return room.decide_deal()
    code, seat = player.choose(room.table.match.deal), room.table.seat
    if room.seats[seat].kind == "bot":
        return room.decide_bot(code, BUDGET).entry
    record, _ = room.table.decide_play(seat, code)
    return Happened(record)


def is_dealt(entry: LogEntry) -> bool:
    return isinstance(entry, Happened) and isinstance(entry.record, Dealt)


def redealt(
    game: AnyGame, entry: LogEntry, told: Sequence[bytes], chance: random.Random
) -> LogEntry:
    """Return a deal in which no card has another place that is named in what was told."""
    assert isinstance(entry, Happened)
    dealt = entry.record
    assert isinstance(dealt, Dealt)
    named = set(CARD.findall(b"".join(told)))
    names = game.pack_text(dealt.cards).split()
    hidden = [i for i, name in enumerate(names) if name.encode() not in named]
    pack = list(dealt.cards)
    for i, j in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
        pack[i] = dealt.cards[j]
    return Happened(msgspec.structs.replace(dealt, cards=tuple(pack)))


def count_hidden(logs: Sequence[Sequence[LogEntry]], steps: Sequence[Step]) -> int:
    """Return after how many moves the deals of two tables are still different.

    They become equal when the hidden cards are shuffled, or when a new deal begins.
    """
    worlds = [World(log[0]) for log in logs]
    for world, log in zip(worlds, logs, strict=True):
        for entry in log[1:]:
            world.do(entry)
    found = 0
    for step in steps:
        for world in worlds:
            world.do(step.entry)
        first, second = (it.room.table.match.deal.state() for it in worlds)
        is_move = isinstance(step.entry, Happened) and isinstance(step.entry.record, Played)
        found += is_move and first != second
    return found


def find_twins(game: AnyGame, chance: random.Random, watched: bool = False) -> Twins:
    """Return a match in which a deal is dealt twice, as far as both go on alike for all to see.

    A seat cannot tell them apart, or nobody who only watches.

    Half of them go on into the next deal, if one is found that does.
    """
    on = PATIENT * (chance.random() < 0.5)
    for tries in count():
        first, chains = open_world(game, chance)
        known = len(first.log)
        persons = [i for i, it in enumerate(first.room.seats) if it.kind == "person"]
        seat = EVERYBODY if watched else chance.choice(persons)
        player, begins = Player(game, chance), list[int]()
        told, outcomes = [b""] * known, [list[object]()] * known
        while first.room.waiting != "over" and len(first.log) < LONG:
            entry = next_entry(first.room, chains, player)
            begins += [len(first.log)] * is_dealt(entry)
            told.append(first.do(entry, seat))
            outcomes.append(first.outcome())
        begin = chance.choice(begins)
        rest = [*(it for it in begins if it > begin), len(told)]
        end = chance.choice([rest[0], min(rest[0], begin + chance.randint(LEAST, MOST))])
        logs = first.log[: begin + 1], [*first.log[:begin]]
        logs[1].append(redealt(game, logs[0][-1], told[begin:end], chance))
        second = World(first.log[0])
        for entry in logs[1][1:]:
            second.do(entry)
        last = end + 2 * LEAST if end == rest[0] else end  # into the next deal, if there is one
        steps, script = go_on(second, first.log[begin + 1 : last], outcomes[begin + 1 : last])
        late = [i for i, it in enumerate(steps) if it.calm and i >= len(steps) - MOST]
        if not late or (tries < on and not any(is_dealt(it.entry) for it in steps)):
            continue
        for log in logs:
            log += [it.entry for it in steps[: late[0]]]
        played = steps[late[0] :]
        if count_hidden(logs, played) >= LEAST:
            return Twins(game, seat, persons, chains, logs, played, script)
    raise AssertionError("no match was found")


def go_on(
    world: World, entries: Sequence[LogEntry], outcomes: Sequence[list[object]]
) -> tuple[list[Step], dict[int, str]]:
    """Let what happened at one table happen at another, as long as nobody can see a difference.

    Returns all that until a calm moment, and what the bots do.
    """
    room, found, script = world.room, list[Step](), dict[int, str]()
    calm = 0
    for entry, outcome in zip(entries, outcomes, strict=False):
        before, quiet = room.seq, room.duty is None
        if isinstance(entry, Happened) and isinstance(entry.record, Dealt):
            assert room.decide_deal() == entry  # it follows from the same seals
        elif isinstance(entry, Happened) and isinstance(entry.record, Played):
            played = entry.record
            try:
                room.table.decide_play(played.seat, played.action)
            except ParlourError:  # this move is impossible with these cards
                break
            if room.seats[played.seat].kind == "bot":
                script[room.bot[2]] = played.action
        world.do(entry)
        if world.outcome() != outcome or room.waiting == "over":
            break  # the hidden cards have played
        found.append(Step(entry, before, room.seq, quiet, room.table.seat))
        if room.duty is None:
            calm = len(found)
    return found[:calm], script


# -- at a server -----------------------------------------------------------------------------------


def look(server: Server, path: str, method: str, key: str = "") -> str:
    """Return an answer, without its time, for a client with or without a seat's key."""
    request = urllib.request.Request(server.url + path, method=method)
    if key:
        request.add_header("authorization", f"Bearer {key}")
    try:
        answer = urllib.request.urlopen(request, timeout=PATIENCE)
    except urllib.error.HTTPError as refused:
        answer = refused
    with answer:
        told = [it for it in answer.headers.items() if it[0].lower() != "date"]
        return f"{method} {answer.status} {told} {answer.read().decode()}"


def ask_at_table(server: Server, name: str, chance: random.Random, key: str) -> str:
    """Return what somebody is told who knows a table, has a seat's key or guesses at keys."""
    paths = [f"/api/tables/{name}{it}" for it in PUBLIC]
    path = chance.choice([*paths, "/api/fairness/deals", ""])
    if path:
        method = chance.choice(["GET", "GET", "HEAD"])
        return look(server, path, method, chance.choice(["", key]))
    with server.connect(name) as stranger:
        stranger.send(hello("guess"))
        return str(stranger.recv())


def wish(step: Step, twins: Twins, seat: int, chance: random.Random) -> ClientMessage:
    """Return what a seat may ask, rightly or not, where a step comes next: the match stays."""
    entry, at = step.entry, step.before
    record = entry.record if isinstance(entry, Happened) else None
    action = record.action if isinstance(record, Played) else "no such action"
    asked: list[ClientMessage] = [
        TryMessage("t", at, [action]),
        TryMessage("t", at, ["no such action"]),
        HintMessage("h", at),
        ReviewMessage("r", chance.randrange(3), chance.randrange(3)),
        WeighMessage("l"),
        PlayMessage("p", at, "no such action"),
        PlayMessage("p", at + 1, action),
        FillMessage(0, "random"),
    ]
    if record is not None:  # while a deal is played
        asked += [EndMessage(at), NextMessage(at), NextMessage(at, "ab" * 32)]
        if seat not in twins.chains:
            asked.append(TipMessage(chance.randbytes(32).hex()))
        if isinstance(record, Played) and record.seat != seat:
            asked.append(PlayMessage("p", at, action))  # it is not their turn
    elif len(twins.persons) > 1 and seat == twins.seat:  # if all wished to end it, it would end
        asked.append(EndMessage(at, chance.random() < 0.5))
    return chance.choice(asked)


def ask(seat: Seat, message: ClientMessage) -> None:
    """Send what changes nothing at the table, and read until it is answered."""
    seat.send(message)
    if isinstance(message, HintMessage | ReviewMessage | WeighMessage):
        while not isinstance(seat.receive(), HintedMessage | ReviewedMessage | WeighedMessage):
            pass
    seat.settle()


def watch(server: Server, name: str, twins: Twins, seed: int) -> list[str]:
    """Let a deal go on at a server; return all that the seat and strangers are told."""
    chance = random.Random(seed)
    key = f"key {twins.seat}"
    told = [look(server, f"/api/tables/{name}{it}", "GET", key) for it in PUBLIC]
    with ExitStack() as stack:
        places = {seat: PlaceInfo(name, seat, f"key {seat}") for seat in twins.persons}
        seats = {it: stack.enter_context(Seat(server, place)) for it, place in places.items()}
        if twins.seat == EVERYBODY:
            settle(seats)
            seats[EVERYBODY] = stack.enter_context(Watcher(server, name))
        settle(seats)
        for number, step in enumerate(twins.steps):
            if step.calm:
                told.append(ask_at_table(server, name, chance, key))
                often = twins.persons[0] if twins.seat == EVERYBODY else twins.seat
                asking = chance.choice([often, chance.choice(twins.persons)])
                ask(seats[asking], wish(step, twins, asking, chance))
                settle(seats)
            entry = step.entry
            if isinstance(entry, Readied):
                seats[entry.seat].send(NextMessage(step.before, entry.share))
                if all(it.calm for it in twins.steps[number + 1 : number + 2]):
                    seats[entry.seat].settle()  # else the deal may come before or after a pong
            elif isinstance(entry, Happened) and isinstance(entry.record, Played):
                actor = seats.get(entry.record.seat)
                if actor is not None:
                    actor.play(entry.record.action, step.before, f"m{number}")
            for seat in seats.values():
                seat.wait(lambda now, seq=step.after: now.seq >= seq)  # type: ignore[misc]  # its own
        settle(seats)
        if twins.seat == EVERYBODY:
            with Watcher(server, name) as other:
                told += other.frames
            return [text.replace(name, "") for text in told + seats[EVERYBODY].frames]
        with Seat(server, places[twins.seat]) as again:
            told += again.frames
        settle(seats)
        own = seats.pop(twins.seat)
        if seats and twins.steps[-1].turn == twins.seat:  # else a bot might go on
            next(iter(seats.values())).send(LeaveMessage())
            while '"resigned"' not in own.frames[-1]:
                own.receive()
        told += own.frames
        told += [look(server, f"/api/tables/{name}{it}", "GET", key) for it in PUBLIC]
    return [text.replace(name, "") for text in told]


def settle(seats: Mapping[int, Seat]) -> None:
    """Let everybody read all."""
    for seat in seats.values():
        seat.settle()


def play_twins(
    start: Start,
    folder: Path,
    chance: random.Random,
    games: Sequence[AnyGame],
    leaks: Mapping[str, str] | None = None,
    watched: bool = False,
) -> Iterator[tuple[list[str], list[str]]]:
    """Write all tables, play them at one server, and yield what is told at each two of them."""
    found = [find_twins(game, chance, watched) for game in games]
    names = {(at, side): tokens.new_table() for at in range(len(found)) for side in (0, 1)}

    async def write() -> None:
        store = SqliteStore(folder / "games.db")
        await store.start()

        async def write_log(name: str, log: Sequence[LogEntry]) -> None:
            for place, entry in enumerate(log, 1):
                assert await store.append(name, place, encode(entry))

        await asyncio.gather(
            *(write_log(it, found[at].logs[side]) for (at, side), it in names.items())
        )
        await store.stop()

    path = folder / "script.json"
    scripted.write(path, {seed: it for twins in found for seed, it in twins.script.items()})
    planted = Server.program if leaks is None else leaking.program(leaks)

    class Scripted(Server):
        program = scripted.program(path, planted)

    asyncio.run(write())
    server = start(f"sqlite:///{folder}/games.db", Scripted)
    for at, twins in enumerate(found):
        seed = chance.getrandbits(32)
        first, second = (watch(server, names[at, side], twins, seed) for side in (0, 1))
        assert len(first) > 2 * LEAST
        yield first, second
    assert "bot failed" not in "".join(server.log)


def test_no_game_tells_a_seat_more_on_real_sockets(start: Start, tmp_path: Path) -> None:
    told = list[str]()
    for first, second in play_twins(start, tmp_path, random.Random(7), [*GAMES.values()]):
        assert first == second
        told += first
    whole = "".join(told)
    assert {kind for kind in KINDS if f'"{kind}"' not in whole} == set()


def test_no_game_tells_watchers_more_than_everybody_may_know(start: Start, tmp_path: Path) -> None:
    """All hands are dealt again, and no byte to somebody who watches changes."""
    games = [*GAMES.values()] * 2
    told = list[str]()
    for first, second in play_twins(start, tmp_path, random.Random(7), games, watched=True):
        assert first == second
        told += first
    whole = "".join(told)
    for kind in ("snapshot", "update"):
        assert f'"t":"{kind}"' in whole
    for kind in ("seal", "unsealed", "tried", "hinted", "reviewed", "weighed"):
        assert f'"t":"{kind}"' not in whole


def leaky(
    start: Start,
    folder: Path,
    chance: random.Random,
    kinds: Mapping[str, str],
    watched: bool = False,
) -> set[str]:
    """Return at which games something is told if they leak so."""
    games = [GAMES[name] for name in kinds]
    twins = play_twins(start, folder, chance, games, kinds, watched)
    return {game for game, (first, second) in zip(kinds, twins, strict=True) if first != second}


def test_planted_leaks_are_found(start: Start, tmp_path: Path) -> None:
    kinds = dict(zip(GAMES, leaking.KINDS, strict=True))
    assert leaky(start, tmp_path, random.Random(7), kinds) == {*GAMES}


def test_planted_leaks_to_watchers_are_found(start: Start, tmp_path: Path) -> None:
    kinds = dict(zip(GAMES, [*leaking.KINDS[:4], *leaking.KINDS[:2]], strict=True))
    assert leaky(start, tmp_path, random.Random(7), kinds, watched=True) == {*GAMES}


def test_what_is_planted_is_by_itself_no_leak(start: Start, tmp_path: Path) -> None:
    assert leaky(start, tmp_path, random.Random(7), {"gin": "", "michigan": ""}) == set()


@pytest.mark.long
@pytest.mark.parametrize("kind", leaking.KINDS)
def test_a_planted_leak_is_found_in_every_game(start: Start, tmp_path: Path, kind: str) -> None:
    assert leaky(start, tmp_path, fresh_chance(kind), dict.fromkeys(GAMES, kind)) == {*GAMES}


@pytest.mark.long
def test_no_game_tells_watchers_more_in_many_matches(start: Start, tmp_path: Path) -> None:
    games = [game for game in GAMES.values() for _ in range(NIGHTLY)]
    for first, second in play_twins(start, tmp_path, fresh_chance("watched"), games, watched=True):
        assert first == second


@pytest.mark.long
def test_no_game_tells_a_seat_more_in_many_matches(start: Start, tmp_path: Path) -> None:
    games = [game for game in GAMES.values() for _ in range(NIGHTLY)]
    for first, second in play_twins(start, tmp_path, fresh_chance("twins"), games):
        assert first == second
