"""The library as a program meets it: what importing costs, what is there, what help says."""

from __future__ import annotations

import inspect
import pickle
import pydoc
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
import parlour.errors as parlour_errors
from parlour.cli.main import main
from parlour.core import errors, texts
from tests.helpers import each_game

HEAVY = {"asyncio", "babel", "concurrent", "fluent", "litestar", "multiprocessing", "rich"}
DEAL = """
import random, sys
import parlour
game = parlour.GAMES[{game!r}]
deal = game.deal(game.options(), seed=1)
while not deal.over:
    deal.play(random.choice(deal.legal()))
"""

ROOT = Path(__file__).parents[1]
ERRORS = [
    it for _, it in inspect.getmembers(errors, inspect.isclass) if it.__module__ == errors.__name__
]
REFUSALS = sorted(name for name in texts.catalogue("en")._sources if name.startswith("refused-"))
TIMES = re.compile(r"[\d.,]+ s\b|\([\d,]+\s+decisions/s\)")


class Mute:
    """A value that cannot be written."""

    def __repr__(self) -> str:
        raise RuntimeError("mute")


def imported(program: str) -> set[str]:
    """Return the modules that a program has imported in the end."""
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-c",
        f"{program}\nprint(*__import__('sys').modules)",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def test_importing_loads_no_text_no_server_and_no_game() -> None:
    found = imported("import parlour")
    assert "msgspec" not in found
    assert {name.partition(".")[0] for name in found} & HEAVY == set()
    assert not {name for name in found if name.startswith(("parlour.bots", "parlour.sim"))}
    assert not {name for name in found if name.startswith("parlour.games.")}


@each_game
def test_a_deal_at_random_loads_no_text_and_no_other_game(game: parlour.AnyGame) -> None:
    found = imported(DEAL.format(game=game.id))
    assert {name.partition(".")[0] for name in found} & HEAVY == set()
    folders = {name.split(".")[2] for name in found if name.startswith("parlour.games.")}
    assert folders == {type(game).__module__.split(".")[2]}


def test_a_refusal_still_says_why() -> None:
    with pytest.raises(parlour.OptionError, match="There is no preset wild"):
        parlour.GAMES["gin"].options("wild")


def test_all_that_is_promised_is_there() -> None:
    for name in {*parlour.__all__, *parlour.LAZY}:
        assert name in dir(parlour)
        assert getattr(parlour, name) is not None
    assert {"OptionError", "BotError", "UnknownGame"} <= set(dir(parlour))
    with pytest.raises(AttributeError, match="nonsense"):
        _ = parlour.nonsense


def test_what_comes_late_is_there_after_nothing_but_the_import() -> None:
    for expression in (
        "parlour.bots.names('gin')",
        "parlour.sim.simulate",
        "parlour.simulate(parlour.GAMES['gin'], deals=2)",
        "parlour.Bot",
    ):
        imported(f"import parlour\n{expression}")


def test_games_are_a_mapping() -> None:
    assert list(parlour.GAMES) == [game.id for game in parlour.GAMES.values()]
    assert "gin" in parlour.GAMES
    assert "chess" not in parlour.GAMES
    assert parlour.GAMES["gin"] is parlour.GAMES["gin"]
    assert parlour.GAMES.get("chess") is None
    with pytest.raises(KeyError):
        _ = parlour.GAMES["__init__"]


def test_help_leads_to_a_deal_a_bot_and_a_replay() -> None:
    told = pydoc.plain(pydoc.render_doc(parlour))
    for words in ("deal.play(code)", "parlour.simulate(", "Replay.read", "game.action(code)"):
        assert words in told
    for name in parlour.GAMES:
        assert name in told
    used = pydoc.plain(pydoc.render_doc(parlour.simulate))
    assert "module:attribute" in used
    assert "mirrored" in used


def test_help_fits_a_person_as_classes_have_help_of_their_own() -> None:
    told = pydoc.plain(pydoc.render_doc(parlour))
    assert len(told.splitlines()) < 130
    assert not re.findall(r"^    class ", told, re.MULTILINE)
    for name in ("Deal", "Game", "Match", "Replay", "Bot", "Random"):
        assert f"``parlour.{name}``" in told or f"``help(parlour.{name})``" in told
        assert f"class {name}(" in pydoc.plain(pydoc.render_doc(getattr(parlour, name)))


def test_help_leads_to_the_errors_which_have_help_of_their_own() -> None:
    assert "parlour.errors" in pydoc.plain(pydoc.render_doc(parlour))
    own = pydoc.plain(pydoc.render_doc(parlour_errors))
    for kind in ERRORS:
        assert f"class {kind.__name__}(" in own
        assert getattr(parlour_errors, kind.__name__) is kind


@pytest.mark.once
def test_the_examples_in_help_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = inspect.getdoc(parlour) or ""
    blocks = re.findall(r"::\n\n((?:    .*\n|\n)+)", text)
    assert len(blocks) == 3
    shutil.copy(ROOT / "examples/match.json", tmp_path)
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    for block in blocks:
        exec(inspect.cleandoc(block), known)
        assert capsys.readouterr().out
    assert known["deal"].over  # type: ignore[attr-defined]  # what the first example played


@each_game
def test_the_repr_of_a_game_names_it(game: parlour.AnyGame) -> None:
    assert repr(game) == f"<game {game.id}>"


def test_an_unknown_game_suggests_the_nearest_one() -> None:
    for ask in (lambda it: parlour.GAMES[it], parlour.bots.names, parlour.bots.levels):
        with pytest.raises(
            parlour.UnknownGame, match=r"no game gim\b.* Did you mean gin\?"
        ) as refused:
            ask("gim")
        assert isinstance(refused.value, KeyError)
        assert isinstance(refused.value, ValueError)
        again = pickle.loads(pickle.dumps(refused.value))
        assert str(again) == str(refused.value)
    with pytest.raises(parlour.UnknownGame) as refused:
        _ = parlour.GAMES["xyzzy"]
    assert "mean" not in str(refused.value)


def test_an_unknown_option_preset_value_or_bot_suggests_the_nearest_one() -> None:
    gin = parlour.GAMES["gin"]
    for meant, ask in (
        ("target", lambda: gin.options(targt=3)),
        ("oklahoma", lambda: gin.options("oklahom")),
        ("winner", lambda: gin.options(next_dealer="winnr")),
        ("steady", lambda: parlour.simulate(gin, bots=["stedy"], deals=2)),
        ("knock_limit", lambda: gin.options_type.read({"knock_limits": "3"})),
    ):
        with pytest.raises(parlour.OptionError, match=rf"Did you mean {meant}\?"):
            ask()


@each_game
def test_bots_are_listed_for_a_game_as_for_its_id(game: parlour.AnyGame) -> None:
    for ask in (
        parlour.bots.names,
        parlour.bots.levels,
        parlour.bots.usual,
        parlour.bots.guests,
        parlour.bots.ratings,
    ):
        assert ask(game) == ask(game.id)
    assert parlour.bots.create("random", game).name == "random"
    with pytest.raises(TypeError, match="game must be text, not 3"):
        parlour.bots.levels(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("matches", [[], ["--matches"]], ids=["deals", "matches"])
def test_print_shows_a_simulation_as_the_command_does(
    matches: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    gin, bots = parlour.GAMES["gin"], ["steady", "random"]
    many: dict[str, Any] = {"matches" if matches else "deals": 4}
    shown = str(parlour.simulate(gin, bots=bots, seed=3, **many))
    args = [*(matches or ["--deals"]), "4", "--seed", "3", "--bots", ",".join(bots)]
    assert main(["simulate", "gin", *args, "--lang", "en"]) == 0
    assert "steady" in shown
    rows = [TIMES.sub("", it).split() for it in (shown, capsys.readouterr().out)]
    assert rows[0] == rows[1]


@pytest.mark.once
def test_print_shows_an_arena_as_the_command_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = str(parlour.arena(parlour.GAMES["gin"], bots=["steady", "random"], deals=4))
    args = ["--deals", "4", "--bots", "steady,random", "--lang", "en"]
    assert main(["arena", "gin", *args]) == 0
    assert capsys.readouterr().out.rstrip() == shown


@pytest.mark.parametrize("kind", ERRORS, ids=lambda it: it.__name__)
def test_every_error_can_be_printed_whatever_its_facts(kind: type[parlour.ParlourError]) -> None:
    facts: list[Any] = [
        None,
        1.5,
        -1,
        10**5000,
        True,
        b"x",
        "\ud800\x1b[2J",
        ["a"],
        object(),
        Mute(),
    ]
    for fact in facts:
        error = kind("unknown_game", "P1", game=fact, allowed=fact, card=fact, meant=fact)
        assert "There is no game" in str(error)
        assert str(kind("no_such_code", a=fact)).startswith("refused-no_such_code")
    assert "There is no game" in str(kind("unknown_game"))


@pytest.mark.parametrize("language", texts.languages())
def test_every_refusal_can_be_said_whatever_its_facts(language: str) -> None:
    assert len(REFUSALS) > 100
    for name in REFUSALS:
        facts = re.findall(r"\$(\w+)", texts.catalogue(language)._sources[name])
        for fact in (None, 1.5, -1, 10**5000, "\ud800", Mute()):
            error = parlour.ParlourError(
                name.removeprefix("refused-"), **dict.fromkeys(facts, fact)
            )
            assert error.say(language)
        assert parlour.ParlourError(name.removeprefix("refused-")).say(language)
