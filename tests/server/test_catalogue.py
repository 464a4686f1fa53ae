"""The form gets each game's facts, and a table "against bots" waits for nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import OptionError
from parlour.core.game import AnyGame
from parlour.server.ground.config import Config
from parlour.server.ground.errors import BadRequest
from parlour.server.state.opening import seated_bots
from parlour.server.tables.hub import open_hub
from parlour.server.wire.catalogue import game_info, seats_info
from parlour.server.wire.protocol.http import BotSeatInfo, OpenTableMessage, OptionInfo
from parlour.server.wire.protocol.values import OptionValue
from tests.asks import asks
from tests.helpers import each_game, each_preset


@each_game
def test_a_game_tells_the_seats_of_each_preset(game: AnyGame) -> None:
    info = game_info(game)
    assert list(info.preset_seats) == info.presets
    assert list(info.preset_values) == list(game.presets)
    assert set(game.presets) - set(info.presets) == game.program_presets
    for preset, seats in info.preset_seats.items():
        rules = game.options(preset)
        assert seats.usual in seats.possible
        assert info.seats[0] <= min(seats.possible)
        assert max(seats.possible) <= info.seats[1]
        for number in range(1, 12):
            if number in seats.possible:
                assert game.deal(rules, number, seed=1).seats == number
            else:
                with pytest.raises(OptionError, match="play"):
                    game.check_seats(number, rules)
    proposed = info.preset_seats[info.presets[0]]
    four = 4 in proposed.possible
    assert proposed.usual == (4 if four else asks(game).usual_seats)


@each_game
def test_an_option_that_the_number_of_seats_tells_says_how_many_usually_sit_down(
    game: AnyGame,
) -> None:
    for option in game_info(game).options:
        for value in values_of(option) if option.seats else []:
            options = game.options_type.of({option.name: value})
            assert seats_info(game, options).usual == value
            for seats in game.seats:  # it says nothing else, so a form that asks for seats has it
                plain, told = (game.deal(it, seats, seed=7) for it in (game.options(), options))
                assert plain.fields() == told.fields()


def values_of(option: OptionInfo) -> list[OptionValue]:
    """Return some values that an option may have."""
    if option.kind == "bool":
        return [False, True]
    numbers = [] if option.min is None else [option.min, option.max]
    return [*option.choices, *numbers]


@each_game
def test_an_option_must_stay_as_it_is_without_what_it_needs(game: AnyGame) -> None:
    options = {option.name: option for option in game_info(game).options}
    for option in options.values():
        other = next(value for value in values_of(option) if value != option.default)
        for need in option.needs:
            lacking = next(it for it in values_of(options[need.option]) if it not in need.values)
            values = {it.option: it.values[0] for it in option.needs}
            with pytest.raises(OptionError) as refused:
                game.options_type.of({**values, need.option: lacking, option.name: other})
            assert refused.value.code == "needs_option"
            assert refused.value.facts == {"option": option.name, "other": need.option}
            assert refused.value.rule in option.rules


@each_preset
def test_longer_terms_take_longer(game: AnyGame, preset: str) -> None:
    options = game.options(preset)
    seats = seats_info(game, options)
    assert len(seats.minutes) == len(seats.possible)
    assert all(2 <= minutes <= 180 for minutes in seats.minutes)
    longer = {"target": 5000, "deals": 500, "match_deals": 500, "match_points": 5000}
    values = options.to_dict()
    names = [it for it in longer if it in values]
    assert names
    for name in names:
        try:
            long = game.options_type.of({**values, name: longer[name]})
        except OptionError:
            continue  # the match does not end that way
        if not values.get("bust_ends_game") or values["insolvency"] != "cap":
            assert min(seats_info(game, long).minutes) > max(seats.minutes)


@pytest.mark.long
@each_preset
def test_a_match_is_about_as_long_as_it_is_said_to_be(game: AnyGame, preset: str) -> None:
    options = game.options(preset)
    seats = game.usual_seats(options)
    matches = parlour.simulate(game, options, bots=["steady"], seats=seats, seed=1, matches=8)
    deals = parlour.simulate(game, options, bots=["steady"], seats=seats, seed=1, deals=20)
    told = game.length(options, seats)
    assert 0.5 < told.deals / (matches.deals / 8) < 2
    assert 0.5 < told.actions / (deals.decisions / 20) < 2


@each_preset
async def test_a_table_against_bots_is_full(game: AnyGame, preset: str, tmp_path: Path) -> None:
    hub = open_hub(Config(db=f"sqlite:///{tmp_path}/t.db", bot_delay=3600))
    await hub.start()
    place = await hub.open(OpenTableMessage(game.id, preset, others="steady"))
    room = (await hub.find(place.table)).room
    assert room.waiting != "seats"
    assert len(room.seats) == game.usual_seats(game.options(preset))
    assert [seat.bot for seat in room.seats] == [None, *["steady"] * (len(room.seats) - 1)]
    await hub.stop()


def test_others_leave_seats_given_away_as_they_are() -> None:
    wish = OpenTableMessage("lorum", bots=[BotSeatInfo(2, "heuristic")], others="random")
    found = seated_bots(wish, 4, "lorum")
    assert [(it.seat, it.bot) for it in found] == [(1, "random"), (2, "steady"), (3, "random")]
    assert seated_bots(OpenTableMessage("lorum"), 4, "lorum") == []


def test_others_are_a_bot_that_there_is_and_no_module() -> None:
    for name in ("nobody", "os:getcwd", "tests.test_sim:Lowest"):
        with pytest.raises(OptionError) as refused:
            seated_bots(OpenTableMessage("gin", others=name), 2, "gin")
        assert refused.value.code == "unknown_bot"
    with pytest.raises(BadRequest):
        seated_bots(OpenTableMessage("gin", bots=[BotSeatInfo(0, "steady")]), 2, "gin")
