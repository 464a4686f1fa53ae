"""The state of a deal as a value: its fields, its bytes, copies, and what a seat knows of it."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Hashable
from typing import Any

import pytest

from parlour.core import dumps
from parlour.core.deal import Deal
from parlour.core.errors import ArgumentError, DumpError
from parlour.core.game import AnyGame

from .helpers import (
    GAMES,
    each_game,
    each_preset,
    said,
    scaled,
    seats_of,
    seeded,
    sparse,
    states,
    stream,
)

MOST_BYTES = 900  # three packs in eight hands take up to 800; all other deals less than 700


def moved_on(game: AnyGame) -> Deal:
    """A deal after some actions."""
    deal: Deal = game.deal(seed=3)
    for _ in range(4):
        deal.play(deal.legal()[0])
    return deal


# -- as bytes --------------------------------------------------------------------------------------


@each_preset
@seeded(scaled(6))
def test_a_dump_is_read_back(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        data = deal.dump()
        again = game.load(data, deal.options)
        assert again == deal
        assert again.dump() == data
        assert again.legal() == deal.legal()
        assert (again.seats, again.seat) == (deal.seats, deal.seat)
        assert again.over or game.describe(again) == game.describe(deal)
        assert len(data) <= MOST_BYTES


@each_preset
@seeded(scaled(3))
def test_a_deal_that_was_read_back_is_played_alike(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        twins, chance = [deal.clone(), game.load(deal.dump())], random.Random(seed)
        while not twins[0].over:
            legal = twins[0].legal()
            assert legal == twins[1].legal()
            code = chance.choice(legal)
            for twin in twins:
                twin.step(code)
        assert twins[0].dump() == twins[1].dump()


@each_game
def test_an_invalid_dump_is_refused(game: AnyGame) -> None:
    deal = moved_on(game)
    data = deal.dump()
    for end in range(len(data)):
        with pytest.raises(DumpError) as refused:
            game.load(data[:end])
        said(refused.value)
    for other in (data + b"\0", data + data, b"x" + data[1:], data[:-5] + data[-4:]):
        for dump in (other, signed(other)):
            with pytest.raises(DumpError):
                game.load(dump)
    with pytest.raises(ArgumentError) as wrong:
        game.load("PRLR")  # type: ignore[arg-type]
    assert wrong.value.code == "wrong_kind"


def signed(data: bytes) -> bytes:
    """A dump of these bytes, of which the last four were a checksum."""
    return data[: -dumps.SUM] + dumps.checksum(data[: -dumps.SUM])


def refusal(game: AnyGame, data: bytes, options: Any = None) -> str:
    """The code of the error with which a dump is refused."""
    with pytest.raises(DumpError) as refused:
        game.load(data, options)
    said(refused.value)
    return refused.value.code


@each_game
def test_a_dump_of_something_else_is_refused_with_the_reason(game: AnyGame) -> None:
    data = moved_on(game).dump()
    fields = game.options_type.fields()
    changed = next(it.name for it in fields if it.kind == "bool" and it.default and not it.needs)
    other_version = data[:6] + bytes([data[6] ^ 1]) + data[7:]
    assert refusal(game, other_version) == "dump_damaged"
    assert refusal(game, signed(other_version)) == "dump_version"
    assert refusal(game, b"PRLR\2" + data[5:]) == "dump_unknown"
    others = game.options_type.of({changed: False})
    assert refusal(game, data, others) == "dump_options"
    for other in GAMES.values():
        assert other is game or refusal(other, data) == "dump_game"


@each_game
def test_a_dump_has_its_options(game: AnyGame) -> None:
    for preset in game.presets:
        deal = game.deal(game.options(preset), seed=5)
        assert game.load(deal.dump()).options == deal.options


# -- copies and pickles ----------------------------------------------------------------------------


@each_preset
@seeded(scaled(3))
def test_copies_and_pickles_are_equal_and_apart(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        twins = [copy.copy(deal), copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))]
        assert all(twin == deal for twin in twins)
        if not deal.over:
            twins[0].play(twins[0].legal()[-1])
            assert twins[0] != deal
            assert all(twin == deal for twin in twins[1:])


@each_game
def test_deals_by_other_rules_or_of_other_games_differ(game: AnyGame) -> None:
    deal = game.deal(seed=3)
    assert deal == game.deal(seed=3)
    assert deal != game.deal(seed=4)
    assert deal != 3
    for other in GAMES.values():
        assert other is game or other.deal(seed=3) != deal


# -- fields ----------------------------------------------------------------------------------------


@each_preset
@seeded(scaled(3))
def test_a_deal_is_its_fields(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        twin = game.new_deal(deal.options, deal.seats)
        twin.put(deal.fields())
        assert twin.fields() == deal.fields()
        assert twin == deal


@each_game
def test_an_invalid_field_is_refused_and_nothing_changes(game: AnyGame) -> None:
    deal = moved_on(game)
    before = deal.fields()
    row = next(name for name, value in before.items() if isinstance(value, list))
    wrong: list[dict[str, Any]] = [
        {"seat": 0, "no_such_field": 1},
        {"seat": 0, "options": None},
        {"seat": 0, "phase": "PLAY"},
        {"seat": 0, "phase": 1.5},
        {"seat": 0, "phase": 2**40},
        {"seat": 0, "phase": [1]},
        {"seat": 0, row: [*before[row], 0]},
        {"seat": 0, row: [*before[row][1:], "x"]},
        {"seat": 0, row: 7},
        {"seat": 0, row: [2**70] * len(before[row])},
    ]
    for fields in wrong:
        with pytest.raises(ArgumentError) as refused:
            deal.put(fields)
        assert refused.value.code == "bad_field"
        said(refused.value)
        assert deal.fields() == before


# -- what a seat knows -----------------------------------------------------------------------------


def check_seen(game: AnyGame, deal: Deal, seed: int) -> None:
    """Check that a deal as a seat knows it has the same view and the same legal actions.

    The same holds for its text after it is read back.
    """
    read = None if deal.over else game.position(game.describe(deal))
    assert read is None or read == deal
    for seat in seats_of(deal):
        seen = deal.seen_by(seat)
        twin = deal.clone()
        twin.resample(seat, stream(seed))
        assert twin.seen_by(seat).dump() == seen.dump()
        assert seen.seen_by(seat).dump() == seen.dump()
        assert seen.view(seat) == deal.view(seat)
        assert deal.seat != seat or seen.legal() == deal.legal()
        if read is not None:
            text = game.describe(deal, seat)
            assert game.describe(twin, seat) == text
            assert game.position(text) == seen
        for world in (seen, twin, read):
            if world is not None:
                drawn = world.clone()
                drawn.resample(seat, stream(seed + 1))
                again = deal.clone()
                again.resample(seat, stream(seed + 1))
                assert drawn == again


@each_preset
@seeded(scaled(5))
def test_nothing_of_the_truth_is_left_in_what_a_seat_sees(
    game: AnyGame, preset: str, seed: int
) -> None:
    for deal in sparse(states(game, preset, seed)):
        check_seen(game, deal, seed)


@pytest.mark.long
@each_preset
@seeded(60, fresh=True)
def test_nothing_of_the_truth_is_left_in_any_state(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        check_seen(game, deal, seed)


# -- for people ------------------------------------------------------------------------------------


@each_game
def test_a_deal_shows_its_position_and_its_table(game: AnyGame) -> None:
    deal = moved_on(game)
    assert repr(deal) == f"<{game.id} {game.describe(deal)}>"
    lines = str(deal).splitlines()
    assert len(lines) == len(game.lines(deal.view(deal.seat)))
    assert "{" not in str(deal)
    while not deal.over:
        deal.play(deal.legal()[0])
    points = " ".join(str(deal.score(seat)) for seat in range(deal.seats))
    assert repr(deal) == f"<{game.id}, over: {points}>"
    assert str(deal)


@each_game
def test_a_deal_that_has_not_begun_can_be_shown(game: AnyGame) -> None:
    deal = game.new_deal(game.options(), game.usual_seats(game.options()))
    assert game.id in repr(deal)
    assert str(deal)


@each_game
def test_a_deal_is_not_hashable(game: AnyGame) -> None:
    assert not isinstance(game.deal(seed=1), Hashable)
