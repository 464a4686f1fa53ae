"""Tables at which a given pack has been dealt, so that a browser meets a known position."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, expect

import parlour
from parlour.cards.cards import PACK_52
from parlour.core.notation import read_cards
from parlour.core.table import Dealt
from parlour.server import tokens
from parlour.server.protocol import BotSeat, Place, encode
from parlour.server.records import Happened, LogEntry, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from tests.e2e.playing import Player
from tests.server.running import Server

GIN = parlour.GAMES["gin"]
NewContext = Callable[..., BrowserContext]

TABLE = "2" * tokens.TABLE_LETTERS
NAMES = ("Ann", "Ben")


class Stacked:
    """A server and the places at its only table."""

    def __init__(self, db: str, places: list[Place], new_context: NewContext, **server: Any) -> None:
        self.server = Server(db, **server)
        self.places = places
        self._new_context = new_context
        self._contexts: list[BrowserContext] = []

    @property
    def url(self) -> str:
        """Where the page shows the table."""
        return f"{self.server.url}/#/t/{TABLE}"

    def browser(self, seat: int) -> BrowserContext:
        """Return a browser in which this seat was taken."""
        place = self.places[seat]
        key = {"table": TABLE, "seat": seat, "token": place.token, "game": "gin", "opened": 0}
        kept = [{"name": "parlour.seats", "value": json.dumps([key])}]
        origin = {"origin": self.server.url, "localStorage": kept}
        context = self._new_context(storage_state={"cookies": [], "origins": [origin]})
        self._contexts.append(context)
        return context

    def open(self, browser: BrowserContext) -> Player:
        """Open the table in a browser."""
        page = browser.new_page()
        page.goto(self.url)
        player = Player(page)
        expect(player.hand).to_be_visible()
        return player

    def sit(self, seat: int) -> Player:
        """Open the table at a seat."""
        return self.open(self.browser(seat))

    def stop(self) -> None:
        """Close the browsers, which would miss the server, then the server."""
        for browser in self._contexts:
            browser.close()
        self.server.stop()
        assert "Traceback" not in "".join(self.server.log)


def gin_pack(first: str, second: str, upcard: str, stock: str = "") -> list[int]:
    """Return a pack that deals these cards: the non-dealer's ten, the dealer's, and so on (B2)."""
    hands = zip(read_cards(first), read_cards(second), strict=True)
    known = [card for pair in hands for card in pair] + read_cards(f"{upcard} {stock}")
    return known + [card for card in PACK_52 if card not in known]


GIN_AT_ONCE = gin_pack("Ac Ad Ah 5c 6c 7c 8c 9s Ts Kd", "2c 2d 3h 4s 6h 7d 9c Td Qh Ks", "Js")
"""With the upcard the non-dealer's hand is gin, king of diamonds aside."""

TWO_WAYS = gin_pack("5c 5d 5h 5s 6s 7s 8s 2c Ad Kd", "4s 9s 2d 3h 6c 7d Tc Jd Qh Ks", "Ah")
"""With the upcard the non-dealer can knock and lay the same cards out in two ways (GI-43, GI-44)."""

POOR = gin_pack("Ac 4c 7c Tc 2d 5d 8d Jd 3h 6h", "Kc 9d 9s Kd Jh Th Qc 8h Js 7s", "Qs", "2s Ks 4s 9h 5s")
"""Nobody can knock for some turns."""


def write_table(
    folder: Path, pack: Sequence[int], *, bot: str | None = None, dealer: int = 1, **options: Any
) -> tuple[str, list[Place]]:
    """Write the log of a table of two at which this pack has been dealt.

    Seat 0 is a person's, seat 1 another's or a bot's.  Returns the database and the persons' places.
    """
    keys = [f"key of {name}" for name in NAMES]
    digests = [tokens.digest(key) for key in keys]
    bots = [BotSeat(1, bot)] if bot else []
    values = GIN.options(**options).values()
    entries: list[LogEntry] = [
        Opened("gin", None, values, 2, bots, dealer, 1000, "00" * 32, NAMES[0], digests[0])
    ]
    if not bot:
        entries.append(Seated(1, NAMES[1], digests[1]))
    entries.append(Happened(Dealt(tuple(pack))))

    async def write() -> None:
        store = SqliteStore(folder / "tables.db")
        await store.start()
        for number, entry in enumerate(entries, 1):
            assert await store.append(TABLE, number, encode(entry))
        await store.stop()

    folder.mkdir()
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver keeps a loop in this thread
        elsewhere.submit(asyncio.run, write()).result()
    places = [Place(TABLE, seat, key) for seat, key in enumerate(keys)]
    return f"sqlite:///{folder}/tables.db", places[: 2 - len(bots)]
