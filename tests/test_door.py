"""Bots that are other programs: the questions they get, their answers, and their faults."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import GAMES, BotError, OptionError, bots
from parlour.bots import door
from parlour.bots.door import Answer, answer_to, program_bot, question_of
from parlour.cards.rng import Random
from parlour.core.game import AnyGame
from parlour.sim import arena, simulate

from .helpers import each_game, each_preset, said, scaled, seeded, sparse, states

pytestmark = pytest.mark.once

GIN = GAMES["gin"]
DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
OURS = f"exec:{shlex.quote(sys.executable)} -m parlour bot --game"


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


@each_preset
@seeded(scaled(4))
def test_a_question_says_all_that_a_bot_needs(game: AnyGame, preset: str, seed: int) -> None:
    bot = bots.create("steady", game.id)
    for deal in sparse(states(game, preset, seed)):
        if not deal.over:
            seen = deal.seen_by(deal.seat)
            answer = answer_to(bot, game.id, written(question_of(seen, 5, seed)))
            assert answer.error == ""
            assert game.parse(deal, answer.action) == bot.choose(seen, 5, seed)


@each_preset
@seeded(scaled(4))
def test_a_question_tells_nothing_hidden(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        if not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, Random(seed))
            asked = [question_of(it.seen_by(it.seat), 5, seed) for it in (deal, twin)]
            assert asked[0] == asked[1]
            assert [it.text for it in asked[0].legal] == [
                game.format(deal, it) for it in deal.legal()
            ]


@each_game
def test_our_bot_plays_alike_from_another_process(game: AnyGame) -> None:
    line = ["steady", f"{OURS} {game.id} --level steady"]
    first, second = arena(game, bots=line, deals=game.usual_seats(game.options())).duels
    assert first.points == pytest.approx(second.points)
    assert first.win_rate == pytest.approx(second.win_rate)


class Highest:
    """Does what is listed last, as the programs of the documentation do."""

    name = "highest"

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        found: int = seen.legal()[-1]
        return found


@pytest.mark.parametrize(("language", "program"), [("python", sys.executable), ("js", "node")])
def test_the_programs_of_the_documentation_play(
    language: str, program: str, tmp_path: Path
) -> None:
    if not shutil.which(program):
        pytest.skip(f"no {program} here")
    (code,) = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    file = tmp_path / f"highest.{language}"
    file.write_text(code, "utf-8")
    command = shlex.join([program, str(file)])
    wish: dict[str, Any] = {"deals": 4, "seed": 2}
    theirs = simulate(GIN, bots=[f"exec:{command}", "random"], **wish)
    ours = simulate(GIN, bots=[Highest(), "random"], **wish)
    assert [it.mean for it in theirs.points] == [it.mean for it in ours.points]


# -- faults ----------------------------------------------------------------------------------------


def program(tmp_path: Path, code: str) -> str:
    """Return the bot whose program this is."""
    file = tmp_path / "program.py"
    file.write_text(code, "utf-8")
    return f"exec:{shlex.join([sys.executable, str(file)])}"


@pytest.mark.parametrize(
    ("code", "fault", "words"),
    [
        ("", "bot_failed", "ended"),
        ("import sys; sys.exit(3)", "bot_failed", "3"),
        ("input(); print('hello')", "bot_failed", "JSON"),
        ("input(); print('[1]')", "bot_failed", "array"),
        ('input(); print(\'{"error": "too hard"}\')', "bot_failed", "too hard"),
        ('input(); print(\'{"action": "jump"}\')', "bot_failed", "jump"),
        ('input(); print(\'{"action": "discard Ks"}\')', "bot_illegal", "Ks"),
        ("import time; time.sleep(60)", "bot_failed", "answer"),
    ],
)
def test_a_program_that_fails_is_named_with_the_position(
    code: str, fault: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.5 if "sleep" in code else 60)
    monkeypatch.setattr(door, "LEAVE", 0.1)
    bot = program(tmp_path, code)
    with pytest.raises(BotError) as error:
        simulate(GIN, bots=[bot, "random"], deals=2, seed=1)
    assert error.value.code == fault
    assert words in str(error.value)
    assert error.value.facts["bot"] == bot
    said(error.value)


def test_a_program_that_has_ended_is_started_anew(tmp_path: Path) -> None:
    once = (
        "import json; q = json.loads(input()); print(json.dumps({'action': q['legal'][0]['text']}))"
    )
    bot = program_bot(program(tmp_path, once).removeprefix("exec:"))
    deal = GIN.deal(seed=1)
    seen = deal.seen_by(deal.seat)
    assert bot.choose(seen, 1, 1) == deal.legal()[0]
    with pytest.raises(RuntimeError, match="ended"):
        bot.choose(seen, 1, 1)
    assert bot.choose(seen, 1, 1) == deal.legal()[0]


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere", "'half"])
def test_a_command_that_is_none_is_refused(command: str) -> None:
    with pytest.raises(OptionError) as error:
        bots.load(f"exec:{command}", "gin")
    assert error.value.code == "bot_not_found"
    said(error.value)


def test_a_question_that_is_none_is_answered_with_the_reason() -> None:
    bot, deal = bots.create("random", "gin"), GIN.deal(seed=3)
    good = question_of(deal.seen_by(deal.seat), 1, 1)
    for bad in (
        "",
        "{",
        "[]",
        written(msgspec.structs.replace(good, parlour=2)),
        written(msgspec.structs.replace(good, game="lorum")),
        written(msgspec.structs.replace(good, position="H: 9c")),
        written(msgspec.structs.replace(good, seed="x")),
    ):
        answer = answer_to(bot, "gin", bad)
        assert answer.error
        assert not answer.action
    assert answer_to(bot, "gin", written(good)) != Answer()
