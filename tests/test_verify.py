"""Bots' moves on file are computed again, and the first that is not the bot's own is named."""

from __future__ import annotations

from pathlib import Path
from random import Random as PythonRandom
from typing import Any

import msgspec
import pytest

from parlour import GAMES, bots
from parlour.bots import Difference
from parlour.cli import main
from parlour.core import texts
from parlour.core.deal import Deal
from parlour.core.errors import ReplayError
from parlour.core.game import AnyGame
from parlour.core.replay import Replay, ReplayedBot
from parlour.core.table import Record, Table
from parlour.core.table_replay import replay_of
from parlour.core.told import NOTHING, Told

from .helpers import each_game, said

pytestmark = pytest.mark.once

SECRET, BUDGET = "5e" * 32, 2
MOST = 40  # records of a match


class Remembers:
    """Plays by what it has been told."""

    name = "remembers"

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        legal = seen.legal()
        return legal[(len(told.history) + sum(told.totals) + seed) % len(legal)]


def played(game: AnyGame, names: list[str], seed: int = 1, most: int = MOST) -> Replay:
    """Return the replay of a match of bots, each of which decides as at a server's table."""
    options, seats = game.options(), len(names)
    table = Table(game, options, seats)
    players = [bots.load(name, game.id) for name in names]
    chance, records = PythonRandom(seed), list[Record]()
    while table.waiting != "over" and len(records) < most:
        if table.waiting == "deal":
            cards = list(game.pack(options, seats))
            chance.shuffle(cards)
            step: Any = table.decide_deal(cards)
            records.append(step)
        else:
            seat, deal = table.seat, table.match.deal
            decision = bots.bot_seed(SECRET, seat, table.seq)
            told = bots.told_to(players[seat], table.memory, seat)
            code = bots.ask(players[seat], game, deal, BUDGET, decision, told=told)
            step = table.decide_play(seat, code, by=names[seat])
            records.append(step.record)
        table.apply(step)
    return replay_of(
        game,
        options.to_dict(),
        seats,
        records,
        budget=BUDGET,
        secret=SECRET,
        engine=bots.engine(game.id),
    )


def line_of(game: AnyGame) -> list[str]:
    """Return a table with every bot of a game, as far as there are seats for them."""
    names, seats = bots.names(game.id), game.usual_seats(game.options())
    return [names[seat % len(names)] for seat in range(max(seats, 2))]


def changed(game: AnyGame, replay: Replay, place: int = 0) -> tuple[Replay, Difference]:
    """Return the match cut off at a choice of another than seat 0, changed, and what differs."""
    steps = [it for it in replay.run(GAMES) if it.what in ("dealt", "action")]
    assert steps
    deals = list(replay.deals)
    deal = deals[place]
    moves = []
    for step in replay.run(GAMES):
        if step.match.number == place + 1 and step.what == "action":
            codes = step.match.deal.legal()
            others = [it for it in codes if it != step.code]
            texts_of = [game.format(step.match.deal, it) for it in (step.code, *others[:1])]
            moves.append((step.seat, texts_of))
    number, (seat, (expected, wrong)) = next(
        (i, it) for i, it in enumerate(moves, 1) if it[0] and len(it[1]) == 2 and i > 3
    )
    actions = (*deal.actions[: number - 1], wrong)
    deals[place:] = [msgspec.structs.replace(deal, actions=actions, points=None)]
    bot = next(it.bot for it in replay.bots if it.seat == seat)
    found = Difference(place + 1, number, seat, bot, wrong, expected)
    return msgspec.structs.replace(replay, deals=tuple(deals)), found


@each_game
def test_the_moves_of_a_true_match_are_the_bots_own(game: AnyGame) -> None:
    replay = Replay.read(played(game, line_of(game)).to_text())
    found = bots.verify(replay, GAMES)
    assert found.moves == sum(len(deal.actions) for deal in replay.deals) > 20
    assert (found.others, found.difference) == ((), None)


@each_game
def test_a_changed_move_is_found_and_named(game: AnyGame) -> None:
    wrong, difference = changed(game, played(game, line_of(game)))
    assert bots.verify(wrong, GAMES).difference == difference


@each_game
def test_another_secret_or_budget_is_noticed_where_bots_use_them(game: AnyGame) -> None:
    replay = played(game, ["random"] * max(game.usual_seats(game.options()), 2))
    other = msgspec.structs.replace(replay, secret="00" * 32)
    assert bots.verify(replay, GAMES).difference is None
    assert bots.verify(other, GAMES).difference is not None


def test_what_bots_remember_is_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, known = GAMES["gin"], bots.registry.policies("gin")
    monkeypatch.setattr(bots.registry, "policies", lambda _: {**known, "remembers": Remembers})
    replay = played(game, ["remembers", "steady"], most=250)
    assert len(replay.deals) > 1
    assert bots.verify(replay, GAMES).difference is None
    wrong, difference = changed(game, replay, len(replay.deals) - 2)
    assert bots.verify(wrong, GAMES).difference == difference


def test_a_bot_that_takes_a_seat_over_is_known_from_then_on() -> None:
    replay = played(GAMES["gin"], ["steady", "random"])
    half = msgspec.structs.replace(
        replay, bots=(*replay.bots[:1], msgspec.structs.replace(replay.bots[1], since=20))
    )
    whole, later = (bots.verify(it, GAMES) for it in (replay, half))
    assert later.difference is None
    assert len(replay.deals[0].actions) // 2 < later.moves < whole.moves


def test_a_match_of_another_parlour_does_not_count_as_fraud() -> None:
    game = GAMES["gin"]
    replay = played(game, ["steady", "random"])
    other = msgspec.structs.replace(replay, engine="another")
    assert bots.verify(other, GAMES).difference is None  # it has come out all the same
    wrong, difference = changed(game, other)
    with pytest.raises(ReplayError) as refused:
        bots.verify(wrong, GAMES)
    assert refused.value.code == "replay_other_engine"
    assert (refused.value.facts["deal"], refused.value.facts["move"]) == difference[:2]
    said(refused.value)


def test_other_peoples_bots_are_named_and_ours_computed_again() -> None:
    replay = played(GAMES["gin"], ["tests.test_verify:Remembers", "steady"])
    found = bots.verify(replay, GAMES)
    assert found.others == (
        ReplayedBot(0, "tests.test_verify:Remembers", BUDGET, found.others[0].since),
    )
    assert 0 < found.moves < sum(len(deal.actions) for deal in replay.deals)
    assert found.difference is None


@pytest.mark.parametrize(
    "left", [{"secret": ""}, {"bots": ()}, {"bots": (ReplayedBot(0, "x:y", 2),)}]
)
def test_a_file_that_does_not_say_how_bots_decided_is_refused(left: dict[str, Any]) -> None:
    replay = msgspec.structs.replace(played(GAMES["gin"], ["steady", "random"]), **left)
    with pytest.raises(ReplayError) as refused:
        bots.verify(replay, GAMES)
    assert refused.value.code == "replay_no_bots"
    said(refused.value)


@pytest.mark.parametrize("language", texts.languages())
def test_the_terminal_says_what_was_found(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = GAMES["gin"], tmp_path / "match.json"
    replay = played(game, ["tests.test_verify:Remembers", "random"])
    file.write_text(replay.to_text(), "utf-8")
    ask = ["replay", str(file), "--verify-bots", "--lang", language]
    assert main(ask) == 0
    told = capsys.readouterr().out
    assert "test_verify:Remembers" in told
    assert str(bots.verify(replay, GAMES).moves) in told
    wrong, difference = changed(game, replay)
    file.write_text(wrong.to_text(), "utf-8")
    assert main(ask) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert str(difference.deal) in told
    assert str(difference.move) in told
    assert "random" in told
