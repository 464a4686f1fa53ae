"""The HTTP interface is as it describes itself: what it allows is answered so, all else refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import FRESH
from tests.server.conftest import Start
from tests.server.running import Seat

# A description does not say which options go together, which characters cannot be seen, and how
# many bytes all of it may take.
SETTINGS = """
[checks]
negative_data_rejection.expected-statuses = ["400", "403", "404", "405", "409", "413", "429"]
[parameters]
"path.game" = "gin"
"path.table" = "{over}"
[[operations]]
include-method = "POST"
checks.positive_data_acceptance.expected-statuses = [
    "2xx", "400", "403", "404", "409", "413", "429"
]
[[operations]]
include-name = "GET /api/tables/{{table}}/deals/{{deal}}/{{seat}}"
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "403", "404", "409", "429"]
[[operations]]
include-name = "POST /api/tables/{{table}}/seats"
parameters = {{ "path.table" = "{open}" }}
"""


@pytest.mark.parametrize(
    ("kind", "examples"),
    [
        ("postgres", 10),
        *(pytest.param(kind, 1000, marks=pytest.mark.long) for kind in ("sqlite", "postgres")),
    ],
)
def test_all_that_is_described_is_answered_as_described(
    start: Start, request: pytest.FixtureRequest, tmp_path: Path, kind: str, examples: int
) -> None:
    server = start(request.getfixturevalue("empty_postgres")) if kind == "postgres" else start()
    with Seat(server, server.open(others="random")) as seat:
        seat.resign()
    tables = {"over": seat.place.table, "open": server.open().table}
    (tmp_path / "schemathesis.toml").write_text(SETTINGS.format(**tables))
    command = [sys.executable, "-m", "schemathesis.cli", "run", "--no-color", "--warnings=off"]
    command += ["--continue-on-failure", f"--seed={FRESH}", f"--max-examples={examples}"]
    command.append(f"{server.url}/api/schema/openapi.json")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "Tested: 25" in done.stdout
    assert "store failed" not in "".join(server.log)
