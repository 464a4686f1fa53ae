"""The server inside a page: tables with bots, kept in the browser's own database."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from parlour.core.replay import Replay
from parlour.games import GAMES
from parlour.server.ground.tokens import public_id
from parlour.server.offline import Offline
from parlour.server.wire.protocol.values import WIRE
from tests.helpers import each_game

ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Nothing())
import time

del time.thread_time
import parlour.server.offline
"""
MISSING = {"litestar", "uvicorn", "websockets", "httptools", "fluent", "babel", "sqlite3", "rich"}
"""Parts that the Python of a browser lacks; msgspec is there.  It has no clock of a thread."""


class Drawer:
    """The browser's database, in memory."""

    def __init__(self) -> None:
        self.records: dict[str, list[str]] = {}
        self.results: dict[str, tuple[str, str]] = {}
        self.noted = asyncio.Event()

    async def append(self, table: str, after: int, records: str) -> bool:
        kept = self.records.setdefault(table, [])
        if len(kept) != after:
            return False
        kept += json.loads(records)
        return True

    async def load(self, table: str, after: int) -> str:
        return json.dumps(self.records.get(table, [])[after:])

    async def tables(self) -> str:
        return json.dumps([[name, len(it), 1.0] for name, it in sorted(self.records.items())])

    async def delete(self, table: str) -> None:
        self.records.pop(table, None)
        self.results.pop(table, None)

    async def rewrite(self, table: str, number: int, record: str) -> None:
        self.records[table][number - 1] = record

    async def note(self, table: str, home: str, result: str) -> None:
        self.results[table] = home, result
        self.noted.set()

    async def book(self, home: str) -> str:
        return json.dumps([it for at, it in self.results.values() if at == home])


class Player:
    """Somebody who always plays the first action of the list."""

    def __init__(self, offline: Offline, place: dict[str, Any]) -> None:
        self._place = place
        self.told: list[dict[str, Any]] = []
        self.ended: list[tuple[int, str]] = []
        self._news = asyncio.Event()
        self.gone = asyncio.Event()
        self.line = offline.connect(public_id(place["table"]), self._take, self._end)
        self.say(t="hello", token=place["token"], table=place["table"], wire=WIRE, lang="de")

    def _take(self, text: str) -> None:
        self.told.append(json.loads(text))
        self._news.set()

    def _end(self, code: int, reason: str) -> None:
        self.ended.append((code, reason))
        self.gone.set()

    def say(self, **message: object) -> None:
        self.line.take(json.dumps(message))

    async def play(self) -> list[Any]:
        """Play until a deal is over; return its rows of the score sheet."""
        seen = 0
        while True:
            await self._news.wait()
            self._news.clear()
            new, seen = self.told[seen:], len(self.told)
            assert [it for it in new if it["t"] == "refused"] == []
            positions = [it for it in new if it["t"] in ("snapshot", "update")]
            for told in positions:
                if told.get("waiting", "play") in ("deal", "over"):
                    return list(told["sheet"]["rows"])
            if positions and (legal := positions[-1].get("legal")):
                at = positions[-1]["seq"]
                self.say(t="play", id=f"move{at}", at=at, action=legal[0]["text"])


@asynccontextmanager
async def opened(drawer: Drawer, game: str, **terms: object) -> AsyncIterator[tuple[Offline, Any]]:
    """Start a server on a database, and open a table there."""
    offline = Offline(drawer)
    await offline.start()
    wish = {"game": game, "others": "steady", "pace": "at_once", "name": "Ada", **terms}
    status, answer = await offline.ask("tables", json.dumps(wish), "", "en")
    assert status == 200, answer
    yield offline, json.loads(answer)
    await offline.stop()


def test_the_server_in_a_page_needs_msgspec_alone() -> None:
    program = ALONE.format(missing=MISSING)
    subprocess.run([sys.executable, "-c", program], check=True)


@each_game
def test_a_deal_is_played_against_bots_and_continued_by_another_worker(game: Any) -> None:
    drawer = Drawer()

    async def run() -> None:
        async with opened(drawer, game.id) as (offline, place):
            player = Player(offline, place)
            async with asyncio.timeout(60):
                rows = await player.play()
            assert len(rows) == 1
            player.line.take(None)
        # Its records are all that another worker has.
        again = Offline(drawer)
        await again.start()
        back = Player(again, place)
        async with asyncio.timeout(60):
            await back.play()  # it says at once that this deal is over
        assert back.told[0]["sheet"]["rows"] == rows
        key = f"{place['table']}.{place['token']}"
        path = f"tables/{public_id(place['table'])}"
        status, info = await again.ask(path, None, key, "en")
        assert (status, json.loads(info)["game"]) == (200, game.id)
        status, seals = await again.ask(f"{path}/seals", None, key, "en")
        assert (status, len(json.loads(seals))) == (200, 1)
        await again.stop()

    asyncio.run(run())


def test_a_finished_match_is_a_file_that_verifies_and_in_the_book() -> None:
    drawer = Drawer()

    async def run() -> None:
        async with opened(drawer, "gin", options={"max_deals": 1}) as (offline, place):
            player = Player(offline, place)
            async with asyncio.timeout(60):
                await player.play()
                await drawer.noted.wait()
            path, key = f"tables/{public_id(place['table'])}", f"{place['table']}."
            status, text = await offline.ask(f"{path}/replay", None, key, "en")
            assert status == 200
            replay = msgspec.json.decode(text, type=Replay)
            assert len(list(replay.run(GAMES))) > 2
            _, book = await offline.ask(f"{path}/book", None, key, "en")
            assert [it["game"] for it in json.loads(book)["matches"]] == ["gin"]

    asyncio.run(run())


def test_the_slow_level_is_not_offered_and_all_games_are() -> None:
    async def run() -> Any:
        return await Offline(Drawer()).ask("games", None, "", "en")

    status, games = asyncio.run(run())
    assert status == 200
    found = {it["id"]: it["levels"] for it in json.loads(games)}
    assert set(found) >= set(GAMES)
    assert all("steady" in it and "strong" not in it for it in found.values())


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("nowhere", None, 404, "no_page"),
        ("tables", "{", 400, "bad_request"),
        ("tables", '{"game": "gni"}', 404, "unknown_game"),
        ("tables/00000000000000000000", None, 404, "unknown_table"),
        ("tables/00000000000000000000/deals/x/0", None, 400, "bad_request"),
    ],
)
def test_requests_are_refused_in_the_readers_language(
    path: str, body: str | None, status: int, code: str
) -> None:
    async def run(language: str) -> Any:
        found, answer = await Offline(Drawer()).ask(path, body, "", language)
        return found, json.loads(answer)

    (found, english), (_, german) = (asyncio.run(run(it)) for it in ("en", "de"))
    assert (found, english["code"]) == (status, code)
    assert english["text"] != german["text"]


def test_a_seat_opens_with_its_key_alone() -> None:
    async def run() -> None:
        async with opened(Drawer(), "gin") as (offline, place):
            stranger = Player(offline, {**place, "token": "x" * 32})
            await stranger.gone.wait()
            assert stranger.ended == [(1008, "wrong_token")]
            assert stranger.told[-1]["code"] == "wrong_token"

    asyncio.run(run())
