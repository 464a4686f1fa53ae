"""Nobody learns what his seat may not know.

What a seat cannot place is dealt anew, at every state of random deals; all that the seat is told
must stay the same, to the byte.
"""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from parlour.core.deal import Deal
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.table import Dealt, Played, Record, Table
from parlour.search.playout import play_random

from .helpers import (
    Player,
    dump,
    each_preset,
    random_options,
    random_pack,
    scaled,
    seeded,
    states,
    stream,
)

CARD = re.compile(rb'"([^":,\[\]{}]{2,3})"')


def told(game: Game, deal: Deal, seat: int) -> bytes:
    """Everything that a seat is told about the state of a deal."""
    legal = []
    if seat == deal.seat:
        legal = [game.legal_action(deal, code) for code in deal.legal()]
    return dump([deal.view(seat), legal, deal.seat, game.result(deal) if deal.over else None])


def redealt(deal: Deal, seat: int, seed: int) -> Deal:
    """A copy of the deal in which all that *seat* cannot place is dealt anew."""
    twin = deal.clone()
    twin.resample(seat, stream(seed))
    return twin


def others(deal: Deal, seat: int) -> list[int]:
    return [other for other in range(deal.seats) if other != seat]


@each_preset
@seeded(scaled(20))
def test_a_redeal_tells_the_seat_nothing_new(game: Game, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            assert told(game, twin, seat) == told(game, deal, seat)


@each_preset
@seeded(scaled(6))
def test_a_redeal_can_be_played_on(game: Game, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            if not twin.over:
                assert game.describe(game.position(game.describe(twin))) == game.describe(twin)
            play_random(twin, seed)
            assert twin.over


@each_preset
@seeded(scaled(12))
def test_a_redeal_is_the_same_for_the_same_seed(game: Game, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            first, second = redealt(deal, seat, 5), redealt(deal, seat, 5)
            for other in range(deal.seats):
                assert first.view(other) == second.view(other)


@each_preset
@seeded(scaled(12))
def test_a_redeal_leaves_what_the_seat_knows(game: Game, preset: str, seed: int) -> None:
    """A card of another's hand that the seat's view names stays in that hand."""
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            named = set(CARD.findall(dump(deal.view(seat))))
            twin = redealt(deal, seat, seed)
            for other in others(deal, seat):
                known = {card for card in deal.view(other).hand if card.encode() in named}
                assert known <= set(twin.view(other).hand)
                assert len(twin.view(other).hand) == len(deal.view(other).hand)


@each_preset
def test_a_redeal_moves_what_the_seat_does_not_know(game: Game, preset: str) -> None:
    moved = total = 0
    for seed in range(scaled(24)):
        for deal in states(game, preset, seed):
            for seat in range(deal.seats):
                named = set(CARD.findall(dump(deal.view(seat))))
                for other in others(deal, seat):
                    hidden = [it for it in deal.view(other).hand if it.encode() not in named]
                    if len(hidden) >= 3:
                        total += 1
                        twin = redealt(deal, seat, seed)
                        moved += set(twin.view(other).hand) != set(deal.view(other).hand)
    assert total > 100
    assert moved > 0.9 * total


@each_preset
@pytest.mark.parametrize("played", [0, 9])
def test_every_hidden_card_is_as_likely_as_another(game: Game, preset: str, played: int) -> None:
    """Chi-square of how often each hidden card lands in the next seat's hand."""
    chance, draws = random.Random(20 + played), scaled(1600)
    deal = game.deal(game.options(preset), seed=20)
    for _ in range(played):
        deal.play(chance.choice(deal.legal()))
    seat, other = 0, 1
    named = set(CARD.findall(dump(deal.view(seat))))
    pack = game.pack_text(game.pack(deal.options, deal.seats)).split()
    hidden = [card for card in pack if card.encode() not in named]
    rng, twin, landed = stream(3), deal.clone(), Counter[str]()
    for _ in range(draws):
        twin.resample(seat, rng)
        landed.update(card for card in twin.view(other).hand if card in hidden)
    share = landed.total() / draws / len(hidden)
    assert 0 < share < 1
    spread = sum((landed[card] - draws * share) ** 2 for card in hidden)
    chi_square = spread / (draws * share * (1 - share))
    freedom = len(hidden) - 1
    assert freedom - 5 * (2 * freedom) ** 0.5 < chi_square < freedom + 5 * (2 * freedom) ** 0.5


# -- a table: messages of two matches that differ only in what the seat cannot know ----------------


def messages(table: Table, seat: int, record: Record) -> list[bytes]:
    """Carry out a record; return what the table then sends to a seat, one message after another."""
    events = [dump(event.for_seat(seat)) for event in table.apply(record)]
    state = [table.view(seat), table.legal(seat), table.sheet(), table.waiting, table.seat]
    return [*events, dump(state)]


def play_table(game: Game, preset: str, chance: random.Random) -> tuple[Table, list[Record]]:
    """Play a match of some deals; return the table as it was set up, and its records."""
    options, seats = random_options(game, preset, chance), chance.choice(game.seats)
    dealer = chance.randrange(seats)
    table = Table(game, options, seats, dealer)
    player = Player(game, chance)
    records: list[Record] = []
    while table.waiting != "over" and len(records) < 150:
        if table.waiting == "deal":
            record: Record = table.decide_deal(random_pack(game, options, seats, chance))
        else:
            text = game.format(table.match.deal, player.choose(table.match.deal))
            record = table.decide_play(table.seat, text)
        table.apply(record)
        records.append(record)
    return Table(game, options, seats, dealer), records


def cut(records: list[Record], chance: random.Random) -> tuple[int, list[Record]]:
    """Where the last deal of a random beginning of the records starts, and that beginning."""
    records = records[: chance.randint(2, len(records))]
    return max(i for i, record in enumerate(records) if isinstance(record, Dealt)), records


@each_preset
@seeded(scaled(20))
def test_messages_do_not_depend_on_hidden_cards(game: Game, preset: str, seed: int) -> None:
    """Cards that no message to the seat has named change places in the pack."""
    chance = random.Random(seed)
    table, played = play_table(game, preset, chance)
    start, records = cut(played, chance)
    for seat in range(table.match.seats):
        first = Table(game, table.match.options, table.match.seats, table.match.dealer)
        sent = [messages(first, seat, record) for record in records]
        dealt = records[start]
        assert isinstance(dealt, Dealt)
        named = set(CARD.findall(b"".join(part for sending in sent[start:] for part in sending)))
        names = game.pack_text(dealt.cards).split()
        hidden = [i for i, name in enumerate(names) if name.encode() not in named]
        pack, order = list(dealt.cards), chance.sample(hidden, len(hidden))
        for i, j in zip(hidden, order, strict=True):
            pack[i] = dealt.cards[j]
        second = Table(game, table.match.options, table.match.seats, table.match.dealer)
        for place, record in enumerate(records):
            now = Dealt(tuple(pack)) if place == start else record
            if isinstance(now, Played):
                try:
                    second.decide_play(now.seat, now.action)
                except ParlourError:  # with these cards he could not have done it: another deal
                    assert now.seat != seat
                    break
            assert messages(second, seat, now) == sent[place]


@pytest.mark.long
@each_preset
@seeded(2_000, fresh=True)
def test_long_redeals(game: Game, preset: str, seed: int) -> None:
    """The same promises on deals that no run has seen before."""
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            assert told(game, twin, seat) == told(game, deal, seat)
            assert bool(twin.legal()) == (twin.seat >= 0)
            play_random(twin, seed)
