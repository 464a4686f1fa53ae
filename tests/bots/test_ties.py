"""Bots that search prefer what people understand among actions that are about as good."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import GAMES, bots
from parlour.bots.gin import StrongBot as StrongGin
from parlour.bots.searching import Searcher
from parlour.core.game import AnyGame
from parlour.games.gin import actions as gin
from parlour.pieces import melds
from parlour.search.montecarlo import CLOSE, ERRORS, Found, search
from parlour.search.policy import Policy
from tests.helpers import COMPILED, each_game, scaled, seeded, sparse, states

pytestmark = pytest.mark.once

GIN = GAMES["gin"]
DEAD_TENS = (
    "5c 4d 8d Jd Kd Ah 4h 6h 9h Js ¦ O: ?10 ¦ D: Tc",
    "5c 8c 5d Kd Ah 7h As 3s 4s 8s ¦ O: ?10 ¦ D: Jd",
    "2d 7d 9h 2s 3s 4s 6s Ts Js Qs ¦ O: ?10 ¦ D: Th",
)


def found(code: int, *, close: bool) -> Found:
    return Found(code, 100, 100, 1000 - code, 1, code, close)


class Adviser:
    """Chooses one of the actions that a search may find."""

    def __init__(self, code: int) -> None:
        self.code = code

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        return self.code

    def reason(self, seen: Any, code: int, budget: int, seed: int) -> bots.Reason:
        return bots.Reason("only")


class Wasteful(Searcher[Any]):
    """Has an adviser, laughs at some codes, and finds others wasteful."""

    def __init__(self, adviser: int, silly: int = 0, waste: int = 0) -> None:
        self.adviser = Adviser(adviser)
        self.silly, self.wasted = silly, waste

    def looks_silly(self, seen: Any, code: int) -> bool:
        return code == self.silly

    def waste(self, seen: Any, code: int) -> int:
        return int(code == self.wasted)


@pytest.mark.parametrize(
    ("bot", "chosen"),
    [
        (Wasteful(1), 1),
        (Wasteful(2), 2),  # as good as the best
        (Wasteful(3), 1),  # worse
        (Wasteful(3, waste=1), 2),
        (Wasteful(9), 1),  # not tried
        (Wasteful(1, silly=1), 2),
    ],
)
def test_of_actions_about_as_good_the_adviser_has_the_say(bot: Wasteful, chosen: int) -> None:
    listed = [found(1, close=True), found(2, close=True), found(3, close=False)]
    seen = GIN.deal(seed=1)
    assert bot.pick(seen, listed, 1, 1).code == chosen


def test_a_silly_action_is_taken_if_it_is_the_only_one() -> None:
    assert Wasteful(1, silly=1).pick(GIN.deal(seed=1), [found(1, close=True)], 1, 1).code == 1


@each_game
def test_actions_are_close_within_two_standard_errors(game: AnyGame) -> None:
    assert CLOSE < ERRORS
    listed = search(game.deal(seed=8), Policy(), 70, 5)
    assert listed[0].close
    for it in listed:
        assert it.close or it.behind > 0


@each_game
@seeded(scaled(2))
def test_a_searching_bot_never_leaves_its_adviser_by_chance(game: AnyGame, seed: int) -> None:
    bot: Any = bots.create("strong", game.id)
    if not isinstance(bot, Searcher) or not bot.yields:
        return
    for deal in sparse(states(game, next(iter(game.presets)), seed)):
        if deal.over or len(deal.legal()) < 2 or bot.sure(deal.seen_by(deal.seat)):
            continue
        seen = deal.seen_by(deal.seat)
        listed = bot.search(seen, 40, seed)
        picked = bot.pick(seen, listed, 40, seed)
        usual = bot.adviser.choose(seen.clone(), 40, seed)
        if picked.code != usual and not bot.looks_silly(seen, usual):
            assert not any(it.code == usual and it.close for it in listed)


# -- gin -------------------------------------------------------------------------------------------


def dead_ten(deal: Any, code: int) -> bool:
    """Return whether an action takes a card of ten points that makes no meld."""
    if code != gin.TAKE:
        return False
    hand, top = deal.hand[deal.seat], 1 << deal.on_pile()[-1]
    return melds.points(top) == 10 and melds.deadwood(hand | top) == melds.deadwood(hand) + 10


@pytest.mark.parametrize("hand", DEAD_TENS)
def test_strong_takes_no_dead_ten(hand: str) -> None:
    start = "¦ S: ?31 ¦ phase=UPCARD1 ¦ turn=P0 ¦ dealer=P1 ¦ for=P0"
    deal = GIN.position(f"H: {hand} {start} ¦ upcard={hand[-2:]}")
    assert dead_ten(deal, gin.TAKE)
    for seed in range(4):
        assert StrongGin().choose(deal.seen_by(0), 1000, seed) == gin.PASS


def drawn_dead(deals: int, budget: int) -> tuple[int, int, int]:
    """Return the draws of *strong* with a choice, those of the pile, and of these the dead tens."""
    bot, draws, taken, dead = StrongGin(), 0, 0, 0
    for seed in range(deals):
        deal: Any = GIN.deal(seed=seed, dealer=seed % 2)
        while deal.seat >= 0:
            code = bot.choose(deal.seen_by(deal.seat), budget, draws)
            if gin.TAKE in deal.legal():
                draws += 1
                taken += code == gin.TAKE
                dead += dead_ten(deal, code)
            deal.step(code)
    return draws, taken, dead


def test_strong_never_takes_dead_tens() -> None:
    draws, taken, dead = drawn_dead(6 if COMPILED else 1, 100)
    assert draws > 5
    assert taken
    assert dead == 0


@pytest.mark.long
def test_long_strong_never_takes_dead_tens() -> None:
    draws, taken, dead = drawn_dead(60, 1000)
    assert draws > 800
    assert 0.05 < taken / draws < 0.4
    assert dead == 0


def test_where_all_discards_are_as_good_no_meld_is_broken() -> None:
    """The deal dies, whatever is thrown."""
    deal: Any = GIN.position(
        "H: [Ac Ad Ah As] [4d 5d 6d] 2h 3h Kh 3s ¦ O: ?10 ¦ D: 9c ¦ S: ?2 ¦ phase=DISCARD"
        " ¦ turn=P0 ¦ for=P0"
    )
    bot = StrongGin()
    for seed in range(4):
        listed = bot.search(deal.seen_by(0), 200, seed)
        picked = bot.pick(deal.seen_by(0), listed, 200, seed)
        left = min(bot.waste(deal, it.code) for it in listed if it.close)
        usual = bot.adviser.choose(deal.seen_by(0), 200, seed)
        assert picked.code == usual or bot.waste(deal, picked.code) == left
