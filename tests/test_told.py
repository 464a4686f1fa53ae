"""Bots are told what their seat knows of a match, the same from log and replay."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.core.deal import Deal
from parlour.core.events import ActionPlayed
from parlour.core.game import AnyGame
from parlour.core.table import Dealt, Played, Record, Table
from parlour.core.table_replay import replay_of
from parlour.core.told import NOTHING, Memory, Told
from parlour.sim import simulate

from .asks import asks
from .helpers import dump, each_game, each_preset, scaled, seeded
from .test_secrecy import CARD, cut, messages, play_table

GIN = parlour.GAMES["gin"]
STEADY = bots.create("steady", "gin")


def of_all(memory: Memory, seats: int) -> list[bytes]:
    """Return all that every seat has been told, as bytes."""
    return [dump(memory.told(seat)) for seat in range(seats)]


@each_preset
@seeded(scaled(8))
def test_what_is_told_does_not_depend_on_hidden_cards(
    game: AnyGame, preset: str, seed: int
) -> None:
    """Cards that no message to the seat has named change places in the pack."""
    chance = random.Random(seed)
    table, played = play_table(game, preset, chance)
    start, records = cut(played, chance)
    place = (game, table.match.options, table.match.seats, table.match.dealer)
    seat = chance.randrange(table.match.seats)
    first, second = Table(*place), Table(*place)
    sent, outcomes, told = b"", [], []
    for number, record in enumerate(records):
        sent += b"".join(messages(first, seat, record)) if number >= start else b""
        if number < start:
            first.apply(record)
        outcomes.append(asks(game).outcome(first.view(0)))
        told.append(dump(first.told(seat)) if number >= start else b"")
    dealt = records[start]
    assert isinstance(dealt, Dealt)
    named = set(CARD.findall(sent))
    names = game.pack_text(dealt.cards).split()
    hidden = [i for i, name in enumerate(names) if name.encode() not in named]
    pack, order = list(dealt.cards), chance.sample(hidden, len(hidden))
    for i, j in zip(hidden, order, strict=True):
        pack[i] = dealt.cards[j]
    for number, record in enumerate(records):
        now = Dealt(tuple(pack), dealt.seed) if number == start else record
        if isinstance(now, Played):
            deal = second.deal_for(now.seat)
            if not deal.accepts(game.parse(deal, now.action)):
                break  # impossible with these cards: another deal
        second.apply(now)
        if asks(game).outcome(second.view(0)) != outcomes[number]:
            break  # the hidden cards have played: another deal
        assert number < start or dump(second.told(seat)) == told[number]


@each_preset
@seeded(scaled(3))
def test_what_is_told_follows_from_the_log_and_from_the_replay(
    game: AnyGame, preset: str, seed: int
) -> None:
    chance = random.Random(seed)
    table, records = play_table(game, preset, chance)
    options, seats, dealer = table.match.options, table.match.seats, table.match.dealer
    told = []
    for record in records:
        table.apply(record)
        told.append(of_all(table.memory, seats) if chance.random() < 0.1 else [])
    again = Table(game, options, seats, dealer)
    again.apply_all(records)
    assert again.told(0) == table.told(0)
    assert pickle.loads(pickle.dumps(table.told(0))) == table.told(0)
    memory, number = Memory(game), 0
    for step in replay_of(game, options.to_dict(), seats, records, dealer).run(parlour.GAMES):
        match = step.match
        if step.what == "dealt":
            memory.begin(match.deal, match.dealer)
        elif step.what == "action":
            memory.note(step.seat, step.code)
        elif step.what == "scored":
            memory.end(match.rows[-1], match.totals)
            if match.over:
                memory.close(match.totals, match.places)
            continue
        ended = ends(match.deal, step.code) if step.what == "action" else False
        assert ended or not told[number] or of_all(memory, seats) == told[number]
        number += 1


@each_preset
@seeded(scaled(3))
def test_a_choice_can_be_looked_back_on_as_it_was(game: AnyGame, preset: str, seed: int) -> None:
    """The deal as the seat knew it then, what it did and what it had been told."""
    chance = random.Random(seed)
    table, records = play_table(game, preset, chance)
    seen: dict[tuple[int, int], list[tuple[bytes, int, bytes, int]]] = {}
    for record in records:
        if isinstance(record, Played):
            deal, seat = table.deal_for(record.seat), record.seat
            if len(deal.legal()) > 1:
                now = dump(deal.seen_by(seat).dump()), game.parse(deal, record.action)
                found = seen.setdefault((table.match.number, seat), [])
                found.append((*now, dump(table.told(seat)), table.seq))
        table.apply(record)
    for number in range(1, len(table.match.rows) + 1):
        for seat in range(table.match.seats):
            places = table.memory.courses[number - 1].choices(seat)
            choices = [table.memory.choice(seat, number, place) for place in places]
            assert [
                (dump(it.deal.dump()), it.code, dump(it.told), it.seq) for it in choices
            ] == seen.get((number, seat), [])


def ends(deal: Deal, code: int) -> bool:
    """Whether an action ends its deal."""
    twin = deal.clone()
    twin.step(code)
    return twin.over


@each_game
def test_a_seat_is_told_what_it_did_and_how_deals_ended(game: AnyGame) -> None:
    options = game.options()
    table = Table(game, options, game.usual_seats(options))
    pack = list(game.pack(options, table.match.seats))
    events: list[list[ActionPlayed]] = []
    chance = random.Random(1)
    for _ in range(2):
        history: list[ActionPlayed] = []
        chance.shuffle(pack)
        table.apply(table.decide_deal(pack))
        while table.waiting == "play":
            assert table.told(0).history == tuple(it.for_seat(0) for it in history)
            codes = table.match.deal.legal()
            step = table.decide_play(table.seat, chance.choice(codes))
            history += [it for it in table.apply(step) if isinstance(it, ActionPlayed)]
        events.append(history)
        if table.waiting == "over":
            break
    told = table.told(0)
    assert told.number == len(events)
    assert told.totals == tuple(table.match.totals)
    assert [it.row for it in told.past] == table.match.rows
    for finished, history in zip(told.past, events, strict=True):
        assert finished.history == tuple(it.for_seat(0) for it in history)
    assert told.past[-1].view == table.view(0)


# -- who is told -----------------------------------------------------------------------------------


class Listener:
    """Plays as the steady bot does, and keeps what it was told."""

    name = "listener"

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.last: list[Told] = []

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        self.told.append(told)
        return STEADY.choose(seen, budget, seed)

    def follow(self, deal: Deal, seat: int, told: Told) -> None:
        self.last.append(told)


def untold(seen: Deal, budget: int, seed: int) -> int:
    """Do anything, and wish to know nothing."""
    legal = seen.legal()
    return legal[(seed + budget) % len(legal)]


def counting(seen: Deal, budget: int, seed: int, told: Told) -> int:
    """Do what as many as have acted before say."""
    legal = seen.legal()
    return legal[(len(told.history) + seed + budget) % len(legal)]


def test_a_listening_bot_is_told_of_its_matches() -> None:
    bot = Listener()
    simulate(GIN, bots=[bot, "steady"], matches=2, seed=3)
    matches = {it.match for it in bot.told}
    assert len(matches) == 2
    for name in matches:
        told = [it for it in bot.told if it.match == name]
        assert [it.number for it in told] == sorted(it.number for it in told)
        assert all(len(it.past) == it.number - 1 for it in told)
        assert told[-1].number > 1
    assert {it.match for it in bot.last} == matches
    assert all(sorted(it.places) == [1, 2] for it in bot.last)


def test_a_deal_that_stands_alone_has_a_course_and_no_past() -> None:
    bot = Listener()
    simulate(GIN, bots=[bot, untold], deals=2, mirrored=True, seed=3)
    assert all((it.number, it.past, it.totals) == (1, (), ()) for it in bot.told)
    assert any(it.history for it in bot.told)
    assert len({it.match for it in bot.told}) == len(bot.last) == 2
    assert all(len(it.past) == 1 for it in bot.last)


@pytest.mark.parametrize("bot", [counting, Listener, Listener()])
def test_whatever_takes_it_is_told(bot: Any) -> None:
    assert bots.listens(bots.load(bot, "gin"))


@pytest.mark.parametrize("bot", [untold, "random", "steady"])
def test_a_bot_that_does_not_listen_is_told_nothing(bot: Any) -> None:
    loaded = bots.load(bot, "gin")
    assert not bots.listens(loaded)
    memory = Memory(GIN)
    assert bots.told_to(loaded, memory, 0) is None


def test_a_function_is_told_by_its_argument() -> None:
    ours = simulate(GIN, bots=[counting, untold], deals=6, seed=1).points
    assert ours != simulate(GIN, bots=[untold, untold], deals=6, seed=1).points


def test_a_memory_before_the_first_deal_is_empty() -> None:
    table = Table(GIN, GIN.options(), 2)
    records: list[Record] = []
    table.apply_all(records)
    assert table.told(1) == NOTHING
