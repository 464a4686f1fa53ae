"""Auctions against a twin that plays them as people do, and the examples of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from parlour.pieces import auction, turns
from tests.helpers import scaled, seeded

OPEN, SINGLE, SEALED = 0, 1, 2
Asked = tuple[int, int, int]


def test_after_goes_round_the_seats_of_a_mask() -> None:
    for seats in range(2, 10):
        for mask in range(1 << seats):
            for seat in range(seats):
                order = [(seat + step) % seats for step in range(1, seats + 1)]
                found = next((it for it in order if mask >> it & 1), -1)
                assert turns.after(seat, mask, seats) == found


def twin(
    rules: tuple[int, int, int],
    purses: list[int],
    order: list[int],
    choose: Callable[[int, int, int], int],
) -> tuple[int, int]:
    """Hold an auction among the seats in *order*; return buyer and price."""
    kind, least, jump = rules
    buyer, price = -1, 0

    def turn(seat: int) -> int:
        low = max(1, least) if kind == SEALED else max(1, least, price + 1)
        bids = [bid for bid in range(1, purses[seat] + 1) if bid >= low]
        if not jump and kind != SEALED:
            bids = bids[:1]
        return choose(seat, low, bids[-1] if bids else 0)

    if kind != OPEN:
        for seat in order:
            if (bid := turn(seat)) > price:
                buyer, price = seat, bid
        return buyer, price
    while [seat for seat in order if seat != buyer]:
        seat = order.pop(0)
        if bid := turn(seat):
            buyer, price = seat, bid
            order.append(seat)
    return buyer, price


def last_bid(log: list[tuple[Asked, int]], seat: int) -> int:
    """Return a seat's last answer."""
    return next((bid for asked, bid in reversed(log) if asked[0] == seat), 0)


@seeded(scaled(2_000))
def test_an_auction_goes_as_the_twins(seed: int) -> None:
    chance = random.Random(seed)
    seats = chance.randint(2, 9)
    purses = [chance.choice([0, 1, 3, 10, 30]) for _ in range(seats)]
    dealer = chance.randrange(seats)
    order = [(dealer + step) % seats for step in range(1, seats)]
    order = [seat for seat in order if chance.random() < 0.9]
    rules = chance.randrange(3), chance.randint(1, 4), chance.randrange(2)
    log: list[tuple[Asked, int]] = []

    def choose(seat: int, low: int, high: int) -> int:
        bids = [0, low, chance.randint(low, high), low] if high else [0]
        log.append(((seat, low, high), chance.choice(bids)))
        return log[-1][1]

    mask = sum(1 << seat for seat in order)
    state, buyer, price = auction.hold(rules, purses, mask, (dealer + 1) % seats, choose)
    again = iter(log)

    def repeat(seat: int, low: int, high: int) -> int:
        asked, bid = next(again)
        assert asked == (seat, low, high)
        return bid

    assert twin(rules, purses, list(order), repeat) == (buyer, price)
    assert next(again, None) is None
    places = (auction.KIND, auction.MIN_BID, auction.JUMP)
    assert tuple(state[place] for place in places) == rules
    assert (state[auction.SEATS], state[auction.BUYER], state[auction.PRICE]) == (
        seats,
        buyer,
        price,
    )
    bids = state[auction.BIDS : auction.BIDS + seats]
    assert bids == [last_bid(log, seat) for seat in range(seats)]
    assert not any(state[auction.BIDS + seats :])
    if buyer >= 0:
        assert bids[buyer] == price == max(bids)
        assert price <= purses[buyer]


def hold(
    kind: int, purses: list[int], script: list[int], least: int = 1, jump: int = 1
) -> tuple[int, int, list[Asked]]:
    """Hold an auction of seat 0's with these answers."""
    answers, asked = iter(script), []

    def choose(seat: int, low: int, high: int) -> int:
        asked.append((seat, low, high))
        return next(answers)

    mask = (1 << len(purses)) - 2
    _, buyer, price = auction.hold((kind, least, jump), purses, mask, 1, choose)
    assert next(answers, None) is None
    return buyer, price, asked


def test_the_last_of_an_open_auction_buys_at_once() -> None:
    buyer, price, asked = hold(OPEN, [91] * 4, [0, 0, 1])
    assert (buyer, price) == (3, 1)
    assert asked[2] == (3, 1, 91)


def test_an_open_auction_goes_round_and_a_pass_is_final() -> None:
    buyer, price, asked = hold(OPEN, [91] * 4, [1, 2, 4, 7, 0, 9, 0])
    assert (buyer, price) == (3, 9)
    assert [it[0] for it in asked] == [1, 2, 3, 1, 2, 3, 1]


def test_a_bid_must_be_in_the_purse() -> None:
    buyer, price, asked = hold(OPEN, [100, 100, 3, 0], [3, 0, 0])
    assert (buyer, price) == (1, 3)
    assert asked[1:] == [(2, 4, 0), (3, 4, 0)]


@pytest.mark.parametrize("kind", [OPEN, SINGLE, SEALED])
def test_without_a_bid_nobody_buys(kind: int) -> None:
    assert hold(kind, [9] * 4, [0, 0, 0])[:2] == (-1, 0)


def test_one_turn_each() -> None:
    buyer, price, asked = hold(SINGLE, [9] * 4, [2, 0, 3])
    assert (buyer, price) == (3, 3)
    assert asked == [(1, 1, 9), (2, 3, 9), (3, 3, 9)]


def test_of_equal_sealed_bids_the_first_counts() -> None:
    buyer, price, asked = hold(SEALED, [9] * 4, [4, 4, 2], least=2)
    assert (buyer, price) == (1, 4)
    assert asked == [(1, 2, 9), (2, 2, 9), (3, 2, 9)]


def test_without_jumps_a_bid_is_one_more() -> None:
    _, _, asked = hold(OPEN, [9] * 4, [1, 2, 3, 0, 0], jump=0)
    assert [it[1:] for it in asked] == [(1, 1), (2, 2), (3, 3), (4, 4), (4, 4)]
