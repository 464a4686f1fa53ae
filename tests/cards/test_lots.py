"""Chance within a deal from a sealed key: to the byte, in every game that draws from it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from parlour import GAMES, proof
from parlour.cards import lots
from parlour.core.deal import Deal
from parlour.core.errors import ArgumentError
from parlour.core.game import AnyGame
from parlour.core.options import Value
from tests.helpers import each_game, seeded

RESHUFFLES = [game for game in GAMES.values() if game.reshuffles]


def next_key(key: bytes) -> bytes:
    """Return the key that takes a key's place, as it is written down."""
    return sha256(b"\0\0\0\x10parlour/chance/2" + b"\0\0\0\x20" + key).digest()


def begun(name: str, key: bytes, seed: int, **options: Value) -> Deal:
    """Return a deal whose pack comes from a seed, and whose chance comes from a key."""
    game = GAMES[name]
    rules = game.options(None, **options)
    seats = game.usual_seats(rules)
    pack = list(game.pack(rules, seats))
    Random(seed).shuffle(pack)
    match = game.match_type(game, rules, seats)
    match.start(pack, key.hex())
    deal: Deal = match.deal
    return deal


def played(deal: Deal, seed: int) -> Iterator[Deal]:
    """Yield a deal before each of its actions, which are drawn at random."""
    chance = Random(seed)
    while not deal.over:
        yield deal
        deal.step(chance.choice(deal.legal()))


def key_of(deal: Deal) -> bytes:
    return b"".join(word.to_bytes(8, "big") for word in deal.fields()["key"])


@seeded(8)
def test_R10_1_discards_are_shuffled_by_the_key_and_each_time_by_the_next(seed: int) -> None:
    key = Random(seed).randbytes(32)
    deal = begun("romme", key, seed, open_min=100)  # nobody opens, so the stock runs out
    piles: list[list[int]] = []
    refills = 0
    for now in played(deal, seed):
        fields = now.fields()
        if fields["refills"] > refills:
            refills += 1
            order = proof.pack_of(key, piles[-1][:-1])
            drawn = fields["stock"][: len(order)]
            assert drawn == order
            key = next_key(key)
        assert key_of(now) == key
        piles.append(fields["pile"][: fields["pile_size"]])


def test_R3_7_the_pack_is_cut_by_the_key() -> None:
    key = bytes(range(32))
    cut, plain = (begun("romme", key, 4, rauben=rauben) for rauben in (True, False))
    size = len(GAMES["romme"].pack(cut.options, cut.seats))
    at = 1 + proof.pack_of(key, range(size - 1))[0]
    pack = plain.fields()["stock"][:size]
    assert cut.fields()["stock"][:size] == [*pack[at:], *pack[:at]]
    assert (key_of(cut), key_of(plain)) == (next_key(key), key)


@seeded(8)
def test_R5_6_lots_in_a_race_are_drawn_by_the_key(seed: int) -> None:
    key = Random(seed).randbytes(32)
    deal = begun("lorum", key, seed, declaration="race")
    waiting = list(range(deal.seats))
    for _ in range(deal.seats):
        assert deal.seat == proof.pack_of(key, waiting)[0]
        key = next_key(key)
        assert key_of(deal) == key
        waiting.remove(deal.seat)
        deal.play(deal.legal()[0])  # passes


@pytest.mark.parametrize("name", ["tripoley", "michigan"])
def test_the_last_hands_are_dealt_by_the_key(name: str) -> None:
    key, drawn = bytes(range(32)), 0
    pack = [suit << 4 | rank for suit in range(4) for rank in range(13)]
    for seed in range(4):
        deal = begun(name, key, seed, deals=1, final_board="showdown")
        for _ in played(deal, seed):
            assert key_of(deal) == key
        if key_of(deal) == next_key(key):
            order = proof.pack_of(key, pack)
            hands = deal.fields()["drawn"]
            sitting = deal.fields()["order"][: deal.fields()["sitting"]]
            for place, seat in enumerate(sitting):
                cards = order[5 * place : 5 * place + 5]
                assert hands[seat] == sum(1 << card for card in cards)
            drawn += 1
    assert drawn


@each_game
def test_a_key_is_taken_where_something_is_drawn_and_a_number_everywhere(game: AnyGame) -> None:
    rules = game.options()
    deal = game.new_deal(rules, game.usual_seats(rules))
    pack = game.pack(rules, deal.seats)
    if game.reshuffles:
        deal.start(pack, 0, seed="5e" * 32)
        assert lots.words_of(bytes.fromhex("5e" * 32)) == deal.fields()["key"] or game.id == "lorum"
    else:
        with pytest.raises(ArgumentError):
            deal.start(pack, 0, seed="5e" * 32)
    deal.start(pack, 0, seed=7)
    assert set(deal.fields().get("key", [0])) == {0}
    for wrong in ("5e" * 31, "5E" * 32, "", 1 << 64):
        with pytest.raises(ArgumentError):
            deal.start(pack, 0, seed=wrong)


@pytest.mark.parametrize("game", RESHUFFLES, ids=lambda game: game.id)
def test_no_seat_knows_the_key(game: AnyGame) -> None:
    one, two = (begun(game.id, bytes([n]) * 32, 3) for n in (1, 2))
    for deal in played(one, 3):
        for seat in range(deal.seats):
            assert set(deal.seen_by(seat).fields()["key"]) == {0}
    assert one.seats == two.seats
    for seat in range(two.seats):
        first = begun(game.id, b"\1" * 32, 3).seen_by(seat)
        assert first == two.seen_by(seat) or first.seat != two.seen_by(seat).seat


@pytest.mark.parametrize("game", RESHUFFLES, ids=lambda game: game.id)
def test_a_position_and_a_dump_keep_the_key(game: AnyGame) -> None:
    rules = {"lorum": {"declaration": "race"}}.get(game.id, {})
    deal = begun(game.id, b"\7" * 32, 5, **rules)
    assert game.load(deal.dump()) == deal
    if game.id in ("lorum", "romme"):  # elsewhere it is written once it matters
        assert game.position(game.describe(deal)).fields()["key"] == deal.fields()["key"]
