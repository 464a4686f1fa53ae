"""The rules of German Rummy, one test or more for each number of the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import parlour
from parlour.cards import bits, twins
from parlour.cards.cards import PACK_52
from parlour.cards.rng import Random
from parlour.core.deal import Deal
from parlour.core.errors import CarryError, IllegalAction, NotationError, OptionError
from parlour.core.match import DealResult
from parlour.core.table import Played, Table
from parlour.games.romme import actions, opening
from parlour.games.romme.deal import RommeDeal
from parlour.games.romme.match import RommeMatch
from parlour.games.romme.options import RommeOptions
from parlour.pieces import jokers
from tests.strict import copy_attributes

GAME = parlour.GAMES["romme"]


def at(text: str, *played: str) -> RommeDeal:
    """The deal of a position, after some actions."""
    deal = GAME.position(text)
    assert isinstance(deal, RommeDeal)
    for action in played:
        deal.play(GAME.parse(deal, action))
    return deal


def legal(deal: RommeDeal) -> list[str]:
    return [GAME.format(deal, code) for code in deal.legal()]


def kinds(deal: RommeDeal) -> set[str]:
    return {text.split()[0] for text in legal(deal)}


def allowed(deal: RommeDeal, text: str) -> bool:
    return deal.accepts(GAME.parse(deal, text))


def refused(deal: RommeDeal, text: str) -> tuple[str, str]:
    """Why an action is refused: the code and the rule; nothing changes."""
    before, options = GAME.describe(deal), deal.legal()
    with pytest.raises(IllegalAction) as error:
        deal.play(GAME.parse(deal, text))
    assert (GAME.describe(deal), deal.legal()) == (before, options)
    return error.value.code, error.value.rule


def dealt(seats: int = 2, dealer: int = 0, seed: int = 3, **options: Any) -> RommeDeal:
    rules = GAME.options(**options)
    deal = GAME.deal(rules, seats, seed=seed, dealer=dealer)
    assert isinstance(deal, RommeDeal)
    return deal


def ordered(seats: int, dealer: int, **options: Any) -> tuple[RommeDeal, list[int]]:
    """A deal from an unshuffled pack, and the pack."""
    rules = GAME.options(**options)
    pack = list(GAME.pack(rules, seats))
    deal = GAME.deal(rules, seats, cards=pack, dealer=dealer)
    assert isinstance(deal, RommeDeal)
    return deal, pack


def hand(deal: Deal, seat: int) -> list[str]:
    return sorted(deal.view(seat).hand)


def names(pack: list[int], *places: int | range) -> list[str]:
    flat = [i for place in places for i in ([place] if isinstance(place, int) else place)]
    return sorted(twins.name(pack[i]) for i in flat)


# -- R1, R2: players, pack, values -----------------------------------------------------------------


def test_R1_1_two_to_six_play_clockwise() -> None:
    assert list(GAME.seats_for(GAME.options())) == [2, 3, 4, 5, 6]
    deal = dealt(seats=4, dealer=2)
    turns = []
    for _ in range(5):
        turns.append(deal.seat)
        deal.play(actions.STOCK)
        deal.play(next(code for code in deal.legal() if code >= actions.DISCARD))
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.parametrize("seats", [1, 9])
def test_R1_1_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.deal(GAME.options("three_packs"), seats, seed=1)


@pytest.mark.parametrize("seats", [7, 8])
def test_R1_1_O_packs_seven_and_eight_play_with_three_packs(seats: int) -> None:
    rules = GAME.options("three_packs")
    assert [*GAME.seats_for(rules)] == [*range(2, 9)]
    deal = dealt(seats=seats, packs=3)
    assert [len(hand(deal, seat)) for seat in range(seats)] == [13] * seats
    assert len(deal.left_in_stock()) == 165 - 13 * seats - 1
    assert GAME.describe(GAME.position(GAME.describe(deal))) == GAME.describe(deal)


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("seats", [7, 8])
def test_R1_2_seven_and_eight_are_refused_without_a_third_pack(seats: int, packs: int) -> None:
    rules = GAME.options(packs=packs, hand_size=3)
    assert max(GAME.seats_for(rules)) == 6
    with pytest.raises(OptionError) as error:
        GAME.deal(rules, seats, seed=1)
    assert (error.value.code, error.value.rule) == ("romme_seats_need_packs", "R1.2")
    assert error.value.say("en") == f"{seats} players need 3 packs of cards."
    with pytest.raises(OptionError):
        GAME.position(f"n={seats} ¦ H: 5c 6c ¦ opt: packs={packs}")


def test_R4_1_three_copies_of_a_card_are_not_a_set_and_are_played_one_by_one() -> None:
    deal = at("H: 5h 5h 5h 4h 4h 6h 6h 7h 9c ¦ opt: packs=3")
    assert deal.view(0).hand.count("5h") == 3
    assert not any("5h 5h" in text for text in legal(deal))
    deal = at("H: 5h 5h 5h 4h 4h 6h 6h 7h 9c ¦ opt: packs=3", "meld [4h 5h 6h]")
    assert deal.view(0).hand.count("5h") == 2
    deal.play(GAME.parse(deal, "meld [5h 6h 7h]"))
    deal.play(GAME.parse(deal, "discard 5h"))
    assert deal.view(0).hand == ("9c", "4h")


def test_R6_4_a_first_meld_may_need_a_card_three_times() -> None:
    """Thirty-nine is made of two of the runs, and 54 of all three."""
    text = "n=2 ¦ H: 5h 5h 5h 6h 6h 6h 7h 7h 7h 9c ¦ unopened ¦ opt: packs=3 open_min={}"
    assert allowed(at(text.format(54)), "meld [5h 6h 7h]")
    assert refused(at(text.format(55)), "meld [5h 6h 7h]")[0] == "romme_too_low"


def test_R8_2_every_copy_of_a_card_costs() -> None:
    assert at("H: Kd Kd Kd 2c ¦ opt: packs=3").penalty(0) == 32


def test_a_position_with_a_fourth_copy_of_a_card_is_refused() -> None:
    with pytest.raises(NotationError) as error:
        at("H: 5h 5h 5h 5h ¦ opt: packs=3")
    assert error.value.code == "card_twice"


@pytest.mark.parametrize(
    ("options", "cards"),
    [({}, 110), ({"packs": 1}, 55), ({"packs": 3}, 165), ({"jokers_per_pack": 2}, 108)],
)
def test_R1_2_packs_and_jokers(options: dict[str, Any], cards: int) -> None:
    pack = GAME.pack(GAME.options(**options), 2)
    assert len(pack) == cards
    wanted = options.get("packs", 2)
    counts = Counter(pack)
    assert all(counts[card] == wanted for card in PACK_52)
    assert counts[bits.JOKER] == wanted * options.get("jokers_per_pack", 3)


def test_R1_2_a_small_pack_is_not_enough_for_all() -> None:
    rules = GAME.options(packs=1)
    assert list(GAME.seats_for(rules)) == [2, 3, 4]
    with pytest.raises(OptionError) as error:
        GAME.deal(rules, 5, seed=1)
    assert error.value.code == "bad_seats"


def test_R1_3_the_ace_is_high_or_low() -> None:
    for text in ("[Ac 2c 3c]", "[Qc Kc Ac]"):
        assert opening.value(actions.read_meld(text))
    deal = at("H: Kc Ac 2c 9d")
    assert refused(deal, "meld [Kc Ac 2c]") == ("around_the_corner", "O-around_the_corner")


@pytest.mark.parametrize(
    ("cards", "points"),
    [("2c 9d Th", 21), ("Jc Qd Kh", 30), ("Ac Ad", 22), ("*", 30), ("* * 5c", 65)],
)
def test_R2_1_R2_2_R2_3_R2_5_cards_left_in_hand(cards: str, points: int) -> None:
    assert at(f"H: {cards}").penalty(0) == points


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("[Ac 2c 3c]", 6),
        ("[Qc Kc Ac]", 31),
        ("[Ac Ad Ah]", 33),
        ("[*Ac 2c 3c]", 6),
        ("[Ac Ad *]", 33),
        ("[3c *4c *5c 6c]", 18),
        ("[Jh Qh Kh Ah]", 41),
        ("[Ah 2h 3h 4h 5h 6h 7h 8h]", 36),
    ],
)
def test_R2_3_R2_4_R2_6_values_of_melds(meld: str, points: int) -> None:
    assert opening.value(actions.read_meld(meld)) == points


# -- R3: seats and the deal ------------------------------------------------------------------------


def seated(cards: str, seats: int) -> tuple[tuple[int, ...], tuple[tuple[str, ...], ...]]:
    """Return the seating from a pack that begins with these cards, and what everybody drew."""
    found = GAME.seating(GAME.options(), seats, twins.numbers(cards))
    assert found is not None
    return found.order, found.drawn


def test_R3_1_the_highest_sits_at_seat_0_and_ties_draw_again() -> None:
    # chair 3 draws a joker, then the 2c; chairs 0 and 2 tie with nines and draw the 3d and the ace
    order, drawn = seated("9c Kd 9h * 2c 3d Ah", 4)
    assert order == (1, 2, 0, 3)
    assert drawn == (("Kd",), ("9h", "Ah"), ("9c", "3d"), ("*", "2c"))


def test_R3_1_aces_are_high_and_the_same_card_of_the_other_pack_is_a_tie() -> None:
    assert seated("2c Ad Kh", 3) == ((1, 2, 0), (("Ad",), ("Kh",), ("2c",)))
    assert seated("5s 5s * 7c 7d 4h 8h", 2) == (
        (1, 0),
        (("5s", "7d", "8h"), ("5s", "*", "7c", "4h")),
    )


def test_R3_1_a_tie_is_drawn_again_only_by_those_concerned_for_their_own_places() -> None:
    # chairs 1 and 2 share the last two places: the king drawn then does not beat the queen
    assert seated("Qh 6c 6d 2c Kd", 3) == ((0, 2, 1), (("Qh",), ("6d", "Kd"), ("6c", "2c")))


def test_R3_1_if_the_pack_runs_out_tied_players_keep_the_order_of_sitting_down() -> None:
    assert seated("6c 6d 6h 6s 6c", 3)[0] == (0, 1, 2)
    assert seated("* * 6h * Kc *", 2)[0] == (1, 0)


def naive_seats(ranks: list[int], players: int) -> list[int]:
    """Seat players by comparing all that each of them has drawn, round after round."""
    hands: list[list[int]] = [[] for _ in range(players)]
    while True:
        groups = Counter(map(tuple, hands))
        tied = [sorted(p for p in range(players) if tuple(hands[p]) == it) for it in groups]
        group = max((it for it in tied if len(it) > 1), key=lambda it: hands[it[0]], default=[])
        if not group:
            return sorted(range(players), key=lambda player: hands[player], reverse=True)
        for player in group:
            while not (rank := ranks.pop(0)):
                pass
            hands[player].append(rank)


def test_R3_1_seats_are_those_of_a_naive_twin() -> None:
    rng, rules = random.Random(31), GAME.options(jokers_per_pack=5)
    ties = 0
    for seats in range(2, 7):
        for _ in range(60):
            pack = list(GAME.pack(rules, seats))
            rng.shuffle(pack)
            found = GAME.seating(rules, seats, pack)
            assert found is not None
            ranks = [0 if it == bits.JOKER else it % 16 or 13 for it in pack]
            assert list(found.order) == naive_seats(ranks, seats)
            ties += any(len([it for it in cards if it != "*"]) > 1 for cards in found.drawn)
    assert ties > 50


def test_R3_1_random_seats_are_those_of_hidden_cards() -> None:
    for seed in range(200):
        drawn, lot = (
            GAME.match(GAME.options(seating=it), 4, seed=seed) for it in ("draw", "random")
        )
        assert drawn.seating is not None
        assert lot.seating is not None
        assert (drawn.seating.order, lot.seating.drawn) == (lot.seating.order, ())
        assert (drawn.dealer, lot.dealer) == (0, 0)


@pytest.mark.once
def test_R3_1_every_order_of_players_is_as_likely() -> None:
    orders = Counter(
        match.seating.order
        for seed in range(1200)
        if (match := GAME.match(GAME.options(seating="random"), 3, seed=seed)).seating
    )
    expected = 1200 / 6
    assert len(orders) == 6
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 20.5  # 1 in 1000


def test_R3_1_with_fixed_seats_nobody_moves_and_the_first_dealer_is_drawn_by_lot() -> None:
    matches = [GAME.match(GAME.options(seating="fixed"), 3, seed=seed) for seed in range(40)]
    assert {match.seating for match in matches} == {None}
    assert {match.dealer for match in matches} == {0, 1, 2}


def test_R3_2_the_deal_moves_clockwise_after_every_deal() -> None:
    match = GAME.match(GAME.options(match_deals=7), 3, seed=5)
    dealers = []
    for _ in range(7):
        dealers.append(match.dealer)
        match.record(DealResult("blocked", (-1, -1, -1), -1))
    assert dealers == [0, 1, 2, 0, 1, 2, 0]


def test_R3_3_RO_80_packets_the_upcard_and_the_dealers_turn() -> None:
    deal, pack = ordered(2, 1)
    assert hand(deal, 0) == names(pack, range(3), range(6, 9), range(12, 15), range(18, 22))
    assert hand(deal, 1) == names(pack, range(3, 6), range(9, 12), range(15, 18), range(22, 26))
    assert deal.on_pile() == [pack[26]]
    assert deal.left_in_stock() == pack[27:]
    assert (deal.seat, kinds(deal)) == (1, {"stock", "take"})


def test_R3_3_single_cards() -> None:
    deal, pack = ordered(3, 0, deal_style="single", hand_size=5)
    assert hand(deal, 1) == names(pack, range(0, 15, 3))
    assert hand(deal, 2) == names(pack, range(1, 15, 3))
    assert hand(deal, 0) == names(pack, range(2, 15, 3))
    assert deal.on_pile() == [pack[15]]


@pytest.mark.parametrize(("seats", "each"), [(2, 10), (3, 7), (6, 7)])
def test_R3_3_hands_of_basic_rummy(seats: int, each: int) -> None:
    deal = GAME.deal(GAME.options("basic"), seats, seed=1)
    assert [len(deal.view(seat).hand) for seat in range(seats)] == [each] * seats


def test_R3_4_the_upcard_starts_the_discard_pile() -> None:
    deal = dealt()
    assert len(deal.on_pile()) == 1
    assert len(deal.left_in_stock()) == 110 - 2 * 13 - 1


def test_R3_5_RO_81_the_dealer_gets_fourteen_cards() -> None:
    deal, pack = ordered(2, 1, start="fourteen")
    assert hand(deal, 1) == names(pack, range(3, 6), range(9, 12), range(15, 18), range(22, 26), 26)
    assert deal.on_pile() == []
    assert deal.left_in_stock() == pack[27:]
    assert (deal.seat, deal.view(0).phase) == (1, "PLAY")


def test_R3_5_RO_82_forehand_gets_fourteen_cards() -> None:
    deal, pack = ordered(2, 1, start="fourteen", first_player="forehand")
    assert twins.name(pack[26]) in hand(deal, 0)
    assert len(hand(deal, 0)) == 14
    assert (deal.seat, deal.view(0).phase) == (0, "PLAY")


def test_R3_5_RO_86_no_draw_in_the_first_turn() -> None:
    deal = dealt(start="fourteen")
    assert refused(deal, "stock") == refused(deal, "take") == ("romme_drawn_already", "R5.1")
    discards = {text for text in legal(deal) if text.startswith("discard")}
    assert discards == {f"discard {card}" for card in deal.view(0).hand}
    deal.play(GAME.parse(deal, min(discards)))
    assert kinds(deal) == {"stock", "take"}


def test_R3_8_O_start_no_draw_the_first_turn_has_no_draw() -> None:
    deal, pack = ordered(2, 1, start="no_draw")
    assert [len(hand(deal, seat)) for seat in (0, 1)] == [13, 13]
    assert deal.on_pile() == [pack[26]]
    assert deal.left_in_stock() == pack[27:]
    assert (deal.seat, deal.view(0).phase) == (1, "PLAY")
    assert refused(deal, "stock") == refused(deal, "take") == ("romme_drawn_already", "R5.1")
    discards = {text for text in legal(deal) if text.startswith("discard")}
    assert discards == {f"discard {card}" for card in deal.view(1).hand}
    deal.play(GAME.parse(deal, min(discards)))
    assert kinds(deal) == {"stock", "take"}
    assert len(hand(deal, 1)) == 12
    assert len(deal.on_pile()) == 2


def test_R3_8_O_start_no_draw_after_the_cut_and_for_forehand() -> None:
    deal = dealt(seats=3, dealer=1, start="no_draw", first_player="forehand", rauben=True)
    assert deal.view(0).phase == "CUT"
    deal.play(actions.LEAVE)
    assert (deal.seat, deal.view(0).phase) == (2, "PLAY")
    assert deal.view(0).counts == (13, 13, 13)


def test_R3_8_melds_may_be_laid_in_the_first_turn() -> None:
    pack = list(GAME.pack(GAME.options(), 2))
    kings = [card for card in pack[:52] if card & 15 in (11, 12)]
    pack = kings + [card for card in pack if card not in kings] + kings
    rules = GAME.options(start="no_draw", deal_style="single", first_player="forehand")
    deal = GAME.deal(rules, 2, cards=pack, dealer=1)
    assert any(text.startswith("meld") for text in legal(deal))


def test_R3_6_first_player_decides_the_starting_seat() -> None:
    assert dealt(seats=3, dealer=1).seat == 1
    assert dealt(seats=3, dealer=1, first_player="forehand").seat == 2


def robbing(kept: bool) -> tuple[RommeDeal, list[int]]:
    """The deal of the vectors: three players, dealer P0, a cut of five, and a joker there."""
    rules = GAME.options(rauben=True)
    pack = list(GAME.pack(rules, 3))
    pack[4], pack[-1] = pack[-1], pack[4]
    for seed in range(10_000):
        deal = RommeDeal(rules, 3)
        deal.start(pack, 0, seed=seed)
        if deal.left_in_stock()[0] == pack[5] and deal.left_in_stock()[-1] == pack[4]:
            break
    deal.play(GAME.parse(deal, "keep" if kept else "leave"))
    return deal, pack


def test_R3_7_RO_84_a_joker_at_the_cut_is_kept() -> None:
    deal, pack = robbing(kept=True)
    assert hand(deal, 2) == names(pack, 4, *map(range, (8, 17, 26, 36), (11, 20, 29, 39)))
    assert hand(deal, 1) == names(pack, *map(range, (5, 14, 23, 32), (8, 17, 26, 36)))
    assert hand(deal, 0) == names(pack, *map(range, (11, 20, 29, 39), (14, 23, 32, 43)))
    assert deal.on_pile() == [pack[43]]
    assert [deal.view(seat).robber for seat in range(3)] == [2, 2, 2]


def test_R3_7_RO_85_a_joker_at_the_cut_is_left() -> None:
    deal, pack = robbing(kept=False)
    assert hand(deal, 2) == names(pack, *map(range, (8, 17, 26, 36), (11, 20, 29, 40)))
    assert deal.on_pile() == [pack[44]]
    assert deal.left_in_stock()[-1] == pack[4]


def test_R3_7_only_the_cutter_sees_the_cut_and_being_asked_tells_nothing() -> None:
    asked = set()
    for seed in range(60):
        deal = dealt(seats=3, dealer=1, seed=seed, rauben=True)
        assert (deal.seat, deal.view(0).phase) == (0, "CUT")
        cut = deal.view(0).cut
        assert (deal.view(1).cut, deal.view(2).cut) == (None, None)
        assert legal(deal) == (["keep", "leave"] if cut == "*" else ["leave"])
        if cut != "*":
            assert refused(deal, "keep") == ("romme_no_joker", "R3.7")
        assert refused(deal, "stock") == ("romme_cut_first", "R3.7")
        asked.add(cut == "*")
    assert asked == {True, False}


def test_R3_7_robbing_needs_jokers() -> None:
    with pytest.raises(OptionError) as error:
        GAME.options(rauben=True, jokers_per_pack=0)
    assert (error.value.code, error.value.rule) == ("needs_option", "R3.7")


# -- R4: melds -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "meld", "valid"),
    [
        ("R4.1", "[Kh Ks Kd]", True),
        ("R4.1", "[3h 3s 3d 3c]", True),
        ("R4.1", "[3h 3s *]", True),
        ("R4.2", "[9c Tc Jc Qc]", True),
        ("R4.3", "[Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh]", True),
        ("R4.4", "[Jc Qc * Ac]", True),
        ("R4.5", "[6h * *]", False),
        ("R4.5", "[6h *7h *8h]", False),
        ("R4.6", "[3c *4c *5c 6c]", True),
        ("R4.6", "[3c *4c *5c *6c 7c]", False),
        ("R4.6", "[*2c *3c 4c 5c *6c *7c]", True),
        ("R4.6", "[6h * * *]", False),
    ],
)
def test_R4_1_to_R4_6_valid_melds(rule: str, meld: str, valid: bool) -> None:
    code = actions.read_meld(meld)
    assert jokers.is_meld(code, at("H: 2c").limits) == valid, rule


AROUND = "opt: around_the_corner=true"
TO_THE_ACE = "3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"


def test_R4_9_a_run_may_go_on_behind_the_ace() -> None:
    deal = at(f"H: Qh Kh Ah 2h 9c 4d ¦ {AROUND}")
    melds = {text for text in legal(deal) if text.startswith("meld")}
    assert melds == {"meld [Qh Kh Ah]", "meld [Qh Kh Ah 2h]", "meld [Kh Ah 2h]"}
    deal = at(f"H: Jh 3h 9c 4d ¦ T: [Qh Kh Ah 2h] ¦ {AROUND}")
    assert [text for text in legal(deal) if text.startswith("lay")] == ["lay Jh>T0", "lay 3h>T0"]
    deal = at(f"H: Kh 9c 4d ¦ T: [*Ah 2h 3h] ¦ {AROUND}", "lay Kh>T0.lo")
    assert deal.view(0).table[0].cards == ("Kh", "*Ah", "2h", "3h")
    assert (deal.view(0).table[0].low, deal.view(0).table[0].high) == ("Qh", "4h")
    assert GAME.position(GAME.describe(deal)) == deal


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("H: Kh Ah 2h 9c", "meld [Kh Ah 2h]"),
        ("H: Kh Ah * 9c", "meld [Kh Ah *2h]"),
        ("H: 2h 9c 4d ¦ T: [Qh Kh Ah]", "lay 2h>T0"),
        ("H: 2h 9c 4d ¦ T: [Qh Kh Ah]", "lay 2h>T0.hi"),
        ("H: Kh 9c 4d ¦ T: [Ah 2h 3h]", "lay Kh>T0"),
        ("H: * 9c 4d ¦ T: [Qh Kh Ah]", "lay *>T0.hi"),
    ],
)
def test_R4_9_without_the_option_the_refusal_names_it(text: str, action: str) -> None:
    assert refused(at(text), action) == ("around_the_corner", "O-around_the_corner")
    assert allowed(at(f"{text} ¦ {AROUND}"), action)


def test_R4_9_a_position_with_such_a_run_needs_the_option() -> None:
    with pytest.raises(NotationError) as error:
        at("H: 9c 4d ¦ T: [Kh Ah 2h]")
    assert (error.value.code, error.value.rule) == ("no_meld", "O-around_the_corner")


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("[Kh Ah 2h]", 23),
        ("[Qh Kh Ah 2h 3h]", 36),
        ("[Kh *Ah 2h]", 23),
        ("[Kh Ah *2h]", 23),
        ("[Ah 2h 3h]", 6),
        (f"[{TO_THE_ACE} 2h]", 95),
    ],
)
def test_R4_9_an_ace_behind_a_king_counts_11(meld: str, points: int) -> None:
    assert opening.value(actions.read_meld(meld)) == points


def test_R4_9_R6_4_such_a_run_may_be_the_first_meld() -> None:
    hand = "H: Kh Ah 2h 6h 6s 6d 9c Jc ¦ unopened"
    assert kinds(at(hand)) == {"discard"}
    deal = at(f"{hand} ¦ {AROUND}", "meld [Kh Ah 2h]")
    assert legal(deal) == ["meld [6d 6h 6s]"]
    # 23 with the joker as the ace, and 30: only both together open
    deal = at(f"H: Kh 2h * Ts Tc Td 8d 5s ¦ unopened ¦ {AROUND}", "meld [Kh *Ah 2h]")
    assert legal(deal) == ["meld [Tc Td Ts]"]


def test_R4_9_R4_6_jokers_lie_side_by_side_around_the_corner() -> None:
    hand = f"H: Qh 2h 3h * * * 9c Jc ¦ {AROUND}"
    assert allowed(at(hand), "meld [Qh *Kh *Ah 2h]")
    assert allowed(at(hand), "meld [Qh *Kh *Ah 2h 3h *4h]")
    deal = at(f"H: Qh Qd 3h * * * 9c Jc ¦ {AROUND}")
    assert refused(deal, "meld [Qh *Kh *Ah *2h 3h]") == ("romme_jokers_in_row", "R4.6")
    assert allowed(at(f"{hand} max_jokers_in_row=3"), "meld [Qh *Kh *Ah *2h 3h]")


def test_R4_9_R6_6_a_joker_around_the_corner_is_swapped_for_its_card() -> None:
    hand = f"H: Ah 2h Ks Kd 9c ¦ T: [Qh Kh *Ah *2h 3h] ¦ {AROUND}"
    assert at(hand).view(0).table[0].swaps == ("Ah", "2h")
    for card, cards in (("2h", "Qh Kh *Ah 2h 3h"), ("Ah", "Qh Kh Ah *2h 3h")):
        deal = at(hand, f"swap {card}>T0", "meld [Ks Kd *]")
        assert " ".join(deal.view(0).table[0].cards) == cards


def test_R4_9_R4_3_no_card_comes_twice_and_the_end_is_named_where_both_fit() -> None:
    deal = at(f"H: 2h 9c 4d ¦ T: [{TO_THE_ACE}] ¦ {AROUND}")
    with pytest.raises(NotationError) as error:
        GAME.parse(deal, "lay 2h>T0")
    assert error.value.code == "romme_which_end"
    for end, cards in (("lo", f"2h {TO_THE_ACE}"), ("hi", f"{TO_THE_ACE} 2h")):
        twin = deal.clone()
        twin.play(GAME.parse(twin, f"lay 2h>T0.{end}"))
        table = twin.view(0).table[0]
        assert (" ".join(table.cards), table.low, table.high) == (cards, None, None)


def test_R4_9_R6_1_R6_2_the_last_card_may_find_its_place_around_the_corner() -> None:
    hand = "H: 2h Jh ¦ T: [Qh Kh Ah] ¦ took=2h"
    assert refused(at(hand), "lay Jh>T0") == ("romme_leaves_taken", "R6.2")
    assert allowed(at(f"{hand} ¦ {AROUND}"), "lay Jh>T0")
    draw = "H: 9c 4d ¦ T: [Qh Kh Ah] ¦ D: 2h ¦ phase=DRAW ¦ opt: take_discard=must_use"
    assert refused(at(draw), "take") == ("romme_no_use", "O-take_discard")
    assert legal(at(f"{draw} around_the_corner=true", "take")) == ["lay 2h>T0"]


@pytest.mark.parametrize("meld", ["[3h 3h' 3d]", "[Kh Ah 3h]", "[9d Jd Qd]", "[Kh Ad *]"])
def test_R4_1_R4_2_R4_3_an_invalid_meld_cannot_be_written(meld: str) -> None:
    with pytest.raises(NotationError) as error:
        actions.read_meld(meld)
    assert error.value.code == "no_meld"


@pytest.mark.parametrize(
    ("meld", "code"),
    [("[6h * *]", "romme_few_naturals"), ("[3c *4c *5c *6c 7c]", "romme_jokers_in_row")],
)
def test_R4_5_R4_6_why_a_meld_is_refused(meld: str, code: str) -> None:
    deal = at("H: 6h 3c 7c 9d * * *")
    assert refused(deal, f"meld {meld}")[0] == code


def test_O_min_naturals_O_max_jokers_in_row_O_max_jokers() -> None:
    assert allowed(at("H: 6h * * 9d 2c ¦ opt: min_naturals=1"), "meld [6h * *]")
    assert allowed(
        at("H: 3c 7c * * * 9d 2c ¦ opt: max_jokers_in_row=3"), "meld [3c *4c *5c *6c 7c]"
    )
    deal = at("H: 6h 6c * * 9d 2c ¦ opt: max_jokers=1")
    assert allowed(deal, "meld [6c 6h *]")
    assert refused(deal, "meld [6c 6h * *]") == ("romme_many_jokers", "R4.6")


def test_R4_7_a_joker_in_a_set_of_three_is_not_bound() -> None:
    deal = at("H: 6d 6c Ks Kd 9c ¦ T: [6s 6h *]")
    assert allowed(deal, "swap 6d>T0")
    assert allowed(deal, "swap 6c>T0")
    deal = at("H: 6d 6c Ks Kd 9c ¦ T: [6s 6h *]", "lay 6d>T0")
    assert not allowed(deal, "lay 6c>T0")
    assert allowed(deal, "swap 6c>T0")


def test_R4_8_what_lies_on_the_table_stays_there() -> None:
    deal = at("H: Ks Kd Kh 4c 9c", "meld [Ks Kd Kh]")
    assert refused(deal, "discard Ks") == ("not_in_hand", "R5.3")


# -- R5: the turn ----------------------------------------------------------------------------------


def test_R5_1_draw_one_card_first() -> None:
    deal = at("H: 9c 4d ¦ D: Kd 8h ¦ phase=DRAW")
    assert legal(deal) == ["stock", "take"]
    assert refused(deal, "discard 9c") == ("romme_draw_first", "R5.1")
    deal.play(GAME.parse(deal, "stock"))
    assert len(deal.view(0).hand) == 3
    assert refused(deal, "take") == ("romme_drawn_already", "R5.1")


def test_R5_2_a_discard_need_not_be_used() -> None:
    deal = at("H: 9c 4d ¦ D: Kd 8h ¦ phase=DRAW ¦ unopened", "take", "discard 4d")
    assert hand(deal, 0) == ["8h", "9c"]


def test_R5_3_melds_and_lay_offs_in_any_order_and_never_compulsory() -> None:
    deal = at("H: Ks Kd Kh 4c 9c 2d ¦ T: [5c 6c 7c]")
    assert kinds(deal) == {"meld", "lay", "discard"}
    deal.play(GAME.parse(deal, "lay 4c>T0"))
    deal.play(GAME.parse(deal, "meld [Ks Kd Kh]"))
    assert legal(deal) == ["discard 9c", "discard 2d"]


def test_R5_4_the_upcard_may_be_taken() -> None:
    assert legal(dealt()) == ["stock", "take"]


# -- R6: melding, laying off, swapping, discarding -------------------------------------------------


def test_R6_1_a_turn_that_could_not_be_completed_is_not_begun() -> None:
    """Two of 9c, one just taken: laying off all but it leaves a card that cannot be discarded."""
    deal = at("H: 9c 5h ¦ T: [2h 3h 4h] ¦ took=9c")
    assert not allowed(deal, "lay 5h>T0")
    assert allowed(at("H: 9c 5h ¦ T: [2h 3h 4h] ¦ T: [6c 7c 8c] ¦ took=9c"), "lay 5h>T0")
    assert not allowed(
        at("H: 9c 5h ¦ T: [2h 3h 4h] ¦ T: [6c 7c 8c] ¦ took=9c ¦ opt: final_discard=required"),
        "lay 5h>T0",
    )


def test_R6_2_refusals_name_what_would_be_left() -> None:
    deal = at("H: 9c 5h ¦ T: [2h 3h 4h] ¦ took=9c")
    assert refused(deal, "lay 5h>T0") == ("romme_leaves_taken", "R6.2")
    deal = at("H: 5h 6h ¦ T: [2h 3h 4h] ¦ opt: final_discard=required", "lay 5h>T0")
    assert refused(deal, "lay 6h>T0") == ("romme_last_discard", "R6.2")


def test_R6_1_an_opening_is_refused_for_what_is_really_wrong() -> None:
    few = at("H: Kh Ks Kd 9c ¦ unopened")
    assert refused(few, "meld [Kh Ks Kd]") == ("romme_too_low", "R6.4")
    assert refused(at("H: 4h 4s 4d ¦ unopened"), "meld [4h 4s 4d]") == ("romme_too_low", "R6.4")
    exact = at("H: Kh Ks Kd 4h 4s 4d ¦ unopened ¦ opt: final_discard=required")
    assert refused(exact, "meld [Kh Ks Kd]") == ("romme_opening_stuck", "R6.1")
    taken = at("H: Th Ts Td Tc 9c ¦ unopened ¦ took=9c")
    assert refused(taken, "meld [Th Ts Td Tc]") == ("romme_leaves_taken", "R6.2")
    early = at("H: 5h 9c ¦ T: [2h 3h 4h] ¦ took=9c ¦ unopened ¦ opt: layoff_needs_open=false")
    assert refused(early, "lay 5h>T0") == ("romme_leaves_taken", "R6.2")


def test_R6_3_later_melds_need_no_value() -> None:
    assert allowed(at("H: 2c 2d 2h 9c 4d"), "meld [2c 2d 2h]")


def test_R6_4_the_first_meld_needs_40() -> None:
    deal = at("H: Kh Ks Kd 3h 3s 3d 9c Jc ¦ unopened")
    assert refused(deal, "meld [Kh Ks Kd]") == ("romme_too_low", "R6.4")
    assert kinds(deal) == {"discard"}


def test_R6_4_several_melds_count_together_and_must_be_finished() -> None:
    deal = at("H: Kh Ks Kd 4h 4s 4d 9c Jc ¦ unopened", "meld [Kh Ks Kd]")
    assert deal.view(1).staged == 30
    assert legal(deal) == ["meld [4d 4h 4s]"]
    assert refused(deal, "discard 9c") == ("romme_finish_opening", "R6.4")
    deal.play(GAME.parse(deal, "meld [4h 4s 4d]"))
    assert deal.view(1).opened == (True, True)
    assert deal.view(1).staged == 0


def test_R6_4_lay_offs_do_not_count() -> None:
    deal = at("H: Ts Th Td Tc 2c 9d ¦ unopened")
    assert not allowed(deal, "meld [Ts Th Td]")
    assert allowed(deal, "meld [Tc Td Th Ts]")


@pytest.mark.parametrize(("minimum", "fine"), [(0, True), (30, True), (40, False), (50, False)])
def test_R6_4_O_open_min(minimum: int, fine: bool) -> None:
    deal = at(f"H: Kh Ks Kd 9c Jc ¦ unopened ¦ opt: open_min={minimum}")
    assert allowed(deal, "meld [Kh Ks Kd]") == fine


def test_R6_4_it_is_per_deal() -> None:
    assert not any(dealt().view(0).opened)


def test_R6_4_a_joker_may_stand_where_the_hand_has_the_card() -> None:
    """Not listed, but played when asked for: `[Kh Ks *]` with the third king in hand."""
    deal = at("H: Kh Ks Kd * 4c 4d ¦ T: [2c 3c 4c]")
    assert "meld [Kh Ks *]" not in legal(deal)
    assert allowed(deal, "meld [Kh Ks *]")
    deal.play(GAME.parse(deal, "meld [Kh Ks *]"))
    assert hand(deal, 0) == ["4c", "4d", "Kd"]


def test_R6_4_a_way_to_open_is_listed_though_jokers_lie_in_unusual_places() -> None:
    """`[7c 7d 7h 7s]` leaves two jokers without a meld; `[7c 7d *]` and `[7h 7s *]` make 42."""
    deal = at("H: 7c 7d 7h 7s * * Jh 2c Kd Qs ¦ unopened")
    assert not allowed(deal, "meld [7c 7d 7h 7s]")
    assert "meld [7c 7d *]" in legal(deal)
    assert "discard Jh" in legal(deal)
    deal.play(GAME.parse(deal, "meld [7c 7d *]"))
    assert legal(deal) == ["meld [7h 7s *]"]
    deal.play(GAME.parse(deal, "meld [7h 7s *]"))
    assert deal.view(0).opened[0]


def test_R6_4_the_way_is_listed_where_the_card_taken_could_be_laid_off_instead() -> None:
    opt = "layoff_needs_open=false take_discard=must_use"
    text = f"H: 7c 7d 7h * * Jh 2c Kd ¦ D: 7s ¦ T: [4s 5s 6s] ¦ phase=DRAW ¦ unopened ¦ opt: {opt}"
    deal = at(text, "take")
    assert {"lay 7s>T0", "meld [7c 7s *]"} <= set(legal(deal))


def test_R6_5_lay_off_on_any_meld_once_opened() -> None:
    deal = at("H: 5h 9c Jd ¦ T: (P1) [2h 3h 4h] ¦ T: (P0) [9d 9h 9s]")
    assert {"lay 5h>T0", "lay 9c>T1"} <= set(legal(deal))
    unopened = at("H: 5h 9c Jd ¦ unopened ¦ T: (P1) [2h 3h 4h]")
    assert refused(unopened, "lay 5h>T0") == ("romme_lay_not_open", "R6.5")


def test_R6_5_in_the_turn_of_the_first_meld() -> None:
    text = "H: Jh Qh Kh Ah 8s 9d ¦ unopened ¦ T: [5s 6s 7s]"
    assert allowed(at(text, "meld [Jh Qh Kh Ah]"), "lay 8s>T0")


def test_R6_5_the_end_must_be_named_where_both_fit() -> None:
    deal = at("H: Ah 9c 4d ¦ T: [2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh]")
    assert {"lay Ah>T0.lo", "lay Ah>T0.hi"} <= set(legal(deal))
    with pytest.raises(NotationError) as error:
        GAME.parse(deal, "lay Ah>T0")
    assert (error.value.code, error.value.rule) == ("romme_which_end", "R4.3")


def test_R6_5_refusals() -> None:
    deal = at("H: 9c 4d Jd * ¦ T: [2h 3h 4h] ¦ T: [5c 6c *7c *8c]")
    assert refused(deal, "lay 9c>T0") == ("romme_does_not_fit", "R6.5")
    assert refused(deal, "lay 9c>T5") == ("romme_no_such_meld", "R6.5")
    assert refused(deal, "lay *>T1.hi") == ("romme_jokers_in_row", "R4.6")
    assert refused(deal, "lay Kc>T1") == ("not_in_hand", "R5.3")
    on_a_set = actions.CODEC.encode(actions.Lay("6d", 0, "hi"))
    with pytest.raises(IllegalAction) as error:
        at("H: 6d 9c 4d ¦ T: [6s 6h 6c]").play(on_a_set)
    assert error.value.code == "romme_does_not_fit"


def test_O_opening_turn_extras_next_turn() -> None:
    text = "H: Jh Qh Kh Ah 8s 9d 2c ¦ unopened ¦ T: [5s 6s 7s] ¦ opt: opening_turn_extras=next_turn"
    deal = at(text, "meld [Jh Qh Kh Ah]")
    assert refused(deal, "lay 8s>T0") == ("romme_next_turn", "O-opening_turn_extras")
    for action in ("discard 2c", "stock"):
        deal.play(GAME.parse(deal, action))
    deal.play(deal.legal()[-1])
    deal.play(GAME.parse(deal, "stock"))
    assert allowed(deal, "lay 8s>T0")


def test_O_layoff_needs_open_false() -> None:
    text = "H: 8s 9d 2c ¦ unopened ¦ T: [5s 6s 7s] ¦ opt: layoff_needs_open=false"
    assert allowed(at(text), "lay 8s>T0")


def test_R6_6_swapping_a_joker() -> None:
    deal = at("H: 6d Ks Kd 9c ¦ T: [6s 6h *]", "swap 6d>T0")
    assert deal.view(1).table[0].cards == ("6d", "6h", "6s")
    assert legal(deal) == ["meld [Kd Ks *]"]
    assert refused(deal, "discard 9c") == ("romme_joker_first", "R6.6")
    assert deal.view(1).known[0] == ("*",)
    deal.play(GAME.parse(deal, "meld [Ks Kd *]"))
    assert kinds(deal) == {"discard"}


def test_R6_6_in_a_run_only_the_card_of_its_position() -> None:
    deal = at("H: 7c 5c 5d 5h 9d ¦ T: [4c *5c 6c]")
    assert refused(deal, "swap 7c>T0") == ("romme_wrong_card", "R6.6")
    deal.play(GAME.parse(deal, "swap 5c>T0"))
    assert deal.view(0).table[0].cards == ("4c", "5c", "6c")


def test_R6_6_swap_refusals() -> None:
    assert refused(at("H: 6d Ks Qd 9c ¦ T: [6s 6h *]"), "swap 6d>T0") == (
        "romme_joker_unused",
        "R6.6",
    )
    assert refused(at("H: 6d Ks Kd 9c ¦ T: [6s 6h *] ¦ unopened"), "swap 6d>T0") == (
        "romme_swap_not_open",
        "R6.6",
    )


def test_O_joker_swap_false() -> None:
    deal = at("H: 6d Ks Kd 9c ¦ T: [6s 6h *] ¦ opt: joker_swap=false")
    assert refused(deal, "swap 6d>T0") == ("romme_no_swaps", "O-joker_swap")


def test_O_joker_set_swap_complete_only() -> None:
    deal = at("H: 6d 6c Ks Kd 9c ¦ T: [6s 6h *] ¦ opt: joker_set_swap=complete_only")
    assert refused(deal, "swap 6d>T0") == ("romme_set_incomplete", "O-joker_set_swap")
    deal.play(GAME.parse(deal, "lay 6d>T0"))
    assert allowed(deal, "swap 6c>T0")
    assert allowed(
        at("H: 5c Ks Kd 9c ¦ T: [4c *5c 6c] ¦ opt: joker_set_swap=complete_only"), "swap 5c>T0"
    )


def test_O_swapped_joker_use() -> None:
    text = "H: 6d Ks 9c ¦ T: [6s 6h *] ¦ T: [2h 3h 4h] ¦ opt: swapped_joker_use="
    deal = at(text + "any_play", "swap 6d>T0")
    assert set(legal(deal)) == {"lay *>T0", "lay *>T1.lo", "lay *>T1.hi"}
    deal = at(text + "to_hand", "swap 6d>T0")
    assert {"discard *", "discard 9c"} <= set(legal(deal))
    assert not allowed(at(text + "new_meld"), "swap 6d>T0")


def test_R6_7_the_card_just_taken_is_not_discarded_but_its_twin_is() -> None:
    deal = at("H: 9c 4d ¦ D: Kd 8h ¦ phase=DRAW", "take")
    assert refused(deal, "discard 8h") == ("romme_just_taken", "R6.7")
    assert allowed(at("H: 9c 8h' ¦ D: Kd 8h ¦ phase=DRAW", "take"), "discard 8h'")


def test_R6_7_of_two_alike_the_taken_one_is_melded_first() -> None:
    deal = at("H: 8h' 8s 8d 4c ¦ D: 8h ¦ phase=DRAW", "take", "meld [8h 8s 8d]")
    assert allowed(deal, "discard 8h")


def test_O_redicard() -> None:
    deal = at("H: 9c 4d ¦ D: Kd 8h ¦ phase=DRAW ¦ opt: redicard=true", "take")
    assert allowed(deal, "discard 8h")


def test_O_take_discard_must_use() -> None:
    opt = "¦ phase=DRAW ¦ opt: take_discard=must_use"
    assert refused(at(f"H: 9c 4d ¦ D: Kd 8h {opt}"), "take") == ("romme_no_use", "O-take_discard")
    deal = at(f"H: 9c 8s 8d 4d ¦ D: Kd 8h {opt}", "take")
    assert legal(deal) == ["meld [8d 8h 8s]"]
    assert refused(deal, "discard 9c") == ("romme_use_first", "O-take_discard")
    assert legal(at(f"H: 9c 4d ¦ D: 8h ¦ T: [5h 6h 7h] {opt}", "take")) == ["lay 8h>T0"]
    swapping = at(f"H: Ks Kd 4d ¦ D: 8h ¦ T: [6h 7h *8h] {opt}", "take")
    assert legal(swapping) == ["swap 8h>T0"]


@pytest.mark.parametrize("redicard", ["false", "true"])
@pytest.mark.parametrize(("rule", "due"), [("must_use", "use"), ("must_meld", "meld")])
def test_O_take_discard_all_have_seen_the_card_that_is_due(
    rule: str, due: str, redicard: str
) -> None:
    options = f"take_discard={rule} redicard={redicard}"
    deal = at(f"H: 9c 9d 9h 4d ¦ due={due}:9c ¦ opt: {options}")
    assert deal.view(1).known[0] == ("9c",)
    for seed in range(20):
        twin = deal.clone()
        twin.resample(1, Random(seed))
        assert "9c" in twin.view(0).hand


def test_O_take_discard_must_use_in_the_first_meld() -> None:
    opt = "¦ phase=DRAW ¦ unopened ¦ opt: take_discard=must_use"
    assert not allowed(at(f"H: Th Ts 4d 9c ¦ D: Tc {opt}"), "take")
    deal = at(f"H: Th Ts 4d 4c 4h 9c ¦ D: Tc {opt}", "take")
    assert legal(deal) == ["meld [Tc Th Ts]"]
    deal.play(deal.legal()[0])
    assert legal(deal) == ["meld [4c 4d 4h]"]


def test_O_take_discard_must_meld() -> None:
    opt = "¦ phase=DRAW ¦ opt: take_discard=must_meld"
    no_meld = ("romme_no_meld", "O-take_discard")
    assert refused(at(f"H: 9c 4d ¦ D: 8h ¦ T: [5h 6h 7h] {opt}"), "take") == no_meld
    assert refused(at(f"H: Ks Kd 4d ¦ D: 8h ¦ T: [6h 7h *8h] {opt}"), "take") == no_meld
    text = f"H: 8s 8d 6c 7h ¦ D: 8h ¦ T: [5h 6h 7h] ¦ T: [6s 6h *] {opt}"
    deal = at(text, "take")
    assert legal(deal) == ["meld [8d 8h 8s]"]
    view = deal.view(1)
    assert (view.due, view.due_card, view.taken) == ("meld_card", "8h", "8h")
    for action in ("lay 8h>T0", "swap 6c>T1", "discard 6c", "lay 7h>T0"):
        assert refused(deal, action) == ("romme_meld_first", "O-take_discard")
    deal.play(deal.legal()[0])
    assert (deal.view(1).due, deal.view(1).due_card) == ("", None)
    assert kinds(deal) == {"discard", "lay"}


def test_O_take_discard_must_meld_in_the_first_meld() -> None:
    opt = "¦ phase=DRAW ¦ unopened ¦ opt: take_discard=must_meld layoff_needs_open=false"
    assert not allowed(at(f"H: Th Ts 4d 9c ¦ D: Tc ¦ T: [7c 8c 9c] {opt}"), "take")
    deal = at(f"H: Th Ts 4d 4c 4h 9c ¦ D: Tc ¦ T: [7c 8c 9c] {opt}", "take")
    assert legal(deal) == ["meld [Tc Th Ts]"]
    assert refused(deal, "meld [4c 4d 4h]") == ("romme_meld_first", "O-take_discard")
    deal.play(deal.legal()[0])
    assert legal(deal) == ["meld [4c 4d 4h]"]


def test_O_take_discard_must_meld_jokers_twins_and_the_end_of_the_turn() -> None:
    opt = "¦ phase=DRAW ¦ opt: take_discard=must_meld"
    assert legal(at(f"H: Ks Kd 4d ¦ D: * {opt}", "take")) == ["meld [Kd Ks *]"]
    twin = at(f"H: 8h' 8s 8d 4d ¦ D: 8h {opt}", "take", "meld [8h 8s 8d]")
    assert twin.view(0).taken is None  # of two alike the one that was taken is melded
    required = at(f"H: Ks Kd ¦ D: Kh {opt} final_discard=required")
    assert refused(required, "take") == ("romme_no_meld", "O-take_discard")
    again = at(f"H: Ks Kd 4d 9c ¦ D: Kh {opt} redicard=true", "take")
    assert refused(again, "discard Kh") == ("romme_meld_first", "O-take_discard")
    assert again.view(0).due_card == "Kh"
    swapped = at("H: 6d Ks Kd 9c ¦ T: [6s 6h *] ¦ opt: take_discard=must_meld", "swap 6d>T0")
    assert refused(swapped, "discard 9c") == ("romme_joker_first", "R6.6")


def test_O_take_discard_never() -> None:
    deal = at("H: 9c 8s 8d ¦ D: 8h ¦ phase=DRAW ¦ opt: take_discard=never")
    assert refused(deal, "take") == ("romme_pile_never", "O-take_discard")


def test_O_take_needs_open() -> None:
    deal = at("H: 9c 8s 8d 4d ¦ D: 8h ¦ phase=DRAW ¦ unopened ¦ opt: take_needs_open=true")
    assert refused(deal, "take") == ("romme_pile_not_open", "O-take_needs_open")
    assert allowed(at("H: 9c 4d ¦ D: 8h ¦ phase=DRAW ¦ opt: take_needs_open=true"), "take")


# -- R7, R8: the end and the points ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("H: 9c ¦ T: [2h 3h 4h]", "discard 9c"),
        ("H: 5h ¦ T: [2h 3h 4h]", "lay 5h>T0"),
        ("H: Ks Kd Kc", "meld [Ks Kd Kc]"),
    ],
)
def test_R7_1_the_deal_ends_with_the_last_card(text: str, last: str) -> None:
    deal = at(text, last)
    assert (deal.seat, GAME.result(deal).kind, GAME.result(deal).winner) == (-1, "out", 0)


def test_R7_1_O_final_discard_required() -> None:
    deal = at("H: Ks Kd Kc 4c ¦ opt: final_discard=required")
    assert not allowed(at("H: Ks Kd Kc ¦ opt: final_discard=required"), "meld [Ks Kd Kc]")
    deal.play(GAME.parse(deal, "meld [Ks Kd Kc]"))
    deal.play(GAME.parse(deal, "discard 4c"))
    assert GAME.result(deal).winner == 0


def test_R7_2_the_last_discard_is_hidden() -> None:
    deal = at("H: 9c ¦ P: 4d ¦ D: Kd", "discard 9c")
    for seat in (0, 1):
        view = deal.view(seat)
        assert view.pile == ("Kd",)
        assert view.result is not None
        assert view.result.face_down
        assert "9c" not in repr(view)


def test_R7_2_the_event_of_the_last_discard_is_hidden() -> None:
    rules = GAME.options(match_deals=1)
    chance = random.Random(2)
    while True:
        table = Table(GAME, rules, 2)
        pack = list(GAME.pack(rules, 2))
        chance.shuffle(pack)
        table.apply(table.decide_deal(pack))
        while table.waiting == "play":
            text = GAME.format(table.match.deal, chance.choice(table.match.deal.legal()))
            seat = table.seat
            events = table.apply(Played(seat, text))
        if text.startswith("discard"):
            break
    card = text.split()[1]
    assert card in repr(events[0].for_seat(seat))
    assert card not in repr(events[0].for_seat(1 - seat))


def test_R8_1_R8_2_the_winner_scores_nothing_the_others_lose_their_hands() -> None:
    deal = at("n=3 ¦ H: 9c ¦ P: Ks 7h Ad * ¦ P: 2c 2d 2h", "discard 9c")
    assert GAME.result(deal).points == (0, -58, -6)


def test_R8_1_RO_89_O_winner_scores_sum() -> None:
    text = "n=3 ¦ H: 9c ¦ P: Ks 7h Ad * ¦ P: Kh ¦ opt: winner_scores=sum"
    assert GAME.result(at(text, "discard 9c")).points == (68, -58, -10)


def test_R8_2_O_joker_penalty_O_ace_penalty() -> None:
    text = "H: 9c ¦ P: Ad * ¦ opt: joker_penalty=20 ace_penalty=1"
    assert GAME.result(at(text, "discard 9c")).points == (0, -21)


def test_R8_3_O_hand_romme() -> None:
    opt = "¦ opt: hand_romme=2"
    fresh = at(f"H: Jh Qh Kh Ah ¦ P: 7c ¦ unopened {opt}", "meld [Jh Qh Kh Ah]")
    assert GAME.result(fresh).points == (0, -14)
    later = at(f"H: 9c ¦ P: 7c ¦ active=P0 {opt}", "discard 9c")
    assert GAME.result(later).points == (0, -7)


# -- R9: matches -----------------------------------------------------------------------------------


def entered(rows: list[tuple[int, ...]], **options: Any) -> RommeMatch:
    """A match after these deals."""
    rules = GAME.options(**options)
    assert isinstance(rules, RommeOptions)
    match = RommeMatch(GAME, rules, len(rows[0]))
    for points in rows:
        match.record(DealResult("out", points, 0))
    return match


def test_R9_1_a_match_of_deals() -> None:
    assert not entered([(0, -5, -7)] * 2).over
    assert entered([(0, -5, -7)] * 3).over
    assert entered([(0, -5, -7)], match_deals=1).over


def test_R9_1_a_match_to_points() -> None:
    rules: dict[str, Any] = {"match_mode": "points", "match_points": 100}
    assert not entered([(0, -99)], **rules).over
    match = entered([(0, -99), (-10, -1)], **rules)
    assert (match.over, match.ranking) == (True, (0, 1))


def test_R9_1_elimination() -> None:
    rules: dict[str, Any] = {"match_mode": "elimination", "match_points": 101}
    rows: list[tuple[int, ...]] = [(0, -60, -101, -20), (-10, -30, 0, 0)]
    running = entered(rows, **rules)
    assert not running.over
    assert running.carry() == (0, 0, 1, 0)
    assert running.dealer == 3
    match = entered([*rows, (0, -50, 0, -90)], **rules)
    assert match.over
    assert match.ranking == (0, 3, 1, 2)
    assert match.places == (1, 3, 4, 2)


@pytest.mark.once
@pytest.mark.parametrize("mode", ["points", "elimination"])
@pytest.mark.parametrize("preset", ["standard", "scala40", "basic"])
def test_R9_1_a_match_lasts_about_as_long_as_is_said(preset: str, mode: str) -> None:
    usual: dict[str, Any] = {**GAME.presets[preset], "match_mode": mode, "match_deals": None}
    for seats, limit in ((2, 100), (3, 60)):
        options = GAME.options_type.of({**usual, "match_points": limit})
        played = parlour.simulate(
            GAME, options, bots=["steady"], seats=seats, seed=1, matches=4
        ).deals
        assert 1 / 3 < GAME.length(options, seats).deals / (played / 4) < 3


def test_R9_1_if_all_go_out_at_once_the_lowest_total_wins() -> None:
    rules: dict[str, Any] = {"match_mode": "elimination", "match_points": 101}
    match = entered([(-101, -50, -60), (0, -70, -70)], **rules)
    assert match.over
    assert match.places == (3, 1, 2)  # seat 0 has fewer minus points, but was out before


def test_R9_1_an_eliminated_player_gets_no_cards_and_no_turn() -> None:
    rules = GAME.options("scala40")
    deal = GAME.deal(rules, 4, seed=1, dealer=0, carry=(0, 1, 0, 0))
    view = deal.view(0)
    assert view.counts == (13, 0, 13, 13)
    assert view.playing == (True, False, True, True)
    assert deal.seat == 2
    chance = random.Random(4)
    turns = set()
    while not deal.over:
        turns.add(deal.seat)
        deal.play(chance.choice(deal.legal()))
    assert turns == {0, 2, 3}
    with pytest.raises(CarryError):
        GAME.deal(rules, 3, seed=1, carry=(1, 1, 0))


@pytest.mark.parametrize(
    ("carry", "part"),
    [
        ((0, 0), "length"),
        ((0, 0, 0, 0), "length"),
        ((0, -1, 0), "P1"),
        ((0, 0, 1.5), "P2"),
        ((0, True, 0), "P1"),
        ((0, "x", 0), "P1"),
        ((1, 2**70, 0), "carry"),
        ((3, 0, 0), "P0"),
    ],
)
def test_R9_1_the_list_of_players_sitting_out_is_checked(carry: Any, part: str) -> None:
    with pytest.raises(CarryError) as error:
        GAME.deal(GAME.options(), 3, seed=1, carry=carry)
    assert (error.value.code, error.value.rule) == ("bad_carry", "R9.1")
    assert error.value.facts["part"] == part


@pytest.mark.parametrize("seats", [-(2**31), -1, 0, 1, 7, 2**31, 2**64, 2.5, "2", None])
def test_R1_1_a_deal_for_other_numbers_is_refused(seats: Any) -> None:
    with pytest.raises(OptionError) as error:
        RommeDeal(GAME.options(), seats)
    assert (error.value.code, error.value.rule) == ("bad_seats", "R1.1")


@pytest.mark.parametrize("seat", [-(2**40), -1, 2, 7, 2**31, 2**64])
def test_the_penalty_of_an_unknown_seat_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        dealt().penalty(seat)


def test_what_only_a_running_deal_can_tell() -> None:
    deal = at("H: 9c 4d ¦ D: ¦ S: ¦ phase=DRAW")
    with pytest.raises(IllegalAction) as error:
        deal.next_in_stock()
    assert (error.value.code, error.value.rule) == ("romme_no_stock", "R10.2")
    deal.play(deal.legal()[0])
    assert deal.over
    assert not deal.is_last_card()


def test_R9_2_RO_88_equal_totals_share_the_place() -> None:
    match = entered([(-80, -25, -25)], match_deals=1)
    assert match.places == (3, 1, 1)


# -- R10: an exhausted stock, and idling -----------------------------------------------------------


def test_R10_1_the_discards_below_the_top_become_the_stock() -> None:
    deal = at("H: 9c 4d ¦ D: 2c 3c Kd 8h ¦ S: ¦ phase=DRAW", "stock")
    assert deal.on_pile() == twins.numbers("8h")
    left = [twins.name(card) for card in deal.left_in_stock()]
    assert sorted([*left, *(set(hand(deal, 0)) - {"9c", "4d"})]) == ["2c", "3c", "Kd"]
    assert deal.view(1).refills == 1


def test_R10_1_the_order_comes_from_the_deals_own_chance() -> None:
    text = "H: 9c 4d ¦ D: 2c 3c Kd 5h 7d Js 8h ¦ S: ¦ phase=DRAW ¦ chance="
    first, again = at(text + "1", "stock"), at(text + "1", "stock")
    assert first.left_in_stock() == again.left_in_stock()
    orders = {tuple(at(f"{text}{seed}", "stock").left_in_stock()) for seed in range(10)}
    assert len(orders) > 5


def test_R10_1_O_max_reshuffles() -> None:
    text = "H: 9c 4d ¦ D: 2c 3c Kd 8h ¦ S: ¦ phase=DRAW ¦ refills=2 ¦ opt: max_reshuffles="
    assert "stock" in legal(at(text + "3"))
    assert legal(at(text + "2")) == ["pass", "take"]


def test_R10_2_take_or_pass_when_the_stock_is_empty() -> None:
    deal = at("H: 9c 4d ¦ D: 8h ¦ S: ¦ phase=DRAW")
    assert legal(deal) == ["pass", "take"]
    assert refused(deal, "stock") == ("romme_no_stock", "R10.2")
    assert refused(at("H: 9c 4d ¦ D: 8h ¦ phase=DRAW"), "pass") == ("romme_no_pass", "R10.2")


def test_R10_3_a_pass_blocks_the_deal() -> None:
    deal = at("H: 9c 4d ¦ P: Ad ¦ D: ¦ S: ¦ phase=DRAW", "pass")
    result = GAME.result(deal)
    assert (result.kind, result.winner, result.points) == ("blocked", -1, (-13, -11))


def test_R10_4_RO_90_the_idle_guard() -> None:
    deal = at("H: 9c 4d ¦ P: Kd Ks ¦ D: 8h ¦ phase=DRAW ¦ unopened ¦ closed=P1")
    for _ in range(20):
        deal.play(GAME.parse(deal, "take"))
        deal.play(next(code for code in deal.legal() if code >= actions.DISCARD))
    assert legal(deal) == ["stock"]
    assert refused(deal, "take") == ("romme_idle", "R10.4")
    deal.play(GAME.parse(deal, "stock"))
    deal.play(deal.legal()[-1])
    assert legal(deal) == ["stock", "take"]


def test_R10_4_O_idle_rounds() -> None:
    text = "H: 9c 4d ¦ D: 8h ¦ phase=DRAW ¦ idle=2 ¦ opt: idle_rounds="
    assert legal(at(text + "1")) == ["stock"]
    assert legal(at(text + "2")) == ["stock", "take"]


# -- positions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "part", "rule"),
    [
        ("H: 9c 4d ¦ recycled: 2c", "recycled", "R10.1"),
        ("H: 9c 4d ¦ shown1: 2c", "shown1", "R10.1"),
        ("H: 9c 4d ¦ got0: 9c", "got0", "R10.1"),
        ("H: 9c 4d ¦ refills=4 ¦ S: 2c ¦ recycled: 2c", "refills", "R10.1"),
        ("H: 9c 4d ¦ turned=drew ¦ took=9c", "drew", "R5.1"),
        ("H: 9c 4d ¦ took=9c ¦ opt: redicard=true", "took", "R6.7"),
        ("H: 9c 4d ¦ took=9c ¦ opt: take_discard=never", "took", "O-take_discard"),
        ("H: 9c 4d ¦ took=9c ¦ unopened ¦ opt: take_needs_open=true", "took", "O-take_needs_open"),
        ("H: 9c 4d ¦ due=use:9c", "due", "R6.6"),
        ("H: Kc Kd * 4d ¦ due=meld:* ¦ opt: joker_swap=false", "due", "R6.6"),
        ("H: Kc Kd * 4d ¦ due=play:*", "due", "R6.6"),
        ("H: Kc Kd * 4d ¦ due=meld:* ¦ unopened", "due", "R6.6"),
        ("H: 9c 4d ¦ cutter=P1", "cutter", "R3.7"),
        ("H: 9c 4d ¦ robber=P1", "robber", "R3.7"),
        ("H: 9c 4d ¦ robber=P1 ¦ cutter=P0 ¦ opt: rauben=true", "robber", "R3.7"),
        ("H: 9c 4d ¦ seen_at=P1 ¦ opt: rauben=true", "seen_at", "R3.7"),
        ("H: 9c ¦ P: 8c ¦ cutter=P0 ¦ seen=8c ¦ seen_at=P1 ¦ opt: rauben=true", "seen", "R3.7"),
        ("n=3 ¦ phase=CUT ¦ turn=P0 ¦ opt: rauben=true", "turn", "R3.7"),
        ("phase=CUT ¦ idle=3 ¦ opt: rauben=true", "phase=CUT", "R3.7"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_and_the_part_is_named(
    text: str, part: str, rule: str
) -> None:
    with pytest.raises(NotationError) as error:
        at(text)
    assert (error.value.code, error.value.rule) == ("romme_contradicts", rule)
    assert error.value.facts == {"text": part}


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("n=3 ¦ H: 9c 4d ¦ out=P1 ¦ turn=P1", "P1"),
        ("n=3 ¦ H: 9c 4d ¦ out=P1 ¦ dealer=P1", "P1"),
        ("n=3 ¦ H: 9c 4d ¦ out=P1 ¦ T: (P1) [2h 3h 4h]", "P1"),
        ("n=3 ¦ H: 9c 4d ¦ out=P1 ¦ cutter=P1 ¦ opt: rauben=true", "P1"),
    ],
)
def test_a_seat_that_sits_out_takes_no_part(text: str, seat: str) -> None:
    with pytest.raises(NotationError) as error:
        at(text)
    assert (error.value.code, error.value.facts["text"]) == ("no_seat", seat)


def test_what_follows_from_a_position_need_not_be_written() -> None:
    cut = at("n=4 ¦ phase=CUT ¦ out=P2,P3 ¦ opt: rauben=true")
    assert (cut.dealer, cut.seat, cut.opened) == (1, 0, 0)
    assert at("n=4 ¦ phase=CUT ¦ dealer=P2 ¦ opt: rauben=true").seat == 1
    taken = at("H: 9c 9d 9h 4d ¦ took=9c ¦ opt: take_discard=must_meld")
    assert (taken.view(0).due, taken.view(0).due_card) == ("meld_card", "9c")
    due = at("H: 9c 9d 9h 4d ¦ due=use:9c ¦ opt: take_discard=must_use")
    assert (due.view(1).taken, due.view(1).known[0]) == ("9c", ("9c",))
    assert at("H: Kh Ks Kd 2c ¦ unopened ¦ staged=12 ¦ T: [4c 4d 4h]").laid


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("H: Kh Ks Kd 9c Jc ¦ staged=10", "dead_end", "R6.4"),
        ("H: Kh Ks Kd 9c Jc ¦ unopened ¦ staged=40", "dead_end", "R6.4"),
        ("H: 9c 4d ¦ unopened ¦ turned=fresh", "dead_end", "R6.4"),
        ("H: 9c 4d ¦ D: 8h ¦ phase=DRAW ¦ due=use:9c", "dead_end", "R5.1"),
        ("H: 9c 4d ¦ D: 8h ¦ phase=DRAW ¦ took=9c", "dead_end", "R5.1"),
        ("H: 9c 9d 9h 4d ¦ due=meld:9c", "romme_contradicts", "R6.6"),
        ("H: 9c ¦ took=9c", "dead_end", ""),
        ("H: 9c 4d ¦ took=8h", "not_in_hand", ""),
        ("H: 9c 4d ¦ known1: 7c", "not_in_hand", ""),
        ("H: 9c 4d ¦ n=3 ¦ out=P1 ¦ P: Kc", "bad_hand", ""),
        ("H: 9c 4d ¦ T: [4c 5c *6c *7c *8c]", "no_meld", "R4.1"),
        ("phase=CUT", "no_phase", "R3.7"),
        ("phase=CUT ¦ D: 9c ¦ opt: rauben=true", "bad_stock", "R3.7"),
        ("phase=CUT ¦ S: 9c * ¦ opt: rauben=true", "bad_stock", "R3.7"),
        ("H: 9c 4d ¦ P: 8c ¦ cutter=P1 ¦ S: ¦ opt: rauben=true", "dead_end", "R3.7"),
        ("H: 9c ¦ P: 8c ¦ cutter=P0 ¦ seen=7c ¦ seen_at=P1 ¦ opt: rauben=true", "dead_end", "R3.7"),
        ("H: 9c ¦ P: 8c ¦ cutter=P1 ¦ seen=8c ¦ seen_at=P1 ¦ opt: rauben=true", "dead_end", "R3.7"),
        ("H: 9c 4d ¦ refills=1 ¦ S: 2c ¦ recycled: 2c 3c", "romme_bad_refill", "R10.1"),
        ("H: 9c ¦ P: 4d ¦ refills=1 ¦ S: ¦ recycled: 2c ¦ got1: 2c", "romme_bad_refill", "R10.1"),
    ],
)
def test_a_position_that_cannot_be_played_on_from_is_refused(
    text: str, code: str, rule: str
) -> None:
    with pytest.raises(NotationError) as error:
        at(text)
    assert (error.value.code, error.value.rule) == (code, rule)


def test_R3_7_a_card_seen_at_the_cut_that_nobody_holds_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A re-deal wrote it into the hand of seat -1: in C that is memory of another field."""
    monkeypatch.setattr(bits, "copy_attributes", copy_attributes)  # tells of it if interpreted
    with pytest.raises(NotationError) as error:
        at("H: 9c ¦ P: ? ¦ S: 8c ¦ cutter=P0 ¦ seen=7c ¦ for=P0 ¦ opt: rauben=true")
    assert (error.value.code, error.value.rule) == ("dead_end", "R3.7")


NO_SOURCE = (
    "n=3 ¦ H: 2d Ah 9h ¦  ¦ P: ?4 ¦ T: (P1) [6s 7s 8s *9s Ts Js Qs Ks As] ¦ "
    "T: (P0) [5d 5h 5s *] ¦ "
    "D: 8d 9s 2s Tc 5c 9d 6d 9c Jc Th Qc 4h Ad Qh 4s 6c Qd 7h 3c Ac 3d 8h ¦ S: ?11 ¦ "
    "phase=DRAW ¦ turn=P2 ¦ dealer=P1 ¦ closed=P0 ¦ active=P0,P1,P2 ¦ refills=3 ¦ "
    "shown0: Jc 3d 9d 4h 7h 2s 4s ¦ shown1: 3c 6c Tc Ad 6d 8h Th ¦ "
    "shown2: Ac 5c 9c Qc Qd Qh 9s ¦ got0: 2d 3d Ah 4h 7h 9h 2s ¦ got1: ?7 ¦ got2: ?7 ¦ "
    "recycled: Ac 2c 3c 4c 6c 7c 9c Tc Qc Kc Ad 2d 3d 4d 6d 7d Td Jd Qd Kd Ah 2h 3h 4h "
    "6h 7h 8h 9h Th Jh Qh 2s ¦ for=P0 ¦ "
    "opt: packs=1 jokers_per_pack=2 hand_size=10/7 deal_style=single start=fourteen "
    "open_min=0 layoff_needs_open=False take_discard=never joker_swap=False "
    "winner_scores=sum idle_rounds=1"
)
"""P2 has put down 5c and 9s, which were never in the stock, and can have held but one such card."""


def test_R10_1_what_was_put_down_has_a_source_for_each_seat() -> None:
    with pytest.raises(NotationError) as error:
        GAME.position(NO_SOURCE)
    assert (error.value.code, error.value.rule) == ("romme_bad_refill", "R10.1")


@pytest.mark.parametrize("take_discard", ["free", "must_use", "must_meld"])
def test_R6_6_all_seats_know_the_holder_of_a_joker_that_is_due(take_discard: str) -> None:
    """Otherwise a re-deal could leave P1 without the joker that P1 has to play."""
    deal = at(
        "H: 6d Ks 9c ¦ P: 3c Tc * ¦ T: (P1) [6s 6h 6c] ¦ turn=P1 ¦ due=play:* ¦ turned=drew,laid "
        f"¦ opt: take_discard={take_discard} swapped_joker_use=any_play"
    )
    assert GAME.view(deal, 0).known[1] == ("*",)
    for seed in range(40):
        world = deal.clone()
        world.resample(0, Random(seed))
        assert "*" in GAME.view(world, 1).hand


def test_R3_7_a_position_of_the_cut_deals_as_many_cards_as_the_match_would() -> None:
    rules = GAME.options(hand_size="10/7", rauben=True)
    deal = GAME.deal(rules, 3, seed=1, carry=(0, 1, 0))
    twin = GAME.position(GAME.describe(deal))
    for it in (deal, twin):
        it.play(actions.LEAVE)
        assert it.view(0).counts == (10, 0, 10)


# -- options and presets ---------------------------------------------------------------------------


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_every_preset_is_what_the_rules_say(preset: str) -> None:
    rules = GAME.options(preset)
    assert rules.changed() == {
        name: value for name, value in GAME.presets[preset].items() if value != 40
    }


def test_house_rules_have_presets_of_their_own() -> None:
    assert GAME.options("no_first_draw").changed() == {"start": "no_draw"}
    assert GAME.options("strict_discard").changed() == {"take_discard": "must_meld"}


def test_contradictions_are_refused_with_the_reason() -> None:
    for values in (
        {"joker_swap": False, "joker_set_swap": "complete_only"},
        {"joker_swap": False, "swapped_joker_use": "to_hand"},
        {"match_mode": "points", "match_deals": 3},
        {"match_points": 101},
    ):
        with pytest.raises(OptionError) as error:
            GAME.options(**values)
        assert error.value.code == "needs_option"
        assert error.value.rule


# -- what a seat knows -----------------------------------------------------------------------------


def test_resample_keeps_what_was_taken_in_sight() -> None:
    deal = at("H: 9c 4d ¦ P: Kd Ks 7h 2c ¦ D: 8h ¦ phase=DRAW ¦ turn=P1", "take", "discard 2c")
    for seed in range(20):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        assert "8h" in twin.view(1).hand
        assert len(twin.view(1).hand) == 4


def test_resample_after_a_refill_knows_what_two_players_hold() -> None:
    """When the stock is made of discards, all that is not on the table is in the other hand."""
    deal = at("H: 9c 4d ¦ P: Kd Ks 7h ¦ D: 2c 3c 5d 8h ¦ S: ¦ phase=DRAW", "stock")
    for seed in range(20):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        assert hand(twin, 1) == ["7h", "Kd", "Ks"]
        assert sorted(twin.view(0).hand) == hand(deal, 0)


def test_resample_deals_the_new_stock_again() -> None:
    text = "H: 9c 4d ¦ P: Kd Ks 7h ¦ D: 2c 3c 5d 6d 7d 9d 8h ¦ S: ¦ phase=DRAW"
    deal = at(text, "stock", "discard 9c", "stock", "discard Kd")
    found = set()
    for seed in range(60):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        other = hand(twin, 1)
        assert {"Ks", "7h"} <= set(other)
        found |= set(other) - {"Ks", "7h"}
        assert found <= set(twins.names(*deal.recycled)) - set(deal.view(0).hand)
    assert len(found) >= 4


def test_R3_7_resample_keeps_the_bottom_card_for_the_seat_that_saw_it() -> None:
    deal, pack = robbing(kept=False)
    bottoms: dict[int, set[int]] = {0: set(), 2: set()}
    for seed in range(40):
        for seat, seen in bottoms.items():
            twin = deal.clone()
            assert isinstance(twin, RommeDeal)
            twin.resample(seat, Random(seed))
            seen.add(twin.left_in_stock()[-1])
    assert bottoms[2] == {pack[4]}
    assert len(bottoms[0]) > 10


def test_R3_7_resample_knows_the_holder_of_the_card_seen_at_the_cut() -> None:
    """This holds until the card is put down; a refilled stock does not change it."""
    text = "n=3 ¦ H: 9c 4d ¦ P: Kd Ks 7h ¦ P: 2c 3c 5d ¦ D: Qd Jd 6d ¦ S: 8c ¦ phase=DRAW"
    deal = at(text + " ¦ turn=P1 ¦ cutter=P0 ¦ opt: rauben=true")
    assert [deal.view(seat).cut for seat in range(3)] == ["8c", None, None]

    def places(seat: int) -> set[bool]:
        """Return whether seat 1 holds the card, in deals that are possible for a seat."""
        found = set()
        for seed in range(40):
            twin = GAME.position(GAME.describe(deal))
            twin.resample(seat, Random(seed))
            found.add("8c" in hand(twin, 1))
        return found

    for action in ("stock", "discard Kd"):
        deal.play(GAME.parse(deal, action))
    assert deal.view(0).cut is None
    assert (places(0), places(1), places(2)) == ({True}, {True}, {True, False})
    for action in ("stock", "discard 2c", "take", "discard 9c"):
        deal.play(GAME.parse(deal, action))
    assert deal.view(0).refills == 1
    assert (places(0), places(2)) == ({True}, {True, False})
    for action in ("take", "discard 8c"):
        deal.play(GAME.parse(deal, action))
    assert places(0) == {False}
    assert deal.cutter == -1


# -- what a view tells of the table ------------------------------------------------------------


@pytest.mark.parametrize(
    ("meld", "kind", "wanted", "swaps"),
    [
        ("2h 3h 4h", "run", ("Ah", "5h", ()), ()),
        ("Ah 2h 3h", "run", (None, "4h", ()), ()),
        ("Qh Kh Ah", "run", ("Jh", None, ()), ()),
        ("4c *5c 6c", "run", ("3c", "7c", ()), ("5c",)),
        ("6s 6h *", "set", (None, None, ("6c", "6d")), ("6c", "6d")),
        ("6s 6h 6d *", "set", (None, None, ()), ("6c",)),
        ("6s 6h 6d 6c", "set", (None, None, ()), ()),
        ("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "run", (None, None, ()), ()),
    ],
)
def test_R6_5_a_meld_says_what_it_takes(
    meld: str, kind: str, wanted: tuple[str | None, str | None, tuple[str, ...]], swaps: Any
) -> None:
    found = at(f"H: 2c 3d ¦ T: [{meld}]").view(0).table[0]
    assert (found.kind, (found.low, found.high, found.missing)) == (kind, wanted)
    assert found.swaps == swaps
    assert at(f"H: 2c 3d ¦ T: [{meld}] ¦ opt: joker_swap=false").view(0).table[0].swaps == ()


@pytest.mark.parametrize(("meld", "swaps"), [("6s 6h *", ()), ("6s 6h 6d *", ("6c",))])
def test_R6_6_a_set_that_must_be_complete_says_so(meld: str, swaps: tuple[str, ...]) -> None:
    deal = at(f"H: 2c 3d ¦ T: [{meld}] ¦ opt: joker_set_swap=complete_only")
    assert deal.view(0).table[0].swaps == swaps
