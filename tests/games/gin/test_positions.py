"""Positions of gin rummy: defaults, and everything that can be wrong with one."""

from __future__ import annotations

import pytest

from parlour.core.errors import NotationError, OptionError
from tests.games.gin.playing import GAME, OTHER, hand, legal, phase, play, position

KNOCK = f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c 9h ¦ {OTHER}"
TEN = f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c ¦ {OTHER}"
SHOW = "phase=SHOW_DEFENDER ¦ opt: layoff=manual ¦ show: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd]"


def test_what_is_left_out_has_its_default() -> None:
    deal = position(KNOCK)
    view = deal.view(0)
    assert phase(deal) == (0, "DISCARD")
    assert (view.dealer, view.pile, view.stock, view.upcard) == (1, ("Kc",), 20, "Kc")
    assert (view.taken, view.known, view.thrown, view.takes) == (None, ((), ()), ((), ()), 0)
    assert deal.options == GAME.options()


def test_brackets_and_groups_are_for_the_reader() -> None:
    plain = position(KNOCK.replace("[", "").replace("]", ""))
    grouped = position(f"H: c82 d8JQK h89 s456 ¦ {OTHER}")
    assert GAME.describe(plain) == GAME.describe(grouped) == GAME.describe(position(KNOCK))


def test_the_king_of_clubs_is_replaced_where_a_hand_holds_it() -> None:
    assert position(KNOCK.replace("Kd", "Kc")).view(0).pile == ("Ac",)


def test_the_seat_to_act_first_follows_from_the_dealer() -> None:
    for dealer in (0, 1):
        for name, turn, opt in [
            ("UPCARD1", 1 - dealer, ""),
            ("UPCARD2", dealer, "first_upcard=both_offered"),
            ("FORCED_STOCK", 1 - dealer, "first_upcard=both_offered"),
        ]:
            deal = position(f"{TEN} ¦ D: 9h ¦ phase={name} ¦ dealer=P{dealer}", opt=opt)
            assert phase(deal) == (turn, name)


def test_a_showdown_can_be_written_down() -> None:
    deal = position(f"{TEN.replace('7s ', '')} ¦ {SHOW} ¦ laid: 7s>T2 ¦ D: 9h")
    assert phase(deal) == (1, "SHOW_DEFENDER")
    assert deal.view(0).shown == (("8c", "8d", "8h"), ("Jd", "Qd", "Kd"), ("4s", "5s", "6s", "7s"))
    assert [(it.card, it.meld) for it in deal.view(1).laid] == [("7s", 2)]
    assert deal.view(0).unmatched == ("2c",)
    assert "7s" not in hand(deal, 1)
    knocked = play(position(KNOCK, opt="layoff=manual"), "knock 9h", "lay 7s>T2")
    assert legal(knocked) == legal(deal)


def test_what_was_laid_off_is_not_dealt_into_the_stock() -> None:
    ace = TEN.replace("2c", "3c").replace("2d 3h 5c", "2d 3h")
    deal = position(f"{ace} ¦ {SHOW.replace('[Jd Qd Kd]', '[Jd Qd Kd]')} ¦ laid: Td>T1")
    assert "Td" not in GAME.describe(deal).partition("S: ")[2].partition("¦")[0].split()


GIN = TEN.replace("2c", "7s").replace("7s 9c", "7d 9c")
LAST = "phase=LAST_DISCARD ¦ opt: last_discard_knock=true"
WRONG = [
    ("a card twice", f"H: 2d [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c ¦ {OTHER}", "card_twice", ""),
    ("a card twice in a hand", f"H: 2c 2c ¦ {OTHER}", "card_twice", ""),
    ("a card that is none", f"H: 2c 1c ¦ {OTHER}", "no_card", ""),
    ("a card in hand and stock", f"{KNOCK} ¦ S: 2c 3c 4c", "card_twice", ""),
    ("a short hand", f"{TEN}", "bad_hand", ""),
    ("a long hand", f"{KNOCK} ¦ phase=DRAW", "bad_hand", ""),
    ("no hands", "phase=DRAW", "bad_hand", ""),
    ("an unknown section", f"{KNOCK} ¦ Q: 2c", "no_section", ""),
    ("an unknown setting", f"{KNOCK} ¦ tempo=3", "no_section", ""),
    ("a section twice", f"{KNOCK} ¦ {OTHER}", "section_twice", ""),
    ("no section at all", f"{KNOCK} ¦ hello", "no_section", ""),
    ("an unknown phase", f"{TEN} ¦ phase=OVER", "no_phase", ""),
    ("a seat that is none", f"{TEN} ¦ phase=DRAW ¦ turn=P2", "no_seat", ""),
    ("a number that is none", f"{TEN} ¦ phase=DRAW ¦ takes=-1", "no_number", ""),
    ("a short stock", f"{TEN} ¦ phase=DRAW ¦ S: 3c 4c", "bad_stock", "X1"),
    ("no pile", f"{TEN} ¦ phase=DRAW ¦ D:", "bad_pile", ""),
    ("no last discard", f"{TEN} ¦ phase=LAST_DISCARD ¦ S: 3c 4c", "no_phase", "X1"),
    ("a known card elsewhere", f"{TEN} ¦ phase=DRAW ¦ H+: Ks", "not_in_hand", ""),
    ("a taken card elsewhere", f"{KNOCK} ¦ took=Ks", "not_in_hand", ""),
    ("melds before a knock", f"{KNOCK} ¦ show: [8c 8d 8h]", "no_section", ""),
    ("melds that are none", f"{TEN} ¦ {SHOW.replace('8h]', '9h]')}", "no_meld", "M1"),
    (
        "a meld that is not held",
        f"{TEN} ¦ {SHOW.replace('8d 8h', '8d 8h 8s')}",
        "bad_showdown",
        "K1",
    ),
    ("too much deadwood", f"{TEN} ¦ {SHOW.replace('[4s 5s 6s]', '')}", "bad_showdown", "K1"),
    (
        "a hand that cannot knock",
        f"O: {TEN[3:31]} 2c ¦ H: {OTHER[3:]} ¦ phase=SHOW_KNOCKER",
        "",
        "",
    ),
    ("a card laid off twice", f"{TEN} ¦ {SHOW} ¦ laid: 7s>T2", "card_twice", ""),
    ("a card that does not fit", f"{TEN.replace('2d ', '')} ¦ {SHOW} ¦ laid: 2d>T0", "", "L1"),
    (
        "a meld that is not there",
        f"{TEN.replace('2d ', '')} ¦ {SHOW} ¦ laid: 2d>T9",
        "no_such_meld",
        "",
    ),
    ("no lay-off at all", f"{TEN.replace('2d ', '')} ¦ {SHOW} ¦ laid: 2d", "no_such_meld", ""),
    ("an option without a value", f"{KNOCK} ¦ opt: big_gin", "no_option", ""),
    ("a discard that had to be a knock", f"{GIN} ¦ phase=DRAW ¦ H-: 9h", "gin_had_to_knock", "K2"),
    (
        "another discard before it that had to be one",
        f"{TEN} ¦ phase=DRAW ¦ H+: 2c ¦ H-: Ah 7s ¦ H-+: 2c".replace("7s 9c", "7d 9c"),
        "gin_had_to_knock",
        "K2",
    ),
    ("the offer to the dealer", f"{TEN} ¦ phase=UPCARD2", "no_phase", "U2"),
    ("a stock that both were forced to", f"{TEN} ¦ phase=FORCED_STOCK", "no_phase", "U2"),
    ("the dealer first", f"{TEN} ¦ phase=UPCARD1 ¦ turn=P1", "contradiction", "U1"),
    ("two upcards", f"{TEN} ¦ D: Kc 9h ¦ phase=UPCARD1", "contradiction", "U1"),
    ("discards before the first", f"{TEN} ¦ phase=UPCARD1 ¦ H-: 9h", "contradiction", "U1"),
    ("draws before the first", f"{TEN} ¦ phase=UPCARD1 ¦ takes=1", "contradiction", "X2"),
    ("a card taken before the draw", f"{TEN} ¦ phase=DRAW ¦ took=2c", "contradiction", "T1"),
    ("the last discard taken", f"{KNOCK} ¦ took=2c ¦ S: 3c 4c", "contradiction", "X1"),
    ("two cards drawn at the end", f"{TEN} ¦ {LAST} ¦ S: 3c 4c 5d", "bad_stock", "X1"),
    ("draws in vain", f"{TEN} ¦ {LAST} ¦ S: 3c 4c ¦ takes=1", "contradiction", "X2"),
    ("no draw from the pile", f"{KNOCK} ¦ took=2c ¦ takes=0", "contradiction", "X2"),
    ("too many of them", f"{TEN} ¦ phase=DRAW ¦ takes=51", "contradiction", "X2"),
    ("a stock card that all know", f"{KNOCK} ¦ H+: {KNOCK[3:41]}", "contradiction", "T1"),
    ("a pile that was never begun", f"{KNOCK} ¦ D:", "bad_pile", ""),
    ("a discard in a hand", f"{KNOCK} ¦ H-: Ks", "contradiction", "T2"),
    ("a discard in the stock", f"{KNOCK} ¦ H-: 7d ¦ S: 7d 3c", "contradiction", "T2"),
    ("the upcard in a hand", f"{KNOCK} ¦ upcard=Ks", "contradiction", "B2"),
    ("two last takes", f"{KNOCK} ¦ H+: 2c 9h ¦ H-: 3c ¦ H-+: 2c 9h", "bad_hand", ""),
    ("a last take that nobody saw", f"{KNOCK} ¦ H-: 3c ¦ H-+: 2c", "contradiction", "T4"),
    ("a last take and no discard", f"{KNOCK} ¦ H+: 2c ¦ H-+: 2c", "contradiction", "T4"),
    ("a card taken twice", f"{KNOCK} ¦ took=2c ¦ H-: 3c ¦ H-+: 2c", "contradiction", "T4"),
    ("lay-offs that are automatic", f"{TEN} ¦ phase=SHOW_DEFENDER", "no_phase", "L5"),
    ("melds that are automatic", f"{TEN} ¦ phase=SHOW_KNOCKER", "no_phase", "L0"),
    ("gin laid out as a knock", f"{GIN} ¦ {SHOW}", "bad_showdown", "K1"),
]


@pytest.mark.parametrize(
    ("text", "code", "rule"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG]
)
def test_a_wrong_position_is_refused(text: str, code: str, rule: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.position(text)
    assert refusal.value.code == code or not code
    assert refusal.value.rule == rule or not rule


@pytest.mark.parametrize(
    "options", ["knock_limit=12", "nonsense=1", "hollywood=true series_matches=2"]
)
def test_wrong_options_are_refused(options: str) -> None:
    with pytest.raises(OptionError):
        position(KNOCK, opt=options)


def test_K2_a_discard_that_had_to_be_a_knock_under_strict_gin() -> None:
    """The 9h was thrown where the 2c could have been, which would have left no deadwood."""
    text = f"{TEN} ¦ phase=DRAW ¦ H-: 7s".replace("7s 9c", "7d 9c")
    assert phase(position(text)) == (0, "DRAW")
    with pytest.raises(NotationError) as refusal:
        position(text, opt="strict_gin=true")
    error = refusal.value
    assert (error.code, error.rule) == ("gin_had_to_knock", "O-strict_gin")
    assert error.facts == {"text": "H"}


def test_a_position_says_what_each_seat_threw_last_and_had_taken() -> None:
    deal = position(f"{TEN} ¦ D: 9h ¦ phase=DRAW", opt="strict_gin=true")
    play(deal, "take", "discard 9c" if "9c" in hand(deal, 0) else "discard 2c", "stock")
    text = GAME.describe(deal)
    assert "H-: 2c ¦ H-+: 9h" in text
    play(deal, "discard Ks", "stock", "discard 9h")
    assert "H-: 2c 9h ¦ O-: Ks" in GAME.describe(deal)
    assert GAME.describe(GAME.position(text)) == text


def test_a_showdown_against_gin_is_refused() -> None:
    """Nothing can be laid off against gin, so there is no such state (L3)."""
    gin = "H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"
    with pytest.raises(NotationError) as refusal:
        GAME.position(f"{gin} ¦ {SHOW.replace('6s]', '6s 7s]')}")
    assert refusal.value.code == "bad_showdown"


def test_the_last_discard_is_only_taken_to_knock() -> None:
    """A position in which it was taken by a hand that cannot knock is refused."""
    text = f"H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d Th ¦ {OTHER} ¦ took=Th ¦ S: Ac As"
    with pytest.raises(NotationError) as refusal:
        position(text, opt="last_discard_knock=true")
    assert refusal.value.code == "dead_end"


ACTIONS = [
    ("", "no_action"),
    ("fold", "no_action"),
    ("pass now", "no_action"),
    ("discard", "no_card"),
    ("discard 1c", "no_card"),
    ("discard 9c 8c", "no_card"),
    ("knock [9c]", "no_card"),
    ("lay 7s", "fits_no_meld"),
    ("lay 7s>3", "no_such_meld"),
    ("lay 7s>T-1", "no_such_meld"),
    ("lay 1s>T1", "no_card"),
    ("arrange 5c 5d 5h", "no_melds"),
    ("arrange [5c 5d]", "no_meld"),
    ("arrange [5c 5d 5h] [5c 6c 7c]", "card_twice"),
    ("arrange [2c 2d 2h] [3c 3d 3h] [4c 4d 4h] [5c 5d 5h]", "too_many_melds"),
    ("arrange []", "no_meld"),
]


@pytest.mark.parametrize(("text", "code"), ACTIONS)
def test_text_that_is_not_an_action_is_refused(text: str, code: str) -> None:
    deal = position(KNOCK)
    with pytest.raises(NotationError) as refusal:
        GAME.parse(deal, text)
    assert refusal.value.code == code


@pytest.mark.parametrize("text", ["lay 7s>1", "lay 7s>T1", "lay 7s > T1", "  lay   7s>T1 "])
def test_a_lay_off_may_be_written_with_or_without_t(text: str) -> None:
    deal = position(KNOCK)
    assert GAME.format(deal, GAME.parse(deal, text)) == "lay 7s>T1"
