"""The small parts of the server: tokens, limits, names, seeds."""

from __future__ import annotations

import dataclasses
import random
import secrets
from base64 import urlsafe_b64decode
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from parlour import bots
from parlour.core.errors import OptionError
from parlour.core.game import AnyGame
from parlour.server.ground import tokens
from parlour.server.ground.config import Config
from parlour.server.ground.errors import BadRequest
from parlour.server.ground.limits import Addresses, Bucket
from parlour.server.ground.names import clean_name
from parlour.server.tables.hub import open_hub
from parlour.server.wire.protocol.server import encode
from tests.helpers import Player, each_preset, random_options, random_pack, scaled, seeded

MOST_BYTES = 49_152  # of a list of legal actions; of three packs of Rommé it is the longest


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(3, 0.5, now=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(now) for now in (11.0, 12.0, 12.5, 14.0)] == [False, True, False, True]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(2, 1, now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_bucket() -> None:
    addresses = Addresses(1, 0.1)
    assert [addresses.take(who, 0.0) for who in ("a", "b", "a")] == [True, True, False]
    for number in range(Addresses.MAX_BUCKETS):
        addresses.take(str(number), 0.0)
    assert len(addresses._buckets) == Addresses.MAX_BUCKETS


def test_names_of_tables_cannot_be_guessed_and_can_be_read_aloud() -> None:
    names = [tokens.new_table() for _ in range(500)]
    assert len(set(names)) == 500
    assert len(tokens.ALPHABET) ** tokens.TABLE_LETTERS > 2**72
    assert all(map(tokens.is_table, names))
    assert not set("01ilo") & set(tokens.ALPHABET)


def test_the_owner_of_a_token() -> None:
    keys = [tokens.new_token() for _ in range(3)]
    digests = [tokens.digest(key) for key in keys]
    assert [tokens.find_owner(key, digests) for key in keys] == [0, 1, 2]
    assert tokens.find_owner(tokens.new_token(), digests) == -1
    assert tokens.find_owner("", ["", digests[0]]) == -1  # an open seat has no key


def test_a_token_has_192_random_bits() -> None:
    places = list(zip(*(urlsafe_b64decode(tokens.new_token()) for _ in range(32)), strict=True))
    assert len(places) == 192 // 8
    assert all(len(set(bytes_)) > 8 for bytes_ in places)  # none is the same in all, or nearly


def test_a_servers_chance_is_the_systems_generator(tmp_path: Path) -> None:
    """Statistics cannot tell a repeating generator apart, so the test looks at its class."""
    assert isinstance(tokens.SYSTEM, secrets.SystemRandom)
    hub = open_hub(Config(db=f"sqlite:///{tmp_path}/tables.db"))
    assert hub._chance is tokens.SYSTEM
    assert hub._store._writer._chance is tokens.SYSTEM  # type: ignore[attr-defined]  # of any store


def test_seeds_of_bots_differ_by_table_seat_and_position() -> None:
    secrets = [tokens.new_secret() for _ in range(2)]
    seeds = {
        bots.bot_seed(secret, seat, seq)
        for secret in secrets
        for seat in (0, 1)
        for seq in range(50)
    }
    assert len(seeds) == 200
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert bots.bot_seed(secrets[0], 1, 2) == bots.bot_seed(secrets[0], 1, 2)


def test_every_place_of_a_shuffled_pack_is_as_likely() -> None:
    counts = Counter(tokens.shuffled(range(4))[0] for _ in range(4000))
    assert all(800 < counts[card] < 1200 for card in range(4))  # 7 standard deviations


def test_a_public_id_is_what_the_page_works_out() -> None:
    assert tokens.public_id("abcdefghjkmnpqr") == "115e8b3b5c6b29fe5176"
    assert not tokens.is_table("115e8b3b5c6b29fe5176")


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Zoe\u0308", "Zoë"), ("  あき ", "あき"), ("", ""), ("👩\u200d👧", "👩\u200d👧")],
)
def test_names_are_shown_as_they_are_meant(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", ["a\nb", "\u202eevil", "\u200b", "\x00", "\ue000", "\ufeffx"])
def test_names_with_invisible_letters_are_refused(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


@each_preset
@seeded(scaled(16))
def test_a_list_of_legal_actions_is_short_whatever_the_numbers_of_the_options(
    game: AnyGame, preset: str, seed: int
) -> None:
    chance = random.Random(seed)
    options = random_options(game, preset, chance)
    for field in game.options_type.fields():
        if field.kind == "int":
            with suppress(OptionError):  # it contradicts another one
                options = dataclasses.replace(options, **{field.name: field.high})
    seats = chance.choice(game.seats_for(options))
    deal = game.deal(options, seats, cards=random_pack(game, options, seats, chance))
    player = Player(game, chance)
    while deal.seat >= 0:
        legal = tuple(game.legal_action(deal, code) for code in deal.legal())
        assert len(encode(legal)) < MOST_BYTES
        deal.play(player.choose(deal))
