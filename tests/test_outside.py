"""Games of other packages: found by an entry point; one that fails does not affect the others."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from parlour.games import PLACES

from .helpers import COMPILED

GAME = """
from parlour.games.lorum import Lorum, LorumOptions, LorumView

class Options(LorumOptions):
    pass

class View(LorumView, frozen=True, tag={tag!r}, tag_field="game"):
    pass

class Outside(Lorum):
    id = {id!r}
    options_type = Options
    view_type = View

GAME = Outside()
"""
BOTS = """
from parlour.bots.random import RandomBot

class Own(RandomBot):
    name = "own"

BOTS = [Own]
"""
PACKAGES = {  # as it was installed: the game's id, its module, what else lies there
    "good-chess": ("chess", GAME.format(id="chess", tag="chess"), {"bots.py": BOTS}),
    "taken": ("gin", GAME.format(id="gin", tag="gin"), {"rules/gin.md": "- **K1** No."}),
    "first": ("draughts", GAME.format(id="draughts", tag="draughts"), {}),
    "second": ("draughts", GAME.format(id="draughts", tag="draughts"), {}),
    "shouting": ("Go", GAME.format(id="Go", tag="Go"), {}),
    "failing": ("reversi", "import no_such_module", {}),
    "empty": ("halma", "GAME = 7", {}),
    "odd": ("ludo", GAME.format(id="other", tag="ludo"), {}),
    "half": ("nim", GAME.format(id="nim", tag="nim"), {"bots.py": "import no_such_module"}),
}
TEXTS = {
    "en": "chess-name = Chess\ngin-name = Mine now\nchess-nonsense = {\n",
    "de": "chess-name = Schach\n",
}
RULES = "- **K1** The king.\n"
LISTED = ["chess", "nim"]
REFUSED = {
    "gin": ("game_is_ours", "taken"),
    "draughts": ("game_twice", "second"),
    "Go": ("game_bad_id", "shouting"),
    "reversi": ("game_broken", "failing"),
    "halma": ("game_is_none", "empty"),
    "ludo": ("game_other_id", "odd"),
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which all these packages are installed."""
    home = tmp_path_factory.mktemp("packages")
    for package, (game, source, files) in PACKAGES.items():
        module = package.replace("-", "_")
        about = home / f"{module}-1.0.dist-info"
        written = {
            home / module / "__init__.py": source,
            about / "METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n",
            about / "entry_points.txt": f"[parlour.games]\n{game} = {module}:GAME\n",
            **{home / module / name: text for name, text in files.items()},
        }
        if package == "good-chess":
            texts = {home / module / f"texts/{it}.ftl": text for it, text in TEXTS.items()}
            written |= texts | {home / module / "rules/chess.md": RULES}
        for path, text in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return home


def told(place: Path, program: str, **more: str) -> tuple[Any, str]:
    """Run a program beside those packages; return the JSON that it prints, and its warnings."""
    env = {**os.environ, "PYTHONPATH": str(place), "PYTHONWARNINGS": "always", **more}
    command = [sys.executable, "-c", f"import json, parlour\n{program}"]
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=True)
    return json.loads(done.stdout), done.stderr


def test_a_game_of_another_package_is_listed_and_one_that_fails_is_not(place: Path) -> None:
    games, warned = told(place, "print(json.dumps([list(parlour.GAMES), len(parlour.GAMES)]))")
    assert games == [[*PLACES, *LISTED], len(PLACES) + len(LISTED)]
    for package in ("taken", "second", "shouting", "failing", "empty", "odd"):
        assert package in warned


ASK = """
found = {}
for name in ("gin", "draughts", "Go", "reversi", "halma", "ludo"):
    try:
        game = parlour.GAMES[name]
        assert type(game).__module__ == f"parlour.games.{name}"
        game = parlour.games.load(parlour.core.outside.outside()[name])
    except parlour.GameError as error:
        found[name] = [error.code, error.facts["package"], str(error), error.say("ja")]
print(json.dumps(found))
"""


def test_a_request_for_a_failing_game_names_the_package_and_the_reason(place: Path) -> None:
    found, _ = told(place, ASK)
    assert {name: tuple(it[:2]) for name, it in found.items()} == REFUSED
    assert all(it[1] in sentence for it in found.values() for sentence in it[2:])
    assert "no_such_module" in found["reversi"][2]


SURROUNDINGS = """
from parlour import bots
from parlour.core import rulebook, texts
from parlour.server.wire.catalogue import all_games
from parlour.server.http.schema import document
say = lambda name, *languages: [texts.say(name, it) for it in languages]
deal = parlour.GAMES["chess"].deal(seed=1)
again = parlour.GAMES["chess"].load(deal.dump())
print(json.dumps([
    say("chess-name", "en", "de", "ja"), say("gin-name", "en"),
    [rulebook.text("chess", it) for it in ("en", "ja")], rulebook.text("gin", "en")[:40],
    bots.names("chess"), bots.names("gin"), [it.id for it in all_games()],
    sorted(document()["components"]["schemas"]["View"]["discriminator"]["mapping"]),
    again == deal,
]))
"""


@pytest.mark.once
def test_what_belongs_to_a_game_is_found_in_its_package(place: Path) -> None:
    (names, gin, rules, gin_rules, own, steady, opened, tags, same), warned = told(
        place, SURROUNDINGS
    )
    assert names == ["Chess", "Schach", "Chess"]
    assert gin == ["Gin Rummy"]
    assert rules == [RULES, RULES]
    assert gin_rules.startswith("# Gin")
    assert own == ["own", "random"]
    assert steady == ["strong", "steady", "fair", "casual", "beginner", "random"]
    assert opened == [*PLACES, "chess"]  # the bots of the other fail
    assert tags == sorted([*PLACES, *LISTED])
    assert same
    assert "half" in warned


def test_to_know_of_a_game_imports_nothing_of_its_package(place: Path) -> None:
    (known, imported), _ = told(
        place,
        "known = ['reversi' in parlour.GAMES, parlour.GAMES['gin'].id, 'chess' in parlour.GAMES]\n"
        "import sys\nprint(json.dumps([known, 'good_chess' in sys.modules]))",
    )
    assert known == [True, "gin", True]
    assert not imported


@pytest.mark.parametrize(("pure", "age"), [("", -60), ("1", 60)])
def test_a_package_built_on_our_sheets_runs_from_its_sources(
    tmp_path: Path, pure: str, age: int
) -> None:
    """Where what was compiled is older than its source, or nothing compiled is wanted."""
    package, about = tmp_path / "src/weiqi", tmp_path / "src/weiqi-1.0.dist-info"
    built = package / f"board{EXTENSION_SUFFIXES[0]}"
    for path, text in {
        tmp_path / "pyproject.toml": "",
        package / "__init__.py": "from . import board\n" + GAME.format(id="weiqi", tag="weiqi"),
        package / "board.py": "",
        package / "board.pxd": "from parlour.cards cimport bits\n",
        built: "no module",
        about / "METADATA": "Metadata-Version: 2.1\nName: weiqi\nVersion: 1.0\n",
        about / "entry_points.txt": "[parlour.games]\nweiqi = weiqi:GAME\n",
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    made = (package / "board.py").stat().st_mtime + age
    os.utime(built, (made, made))
    program = "import weiqi.board\nprint(json.dumps([weiqi.board.__file__, *parlour.GAMES]))"
    if not pure:
        program = f"parlour.GAMES['weiqi']\n{program}"
    (file, *games), warned = told(tmp_path / "src", program, PARLOUR_PURE=pure)
    assert file == str(package / "board.py")
    assert "weiqi" in games
    assert ("older than their sources" in warned) >= (not pure)


HEARTS = Path(__file__).parents[1] / "examples/hearts/src"
PLAYED = """
try:
    from parlour_hearts import GAME
    from parlour.search.playout import play_random
    deal = GAME.deal(seed=1)
    print(json.dumps([play_random(deal, 1) > 0, sum(deal.scores())]))
except parlour.GameError as error:
    print(json.dumps([error.code, error.facts, str(error)]))
"""


@pytest.mark.parametrize("pure", ["", "1"] if COMPILED else ["1"])
def test_an_interpreted_game_plays_with_an_interpreted_parlour_alone(
    tmp_path: Path, pure: str
) -> None:
    ignored = shutil.ignore_patterns("*.so", "*.c", "page")
    package = shutil.copytree(
        HEARTS / "parlour_hearts", tmp_path / "parlour_hearts", ignore=ignored
    )
    found, _ = told(package.parent, PLAYED, PARLOUR_PURE=pure)
    if pure:
        assert found == [True, -26]
    else:
        assert found[:2] == ["game_not_compiled", {"game": "hearts", "package": "parlour_hearts"}]
        assert "PARLOUR_PURE=1" in found[2]
