"""The rules of Lórum, one test or more for each number of the rules."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from parlour.cards import high
from parlour.core import texts
from parlour.core.errors import CarryError, IllegalAction, NotationError, OptionError
from parlour.core.match import DealResult
from parlour.games.lorum import notes
from parlour.games.lorum.deal import LorumDeal
from parlour.games.lorum.match import LorumMatch
from tests.helpers import some

from .playing import GAME, at, chips, declaring, legal, names, pass_all, play, say

LAST = "turn=P0 ¦ H: 7s ¦ P: 8s ¦ P: 9s ¦ P: Ts"  # the last trick, which P3 takes


def refused(deal: LorumDeal, text: str) -> tuple[str, str]:
    """Why an action is refused: the code and the rule; nothing changes."""
    before, options = GAME.describe(deal), deal.legal()
    with pytest.raises(IllegalAction) as error:
        deal.play(GAME.parse(deal, text))
    assert (GAME.describe(deal), deal.legal()) == (before, options)
    assert str(error.value) != error.value.say("ja")
    return error.value.code, error.value.rule


def facts(deal: LorumDeal) -> tuple[str, str, int, int]:
    """The phase, the mode, the declarer and who acts."""
    view = deal.view(0)
    return view.phase, view.mode, view.declarer, view.turn


def last_trick(deal: LorumDeal) -> LorumDeal:
    """Play the last trick."""
    while not deal.over:
        deal.play(deal.legal()[0])
    return deal


# -- players, deck, deal ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 0])
def test_R2_1_three_or_four_players(seats: int) -> None:
    for call in (partial(GAME.deal, seats=seats, seed=1), partial(at, f"n={seats}")):
        with pytest.raises(OptionError) as error:
            call()
        assert (error.value.code, error.value.rule) == ("bad_seats", "R2.1")


def test_R2_1_everything_goes_to_the_right() -> None:
    deal = GAME.deal(seats=4, seed=1, dealer=2)
    order = []
    while deal.view(0).phase == "DECLARE":
        order.append(deal.seat)
        deal.play(deal.legal()[0])
    assert order == [3, 0, 1, 2]
    trick = []
    for _ in range(4):
        trick.append(deal.seat)
        deal.play(deal.legal()[0])
    assert trick == [3, 0, 1, 2]


def test_R2_2_four_play_with_32_cards_in_8_tricks() -> None:
    pack = GAME.pack_text(GAME.pack(GAME.options(), 4)).split()
    assert sorted(pack) == sorted(rank + suit for suit in "cdhs" for rank in "789TJQKA")
    deal = GAME.deal(GAME.options(early_stop="none"), 4, seed=1)
    assert deal.view(0).counts == (8, 8, 8, 8)
    pass_all(deal)
    last_trick(deal)
    assert sum(deal.view(0).tricks) == 8


@pytest.mark.parametrize("suit", "cdhs")
def test_R2_2_the_ace_is_high_and_the_seven_low(suit: str) -> None:
    ranks = "AKQJT987"
    for above, below in pairwise(ranks):
        deal = at(f"H: {below}{suit} ¦ P: {above}{suit} ¦ turn=P0")
        play(deal, f"P0 play {below}{suit}", f"P1 play {above}{suit}")
        assert deal.view(0).trick.winner == 1
    assert [high.name(card) for card in sorted(map(high.number, ("Ac", "7c", "Tc")))] == [
        "7c",
        "Tc",
        "Ac",
    ]


def test_R2_3_three_play_with_30_cards_in_10_tricks() -> None:
    pack = GAME.pack_text(GAME.pack(GAME.options(), 3)).split()
    assert len(pack) == 30
    assert {"7d", "8d"} & set(pack) == set()
    deal = GAME.deal(seats=3, seed=1)
    assert deal.view(0).counts == (10, 10, 10)
    with pytest.raises(NotationError) as error:
        at("n=3 ¦ H: 7d")
    assert error.value.rule == "R2.3"


@pytest.mark.parametrize("seats", [3, 4])
def test_R3_all_cards_count_20(seats: int) -> None:
    pack = GAME.pack_text(GAME.pack(GAME.options(), seats)).split()
    worth = {}
    for card in pack:
        others = [it for it in pack if it[1] == "d" and it != card][: seats - 1]
        deal = at(f"n={seats} ¦ W: (P1) {' '.join([card, *others])}")
        worth[card] = deal.view(0).points[1]
    assert sum(worth.values()) == 20
    assert {card for card, count in worth.items() if count == 1} == {
        it for it in pack if it[1] == "h"
    }
    assert (worth["Qc"], worth["Qs"]) == (4, 8)


def test_R4_1_equal_chips_and_an_empty_pool() -> None:
    view = GAME.deal(GAME.options(start_chips=70), 3, seed=1).view(0)
    assert (view.stacks, view.pool) == ((70, 70, 70), 0)
    view = GAME.deal(seats=4, seed=1).view(0)
    assert (view.stacks, view.pool) == ((100,) * 4, 0)
    match = GAME.match(seats=4, seed=1)
    assert match.totals == [100] * 4


@pytest.mark.parametrize(
    ("carry", "part"),
    [
        ((1,), "length"),
        ((0, 1, 2, 3, 4, 5), "length"),
        ((-1, 5, 5, 5, 5), "pool"),
        ((2**31, 5, 5, 5, 5), "pool"),
        ((0, 5, 2**31, 5, 5), "P1"),
        ((0, 5, 5, 5, -(2**40)), "P3"),
        ((0, 5, 1.5, 5, 5), "P1"),
        ((0, None, 5, 5, 5), "P0"),
    ],
)
def test_R4_1_what_is_brought_must_be_chips(carry: Any, part: str) -> None:
    with pytest.raises(CarryError) as error:
        GAME.deal(seats=4, seed=1, carry=carry)
    assert (error.value.code, error.value.facts["part"]) == ("bad_carry", part)


@pytest.mark.parametrize("insolvency", ["cap", "rebuy"])
def test_R9_3_no_debt_is_brought_where_nobody_owes(insolvency: str) -> None:
    assert GAME.deal(seats=4, seed=1, carry=(0, -5, 5, 5, 5)).view(0).stacks[0] == -5
    with pytest.raises(CarryError):
        GAME.deal(GAME.options(insolvency=insolvency), 4, seed=1, carry=(0, -5, 5, 5, 5))


@pytest.mark.parametrize(
    "points", [(1, 0, 0, 0), (2**31, 0, 0, -(2**31)), (0, 0.5, 0, 0), (0,) * 3]
)
def test_R9_1_a_match_takes_no_result_that_cannot_be(points: Any) -> None:
    match = GAME.match_type(GAME, GAME.options(), 4, dealer=0)
    with pytest.raises(CarryError):
        match.record(DealResult("all_pay", points, -1))
    assert (match.totals, match.number, match.rows) == ([100] * 4, 0, [])


def test_R4_2_the_first_dealer_is_drawn_and_the_deal_passes_to_the_right() -> None:
    dealers = Counter(GAME.match(seats=4, seed=seed).dealer for seed in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 25
    match = GAME.match(seats=3, seed=1)
    first = match.dealer
    for number in range(5):
        assert match.dealer == (first + number) % 3
        last_trick(match.deal)
        match.advance()


def test_R4_2_two_packets_of_four() -> None:
    pack = list(GAME.pack(GAME.options(), 4))
    random.Random(3).shuffle(pack)
    deal = GAME.deal(seats=4, cards=pack, dealer=0)
    for k in range(1, 5):
        cards = pack[4 * (k - 1) : 4 * k] + pack[16 + 4 * (k - 1) : 16 + 4 * k]
        assert sorted(deal.view(k % 4).hand) == sorted(names(cards))


def test_R4_3_two_packets_of_five() -> None:
    pack = list(GAME.pack(GAME.options(), 3))
    random.Random(3).shuffle(pack)
    deal = GAME.deal(seats=3, cards=pack, dealer=1)
    for k in range(1, 4):
        cards = pack[5 * (k - 1) : 5 * k] + pack[15 + 5 * (k - 1) : 15 + 5 * k]
        assert sorted(deal.view((1 + k) % 3).hand) == sorted(names(cards))


# -- declarations ----------------------------------------------------------------------------------


def test_R5_1_small_or_big_or_nothing_before_the_first_lead() -> None:
    deal = declaring()
    assert legal(deal) == ["pass", "small", "big"]
    for text in ("play 7c", "none", "expose Qc"):
        assert refused(deal, text) == ("lorum_declare_first", "R5.1")
    pass_all(deal)
    for text in ("pass", "small", "big"):
        assert refused(deal, text) == ("lorum_declared", "R5.1")


def test_R5_1_a_big_replaces_a_small_and_nothing_replaces_a_big() -> None:
    deal = play(declaring(), "P1 small")
    assert legal(deal) == ["pass", "big"]
    assert refused(deal, "small") == ("lorum_small_declared", "R5.1")
    play(deal, "P2 big")
    assert facts(deal) == ("PLAY", "big", 2, 2)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_R5_2_asked_once_from_the_dealers_right(seats: int, dealer: int) -> None:
    deal = declaring(n=seats, dealer=dealer)
    for place in range(seats):
        assert deal.seat == (dealer + 1 + place) % seats
        assert deal.view(0).asked.count(True) == place
        say(deal, "pass")
    assert facts(deal) == ("PLAY", "regular", -1, (dealer + 1) % seats)


def test_R5_2_a_big_counts_at_once() -> None:
    assert facts(play(declaring(), "P1 pass", "P2 big")) == ("PLAY", "big", 2, 2)


@pytest.mark.parametrize("declarer", range(4))
def test_R5_3_every_other_is_asked_once_after_a_small(declarer: int) -> None:
    deal = declaring()
    say(deal, *["pass"] * ((declarer - 1) % 4), "small")
    for place in range(1, 4):
        assert facts(deal) == ("OVERRIDE", "small", declarer, (declarer + place) % 4)
        assert refused(deal, "play 7c") == ("lorum_override_first", "R5.3")
        say(deal, "pass")
    assert facts(deal) == ("PLAY", "small", declarer, declarer)


def test_R5_3_the_first_big_ends_the_poll() -> None:
    assert facts(play(declaring(), "P1 small", "P2 pass", "P3 big")) == ("PLAY", "big", 3, 3)


def test_R5_3_later_only_asks_seats_that_were_not_asked_yet() -> None:
    deal = play(declaring(options="override_right=later_only"), "P1 pass", "P2 small", "P3 pass")
    assert deal.seat == 0
    play(deal, "P0 pass")
    assert facts(deal) == ("PLAY", "small", 2, 2)
    last = declaring(options="override_right=later_only")
    play(last, "P1 pass", "P2 pass", "P3 pass", "P0 small")
    assert facts(last) == ("PLAY", "small", 0, 0)


def test_R5_4_any_hand_may_declare() -> None:
    for seed in range(30):
        deal = GAME.deal(seats=4, seed=seed)
        for _ in range(4):
            assert legal(deal) == ["pass", "small", "big"]
            deal.play(deal.legal()[0])


SEALED = "declaration=sealed"


@pytest.mark.parametrize(
    ("answers", "effective"),
    [
        ("pass pass pass pass", ("PLAY", "regular", -1, 1)),
        ("pass small pass pass", ("OVERRIDE", "small", 2, 3)),
        ("small small small small", ("OVERRIDE", "small", 1, 2)),
        ("small pass big big", ("PLAY", "big", 3, 3)),
        ("pass pass pass big", ("PLAY", "big", 0, 0)),
        ("big big big big", ("PLAY", "big", 1, 1)),
    ],
)
def test_R5_5_sealed_the_nearest_to_the_dealers_right_counts(
    answers: str, effective: tuple[str, str, int, int]
) -> None:
    deal = say(declaring(options=SEALED), *answers.split())
    assert facts(deal) == effective


@pytest.mark.parametrize(
    ("answers", "effective"),
    [
        ("pass pass pass", ("PLAY", "small", 2, 2)),
        ("pass big big", ("PLAY", "big", 0, 0)),
        ("big pass big", ("PLAY", "big", 3, 3)),
    ],
)
def test_R5_5_sealed_the_nearest_to_the_declarers_right_overrides(
    answers: str, effective: tuple[str, str, int, int]
) -> None:
    deal = say(declaring(options=SEALED), "pass", "small", "pass", "pass")
    assert [legal(deal), deal.view(0).declarer] == [["pass", "big"], 2]
    say(deal, *answers.split())
    assert facts(deal) == effective


def test_R5_5_sealed_leaves_nobody_to_be_asked_later() -> None:
    with pytest.raises(OptionError) as error:
        GAME.options(declaration="sealed", override_right="later_only")
    assert (error.value.code, error.value.rule) == ("excludes_option", "R5.5")


def race(seed: int, **options: Any) -> LorumDeal:
    rules = GAME.options(declaration="race", **options)
    deal = GAME.new_deal(rules, 4)
    deal.start(GAME.pack(rules, 4), 0, seed=seed)
    return deal


def test_R5_6_in_a_race_chance_draws_the_order() -> None:
    orders = Counter[tuple[int, ...]]()
    for seed in range(2400):
        deal, order = race(seed), []
        for _ in range(4):
            order.append(deal.seat)
            say(deal, "pass")
        assert facts(deal) == ("PLAY", "regular", -1, 1)
        orders[tuple(order)] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 150
    assert min(orders.values()) > 60


def test_R5_6_each_stage_has_an_order_of_its_own() -> None:
    followers = set()
    for seed in range(200):
        deal = race(seed)
        declarer = deal.seat
        say(deal, "small")
        order = []
        while deal.view(0).phase == "OVERRIDE":
            order.append((deal.seat - declarer) % 4)
            say(deal, "pass")
        assert facts(deal) == ("PLAY", "small", declarer, declarer)
        followers.add(tuple(order))
    assert followers == {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}


def test_R5_6_the_first_to_come_counts() -> None:
    deal = race(4)
    first = deal.seat
    say(deal, "small")
    second = deal.seat
    assert facts(say(deal, "big")) == ("PLAY", "big", second, second)
    assert first != second
    late = race(4, override_right="later_only")
    say(late, "pass", "pass", "small")
    assert late.view(0).asked.count(False) == 1


def test_R5_6_the_order_belongs_to_the_record() -> None:
    again = {race(9).seat for _ in range(5)}
    assert len(again) == 1
    assert GAME.reshuffles


# -- exposing the queens ---------------------------------------------------------------------------

EXPOSING = "phase=EXPOSE ¦ dealer=P0 ¦ P: cQ789 d789T ¦ P: cJKAT sJQKA ¦ opt: expose=double"


def test_R6_only_in_a_regular_deal() -> None:
    options = "expose=double"
    assert facts(pass_all(declaring(options=options)))[0] == "EXPOSE"
    assert facts(play(declaring(options=options), "P1 big"))[0] == "PLAY"
    small = say(declaring(options=options), "small", "pass", "pass", "pass")
    assert facts(small)[0] == "PLAY"
    assert refused(small, "none") == ("lorum_exposed", "R6")
    assert refused(pass_all(declaring()), "expose Qc") == ("lorum_no_exposing", "R6")


def test_R6_all_are_asked_and_answers_come_out_together() -> None:
    deal = at(EXPOSING)
    assert legal(deal) == ["none", "expose Qc"]
    assert refused(deal, "expose Qs") == ("not_in_hand", "R6")
    assert refused(deal, "play 7c") == ("lorum_expose_first", "R6")
    assert refused(deal, "pass") == ("lorum_declared", "R5.1")
    play(deal, "P1 expose Qc", "P2 expose Qs")
    assert deal.view(3).exposed == ((), (), (), ())
    assert legal(deal) == ["none"]
    play(deal, "P3 none", "P0 none")
    assert deal.view(3).exposed == ((), ("Qc",), ("Qs",), ())
    assert facts(deal) == ("PLAY", "regular", -1, 1)


def test_R6_an_exposed_queen_is_an_ordinary_card() -> None:
    deal = at("X: (P2) Qs ¦ T: 7s ¦ turn=P2 ¦ P: (P2) sQA 7c ¦ opt: expose=triple")
    assert legal(deal) == ["play Qs", "play As"]
    play(deal, "P2 play Qs")
    assert deal.view(0).exposed[2] == ("Qs",)


DECLARED_TOO = "expose=triple expose_declared=true"


@pytest.mark.parametrize(
    ("words", "mode", "declarer"),
    [("big", "big", 1), ("small pass pass pass", "small", 1), ("pass small pass big", "big", 0)],
)
@pytest.mark.parametrize("declaration", ["ordered", "sealed", "race"])
def test_R6_1_queens_are_exposed_in_declared_deals_too(
    words: str, mode: str, declarer: int, declaration: str
) -> None:
    """After all declarations, from the dealer's right on; then the declarer leads."""
    deal = declaring(options=f"{DECLARED_TOO} declaration={declaration}")
    if declaration == "ordered":
        say(deal, *words.split())
        assert facts(deal) == ("EXPOSE", mode, declarer, 1)
    while deal.view(0).phase != "EXPOSE":
        say(deal, "small" if "small" in legal(deal) else "pass")
    leader = deal.view(0).declarer
    for place in range(4):
        assert deal.seat == (1 + place) % 4
        assert deal.view(0).exposed == ((), (), (), ())
        deal.play(deal.legal()[-1])
    assert sum(map(len, deal.view(0).exposed)) == 2
    assert facts(deal)[0] == "PLAY"
    assert (deal.seat, deal.view(0).declarer) == (leader, leader)
    assert refused(deal, "expose Qc") == ("lorum_exposed_late", "R6.1")


@pytest.mark.parametrize("mode", ["small", "big"])
def test_R6_1_a_declared_deal_keeps_its_price(mode: str) -> None:
    """This holds whether made or failed, with both queens exposed and taken by any seat."""
    price = {"small": 10, "big": 20}[mode]
    cards = f"mode={mode} ¦ turn=P0 ¦ H: Qc ¦ P: 7d ¦ P: 7s ¦ P: Qs ¦ X: (P0) Qc ¦ X: (P3) Qs"
    for declarer in range(4):
        deal = last_trick(at(f"{cards} ¦ declarer=P{declarer} ¦ opt: {DECLARED_TOO}"))
        made = (declarer == 0) == (mode == "big")
        won = [-price if made else price] * 4
        won[declarer] = 3 * price if made else -3 * price
        assert chips(deal) == won
        assert deal.view(0).pool == 0


def test_R6_1_not_without_exposing_and_not_by_default() -> None:
    assert GAME.options(expose="double").expose_declared is False
    with pytest.raises(OptionError) as error:
        GAME.options(expose_declared=True)
    assert (error.value.code, error.value.rule) == ("needs_option", "R6.1")


def test_R6_1_a_position_names_the_declarer() -> None:
    text = f"phase=EXPOSE ¦ mode=big declarer=P2 ¦ dealer=P0 ¦ turn=P1 ¦ opt: {DECLARED_TOO}"
    deal = at(text)
    assert facts(deal) == ("EXPOSE", "big", 2, 1)
    assert at(GAME.describe(deal)).view(1) == deal.view(1)
    say(deal, "none", "none", "none", "none")
    assert facts(deal) == ("PLAY", "big", 2, 2)
    with pytest.raises(NotationError) as error:
        at(text.replace(" expose_declared=true", ""))
    assert error.value.facts["text"] == "mode"


# -- play ------------------------------------------------------------------------------------------


def test_R7_1_the_winner_leads_any_card() -> None:
    deal = at("H: 9h Qs ¦ P: Ah Qc 7h ¦ P: Jh 8c 9c ¦ P: 8h Tc Jc ¦ T: Ad ¦ turn=P1")
    assert deal.view(0).trick.leader == 0
    play(deal, "P1 play 7h", "P2 play 8c", "P3 play 8h")
    assert deal.seat == 0
    assert legal(deal) == ["play 9h", "play Qs"]
    assert refused(deal, "play Ah") == ("not_in_hand", "R7.1")


def test_R7_1_the_declarer_leads_or_the_dealers_right() -> None:
    assert pass_all(declaring(dealer=2)).seat == 3
    assert play(declaring(dealer=2), "P3 pass", "P0 big").seat == 0


def test_R7_2_suit_must_be_followed() -> None:
    deal = at("T: 9h ¦ turn=P2 ¦ P: (P2) h7Q s8 dA")
    assert refused(deal, "play 8s") == ("lorum_follow_suit", "R7.2")
    assert refused(deal, "play Ad") == ("lorum_follow_suit", "R7.2")


def test_R7_3_a_player_unable_to_follow_plays_any_card() -> None:
    assert len(legal(at("T: 9d ¦ turn=P2 ¦ P: (P2) hQ cQ sQ"))) == 3


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("9d Ah Td 7d", 2), ("7s 8d 9d Ah", 0), ("7h 8h 9h Ah", 3), ("Ac Kc Qc Jc", 0)],
)
def test_R7_4_the_highest_card_of_the_suit_led_takes(cards: str, winner: int) -> None:
    played = cards.split()
    spare = [card for card in ("7c", "8c", "9c", "Tc") if card not in played]
    hands = [f"P: (P{seat}) {card} {spare[seat]}" for seat, card in enumerate(played)]
    deal = at(f"turn=P0 ¦ {' ¦ '.join(hands)}")
    for seat, card in enumerate(played):
        play(deal, f"P{seat} play {card}")
    assert deal.seat == winner
    assert sorted(deal.view(0).taken[winner]) == sorted(played)


def test_R7_5_a_small_must_be_beaten_while_that_can_be() -> None:
    deal = at("mode=small declarer=P1 ¦ T: 9h Jh ¦ turn=P0 ¦ H: h8TQKA s7")
    assert legal(deal) == ["play Qh", "play Kh", "play Ah"]
    assert refused(deal, "play Th") == ("lorum_must_beat", "R7.5")
    assert refused(deal, "play 7s") == ("lorum_follow_suit", "R7.2")


def test_R7_5_the_duty_is_the_declarers_too_and_not_the_leaders() -> None:
    deal = at("mode=small declarer=P2 ¦ T: 8c ¦ turn=P2 ¦ P: (P2) c7T h7")
    assert legal(deal) == ["play Tc"]
    lead = at("mode=small declarer=P2 ¦ turn=P2 ¦ P: (P2) c7T h7")
    assert len(legal(lead)) == 3


def test_R7_5_holds_in_no_other_deal() -> None:
    for mode in ("", "mode=big declarer=P0 ¦ "):
        deal = at(f"{mode}T: 9h Jh ¦ turn=P2 ¦ P: (P2) h8TQKA")
        assert len(legal(deal)) == 5


STOPPED = "{mode}turn=P1 ¦ H: Qc 7s ¦ P: Ac 8s ¦ P: Jc 9s ¦ P: 8c Ts ¦ {more}"


@pytest.mark.parametrize(
    ("mode", "more", "stop", "over"),
    [
        ("mode=small declarer=P1 ¦ ", "", "none", False),
        ("mode=small declarer=P1 ¦ ", "", "declared", True),
        ("mode=small declarer=P1 ¦ ", "", "all", True),
        ("mode=small declarer=P2 ¦ ", "", "all", False),
        ("mode=big declarer=P2 ¦ ", "", "declared", True),
        ("mode=big declarer=P2 ¦ ", "", "none", False),
        ("mode=big declarer=P1 ¦ ", "", "all", False),
        ("", "W: (P0) h789T", "declared", False),
        ("", "W: (P0) h789T", "all", True),
        ("", "", "all", False),  # only one has tricks
        ("", "W: (P1) h789T", "all", False),
    ],
)
def test_R7_6_play_ends_when_nothing_can_change(
    mode: str, more: str, stop: str, over: bool
) -> None:
    deal = at(STOPPED.format(mode=mode, more=more) + f" ¦ opt: early_stop={stop}")
    play(deal, "P1 play Ac", "P2 play Jc", "P3 play 8c", "P0 play Qc")
    assert deal.over == over


@pytest.mark.parametrize("seed", some(range(40)))
def test_R7_6_an_early_end_changes_no_chips(seed: int) -> None:
    outcomes = []
    for stop in ("none", "declared", "all"):
        chance = random.Random(seed)
        deal = GAME.deal(GAME.options(early_stop=stop), 3 + seed % 2, seed=seed)
        while not deal.over:
            deal.play(chance.choice(deal.legal()))
        outcomes.append((deal.view(0).result.kind, deal.view(0).stacks, deal.view(0).pool))
    assert len(set(outcomes)) == 1


# -- settlement: the vectors L26 to L41 have the rows of R8 ----------------------------------------


def test_R8_1_a_trick_without_points_leaves_a_zero() -> None:
    deal = last_trick(at(f"{LAST} ¦ W: (P1) cQ789 ¦ W: (P2) sQJKA ¦ W: (P0) h789T"))
    assert deal.view(0).result.kind == "one_zero"
    assert chips(deal) == [-4, -4, -8, 16]


def test_R8_1_all_tricks_come_before_the_points() -> None:
    every = " ¦ W: (P3) cQ789 sQJKA h789T"
    assert chips(last_trick(at(f"{LAST} ¦ pool=5{every}"))) == [-10, -10, -10, 30]
    deal = last_trick(at(f"{LAST} ¦ pool=5 ¦ W: (P0) cQ789 sQJKA h789T"))
    assert (chips(deal), deal.view(0).pool) == ([-16, 0, 0, 0], 21)


def test_R8_2_and_R8_3_points_do_not_count_in_declared_deals() -> None:
    for declarer, expected in ((0, [-30, 10, 10, 10]), (1, [-10, 30, -10, -10])):
        deal = at(
            f"{LAST} ¦ W: (P0) h789T ¦ mode=small declarer=P{declarer} ¦ pool=9"
            " ¦ opt: early_stop=none"
        )
        last_trick(deal)
        assert (chips(deal), deal.view(0).pool) == (expected, 9)
    big = last_trick(at(f"{LAST} ¦ W: (P3) h789T ¦ mode=big declarer=P3 ¦ pool=9"))
    assert (chips(big), big.view(0).pool) == ([-20, -20, -20, 60], 9)


def test_R8_4_three_players() -> None:
    last = "n=3 ¦ turn=P0 ¦ H: 7s ¦ P: 8s ¦ P: 9s"
    zero = last_trick(at(f"{last} ¦ pool=6 ¦ W: (P0) Qc 7c 8c ¦ W: (P1) Qs Ks As"))
    assert (chips(zero), zero.view(0).pool) == ([-4, -8, 18], 0)
    single = last_trick(at(f"{last} ¦ pool=6 ¦ W: (P0) Qc 7c Qs"))
    assert (single.view(0).result.kind, chips(single)) == ("one_taker", [-12, 0, 0])
    assert single.view(0).pool == 18
    split = last_trick(at(f"{last} ¦ pool=6 ¦ W: (P0) Qc 7c Qs ¦ opt: two_zero_split=false"))
    assert chips(split) == [-12, 0, 0]


@pytest.mark.parametrize("pool", range(4))
def test_R8_5_the_odd_chip_stays(pool: int) -> None:
    deal = last_trick(at(f"{LAST} ¦ pool={pool} ¦ W: (P0) cQ789 ¦ W: (P1) sQJKA"))
    assert chips(deal) == [-4, -8, (12 + pool) // 2, (12 + pool) // 2]
    assert deal.view(0).pool == pool % 2
    told = [note.facts["chips"] for note in notes.settlement(deal) if note.kind == "pool"]
    assert told == [1] * (pool % 2)  # an empty pool gets no note


# -- chips running out -----------------------------------------------------------------------------


def test_R9_1_chips_are_conserved_by_every_deal() -> None:
    for seed in range(60):
        chance = random.Random(seed)
        carry = (chance.randrange(40), *(chance.randrange(40) for _ in range(4)))
        options = GAME.options(insolvency=chance.choice(["credit", "cap", "rebuy"]))
        deal = GAME.deal(options, 4, seed=seed, carry=carry)
        while not deal.over:
            view = deal.view(0)
            assert view.pool + sum(view.stacks) == sum(carry)
            deal.play(chance.choice(deal.legal()))
        assert deal.view(0).pool + sum(deal.view(0).stacks) == sum(carry)


def test_R9_2_credit_may_go_below_zero() -> None:
    deal = last_trick(at(f"{LAST} ¦ W: (P0) cQ789 sQJKA ¦ stacks=5/0/0/0"))
    assert deal.view(0).stacks == (-7, 0, 0, 0)


def test_R9_3_players_pay_at_most_what_they_have() -> None:
    deal = last_trick(at(f"{LAST} ¦ W: (P0) cQ789 sQJKA ¦ stacks=5/0/0/0 ¦ opt: insolvency=cap"))
    assert deal.view(0).stacks == (0, 0, 0, 0)
    assert deal.view(0).pool == 5
    swept = f"{LAST} ¦ stacks=3/0/10/50 ¦ opt: insolvency=cap"
    assert chips(last_trick(at(f"{swept} ¦ W: (P3) cQ789"))) == [-3, 0, -10, 13]


@pytest.mark.parametrize(
    ("stack", "shares"),
    [
        (0, [0, 0, 0]),
        (1, [1, 0, 0]),
        (2, [1, 1, 0]),
        (10, [4, 3, 3]),
        (59, [20, 20, 19]),
        (90, [20] * 3),
    ],
)
def test_R9_3_a_debtor_pays_as_equally_as_possible(stack: int, shares: list[int]) -> None:
    text = f"{LAST} ¦ mode=big declarer=P1 ¦ stacks=9/{stack}/9/9 ¦ opt: insolvency=cap"
    deal = last_trick(at(text))
    assert chips(deal) == [shares[2], -sum(shares), shares[0], shares[1]]


def entered(options: dict[str, Any], *results: tuple[int, ...], seats: int = 4) -> LorumMatch:
    """A match after these deals."""
    match = GAME.match_type(GAME, GAME.options(**options), seats, dealer=0)
    assert isinstance(match, LorumMatch)
    for points in results:
        match.record(DealResult("all_pay", points, -1))
    return match


def test_R9_3_no_chips_end_the_match() -> None:
    options = {"insolvency": "cap", "start_chips": 10}
    assert entered(options, (-10, 3, 3, 4)).over
    assert not entered(options, (-9, 3, 3, 3)).over
    assert not entered({**options, "bust_ends_game": False}, (-10, 3, 3, 4)).over
    assert not entered({"start_chips": 10}, (-10, 3, 3, 4)).over
    with pytest.raises(OptionError) as error:
        GAME.options(bust_ends_game=False)
    assert (error.value.code, error.value.rule) == ("needs_option", "R9.3")


@pytest.mark.parametrize(
    ("lost", "bought", "stack"), [(10, 0, 0), (11, 10, 9), (20, 10, 0), (21, 20, 9), (60, 50, 0)]
)
def test_R9_4_chips_are_bought_until_none_are_owed(lost: int, bought: int, stack: int) -> None:
    match = entered({"insolvency": "rebuy", "start_chips": 10}, (-lost, lost, 0, 0))
    assert (match.stacks[0], match.bought, match.totals[0]) == (stack, [bought, 0, 0, 0], 10 - lost)
    assert sum(match.stacks) + match.pool == 40 + bought
    assert match.carry() == (0, stack, 10 + lost, 10, 10)
    columns = {column.name: column.totals for column in match.columns()}
    assert columns["chips"] == tuple(match.totals)
    assert columns.get("bought", (0, 0, 0, 0)) == (bought, 0, 0, 0)


def test_R9_4_the_result_says_what_is_bought() -> None:
    text = f"{LAST} ¦ W: (P0) cQ789 sQJKA ¦ stacks=5/9/9/9 ¦ opt: insolvency=rebuy start_chips=4"
    result = last_trick(at(text)).view(0).result
    assert (result.chips[0], result.bought) == (-12, (8, 0, 0, 0))


# -- variants --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expose", "owner", "points"),
    [("double", 1, 16 + 8), ("double", 0, 16 + 8), ("triple", 1, 24 + 8), ("triple", 0, 16 + 12)],
)
def test_V1_V2_an_exposed_queen_counts_more(expose: str, owner: int, points: int) -> None:
    """P1 takes both queens: P1's own and the other player's."""
    other = 1 - owner
    text = f"W: (P1) cQ sQ d78 ¦ X: (P{owner}) Qs ¦ X: (P{other}) Qc ¦ opt: expose={expose}"
    assert at(text).view(0).points[1] == points


def test_V3_two_zeros_may_leave_the_pool() -> None:
    text = f"{LAST} ¦ pool=3 ¦ W: (P0) cQ789 ¦ W: (P1) sQJKA"
    deal = last_trick(at(f"{text} ¦ opt: two_zero_split=false"))
    assert (deal.view(0).result.kind, chips(deal)) == ("no_split", [-4, -8, 0, 0])
    assert deal.view(0).pool == 15
    one = last_trick(at(f"{text} ¦ W: (P2) h789T ¦ opt: two_zero_split=false"))
    assert chips(one) == [-4, -8, -4, 19]


# -- the end of a match ----------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [1, 5, 12])
def test_R11_1_a_match_is_a_number_of_deals(deals: int) -> None:
    each = (-1, -1, -1, -1)
    ended = [entered({"deals": deals}, *[each] * number).over for number in range(deals + 1)]
    assert ended == [False] * deals + [True]
    assert GAME.options().deals == 12


def test_R11_2_the_pool_is_divided_at_the_end() -> None:
    """L49: the remainder goes from the right of the last dealer on."""
    match = entered({"deals": 3}, (0,) * 4, (0,) * 4, (-4, -3, -2, -1))
    assert match.dealer == 2
    assert match.shares == [3, 2, 2, 3]
    assert match.totals == [99, 99, 100, 102]
    assert match.pool == 0
    assert match.columns()[-1].totals == (3, 2, 2, 3)


def test_R11_1_the_pool_is_divided_when_all_agree_to_end() -> None:
    """As at any other end: the remainder from the right of who dealt last."""
    match = entered({}, (0,) * 4, (0,) * 4, (-4, -3, -2, -1))
    match.end_by_agreement()
    assert (match.over, match.pool, match.shares) == (True, 0, [3, 2, 2, 3])
    assert match.totals == [99, 99, 100, 102]
    assert [(note.seat, note.facts["chips"]) for note in match.notes()] == [
        (0, 3),
        (1, 2),
        (2, 2),
        (3, 3),
    ]


def test_R11_2_the_pool_is_carried_until_then() -> None:
    match = entered({}, (-4, -3, -2, -1), (-1, 5, -1, -1))
    assert match.carry() == (8, 95, 102, 97, 98)
    match.start(GAME.pack(match.options, 4))
    view = match.deal.view(0)
    assert (view.pool, view.stacks) == (8, (95, 102, 97, 98))


def test_R11_3_ranked_by_chips_less_those_bought() -> None:
    options = {"insolvency": "rebuy", "start_chips": 10, "deals": 1}
    match = entered(options, (-25, 5, 15, 5))
    assert match.places == (4, 2, 1, 2)
    assert match.ranking == (2, 1, 3, 0)


# -- §13: what is done for who does nothing, and traps ---------------------------------------------


def test_the_first_legal_action_is_the_one_for_an_idle_player() -> None:
    assert legal(declaring())[0] == "pass"
    assert legal(play(declaring(), "P1 small"))[0] == "pass"
    assert legal(at(EXPOSING))[0] == "none"
    assert legal(at("turn=P0 ¦ H: As 7s Ac 9c Kh"))[0] == "play 9c"


def test_actions_are_read_and_refused() -> None:
    deal = declaring()
    for text in ("play", "play 2c 3c", "expose", "expose Qh", "expose Qc Qc", "pass 7c", "knock"):
        with pytest.raises(NotationError):
            GAME.parse(deal, text)
    assert GAME.format(deal, GAME.parse(deal, "expose Qs Qc")) == "expose Qc Qs"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("phase=SETTLE", "no_phase"),
        ("phase=EXPOSE", "lorum_bad_position"),  # not with these options
        ("phase=DECLARE ¦ T: 7c", "bad_hand"),
        ("phase=DECLARE ¦ mode=small", "lorum_bad_position"),
        ("phase=OVERRIDE ¦ declarer=P1 ¦ turn=P1", "lorum_bad_position"),
        ("phase=OVERRIDE ¦ mode=big declarer=P1", "lorum_bad_position"),
        ("phase=DECLARE ¦ turn=P1 asked=P1", "lorum_bad_position"),
        ("phase=DECLARE ¦ W: (P0) 7c 8c 9c Tc", "bad_hand"),
        ("phase=DECLARE ¦ V: (P1) h", "lorum_bad_position"),
        ("phase=DECLARE ¦ answers: - pass - -", "lorum_bad_position"),
        ("phase=DECLARE ¦ turn=P2 ¦ opt: declaration=sealed", "lorum_bad_position"),
        ("phase=DECLARE ¦ turn=P2 ¦ answers: - big ¦ opt: declaration=sealed", "bad_entries"),
        ("phase=DECLARE ¦ H: 7c", "bad_hand"),
        ("H: 7c 8c ¦ P: 9c", "bad_hand"),
        ("H: 7c 7c", "card_twice"),
        ("H: 2c", "not_in_pack"),
        ("H: 7c ¦ P: (P0) 8c", "section_twice"),
        ("H: ", "lorum_bad_position"),
        ("H: 7c ¦ V: (P0) c", "lorum_bad_position"),
        ("H: 7c ¦ V: (P0) x", "no_section"),
        ("T: 7c 8c 9c Tc", "lorum_bad_position"),
        ("W: (P1) 7c 8c 9c", "bad_hand"),
        ("W: (P4) 7c 8c 9c Tc", "no_seat"),
        ("W: 7c 8c 9c Tc", "no_seat"),
        ("L: (P1) 7c 8c 9c Tc", "lorum_bad_position"),
        ("declarer=P1", "no_section"),
        ("mode=huge", "no_section"),
        ("X: (P1) Qs", "lorum_bad_position"),
        ("X: (P1) Ks ¦ opt: expose=double", "lorum_bad_position"),
        ("X: (P1) Qs ¦ H: Qs ¦ opt: expose=double", "lorum_bad_position"),
        (
            "phase=EXPOSE ¦ turn=P1 ¦ answers: Qs - - - ¦ H: c789T d789T ¦ opt: expose=double",
            "lorum_bad_position",
        ),
        (
            f"phase=OVERRIDE ¦ declarer=P1 ¦ turn=P3 ¦ answers: - - small - ¦ opt: {SEALED}",
            "lorum_bad_position",
        ),
        ("mode=small declarer=P1 ¦ W: (P1) 7c 8c 9c Tc", "dead_end"),
        ("pool=1073741825", "no_number"),
        ("stacks=9/-1/9/9 ¦ opt: insolvency=cap", "lorum_bad_position"),
        ("stacks=9/-1/9/9 ¦ opt: insolvency=rebuy", "lorum_bad_position"),
        ("stacks=1/2/3", "bad_entries"),
        ("stacks=a/b/c/d", "no_number"),
        ("pool=-1", "no_number"),
        ("phase=DECLARE chance=xyz", "no_number"),
        ("n=3 ¦ dealer=P3", "no_seat"),
        ("asked=P0", "no_section"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises((NotationError, OptionError)) as error:
        at(text)
    assert error.value.code == code
    for language in texts.languages():
        assert "{$" not in error.value.say(language)


TAKEN = "H: 7h 8d ¦ P: 9h 9d ¦ P: Th Td ¦ P: Jh Jd"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("T: 9h 7c ¦ turn=P2 ¦ P: (P1) 8h ¦ P: 8c 9c", "T"),  # P1 could follow
        ("mode=small declarer=P0 ¦ T: 9h 8h ¦ turn=P2 ¦ P: (P1) Th ¦ P: 8c 9c", "T"),
        ("T: 9h ¦ turn=P1 ¦ V: (P0) h ¦ P: (P0) 7c ¦ P: 8c 9c", "V"),
        ("H: 7h ¦ P: 8h ¦ P: 8c ¦ turn=P1 ¦ L: (P0) 7c Ac 7s Tc ¦ W: (P1) 7c Ac 7s Tc", "L"),
        ("H: 7h ¦ turn=P1 ¦ L: (P0)", "L"),
        ("H: 7h ¦ turn=P1 ¦ L: (P0) 7c 8c 9c Tc ¦ W: (P1) 7c 8c 9c Tc", "L"),  # P3 took it
        ("H: 7h ¦ turn=P3 ¦ L: (P0) 7c 8c 9c Tc ¦ W: (P1) 7c 8c 9c Tc", "L"),
        ("H: 7h ¦ turn=P3 ¦ V: (P0) h", "V"),
    ],
)
def test_R7_2_a_position_after_a_revoke_is_refused(text: str, part: str) -> None:
    """Its own text could not be read back: what play has shown contradicts the hands."""
    with pytest.raises(NotationError) as error:
        at(text)
    assert (error.value.code, error.value.facts["text"]) == ("lorum_bad_position", part)


def test_R7_2_what_the_trick_before_has_shown_is_known() -> None:
    trick = "L: (P0) 7c Ac 7s Tc ¦ W: (P1) 7c Ac 7s Tc"
    deal = at(f"{TAKEN} ¦ turn=P1 ¦ {trick}")
    assert [[void.suit for void in voids] for voids in deal.view(0).voids] == [[], [], ["c"], []]
    small = at(f"{TAKEN} ¦ turn=P1 ¦ mode=small declarer=P0 ¦ {trick} ¦ opt: early_stop=none")
    shown = [[(void.suit, void.above) for void in voids] for voids in small.view(0).voids]
    assert shown == [[], [], [("c", "")], [("c", "A")]]


def test_hands_that_are_not_written_get_what_is_left() -> None:
    deal = at("T: 9h ¦ turn=P2 ¦ P: (P2) h7Q s8 dA")
    assert deal.view(0).counts == (4, 3, 4, 4)
    assert deal.view(0).hand == ("7c", "8c", "9c", "Tc")
