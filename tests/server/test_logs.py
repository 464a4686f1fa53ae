"""The log: what an operator needs, and however much is asked, not much of it."""

from __future__ import annotations

import http.client
import json
import logging
import re
import subprocess
import sys
import time
from contextlib import closing

import pytest

from parlour.server.ground.logs import FACT_LETTERS, JsonFormatter, LineFormatter
from parlour.server.ground.tokens import public_id
from tests.server.conftest import Start
from tests.server.running import PATIENCE, Seat, hello
from tests.server.test_protocols import HOST, Line

FLOOD = 200_000
FLOODED = """
import logging
from parlour.server.ground.logs import start_logging
start_logging()
log = logging.getLogger("parlour.flood")
def flood(lines):
    for n in range(lines):
        log.info("flood", extra={"reason": "x" * 100})
"""
UNREAD = f"""{FLOODED}
import sys
from pathlib import Path
flood({FLOOD})
status = Path("/proc/self/status").read_text().splitlines()
print(next(line.split()[1] for line in status if line.startswith("VmHWM")), flush=True)
for line in sys.stdin:
    log.info("after")
"""


def test_refusals_without_end_are_a_few_lines_that_say_how_many_they_were(start: Start) -> None:
    server = start()
    begun = time.monotonic()
    with closing(http.client.HTTPConnection("127.0.0.1", server.port)) as line:
        for n in range(400):
            line.request(*(("GET", "/api/nothing") if n % 2 else ("PUT", "/api/health")))
            line.getresponse().read()
        while "count=" not in server.log[-1] and time.monotonic() < begun + PATIENCE:
            line.request("GET", "/api/nothing")
            line.getresponse().read()
    seconds = time.monotonic() - begun
    server.stop()
    for code in ("no_page", "bad_request"):
        told = [line for line in server.log if f"code={code}" in line]
        assert 0 < len(told) <= 21 + seconds
    counts = [int(it) for it in re.findall(r"count=(\d+)", "".join(server.log))]
    assert max(counts) > 10


def test_a_refusal_says_where_it_was_and_whose(start: Start) -> None:
    """Of a host that asks by a name that is not allowed, which name."""
    server = start()
    place = server.open()
    with Seat(server, place) as seat:
        seat.play("pass")
        seat.refusal()
    with server.connect(place.table) as line:
        line.send(hello("x"))
        line.recv()
    for path, host in (("/api/health", b"Cards.Example"), (f"/api/tables/{place.table}/x", b"")):
        told = b"Host: " + host + b"\r\n" if host else HOST
        end = b"Connection: close\r\n\r\n"
        Line(server, f"GET {path} HTTP/1.1\r\n".encode() + told + end).read()
    server.ask(f"/api/tables/{place.table}/replay")
    server.stop()
    log = [line.partition(" info ")[2].strip() for line in server.log]
    table = public_id(place.table)[:8]
    assert f"refused table={table} seat=0 code=no_deal connection=1" in log
    assert f"turned away address=127.0.0.1 table={table} code=wrong_token connection=2" in log
    assert "refused address=127.0.0.1 host=cards.example code=wrong_host method=GET" in log
    assert f"refused address=127.0.0.1 table={table} code=match_running method=GET" in log


def test_the_log_tells_nothing_of_a_tables_name(start: Start) -> None:
    """Nor of one that was mistyped; it has the public id, as proxies' logs do."""
    server = start(log_level="debug")
    place = server.open()
    paths = [place.table, place.table[:-1], f"{place.table}x", public_id(place.table)]
    for path in paths:
        server.ask(f"/api/tables/{path}/replay")
        server.ask(f"/api/tables/{public_id(path)}/replay", authorization=f"Bearer {path}.")
    with Seat(server, place), Seat(server, server.join(place.table)):
        pass
    server.stop()
    log = "".join(server.log)
    assert log.count(f"table={public_id(place.table)[:8]}") > 4
    assert not [at for at in range(8) if place.table[at : at + 8] in log]


@pytest.mark.parametrize("text", ["disk full", 'a="b"', "one\ntwo", "é", "x" * 900, ""])
def test_a_fact_is_one_word_of_one_line_and_not_long(text: str) -> None:
    record = logging.makeLogRecord({"msg": "store is still failing", "reason": text})
    line = LineFormatter().format(record)
    found = line.partition(" reason=")[2]
    assert "\n" not in line
    assert found == text[:FACT_LETTERS] or json.loads(found) == text
    assert json.loads(JsonFormatter().format(record))["reason"] == text[:FACT_LETTERS]


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read as Linux tells it")
def test_a_log_that_nobody_reads_takes_little_memory_and_says_what_is_lost() -> None:
    program = [sys.executable, "-c", UNREAD]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        assert int(process.stdout.readline()) < 60_000  # of which the program has half
        seen, lost = 0, 0
        for line in process.stderr:
            seen += "flood" in line
            if "lines of the log lost" in line:
                lost = int(line.rpartition("count=")[2])
                process.stdin.close()
            elif not lost:
                process.stdin.write("\n")
                process.stdin.flush()
        assert process.wait(PATIENCE) == 0
    assert lost > FLOOD // 2
    assert seen + lost >= FLOOD


def test_a_process_ends_even_if_nobody_reads_its_log() -> None:
    program = [sys.executable, "-c", f"{FLOODED}flood(2000)"]  # more than a pipe holds
    with subprocess.Popen(program, stderr=subprocess.PIPE) as process:
        assert process.wait(PATIENCE) == 0


def test_a_process_without_standard_error_has_no_log() -> None:
    program = f"import sys; sys.stderr = None\n{FLOODED}flood(2)"
    subprocess.run([sys.executable, "-c", program], check=True)
