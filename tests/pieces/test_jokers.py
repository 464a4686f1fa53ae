"""Melds with jokers against all codes there are, and their text."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from parlour.cards import cards, twins
from parlour.pieces import joker_text, jokers
from tests.helpers import some

SET = 1 << 30
LIMITS = [(2, 2, 15), (1, 12, 15), (2, 1, 2), (3, 2, 15), (1, 2, 0)]
JOKERS = 3


def every_code() -> list[int]:
    """All melds with up to three jokers."""
    runs = [
        start | size << 4 | suit << 8 | sum(1 << place for place in places) << 16
        for suit in range(4)
        for start in range(12)
        for size in range(3, min(13, 14 - start) + 1)
        for wild in range(JOKERS + 1)
        for places in combinations(range(start, start + size), wild)
    ]
    sets = [
        SET | rank | suits << 4 | wild << 8
        for rank in range(13)
        for suits in range(1, 16)
        for wild in range(JOKERS + 1)
        if 3 <= suits.bit_count() + wild <= 4
    ]
    return runs + sets


CODES = every_code()


@pytest.mark.parametrize("limits", LIMITS)
@pytest.mark.parametrize("seed", some(range(12)))
def test_canonical_melds_and_their_placements_are_all_there_are(
    limits: tuple[int, int, int], seed: int
) -> None:
    chance = random.Random(seed)
    packed = jokers.limits_of(*limits)
    hand = chance.sample(list(cards.PACK_52) * 2, chance.randrange(3, 13))
    once, wild = twins.count(hand)[0], chance.randrange(JOKERS + 1)
    canonical = jokers.melds_of(once, wild, packed)
    found = []
    for first in canonical:
        meld = first
        while meld:
            found.append(meld)
            meld = jokers.next_placement(meld, first, once, wild, packed)
    assert len(set(found)) == len(found)
    assert set(found) == {
        code
        for code in CODES
        if jokers.is_meld(code, packed)
        and jokers.naturals(code) & ~once == 0
        and jokers.jokers(code) <= wild
    }


@pytest.mark.parametrize("limits", LIMITS)
def test_growing_and_swapping_lead_to_valid_melds(limits: tuple[int, int, int]) -> None:
    packed = jokers.limits_of(*limits)
    valid = [code for code in CODES if jokers.is_meld(code, packed)]
    for meld in random.Random(1).sample(valid, min(2_000, len(valid))):
        size, fitting = jokers.size(meld), jokers.fitting(meld)
        for card in cards.PACK_52:
            ends = {end: jokers.grown(meld, card, end, packed) for end in (0, 1)}
            assert any(ends.values()) == bool(fitting >> card & 1)
            for larger in filter(None, ends.values()):
                assert jokers.is_meld(larger, packed)
                assert jokers.size(larger) == size + 1
            other = jokers.swapped(meld, card)
            assert bool(other) == bool(jokers.missing(meld) >> card & 1)
            if other:
                assert jokers.is_meld(other, packed)
                assert (jokers.size(other), jokers.jokers(other)) == (size, jokers.jokers(meld) - 1)


def test_what_is_no_meld_has_no_code() -> None:
    valid = set(CODES)
    chance = random.Random(2)
    packed = jokers.limits_of(1, 12, 15)
    for _ in range(20_000):
        code = chance.getrandbits(31)
        if jokers.is_meld(code, packed) and jokers.jokers(code) <= JOKERS:
            assert code in valid


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("3c * * 6c", "3c *4c *5c 6c"),
        ("* 2h 3h", "*Ah 2h 3h"),
        ("Jc Qc * Ac", "Jc Qc *Kc Ac"),
        ("6s 6h *6d", "6h 6s *"),
        ("6h * *", "6h * *"),
        ("Ah' * *3h", "Ah *2h *3h"),
    ],
)
def test_text(text: str, written: str) -> None:
    assert " ".join(joker_text.write(joker_text.read(text.split()))) == written


@pytest.mark.parametrize(
    "text", ["Kh Ah 2h", "3h 3h 3d", "* * *", "3h 4h", "3h 4d 5h", "Kh Ah *", "6h 6s *7h", ""]
)
def test_what_is_no_meld_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="no meld"):
        joker_text.read(text.split())


def test_names_of_three_packs() -> None:
    hand = twins.numbers("5d 5d' 5d c9T *")
    assert twins.names(*twins.count(hand)) == ("9c", "Tc", "5d", "5d", "5d", "*")
    with pytest.raises(ValueError, match="5d"):
        twins.count(twins.numbers("5d 5d 5d 5d"))
    with pytest.raises(KeyError):
        twins.numbers("5x")
