"""The vectors of the rules: complete deals to the last chip, and positions with what must be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import IllegalAction
from parlour.games.lorum.deal import LorumDeal

from .playing import GAME, at, chips, dealt, legal, play

HERE = Path(__file__)
DEALS = json.loads(HERE.with_name("vectors.json").read_text("utf-8"))
EXAMPLES = json.loads(HERE.with_name("examples.json").read_text("utf-8"))
KINDS = {
    "all-pay": "all_pay",
    "one-zero": "one_zero",
    "two-zero": "two_zeros",
    "two-zero-nosplit": "no_split",
    "solo-taker": "one_taker",
    "all-tricks": "all_tricks",
    "small+": "small_made",
    "small-": "small_failed",
    "big+": "big_made",
    "big-": "big_failed",
}


def text_of(deal: LorumDeal, word: str) -> str:
    """The text of an action that a vector writes as a word or a card."""
    if word in ("pass", "small", "big", "none"):
        return word
    return f"play {word}" if deal.view(0).phase == "PLAY" else f"expose {word.replace('+', ' ')}"


@pytest.mark.parametrize("vector", DEALS, ids=[vector["id"] for vector in DEALS])
def test_a_complete_deal(vector: dict[str, Any]) -> None:
    start, end = vector["start"], vector["end"]
    rules, carry = GAME.options(**vector["options"]), (start["pool"], *start["stacks"])
    deal = GAME.deal(
        rules, vector["players"], deck=vector["deck"], dealer=vector["dealer"], carry=carry
    )
    for seat, word in vector["actions"]:
        assert deal.seat == seat
        deal.play(GAME.parse(deal, text_of(deal, word)))
    assert deal.over
    view = deal.view(0)
    assert view.mode == end["mode"]
    assert view.declarer == (-1 if end["declarer"] is None else end["declarer"])
    assert list(view.tricks) == end["tricks"]
    assert list(view.points) == end["points"]
    assert view.result is not None
    assert view.result.kind == KINDS[end["case"]]
    assert list(view.stacks) == end["stacks"]
    assert view.pool == view.result.pool == end["pool"]


def found(deal: LorumDeal, name: str) -> object:
    """Return the engine's value for one expectation of an example."""
    view = deal.view(0)
    match name:
        case "legal":
            return legal(deal)
        case "chips":
            return chips(deal)
        case "kind":
            return view.result.kind if view.result else None
        case "exposed":
            return [" ".join(queens) for queens in view.exposed]
        case "points" | "tricks" | "stacks":
            return list(getattr(view, name))
        case _:
            return getattr(view, name)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    deal = play(at(example["state"]), *example["do"])
    for text in example["expect"].pop("refused", []):
        with pytest.raises(IllegalAction):
            deal.play(GAME.parse(deal, text))
    assert {name: found(deal, name) for name in example["expect"]} == example["expect"]


# -- the full deals of the rules -------------------------------------------------------------------

FULL = {
    "LF1": (
        ("cJKdAh789AsT", "cAd789Ks78Q", "c789TQs9JK", "dTJQhTJQKsA"),
        ("P1 pass", "P2 pass", "P3 pass", "P0 pass"),
        """P1 9d P2 7c P3 Qd P0 Ad / P0 Jc P1 Ac P2 Tc P3 Kh / P1 Qs P2 Ks P3 As P0 Ts
        P3 Qh P0 7h P1 7d P2 9c / P3 Th P0 8h P1 8s P2 Qc / P3 Td P0 Ah P1 Kd P2 Js
        P1 8d P2 9s P3 Jd P0 9h / P3 Jh P0 Kc P1 7s P2 8c""",
        ([1, 2, 0, 5], [113, 98, 113, 82], 1),
    ),
    "LF2": (
        ("c9TdTJAhKsJK", "c8dQh79s78TA", "c7JKd78hTJsQ", "cQAd9Kh8QAs9"),
        ("P1 pass", "P2 small", "P3 pass", "P0 pass", "P1 pass"),
        """P2 8d P3 Kd P0 Ad P1 Qd / P0 Ks P1 As P2 Qs P3 9s / P1 8s P2 Th P3 Qc P0 Js
        P0 Td P1 8c P2 7d P3 9d / P0 Jd P1 Ts P2 Kc P3 Ac / P0 Kh P1 9h P2 Jh P3 Ah
        P3 Qh P0 Tc P1 7h P2 Jc / P3 8h P0 9c P1 7s P2 7c""",
        ([4, 1, 0, 3], [90, 90, 130, 90], 7),
    ),
    "LF3": (
        ("c8Jd7JQAhQsQ", "c9TQKAhKAsA", "dTKh79Js78T", "c7d89h8Ts9JK"),
        ("P1 pass", "P2 pass", "P3 pass", "P0 pass"),
        """P1 Qc P2 8s P3 7c P0 Jc / P1 Ah P2 9h P3 8h P0 Qh / P1 As P2 7s P3 Js P0 Qs
        P1 Tc P2 Ts P3 9s P0 8c / P1 Ac P2 Kd P3 9d P0 Qd / P1 Kc P2 Jh P3 8d P0 Ad
        P1 Kh P2 7h P3 Th P0 7d / P1 9c P2 Td P3 Ks P0 Jd""",
        ([0, 8, 0, 0], [90, 130, 90, 90], 7),
    ),
    "LF4": (
        ("cJKAdAh89JA", "cTQd78hTs9TA", "c9dJQh7Qs8JQ", "c78d9TKhKs7K"),
        ("P1 pass", "P2 pass", "P3 pass", "P0 big"),
        """P0 Jc P1 Tc P2 9c P3 8c / P0 Kc P1 Qc P2 Qh P3 7c / P0 Ah P1 Th P2 7h P3 Kh
        P0 Ad P1 8d P2 Jd P3 Kd / P0 9h P1 As P2 8s P3 Ks / P0 Ac P1 Ts P2 Qd P3 9d
        P0 8h P1 7d P2 Js P3 7s / P0 Jh P1 9s P2 Qs P3 Td""",
        ([8, 0, 0, 0], [160, 80, 80, 80], 7),
    ),
    "LF5": (
        ("c89Jd9Jh7Ts9QA", "cTdTKAh8QKs78J", "c7QKAdQh9JAsTK"),
        ("P1 pass", "P2 pass", "P0 pass"),
        """P1 Ad P2 Qd P0 Jd / P1 Kh P2 Ah P0 7h / P2 Jh P0 Th P1 Qh / P1 7s P2 Ks P0 As
        P0 Qs P1 Js P2 Ts / P0 Jc P1 Tc P2 Kc / P2 Ac P0 8c P1 Kd / P2 7c P0 9c P1 Td
        P0 9d P1 8s P2 9h / P0 9s P1 8h P2 Qc""",
        ([5, 2, 3], [86, 97, 97], 27),
    ),
}


@pytest.mark.parametrize("name", FULL)
def test_full_deal(name: str) -> None:
    hands, declared, cards, (tricks, stacks, pool) = FULL[name]
    deal = play(dealt(hands, pool=7), *declared)
    words = cards.replace("/", " ").split()
    for seat, card in zip(words[::2], words[1::2], strict=True):
        assert not deal.over
        play(deal, f"{seat} play {card}")
    view = deal.view(0)
    assert deal.over
    assert list(view.tricks) == tricks
    assert list(view.stacks) == stacks
    assert view.pool == pool
