"""Positions that cannot be, and what is said of them."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.errors import NotationError

from .playing import MICHIGAN, TRIPOLEY, play

FIVES = "H: 2c 3c 4c 5c 7c ¦ P: 2d 3d 4d 5d 7d"


def refused(text: str, game: Any = TRIPOLEY) -> str:
    with pytest.raises(NotationError) as error:
        game.position(text)
    assert "{$" not in error.value.say("ja")
    return error.value.code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("H: 2c ¦ P: 2c", "card_twice"),
        ("H: 2c ¦ P: 3c ¦ run: P0 3c", "card_twice"),
        ("H: 2c ¦ P: 3c ¦ run: P0 4c P1 6c", "stops_no_run"),
        ("H: 2c ¦ P: 3c ¦ run: P0", "stops_no_run"),
        ("H: 2c ¦ P: 3c ¦ run: P7 4c", "no_seat"),
        ("H: 2c ¦ P: ", "bad_hand"),
        ("H: 2c ¦ P: 3c ¦ out=P1", "no_seat"),
        ("H: 2c ¦ P: 3c ¦ P: 4c ¦ out=P2", "bad_hand"),
        ("H: 2c ¦ P: 3c ¦ phase=OVER", "no_phase"),
        ("H: 2c ¦ P: 3c ¦ phase=EXCHANGE", "bad_hand"),
        (f"{FIVES} ¦ phase=EXCHANGE ¦ turn=P1", "dead_end"),
        (f"{FIVES} ¦ phase=AUCTION ¦ turn=P1", "dead_end"),
        (f"{FIVES} ¦ phase=PAY", "dead_end"),
        (f"{FIVES} ¦ phase=SELECT", "dead_end"),
        (f"{FIVES} ¦ phase=BET", "dead_end"),
        ("H: 2c ¦ P: 3c ¦ phase=FOLLOW", "dead_end"),
        ("H: 2c ¦ P: 3c ¦ next=4c", "no_section"),
        ("H: 2c ¦ P: 3c ¦ run: P0 9d ¦ barred=cdhs", "dead_end"),
        ("H: 2c ¦ P: 3c ¦ barred=x", "no_card"),
        ("H: 2c ¦ P: 3c ¦ chips: 5", "no_number"),
        ("H: 2c ¦ P: 3c ¦ chips: 5 99999999", "no_number"),
        ("H: 2c ¦ P: 3c ¦ had: 5 100", "stops_broke"),
        ("H: 2c ¦ P: 3c ¦ board: XX5", "stops_no_section"),
        ("H: 2c ¦ P: 3c ¦ board: AH", "stops_no_section"),
        ("H: 2c ¦ P: 3c ¦ gain: XX 1 2", "stops_no_section"),
        ("H: 2c ¦ P: 3c ¦ claim: (P0) XX", "stops_no_section"),
        ("H: 2c ¦ P: 3c ¦ shown: 2c", "no_seat"),
        ("H: 2c ¦ P: 3c ¦ shown: (P5) 2c", "no_seat"),
        ("H: 2c ¦ P: 3c ¦ five: (P0) 4d", "dead_end"),
        ("H: 2c ¦ P: 3c ¦ bids: x", "no_number"),
        ("H: 2c ¦ P: 3c ¦ n=1", "no_number"),
        ("H: 2c ¦ P: 3c ¦ n=10", "no_number"),
        ("H: 2c ¦ P: 3c ¦ stage=never", "no_phase"),
        ("H: 2c ¦ P: 3c ¦ chance=xyz", "no_number"),
        ("H: 2c ¦ P: 3c ¦ knows=P9:S", "no_seat"),
        ("H: 2c ¦ P: 3c ¦ nonsense=1", "no_section"),
    ],
)
def test_a_position_that_cannot_be(text: str, code: str) -> None:
    assert refused(text) == code


def test_michigan_needs_three_seats() -> None:
    assert refused("H: 2c ¦ P: 3c ¦ n=2", MICHIGAN) == "no_number"


def test_numbers_of_bids_and_bets_have_to_fit() -> None:
    deal: Any = TRIPOLEY.deal(seats=3, seed=1)
    text = TRIPOLEY.describe(play(deal, "offer", "bid 2"))
    assert TRIPOLEY.describe(TRIPOLEY.position(text)) == text
    for wrong in ("bids: 2 1 1 3 4 1 2", "bids: 0 1 1 3 7 1 2", "bids: 0 1 1 3 4 0 2"):
        before, _, after = text.partition("bids: ")
        assert refused(before + wrong + " ¦ " + after.partition(" ¦ ")[2]) == "dead_end"
    options = TRIPOLEY.options(poker_select="auto")
    betting = TRIPOLEY.describe(play(TRIPOLEY.deal(options, 3, seed=1), "keep", "raise 2"))
    assert TRIPOLEY.describe(TRIPOLEY.position(betting)) == betting
    before, _, after = betting.partition("bets: ")
    numbers, _, rest = after.partition(" ¦ ")
    for place, value in ((0, 2), (1, 5), (5, 2), (6, 99), (7, 1), (9, 0), (10, 15), (11, 8)):
        wrong_numbers = numbers.split()
        wrong_numbers[place] = str(value)
        assert refused(f"{before}bets: {' '.join(wrong_numbers)} ¦ {rest}") == "dead_end"


def test_what_is_left_out_has_its_default() -> None:
    deal: Any = TRIPOLEY.position("H: 2c Kh ¦ P: 3c ¦ run: P1 9d P0 Td")
    view = deal.view(1)
    assert view.turn == view.dealer == 0
    assert view.chips == (100, 100)
    assert view.barred == ("d",)
    assert view.known[0] == ("Kh",)  # he must have shown it for its section
    assert set(view.dead) == {"Jd", "Ah", "Th", "Jh", "Qh"}
