"""Nothing that a stranger wrote is obeyed by the terminal: it is shown as an escape."""

from __future__ import annotations

import io
import json
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import GAMES
from parlour.cli import arena
from parlour.cli.main import main
from parlour.core import texts
from parlour.core.deal import Deal
from parlour.core.errors import ReplayError
from parlour.core.foreign import UNSEEN, json_line, visible
from parlour.server.host import admin
from parlour.server.host import commands as operate
from parlour.sim.arena import planned
from parlour.sim.arena import play as play_part

from .sealing import Sealed

pytestmark = pytest.mark.once

POISON = "\x1b[2J\x1b]0;gone\x07\x9b31m[red]\u202edlo\u2066\x7f\u2028\nAll is true."
Out = pytest.CaptureFixture[str]


class Loud:
    """A bot whose name clears the screen."""

    name = POISON

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        return seen.legal()[0]


loud = Loud()


class Failing(Loud):
    """One that fails with such words."""

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        raise ValueError(POISON)


def obeyed(text: str) -> set[str]:
    """Return what a terminal would obey in a text."""
    return {it for it in text if it != "\n" and unicodedata.category(it) in UNSEEN}


def harmless(told: Any) -> str:
    """Return what was printed, after checking it."""
    both = str(told.out) + str(told.err)
    assert not obeyed(both), both
    assert "\nAll is true." not in both
    return both


@cache
def on_file() -> Any:
    """Return a sealed match with bots, as its file's values."""
    sealed = Sealed(GAMES["gin"], 2, target=30)
    sealed.play(1)
    return json.loads(sealed.replay().to_text())


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield where texts stand in a file, one place of each list."""
    match value:
        case str():
            yield path
        case dict():
            for name, inner in value.items():
                yield from places(inner, (*path, name))
        case [first, *_]:
            yield from places(first, (*path, 0))


def poisoned(path: tuple[str | int, ...]) -> str:
    """Return the file with another text in a place."""
    whole = json.loads(json.dumps(on_file()))
    at = whole
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = POISON
    return json.dumps(whole)


@pytest.mark.parametrize("path", list(places(on_file())), ids=lambda it: ".".join(map(str, it)))
@pytest.mark.parametrize(
    "verb", [["replay"], ["replay", "--verify-bots"], ["verify", "--bots"], ["verify", "--json"]]
)
def test_no_text_of_a_file_is_obeyed(
    path: tuple[str | int, ...], verb: list[str], tmp_path: Path, capsys: Out
) -> None:
    file = tmp_path / "match.json"
    file.write_text(poisoned(path), "utf-8")
    main([*verb, str(file)])
    harmless(capsys.readouterr())


def test_names_and_options_of_a_file_are_shown_escaped(tmp_path: Path, capsys: Out) -> None:
    whole = json.loads(json.dumps(on_file()))
    whole["names"] = [POISON, "[red]Ann[/red] :smile:"]
    whole["options"][POISON] = POISON
    file = tmp_path / "match\x1b[2J.json"
    file.write_text(json.dumps(whole), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "\\x1b[2J" in harmless(capsys.readouterr())
    del whole["options"][POISON]
    file.write_text(json.dumps(whole), "utf-8")
    assert main(["replay", str(file)]) == 0
    shown = harmless(capsys.readouterr())
    assert "[red]Ann[/red] :smile:" in shown
    assert "\\x1b[2J\\x1b]0;gone\\x07\\x9b31m[red]\\u202edlo" in shown
    assert main(["replay", str(tmp_path / "none\x1b[2J.json")]) == 2
    assert "none\\x1b[2J.json: " in harmless(capsys.readouterr())


@pytest.mark.parametrize("form", [[], ["--json"], ["--csv"]])
def test_a_bots_own_name_and_words_are_shown_escaped(form: list[str], capsys: Out) -> None:
    ask = ["simulate", "gin", "--deals", "2", "--seed", "1", *form, "--bots"]
    assert main([*ask, f"{__name__}:loud,random"]) == 0
    assert "x1b[2J" in harmless(capsys.readouterr()) or form == ["--json"]
    assert main([*ask, f"{__name__}:Failing"]) == 2
    harmless(capsys.readouterr())


def test_in_a_match_a_bots_name_is_shown_escaped(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\x1b[2J\u202e\n"))
    assert main(["play", "gin", "--seed", "1", "--bot", f"{__name__}:loud"]) == 0
    assert "\\x1b[2J" in harmless(capsys.readouterr())


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_shard_of_a_strangers_arena_is_shown_escaped(
    form: list[str], tmp_path: Path, capsys: Out
) -> None:
    game = GAMES["gin"]
    plan = planned(game, game.options(), ["random", f"{__name__}:loud"], None, 1, None, 1, 2)
    part = msgspec.json.encode(play_part(plan, 0, 1))
    file = tmp_path / "part.json"
    file.write_bytes(part.replace(b"random", json.dumps(POISON)[1:-1].encode()))
    assert arena.read(file).plan.bots[0] == POISON
    assert main(["arena", "--merge", str(file), *form]) == 0
    harmless(capsys.readouterr())
    file.write_bytes(b'{"plan": "\x1b[2J')
    assert main(["arena", "--merge", str(file)]) == 2
    harmless(capsys.readouterr())


def test_what_comes_in_may_begin_with_a_byte_order_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    game = GAMES["gin"]
    plan = planned(game, game.options(), ["random", "steady"], None, 1, None, 1, 2)
    part = play_part(plan, 0, 1)
    file = tmp_path / "part.json"
    for encoding in ("utf-8-sig", "utf-16", "utf-16-be"):
        file.write_text(msgspec.json.encode(part).decode(), encoding)
        assert arena.read(file) == part
    monkeypatch.setattr("sys.stdin", io.StringIO("\ufeffnonsense\n"))
    assert main(["bot", "--game", "gin"]) == 0
    marked = capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("nonsense\n"))
    assert main(["bot", "--game", "gin"]) == 0
    assert capsys.readouterr().out == marked


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_what_a_server_answers_its_host_is_shown_escaped(
    form: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    async def answer(*_: object) -> list[dict[str, str]]:
        return [{"table": POISON, POISON: "[red]x[/red]"}]

    monkeypatch.setattr(admin, "ask", answer)
    monkeypatch.setattr(admin, "socket_of", lambda _: Path("socket"))
    assert operate.main("admin", ["tables", *form]) == 0
    assert "[red]x[/red]" in harmless(capsys.readouterr())


@pytest.mark.parametrize("language", texts.languages())
def test_facts_of_an_error_are_one_visible_line(language: str) -> None:
    error = ReplayError("no_replay", text=POISON)
    assert visible(POISON) in error.say(language)
    assert not obeyed(error.say(language))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann 漢字 5♥ é 👩\u200d👩", "Ann 漢字 5♥ é 👩\u200d👩"),
        ("a\tb\r\n", "a\\tb\\r\\n"),
        ("\ud800 \u200e \ufeff \u00ad", "\\ud800 \\u200e \\ufeff \\xad"),
    ],
)
def test_only_what_is_not_seen_is_escaped(text: str, shown: str) -> None:
    assert visible(text) == visible(visible(text)) == shown


def test_a_line_of_json_is_plain_and_says_the_same() -> None:
    line = json_line({"text": POISON})
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line) == {"text": POISON}
