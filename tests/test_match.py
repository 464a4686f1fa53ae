"""Matches of every game: packs, order, the score sheet."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from parlour.core.deal import Deal
from parlour.core.errors import CarryError, MatchOver, NotationError, OptionError, TableError
from parlour.core.game import AnyGame
from parlour.core.match import AnyMatch, DealResult, ScoreSheet
from parlour.search.playout import play_random

from .helpers import (
    Player,
    dump,
    each_game,
    each_preset,
    fresh_chance,
    random_options,
    random_pack,
    said,
    scaled,
    scores,
    seeded,
    sparse,
    states,
)


def played_out(game: AnyGame, deal: Deal, chance: random.Random) -> Iterator[Deal]:
    """Play a deal to its end; yield it before every action."""
    player = Player(game, chance)
    while not deal.over:
        yield deal
        deal.play(player.choose(deal))


def fresh(game: AnyGame, dealer: int = 0) -> AnyMatch:
    """A match that is given its packs."""
    return game.match_type(game, game.options(), game.usual_seats(game.options()), dealer=dealer)


@each_game
def test_a_match_is_given_its_packs_or_a_seed(game: AnyGame) -> None:
    match = fresh(game)
    assert (match.number, match.over, match.rows) == (0, False, [])
    with pytest.raises(ValueError, match="given its packs"):
        match.start()
    with pytest.raises(NotationError):
        match.start([1, 2, 3])
    assert match.number == 0
    pack = random_pack(game, match.options, match.seats, random.Random(1))
    match.start(pack)
    assert match.number == 1
    assert dump(match.deal.view(0)) == dump(game.deal(cards=pack).view(0))
    seeded_match = game.match(seed=3)
    assert (seeded_match.number, seeded_match.deal.over) == (1, False)


@each_game
def test_a_deal_is_entered_once_and_before_the_next(game: AnyGame) -> None:
    match = game.match(seed=4)
    with pytest.raises(TableError, match="not over"):
        match.settle()
    with pytest.raises(ValueError, match="not been entered"):
        match.start()
    play_random(match.deal, 4)
    with pytest.raises(ValueError, match="not been entered"):
        match.start()
    row = match.settle()
    assert list(row.points) == scores(match.deal)
    with pytest.raises(ValueError, match="already been entered"):
        match.settle()
    match.start()
    assert (match.number, len(match.rows)) == (2, 1)


@each_preset
def test_any_deal_of_a_match_is_read_back_from_its_position(game: AnyGame, preset: str) -> None:
    """Data left by an earlier deal once made a deal differ from its own position."""
    chance = fresh_chance(f"{game.id} {preset}")
    options = random_options(game, preset, chance)
    seats = chance.choice(game.seats_for(options))
    match = game.match(options, seats, seed=chance.getrandbits(32))
    for _ in range(scaled(9, 2)):
        for deal in sparse(played_out(game, match.deal, chance)):
            assert game.position(game.describe(deal)) == deal
        if match.over:
            break
        match.advance()


@each_preset
@seeded(scaled(3))
def test_a_deal_that_is_dealt_again_is_as_a_new_one(game: AnyGame, preset: str, seed: int) -> None:
    chance = random.Random(seed)
    *_, deal = states(game, preset, seed)
    pack = random_pack(game, deal.options, deal.seats, chance)
    dealer = chance.randrange(deal.seats)
    new = game.new_deal(deal.options, deal.seats)
    for it in (deal, new):
        it.start(pack, dealer)
    assert deal == new


@each_game
def test_the_dealer_of_a_deal_is_the_matches(game: AnyGame) -> None:
    for dealer in range(game.usual_seats(game.options())):
        match = fresh(game, dealer)
        match.start(random_pack(game, match.options, match.seats, random.Random(2)))
        play_random(match.deal, 2)
        assert match.settle().dealer == dealer
    match = fresh(game, 99)
    with pytest.raises(ValueError, match="no seat"):
        match.start(game.pack(match.options, match.seats))


@each_preset
def test_the_score_sheet_goes_over_the_wire(game: AnyGame, preset: str) -> None:
    match = game.match(game.options(preset), seed=6)
    for _ in range(6):
        if match.over:
            break
        play_random(match.deal, 6)
        match.advance()
        sheet = match.sheet()
        assert msgspec.json.decode(dump(sheet), type=ScoreSheet) == sheet
        assert len(sheet.rows) == match.number - (not match.over)
        for row in sheet.rows:
            assert all(0 <= place < len(sheet.columns) for place in row.columns)


@each_game
@seeded(10)
def test_the_first_dealer_and_the_packs_come_from_the_seed(game: AnyGame, seed: int) -> None:
    def beginning(of: int) -> list[object]:
        match = game.match(seed=of)
        return [match.dealer, *(dump(match.deal.view(seat)) for seat in range(match.seats))]

    assert beginning(seed) == beginning(seed) != beginning(seed + 1)


@each_game
def test_equal_totals_share_a_place(game: AnyGame) -> None:
    match = fresh(game)
    match.totals = [7] * match.seats
    assert match.places == (1,) * match.seats
    match.totals = [*range(match.seats)]
    assert match.places == tuple(range(match.seats, 0, -1))
    assert match.ranking == tuple(reversed(range(match.seats)))


@each_game
def test_seats_and_seeds_are_checked(game: AnyGame) -> None:
    with pytest.raises(OptionError):
        game.match(seats=99, seed=1)
    for seed in (-1, 2**64):
        with pytest.raises(ValueError, match="seed"):
            game.match(seed=seed)


@each_preset
@seeded(3)
def test_all_may_agree_to_end_a_match_between_two_deals(
    game: AnyGame, preset: str, seed: int
) -> None:
    match = game.match(game.options(preset), seed=seed)
    for deals in range(1, 4):
        with pytest.raises(TableError) as refused:
            match.end_by_agreement()  # while a deal is running
        said(refused.value)
        play_random(match.deal, seed)
        with pytest.raises(TableError) as refused:
            match.end_by_agreement()  # and before it is entered
        assert refused.value.code == "not_between_deals"
        match.settle()
        if match.over or seed % 3 == deals % 3:
            break
        match.start()
    if not match.over:
        before = sum(match.totals)
        match.end_by_agreement()
        assert match.agreed
        assert sum(match.totals) >= before  # what was shared goes to somebody
    sheet = match.sheet()
    assert sheet.over
    assert sheet.agreed == match.agreed
    assert sorted(sheet.ranking) == list(range(match.seats))
    assert len(sheet.rows) == match.number
    for act in (match.end_by_agreement, match.start):
        with pytest.raises(MatchOver):
            act()


@each_game
def test_a_result_has_points_for_every_seat(game: AnyGame) -> None:
    match = fresh(game)
    for points in ((), (0,) * (match.seats - 1), (0,) * (match.seats + 1)):
        with pytest.raises(CarryError) as error:
            match.record(DealResult("x", points, -1))
        assert (error.value.code, error.value.facts["part"]) == ("bad_carry", "points")
    assert (match.number, match.rows) == (0, [])


@each_game
def test_a_match_that_is_over_takes_nothing(game: AnyGame) -> None:
    match = fresh(game)
    match.over = True
    points = (0,) * match.seats
    for act in (match.start, lambda: match.record(DealResult("x", points, -1))):
        with pytest.raises(MatchOver):
            act()
    assert match.rows == []
