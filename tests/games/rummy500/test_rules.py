"""One test per rule of Rummy 500; the positions show the cards."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.cards.rng import Random
from parlour.core.match import DealResult
from parlour.games.rummy500.match import Rummy500Match

GAME = parlour.GAMES["rummy500"]


def at(text: str, *played: str) -> Any:
    """Return the deal of a position after some actions."""
    deal = GAME.position(text)
    play(deal, *played)
    return deal


def play(deal: Any, *texts: str) -> None:
    for text in texts:
        deal.play(GAME.parse(deal, text))


def legal(deal: Any) -> list[str]:
    return [GAME.format(deal, code) for code in deal.legal()]


def kinds(deal: Any) -> set[str]:
    return {text.partition(" ")[0] for text in legal(deal)}


def refused(deal: Any, text: str, code: str, rule: str) -> None:
    """An action is refused with this sentence and rule, and nothing changes."""
    before = GAME.describe(deal)
    with pytest.raises(parlour.IllegalAction) as error:
        deal.play(GAME.parse(deal, text))
    assert (error.value.code, error.value.rule) == (code, rule)
    for language in ("en", "ja"):
        assert "refused-" not in error.value.say(language)
    assert GAME.describe(deal) == before


def scores(deal: Any) -> list[int]:
    return [deal.score(seat) for seat in range(deal.seats)]


def result(deal: Any) -> Any:
    return deal.view(0).result


# -- players, pack, values -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_P1_two_to_eight_play(seats: int) -> None:
    assert GAME.deal(GAME.options(), seats, seed=1).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_P1_no_others_play(seats: int) -> None:
    with pytest.raises(parlour.OptionError):
        GAME.deal(GAME.options(), seats, seed=1)


@pytest.mark.parametrize(
    ("seats", "options", "cards", "jokers"),
    [
        (4, {}, 54, 2),
        (5, {}, 108, 4),
        (4, {"jokers_per_pack": 0}, 52, 0),
        (5, {"jokers_per_pack": 0}, 104, 0),
        (2, {"packs": 2}, 108, 4),
        (6, {"packs": 1}, 54, 2),
    ],
)
def test_P2_packs_and_jokers(seats: int, options: Any, cards: int, jokers: int) -> None:
    pack = GAME.pack_text(GAME.pack(GAME.options(**options), seats)).split()
    assert len(pack) == cards
    assert pack.count("*") == jokers


def test_P2_a_pack_that_is_too_small_is_refused() -> None:
    with pytest.raises(parlour.OptionError):
        GAME.deal(GAME.options(packs=1), 8, seed=1)


def test_P2_five_may_play_where_four_have_too_few_cards() -> None:
    rules = GAME.options(hand_size=14)
    assert list(GAME.seats_for(rules)) == [2, 3, 5, 6, 7]
    assert GAME.deal(rules, 5, seed=1).view(0).stock == 108 - 5 * 14 - 1
    with pytest.raises(parlour.OptionError) as error:
        GAME.deal(rules, 4, seed=1)
    assert error.value.facts["allowed"] == "2, 3, 5, 6, 7"


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("2h 3h 4h", 9),
        ("8h 9h Th", 27),
        ("Jh Qh Kh", 30),
        ("As Ad Ac", 45),
        ("Qh Kh Ah", 35),
        ("Ah 2h 3h", 6),
        ("*Ah 2h 3h", 20),
        ("Ah *2h 3h", 19),
        ("3h *4h 5h", 23),
        ("7s 7h *7", 29),
        ("As Ad *A", 45),
    ],
)
def test_P3_values_on_the_table(meld: str, points: int) -> None:
    deal = at(f"H: 9s ¦ P: Ks ¦ T: (P0) [{meld}]", "discard 9s")
    assert scores(deal) == [points, -10]


@pytest.mark.parametrize(("card", "points"), [("Ac", 15), ("*", 15), ("Tc", 10), ("9c", 9)])
def test_P3_values_in_hand(card: str, points: int) -> None:
    assert scores(at(f"H: 9s ¦ P: {card}", "discard 9s")) == [0, -points]


@pytest.mark.parametrize(
    ("meld", "options", "points"),
    [
        ("7h 8h 9h", "", 15),
        ("9h Th Jh", "", 25),
        ("As Ad Ac", "", 45),
        ("Ah 2h 3h", "", 15),
        ("Qh Kh Ah", "", 35),
        ("Ah 2h 3h", " ace_low_value=1", 11),
        ("Ah 2h 3h", " ace_low_value=15", 25),
        ("2h *3h 4h", "", 25),
    ],
)
def test_P4_values_5_10_15(meld: str, options: str, points: int) -> None:
    deal = at(f"H: 9s ¦ P: 9c ¦ T: (P0) [{meld}] ¦ opt: values=5/10/15{options}", "discard 9s")
    assert scores(deal) == [points, -5]


def test_P4_the_preset_counts_a_low_ace_five() -> None:
    assert GAME.options("5-10-15").worth() == [5] * 9 + [10] * 4 + [15]


# -- the deal --------------------------------------------------------------------------------------


def test_B1_the_deal_passes_to_the_left() -> None:
    match = GAME.match(GAME.options(), 3, seed=4)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match.record(DealResult("out", (1, 2, 3), 2))
    assert dealers == [(dealers[0] + i) % 3 for i in range(4)]


def test_B1_the_first_dealer_is_drawn_by_lot() -> None:
    assert {GAME.match(GAME.options(), 3, seed=seed).dealer for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "size"), [(2, 13), (3, 7), (8, 7)])
def test_B2_cards_in_hand(seats: int, size: int) -> None:
    assert GAME.deal(GAME.options(), seats, seed=1).view(0).counts == (size,) * seats


def test_B2_O_hand_size() -> None:
    assert GAME.deal(GAME.options(hand_size=10), 3, seed=1).view(0).counts == (10, 10, 10)


def test_B2_cards_are_dealt_singly_from_the_left() -> None:
    pack = list(GAME.pack(GAME.options(), 3))
    names = GAME.pack_text(pack).split()
    deal: Any = GAME.deal(cards=pack, seats=3, dealer=0)
    assert sorted(deal.view(1).hand) == sorted(names[0:21:3])
    assert sorted(deal.view(2).hand) == sorted(names[1:21:3])
    assert sorted(deal.view(0).hand) == sorted(names[2:21:3])


def test_B3_the_next_card_is_turned_up_and_the_rest_is_hidden() -> None:
    pack = list(GAME.pack(GAME.options(), 3))
    deal: Any = GAME.deal(cards=pack, seats=3)
    assert deal.view(0).pile == (GAME.pack_text(pack).split()[21],)
    assert deal.view(0).stock == 54 - 22


def test_B4_the_whole_discard_pile_is_seen_in_order() -> None:
    deal = at("H: 9s 4d ¦ P: Ks ¦ D: 2h Jc 7d", "discard 9s")
    assert deal.view(1).pile == ("2h", "Jc", "7d", "9s")


def test_B5_the_seat_left_of_the_dealer_begins_and_play_is_clockwise() -> None:
    deal = GAME.deal(GAME.options(call_rummy=False), 3, seed=1, dealer=1)
    order = []
    for _ in range(4):
        order.append(deal.seat)
        play(deal, "stock")
        deal.play(deal.legal()[0])
    assert order == [2, 0, 1, 2]


# -- melds -----------------------------------------------------------------------------------------


def test_M1_a_set_has_three_or_four_of_one_rank() -> None:
    deal = at("H: 7c 7d 7h 7s 9c Kd")
    assert [text for text in legal(deal) if text.startswith("meld")] == [
        f"meld [{cards}]"
        for cards in ("7c 7d 7h", "7c 7d 7s", "7c 7h 7s", "7d 7h 7s", "7c 7d 7h 7s")
    ]


def test_M1_two_packs_no_suit_twice_and_no_fifth_card() -> None:
    deal = at("H: 5d 5d' 5h 9c 9d ¦ T: [7c 7d 7h 7s] ¦ opt: packs=2")
    assert kinds(deal) == {"discard"}
    with pytest.raises(parlour.NotationError):
        GAME.parse(deal, "meld [5d 5d' 5h]")
    deal = at("H: 7c 9c 9d ¦ T: [7c 7d 7h] ¦ T: [8c 8d 8h 8s] ¦ opt: packs=2")
    refused(deal, "lay 7c>T0", "r500_does_not_fit", "M1")


def test_M2_a_run_has_three_or_more_of_a_suit() -> None:
    deal = at("H: 3s 4s 5s 6s 8s 9d")
    melds = [text for text in legal(deal) if text.startswith("meld")]
    assert melds == ["meld [3s 4s 5s]", "meld [4s 5s 6s]", "meld [3s 4s 5s 6s]"]


def test_M2_twins_have_no_place_in_a_run() -> None:
    deal = at("H: 5d 9c 9d ¦ T: [4d 5d 6d] ¦ opt: packs=2")
    refused(deal, "lay 5d>T0", "r500_does_not_fit", "M2")


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("5d 5d' 5h", "M1"),
        ("5c 5d 5h 5s *", "M1"),
        ("9d Jd Qd", "M2"),
        ("5h 6s 7h", "M2"),
        ("5h 6h", "M2"),
        ("Kh Ah 3h", "M3"),
        ("Kh *Ah 3h", "M3"),
        ("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "M3"),
        ("* * *", "M5"),
        ("*5h *6h *7h", "M5"),
    ],
)
def test_M1_M2_M3_M5_an_invalid_meld_is_refused_with_its_rule(cards: str, rule: str) -> None:
    deal = at("H: 2c ¦ opt: packs=2")
    with pytest.raises(parlour.NotationError) as error:
        GAME.parse(deal, f"meld [{cards}]")
    assert (error.value.code, error.value.rule) == ("no_meld", rule)


def test_M3_the_ace_is_low_or_high_and_never_both() -> None:
    whole = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"
    deal = at(f"H: Ah 9c 9d ¦ T: [{whole}]")
    assert legal(deal)[-2:] == ["lay Ah>T0.lo", "lay Ah>T0.hi"]
    deal = at(f"H: Ah 9c 9d ¦ T: [Ah {whole}] ¦ opt: packs=2")
    refused(deal, "lay Ah>T0.hi", "r500_does_not_fit", "M2")


AROUND = "opt: around_the_corner=true"
TO_THE_ACE = "3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"


def test_M8_a_run_may_go_on_behind_the_ace() -> None:
    deal = at(f"H: Qh Kh Ah 2h 9c 4d ¦ {AROUND}")
    melds = {text for text in legal(deal) if text.startswith("meld")}
    assert melds == {"meld [Qh Kh Ah]", "meld [Qh Kh Ah 2h]", "meld [Kh Ah 2h]"}
    deal = at(f"H: Jh 3h 9c 4d ¦ T: [Qh Kh Ah 2h] ¦ {AROUND}")
    assert {text for text in legal(deal) if text.startswith("lay")} == {
        "lay Jh>T0.lo",
        "lay 3h>T0.hi",
    }
    view = at(f"H: 9c 4d ¦ T: [Ah 2h 3h] ¦ {AROUND}").view(0)
    assert (view.table[0].low, view.table[0].high) == ("Kh", "4h")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("H: Kh Ah 2h 9c", "meld [Kh Ah 2h]"),
        ("H: Kh * 2h 9c", "meld [Kh *Ah 2h]"),
        ("H: 2h 9c 4d ¦ T: [Qh Kh Ah]", "lay 2h>T0.hi"),
        ("H: 2h 9c 4d ¦ T: [Qh Kh Ah]", "lay 2h>T0"),
        ("H: Kh 9c 4d ¦ T: [Ah 2h 3h]", "lay Kh>T0"),
        ("H: * 9c 4d ¦ T: [Qh Kh Ah]", "lay *>T0.hi"),
    ],
)
def test_M8_without_the_option_the_refusal_names_it(text: str, action: str) -> None:
    refused(at(text), action, "around_the_corner", "O-around_the_corner")
    deal = at(f"{text} ¦ {AROUND}")
    assert deal.accepts(GAME.parse(deal, action))


def test_M8_a_position_with_such_a_run_needs_the_option() -> None:
    with pytest.raises(parlour.NotationError) as error:
        at("H: 9c 4d ¦ T: [Kh Ah 2h]")
    assert (error.value.code, error.value.rule) == ("no_meld", "O-around_the_corner")
    deal = at(f"H: 9c 4d ¦ T: (P0 P1 P1 P0) [Qh *Kh Ah 2h] ¦ {AROUND}")
    twin = GAME.position(GAME.describe(deal))
    assert twin == deal
    assert deal.view(0).table[0].cards == ("Qh", "*Kh", "Ah", "2h")
    assert deal.view(0).table[0].owners == (0, 1, 1, 0)
    assert deal.view(0).laid == (12, 30)


@pytest.mark.parametrize(
    ("meld", "options", "points"),
    [
        ("Kh Ah 2h", "", 27),
        ("Qh Kh Ah 2h", "", 37),
        ("Kh *Ah 2h", "", 27),
        ("Ah 2h 3h", "", 6),
        ("Kh Ah 2h", " values=5/10/15", 30),
        ("Kh Ah 2h", " ace_low_value=5", 27),
        (f"{TO_THE_ACE} 2h", "", 99),
    ],
)
def test_M8_an_ace_behind_a_king_is_high(meld: str, options: str, points: int) -> None:
    deal = at(f"H: 9s ¦ P: Ks ¦ T: (P0) [{meld}] ¦ {AROUND}{options}", "discard 9s")
    assert scores(deal) == [points, -10]


def test_M8_a_king_laid_before_a_low_ace_makes_it_high() -> None:
    deal = at(f"H: Kh 9c 4d ¦ P: Ks ¦ T: (P1) [Ah 2h 3h] ¦ {AROUND}")
    assert deal.view(0).laid == (0, 6)
    play(deal, "lay Kh>T0.lo")
    assert deal.view(0).laid == (10, 20)
    assert deal.view(0).table[0].cards == ("Kh", "Ah", "2h", "3h")
    assert deal.view(0).table[0].owners == (0, 1, 1, 1)
    assert GAME.position(GAME.describe(deal)) == deal
    deal = at(f"H: * Kc 9c 4d ¦ P: Ks ¦ T: (P1) [*Ac 2c 3c] ¦ {AROUND}", "lay Kc>T0.lo")
    assert deal.view(0).laid == (10, 20)  # a joker is paid alike wherever it lies
    assert deal.view(0).table[0].cards == ("Kc", "*Ac", "2c", "3c")


def test_M8_no_card_is_in_a_run_twice_and_one_that_fits_both_ends_is_asked_for() -> None:
    deal = at(f"H: 2h 9c 4d ¦ T: [{TO_THE_ACE}] ¦ {AROUND} packs=2")
    with pytest.raises(parlour.NotationError) as error:
        GAME.parse(deal, "lay 2h>T0")
    assert (error.value.code, error.value.rule) == ("r500_which_end", "M7")
    for end, cards in (("lo", f"2h {TO_THE_ACE}"), ("hi", f"{TO_THE_ACE} 2h")):
        twin = deal.clone()
        play(twin, f"lay 2h>T0.{end}")
        table = twin.view(0).table[0]
        assert (" ".join(table.cards), table.low, table.high) == (cards, None, None)


def test_M8_C1_D3_U1_the_corner_counts_wherever_a_card_fits() -> None:
    table = f"T: [Qh Kh Ah] ¦ {AROUND}"
    deal = at(f"n=3 ¦ H: 2h 4d 9c ¦ P: Ks ¦ P: Qs ¦ {table}", "discard 2h")
    assert deal.view(0).phase == "CALL"
    play(deal, "call D0 lay 2h>T0.hi")
    assert legal(at(f"H: 4d 9c ¦ D: 2h Kc ¦ {table} ¦ phase=DRAW"))[-1] == "take D0"
    deal = at(f"H: 2h ¦ P: Ks ¦ {table} final_discard_unplayable=true")
    refused(deal, "discard 2h", "r500_playable_last", "U1")
    deal = at(f"n=3 ¦ H: 9s 4d 9c ¦ P: Ks ¦ P: Qs ¦ D: Kh Ah 2h ¦ {AROUND}", "discard 9s")
    assert "call D0 meld [Kh Ah 2h]" in legal(deal)


def test_M4_a_joker_stands_for_any_card() -> None:
    deal = at("H: 5h 7h * 9c Kd")
    assert "meld [5h *6h 7h]" in legal(deal)
    deal = at("H: 6c 6d * 9c Kd")
    assert "meld [6c 6d *6]" in legal(deal)


def test_M4_people_may_put_a_joker_where_they_hold_the_card() -> None:
    deal = at("H: 5h 6h 7h * 9c Kd")
    assert "meld [5h *6h 7h]" not in legal(deal)
    play(deal, "meld [5h *6h 7h]")
    assert "6h" in deal.view(0).hand
    assert deal.view(0).laid == (27, 0)


def test_M4_a_set_with_a_joker_takes_one_more_suit_then_it_is_full() -> None:
    deal = at("H: 7c 7d 9c 9d ¦ T: [7s 7h *7]", "lay 7d>T0")
    refused(deal, "lay 7c>T0", "r500_does_not_fit", "M1")


def test_M5_one_natural_card_is_enough() -> None:
    deal = at("H: 5h * * 9c Kd")
    assert "meld [5h *6h *7h]" in legal(deal)
    assert "meld [5h *5 *5]" in legal(deal)
    with pytest.raises(parlour.NotationError):
        GAME.parse(deal, "meld [* * *]")


def test_M5_O_min_naturals_two() -> None:
    deal = at("H: 5h * * 9c Kd ¦ opt: min_naturals=2")
    assert kinds(deal) == {"discard"}
    refused(deal, "meld [5h *6h *7h]", "r500_few_naturals", "O-min_naturals")
    deal = at("H: 5h 8h * * 9c Kd ¦ opt: min_naturals=2")
    assert "meld [5h *6h *7h 8h]" in legal(deal)


def test_M6_a_joker_is_never_replaced() -> None:
    deal = at("H: 5h 6h Kc 9d ¦ T: [3h 4h *5h]")
    refused(deal, "lay 5h>T0", "r500_does_not_fit", "M6")
    play(deal, "lay 6h>T0")
    assert deal.view(0).table[0].cards == ("3h", "4h", "*5h", "6h")


def test_M6_a_joker_above_an_ace_has_no_place() -> None:
    deal = at("H: * 9c 9d ¦ T: [Qh Kh Ah]")
    refused(deal, "lay *>T0.hi", "around_the_corner", "O-around_the_corner")
    assert "lay *>T0.lo" in legal(deal)


def test_M7_a_card_scores_for_the_player_that_put_it_down() -> None:
    deal = at("H: 8h 9c Kd ¦ P: 4h 2c 3c ¦ T: (P1) [5h 6h 7h]", "lay 8h>T0", "discard 9c")
    play(deal, "stock", "lay 4h>T0.lo")
    assert deal.view(0).table[0].cards == ("4h", "5h", "6h", "7h", "8h")
    assert deal.view(0).table[0].owners == (1, 1, 1, 1, 0)
    assert deal.view(0).laid == (8, 22)


def test_M7_a_card_that_fits_twice_is_laid_where_its_player_says() -> None:
    deal = at("H: 8h 9c Kd ¦ T: [5h 6h 7h] ¦ T: [8c 8d 8s]")
    assert [text for text in legal(deal) if text.startswith("lay")] == ["lay 8h>T0.hi", "lay 8h>T1"]


def test_M7_a_card_that_fits_both_ends_is_laid_where_its_player_says() -> None:
    deal = at("H: * 9c Kd ¦ T: [5h 6h 7h]")
    with pytest.raises(parlour.NotationError) as error:
        GAME.parse(deal, "lay *>T0")
    assert (error.value.code, error.value.rule) == ("r500_which_end", "M7")
    for language in ("en", "ja"):
        assert "refused-" not in error.value.say(language)
    play(deal, "lay *>T0.hi")
    assert deal.view(0).table[0].cards == ("5h", "6h", "7h", "*8h")


def test_M7_four_owners_in_one_run() -> None:
    owned = "(P0 P1 P2 P3)"
    deal = at(f"H: 9s ¦ P: Kc ¦ P: Kd ¦ P: Kh ¦ T: {owned} [5h 6h 7h *8h]", "discard 9s")
    assert scores(deal) == [5, 6 - 10, 7 - 10, 15 - 10]


# -- the turn --------------------------------------------------------------------------------------


def test_D1_one_draws_exactly_once_and_first() -> None:
    deal = at("H: 9s 4d ¦ D: 2h ¦ phase=DRAW")
    assert set(legal(deal)) == {"stock", "take"}
    refused(deal, "discard 9s", "r500_draw_first", "D1")
    play(deal, "stock")
    refused(deal, "stock", "r500_drawn_already", "D1")
    refused(deal, "take", "r500_drawn_already", "D1")


def test_D1_the_card_from_the_stock_is_secret() -> None:
    deal = at("H: 9s 4d ¦ P: Ks ¦ S: 7c 2c ¦ phase=DRAW")
    move = GAME.moves(deal, GAME.parse(deal, "stock"))[0]
    assert (move.for_seat(0).card, move.for_seat(1).card) == ("7c", None)
    play(deal, "stock")
    assert "7c" in deal.view(0).hand
    assert deal.view(1).known[0] == ()


def test_D1_an_empty_pile_leaves_the_stock() -> None:
    deal = at("H: 9s 4d ¦ phase=DRAW")
    assert legal(deal) == ["stock"]
    refused(deal, "take", "r500_pile_empty", "D1")


def test_D2_the_top_card_may_be_kept_but_not_discarded() -> None:
    deal = at("H: 9c 4d ¦ D: 2c 7h ¦ phase=DRAW", "take")
    assert legal(deal) == ["discard 9c", "discard 4d"]
    refused(deal, "discard 7h", "r500_just_taken", "D2")


def test_D2_its_twin_may_be_discarded() -> None:
    deal = at("H: 7h 4d ¦ P: Ks ¦ D: 2c 7h ¦ phase=DRAW ¦ opt: packs=2", "take", "discard 7h")
    assert deal.view(1).known[0] == ("7h",)


def test_D2_of_twins_the_one_just_taken_is_melded() -> None:
    deal = at(
        "H: 7h 4d 2s ¦ D: 2c 7h ¦ T: [4h 5h 6h] ¦ phase=DRAW ¦ opt: packs=2", "take", "lay 7h>T0"
    )
    assert "discard 7h" in legal(deal)


def test_O_redicard_lets_it_go_back() -> None:
    deal = at("H: 9c 4d ¦ D: 2c 7h ¦ phase=DRAW ¦ opt: redicard=True", "take")
    assert "discard 7h" in legal(deal)


def test_O_top_take_must_use() -> None:
    text = "H: 9c 4d 2s ¦ D: 2c 7h ¦ T: [4h 5h 6h] ¦ phase=DRAW ¦ opt: top_take=must_use"
    deal = at(text, "take")
    assert legal(deal) == ["lay 7h>T0.hi"]
    refused(deal, "discard 9c", "r500_must_play", "O-top_take")
    deal = at(text.replace("T: [4h 5h 6h] ¦ ", ""))
    refused(deal, "take", "r500_take_must_use", "O-top_take")


def test_D3_a_deeper_card_is_taken_with_all_above_and_played_at_once() -> None:
    deal = at("H: 8s 8d 4d ¦ P: Ks ¦ D: 8h Kc 3s Qd ¦ phase=DRAW")
    assert legal(deal) == ["stock", "take", "take D0"]
    refused(deal, "take D1", "r500_deep_no_use", "D3")
    refused(deal, "take D7", "r500_no_such_discard", "D3")
    play(deal, "take D0")
    assert sorted(deal.view(1).known[0]) == ["3s", "8h", "Kc", "Qd"]
    assert deal.view(1).must == "8h"
    assert legal(deal) == ["meld [8d 8h 8s]"]
    refused(deal, "discard 4d", "r500_must_play", "D3")
    play(deal, "meld [8s 8d 8h]")
    assert set(legal(deal)) == {"discard Kc", "discard 3s", "discard Qd", "discard 4d"}


def test_D3_laying_off_is_a_use_and_other_plays_are_not() -> None:
    deal = at("H: 4c 4d 4h 9c ¦ D: 8h Kc ¦ T: [5h 6h 7h] ¦ phase=DRAW", "take D0")
    assert legal(deal) == ["lay 8h>T0.hi"]
    refused(deal, "meld [4c 4d 4h]", "r500_must_play", "D3")


def test_D3_the_whole_meld_may_come_from_the_pile() -> None:
    deal = at("H: 4d 9c ¦ D: 8h 8s 8d ¦ phase=DRAW", "take D0", "meld [8h 8s 8d]")
    assert kinds(deal) == {"discard"}


def test_D3_a_joker_can_be_the_deeper_card() -> None:
    deal = at("H: 6h 7h 9c ¦ D: * Kc ¦ phase=DRAW", "take D0")
    assert kinds(deal) == {"meld"}
    assert all("*" in text for text in legal(deal))


def test_D3_a_joker_with_no_gap_to_fill_stands_for_a_card_in_hand() -> None:
    """Only an odd placement leaves a turn: the rest of the suit is melded or in hand."""
    deal = at(
        "H: 5h 6h ¦ P: Ks ¦ D: 7h * ¦ T: [8s 9s Ts] ¦ phase=DRAW"
        " ¦ opt: going_out=keep_one final_discard_unplayable=True"
    )
    play(deal, "take D0")
    assert legal(deal) == ["meld [*5h 6h 7h]", "meld [5h *6h 7h]"]
    play(deal, "meld [5h *6h 7h]", "discard 6h")
    assert result(deal).kind == "out"


def test_O_deep_take_use_new_meld() -> None:
    deal = at("H: 4d 9c ¦ D: 8h Kc ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ opt: deep_take_use=new_meld")
    refused(deal, "take D0", "r500_deep_no_meld", "O-deep_take_use")
    deal = at(
        "H: 8c 8d 9c ¦ D: 8h Kc ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ opt: deep_take_use=new_meld",
        "take D0",
    )
    assert deal.view(0).must_meld
    refused(deal, "lay 8h>T0", "r500_must_meld", "O-deep_take_use")
    play(deal, "meld [8c 8d 8h]")
    assert not deal.view(0).must_meld


def test_O_deep_take_use_does_not_bind_the_top_card() -> None:
    deal = at(
        "H: 4d 9c ¦ D: Kc 8h ¦ T: [5h 6h 7h] ¦ phase=DRAW"
        " ¦ opt: deep_take_use=new_meld top_take=must_use",
        "take",
    )
    assert legal(deal) == ["lay 8h>T0.hi"]


def test_D4_after_taking_several_any_of_them_may_be_discarded() -> None:
    deal = at("H: 8s 8d 4d ¦ D: 8h Kc 3s Qd ¦ phase=DRAW", "take D0", "meld [8s 8d 8h]")
    assert {"discard Kc", "discard 3s", "discard Qd"} <= set(legal(deal))


def test_A_LAY_any_number_on_own_and_others_melds() -> None:
    deal = at("H: 8h 9h 4h Kc 9d ¦ T: (P1) [5h 6h 7h] ¦ T: (P0) [9c 9s *9]")
    play(deal, "lay 8h>T0.hi", "lay 9h>T0.hi", "lay 4h>T0.lo", "lay 9d>T1")
    assert deal.view(0).hand == ("Kc",)


def test_A_LAY_refusals() -> None:
    deal = at("H: 8h Kc 9d ¦ T: [5h 6h 7h]")
    refused(deal, "lay Kc>T0", "r500_does_not_fit", "M2")
    refused(deal, "lay 8h>T0.lo", "r500_does_not_fit", "M2")
    refused(deal, "lay 8h>T1", "r500_no_such_meld", "M7")
    refused(deal, "lay 4h>T0", "not_in_hand", "D1")
    refused(deal, "discard 4h", "not_in_hand", "D1")
    refused(deal, "meld [2c 3c 4c]", "not_in_hand", "D1")


# -- the turn can always be completed --------------------------------------------------------------


def test_E1_only_the_taken_card_would_be_left() -> None:
    deal = at("H: 9c 8h ¦ T: [5h 6h 7h] ¦ took=9c")
    refused(deal, "lay 8h>T0", "r500_leaves_no_turn", "E1")
    assert legal(deal) == ["discard 8h"]


def test_E1_the_taken_card_alone_cannot_be_the_kept_card() -> None:
    deal = at("H: 9c 8h ¦ T: [5h 6h 7h] ¦ took=9c ¦ opt: going_out=keep_one")
    refused(deal, "lay 8h>T0", "r500_leaves_no_turn", "E1")


def test_E1_unless_it_can_be_laid_off() -> None:
    deal = at("H: 9h 8h ¦ P: Ks ¦ T: [5h 6h 7h] ¦ took=9h", "lay 8h>T0", "lay 9h>T0")
    assert result(deal).out == 0


def test_E1_a_meld_may_leave_a_card_that_fits_it() -> None:
    deal = at("H: 5h 6h 7h 8h ¦ P: Ks ¦ took=8h")
    assert "meld [5h 6h 7h]" in legal(deal)
    deal = at("H: 5h 6h 7h 9c ¦ P: Ks ¦ took=9c")
    refused(deal, "meld [5h 6h 7h]", "r500_leaves_no_turn", "E1")


def test_E1_keep_one_and_unplayable_together() -> None:
    both = "opt: going_out=keep_one final_discard_unplayable=True"
    deal = at(f"H: 8h 9h 2c ¦ T: [5h 6h 7h] ¦ {both}", "discard 2c")
    deal = at(f"H: 8h 9h ¦ T: [5h 6h 7h] ¦ {both}")
    refused(deal, "lay 8h>T0", "r500_leaves_no_turn", "E1")


# -- going out -------------------------------------------------------------------------------------


def test_G1_by_melding_all() -> None:
    deal = at("H: 5h 6h 7h ¦ P: Ks 4d", "meld [5h 6h 7h]")
    assert (result(deal).kind, result(deal).out) == ("out", 0)
    assert scores(deal) == [18, -14]


def test_G1_by_discarding_the_last_card() -> None:
    deal = at("H: 9s ¦ P: Ks", "discard 9s")
    assert (result(deal).kind, result(deal).out) == ("out", 0)
    assert deal.legal() == []
    with pytest.raises(parlour.IllegalAction):
        play(deal, "stock")


def test_X1_with_an_empty_stock_one_takes_or_ends_the_deal() -> None:
    deal = at("H: 9s 4d ¦ P: Ks ¦ D: 2h ¦ S: ¦ phase=DRAW")
    assert legal(deal) == ["pass", "take"]
    refused(deal, "stock", "r500_stock_empty", "X1")
    play(deal, "take", "discard 9s")
    assert legal(deal) == ["pass", "take"]
    play(deal, "pass")
    assert (result(deal).kind, result(deal).out) == ("stock_out", -1)


def test_X1_nobody_passes_while_there_is_a_stock() -> None:
    refused(at("H: 9s 4d ¦ phase=DRAW"), "pass", "r500_no_pass", "X1")


FLOATING = "opt: going_out=floating"


def test_F1_melding_the_last_card_floats() -> None:
    deal = at(f"H: 8h ¦ P: Ks 4d ¦ T: [5h 6h 7h] ¦ {FLOATING}", "lay 8h>T0")
    assert (deal.seat, deal.view(0).counts, deal.view(0).phase) == (1, (0, 2), "DRAW")


def test_F1_a_floating_deal_ends_by_a_discard() -> None:
    deal = at(f"H: 9s ¦ P: Ks ¦ {FLOATING}", "discard 9s")
    assert result(deal).kind == "out"


def test_F2_a_draw_and_discard() -> None:
    deal = at(f"H: ¦ P: Ks ¦ S: 9c ¦ phase=DRAW ¦ {FLOATING}", "stock", "discard 9c")
    assert result(deal).out == 0


def test_F2_b_take_several_meld_all_but_one_discard_it() -> None:
    deal = at(
        f"H: ¦ P: Ks ¦ D: 8h Jd ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ {FLOATING}",
        "take D0",
        "lay 8h>T0",
        "discard Jd",
    )
    assert result(deal).out == 0


def test_F2_c_draw_one_meld_it_float_again() -> None:
    deal = at(
        f"H: ¦ P: Ks ¦ S: 8h 2c ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ {FLOATING}", "stock", "lay 8h>T0"
    )
    assert (deal.seat, deal.view(0).counts) == (1, (0, 1))


def test_F2_d_take_several_meld_some_discard_one_hold_the_rest() -> None:
    deal = at(
        f"H: ¦ P: Ks ¦ D: 8h Jd 2c ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ {FLOATING}",
        "take D0",
        "lay 8h>T0",
        "discard Jd",
    )
    assert (deal.view(0).counts, deal.seat) == ((1, 1), 1)


def test_F3_a_floating_seat_takes_the_top_card_only_to_lay_it_off() -> None:
    deal = at(f"H: ¦ P: Ks ¦ D: 9c 8h ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ {FLOATING}", "take")
    assert legal(deal) == ["lay 8h>T0.hi"]
    deal = at(f"H: ¦ P: Ks ¦ D: 8h 9c ¦ T: [5h 6h 7h] ¦ phase=DRAW ¦ {FLOATING}")
    refused(deal, "take", "r500_take_floating", "F3")
    deal = at(f"H: ¦ P: Ks ¦ D: 8h 9c ¦ phase=DRAW ¦ {FLOATING} redicard=True", "take")
    assert legal(deal) == ["discard 9c"]


UNPLAYABLE = "opt: final_discard_unplayable=True"


def test_U1_the_final_discard_must_fit_no_meld() -> None:
    deal = at(f"H: 8h ¦ P: Ks ¦ T: [5h 6h 7h] ¦ {UNPLAYABLE}")
    refused(deal, "discard 8h", "r500_playable_last", "U1")
    play(deal, "lay 8h>T0")
    assert result(deal).out == 0


def test_U1_earlier_discards_are_free() -> None:
    deal = at(f"H: 8h 2c ¦ P: Ks ¦ T: [5h 6h 7h] ¦ {UNPLAYABLE}", "discard 8h")
    assert deal.seat == 1


def test_U1_with_floating_a_playable_last_card_floats() -> None:
    deal = at(f"H: 8h ¦ P: Ks ¦ T: [5h 6h 7h] ¦ {UNPLAYABLE} going_out=floating")
    assert legal(deal) == ["lay 8h>T0.hi"]
    play(deal, "lay 8h>T0")
    assert not deal.over


def test_O_going_out_keep_one() -> None:
    deal = at("H: 5h 6h 7h ¦ P: Ks ¦ opt: going_out=keep_one")
    refused(deal, "meld [5h 6h 7h]", "r500_keep_one", "O-going_out")
    deal = at("H: 8h ¦ P: Ks ¦ T: [5h 6h 7h] ¦ opt: going_out=keep_one")
    assert legal(deal) == ["discard 8h"]


@pytest.mark.parametrize(
    ("cards", "text", "options"),
    [
        ("H: 8s ¦ D: 8h 8d", "take D0", ""),
        ("H: 8s ¦ D: 8h 8d", "take D0", " deep_take_use=new_meld"),
        ("H: 8s 8d ¦ D: 8h", "take", " top_take=must_use"),
        ("H: 8s 8d ¦ D: 8h ¦ idle=20", "take", ""),
    ],
)
def test_O_going_out_keep_one_binds_what_is_taken(cards: str, text: str, options: str) -> None:
    """The meld is there, but it would take the last card."""
    deal = at(f"{cards} ¦ phase=DRAW ¦ opt: going_out=keep_one{options}")
    refused(deal, text, "r500_keep_one", "O-going_out")


# -- calling rummy ---------------------------------------------------------------------------------

THREE = "n=3 ¦ H: 8h 4d 9c ¦ P: Ks ¦ P: Qs"


def test_C1_a_discard_that_can_be_laid_off() -> None:
    deal = at(f"{THREE} ¦ T: [5h 6h 7h]", "discard 8h")
    assert (deal.seat, deal.view(0).phase, deal.view(0).discarder) == (1, "CALL", 0)
    assert legal(deal) == ["decline", "call D0 lay 8h>T0.hi"]


def test_C1_another_card_of_the_pile_that_can_be_laid_off() -> None:
    deal = at(f"{THREE} ¦ D: 8s Jd ¦ T: [5s 6s 7s]", "discard 9c")
    assert legal(deal) == ["decline", "call D0 lay 8s>T0.hi"]


def test_C1_cards_of_the_pile_that_make_a_meld() -> None:
    deal = at(f"{THREE} ¦ D: 8s 8d", "discard 8h")
    assert legal(deal) == ["decline", "call D0 meld [8d 8h 8s]"]


def test_C1_no_card_of_a_hand_may_help() -> None:
    deal = at("n=3 ¦ H: 8h 4d 9c ¦ P: 8c Ks ¦ P: Qs ¦ D: 8s", "discard 8h")
    assert deal.view(0).phase == "DRAW"
    deal = at("n=3 ¦ H: 8h 4d 9c ¦ P: 8c Ks ¦ P: Qs ¦ D: 8s 8d", "discard 8h")
    refused(deal, "call D0 meld [8c 8d 8h 8s]", "r500_call_own_card", "C3")


def test_C1_people_may_place_jokers_in_a_call() -> None:
    deal = at(f"{THREE} ¦ D: 6h 7h *", "discard 8h")
    assert "call D0 meld [6h *7h 8h]" not in legal(deal)
    play(deal, "call D0 meld [6h *7h 8h]")
    assert deal.view(1).hand == ("7h", "Ks")


def test_C1_is_asked_only_after_a_discard() -> None:
    refused(at(f"{THREE} ¦ T: [5h 6h 7h]"), "decline", "r500_no_call", "C1")
    refused(at("H: 4d ¦ phase=DRAW"), "decline", "r500_no_call", "C1")
    deal = at(f"{THREE} ¦ T: [5h 6h 7h]", "discard 8h")
    refused(deal, "stock", "r500_call_or_decline", "C1")


def test_C1_nobody_is_asked_where_nothing_can_be_called() -> None:
    deal = at(f"{THREE} ¦ T: [5h 6h 7h]", "discard 9c")
    assert (deal.seat, deal.view(0).phase) == (1, "DRAW")


def test_C2_every_other_seat_is_asked_in_order_and_the_first_call_counts() -> None:
    deal = at(f"{THREE} ¦ T: [5h 6h 7h]", "discard 8h", "decline")
    assert (deal.seat, deal.view(0).phase) == (2, "CALL")
    play(deal, "decline")
    assert (deal.seat, deal.view(0).phase) == (1, "DRAW")


def test_C2_a_player_unable_to_call_is_asked_as_well() -> None:
    """The call would leave P1 with one card that P1 could neither lay off nor discard."""
    deal = at(
        "n=3 ¦ H: 2h 4d 9c ¦ P: 4h ¦ P: Qs ¦ T: [5h 6h 7h] ¦ T: [2c 2d 2s]"
        " ¦ opt: going_out=keep_one final_discard_unplayable=True call_after=turn",
        "discard 2h",
    )
    assert (deal.seat, legal(deal)) == (1, ["decline"])
    refused(deal, "call D0 lay 2h>T1", "r500_leaves_no_turn", "E1")


def test_C3_the_caller_takes_the_card_and_all_above() -> None:
    deal = at("n=3 ¦ H: 2c 4d 9c ¦ P: Ks ¦ P: Qs ¦ D: 3h Jd 6s ¦ T: [4h 5h 6h]", "discard 2c")
    play(deal, "call D0 lay 3h>T0.lo")
    assert sorted(deal.view(2).known[1]) == ["2c", "6s", "Jd"]
    assert deal.view(0).laid == (0, 18, 0)
    assert deal.view(0).pile == ()


def test_C3_the_play_must_contain_the_card_called_for() -> None:
    deal = at(f"{THREE} ¦ D: 2c 8s 8d", "discard 8h")
    refused(deal, "call D0 meld [8s 8d 8h]", "r500_call_without", "C3")
    refused(deal, "call D9 meld [8s 8d 8h]", "r500_no_such_discard", "C3")


def test_C4_resume_opens_a_new_window_then_the_next_seat_draws() -> None:
    deal = at(f"{THREE} ¦ D: 4h Jd ¦ T: [5h 6h 7h]", "discard 8h", "decline")
    play(deal, "call D2 lay 8h>T0")
    assert (deal.seat, deal.view(0).phase) == (1, "CALL")
    assert legal(deal) == ["decline", "call D0 lay 4h>T0.lo"]
    play(deal, "decline", "call D0 lay 4h>T0.lo")
    assert (deal.seat, deal.view(0).phase) == (1, "DRAW")


def test_C4_O_call_after_turn_is_the_callers_draw() -> None:
    deal = at(f"{THREE} ¦ T: [5h 6h 7h] ¦ opt: call_after=turn", "discard 8h", "decline")
    play(deal, "call D0 lay 8h>T0")
    assert (deal.seat, deal.view(0).phase) == (2, "PLAY")
    assert legal(deal) == ["discard Qs"]


def test_C4_O_call_after_turn_the_left_neighbour_is_next() -> None:
    deal = at(
        "n=3 ¦ H: 8h 4d 9c ¦ P: Ks ¦ P: Qs 2d ¦ T: [5h 6h 7h] ¦ opt: call_after=turn",
        "discard 8h",
        "decline",
        "call D0 lay 8h>T0",
        "discard 2d",
    )
    assert (deal.seat, deal.view(0).phase) == (0, "DRAW")


def test_C4_O_call_after_turn_a_floating_caller_goes_on_floating() -> None:
    deal = at(
        "n=3 ¦ H: 8h 4d 9c ¦ P: ¦ P: Qs ¦ T: [5h 6h 7h] ¦ opt: call_after=turn going_out=floating",
        "discard 8h",
        "call D0 lay 8h>T0",
    )
    assert (deal.seat, deal.view(0).phase, deal.view(0).counts) == (2, "DRAW", (2, 0, 1))


FLOAT = "n=3 ¦ H: 6h 7h 8h ¦ P: Ks 4d ¦ P: Qs ¦ D: 9h 2c ¦ opt: going_out=floating"
WINDOW = f"{FLOAT} call_without_discard=true"


def test_C1_O_call_without_discard_after_a_floating_turn() -> None:
    """The 9h fits what P0 has just laid down; only with the option the others are asked."""
    deal = at(FLOAT, "meld [6h 7h 8h]")
    assert (deal.seat, deal.view(0).phase) == (1, "DRAW")
    deal = at(WINDOW, "meld [6h 7h 8h]")
    assert (deal.seat, deal.view(1).phase, deal.view(1).discarder) == (1, "CALL", 0)
    assert legal(deal) == ["decline", "call D0 lay 9h>T0.hi"]
    refused(deal, "stock", "r500_call_or_decline", "C1")


def test_C2_O_call_without_discard_all_others_are_asked_from_the_left_on() -> None:
    deal = at(WINDOW, "meld [6h 7h 8h]", "decline")
    assert (deal.seat, deal.view(0).phase) == (2, "CALL")
    play(deal, "decline")
    assert (deal.seat, deal.view(0).phase, deal.view(0).discarder) == (1, "DRAW", -1)


def test_C1_O_call_without_discard_nobody_is_asked_where_nothing_can_be_called() -> None:
    deal = at(WINDOW.replace("D: 9h", "D: Th"), "meld [6h 7h 8h]")
    assert (deal.seat, deal.view(0).phase) == (1, "DRAW")


def test_C3_C4_O_call_without_discard_the_call_is_like_any_other() -> None:
    deal = at(WINDOW.replace("9h 2c", "5h 2c 9h"), "meld [6h 7h 8h]", "decline")
    play(deal, "call D2 lay 9h>T0")
    assert (deal.seat, legal(deal)) == (1, ["decline", "call D0 lay 5h>T0.lo"])
    play(deal, "call D0 lay 5h>T0")
    assert (deal.seat, deal.view(0).phase, deal.view(0).counts) == (1, "DRAW", (0, 3, 1))
    assert deal.view(0).laid == (21, 5, 9)


def test_C4_O_call_without_discard_with_call_after_turn() -> None:
    """P2 calls and goes on; P1, between, loses a turn."""
    deal = at(f"{WINDOW} call_after=turn", "meld [6h 7h 8h]", "decline", "call D0 lay 9h>T0")
    assert (deal.seat, deal.view(2).phase, deal.view(2).hand) == (2, "PLAY", ("2c", "Qs"))
    play(deal, "discard Qs")
    assert (deal.seat, deal.view(0).phase) == (0, "DRAW")


def test_C4_O_call_without_discard_a_floating_caller_ends_a_turn_without_discard() -> None:
    """P1 holds nothing before and after the call; now the others are asked about the pile."""
    text = "n=3 ¦ H: 6h 7h 8h ¦ P: ¦ P: Qs ¦ D: 5h 9h ¦ opt: going_out=floating call_after=turn"
    deal = at(f"{text} call_without_discard=true", "meld [6h 7h 8h]", "call D1 lay 9h>T0")
    assert (deal.seat, deal.view(0).phase, deal.view(0).discarder) == (2, "CALL", 1)
    play(deal, "decline")
    assert (deal.seat, legal(deal)) == (0, ["decline", "call D0 lay 5h>T0.lo"])
    play(deal, "decline")
    assert (deal.seat, deal.view(0).phase) == (2, "DRAW")


def test_C1_O_call_without_discard_lay_offs_count_as_melds_do() -> None:
    text = WINDOW.replace("H: 6h 7h 8h", "H: 8h").replace("D: 9h", "T: [5h 6h 7h] ¦ D: 9h")
    deal = at(text, "lay 8h>T0")
    assert (deal.seat, legal(deal)) == (1, ["decline", "call D0 lay 9h>T0.hi"])


def test_C5_O_call_without_discard_never_after_the_end() -> None:
    text = WINDOW.replace("H: 6h 7h 8h", "H: 9d").replace("D: 9h", "T: [5h 6h 7h] ¦ D: 8h")
    assert at(text, "discard 9d").over


def test_C2_O_call_without_discard_being_asked_tells_nothing() -> None:
    """Whatever the others hold, the same seats are asked in the same order."""
    deal, orders = at(WINDOW), set[tuple[int, ...]]()
    for seed in range(40):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        play(twin, "meld [6h 7h 8h]")
        asked = []
        while twin.view(0).phase == "CALL":
            asked.append(twin.seat)
            play(twin, "decline")
        orders.add(tuple(asked))
    assert orders == {(1, 2)}


def test_O_call_without_discard_is_kept_by_a_position() -> None:
    deal = at(WINDOW, "meld [6h 7h 8h]", "decline")
    again = GAME.position(GAME.describe(deal))
    assert (again.seat, legal(again)) == (deal.seat, legal(deal))
    assert [again.view(seat) for seat in range(3)] == [deal.view(seat) for seat in range(3)]
    with pytest.raises(parlour.NotationError) as error:
        GAME.position(GAME.describe(deal).replace("call_without_discard=True", ""))
    found = (error.value.code, error.value.rule, error.value.facts)
    assert found == ("contradiction", "O-call_without_discard", {"text": "discarder=P0"})


@pytest.mark.parametrize(
    ("options", "other"),
    [
        ({}, "going_out"),
        ({"going_out": "keep_one"}, "going_out"),
        ({"going_out": "floating", "call_rummy": False}, "call_rummy"),
    ],
)
def test_O_call_without_discard_needs_calls_and_floating(
    options: dict[str, Any], other: str
) -> None:
    with pytest.raises(parlour.OptionError) as error:
        GAME.options(call_without_discard=True, **options)
    facts = {"option": "call_without_discard", "other": other}
    found = (error.value.code, error.value.rule, error.value.facts)
    assert found == ("needs_option", "O-call_without_discard", facts)


def test_C5_the_final_discard_cannot_be_called() -> None:
    deal = at("n=3 ¦ H: 8h ¦ P: Ks ¦ P: Qs ¦ T: [5h 6h 7h]", "discard 8h")
    assert deal.over


def test_O_call_rummy_off() -> None:
    deal = at(f"{THREE} ¦ T: [5h 6h 7h] ¦ opt: call_rummy=False", "discard 8h")
    assert deal.view(0).phase == "DRAW"
    refused(deal, "call D0 lay 8h>T0", "r500_no_call", "O-call_rummy")


def test_C2_O_call_timeout_is_for_people_only() -> None:
    slow, fast = GAME.options(call_timeout_s=60), GAME.options(call_timeout_s=1)
    assert GAME.deal(slow, 3, seed=1).view(0) == GAME.deal(fast, 3, seed=1).view(0)


# -- scores and the match --------------------------------------------------------------------------


def test_S1_what_lies_on_the_table_less_what_is_in_hand() -> None:
    deal = at("H: 8h ¦ P: Ks 4d ¦ T: (P1) [5h 6h 7h]", "lay 8h>T0")
    facts = result(deal)
    assert (facts.laid, facts.held, facts.points) == ((8, 18), (0, 14), (8, 4))
    assert facts.winner == 0


def test_S1_O_going_out_bonus() -> None:
    deal = at("H: 9s ¦ P: Ks ¦ opt: going_out_bonus=25", "discard 9s")
    assert scores(deal) == [25, -10]
    deal = at("H: 9s 4d ¦ P: Ks ¦ S: ¦ phase=DRAW ¦ opt: going_out_bonus=25", "pass")
    assert scores(deal) == [-13, -10]


def test_S2_a_low_ace_counts_one_also_beside_a_joker_and_laid_off() -> None:
    deal = at("H: 9s ¦ P: Kd ¦ T: (P0) [Ah *2h 3h]", "discard 9s")
    assert deal.score(0) == 1 + 15 + 3
    deal = at("H: Ah 9s ¦ P: Kd ¦ T: (P1) [2h 3h 4h]", "lay Ah>T0", "discard 9s")
    assert scores(deal) == [1, -1]
    deal = at("H: Ah 9s ¦ P: Kd ¦ T: (P1) [Jh Qh Kh]", "lay Ah>T0", "discard 9s")
    assert scores(deal) == [15, 20]


def test_S3_melds_left_in_hand_cost_points() -> None:
    assert scores(at("H: 9s ¦ P: 5h 6h 7h", "discard 9s")) == [0, -18]


def match_of(*deals: tuple[int, ...], **options: Any) -> Rummy500Match:
    match = Rummy500Match(GAME, GAME.options(**options), len(deals[0]))
    for points in deals:
        match.record(DealResult("out", points, -1))
    return match


def test_S4_the_match_ends_at_the_target() -> None:
    assert not match_of((499, 0)).over
    match = match_of((500, 0))
    assert (match.over, match.ranking, match.places) == (True, (0, 1), (1, 2))


@pytest.mark.parametrize("target", [200, 1000])
def test_S4_O_target(target: int) -> None:
    assert match_of((target, 0), target=target).over
    assert not match_of((target - 1, 0), target=target).over


def test_S4_the_highest_score_wins_even_if_another_player_went_out() -> None:
    assert match_of((510, 520, 0)).ranking[0] == 1


def test_S5_a_tie_at_the_top_plays_on() -> None:
    match = match_of((505, 505, 100))
    assert not match.over
    match.record(DealResult("out", (-10, -20, 400), 2))
    assert match.totals == [495, 485, 500]
    assert (match.over, match.ranking[0]) == (True, 2)


# -- ending ----------------------------------------------------------------------------------------


def exchange(deal: Any) -> None:
    """Take the top discard and throw another card."""
    play(deal, "take")
    deal.play(deal.legal()[0])


def test_X2_after_so_many_idle_turns_the_top_card_must_be_used() -> None:
    deal = at("H: Ks 4d 2c ¦ P: Qs 5d 3c ¦ D: 2h 9h ¦ phase=DRAW ¦ opt: idle_rounds=2")
    for _ in range(4):
        exchange(deal)
    assert deal.view(0).idle == 4
    assert legal(deal) == ["stock"]
    refused(deal, "take", "r500_idle", "X2")
    play(deal, "stock")
    deal.play(deal.legal()[0])
    assert "take" in legal(deal)


def test_X2_a_card_that_can_be_used_may_still_be_taken() -> None:
    deal = at(
        "H: Ks 4d 2c ¦ P: Qs 5d 3c ¦ D: 2h 8h ¦ T: [5h 6h 7h] ¦ phase=DRAW"
        " ¦ idle=4 ¦ opt: idle_rounds=2 call_rummy=False",
        "take",
    )
    assert legal(deal) == ["lay 8h>T0.hi"]
    refused(deal, "discard Ks", "r500_must_play", "X2")
    play(deal, "lay 8h>T0")
    assert deal.view(0).idle == 0


def test_X2_a_call_ends_the_idling() -> None:
    deal = at(
        f"{THREE} ¦ T: [5h 6h 7h] ¦ took=4d ¦ idle=4 ¦ opt: idle_rounds=2",
        "discard 8h",
        "call D0 lay 8h>T0",
    )
    assert deal.view(0).idle == 0


# -- what a seat knows -----------------------------------------------------------------------------


def test_information_known_cards_stay_in_a_redeal() -> None:
    deal = at("H: 8s 8d 4d ¦ P: Ks 2c 3d ¦ D: 8h Kc 3s Qd ¦ phase=DRAW")
    play(deal, "take D0", "meld [8s 8d 8h]", "discard 3s")
    assert sorted(deal.view(1).known[0]) == ["Kc", "Qd"]
    other = set()
    for seed in range(40):
        twin = deal.clone()
        twin.resample(1, Random(seed))
        assert twin.view(1) == deal.view(1)
        assert {"Kc", "Qd"} <= set(twin.view(0).hand)
        other |= set(twin.view(0).hand) - {"Kc", "Qd"}
    assert len(other) > 10


def test_information_a_redeal_leaves_the_card_that_must_be_played_playable() -> None:
    deal = at("H: 8s 8d 4d ¦ P: Ks 2c 3d ¦ D: 8h Kc 3s Qd ¦ phase=DRAW", "take D0")
    for seed in range(40):
        twin = deal.clone()
        twin.resample(1, Random(seed))
        assert twin.legal()
        assert twin.view(1) == deal.view(1)


def test_D3_where_one_pair_alone_makes_the_meld_a_redeal_finds_it() -> None:
    """P1 has taken the 8h; P0 holds all its neighbours but two eights, of some fifty cards."""
    deal = at(
        "H: 8c 6h 7h 9h Th 2c ¦ P: 8h 8s 8d ¦ D: Kc ¦ turn=P1 ¦ must=8h ¦ opt: jokers_per_pack=0"
    )
    for seed in range(30):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        assert twin.view(1).hand == ("8d", "8h", "8s")
        assert legal(twin) == ["meld [8d 8h 8s]"]


def test_D3_O_min_naturals_a_redeal_finds_a_run_over_a_gap() -> None:
    """Of what is left only the 8h and two jokers go with the 5h."""
    deal = at(
        "H: 2h 3h 4h 6h 7h 9h 5c 5d 5s Kh ¦ P: 5h 8h * * Ks ¦ turn=P1 ¦ must=5h"
        " ¦ opt: min_naturals=2"
    )
    for seed in range(10):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        assert {"5h", "8h", "*"} <= set(twin.view(1).hand)
        assert "meld [5h *6h *7h 8h]" in legal(twin)


def test_E1_a_redeal_leaves_a_card_that_can_be_discarded() -> None:
    """After the 8h P1 keeps one card that fits no meld: only the Kc is possible."""
    deal = at(
        "H: 2c 3d ¦ P: 8h Kc ¦ T: [5h 6h 7h] ¦ S: 4h 9h * ¦ turn=P1 ¦ must=8h"
        " ¦ opt: going_out=keep_one final_discard_unplayable=True"
    )
    for seed in range(30):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        assert sorted(twin.view(1).hand) == ["8h", "Kc"]


def test_information_hands_are_open_at_the_end() -> None:
    deal = at("H: 9s ¦ P: Ks 4d")
    assert deal.view(0).hands == (None, None)
    play(deal, "discard 9s")
    assert deal.view(0).hands == ((), ("4d", "Ks"))
    twin = deal.clone()
    twin.resample(0, Random(1))
    assert twin.view(0) == deal.view(0)


# -- positions -------------------------------------------------------------------------------------


def test_a_position_says_which_taken_card_is_not_in_the_hand() -> None:
    with pytest.raises(parlour.NotationError) as error:
        GAME.position("H: 2c 4d 9h ¦ P: 7s ¦ K: (P0) 2c 2c 2c")
    assert (error.value.code, error.value.facts["card"]) == ("not_in_hand", "2c")


def test_a_refused_position_names_the_unknown_card() -> None:
    with pytest.raises(parlour.NotationError) as error:
        GAME.position("H: 9s 5x 4d")
    assert error.value.facts["text"] == "5x"


def test_a_king_that_the_stock_holds_is_in_no_hand() -> None:
    deal = at("n=3 ¦ H: 9s ¦ D: 2h ¦ S: Kc 3c ¦ phase=DRAW")
    assert (deal.view(1).hand, deal.view(2).hand) == (("Kd",), ("Kh",))


@pytest.mark.parametrize(
    "text",
    [
        "H: 9c 4d ¦ D: 2c ¦ phase=DRAW ¦ took=9c",
        "H: 9c 4d ¦ D: 2c ¦ phase=DRAW ¦ must=9c",
        "H: 9c 8h 4d ¦ T: [5h 6h 7h] ¦ took=9c ¦ must=8h",
        "H: 8h 8s 8d ¦ took=8h ¦ must=8h",  # it need not be played
        "H: 8h 8s 8d ¦ took=8h ¦ opt: top_take=must_use",  # it must
        "H: 8h 8s 8d ¦ took=8h ¦ idle=21",
        "H: 9c 4d ¦ D: 2c ¦ idle=1",  # nothing was taken
        "H: 9c 4d ¦ D: 2c ¦ phase=DRAW ¦ idle=21",
        "H: 9c 4d ¦ P: ¦ D: 8h ¦ T: [5h 6h 7h] ¦ phase=CALL ¦ turn=P0 ¦ opt: going_out=floating",
    ],
)
def test_only_the_player_that_has_just_taken_a_card_owes_it(text: str) -> None:
    with pytest.raises(parlour.NotationError):
        GAME.position(text)


# -- presets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("standard", {}),
        ("no_jokers", {"jokers_per_pack": 0}),
        ("5-10-15", {"values": "5/10/15", "ace_low_value": 5}),
        ("floating", {"going_out": "floating"}),
        ("unplayable_final", {"final_discard_unplayable": True}),
        ("bicycle", {"jokers_per_pack": 0, "top_take": "must_use", "call_rummy": False}),
        ("strict_discard", {"top_take": "must_use", "deep_take_use": "new_meld"}),
        ("boathouse", {"going_out": "keep_one"}),
        ("steal_the_turn", {"call_after": "turn"}),
    ],
)
def test_presets(preset: str, changed: dict[str, Any]) -> None:
    assert GAME.options(preset).changed() == changed


def test_presets_combine() -> None:
    rules = GAME.options("floating", final_discard_unplayable=True)
    deal = GAME.deal(rules, 4, seed=3)
    assert deal.legal()


# -- what a view tells of the table ------------------------------------------------------------


@pytest.mark.parametrize(
    ("meld", "wanted"),
    [
        ("3h 4h *5h", ("2h", "6h", ())),
        ("Ah 2h 3h", (None, "4h", ())),
        ("7s 7h *7", (None, None, ("7c", "7d"))),
        ("7s 7h 7c *7", (None, None, ())),
    ],
)
def test_M7_a_meld_says_what_it_takes(meld: str, wanted: Any) -> None:
    found = at(f"H: 9s 2c ¦ P: Ks ¦ T: (P0) [{meld}]").view(0).table[0]
    assert (found.low, found.high, found.missing) == wanted
