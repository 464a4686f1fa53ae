"""Tools of the engine's tests: games under random options, stacked packs, and players."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import hypothesis
import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import parlour
from parlour.cards.rng import Random
from parlour.core import deal as core_deal
from parlour.core import texts
from parlour.core.deal import Deal
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import AnyGame, Game
from parlour.core.match import TDeal
from parlour.core.options import Field, Options, Value
from parlour.core.table import Table

COMPILED = not str(core_deal.__file__).endswith(".py")
QUICK = bool(os.environ.get("PARLOUR_QUICK"))  # after an edit: few examples, few presets
WIDE = bool(os.environ.get("PARLOUR_WIDE"))  # at night: every preset
FRESH = os.environ.get("PARLOUR_FRESH", "0")  # conftest.py draws it again for every run
BUDGET = 2  # worlds of a bot that searches

T = TypeVar("T")

GAMES = {
    name: game
    for name, game in parlour.GAMES.items()
    if name in os.environ.get("PARLOUR_GAMES", name).split()
}


def presets(game: AnyGame) -> list[str]:
    """Return the presets to play by: the default and, unless all are wanted, one of the others.

    Every run draws the other one again; random options reach all rules from each preset.
    """
    first, *others = game.presets
    share = len(others) if WIDE else min(len(others), 1)
    return [first, *random.Random(f"{FRESH} {game.id}").sample(others, share)]


CASES = [(name, preset) for name, game in GAMES.items() for preset in presets(game)]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
each_preset = pytest.mark.parametrize(
    ("game", "preset"),
    [(GAMES[name], preset) for name, preset in CASES],
    ids=[f"{name}-{preset}" for name, preset in CASES],
)


def scaled(count: int, least: int = 2) -> int:
    """Return how often to do what the compiled engine does *count* times at night.

    By day a third of it will do, after an edit a quarter; an interpreted engine does an eighth.
    """
    share = (1 if COMPILED else 8) * (4 if QUICK else 1 if WIDE else 3)
    return max(min(count, least), count // share)


def some(cases: Sequence[T]) -> Sequence[T]:
    """Return all cases of a test, such as seeds, at night; by day a new sample of them.

    That is a third of them, of an interpreted engine a quarter; where few will do, a sixth or a
    twelfth.
    """
    usual, least = (3, 6) if COMPILED else (4, 12)
    few = -(-len(cases) // (least if QUICK else usual))
    return cases if WIDE else random.Random(f"{FRESH} {len(cases)}").sample(cases, few)


def fresh_chance(what: str) -> random.Random:
    """Return what differs from run to run, unless ``PARLOUR_FRESH`` is what that run printed."""
    return random.Random(f"{FRESH} {what}")


def some_languages(place: int) -> list[str]:
    """Return the languages for a slow test: all at night, else one, drawn again each run."""
    found = texts.languages()
    return found if WIDE else [found[(fresh_chance("").randrange(99) + place) % len(found)]]


def seeded(examples: int, *, fresh: bool = False) -> Callable[[Callable[..., None]], Any]:
    """Run a test for so many values of its argument ``seed``: all *fresh*, or every fifth.

    Fresh seeds differ from run to run; ``PARLOUR_FRESH``, which every run prints, draws them again.
    """

    def decorate(test: Callable[..., None]) -> Any:
        chance = fresh_chance(f"{test.__module__} {test.__qualname__}")
        found: Any = given(seed=st.integers(0, 2**32 - 1))(test)
        if fresh:
            found = hypothesis.seed(chance.randrange(2**32))(found)
            return settings(max_examples=examples, derandomize=False)(found)
        share = -(-examples // 5)
        for _ in range(share):
            found = example(seed=chance.randrange(2**32))(found)
        return settings(max_examples=max(1, examples - share))(found)

    return decorate


SAID: set[tuple[str, ...]] = set()  # to ask the catalogues only once for each sentence


def said(error: ParlourError) -> None:
    """A refusal has a code, and a sentence with all its facts in every language."""
    form = (error.code, *error.facts)
    for language in texts.languages() if form not in SAID else ():
        assert texts.has(f"refused-{error.code}", language), error.code
        assert "{$" not in error.say(language), (error.code, error.facts)
    SAID.add(form)


# -- options ---------------------------------------------------------------------------------------


def random_value(field: Field, chance: random.Random) -> Value:
    """Return an allowed value of an option; small numbers are likelier than large ones."""
    if field.kind == "bool":
        return chance.random() < 0.5
    values: list[Value] = list(field.choices)
    if field.kind == "int":
        near = chance.randint(field.low, min(field.low + 12, field.high))
        values += [field.low, near, chance.randint(field.low, field.high)]
    return chance.choice(values)


def random_options(game: AnyGame, preset: str, chance: random.Random) -> Any:
    """Return the options of a preset, or, two times in three, with some of them changed."""
    fields = game.options_type.fields()
    game.options(preset)  # a preset that there is not would be drawn for ever
    while True:
        changed = chance.sample(fields, min(chance.choice([0, 8, 16]), len(fields)))
        with suppress(OptionError):  # a contradiction: draw again
            return game.options(preset, **{it.name: random_value(it, chance) for it in changed})


# -- packs and players -----------------------------------------------------------------------------


def random_pack(game: AnyGame, options: Options, seats: int, chance: random.Random) -> list[int]:
    """Return a pack: shuffled, or stacked so that the hands have melds and the deal is short."""
    cards = list(game.pack(options, seats))
    chance.shuffle(cards)
    if chance.random() < 0.75:
        start, half = chance.randrange(len(cards)), (len(cards) + 1) // 2
        if chance.random() < 0.5:  # neighbouring seats get the same ranks of other suits
            cards.sort(key=lambda card: (card & 15, card))
        else:  # neighbouring seats get sequences
            cards.sort()
            cards[::2], cards[1::2] = cards[:half], cards[half:]
        cards = cards[start:] + cards[:start]
        for _ in range(chance.choice([2, 5, 10, 16])):
            i, j = chance.sample(range(len(cards)), 2)
            cards[i], cards[j] = cards[j], cards[i]
    return cards


def kind(game: AnyGame, deal: Deal, code: int) -> str:
    """Return the first word of an action."""
    return game.format(deal, code).partition(" ")[0]


class Player:
    """Plays at random, in a way drawn for each seat of a deal.

    Either any action is as likely, or any kind of action; of a kind, either any action or mostly
    the lowest or the highest, which keeps cards of one suit together.  Of a range of amounts it
    is any, the lowest or the highest.
    """

    def __init__(self, game: AnyGame, chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.styles = [chance.choice(["any", "kind", "low", "high"]) for _ in range(16)]

    def choose(self, deal: Deal) -> int:
        """Return a legal action of the deal."""
        codes, style = deal.legal(), self.styles[deal.seat]
        if style != "any":
            words = {code: kind(self.game, deal, code) for code in codes}
            word = self.chance.choice(sorted(set(words.values())))
            codes = [code for code in codes if words[code] == word]
        if style in ("low", "high") and self.chance.random() < 0.9:
            code = codes[0] if style == "low" else codes[-1]
            return ends(self.game, deal, code)[style == "high"]
        low, high = ends(self.game, deal, self.chance.choice(codes))
        return self.chance.randint(low, high)


def ends(game: AnyGame, deal: Deal, code: int) -> tuple[int, int]:
    """Return the lowest and the highest code of the range that a listed one stands for."""
    shown = game.legal_action(deal, code)
    if shown.high is None:
        return code, code
    return code, game.parse(deal, f"{shown.kind} {shown.high}")


def some_seat(table: Table, chance: random.Random) -> int:
    """A seat that may act now: in a race any of those that have not answered."""
    seats = [seat for seat in range(table.match.seats) if table.may_act(seat)]
    return seats[0] if len(seats) == 1 else chance.choice(seats)


def random_deal(game: Game[Any, TDeal, Any, Any], preset: str, chance: random.Random) -> TDeal:
    """Return a deal that has been dealt, under random options."""
    options = random_options(game, preset, chance)
    seats = chance.choice(game.seats_for(options))
    pack = random_pack(game, options, seats, chance)
    return game.deal(options, seats, cards=pack, dealer=chance.randrange(seats))


def hands_are_dealt(deal: Deal) -> bool:
    """Return whether every seat has cards: some games ask something before the deal."""
    return all(deal.view(seat).hand for seat in range(deal.seats))


def states(game: Game[Any, TDeal, Any, Any], preset: str, seed: int) -> Iterator[TDeal]:
    """Play a random deal; yield it before every action and once it is over."""
    chance = random.Random(seed)
    deal = random_deal(game, preset, chance)
    player = Player(game, chance)
    while deal.seat >= 0:
        yield deal
        deal.play(player.choose(deal))
    yield deal


def seats_of(deal: Deal) -> list[int]:
    """Return the seats to look from: all, or by day of an interpreted engine two, by the state."""
    few = deal.seats if COMPILED or WIDE else min(2, deal.seats)
    return random.Random(deal.dump()).sample(range(deal.seats), few)


def sparse(
    deals: Iterator[Deal], every: int = 16 if COMPILED else 2 if QUICK else 4
) -> Iterator[Deal]:
    """Yield ever fewer states of a long deal, for what itself takes as long as the deal."""
    due = 0
    for number, deal in enumerate(deals):
        if number >= due or deal.over:
            due = number + 1 + number // every
            yield deal


def dump(value: object) -> bytes:
    """Return the bytes of a view, an event or a list of them as they go to a seat."""
    return msgspec.json.encode(value)


def scores(deal: Deal) -> list[int]:
    """Return the points of all seats."""
    return [deal.score(seat) for seat in range(deal.seats)]


def stream(seed: int) -> Random:
    """Return the engine's generator with this seed."""
    return Random(seed)
