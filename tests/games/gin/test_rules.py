"""Gin rummy, rule by rule: every test names the rule of the rules document that it proves.

P0 holds ``H``, P1 holds ``O``; the pile ``D`` is written oldest first, the stock ``S`` next first.
Rules of the match (B1, W1 to W3) are in test_matches.py.
"""

from __future__ import annotations

import random

import pytest

from parlour.cards.cards import PACK_52, SUITS, name
from parlour.core.errors import NotationError, OptionError
from parlour.pieces import melds
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
from tests.helpers import scaled, states

TEN = "H: 2c 4d 6h 8s Tc Qd Ah 3s 5c 7d ¦ O: 2d 3h 5d 6d 7s 9c Td Jc Qh Ks"  # nobody has a meld
UPCARD = f"{TEN} ¦ D: 9h ¦ phase=UPCARD1"
ELEVEN = f"H: [8c 8d 8h] [4s 5s 6s] Ad 2c 3d 5h Kd ¦ {OTHER}"  # without Kd: 11
LOW = f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c 9h ¦ {OTHER}"  # without 9h: 2
ALMOST = "H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 2c ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"  # 2c: gin


# -- 1. players, cards, values ---------------------------------------------------------------------


def test_P1_two_players_and_one_pack_without_jokers() -> None:
    assert list(GAME.seats) == [2]
    assert [name(card) for card in PACK_52] == [r + s for s in SUITS for r in "A23456789TJQK"]
    for seats in (1, 3):
        with pytest.raises(OptionError) as refusal:
            GAME.deal(seats=seats, seed=1)
        assert (refusal.value.code, refusal.value.rule) == ("bad_seats", "P1")
    with pytest.raises(NotationError) as bad:
        GAME.deal(cards=[*PACK_52, 0])
    assert bad.value.rule == "P1"


def test_P2_the_ace_is_only_low() -> None:
    assert melds.is_meld(cards_of("Ac 2c 3c"))
    assert not melds.is_meld(cards_of("Qc Kc Ac"))
    assert not melds.is_meld(cards_of("Kc Ac 2c"))
    view = position(f"H: [As 2s 3s] Qd Kd Ad 4d 6h 8h Th ¦ {OTHER} ¦ phase=DRAW").view(0)
    assert view.melds == (("As", "2s", "3s"),)


def test_V1_cards_count_their_rank_and_court_cards_ten() -> None:
    values = [melds.points(cards_of(f"{rank}h")) for rank in "A23456789TJQK"]
    assert values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    deal = position(f"{TEN} ¦ phase=DRAW")
    assert deal.view(0).deadwood == 2 + 4 + 6 + 8 + 10 + 10 + 1 + 3 + 5 + 7
    assert deal.view(1).deadwood == 2 + 3 + 5 + 6 + 7 + 9 + 10 + 10 + 10 + 10


def test_M1_a_group_is_three_or_four_of_one_rank() -> None:
    deal = position(f"H: [8c 8d 8h] [4c 4d 4h 4s] 2c Td Jd ¦ {OTHER} ¦ phase=DRAW ¦ D: Kc")
    assert set(deal.view(0).melds) == {("4c", "4d", "4h", "4s"), ("8c", "8d", "8h")}
    assert not melds.is_meld(cards_of("8c 8d"))
    assert not melds.is_meld(cards_of("8c 8d 9h"))


def test_M2_a_sequence_is_three_or_more_neighbours_of_one_suit() -> None:
    deal = position(f"H: [Ac 2c 3c 4c] [Td Jd Qd] 5h 6h 8h ¦ {OTHER} ¦ phase=DRAW")
    assert set(deal.view(0).melds) == {("Ac", "2c", "3c", "4c"), ("Td", "Jd", "Qd")}
    for text in ("5h 6h", "5h 6h 8h", "5h 6h 7d", "Qc Kc Ad"):
        assert not melds.is_meld(cards_of(text))
    assert melds.is_meld(cards_of("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"))


def test_M3_a_card_belongs_to_one_meld_only() -> None:
    deal = position(f"H: 7c 7d 7h 8h 9h Kd Qd 2s As 5h ¦ {OTHER} ¦ phase=DRAW")
    assert deal.view(0).melds == (("7h", "8h", "9h"),)
    assert deal.view(0).deadwood == 7 + 7 + 10 + 10 + 2 + 1 + 5


def test_M3_deadwood_is_the_least_of_all_arrangements() -> None:
    """The longest sequences first would leave 28, all four fours 36."""
    deal = position(
        "H: 2c 3c [4c 4d 4h] [4s 5s 6s] Tc Td ¦ O: 2d 3h 5c 6d 7s 9c 9s Jc Qh Ks ¦ phase=DRAW"
    )
    assert deal.view(0).deadwood == 2 + 3 + 20


# -- 2. deal ---------------------------------------------------------------------------------------


def test_B2_ten_cards_each_singly_the_other_seat_first() -> None:
    deck = [name(card) for card in random.Random(5).sample(PACK_52, 52)]
    for dealer in (0, 1):
        deal = GAME.deal(deck=" ".join(deck), dealer=dealer)
        assert hand(deal, 1 - dealer) == set(deck[0:20:2])
        assert hand(deal, dealer) == set(deck[1:20:2])


def test_B2_the_next_card_is_turned_up_and_the_rest_is_the_stock() -> None:
    deck = [name(card) for card in random.Random(6).sample(PACK_52, 52)]
    deal = GAME.deal(deck=" ".join(deck), dealer=0)
    view = deal.view(0)
    assert (view.pile, view.upcard, view.stock) == ((deck[20],), deck[20], 31)
    play(deal, "pass", "stock")
    assert hand(deal, 0) - set(deck[1:20:2]) == {deck[21]}


# -- 3. the first upcard ---------------------------------------------------------------------------


def test_U1_the_other_seat_may_take_the_upcard() -> None:
    deal = position(UPCARD)
    assert phase(deal) == (0, "UPCARD1")
    assert legal(deal) == ["pass", "take"]
    refused(deal, "stock", "gin_upcard_first", "U1")
    refused(deal, "discard 2c", "gin_upcard_first", "U1")
    play(deal, "take")
    assert phase(deal) == (0, "DISCARD")
    assert deal.view(0).taken == "9h"
    refused(deal, "discard 9h", "gin_just_taken", "T4", card="9h")
    assert phase(play(deal, "discard Qd")) == (1, "DRAW")


def test_U1_taking_the_upcard_allows_a_knock_at_once() -> None:
    deal = position(f"H: [8c 8d 8h] [4s 5s] [Jd Qd Kd] 2c 9h ¦ {OTHER} ¦ D: 6s ¦ phase=UPCARD1")
    play(deal, "take", "knock 9h")
    assert outcome(deal).startswith("knock: P0")


def test_U2_after_a_pass_the_dealer_takes_a_normal_turn() -> None:
    deal = play(position(UPCARD), "pass")
    assert phase(deal) == (1, "DRAW")
    assert legal(deal) == ["take", "stock"]
    assert phase(play(deal.clone(), "take", "discard Ks")) == (0, "DRAW")
    drawn = play(deal.clone(), "stock", "discard Ks")
    assert phase(drawn) == (0, "DRAW")
    assert drawn.view(0).pile == ("9h", "Ks")


def test_U2_both_offered_the_dealer_is_offered_the_upcard_only() -> None:
    deal = play(position(UPCARD, opt="first_upcard=both_offered"), "pass")
    assert phase(deal) == (1, "UPCARD2")
    assert legal(deal) == ["pass", "take"]
    refused(deal, "stock", "gin_upcard_first", "U2")
    assert phase(play(deal.clone(), "take", "discard Ks")) == (0, "DRAW")


def test_U2_both_offered_after_two_passes_the_stock_must_be_drawn_from() -> None:
    deal = play(position(UPCARD, opt="first_upcard=both_offered"), "pass", "pass")
    assert phase(deal) == (0, "FORCED_STOCK")
    assert legal(deal) == ["stock"]
    refused(deal, "take", "gin_stock_only", "U2")
    refused(deal, "pass", "gin_stock_only", "U2")
    play(deal, "stock", "discard Qd")
    assert (phase(deal), legal(deal)) == ((1, "DRAW"), ["take", "stock"])


# -- 4. the turn -----------------------------------------------------------------------------------


def test_T1_the_top_discard_or_the_top_of_the_stock() -> None:
    deal = position(f"{TEN} ¦ D: Kc 9h ¦ S: Kd Kh As 2s ¦ phase=DRAW")
    assert legal(deal) == ["take", "stock"]
    refused(deal, "pass", "gin_no_pass", "T1")
    refused(deal, "discard 2c", "gin_draw_first", "T1")
    refused(deal, "knock 2c", "gin_draw_first", "T1")
    taken, drawn = play(deal.clone(), "take"), play(deal.clone(), "stock")
    assert "9h" in hand(taken, 0)
    assert (taken.view(0).pile, taken.view(0).stock) == (("Kc",), 4)
    assert "Kd" in hand(drawn, 0)
    assert (drawn.view(0).pile, drawn.view(0).stock) == (("Kc", "9h"), 3)


def test_T2_a_turn_ends_with_one_discard_face_up() -> None:
    deal = play(position(f"{TEN} ¦ D: 9h ¦ phase=DRAW"), "take")
    refused(deal, "take", "gin_drawn_already", "T2")
    refused(deal, "stock", "gin_drawn_already", "T2")
    refused(deal, "pass", "gin_discard_now", "T2")
    refused(deal, "finish", "gin_discard_now", "T2")
    play(deal, "discard Tc")
    assert deal.view(1).pile == ("Tc",)
    assert deal.view(1).thrown == (("Tc",), ())
    assert [len(hand(deal, seat)) for seat in (0, 1)] == [10, 10]


def test_T3_any_card_of_the_hand_may_be_discarded() -> None:
    deal = position(ELEVEN)
    held = ["Ad", "2c", "3d", "4s", "5h", "5s", "6s", "8c", "8d", "8h", "Kd"]
    assert set(legal(deal)) == {f"discard {card}" for card in held}
    refused(deal, "discard Ks", "not_in_hand", "T3", card="Ks")
    refused(deal, "knock Ks", "not_in_hand", "T3", card="Ks")


def test_T4_the_card_just_taken_may_not_be_discarded() -> None:
    deal = play(position(f"{TEN} ¦ D: Kc 9h ¦ phase=DRAW"), "take")
    refused(deal, "discard 9h", "gin_just_taken", "T4", card="9h")
    assert len(legal(deal)) == 10


def test_T4_nor_be_the_card_of_a_knock() -> None:
    deal = position(f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 9h 2c ¦ {OTHER} ¦ took=9h")
    refused(deal, "knock 9h", "gin_just_taken", "T4", card="9h")
    assert is_legal(deal, "knock 2c")
    assert is_legal(position(f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 9h 2c ¦ {OTHER}"), "knock 9h")


def test_T4_a_card_from_the_stock_may_be_discarded_at_once() -> None:
    deal = play(position(f"{TEN} ¦ D: 9h ¦ S: Kd Kh As 2s ¦ phase=DRAW"), "stock")
    assert is_legal(deal, "discard Kd")


def test_T4_in_a_later_turn_the_taken_card_is_free() -> None:
    deal = position(f"{TEN} ¦ D: 9h ¦ S: Kd Kh As 2s Ac ¦ phase=DRAW")
    play(deal, "take", "discard Qd", "stock", "discard Ks", "stock")
    assert is_legal(deal, "discard 9h")


def test_T5_only_the_top_discard_is_alive() -> None:
    """Whatever is taken is the last card that was discarded, or the upcard."""
    for seed in range(scaled(60)):
        for deal in states(GAME, "10/20", seed):
            if any(GAME.format(deal, code) == "take" for code in deal.legal()):
                top = deal.view(0).pile[-1]
                twin = play(deal.clone(), "take")
                assert twin.view(0).taken == top
                assert twin.view(0).pile == deal.view(0).pile[:-1]


def test_X1_play_goes_on_while_three_cards_are_left() -> None:
    deal = position(f"{TEN} ¦ D: 9h ¦ S: Kd Kh Kc As ¦ phase=DRAW")
    assert phase(play(deal, "stock", "discard Kd")) == (1, "DRAW")


def test_X1_with_two_left_the_deal_is_dead() -> None:
    deal = position(f"{TEN} ¦ D: 9h ¦ S: Kd Kh Kc ¦ phase=DRAW")
    play(deal, "stock", "discard Kd")
    assert outcome(deal) == "dead"
    result = deal.view(0).result
    assert (result.knocker, result.winner, result.points) == (-1, -1, 0)
    refused(deal, "take", "deal_over", "")


def test_X1_a_knock_is_allowed_after_the_third_last_card_is_drawn() -> None:
    ten = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c"
    deal = position(f"{ten} ¦ {OTHER} ¦ D: 9h ¦ S: As Kh Kc ¦ phase=DRAW")
    assert outcome(play(deal, "stock", "knock As")).startswith("knock: P0")


def test_X1_taking_the_discard_does_not_use_the_stock_up() -> None:
    deal = position(f"{TEN} ¦ D: 9h ¦ S: Kd Kh Kc ¦ phase=DRAW")
    assert phase(play(deal, "take", "discard Qd")) == (1, "DRAW")


LAST = "O: [9s 9c 9d] [Jc Qc Kc] [2d 3d] 5h 7s ¦ D: Kh ¦ S: 4h As Ac ¦ phase=DRAW"


def test_X1_last_discard_knock_it_may_be_taken_only_to_knock() -> None:
    """The ace makes a sequence of 2d 3d; five is left after the seven."""
    deal = position(f"H: 2c 4d Ad 8s Tc Qd Ah 3s 5c 7d ¦ {LAST}", opt="last_discard_knock=true")
    play(deal, "stock", "discard Ad")
    assert phase(deal) == (1, "LAST_DISCARD")
    assert legal(deal) == ["pass", "take"]
    refused(deal, "stock", "gin_last_discard_only", "X1")
    play(deal, "take")
    assert kinds(deal) == {"knock"}
    refused(deal, "discard Kc", "gin_only_knock", "X1", card="Kc")
    refused(deal, "knock Ad", "gin_just_taken", "T4", card="Ad")
    refused(deal, "knock Kc", "gin_cannot_knock", "K1", card="Kc", deadwood=32, limit=10)
    assert outcome(play(deal, "knock 7s")).startswith("knock: P1")


def test_X1_last_discard_knock_otherwise_only_a_pass_is_left() -> None:
    deal = position(f"H: 2c 4d 6h 8s Tc Qd Ah 3s 5c 7d ¦ {LAST}", opt="last_discard_knock=true")
    play(deal, "stock", "discard Qd")
    assert legal(deal) == ["pass"]
    refused(deal, "take", "gin_last_discard", "X1", card="Qd")
    assert outcome(play(deal, "pass")) == "dead"


def test_X1_without_the_option_the_last_discard_is_dead() -> None:
    deal = position(f"H: 2c 4d Ad 8s Tc Qd Ah 3s 5c 7d ¦ {LAST}")
    play(deal, "stock", "discard Ad")
    assert outcome(deal) == "dead"


def test_X2_after_fifty_draws_from_the_pile_the_stock_must_be_drawn_from() -> None:
    deal = position(f"{TEN} ¦ D: 9h ¦ phase=DRAW ¦ takes=50")
    assert legal(deal) == ["stock"]
    refused(deal, "take", "gin_idle", "X2", takes=50)
    play(deal, "stock", "discard Qd")
    assert legal(deal) == ["take", "stock"]
    assert legal(position(f"{TEN} ¦ D: 9h ¦ phase=DRAW ¦ takes=49")) == ["take", "stock"]


def test_X2_the_draws_of_both_players_count_together() -> None:
    deal = position(UPCARD, opt="idle_takes=3")
    play(deal, "take", "discard 2c", "take", "discard Ks", "take", "discard 4d")
    assert legal(deal) == ["stock"]
    refused(deal, "take", "gin_idle", "X2", takes=3)


# -- 5. knock and showdown -------------------------------------------------------------------------


def test_K1_a_knock_needs_ten_or_less_after_the_discard() -> None:
    deal = position(ELEVEN)
    refused(deal, "knock Kd", "gin_cannot_knock", "K1", card="Kd", deadwood=11, limit=10)
    ten = position(ELEVEN.replace("5h", "4h"))
    assert is_legal(ten, "knock Kd")
    assert legal(ten)[-1:] == ["knock Kd"]


def test_K1_a_knock_is_voluntary() -> None:
    deal = position(LOW)
    assert is_legal(deal, "knock 9h")
    assert is_legal(deal, "discard 9h")


def test_K2_discard_leaving_zero_must_knock() -> None:
    deal = position(ALMOST)
    refused(deal, "discard 2c", "gin_must_knock", "K2", card="2c")
    assert is_legal(deal, "knock 2c")


def test_K2_another_card_may_be_discarded_instead() -> None:
    deal = position(ALMOST)
    assert is_legal(deal, "discard 8c")
    assert is_legal(deal, "discard 7s")
    assert is_legal(deal, "knock 7s")  # leaves 2, a knock like any other


def test_K2_off_the_player_may_go_on() -> None:
    deal = position(ALMOST, opt="forced_gin=false")
    assert is_legal(deal, "discard 2c")
    assert is_legal(deal, "knock 2c")


def test_K2_O_strict_gin_binds_only_players_able_to_keep_no_deadwood() -> None:
    deal = position(LOW, opt="strict_gin=true")
    assert is_legal(deal, "discard 9h")
    assert is_legal(deal, "knock 9h")


def test_K2_O_strict_gin_leaves_the_choice_of_the_knock() -> None:
    assert legal(position(ALMOST, opt="strict_gin=true")) == ["knock 2c", "knock 4s", "knock 7s"]


def test_K2_O_strict_gin_the_card_just_taken_does_not_bind() -> None:
    """Only without the 2c there would be no deadwood, and that may not be discarded (T4)."""
    deal = position(f"{ALMOST} ¦ took=2c", opt="strict_gin=true")
    assert is_legal(deal, "discard 8c")
    refused(deal, "discard 2c", "gin_just_taken", "T4", card="2c")


def test_K2_O_strict_gin_with_big_gin_either_ends_the_deal() -> None:
    text = "H: [8c 8d 8h] [4s 5s 6s 7s] [Td Jd Qd Kd] ¦ O: Ad 3d 5c 6d 9s 9c Tc Jc Qh Ks"
    assert legal(position(text, opt="strict_gin=true"))[-1] == "knock 7s"
    deal = position(text, opt="strict_gin=true big_gin=true")
    assert {word.split()[0] for word in legal(deal)} == {"knock", "biggin"}
    refused(deal, "discard 8c", "gin_knock_now", "O-strict_gin", card="Td")


def test_K2_O_strict_gin_under_oklahoma_and_straight_gin() -> None:
    for opt in ("knock_limit=oklahoma", "knock_limit=0"):
        deal = position(f"{ALMOST} ¦ D: As", opt=f"strict_gin=true {opt}")
        assert legal(deal) == ["knock 2c"]


def test_K2_O_strict_gin_nobody_has_to_take_the_last_discard() -> None:
    """The 9s would bring gin, but only who holds eleven cards has to knock."""
    text = "H: [8c 8d 8h] [4s 5s 6s] [9h 9d 9c] 2c ¦ O: 2d 3h 5c 6d 7s Tc Jc Qd Qh Ks"
    text += " ¦ D: 9s ¦ S: Kd Kh ¦ phase=LAST_DISCARD"
    deal = position(text, opt="strict_gin=true last_discard_knock=true")
    assert legal(deal) == ["pass", "take"]
    assert {word.split()[0] for word in legal(play(deal, "take"))} == {"knock"}


def test_K3_the_card_of_a_knock_is_shown() -> None:
    deal = position(LOW, opt="layoff=manual")
    moves = GAME.moves(deal, GAME.parse(deal, "knock 9h"))
    assert [(move.for_seat(1).card, move.source, move.target) for move in moves] == [
        ("9h", "hand:0", "pile")
    ]
    play(deal, "knock 9h")
    assert deal.view(1).pile[-1] == "9h"


def test_L0_the_knocker_shows_melds_and_deadwood() -> None:
    view = play(position(LOW, opt="layoff=manual"), "knock 9h").view(1)
    assert view.shown == (("8c", "8d", "8h"), ("Jd", "Qd", "Kd"), ("4s", "5s", "6s"))
    assert view.unmatched == ("2c",)
    assert view.hands[0] is not None
    assert view.hands[1] is None


FIVES = "H: 5c 5d 5h 5s 6s 7s 8s 2c Ad Ah 9h ¦ O: 4s 9s 2d 3h 6c 7d Tc Jd Qh Ks"


def test_L0_among_equal_deadwood_the_least_exposed_arrangement() -> None:
    """[5c 5d 5h] [5s 6s 7s 8s] could take 4s and 9s, the other one only 9s."""
    view = play(position(FIVES, opt="layoff=manual"), "knock 9h").view(0)
    assert view.shown == (("5c", "5d", "5h", "5s"), ("6s", "7s", "8s"))


def test_L0_by_hand_any_arrangement_within_the_limit() -> None:
    deal = play(position(FIVES, opt="arrange=manual layoff=manual"), "knock 9h")
    assert phase(deal) == (0, "SHOW_KNOCKER")
    assert set(legal(deal)) == {
        "arrange [5c 5d 5h 5s] [6s 7s 8s]",
        "arrange [5c 5d 5h] [5s 6s 7s 8s]",
        "arrange [5c 5d 5h] [6s 7s 8s]",
        "arrange [5c 5d 5s] [6s 7s 8s]",
        "arrange [5c 5h 5s] [6s 7s 8s]",
        "arrange [5d 5h 5s] [6s 7s 8s]",
    }
    refused(deal, "arrange [5c 5d 5h]", "gin_arrangement", "L0", deadwood=30, limit=10)
    refused(deal, "arrange", "gin_arrangement", "L0", deadwood=45, limit=10)
    refused(deal, "arrange [4s 5s 6s]", "not_in_hand", "L0", card="4s")
    refused(deal, "finish", "gin_arrange_now", "L0")
    play(deal, "arrange [5c 5d 5s] [6s 7s 8s]")
    assert phase(deal) == (1, "SHOW_DEFENDER")
    assert deal.view(1).unmatched == ("2c", "Ad", "Ah", "5h")


def test_L0_with_gin_the_arrangement_must_show_it() -> None:
    deal = play(position(ALMOST, opt="arrange=manual"), "knock 2c")
    assert legal(deal) == ["arrange [8c 8d 8h] [Jd Qd Kd] [4s 5s 6s 7s]"]
    refused(
        deal,
        "arrange [8c 8d 8h] [Jd Qd Kd] [4s 5s 6s]",
        "gin_arrangement",
        "L0",
        deadwood=7,
        limit=0,
    )


SEED = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac 9c ¦ O: 8s 3s 7s 2c 2d 9h Tc Qh Ks 5d"


def test_L1_the_fourth_of_a_group_and_either_end_of_a_sequence() -> None:
    """The example of the seed: the fourth eight, the three and the seven."""
    deal = play(position(SEED, opt="layoff=manual"), "knock 9c")
    assert phase(deal) == (1, "SHOW_DEFENDER")
    assert legal(deal) == ["lay 8s>T0", "lay 3s>T2", "lay 7s>T2", "finish"]
    eights: dict[str, str | int] = {
        "meld": 0,
        "cards": "8c 8d 8h",
        "options": 1,
        "first": "8s",
        "second": "",
    }
    refused(deal, "lay 9h>T0", "gin_does_not_fit", "L1", card="9h", **eights)
    refused(deal, "lay 3s>T0", "gin_does_not_fit", "L1", card="3s", **eights)
    refused(deal, "lay 9d>T1", "not_in_hand", "L1", card="9d")
    refused(deal, "discard 9h", "gin_lay_off_now", "L1")
    play(deal, "lay 3s>T2", "lay 7s>T2", "lay 8s>T0", "finish")
    assert outcome(deal) == "knock: P0 +47 (1 v 48)"
    assert deal.view(0).shown[2] == ("3s", "4s", "5s", "6s", "7s")


def test_L2_lay_offs_chain() -> None:
    deal = position(
        "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac 9c ¦ O: As 2s 3s 7s 8s 9s Td 9d 2h 4h",
        opt="layoff=manual",
    )
    play(deal, "knock 9c")
    run: dict[str, str | int] = {
        "meld": 2,
        "cards": "4s 5s 6s",
        "options": 2,
        "first": "3s",
        "second": "7s",
    }
    refused(deal, "lay 2s>T2", "gin_does_not_fit", "L1", card="2s", **run)
    play(deal, "lay 3s>T2", "lay 2s>T2", "lay As>T2", "lay 7s>T2", "lay 8s>T2", "lay 9s>T2")
    play(deal, "lay Td>T1", "lay 9d>T1")
    assert legal(deal) == ["finish"]
    assert outcome(play(deal, "finish")) == "knock: P0 +5 (1 v 6)"


def test_L2_a_sequence_ends_at_the_ace_and_at_the_king() -> None:
    deal = position(
        "H: [Ac 2c 3c] [Js Qs Ks] [7d 7h 7s] 2d 9h ¦ O: Kc As Kd Ah 5c 5d 9c 9d Tc 8h",
        opt="layoff=manual",
    )
    assert legal(play(deal, "knock 9h")) == ["finish"]


@pytest.mark.parametrize("layoff", ["auto", "manual"])
def test_L3_nothing_is_laid_off_against_gin(layoff: str) -> None:
    deal = position(ALMOST.replace("9s", "8s"), opt=f"layoff={layoff}")
    play(deal, "knock 2c")
    assert outcome(deal) == "gin: P0 +64 (0 v 44)"
    assert deal.view(1).laid == ()


def test_L4_nothing_is_laid_off_on_deadwood() -> None:
    """2c does not go on the pair 2s 2h."""
    deal = position(
        "H: [8c 8d 8h] [4s 5s 6s] 2s 2h Ac 3d Qd ¦ O: 2c 7d 5h 3h Ts Th Tc Kc Kd Kh",
        opt="layoff=manual",
    )
    play(deal, "knock Qd")
    refused(deal, "lay 2c>T2", "gin_no_such_meld", "L4", meld=2)
    assert legal(deal) == ["finish"]
    assert outcome(play(deal, "finish")) == "knock: P0 +9 (8 v 17)"


def test_L4_the_knocker_never_lays_off() -> None:
    """The defender's hearts would take the four; it counts as deadwood all the same."""
    deal = position(
        "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 4h 9d ¦ O: [Ah 2h 3h] 6c 7c 9s Tc Qc Ks 2d"
    )
    play(deal, "knock 9d")
    assert outcome(deal) == "knock: P0 +50 (4 v 54)"
    assert "4h" in deal.view(1).unmatched


def test_L5_automatic_lay_offs_leave_the_least() -> None:
    """8s either stays in the group of eights or goes on the spades, with 4s and 3s: 41 is least."""
    deal = position("H: [5c 5d 5h] [5s 6s 7s] [Jd Qd Kd] Ac 9c ¦ O: 8s 8c 8d 4s 3s 2h 9h Tc Qh Kc")
    assert outcome(play(deal, "knock 9c")) == "knock: P0 +40 (1 v 41)"
    assert [(laid.card, laid.meld) for laid in deal.view(0).laid] == [("3s", 2), ("4s", 2)]


def test_L5_a_card_laid_off_may_break_a_meld_of_ones_own() -> None:
    """The fourth ten goes off; a ten of three would leave twenty."""
    four = position(
        "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac 9c ¦ O: [Tc Td Th Ts] 2c 2h 3h 5d 7d 9s"
    )
    play(four, "knock 9c")
    assert outcome(four) == "knock: P0 +27 (1 v 28)"
    assert {laid.card for laid in four.view(0).laid} <= {"Td"}
    three = position(
        "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac 9c ¦ O: [Tc Td Th] 2c 2h 3h 5d 7d 9s Ks"
    )
    assert outcome(play(three, "knock 9c")) == "knock: P0 +37 (1 v 38)"
    assert three.view(0).laid == ()


def test_L5_by_hand_the_defender_may_lay_off_less() -> None:
    deal = play(position(SEED, opt="layoff=manual"), "knock 9c", "lay 8s>T0", "finish")
    assert outcome(deal) == "knock: P0 +57 (1 v 58)"
    none = play(position(SEED, opt="layoff=manual"), "knock 9c", "finish")
    assert outcome(none) == "knock: P0 +65 (1 v 66)"


# -- 6. scoring ------------------------------------------------------------------------------------

SCORING = {"10/20": (10, 20), "20/25": (20, 25), "25/25": (25, 25)}
TIGHT = "H: [8c 8d 8h] [4s 5s 6s] Ah 2h Ac 4c Qd ¦ O: Ad 3d 4d [9c 9d 9h] [Kc Kd Kh]"


@pytest.mark.parametrize("scoring", SCORING)
def test_S1_gin_scores_the_bonus_and_the_others_deadwood(scoring: str) -> None:
    deal = play(position(ALMOST, opt=f"scoring={scoring}"), "knock 2c")
    bonus = SCORING[scoring][1]
    assert outcome(deal) == f"gin: P0 +{bonus + 45} (0 v 45)"


def test_S2_a_knock_scores_the_difference() -> None:
    assert outcome(play(position(LOW), "knock 9h")) == "knock: P0 +34 (2 v 36)"


@pytest.mark.parametrize("scoring", SCORING)
def test_S3_less_deadwood_than_the_knocker_is_an_undercut(scoring: str) -> None:
    deal = position(f"{TIGHT} 8s".replace("4d", "2d").replace("3d", "2s"), opt=f"scoring={scoring}")
    bonus = SCORING[scoring][0]
    assert outcome(play(deal, "knock Qd")) == f"undercut: P1 +{bonus + 8 - 5} (8 v 5)"


@pytest.mark.parametrize("scoring", SCORING)
def test_S3_a_tie_is_an_undercut(scoring: str) -> None:
    deal = position(f"{TIGHT} 8s", opt=f"scoring={scoring}")
    assert outcome(play(deal, "knock Qd")) == f"undercut: P1 +{SCORING[scoring][0]} (8 v 8)"


@pytest.mark.parametrize("scoring", SCORING)
def test_S4_gin_cannot_be_undercut(scoring: str) -> None:
    deal = position(
        "H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 2c ¦ O: [Ad Ac As] [9c 9d 9h 9s] [Kc Ks Kh]",
        opt=f"scoring={scoring}",
    )
    assert outcome(play(deal, "knock 2c")) == f"gin: P0 +{SCORING[scoring][1]} (0 v 0)"
