"""What the players of German Rummy keep in hand, and when they put it down."""

from __future__ import annotations

import pytest

from parlour import GAMES
from parlour.bots.romme import FirstBot, SteadyBot
from parlour.games.romme.deal import RommeDeal

GAME = GAMES["romme"]
FEW, MANY = "2d 8h 6s", "2d 8h 6s 3c"
OPENING = "[Kc Kd Kh] [Qc Qd Qh] 7s 2c"
STEADY, FIRST = SteadyBot(), FirstBot()


def hand(own: str, theirs: str, more: str = "") -> RommeDeal:
    """Return a deal in which the first of two has drawn."""
    text = f"n=2 ¦ H: {own} ¦ P: {theirs} ¦ D: Qs 7h Tc ¦ phase=PLAY ¦ turn=P0{more}"
    found = GAME.position(text)
    assert isinstance(found, RommeDeal)
    return found


def kind(bot: SteadyBot, deal: RommeDeal) -> str:
    return GAME.format(deal, bot.choose(deal.seen_by(0), 1, 1)).split()[0]


@pytest.mark.parametrize(("rival", "does"), [(MANY, "discard"), (FEW, "meld")])
def test_melds_are_kept_until_a_rival_has_few_cards(rival: str, does: str) -> None:
    assert kind(STEADY, hand(OPENING, rival)) == does


def test_the_first_heuristic_puts_down_what_it_can() -> None:
    assert kind(FIRST, hand(OPENING, MANY)) == "meld"


def test_who_can_go_out_keeps_nothing() -> None:
    assert kind(STEADY, hand("[Kc Kd Kh] [Qc Qd Qh] 7s", MANY)) == "meld"


def test_a_first_meld_that_was_begun_is_completed() -> None:
    deal = hand(OPENING, MANY, " ¦ unopened")
    deal.play(GAME.parse(deal, "meld [Kc Kd Kh]"))
    assert kind(STEADY, deal) == "meld"


def test_a_card_that_fits_the_table_is_kept_too() -> None:
    laid = " ¦ T: (P0) [8c 9c Tc] ¦ T: (P1) [4d 5d 6d]"
    for theirs, does in [(MANY, "discard"), (FEW, "lay")]:
        assert kind(STEADY, hand("Jc 2h 5s Kd", theirs, laid)) == does


@pytest.mark.parametrize(("rival", "why"), [(MANY, "wait"), (FEW, "meld_plan")])
def test_why_it_waits(rival: str, why: str) -> None:
    seen = hand(OPENING, rival).seen_by(0)
    assert STEADY.reason(seen, STEADY.choose(seen.clone(), 1, 1), 1, 1).key == why
