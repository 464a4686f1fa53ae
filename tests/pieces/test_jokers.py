"""Melds with jokers against all codes there are, and their text."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from parlour.cards import cards, twins
from parlour.pieces import joker_text, jokers
from tests.helpers import some

SET = 1 << 30
PLAIN = [
    jokers.limits_of(*limits)
    for limits in [(2, 2, 15), (1, 12, 15), (2, 1, 2), (3, 2, 15), (1, 2, 0)]
]
CORNER = [limits | jokers.CORNER for limits in PLAIN[:3]]
JOKERS = 3


def position(place: int) -> int:
    """Where a code has a place of a run: what comes behind the high ace, 13, is as before it."""
    return place if place <= 13 else place - 13


def every_code() -> list[int]:
    """All melds with up to three jokers."""
    runs = [
        start | size << 4 | suit << 8 | sum(1 << position(place) for place in places) << 16
        for suit in range(4)
        for start in range(13)
        for size in range(3, 14)
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


@pytest.mark.parametrize("packed", PLAIN + CORNER)
@pytest.mark.parametrize("seed", some(range(12)))
def test_canonical_melds_and_their_placements_are_all_there_are(packed: int, seed: int) -> None:
    chance = random.Random(seed)
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


@pytest.mark.parametrize("packed", PLAIN + CORNER)
def test_growing_and_swapping_lead_to_valid_melds(packed: int) -> None:
    valid = [code for code in CODES if jokers.is_meld(code, packed)]
    for meld in random.Random(1).sample(valid, min(2_000, len(valid))):
        size, fitting = jokers.size(meld), jokers.fitting(meld, packed)
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


def test_an_invalid_meld_has_no_code() -> None:
    valid = set(CODES)
    chance = random.Random(2)
    packed = CORNER[1]
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
        ("Qh Kh Ah 2h", "Qh Kh Ah 2h"),
        ("Kh * 2h *", "Kh *Ah 2h *3h"),
        ("* Ah 2h", "*Kh Ah 2h"),
        ("Kh Ah *", "Kh Ah *2h"),
    ],
)
def test_text(text: str, written: str) -> None:
    assert " ".join(joker_text.write(joker_text.read(text.split()))) == written


@pytest.mark.parametrize(
    "text", ["Kh Ah 3h", "3h 3h 3d", "* * *", "3h 4h", "3h 4d 5h", "Kh Ad *", "6h 6s *7h", ""]
)
def test_an_invalid_meld_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="no meld"):
        joker_text.read(text.split())


def runs_as_written(hand: list[int], wild: int, *, corner: bool) -> set[tuple[str, ...]]:
    """Every run that a hand with jokers can lay, as its cards in order: found card by card."""
    found = set()
    for suit in "cdhs":
        for first in range(13):
            ranks = "A23456789TJQKA" + "23456789TJQ" * corner
            for size in range(3, 14):
                names = [rank + suit for rank in ranks[first : first + size]]
                held = [name for name in names if cards.number(name) in hand]
                for number in range(len(names) - len(held), wild + 1):
                    for spared in combinations(held, number - len(names) + len(held)):
                        laid = [name if name in held else "*" + name for name in names]
                        laid = ["*" + name if name in spared else name for name in laid]
                        if len(names) == size and number < size:
                            found.add(tuple(laid))
    return found


@pytest.mark.parametrize("corner", [False, True])
@pytest.mark.parametrize("seed", some(range(8)))
def test_R4_9_M8_the_runs_found_are_all_that_can_be_written(corner: bool, seed: int) -> None:
    chance = random.Random(seed)
    limits = jokers.limits_of(1, 12, 15) | corner * jokers.CORNER
    suits = chance.sample(range(4), 2)
    near = [suit << 4 | (11 + i) % 13 for suit in suits for i in range(6)]
    hand = chance.sample(near, 7) + chance.sample(list(cards.PACK_52), 3)
    once, wild = twins.count(set(hand))[0], chance.randrange(3)
    found = []
    for first in jokers.melds_of(once, wild, limits):
        meld = first
        while meld:
            found.append(meld)
            meld = jokers.next_placement(meld, first, once, wild, limits)
    written = [joker_text.write(meld) for meld in found if meld < SET]
    assert len(set(written)) == len(written)
    assert set(written) == runs_as_written(hand, wild, corner=corner)
    around = [meld for meld in found if jokers.goes_around(meld)]
    assert all(any("A" in card for card in joker_text.write(meld)[1:-1]) for meld in around)
    assert corner or not around


def test_R4_9_M8_there_is_room_for_the_melds_of_every_card() -> None:
    whole = twins.count(cards.PACK_52)[0]
    assert len(jokers.melds_of(whole, 8, CORNER[1])) == 637
    assert len(jokers.melds_of(whole, 8, PLAIN[1])) == 373


@pytest.mark.parametrize(
    ("meld", "low", "high"),
    [
        ("Qh Kh Ah 2h", "Jh", "3h"),
        ("Ah 2h 3h", "Kh", "4h"),
        ("*Ah 2h 3h", "Kh", "4h"),
        ("Jh Qh Kh", "Th", "Ah"),
        ("3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "2h", "2h"),
        ("3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h", None, None),
    ],
)
def test_R4_9_M8_a_run_grows_in_its_own_order(meld: str, low: str | None, high: str | None) -> None:
    code = joker_text.read(meld.split())
    assert joker_text.wants(code, CORNER[1]) == (low, high, ())
    for end, name in enumerate((low, high)):
        if name is not None:
            for card in (cards.number(name), 63):
                text = name if card < 63 else "*" + name
                grown = joker_text.write(jokers.grown(code, card, end, CORNER[1]))
                assert list(grown) == [text, *meld.split()] if end == 0 else [*meld.split(), text]


def test_names_of_three_packs() -> None:
    hand = twins.numbers("5d 5d' 5d c9T *")
    assert twins.names(*twins.count(hand)) == ("9c", "Tc", "5d", "5d", "5d", "*")
    with pytest.raises(ValueError, match="5d"):
        twins.count(twins.numbers("5d 5d 5d 5d"))
    with pytest.raises(KeyError):
        twins.numbers("5x")
