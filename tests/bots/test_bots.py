"""Every bot of every game plays legal moves, chosen from its seat's view alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from parlour import GAMES, OptionError, bots
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from tests.helpers import (
    BUDGET,
    each_game,
    each_preset,
    random_deal,
    scaled,
    seeded,
    sparse,
    states,
    stream,
)
from tests.test_secrecy import play_table

pytestmark = pytest.mark.once


def played(game: AnyGame, preset: str, seed: int) -> Iterator[Deal]:
    """States of random play and, for what only good play meets, of the bots' own."""
    yield from sparse(states(game, preset, seed))
    yield from sparse(of_bots(game, preset, seed))


def of_bots(game: AnyGame, preset: str, seed: int) -> Iterator[Deal]:
    """Let the bots of a game play a deal; yield it before every action."""
    deal = random_deal(game, preset, random.Random(seed + 1))
    players = [bots.create(name, game.id) for name in bots.names(game.id)]
    while not deal.over:
        yield deal
        best = players[0] if deal.seat == 0 else players[seed % len(players)]
        deal.play(best.choose(deal.seen_by(deal.seat), BUDGET, seed))


@each_preset
@seeded(scaled(12))
def test_every_move_is_legal(game: AnyGame, preset: str, seed: int) -> None:
    players = [bots.create(name, game.id) for name in bots.names(game.id)]
    for deal in played(game, preset, seed):
        if not deal.over:
            for bot in players:
                assert deal.accepts(bot.choose(deal.seen_by(deal.seat), BUDGET, seed))


@each_preset
@seeded(scaled(6))
def test_the_same_question_has_the_same_answer(game: AnyGame, preset: str, seed: int) -> None:
    players = {name: bots.create(name, game.id) for name in bots.names(game.id)}
    asked = []
    for deal in played(game, preset, seed):
        if not deal.over:
            seen = deal.seen_by(deal.seat)
            answers = [bot.choose(seen.clone(), BUDGET, seed) for bot in players.values()]
            asked.append((seen, answers))
    for seen, answers in reversed(asked):  # in another order, and of new bots
        fresh = [bots.create(name, game.id) for name in players]
        assert [bot.choose(seen.clone(), BUDGET, seed) for bot in fresh] == answers


@each_preset
@seeded(scaled(6))
def test_a_move_does_not_depend_on_hidden_cards(game: AnyGame, preset: str, seed: int) -> None:
    players = [bots.create(name, game.id) for name in bots.names(game.id)]
    for deal in played(game, preset, seed):
        if deal.over:
            continue
        seat, twin = deal.seat, deal.clone()
        twin.resample(seat, stream(seed))
        for bot in players:
            move = bot.choose(deal.seen_by(deal.seat), BUDGET, seed)
            assert bot.choose(twin.seen_by(twin.seat), BUDGET, seed) == move


def of_each_phase(deals: Iterator[Deal]) -> Iterator[Deal]:
    """Yield the first states in which a seat acts in a phase, and ever fewer of the others."""
    met: Counter[str] = Counter()
    for deal in deals:
        if not deal.over:
            phase = deal.view(deal.seat).phase
            met[phase] += 1
            if met[phase] & met[phase] - 1 == 0:  # the 1st, 2nd, 4th, 8th ...
                yield deal


@each_preset
@seeded(scaled(6))
def test_no_phase_lets_a_bot_see_hidden_cards(game: AnyGame, preset: str, seed: int) -> None:
    """The seat's knowledge is one and the same deal, to the byte, and so is what each bot does."""
    players = [bots.create(name, game.id) for name in bots.names(game.id)]
    for deal in of_each_phase(states(game, preset, seed)):
        seat, twin = deal.seat, deal.clone()
        twin.resample(seat, stream(seed))
        one, other = deal.seen_by(seat), twin.seen_by(seat)
        assert one.state() == other.state()
        for bot in players:
            move = bot.choose(one.clone(), BUDGET, seed)
            assert bot.choose(other.clone(), BUDGET, seed) == move


@each_game
@seeded(scaled(4))
def test_what_is_told_of_a_match_lets_no_bot_see_hidden_cards(game: AnyGame, seed: int) -> None:
    players = [bots.create(name, game.id) for name in bots.names(game.id)]
    table, records = play_table(game, next(iter(game.presets)), random.Random(seed))
    for number, record in enumerate(records):
        table.apply(record)
        if table.waiting != "play" or number < len(records) - 20 or number % 5:
            continue
        deal, seat = table.match.deal, table.seat
        twin, told = deal.clone(), table.told(seat)
        twin.resample(seat, stream(seed))
        for bot in players:
            move = bots.choose(bot, deal.seen_by(seat), BUDGET, seed, told)
            assert deal.accepts(move)
            assert bots.choose(bot, twin.seen_by(seat), BUDGET, seed, told) == move


@each_game
def test_the_random_bot_plays_everything(game: AnyGame) -> None:
    bot, deal = bots.create("random", game.id), game.deal(seed=1)
    found = {bot.choose(deal.seen_by(deal.seat), BUDGET, seed) for seed in range(200)}
    assert found == set(deal.legal())


class Wrong:
    """A bot of somebody's own that fails or breaks the rules, after playing on by itself."""

    name = "wrong"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        while not seen.over:
            seen.play(seen.legal()[-1])
        return self.answer if self.answer != "fails" else 1 // 0  # type: ignore[return-value]


@each_game
@pytest.mark.parametrize("answer", ["fails", -1, 2**64, None, "pass"])
def test_a_table_goes_on_with_the_first_legal_action(game: AnyGame, answer: object) -> None:
    deal = game.deal(seed=1)
    code, fault = bots.play_on(Wrong(answer), deal.seen_by(deal.seat), 1, 1)
    assert code == deal.legal()[0]
    assert isinstance(fault, Exception)


@each_game
def test_a_table_goes_on_with_what_its_bot_plays(game: AnyGame) -> None:
    deal = game.deal(seed=1)
    last = deal.legal()[-1]
    assert bots.play_on(Wrong(last), deal.seen_by(deal.seat), 1, 1) == (last, None)


@each_game
def test_bots_are_made_by_name(game: AnyGame) -> None:
    names = bots.names(game.id)
    assert names[-5:] == ["steady", "fair", "casual", "beginner", "random"]  # strongest first
    assert [bots.create(name, game.id).name for name in names] == names


@each_game
def test_a_bot_is_found_by_its_former_name_too(game: AnyGame) -> None:
    assert bots.find("heuristic", game.id) == bots.create("heuristic", game.id).name == "steady"
    assert "heuristic" not in bots.names(game.id)


@each_game
@pytest.mark.parametrize("name", ["nobody", "", "Random", "__init__"])
def test_an_unknown_bot_is_refused(game: AnyGame, name: str) -> None:
    with pytest.raises(OptionError) as refused:
        bots.create(name, game.id)
    assert refused.value.code == "unknown_bot"
    assert refused.value.facts["bot"] == name


@pytest.mark.parametrize("game_id", ["chess", "", "levels", "random", "..games"])
def test_an_unknown_game_is_refused(game_id: str) -> None:
    assert game_id not in GAMES
    for ask in (bots.names, lambda it: bots.create("random", it)):
        with pytest.raises(OptionError) as refused:
            ask(game_id)
        assert refused.value.code == "unknown_game"
