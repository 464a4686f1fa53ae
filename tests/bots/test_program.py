"""Bots that are other programs: the questions they get, their answers, and their faults."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import GAMES, BotError, OptionError, bots
from parlour.bots import program as programs
from parlour.bots.program import (
    Answer,
    DealBegins,
    DealEnds,
    Heed,
    MatchBegins,
    MatchEnds,
    News,
    ProgramLine,
    Question,
    answer_to,
    program_bot,
    question_of,
)
from parlour.cards.rng import Random
from parlour.core.game import AnyGame
from parlour.core.told import NOTHING, Told
from parlour.games.gin.view import GinView
from parlour.sim import arena, simulate
from tests.helpers import each_game, each_preset, said, scaled, seeded, sparse, states

pytestmark = pytest.mark.once

GIN = GAMES["gin"]
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "extend" / "bot-protocol.md"
OURS = f"exec:{shlex.quote(sys.executable)} -m parlour bot --game"


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def answered(bot: bots.Bot, game_id: str, line: str) -> Answer:
    """Return what a bot that has heard nothing before answers to a question."""
    answer = answer_to(bot, Heed(game_id), line)
    assert answer is not None
    return answer


@each_preset
@seeded(scaled(4))
def test_a_question_says_all_that_a_bot_needs(game: AnyGame, preset: str, seed: int) -> None:
    bot = bots.create("steady", game.id)
    for deal in sparse(states(game, preset, seed)):
        if not deal.over:
            seen = deal.seen_by(deal.seat)
            answer = answered(bot, game.id, written(question_of(seen, 5, seed)))
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


@each_game
def test_totals_have_a_number_for_each_seat_from_the_first_deal_on(game: AnyGame) -> None:
    match = game.match(game.options(), game.usual_seats(game.options()), seed=1)
    asked = question_of(match.deal.seen_by(match.deal.seat), 1, 1)
    assert list(asked.totals) == list(match.totals)


@each_game
def test_a_question_has_the_view_and_no_options(game: AnyGame) -> None:
    deal = game.deal(seed=1)
    seen = deal.seen_by(deal.seat)
    told = json.loads(written(question_of(seen, 1, 1)))
    assert told["view"] == json.loads(written(deal.view(deal.seat)))
    assert "options" not in told


def test_our_bot_answers_questions_of_the_version_before() -> None:
    deal, bot = GIN.deal(seed=3), bots.create("fair", "gin")
    now = json.loads(written(question_of(deal.seen_by(deal.seat), 1, 1)))
    del now["view"]
    old = now | {"parlour": 2, "options": deal.options.to_dict()}
    assert answered(bot, "gin", json.dumps(old)) == answered(bot, "gin", json.dumps(now))
    assert not answered(bot, "gin", json.dumps(old)).error


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


ASKED = """
import json
question, before = {"line": ""}, globals().get("answer")
while question["line"] != "question":
    question = json.loads(input())
answer = json.dumps({"id": question["id"], "action": question["legal"][0]["text"]})
"""


@pytest.mark.parametrize(
    ("code", "fault", "words"),
    [
        ("", "bot_failed", "ended"),
        ("import sys; sys.exit(3)", "bot_failed", "3"),
        ("input(); print('hello')", "bot_failed", "JSON"),
        ("input(); print('[1]')", "bot_failed", "array"),
        (ASKED + 'print(\'{"id": 1, "error": "too hard"}\')', "bot_failed", "too hard"),
        (ASKED + 'print(\'{"id": 1, "action": "jump"}\')', "bot_failed", "jump"),
        (ASKED + 'print(\'{"id": 1, "action": "discard Ks"}\')', "bot_illegal", "Ks"),
        (ASKED + 'print(\'{"action": "pass"}\')', "bot_failed", "id"),
        (ASKED + "print('thinking'); print(answer)", "bot_failed", "JSON"),
        (ASKED + "print(answer, answer, sep='\\n')" + ASKED, "bot_failed", "more than one line"),
        (f"{ASKED}print(answer)\n{ASKED}print(before)", "bot_failed", "more than one line"),
        ("import time; time.sleep(60)", "bot_failed", "answer"),
    ],
)
def test_a_program_that_fails_is_named_with_the_position(
    code: str, fault: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "ANSWER_TIMEOUT_S", 0.5 if "sleep" in code else 60)
    monkeypatch.setattr(programs, "END_TIMEOUT_S", 0.1)
    bot = program(tmp_path, code)
    with pytest.raises(BotError) as error:
        simulate(GIN, bots=[bot, "random"], deals=2, seed=1)
    assert error.value.code == fault
    assert words in str(error.value)
    assert error.value.facts["bot"] == bot
    said(error.value)


def test_a_program_that_has_ended_is_started_again(tmp_path: Path) -> None:
    bot = program_bot(program(tmp_path, f"{ASKED}print(answer)").removeprefix("exec:"))
    deal = GIN.deal(seed=1)
    seen = deal.seen_by(deal.seat)
    assert bot.choose(seen, 1, 1) == deal.legal()[0]
    with pytest.raises(RuntimeError, match="ended"):
        bot.choose(seen, 1, 1)
    assert bot.choose(seen, 1, 1) == deal.legal()[0]


def test_a_program_is_not_waited_for_that_ended_before_it_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = programs.Program(program(tmp_path, f"{ASKED}print(answer)").removeprefix("exec:"))
    seen = GIN.deal(seed=1).seen_by(0)
    assert asked.ask(seen, 1, 1, NOTHING).id == 1
    asked.reader.join()
    monkeypatch.setattr(programs, "ANSWER_TIMEOUT_S", 0.1)
    with pytest.raises(RuntimeError, match="ended"):
        asked.ask(seen, 1, 1, NOTHING)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("", "bot_no_program"),
        ("no-such-program-anywhere", "bot_no_program"),
        ("'half", "bot_not_found"),
    ],
)
def test_an_invalid_command_is_refused(command: str, code: str) -> None:
    with pytest.raises(OptionError) as error:
        bots.load(f"exec:{command}", "gin")
    assert error.value.code == code
    said(error.value)


def test_an_invalid_question_is_answered_with_the_reason() -> None:
    bot, deal = bots.create("random", "gin"), GIN.deal(seed=3)
    good = question_of(deal.seen_by(deal.seat), 1, 1)
    for bad in (
        "",
        "{",
        "[]",
        written(msgspec.structs.replace(good, parlour=1)),
        written(msgspec.structs.replace(good, game="lorum")),
        written(msgspec.structs.replace(good, position="H: 9c")),
        written(msgspec.structs.replace(good, seed="x")),
    ):
        answer = answered(bot, "gin", bad)
        assert answer.error
        assert not answer.action
    assert answered(bot, "gin", written(good)).action


# -- what comes between questions ------------------------------------------------------------------

KEEPER = """
import json, sys
with open(sys.argv[1], "a") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        told = json.loads(line)
        if told["line"] == "question":
            action = told["legal"][0]["text"]
            print(json.dumps({"id": told["id"], "action": action}), flush=True)
"""


def kept(tmp_path: Path, **wish: Any) -> dict[tuple[str, int], list[ProgramLine]]:
    """The lines that a program gets while it plays gin, by the match and the seat."""
    file, lines = tmp_path / "lines", dict[tuple[str, int], list[ProgramLine]]()
    bot = f"{program(tmp_path, KEEPER)} {shlex.quote(str(file))}"
    simulate(GIN, GIN.options(target=40), bots=[bot, "steady"], seed=4, **wish)
    program_bot.cache_clear()  # nobody asks it any more: it has written all when it has ended
    for text in file.read_text("utf-8").splitlines():
        line = msgspec.json.decode(text, type=News | Question)
        lines.setdefault((line.match, line.seat), []).append(line)
    return lines


def test_matches_deals_and_results_are_announced_in_order(tmp_path: Path) -> None:
    found = kept(tmp_path, matches=2)
    assert len(found) == 2
    for lines in found.values():
        first, *middle, last = [it for it in lines if not isinstance(it, Question)]
        assert isinstance(first, MatchBegins)
        assert (first.game, first.seats, first.options["target"]) == ("gin", 2, 40)
        assert isinstance(last, MatchEnds)
        assert sorted(last.places) == [1, 2]
        assert [type(it) for it in middle] == [DealBegins, DealEnds] * (len(middle) // 2)
        assert len(middle) >= 2
        deal, results, history = 0, 0, tuple[object, ...]()
        for line in lines:
            if isinstance(line, DealBegins):
                deal, history = line.number, ()
            elif isinstance(line, Question):
                assert (line.number, results) == (deal, deal - 1)
                assert line.history[: len(history)] == history
                history = line.history
            elif isinstance(line, DealEnds):
                assert line.history[: len(history)] == history
                view = msgspec.json.decode(line.view, type=GIN.view_type)
                assert view.result is not None
                results = line.row.number


def test_a_deal_that_stands_alone_is_a_match_of_one_deal(tmp_path: Path) -> None:
    for lines in kept(tmp_path, deals=2, mirrored=True).values():
        kinds = [type(it) for it in lines if not isinstance(it, Question)]
        assert kinds == [MatchBegins, DealBegins, DealEnds, MatchEnds]


class Backward:
    """Plays by how the last deal of the match went."""

    name = "backward"

    def choose(self, seen: Any, budget: int, seed: int, told: Told = NOTHING) -> int:
        legal: list[int] = seen.legal()
        past = told.past[-1] if told.past else None
        done = len(told.history)
        if past is not None and isinstance(past.view, GinView):
            done += len(past.history) + past.view.stock
        return legal[(done + sum(told.totals)) % len(legal)]


def test_a_bot_remembers_as_a_program_what_it_remembers_at_home(tmp_path: Path) -> None:
    file = tmp_path / "seat.py"
    file.write_text(
        "import sys\n"
        "from parlour.bots.program import answers\n"
        "from tests.bots.test_program import Backward\n"
        "for line in answers(Backward(), 'gin', sys.stdin):\n"
        "    print(line, flush=True)\n",
        "utf-8",
    )
    run = f"import sys; sys.path.insert(0, {str(ROOT)!r}); exec(open({str(file)!r}).read())"
    far = f"exec:{shlex.join([sys.executable, '-c', run])}"
    wish: dict[str, Any] = {"matches": 2, "mirrored": True, "seed": 3}
    options = GIN.options(target=30)
    theirs, ours = (simulate(GIN, options, bots=[it, "steady"], **wish) for it in (far, Backward()))
    assert (theirs.deals, theirs.decisions) == (ours.deals, ours.decisions)
    assert [it.points for it in theirs.standings] == [it.points for it in ours.standings]


KINDS = ("match", "deal", "question", "result", "over")
FEW = 2


def shortened(value: Any, part: str = "") -> Any:
    """Return a line as the documents show it: without the rest of its long parts."""
    if isinstance(value, list):
        kept = [shortened(it) for it in value[:FEW]]
        return [*kept, "…"] if len(value) > FEW else kept
    if isinstance(value, dict):
        most = FEW + 2 if part in ("options", "view", "rules") else len(value)
        found = {name: shortened(it, name) for name, it in list(value.items())[:most]}
        return found | {"…": "…"} if len(value) > most else found
    return value


def test_the_documents_show_a_line_of_each_kind(tmp_path: Path) -> None:
    """Run with PARLOUR_WRITE_LINES=1 to write them."""
    lines = next(iter(kept(tmp_path, matches=1).values()))
    first: dict[str, Any] = {}
    for line in lines:
        told = json.loads(written(line))
        if told["line"] == "question" and len(told["history"]) < FEW:
            continue
        first.setdefault(told["line"], told)
    shown = [json.dumps(shortened(first[it]), ensure_ascii=False) for it in KINDS]
    blocks = "".join(f"```json\n{it}\n```\n\n" for it in shown)
    text = DOCS.read_text("utf-8")
    begin, end = text.index("```json"), text.index("## Programs")
    if os.environ.get("PARLOUR_WRITE_LINES"):
        DOCS.write_text(text[:begin] + blocks + text[end:], "utf-8")
    assert blocks in DOCS.read_text("utf-8")
