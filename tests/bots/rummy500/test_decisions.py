"""The heuristic bot: legal, a pure function, clearly better than chance, sensible with several."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

import parlour
from benchmarks.peers import first
from parlour.bots import create
from parlour.bots.base import Bot
from parlour.bots.random import RandomBot
from parlour.bots.rummy500 import SteadyBot, StrongBot
from parlour.bots.rummy500.going_out import way_out
from parlour.bots.rummy500.outlook import completions, laid_after
from parlour.bots.rummy500.policy import Rummy500Policy
from parlour.cards import twins
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.games.rummy500 import actions, state
from parlour.games.rummy500.deal import Rummy500Deal
from parlour.pieces import jokers
from parlour.search.montecarlo import search
from parlour.sim.tables import shares_of
from tests.helpers import scaled, seeded, states

pytestmark = pytest.mark.once

GAME = parlour.GAMES["rummy500"]
STEADY = create("steady", "rummy500")
POLICY = Rummy500Policy()
FIRST = first.Rummy500()

each_preset = pytest.mark.parametrize("preset", GAME.presets)


def play(deal: Any, bots: list[Bot], seed: int = 0) -> list[int]:
    """Play a deal to its end; return the points."""
    chance = random.Random(seed)
    while deal.seat >= 0:
        legal = deal.legal()
        seen = deal.seen_by(deal.seat)
        code = bots[deal.seat].choose(seen, 0, chance.getrandbits(64))
        assert code in legal
        deal.step(code)
    return [deal.score(seat) for seat in range(deal.seats)]


def share(preset: str, seats: int, deals: int, **options: Any) -> float:
    """Return how many deals one bot among random ones wins."""
    won = 0.0
    rules = GAME.options(preset, **options)
    for seed in range(deals):
        hero = seed % seats
        bots: list[Bot] = [STEADY if i == hero else RandomBot() for i in range(seats)]
        deal = GAME.deal(rules, seats, seed=seed, dealer=seed // seats % seats)
        play(deal, bots, seed)
        won += shares_of([deal.score(it) for it in range(seats)])[hero]
    return won / deals


@pytest.mark.parametrize("preset", ["standard", "bicycle", "steal_the_turn"])
def test_it_beats_chance_in_nine_deals_of_ten(preset: str) -> None:
    assert share(preset, 2, 100) >= 0.9


def test_M8_it_beats_chance_in_nine_deals_of_ten_with_runs_around_the_corner() -> None:
    assert share("standard", 2, 60, around_the_corner=True) >= 0.9


def test_M8_it_lays_down_runs_around_the_corner() -> None:
    corners = 0
    for seed in range(30):
        deal = GAME.deal(GAME.options(around_the_corner=True), 2, seed=seed)
        play(deal, [STEADY] * 2, seed)
        corners += sum(map(jokers.goes_around, deal.on_table()))
    assert corners >= 5
    deal = GAME.position("H: Kh Ah 2h 9c 4d ¦ P: 5c 9d 8d ¦ opt: around_the_corner=true")
    code = STEADY.choose(deal.seen_by(0), 0, 0)
    assert GAME.format(deal, code) == "meld [Kh Ah 2h]"


@pytest.mark.parametrize(
    ("hand", "table", "points"),
    [
        ("Kh Ah 2h 3h", "[7s 8s 9s]", 30),
        ("2h 3h", "[Qh Kh Ah]", 5),
        ("Qh Kh", "[Ah 2h 3h]", 20),
        ("Kh 2h *", "[7s 8s 9s]", 27),
    ],
)
def test_M8_what_it_can_lay_down_goes_around_the_corner(hand: str, table: str, points: int) -> None:
    deal = GAME.position(f"H: {hand} 5c ¦ T: {table} ¦ opt: around_the_corner=true")
    assert laid_after(deal, 0) == points


@pytest.mark.long
@pytest.mark.parametrize("preset", GAME.presets)
def test_it_beats_chance_in_nine_deals_of_ten_by_all_rules(preset: str) -> None:
    assert share(preset, 2, 1000) >= 0.9


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_leads_a_larger_table_of_chance(seats: int) -> None:
    assert share("standard", seats, 24) >= 0.6


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_plays_every_preset_to_the_end(preset: str, seats: int) -> None:
    deal = GAME.deal(GAME.options(preset), seats, seed=7)
    assert len(play(deal, [STEADY] * seats)) == seats


def test_it_plays_only_from_what_it_sees() -> None:
    deal = GAME.deal(GAME.options(), 3, seed=3)
    bot = SteadyBot()
    for _ in range(60):
        if deal.over:
            break
        code = bot.choose(deal.seen_by(deal.seat), 0, 1)
        twin = deal.clone()
        twin.resample(deal.seat, Random(5))
        assert bot.choose(twin.seen_by(twin.seat), 0, 1) == code
        deal.step(code)


def test_it_calls_rummy_and_takes_a_deep_card() -> None:
    bot = SteadyBot()
    deal = GAME.position("n=3 ¦ H: 8h 4d 9c ¦ P: Ks ¦ P: Qs ¦ T: [5h 6h 7h]")
    deal.play(GAME.parse(deal, "discard 8h"))
    code = bot.choose(deal.seen_by(deal.seat), 0, 0)
    assert GAME.format(deal, code) == "call D0 lay 8h>T0.hi"
    deal = GAME.position("H: Ks Kd 4d 2c ¦ P: 7c 8c 9d Ts Jc 3s ¦ D: Kh Qd Jd Td ¦ phase=DRAW")
    code = bot.choose(deal.seen_by(deal.seat), 0, 0)
    assert GAME.format(deal, code) == "take D0"


@pytest.mark.parametrize("bot", [SteadyBot(), StrongBot()], ids=lambda it: it.name)
def test_it_goes_out_when_it_can_and_is_ahead(bot: SteadyBot | StrongBot) -> None:
    """One run with the joker leaves two kings; three kings with it leave nothing."""
    text = (
        "H: 7c Qc Kc Qd Kd Qh 9s Ts Js * ¦ P: 9d ?11 ¦ T: (P0) [Ac 2c *3c] ¦ T: (P1) [4c 4d 4s]"
        " ¦ T: (P0) [5s 6s 7s] ¦ D: 5c As 3c 3s 2h 7d ¦ S: ?17 ¦ phase=PLAY ¦ turn=P0 ¦ K: (P1) 9d"
        " ¦ for=P0"
    )
    deal = GAME.position(text)
    while deal.seat == 0:
        seen = deal.seen_by(0)
        code = bot.choose(seen.clone(), 1, 0)
        reason = bot.reason(seen.clone(), code, 1, 0)
        assert reason.key == "go_out"
        assert "{" not in reason.say("rummy500", "en")
        deal.step(code)
    assert deal.over
    assert FIRST.choose(GAME.position(text).seen_by(0), 1, 0) != way_out(GAME.position(text))


def test_it_does_not_go_out_when_that_would_lose() -> None:
    deal = GAME.position("H: 7c 8c 9c ¦ P: 2d ¦ T: (P1) [Ac Ad Ah As] ¦ T: (P1) [Kc Kd Kh Ks]")
    assert way_out(deal) == 0
    deal = GAME.position("H: 7c 8c 9c ¦ P: 2d")
    assert GAME.format(deal, way_out(deal)) == "meld [7c 8c 9c]"


def test_it_lays_a_run_down_whole_where_that_is_as_good() -> None:
    deal = GAME.position("H: 9s Ts Js Qs 2d 4h ¦ P: 5c 9c 8d")
    code = SteadyBot().choose(deal.seen_by(deal.seat), 0, 0)
    assert GAME.format(deal, code) == "meld [9s Ts Js Qs]"


@pytest.mark.parametrize(
    ("unseen", "card", "pairs", "around"),
    [
        ("5h 6h 8h 9h", "7h", 3, 3),
        ("7c 7d 7s", "7h", 3, 3),
        ("7c 7d 6h 8h", "7h", 2, 2),
        ("2h 3h Qh Kh", "Ah", 2, 3),
        ("Qd Ad", "Kd", 1, 1),
        ("Ad 2d", "Kd", 0, 1),
        ("Kd Ad 3d", "2d", 1, 2),
        ("Kd 2d 3d", "Ad", 1, 2),  # two more where runs go around the corner
        ("7h 6h 8d 7c", "7h", 0, 0),
    ],
)
def test_pairs_that_others_may_hold_make_a_discard_dangerous(
    unseen: str, card: str, pairs: int, around: int
) -> None:
    once, _, _, _ = twins.count(map(twins.number, unseen.split()))
    assert completions(once, twins.number(card), 1) == pairs
    assert completions(once, twins.number(card), 1 | jokers.CORNER) == around


def test_it_waits_with_its_melds_until_somebody_has_few_cards_or_it_gets_out() -> None:
    for hand, others, played in (
        ("9s Ts Js 2d 4h", "5c 9c 8d 7s", "discard 2d"),
        ("9s Ts Js 2d 4h", "5c 9c 8d", "meld [9s Ts Js]"),
        ("9s Ts Js 2d", "5c 9c 8d 7s", "meld [9s Ts Js]"),
    ):
        deal = GAME.position(f"H: {hand} ¦ P: {others}")
        code = STEADY.choose(deal.seen_by(deal.seat), 0, 0)
        assert GAME.format(deal, code) == played


def test_the_first_heuristic_plays_as_ever() -> None:
    """It moves as the interpreted version did, in some deals by the presets of that time."""
    done = hashlib.blake2b(digest_size=8)
    for place, preset in enumerate(it for it in GAME.presets if it != "strict_discard"):
        deal = GAME.deal(GAME.options(preset), 2 + place % 4, seed=place)
        while not deal.over:
            code = FIRST.choose(deal.seen_by(deal.seat), 0, 0)
            done.update(code.to_bytes(8))
            deal.step(code)
    assert done.hexdigest() == "c71088c5cd45e7be"


@pytest.mark.parametrize(("known", "thrown"), [("5d 5s Js", "Ac"), ("", "5c")])
def test_it_throws_nothing_that_somebody_is_known_to_want(known: str, thrown: str) -> None:
    """Found in a deal that was lost by it: with the five the rival went out."""
    melds = (
        "[Qc Qd Qh Qs] ¦ T: [Td Jd *Qd Kd Ad] ¦ T: [Ah 2h 3h 4h 5h] ¦ T: [3c 3d 3s *3]"
        " ¦ T: [Tc Th Ts] ¦ T: [9c 9d 9h 9s] ¦ T: [6c 6d 6h 6s] ¦ T: [4c 4d 4s] ¦ T: [7c 7d 7h 7s]"
        " ¦ T: [Kc Kh Ks] ¦ T: [8d 8h 8s]"
    )
    told = f" ¦ K: (P1) {known}" if known else ""
    text = f"H: Ac 5c As ¦ P: 5d 5s Js ¦ T: {melds} ¦ D: 2c 2s Jh ¦ n=2 ¦ phase=PLAY{told}"
    deal = GAME.position(text)
    assert GAME.format(deal, STEADY.choose(deal.seen_by(0), 0, 0)) == f"discard {thrown}"


def test_it_throws_what_the_table_has_made_useless() -> None:
    """Both cards cost 10; for the ten the others may hold much, for the king next to nothing."""
    bot = SteadyBot()
    melds = "T: [Js Jc Jh] ¦ T: [Qs Qc Qh]"
    deal = GAME.position(f"H: Ks Ts 2d 3d 4d 6h ¦ P: 5c 9c 8d 7s 3s 2h ¦ {melds}")
    deal.play(GAME.parse(deal, "meld [2d 3d 4d]"))
    code = bot.choose(deal.seen_by(deal.seat), 0, 0)
    assert GAME.format(deal, code) == "discard Ks"


def test_O_call_without_discard_it_calls_after_a_turn_without_a_discard() -> None:
    deal: Any = GAME.position(
        "n=3 ¦ H: 6h 7h 8h ¦ P: Ks 4d ¦ P: Qs ¦ D: 2c 9h"
        " ¦ opt: going_out=floating call_without_discard=true"
    )
    deal.play(GAME.parse(deal, "meld [6h 7h 8h]"))
    code = SteadyBot().choose(deal.seen_by(deal.seat), 0, 1)
    assert GAME.format(deal, code) == "call D1 lay 9h>T0.hi"
    rules = GAME.options("floating", call_without_discard=True)
    for seed in range(4):
        play(GAME.deal(rules, 3, seed=seed), [STEADY] * 3, seed)


# -- the policy ------------------------------------------------------------------------------------


@each_preset
@seeded(scaled(10))
def test_the_policy_plays_from_what_the_seat_sees(preset: str, seed: int) -> None:
    for deal in states(GAME, preset, seed):
        if not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, Random(seed))
            assert POLICY.decide(twin, Random(0)) == POLICY.decide(deal, Random(seed))
            assert POLICY.listed(twin) == POLICY.listed(deal)


@each_preset
@seeded(scaled(10))
def test_few_actions_are_worth_a_try_and_its_own_is_one_of_them(preset: str, seed: int) -> None:
    for deal in states(GAME, preset, seed):
        if not deal.over:
            found = POLICY.listed(deal)
            assert POLICY.decide(deal, Random(0)) in found
            assert found == sorted(set(found))
            assert len(found) == len(deal.legal()) or 2 <= len(found) <= 8


@each_preset
def test_hands_of_players_like_it_keep_most_of_their_weight(preset: str) -> None:
    """In deals that it plays itself, the real hands weigh more than hands dealt again."""
    true = dealt = number = 0
    for seed in range(scaled(6)):
        deal = GAME.deal(GAME.options(preset), 2 + seed % 3, seed=seed)
        while not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, Random(seed))
            true += POLICY.weight(deal, deal.seat)
            dealt += POLICY.weight(twin, deal.seat)
            number += 1
            deal.step(POLICY.decide(deal, Random(0)))
    assert true > 2500 * number
    assert true > dealt


TABLE = "T: (P1) [5h 6h 7h] ¦ phase=DRAW"


@pytest.mark.parametrize(
    ("position", "likelier"),
    [
        ("H: Ks 4d ¦ P: 9s 9d 9c 2c ¦ D: Qd", "H: Ks 4d ¦ P: 9s 9d Tc 2c ¦ D: Qd"),  # a meld
        ("H: Ks 4d ¦ P: 8h Jc 9d ¦ D: Qd", "H: Ks 4d ¦ P: 9h Jc 9d ¦ D: Qd"),  # the table takes it
        ("H: Ks 4d ¦ P: * Jc 9d ¦ D: Qd", "H: Ks 4d ¦ P: Ah Jc 9d ¦ D: Qd"),
        ("H: Ks 4d ¦ P: Qs Qh 2c ¦ D: Qc Kh", "H: Ks 4d ¦ P: Qs Th 2c ¦ D: Qc Kh"),  # lay there
        ("H: Ks 4d ¦ P: Qs Qh 2c ¦ D: Qc", "H: Ks 4d ¦ P: Js Th 2c ¦ D: Qc"),  # thrown away
    ],
)
def test_hands_that_would_have_been_played_otherwise_count_less(
    position: str, likelier: str
) -> None:
    doubted, other = (GAME.position(f"{it} ¦ {TABLE}") for it in (position, likelier))
    assert POLICY.weight(doubted, 0) < POLICY.weight(other, 0)


def test_hands_have_full_weight_before_the_first_turn() -> None:
    deal = GAME.deal(GAME.options(), 2, seed=1, dealer=1)
    for seed in range(50):
        deal.resample(0, Random(seed))
        assert POLICY.weight(deal, 0) == 4096


# -- what can be laid down -------------------------------------------------------------------------


def most_laid(deal: Rummy500Deal, known: dict[bytes, int]) -> int:
    """The most points that the acting seat can put on the table: every sequence is tried."""
    before = deal.state()
    if before not in known:
        known[before] = 0
        for code in deal.legal():
            after = deal.clone()
            if kind_of(code) == actions.DISCARD:
                continue
            after.step(code)
            more = after.laid[deal.seat] - deal.laid[deal.seat]
            if after.seat == deal.seat and not after.over:
                more += most_laid(after, known)
            known[before] = max(known[before], more)
    return known[before]


@pytest.mark.parametrize("corner", [False, True])
@seeded(scaled(60))
def test_what_can_be_laid_down_is_the_most_that_can_be_played(corner: bool, seed: int) -> None:
    """Where aces count as much at both ends, and any card may be the last."""
    values: dict[str, Any] = {"jokers_per_pack": 0, "going_out": "floating", "ace_low_value": 15}
    free = GAME.options(None, **values, around_the_corner=corner)
    deal = GAME.deal(free, 2, seed=seed)
    while not deal.over:
        small = sum(map(len, deal.view(deal.seat).hand)) <= 20
        if deal.phase == state.PLAY and deal.must < 0 and small:
            assert laid_after(deal, 0) == most_laid(deal, {})
        deal.play(FIRST.choose(deal.seen_by(deal.seat), 0, 0))


@pytest.mark.parametrize(
    ("hand", "table", "points"),
    [
        ("7c 7d 7h 8h", "[2s 3s 4s]", 21),  # nothing goes beside the seven of a set
        ("7c 7d 7h 8h 9h", "[2s 3s 4s]", 24),  # the seven of hearts is in one of two
        ("7c 7d 7h 7s 8h 9h", "[2s 3s 4s]", 45),  # there are enough sevens
        ("Ah Kh 2h", "[Th Jh Qh]", 25),  # an ace above the king is not one below the two
        ("Jd Qd", "[Tc Th Ts]", 0),
        ("5h 6h 8h", "[2h 3h 4h]", 11),
    ],
)
def test_only_runs_go_on(hand: str, table: str, points: int) -> None:
    deal = GAME.position(f"H: {hand} Kc ¦ T: {table} ¦ phase=PLAY")
    assert laid_after(deal, 0) == points


def test_melds_laid_after_a_players_turn_do_not_change_their_weight() -> None:
    deal = GAME.position("H: 5h 6h 7h Ks 4d ¦ P: 8h Jc 9d ¦ D: Qd ¦ T: (P1) [2c 3c 4c]")
    before = POLICY.weight(deal, 0)
    deal.play(GAME.parse(deal, "meld [5h 6h 7h]"))
    assert POLICY.weight(deal, 0) == before


@pytest.mark.parametrize(
    ("others", "lead"),
    [("P: Ks 4d", 0 - (18 - 14)), ("n=3 ¦ P: Ks 4d ¦ P: Qs 9d", 0 - (18 - 14 - 19) // 2)],
)
def test_what_a_deal_is_worth_to_a_seat_is_its_lead(others: str, lead: int) -> None:
    deal = GAME.position(f"{others} ¦ H: 9s ¦ S: ¦ T: (P1) [5h 6h 7h]")
    (found,) = search(deal, POLICY, 3, 1, [GAME.parse(deal, "discard 9s")])
    assert found.total == found.weight * lead
