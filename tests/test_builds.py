"""The same source, compiled and interpreted: every number that comes out must be the same."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec
import pytest

from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.actions import Actions
from parlour.core.deal import Deal
from parlour.core.errors import IllegalAction
from parlour.search.playout import Tally, play_deals, play_random

from .digest import COMPARED, DEALS
from .helpers import COMPILED, GAMES

ROOT = Path(__file__).parents[1]
COMPARES = "the compiled run compares both builds"


def start(module: str, *, pure: bool) -> subprocess.Popen[str]:
    """Run a module of the tests in one build."""
    words = [sys.executable, "-m", module, *(["pure"] if pure else [])]
    env = {**os.environ, "PARLOUR_PURE": "1" if pure else "", "PYTHONHASHSEED": "random"}
    return subprocess.Popen(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)


def test_the_build_is_the_one_asked_for() -> None:
    if os.environ.get("PARLOUR_PURE"):
        assert not COMPILED
    if os.environ.get("PARLOUR_REQUIRE_COMPILED"):
        assert COMPILED


@pytest.mark.skipif(not COMPILED, reason=COMPARES)
def test_both_builds_agree() -> None:
    runs = [start("tests.digest", pure=pure) for pure in (False, True)]
    compiled, interpreted = (run.communicate()[0].splitlines() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert len(compiled) == 1 + 2 * len(GAMES) + (2 + DEALS) * len(COMPARED)
    assert [pair for pair in zip(compiled, interpreted, strict=True) if len(set(pair)) > 1] == []


EDGE = """
import parlour
from parlour.cards.rng import Random
deal = next(iter(parlour.GAMES.values())).deal(seed=1)
for code in (-1, 2**64, 2**70, 10**30, "x", None, 1.5, float(deal.legal()[0]), [], True, object()):
    try:
        deal.play(code)
    except Exception as error:
        print(type(error).__name__, getattr(error, "code", ""))
    else:
        print("played")
for seat in (-1, 2, 2**40, "x", None):
    for ask in (deal.view, deal.score, lambda seat: deal.resample(seat, Random(1))):
        try:
            ask(seat)
        except Exception as error:
            print("ValueError" if isinstance(error, OverflowError) else type(error).__name__)
"""


@pytest.mark.skipif(not COMPILED, reason=COMPARES)
def test_both_builds_refuse_alike_at_the_edge() -> None:
    told = []
    for pure in ("", "1"):
        env = {**os.environ, "PARLOUR_PURE": pure}
        words = [sys.executable, "-c", EDGE]
        done = subprocess.run(words, env=env, cwd=ROOT, check=True, capture_output=True, text=True)
        told.append(done.stdout.split("\n"))
    assert told[0] == told[1]
    assert told[0][:4] == ["IllegalAction not_legal"] * 4
    assert not any("played" in line for line in told[0])


# -- a game that is not compiled -------------------------------------------------------------------


class ToyView(msgspec.Struct, frozen=True):
    """One's own card."""

    card: int


class Toy(Deal):
    """Each seat in turn keeps its card or changes it for the next; the highest wins, or -1 each."""

    def __init__(self, options: Any = None, seats: int = 3) -> None:
        super().__init__(options, seats)
        self.cards = [0] * 8
        self.next = 0

    def set_up(self, pack: Pack, dealer: int) -> None:
        self.cards[:] = pack.to_list()[:8]
        self.next = self.seats
        self.seat = 0

    def find_actions(self, out: Actions) -> None:
        out.clear()
        out.add(0)
        if self.next < 8:
            out.add(1 + self.cards[self.seat])

    def apply(self, code: int) -> None:
        if code:
            self.cards[self.seat] = self.cards[self.next]
            self.next += 1
        self.seat = self.seat + 1 if self.seat + 1 < self.seats else -1

    def points(self, seat: int) -> int:
        hands = self.cards[: self.seats]
        return 2 if self.cards[seat] == max(hands) else -1

    def redeal(self, seat: int, rng: Random) -> None:
        hidden = [i for i in range(8) if i != seat]
        pack = Pack(self.cards[i] for i in hidden)
        pack.shuffle(rng)
        for i, card in zip(hidden, pack.to_list(), strict=True):
            self.cards[i] = card

    def view(self, seat: SupportsIndex) -> ToyView:
        return ToyView(self.cards[seat])


def vars_of(toy: Toy) -> dict[str, Any]:
    """The numbers that a toy has itself."""
    return {"cards": toy.cards, "next": toy.next}


class Auctioneer(Toy):
    """Each seat in turn bids 1 to 9, of which the lowest is listed; the bids are the points."""

    def find_actions(self, out: Actions) -> None:
        out.clear()
        out.add(0)
        out.add_range(11)

    def last_of(self, code: int) -> int:
        return 19 if code else 0

    def apply(self, code: int) -> None:
        self.cards[self.seat] = max(code - 10, 0)
        self.seat = self.seat + 1 if self.seat + 1 < self.seats else -1

    def points(self, seat: int) -> int:
        return self.cards[seat]


class Failing(Toy):
    """Fails in the middle of a deal."""

    def apply(self, code: int) -> None:
        raise ArithmeticError("in the middle")


class Unfinished(Deal):
    """Has no hooks."""


def test_an_interpreted_game_runs_under_the_loops_of_this_build() -> None:
    tally = play_deals(Toy(), tuple(range(20)), 5, 400)
    assert tally.deals == 400
    assert tally.decisions == 1200
    assert sum(wins for _, _, wins in tally.sums()) == 400 * tally.whole
    assert sum(total for total, _, _ in tally.sums()) == 0
    assert sum(squares for _, squares, _ in tally.sums()) == 400 * 6
    again = play_deals(Toy(), tuple(range(20)), 5, 400)
    assert again.sums() == tally.sums() != play_deals(Toy(), tuple(range(20)), 6, 400).sums()


class Lucky(Toy):
    """Notes the chance that it is given."""

    def __init__(self, options: Any = None, seats: int = 3) -> None:
        super().__init__(options, seats)
        self.given: list[int] = []

    def set_up(self, pack: Pack, dealer: int) -> None:
        super().set_up(pack, dealer)
        self.given.append(self.chance)


def test_every_deal_of_a_playout_has_a_chance_of_its_own() -> None:
    given = []
    for seed in (1, 2, 1):
        deal = Lucky()
        play_deals(deal, tuple(range(20)), seed, 50)
        given.append(deal.given)
    assert len({*given[0], *given[1]}) == 100
    assert given[0] == given[2]


def test_an_interpreted_game_has_the_whole_interface() -> None:
    deal = Toy()
    deal.start([3, 1, 4, 15, 9, 2, 6, 5], 0)
    assert deal.legal() == [0, 4]
    with pytest.raises(IllegalAction) as refused:
        deal.play(3)
    assert refused.value.code == "not_legal"
    twin = deal.clone()
    deal.play(4)
    assert (deal.view(0).card, twin.view(0).card) == (15, 3)
    assert (deal.seat, twin.seat) == (1, 0)
    assert twin != deal
    twin.copy_from(deal)
    assert (twin.view(0).card, twin.seat, twin.next) == (15, 1, 4)
    assert twin == deal == copy.copy(deal)
    assert deal.fields() == {"seats": 3, "seat": 1, "chance": deal.chance} | vars_of(deal)
    with pytest.raises(NotImplementedError, match=r"Toy\.dump"):
        deal.dump()
    twin.resample(1, Random(2))
    assert twin.view(1) == deal.view(1)
    assert sorted(twin.cards) == sorted(deal.cards) != twin.cards
    assert play_random(deal, 1) == 2
    assert deal.over
    assert [deal.score(seat) for seat in range(3)].count(2) == 1
    with pytest.raises(IllegalAction) as refused:
        deal.play(0)
    assert refused.value.code == "deal_over"


def test_an_interpreted_game_may_list_ranges() -> None:
    deal = Auctioneer()
    deal.start(range(8))
    assert deal.legal() == [0, 11]
    assert [code for code in range(25) if deal.accepts(code)] == [0, *range(11, 20)]
    deal.play(15)
    with pytest.raises(IllegalAction):
        deal.play(20)
    deal.seat = -1  # as if it were over
    assert deal.score(0) == 5
    tally = play_deals(Auctioneer(), tuple(range(8)), 1, 600)
    for total, squares, _ in tally.sums():  # half of the bids are 0, the others 1 to 9 alike
        assert 2.2 < total / 600 < 2.8
        assert 14 < squares / 600 < 17.8


def over(deal: Unfinished) -> Unfinished:
    """A deal as if it had ended."""
    deal.seat = -1
    return deal


@pytest.mark.parametrize("hook", ["set_up", "find_actions", "apply", "points", "redeal"])
def test_a_missing_hook_is_named(hook: str) -> None:
    deal = Unfinished(None, 2)
    deal.seat = 0
    calls: dict[str, Callable[[], object]] = {
        "set_up": lambda: deal.start([1, 2]),
        "find_actions": deal.legal,
        "apply": lambda: deal.step(0),
        "points": lambda: over(deal).score(0),
        "redeal": lambda: deal.resample(0, Random(1)),
    }
    with pytest.raises(NotImplementedError, match=rf"Unfinished\.{hook}"):
        calls[hook]()
    with pytest.raises(NotImplementedError, match=r"Unfinished\.view"):
        deal.view(0)


def test_errors_come_out_of_compiled_loops() -> None:
    with pytest.raises(ArithmeticError, match="in the middle"):
        play_deals(Failing(), tuple(range(8)), 1, 3)


def test_tallies_add_up() -> None:
    whole, parts = Tally(3), [play_deals(Toy(), tuple(range(20)), seed, 50) for seed in (1, 2)]
    for part in parts:
        whole.merge(part)
    assert (whole.deals, whole.decisions) == (100, 300)
    totals = [sum(values) for values in zip(*(part.sums()[0] for part in parts), strict=True)]
    assert list(whole.sums()[0]) == totals
    for seats in (0, 17):
        with pytest.raises(ValueError, match="seats"):
            Tally(seats)


def test_the_list_of_actions_grows() -> None:
    actions = Actions(4)
    for code in range(100, 0, -1):
        actions.add(code)
    actions.sort()
    assert actions.to_list() == list(range(1, 101))
    assert actions.holds(100)
    assert not actions.holds(101)
    actions.clear()
    actions.add_cards(2**64 - 1, 1 << 40)
    actions.add_cards(0b1010, 0)
    assert actions.to_list() == [card | 1 << 40 for card in range(64)] + [1, 3]
    assert actions.capacity >= 128
