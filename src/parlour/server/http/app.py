"""The HTTP and WebSocket interface."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from ... import __version__
from ...core.errors import ParlourError
from ...core.replay import Replay
from ..ground import metrics
from ..ground.addresses import address_of, is_loopback, is_within
from ..ground.config import Config
from ..ground.errors import NotThere, TooMuch
from ..ground.limits import Bucket, Limits
from ..ground.page import POLICY, File, Page, packed
from ..tables.hub import Hub, named
from ..tables.ledger import PAGE_MATCHES
from ..tables.live import LiveTable
from ..wire.protocol.http import (
    AskSeatsMessage,
    BookInfo,
    CalledInfo,
    CardsTableInfo,
    ChooseHouseMessage,
    ClaimInfo,
    ClaimSeatMessage,
    ComeHomeMessage,
    ComparedInfo,
    DailyMessage,
    DeleteMatchesMessage,
    FairnessInfo,
    GameInfo,
    GiveCardsMessage,
    HealthInfo,
    JoinLineMessage,
    LineInfo,
    OpenTableMessage,
    PlaceInfo,
    PractiseMessage,
    RecordedInfo,
    RedeemCodeMessage,
    RenewKeyMessage,
    SeatsInfo,
    TakeSeatMessage,
)
from ..wire.protocol.server import UnsealedMessage, encode
from ..wire.protocol.table import RefusalInfo, TableInfo
from ..wire.protocol.values import FRAME_LIMIT
from .refusals import answer_failure, answer_http, answer_refusal, answer_too_deep
from .watching import serve_watcher
from .websocket import Socket, serve_seat

Asked = Request[None, None, State]
ENTRIES_PER_REQUEST = 10
"""Log entries whose reading counts as one request of an address."""
DEALS_PATH, NDJSON = "/api/fairness/deals", "application/x-ndjson"
Chain = Annotated[str, QueryParameter(pattern="^([0-9a-f]{64})?$", max_length=64)]
"""The chain after which a page of the download begins."""
HandlerConnection = ASGIConnection[BaseRouteHandler, None, None, State]
REFUSED = {
    status: ResponseSpec(RefusalInfo, generate_examples=False, description="Refused")
    for status in (400, 403, 404, 409, 413, 429)
}
BODIES = (
    AskSeatsMessage,
    OpenTableMessage,
    TakeSeatMessage,
    JoinLineMessage,
    ClaimSeatMessage,
    ChooseHouseMessage,
    ComeHomeMessage,
    RenewKeyMessage,
    RedeemCodeMessage,
    PractiseMessage,
    GiveCardsMessage,
    DailyMessage,
)


def refuse_strangers(request: Asked, state: State) -> None:
    """Raise ``NotThere`` unless a request comes directly from a network in `metrics`."""
    config: Config = state.config
    if is_forwarded(request) or not is_within(address_of(request.scope), config.metrics):
        raise NotThere("no_page")


@get("/health", responses=REFUSED)
async def health(request: Asked, state: State) -> HealthInfo:
    """Return how many tables and connections the server has, to networks in `metrics`."""
    refuse_strangers(request, state)
    hub: Hub = state.hub
    return HealthInfo(hub.tables, hub.connections)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def is_alive() -> str:
    """Report that the process answers."""
    return "alive\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def is_ready(state: State) -> Response[str]:
    """Report whether moves can be made, for load balancers."""
    hub: Hub = state.hub
    ready = await hub.is_ready()
    return Response("ready\n" if ready else "not ready\n", status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Asked, state: State) -> Response[str]:
    """Return the metrics for Prometheus, to networks in `metrics`."""
    refuse_strangers(request, state)
    hub: Hub = state.hub
    held, disk = hub.held.tables if hub.held else 0, hub.disk
    now = (hub.tables, hub.connections, await hub.is_ready(), held, disk.floor, disk.free)
    told = metrics.exposition(*now)
    return Response(told, headers={"content-type": metrics.FORMAT})


@get("/addresses")
async def list_addresses(request: Asked, state: State) -> list[str]:
    """List the server's URLs for other machines; only its own machine gets them."""
    near = request.client is not None and is_loopback(request.client.host)
    return state.addresses if near and not is_forwarded(request) else []


def is_forwarded(request: Asked) -> bool:
    """Return whether a request came through a proxy, trusted or not."""
    return "x-forwarded-for" in request.headers


@get("/games", responses={200: ResponseSpec(list[GameInfo], generate_examples=False)})
async def list_games(request: Asked, state: State) -> Response[bytes]:
    """List the games."""
    # The only gzipped answer besides the page: it is long, public and the same for everybody.
    return answer(state.games, request)


@post("/games/{game:str}/seats", status_code=200, responses=REFUSED)
async def ask_seats(
    game: FromPath[str], data: JSONBody[AskSeatsMessage], state: State
) -> SeatsInfo:
    """Return how many can play a game with these options, or what is wrong with them."""
    hub: Hub = state.hub
    return hub.seats(game, data)


@post("/tables", responses=REFUSED)
async def open_table(data: JSONBody[OpenTableMessage], request: Asked, state: State) -> PlaceInfo:
    """Open a table and sit down at it."""
    hub: Hub = state.hub
    limits: Limits = state.limits
    address = address_of(request.scope)
    if not limits.openers.take(address, time.monotonic()):
        raise TooMuch("too_fast")
    return await hub.open(data, address)


@post("/games/{game:str}/daily", responses=REFUSED)
async def deal_today(
    game: FromPath[str], data: JSONBody[DailyMessage], request: Asked, state: State
) -> PlaceInfo:
    """Open a table of one's own with the deal of the day, which is the same for everybody."""
    hub, limits = cast("Hub", state.hub), cast("Limits", state.limits)
    address = address_of(request.scope)
    if not limits.openers.take(address, time.monotonic()):
        raise TooMuch("too_fast")
    return await hub.deal_today(game, data, address)


@get("/tables/{table:str}", responses=REFUSED)
async def show_table(table: FromPath[str], request: Asked, state: State) -> TableInfo:
    """Return what everybody may know about the newest match of a table."""
    live = await find_newest(table, request, state)
    return live.info


@post("/tables/{table:str}/seats", responses=REFUSED)
async def take_seat(
    table: FromPath[str], data: JSONBody[TakeSeatMessage], request: Asked, state: State
) -> PlaceInfo:
    """Sit down at an open seat of a table's newest match."""
    live = await find_newest(table, request, state)
    return await live.sit(data.name, data.tip, data.token, data.portrait, data.chair)


@post("/tables/{table:str}/line", responses=REFUSED)
async def join_line(
    table: FromPath[str], data: JSONBody[JoinLineMessage], request: Asked, state: State
) -> LineInfo:
    """Stand in line for the table's next match, or learn whether it has begun."""
    live = await find_newest(table, request, state)
    return await live.line_up(data, partial(pay_question, request, state))


@post("/tables/{table:str}/keys", responses=REFUSED)
async def renew_key(
    table: FromPath[str], data: JSONBody[RenewKeyMessage], request: Asked, state: State
) -> PlaceInfo:
    """Replace a seat's key (``Authorization: Bearer NAME.KEY``), so that other devices lose it.

    A device whose seat was moved to another one by a code gets it back.
    """
    live = await find_newest(table, request, state)
    return await live.devices.renew(keys_of(request)[1], data.token)


@post("/tables/{table:str}/claims", responses=REFUSED)
async def claim_seat(
    table: FromPath[str], data: JSONBody[ClaimSeatMessage], request: Asked, state: State
) -> ClaimInfo:
    """Ask the people at a table whether the seat of an absent person is one's own."""
    live = await find_newest(table, request, state)
    pay = partial(pay_question, request, state)
    return live.devices.claim(data, address_of(request.scope), pay)


@post("/tables/{table:str}/house", status_code=204, responses=REFUSED)
async def choose_house(
    table: FromPath[str], data: JSONBody[ChooseHouseMessage], request: Asked, state: State
) -> None:
    """Choose a house name for one's seat (``Authorization: Bearer NAME.KEY``), or another one."""
    live = await find_newest(table, request, state)
    await live.devices.choose_house(keys_of(request)[1], data.words)


@post("/tables/{table:str}/homecomings", responses=REFUSED)
async def come_home(
    table: FromPath[str], data: JSONBody[ComeHomeMessage], request: Asked, state: State
) -> PlaceInfo:
    """Take the seat of an absent person with their house name."""
    live = await find_newest(table, request, state)
    return await live.devices.come_home(data, partial(pay_tries, request, state))


def pay_tries(request: Asked, state: State, tries: int) -> None:
    """Charge an address for house names that it tries; ``TooMuch`` if it has tried too many."""
    limits: Limits = state.limits
    if not limits.homecomers.take(address_of(request.scope), time.monotonic(), tries):
        raise TooMuch("many_houses")


def pay_question(request: Asked, state: State) -> None:
    """Charge an address for asking the people at a table; ``TooMuch`` if it has asked too often."""
    limits: Limits = state.limits
    if not limits.claimers.take(address_of(request.scope), time.monotonic()):
        raise TooMuch("many_claims")


@get("/codes/{code:str}", responses=REFUSED)
async def find_called(code: FromPath[str], request: Asked, state: State) -> CalledInfo:
    """Return the table that a code of four letters calls."""
    hub: Hub = state.hub
    guesses = guesses_of(request, state)
    table = hub.find_called(code)
    guesses.pay(-1, time.monotonic())  # only wrong codes count
    return CalledInfo(table)


def guesses_of(request: Asked, state: State) -> Bucket:
    """Return how many codes an address may still guess, after one; ``TooMuch`` if none."""
    limits: Limits = state.limits
    guesses = limits.guessers.bucket(address_of(request.scope), now := time.monotonic())
    if not guesses.take(now):
        raise TooMuch("many_guesses")
    return guesses


@post("/codes", responses=REFUSED)
async def redeem_code(data: JSONBody[RedeemCodeMessage], request: Asked, state: State) -> PlaceInfo:
    """Take one's own seat with the code that another device shows."""
    hub: Hub = state.hub
    guesses = guesses_of(request, state)
    place = await hub.redeem(data.code, data.token)
    guesses.pay(-1, time.monotonic())  # only wrong codes count
    return place


@get(
    "/tables/{table:str}/book",
    responses={200: ResponseSpec(BookInfo, generate_examples=False), **REFUSED},
)
async def show_book(table: FromPath[str], request: Asked, state: State) -> Response[bytes]:
    """Return the results of all finished matches at a table."""
    hub: Hub = state.hub
    name = named(table, keys_of(request)[0])
    charge(request, state, ENTRIES_PER_REQUEST)
    book = await hub.book(name)
    pay_entries(request, state, len(book.matches))
    return Response(encode(book), media_type=MediaType.JSON)


@post("/tables/{table:str}/deletions", responses=REFUSED)
async def delete_matches(
    table: FromPath[str], data: JSONBody[DeleteMatchesMessage], request: Asked, state: State
) -> BookInfo:
    """Wish to delete finished matches at a table, or to keep them; return what its book has left.

    This requires the key of a seat in them (``Authorization: Bearer NAME.KEY``).
    """
    hub: Hub = state.hub
    name, key = keys_of(request)
    charge(request, state, ENTRIES_PER_REQUEST * (1 + len(data.matches)))
    return await hub.renounce(named(table, name), data, key)


@get("/tables/{table:str}/replay", responses=REFUSED)
async def show_replay(table: FromPath[str], request: Asked, state: State) -> Replay:
    """Return the whole match once it is over."""
    live = await find_over(table, request, state)
    charge(request, state, live.number)
    return await live.replay()


@get(
    "/tables/{table:str}/deals/{deal:int}/{seat:int}",
    responses={200: ResponseSpec(dict[str, object], generate_examples=False), **REFUSED},
)
async def show_deal(
    table: FromPath[str], deal: FromPath[int], seat: FromPath[int], request: Asked, state: State
) -> Response[bytes]:
    """Return a deal as a seat was told it, once the match is over.

    Before that, a seat's key opens what that seat was told of finished deals (``Authorization:
    Bearer NAME.KEY``).
    """
    live = await find(table, request, state)
    if not live.has_told(deal, seat, keys_of(request)[1]):
        live = await find_over(table, request, state)
    charge(request, state, live.number)
    return Response(encode(await live.recorded(deal, seat)), media_type=MediaType.JSON)


@post("/tables/{table:str}/practice", responses=REFUSED)
async def practise(
    table: FromPath[str], data: JSONBody[PractiseMessage], request: Asked, state: State
) -> PlaceInfo:
    """Open a practice table that begins at a position of a finished match."""
    hub, limits = cast("Hub", state.hub), cast("Limits", state.limits)
    live = await find_over(table, request, state)
    address = address_of(request.scope)
    if not limits.openers.take(address, time.monotonic()):
        raise TooMuch("too_fast")
    charge(request, state, live.number)
    return await hub.practise(live.room.name, data, address)


@post("/tables/{table:str}/cards", responses=REFUSED)
async def give_cards(
    table: FromPath[str], data: JSONBody[GiveCardsMessage], request: Asked, state: State
) -> CardsTableInfo:
    """Open a table for somebody else, with the cards of a match so far, or of one of its deals.

    Until the match is over, this requires a seat's key (``Authorization: Bearer NAME.KEY``).
    """
    hub, limits = cast("Hub", state.hub), cast("Limits", state.limits)
    live = await find(table, request, state)
    live.refuse_seals(keys_of(request)[1])
    address = address_of(request.scope)
    if not limits.openers.take(address, time.monotonic()):
        raise TooMuch("too_fast")
    charge(request, state, live.number)
    return await hub.give_cards(live.room.name, data, address)


@get("/tables/{table:str}/compared", responses=REFUSED)
async def compare_cards(table: FromPath[str], request: Asked, state: State) -> ComparedInfo:
    """Return what others have made of the same cards, once they have been played here and there."""
    hub: Hub = state.hub
    live = await find(table, request, state)
    charge(request, state, ENTRIES_PER_REQUEST * (1 + len(live.room.prepared.gave)))
    return await hub.compare(live.room.name)


@get("/tables/{table:str}/seals", responses=REFUSED)
async def show_seals(table: FromPath[str], request: Asked, state: State) -> list[UnsealedMessage]:
    """Return what each finished deal followed from.

    Until the match is over, this requires a seat's key (``Authorization: Bearer NAME.KEY``).
    """
    live = await find(table, request, state)
    live.refuse_seals(keys_of(request)[1])
    charge(request, state, live.number)
    return await live.unsealed()


def find(table: str, request: Asked, state: State) -> Awaitable[LiveTable]:
    """Find the table of a path, whose name is in a header (see `named`)."""
    hub: Hub = state.hub
    return hub.find(named(table, keys_of(request)[0]))


def find_over(table: str, request: Asked, state: State) -> Awaitable[LiveTable]:
    """Find the table of a path, as `find` does; ``NotNow`` until its match may be shown."""
    hub: Hub = state.hub
    return hub.find_over(named(table, keys_of(request)[0]))


def find_newest(table: str, request: Asked, state: State) -> Awaitable[LiveTable]:
    """Find the newest match of the table of a path, as `find` does."""
    hub: Hub = state.hub
    return hub.find_newest(named(table, keys_of(request)[0]))


def keys_of(request: Asked) -> tuple[str, str]:
    """Return the table's name and the seat's key in a request's headers; either may be empty.

    The header is ``Authorization: Bearer NAME.KEY``, as proxies log others.  Without a full stop it
    is a seat's key, whose table is named by the path.
    """
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    name, stop, key = keys.strip().partition(".") if scheme.lower() == "bearer" else ("", "", "")
    return (name, key) if stop else ("", name)


def charge(request: Asked, state: State, entries: int) -> None:
    """Charge a client for reading log entries; ``TooMuch`` if its limit is used up."""
    limits: Limits = state.limits
    if not limits.askers.charge(
        address_of(request.scope), time.monotonic(), entries / ENTRIES_PER_REQUEST
    ):
        raise TooMuch("too_fast")


def pay_entries(request: Asked, state: State, entries: int) -> None:
    """Charge a client for entries that were read."""
    limits, now = cast("Limits", state.limits), time.monotonic()
    limits.askers.bucket(address_of(request.scope), now).pay(entries / ENTRIES_PER_REQUEST, now)


@get("/fairness", responses={200: ResponseSpec(FairnessInfo, generate_examples=False)})
async def show_fairness(request: Asked, state: State) -> Response[bytes]:
    """Report how even the finished deals were."""
    hub: Hub = state.hub
    return answer(await hub.ledger.told(), request)


@get(
    "/fairness/deals",
    responses={200: ResponseSpec(str, False, "Lines", cast("MediaType", NDJSON)), **REFUSED},
)
async def download_deals(request: Asked, state: State, after: Chain = "") -> Stream:
    """Return a page of finished matches, each a line that can be verified as a file.

    A ``link`` header leads to the next page.
    """
    hub: Hub = state.hub
    charge(request, state, PAGE_MATCHES * ENTRIES_PER_REQUEST)
    page = await hub.ledger.next_page(after)
    more = (
        {"link": f'<{DEALS_PATH}?after={page[-1][0]}>; rel="next"'}
        if len(page) == PAGE_MATCHES
        else {}
    )

    lines = hub.ledger.lines(page, partial(pay_entries, request, state))
    return Stream(lines, media_type=NDJSON, headers=more)


@websocket("/ws/{table:str}")
async def play(socket: Socket, table: FromPath[str], state: State) -> None:
    """Play at a seat; `wire.protocol` defines the messages."""
    limits: Limits = state.limits
    address = address_of(socket.scope)
    if not limits.connections.enter(address):
        raise TooMuch("too_many_lines")
    if limits.crowded and limits.watchers.total:
        state.hub.shed_watchers()
    seated = False
    try:
        await socket.accept()
        seated = await serve_seat(socket, table, state.hub, state.config, limits)
    finally:
        if not seated:  # else `Reader` does it at the end
            limits.connections.leave(address)


@websocket("/ws/{table:str}/watch")
async def watch(socket: Socket, table: FromPath[str], state: State) -> None:
    """Watch a table without a seat; `wire.protocol.watcher` defines what clients may send."""
    limits: Limits = state.limits
    address = address_of(socket.scope)
    if limits.crowded:
        raise TooMuch("watchers_shed")
    if not limits.watchers.enter(address):
        raise TooMuch("too_many_lines")
    watches = False
    try:
        if not limits.connections.enter(address):
            raise TooMuch("too_many_lines")
        try:
            await socket.accept()
            watches = await serve_watcher(socket, table, state.hub, state.config, limits)
        finally:
            if not watches:  # else `WatchReader` does it at the end
                limits.connections.leave(address)
    finally:
        if not watches:
            limits.watchers.leave(address)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Asked, state: State) -> Response[bytes]:
    """Return a file of the page."""
    page: Page = state.page
    path, raw = request.scope["path"], request.scope["raw_path"].decode("latin-1")
    if path.startswith(("/api/", "/ws/")):
        raise NotThere("no_page")
    if file := page.find(path):
        return answer(file, request)
    if there := page.meant(path, raw):
        headers = {"location": there, "cache-control": "no-cache"}
        return Response(b"", status_code=302, headers=headers)
    raise NotThere("no_page")


def answer(file: File, request: Request[None, None, State]) -> Response[bytes]:
    """Return the answer to a request for a file: gzipped if accepted, empty if cached."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.policy:
        headers[POLICY] = file.policy
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.gains and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.zipped
    return Response(body, media_type=file.type, headers=headers)


async def refuse_others(connection: HandlerConnection, _: BaseRouteHandler) -> None:
    """Refuse paths below the description, which the framework would answer."""
    if connection.path_params:
        raise NotThere("no_page")


class Schema(JsonRenderPlugin):
    """The description of the HTTP interface, encoded once."""

    _told: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description as JSON."""
        self._told = self._told or super().render(request, with_bodies(openapi_schema))
        return self._told


def with_bodies(description: dict[str, Any]) -> dict[str, Any]:
    """Complete a description: request bodies must not have other fields, and a deal has messages.

    Litestar cannot describe those messages.
    """
    template = "#/components/schemas/{name}"
    _, parts = msgspec.json.schema_components([*BODIES, RecordedInfo], ref_template=template)
    description["components"]["schemas"].update(parts)
    answer = description["paths"]["/api/tables/{table}/deals/{deal}/{seat}"]["get"]["responses"]
    answer["200"]["content"]["application/json"]["schema"] = {
        "$ref": template.format(name="RecordedInfo")
    }
    return description


def create_app(hub: Hub, config: Config) -> Litestar:
    """Return the application for a started hub, which it stops at the end."""

    @asynccontextmanager
    async def stopping(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await hub.stop()

    api = Router(
        "/api",
        route_handlers=[
            health,
            list_addresses,
            ask_seats,
            open_table,
            deal_today,
            show_table,
            take_seat,
            renew_key,
            join_line,
            claim_seat,
            choose_house,
            come_home,
            redeem_code,
            find_called,
            show_book,
            delete_matches,
            show_replay,
            show_deal,
            show_seals,
            practise,
            give_cards,
            compare_cards,
            show_fairness,
            download_deals,
        ],
        cache_control=CacheControlHeader(no_store=True),
    )
    lists = Router("/api", route_handlers=[list_games])
    parts = {"hub": hub, "config": config, "limits": Limits(config), "page": Page(config.static)}
    described = Router(
        "/api/schema", route_handlers=[], guards=[refuse_others], include_in_schema=False
    )
    parts["addresses"] = []  # known once the server listens
    parts["games"] = packed(encode(hub.games), "application/json")
    return Litestar(
        [api, lists, play, watch, is_alive, is_ready, show_metrics, show_page],
        state=State(parts),
        lifespan=[stopping],
        exception_handlers={
            ParlourError: answer_refusal,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_failure,
        },
        request_max_body_size=FRAME_LIMIT,
        openapi_config=OpenAPIConfig(
            "Parlour", __version__, openapi_router=described, render_plugins=[Schema()]
        ),
        logging_config=None,
    )
