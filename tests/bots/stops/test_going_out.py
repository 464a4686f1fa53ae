"""Leads that surely go out: found, and only those, whatever the others hold."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from benchmarks.blunders import worlds_of
from parlour import GAMES, bots
from parlour.bots.stops.going_out import chance, way_out
from parlour.core.game import AnyGame
from parlour.games.stops.deal import StopsDeal
from tests.helpers import BUDGET, random_deal, scaled, seeded

MICHIGAN, TRIPOLEY = GAMES["michigan"], GAMES["tripoley"]
STOPS = [TRIPOLEY, MICHIGAN]
FOUND = [
    ("H: 4c 8h ¦ P: 2d 3d 5c ¦ P: Th Qs", "lead 8h"),  # the 9h is gone: P0 leads again
    (
        "H: Jc Kc 4d ¦ P: Qc 3d 2c ¦ P: Th Qs",
        "lead Jc",
    ),  # if the Qc is dead, the 4d and then the Kc
    ("H: 4c 8c 3d ¦ P: 5c 6h 2c 3h 5h ¦ P: 6c 7c 2s 3s 5s ¦ swapped=P0 ¦ knows=P0:S", "lead 4c"),
]
MISSING = [
    "H: 4c 8h ¦ P: 2d 9h 5c ¦ P: Th Qs",  # who has the 9h leads
    "H: Jc Kc 4d ¦ P: Qc Ac 2c ¦ P: Th Qs",  # the Kc may not be the last of its run
    "H: Jc Kc 4d ¦ P: Qc ¦ P: Th Qs",  # the Qc may be somebody's last card
    "H: Jc Kc ¦ P: Qc 3d 2c ¦ P: Th Qs",  # if it is dead, the Kc may not be led
    "H: 4c 8c 3d ¦ P: 5c 6h 2c 3h 5h ¦ P: 6c 7c 2s 3s 5s",  # one of three cards may be dead
    "H: 4c 6c 2d 7d ¦ P: 3d 4d 5d 5c ¦ P: 6d 3h 5h 7h ¦ swapped=P0 ¦ knows=P0:S",  # two runs
]


def position(text: str, game: AnyGame = MICHIGAN) -> StopsDeal:
    found = game.position(f"{text} ¦ S: 2h 6s ¦ n=3 ¦ phase=LEAD ¦ turn=P0")
    assert isinstance(found, StopsDeal)
    return found


@pytest.mark.parametrize(("text", "lead"), FOUND)
def test_what_surely_goes_out_is_led(text: str, lead: str) -> None:
    deal = position(text)
    assert MICHIGAN.format(deal, way_out(deal.seen_by(0))) == lead


def test_the_lead_may_come_back_because_others_cannot_lead() -> None:
    """After the Ad its seat has the Td, and the next one a diamond: neither may be led."""
    deal = TRIPOLEY.position(
        "H: ? ¦ P: 3c Qd Kd Ks ¦ P: ?2 ¦ P: ?2 ¦ P: Ad Td ¦ S: 5d 8d 8h 6s Js ?3 ¦ n=5 ¦ "
        "phase=LEAD ¦ turn=P1 ¦ dealer=P3 ¦ chips: 105 99 96 91 94 ¦ had: 100 100 100 100 100 ¦ "
        "board: QKH5 RUN5 KITTY5 ¦ gain: AH 0 0 0 0 5 ¦ gain: KH 0 0 5 0 0 ¦ gain: QH 0 5 0 0 0 ¦ "
        "gain: JH 0 5 0 0 0 ¦ gain: TH 5 0 0 0 0 ¦ gain: POT 11 0 0 0 0 ¦ bets: 0 2 2 3 0 5 5 2 1 "
        "2 19 0 0 0 0 0 ¦ paid: 2 2 0 0 2 ¦ swapped=P3 ¦ knows=P3:S ¦ shown: (P0) 2h 3h 5h 9h Th "
        "¦ five: (P0) 2h 3h 5h 9h Th ¦ claim: (P0) TH ¦ shown: (P1) Qd Kd Jh Qh Ks ¦ five: (P1) "
        "Qd Kd Jh Qh Ks ¦ claim: (P1) QH JH ¦ shown: (P2) Kh ¦ claim: (P2) KH ¦ shown: (P4) Ac Jc "
        "Ad Td Ah ¦ five: (P4) Ac Jc Ad Td Ah ¦ claim: (P4) AH ¦ best=P0 ¦ run: P0 As ¦ run: P0 "
        "2h P0 3h P3 4h P0 5h P4 6h P2 7h ¦ run: P2 8s P1 9s P3 Ts ¦ run: P3 6c P3 7c P2 8c P1 9c "
        "P0 Tc P4 Jc P2 Qc P2 Kc P4 Ac ¦ run: P4 Ah ¦ run: P4 3s P1 4s P3 5s ¦ run: P3 6d P4 7d ¦ "
        "run: P0 9h P0 Th P1 Jh P1 Qh P2 Kh ¦ run: P2 2d P0 3d P4 4d ¦ last=P4 ¦ barred=d ¦ "
        "for=P1"
    )
    assert isinstance(deal, StopsDeal)
    assert TRIPOLEY.format(deal, way_out(deal, 0)) == "lead Ks"


@pytest.mark.parametrize("text", MISSING)
def test_a_plan_that_may_fail_is_not_a_way_out(text: str) -> None:
    assert way_out(position(text).seen_by(0)) == 0


def test_nobody_with_a_full_hand_goes_out_in_the_run_of_another() -> None:
    """The nine cards that pass would have to include the whole hand: once in millions of deals."""
    deal = MICHIGAN.position(
        "H: 4c 5d 6d Jd 4s 6s Js ¦ P: ?9 ¦ P: ?9 ¦ P: ?9 ¦ P: ?8 ¦ S: 2c 3c 9c Ad Qd 4h Qh 3s Qs"
        " ¦ n=5 ¦ phase=LEAD ¦ turn=P0 ¦ dealer=P4 ¦ swapped=P0 ¦ knows=P0:S ¦ run: P0 3h ¦ last=P0"
        " ¦ barred=h ¦ for=P0"
    )
    assert isinstance(deal, StopsDeal)
    assert MICHIGAN.format(deal, way_out(deal)) == "lead 5d"
    assert way_out(deal, 0) == 0


def test_how_likely_all_drawn_cards_are_marked() -> None:
    for cards in range(1, 13):
        for marked in range(cards + 1):
            for drawn in range(cards + 1):
                exact = math.comb(marked, drawn) / math.comb(cards, drawn)
                found = chance(drawn, marked, cards)
                assert found == pytest.approx(exact * (1 << 20), abs=drawn + 1)
                assert (found == 0) == (exact == 0)


def test_where_cards_that_nobody_can_have_fill_the_dead_hand_all_others_are_held() -> None:
    """The 2c and the 4c; so somebody plays the Ts between the 9s and the Js."""
    deal = MICHIGAN.position(
        "H: ? ¦ P: 3c 9s Js ¦ P: ?2 ¦ P: ? ¦ P: ?2 ¦ S: Ac 7c Jc 9h Jh 8s ?2 ¦ n=5 ¦ phase=LEAD"
        " ¦ turn=P1 ¦ dealer=P0 ¦ swapped=P0 ¦ knows=P0:S ¦ run: P1 2s P0 3s P1 4s P3 5s P4 6s"
        " P2 7s ¦ run: P2 2d P0 3d P4 4d P1 5d P2 6d P4 7d P3 8d P4 9d P1 Td P1 Jd P3 Qd P0 Kd"
        " P2 Ad ¦ run: P2 6h P1 7h P3 8h ¦ run: P3 5c P4 6c ¦ run: P4 5h ¦ run: P4 8c P3 9c P0 Tc"
        " ¦ run: P0 3h P3 4h ¦ run: P3 Ks P2 As ¦ run: P2 Qc P0 Kc ¦ run: P0 Th ¦ last=P0"
        " ¦ barred=h ¦ for=P1"
    )
    assert isinstance(deal, StopsDeal)
    assert MICHIGAN.format(deal, way_out(deal.seen_by(1))) == "lead 3c"


@pytest.mark.once
@pytest.mark.parametrize("game", STOPS)
def test_every_level_goes_out(game: AnyGame) -> None:
    for text, lead in FOUND:
        deal = position(text, game)
        for level in bots.levels(game.id):
            code = bots.create(level, game.id).choose(deal.seen_by(0), BUDGET, 1)
            assert game.format(deal, code) == lead, level


@pytest.mark.once
@pytest.mark.parametrize("game", STOPS)
@seeded(scaled(10))
def test_a_way_out_leads_out_of_every_world(game: AnyGame, seed: int) -> None:
    rng, met = random.Random(seed), 0
    steady = bots.create("steady", game.id)
    for preset in [*game.presets] * 3:
        deal = random_deal(game, preset, rng)
        while not deal.over:
            if way_out(deal.seen_by(deal.seat), 0):
                met += 1
                for world in worlds_of(deal, 5, seed):
                    assert winner_of(world, rng) == deal.seat
            code = way_out(deal, 0) or steady.choose(deal, BUDGET, rng.getrandbits(32))
            deal.step(rng.choice(deal.legal()) if rng.random() < 0.2 else code)
    assert met


def winner_of(deal: Any, rng: random.Random) -> int:
    """Let the seat to act go out, and the others do what they like; return who wins."""
    seat = deal.seat
    while not deal.over:
        if deal.seat != seat:
            deal.step(rng.choice(deal.legal()))
        else:
            deal.step(way_out(deal.seen_by(seat), 0) or deal.legal()[0])
    return int(deal.winner)
