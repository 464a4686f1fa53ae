"""Tripoley: a test for every rule, with the vectors of the rules document (T01 to T50)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from parlour.cards.cards import PACK_52, members, name, names, number
from parlour.cards.rng import Random
from parlour.core.errors import NotationError, OptionError
from parlour.core.match import DealResult
from parlour.core.table import Table
from parlour.games.stops import notes
from parlour.games.stops.deal import StopsDeal
from parlour.games.stops.match import StopsMatch
from parlour.pieces import poker
from parlour.search.playout import play_random
from tests.helpers import some

from .playing import (
    TRIPOLEY,
    gains,
    leads,
    legal,
    mat,
    play,
    refused,
    stacks,
    table,
    total,
    turn,
)

SPARE = 9
QUADS = "c2dAhAsA / c3dKhKsK / c4dQhQsQ / c5dJhJsJ"
FIVES = "five: (P0) 2c Ad Ah As 2d ¦ five: (P1) 3c Kd Kh Ks 3d ¦ five: (P2) 4c Qd Qh Qs 4d"
HANDS = "c2dAhAsAd2 / c3dKhKsKd3 / c4dQhQsQd4 / c5dJhJsJd5"
SIZES = {
    2: [18, 17, 17],
    3: [13, 13, 13, 13],
    4: [11, 11, 10, 10, 10],
    5: [9, 9, 9, 9, 8, 8],
    6: [8, 8, 8, 7, 7, 7, 7],
    7: [7, 7, 7, 7, 6, 6, 6, 6],
    8: [6, 6, 6, 6, 6, 6, 6, 5, 5],
    9: [6, 6, 5, 5, 5, 5, 5, 5, 5, 5],
}


def tripoley(hands: str, *sections: str, opt: str = "", least: int = 1) -> Any:
    return table(TRIPOLEY, hands, *sections, opt=opt, least=least)


def dealt(seats: int, dealer: int = 0, **options: Any) -> StopsDeal:
    """A deal of the pack in order."""
    return TRIPOLEY.deal(TRIPOLEY.options(**options), seats, cards=PACK_52, dealer=dealer)


def exchange(hands: str, *sections: str, opt: str = "") -> Any:
    """The dealer P0 is to decide about the spare hand; hands of five cards or more."""
    return tripoley(hands, "phase=EXCHANGE", *sections, opt=opt, least=5)


def betting(*sections: str, hands: str = HANDS, opt: str = "") -> Any:
    """Everybody has chosen the best five of these hands; the betting begins."""
    deal = exchange(hands, *sections, opt=f"auction=none {opt}".strip())
    deal = play(deal, "keep")
    for _ in range(4):
        if turn(deal)[1] == "SELECT":
            play(deal, "select best")
    return deal


# -- R1 to R3: players, chips, dealer, deal --------------------------------------------------------


def test_R1_1_two_to_nine_players() -> None:
    assert list(TRIPOLEY.seats) == list(range(2, 10))
    for seats in (1, 10):
        with pytest.raises(OptionError) as error:
            TRIPOLEY.deal(seats=seats, seed=1)
        assert error.value.rule == "R1.1"


def test_R1_2_everybody_begins_with_start_chips() -> None:
    match = TRIPOLEY.match(TRIPOLEY.options(start_chips=60), 3, seed=1)
    assert match.totals == [60, 60, 60]
    assert stacks(match.deal) == [51, 51, 51]


def test_R2_1_nine_chips_each_before_the_deal() -> None:
    deal = TRIPOLEY.deal(seats=5, seed=3)
    assert set(mat(deal).values()) == {5}
    assert stacks(deal) == [91] * 5
    assert list(mat(deal)) == ["AH", "KH", "QH", "JH", "TH", "QKH", "RUN", "KITTY", "POT"]


def test_R2_3_chips_that_are_not_won_stay() -> None:
    options = TRIPOLEY.options(auction="none", bet_structure="none")
    match = TRIPOLEY.match(options, seats=4, seed=8)
    play_random(match.deal, 1)
    left = mat(match.deal)
    match.advance()
    assert {it: chips - 4 for it, chips in mat(match.deal).items()} == left


def test_R3_1_the_first_dealer_is_drawn() -> None:
    assert {TRIPOLEY.match(seats=3, seed=seed).dealer for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("seats", SIZES)
def test_R3_2_T01_hand_sizes(seats: int) -> None:
    deal = dealt(seats)
    counts = [deal.hand[(1 + step) % seats].bit_count() for step in range(seats)]
    assert [*counts, deal.hand[SPARE].bit_count()] == SIZES[seats]


@pytest.mark.parametrize(("position", "first"), [("last", 0), ("first", 1)])
def test_R3_2_T02_one_card_at_a_time_from_the_left(position: str, first: int) -> None:
    deal = dealt(4, spare_position=position)
    for step, seat in enumerate([1, 2, 3, 0]):
        assert sorted(members(deal.hand[seat])) == sorted(PACK_52[step + first :: 5])
    assert sorted(members(deal.hand[SPARE])) == sorted(PACK_52[0 if first else 4 :: 5])


# -- R4: the spare hand ----------------------------------------------------------------------------

T05 = "c2345678h2 / c9TJQKAd2 / d3456789 / dTJQKAs2", "S: 3h 4h 5h 6h 7h 8h 9h"


def test_R4_1_T05_the_dealer_exchanges_unseen() -> None:
    deal = exchange(*T05)
    assert deal.view(0).former is None
    assert not set(deal.view(0).hand) & {"3h", "9h"}
    play(deal, "exchange")
    assert list(deal.view(0).hand) == ["3h", "4h", "5h", "6h", "7h", "8h", "9h"]
    assert deal.view(0).former == ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "2h")
    assert [deal.view(seat).former for seat in (1, 2, 3)] == [None] * 3
    assert turn(deal) == (1, "SELECT")
    assert deal.view(2).swapped == (0,)


def test_R4_1_T06_the_dealer_keeps() -> None:
    deal = play(exchange(*T05), "keep")
    assert turn(deal) == (1, "SELECT")
    assert [deal.view(seat).former for seat in range(4)] == [None] * 4
    assert deal.view(1).swapped == ()


def test_R4_1_without_exchange_and_auction_nobody_is_asked() -> None:
    assert turn(TRIPOLEY.deal(TRIPOLEY.options("box"), 4, seed=1)) == (1, "PAY")
    refused(exchange(*T05, opt="dealer_exchange=false"), "exchange", "stops_no_exchange", "R4.1")
    refused(exchange(*T05, opt="auction=none"), "offer", "stops_no_auction", "R4.3")


def test_R4_2_the_buyer_pays_the_dealer_and_changes_hands() -> None:
    deal = play(exchange(*T05), "offer", "bid 5", "pass", "pass")
    assert stacks(deal) == [105, 95, 100, 100]
    assert list(deal.view(1).hand) == ["3h", "4h", "5h", "6h", "7h", "8h", "9h"]
    assert deal.view(1).former == ("Ac", "9c", "Tc", "Jc", "Qc", "Kc", "2d")
    assert [deal.view(seat).former for seat in (0, 2, 3)] == [None] * 3


def test_R4_2_other_players_learn_nothing_of_swapped_cards() -> None:
    deal = play(exchange(*T05), "offer", "bid 5", "pass")
    moves = TRIPOLEY.moves(deal, TRIPOLEY.parse(deal, "pass"))
    assert len(moves) == 14
    assert {move.seats for move in moves} == {(1,)}
    assert {move.for_seat(2).card for move in moves} == {None}


def test_R4_3_T08_all_pass() -> None:
    deal = play(exchange(*T05), "offer", "pass", "pass", "pass")
    assert turn(deal) == (1, "SELECT")
    assert deal.view(0).swapped == ()


def test_R4_3_T09_the_last_bidder_buys_at_once() -> None:
    deal = play(exchange(*T05), "offer", "pass", "pass")
    assert deal.seat == 3
    assert legal(deal) == ["pass", "bid 1-100"]
    play(deal, "bid 1")
    assert deal.view(0).swapped == (3,)
    assert stacks(deal) == [101, 100, 100, 99]


def test_R4_3_T10_a_player_unable_to_bid_more_is_still_asked() -> None:
    deal = play(exchange(*T05, "chips: 100 100 3 0"), "offer", "bid 3")
    assert (deal.seat, legal(deal)) == (2, ["pass"])
    refused(deal, "bid 4", "stops_too_few_chips", "R4.3", chips=3)
    refused(deal, "bid 3", "stops_bid_higher", "R4.3", least=4)
    refused(deal, "bid 0", "stops_bid_higher", "R4.3", least=4)
    refused(deal, "lead 2c", "stops_bid_now", "R4.3")
    play(deal, "pass")
    assert (deal.seat, legal(deal)) == (3, ["pass"])
    assert stacks(play(deal, "pass")) == [103, 97, 3, 0]


def test_R4_3_rounds_go_on_and_a_pass_is_final() -> None:
    deal = play(exchange(*T05), "offer", "bid 1", "bid 2", "pass", "bid 4", "bid 7")
    assert deal.seat == 1
    play(deal, "pass")
    assert deal.view(0).swapped == (2,)
    assert deal.view(0).auction.price == 7


def test_R4_3_min_bid_and_single_steps() -> None:
    deal = play(exchange(*T05, opt="min_bid=5"), "offer")
    assert legal(deal) == ["pass", "bid 5-100"]
    refused(deal, "bid 4", "stops_bid_higher", "R4.3", least=5)
    refused(deal, "bid 101", "stops_too_few_chips", "R4.3", chips=100)
    deal = play(exchange(*T05, opt="jump_bids=false"), "offer", "bid 1")
    assert legal(deal) == ["pass", "bid 2"]
    refused(deal, "bid 3", "stops_no_jump", "R4.3", least=2)


def test_R4_4_one_bid_each() -> None:
    deal = play(exchange(*T05, opt="auction=single"), "offer", "bid 3", "pass")
    assert legal(deal) == ["pass", "bid 4-100"]
    assert play(deal, "bid 9").view(0).swapped == (3,)
    deal = play(exchange(*T05, opt="auction=single"), "offer", "bid 3", "pass", "pass")
    assert deal.view(0).swapped == (1,)


def test_R4_4_T48_sealed_bids() -> None:
    deal = play(exchange(*T05, opt="auction=sealed"), "offer", "bid 4")
    for seat in range(4):
        auction = deal.view(seat).auction
        assert (auction.bids, auction.buyer, auction.price) == ((0, 0, 0, 0), -1, 0)
    assert TRIPOLEY.public_text(deal, TRIPOLEY.parse(deal, "bid 4")) == "bid"
    assert TRIPOLEY.public_text(deal, TRIPOLEY.parse(deal, "bid 0")) == "bid"
    assert legal(deal) == ["bid 0", "bid 1-100"]
    play(deal, "bid 4", "bid 2")
    assert stacks(deal) == [104, 96, 100, 100]
    assert deal.view(0).auction.bids == (0, 4, 4, 2)
    deal = play(exchange(*T05, opt="auction=sealed"), "offer", "bid 0", "bid 0", "bid 0")
    assert deal.view(0).swapped == ()


def test_R4_4_no_auction() -> None:
    assert legal(exchange(*T05, opt="auction=none")) == ["exchange", "keep"]


T12 = "c2 / hA / d3 / s4"


def test_R4_5_T12_a_hand_with_pay_cards_is_not_exchanged() -> None:
    deal = play(exchange(T12, opt="exchange_requires_no_pay=true"), "offer")
    assert (deal.seat, legal(deal)) == (1, ["pass"])
    refused(deal, "bid 1", "stops_pay_cards", "R4.5")
    assert legal(play(deal, "pass")) == ["pass", "bid 1-100"]
    for hand in ("hA", "h89T", "s89T"):
        dealer = exchange(f"{hand} / c3 / d3 / s4", opt="exchange_requires_no_pay=true")
        assert legal(dealer) == ["offer", "keep"]
        refused(dealer, "exchange", "stops_pay_cards", "R4.5")


def test_R4_6_the_dealer_may_take_what_nobody_buys() -> None:
    deal = exchange(*T05, opt="exchange_after_no_sale=true")
    play(deal, "offer", "pass", "pass", "pass")
    assert (turn(deal), legal(deal)) == ((0, "EXCHANGE"), ["exchange", "keep"])
    refused(deal, "offer", "stops_auctioned", "R4.6")
    assert play(deal, "exchange").view(0).swapped == (0,)


def test_R4_6_the_dealer_may_sell_the_old_hand() -> None:
    deal = play(exchange(*T05, opt="auction_old_hand=true"), "exchange")
    assert (turn(deal), legal(deal)) == ((0, "EXCHANGE"), ["offer", "keep"])
    refused(deal, "exchange", "stops_exchanged", "R4.6")
    play(deal, "offer", "pass", "bid 2", "pass")
    assert deal.view(0).swapped == (0, 2)
    assert list(deal.view(2).hand) == ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "2h"]
    assert deal.view(0).known[2] == deal.view(2).hand  # P0 has held that hand
    assert deal.view(1).known[2] == ()
    assert deal.view(0).former is None
    assert deal.view(2).former == ("3d", "4d", "5d", "6d", "7d", "8d", "9d")


# -- R5: pay cards ---------------------------------------------------------------------------------

T13 = "board: AH4 KH9 QH4 JH4 TH5 QKH12 RUN11"


def paid(hands: str, board: str = T13, opt: str = "") -> Any:
    return play(exchange(hands, board, opt=opt), "keep")


def test_R5_1_R5_2_T13_pay_cards_pay_their_holder() -> None:
    deal = paid("c3h2 / c4hQK / hAs5 / d2")
    assert stacks(deal) == [100, 125, 104, 100]
    assert mat(deal) == {
        **dict.fromkeys(["AH", "KH", "QH", "QKH", "KITTY", "POT"], 0),
        "JH": 4,
        "TH": 5,
        "RUN": 11,
    }
    assert deal.view(3).known[1] == ("Qh", "Kh")


def test_R5_1_unclaimed_cards_are_known_to_be_dead() -> None:
    deal = paid("c3h2 / c4hQK / hAs5 / d2")
    assert [deal.view(seat).dead for seat in range(4)] == [("Th", "Jh")] * 4


def test_R5_2_T14_king_and_queen_in_two_hands() -> None:
    deal = paid("h2 / hK / hQ / d2")
    assert stacks(deal) == [100, 109, 104, 100]
    assert mat(deal)["QKH"] == 12


def test_R5_3_R5_4_T16_one_share_for_each_player() -> None:
    deal = paid("d89Ts89T / c89T / h2 / d2")
    assert gains(deal, "RUN") == [5, 5, 0, 0]
    assert mat(deal)["RUN"] == 1
    assert deal.view(2).known[0] == ("8d", "9d", "Td")  # of several runs the first is shown (R5.6)


def test_R5_1_R5_3_T17_one_card_serves_two_sections() -> None:
    deal = paid("h2 / h89T / c2 / d2")
    assert stacks(deal) == [100, 116, 100, 100]
    deal = paid("h2 / s89hT / c2 / d2")
    assert stacks(deal) == [100, 105, 100, 100]


def test_R5_5_sections_that_nobody_claims_stay() -> None:
    deal = paid("h2 / h3 / c2 / d2")
    assert sum(mat(deal).values()) == 49


def test_R5_6_shown_cards_return_to_the_hand() -> None:
    deal = paid("h2 / hAd7 / c2 / d9")
    assert "Ah" in deal.view(1).hand
    assert deal.view(0).known[1] == ("Ah",)


def test_R5_7_claims_by_hand() -> None:
    deal = paid("c3h2 / c4hQK / hAs5 / d2", opt="claim=manual")
    assert turn(deal) == (1, "PAY")
    assert legal(deal) == [
        "claim",
        "claim KH",
        "claim QH",
        "claim KH QH",
        "claim QKH",
        "claim KH QKH",
        "claim QH QKH",
        "claim KH QH QKH",
    ]
    refused(deal, "claim AH", "not_in_hand", "R5.7", card="Ah")
    refused(deal, "claim RUN", "stops_claim_run", "R5.7")
    refused(deal, "keep", "stops_claim_now", "R5.7")
    assert TRIPOLEY.public_text(deal, deal.legal()[3]) == "claim"
    play(deal, "claim QH")
    assert [deal.view(seat).claimed for seat in range(4)] == [((), (), (), ())] * 4
    assert mat(deal)["QH"] == 4
    refused(deal, "claim QKH", "stops_claim_pair", "R5.7")
    play(deal, "claim AH", "claim", "claim")
    assert stacks(deal) == [100, 104, 104, 100]
    assert mat(deal)["KH"] == 9
    assert deal.view(0).known[1] == ("Qh",)
    assert deal.view(0).claimed == ((), ("QH",), ("AH",), ())
    assert deal.view(0).dead == ()


def test_R5_8_pay_cards_that_pay_when_played() -> None:
    opt = "pay_timing=play"
    deal = tripoley("c3h2 / c4h9TJQK / hAs5 / d2", T13, "turn=P1", opt=opt)
    assert leads(deal) == {"4c", "9h"}
    play(deal, "9h")
    assert gains(deal, "TH") == [0, 5, 0, 0]
    assert gains(deal, "QKH") == [0, 12, 0, 0]
    assert gains(deal, "AH") == [0, 0, 4, 0]
    assert gains(deal, "RUN") == [0, 0, 0, 0]
    deal = tripoley("c3h2 / c4s789T / hAs5 / d2", T13, "turn=P1", opt=opt)
    assert gains(play(deal, "7s"), "RUN") == [0, 11, 0, 0]
    with pytest.raises(OptionError):
        TRIPOLEY.options(claim="manual", pay_timing="play")


# -- R6: poker -------------------------------------------------------------------------------------


def test_R6_1_five_cards_are_chosen_unseen() -> None:
    deal = play(exchange("c2345679 / d2345679 / h2345679 / s2345679"), "keep")
    assert turn(deal) == (1, "SELECT")
    code = TRIPOLEY.parse(deal, "select 2d 3d 4d 5d 9d")
    assert code not in deal.legal()
    assert deal.accepts(code)
    assert TRIPOLEY.parse(deal, "select best") in deal.legal()
    assert TRIPOLEY.public_text(deal, code) == "select"
    assert deal.view(1).best == ("3d", "4d", "5d", "6d", "7d")
    refused(deal, "select 2d 3d 4d 5d 2h", "not_in_hand", "R6.1", card="2h")
    refused(deal, "call", "stops_select_now", "R6.1")
    with pytest.raises(NotationError) as error:
        TRIPOLEY.parse(deal, "select 2d 3d")
    assert error.value.code == "stops_not_five"
    play(deal, "select 2d 3d 4d 5d 9d")
    assert deal.view(1).five.cards == ("2d", "3d", "4d", "5d", "9d")
    assert all(five is None for seat in range(4) for five in deal.view(seat).fives)


def test_R6_1_a_hand_is_named_before_it_is_chosen() -> None:
    match = Table(TRIPOLEY, TRIPOLEY.options(), 4)
    match.apply(match.decide_deal(PACK_52))
    match.match.deal = play(exchange("c2345679 / d2345679 / h2345679 / s2345679"), "keep")
    flush = match.try_out(1, ["select 2d 3d 4d 5d 9d"])
    assert flush.facts == {"category": "flush", "ranks": "95432", "kickers": ""}
    assert (flush.view, match.view(1).five) == (None, None)


def test_R6_1_what_the_last_choice_brings_to_light_is_not_tried_out() -> None:
    """Where nobody bets the dealer, who chooses last, may lead at once and sees all hands."""
    match = Table(TRIPOLEY, TRIPOLEY.options(bet_structure="none", first_lead="dealer"), 4)
    match.apply(match.decide_deal(PACK_52))
    while turn(match.match.deal)[1] != "SELECT":
        match.apply(match.decide_play(match.seat, match.legal(match.seat)[0].text))
    for _ in range(4):
        choice = match.legal(match.seat)[0].text
        tried = match.try_out(match.seat, [choice])
        assert (tried.view, tried.legal, len(tried.facts)) == (None, (), 3)
        match.apply(match.decide_play(match.seat, choice))
    assert turn(match.match.deal)[1] != "SELECT"


def test_R6_1_what_is_listed_is_the_best_and_the_best_without_one_card() -> None:
    deal = play(exchange("c2 / c9d9hA9s9d3 / d2 / s2"), "keep")
    assert {frozenset(text.split()[1:]) for text in legal(deal)} == {
        frozenset({"9c", "9d", "9h", "9s", "Ah"}),
        frozenset({"9c", "9d", "9h", "9s", "3d"}),
        frozenset({"9d", "9h", "9s", "Ah", "3d"}),
        frozenset({"9c", "9h", "9s", "Ah", "3d"}),
        frozenset({"9c", "9d", "9s", "Ah", "3d"}),
        frozenset({"9c", "9d", "9h", "Ah", "3d"}),
    }


def test_R6_1_R6_5_T46_a_weaker_five_may_be_chosen() -> None:
    deal = play(exchange("c27d3h4s5 / cA8dA6hAs9 / cKdKs234", "board: POT3"), "keep")
    play(deal, "select Ac Ad 9s 8c 6d", "select Kc Kd 2s 3s 4s", "select 2c 3d 4h 5s 7c")
    play(deal, "call", "call", "call")
    assert gains(deal, "POT") == [0, 3, 0]
    assert deal.view(0).fives[1].cards == ("Ac", "8c", "Ad", "6d", "9s")
    assert deal.view(0).fives[1].category == "pair"
    assert "Ah" not in deal.view(0).fives[1].cards


def test_R6_1_the_best_five_are_taken() -> None:
    deal = play(exchange("c2 / c9d9hA9s9d3 / d2 / s2", opt="poker_select=auto"), "keep")
    assert turn(deal)[1] == "BET"
    assert deal.view(1).five.cards == ("9c", "9d", "Ah", "9h", "9s")


def test_R6_2_the_pot_holds_what_was_left_and_the_antes() -> None:
    deal = play(betting("board: POT11"), "call", "call", "call", "call")
    assert gains(deal, "POT") == [11, 0, 0, 0]


def test_R6_3_T21_all_check() -> None:
    deal = betting("board: POT4")
    assert turn(deal) == (1, "BET")
    play(deal, "call", "call", "call")
    assert deal.seat == 0
    play(deal, "call")
    assert stacks(deal) == [104, 100, 100, 100]


def test_R6_3_the_dealer_bets_first() -> None:
    assert turn(betting("board: POT4", opt="bet_first=dealer")) == (0, "BET")


def test_R6_3_R6_4_T22_raises_and_a_check_raise() -> None:
    deal = play(betting("board: POT4"), "call", "raise 2", "fold", "call", "raise 2", "call")
    assert deal.view(0).betting.level == 4
    play(deal, "call")
    assert stacks(deal) == [112, 96, 96, 100]


def test_R6_6_T24_the_last_one_takes_the_pot_without_showing() -> None:
    deal = play(betting("board: POT4"), "raise 2", "fold", "fold", "fold")
    assert stacks(deal) == [100, 104, 100, 100]
    assert deal.view(0).fives == (None,) * 4
    assert turn(deal) == (1, "LEAD")
    assert deal.view(0).poker == 1


def test_R6_4_R6_7_T25_a_call_for_what_is_there() -> None:
    deal = play(betting("board: POT4", "chips: 100 100 1 100"), "raise 2")
    assert (deal.seat, legal(deal)) == (2, ["fold", "call"])
    refused(deal, "raise 2", "stops_raise_poor", "R6.4", least=2, chips=0)
    refused(deal, "lead 4c", "stops_bet_now", "R6.3")
    assert stacks(play(deal, "call"))[2] == 0


def side_pots(*sections: str) -> Any:
    hands = "c27d3h4s5 / c3dKhKsKs3 / c4dAhAsAd4 / c5dJhJsJd5"
    return betting("board: POT4", *sections, hands=hands)


def test_R6_7_T26_main_pot_and_side_pot() -> None:
    deal = play(side_pots("chips: 100 100 1 100"), "raise 2", "call", "call", "fold")
    assert gains(deal, "POT") == [0, 2, 7, 0]
    assert (deal.view(0).poker, deal.seat) == (2, 2)


def test_R6_3_R6_7_T27_a_player_without_chips_is_not_asked() -> None:
    hands = "c27d3h4s5 / c3dKhKsKs3 / c4dAhAsAd4 / c9d2hTJsQ"
    deal = betting("board: POT4", "chips: 100 100 1 0", hands=hands)
    before = stacks(deal)
    play(deal, "raise 2", "call", "fold")
    after = [b - a for a, b in zip(before, stacks(deal), strict=True)]
    assert deal.view(0).poker == 2
    assert after == [0, -1, 5, 0]


def test_R6_3_T28_no_betting_where_only_one_has_chips() -> None:
    deal = betting("board: POT4", "chips: 100 0 0 0")
    assert turn(deal) == (0, "LEAD")
    assert stacks(deal) == [104, 0, 0, 0]
    assert deal.view(1).fives[2].category == "full_house"


def tied(dealer: int, opt: str = "") -> Any:
    """P1 and P2 tie for the pot of 5."""
    hands = "c27d3h4s5 / c3d9sKAh5 / c5dKAs93 / c4dTh8s2c9"
    sections = (f"dealer=P{dealer}", f"turn=P{dealer}", "board: POT5")
    deal = exchange(hands, *sections, opt=f"auction=none {opt}".strip())
    play(deal, "keep")
    while turn(deal)[1] == "SELECT":
        play(deal, "select best")
    while turn(deal)[1] == "BET":
        play(deal, "call")
    return deal


def test_R6_8_T29_a_tie_leaves_the_rest_and_the_nearest_to_the_left_leads() -> None:
    deal = tied(0)
    assert gains(deal, "POT") == [0, 2, 2, 0]
    assert mat(deal)["POT"] == 1
    assert turn(deal) == (1, "LEAD")


def test_R6_8_T30_the_dealer_counts_last_or_first() -> None:
    assert turn(tied(1)) == (2, "LEAD")
    assert turn(tied(1, "tie_starter=dealer_first")) == (1, "LEAD")


def worth(cards: str) -> int:
    return poker.strength(sum(1 << number(card) for card in cards.split()), True)


def test_R6_5_T18_T20_the_ranking() -> None:
    order = [
        "Th Jh Qh Kh Ah",
        "9s Ts Js Qs Ks",
        "Ac 2c 3c 4c 5c",
        "9c 9d 9h 9s Ad",
        "9c 9d 9h 2s 2d",
        "2c 5c 7c 9c Jc",
        "5c 6d 7h 8s 9c",
        "9c 9d 9h As Kd",
        "9c 9d 2h 2s Ad",
        "9c 9d Ah Ks 4d",
        "9c 9d Ah Qs Jd",
        "Ac Kd Qh Js 9c",
    ]
    worths = [worth(cards) for cards in order]
    assert worths == sorted(set(worths), reverse=True)
    assert worth("Jh Th 8h 6h 2h") == worth("Jd Td 8d 6d 2d")
    wheel = sum(1 << number(card) for card in ("Ac", "2d", "3h", "4s", "5c"))
    assert poker.strength(wheel, True) > poker.strength(wheel, False)


def test_R6_4_T32_pot_limit() -> None:
    deal = play(betting("board: POT8", opt="bet_structure=pot_limit"))
    assert legal(deal) == ["fold", "call", "raise 1-8"]
    play(deal, "raise 8")
    assert legal(deal) == ["fold", "call", "raise 8-24"]
    refused(deal, "raise 7", "stops_raise_more", "R6.4", least=8)
    refused(deal, "raise 25", "stops_raise_pot", "R6.4", most=24)


def test_R6_4_other_limits() -> None:
    deal = play(betting("board: POT8", opt="bet_structure=spread raise_min=2"), "raise 3")
    assert legal(deal) == ["fold", "call", "raise 3-5"]
    deal = play(betting("board: POT8", opt="bet_structure=no_limit"), "raise 40")
    assert legal(deal) == ["fold", "call", "raise 40-60"]
    deal = betting("board: POT8", opt="bet_structure=none")
    assert turn(deal) == (0, "LEAD")
    assert stacks(deal)[0] == 108
    deal = betting("board: POT8", opt="max_raises=1")
    assert legal(play(deal, "raise 2")) == ["fold", "call"]


def test_R6_4_a_raise_that_is_too_large_or_too_small_says_why() -> None:
    deal = betting("board: POT8")
    refused(deal, "raise 1", "stops_raise_more", "R6.4", least=2)
    refused(deal, "raise 3", "stops_raise_less", "R6.4", most=2)
    deal = play(betting("board: POT8", opt="bet_structure=no_limit"), "raise 40")
    refused(deal, "raise 61", "stops_raise_chips", "R6.4", most=60)


def test_R6_4_no_raise_is_left() -> None:
    deal = play(betting("board: POT8", opt="max_raises=1"), "raise 2")
    refused(deal, "raise 2", "stops_raises_over", "R6.4", raises=1)


def test_R6_4_too_few_chips_for_a_raise() -> None:
    deal = play(betting("board: POT8", "chips: 100 100 3 100"), "raise 2")
    refused(deal, "raise 1", "stops_raise_poor", "R6.4", least=2, chips=1)


def test_R6_4_a_short_raise_does_not_open_the_betting_again() -> None:
    deal = betting("board: POT8", "chips: 100 100 3 100", opt="short_raise=all_in")
    play(deal, "raise 2", "raise 1", "call", "call")
    assert (deal.seat, legal(deal)) == (1, ["fold", "call"])
    refused(deal, "raise 2", "stops_raise_closed", "R6.4")


def test_R6_4_nobody_is_left_to_raise_against() -> None:
    deal = play(betting("board: POT8", "chips: 2 100 0 0"), "call", "raise 2")
    assert (deal.seat, legal(deal)) == (1, ["fold", "call"])
    refused(deal, "raise 2", "stops_raise_alone", "R6.4")


def test_R6_4_a_pot_that_is_too_small_for_a_raise() -> None:
    deal = betting("board: POT8", opt="bet_structure=pot_limit raise_min=9")
    refused(deal, "raise 9", "stops_raise_low_pot", "R6.4", least=9)


def test_R6_4_the_largest_raise_limits_the_smallest_only_where_it_is_used() -> None:
    with pytest.raises(OptionError) as error:
        TRIPOLEY.options(bet_structure="spread", raise_min=6, raise_max=5)
    assert (error.value.code, error.value.rule) == ("excludes_option", "R6.4")
    for structure in ("pot_limit", "no_limit"):
        deal = betting("board: POT8", opt=f"bet_structure={structure} raise_min=7")
        assert legal(deal)[2] == "raise 7-" + ("8" if structure == "pot_limit" else "100")
    assert legal(betting(opt="raise_min=7"))[2] == "raise 2"


def test_R6_4_a_short_raise_takes_all_and_does_not_open_the_betting_again() -> None:
    chips = "chips: 100 100 3 100"
    assert legal(play(betting("board: POT4", chips), "raise 2")) == ["fold", "call"]
    deal = play(betting("board: POT4", chips, opt="short_raise=all_in"), "raise 2")
    assert legal(deal) == ["fold", "call", "raise 1"]
    play(deal, "raise 1", "call", "call")
    assert (deal.seat, legal(deal)) == (1, ["fold", "call"])


# -- R7: the play ----------------------------------------------------------------------------------

T33 = "c5h9K / c6h2sK / c79d4 / h3sA"


def test_R7_1_first_lead_decides_the_seat_that_leads() -> None:
    for first, seat in (("poker_winner", 0), ("dealer_left", 1), ("dealer", 0)):
        deal = play(betting("board: POT4", opt=f"first_lead={first}"), *["call"] * 4)
        assert turn(deal) == (seat, "LEAD")


def test_R7_2_T33_the_lowest_card_of_a_suit() -> None:
    deal = tripoley(T33)
    assert leads(deal) == {"5c", "9h"}
    refused(deal, "lead Kh", "stops_not_lowest", "R7.2", card="Kh", lowest="9h")
    refused(deal, "lead 2s", "not_in_hand", "R7.2", card="2s")
    refused(deal, "call", "stops_lead_now", "R7.2")


def test_R7_3_R7_4_T34_follows_are_played_at_once_and_the_last_leads_another_suit() -> None:
    deal = play(tripoley(T33), "5c")
    assert deal.view(3).runs[0].cards == ("5c", "6c", "7c")
    assert deal.view(3).runs[0].seats == (0, 1, 2)
    assert (deal.seat, leads(deal)) == (2, {"4d"})
    refused(deal, "lead 9c", "stops_barred", "R7.4", card="9c")
    assert "8c" in deal.view(0).dead


def test_R7_3_T36_a_card_played_before_stops_like_a_dead_one() -> None:
    deal = tripoley("h5d2 / c2h4sA / h6d9s9 / c9h7sKdK", "turn=P3")
    play(deal, "7h", "9c", "Ks")
    assert deal.seat == 1
    play(deal, "4h")
    assert [run.cards for run in deal.view(0).runs[2:]] == [("Ks", "As"), ("4h", "5h", "6h")]
    assert (deal.seat, leads(deal)) == (2, {"9d", "9s"})


def test_R7_3_T37_stop_at_a_dead_card() -> None:
    deal = play(tripoley("c59 / c6h2s3 / d48"), "5c")
    assert (deal.seat, leads(deal)) == (1, {"3s", "2h"})


def test_R7_5_T38_a_player_unable_to_lead_passes_to_the_left() -> None:
    deal = play(tripoley("c5h9 / c69 / c3d4 / s2"), "5c")
    assert (deal.seat, leads(deal)) == (2, {"4d"})


T39 = "c5T / c69 / c3 / cKA", "board: KITTY10"


def test_R7_6_T39_blocked() -> None:
    deal = play(tripoley(*T39), "5c")
    assert deal.over
    assert mat(deal)["KITTY"] == 15
    assert stacks(deal) == [99, 99, 99, 98]
    result = deal.view(0).result
    assert (result.kind, result.winner, result.fines) == ("blocked", -1, (1, 1, 1, 2))
    deal = play(tripoley(*T39, opt="blocked=no_pay"), "5c")
    assert mat(deal)["KITTY"] == 10


def test_R7_7_T40_the_last_card_wins_at_once() -> None:
    deal = play(tripoley("c5 / c69 / d345", "board: KITTY7"), "5c")
    assert deal.over
    assert deal.view(0).runs[0].cards == ("5c",)
    assert stacks(deal) == [112, 98, 97]
    assert gains(deal, "KITTY") == [12, 0, 0]


def test_R7_7_T41_the_winner_may_follow_in_the_middle_of_a_run() -> None:
    deal = play(tripoley("c5h2 / c6 / c7d345", "board: KITTY7"), "5c")
    assert deal.view(0).runs[0].cards == ("5c", "6c")
    assert gains(deal, "KITTY") == [0, 12, 0]
    assert stacks(deal) == [99, 112, 96]


def test_R7_7_R10_1_T42_payments_are_capped() -> None:
    deal = play(tripoley("c5 / c69 / d345", "board: KITTY7", "chips: 100 1 0"), "5c")
    assert stacks(deal) == [108, 0, 0]


def test_R7_7_T50_the_last_card_wins_before_a_stop_matters() -> None:
    deal = play(tripoley("c5 / d2 / d4", "board: KITTY3", "turn=P1"), "2d")
    assert deal.over
    assert gains(deal, "KITTY") == [0, 5, 0]


def test_R7_8_T44_which_suit_is_led_after_a_stop() -> None:
    hands = "c5d9 / c69d2s3 / h3"
    assert leads(play(tripoley(hands, opt="suit_change=free"), "5c")) == {"9c", "2d", "3s"}
    assert leads(play(tripoley(hands, opt="suit_change=opposite_color"), "5c")) == {"2d"}
    assert leads(play(tripoley(hands), "5c")) == {"2d", "3s"}


def test_R7_9_optional_following_asks_every_seat_alike() -> None:
    deal = play(tripoley("c5h9 / c69 / c3d4", opt="follow=optional"), "5c")
    assert (turn(deal), legal(deal)) == ((1, "FOLLOW"), ["follow 6c", "decline"])
    play(deal, "decline")
    assert (turn(deal), legal(deal)) == ((2, "FOLLOW"), ["decline"])
    refused(deal, "follow 6c", "not_in_hand", "R7.9", card="6c")
    refused(deal, "follow 3c", "stops_not_next", "R7.9", card="3c", wanted="6c")
    refused(deal, "lead 3c", "stops_follow_now", "R7.9")
    play(deal, "decline")
    assert (turn(deal), legal(deal)) == ((0, "FOLLOW"), ["decline"])
    play(deal, "decline")
    assert (turn(deal), leads(deal)) == ((0, "LEAD"), {"9h"})
    assert "6c" not in deal.view(0).dead  # nobody can tell a card held back from a dead one


def test_R7_9_the_player_of_the_card_may_follow_himself() -> None:
    deal = play(tripoley("c56h9 / c9 / c3d4", opt="follow=optional"), "5c")
    play(deal, "decline", "decline", "follow 6c")
    assert deal.view(1).runs[0].cards == ("5c", "6c")
    assert turn(deal) == (1, "FOLLOW")


def test_R7_9_nobody_is_asked_for_a_card_that_all_have_seen() -> None:
    deal = play(tripoley("c5d7h9 / c69 / d34", opt="follow=optional"), "5c", "follow 6c")
    assert deal.view(0).next == "7c"
    play(deal, "decline", "decline", "decline")
    assert turn(deal) == (2, "LEAD")  # P1 has clubs only
    play(deal, "3d", "decline", "decline", "follow 4d")
    assert deal.over


# -- R8 to R10: matches and chips ------------------------------------------------------------------


def match_with(chips: list[int], dealer: int = 0, **options: Any) -> StopsMatch:
    """A match in which everybody has so many chips."""
    match = StopsMatch(TRIPOLEY, TRIPOLEY.options(**options), len(chips), dealer=dealer)
    match.chips = list(chips)
    return match


def play_out(match: StopsMatch, seed: int) -> StopsDeal:
    cards = list(PACK_52)
    rng = Random(seed)
    for i in range(51, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    match.start(cards)
    play_random(match.deal, seed)
    match.settle()
    return match.deal


def test_R8_1_T49_the_deal_passes_to_the_left_past_empty_seats() -> None:
    match = match_with([100, 3, 100, 100])
    play_out(match, 4)
    assert match.dealer == 2


def test_R9_1_a_match_has_twice_as_many_deals_as_players() -> None:
    match = TRIPOLEY.match(TRIPOLEY.options(start_chips=1000), 3, seed=5)
    while not match.over:
        play_random(match.deal, match.number)
        match.advance()
    assert match.number == 6
    short = TRIPOLEY.match(TRIPOLEY.options(deals=1), 3, seed=5)
    play_random(short.deal, 1)
    short.advance()
    assert short.over


def test_R9_1_a_match_ends_when_fewer_than_two_can_ante() -> None:
    match = match_with([9, 9, 9], bet_structure="no_limit")
    deal = play_out(match, 2)
    assert sum(chips >= 9 for chips in deal.bank[:3]) == 3
    assert match.over == (sum(chips > 0 for chips in deal.stack[:3]) > 0 and deal.closed != 0)
    assert not match.over or sum(match.mat) == 0
    assert sum(match.chips) + sum(match.mat) == 27


def test_R9_1_without_a_limit_a_match_ends_when_one_can_ante() -> None:
    for seed in range(12):
        options = TRIPOLEY.options(deals="unlimited", start_chips=20 + seed)
        match = cast(StopsMatch, TRIPOLEY.match(options, 2 + seed % 8, seed=seed))
        while not match.over:
            able = [chips >= 9 for chips in match.chips]
            assert able.count(True) >= 2
            play_random(match.deal, 100 * seed + match.number)
            match.advance()
        deal = match.deal
        left = [deal.stack[seat] - deal.heir[seat] for seat in range(match.seats)]
        assert sum(chips >= 9 for chips in left) < 2
        assert sum(match.totals) == match.seats * (20 + seed)
        assert sum(match.mat) == 0


def test_R9_1_all_chips_on_the_mat_end_an_unlimited_match_and_are_given_out() -> None:
    hands = "c59 / c6J / d2 / d8c7"
    sections = ("board: AH23", "mat: AH23", "stage=match", "turn=P2", "chips: 0 0 0 8")
    deal = play(tripoley(hands, *sections, opt="deals=unlimited blocked=no_pay"), "2d")
    assert deal.over
    assert sum(mat(deal).values()) == 0
    assert sum(deal.view(0).result.mat) == deal.view(0).result.mat[2] == 23


def test_R9_1_a_match_that_nobody_can_lose_needs_a_limit() -> None:
    with pytest.raises(OptionError) as error:
        TRIPOLEY.options(deals="unlimited", short_ante="rebuy")
    assert (error.value.code, error.value.rule) == ("excludes_option", "R9.1")


def last_deal(opt: str = "", *more: str, blocked: bool = False) -> Any:
    """The last deal of a match ends, with 23 chips on the mat."""
    sections = ["board: AH23", "stage=last", "chance=5", f"turn=P{0 if blocked else 2}"]
    hands = T39[0] if blocked else "c59 / c6J / d2 / d8c7"
    return play(tripoley(hands, *sections, *more, opt=opt), "5c" if blocked else "2d")


def test_R9_3_T45_the_last_winner_takes_the_mat() -> None:
    deal = last_deal("blocked=no_pay")
    assert deal.view(0).result.winner == 2
    assert deal.view(0).result.mat == (0, 0, 23, 0)
    assert sum(mat(deal).values()) == 0


def test_R9_3_T45_the_mat_is_split() -> None:
    assert last_deal("final_board=split").view(0).result.mat == (5, 6, 6, 6)
    blocked = last_deal("blocked=no_pay", blocked=True)
    assert blocked.view(0).result.mat == (5, 6, 6, 6)


def test_R9_3_the_best_of_five_new_cards_takes_the_mat() -> None:
    deal = last_deal("final_board=showdown")
    result = deal.view(1).result
    assert sum(result.mat) == 23
    assert [len(five.cards) for five in result.drawn] == [5] * 4
    worths = [worth(" ".join(five.cards)) for five in result.drawn]
    winners = [seat for seat in range(4) if result.mat[seat]]
    assert winners == [seat for seat in range(4) if worths[seat] == max(worths)]
    assert deal.view(0).result.drawn == result.drawn
    assert TRIPOLEY.reshuffles  # so the match's record has the seed of these cards


def test_R7_7_R10_1_T42_with_credit_payments_are_owed() -> None:
    hands, sections = "c5 / c69 / d345", ("board: KITTY7", "chips: 100 1 0")
    deal = play(tripoley(hands, *sections, opt="insolvency=credit"), "5c")
    assert stacks(deal) == [112, -1, -3]
    result = deal.view(0).result
    assert (result.fines, result.points) == ((0, 2, 3), (12, -101, -103))
    owed = notes.debts(deal)
    assert [(note.seat, note.facts) for note in owed] == [(1, {"chips": 1}), (2, {"chips": 3})]
    assert owed[1].say("tripoley", "en", ["Ann", "Ben", "Cid"]) == "Cid now owes 3 chips."
    assert total(deal) == 108


def test_R7_6_R10_1_with_credit_the_kitty_of_a_blocked_deal_is_whole() -> None:
    opt = "insolvency=credit"
    deal = play(tripoley(*T39, "chips: 100 0 0 1", opt=opt), "5c")
    assert (stacks(deal), mat(deal)["KITTY"]) == ([99, -1, -1, -1], 15)
    nobody = play(tripoley(*T39, "chips: 100 0 0 1", opt=f"{opt} blocked=no_pay"), "5c")
    assert min(stacks(nobody)) == 0


def test_R10_1_R9_3_the_last_chips_on_the_mat_pay_a_debt_first() -> None:
    deal = last_deal("insolvency=credit final_board=split", "chips: 100 0 0 0")
    assert deal.view(0).result.fines == (2, 2, 0, 2)
    assert stacks(deal) == [100 - 2 + 5, -2 + 6, 6 + 6, -2 + 6]


def test_R10_1_a_debtor_is_out_and_comes_last() -> None:
    match = match_with([100, 9, 100], insolvency="credit", poker_select="auto")
    match.record(DealResult("out", (20, -14, -9), 0, (1, 120, -5, 91, 3, *[0] * 8, 0)))
    assert match.totals == [120, 86, 91]
    match.start(PACK_52)
    assert match.deal.view(0).playing == (True, False, True)
    assert stacks(match.deal)[1] == -5
    text = TRIPOLEY.describe(match.deal)
    assert TRIPOLEY.describe(TRIPOLEY.position(text)) == text
    play_random(match.deal, 1)
    match.settle()
    assert match.chips[1] == -5


@pytest.mark.parametrize("end", ["last_winner", "split", "showdown"])
def test_R9_3_the_last_deal_says_what_becomes_of_the_mat(end: str) -> None:
    match = match_with([40, 40, 40, 40], final_board=end, deals=2)
    told = []
    while not match.over:
        match.start(PACK_52)
        told.append([it.facts for it in TRIPOLEY.first_notes(match.deal) if it.kind == "last_deal"])
        play_random(match.deal, 1)
        match.settle()
    assert told == [[], [{"end": end}]]


def test_R10_1_R10_2_new_chips_pay_the_debt_first() -> None:
    rules: dict[str, Any] = {"insolvency": "credit", "short_ante": "rebuy"}
    match = match_with([40, -14, 4, 0], start_chips=10, **rules)
    match.start(PACK_52)
    deal = match.deal
    assert stacks(deal) == [31, -14 + 30 - 9, 14 - 9, 10 - 9]
    assert deal.view(0).bought == (1, 2, 3)
    told = [note for note in TRIPOLEY.first_notes(deal) if note.kind == "bought"]
    assert [note.facts["chips"] for note in told] == [30, 10, 10]
    play_random(deal, 1)
    match.settle()
    assert match.totals[1] == 10 + deal.score(1)


def test_R10_1_debts_in_positions() -> None:
    hands = "H: 2c ¦ P: 3c ¦ P: 4c"
    for text, seat, chips in (
        (f"{hands} ¦ chips: 5 -1 5", "P1", -1),
        (f"{hands} ¦ chips: 5 -1 5 ¦ opt: insolvency=credit", "P1", -1),
        (f"{hands} ¦ had: 5 100 100 -3 ¦ n=4 ¦ out=P3", "P3", -3),
    ):
        with pytest.raises(NotationError) as error:
            TRIPOLEY.position(text)
        assert (error.value.code, error.value.rule) == ("stops_debt", "R10.1")
        assert error.value.facts == {"text": seat, "chips": chips}
    deal = TRIPOLEY.position(
        f"{hands} ¦ n=4 ¦ out=P3 ¦ chips: 5 5 5 -3 ¦ had: 9 9 9 -3 ¦ opt: insolvency=credit"
    )
    assert stacks(deal) == [5, 5, 5, -3]


def test_R10_1_no_stack_goes_below_zero() -> None:
    for seed in range(20):
        match = match_with([9, 12, 100], start_chips=20)
        deal = play_out(match, seed)
        assert min(deal.stack[:3]) >= 0


def test_R10_2_T04_a_partial_ante() -> None:
    match = match_with([100, 5, 100], short_ante="partial")
    match.start(PACK_52)
    deal = match.deal
    assert mat(deal) == {
        **dict.fromkeys(["AH", "KH", "QH", "JH", "TH"], 3),
        **dict.fromkeys(["QKH", "RUN", "KITTY", "POT"], 2),
    }
    assert stacks(deal) == [91, 0, 91]
    assert deal.view(0).playing == (True, True, True)


def test_R10_2_T47_a_player_unable_to_ante_is_out() -> None:
    match = match_with([100, 8, 100, 9])
    match.start(PACK_52)
    deal = match.deal
    assert deal.view(0).playing == (True, False, True, True)
    assert stacks(deal) == [91, 8, 91, 0]
    assert deal.view(0).counts[1] == 0
    assert sum(mat(deal).values()) == 27
    play_random(deal, 1)
    match.settle()
    assert match.totals[1] == 100 + (match.chips[1] - 8)


def test_R10_2_rebuy() -> None:
    match = match_with([100, 8, 100], short_ante="rebuy")
    match.start(PACK_52)
    deal = match.deal
    assert stacks(deal) == [91, 99, 91]
    assert deal.view(0).bought == (1,)
    play_random(deal, 1)
    assert deal.score(1) == deal.stack[1] - 108
    match.settle()
    assert match.totals[1] == 100 + deal.score(1)


@pytest.mark.parametrize("seed", some(range(8)))
def test_R10_3_chips_are_conserved_after_every_action(seed: int) -> None:
    rng = Random(seed)
    deal = TRIPOLEY.deal(seats=2 + seed, seed=seed)
    whole = 100 * (2 + seed)
    while deal.seat >= 0:
        assert total(deal) == whole
        codes = deal.legal()
        deal.play(codes[rng.below(len(codes))])
    assert total(deal) == whole


def test_R10_3_a_match_gives_everything_out() -> None:
    for seed in range(12):
        match = TRIPOLEY.match(TRIPOLEY.options(start_chips=30), 4, seed=seed)
        while not match.over:
            play_random(match.deal, seed)
            match.advance()
        assert sum(match.totals) == 120
        assert sum(cast(StopsMatch, match).mat) == 0


# -- §14: who knows what ---------------------------------------------------------------------------


def test_14_a_folded_hand_stays_hidden() -> None:
    deal = play(betting("board: POT4"), "raise 2", "call", "fold", "call")
    fives = deal.view(3).fives
    assert [five is not None for five in fives] == [True, True, True, False]
    assert deal.view(0).known[3] == ("Jh",)  # shown as a pay card


def test_14_names_of_cards_on_the_table() -> None:
    deal = TRIPOLEY.deal(seats=4, seed=4)
    assert sum(hand.bit_count() for hand in deal.hand) == 52
    assert len(names(deal.hand[0])) == deal.view(1).counts[0]
    assert name(0) == "Ac"
