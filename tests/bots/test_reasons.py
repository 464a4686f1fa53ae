"""A hint names the bot's move and its reason, in words, from what the seat may know."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import parlour
from parlour import bots
from parlour.bots.base import Explains
from parlour.core.game import AnyGame
from tests.helpers import (
    BUDGET,
    each_game,
    each_preset,
    scaled,
    seeded,
    some_languages,
    sparse,
    states,
    stream,
)


@pytest.mark.once  # test_builds compares what the bots do and why: interpreted, some think for long
@each_preset
@seeded(scaled(3))
def test_a_hint_is_what_the_bot_plays_whatever_is_hidden(
    game: AnyGame, preset: str, seed: int
) -> None:
    """The hint and its words stay the same after all hidden cards are dealt again."""
    for deal in sparse(states(game, preset, seed)):
        if deal.over:
            continue
        twin, name = deal.clone(), bots.names(game.id)[0]
        twin.resample(deal.seat, stream(seed))
        bot = bots.create(name, game.id)
        assert isinstance(bot, Explains)
        given, again = (
            bots.advise(bots.create(name, game.id), it.seen_by(it.seat), BUDGET, seed)
            for it in (deal, twin)
        )
        assert given == again
        assert given.code == bot.choose(deal.seen_by(deal.seat), BUDGET, seed)
        assert deal.accepts(given.code)
        assert given.reason is not None
        for language in some_languages(seed):
            said = given.reason.say(game.id, language)
            assert "reason-" not in said, said
            assert "{" not in said, said


def words_in(*packages: str) -> set[str]:
    """Return all short texts in the sources of some packages of bots."""
    folder = Path(bots.__file__).parent
    sources = [source for it in packages for source in (folder / it).glob("*.py")]
    trees = [ast.parse(source.read_text("utf-8")) for source in sources]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


@each_game
def test_no_reason_is_left_over(game: AnyGame) -> None:
    shared = ["stops"] if game.id in ("tripoley", "michigan") else []
    known = words_in(game.id, *shared)
    prefix = f"{game.id}-reason-"
    found = [
        line.partition(" =")[0].removeprefix(prefix)
        for path in Path(parlour.__file__).parent.glob("games/*/texts/en.ftl")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith(prefix)
    ]
    assert len(found) > 5
    assert [key for key in found if key not in known] == []


@each_game
def test_where_one_thing_only_can_be_done_that_is_the_reason(game: AnyGame) -> None:
    preset = next(iter(game.presets))
    found = (deal for seed in range(99) for deal in states(game, preset, seed))
    deal = next(deal for deal in found if len(deal.legal()) == 1)
    bot = bots.create(bots.names(game.id)[0], game.id)
    advice = bots.advise(bot, deal.seen_by(deal.seat), 1, 0)
    assert advice.reason is not None
    assert advice.reason.say(game.id, "en") == "Nothing else is possible."


@each_game
def test_a_bot_that_cannot_explain_gives_no_reason(game: AnyGame) -> None:
    deal = game.deal(seed=1)
    bot = bots.create("random", game.id)
    advice = bots.advise(bot, deal.seen_by(deal.seat), 1, 5)
    assert deal.accepts(advice.code)
    assert advice.reason is None
