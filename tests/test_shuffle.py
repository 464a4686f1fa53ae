"""Sealed packs as dice: every card as often at every place, beside every other, and after itself.

By night a million packs for each game, by day a few thousand.  The numbers come from a root that is
fixed: of so many cells some are beyond five standard deviations in one night of 24, and a test
must not fail by chance.  Another root is one line.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour import GAMES, proof
from parlour.core.game import AnyGame
from tests.helpers import each_game

ROOT = b"the shuffle of "
MOST = 5.0  # standard deviations
PART = 10_000  # packs that are counted at once
Packs = NDArray[np.int64]


def packs_of(game: AnyGame, first: int, count: int) -> Packs:
    """Return packs as the game's tables shuffle them, one after the other; cards are numbered."""
    size = len(game.pack(game.options(), game.usual_seats(game.options())))
    found = np.empty((count, size), np.int64)
    for row in range(count):
        k = first + row
        secret = sha256(ROOT + game.id.encode() + k.to_bytes(4, "big")).digest()
        key = proof.deal_key(secret.hex(), k, secret, [secret[::-1], b""])
        found[row] = proof.pack_of(key, range(size))
    return found


class Counts:
    """How often things happened in each cell of a square, of which all are as likely."""

    def __init__(self, size: int, chance: float, cells: NDArray[np.bool_] | None = None) -> None:
        self.seen = np.zeros(size * size, np.int64)
        self.size, self.chance, self.tries = size, chance, 0
        self.cells = np.ones(size * size, bool) if cells is None else cells.ravel()

    def add(self, rows: Packs, columns: Packs) -> None:
        """Count pairs of a row and a column."""
        cells = (rows * self.size + columns).ravel()
        self.seen += np.bincount(cells, minlength=self.size * self.size)
        self.tries += len(rows)

    def farthest(self) -> float:
        """Return how many standard deviations the cell is off that is off most."""
        even = self.tries * self.chance
        spread = np.sqrt(even * (1 - self.chance))
        assert not self.seen[~self.cells].any()
        return float(np.abs(self.seen[self.cells] - even).max() / spread)


def check(game: AnyGame, count: int) -> None:
    """Shuffle so many packs and look at them in three ways."""
    first = packs_of(game, 0, 1)
    size = first.shape[1]
    others = ~np.eye(size, dtype=bool)
    places, pairs = Counts(size, 1 / size), Counts(size, 1 / size, others)
    serial = Counts(size, 1 / size**2)  # the same place of a pack and of the next
    again = np.zeros(size, np.int64)  # the same card at the same place twice
    last = first[0]
    for begin in range(1, count + 1, PART):
        packs = packs_of(game, begin, min(PART, count + 1 - begin))
        before = np.vstack([last, packs[:-1]])
        places.add(packs, np.broadcast_to(np.arange(size), packs.shape))
        pairs.add(packs[:, :-1], packs[:, 1:])
        serial.add(before[:, :1], packs[:, :1])
        again += (before == packs).sum(axis=0)
        last = packs[-1]
    assert places.farthest() < MOST
    assert pairs.farthest() < MOST
    if count > 50 * size**2:  # fewer are not near enough to a normal distribution
        assert serial.farthest() < MOST
    even = count / size
    assert np.abs(again - even).max() / np.sqrt(even * (1 - 1 / size)) < MOST


@pytest.mark.once
@each_game
def test_packs_are_even(game: AnyGame) -> None:
    check(game, 4000)


@pytest.mark.long
@pytest.mark.once
@each_game
def test_a_million_packs_are_even(game: AnyGame) -> None:
    check(game, 1_000_000)


@pytest.mark.once
@pytest.mark.parametrize("swapped", [(0, 1), (10, 40)])
def test_a_shuffle_that_is_not_even_is_noticed(swapped: tuple[int, int]) -> None:
    """Every fifth pack has a card where somebody wants it."""
    packs = packs_of(GAMES["gin"], 0, 4000)
    places = Counts(52, 1 / 52)
    card, place = swapped
    for pack in packs[::5]:
        at = int(np.flatnonzero(pack == card)[0])
        pack[[at, place]] = pack[[place, at]]
    places.add(packs, np.broadcast_to(np.arange(52), packs.shape))
    assert places.farthest() > MOST
