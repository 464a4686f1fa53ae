"""The seeded stream: the same numbers everywhere, and fair ones."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from parlour.cards.cards import PACK_52
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from tests.helpers import scaled


def chi_square_fits(counts: list[int]) -> bool:
    """Whether counts that should be equal are, within five standard deviations."""
    mean, freedom = sum(counts) / len(counts), len(counts) - 1
    chi_square = sum((count - mean) ** 2 for count in counts) / mean
    return abs(chi_square - freedom) < 5 * sqrt(2 * freedom)


def test_the_numbers_are_those_of_splitmix64() -> None:
    """Published test values of the algorithm, for the seed 1234567."""
    rng = Random(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_draws_and_shuffles_never_change() -> None:
    """Figures of the first release: every seed and every replay in the world depends on them."""
    rng = Random(7)
    assert [rng.below(52) for _ in range(12)] == [20, 0, 46, 30, 23, 12, 24, 17, 6, 21, 5, 49]
    pack = Pack(range(10))
    pack.shuffle(Random(7))
    assert pack.to_list() == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 1000])
def test_every_number_is_as_likely(n: int) -> None:
    rng, draws = Random(n), scaled(400 * n, 50 * n)
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) <= set(range(n))
    assert n == 1 or chi_square_fits([counts[i] for i in range(n)])


def test_large_ranges_are_used_to_the_end() -> None:
    rng, n = Random(5), 2**31 - 1
    drawn = [rng.below(n) for _ in range(4000)]
    assert all(0 <= number < n for number in drawn)
    assert chi_square_fits([sum(number % 8 == i for number in drawn) for i in range(8)])
    assert chi_square_fits([sum(number * 8 // n == i for number in drawn) for i in range(8)])


def test_no_number_of_a_large_range_is_drawn_more_often() -> None:
    """Without rejection a third of this range would come up less often than the others."""
    rng, n = Random(13), 3 << 29
    drawn = [rng.below(n) for _ in range(4000)]
    assert chi_square_fits([sum(number % 3 == i for number in drawn) for i in range(3)])


@pytest.mark.parametrize("n", [1, 3, 1000, 2**32 + 1, 3 << 61, 2**63, 3 << 62, 2**64 - 1])
def test_no_number_of_64_bits_is_drawn_more_often(n: int) -> None:
    rng = Random(14)
    drawn = [rng.below64(n) for _ in range(4000)]
    assert all(0 <= number < n for number in drawn)
    parts = min(n, 8)
    assert n == 1 or chi_square_fits(
        [sum(it * parts // n == i for it in drawn) for i in range(parts)]
    )
    thirds = [sum(it % 3 == i for it in drawn) for i in range(3)]
    assert n % 3 or chi_square_fits(thirds)


def test_a_biased_draw_would_be_noticed() -> None:
    rng = Random(6)
    assert not chi_square_fits(
        [Counter(rng.below(5) % 4 for _ in range(4000))[i] for i in range(4)]
    )


def test_every_order_is_as_likely() -> None:
    rng, pack = Random(8), Pack()
    counts = Counter[tuple[int, ...]]()
    for _ in range(scaled(24_000, 3_000)):
        pack.fill(range(4))
        pack.shuffle(rng)
        counts[tuple(pack.to_list())] += 1
    assert chi_square_fits([counts[order] for order in permutations(range(4))])


def test_a_shuffle_keeps_the_cards_and_leaves_the_rest() -> None:
    pack, rng = Pack(PACK_52), Random(9)
    orders = set()
    for _ in range(200):
        pack.shuffle(rng)
        assert sorted(pack.to_list()) == list(PACK_52)
        orders.add(tuple(pack.to_list()))
    assert len(orders) == 200


def test_a_stream_goes_on_from_its_state() -> None:
    first = Random(10)
    first.next()
    second = Random(first.state)
    assert [first.next() for _ in range(5)] == [second.next() for _ in range(5)]
    assert Random(11).next() != Random(12).next()
