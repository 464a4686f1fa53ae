"""A player who lays down melds they could have kept does not wait; others seem to wait."""

from __future__ import annotations

from itertools import chain

import pytest

from parlour import GAMES, bots
from parlour.bots.rummy500.habits import waiting
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.core.events import ActionPlayed, Move
from parlour.core.match import SheetRow
from parlour.core.table import Table
from parlour.core.told import FinishedDeal, Told
from parlour.games.rummy500.actions import DECLINE, DISCARD, STOCK
from parlour.games.rummy500.deal import Rummy500Deal

pytestmark = pytest.mark.once

GAME = GAMES["rummy500"]
FIRST = "benchmarks.peers.first:Rummy500"
DEAL = GAME.deal(seats=2, seed=1, dealer=1)
BINDING = GAME.options(top_take="must_use")
ROW = SheetRow(1, 0, "out", (9, 0), 0, (0,))


def did(seat: int, text: str, cards: int = 1) -> ActionPlayed:
    """Return a seat's action that moves this number of cards to or from its hand."""
    hand, kind = f"hand:{seat}", text.split()[0]
    move = Move(None, "stock", hand) if kind in ("stock", "take") else Move("2c", hand, "pile")
    return ActionPlayed(seat, kind, text, (move,) * cards)


def turn(seat: int, *between: str, draw: str = "stock", cards: int = 3) -> list[ActionPlayed]:
    """A turn in which something was laid down, or nothing."""
    return [did(seat, draw), *(did(seat, it, cards) for it in between), did(seat, "discard 2c")]


def waits(
    *turns: list[ActionPlayed], past: tuple[FinishedDeal, ...] = (), deal: Rummy500Deal = DEAL
) -> bool:
    """Whether seat 1 seems to wait, after these turns."""
    return 1 in waiting(deal, Told(history=tuple(chain(*turns)), past=past))


def finished(*turns: list[ActionPlayed]) -> FinishedDeal:
    return FinishedDeal(ROW, tuple(chain(*turns)), DEAL.view(0))


QUIET = turn(1)
HASTY = turn(1, "meld 4c 5c 6c")


def test_nothing_is_known_until_some_cards_are_thrown() -> None:
    assert [waits(*[QUIET] * count) for count in range(4)] == [False, False, True, True]
    assert not waits(turn(0), turn(0), turn(0))  # these are one's own


def test_laying_down_avoidable_melds_shows_a_player_does_not_wait() -> None:
    assert not waits(QUIET, QUIET, QUIET, HASTY)
    assert not waits(QUIET, HASTY, turn(0), QUIET, QUIET, QUIET)
    assert not waits(QUIET, QUIET, QUIET, turn(1, "lay 4c>T0.lo", cards=1))


def test_a_meld_forced_by_the_draw_reveals_no_habit() -> None:
    taken = turn(1, "meld 4c 5c 6c", draw="take D0")
    assert waits(QUIET, QUIET, taken)
    assert not waits(QUIET, QUIET, turn(1, "meld 4c 5c 6c", "lay 7c>T0.hi", draw="take D0"))
    top = turn(1, "meld 4c 5c 6c", draw="take")
    assert not waits(QUIET, QUIET, top)
    assert waits(QUIET, QUIET, top, deal=GAME.deal(BINDING, seats=2, seed=1, dealer=1))
    assert waits(QUIET, QUIET, QUIET, [did(1, "call D0 meld 4c 5c 6c", 3)])


def test_nobody_waits_where_another_has_few_cards_or_the_stock_ends() -> None:
    few = turn(0, "meld 4c 5c 6c", cards=10)
    assert waits(QUIET, QUIET, QUIET, few, HASTY)
    late = DEAL.clone()
    while late.view(0).stock > 6:
        wanted = (STOCK, DISCARD, DECLINE)
        late.step(next(it for it in late.legal() if kind_of(it) in wanted))
    assert waits(QUIET, QUIET, QUIET, HASTY, deal=late)
    assert not waits(QUIET, QUIET, QUIET, HASTY, *[QUIET] * 6, deal=late)


def test_a_deal_before_tells_it_but_not_by_how_it_was_won() -> None:
    assert waits(past=(finished(QUIET, QUIET, QUIET, turn(0), HASTY),))
    assert not waits(QUIET, QUIET, QUIET, past=(finished(HASTY, turn(0)),))
    assert not waits(past=(finished(QUIET, turn(0)),))


def test_both_kinds_of_players_are_known_by_the_middle_of_a_deal() -> None:
    players: dict[str, bots.Bot] = {
        "waits": bots.create("steady", "rummy500"),
        "never": bots.load(FIRST, "rummy500"),
    }
    seen = {
        name: [1 in told for seed in range(20) for told in looked_at(bot, seed)]
        for name, bot in players.items()
    }
    shares = {name: sum(found) / len(found) for name, found in seen.items()}
    assert shares["waits"] > 0.95
    assert shares["never"] < 0.1


def looked_at(bot: bots.Bot, seed: int) -> list[frozenset[int]]:
    """Return the sets of seats that seem to wait, as seat 0 sees them from the fifth turn on."""
    table = Table(GAME, GAME.options(), 2)
    pack = Pack(GAME.pack(GAME.options(), 2))
    pack.shuffle(Random(seed))
    table.apply(table.decide_deal(pack.to_list()))
    found = []
    while table.waiting == "play":
        deal = table.match.deal
        seen = deal.seen_by(deal.seat)
        told = table.told(0)
        if deal.seat == 0 and sum(it.kind == "discard" for it in told.history) >= 8:
            found.append(waiting(seen, told))
        table.apply(table.decide_play(deal.seat, bot.choose(seen, 1, seed)))
    return found
