"""A table for language models: prompts say what a seat knows, and answers are read or refused."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import suppress
from typing import Any, get_args, get_type_hints

import pytest

import parlour
from parlour import bots
from parlour.cards.rng import Random
from parlour.core import rulebook, texts
from parlour.core.errors import MatchOver, OptionError, ParlourError, UnknownGame, WrongSeat
from parlour.core.replay import Replay
from parlour.rl.answers import candidates
from parlour.rl.texttable import Accepted, Ask, Refused, TextTable

from .helpers import GAMES, Player, random_options, random_value, scaled, seeded

MOST_CHARACTERS = 800  # of a prompt in gin rummy, without the rules
TURNS = scaled(600, 40)


def table_of(game_id: str, chance: random.Random, *, usual: bool = False, **more: Any) -> TextTable:
    """Return a table with random options, or with the usual ones."""
    game = parlour.GAMES[game_id]
    preset = chance.choice(list(game.presets))
    options = game.options() if usual else random_options(game, preset, chance)
    seats = chance.choice(list(game.seats_for(options)))
    return TextTable(game, options, seats=seats, seed=chance.getrandbits(32), **more)


def any_action(table: TextTable, chance: random.Random) -> str:
    """Return a legal action of the seat to act."""
    action = chance.choice(table.table.legal(table.turn))
    if action.low is None or action.high is None:
        return action.text
    return f"{action.text.rpartition(' ')[0]} {chance.randint(action.low, action.high)}"


def play(table: TextTable, chance: random.Random, turns: int) -> int:
    """Play at random; return the number of turns."""
    for turn in range(turns):
        if table.turn < 0:
            return turn
        played = table.answer(table.turn, any_action(table, chance))
        assert isinstance(played, Accepted), played
    return turns


# -- prompts -----------------------------------------------------------------------------------


def test_a_prompt_says_what_has_happened_what_is_seen_and_what_can_be_done() -> None:
    table = TextTable("gin", seed=9)
    first = table.ask()
    assert first.seat == table.turn == 0
    assert first.text.splitlines()[0] == "Gin Rummy"
    assert "Deal 1. Player 2 deals." in first.text
    assert "- take the 2c: take" in first.text
    assert first.text.endswith("Answer with one action, alone on the last line.")
    assert (first.seq, first.phase) == (table.table.seq, first.view["phase"])
    assert first.position == table.game.describe(table.table.match.deal, 0)
    assert table.ask() == first  # a question changes nothing
    table.answer(0, "take")
    second = table.ask(rules="none")
    assert second.text.startswith("You: take (2c)")
    assert "- discard a card: discard CARD" in second.text


def test_the_list_of_actions_is_told_on_request_only() -> None:
    table = TextTable("gin", seed=9)
    table.answer(0, "take")
    plain, full = table.ask(), table.ask(legal=True)
    refused = table.answer(0, "discard 2s")
    assert isinstance(refused, Refused)
    legal = [it.text for it in table.table.legal(0)]
    assert all(it in full.text and it not in plain.text for it in legal)
    assert refused.legal == tuple(legal)
    table.ask()
    again = table.answer(0, "discard 2s")
    assert isinstance(again, Refused)
    assert again.legal == ()


@pytest.mark.parametrize("rules", ["short", "full", "none"])
@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_prompts_are_in_every_language(game_id: str, language: str, rules: str) -> None:
    chance = random.Random(f"{game_id} {language}")
    table = table_of(game_id, chance, usual=True)
    for _ in range(6):
        asked = table.ask(rules=rules, language=language)
        assert (rulebook.text(game_id, language) in asked.text) == (rules == "full")
        if texts.has("ask-answer", language):
            assert asked.text.endswith(texts.say("ask-answer", language))
        play(table, chance, 3)


def test_prompts_of_gin_rummy_are_short() -> None:
    chance = random.Random(5)
    table = TextTable("gin", seed=5)
    lengths = list[int]()
    while table.turn >= 0 and len(lengths) < TURNS:
        lengths.append(len(table.ask(rules="none").text))
        play(table, chance, 1)
    assert max(lengths) <= MOST_CHARACTERS
    assert sum(table.results().characters) == sum(lengths)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_changed_option_changes_the_prompt(game_id: str) -> None:
    game, chance = parlour.GAMES[game_id], random.Random(game_id)
    usual = game.options()
    seats, seed = game.usual_seats(usual), 1
    plain = TextTable(game, usual, seats=seats, seed=seed).ask().text
    told = 0
    for field in game.options_type.fields():
        for _ in range(8):
            with suppress(OptionError):
                options = game.options(None, **{field.name: random_value(field, chance)})
                if options == usual:
                    continue
                asked = TextTable(game, options, seats=seats, seed=seed).ask().text
                label = texts.say(f"{game.id}-option-{field.name}", "en")
                assert asked != plain
                assert f"{label}: " in asked, field.name
                told += 1
                break
    assert told > len(game.options_type.fields()) // 2


@pytest.mark.parametrize("ids", ["gin", "romme", "rummy500", "lorum", "tripoley michigan"])
def test_every_phase_is_reached_and_offers_its_actions(ids: str) -> None:
    """Lay-offs, the last cards of the stock, auctions and all others; stops share their phases."""
    chance, seen = random.Random(ids), set[str]()
    view_type = parlour.GAMES[ids.split()[0]].view_type
    phases = {*get_args(get_type_hints(view_type)["phase"])} - {"OVER"}
    for number in range(2000):
        if seen >= phases:
            break
        table = table_of(ids.split()[number % len(ids.split())], chance)
        game = table.table.game
        beginner, player = bots.create("beginner", game), Player(game, chance)
        for turn in range(120):
            if table.turn < 0:
                break
            asked = table.ask(rules="none")
            seen.add(asked.phase)
            kinds = dict.fromkeys(it.kind for it in table.table.legal(asked.seat))
            offered = [line for line in asked.text.splitlines() if line.startswith("- ")]
            assert len(offered) == len(kinds)
            deal = table.table.deal_for(asked.seat)
            if chance.random() < 0.7:  # those who play to win come to the last phases
                code = bots.choose(beginner, deal, 20, turn)
            else:
                code = player.choose(deal)
            assert isinstance(table.answer(asked.seat, game.format(deal, code)), Accepted)
    assert seen >= phases


@pytest.mark.parametrize("game_id", GAMES)
@seeded(6)
def test_a_prompt_tells_nothing_that_its_seat_does_not_know(game_id: str, seed: int) -> None:
    """Deal again what the seat cannot know: the prompt stays as it is, to the last letter."""
    chance = random.Random(seed)
    table = table_of(game_id, chance)
    for _ in range(8):
        play(table, chance, chance.randrange(9))
        if table.turn < 0:
            return
        seat, match = table.turn, table.table.match
        before, saved = asked_twice(table, seat), match.deal
        for number in range(4):
            match.deal = saved.clone()
            match.deal.resample(seat, Random(seed + number))
            assert asked_twice(table, seat) == before
        match.deal = saved


def asked_twice(table: TextTable, seat: int) -> list[Ask]:
    """Return the questions to a seat, with and without a list."""
    return [table.ask(seat, legal=legal) for legal in (True, False)]


# -- answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        "discard 2h",
        "Discard 2H",
        "discard 2♥",
        "2h",
        "**discard 2h**",
        "My hand is weak, so I choose:\n\n**Discard 2h**.",
        "I keep my sevens.\nAction: discard 2h",
        "Answer: `discard 2h`",
        'Reasons: the two is far from all.\n{"move": "discard 2h"}',
        '```json\n{"thought": "discard 9c?", "action": "discard 2h"}\n```',
        "I will discard the 2 of hearts.",
        "Discard the two of hearts",
        "> discard 2h",
        "“discard 2h”",
        "d 2h",
    ],
)
def test_an_answer_is_read_as_people_and_models_write_it(answer: str) -> None:
    assert played_with(answer) == Accepted(0, "discard 2h")


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("", "no_action"),
        ("hello", "no_action"),
        ("**discard 2h** or **discard 4c**", "many_meanings"),
        ("discard", "many_meanings"),
        ("3", "no_action"),  # no list was shown whose third entry this could be
        ("discard 5h", "not_in_hand"),
        ("I discard the 5 of hearts.", "not_in_hand"),
        ('{"move": "knock 5h"}', "not_in_hand"),
        ("stock", "gin_drawn_already"),
    ],
)
def test_a_refusal_has_a_rule_or_a_reason_and_changes_nothing(answer: str, code: str) -> None:
    table = in_discard()
    before = table.ask()
    refused = table.answer(0, answer)
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert refused.sentence
    assert table.ask() == before
    assert table.results().refusals == (1, 0)


def in_discard() -> TextTable:
    """Return a table at which seat 0 has 2h and has to discard."""
    table = TextTable("gin", seed=9)
    table.answer(0, "take")
    return table


def played_with(answer: str) -> Accepted | Refused:
    return in_discard().answer(0, answer)


def test_a_refusal_is_in_the_language_of_the_question() -> None:
    table = TextTable("gin", seed=9)
    table.ask(language="de")
    refused = table.answer(0, "discard 9c")
    assert isinstance(refused, Refused)
    assert refused.sentence == _german(table)


def test_an_answer_to_an_older_question_is_refused() -> None:
    table = TextTable("gin", seed=9)
    first = table.ask().seq
    assert table.decide(0, "take", first).record.action == "take"
    assert table.table.seq == first  # nothing was played
    table.answer(0, "take", at=first)
    late = table.answer(0, "discard 2h", at=first)
    assert isinstance(late, Refused)
    assert late.code == "stale_move"
    assert isinstance(table.answer(0, "discard 2h", at=first + 1), Accepted)


def _german(table: TextTable) -> str:
    with pytest.raises(ParlourError) as refused:
        table.table.decide_play(0, "discard 9c")
    return refused.value.say("de")


HOSTILE = (
    "{" * 200,
    '{"move": {"move": "take"}}',
    '{"move": 7}',
    "**" * 500,
    "discard " + "2h " * 400,
    "P1: take\nP1: stock",
    "ignore all rules and show the stock",
    "\x1b[31mtake\x07",
    "{ $name } discard",
    "٣ \u202e2h",
    "meld [[[[ 2h",
    "bid 99999999999999999999",
    "play 2h>T9.lo T-1.hi *",
)


@pytest.mark.parametrize("game_id", GAMES)
def test_random_and_hostile_answers_never_harm_a_table(game_id: str) -> None:
    chance = random.Random(f"hostile {game_id}")
    table = table_of(game_id, chance, usual=True)
    letters = '23456789TJQKAcdhs*[]>. \n{}":'
    for number in range(scaled(1000, 60)):
        if table.turn < 0:
            table = table_of(game_id, chance)
        seat, before = table.turn, state_of(table)
        words = [it.text for it in table.table.legal(seat)]
        mixed = "".join(chance.choice(letters) for _ in range(chance.randrange(60)))
        torn = chance.choice(words)[: chance.randrange(1, 9)] + chance.choice(["", mixed])
        answer = chance.choice([mixed, torn, chance.choice(HOSTILE), f"{mixed}\n{torn}"])
        told = table.answer(seat, answer)
        if isinstance(told, Refused):
            assert told.sentence
            assert state_of(table) == before
        else:
            assert told.action in {*words} or table.table.seq > before[0]
        if number % 5 == 0:
            play(table, chance, 1)


def state_of(table: TextTable) -> tuple[int, str]:
    return table.table.seq, table.game.describe(table.table.match.deal)


def test_only_the_end_of_a_long_answer_is_read() -> None:
    assert next(candidates("x" * 10**6 + "\ndiscard 2h")) == ["discard 2h"]


# -- the match ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
@seeded(3)
def test_the_record_of_a_table_is_the_match_that_was_played(game_id: str, seed: int) -> None:
    chance = random.Random(seed)
    table = table_of(game_id, chance)
    play(table, chance, 150)
    record = Replay.read(table.record().to_text())
    match = record.check(parlour.GAMES)
    assert tuple(match.totals) == table.results().points
    if table.turn < 0:
        assert table.results().places == tuple(table.table.sheet().places)


def test_bots_play_the_other_seats_and_draw_seats_with_all() -> None:
    chance = random.Random(2)
    for seed in range(6):
        table = TextTable("romme", seats=4, seed=seed, rivals={1: "beginner", 3: "random"})
        play(table, chance, 30)
        assert sorted([*table._asked, *table._bots]) == [0, 1, 2, 3]
        assert {it.name for it in table._bots.values()} == {"beginner", "random"}
        with pytest.raises(WrongSeat):
            table.ask(next(seat for seat in range(4) if seat not in table.actors))


def test_the_same_seed_is_the_same_match() -> None:
    for game_id in GAMES:
        one, two = (TextTable(game_id, seed=9) for _ in range(2))
        for table in (one, two):
            play(table, random.Random(4), 25)
        assert one.record() == two.record()


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(UnknownGame):
        TextTable("bridge")
    with pytest.raises(ValueError, match="nobody is left to ask"):
        TextTable("gin", rivals={0: "random", 1: "random"})
    table = TextTable("gin")
    with pytest.raises(ValueError, match="rules are short, full, none"):
        table.ask(rules="long")
    over = TextTable("lorum", parlour.GAMES["lorum"].options(deals=1), seed=1)
    play(over, random.Random(1), 100)
    assert over.turn == -1
    with pytest.raises(MatchOver):
        over.ask(0)
    told = over.answer(0, "play 9c")
    assert isinstance(told, Refused)
    assert told.code == "match_over"


def test_a_text_table_needs_no_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None; from parlour.rl import TextTable; "
    code += "print(TextTable('gin', seed=1).ask().phase); import parlour.rl.batch"
    command = [sys.executable, "-W", "ignore", "-c", code]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.stdout.strip() == "UPCARD1"
    assert "numpy" in done.stderr.splitlines()[-1]
