"""Lórum: a queen is led where the search has nothing against it; what can be made is declared."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour import GAMES
from parlour.bots.lorum import SteadyBot, StrongBot
from parlour.bots.lorum.declaring import POLICY, TRIALS
from parlour.bots.lorum.policy import chance_to_take
from parlour.cards import high
from parlour.cards.rng import Random
from parlour.games.lorum import actions
from parlour.games.lorum.deal import LorumDeal
from parlour.search.montecarlo import search

pytestmark = pytest.mark.once

GAME = GAMES["lorum"]
STRONG, STEADY = StrongBot(), SteadyBot()
QUEENS = {actions.PLAY | high.number(queen) for queen in ("Qc", "Qs")}


def queen_leads(seed: int) -> Iterator[tuple[LorumDeal, int]]:
    """Leads of a regular deal with a queen in hand that might take the trick, and what is led."""
    deal = GAME.deal(seats=4, seed=seed, dealer=seed % 4)
    assert isinstance(deal, LorumDeal)
    while not deal.over:
        legal = deal.legal()
        code = POLICY.decide(deal, Random(seed)) if legal[0] != actions.PASS else actions.PASS
        risky = [it for it in legal if it in QUEENS and chance_to_take(deal, it & 63)]
        if risky and len(legal) > 1 and not deal.played and deal.declarer < 0:
            yield deal, code
        deal.step(code)


def blunders(seeds: range) -> tuple[int, list[str]]:
    """In how many leads there was a choice, and the queens led that the search found beaten."""
    chances, beaten = 0, []
    for seed in seeds:
        for deal, code in queen_leads(seed):
            chances += 1
            if code in QUEENS and chance_to_take(deal, code & 63):
                found = search(deal.seen_by(deal.seat), POLICY, 400, seed)
                own = next(it for it in found if it.code == code)
                if own.worlds < found[0].worlds:
                    beaten.append(GAME.describe(deal))
    return chances, beaten


def test_no_bare_queen_is_led_where_the_search_says_otherwise() -> None:
    chances, beaten = blunders(range(180, 200))
    assert chances >= 10
    assert beaten == []


@pytest.mark.long
def test_of_four_thousand_leads_hardly_one_is_a_bare_queen_that_the_search_would_keep() -> None:
    chances, beaten = blunders(range(1600))
    assert chances >= 4000
    assert len(beaten) <= 1


# -- declaring -------------------------------------------------------------------------------------


def passed_in_search(seeds: range) -> Iterator[tuple[LorumDeal, int]]:
    """Yield hands that nothing should be declared with, if the policy played them."""
    for seed in seeds:
        deal = GAME.deal(seats=4, seed=seed, dealer=seed % 4)
        assert isinstance(deal, LorumDeal)
        if search(deal.seen_by(deal.seat), POLICY, STRONG.worlds, seed)[0].code == actions.PASS:
            yield deal, seed


def test_strong_declares_what_it_makes_though_its_policy_would_not() -> None:
    won = []
    for deal, seed in passed_in_search(range(180, 300)):
        declarer, rng = deal.seat, Random(seed)
        code = STRONG.choose(deal.seen_by(declarer), 1000, seed)
        if code != actions.PASS:
            deal.step(code)
            while not deal.over:
                bot = STRONG if deal.seat == declarer else STEADY
                deal.step(bot.choose(deal.seen_by(deal.seat), 1000, rng.next()))
            won.append(deal.score(declarer) > 0)
    assert len(won) >= 5
    assert won.count(True) * 3 >= len(won) * 2


def test_a_closer_look_says_in_how_many_worlds_and_needs_the_whole_budget() -> None:
    (deal, seed), *_ = passed_in_search(range(24, 25))
    seen = deal.seen_by(deal.seat)
    code = STRONG.choose(seen.clone(), 1000, seed)
    assert code == actions.SMALL
    deal.resample(deal.seat, Random(seed))  # another world, and the seat knows no more than before
    assert STRONG.choose(deal.seen_by(deal.seat), 1000, seed) == code
    assert STRONG.reason(seen.clone(), code, 1000, seed).facts == {"of": TRIALS}
    assert STRONG.choose(seen.clone(), 100, seed) == actions.PASS
