"""What somebody reads and types who plays in the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from parlour.cli.main import main
from parlour.cli.terminal import Terminal, plain
from parlour.core import texts
from parlour.core.game import Game
from tests.helpers import each_game, each_preset, scaled, seeded, states, stream

pytestmark = pytest.mark.once

Sit = Callable[..., str]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Play in the terminal: type lines until they end, return all that was shown."""

    def play(game: str, *arguments: str, typed: str, lang: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", "140")
        assert main(["play", game, "--seed", "3", "--lang", lang, *arguments]) == 0
        return capsys.readouterr().out

    return play


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("discard A♣", "discard Ac"),
        ("discard 10♦", "discard Td"),
        ("discard 10d", "discard Td"),
        ("d qs", "d Qs"),
        ("meld [j♦ *q♦ K♦]", "meld [Jd *Qd Kd]"),
        ("lay 10♥>T0.hi", "lay Th>T0.hi"),
        ("call D10 lay ah>T1", "call D10 lay Ah>T1"),
        ("take D10", "take D10"),
        ("rules U1", "rules U1"),
    ],
)
def test_cards_may_be_typed_as_they_are_shown(typed: str, meant: str) -> None:
    assert plain(typed) == meant


def test_a_card_typed_as_it_is_shown_is_played(sit: Sit) -> None:
    shown = sit("romme", typed="stock\ndiscard A♣\nquit\n")
    assert "you (P0): discard A♣" in shown
    assert "is no card" not in shown


def test_players_are_told_apart(sit: Sit) -> None:
    shown = sit("rummy500", "--seats", "4", typed="1\n" * 400)
    assert all(f"\nP{seat} (steady): " in shown for seat in (1, 2, 3))
    assert "Your turn: draw from the stock" in shown
    totals = r"^Match: you \(P0\) -?\d+ · P1 \(steady\) -?\d+ · P2"
    assert re.search(totals, shown, re.MULTILINE)


@pytest.mark.parametrize("game", ["romme", "rummy500"])
@pytest.mark.parametrize(("lang", "words"), [("en", "* is a joker"), ("ja", "* はジョーカー")])
def test_the_list_of_actions_explains_the_notation(
    sit: Sit, game: str, lang: str, words: str
) -> None:
    assert words in sit(game, typed="?\nquit\n", lang=lang)


@each_game
def test_no_text_is_missing_in_any_language(game: Game, sit: Sit) -> None:
    most = str(game.seats_for(game.options())[-1])
    for lang in texts.languages():
        shown = sit(game.id, "--seats", most, typed="1\n" * 300, lang=lang)
        assert f"{game.id}-" not in shown  # a text that is missing shows its id


@each_preset
@seeded(scaled(6))
def test_the_choices_tell_nothing_that_is_hidden(game: Game, preset: str, seed: int) -> None:
    terminal = Terminal("en")
    for deal in states(game, preset, seed):
        if not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, stream(seed))
            assert terminal.choices(game, twin) == terminal.choices(game, deal)
