"""The numbers of a betting interval and of an auction by name, for views and positions.

Compiled code does not show the places of `betting` and `auction`, which are these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

BIDS_AT = 7  # in the numbers of an auction


class Betting(NamedTuple):
    """A betting interval, as `betting` says; *live*, *waiting* and *open* are masks."""

    structure: int
    least: int
    most: int
    cap: int
    short: int
    seats: int
    pot: int
    level: int
    raises: int
    last: int
    live: int
    waiting: int
    open: int


class Auction(NamedTuple):
    """An auction, as `auction` says; *waiting* is a mask, *bids* has one for each seat."""

    kind: int
    least: int
    jump: int
    seats: int
    waiting: int
    buyer: int
    price: int
    bids: tuple[int, ...]


def betting(numbers: Sequence[int]) -> Betting:
    """Return what the numbers of a betting interval say."""
    return Betting(*numbers[: len(Betting._fields)])


def auction(numbers: Sequence[int]) -> Auction:
    """Return what the numbers of an auction say."""
    kind, least, jump, seats, waiting, buyer, price = numbers[:BIDS_AT]
    bids = tuple(numbers[BIDS_AT : BIDS_AT + seats])
    return Auction(kind, least, jump, seats, waiting, buyer, price, bids)
