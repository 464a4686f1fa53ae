"""Both builds refuse a program's wrong arguments with the same code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.cards.rng import Random
from parlour.core.errors import (
    ArgumentError,
    ArgumentTypeError,
    IllegalAction,
    MatchOver,
    ParlourError,
    TableError,
    WrongSeat,
)
from parlour.core.game import AnyGame, Game
from parlour.core.replay import Replay
from parlour.core.table import Table
from parlour.rl import Batch, TextTable
from parlour.sim import arena, simulate, sprt

from .helpers import dump, each_game, said

KINDS: list[Any] = ["x", None, 1.0, 1.5, True, [1], b"1", 1j]
NUMBERS = [-1, 99, 2**31, -(2**31) - 1, 2**32, 2**63, 2**64, -(2**64), 10**30]


def entries(game: AnyGame) -> dict[str, Callable[[Any], Any]]:
    """Every call that takes a number which must be a seat, a seed or a code."""
    options = game.options()
    seats = game.usual_seats(options)
    pack = list(game.pack(options, seats))
    deal = game.deal(options, seats, seed=1)
    match = game.match_type(game, options, seats)
    table = Table(game, options, seats)
    table.apply(table.decide_deal(pack))
    return {
        "table view": table.view,
        "person": lambda it: Table(game, options, seats, persons=[it]),
        "table seats": lambda it: Table(game, options, it) if it is not None else deal.view(it),
        "table dealer": lambda it: Table(game, options, seats, it),
        "view": deal.view,
        "score": deal.score,
        "resample": lambda it: deal.resample(it, Random(1)),
        "dealer": lambda it: game.deal(options, seats, seed=1, dealer=it),
        "start dealer": lambda it: deal.clone().start(pack, it),
        "seats": lambda it: game.new_deal(options, it) if it is not None else deal.view(it),
        "start card": lambda it: deal.clone().start([it, *pack[1:]], 0),
        "deal card": lambda it: game.deal(options, seats, cards=[it, *pack[1:]]),
        "match card": lambda it: match.start([it, *pack[1:]]),
    }


def refused(act: Callable[[Any], Any], value: Any) -> ParlourError:
    """The error, which is coded and a ``ValueError``, and has a sentence in every language."""
    with pytest.raises(ParlourError) as error:
        act(value)
    assert isinstance(error.value, ValueError)
    assert not isinstance(error.value, OverflowError)
    said(error.value)
    return error.value


@each_game
def test_every_entry_point_refuses_values_that_are_not_integers(game: AnyGame) -> None:
    for act in entries(game).values():
        for value in KINDS:
            assert isinstance(refused(act, value), ArgumentTypeError)
    deal = game.deal(seed=1)
    before = dump(deal.view(0))
    for value in KINDS:
        for ask in (deal.play, deal.accepts, deal.check):
            assert isinstance(refused(ask, value), TypeError)
    assert dump(deal.view(0)) == before


@each_game
def test_numbers_out_of_range_are_refused_everywhere(game: AnyGame) -> None:
    for name, act in entries(game).items():
        for value in NUMBERS:
            if (name, value) != ("start card", 99):  # it may be a card: the game knows the pack
                refused(act, value)
    deal = game.deal(seed=1)
    for value in NUMBERS:
        if value != 99:
            assert deal.accepts(value) == (value in deal.legal())


@each_game
def test_a_table_is_told_numbers_too(game: AnyGame) -> None:
    table = Table(game, game.options(), game.usual_seats(game.options()))
    pack = list(game.pack(table.match.options, table.match.seats))
    table.apply(table.decide_deal(pack))
    code, before = table.match.deal.legal()[0], dump(table.view(table.seat))
    for value in KINDS:
        if value is not None:  # nobody says at which position
            wrong = refused(lambda it: table.decide_play(table.seat, code, it), value)
            assert isinstance(wrong, ArgumentTypeError)
        refused(lambda it: table.decide_play(table.seat, it), value)
        for act in (
            table.may_act,
            table.legal,
            table.decide_agree,
            lambda it: table.decide_play(it, code),
        ):
            assert isinstance(refused(act, value), ArgumentTypeError)
    for value in NUMBERS:
        with pytest.raises(IllegalAction):
            table.decide_play(table.seat, value)
        for decide in (table.decide_agree, lambda it: table.decide_play(it, code)):
            with pytest.raises(WrongSeat):
                decide(value)
        assert not table.may_act(value)
        assert table.legal(value) == ()
    assert dump(table.view(table.seat)) == before
    assert table.decide_play(table.seat, code, 1).record.seat == table.seat


@each_game
@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, "x", 1.0, True])
def test_a_seed_has_64_bits(game: AnyGame, seed: Any) -> None:
    pack = list(game.pack(game.options(), game.usual_seats(game.options())))
    deal = game.deal(seed=1)
    for act in (
        lambda it: game.deal(seed=it),
        lambda it: game.match(seed=it),
        lambda it: deal.start(pack, 0, seed=it),
    ):
        error = refused(act, seed)
        assert isinstance(error, TypeError) == (not isinstance(seed, int) or seed is True)


@each_game
@pytest.mark.parametrize("wrong", [5, "abc", 1.5, b"abc"])
def test_several_values_are_wanted(game: AnyGame, wrong: Any) -> None:
    deal, pack = game.deal(seed=1), list(game.pack(game.options(), game.deal(seed=1).seats))
    for act in (
        lambda it: game.deal(cards=it),
        lambda it: game.deal(seed=1, carry=it),
        lambda it: deal.start(it, 0),
        lambda it: deal.start(pack, 0, carry=it),
    ):
        assert isinstance(refused(act, wrong), ArgumentTypeError)


@each_game
def test_things_of_another_kind_are_refused(game: AnyGame) -> None:
    deal = game.deal(seed=1)
    for act in (
        lambda it: game.deal(it, seed=1),
        lambda it: game.match(it, seed=1),
        lambda it: game.new_deal(it, 2),
        lambda it: game.deal(deck=it),
        lambda it: deal.resample(0, it),
        deal.copy_from,
        game.options,
        lambda it: game.options([it]),  # type: ignore[arg-type]  # the error is the point
    ):
        assert isinstance(refused(act, 5), ArgumentTypeError)
    wrong: list[dict[str, Any]] = [{}, {"seed": 1, "deck": ""}]
    for values in wrong:
        with pytest.raises(ArgumentError):
            game.deal(**values)


@pytest.mark.parametrize("wrong", [5, None, ["{}"]])
def test_a_replay_is_read_from_text(wrong: Any) -> None:
    assert isinstance(refused(Replay.read, wrong), ArgumentTypeError)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_generator_has_a_seed_of_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Random(seed)


@pytest.mark.parametrize("seed", ["x", 1.0, None, True])
def test_a_generator_has_a_whole_number_as_seed(seed: Any) -> None:
    with pytest.raises(TypeError, match="seed"):
        Random(seed)


# -- simulations -----------------------------------------------------------------------------------

RANDOM = ["random", "random"]
TWO = ["random", "steady"]
LEVELS: tuple[float, float] = (0, 5)
FEW: dict[str, Any] = {"bots": TWO, "deals": 2}
CALLS: dict[str, Callable[..., Any]] = {
    "simulate": lambda *given, **words: simulate(*(given or ["gin"]), **FEW | words),
    "arena": lambda *given, **words: arena(*(given or ["gin"]), **FEW | words),
    "sprt": lambda *given, **words: sprt(*(given or ["gin"]), **FEW | {"elo": LEVELS} | words),
}
WRONG: list[tuple[str, list[Any]]] = [
    ("bots", ["steady", None, 3, simulate, {"random"}, {0: "random", 1: "steady"}]),
    ("deals", ["2", None, 2.0, True]),
    ("matches", ["2", 2.0, True]),
    ("seats", ["2", 2.0]),
    ("seed", ["2", None, 2.0]),
    ("jobs", ["2", None, 2.0]),
    ("budget", ["2", None, 2.0]),
    ("told", [3, "x"]),
    ("executor", [3, "x"]),
]


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize("wrong", [RANDOM, None, 3, {}, Game, parlour.GAMES])
def test_a_simulation_needs_a_game(call: Callable[..., Any], wrong: Any) -> None:
    error = refused(call, wrong)
    assert isinstance(error, ArgumentTypeError)
    assert error.facts["name"] == "game"


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize(
    "wrong", [RANDOM, "strict", {"target": 100}, parlour.GAMES["lorum"].options()]
)
def test_a_simulation_needs_the_options_of_its_game(call: Callable[..., Any], wrong: Any) -> None:
    error = refused(lambda it: call("gin", it), wrong)
    assert isinstance(error, ArgumentTypeError)
    assert "game.options(…) (GinOptions)" in str(error)


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize(("name", "values"), WRONG, ids=[name for name, _ in WRONG])
def test_a_simulation_names_the_argument_that_is_wrong(
    call: Callable[..., Any], name: str, values: list[Any]
) -> None:
    for value in values:
        error = refused(lambda it: call("gin", **{name: it}), value)
        assert isinstance(error, ArgumentTypeError)
        assert error.facts["name"] == name
    assert call("gin") is not None


def test_other_arguments_of_simulations_are_checked_too() -> None:
    for call in (CALLS["simulate"], CALLS["arena"]):
        assert refused(lambda it: call(save=it), 3).facts["name"] == "save"  # noqa: B023  called here
    for call in CALLS.values():
        assert refused(lambda it: call(budget=it), -1).code == "out_of_range"  # noqa: B023  as above
    for wrong in (5, "0,5", (0, "5")):
        assert isinstance(refused(lambda it: CALLS["sprt"](elo=it), wrong), ArgumentTypeError)
    assert refused(lambda it: CALLS["sprt"](elo=it), (1, 2, 3)).code == "bad_sprt"
    own = refused(lambda it: CALLS["arena"](bots=it), ["random", lambda *_: 0])
    assert "module:attribute" in str(own)


def test_learning_environments_need_a_game_and_rivals() -> None:
    calls: list[Callable[..., Any]] = [
        lambda game, **words: Batch(game, size=1, **words),
        TextTable,
    ]
    for call in calls:
        assert refused(call, ["gin"]).facts["name"] == "game"
        assert refused(lambda it: call("gin", rivals=it), ["steady"]).facts["name"] == "rivals"  # noqa: B023  called here


# -- texts and codes -------------------------------------------------------------------------------


@each_game
def test_a_text_in_place_of_a_code_is_told_how_to_become_one(game: AnyGame) -> None:
    deal, match = game.deal(seed=1), game.match(seed=1)
    text = game.format(deal, deal.legal()[0])
    for act in (
        deal.play,
        deal.check,
        deal.accepts,
        match.play,
        game.action,
        lambda it: game.format(deal, it),
    ):
        error = refused(act, text)
        assert isinstance(error, ArgumentTypeError)
        assert f"game.parse(deal, {text!r})" in str(error)
    assert game.parse(deal, text) == deal.legal()[0]


def talker(*_: object) -> Any:
    """A bot that answers with text."""
    return "pass"


@each_game
def test_a_bot_that_answers_with_text_is_told_of_parse(game: AnyGame) -> None:
    with pytest.raises(parlour.BotError, match=r"game\.parse\(deal, 'pass'\)"):
        simulate(game, bots=[talker], deals=1)


@each_game
def test_deals_and_texts_that_change_places_are_refused(game: AnyGame) -> None:
    other = parlour.GAMES["lorum" if game.id == "gin" else "gin"].deal(seed=1)
    deal: Any = game.deal(seed=1)
    text = game.format(deal, deal.legal()[0])
    for act in (
        lambda it: game.parse(text, it),
        lambda it: game.format(0, it),
        game.position,
        lambda it: parlour.bots.create(it, game),
    ):
        assert isinstance(refused(act, deal), ArgumentTypeError)
    for wrong in (text, other):
        for act in (game.describe, lambda it: game.parse(it, text)):
            assert isinstance(refused(act, wrong), ArgumentTypeError)


@each_game
def test_a_match_is_told_what_it_cannot_do_now(game: AnyGame) -> None:
    match = game.match(seed=1)
    with pytest.raises(TableError, match="not over"):
        match.advance()
    for wrong in ("Ann", [1, 2], None):
        assert isinstance(refused(lambda it: match.replay(names=it), wrong), ArgumentTypeError)
    refused(lambda it: match.replay(names=it), ["Ann"] * (match.seats + 1))
    match.resign(0)
    with pytest.raises(MatchOver):
        match.advance()
