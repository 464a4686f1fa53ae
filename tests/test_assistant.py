"""An assistant's seat: whole deals, short turns, and every refusal through a real client."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from typing import Any

import pytest
from fluent.syntax.ast import Message
from mcp import Client, StdioServerParameters

import parlour
from parlour.assistant.local import LocalSeat
from parlour.assistant.program import program
from parlour.assistant.seat import Sight
from parlour.assistant.telling import CUT, HISTORY, Telling
from parlour.core import rulebook, texts
from parlour.core.errors import CARDS, ParlourError
from tests.server.test_texts import Variables, messages

from .helpers import GAMES, scaled

SHORT = {"gin": 1000, "lorum": 1000, "romme": 1000}
"""The most characters of a turn; in all other games 1,800."""
WRONG = ("", "discard 2x", "hello", "play Kd", "meld [2c 3c]", "99", "take and discard", "bid 3")


def seat_of(game_id: str, seed: int, bot: str = "random", **options: Any) -> LocalSeat:
    """Return a seat at a table with the usual number of players."""
    game = parlour.GAMES[game_id]
    rules = game.options(None, **options)
    return LocalSeat(game, rules, seats=game.usual_seats(rules), bot=bot, seed=seed)


async def ask(client: Client, tool: str, **words: Any) -> str:
    """Return the text of a tool's answer, which may not be an error."""
    answer = await client.call_tool(tool, words)
    assert not answer.is_error, answer
    return text_of(answer)


async def refused(client: Client, tool: str, **words: Any) -> str:
    """Return the text of a tool's error, without what the library puts before it."""
    answer = await client.call_tool(tool, words)
    assert answer.is_error, answer
    head, _, text = text_of(answer).partition(": ")
    assert head == f"Error executing tool {tool}"
    return text


def text_of(answer: Any) -> str:
    """Return the only part of an answer: a text, which is not sent a second time as data."""
    assert answer.structured_content is None
    [part] = answer.content
    text: str = part.text
    return text


def position(turn: str) -> int:
    """Return the number of the position that a turn begins with."""
    found = re.match(r"at (\d+)\n", turn)
    assert found, turn
    return int(found[1])


async def play_deals(game_id: str, seed: int, deals: int) -> list[int]:
    """Play whole deals at random, with wrong answers; return the characters of all turns."""
    chance, sizes, done = random.Random(f"{game_id} {seed}"), list[int](), 0
    while done < deals:
        seat = seat_of(game_id, chance.getrandbits(32))
        async with Client(program(seat)) as client:
            turn = await ask(client, "wait_for_turn", seconds=0)
            match = seat.table.table.match
            while seat.table.turn >= 0 and match.number <= deals - done:
                sizes.append(len(turn))
                at = position(turn)
                assert at == seat.table.table.seq
                if chance.random() < 0.2:
                    await play_wrongly(client, seat, chance.choice(WRONG), at)
                action = chance.choice(seat.table.table.legal(seat.seat)).text
                turn = await ask(client, "play", action=action, at=at)
            done += match.number
            sizes.append(len(turn))
    return sizes


async def play_wrongly(client: Client, seat: LocalSeat, action: str, at: int) -> None:
    """Play something that is refused, if it is: the client reads the sentence and the rule."""
    if (why := reason(seat, action, at)) is not None:
        assert await refused(client, "play", action=action, at=at) == why
        assert await ask(client, "why_not", action=action) == why
        assert seat.table.table.seq == at


def reason(seat: LocalSeat, action: str, at: int) -> str | None:
    """Return why an action cannot be played, as the table itself says it."""
    try:
        seat.table.decide(seat.seat, action, at)
    except ParlourError as error:
        return str(error)
    return None


@pytest.mark.parametrize("game_id", GAMES)
async def test_whole_deals_are_played_in_short_turns(game_id: str) -> None:
    sizes = await play_deals(game_id, 1, scaled(3, 1))
    assert max(sizes) <= SHORT.get(game_id, 1800)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
async def test_long_a_hundred_deals_are_played_in_short_turns(game_id: str) -> None:
    sizes = await play_deals(game_id, 2, 100)
    assert max(sizes) <= SHORT.get(game_id, 1800)
    assert len(sizes) > 100


# -- the tools ---------------------------------------------------------------------------------


async def test_a_turn_says_what_has_happened_what_is_seen_and_what_can_be_done() -> None:
    seat = seat_of("gin", 3, "steady")
    async with Client(program(seat)) as client:
        turn = await ask(client, "wait_for_turn")
        assert turn == await ask(client, "wait_for_turn", seconds=0)
        lines = turn.splitlines()
        assert lines[:2] == [f"at {seat.table.table.seq}", "Deal 1. You deal."]
        assert lines[-1] == "- draw from the stock: stock"
        after = await ask(client, "play", action="**Stock**", at=position(turn))
        assert after.splitlines()[1].startswith("You: stock (")
        legal = [it.text for it in seat.table.table.legal(seat.seat)]
        assert all(it in after for it in legal)
        told = await ask(client, "history")
        assert told.startswith("Deal 1. You deal.\n")
        assert "You: stock (" in told


async def test_a_leaderboard_can_leave_out_the_list_of_actions() -> None:
    seat = seat_of("gin", 3)
    async with Client(program(seat, listing=False)) as client:
        turn = await ask(client, "wait_for_turn")
        after = await ask(client, "play", action="stock", at=position(turn))
        assert "- discard a card: discard CARD" in after
        assert not any(it.text in after for it in seat.table.table.legal(seat.seat))


@pytest.mark.parametrize("game_id", GAMES)
async def test_table_and_rules_are_those_of_the_game(game_id: str) -> None:
    seat = seat_of(game_id, 5)
    async with Client(program(seat)) as client:
        told = await ask(client, "table")
        assert texts.say(f"{game_id}-name", "en") in told
        assert told.count("(bot)") == seat.table.table.match.seats - 1
        assert told.count("(person)") == 1
        summary = await ask(client, "rules")
        known = rulebook.rules(game_id, "en")
        assert summary.endswith(" ".join(known))
        for rule, text in known.items():
            assert await ask(client, "rules", id=rule.lower()) == text
        with pytest.raises(ParlourError) as wrong:
            rulebook.find(game_id, "Q77", "en")
        assert await refused(client, "rules", id="Q77") == str(wrong.value)


async def test_changed_options_are_told() -> None:
    async with Client(program(seat_of("gin", 5, gin_bonus=30))) as client:
        assert "Options of this table: " in (told := await ask(client, "table"))
        assert ": 30" in told


async def test_an_action_can_be_asked_about_without_playing_it() -> None:
    seat = seat_of("gin", 3)
    async with Client(program(seat)) as client:
        turn = await ask(client, "wait_for_turn")
        assert await ask(client, "why_not", action="stock") == "This is allowed: stock"
        assert (await ask(client, "why_not", action="discard 2x")).startswith("“")
        assert await ask(client, "wait_for_turn") == turn


async def test_a_move_for_an_earlier_position_is_refused() -> None:
    async with Client(program(seat_of("gin", 3))) as client:
        at = position(await ask(client, "wait_for_turn"))
        await ask(client, "play", action="stock", at=at)
        stale = await refused(client, "play", action="stock", at=at)
        assert stale == texts.say("refused-stale_move", "en")


async def test_a_match_that_is_over_says_so() -> None:
    seat = seat_of("lorum", 1, deals=1)
    async with Client(program(seat)) as client:
        turn = await ask(client, "wait_for_turn")
        while seat.table.turn >= 0:
            action = seat.table.table.legal(seat.seat)[0].text
            turn = await ask(client, "play", action=action, at=position(turn))
        over = texts.say("refused-match_over", "en")
        assert turn.endswith(f"\n{over}")
        assert (await ask(client, "table")).endswith(f"\n{over}")
        assert await refused(client, "play", action="pass", at=position(turn)) == over


async def test_a_wrong_argument_is_named() -> None:
    async with Client(program(seat_of("gin", 3))) as client:
        assert "less than or equal to 50" in await refused(client, "wait_for_turn", seconds=51)
        assert "action" in await refused(client, "play", at=3)
        assert "400 characters" in await refused(client, "play", action="x" * 401, at=3)


async def test_turns_are_in_the_language_of_the_seat() -> None:
    for language in texts.languages():
        async with Client(program(seat_of("gin", 3), language=language)) as client:
            turn = await ask(client, "wait_for_turn")
            assert texts.say("cli-your-turn", language) in turn
            wrong = await refused(client, "play", action="take", at=0)
            assert wrong == texts.say("refused-stale_move", language)


async def test_a_long_deal_has_the_end_of_its_history() -> None:
    seat = seat_of("rummy500", 3)
    async with Client(program(seat)) as client:
        turn, longest = await ask(client, "wait_for_turn"), 0
        for _ in range(200):
            action = seat.table.table.legal(seat.seat)[-1].text
            turn = await ask(client, "play", action=action, at=position(turn))
            told = await ask(client, "history")
            assert len(told) <= HISTORY
            longest = max(longest, len(told))
        assert longest > HISTORY // 4


async def test_a_turn_that_is_too_long_loses_its_list_and_then_its_earliest_news() -> None:
    seat = seat_of("tripoley", 3)
    sight = await seat.look()
    start = next(it for it in sight.news)
    busy = sight._replace(news=[start] * 200)
    turn = Telling(busy, "en").turn()
    assert len(turn) <= 1800
    assert turn.splitlines()[:2] == [f"at {sight.at}", CUT]
    assert Telling(sight, "en").turn().splitlines()[-1] == turn.splitlines()[-1]


# -- refusals ----------------------------------------------------------------------------------


class Refusing(LocalSeat):
    """A seat at which everything that is played is refused with the next of these errors."""

    errors: list[ParlourError]

    async def play(self, action: str, at: int) -> Sight:
        raise self.errors[at]


def facts_of(message: Message) -> dict[str, str | int]:
    """Return facts for a message: cards where it prints cards, and numbers."""
    needs = Variables()
    needs.visit(message)
    return {name: "2h" if name in CARDS else 2 for name in needs.names}


@pytest.mark.parametrize("language", texts.languages())
async def test_the_text_of_every_refusal_reaches_the_client(language: str) -> None:
    found = messages(texts.DEFAULT)
    codes = {name.removeprefix("refused-"): it for name, it in found.items() if "refused-" in name}
    assert len(codes) > 365
    game = parlour.GAMES["gin"]
    seat = Refusing(game, game.options(), seats=2, bot="random", seed=1)
    seat.errors = [ParlourError(code, "K1", **facts_of(it)) for code, it in codes.items()]
    async with Client(program(seat, language=language)) as client:
        for number, error in enumerate(seat.errors):
            told = await refused(client, "play", action="pass", at=number)
            assert told == f"{error.say(language)} (K1)"
            assert "{" not in told


# -- the program -------------------------------------------------------------------------------


@pytest.mark.once
async def test_the_program_speaks_the_protocol_on_standard_streams() -> None:
    words = ["-W", "ignore", "-m", "parlour", "assistant", "gin", "--seed", "3", "--bot", "casual"]
    async with Client(StdioServerParameters(command=sys.executable, args=words)) as client:
        listed = {it.name: it for it in (await client.list_tools()).tools}
        assert set(listed) == {"table", "wait_for_turn", "play", "rules", "why_not", "history"}
        assert all(it.description for it in listed.values())
        kinds = {name: it.annotations for name, it in listed.items() if it.annotations}
        assert [name for name, it in kinds.items() if not it.read_only_hint] == ["play"]
        turn = await ask(client, "wait_for_turn")
        assert "You: stock (" in await ask(client, "play", action="stock", at=position(turn))


def run(*words: str, without: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process that cannot import a library; its input is empty."""
    code = f"import sys; sys.modules['{without or 'nothing'}'] = None; "
    code += f"from parlour.cli import main; sys.exit(main({words!r}))"
    command = [sys.executable, "-W", "ignore", "-c", code]
    return subprocess.run(command, check=False, capture_output=True, text=True, input="")


@pytest.mark.once
def test_the_program_ends_with_its_client_and_needs_no_numpy() -> None:
    done = run("assistant", "gin", "--seats", "2", without="numpy")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.once
@pytest.mark.parametrize(
    ("words", "without", "told"),
    [
        (["gin"], "mcp", 'needs the library mcp (pip install "parlour[mcp]")'),
        (["bridge"], "", "bridge"),
        (["gin", "--bot", "nobody"], "", "nobody"),
        (["gin", "--seats", "5"], "", "5"),
        (["gin", "--seed", "-1"], "", "-1"),
    ],
)
def test_a_wrong_command_line_is_refused(words: list[str], without: str, told: str) -> None:
    done = run("assistant", *words, without=without)
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert told in line
