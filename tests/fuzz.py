"""Tools of the games' own fuzz tests: random rules and packs, and checks of every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeVar

from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.core.options import Options

from .helpers import dump, ends, random_options, stream

D = TypeVar("D", bound=Deal)


def random_rules(game: AnyGame, chance: random.Random) -> Any:
    """Return the options of any preset, or, two times in three, with some of them changed."""
    return random_options(game, chance.choice(list(game.presets)), chance)


def uneven_pack(game: AnyGame, options: Options, seats: int, chance: random.Random) -> list[int]:
    """Return a pack: shuffled, or sorted by rank a little, so that hands have melds and gaps."""
    pack = list(game.pack(options, seats))
    chance.shuffle(pack)
    if chance.random() < 0.5:
        pack.sort(key=lambda card: (card & 15) if chance.random() < 0.7 else chance.randrange(16))
    return pack


def legal(game: AnyGame, deal: Deal) -> list[int]:
    """Return the legal actions: one at least, sorted, each once."""
    codes = deal.legal()
    assert codes, f"nothing can be done: {game.describe(deal)}"
    assert all(low < high for low, high in pairwise(codes)), codes
    return codes


def until_over(game: AnyGame, deal: Deal, longest: int) -> Iterator[list[int]]:
    """Yield the legal actions, for the caller to play one, until the deal is over: it ends."""
    for _ in range(longest):
        if deal.seat < 0:
            break
        yield legal(game, deal)
    assert deal.seat < 0, f"the deal does not end: {game.describe(deal)}"
    assert deal.over
    assert deal.legal() == []


def drawn(game: AnyGame, deal: Deal, codes: list[int], chance: random.Random) -> int:
    """Return one of the legal actions; of a range any amount."""
    return chance.randint(*ends(game, deal, chance.choice(codes)))


def check_equal(deal: Deal, twin: Deal) -> None:
    """Two deals look alike from every seat."""
    for seat in range(deal.seats):
        assert dump(deal.view(seat)) == dump(twin.view(seat)), f"view of P{seat}"
    assert deal.legal() == twin.legal()


def read_back(game: AnyGame, deal: Deal) -> Deal:
    """Return the deal that a deal's position says: the same one."""
    text = game.describe(deal)
    twin: Deal = game.position(text)
    assert game.describe(twin) == text, game.describe(twin)
    assert twin.options == deal.options
    check_equal(deal, twin)
    return twin


def redealt(game: AnyGame, deal: D, seat: int, seed: int) -> D:
    """Return a copy with a seat's hidden cards dealt again; its view and actions stay the same."""
    twin = deal.clone()
    assert type(twin) is type(deal)
    twin.resample(seat, stream(seed))
    assert dump(twin.view(seat)) == dump(deal.view(seat)), f"re-dealt, P{seat} sees something else"
    if seat == deal.seat:
        assert twin.legal() == deal.legal(), f"re-dealt, P{seat} may do something else"
    if not twin.over:
        legal(game, twin)
        assert game.describe(game.position(game.describe(twin))) == game.describe(twin)
    return twin
