"""All tables of one server."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from ... import bots, proof
from ..ground import metrics, tokens
from ..ground.addresses import is_within, network_of
from ..ground.config import Config
from ..ground.errors import (
    BadRequest,
    BusUnusable,
    Forbidden,
    NotThere,
    RequestError,
    Restarting,
    StoreFailed,
)
from ..ground.limits import Writers
from ..ground.names import clean_name
from ..state.after.book import home_of
from ..state.after.cards import (
    cards_result,
    deal_of_day,
    prepared_table,
    refuse_cards,
    result_of_day,
    seated_today,
)
from ..state.after.practice import branched
from ..state.opening import find_game, options_of, terms_of
from ..state.room import Room
from ..store import SharedStore, Store, open_store
from ..store.bus import open_bus
from ..store.disk import MEGABYTE, Disk
from ..store.nodes import Nodes, NoPeers, Peers, new_node
from ..store.records import KEYLESS, Followed, Opened, without_key
from ..store.retention import DAY_S, HeldTables, OldTables, Retention, moment
from ..wire.catalogue import all_games, seats_info
from ..wire.codes import is_called, key_of_call, slow_hash, told
from ..wire.connection import RESTART
from ..wire.protocol.http import (
    AskSeatsMessage,
    BookInfo,
    CardsTableInfo,
    ComparedInfo,
    DailyMessage,
    DeleteMatchesMessage,
    GiveCardsMessage,
    OpenTableMessage,
    PlaceInfo,
    PractiseMessage,
    SameCardsInfo,
    SeatsInfo,
)
from ..wire.protocol.server import FollowedMessage, encode
from .bots import BotRunner
from .history import aside, read_log, woken
from .ledger import Ledger
from .live import LiveTable

log = logging.getLogger(__name__)
Row: TypeAlias = dict[str, Any]

ANSWER_TIMEOUT_S = 2.0  # for the store, and for slow clients when the server stops
HOUR_S = 3600.0
MAX_IDLE_TABLES = 5000
"""Tables without connections that stay in memory: 100 MB."""
FIRST_CLEAR_UP_S = 3.0
"""Seconds after a start until old tables are deleted: reconnecting people go first."""
UNBEGUN_DAYS = 7
"""Days until a table is deleted at which nothing happened after its opening."""
MOST_RESULTS = 100
"""Results of a deal of the day that are told, the last ones."""
KEY_DAYS = 30
"""Days after the end of a match until its seats' keys stop working."""


class Hub:
    """Opens tables, wakes them from the log on request, and drops idle ones from memory."""

    def __init__(self, config: Config, store: Store, peers: Peers, chance: Random) -> None:
        self._config = config
        self._store = store
        self._peers = peers
        self._chance = chance
        self._bots = BotRunner(config)
        self.ledger = Ledger(store)
        self.games = all_games()
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._leaving = False
        self._deleting: set[str] = set()
        self.banned = {network_of(it) for it in config.banned}
        self.disk = Disk(config)
        self.writers = Writers(config.entries_per_day)
        self._retention = Retention()
        self.held: HeldTables | None = None  # old tables that wait for the host's confirmation
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def connections(self) -> int:
        """How many connections this node has."""
        return sum(table.connections for table in self._live.values())

    async def start(self) -> None:
        """Open the store; ``StoreUnusable`` if that is impossible."""
        await self._store.start()
        self._peers.start(self._live)
        self.ledger.start()
        self._sweeper = asyncio.create_task(self._sweep_forever())

    # -- host commands (see `host.admin`) ------------------------------------

    async def list_tables(self) -> list[Row]:
        """Return one row per table."""
        return [
            {
                "table": it.table,
                "id": tokens.public_id(it.table),
                "records": it.records,
                "used": moment(it.used),
                "connections": live.connections if (live := self._live.get(it.table)) else 0,
                "in memory": live is not None,
            }
            for it in await self._store.tables()
        ]

    def list_connections(self) -> list[Row]:
        """Return one row per connection."""
        return [
            {"table": name, "seat": it.seat, "address": it.address, "language": it.language}
            for name, table in self._live.items()
            for it in table.list_connections()
        ]

    async def forget(self, name: str) -> None:
        """Disconnect everybody at a table and delete it; ``NotThere`` if it does not exist.

        Other servers cannot write to it any more, and notice soon after `silence` seconds.
        """
        if name not in {it.table for it in await self._store.tables()}:
            raise NotThere("unknown_table")
        live = None
        self._deleting.add(name)
        try:
            if waking := self._waking.get(name):
                await asyncio.wait([waking])
            if live := self._live.pop(name, None):
                await live.close()
            await self._store.delete(name)
        except BaseException:
            if live:
                live.dismiss(Restarting(), RESTART)  # the table may still exist
            raise
        finally:
            self._deleting.discard(name)  # a backup may restore it
        if live:
            live.dismiss(NotThere("unknown_table"))
        log.info("table forgotten", extra={"table": name})

    async def find_old(self, days: int) -> OldTables:
        """Return the tables that have not been used for *days* days; 0 stands for `retain`."""
        if (days := days or self._config.retain) < 1:
            raise BadRequest("bad_days", days=days)
        return self._retention.old(await self._store.tables(), days)

    async def tell_old(self, days: int) -> Row:
        """Return what `forget_old` would delete."""
        old, clock = await self.find_old(days), self._retention.clock()
        facts = {"tables": len(old.names), "of": old.of, "days": old.days}
        return {**facts, "used": moment(old.used), "clock": clock}

    async def forget_old(self, days: int) -> int:
        """Delete the tables that have not been used for *days* days; return how many."""
        gone = await self._forget_all(await self.find_old(days))
        self._hold(None)
        return len(gone)

    async def clear_up(self) -> None:
        """Delete old tables; if the clock or their number looks wrong, wait for the host.

        A table at which nothing happened after its opening is old after `UNBEGUN_DAYS`.
        """
        tables, retention = await self._store.tables(), self._retention
        if not retention.looks_wrong(tables, UNBEGUN_DAYS):
            unbegun = [it for it in tables if it.records == 1]
            gone = await self._forget_all(retention.old(unbegun, UNBEGUN_DAYS))
            tables = [it for it in tables if it.table not in gone]
        if days := self._config.retain:
            self._hold(retention.held(tables, days))
            if self.held is None:
                await self._forget_all(retention.old(tables, days))

    async def _forget_all(self, old: OldTables) -> set[str]:
        """Delete tables unless they are used meanwhile; return the deleted ones."""
        return {it for it in old.names if await self._forget_unused(it, old.days * DAY_S)}

    def _hold(self, held: HeldTables | None) -> None:
        """Store which old tables wait for the host, and log changes."""
        if held is not None and held != self.held:
            log.warning("old tables wait for parlour admin retain", extra=facts_of(held))
        self.held = held

    async def end_keys(self) -> None:
        """Remove the hashes of keys from the logs of matches that ended `KEY_DAYS` ago.

        The newest of several matches at a table keeps them, so that its members can come back.

        Logs are not changed otherwise.  The first record is rewritten last and marks completion.
        """
        tables, over = await self._store.tables(), {*await self._store.over(KEYLESS)}
        if self._retention.looks_wrong(tables, KEY_DAYS):
            return
        for name in over.intersection(self._retention.old(tables, KEY_DAYS).names):
            records = await self._store.load(name)
            if is_newest(records):
                continue
            for number, record in reversed([*enumerate(records, 1)]):
                if (bare := without_key(record)) != record:
                    await self._store.rewrite(name, number, bare)
            if live := self._live.get(name):
                live.room.forget_keys()
            log.info("keys ended", extra={"table": name})

    async def rekey(self, name: str, seat: int) -> PlaceInfo:
        """Replace the lost key of a person's seat; return the new one."""
        table = await self.find(name)
        return await table.rekey(seat)

    def find_called(self, code: str) -> str:
        """Return the name of the table that a code calls; ``NotThere`` if there is none."""
        code = told(code)
        found = self._peers.codes.find(key_of_call(code), asyncio.get_running_loop().time())
        if found is None or not is_called(code):
            raise NotThere("unknown_call")
        return found[0]

    async def redeem(self, code: str, token: str) -> PlaceInfo:
        """Give a seat the key *token* for a code; ``NotThere`` if no seat waits for it."""
        key = await asyncio.to_thread(slow_hash, told(code))
        found = self._peers.codes.find(key, asyncio.get_running_loop().time())
        if found is None:
            raise NotThere("unknown_code")
        return await (await self.find_newest(found[0])).devices.redeem(key, found[1], token)

    async def _forget_unused(self, name: str, idle: float) -> bool:
        """Delete a table unless it was used meanwhile, here or on another server."""
        if name in self._live or name in self._waking or name in self._deleting:
            return False
        self._deleting.add(name)
        try:
            gone = await self._store.delete(name, idle)
        finally:
            self._deleting.discard(name)
        if gone:
            log.info("table forgotten", extra={"table": name})
        return gone

    def ban(self, address: str) -> int:
        """Ban an address or network; return how many connections that ends."""
        self.banned.add(network := network_of(address))
        found = {it["address"] for it in self.list_connections()}
        hit = [it for it in found if is_within(it, (str(network),))]
        told, tables = Forbidden("banned"), self._live.values()
        return sum(len(table.dismiss(told, address=it)) for table in tables for it in hit)

    def unban(self, address: str) -> None:
        """Lift a ban; ``BadRequest`` if the address or network is not banned."""
        if (network := network_of(address)) not in self.banned:
            banned = ", ".join(sorted(map(str, self.banned))) or "–"
            raise BadRequest("not_banned", text=str(network), banned=banned)
        self.banned.discard(network)

    def list_bans(self) -> list[Row]:
        """Return the banned addresses and networks, and where each ban comes from."""
        settled = {network_of(it) for it in self._config.banned}
        return [
            {"banned": str(it), "by": "settings" if it in settled else "admin"}
            for it in sorted(self.banned, key=str)
        ]

    async def status(self) -> Row:
        """Return the server's state."""
        return {
            "ready": await self.is_ready(),
            "tables in memory": self.tables,
            "connections": self.connections,
            "banned": len(self.banned),
            "free MB": "?" if (free := self.disk.free) is None else free // MEGABYTE,
            "held back": self.held.tables if self.held else 0,
            "because of": self.held.reason if self.held else "",
        }

    def shed_watchers(self) -> None:
        """Send away everybody who watches, to make room for players."""
        for table in self._live.values():
            table.shed_watchers()

    def check_banned(self, address: str) -> None:
        """Raise ``Forbidden`` if an address is banned."""
        if self.banned and is_within(address, tuple(map(str, self.banned))):
            raise Forbidden("banned")

    async def restore(self, file: Path) -> Row:
        """Restore the tables of a backup; return the number of each kind."""
        from ..store.backup import bring_back  # which needs SQLite

        copied = await bring_back(file, self._store)
        for live in [self._live[name] for name in copied.longer if name in self._live]:
            await live.catch_up()
        return {**copied.counts()}

    async def is_ready(self) -> bool:
        """Return whether moves can be made: the store answers and the server is not stopping."""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await self._store.load("")
        except (StoreFailed, TimeoutError):
            return False
        return self._store.healthy and not self._leaving

    async def dismiss(self) -> None:
        """Tell all clients to reconnect soon, and refuse new requests; return within seconds."""
        self._leaving = True
        error = Restarting()
        told = [it for table in self._live.values() for it in table.dismiss(error, RESTART)]
        log.info("clients told to reconnect")
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await asyncio.gather(*(connection.finished() for connection in told))

    async def stop(self) -> None:
        """Stop all tables and close the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self._live.values()):
            await table.stop()
        await self.ledger.stop()
        await self._peers.stop()
        self._bots.stop()
        await self._store.stop()

    def seats(self, game_id: str, terms: AskSeatsMessage) -> SeatsInfo:
        """Return the possible numbers of players; ``OptionError`` says what is wrong."""
        game = find_game(game_id)
        return seats_info(game, options_of(game, terms.preset, terms.options))

    async def open(self, wanted: OpenTableMessage, address: str = "") -> PlaceInfo:
        """Open a table; ``OptionError`` or a ``RequestError`` says what is wrong.

        Its bots' thinking is charged to the *address*, if known.
        """
        game = find_game(wanted.game)
        self.disk.check()
        self.writers.check(address, asyncio.get_running_loop().time())
        name, token = tokens.new_table(self._chance), tokens.new_token(self._chance)
        terms = terms_of(game, wanted, self._config, self._chance)
        opened = Opened(
            game=game.id,
            name=clean_name(wanted.name),
            token_hash=tokens.digest(token),
            lesson=wanted.lesson,
            engine=bots.engine(game.id),
            root="" if wanted.lesson else tokens.new_secret(self._chance),
            tip=wanted.tip,
            sealing=proof.VERSION,
            quiet=wanted.quiet,
            portrait=wanted.portrait,
            pace=wanted.pace,
            gathers=wanted.gathers,
            clock=wanted.clock,
            absent=wanted.absent,
            **terms,
        )
        live = await self._begin(name, opened, address, "table opened")
        return PlaceInfo(name, 0, token, live.room.seal)

    async def practise(self, name: str, wanted: PractiseMessage, address: str = "") -> PlaceInfo:
        """Open a practice table at a position of a finished match, otherwise as `open`."""
        await self.find_over(name)
        self.disk.check()
        self.writers.check(address, asyncio.get_running_loop().time())
        table, token = tokens.new_table(self._chance), tokens.new_token(self._chance)
        records = await self._store.load(name)

        def work(name: str, records: list[bytes]) -> list[bytes]:
            opened, entries = read_log(records)
            parts = (name, opened, entries, wanted, token, self._config, self._chance)
            return [*map(encode, branched(*parts))]

        log_of = await aside(work, name, records)
        if not await self._store.extend(table, 0, log_of):
            raise StoreFailed  # the random name exists already: the generator is broken
        room = await woken(table, log_of)
        self._admit(room, log_of[-1]).paid_by(address, entries=len(log_of))
        metrics.OPENED.add(room.game.id)
        log.info("practice table opened", extra={"table": table, "game": room.game.id})
        return PlaceInfo(table, room.find_chair(token), token)

    async def give_cards(
        self, name: str, wanted: GiveCardsMessage, address: str = ""
    ) -> CardsTableInfo:
        """Open a table with the cards of a match, otherwise as `open`; nobody sits there.

        Its log is written first: after a crash before the note of it, nobody knows its name.
        """
        live = await self.find(name)
        refuse_cards(live.room, wanted.deal)
        if wanted.seat >= live.room.opened.seats:
            raise BadRequest("no_such_seat", seats=live.room.opened.seats)
        self.disk.check()
        self.writers.check(address, asyncio.get_running_loop().time())
        parts = (wanted.seat, self._config, self._chance, wanted.deal)
        opened = prepared_table(live.room, *parts)
        table = tokens.new_table(self._chance)
        live = await self._begin(table, opened, address, "prepared table opened")
        await (await self.find(name)).give(table)
        return CardsTableInfo(table, len(live.room.prepared.deals))

    async def deal_today(
        self, game_id: str, wanted: DailyMessage, address: str = "", now: float | None = None
    ) -> PlaceInfo:
        """Open a table with the deal of the day, against bots, otherwise as `open`.

        The first node that is asked on a day writes the deal into a log, and all others read it.
        The name of that log is not a table's, so nobody can ask for it.
        """
        game = find_game(game_id)
        self.disk.check()
        self.writers.check(address, asyncio.get_running_loop().time())
        day = time.strftime("%Y-%m-%d", time.gmtime(time.time() if now is None else now))
        log_name, parts = f"daily.{game.id}.{day}", (self._config, self._chance)
        if not (records := await self._store.load(log_name)):
            opened = deal_of_day(game, log_name, day, *parts)
            await self._store.append(log_name, 1, encode(opened))
            records = await self._store.load(log_name)
        token = tokens.new_token(self._chance)
        mine = seated_today(read_log(records)[0], wanted, token, self._config)
        table = tokens.new_table(self._chance)
        await self._begin(table, mine, address, "deal of the day opened")
        return PlaceInfo(table, mine.seat, token)

    async def _begin(self, table: str, opened: Opened, address: str, event: str) -> LiveTable:
        """Write the first record of a table, and take it into memory."""
        if not await self._store.append(table, 1, record := encode(opened)):
            raise StoreFailed  # the random name exists already: the generator is broken
        live = self._admit(Room(table, opened), record)
        live.paid_by(address, entries=1)
        metrics.OPENED.add(opened.game)
        log.info(event, extra={"table": table, "game": opened.game})
        return live

    async def compare(self, name: str) -> ComparedInfo:
        """Return the results of others with the cards of a match, as far as all may know them.

        Nobody learns a result before the same cards have been played at their own table.
        """
        here = (await self.find(name)).room
        here.deletion.refuse()
        pairs, waiting, given = list[SameCardsInfo](), 0, here.opened.given
        if given and given.day:
            found = await self.ledger.book(given.table) if here.waiting == "over" else []
            return ComparedInfo([], 0, [result_of_day(it) for it in found[-MOST_RESULTS:]])
        after = [it.table for it in here.prepared.gave]
        if here.next.followed is not None:
            after.append(here.next.followed.table)
        before = [given.table] if given and here.waiting == "over" else []
        for table in before + after:
            with suppress(NotThere):  # it was deleted
                there = (await self.find(table)).room
                shared = given if table in before else there.opened.given
                if shared is None or (table in after and shared.table != here.name):
                    continue
                if there.deletion.done:
                    continue
                if there.waiting != "over" and table in after:
                    waiting += 1
                else:
                    count, first = len(shared.deals), shared.first
                    own, other = (1, first) if table in before else (first, 1)
                    results = cards_result(here, count, own), cards_result(there, count, other)
                    pairs.append(SameCardsInfo(*results))
        return ComparedInfo(pairs, waiting)

    async def find_over(self, name: str) -> LiveTable:
        """Return a table whose match is over, as `find` does; ``NotNow`` until it is.

        The match that its cards come from must be over, too.
        """
        live = await self.find(name)
        live.refuse_replay()
        if given := live.room.opened.given:
            with suppress(NotThere):  # it was deleted
                (await self.find(given.table)).refuse_replay()
            live = await self.find(name)
        return live

    async def find(self, name: str) -> LiveTable:
        """Return a table, waking it if necessary; ``NotThere`` if it does not exist.

        Callers must use the table before their next await, as it may be dropped from memory then.
        """
        if self._leaving:
            raise Restarting
        if name in self._deleting:
            raise Restarting  # it is not known yet whether it will be deleted
        if name in self._live and not self._peers.alone:
            live = self._live[name]
            live.used = asyncio.get_running_loop().time()  # so that it is not dropped meanwhile
            await live.catch_up()
        if (table := self._live.get(name)) is None:
            if not tokens.is_table(name):
                raise unknown(name)
            if name not in self._waking:
                self._waking[name] = asyncio.create_task(self._wake(name))
            table = await asyncio.shield(self._waking[name])
            if self._live.get(name) is not table:
                raise Restarting  # it was deleted meanwhile
        table.used = asyncio.get_running_loop().time()
        return table

    async def find_newest(self, name: str) -> LiveTable:
        """Return the newest match of a table, by the name of any of its matches."""
        table = await self.find(name)
        if table.room.opened.home and table.room.next.newest:
            with suppress(NotThere):  # deleted, but each match leads to the next one, too
                table = await self.find(table.room.opened.home)
        while newest := table.room.next.newest:
            table = await self.find(newest)
        return table

    async def book(self, name: str) -> BookInfo:
        """Return the finished matches at a table, by the name of any of its matches."""
        newest = (await self.find_newest(name)).room
        return BookInfo(newest.name, await self.ledger.book(home_of(newest)))

    async def renounce(self, name: str, wanted: DeleteMatchesMessage, key: str) -> BookInfo:
        """Note that the person with a key wishes matches of a table to be deleted, or to be kept.

        Those in which the key has no seat stay as they are; ``Forbidden`` if it has none in any.
        """
        home = home_of((await self.find(name)).room)
        for table in wanted.matches:
            if home_of((await self.find(table)).room) != home:
                raise unknown(table)
        refused: RequestError = Forbidden("wrong_token")
        own = 0
        for table in wanted.matches:
            try:
                await (await self.find(table)).renounce(key, wanted.wish)
                own += 1
            except (Forbidden, NotThere) as error:  # somebody else's, or deleted already
                refused = error
        if not own:
            raise refused
        return await self.book(name)

    async def find_next_seat(self, name: str, token: str) -> FollowedMessage | None:
        """Return where a key's seat is in the newest match of a table; None if it is not there."""
        table = await self.find(name)
        if not table.room.next.newest:
            return None
        room = (await self.find_newest(name)).room
        try:
            return FollowedMessage(room.name, room.game.id, room.find_chair(token))
        except Forbidden:
            return None

    async def _note_move(self, home: str, newest: str) -> None:
        """Note the newest match at a table's first one, to which the table's link leads."""
        with suppress(NotThere):  # each match leads to the next one, too
            await (await self.find(home)).move(newest)

    async def _wake(self, name: str) -> LiveTable:
        """Bring a table back from its log."""
        try:
            records = await self._store.load(name)
            if not records:
                raise unknown(name)
            table = self._admit(await woken(name, records), records[-1])
            if not self._peers.alone:
                await table.catch_up()  # messages about it were ignored while it was read
            return table
        finally:
            del self._waking[name]

    def _admit(self, room: Room, last: bytes) -> LiveTable:
        """Take a table into memory; its log, which ends with *last*, leads to the room."""
        parts = (self._store, self._bots, self._peers, self._config, self._chance)
        calls = (self.ledger.note, self._let_go, self.disk.check, self._note_move)
        table = LiveTable(room, last, *parts, self.writers, *calls)
        self._live[room.name] = table
        self._peers.admit(room.name)
        table.start_duties()
        return table

    def _let_go(self, table: LiveTable) -> None:
        if self._live.get(table.room.name) is table:
            del self._live[table.room.name]

    def sweep(self, now: float) -> None:
        """Drop tables from memory that are unused or too many; their logs stay."""
        idle = [it for it in self._live.values() if not it.busy]
        idle.sort(key=lambda it: -it.used)
        for place, table in enumerate(idle):
            if place >= MAX_IDLE_TABLES or now - table.used > self._config.idle:
                del self._live[table.room.name]

    async def _sweep_forever(self) -> None:
        clock = asyncio.get_running_loop().time
        due = clock() + FIRST_CLEAR_UP_S
        while True:
            await asyncio.sleep(max(1.0, self._config.idle / 10))
            self.sweep(clock())
            if clock() >= due:
                try:
                    await self.clear_up()
                    await self.end_keys()
                    due = clock() + (
                        HOUR_S if self.held else DAY_S
                    )  # another node may delete them first
                except StoreFailed:
                    pass  # the next round tries again
                except Exception:  # such as a damaged page: sweeping must go on
                    due = clock() + DAY_S
                    log.exception("old tables not deleted")


def is_newest(records: list[bytes]) -> bool:
    """Return whether a log is that of the newest of several matches at a table."""
    opened, entries = read_log(records)
    return bool(opened.home) and not any(isinstance(it, Followed) for it in entries)


def facts_of(held: HeldTables) -> dict[str, str | int]:
    """Return what the server's log says about old tables that wait."""
    return {"count": held.tables, "reason": held.reason}


def named(path: str, name: str) -> str:
    """Return the name of the table in a path; ``NotThere`` if path and name do not match.

    The path has the public id and the name comes separately, since proxies log paths.  Older pages
    and programs may put the name itself into the path.
    """
    if name and tokens.public_id(name) != path:
        raise unknown(name)
    return name or path


def unknown(name: str) -> NotThere:
    """Return the refusal for an unknown table, with the public id that the page expects."""
    return NotThere("unknown_table", table=tokens.public_id(name))


def open_hub(config: Config) -> Hub:
    """Return the hub of a server, with its database, its bus and the system's randomness."""
    store = open_store(config.db)
    return Hub(config, store, find_peers(config, store), tokens.SYSTEM)


def find_peers(config: Config, store: Store) -> Peers:
    """Return the other nodes on a database; ``BusUnusable`` if the bus does not fit it."""
    if isinstance(store, SharedStore):
        name, bus = new_node(), open_bus(config.bus or config.db)
        return Nodes(name, store, bus, store.leases(name), config.silence)
    if config.bus:
        raise BusUnusable("bus_alone")
    return NoPeers()
