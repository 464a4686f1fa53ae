"""Seats around a desktop table with melds: its felt is used, melds are legible, plates stay."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.table import Dealt, Record, Table
from tests.e2e.conftest import Stack
from tests.e2e.melding import Melder
from tests.e2e.stacking import by_bot, until
from tests.e2e.test_sizes import SETTLED

LOG = logging.getLogger(__name__)
MEASURE = (Path(__file__).parent / "felt.js").read_text()
WINDOWS = [(1280, 800, True), (1280, 800, False), (1920, 1080, True), (1920, 1080, False)]
"""Width, height, and whether the side column is open."""
MOST_FREE = 36, 42
"""How many percent of the felt of a full table are free at most: in the first window, elsewhere."""
MORE_FREE = {
    ("romme", 3): (36, 44),
    ("romme", 4): (43, 42),
    ("rummy500", 4): (36, 50),
    ("rummy500", 5): (39, 49),
}
"""The same where the fullest position has a short hand, and seats with one or two melds."""
TRIED = 20  # deals by each bot, among which the fullest table is found
LEAST = {2: 73, 3: 61, 4: 56, 5: 44, 6: 44, 7: 44, 8: 44}
"""How wide the cards of melds are at least where so many sit at a full table of 1280×800."""


@cache
def fullest(game: str, seats: int) -> tuple[list[int], list[Record], int]:
    """Return a pack, and what is played until most cards are seen; also the first turn of seat 0.

    Seen are the cards of melds, of the open pile, and of the hand of seat 0, who is to act.
    """
    played, best = parlour.GAMES[game], (-1, list[int](), list[Record](), 0)
    for bot in ("steady", "casual"):
        choose, chance = by_bot(bot), Random(1)
        for _ in range(TRIED):
            pack = Pack(played.pack(played.options(), seats))
            pack.shuffle(chance)
            table, records = Table(played, played.options(), seats, dealer=1), list[Record]()
            table.apply(Dealt(tuple(pack.to_list()), 1 if played.reshuffles else 0))
            first = None
            while table.waiting == "play" and len(records) < 400:
                if table.seat == 0:
                    first = len(records) if first is None else first
                    view: Any = table.view(0)
                    melded = sum(len(meld.cards) for meld in view.table)
                    opened = len(view.pile) if game == "rummy500" else 0
                    seen = melded + len(view.hand) + opened
                    if melded and seen > best[0]:
                        best = (seen, pack.to_list(), [*records], first)
                records.append(table.decide_play(table.seat, choose(table, chance)).record)
                table.apply(records[-1])
    return best[1:]


def measured(
    stack: Stack,
    game: str,
    seats: int,
    then: Sequence[Record],
    windows: list[tuple[int, int, bool]],
) -> list[dict[str, Any]]:
    """Return the measures of a position in each window."""
    cards = fullest(game, seats)[0]
    table = stack(cards, game=game, seats=seats, bot="random", then=then)
    page = table.sit(0).page
    found, isopen = [], True
    for width, height, side in windows:
        page.set_viewport_size({"width": width, "height": height})
        if side != isopen:
            page.locator(".fold").click()
            isopen = side
        page.evaluate(SETTLED)
        found.append(page.evaluate(MEASURE))
    page.close()
    return found


def check(stack: Stack, game: str, seats: int) -> str:
    """Return what is wrong with the emptiest and the fullest table, a line for each fault."""
    _, records, first = fullest(game, seats)
    empty = measured(stack, game, seats, records[:first], WINDOWS)
    full = measured(stack, game, seats, records, WINDOWS)
    faults = []
    for window, before, after in zip(WINDOWS, empty, full, strict=True):
        where = "{}×{} {}".format(*window[:2], "open" if window[2] else "folded")
        sizes = f"{len(after['melds'])} melds of {after['least']} to {after['most']} px"
        LOG.info(
            "%s %d %s: %s %% free, then %s %%; %s",
            game,
            seats,
            where,
            before["free"],
            after["free"],
            sizes,
        )
        if before["plates"] != after["plates"]:
            faults.append(f"{where}: plates moved")
        if after["least"] < LEAST[seats]:
            faults.append(f"{where}: cards are {after['least']} px wide")
        most = MORE_FREE.get((game, seats), MOST_FREE)[window != WINDOWS[0]]
        if after["free"] > most and seats > 2:
            faults.append(f"{where}: {after['free']} % of the felt is free")
    return "\n".join(faults)


@pytest.mark.parametrize(("game", "seats"), [("romme", 4), ("rummy500", 8)])
def test_a_full_table_uses_its_felt_and_no_plate_moves(stack: Stack, game: str, seats: int) -> None:
    assert check(stack, game, seats) == ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (game, seats)
        for game in ("romme", "rummy500")
        for seats in parlour.GAMES[game].seats_for(parlour.GAMES[game].options())
    ],
)
def test_every_full_table_uses_its_felt_and_no_plate_moves(
    stack: Stack, game: str, seats: int
) -> None:
    assert check(stack, game, seats) == ""


def lies(felt: dict[str, Any], owner: str) -> list[tuple[str, list[str]]]:
    """Return the melds of an owner and their cards."""
    return [(it["id"], it["cards"]) for it in felt["melds"] if it["owner"] == owner]


def can_meld(table: Table) -> bool:
    """Return whether three seats have melded, and seat 0 can lay a meld now."""
    view: Any = table.view(0)
    melded = view.opened if table.game.id == "romme" else view.laid
    return sum(map(bool, melded)) > 2 and any(it.kind == "meld" for it in table.legal(0))


@pytest.mark.parametrize("game", ["romme", "rummy500"])
def test_a_lay_moves_nobody_elses_melds_and_no_plate(stack: Stack, game: str) -> None:
    pack, then = until(can_meld, game, 4, by_bot("steady"), 1)
    ann = Melder(stack(pack, game=game, seats=4, bot="steady", then=then).sit(0).page)
    felts = list[dict[str, Any]]()

    def look() -> None:
        ann.page.evaluate(SETTLED)
        felts.append(ann.page.evaluate(MEASURE))

    ann.play_deal(look)
    first, second, *_ = felts
    assert len(first["melds"]) > 2
    assert len(second["melds"]) > len(first["melds"])
    for before, after in pairwise(felts):
        assert before["plates"] == after["plates"]
        for meld in before["melds"]:
            if lies(before, meld["owner"]) == lies(after, meld["owner"]):
                assert meld in after["melds"]


def test_no_plate_is_cut_off_where_the_felt_has_no_rail(stack: Stack) -> None:
    pack, then = until(can_meld, "romme", 4, by_bot("steady"), 1)
    page = stack(pack, game="romme", seats=4, bot="random", then=then).sit(0).page
    page.set_viewport_size({"width": 900, "height": 700})
    page.evaluate(SETTLED)
    plates = page.evaluate(MEASURE)["plates"]
    felt = page.locator(".board").bounding_box()
    assert felt
    assert len(plates) == 4
    assert min(top for _, top, *_ in plates.values()) >= felt["y"]
