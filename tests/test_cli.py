"""The command line, as somebody types it."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import parlour
from parlour.cli.main import main
from parlour.core.table import Dealt, Played, Record
from parlour.core.table_replay import replay_of

pytestmark = pytest.mark.once

Told = Callable[..., tuple[int, str, str]]


def run(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "C", "COLUMNS": "120", **env},
    )


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    """The same within this process: status, output and errors of what ends at once."""

    def ask(*arguments: str, lang: str = "C") -> tuple[int, str, str]:
        monkeypatch.setenv("LANG", lang)
        try:
            status = main(arguments)
        except SystemExit as end:  # of argparse
            status = int(end.code or 0)
        return status, *capsys.readouterr()

    return ask


def test_simulate_prints_json() -> None:
    words = "simulate gin --preset oklahoma --set target=50 --seats 2 --deals 30 --bots random"
    done = run(*words.split(), "--seed", "1", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["deals"] == 30
    assert result["decisions"] > 30
    assert result["seconds"] > 0
    assert result["options"]["knock_limit"] == "oklahoma"
    assert result["options"]["target"] == 50
    assert [(row["seat"], row["bot"]) for row in result["points"]] == [(0, "random"), (1, "random")]
    assert all(row["low"] <= row["mean"] <= row["high"] for row in result["points"])


def test_simulate_prints_csv_and_a_table() -> None:
    words = ["simulate", "gin", "--deals", "4", "--bots", "steady,random", "--seed", "3"]
    rows = list(csv.DictReader(io.StringIO(run(*words, "--csv").stdout)))
    assert [row["bot"] for row in rows] == ["steady", "random"]
    assert rows[0]["deals"] == "4"
    table = run(*words).stdout
    assert "steady" in table
    assert "95%" in table
    assert "勝った割合" in run(*words, "--lang", "ja").stdout


def test_simulate_plays_whole_matches() -> None:
    words = ["simulate", "gin", "--matches", "4", "--bots", "steady,random"]
    rows = list(csv.DictReader(io.StringIO(run(*words, "--csv").stdout)))
    assert [(row["bot"], row["matches"]) for row in rows] == [("steady", "4"), ("random", "4")]
    assert float(rows[0]["won"]) + float(rows[1]["won"]) == 1
    found = json.loads(run(*words, "--json").stdout)
    assert (found["matches"], len(found["standings"])) == (4, 2)
    assert "matches won" in run(*words).stdout
    assert "勝った試合" in run(*words, "--lang", "ja").stdout
    assert run(*words, "--deals", "3").returncode == 2


def test_a_bot_of_ones_own_is_named_by_module_and_attribute() -> None:
    words = ["simulate", "gin", "--deals", "4", "--bots", "tests.test_sim:Lowest,random", "--csv"]
    assert [row["bot"] for row in csv.DictReader(io.StringIO(run(*words).stdout))] == [
        "low",
        "random",
    ]
    shown = run("play", "gin", "--bot", "tests.test_sim:lowest", "--seed", "4", typed="quit\n")
    assert "lowest" in shown.stdout
    refused = run("play", "gin", "--bot", "tests.test_sim:nobody")
    assert refused.returncode == 2
    assert "tests.test_sim:nobody cannot be loaded" in refused.stderr


def test_a_terminal_without_the_suits_still_shows_the_game() -> None:
    done = run("play", "gin", "--seed", "4", typed="quit\n", PYTHONIOENCODING="latin-1")
    assert done.returncode == 0, done.stderr
    assert "Your hand" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game chess"),
        (["simulate", "gin", "--preset", "wild"], "There is no preset wild"),
        (["simulate", "gin", "--set", "wild=1"], "There is no option wild"),
        (["simulate", "gin", "--set", "knock_limit=11"], "knock_limit cannot be 11"),
        (["simulate", "gin", "--set", "target"], "does not set an option"),
        (["simulate", "gin", "--set", "big_gin_bonus=40"], "big_gin_bonus has no effect"),
        (["simulate", "gin", "--seats", "5"], "for 2 players, not 5"),
        (["simulate", "gin", "--bots", "nobody"], "There is no bot nobody"),
        (["simulate", "gin", "--deals", "0"], "must be at least 1"),
        (["simulate", "gin", "--seed", "-1"], "A seed is a number"),
        (["play", "gin", "--seat", "2"], "There is no seat 2"),
        (["replay", "/nowhere/at.all"], "No such file"),
        (["simulate", "gin", "--seats", "two"], "invalid int value"),
    ],
)
def test_what_is_asked_wrongly_gets_one_clear_line(
    arguments: list[str], sentence: str, told: Told
) -> None:
    status, output, errors = told(*arguments)
    assert status == 2
    assert output == ""
    assert sentence in errors
    assert errors.startswith("parlour: ")
    assert errors.count("\n") == 1


@pytest.mark.parametrize("lang", ["C", "ja_JP.UTF-8"])
def test_alone_it_prints_help(lang: str) -> None:
    done = run(LANG=lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(verb in done.stdout for verb in ("play", "rules", "simulate", "replay", "serve"))
    assert all(game in done.stdout for game in parlour.GAMES)


def test_errors_speak_the_language_asked_for(told: Told) -> None:
    done = run("simulate", "chess", LANG="ja_JP.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert "ゲーム" in done.stderr
    assert "Ein Spiel chess gibt es nicht" in told("simulate", "chess", lang="de_DE.UTF-8")[2]
    for verb in ("play", "simulate"):
        assert "ゲーム" in told(verb, "chess", "--lang", "ja")[2]
    assert "There is no game" in told("play", "chess", "--lang", "en", lang="ja_JP.UTF-8")[2]


def test_play_lists_refuses_and_quits() -> None:
    typed = "?\nknock Kc\nnonsense\nquit\n"
    done = run("play", "gin", "--seed", "4", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "1. take" in done.stdout
    assert "(T1)" in done.stdout or "(U1)" in done.stdout
    assert "is not an action of this game" in done.stdout
    assert "Score sheet" in done.stdout


def test_play_a_whole_match_by_numbers() -> None:
    done = run(
        "play", "gin", "--seed", "4", "--set", "target=1", "--lang", "ja", typed="1\n\n" * 4000
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^\w+の勝ちです", done.stdout, re.MULTILINE)
    assert re.search("^(ジン|ノック|アンダーカット|流れ)\uff1a", done.stdout, re.MULTILINE)
    assert "EOF" not in done.stderr


def test_bench_prints_every_game() -> None:
    done = run("bench", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    assert all(game in done.stdout for game in parlour.GAMES)


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """A short match on file."""
    game = parlour.GAMES["gin"]
    options = game.options(max_deals=2)
    match = game.match(options, seed=3)
    records: list[Record] = []
    first = match.dealer
    while not match.over:
        pack = game.pack(options, 2)
        records.append(Dealt(pack))
        match.deal.start(pack, match.dealer)
        while not match.deal.over:
            code = match.deal.legal()[-1]
            records.append(Played(match.deal.seat, game.format(match.deal, code)))
            match.deal.play(code)
        match.advance()
    file = tmp_path / "match.json"
    file.write_text(replay_of(game, options.to_dict(), 2, records, first).to_text(), "utf-8")
    return file


def test_replay_shows_and_checks(replay: Path, told: Told) -> None:
    done = run("replay", str(replay))
    assert done.returncode == 0, done.stderr
    assert "Deal 1." in done.stdout
    assert "Deal 2." in done.stdout
    assert "turned out as the file says" in done.stdout
    assert re.search(r"wins? the match|ends in a tie", done.stdout)
    drawn = re.search(r"Player [12]: stock \((\S+)\)", done.stdout)
    assert drawn is not None
    assert drawn[1][-1] in "♣♦♥♠"
    one = run("replay", str(replay), "--deal", "2").stdout
    assert "Deal 1." not in one
    assert "There is no deal 3" in told("replay", str(replay), "--deal", "3")[2]


def test_a_replay_that_lies_is_found_out(replay: Path, told: Told) -> None:
    text = json.loads(replay.read_text("utf-8"))
    text["deals"][0]["points"] = [1, 0]
    replay.write_text(json.dumps(text), "utf-8")
    done = run("replay", str(replay))
    assert done.returncode == 2
    assert "Deal 1 of the replay does not turn out as the file says (points)" in done.stderr
    for content in (b"{}", b"\xff\x00"):
        replay.write_bytes(content)
        assert "This is not a replay" in told("replay", str(replay))[2]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"),
        ("seats", 99),
        ("seats", -1),
        ("options", {"wild": 1}),
        ("options", {"target": 1e9}),
        ("names", ["only one"]),
        ("deals", []),
        ("version", 99),
    ],
)
def test_no_replay_file_makes_a_traceback(
    replay: Path, key: str, value: object, told: Told
) -> None:
    text = {**json.loads(replay.read_text("utf-8")), key: value}
    replay.write_text(json.dumps(text), "utf-8")
    status, _, errors = told("replay", str(replay))
    assert status == (0 if key == "names" else 2)
    assert "Traceback" not in errors


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_interrupted_it_ends_quietly() -> None:
    words = ["simulate", "gin", "--bots", "steady", "--deals", "100000"]
    process = subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.argv[1:] = {words}\n" + INTERRUPTED],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors


# A shell's background jobs ignore the signal, and so do their children unless they say otherwise.
INTERRUPTED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from parlour.cli import main, simulate
from parlour.sim import simulate as real
def telling(*a, told, **k):
    def first(deals):
        print("playing", flush=True)
        told(deals)
    return real(*a, told=first, **k)
simulate.simulate = telling
sys.exit(main())
"""


def test_a_server_imports_nothing_of_terminals_and_arenas() -> None:
    """It starts half a second sooner, and holds 5 MB less."""
    code = """
import sys
from parlour.cli import main
try:
    main(["serve", "--help"])
finally:
    others = ("rich", "parlour.sim", "parlour.cli.")
    print(sorted(it for it in sys.modules if it.startswith(others)), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "['parlour.cli.main', 'parlour.cli.shared']"
