"""A player in the terminal: the text on the screen, and the words to type."""

from __future__ import annotations

import io
import os
import re
import select
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text

import parlour
from parlour.cli import terminal as terminal_module
from parlour.cli.main import main
from parlour.cli.terminal import Terminal, coloured
from parlour.cli.wrapping import wrapped
from parlour.core import texts
from parlour.core.game import AnyGame
from parlour.core.typed import listed
from tests.helpers import (
    COMPILED,
    each_game,
    each_preset,
    scaled,
    seeded,
    some,
    some_languages,
    sparse,
    states,
    stream,
)

pytestmark = pytest.mark.once

Sit = Callable[..., str]
RANDOM = ("--seed", "7", "--bot", "random")  # so that a better bot changes no test

each_language = pytest.mark.parametrize("lang", texts.languages())


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Play in the terminal: type lines until they end, return all that was shown."""

    def play(game: str, *arguments: str, typed: str, lang: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", "140")
        assert main(["play", game, "--seed", "3", "--lang", lang, *arguments]) == 0
        return capsys.readouterr().out

    return play


@pytest.mark.parametrize("game", parlour.GAMES)
def test_a_match_is_kept_and_its_bots_can_be_computed_again(
    game: str, sit: Sit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    sit(game, "--bot", "random", "--save", str(file), typed="1\n" * 20 + "quit\n")
    replay = parlour.Replay.read(file.read_bytes())
    assert {it.bot for it in replay.bots} == {"random"}
    assert {it.budget for it in replay.bots} == {1000 if COMPILED else 20}  # nobody waits a minute
    assert main(["replay", str(file), "--verify-bots", "--lang", "en"]) == 0
    assert "each matches the file" in " ".join(capsys.readouterr().out.split())
    other = msgspec.structs.replace(replay, secret="00" * 8)
    assert parlour.bots.verify(other, parlour.GAMES).difference is not None


@pytest.mark.parametrize("lang", some_languages(4))
def test_a_deal_can_be_looked_back_on(sit: Sit, lang: str) -> None:
    """Between deals the review shows the best bot's other choices, the reasons and the cost."""
    typed = "1\n" * 200 + "review\nquit\n"
    shown = " ".join(sit("gin", *RANDOM, typed=typed, lang=lang).split())
    bot, _ = texts.say("review-other", lang, {"action": "|"}).split("|")
    assert shown.count(bot.strip()) > 2
    said = texts.say("review-sum", lang, {"same": 0, "all": 0}).split("0")
    assert said[-1].strip() in shown
    assert "review-" not in shown


# -- what is shown ---------------------------------------------------------------------------------


def test_it_begins_with_the_aim_of_the_game_and_how_to_get_help(sit: Sit) -> None:
    for game in parlour.GAMES.values():
        shown = " ".join(sit(game.id, typed="quit\n").split())
        aim = " ".join(texts.say(f"{game.id}-aim", "en").split()[:8])
        assert shown.startswith(f"{texts.say(f'{game.id}-name', 'en')} {aim}")
        assert "“?” shows help, “rules” shows the rules, “quit” leaves" in shown


def test_players_have_names_and_are_told_apart(sit: Sit) -> None:
    shown = sit("rummy500", "--seats", "4", typed="1\n\n" * 400)
    assert all(f"\n{name}: " in shown for name in ("Leo", "Anna", "Tom"))
    assert re.search(r"^Match: You -?\d+ · Leo -?\d+ · Anna", shown, re.MULTILINE)
    assert "You play against Leo, Anna, Tom (bots: fair)." in " ".join(shown.split())


@each_game
@each_language
def test_nobody_is_called_by_a_number(game: AnyGame, lang: str, sit: Sit) -> None:
    """Neither in the lines of the table nor in what is told; whatever is shown has its text."""
    most = str(game.seats_for(game.options())[-1])
    shown = sit(game.id, "--seats", most, typed="?\n" + "1\n" * 30, lang=lang)
    assert re.findall(r"\bP\d\b.*", shown.replace("rules P1", "")) == []
    assert f"{game.id}-" not in shown  # a text that is missing shows its id
    assert "{" not in shown


def test_the_mat_has_a_legend_and_each_payment_its_line(sit: Sit) -> None:
    shown = " ".join(sit("tripoley", typed="3\n" + "1\n" * 30).split())
    assert "The mat: the chips on A♥ K♥ Q♥ J♥ 10♥ go to the holder of that card" in shown
    assert "Mat A♥: 4 · K♥: 4 · Q♥: 4 · J♥: 4 · 10♥: 4 · K♥+Q♥: 4 · 8-9-10: 4" in shown
    for line in (
        "Everybody antes 9 chips.",
        "4 chips: Jack of hearts.",
        "into the poker pot.",
        "the poker pot: ",
        "Stop at the",
        "out.",
        "left in hand.",
    ):
        assert line in shown


def test_cards_that_others_play_or_get_have_their_owner(sit: Sit) -> None:
    wish = ("--seed", "177", "--bot", "random")
    shown = " ".join(sit("michigan", *wish, typed="2\n" + "1\n" * 4).split())
    assert "Anna: lead 4♥ (Leo: 5♥ 6♥ 7♥ · You: 8♥ · Anna: 9♥)" in shown
    assert "Tom: lead 9♠ (Anna: 10♠ · Leo: J♠ Q♠ K♠ · Tom: A♠)" in shown
    assert "Tom: pass (You: 3♣ 4♣ A♦ 5♦ 6♦ 10♦ J♦ 3♥ 8♥ 4♠)" in shown
    assert "You: lead 3♣ (4♣)" in shown
    assert "Leo: offer Anna: pass Tom: bid 87" in shown
    assert "You: stock (" in sit("romme", typed="stock\n")


@each_language
def test_every_text_of_the_terminal_is_there(lang: str) -> None:
    """Those that are named in its files, and what it says of every game."""
    folder = Path(str(terminal_module.__file__)).parent
    named = {
        message
        for path in folder.glob("*.py")
        for message in re.findall(
            r"\"((?:cli|event|match|note|refused)-[\w-]+)\"", path.read_text("utf-8")
        )
    }
    assert len(named) > 20
    named |= {f"{game}-{word}" for game in parlour.GAMES for word in ("name", "aim", "help")}
    assert [it for it in sorted(named) if not texts.has(it, lang)] == []


def test_a_card_is_coloured_beside_wide_letters() -> None:
    assert coloured("Tdで止まり10♥。P1とPd3").plain == "10♦で止まり10♥。P1とPd3"


@each_game
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "* is a joker"), ("ja", "* はジョーカー"), ("de", "* ist ein Joker")]
)
def test_the_help_explains_the_notation(sit: Sit, game: AnyGame, lang: str, words: str) -> None:
    """Jokers where there are some."""
    options = game.options()
    pack = game.pack_text(game.pack(options, game.usual_seats(options))).split()
    assert (words in sit(game.id, typed="?\nquit\n", lang=lang)) == ("*" in pack)


@each_preset
@seeded(scaled(6))
def test_the_choices_tell_nothing_that_is_hidden(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        if not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, stream(seed))
            assert listed(game, twin) == listed(game, deal)


@each_preset
@seeded(scaled(3))
def test_every_action_is_listed_with_its_number(game: AnyGame, preset: str, seed: int) -> None:
    terminal = Terminal("en", ["Ada"] * 9)
    terminal.console.width = 60
    for deal in sparse(states(game, preset, seed)):
        if not deal.over:
            with terminal.console.capture() as shown:
                terminal.show_choices(game, deal, all_of_them=True)
            numbers = [
                int(it) for it in re.findall(r"(?:^ +|  )(\d+)\.(?= )", shown.get(), re.MULTILINE)
            ]
            assert numbers == list(range(1, len(deal.legal()) + 1))


# -- what is typed ---------------------------------------------------------------------------------


def test_a_card_typed_as_it_is_shown_is_played(sit: Sit) -> None:
    for words in ("discard A♣", "ac", "D AC", "d a♣"):
        shown = sit("romme", typed=f"stock\n{words}\nquit\n")
        assert "You: discard A♣" in shown
        assert "is no" not in shown


def test_what_is_not_clear_is_asked_and_not_played(sit: Sit) -> None:
    rules = ("--set", "seating=fixed")
    shown = sit("romme", *rules, typed="stock\nd\nquit\n")
    assert "Did you mean one of these?" in shown
    assert "1. discard A♣  2. discard 7♣" in shown
    assert "You: discard" not in shown
    shown = sit("romme", *rules, typed="stock\ndicard jc\nquit\n")
    assert "discard J♣" in shown.partition("Did you")[2]


def test_R3_1_the_cards_drawn_for_seats_are_shown_and_the_player_sits_where_they_say(
    sit: Sit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    seats = set()
    for seed in range(4):
        given = ("--seats", "4", "--bot", "random", "--save", str(file), "--seed", str(seed))
        shown = " ".join(sit("romme", *given, typed="1\n1\n1\nquit\n").split())
        replay = parlour.Replay.read(file.read_bytes())
        assert replay.seating is not None
        seat = replay.seating.moved(0)
        first = (
            "You take the first seat and deal."
            if seat == 0
            else f"{replay.names[0]} takes the first seat"
        )
        assert "Cards were drawn for the seats: " in shown
        assert first in shown
        assert replay.names[seat] == "You"
        assert {it.seat for it in replay.bots} <= {0, 1, 2, 3} - {seat}
        assert main(["replay", str(file), "--lang", "en"]) == 0
        assert "Cards were drawn for the seats: " in " ".join(capsys.readouterr().out.split())
        assert main(["replay", str(file), "--verify-bots", "--lang", "en"]) == 0
        capsys.readouterr()
        seats.add(seat)
    assert len(seats) > 1


def test_R3_1_without_cards_the_lot_is_told_and_with_fixed_seats_nothing(sit: Sit) -> None:
    lot = " ".join(sit("romme", "--set", "seating=random", typed="quit\n").split())
    assert "The seats were drawn by lot: " in lot
    assert "drawn" not in sit("romme", "--set", "seating=fixed", typed="quit\n")


def test_a_card_that_cannot_be_played_gets_the_reason(sit: Sit) -> None:
    shown = sit("lorum", typed="1\n" * 4 + "8c\n7c\nkh\nquit\n")
    assert "is not an action" not in shown


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("gin", "First take the top discard or draw from the stock. (T1)"),
        ("romme", "First draw from the stock or take the top discard. (R5.1)"),
        ("rummy500", "First draw from the stock or from the discard pile. (D1)"),
        ("lorum", "First declare small or big, or pass. (R5.1)"),
        ("michigan", "The spare hand is being auctioned: bid, or pass. (R3.3)"),
    ],
)
def test_a_card_at_the_wrong_time_gets_the_reason(sit: Sit, game: str, reason: str) -> None:
    shown = sit(game, "--seed", "5", "--bot", "steady", typed="kd\nquit\n")
    assert reason in shown
    assert "is not an action" not in shown


def test_an_amount_is_listed_with_its_word(sit: Sit) -> None:
    """A bare number behind the number of the action tells nothing."""
    wish = ("--seed", "60", "--bot", "random")
    assert "2. bid 51–111" in sit("michigan", *wish, typed="quit\n")
    assert "3. raise 2" in sit("tripoley", "--seed", "5", "--bot", "random", typed="5\n1\nquit\n")


def test_bids_and_cards_for_poker_are_shown_as_long_as_they_matter(sit: Sit) -> None:
    shown = sit("michigan", *RANDOM, typed="2\n" + "1\n" * 4)
    before, _, after = shown.partition("buy the spare hand")
    assert re.search("^Bids ", before, re.MULTILINE)
    assert re.search("^Poker hands +You: ", after, re.MULTILINE)
    assert "Bids " not in after
    assert "Your cards for poker" not in after


def test_during_a_deal_the_match_cannot_be_ended_by_agreement(sit: Sit) -> None:
    shown = sit("lorum", typed="end\nquit\n")
    assert "Players can agree to end a match only between two deals." in shown


@pytest.mark.parametrize("before", ["", "1\n" * 9])
def test_a_player_resigns_by_typing_it_twice_and_is_last(sit: Sit, before: str) -> None:
    """In a deal, and between two."""
    shown = sit("lorum", typed=before + "resign\n?\nresign\nresign\n")
    once, sure = " ".join(shown.split()).split("Type “resign” again")[1:]
    assert "Type a number from the list" in once
    assert "You resigned" not in once
    assert "You resigned" in sure
    assert re.search("wins? the match|ends in a tie", sure)
    assert "Score sheet" in sure


def test_a_tie_names_the_players_in_first_place(sit: Sit) -> None:
    """The declarer of a failed small has lost, and the three others share the first place."""
    words = "small\n" + "1\n" * 4 + "end\n"
    shown = sit("lorum", "--seed", "5", "--bot", "steady", typed=words)
    assert "The match ends in a tie: Leo, Anna, Tom." in shown


def test_between_two_deals_only_enter_deals(sit: Sit) -> None:
    words = "1\n" * 9 + "ende\n1\n"
    asked, steady = texts.say("cli-between", "en"), ("lorum", "--bot", "steady")
    shown = sit(*steady, typed=words)
    assert shown.count(asked) == 3
    assert "Deal 2." not in shown
    assert "Deal 2." in sit(*steady, typed=words + "\n")


@pytest.mark.parametrize("lang", some_languages(5))
def test_a_hint_names_an_action_and_why_and_plays_nothing(sit: Sit, lang: str) -> None:
    for game in parlour.GAMES:
        shown = sit(game, typed="hint\nhint\nquit\n", lang=lang)
        lead = texts.say("cli-hint", lang, {"action": "|", "reason": ""}).partition("|")[0].strip()
        first, again = (" ".join(it.split()) for it in shown.split(lead)[1:3])
        assert first.split(">")[0] == again.split(">")[0]
        assert len(first.split(">")[0]) > 20
        assert "reason-" not in shown


# -- a real terminal -------------------------------------------------------------------------------

COLUMNS = 60
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def in_a_terminal(*arguments: str, typed: Callable[[str], str]) -> str:
    """Run Parlour in a terminal of `COLUMNS`; at each prompt type what follows from all so far."""
    import fcntl
    import pty
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, COLUMNS, 0, 0))
    env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "parlour", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**env, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    while select.select([ours], [], [], 120)[0]:
        try:
            part = os.read(ours, 65536)
        except OSError:  # on Linux the end of the other side
            part = b""
        if not part:
            break
        shown += part
        if shown.endswith(b"> "):
            os.write(ours, typed(shown.decode()).encode() + b"\n")
    os.close(ours)
    assert process.wait(60) == 0, shown.decode()
    return CONTROL.sub("", shown.decode()).replace("\r\n", "\n")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals")
@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, id=f"{game.id}-{lang}")
        for place, game in enumerate(some([*parlour.GAMES.values()]))
        for lang in some_languages(place)
    ],
)
def test_nothing_is_cut_in_sixty_columns(game: AnyGame, lang: str) -> None:
    """A whole deal is played with the help read and the score sheet shown, in a real terminal."""
    asked = ["?"]

    def typed(shown: str) -> str:
        if over_in(lang) in shown:
            return "quit"
        return asked.pop() if asked else "1"

    shown = in_a_terminal("play", game.id, "--seed", "5", "--lang", lang, typed=typed)
    assert texts.say("cli-sheet", lang) in shown
    assert over_in(lang) in shown
    check_width(shown)


def over_in(lang: str) -> str:
    """The words of a language between two deals."""
    return texts.say("cli-between", lang)[:5]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals")
@pytest.mark.parametrize("game", some(["lorum", "michigan"]))
def test_between_two_deals_all_agree_to_end_the_match(game: str) -> None:
    def typed(shown: str) -> str:
        return "end" if over_in("en") in shown else "1"

    shown = in_a_terminal("play", game, "--seed", "5", typed=typed)
    ended = shown.partition("> end\n")[2]
    assert ended.startswith("Everybody has agreed to end the match.")
    assert re.search("wins? the match", ended) or "ends in a tie" in ended
    assert "Score sheet" in ended


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals")
def test_figures_and_names_are_not_broken_in_sixty_columns() -> None:
    bench = in_a_terminal("bench", "--seconds", "0.01", typed=lambda _: "quit")
    assert "decisions/s" in bench
    assert [
        game for game in parlour.GAMES if not re.search(rf"^ *{game} ", bench, re.MULTILINE)
    ] == []
    words = ("simulate", "gin", "--deals", "20", "--bots", "steady,random")
    shown = in_a_terminal(*words, typed=lambda _: "quit").rpartition("\r")[2]
    assert re.search(r"^ *0 +steady +\+[\d.]+ +\+[\d.]+ – \+[\d.]+ +[\d.]+%$", shown, re.MULTILINE)


def check_width(shown: str) -> None:
    """No line is wider than the terminal, and none was cut."""
    assert "…" not in shown
    assert [line for line in shown.splitlines() if cell_len(line) > COLUMNS] == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals")
@pytest.mark.parametrize("lang", some_languages(3))
def test_the_other_verbs_fit_sixty_columns(lang: str) -> None:
    verbs = [
        ("simulate", "tripoley", "--deals", "3", "--lang", lang),
        ("rules", "lorum", "R8.1", "--lang", lang),
        ("rules", "gin", "--lang", lang),
        ("bench", "--seconds", "0.01", "--lang", lang),
        (),
    ]
    for words in some(verbs):
        check_width(in_a_terminal(*words, typed=lambda _: "quit").rpartition("\r")[2])


@seeded(200)
def test_wrapped_lines_fit_and_lose_nothing(seed: int) -> None:
    chance = stream(seed)
    letters = "ab  ·\uff08\uff09、。カード札「」ー10♦Xy zx"
    text = "".join(letters[chance.below(len(letters))] for _ in range(chance.below(200)))
    width = 4 + chance.below(40)
    lines = wrapped(Text(text), width)
    assert all(line.cell_len <= width for line in lines)
    squeezed = "".join(line.plain for line in lines).replace(" ", "")
    assert squeezed == text.replace(" ", "")
