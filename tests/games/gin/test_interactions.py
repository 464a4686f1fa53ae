"""The tricky interactions 1 to 15 of the rules document, §10, and its notes on dead ends."""

from __future__ import annotations

import pytest

from parlour.pieces import melds
from parlour.search.playout import play_random
from tests.games.gin.playing import (
    GAME,
    OTHER,
    hand,
    is_legal,
    kinds,
    legal,
    outcome,
    phase,
    play,
    position,
    refused,
)
from tests.hands import cards_of
from tests.helpers import scaled, states, stream

GIN = "H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 2c"
POOR = "O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"


def test_10_01_a_card_that_fits_a_group_and_a_sequence_can_go_on_either() -> None:
    deal = position(
        "H: [8c 8d 8h] [5s 6s 7s] [Jd Qd Kd] Ac 9c ¦ O: 8s 9s 4s 3s 2c 2d 9h Tc Qh Ks",
        opt="layoff=manual",
    )
    play(deal, "knock 9c")
    assert {"lay 8s>T0", "lay 8s>T2"} <= set(legal(deal))
    on_group, on_run = play(deal.clone(), "lay 8s>T0"), play(deal.clone(), "lay 8s>T2")
    assert "lay 9s>T2" in legal(on_run)  # the choice matters: 9s needs the place
    assert "lay 9s>T2" not in legal(on_group)


def test_10_01_the_automatic_choice_leaves_the_place_to_the_other_card() -> None:
    deal = position("H: [8c 8d 8h] [5s 6s 7s] [Jd Qd Kd] Ac 9c ¦ O: 8s 9s 4s 3s 2c 2d 9h Tc Qh Ks")
    play(deal, "knock 9c")
    laid = {(it.card, it.meld) for it in deal.view(0).laid}
    assert laid == {("3s", 2), ("4s", 2), ("8s", 2), ("9s", 2)}
    assert outcome(deal) == "knock: P0 +42 (1 v 43)"


def test_10_02_a_group_of_four_may_give_one_and_a_group_of_three_not() -> None:
    knocker = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac 9c"
    four = play(position(f"{knocker} ¦ O: [3c 3d 3h 3s] 2h 5h 7d 9s Ts Qc"), "knock 9c")
    three = play(position(f"{knocker} ¦ O: [3c 3d 3s] 2h 5h 7d 9s Ts Qc 7h"), "knock 9c")
    assert outcome(four) == "knock: P0 +42 (1 v 43)"
    assert outcome(three) == "knock: P0 +49 (1 v 50)"
    assert three.view(0).laid == ()


def test_10_03_nothing_is_laid_off_against_gin() -> None:
    deal = play(position(f"{GIN} ¦ O: 8s 3s Td 2d 9h Tc Qh Ks 5d 6d"), "knock 2c")
    assert deal.view(0).laid == ()
    assert outcome(deal) == "gin: P0 +93 (0 v 73)"


def test_10_04_an_undercut_with_nothing_left_is_only_an_undercut() -> None:
    deal = position(
        "H: [8c 8d 8h] [4s 5s 6s] 2c 3c 2h Ah Qd ¦ O: [Ad Ac As] [9c 9d 9h] [Kc Kd Kh] 8s",
        opt="scoring=20/25",
    )
    assert outcome(play(deal, "knock Qd")) == "undercut: P1 +28 (8 v 0)"


def test_10_05_gin_against_nothing_scores_the_bonus_alone() -> None:
    deal = position(f"{GIN} ¦ O: [Ad Ac As] [9c 9d 9h 9s] [Kc Ks Kh]")
    assert outcome(play(deal, "knock 2c")) == "gin: P0 +20 (0 v 0)"


def test_10_06_the_same_player_may_go_on_by_breaking_a_meld() -> None:
    deal = position(f"{GIN} ¦ {POOR}")
    assert is_legal(deal, "discard 8c")
    assert phase(play(deal, "discard 8c")) == (1, "DRAW")


def test_10_07_eleven_melded_cards_without_big_gin() -> None:
    """Only a card of a meld of four leaves gin, and then it has to be the card of a knock."""
    deal = position(f"H: [8c 8d 8h] [4s 5s 6s 7s] [Td Jd Qd Kd] ¦ {POOR}")
    gins = [card for card in hand(deal, 0) if melds.deadwood(deal.hand[0] & ~cards_of(card)) == 0]
    assert set(gins) == {"4s", "7s", "Td", "Kd"}
    for card in gins:
        refused(deal, f"discard {card}", "gin_must_knock", "K2", card=card)
        assert outcome(play(deal.clone(), f"knock {card}")).startswith("gin: P0")
    assert is_legal(deal, "discard 8c")
    assert "biggin" not in kinds(deal)


def test_10_08_taking_a_discard_just_to_knock_needs_another_card_to_throw() -> None:
    deal = position(f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c ¦ {OTHER} ¦ D: Kh 9h ¦ phase=DRAW")
    play(deal, "take")
    refused(deal, "knock 9h", "gin_just_taken", "T4", card="9h")
    assert is_legal(deal, "knock 2c")  # leaves the nine
    assert {it for it in legal(deal) if it.startswith("knock")} == {"knock 2c"}


def test_10_09_equal_deadwood_but_another_exposure() -> None:
    text = "H: 5c 5d 5h 5s 6s 7s 8s 2c Ad Ah 9h ¦ O: 4s 9s 2d 3h 6c 7d Tc Jd Qh Ks"
    assert outcome(play(position(text), "knock 9h")) == "knock: P0 +58 (4 v 62)"
    worse = play(position(text, opt="arrange=manual"), "knock 9h")
    assert outcome(play(worse, "arrange [5c 5d 5h] [5s 6s 7s 8s]")) == "knock: P0 +54 (4 v 58)"


def test_10_10_a_group_of_four_is_closed_and_sequences_end_at_ace_and_king() -> None:
    for meld in ("4c 4d 4h 4s", "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"):
        assert melds.extension(cards_of(meld)) == 0
    assert melds.extension(cards_of("Ad 2d 3d")) == cards_of("4d")
    assert melds.extension(cards_of("Jd Qd Kd")) == cards_of("Td")


def test_10_11_the_last_draw_may_end_in_a_knock() -> None:
    ten = GIN.removesuffix(" 2c")
    deal = position(f"{ten} ¦ {POOR} ¦ D: 2h ¦ S: 3c 9d Kh ¦ phase=DRAW")
    assert outcome(play(deal, "stock", "knock 3c")).startswith("gin: P0")


def test_10_12_the_upcard_is_dead_once_the_dealer_has_drawn_from_the_stock() -> None:
    deal = GAME.deal(seed=9, dealer=1)
    upcard = deal.view(0).upcard
    play(deal, "pass", "stock", legal(play(deal.clone(), "pass", "stock"))[0])
    view = deal.view(0)
    assert view.pile[0] == upcard
    assert view.pile[-1] != upcard
    assert upcard not in hand(play(deal, "take"), 0)


def test_10_13_the_longest_run_first_is_wrong() -> None:
    other = "O: 2d 3h 5d 6s 7d 9c Tc Jc Qh Ks"
    deal = position(f"H: 4h 5h 6h 6c 6d 7s 8s 9s Ac Kd ¦ {other} ¦ phase=DRAW")
    assert deal.view(0).deadwood == 20
    assert deal.view(0).melds == (("6c", "6d", "6h"), ("7s", "8s", "9s"))


def test_10_14_one_bonus_and_one_winner_only() -> None:
    for seed in range(scaled(200)):
        *_, deal = states(GAME, "25/25", seed)
        assert [deal.score(0), deal.score(1)].count(0) >= 1
        result = deal.view(0).result
        if result.kind == "gin":
            assert result.winner == result.knocker
        if result.kind == "undercut":
            assert result.winner == 1 - result.knocker


def test_10_15_oklahoma_with_an_ace() -> None:
    deal = position(f"{GIN} ¦ {POOR} ¦ D: As", opt="knock_limit=oklahoma")
    assert deal.view(0).knock_limit == 0
    refused(deal, "discard 2c", "gin_must_knock", "K2", card="2c")
    refused(deal, "knock 7s", "gin_cannot_knock", "K1", card="7s", deadwood=2, limit=0)
    assert outcome(play(deal, "knock 2c")).startswith("gin: P0")


# -- dead ends -------------------------------------------------------------------------------------


def test_10_every_discard_is_either_a_discard_or_a_knock() -> None:
    for seed in range(scaled(60)):
        for deal in states(GAME, "10/20", seed):
            view = deal.view(max(deal.seat, 0))
            if view.phase == "DISCARD" and "discard" in kinds(deal):
                thrown = {text.split()[1] for text in legal(deal) if " " in text}
                assert thrown == set(view.hand) - {view.taken}


def test_10_a_deal_has_at_most_so_many_draws() -> None:
    """29 draws from the stock and, between two of them, as many from the pile as are allowed."""
    for seed in range(scaled(300)):
        deal = GAME.deal(GAME.options(idle_takes=2), seed=seed)
        assert play_random(deal, seed) <= 2 + 2 * 29 * 3
        assert deal.view(0).stock >= 2


@pytest.mark.parametrize("seat", [0, 1])
def test_10_a_redeal_never_makes_a_dead_end(seat: int) -> None:
    rng = stream(seat)
    for seed in range(scaled(60)):
        for deal in states(GAME, "openspiel", seed):
            twin = deal.clone()
            twin.resample(seat, rng)
            assert bool(twin.legal()) == (twin.seat >= 0)
