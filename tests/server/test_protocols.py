"""The gate: a request is small and comes soon, connections are counted, and proxies are known."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.ground.addresses import crowd_of, is_within, network_of
from parlour.server.ground.config import Config
from parlour.server.http.app import DEALS_PATH, ENTRIES_PER_REQUEST
from tests.server.conftest import Start
from tests.server.running import PATIENCE, Seat, Server

LARGE = 8_000_000
HOST = b"Host: 127.0.0.1\r\n"
HANDSHAKE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Line:
    """A connection of bytes as they are."""

    def __init__(self, server: Server, first: bytes = b"") -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.send(first)

    def send(self, data: bytes) -> bool:
        """Send; False if the server has hung up."""
        try:
            self._socket.sendall(data)
        except OSError:
            return False
        return True

    def read(self) -> bytes:
        """Return all that comes until the server hangs up; fails if it does not."""
        found = b""
        with suppress(ConnectionError):
            while part := self._socket.recv(1 << 16):
                found += part
        self._socket.close()
        return found

    def status(self) -> int:
        """Return the status of the last answer, 0 for none, once the server has hung up."""
        return int(self.read().rpartition(b"HTTP/1.1 ")[2][:3] or 0)

    def first(self) -> int:
        """Return the status of the answer that comes first."""
        return int(self._socket.recv(1 << 16)[9:12])

    def close(self) -> None:
        self._socket.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits of bytes, and little time."""
    home = tmp_path_factory.mktemp("db")
    (home / "index.html").write_bytes(b"x" * LARGE)
    short: dict[str, Any] = {"request_timeout": 0.3, "answer_timeout": 0.3}
    running = Server(f"sqlite:///{home}/tables.db", static=str(home), **short)
    yield running
    running.stop()
    assert "Traceback" not in "".join(running.log)


def memory(server: Server) -> int:
    """Return how much memory the server has had at most, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def sockets(server: Server) -> int:
    """Return how many sockets the server has open."""
    found = 0
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(OSError):
            found += file.readlink().name.startswith("socket:")
    return found


FLOODS = {
    "one header": b"a" * 4096,
    "many headers": b"".join(b"X-%d: y\r\n" % n for n in range(400)),
    "empty lines": b"\r\n" * 2048,
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("upgrade", [b"", HANDSHAKE])
def test_the_head_of_a_request_takes_no_memory(server: Server, flood: str, upgrade: bytes) -> None:
    """64 MB of a head are cut off after a few kB."""
    before = memory(server)
    begin = b"" if flood == "empty lines" else b"GET / HTTP/1.1\r\n" + HOST + upgrade
    line = Line(server, begin + (b"X: " if flood == "one header" else b""))
    sent = 0
    while sent < 1 << 26 and line.send(FLOODS[flood] * 16):
        sent += len(FLOODS[flood]) * 16
    assert line.status() in (0, 400, 431)
    assert sent < 1 << 24  # what the buffers on the way hold
    assert memory(server) - before < 10_000


@pytest.mark.parametrize("part", [b"5;" + b"x" * 4096, b"1\r\nx\r\n", b"0\r\nX: " + b"y" * 4096])
def test_a_body_in_pieces_takes_no_memory(server: Server, part: bytes) -> None:
    """Chunks, their extensions and what follows the last of them count, too."""
    head = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n"
    line, before, sent = Line(server, head), memory(server), 0
    while sent < 1 << 25 and line.send(part * 64):
        sent += len(part) * 64
    line.read()
    assert sent < 1 << 24
    assert memory(server) - before < 10_000


def test_requests_that_do_not_wait_for_answers_take_no_memory(server: Server) -> None:
    line, before = Line(server), memory(server)
    sent = 0
    while sent < 1 << 24 and line.send((b"GET /api/tables/x HTTP/1.1\r\n" + HOST + b"\r\n") * 500):
        sent += 500
    assert line.read().count(b"HTTP/1.1") == 1
    assert memory(server) - before < 20_000


def test_a_handshake_with_more_headers_than_its_reader_takes_is_answered(server: Server) -> None:
    """The WebSocket's own reader takes 128, and lines of 8192 bytes; uvicorn then forgot it."""
    for more in (b"X: y\r\n" * 98, b"X: " + b"y" * 9000 + b"\r\n", b"X: y\r\n" * 130):
        line = Line(server, b"GET /ws/x HTTP/1.1\r\n" + HOST + HANDSHAKE + more + b"\r\n")
        assert line.status() in (400, 431)


UNREAD = {
    "no HTTP": (b"\x16\x03\x01\r\n\r\n", 400),
    "not to its end": (b"GET / HT", 408),
    "too long": (b"GET / HTTP/1.1\r\nX: " + b"y" * (1 << 16), 431),
    "a handshake that is none": (
        b"GET /ws/x HTTP/1.1\r\n" + HOST + HANDSHAKE.replace(b"13", b"12") + b"\r\n",
        400,
    ),
    "a handshake too long": (
        b"GET /ws/x HTTP/1.1\r\n" + HOST + HANDSHAKE + b"X: " + b"y" * 9000 + b"\r\n\r\n",
        431,
    ),
    "a handshake of a page": (
        b"GET /ws/x HTTP/1.1\r\n" + HOST + HANDSHAKE + b"Origin: https://evil.example\r\n\r\n",
        403,
    ),
    "a handshake where there is nothing": (
        b"GET /x HTTP/1.1\r\n" + HOST + HANDSHAKE + b"\r\n",
        403,
    ),
}


@pytest.mark.parametrize("sent", UNREAD)
def test_what_the_gate_answers_has_the_headers_that_protect_a_page(
    strict: Server, sent: str
) -> None:
    data, status = UNREAD[sent]
    answer = Line(strict, data).read().decode().lower()
    assert answer.startswith(f"http/1.1 {status}")
    for name in ("content-security-policy: default-src 'none'", "x-content-type-options: nosniff"):
        assert answer.count(name) == 1


@pytest.mark.parametrize("path", [b"/\xff", b"/ws/\xff", b"/ws/%ff", b"//", b"*", b"http://x:y/"])
@pytest.mark.parametrize("upgrade", [b"", HANDSHAKE])
def test_addresses_that_are_no_text_are_answered(
    server: Server, path: bytes, upgrade: bytes
) -> None:
    end = b"" if upgrade else b"Connection: close\r\n"
    line = Line(server, b"GET " + path + b" HTTP/1.1\r\n" + HOST + upgrade + end + b"\r\n")
    assert line.first() in (101, 200, 400, 403, 404, 405)
    line.close()


def test_a_request_that_does_not_come_to_its_end_is_closed(strict: Server) -> None:
    """Silent, in mid-head, in mid-body, and after a first one that was answered."""
    head = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n"
    begun = (b"", b"G", b"GET / HTTP/1.1\r\n" + HOST, head, head + b"{", b"\r\n")
    lines = [Line(strict, first) for first in begun]
    assert [line.status() for line in lines] == [0, 408, 408, 408, 408, 408]
    line = Line(strict, b"GET /api/health HTTP/1.1\r\n" + HOST + b"\r\n")
    assert line.first() == 200
    line.send(b"GET / HT")
    assert line.status() == 408


def test_a_client_that_takes_no_answer_is_closed(strict: Server) -> None:
    before = sockets(strict)
    line = Line(strict, b"GET / HTTP/1.1\r\n" + HOST + b"\r\n")
    assert line.first() == 200
    while sockets(strict) > before:
        pass
    assert len(line.read()) < LARGE


def test_connections_of_one_address_are_counted(start: Start) -> None:
    server = start(connections_per_address=5)
    place = server.open()
    with ExitStack() as stack:
        seat = stack.enter_context(Seat(server, place))
        lines = [Line(server) for _ in range(4)]
        refused = [Line(server) for _ in range(20)]
        assert {line.status() for line in refused} == {503}
        seat.quiet()
        for line in lines:
            line.close()
        while (status := Line(server, b"GET / HTTP/1.0\r\n" + HOST + b"\r\n").status()) == 503:
            pass
        assert status == 404  # there is no page in this test
    server.stop()
    told = [line for line in server.log if "code=too_many_lines" in line]
    assert len(told) == 1


class Short(Server):
    """A server that may have few files open."""

    prefix = ("sh", "-c", 'ulimit -n 150; exec "$@"', "sh")


def test_players_play_on_when_file_descriptors_run_out(tmp_path: Path) -> None:
    """New connections are refused, which is logged once; they succeed again after others close."""
    server = Short(f"sqlite:///{tmp_path}/tables.db")
    place = server.open()
    with Seat(server, place) as seat:
        lines = [Line(server) for _ in range(300)]
        assert sum(line.first() == 503 for line in lines[200:]) == 100
        seat.quiet()
        for line in lines:
            line.close()
        while Line(server, b"GET / HTTP/1.0\r\n" + HOST + b"\r\n").status() == 503:
            pass
        server.join(place.table)
    server.stop()
    told = [line for line in server.log if "code=too_many_connections" in line]
    assert len(told) == 1
    assert "Traceback" not in "".join(server.log)


def test_what_an_address_asks_is_counted(start: Start) -> None:
    """So are the messages of all its connections together."""
    server = start(requests_burst=13, requests_per_second=0, address_burst=6, address_per_second=0)
    place = server.open()
    with Seat(server, place) as ann, Seat(server, place) as ben:
        for seat in (ann, ben):
            for _ in range(3):
                seat.quiet()
        ben.line.send('{"t":"ping","n":1}')
        assert ben.refusal().code == "too_fast"
    assert [server.ask("/api/health")[0] for _ in range(11)] == [200] * 10 + [429]
    with pytest.raises(InvalidStatus):
        server.connect(place.table)
    assert server.ask("/api/health", accept_language="de")[1]["text"].startswith(
        "Das war zu viel auf einmal"
    )


@pytest.mark.parametrize(
    ("path", "twice"),
    [
        ("/api/tables/{table}/replay", 200),
        ("/api/tables/{table}/seals", 200),
        (DEALS_PATH, 429),  # counts as a page before its logs are read and by these
    ],
)
def test_a_log_that_is_gone_through_counts_by_its_length(
    start: Start, path: str, twice: int
) -> None:
    """One that counts more than can ever be had is paid off later."""
    server = start()
    place = server.open_with_bot(options={"target": 10_000})
    with Seat(server, place) as ann:
        while len(server.entries(place.table)) < 10 * ENTRIES_PER_REQUEST:
            if ann.awaited:
                ann.advance()
            else:
                ann.receive()
        ann.resign()
    while path == DEALS_PATH and not server.fetch(path)[1]:  # a little later it is told there
        time.sleep(0.1)
    server.stop()
    path = path.format(table=place.table)
    for burst, wanted in ((30, [200, twice, 429]), (8, [200, 429])):
        again = start(server.db, requests_burst=burst, requests_per_second=0)
        assert [again.ask(path)[0] for _ in wanted] == wanted
        assert again.ask("/api/health")[0] == (200 if burst == 30 else 429)
        again.stop()


STRAYS = {
    "a page that nothing is sent to": b"POST / HTTP/1.1\r\n",
    "a method that is not for this": b"PUT /api/health HTTP/1.1\r\n",
    "a method that nothing has": b"TRACE / HTTP/1.1\r\n",
    "a socket where there is none": b"GET /x HTTP/1.1\r\n" + HANDSHAKE,
    "a socket of a page": b"GET /api/health HTTP/1.1\r\n" + HANDSHAKE,
}


def test_what_nothing_is_for_counts_and_is_refused_like_all_else(start: Start) -> None:
    server = start(
        proxies=["127.0.0.1"], banned=["192.0.2.99"], requests_burst=4, requests_per_second=0
    )

    def ask(begin: bytes, client: str, host: str = "127.0.0.1", more: str = "") -> int:
        told = f"Host: {host}\r\nX-Forwarded-For: {client}\r\n{more}\r\n"
        line = Line(server, begin + told.encode())
        status = line.first()
        line.close()
        return status

    for n, begin in enumerate(STRAYS.values()):
        client = f"192.0.2.{n}"
        usual = ask(begin, client)
        assert usual in (403, 405)
        assert ask(begin, client, "evil.example") == 403
        assert ask(begin, client, more="Origin: https://evil.example\r\n") == 403
        assert ask(begin, "192.0.2.99") in (403, 429)
        assert [ask(begin, client) for _ in range(2)] == [usual, 429]


def test_a_client_that_ignores_its_limit_is_disconnected(start: Start) -> None:
    server = start(requests_burst=0, requests_per_second=0)
    line = Line(server, ask := b"GET /api/health HTTP/1.1\r\n" + HOST + b"\r\n")
    assert line.first() == 429
    line.send(ask)
    assert b"HTTP/1.1" not in line.read()


# -- whose word counts ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that goes by a name and knows no proxy; each address may open one table."""
    db = f"sqlite:///{tmp_path_factory.mktemp('db')}/t.db"
    running = Server(db, hosts=["cards.example"], tables_burst=1, tables_per_second=0)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind proxies; each address may open one table and two sockets."""
    limits: dict[str, Any] = {
        "tables_burst": 1,
        "tables_per_second": 0,
        "connections_per_address": 2,
    }
    db = f"sqlite:///{tmp_path_factory.mktemp('db')}/t.db"
    running = Server(db, proxies=["127.0.0.0/8", "192.0.2.64/26"], **limits)
    yield running
    running.stop()


def answers(server: Server, **headers: str) -> list[int]:
    """Ask to open two tables, of which an address may open one."""
    return [server.ask("/api/tables", {"game": "gin"}, **headers)[0] for _ in range(2)]


def test_nobody_is_believed_to_be_a_proxy(named: Server) -> None:
    assert answers(named, x_forwarded_for="192.0.2.1") == [201, 429]
    for name in ("x_forwarded_for", "forwarded", "x_real_ip", "x_forwarded_host"):
        assert answers(named, **{name: "192.0.2.2"}) == [429, 429]
    secure = named.fetch("/api/health", x_forwarded_proto="https")[2]
    assert secure["strict-transport-security"] is None


def test_a_configured_proxy_names_its_clients(proxied: Server) -> None:
    assert answers(proxied, x_forwarded_for="192.0.2.1") == [201, 429]
    assert answers(proxied, x_forwarded_for="192.0.2.2") == [201, 429]
    assert answers(proxied, x_forwarded_for="203.0.113.7, 192.0.2.2") == [429, 429]  # made up
    assert answers(proxied, x_forwarded_for="192.0.2.1, 192.0.2.65") == [429, 429]  # two proxies
    assert answers(proxied, x_forwarded_for="192.0.2.1, ::ffff:192.0.2.65") == [429, 429]
    unread = {"forwarded": "for=192.0.2.3", "x_real_ip": "192.0.2.3"}
    assert answers(proxied, **unread) == [201, 429]  # the proxy's own
    assert answers(proxied, x_forwarded_for="2001:db8::1") == [201, 429]
    assert answers(proxied, x_forwarded_for="2001:db8::2") == [429, 429]  # of the same household


def test_a_ban_holds_however_an_address_is_written(start: Start) -> None:
    server = start(proxies=["127.0.0.1"], banned=["192.0.2.7", "::ffff:192.0.2.8"])
    found = {
        client: server.fetch("/healthz", x_forwarded_for=client)[0]
        for client in ("192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207", "192.0.2.8", "192.0.2.9")
    }
    assert list(found.values()) == [403, 403, 403, 403, 200]


def test_sockets_count_for_the_client_that_a_proxy_names(proxied: Server) -> None:
    with ExitStack() as stack:
        for client in ("192.0.2.7", "192.0.2.7", "192.0.2.8", "192.0.2.8"):
            named = {"x-forwarded-for": client}
            stack.enter_context(proxied.connect("x", additional_headers=named))
        with pytest.raises(InvalidStatus):
            proxied.connect("x", additional_headers=named)


@pytest.mark.parametrize("scheme", ["https", "http", "ftp", ""])
def test_only_over_https_does_a_page_stay_there(proxied: Server, scheme: str) -> None:
    told = proxied.fetch("/api/health", x_forwarded_proto=scheme)[2]["strict-transport-security"]
    assert told == ("max-age=63072000" if scheme == "https" else None)


def test_networks() -> None:
    config = Config(proxies=("10.0.0.0/8", "2001:db8::/32"))  # type: ignore[arg-type]  # as text
    found = {
        at: is_within(at, config.proxies)
        for at in ("10.9.8.7", "11.0.0.1", "2001:db8::7", "::ffff:10.9.8.7", "")
    }
    assert list(found.values()) == [True, False, True, True, False]
    assert network_of("::ffff:10.0.0.0/104") == network_of("10.0.0.0/8")
    assert crowd_of("2001:db8:1:2:3::4") == crowd_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert crowd_of("::ffff:192.0.2.1") == crowd_of("192.0.2.1") == "192.0.2.1"
    assert crowd_of("unknown") == "unknown"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("127.0.0.1:1", 200),
        ("localhost", 200),
        ("LOCALHOST.:80", 200),
        ("[::1]:8000", 200),
        ("192.0.2.9", 200),
        ("cards.example", 200),
        ("Cards.Example:443", 200),
        (socket.gethostname(), 200),
        ("evil.example", 403),
        ("127.0.0.1.evil.example", 403),
        ("localhost.evil.example", 403),
        ("cards.example.evil.example", 403),
        ("evil.example#localhost", 400),
        ("localhost@evil.example", 400),
        ("localhost, evil.example", 400),
        ("", 400),
    ],
)
def test_a_name_that_is_not_this_servers_opens_nothing(
    named: Server, host: str, status: int
) -> None:
    """A page whose name was made to lead here (DNS rebinding) sends that name."""
    told = b"Host: " + host.encode() + b"\r\n"
    end = b"Connection: close\r\n\r\n"
    assert Line(named, b"GET /api/health HTTP/1.1\r\n" + told + end).status() == status
    line = Line(named, b"GET /ws/x HTTP/1.1\r\n" + told + HANDSHAKE + b"\r\n")
    assert line.first() == (101 if status == 200 else status)
    line.close()


def test_a_request_names_one_host(server: Server) -> None:
    end = b"Connection: close\r\n\r\n"
    for hosts in (b"", HOST + HOST, HOST + b"Host: evil.example\r\n"):
        answer = Line(server, b"GET /api/health HTTP/1.1\r\n" + hosts + end).read()
        assert answer.startswith(b"HTTP/1.1 400")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "bad_host"
