"""Positions that people or machines mistype: what is accepted can be played like any other."""

from __future__ import annotations

import os
import random
import re
from typing import Any

import pytest

from parlour import bots
from parlour.core.deal import Deal
from parlour.core.errors import NotationError
from parlour.core.game import AnyGame

from .helpers import (
    BUDGET,
    COMPILED,
    GAMES,
    each_game,
    fresh_chance,
    said,
    scaled,
    sparse,
    states,
)
from .positions import LIST, watch

each = pytest.mark.parametrize("name", GAMES)


def positions(name: str, seed: int, count: int) -> tuple[int, str]:
    """Check so many mutated positions; return how many were accepted and a hash of all."""
    status, told = watch(name, seed, count)
    assert status == 0, told
    done = re.fullmatch(r"(\d+) positions, (\d+) accepted, (\w+)\n", told)
    assert done, told
    assert int(done[1]) == count
    return int(done[2]), done[3]


@each
def test_a_mutated_position_is_refused_or_can_be_played(name: str) -> None:
    count = scaled(300, 40)
    accepted, _ = positions(name, 1, count)
    assert accepted > count // 20  # of few fresh ones it may be none


@pytest.mark.once  # what a fresh seed meets interpreted, the night compares
@each
def test_so_it_is_with_a_fresh_seed(name: str) -> None:
    positions(name, fresh_chance(name).randrange(2**31), scaled(150))


@each_game
def test_a_list_of_numbers_is_as_long_as_it_must_be(game: AnyGame) -> None:
    """A list that was too short took its last numbers from nowhere, one too long lost some."""
    chance = fresh_chance(game.id)
    for deal in sparse(states(game, chance.choice(list(game.presets)), chance.getrandbits(32))):
        text = game.describe(deal) if not deal.over else ""
        for found in LIST.finditer(text.partition("opt:")[0]):
            sign, start, end = found[1], found.start(), found.end()
            longer = f"{found[0]}{sign}0"
            shorter = found[0].rpartition(sign)[0]
            for wrong in (longer, shorter):
                assert refusal(game, text[:start] + wrong + text[end:])[0] == "bad_entries"


# -- positions for a seat --------------------------------------------------------------------------


def refusal(game: AnyGame, text: str) -> tuple[str, Any]:
    """The code of the error with which a position is refused, and the part that it names."""
    with pytest.raises(NotationError) as refused:
        game.position(text)
    said(refused.value)
    return refused.value.code, refused.value.facts.get("text")


def some_deal(game: AnyGame) -> Deal:
    """A deal in which both of the first two seats hold cards."""
    deal: Deal = game.deal(seed=8)
    while not (deal.view(0).hand and deal.view(1).hand):
        deal.play(deal.legal()[-1])
    return deal


@each_game
def test_a_far_seat_that_has_only_text_chooses_as_at_the_table(game: AnyGame) -> None:
    deal, chance = some_deal(game), random.Random(1)
    for _ in range(scaled(24, 6)):
        if deal.over:
            break
        seen = game.position(game.describe(deal, deal.seat))
        near, far = (bots.create(bots.names(game.id)[0], game.id) for _ in range(2))
        code = far.choose(seen, BUDGET, 5)
        assert near.choose(deal.seen_by(deal.seat), BUDGET, 5) == code
        deal.play(game.parse(deal, game.format(seen, code)))
        if not deal.over:
            deal.play(chance.choice(deal.legal()))


@each_game
def test_only_a_seats_position_may_hide_cards_and_only_from_that_seat(game: AnyGame) -> None:
    deal = some_deal(game)
    whole, seen = game.describe(deal), game.describe(deal, 0)
    hand = re.search(r"\bH: ([^¦]*) ¦", seen)
    assert hand
    other = re.search(r"\b([OP]): \?(\d+)", seen)
    assert other
    label = "O" if other[1] == "O" else "P1"
    assert refusal(game, seen.replace(" ¦ for=P0", "")) == ("position_for_nobody", "?")
    first = hand[1].split()[0]
    own = seen.replace(f"H: {first}", "H: ?", 1)
    assert refusal(game, own)[0] == "position_hides"
    code, part = refusal(game, f"{whole} ¦ for=P0")
    assert (code, part) == ("position_tells", label)
    assert refusal(game, seen.replace(other[0], f"{other[1]}: ?999"))[0] == "too_many_hidden"
    for wrong in ("?0", "??", "?1000", "?-1", "?x", "?٣"):
        code, part = refusal(game, seen.replace(other[0], f"{other[1]}: {wrong}"))
        assert (code, part) == ("no_card", wrong)
    for wrong in ("P9", "x", ""):
        assert refusal(game, seen.replace("for=P0", f"for={wrong}"))[0] == "no_seat"


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="the compiled run compares both builds")
@pytest.mark.parametrize("start", range(10))
@each
def test_long_fuzz(name: str, start: int, monkeypatch: Any) -> None:
    """Fresh positions, a million over all games and parts; 500 come out alike in both builds."""
    seed = 10_000_000 + 100_000 * start
    positions(name, fresh_chance(f"{name} {start}").randrange(2**31), 17_000)
    compiled = positions(name, seed, 500)
    monkeypatch.setitem(os.environ, "PARLOUR_PURE", "1")
    assert positions(name, seed, 500) == compiled
