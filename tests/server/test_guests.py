"""Bots of the host's own: programs and objects that sit down at tables by name."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour import OptionError, bots
from parlour.server.ground.config import Config, Guest
from parlour.server.ground.errors import SettingsWrong
from parlour.server.ground.settings import PREFIX, read_settings
from parlour.server.host.serve import check
from parlour.server.tables.bots import BotRunner, invite_guests
from parlour.server.wire.protocol.server import PositionMessage
from tests.server.conftest import Start
from tests.server.running import Seat, play_until

NOTES = """
import json, sys
with open(sys.argv[1], "a", encoding="utf-8", buffering=1) as notes:
    for line in sys.stdin:
        notes.write(line)
        told = json.loads(line)
        if told["line"] == "question":
            action = told["legal"][-1]["text"]
            print(json.dumps({"id": told["id"], "action": action}), flush=True)
"""
"""Plays what is listed last, and writes down what it hears."""
MUTE = "import sys\nfor line in sys.stdin:\n    pass\n"
SHORT: dict[str, Any] = {"game": "gin", "options": {"target": 1}}


def is_over(now: PositionMessage) -> bool:
    return now.waiting == "over"


@pytest.fixture
def guest(tmp_path: Path) -> Callable[[str, str], str]:
    """Return the setting for a guest, by its name and the code of its program."""

    def write(name: str, code: str) -> str:
        file = tmp_path / f"{name}.py"
        file.write_text(code, "utf-8")
        command = [sys.executable, str(file), str(tmp_path / "notes")]
        return f"gin/{name}=exec:{shlex.join(command)}"

    return write


def test_a_program_sits_down_plays_and_hears_how_the_match_ends(
    start: Start, guest: Callable[[str, str], str], tmp_path: Path
) -> None:
    server = start(guests=[guest("scribe", NOTES)])
    status, found = server.ask("/api/games")
    [gin] = [it for it in found if it["id"] == "gin"]
    assert (status, gin["levels"][-1]) == (200, "scribe")
    assert gin["usual_bot"] != "scribe" != gin["bots"][0]
    with Seat(server, server.open(**SHORT, others="scribe")) as seat:
        play_until(is_over, seat)
    server.stop()
    notes = [json.loads(line) for line in (tmp_path / "notes").read_text("utf-8").splitlines()]
    lines = [it["line"] for it in notes]
    assert (lines[0], lines[-1]) == ("match", "over")
    assert lines.count("result") == lines.count("deal") >= 1
    questions = [it for it in notes if it["line"] == "question"]
    assert questions
    assert all(it["seat"] == 1 and "?" in it["position"] for it in questions)
    assert "bot failed" not in "".join(server.log)


def test_a_guest_that_never_answers_keeps_nobody_else_waiting(
    start: Start, guest: Callable[[str, str], str]
) -> None:
    """As long as it is asked at more tables than there are threads for bots."""
    server = start(guests=[guest("mute", MUTE)], bot_threads=1)
    stuck = [Seat(server, server.open(game="gin", others="mute")) for _ in range(3)]
    with Seat(server, server.open(**SHORT, others="random")) as seat:
        play_until(is_over, seat)
    for other in stuck:
        other.close()
    server.kill()  # it would wait for the program


def test_the_default_bot_replaces_a_guest_removed_from_the_settings(
    start: Start, guest: Callable[[str, str], str]
) -> None:
    server = start(guests=[guest("scribe", NOTES)])
    place = server.open(**SHORT, others="scribe")
    server.stop()
    server = start()
    with Seat(server, place) as seat:
        play_until(is_over, seat)
    assert "bot gone" in "".join(server.log)
    assert "scribe" not in json.dumps(server.ask("/api/games")[1])


@pytest.mark.parametrize(
    ("guests", "code"),
    [
        (["gin/steady=parlour.bots.random:RandomBot"], "bot_known"),
        (["gin/a=parlour.bots.random:RandomBot"] * 2, "bot_known"),
        (["gin/Größe=parlour.bots.random:RandomBot"], "bot_name"),
        (["gin/a=exec:no-such-program-anywhere"], "bot_no_program"),
        (["gin/a=parlour.bots.random:Nobody"], "bot_not_found"),
        (["chess/a=parlour.bots.random:RandomBot"], "unknown_game"),
    ],
)
def test_a_guest_that_cannot_be_is_refused_at_the_start(guests: list[str], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        invite_guests(guests)
    bots.dismiss("gin", "a")
    assert refused.value.code == code


def test_a_guest_is_written_with_its_game_and_its_place() -> None:
    for text in ("scribe=exec:./a", "gin/=exec:./a", "/a=exec:./a", "gin/a", "gin/a=b"):
        with pytest.raises(SettingsWrong) as refused:
            read_settings({"guests": [text]}, {})
        assert refused.value.errors[0].code == "bad_setting"
    one, other = "gin/a=exec:./engine --deep 3,4", "gin/b=parlour.bots.random:RandomBot"
    assert read_settings({"guests": [one, other]}, {}).guests == (one, other)
    listed = {PREFIX + "GUESTS": f'"{one}", {other}'}
    assert read_settings({}, listed).guests == (one, other)
    with pytest.raises(SettingsWrong):
        read_settings({}, {PREFIX + "GUESTS": '"gin/a=exec:./a'})


def test_guests_leave_with_their_server() -> None:
    config = Config(guests=(Guest("gin/own=parlour.bots.random:RandomBot"),))
    runner = BotRunner(config)
    assert bots.guests("gin") == ["own"]
    assert bots.create("own", "gin").name == "random"
    runner.stop()
    assert bots.guests("gin") == []


def test_a_check_names_a_guest_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_text("", "utf-8")
    db, guests = f"sqlite:///{tmp_path}/t.db", (Guest("gin/own=exec:no-such-program-anywhere"),)
    assert check(Config(db=db, static=tmp_path, port=0, guests=guests), "en") == 1
    assert "no-such-program-anywhere" in capsys.readouterr().err
