"""The deals that the rules documents write out, action by action (TF1, TF2, MF1)."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.cards.cards import PACK_52, number

from .playing import gains, grouped, mat, play, stacks


def dealt(game_id: str, hands: list[str], spare: str, options: dict[str, Any]) -> Any:
    """A deal by P0 in which P1, P2, … P0 and the spare hand get these cards."""
    game = parlour.GAMES[game_id]
    piles = [grouped(hand.replace(" ", "")) for hand in [*hands, spare]]
    pack = [""] * 52
    for place, pile in enumerate(piles):
        pack[place :: len(piles)] = pile
    cards = [number(card) for card in pack]
    assert sorted(cards) == sorted(PACK_52)
    return game.deal(game.options(**options), len(hands), cards=cards)


def runs(deal: Any) -> str:
    """Return the played cards as the documents write them: a stroke between runs."""
    return " | ".join(
        " ".join(f"P{seat} {card}" for seat, card in zip(run.seats, run.cards, strict=True))
        for run in deal.view(0).runs
    )


def follow(deal: Any, text: str) -> None:
    """Lead the first card of every run of a text, and compare all that is played."""
    for run in text.split(" | "):
        seat, card = run.split()[:2]
        assert deal.seat == int(seat[1])
        play(deal, card)
    assert runs(deal) == text


def test_a_complete_deal_TF1() -> None:
    hands = ["c46TQ d3Q hQK sJQK", "cJK d569T h3A s78A", "d8K h28J s2346T", "c278 d247J h45 s9"]
    deal = dealt("tripoley", hands, "c359A dA h679T s5", {"poker_select": "auto"})
    assert stacks(deal) == [91] * 4
    play(deal, "offer", "bid 1", "bid 2", "bid 4", "bid 7", "pass", "bid 9", "pass")
    assert " ".join(deal.view(3).hand) == "Ac 3c 5c 9c Ad 6h 7h 9h Th 5s"
    assert [gains(deal, it) for it in ("KH", "QH", "QKH")] == [[0, 4, 0, 0]] * 3
    assert (gains(deal, "AH"), gains(deal, "TH")) == ([0, 0, 4, 0], [0, 0, 0, 4])
    play(deal, "fold", "raise 2", "call", "raise 2", "fold", "call")
    assert gains(deal, "POT") == [0, 0, 0, 14]
    assert set(deal.view(1).fives[0].cards) == {"7c", "7d", "4d", "4h", "Jd"}
    assert set(deal.view(1).fives[3].cards) == {"Ac", "Ad", "9c", "9h", "Th"}
    follow(
        deal,
        "P3 5s | P3 Ad | P3 3c P1 4c P3 5c P1 6c P0 7c P0 8c P3 9c P1 Tc P2 Jc P1 Qc P2 Kc P3 Ac"
        " | P3 6h P3 7h | P0 9s | P0 2d P1 3d P0 4d P2 5d P2 6d P0 7d"
        " | P0 4h P0 5h | P0 2c | P0 Jd",
    )
    assert stacks(deal) == [115, 97, 86, 94]
    assert {it: chips for it, chips in mat(deal).items() if chips} == {"JH": 4, "RUN": 4}


def test_a_blocked_deal_TF2() -> None:
    hands = ["c27TK d23KA h5Q s35T", "c4Q d69 h2467TJ s69Q", "c3569 d5T h89KA s24A"]
    deal = dealt("tripoley", hands, "c8JA d478JQ h3 s78JK", {"poker_select": "auto"})
    play(deal, "offer", "bid 2", "bid 4", "pass", "raise 2", "call", "call")
    assert gains(deal, "POT") == [0, 0, 9, 0][:3]
    follow(
        deal,
        "P2 7s P2 8s | P2 3h | P2 8c P0 9c P1 Tc P2 Jc | P2 Js | P2 Ac | P2 Ks P0 As | P0 8h P0 9h"
        " | P0 2s P1 3s P0 4s P1 5s | P1 5h | P1 2c P0 3c | P0 Kh P0 Ah | P0 5c P0 6c P1 7c | P1 Ts"
        " | P1 Qh | P1 Kc | P1 2d P1 3d P2 4d P0 5d",
    )
    assert deal.view(0).result.fines == (1, 2, 4)
    assert stacks(deal) == [98, 90, 90]
    left = {"JH": 3, "TH": 3, "QKH": 3, "RUN": 3, "KITTY": 10}
    assert {it: chips for it, chips in mat(deal).items() if chips} == left


def test_a_complete_deal_MF1() -> None:
    hands = [
        "c69 dJK h2JQ s568K",
        "cJQA d456T h46 s4J",
        "c37T d28A hK s29Q",
        "c4K d79Q h789 s7A",
    ]
    deal = dealt("michigan", hands, "c258 d3 h35TA s3T", {})
    play(deal, "offer", "pass", "bid 3", "pass")
    follow(
        deal,
        "P1 Jd P0 Qd P1 Kd P3 Ad | P3 2s P2 3s | P2 3h"
        " | P2 2c P3 3c P0 4c P2 5c P1 6c P3 7c P2 8c P1 9c P3 Tc | P3 Kh P2 Ah | P2 Ts | P2 3d"
        " | P2 5h | P3 9s | P3 2d | P3 Qs P1 Ks P0 As | P0 7h P0 8h P0 9h P2 Th",
    )
    assert (gains(deal, "QD"), gains(deal, "RUN")) == ([5, 0, 0, 0], [5, 0, 0, 0])
    assert (gains(deal, "AH"), gains(deal, "TH")) == ([0, 0, 5, 0], [0, 0, 5, 0])
    assert gains(deal, "POT") == [0, 0, 16, 0]
    assert gains(deal, "POOL") == [5, 0, 0, 0]
    assert stacks(deal) == [116, 105, 134, 110]
    assert {it: chips for it, chips in mat(deal).items() if chips} == {"KC": 5, "JS": 5, "QKH": 5}
