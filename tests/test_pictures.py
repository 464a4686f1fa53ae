"""Pictures of what a seat sees: drawn for every game, from a view alone."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import parlour
from parlour.cards.rng import Random
from parlour.cli.main import main
from parlour.core import pictures, texts
from parlour.core.game import AnyGame
from tests.helpers import each_game, some, states

USED = re.compile(r"href='#(card-[^']+)'")


def cards_in(picture: str) -> list[str]:
    """The cards of a picture, in order."""
    return [it.removeprefix("card-").replace("joker", "*") for it in USED.findall(picture)]


def cards_told(game: AnyGame, view: object) -> list[str]:
    """The cards that the lines of a view name, in order."""
    lines = " ".join(text for _, text in game.labelled(view))
    return [it.text for it in pictures.things_in(lines) if it.is_card]


@each_game
def test_every_phase_and_seat_is_drawn(game: AnyGame) -> None:
    chance = random.Random(1)
    for preset in some([*game.presets]):
        for deal in states(game, preset, 1):
            if chance.random() < 0.04 or deal.over:
                for seat in range(deal.seats):
                    view = deal.view(seat)
                    picture = parlour.svg(view)
                    ET.fromstring(picture)  # it is well-formed
                    drawn = [it.replace("back", "?") for it in cards_in(picture)]
                    assert drawn == cards_told(game, view)
                    assert set(view.hand) <= set(drawn)


@each_game
def test_a_picture_holds_nothing_that_the_seat_cannot_know(game: AnyGame) -> None:
    deal = game.deal(seed=4)
    other = deal.clone()
    other.resample(deal.seat, Random(9))
    assert other != deal
    assert parlour.svg(other.view(deal.seat)) == parlour.svg(deal.view(deal.seat))


def test_hidden_cards_lie_on_their_faces() -> None:
    picture = pictures.svg([("Hand", "[9c *9d] ?2 and words")], "a & b")
    assert cards_in(picture) == ["9c", "*9d", "back", "back"]
    words = [it.text for it in ET.fromstring(picture).iter() if it.tag.endswith("}text")]
    assert words == ["Hand", "and", "words"]
    assert "a &amp; b" in picture


def test_notebooks_show_deals_and_views() -> None:
    deal = parlour.GAMES["gin"].deal(seed=1)
    picture = deal._repr_html_()
    assert picture == deal.view(deal.seat)._repr_html_() == parlour.svg(deal.view(deal.seat))
    assert deal.public()._repr_html_() is None  # it has no seat


def test_only_a_view_can_be_drawn() -> None:
    with pytest.raises(TypeError, match=r"Deal\.view"):
        parlour.svg(parlour.GAMES["gin"].deal(seed=1))


def test_the_command_draws_a_deal_or_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["draw", "gin", "--seed", "3", "--seat", "1", "--lang", "en"]) == 0
    deal = parlour.GAMES["gin"].deal(seed=3)
    assert capsys.readouterr().out.strip() == parlour.svg(deal.view(1))
    position, file = parlour.GAMES["gin"].describe(deal), tmp_path / "hand.svg"
    assert main(["draw", "gin", position, "--out", str(file), "--lang", "de"]) == 0
    assert texts.say("gin-line-hand", "de") in file.read_text("utf-8")
    assert main(["draw", "gin", "--seat", "2"]) == 2
