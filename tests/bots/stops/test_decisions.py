"""The heuristic bots: legal, pure functions, better than chance, sensible in each phase."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import parlour
from parlour.bots import create
from parlour.bots.base import Bot
from parlour.bots.random import RandomBot
from parlour.bots.stops.judgement import POLICY
from parlour.bots.stops.policy import spare_gain
from parlour.cards.cards import number
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.core.errors import ArgumentTypeError
from parlour.core.game import AnyGame
from parlour.games.stops.actions import EXCHANGE, KEEP, LEAD
from parlour.search.trial import try_out
from parlour.sim import simulate
from tests.helpers import scaled, seeded, states

pytestmark = pytest.mark.once

TRIPOLEY, MICHIGAN = parlour.GAMES["tripoley"], parlour.GAMES["michigan"]
GAMES = (TRIPOLEY, MICHIGAN)
PRESETS = [(game, preset) for game in GAMES for preset in game.presets]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_preset = pytest.mark.parametrize(
    ("game", "preset"), PRESETS, ids=[f"{game.id}-{preset}" for game, preset in PRESETS]
)


def play(deal: Any, bots: list[Bot], seed: int = 0) -> list[int]:
    """Play a deal to its end; return the chips won and lost."""
    chance = random.Random(seed)
    while deal.seat >= 0:
        seen = deal.seen_by(deal.seat)
        code = bots[deal.seat].choose(seen, 0, chance.getrandbits(64))
        assert deal.accepts(code)
        deal.step(code)
    return [deal.score(seat) for seat in range(deal.seats)]


def gain(game: AnyGame, seats: int, deals: int) -> float:
    """Return how many chips a deal one bot wins more than each of the random ones."""
    total = 0
    for seed in range(deals):
        hero = seed % seats
        bots = [create("steady", game.id) if i == hero else RandomBot() for i in range(seats)]
        deal = game.deal(game.options(), seats, seed=seed // seats, dealer=seed // seats % seats)
        chips = play(deal, bots, seed)
        total += seats * chips[hero] - sum(chips)
    return total / deals / (seats - 1)


@each_game
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_wins_chips_from_chance(game: AnyGame, seats: int) -> None:
    assert gain(game, seats, seats * 30) > 4


@pytest.mark.long
@each_game
def test_long_its_gain_is_certain(game: AnyGame) -> None:
    line = ("steady", "random", "random", "random")
    result = simulate(game, bots=line, deals=2000, mirrored=True, seed=3)
    assert result.deals >= 2000
    assert result.points[0].low > 0
    assert all(it.high < 0 for it in result.points[1:])


@each_preset
@pytest.mark.parametrize("seats", [3, 8])
def test_it_plays_every_preset_to_the_end(game: AnyGame, preset: str, seats: int) -> None:
    deal = game.deal(game.options(preset), seats, seed=7)
    assert len(play(deal, [create("steady", game.id)] * seats)) == seats


@pytest.mark.parametrize("auction", ["open", "single", "sealed", "none"])
@pytest.mark.parametrize("bets", ["spread", "pot_limit", "no_limit", "none"])
def test_it_bids_and_bets_by_every_rule(auction: str, bets: str) -> None:
    again = auction == "open"
    options = TRIPOLEY.options(
        auction=auction,
        auction_old_hand=again,
        exchange_after_no_sale=again,
        bet_structure=bets,
        short_raise="all_in",
        follow="optional",
    )
    for seats in (2, 9):
        deal = TRIPOLEY.deal(options, seats, seed=seats)
        assert len(play(deal, [create("steady", "tripoley")] * seats)) == seats


@each_game
def test_it_plays_matches_in_which_seats_drop_out(game: AnyGame) -> None:
    bot = create("steady", game.id)
    dropped = 0
    for seed in range(2):
        match = game.match(game.options(start_chips=24, deals=8), 4, seed=seed)
        while True:
            dropped += not all(match.deal.view(0).playing)
            play(match.deal, [bot] * 4, seed)
            match.settle()
            if match.over:
                break
            match.start()
    assert dropped


@each_game
def test_it_plays_only_from_what_it_sees(game: AnyGame) -> None:
    bot = create("steady", game.id)
    deal = game.deal(game.options(), 4, seed=3)
    phases: Counter[str] = Counter()
    while deal.seat >= 0:
        code = bot.choose(deal.seen_by(deal.seat), 0, 1)
        twin = deal.clone()
        twin.resample(deal.seat, Random(5))
        assert bot.choose(twin.seen_by(twin.seat), 0, 1) == code
        phases[deal.view(deal.seat).phase] += 1
        deal.step(code)
    assert phases["LEAD"] > 3


# -- the policy ------------------------------------------------------------------------------------


@each_preset
@seeded(scaled(10))
def test_the_policy_plays_from_what_the_seat_sees(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        if not deal.over:
            code, twin = POLICY.decide(deal, Random(seed)), deal.clone()
            twin.resample(deal.seat, Random(seed))
            assert POLICY.decide(twin, Random(seed)) == code


@each_game
def test_the_policy_plays_worlds_as_it_plays_deals(game: AnyGame) -> None:
    """One compiled call, and the same action by action."""
    for seed in range(scaled(8)):
        deal: Any = game.deal(game.options(), 4, seed=seed)
        while kind_of(deal.legal()[0]) != LEAD:
            deal.play(deal.legal()[-1])
        code, rng, total = deal.legal()[0], Random(seed), 0
        for _ in range(3):
            world = deal.clone()
            world.resample(deal.seat, rng)
            chance = Random(rng.next())
            world.play(code)
            while not world.over:
                world.play(POLICY.decide(world, chance))
            total += world.score(deal.seat)
        (found,) = try_out(deal, POLICY, 3, Random(seed), [code])
        assert found.total == total * 4096


@each_game
def test_what_the_spare_hand_promises_is_what_taking_it_brings(game: AnyGame) -> None:
    for seed in range(scaled(16)):
        deal: Any = game.deal(game.options(auction="none"), 4, seed=seed)
        taken, kept = try_out(deal, POLICY, 20, Random(seed), [EXCHANGE, KEEP])
        gain = spare_gain(deal, POLICY, 20, Random(seed))
        assert gain * 4096 == taken.total - kept.total


def test_the_policy_knows_no_other_game() -> None:
    deal = parlour.GAMES["gin"].deal(seed=1)
    with pytest.raises(ArgumentTypeError):
        POLICY.decide(deal, Random(1))
    with pytest.raises(ArgumentTypeError):
        try_out(deal, POLICY, 1, Random(1))


# -- what it does ----------------------------------------------------------------------------------


def stacked(game: AnyGame, *hands: str, **options: Any) -> Any:
    """A deal of seat 0's in which P1, P2 … and P0 get cards like these, and whatever else."""
    cards = [[number(name) for name in hand.split()] for hand in hands]
    rest = [card for card in game.pack(None, 0) if all(card not in hand for hand in cards)]
    random.Random(1).shuffle(rest)
    seats = len(hands)
    pack = []
    for i in range(52):
        place = i % (seats + 1)
        hand = cards[place] if place < seats else []
        pack.append(hand.pop() if hand else rest.pop())
    return game.deal(game.options(**options), seats, cards=pack, dealer=0)


def chosen(game: AnyGame, deal: Any, seed: int = 0) -> str:
    """Return the bot's action, as text."""
    bot = create("steady", game.id)
    return game.format(deal, bot.choose(deal.seen_by(deal.seat), 0, seed))


WEAK = "2c 4c 7c 9d Jd 3d 2s 4s 7h 9h"
PAIRS = "8c 8d 6c 6d Tc Td 3h 4h 9s Js"
ACES = "Ac Ad As Ah Kc Kd Qc Qd Jc 5c"
OTHERS = "5d 5h 6h 6s 7s 8s 3s 2d 3c Ts"


def test_it_raises_with_aces_and_folds_nothing_to_a_raise() -> None:
    deal = stacked(TRIPOLEY, ACES, WEAK, PAIRS, OTHERS, poker_select="auto", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    assert chosen(TRIPOLEY, deal) == "raise 2"
    deal.play(TRIPOLEY.parse(deal, "raise 2"))
    assert chosen(TRIPOLEY, deal) == "fold"


def test_it_checks_what_it_would_not_pay_for() -> None:
    deal = stacked(TRIPOLEY, WEAK, ACES, PAIRS, OTHERS, poker_select="auto", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    assert chosen(TRIPOLEY, deal) == "call"


def test_it_chooses_the_best_five_and_claims_everything() -> None:
    deal = stacked(TRIPOLEY, ACES, WEAK, PAIRS, OTHERS, claim="manual", auction="none")
    deal.play(TRIPOLEY.parse(deal, "keep"))
    assert chosen(TRIPOLEY, deal) == "claim AH"
    while deal.phase < 3:
        deal.play(deal.legal()[-1])
    assert chosen(TRIPOLEY, deal) == "select Ac Kc Ad Ah As"


RICH = "Ah Kh Qh Jh Th Kc Qd Js 2c 3c"
POOR = "Tc Jc 8c Kd 9d 6d Qs 7s 5s 4c"
LOW = "2h 3h 4h 5h 6h 2s 3s 4s 2d 3d"


@each_game
def test_it_gives_away_a_poor_hand_but_not_a_rich_one(game: AnyGame) -> None:
    assert chosen(game, stacked(game, LOW, POOR, "7c 6c", RICH)) == "offer"
    assert chosen(game, stacked(game, LOW, "Jh Jd 7h", "7c 6c Th", POOR)) == "exchange"


@each_game
def test_it_bids_for_the_spare_hand_with_a_poor_hand_only(game: AnyGame) -> None:
    deal = stacked(game, POOR, RICH, "7c 6c", LOW)
    deal.play(game.parse(deal, "offer"))
    assert chosen(game, deal) == "bid 1"
    deal.play(game.parse(deal, "bid 1"))
    assert chosen(game, deal) == "pass"


def test_it_leads_the_ace_that_lets_it_lead_again() -> None:
    line = "H: 5c As ¦ P: 6c 2h 3h ¦ P: 7c 4d 5d ¦ P: 8c 9c Tc ¦ S: Jc"
    for game in GAMES:
        deal = game.position(line)
        assert chosen(game, deal) == "lead As"


def test_it_plays_its_pay_card_before_the_deal_ends() -> None:
    line = "H: Th 4c 4d ¦ P: 5c 2s ¦ P: 5d 3s ¦ P: 8c 9c Tc ¦ S: Jc ¦ board: TH9"
    deal = MICHIGAN.position(line)
    assert chosen(MICHIGAN, deal) == "lead Th"


@each_game
def test_it_plays_the_next_card_where_it_need_not(game: AnyGame) -> None:
    line = "H: 5c As ¦ P: 6c 2h 3h ¦ P: 7c 4d 5d ¦ opt: follow=optional"
    deal = game.position(line)
    deal.play(game.parse(deal, "lead 5c"))
    assert chosen(game, deal) == "follow 6c"
