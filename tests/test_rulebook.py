"""The rules for players: complete in every language, and the same text wherever it is shown."""

from __future__ import annotations

import ast
import inspect
import io
import re
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console
from rich.markdown import Markdown

import parlour
from parlour.core import rulebook, texts
from parlour.core.errors import OptionError
from parlour.core.game import AnyGame, Game
from parlour.core.options import Field
from tests.test_cli import run

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
MENTION = re.compile(rf"(?<![\w-])(?:{rulebook.ID})(?![\w-])", re.ASCII)
CARD = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]|[♣♦♥♠](?:10|[2-9AJQK])")
PRESET = re.compile(r"^- `(.+?)` ", re.MULTILINE)
OUTLINE = re.compile(r"^(#+) |^- (?:\*\*(.+?)\*\*|`(.+?)`|)|(?<=\n\n)  (\*)", re.MULTILINE)

each_text = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in parlour.GAMES.values() for language in texts.languages()],
    ids=lambda it: it.id if isinstance(it, Game) else it,
)
WRITTEN = sorted({path.name.partition(".")[0] for path in (ROOT / "docs/play/rules").glob("*.md")})
each_file = pytest.mark.parametrize(  # a text may be here before its game
    ("game", "language"), [(game, language) for game in WRITTEN for language in texts.languages()]
)
OPTIONS = [
    pytest.param(game, language, field, id=f"{game.id}-{language}-{field.name}")
    for game in parlour.GAMES.values()
    for language in texts.languages()
    for field in game.options_type.fields()
]


# -- what has to be there --------------------------------------------------------------------------


def folder(game: AnyGame) -> Path:
    """Where a game's code is; two games may share it, each with some of its rules."""
    return Path(inspect.getfile(type(game))).parent


def rules_of(home: Path, language: str) -> set[str]:
    """The rules of the games in a folder."""
    games = [game.id for game in parlour.GAMES.values() if folder(game) == home]
    return {rule for game in games for rule in rulebook.rules(game, language)}


def named_in_code(home: Path) -> set[str]:
    """Every text in a folder's code that is the name of a rule."""
    name = re.compile(rulebook.ID)
    return {
        node.value
        for path in home.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if name.fullmatch(node.value)
    }


def named_in_tests(home: Path) -> set[tuple[str, str]]:
    """Every rule that a test's name begins with, as read with and without the number after it."""
    places = set((ROOT / "tests/games" / home.name).glob("test_*.py"))
    places -= {path for path in places if path.stem == "test_vectors"}  # have numbers of their own
    text = "".join(path.read_text("utf-8") for path in places)
    cited = re.findall(r"^def test_([A-Z]{1,2}\d+(?:_\d+)?)(?=_)", text, re.MULTILINE)
    return {(it.replace("_", "."), it.partition("_")[0]) for it in cited}


@each_text
def test_every_game_has_its_rules_in_every_language(game: AnyGame, language: str) -> None:
    assert rulebook.file(game.id, language).is_file()


@each_text
def test_every_rule_is_there_once(game: AnyGame, language: str) -> None:
    found = [item[1] for item in rulebook.ITEM.finditer(rulebook.text(game.id, language))]
    assert len(found) > 20
    assert [rule for rule, count in Counter(found).items() if count > 1] == []


@each_text
def test_every_rule_that_can_be_named_is_there(game: AnyGame, language: str) -> None:
    fields = game.options_type.fields()
    wanted = {game.players_rule, *(f"O-{field.name}" for field in fields)}
    wanted |= {rule for field in fields for rule in field.rules}
    assert wanted - set(rulebook.rules(game.id, language)) == set()
    named = named_in_code(folder(game))
    assert len(named) > 10
    assert named - rules_of(folder(game), language) == set()


@each_text
def test_every_rule_that_is_tested_is_there(game: AnyGame, language: str) -> None:
    rules, cited = rules_of(folder(game), language), named_in_tests(folder(game))
    assert len(cited) > 10
    assert [names for names in cited if not rules.intersection(names)] == []


@pytest.mark.parametrize(("game", "language", "field"), OPTIONS)
def test_every_option_says_its_name_its_choices_and_its_default(
    game: AnyGame, language: str, field: Field
) -> None:
    item = rulebook.find(game.id, f"O-{field.name}", language)
    label = texts.say(f"{game.id}-option-{field.name}", language, {})
    assert f"*{label}*" in item
    for word in field.choices:
        assert f"`{'none' if word is None else word}`" in item
    if field.kind == "int" and isinstance(field.default, int):
        assert re.search(rf"(?<!\d){field.default}(?!\d)", item)


@each_text
def test_every_preset_is_there(game: AnyGame, language: str) -> None:
    assert PRESET.findall(rulebook.text(game.id, language)) == list(game.presets)


# -- how the texts agree ---------------------------------------------------------------------------


@each_file
def test_all_languages_have_the_same_sections_rules_and_examples(game: str, language: str) -> None:
    first, other = (rulebook.file(game, it).read_text("utf-8") for it in ("en", language))
    outline = OUTLINE.findall(first)
    assert len(outline) > 50
    assert OUTLINE.findall(other) == outline


@each_file
def test_all_languages_show_the_same_cards(game: str, language: str) -> None:
    def cards(item: str) -> set[str]:
        return {"".join(sorted(card)) for card in CARD.findall(item)}

    first, other = rulebook.rules(game, "en"), rulebook.rules(game, language)
    assert any(map(cards, first.values()))
    assert [rule for rule in first if cards(first[rule]) != cards(other[rule])] == []


@each_file
def test_what_a_rule_refers_to_is_there(game: str, language: str) -> None:
    text, rules = rulebook.text(game, language), rulebook.rules(game, language)
    assert set(MENTION.findall(text)) == set(rules)


@each_file
def test_no_mark_of_markdown_is_left_when_it_is_shown(game: str, language: str) -> None:
    shown = io.StringIO()
    Console(file=shown, width=100).print(Markdown(rulebook.text(game, language)))
    assert len(shown.getvalue()) > 1000
    assert not re.search(r"[*`#]", shown.getvalue())


def test_the_page_knows_rules_by_the_same_pattern() -> None:
    assert f"/{rulebook.ID}/" in (ROOT / "web/markdown.ts").read_text("utf-8")


# -- how they are found and shown ------------------------------------------------------------------


def test_a_rule_is_found_whole() -> None:
    item = rulebook.find("gin", "k1", "en")
    assert item.startswith("- **K1** You may knock")
    assert "*Example:*" in item
    assert "K2" not in item


def test_what_is_not_there() -> None:
    with pytest.raises(OptionError, match="There is no rule K99"):
        rulebook.find("gin", "K99", "en")
    assert rulebook.text("nothing", "en") == ""


def test_a_language_without_rules_shows_the_english_ones() -> None:
    assert rulebook.text("gin", "xx") == rulebook.text("gin", "en")


def test_the_terminal_shows_rules() -> None:
    whole = run("rules", "romme")
    assert whole.returncode == 0, whole.stderr
    assert "German Rummy (Rommé)" in whole.stdout
    one = run("rules", "romme", "r6.4", "--lang", "ja").stdout
    assert "40点以上" in one
    assert "R6.5" not in one
    wrong = run("rules", "romme", "K2")
    assert wrong.returncode == 2
    assert wrong.stderr == "parlour: There is no rule K2 in this game.\n"


@pytest.mark.parametrize(
    ("language", "hint", "rule"),
    [
        ("en", "Type “rules T1” to read that rule.", "Draw one card: the top discard"),
        ("ja", "「rules T1」と入力すると", "1枚引きます"),
        ("de", "Tippe „rules T1“", "Nimm eine Karte: die oberste"),
    ],
)
def test_a_refusal_in_a_match_leads_to_its_rule(language: str, hint: str, rule: str) -> None:
    typed = "?\nknock Kc\nrules t1\nrules Z9\nquit\n"
    done = run("play", "gin", "--seed", "4", "--lang", language, typed=typed)
    assert done.returncode == 0, done.stderr
    told, _, rest = done.stdout.partition(hint)
    assert "rules P1" in told
    assert rule in rest
    assert "Z9" in rest.partition(rule)[2]


def test_a_match_shows_all_rules() -> None:
    done = run("play", "gin", "--seed", "4", typed="rules\nquit\n")
    assert "Laying out and laying off" in done.stdout
    assert "O-hollywood" in done.stdout
