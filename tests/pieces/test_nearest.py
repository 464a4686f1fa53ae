"""A refused meld names the cards that would complete it, and a meld those that fit it."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.core.errors import ParlourError
from parlour.core.texts import languages
from parlour.games.gin.actions import forms_meld
from parlour.pieces import joker_text, nearest

TYPED = re.compile(r"(?<!\w)[2-9TJQKA][cdhs](?!\w)")


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("6h 7h", "5h 8h"),
        ("6h 7h 9h", "8h"),
        ("Ks As", "Qs"),
        ("As 2s", "3s"),
        ("7h 7s", "7c 7d"),
        ("7h 7s 7c 8c", ""),
        ("2h 6d Ah", ""),
        ("6h * 7d", ""),
        ("9h 9h'", ""),
    ],
)
def test_the_cards_that_would_complete_a_meld_are_found(cards: str, found: str) -> None:
    assert nearest.completing(cards.split(), nearest.is_meld) == found.split()


def test_in_gin_no_run_ends_with_the_ace() -> None:
    assert nearest.completing(["Ks", "Qs"], forms_meld) == ["Js"]


@pytest.mark.parametrize(
    ("meld", "found"),
    [("[5c 6c 7c]", "4c 8c"), ("[7c 7d 7h 7s]", ""), ("[7c 7d 7h]", "7s"), ("[Ac 2c 3c]", "4c")],
)
def test_the_cards_that_fit_a_meld_are_found(meld: str, found: str) -> None:
    code = joker_text.read(meld[1:-1].split())
    assert nearest.wanted(code, nearest.LIMITS) == found.split()


def test_a_refused_meld_is_told_in_print() -> None:
    assert nearest.no_meld(["6h", "7h"], "R4.2").say() == (
        "6♥ 7♥ is not a meld yet: it needs the 5♥ or the 8♥."
    )
    assert nearest.no_meld(["2h", "6d", "Ah"], "R4.2").say().startswith("2♥ 6♦ A♥ is not a meld.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("action", ["lay 9c>T0", "meld [9c 4d Jd]", "meld [9c Tc]"])
@pytest.mark.parametrize("game", ["romme", "rummy500"])
def test_no_refusal_shows_cards_as_they_are_typed(game: str, action: str, language: str) -> None:
    rules = parlour.GAMES[game]
    deal = rules.position("H: 9c 4d Jd ¦ T: [2h 3h 4h]")
    with pytest.raises(ParlourError) as error:
        deal.play(rules.parse(deal, action))
    assert not TYPED.search(error.value.say(language))
