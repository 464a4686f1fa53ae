"""The library as a program meets it: what importing costs, what is there, what help says."""

from __future__ import annotations

import pydoc
import subprocess
import sys

import pytest

import parlour
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
    for name in parlour.__all__:
        assert name in dir(parlour)
        assert getattr(parlour, name) is not None
    assert set(parlour.__all__) <= set(dir(parlour))
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
