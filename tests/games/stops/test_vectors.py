"""The complete deals that were played by a reference engine, replayed to the last chip."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

import parlour
from parlour.cards.cards import members, name
from parlour.core.deal import Deal
from parlour.games.stops.deal import StopsDeal

PLACE = Path(__file__).parent
VECTORS = [
    pytest.param(game, vector, id=vector["id"])
    for game in ("tripoley", "michigan")
    for vector in json.loads((PLACE / f"{game}.json").read_text("utf-8"))
]
SPARE = 9


def grouped(cards: str) -> list[str]:
    """The cards of ``c9TJd38``: every suit's letter, then its ranks."""
    found, suit = [], ""
    for letter in cards.replace("-", ""):
        if letter in "cdhs":
            suit = letter
        else:
            found.append(letter + suit)
    return sorted(found)


def held(deal: StopsDeal, place: int) -> list[str]:
    return sorted(map(name, members(deal.hand[place])))


def choose_best(deal: Deal, game: Any) -> None:
    """Where five cards are chosen: the reference engine took the best."""
    while deal.seat >= 0 and deal.view(deal.seat).phase == "SELECT":
        deal.play(game.parse(deal, "select best"))


def play(game: Any, vector: dict[str, Any]) -> StopsDeal:
    """Play a vector's deal; every action has to be that of the seat whose turn it is."""
    options = game.options(**vector["options"])
    assert options.start_chips == vector["start_stack"]
    deal = game.deal(options, vector["players"], deck=vector["deck"], dealer=vector["dealer"])
    for seat, cards in vector["hands"].items():
        assert held(deal, int(seat)) == grouped(cards)
    assert held(deal, SPARE) == grouped(vector["spare"])
    for phase, seat, action in vector["actions"]:
        choose_best(deal, game)
        assert deal.seat == seat, (phase, seat, action)
        deal.play(game.parse(deal, f"lead {action}" if phase == "michigan" else action))
    return cast(StopsDeal, deal)


@pytest.mark.parametrize(("game_id", "vector"), VECTORS)
def test_a_complete_deal_comes_out_to_the_last_chip(game_id: str, vector: dict[str, Any]) -> None:
    game = parlour.GAMES[game_id]
    deal, end = play(game, vector), vector["end"]
    assert deal.over
    view = deal.view(0)
    assert list(view.chips) == end["stacks"]
    assert dict(zip(view.sections, view.board, strict=True)) == end["board"]
    winner = end["michigan_winner"]
    assert deal.winner == (-1 if winner is None else winner)
    if end["poker_winner"] is not None:
        assert view.poker == end["poker_winner"]
    played = [
        f"{seat}{card}"
        for run in view.runs
        for seat, card in zip(run.seats, run.cards, strict=True)
    ]
    assert " ".join(played) == end["played"]
    for seat, cards in end["left"].items():
        assert held(deal, int(seat)) == grouped(cards)
