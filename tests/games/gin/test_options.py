"""Every option and every preset of gin rummy (rules §8), and the contradictions between them."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.errors import OptionError
from tests.games.gin.playing import (
    GAME,
    OTHER,
    is_legal,
    kinds,
    legal,
    outcome,
    phase,
    play,
    position,
    refused,
    won,
)

KNOCK = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c 9h ¦ O: 2d 3h 5c 6d 7d 9c Tc Qc Qh Ks"  # 2 v 72
GIN = "H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 9h ¦ O: 2d 3h 5c 6d 7d 9c Tc Qc Qh Ks"  # 0 v 72
TIE = "H: [8c 8d 8h] [4s 5s 6s] Ah 2h Ac 4c Qd ¦ O: Ad 3d 4d [9c 9d 9h] [Kc Kd Kh] 8s"  # 8 v 8
BIG = "H: [8c 8d 8h] [4s 5s 6s 7s] [Td Jd Qd Kd] ¦ O: [Ad Ac As] [9c 9d 9h] [Kc Ks Kh] 7d"  # 0 v 7
NINE = "[8c 8d 8h] [4s 5s 6s] [Td Jd Qd]"


def ended(text: str, action: str, opt: str) -> str:
    """How the deal ends after one action."""
    return outcome(play(position(text, opt=opt), action))


# -- options ---------------------------------------------------------------------------------------


def test_O_scoring() -> None:
    assert ended(GIN, "knock 9h", "scoring=10/20") == "gin: P0 +92 (0 v 72)"
    assert ended(GIN, "knock 9h", "scoring=20/25") == "gin: P0 +97 (0 v 72)"
    assert ended(GIN, "knock 9h", "scoring=25/25") == "gin: P0 +97 (0 v 72)"
    assert ended(TIE, "knock Qd", "scoring=10/20") == "undercut: P1 +10 (8 v 8)"
    assert ended(TIE, "knock Qd", "scoring=20/25") == "undercut: P1 +20 (8 v 8)"
    assert ended(TIE, "knock Qd", "scoring=25/25") == "undercut: P1 +25 (8 v 8)"


def test_O_gin_bonus() -> None:
    assert ended(GIN, "knock 9h", "gin_bonus=30") == "gin: P0 +102 (0 v 72)"
    assert ended(GIN, "knock 9h", "gin_bonus=0 scoring=25/25") == "gin: P0 +72 (0 v 72)"
    assert ended(GIN, "knock 9h", "gin_bonus=none scoring=25/25") == "gin: P0 +97 (0 v 72)"


def test_O_undercut_bonus() -> None:
    assert ended(TIE, "knock Qd", "undercut_bonus=17") == "undercut: P1 +17 (8 v 8)"
    assert ended(TIE, "knock Qd", "undercut_bonus=0") == "undercut: P1 +0 (8 v 8)"


@pytest.mark.parametrize("limit", range(11))
def test_O_knock_limit(limit: int) -> None:
    """Without Kh five is left."""
    deal = position(f"H: {NINE} 5h Kh ¦ {OTHER}", opt=f"knock_limit={limit}")
    assert deal.view(1).knock_limit == limit
    assert is_legal(deal, "knock Kh") == (limit >= 5)
    if limit < 5:
        refused(deal, "knock Kh", "gin_cannot_knock", "K1", card="Kh", deadwood=5, limit=limit)


UPCARDS = [("2h", 2), ("7h", 7), ("9h", 9), ("Th", 10), ("Jh", 10), ("Qh", 10), ("Kh", 10)]


@pytest.mark.parametrize(("upcard", "limit"), UPCARDS)
def test_O_knock_limit_oklahoma(upcard: str, limit: int) -> None:
    text = f"H: {NINE} 5h 6h ¦ O: 2d 3h 5c 6d 7s 9c Tc Jc Qc Ks ¦ D: {upcard}"
    deal = position(text, opt="knock_limit=oklahoma")
    assert deal.view(0).knock_limit == deal.view(1).knock_limit == limit
    assert is_legal(deal, "knock 6h") == (limit >= 5)


def test_O_knock_limit_oklahoma_stays_after_the_upcard_was_taken() -> None:
    text = f"H: {NINE} 6h ¦ {OTHER} ¦ D: 3c ¦ phase=UPCARD1"
    deal = position(text, opt="knock_limit=oklahoma")
    play(deal, "take", "discard 6h", "stock", "discard Ks")
    view = deal.view(0)
    assert (view.upcard, view.knock_limit, view.pile) == ("3c", 3, ("6h", "Ks"))


def test_O_forced_gin() -> None:
    refused(position(GIN), "discard 9h", "gin_must_knock", "K2", card="9h")
    assert is_legal(position(GIN, opt="forced_gin=false"), "discard 9h")


def test_O_strict_gin() -> None:
    """Without the 8c deadwood would be left, but the 9h could be thrown, too."""
    assert is_legal(position(GIN), "discard 8c")
    deal = position(GIN, opt="strict_gin=true")
    assert kinds(deal) == {"knock"}
    refused(deal, "discard 8c", "gin_knock_now", "O-strict_gin", card="9h")
    refused(deal, "discard 9h", "gin_knock_now", "O-strict_gin", card="9h")
    assert outcome(play(deal, "knock 9h")) == "gin: P0 +92 (0 v 72)"


def test_O_first_upcard() -> None:
    text = f"{KNOCK.replace(' 9h', '')} ¦ D: 9h ¦ phase=UPCARD1"
    assert phase(play(position(text), "pass")) == (1, "DRAW")
    offered = play(position(text, opt="first_upcard=both_offered"), "pass")
    assert phase(offered) == (1, "UPCARD2")
    assert phase(play(offered, "pass")) == (0, "FORCED_STOCK")


def test_O_next_dealer() -> None:
    assert won((0, 5), (0, 5), next_dealer="alternate").dealer == 0
    assert won((0, 5), (1, 5), next_dealer="winner").dealer == 1
    assert won((0, 5), (1, 5), next_dealer="loser").dealer == 0


def test_O_dead_redeal() -> None:
    assert won((-1, 0), dead_redeal="alternate").dealer == 1
    assert won((-1, 0), dead_redeal="same").dealer == 0


def test_O_last_discard_knock() -> None:
    text = (
        "H: 2c 4d 6h 8s Th Qd Ah 3s 5c 7d ¦ O: [9s 9c 9d] [Jc Qc Kc] [4s 5s 6s] 2h"
        " ¦ D: Kh ¦ S: Tc As Ac ¦ phase=DRAW"
    )
    assert outcome(play(position(text), "stock", "discard Tc")) == "dead"
    deal = position(text, opt="last_discard_knock=true")
    assert phase(play(deal, "stock", "discard Tc")) == (1, "LAST_DISCARD")
    assert outcome(play(deal, "take", "knock 2h")).startswith("gin: P1")


def test_O_layoff() -> None:
    assert play(position(KNOCK), "knock 9h").over
    deal = play(position(KNOCK, opt="layoff=manual"), "knock 9h")
    assert phase(deal) == (1, "SHOW_DEFENDER")


def test_O_arrange() -> None:
    deal = play(position(KNOCK, opt="arrange=manual"), "knock 9h")
    assert phase(deal) == (0, "SHOW_KNOCKER")
    assert legal(deal) == ["arrange [8c 8d 8h] [Jd Qd Kd] [4s 5s 6s]"]


def test_O_target() -> None:
    assert won((1, 20), target=20).over
    assert not won((1, 19), target=20).over


def test_O_target_strict() -> None:
    assert not won((1, 20), target=20, target_strict=True).over
    assert won((1, 21), target=20, target_strict=True).over


def test_O_series_matches() -> None:
    assert not won((1, 100), series_matches=2).over
    assert won((1, 100), (0, 100), series_matches=2).over


def test_O_box_bonus() -> None:
    assert won((0, 50), (0, 50), series_matches=2, box_bonus=3).totals == [206, 0]


def test_O_game_bonus() -> None:
    assert won((0, 50), (0, 50), series_matches=2, game_bonus=3).totals == [153, 0]


def test_O_shutout_bonus() -> None:
    assert won((0, 50), (0, 50), series_matches=2, shutout_bonus=3).totals == [153, 0]


def test_O_game_score_includes_points() -> None:
    deals = (0, 50), (1, 9), (0, 51)
    assert won(*deals, series_matches=2).totals == [150, 25]
    assert won(*deals, series_matches=2, game_score_includes_points=True).totals == [251, 34]


@pytest.mark.parametrize(("rule", "limit"), [("gin", 0), ("one", 1)])
def test_O_oklahoma_ace(rule: str, limit: int) -> None:
    text = f"H: {NINE} Ah Kh ¦ O: 2d 3h 5c 6d 7s 9c Tc Jc Qh Ks ¦ D: Ad"
    deal = position(text, opt=f"knock_limit=oklahoma oklahoma_ace={rule}")
    assert deal.view(0).knock_limit == limit
    assert is_legal(deal, "knock Kh") == (limit == 1)


def test_O_oklahoma_spades_double() -> None:
    opt = "knock_limit=oklahoma oklahoma_spades_double=true"
    assert ended(f"{KNOCK} ¦ D: 7s", "knock 9h", opt) == "knock: P0 +140 (2 v 72)"
    assert ended(f"{KNOCK} ¦ D: 7h", "knock 9h", opt) == "knock: P0 +70 (2 v 72)"
    assert ended(f"{TIE} ¦ D: 9s", "knock Qd", opt) == "undercut: P1 +20 (8 v 8)"
    assert ended(f"{GIN} ¦ D: 2s", "knock 9h", opt) == "gin: P0 +184 (0 v 72)"
    plain = ended(f"{KNOCK} ¦ D: 7s", "knock 9h", "knock_limit=oklahoma")
    assert plain == "knock: P0 +70 (2 v 72)"


def test_O_big_gin() -> None:
    deal = position(BIG, opt="big_gin=true scoring=25/25")
    assert kinds(deal) == {"discard", "knock", "biggin"}
    play(deal, "biggin")
    assert outcome(deal) == "biggin: P0 +38 (0 v 7)"
    view = deal.view(1)
    assert view.shown == (("8c", "8d", "8h"), ("Td", "Jd", "Qd", "Kd"), ("4s", "5s", "6s", "7s"))
    assert (view.counts, view.unmatched, view.laid) == ((11, 10), (), ())


def test_O_big_gin_needs_the_option_and_eleven_melded_cards() -> None:
    refused(position(BIG), "biggin", "gin_no_big_gin", "O-big_gin")
    deal = position(KNOCK, opt="big_gin=true")
    refused(deal, "biggin", "gin_not_all_melded", "O-big_gin", deadwood=11)
    ace = position(GIN.replace("9h", "Ac"), opt="big_gin=true")
    refused(ace, "biggin", "gin_not_all_melded", "O-big_gin", deadwood=1)
    before = position(f"{TIE.replace(' Qd', '')} ¦ phase=DRAW", opt="big_gin=true")
    refused(before, "biggin", "gin_draw_first", "T1")


def test_O_big_gin_may_hold_the_card_just_taken() -> None:
    assert is_legal(position(f"{BIG} ¦ took=Kd", opt="big_gin=true"), "biggin")


def test_O_big_gin_bonus() -> None:
    opt = "big_gin=true big_gin_bonus=50"
    assert ended(BIG, "biggin", opt) == "biggin: P0 +57 (0 v 7)"


def test_O_hollywood() -> None:
    match = won((0, 10), (0, 10), (0, 10), hollywood=True)
    assert [it.totals for it in match.columns()] == [(30, 0), (20, 0), (10, 0), (0, 0)]


def test_O_idle_takes() -> None:
    text = f"{KNOCK.replace(' 9h', '')} ¦ D: 9h ¦ phase=DRAW ¦ takes=1"
    assert legal(position(text, opt="idle_takes=1")) == ["stock"]
    assert legal(position(text, opt="idle_takes=2")) == ["take", "stock"]


def test_O_max_deals() -> None:
    assert not won((-1, 0), max_deals=2).over
    assert won((-1, 0), (0, 5), max_deals=2).over


def test_every_option_has_a_test() -> None:
    names = {field.name for field in GAME.options_type.fields()}
    proved = {name for name in names if any(it.startswith(f"test_O_{name}") for it in globals())}
    assert proved == names


# -- presets ---------------------------------------------------------------------------------------

BASE: dict[str, Any] = {
    "scoring": "10/20",
    "gin_bonus": None,
    "undercut_bonus": None,
    "knock_limit": 10,
    "forced_gin": True,
    "strict_gin": False,
    "first_upcard": "dealer_turn",
    "next_dealer": "alternate",
    "dead_redeal": "alternate",
    "last_discard_knock": False,
    "layoff": "auto",
    "arrange": "auto",
    "target": 100,
    "target_strict": False,
    "series_matches": 1,
    "box_bonus": 25,
    "game_bonus": 100,
    "shutout_bonus": 100,
    "game_score_includes_points": False,
    "oklahoma_ace": "gin",
    "oklahoma_spades_double": False,
    "big_gin": False,
    "big_gin_bonus": 31,
    "hollywood": False,
    "idle_takes": 50,
    "max_deals": 0,
}
CHANGED: dict[str, dict[str, Any]] = {
    "10/20": {},
    "20/25": {"scoring": "20/25"},
    "25/25": {"scoring": "25/25"},
    "series": {"series_matches": 3},
    "international": {
        "scoring": "25/25",
        "first_upcard": "both_offered",
        "forced_gin": False,
        "dead_redeal": "same",
        "game_score_includes_points": True,
    },
    "oklahoma": {"knock_limit": "oklahoma"},
    "straight": {"knock_limit": 0},
    "strict": {"strict_gin": True, "target_strict": True},
    "big_gin": {"big_gin": True},
    "hollywood": {"hollywood": True},
    "openspiel": {
        "scoring": "25/25",
        "first_upcard": "both_offered",
        "forced_gin": False,
        "last_discard_knock": True,
    },
}


@pytest.mark.parametrize("preset", CHANGED)
def test_preset(preset: str) -> None:
    assert GAME.options(preset).to_dict() == BASE | CHANGED[preset]


def test_every_preset_is_in_the_table_and_the_first_is_the_default() -> None:
    assert list(GAME.presets) == list(CHANGED)
    assert GAME.options() == GAME.options("10/20")


def test_preset_straight_only_gin_ends_the_deal() -> None:
    assert kinds(position(KNOCK, opt="knock_limit=0")) == {"discard"}
    assert ended(GIN, "knock 9h", "knock_limit=0") == "gin: P0 +92 (0 v 72)"


def test_preset_and_options_combine() -> None:
    options = GAME.options("oklahoma", oklahoma_spades_double=True, scoring="25/25", target=250)
    assert options.changed() == {
        "scoring": "25/25",
        "knock_limit": "oklahoma",
        "target": 250,
        "oklahoma_spades_double": True,
    }


# -- contradictions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code", "rule", "option", "other"),
    [
        ({"oklahoma_ace": "one"}, "needs_option", "K1", "oklahoma_ace", "knock_limit"),
        (
            {"oklahoma_spades_double": True, "knock_limit": 5},
            *("needs_option", "K1", "oklahoma_spades_double", "knock_limit"),
        ),
        (
            {"strict_gin": True, "forced_gin": False},
            *("needs_option", "O-strict_gin", "strict_gin", "forced_gin"),
        ),
        ({"big_gin_bonus": 40}, "needs_option", "O-big_gin", "big_gin_bonus", "big_gin"),
        (
            {"hollywood": True, "series_matches": 3},
            *("excludes_option", "O-hollywood", "hollywood", "series_matches"),
        ),
    ],
)
def test_contradictions_are_refused(
    options: dict[str, Any], code: str, rule: str, option: str, other: str
) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.options(**options)
    error = refusal.value
    assert (error.code, error.rule, error.facts) == (code, rule, {"option": option, "other": other})
    assert option in str(error)
    assert other in str(error)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"knock_limit": 11}, "K1"),
        ({"knock_limit": "bicycle"}, "K1"),
        ({"scoring": "30/30"}, "S1"),
        ({"target": 0}, "W1"),
        ({"forced_gin": 1}, "K2"),
        ({"layoff": None}, "L5"),
        ({"idle_takes": 0}, "X2"),
        ({"series_matches": True}, "W2"),
    ],
)
def test_values_out_of_range_are_refused(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.options(**options)
    ((name, value),) = options.items()
    assert (refusal.value.code, refusal.value.rule) == ("bad_option", rule)
    assert refusal.value.facts["option"] == name
    assert refusal.value.facts["value"] == str(value)
