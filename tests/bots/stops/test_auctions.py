"""Auctions of the spare hand: limits differ from deal to deal, and bids jump over others."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from parlour import GAMES, bots
from parlour.bots.stops.counting import hope
from parlour.core.codec import PAYLOAD, kind_of
from parlour.games.stops import actions

pytestmark = pytest.mark.once

SPARE = (actions.EXCHANGE, actions.OFFER, actions.KEEP)
each_game = pytest.mark.parametrize("game", ["tripoley", "michigan"])
each_weak_level = pytest.mark.parametrize("level", ["beginner", "casual"])


class Auction(NamedTuple):
    """The bids of an auction in order, 0 for a pass, and the sum of what they outbid others by."""

    bids: list[int]

    @property
    def price(self) -> int:
        return max(self.bids, default=0)

    @property
    def jumps(self) -> int:
        """Return how many bids exceed the last by more than one chip."""
        raised = [it for it in self.bids if it]
        return sum(b > a + 1 for a, b in zip([0, *raised], raised, strict=False))


def auctions(game_id: str, level: str, deals: int, **options: Any) -> list[Auction]:
    """Return the auctions between four bots of a level; the dealer always sells."""
    game, bot, found = GAMES[game_id], bots.create(level, game_id), []
    for seed in range(deals):
        deal: Any = game.deal(game.options(**options), 4, seed=seed, dealer=seed % 4)
        deal.play(actions.OFFER)
        held = Auction([])
        while kind_of(deal.legal()[0]) in (actions.PASS, actions.BID):
            code = bot.choose(deal.seen_by(deal.seat), 64, 100 * seed + len(held.bids))
            assert deal.accepts(code)
            held.bids.append(code & PAYLOAD if kind_of(code) == actions.BID else 0)
            deal.step(code)
        found.append(held)
    return found


@each_game
@each_weak_level
def test_auctions_of_weak_bots_end_at_many_prices(game: str, level: str) -> None:
    prices = Counter(it.price for it in auctions(game, level, 60))
    assert len(prices) >= 6
    assert max(prices.values()) <= 20
    least, most = bots.create(level, game).pays  # type: ignore[attr-defined]
    assert least - 2 <= min(prices)
    assert max(prices) <= most + 3  # a poor hand and an outbid limit


@each_game
def test_a_beginner_pays_more_than_a_casual_player(game: str) -> None:
    paid = [sum(it.price for it in auctions(game, level, 60)) for level in ("beginner", "casual")]
    assert paid[0] > 1.3 * paid[1]


@each_game
@each_weak_level
def test_a_limit_lasts_for_the_auction_and_depends_on_the_hand(game: str, level: str) -> None:
    bot: Any = bots.create(level, game)
    limits: list[tuple[int, int]] = []
    for seed in range(80):
        deal: Any = GAMES[game].deal(seats=4, seed=seed, dealer=0)
        deal.play(actions.OFFER)
        seen = deal.seen_by(deal.seat)
        most = bot.limit(seen)
        for other in range(3):  # whatever a decision's seed is
            code = bot.choose(deal.seen_by(deal.seat), 1, other)
            assert (kind_of(code) == actions.BID) == (most >= 1)
        limits.append((hope(seen, seen.seat), most))
    limits.sort()
    poor, rich = limits[40:], limits[:40]  # a rich hand hopes for less
    assert sum(most for _, most in poor) > sum(most for _, most in rich)


@each_game
@each_weak_level
def test_bids_jump_where_they_may(game: str, level: str) -> None:
    free = auctions(game, level, 30)
    assert sum(it.jumps for it in free) >= 25
    assert sum(len(it.bids) for it in free) < 9 * len(free)
    bound = auctions(game, level, 30, jump_bids=False)
    assert sum(it.jumps for it in bound) == 0
    assert all(it.bids[0] in (0, 1) for it in free)  # nobody jumps over nothing


@each_game
@pytest.mark.parametrize("level", ["fair", "steady", "strong"])
def test_better_bots_jump_over_bids_too(game: str, level: str) -> None:
    """They do so with the poorest hands only, because their limits are low."""
    deals = []
    for seed in range(1500):
        deal: Any = GAMES[game].deal(seats=4, seed=seed, dealer=0)
        deal.play(actions.OFFER)
        deal.play(actions.BID | 1)
        deals.append((hope(deal, deal.seat), seed, deal))
    bot, amounts = bots.create(level, game), Counter[int]()
    for _, seed, deal in sorted(deals, reverse=True)[:40]:
        code = bot.choose(deal.seen_by(deal.seat), 64, seed)
        amounts[code & PAYLOAD if kind_of(code) == actions.BID else 0] += 1
    assert sum(many for bid, many in amounts.items() if bid > 2) >= 2
    assert max(amounts) <= 16


@each_game
def test_sealed_bids_are_as_varied(game: str) -> None:
    for level in ("beginner", "casual"):
        sealed = auctions(game, level, 30, auction="sealed")
        assert len({it.price for it in sealed}) >= 4
