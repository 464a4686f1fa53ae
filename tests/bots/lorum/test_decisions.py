"""The heuristic player: legal under any options, a function of its view, and no beginner."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from parlour.bots.lorum import SteadyBot
from parlour.bots.lorum.declaring import POLICY
from parlour.bots.lorum.policy import successes
from parlour.cards.rng import Random
from parlour.games.lorum.actions import PASS
from parlour.games.lorum.deal import LorumDeal
from tests.games.lorum.playing import GAME, at
from tests.games.lorum.test_fuzz import random_deal
from tests.helpers import some

pytestmark = pytest.mark.once

BOT = SteadyBot()


def move(deal: LorumDeal, seed: int = 0) -> int:
    return BOT.choose(deal.seen_by(deal.seat), 0, seed)


def answer(text: str) -> str:
    deal = at(text)
    return GAME.format(deal, move(deal))


@pytest.mark.parametrize("start", some(range(0, 120, 20)))
def test_it_plays_legally_under_any_options(start: int) -> None:
    for seed in range(start, start + 20):
        chance = random.Random(seed)
        deal = random_deal(chance)
        bots = chance.sample(range(deal.seats), deal.seats // 2 + 1)
        while not deal.over:
            legal = deal.legal()
            code = move(deal, seed) if deal.seat in bots else chance.choice(legal)
            assert code in legal
            deal.step(code)


def test_the_same_view_gives_the_same_move() -> None:
    deal = GAME.deal(seats=4, seed=5)
    while not deal.over:
        code = move(deal, 1)
        assert SteadyBot().choose(deal.seen_by(deal.seat), 9, 2) == code
        deal.play(code)


def test_its_policy_plays_from_what_the_seat_sees() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        deal = random_deal(chance)
        while not deal.over:
            code, twin = POLICY.decide(deal, Random(seed)), deal.clone()
            twin.resample(deal.seat, Random(seed))
            assert POLICY.decide(twin, Random(seed)) == code
            deal.step(chance.choice(deal.legal()))


def test_what_it_believes_of_declarations_depends_on_what_it_sees() -> None:
    for seed in range(20):
        deal = GAME.deal(seats=3 + seed % 2, seed=seed)
        for mode in (1, 2):
            found = {
                successes(it, POLICY, mode, 30, Random(seed))
                for it in (deal, deal.seen_by(deal.seat))
            }
            assert len(found) == 1


def fewer_points(seats: int, deals: int, start: int = 0) -> float:
    """In how many regular deals one bot takes fewer points than random players on average."""
    found = 0
    for seed in range(start, start + deals):
        rules = GAME.options(early_stop="none")
        deal = GAME.deal(rules, seats, seed=seed, dealer=seed % seats)
        mine, chance = seed // seats % seats, random.Random(seed)
        while not deal.over:
            if deal.view(0).phase in ("DECLARE", "OVERRIDE"):
                deal.step(PASS)
            else:
                deal.step(move(deal) if deal.seat == mine else chance.choice(deal.legal()))
        points = deal.view(0).points
        found += points[mine] < (sum(points) - points[mine]) / (seats - 1)
    return found / deals


@pytest.mark.parametrize("seats", [3, 4])
def test_it_takes_fewer_points_than_random_players(seats: int) -> None:
    assert fewer_points(seats, 240) >= 0.75


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_it_takes_fewer_points_in_three_of_four_deals(seats: int) -> None:
    assert fewer_points(seats, 4_000, 1_000) >= 0.77


def test_what_it_declares_pays() -> None:
    chips, kinds = 0, Counter[str]()
    for seed in range(400):
        deal = GAME.deal(seats=4, seed=seed, dealer=seed % 4)
        while not deal.over and not (
            deal.view(0).phase == "PLAY" and deal.view(0).mode == "regular"
        ):
            deal.step(move(deal))
        if deal.over:
            view = deal.view(0)
            chips += deal.score(view.declarer)
            kinds[view.mode] += 1
    assert kinds["small"] >= 20
    assert chips > 0


LOW = "H: 7c 7d 7h 7s 8c 8d 8h 8s"
TOP = "H: Kc Kd Kh Ks Ac Ad Ah As"


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (f"phase=DECLARE ¦ dealer=P3 ¦ {LOW}", "small"),
        (f"phase=DECLARE ¦ dealer=P3 ¦ {TOP}", "big"),
        ("phase=DECLARE ¦ dealer=P3 ¦ H: cAKQJT dAKQ", "big"),
        ("phase=DECLARE ¦ dealer=P3 ¦ H: c7A d7K hTJ s9A", "pass"),
        (f"phase=OVERRIDE ¦ declarer=P3 ¦ {LOW}", "pass"),
        (f"phase=OVERRIDE ¦ declarer=P3 ¦ {TOP}", "big"),
        ("phase=EXPOSE ¦ dealer=P3 ¦ H: s789TQ d789 ¦ opt: expose=double", "expose Qs"),
        ("phase=EXPOSE ¦ dealer=P3 ¦ H: sQKA d789TJ ¦ opt: expose=double", "none"),
    ],
)
def test_it_declares_when_it_should(position: str, text: str) -> None:
    assert answer(position) == text


@pytest.mark.parametrize(
    ("position", "text"),
    [
        # no spade: away with the dear queen
        ("T: 9s Ks ¦ turn=P0 ¦ H: Qs 7d 8d ¦ P: (P1) c789", "play Qs"),
        ("T: 9d Kd ¦ turn=P0 ¦ H: Qs 7c 8c", "play Qs"),
        # below the king the highest card that does not take the trick
        ("T: 9h Kh ¦ turn=P0 ¦ H: h7JA ¦ P: (P1) h8TQ", "play Jh"),
        # a trick full of points is not taken
        ("T: Qs 7s 8s ¦ turn=P0 ¦ H: sJKA", "play Js"),
        # who plays last to a harmless trick takes it with the highest
        ("T: 7d 8d 9d ¦ turn=P0 ¦ H: dTA c7 ¦ P: (P1) dJQ", "play Ad"),
    ],
)
def test_it_plays_sensibly(position: str, text: str) -> None:
    assert answer(position) == text


def test_in_a_small_it_gets_under_and_in_a_big_it_beats() -> None:
    small = "mode=small declarer=P0 ¦ "
    assert answer(f"{small}turn=P0 ¦ H: h7A s9K") == "play 7h"
    assert answer(f"{small}T: 9h Kh ¦ turn=P0 ¦ H: h7J") == "play Jh"
    big = "mode=big declarer=P1 ¦ "
    assert answer(f"{big}T: 9h Kh ¦ turn=P0 ¦ H: h7A") == "play Ah"
    assert answer("mode=big declarer=P0 ¦ turn=P0 ¦ H: hAK s9") == "play Kh"


def test_R6_1_it_shows_nobody_a_queen_that_does_not_count() -> None:
    hand = "H: s789TQ d789 ¦ opt: expose=double expose_declared=true"
    assert answer(f"phase=EXPOSE ¦ dealer=P3 ¦ mode=small declarer=P1 ¦ turn=P0 ¦ {hand}") == "none"
    assert answer(f"phase=EXPOSE ¦ dealer=P3 ¦ turn=P0 ¦ {hand}") == "expose Qs"
