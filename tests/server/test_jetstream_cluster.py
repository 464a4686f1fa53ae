"""A cluster of three NATS servers under load, of which any one is killed.

By day nothing of this runs; ``dev.py faults`` prints what it measured.
"""

from __future__ import annotations

import asyncio
import random
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from parlour.server.ground.errors import StoreUnusable
from parlour.server.store import open_store
from parlour.server.store.jetstream import JetStreamStore
from tests.server.conftest import Start
from tests.server.crowd import Crowd
from tests.server.running import PATIENCE, Daemon
from tests.server.test_faults import SHORT, STILL, TABLES, Tell, play_a_while, rounds, tell

__all__ = ["tell"]  # a fixture

pytestmark = pytest.mark.long
ELECTION_S = 9.0  # for which the others wait at most, before they elect another leader


class Cluster:
    """Three NATS servers, each on ports and with a folder of its own."""

    def __init__(self, folder: Path, more: str = "sync_interval: always") -> None:
        routes = ", ".join(f"nats://127.0.0.1:{port}" for port in free_ports(3))
        program = str(Path(sys.executable).with_name("nats-server"))
        self.servers = list[Daemon]()
        for number, route in enumerate(routes.split(", ")):
            config, store = folder / f"{number}.conf", folder / f"js{number}"
            text = f"""
            server_name: n{number}
            listen: "127.0.0.1:PORT"
            jetstream {{ store_dir: "{store}", {more} }}
            cluster {{ name: cards, listen: "{route.removeprefix("nats://")}", routes: [{routes}] }}
            """
            self.servers.append(Daemon(program, "-c", str(config), files={config: text}))
        hosts = ",".join(f"127.0.0.1:{it.port}" for it in self.servers)
        self.url = f"nats://{hosts}/cards"

    async def until_ready(self) -> None:
        """Return once the cluster has a leader and its streams are made."""
        ends = time.monotonic() + 3 * PATIENCE
        while True:
            store = open_store(self.url)
            try:
                await store.start()
            except StoreUnusable:
                assert time.monotonic() < ends
                continue
            await store.stop()
            return

    async def leader(self) -> Daemon:
        """Return the server that leads the stream of the log."""
        store = JetStreamStore(self.url)
        line = await store._open()
        try:
            info = await store._info(line)
            assert info is not None
            return self.servers[int(info["cluster"]["leader"].removeprefix("n"))]
        finally:
            await line.close()
            await store._cluster.stop()


def free_ports(count: int) -> list[int]:
    """Return ports that nobody listens on."""
    with ExitStack() as open_ones:
        found = [
            open_ones.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)
        ]
        return [it.getsockname()[1] for it in found]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    asyncio.run(found.until_ready())
    yield found
    for server in found.servers:
        server.kill()


@rounds(0, 5)
@pytest.mark.parametrize("which", ["the leader", "another"])
def test_kill_9_on_one_of_three_servers(
    start: Start, cluster: Cluster, tell: Tell, which: str, rounds: int
) -> None:
    """Two nodes play on; nothing that was acknowledged is lost or played twice."""
    nodes = [start(cluster.url), start(cluster.url)]
    with Crowd(nodes, TABLES, SHORT) as crowd:
        for _ in range(rounds):
            play_a_while()
            leader = asyncio.run(cluster.leader())
            others = [it for it in cluster.servers if it is not leader]
            server = leader if which == "the leader" else random.choice(others)
            killed = time.monotonic()
            server.kill()
            crowd.all_move(killed)
            server.start()
            asyncio.run(cluster.until_ready())
            crowd.all_move(time.monotonic())
    still = STILL + (ELECTION_S if which == "the leader" else 0)
    tell(f"kill -9, {which} of three NATS servers", rounds, crowd, cluster.url, still)
