"""Tables at which a given pack has been dealt, so that a browser meets a known position."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

import parlour
from parlour import bots
from parlour.cards import twins
from parlour.cards.cards import PACK_52
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.notation import read_cards
from parlour.core.options import Value
from parlour.core.table import Dealt, Record, Table
from parlour.server.ground import tokens
from parlour.server.store.records import Happened, LogEntry, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire.protocol.http import BotSeatInfo, PlaceInfo
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.protocol.values import Absent, Clock
from tests.e2e.playing import Player
from tests.server.running import Seat, Server

NewContext = Callable[..., BrowserContext]

TABLE = "2" * tokens.TABLE_LETTERS
NAMES = ("Ann", "Ben")


def gin_pack(first: str, second: str, upcard: str, stock: str = "") -> list[int]:
    """Return a pack that deals these cards: the non-dealer's ten, the dealer's, and so on (B2)."""
    hands = zip(read_cards(first), read_cards(second), strict=True)
    known = [card for pair in hands for card in pair] + read_cards(f"{upcard} {stock}")
    return known + [card for card in PACK_52 if card not in known]


GOOD, BAD = "Ac Ad Ah 5c 6c 7c 8c 9s Ts Kd", "2c 2d 3h 4s 6h 7d 9c Td Qh Ks"
GIN_AT_ONCE = gin_pack(GOOD, BAD, "Js")
"""With the upcard the non-dealer has gin, once he throws the king of diamonds."""
OTHERS_GIN = gin_pack(BAD, GOOD, "Js")
"""The same for the dealer."""

TWO_WAYS = gin_pack("5c 5d 5h 5s 6s 7s 8s 2c Ad Kd", "4s 9s 2d 3h 6c 7d Tc Jd Qh Ks", "Ah")
"""With the upcard the non-dealer can knock, and lay his melds out in two ways (GI-43, GI-44)."""

POOR = gin_pack(
    "Ac 4c 7c Tc 2d 5d 8d Jd 3h 6h", "Kc 9d 9s Kd Jh Th Qc 8h Js 7s", "Qs", "2s Ks 4s 9h 5s"
)
"""Nobody can knock for some turns."""


def draw_and_discard(ben: Seat) -> None:
    """Let Ben, after a pass at the table of `POOR`, draw a card and throw it away."""
    ben.wait(lambda now: bool(now.legal))
    for action in ("stock", "discard 7s"):
        ben.play(action)
        ben.settle()


def pack_with(game: str, hand: str, **options: Value) -> list[int]:
    """Return a pack of a game of two that deals seat 0 this hand, with seat 1 as the dealer."""
    rules = parlour.GAMES[game].options(None, **options)
    pack = sorted(parlour.GAMES[game].pack(rules, 2))
    held = parlour.GAMES[game].deal(rules, 2, cards=pack, dealer=1).view(0).hand
    places = [pack.index(twins.number(card)) for card in held]
    wanted = twins.numbers(hand)
    others = [card for card in pack if card not in wanted]
    for place, card in sorted(zip(places, wanted, strict=True)):
        others.insert(place, card)
    return others


def write_table(
    file: Path,
    pack: Sequence[int],
    *,
    game: str = "gin",
    bot: str | None = None,
    seats: int = 2,
    then: Sequence[Record] = (),
    clock: Clock = 0,
    absent: Absent = "ask",
    **options: Value,
) -> list[PlaceInfo]:
    """Write the log of a table of two at which this pack has been dealt by seat 1.

    Seat 0 is a person's, seat 1 another's or a bot's, and so are all others of more *seats*; *then*
    is what has been played.  Returns the persons' places.
    """
    keys = [f"key of {name}" for name in NAMES]
    digests = [tokens.digest(key) for key in keys]
    others = [BotSeatInfo(seat, bot) for seat in range(1, seats)] if bot else []
    values = parlour.GAMES[game].options(None, **options).to_dict()
    of = (game, None, values, seats, others, 1, 1000, "00" * 32, NAMES[0], digests[0])
    opened = Opened(*of, clock=clock, absent=absent)
    seated = [] if bot else [Seated(1, NAMES[1], digests[1])]
    dealt = Dealt(tuple(pack), 1 if parlour.GAMES[game].reshuffles else 0)
    entries: list[LogEntry] = [opened, *seated, *map(Happened, (dealt, *then))]

    async def write() -> None:
        store = SqliteStore(file)
        await store.start()
        for number, entry in enumerate(entries, 1):
            assert await store.append(TABLE, number, encode(entry))
        await store.stop()

    with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver keeps a loop in this thread
        elsewhere.submit(asyncio.run, write()).result()
    return [PlaceInfo(TABLE, seat, key) for seat, key in enumerate(keys)][: 1 if others else 2]


def played_by(
    bot: str, pack: Sequence[int], game: str, seats: int, actions: int, **options: Value
) -> list[Record]:
    """Return what bots do with a pack on all seats: so many actions, and until seat 0 is to act.

    Of more actions than the deal has all are returned: it is over then.
    """
    played, chance = parlour.GAMES[game], Random(1)
    rules = played.options(None, **options)
    table, records = Table(played, rules, seats, dealer=1), list[Record]()
    table.apply(Dealt(tuple(pack), 1 if played.reshuffles else 0))
    while table.waiting == "play" and (len(records) < actions or table.seat != 0):
        policy = bots.create(bot, game)
        code = bots.ask(policy, played, table.match.deal, 1000, chance.next())
        records.append(table.decide_play(table.seat, code, by=bot).record)
        table.apply(records[-1])
    return records


def begun(
    game: str, seats: int, actions: int = 0, bot: str = "random", **options: Value
) -> tuple[list[int], list[Record]]:
    """Return a pack, and what bots do with it, see `played_by`."""
    pack = Pack(parlour.GAMES[game].pack(parlour.GAMES[game].options(None, **options), seats))
    pack.shuffle(Random(1))
    cards = pack.to_list()
    return cards, played_by(bot, cards, game, seats, actions, **options)


Choose = Callable[[Table, Random], int | str]
LONG = 400


def by_bot(name: str) -> Choose:
    """Return how a bot plays, on any seat."""
    return lambda table, chance: bots.ask(
        bots.create(name, table.game.id), table.game, table.match.deal, 1000, chance.next()
    )


def until(
    wanted: Callable[[Table], bool], game: str, seats: int, choose: Choose, seed: int
) -> tuple[list[int], list[Record]]:
    """Return a pack, and what is done with it until seat 0 is to act, and the table as wanted."""
    played, chance = parlour.GAMES[game], Random(seed)
    pack = Pack(played.pack(played.options(), seats))
    while True:
        pack.shuffle(chance)
        cards, records = pack.to_list(), list[Record]()
        table = Table(played, played.options(), seats, dealer=1)
        table.apply(Dealt(tuple(cards), 1 if played.reshuffles else 0))
        while table.waiting == "play" and len(records) < LONG:
            if table.seat == 0 and wanted(table):
                return cards, records
            records.append(table.decide_play(table.seat, choose(table, chance)).record)
            table.apply(records[-1])


class Stacked:
    """A server whose only table is one of `write_table`, and the browsers of those at it."""

    def __init__(
        self, server: Server, places: list[PlaceInfo], new_context: NewContext, game: str = "gin"
    ) -> None:
        self.server, self.game = server, game
        self.places = places
        self._new_context = new_context
        self._browsers: list[BrowserContext] = []

    @property
    def url(self) -> str:
        """Where the page shows the table."""
        return f"{self.server.url}/#/t/{TABLE}"

    def browser(self, seat: int) -> BrowserContext:
        """Return a browser in which this seat was taken."""
        place = self.places[seat]
        key = {"table": TABLE, "seat": seat, "token": place.token, "game": self.game, "opened": 0}
        kept = [{"name": "parlour.seats", "value": json.dumps([key])}]
        origin = {"origin": self.server.url, "localStorage": kept}
        browser = self._new_context(storage_state={"cookies": [], "origins": [origin]})
        self._browsers.append(browser)
        return browser

    def stranger(self) -> Page:
        """Return a page in a browser without a seat."""
        browser = self._new_context()
        self._browsers.append(browser)
        return browser.new_page()

    def open(self, browser: BrowserContext) -> Player:
        """Open the table in a browser."""
        page = browser.new_page()
        page.goto(self.url)
        return self.at(page)

    def at(self, page: Page) -> Player:
        """Return who plays at the table that a page has opened."""
        player = Player(page)
        expect(player.hand).to_be_visible()
        return player

    def sit(self, seat: int) -> Player:
        """Open the table at a seat, in a browser of its own."""
        return self.open(self.browser(seat))

    def stop(self) -> None:
        """Close the browsers, which would miss the server, and then the server."""
        for browser in self._browsers:
            browser.close()
        self.server.stop()
