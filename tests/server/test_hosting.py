"""A host can see a server's health, metrics and logs, and can stop it."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.cards import NAMES
from parlour.server.ground.addresses import is_within
from parlour.server.ground.metrics import Counter, Histogram
from parlour.server.ground.tokens import public_id
from parlour.server.wire.protocol.server import RefusedMessage
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, figures, play_until

ROOT = Path(__file__).parents[2]
yaml: Any = import_module("yaml")  # litestar brings it, without types


def test_health(server: Server) -> None:
    assert server.fetch("/healthz")[:2] == (200, b"alive\n")
    assert server.fetch("/readyz")[:2] == (200, b"ready\n")


def test_a_server_is_not_ready_while_its_database_does_not_answer(start: Start) -> None:
    server = start()
    server.open()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as other:
        other.execute("begin immediate")
        assert server.ask("/api/tables", {"game": "gin"})[0] == 503
        assert server.fetch("/readyz")[:2] == (503, b"not ready\n")
        assert server.fetch("/healthz")[0] == 200
        other.rollback()
    while server.fetch("/readyz")[0] == 503:
        pass
    server.open()


def test_metrics_follow_what_happens(start: Start) -> None:
    server = start()
    before = figures(server)
    with Seat(server, server.open_with_bot()) as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.play("nonsense")
        ann.refusal()
        ann.advance()
        after = figures(server)
    assert (before["parlour_tables"], after["parlour_tables"]) == (0, 1)
    assert (before["parlour_connections"], after["parlour_connections"]) == (0, 1)
    assert after['parlour_tables_opened_total{game="gin"}'] == 1
    assert after['parlour_messages_total{kind="play"}'] == 2
    assert sum(value for name, value in after.items() if "refusals" in name) == 1
    assert after["parlour_append_seconds_count"] >= 2
    assert (
        after['parlour_append_seconds_bucket{le="+Inf"}'] == after["parlour_append_seconds_count"]
    )
    assert after["parlour_ready"] == 1
    assert "secret" not in str(after)


def shown() -> list[str]:
    """Return what the dashboard asks Prometheus for."""
    board = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def alarming() -> list[str]:
    """Return when Prometheus is to call somebody."""
    rules = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text("utf-8"))
    return [rule["expr"] for group in rules["groups"] for rule in group["rules"]]


@pytest.mark.parametrize(("asked", "least"), [(shown, 10), (alarming, 5)])
def test_dashboard_and_alerts_ask_for_figures_that_there_are(
    asked: Callable[[], list[str]], least: int, server: Server
) -> None:
    wanted = {name for it in asked() for name in re.findall(r"(?:parlour|process)_\w+", it)}
    body = server.fetch("/metrics")[1].decode()
    types = set(re.findall(r"# TYPE (\w+)", body))
    assert len(wanted) >= least
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in wanted} <= types


def test_prometheus_is_told_of_the_alerts_and_they_of_its_job() -> None:
    told = yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text("utf-8"))
    assert all((ROOT / "deploy" / name).is_file() for name in told["rule_files"])
    jobs = {it["job_name"] for it in told["scrape_configs"]}
    assert {job for it in alarming() for job in re.findall(r'job="(\w+)"', it)} == jobs


def test_metrics_are_for_this_machine_unless_the_host_says_otherwise(
    server: Server, start: Start
) -> None:
    through = server.fetch("/metrics", x_forwarded_for="127.0.0.1")
    assert through[0] == 404
    assert start(metrics=["192.0.2.0/24"]).fetch("/metrics")[0] == 404


@pytest.mark.parametrize(
    ("host", "inside"),
    [("192.0.2.9", True), ("192.0.3.9", False), ("::1", True), ("", False), ("x", False)],
)
def test_networks(host: str, inside: bool) -> None:
    assert is_within(host, ("192.0.2.0/24", "::1/128")) == inside


def test_counts() -> None:
    counter, times = Counter("c", "C.", "kind"), Histogram("h", "H.")
    counter.add("a")
    counter.add("a", 2)
    assert [*counter.lines()][2:] == ['c{kind="a"} 3']
    for seconds in (0.0005, 0.0006, 99):
        times.observe(seconds)
    lines = [*times.lines()]
    assert 'h_bucket{le="0.0005"} 1' in lines
    assert 'h_bucket{le="0.001"} 2' in lines
    assert 'h_bucket{le="2.5"} 2' in lines
    assert lines[-3:] == ['h_bucket{le="+Inf"} 3', "h_sum 99.0011", "h_count 3"]


class InTerminal(Server):
    """A server that hears when its terminal is closed, whatever started the tests."""

    program = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL)\n{Server.program}"


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_clients_are_told_to_come_back_and_find_their_game(
    start: Start, ending: signal.Signals
) -> None:
    """A host may simply close the terminal of the server."""
    server = start(kind=InTerminal)
    place = server.open_with_bot()
    with Seat(server, place, lang="de") as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.advance()
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
        before = ann.now.seq, ann.view
        server.process.send_signal(ending)
        told = ann.expect(RefusedMessage)
        assert (told.code, told.text[:10]) == ("restarting", "Der Server")
        assert end_of(ann.line) == (1012, "restarting")
    assert server.stop() in (0, -15, -2, 130)
    server.restart()
    with Seat(server, place) as ann:
        assert (ann.now.seq, ann.view) == before
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
        ann.advance()


def test_logs_name_connections_and_no_cards_or_tokens(start: Start) -> None:
    server = start(log_format="json", log_level="debug")
    place = server.open()
    other = server.join(place.table)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
        ann.play("discard 9c")
        ann.refusal()
    server.stop()
    log = [line for line in server.log if "RuntimeWarning" not in line]  # of a stale build
    lines = list(map(json.loads, log))
    mine = [line for line in lines if line["event"] == "refused"]
    assert [(it["connection"], it["seat"]) for it in mine] == [(1, 0)]
    assert {it["connection"] for it in lines if "connection" in it} == {1, 2}
    assert {it["table"] for it in lines if "table" in it} == {public_id(place.table)[:8]}
    values = [str(value) for line in lines for name, value in line.items() if name != "table"]
    words = {word for value in values for word in re.findall(r"\w+", value)}
    assert words & {"gin", "refused", "connected"}
    assert not words & {*NAMES.values()}
    text = "".join(server.log)
    assert not any(it in text for it in (place.token, other.token, place.table))
