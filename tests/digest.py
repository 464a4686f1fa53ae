"""Prints one line per deal that both builds must agree on: run by test_builds in either build."""

from __future__ import annotations

import ast
import hashlib
import random
import sys
from collections.abc import Iterator
from importlib import import_module

import parlour
from parlour import bots
from parlour._build import HOME, typed_modules
from parlour.cards.rng import Random
from parlour.search.montecarlo import search
from parlour.search.playout import play_deals, play_random
from parlour.search.policy import Policy

from .helpers import CASES, COMPILED, GAMES, WIDE, dump, scores, states

DEALS, PLAYOUTS = (4, 100) if WIDE else (1, 25)  # of each preset
COMPARED = CASES  # at night all presets


def trace(name: str, preset: str, seed: int) -> str:
    """Return a hash of all that can be seen of a random deal, state by state."""
    game, total = parlour.GAMES[name], hashlib.sha256()
    chance = random.Random(seed)
    for deal in states(game, preset, seed):
        legal = deal.legal()
        seen: list[object] = [legal, [game.legal_action(deal, code) for code in legal], deal.seat]
        seen += [deal.view(seat) for seat in range(deal.seats)]
        if chance.random() < 0.3:
            seen += [sorted(deal.fields().items()), deal.dump()]
            twin, spare = deal.clone(), deal.clone()
            twin.resample(chance.randrange(deal.seats), Random(seed))
            seen += [twin.view(seat) for seat in range(deal.seats)]
            spare.copy_from(twin)
            seen += [play_random(spare, seed), scores(spare), spare.view(0)]
            seen += [] if deal.over else [game.describe(twin)]
        total.update(dump(seen))
    total.update(dump([scores(deal), game.result(deal)]))
    return total.hexdigest()


def refusals(name: str, preset: str, seed: int) -> str:
    """Return a hash of how a deal refuses codes drawn at random."""
    total, chance = hashlib.sha256(), random.Random(seed)
    pool: set[int] = {-1, 2**64, 2**70}
    for deal in states(parlour.GAMES[name], preset, seed):
        legal = deal.legal()
        for code in [*chance.sample(sorted(pool), min(3, len(pool))), chance.getrandbits(44)]:
            if not deal.accepts(code):
                try:
                    deal.play(code)
                except parlour.IllegalAction as error:
                    total.update(repr((code, error.code, error.rule, error.facts)).encode())
        pool.update(legal)
    return total.hexdigest()


def tally(name: str, preset: str, deals: int) -> list[object]:
    """Return the sums of many deals played out at random."""
    game = parlour.GAMES[name]
    rules, seats = game.options(preset), game.seats[0]
    sums = play_deals(game.new_deal(rules, seats), game.pack(rules, seats), 1, deals)
    return [sums.deals, sums.decisions, sums.sums()]


def thoughts(name: str, preset: str) -> list[object]:
    """Return what the best bot does in some states of a deal, and why."""
    game, best = parlour.GAMES[name], bots.names(name)[0]
    open_deals = [deal.seen_by(deal.seat) for deal in states(game, preset, 3) if not deal.over]
    few = open_deals[:: max(1, len(open_deals) // 4)]
    return [bots.advise(bots.create(best, name), seen, 2, 1) for seen in few]


def found(name: str) -> list[object]:
    """Return what a search finds at the beginning of a deal."""
    return [search(parlour.GAMES[name].deal(seed=5), Policy(), 8, 1, tries=2)]


def constants() -> dict[str, list[int]]:
    """The constants that compiled modules show to Python, by module and name."""
    found: dict[str, list[int]] = {}
    for source in typed_modules():
        module = ".".join(source.relative_to(HOME.parent).with_suffix("").parts)
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Call(ast.Name("globals")), "update"), [], words):
                    assert all(ast.unparse(word.value) == word.arg for word in words)
                    shown = [getattr(import_module(module), word.arg or "") for word in words]
                    found.setdefault(module, []).extend(shown)
    return found


def lines() -> Iterator[str]:
    """Yield what the builds are compared by, one line at a time."""
    yield f"constants {constants()}"
    for name, game in GAMES.items():
        yield f"{name} found {found(name)}"
        yield f"{name} thoughts {thoughts(name, next(iter(game.presets)))}"
    for name, preset in COMPARED:
        yield f"{name} {preset} tally {tally(name, preset, PLAYOUTS)}"
        yield f"{name} {preset} refusals {refusals(name, preset, 7)}"
        for seed in range(DEALS):
            yield f"{name} {preset} {seed} {trace(name, preset, seed)}"


if __name__ == "__main__":
    if ("pure" in sys.argv) == COMPILED:
        sys.exit("this is the other build")
    sys.stdout.writelines(f"{line}\n" for line in lines())
