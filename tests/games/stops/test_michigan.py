"""Michigan Rummy: a test for every rule, with the vectors of the rules document (M01 to M32)."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.cards.cards import PACK_52, members, number
from parlour.core.errors import OptionError
from parlour.games.stops.match import StopsMatch
from parlour.pieces import poker
from parlour.search.playout import play_random

from .playing import MICHIGAN, gains, leads, legal, mat, play, refused, stacks, table, turn

SPARE = 9


def michigan(hands: str, *sections: str, opt: str = "", seat: int = 1) -> Any:
    """The play has begun; P1, on the dealer's left, leads."""
    return table(MICHIGAN, hands, f"turn=P{seat}", *sections, opt=opt)


def at_spare(hands: str, *sections: str, opt: str = "") -> Any:
    """The dealer P0 is to decide about the spare hand."""
    return table(MICHIGAN, hands, "phase=EXCHANGE", *sections, opt=opt)


def worth(cards: str) -> int:
    return poker.strength(sum(1 << number(card) for card in cards.split()), True)


def match_with(chips: list[int], dealer: int = 0, **options: Any) -> StopsMatch:
    match = StopsMatch(MICHIGAN, MICHIGAN.options(**options), len(chips), dealer=dealer)
    match.chips = list(chips)
    return match


# -- R1 to R3: players, antes, deal, spare hand ----------------------------------------------------


def test_R1_1_three_to_eight_players() -> None:
    assert list(MICHIGAN.seats) == list(range(3, 9))
    for seats in (2, 9):
        with pytest.raises(OptionError) as error:
            MICHIGAN.deal(seats=seats, seed=1)
        assert error.value.rule == "R1.1"


def test_R1_2_chips_at_the_start() -> None:
    assert MICHIGAN.match(seats=3, seed=1).totals == [120] * 3


def test_R2_1_R2_2_M01_the_dealer_puts_two_on_each() -> None:
    deal = MICHIGAN.deal(seats=4, seed=1)
    assert stacks(deal) == [102, 111, 111, 111]
    assert set(mat(deal).values()) == {5}
    single = MICHIGAN.deal(MICHIGAN.options(dealer_ante=1), 4, seed=1)
    assert stacks(single) == [111] * 4


def test_R2_3_M02_a_dealer_with_too_few_for_the_second_layer() -> None:
    match = match_with([12, 100, 100])
    match.start(PACK_52)
    assert stacks(match.deal) == [0, 91, 91]
    assert list(mat(match.deal).values()) == [4, 4, 4, 3, 3, 3, 3, 3, 3]
    assert match.deal.view(0).playing == (True, True, True)


def test_R3_1_the_deal_passes_to_the_left() -> None:
    match = MICHIGAN.match(MICHIGAN.options(auction="none"), seats=4, seed=3)
    first = match.dealer
    play_random(match.deal, 1)
    match.advance()
    assert match.dealer == (first + 1) % 4


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(3, [13, 13, 13, 13]), (4, [11, 11, 10, 10, 10]), (8, [6, 6, 6, 6, 6, 6, 6, 5, 5])],
)
def test_R3_2_M03_hand_sizes(seats: int, sizes: list[int]) -> None:
    deal = MICHIGAN.deal(seats=seats, cards=PACK_52)
    counts = [deal.hand[(1 + step) % seats].bit_count() for step in range(seats)]
    assert [*counts, deal.hand[SPARE].bit_count()] == sizes


def test_R3_2_the_spare_hand_may_come_first() -> None:
    options = MICHIGAN.options(spare_position="first")
    deal = MICHIGAN.deal(options, 3, cards=PACK_52)
    assert sorted(members(deal.hand[SPARE])) == list(PACK_52[::4])


def test_R3_3_exchange_offer_or_keep() -> None:
    hands = "c23 / c45 / c67"
    deal = at_spare(hands, "S: 2d 3d")
    assert legal(deal) == ["exchange", "offer", "keep"]
    refused(deal, "lead 2c", "stops_spare_first", "R3.3")
    sold = play(deal, "offer", "bid 3", "pass")
    assert stacks(sold) == [103, 97, 100]
    assert turn(sold) == (1, "LEAD")
    assert sold.view(1).former == ("4c", "5c")
    assert turn(play(at_spare(hands, "S: 2d 3d"), "keep")) == (1, "LEAD")


def test_R3_4_M24_no_exchange_with_pay_cards() -> None:
    opt = "exchange_requires_no_pay=true"
    for hand, actions in (
        ("sJ", ["offer", "keep"]),
        ("hQ", ["exchange", "offer", "keep"]),
        ("hQK", ["offer", "keep"]),
        ("d789", ["offer", "keep"]),
        ("d89T", ["exchange", "offer", "keep"]),
    ):
        assert legal(at_spare(f"{hand} / c3 / d4", "S: 2d", opt=opt)) == actions
        bidder = play(at_spare(f"c3 / {hand} / d4", "S: 2d", opt=opt), "offer")
        assert (legal(bidder) == ["pass"]) == (len(actions) == 2)
    refused(at_spare("sJ / c3 / d4", opt=opt), "exchange", "stops_pay_cards", "R3.4")


# -- R4: the play ----------------------------------------------------------------------------------


def test_R4_1_the_dealers_left_or_the_dealer_leads() -> None:
    assert turn(play(MICHIGAN.deal(seats=4, seed=1, dealer=2), "keep")) == (3, "LEAD")
    options = MICHIGAN.options(first_lead="dealer")
    assert turn(play(MICHIGAN.deal(options, 4, seed=1, dealer=2), "keep")) == (2, "LEAD")


def test_R4_2_R5_1_M04_the_lowest_card_and_nothing_for_holding() -> None:
    deal = michigan("c2 / c3hA / c4")
    assert leads(deal) == {"3c", "Ah"}
    assert stacks(deal) == [100] * 3
    deal = michigan("c2 / c35 / c4")
    refused(deal, "lead 5c", "stops_not_lowest", "R4.2", card="5c", lowest="3c")


def test_R4_3_R4_4_M26_a_stop_and_a_pass_to_the_left() -> None:
    deal = play(michigan("c2d3h5 / c5K / d45 / c3A"), "5c")
    assert deal.view(0).runs[0].cards == ("5c",)
    assert (deal.seat, leads(deal)) == (2, {"4d"})
    assert mat(deal)["KC"] == 6


def test_R4_4_M14_a_leader_with_only_the_barred_suit_passes_the_lead() -> None:
    deal = play(michigan("c2d3 / c9K / h45 / d29"), "9c")
    assert (deal.seat, leads(deal)) == (2, {"4h"})


def test_R4_3_R5_2_R5_3_M25_another_suit_is_led() -> None:
    deal = play(michigan("c2d3h5 / hQs6 / d4hKA / d29"), "Qh")
    assert mat(deal)["QKH"] == 11
    assert gains(deal, "AH") == [0, 0, 5, 0]
    assert (deal.seat, leads(deal)) == (2, {"4d"})
    assert deal.view(0).barred == ("h",)


def test_R4_5_suits_after_a_stop() -> None:
    hands = "c2 / c5d6s7h8 / c7"
    for change, cards in (
        ("different_suit", {"6d", "7s", "8h"}),
        ("opposite_color", {"6d", "8h"}),
        ("free", {"6d", "7s", "8h"}),
    ):
        deal = play(michigan(hands, opt=f"suit_change={change}"), "5c")
        assert leads(deal) == cards


def test_R4_3_optional_following_and_the_pay_cards() -> None:
    opt = "follow=optional"
    deal = play(michigan("c2d3 / c5hQs4 / hKs6 / d29", opt=opt), "Qh")
    assert turn(deal) == (2, "FOLLOW")
    play(deal, "decline")
    assert legal(deal) == ["decline"]
    # a run that one player completes later, card by card, pays in the end
    deal = play(michigan("c2d3 / c5s789 / h5", opt=opt), "7s", "decline", "decline", "decline")
    assert mat(deal)["RUN"] == 9
    play(deal, "5c", *["decline"] * 3)
    assert leads(deal) == {"8s"}
    play(deal, "8s", "decline", "decline", "follow 9s")
    assert gains(deal, "RUN") == [0, 9, 0]


# -- R5: pay cards, as they are played -------------------------------------------------------------


def test_R5_2_M05_a_follow_pays_at_once() -> None:
    deal = play(michigan("c2d3 / c5h9 / hTs4 / d29"), "9h")
    assert stacks(deal) == [100, 100, 105, 100]
    assert mat(deal)["TH"] == 0


def test_R5_3_M06_king_and_queen_of_two_players() -> None:
    deal = play(michigan("c2d3 / c5hJQ / hKs4 / d29"), "Jh")
    assert mat(deal)["QKH"] == 11
    assert stacks(deal) == [100] * 4


def test_R5_2_R5_3_M08_king_and_queen_of_one_player() -> None:
    deal = play(michigan("c2d3 / c5hQKA / s4 / d29"), "Qh")
    assert stacks(deal) == [100, 116, 100, 100]


def test_R5_4_M09_a_run_of_one_player() -> None:
    deal = play(michigan("c2d3 / c5s6 / d4s789 / d29"), "6s")
    assert gains(deal, "RUN") == [0, 0, 9, 0]


def test_R5_4_M10_a_run_of_two_players() -> None:
    deal = play(michigan("c2d3 / c5s6 / d4s78 / d2s9"), "6s")
    assert mat(deal)["RUN"] == 9


def test_R5_4_M11_the_first_run_takes_all() -> None:
    deal = michigan("c2d3h2 / c6d7 / c789h4 / d9", "board: RUN0")
    assert stacks(play(deal, "6c")) == [100] * 4


def test_R5_5_M12_what_nobody_plays_stays() -> None:
    deal = michigan("c2d3 / c5d4 / c78d5 / d2s9")
    while not deal.over:
        play(deal, legal(deal)[0])
    assert mat(deal)["QD"] == 7


def test_R5_2_R6_1_M13_the_last_card_is_paid_first() -> None:
    deal = play(michigan("c24d3 / s9TJ / h4 / d29"), "9s")
    assert deal.over
    assert gains(deal, "JS") == [0, 8, 0, 0]
    assert gains(deal, "POT") == [0, 11, 0, 0]
    assert deal.view(0).result.fines == (3, 0, 1, 2)


def test_R5_6_nobody_forgets() -> None:
    deal = play(michigan("c2d3 / c5hA / s4"), "Ah")
    assert gains(deal, "AH") == [0, 5, 0]
    assert not [field for field in MICHIGAN.options_type.fields() if field.name == "claim"]


def test_R5_2_the_queen_of_hearts_may_have_the_section() -> None:
    deal = play(michigan("c2d3 / c5hQK / s4", "board: QH7 QKH11", opt="q_section=Qh"), "Qh")
    assert (gains(deal, "QH"), gains(deal, "QKH")) == ([0, 7, 0], [0, 11, 0])


# -- R6: the end of the play -----------------------------------------------------------------------


def test_R6_1_M32_out_at_once() -> None:
    deal = play(michigan("c2d3s4 / c7 / c8 / c9"), "7c")
    assert deal.view(0).result.fines == (3, 0, 1, 1)
    assert gains(deal, "POT") == [0, 10, 0, 0]
    assert mat(deal)["RUN"] == 9


def test_R6_1_R9_1_M22_payments_are_capped() -> None:
    deal = play(michigan("c2d3 / s9 / dAhA", "chips: 1 100 0"), "9s")
    assert gains(deal, "POT") == [0, 6, 0]
    assert gains(deal, "POOL") == [0, 0, 5]


def test_R6_2_blocked_and_poker_all_the_same() -> None:
    hands = "c4T / c59 / c3"
    deal = play(michigan(hands), "5c")
    assert deal.over
    assert deal.view(0).result.kind == "blocked"
    assert mat(deal)["POT"] == 9
    assert gains(deal, "POOL") == [5, 0, 0]
    deal = play(michigan(hands, opt="blocked=no_pay"), "5c")
    assert mat(deal)["POT"] == 5


# -- R7: poker -------------------------------------------------------------------------------------


def test_R7_1_R7_3_M16_hands_of_different_size() -> None:
    assert worth("9c 9d 2h") > worth("Ac Kd Qh Js 9c")
    assert worth("9c 9d 9h") > worth("Ac Ad Kh Ks 2c")
    deal = play(michigan("c9d9h2 / s3 / cAdKhQsJc8"), "3s")
    assert gains(deal, "POOL") == [5, 0, 0]


def test_R7_3_M17_fewer_than_five_cards_are_no_straight_or_flush() -> None:
    for cards in ("5s 6s 7s 8s", "5h 6h 7h 9h"):
        assert worth(cards) < worth("2c 2d")
    assert worth("5s 6s 7s 8s 9s") > worth("2c 2d 2h 2s 3c")


def test_R7_3_M18_a_missing_kicker_is_the_lowest() -> None:
    assert worth("9c 9d") < worth("9h 9s 2c")
    assert worth("Ac") > worth("Kc Qd")


def test_R7_2_ties_share_and_leave_the_rest() -> None:
    deal = play(michigan("c9d2 / s3 / d9c2"), "3s")
    assert gains(deal, "POOL") == [2, 0, 2]
    assert mat(deal)["POOL"] == 1
    assert deal.view(0).poker == 2  # the first from the dealer's left


def test_R7_4_M20_M21_the_hands_before_the_play() -> None:
    hands = "c2d3s2 / s9TJQK / dAhA / cAd9"
    deal = play(michigan(hands, opt="poker_source=dealt"), "9s")
    assert gains(deal, "POOL") == [0, 5, 0, 0]
    assert stacks(deal)[1] == 100 + 8 + 12 + 5
    deal = play(michigan(hands), "9s")
    assert gains(deal, "POOL") == [0, 0, 5, 0]
    same = play(michigan("c2d3 / s9 / dAhA / cAsA", opt="poker_source=dealt"), "9s")
    assert gains(same, "POOL") == [0, 0, 2, 2]


def test_R7_5_the_best_five_are_shown_and_no_more() -> None:
    deal = play(michigan("c23679d9h9s5 / s9 / dAhA"), "9s")
    five = deal.view(2).fives[0]
    assert (five.category, five.ranks) == ("flush", "97632")
    assert len(five.cards) == 5
    assert set(deal.view(2).known[0]) == set(five.cards)
    assert deal.view(2).fives[1] is None


# -- R8, R9: matches and chips ---------------------------------------------------------------------


def test_R8_1_M28_what_is_left_carries_over() -> None:
    match = match_with([100, 100, 100])
    match.mat = [0, 0, 0, 0, 0, 0, 14, 1, 0]
    match.start(PACK_52)
    assert (mat(match.deal)["RUN"], mat(match.deal)["POOL"]) == (18, 5)


def last_deal(hands: str, card: str, *sections: str, opt: str = "") -> Any:
    board = ("board: AH16", "stage=last", "chance=7")
    return play(michigan(hands, *board, *sections, opt=opt), card)


def test_R8_2_M29_the_last_chips_on_the_mat() -> None:
    deal = last_deal("c2 / d9 / h5 / c9", "9d")
    assert deal.view(0).result.mat == (0, 16, 0, 0)
    assert sum(mat(deal).values()) == 0
    blocked = last_deal("c2 / c4 / c6 / c9T", "4c", opt="blocked=no_pay final_board=last_winner")
    assert blocked.over
    blocked = last_deal("c2 / c47 / c9 / cJ", "4c", opt="blocked=no_pay")
    assert blocked.view(0).result.mat == (4, 4, 4, 4)
    split = last_deal("c2 / d9 / h5 / c9", "9d", opt="final_board=split")
    assert split.view(0).result.mat == (4, 4, 4, 4)
    shown = last_deal("c2 / d9 / h5 / c9", "9d", opt="final_board=showdown")
    assert sum(shown.view(0).result.mat) == 16


def test_R8_2_the_number_of_deals() -> None:
    match = MICHIGAN.match(MICHIGAN.options(start_chips=1000), 3, seed=2)
    while not match.over:
        play_random(match.deal, match.number)
        match.advance()
    assert match.number == 6
    assert sum(match.totals) == 3000


def test_R8_2_without_a_limit_a_match_ends_when_one_can_ante() -> None:
    for seed in range(6):
        match = MICHIGAN.match(MICHIGAN.options(deals="unlimited"), 3 + seed, seed=seed)
        while not match.over:
            play_random(match.deal, 100 * seed + match.number)
            match.advance()
        deal = match.deal
        left = [deal.stack[seat] - deal.heir[seat] for seat in range(match.seats)]
        assert sum(chips >= 9 for chips in left) < 2
        assert sum(match.totals) == 120 * match.seats
    with pytest.raises(OptionError) as error:
        MICHIGAN.options(deals="unlimited", short_ante="rebuy")
    assert (error.value.code, error.value.rule) == ("excludes_option", "R8.2")


def test_R9_1_R7_1_with_credit_the_poker_pool_pays_a_debt_first() -> None:
    hands, chips = "c2d3 / s9 / dAhA", "chips: 1 100 0"
    deal = play(michigan(hands, chips, opt="insolvency=credit"), "9s")
    assert deal.view(0).result.fines == (2, 0, 2)
    assert stacks(deal) == [-1, 100 + 5 + 4, -2 + 5]


def test_R6_2_R9_1_with_credit_the_pot_of_a_blocked_deal_is_whole() -> None:
    deal = play(michigan("c4T / c59 / c3", "chips: 0 0 0", opt="insolvency=credit"), "5c")
    assert deal.view(0).result.kind == "blocked"
    assert mat(deal)["POT"] == 9
    assert stacks(deal) == [5 - 2, -1, -1]


def test_R9_1_nobody_owes_anything() -> None:
    for seed in range(20):
        match = MICHIGAN.match(MICHIGAN.options(start_chips=20), 4, seed=seed)
        while not match.over:
            play_random(match.deal, seed)
            assert min(stacks(match.deal)) >= 0
            match.advance()
        assert sum(match.totals) == 80


def test_R9_2_M30_a_game_may_shrink_to_two() -> None:
    match = match_with([8, 30, 17], dealer=2)
    match.start(PACK_52)
    assert match.deal.view(0).playing == (False, True, True)
    assert stacks(match.deal) == [8, 21, 0]
    assert list(mat(match.deal).values()) == [3, 3, 3, 3, 3, 3, 3, 3, 2]
    play_random(match.deal, 1)
    assert match.deal.over


def test_R9_2_partial_antes_and_rebuys() -> None:
    match = match_with([5, 30, 30], dealer=1, short_ante="partial")
    match.start(PACK_52)
    assert stacks(match.deal) == [0, 12, 21]
    match = match_with([5, 30, 30], dealer=1, short_ante="rebuy")
    match.start(PACK_52)
    assert stacks(match.deal) == [116, 12, 21]


def test_R9_3_the_dealers_ante_adds_one_more_than_players() -> None:
    for seats in MICHIGAN.seats:
        assert set(mat(MICHIGAN.deal(seats=seats, seed=seats)).values()) == {seats + 1}


# -- §13: who knows what ---------------------------------------------------------------------------


def test_13_nothing_is_shown_before_the_play() -> None:
    deal = MICHIGAN.deal(seats=4, seed=2)
    play(deal, "keep")
    for seat in range(4):
        assert deal.view(seat).known == ((),) * 4
        assert deal.view(seat).dead == ()
