"""No seat learns hidden cards.

The tests deal a seat's hidden cards again, at every state of random deals; every message to
the seat must stay the same, to the byte.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict

import pytest

from parlour.core.deal import Deal
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame
from parlour.core.table import Dealt, Played, Record, Table
from parlour.search.playout import play_random

from .asks import asks
from .helpers import (
    Player,
    dump,
    each_preset,
    hands_are_dealt,
    random_options,
    random_pack,
    scaled,
    seeded,
    sparse,
    states,
    stream,
)

CARD = re.compile(rb'"([^":,\[\]{}]{1,3})"')


def told(game: AnyGame, deal: Deal, seat: int) -> bytes:
    """Everything that a seat is told about the state of a deal."""
    legal = []
    if seat == deal.seat:
        legal = [game.legal_action(deal, code) for code in deal.legal()]
    return dump([deal.view(seat), legal, deal.seat, game.result(deal) if deal.over else None])


def redealt(deal: Deal, seat: int, seed: int) -> Deal:
    """Return a copy of the deal with all cards hidden from *seat* dealt again."""
    twin = deal.clone()
    twin.resample(seat, stream(seed))
    return twin


def others(deal: Deal, seat: int) -> list[int]:
    return [other for other in range(deal.seats) if other != seat]


def pack_of(game: AnyGame, deal: Deal) -> Counter[str]:
    return Counter(game.pack_text(game.pack(deal.options, deal.seats)).split())


def named(part: object) -> Counter[str]:
    """The cards that some parts of a view name; ``*4c`` is a joker that stands for the 4c."""
    return Counter("*" if b"*" in card else card.decode() for card in CARD.findall(dump(part)))


def known_of(game: AnyGame, deal: Deal, seat: int, other: int) -> Counter[str]:
    """The cards of another's hand that the seat can place there."""
    return Counter(deal.view(other).hand) & named(asks(game).held(deal, seat, other))


def hidden_from(game: AnyGame, deal: Deal, seat: int) -> Counter[str]:
    """The cards that a seat cannot place."""
    return pack_of(game, deal) - named(asks(game).placed(deal, seat))


@each_preset
@seeded(scaled(8))
def test_a_redeal_tells_the_seat_nothing_new(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            assert told(game, twin, seat) == told(game, deal, seat)


@each_preset
@seeded(scaled(3))
def test_a_redeal_can_be_played_on(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            if not twin.over:
                assert game.describe(game.position(game.describe(twin))) == game.describe(twin)
            play_random(twin, seed)
            assert twin.over


@each_preset
@seeded(scaled(4))
def test_a_redeal_is_the_same_for_the_same_seed(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        for seat in range(deal.seats):
            first, second = redealt(deal, seat, 5), redealt(deal, seat, 5)
            for other in range(deal.seats):
                assert first.view(other) == second.view(other)


@each_preset
@seeded(scaled(5))
def test_a_redeal_leaves_what_the_seat_knows(game: AnyGame, preset: str, seed: int) -> None:
    """A card of another's hand that the seat's view names stays in that hand."""
    for deal in sparse(states(game, preset, seed)):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            for other in others(deal, seat):
                known = known_of(game, deal, seat, other)
                assert known <= Counter(twin.view(other).hand)
                assert len(twin.view(other).hand) == len(deal.view(other).hand)


@each_preset
def test_a_redeal_moves_what_the_seat_does_not_know(game: AnyGame, preset: str) -> None:
    moved = total = seed = 0
    while seed < scaled(10) or total <= 100:
        seed += 1
        for deal in sparse(states(game, preset, seed)):
            for seat in range(deal.seats):
                for other in others(deal, seat):
                    hand = Counter(deal.view(other).hand)
                    if (hand - known_of(game, deal, seat, other)).total() >= 3:
                        total += 1
                        moved += Counter(redealt(deal, seat, seed).view(other).hand) != hand
    assert moved > 0.9 * total


@each_preset
@pytest.mark.parametrize("played", [0, 9])
def test_every_hidden_card_is_as_likely_as_another(game: AnyGame, preset: str, played: int) -> None:
    """Chi-square of how often each hidden card lands in the next seat's hand.

    Compared are cards that the same hands can hold: play may show that a hand has none of a suit.
    Where cards that were not shown tell of others, this is asked of the state before.
    """
    chance, draws = random.Random(20 + played), scaled(1600, 200)
    deal = game.deal(game.options(preset), seed=20)
    while played or not hands_are_dealt(deal):
        later = deal.clone()
        later.play(chance.choice(deal.legal()))
        if later.over or asks(game).tells(later):
            break
        deal, played = later, max(played - 1, 0)
    seat, other = 0, 1
    known = known_of(game, deal, seat, other)
    hidden = hidden_from(game, deal, seat)
    rng, twin, landed = stream(3), deal.clone(), Counter[str]()
    holders = {card: [0] * deal.seats for card in hidden}
    for _ in range(draws):
        twin.resample(seat, rng)
        landed += Counter(twin.view(other).hand) - known
        for place in others(deal, seat):
            for card in hidden.keys() & set(twin.view(place).hand):
                holders[card][place] = 1
    assert landed.keys() <= hidden.keys()
    alike = defaultdict[tuple[int, ...], list[str]](list)
    for card in hidden:
        alike[tuple(holders[card])].append(card)
    chi_square, freedom = 0.0, 0
    for cards in alike.values():
        total = sum(hidden[card] for card in cards)
        share = sum(landed[card] for card in cards) / draws / total
        if len(cards) == 1 or share in (0, 1):
            continue
        freedom += len(cards) - 1
        for card in cards:  # drawn without putting back: the variance is hypergeometric
            count = hidden[card]
            variance = count * share * (1 - share) * (1 - count / total) / (1 - 1 / total)
            chi_square += draws * (landed[card] / draws - count * share) ** 2 / variance
    assert freedom
    assert freedom - 5 * (2 * freedom) ** 0.5 < chi_square < freedom + 5 * (2 * freedom) ** 0.5


# -- a table: messages of two matches that differ only in what the seat cannot know ----------------


def messages(table: Table, seat: int, record: Record) -> list[bytes]:
    """Carry out a record; return what the table then sends to a seat, one message after another."""
    events = [dump(event.for_seat(seat)) for event in table.apply(record)]
    state = [table.view(seat), table.legal(seat), table.sheet(), table.waiting, table.seat]
    return [*events, dump(state)]


def play_table(game: AnyGame, preset: str, chance: random.Random) -> tuple[Table, list[Record]]:
    """Play a match of some deals; return the table as it was set up, and its records."""
    options = random_options(game, preset, chance)
    seats = chance.choice(game.seats_for(options))
    dealer = chance.randrange(seats)
    table = Table(game, options, seats, dealer)
    player = Player(game, chance)
    records: list[Record] = []
    while table.waiting != "over" and len(records) < 150:
        if table.waiting == "deal":
            record: Record = table.decide_deal(random_pack(game, options, seats, chance))
        else:
            text = game.format(table.match.deal, player.choose(table.match.deal))
            record = table.decide_play(table.seat, text).record
        table.apply(record)
        records.append(record)
    return Table(game, options, seats, dealer), records


def cut(records: list[Record], chance: random.Random) -> tuple[int, list[Record]]:
    """Where the last deal of a random beginning of the records starts, and that beginning."""
    records = records[: chance.randint(2, len(records))]
    return max(i for i, record in enumerate(records) if isinstance(record, Dealt)), records


@each_preset
@seeded(scaled(12))
def test_messages_do_not_depend_on_hidden_cards(game: AnyGame, preset: str, seed: int) -> None:
    """Cards that no message to the seat has named change places in the pack."""
    chance = random.Random(seed)
    table, played = play_table(game, preset, chance)
    start, records = cut(played, chance)
    for seat in range(table.match.seats):
        first = Table(game, table.match.options, table.match.seats, table.match.dealer)
        sent, outcomes = [], []
        for record in records:
            sent.append(messages(first, seat, record))
            outcomes.append(asks(game).outcome(first.view(0)))
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
            now = Dealt(tuple(pack), dealt.seed) if place == start else record
            if isinstance(now, Played):
                try:
                    second.decide_play(now.seat, now.action)
                except ParlourError:  # impossible with these cards: another deal
                    assert now.seat != seat
                    break
            told = messages(second, seat, now)
            if asks(game).outcome(second.view(0)) != outcomes[place]:
                break  # the hidden cards have played: another deal
            assert told == sent[place]


@pytest.mark.long
@each_preset
@seeded(300, fresh=True)
def test_long_redeals(game: AnyGame, preset: str, seed: int) -> None:
    """The same promises on deals that no run has seen before."""
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            twin = redealt(deal, seat, seed)
            assert told(game, twin, seat) == told(game, deal, seat)
            assert bool(twin.legal()) == (twin.seat >= 0)
            play_random(twin, seed)
