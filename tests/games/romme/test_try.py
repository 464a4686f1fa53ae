"""Players can try actions out at a table before they play them, if no card turns up."""

from __future__ import annotations

import random

import pytest

import parlour
from parlour.core.errors import IllegalAction, NotToTry
from parlour.core.events import Move
from parlour.core.table import Table

GAME = parlour.GAMES["romme"]


def started(seed: int) -> Table:
    """A table at which the first deal was dealt."""
    table, pack = Table(GAME, GAME.options(), 3), list(GAME.pack(GAME.options(), 3))
    random.Random(seed).shuffle(pack)
    table.apply(table.decide_deal(pack))
    return table


def test_R5_1_the_discard_can_be_tried_and_the_stock_cannot() -> None:
    table = started(5)
    seat = table.seat
    with pytest.raises(NotToTry) as refused:
        table.try_out(seat, ["stock"])
    assert refused.value.code == "try_hidden"
    top = table.view(seat).pile[-1]
    held = table.try_out(seat, ["take"])
    assert (held.view.taken, len(held.view.hand)) == (top, 14)
    discard = next(action.text for action in held.legal if action.kind == "discard")
    ended = table.try_out(seat, ["take", discard])
    assert (ended.view, ended.legal) == (None, ())
    assert ended.moves == (Move(discard.split()[1], f"hand:{seat}", "pile"),)
    with pytest.raises(NotToTry) as refused:
        table.try_out(seat, ["take", discard, "take"])
    assert refused.value.code == "try_over"


def test_R6_4_the_first_meld_counts_up_before_anybody_sees_it() -> None:
    table = started(5)
    deal = GAME.position("H: Kh Ks Kd 4h 4s 4d 2c 7c ¦ unopened")
    seat = deal.seat
    table.match.deal = deal
    kings = table.try_out(seat, ["meld [Kh Ks Kd]"])
    assert (kings.view.staged, kings.view.open_min) == (30, 40)
    assert {action.text for action in kings.legal} == {"meld [4d 4h 4s]"}
    both = table.try_out(seat, ["meld [Kh Ks Kd]", "meld [4d 4h 4s]"])
    assert both.view.opened[seat]
    assert [meld.value for meld in both.view.table] == [30, 12]
    assert not table.view(seat).opened[seat]
    with pytest.raises(IllegalAction) as refused:
        table.try_out(seat, ["meld [4d 4h 4s]", "discard 2c"])
    assert refused.value.rule == "R6.4"
