"""Sealed deals to the byte: the vectors that the page's twin reads, too, and a naive twin."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import proof
from parlour.core.seating import draw_for_seats

pytestmark = pytest.mark.once
VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("proof.json").read_text("utf-8")
)
seeds = st.binary(min_size=32, max_size=32)


def naive_hash(*fields: bytes) -> bytes:
    """Return H as it is written down."""
    return sha256(b"".join(len(it).to_bytes(4, "big") + it for it in fields)).digest()


def naive_words(key: bytes) -> Iterator[int]:
    j = 0
    while True:
        block = naive_hash(b"parlour/stream/1", key, j.to_bytes(4, "big"))
        yield from (int(block.hex()[at : at + 8], 16) for at in range(0, 64, 8))
        j += 1


def naive_pack(key: bytes, count: int) -> list[int]:
    words, pack = naive_words(key), list(range(count))
    for i in reversed(range(1, count)):
        span = i + 1
        whole = 2**32 // span * span
        j = next(word for word in words if word < whole) % span
        pack[i], pack[j] = pack[j], pack[i]
    return pack


@pytest.mark.parametrize("case", VECTORS["chains"])
def test_chains(case: dict[str, Any]) -> None:
    assert proof.chain(bytes.fromhex(case["root"]), case["links"]).hex() == case["found"]


@pytest.mark.parametrize("case", VECTORS["deals"], ids=lambda case: case["k"])
def test_deals(case: dict[str, Any]) -> None:
    secret, *shares = map(bytes.fromhex, (case["secret"], *case["shares"]))
    key = proof.deal_key(case["table"], case["k"], secret, shares)
    assert key.hex() == case["key"]
    for count in (52, 110):
        assert proof.pack_of(key, range(count)) == case[f"pack_{count}"] == naive_pack(key, count)
    assert (proof.chance(1, key), proof.chance(2, key)) == (int(case["chance"]), case["chances"][0])
    chances = [proof.next_chance(key)]
    while len(chances) < 3:
        chances.append(proof.next_chance(chances[-1]))
    assert [it.hex() for it in chances] == case["chances"]
    assert [proof.first_dealer(key, seats) for seats in range(2, 10)] == case["dealers"]
    first = proof.log_link(b"", key, [])
    assert proof.log_link(first, key, ["0 pass", "1 discard 9c"]).hex() == case["log"]


def test_the_published_vector() -> None:
    deal = VECTORS["deals"][0]
    assert deal["key"] == "d6a16979498e5fb98d909a864e3f1e852879512afce66825e2b498c1f5b50daf"
    assert deal["pack_52"][:8] == [1, 27, 47, 14, 51, 34, 5, 49]
    assert deal["pack_110"][:6] == [7, 4, 49, 108, 55, 84]
    assert deal["chance"] == "7108603772566213050"


@pytest.mark.parametrize("case", VECTORS["bots"])
def test_seeds_of_bots(case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    assert str(proof.bot_seed(secret, case["seat"], case["number"])) == case["seed"]


@pytest.mark.parametrize("case", VECTORS["seats"], ids=lambda case: case["chairs"])
def test_seats(case: dict[str, Any]) -> None:
    key, pack = proof.seats_key(bytes.fromhex(case["key"])), case["pack"].split()
    assert key.hex() == case["seats_key"]
    ranks = dict(zip(pack, case["ranks"], strict=True))
    cards = [pack[place] for place in proof.pack_of(key, range(len(pack)))]
    found = draw_for_seats(cards, ranks, case["chairs"], shown=True)
    assert list(found.order) == case["order"]
    assert [" ".join(cards) for cards in found.drawn] == case["drawn"]
    hidden = draw_for_seats(cards, ranks, case["chairs"], shown=False)
    assert (hidden.order, hidden.drawn) == (found.order, ())


@given(seeds, st.integers(0, 128))
def test_a_pack_is_what_the_naive_twin_shuffles(key: bytes, count: int) -> None:
    assert proof.pack_of(key, range(count)) == naive_pack(key, count)


@given(seeds, st.integers(0, 40), st.integers(0, 40))
def test_chains_add_up(root: bytes, one: int, two: int) -> None:
    assert proof.chain(proof.chain(root, one), two) == proof.chain(root, one + two)


@given(st.lists(st.binary(max_size=3), max_size=4), st.lists(st.binary(max_size=3), max_size=4))
def test_fields_cannot_be_cut_otherwise(one: list[bytes], two: list[bytes]) -> None:
    assert (proof.digest("t", *one) == proof.digest("t", *two)) == (one == two)


def test_words_that_would_favour_small_numbers_are_refused() -> None:
    class Told(proof.Stream):
        def __init__(self, words: list[int]) -> None:
            super().__init__(b"")
            self._words = words[::-1]

    largest = 2**32 - 2**32 % 3
    assert Told([largest, largest - 1]).below(3) == 2
    assert Told([2**32 - 1]).below(4) == 3  # of a power of two none has to be refused


def test_numbers_are_even() -> None:
    stream = proof.Stream(b"even")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert sorted(counts) == [*range(6)]
    assert sum((seen - 1000) ** 2 / 1000 for seen in counts.values()) < 25  # 5 degrees of freedom
