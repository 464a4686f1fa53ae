"""Everything that can be refused has a sentence in every language."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import parlour
import parlour.server.ground.errors
from parlour.core import errors, texts
from parlour.core.events import Noted
from parlour.core.game import AnyGame
from parlour.server.ground import language
from tests.helpers import each_game, each_preset, fresh_chance, scaled, seeded, states

SOURCES = sorted(Path(parlour.__file__).parent.rglob("*.py"))
ERRORS = {
    name
    for module in (errors, parlour.server.ground.errors)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, errors.ParlourError)
}


class Code(NamedTuple):
    """A code in a source file, with the names of the facts that go with it."""

    code: str
    facts: frozenset[str]
    where: str


def codes_in(path: Path) -> Iterator[Code]:
    """Yield the codes of all errors that a file makes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function = node.func
        name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
        if name == "__init__" or name in ERRORS:
            facts = frozenset(keyword.arg or "" for keyword in node.keywords)
            first = node.args[0]
            for part in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(part, ast.Constant):
                    yield Code(str(part.value), facts, f"{path.name}:{node.lineno}")


CODES = [code for path in SOURCES for code in codes_in(path)]
WORDS = {  # a code may also be handed to what makes the error; `said` asks for those sentences
    node.value
    for path in SOURCES
    for node in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
}


@cache
def messages(lang: str) -> dict[str, Message]:
    """Return the messages of a language by their id; none of its files may hold junk."""
    files = [texts.HOME / "locales" / f"{lang}.ftl", *texts.HOME.glob(f"games/*/texts/{lang}.ftl")]
    entries = [entry for path in files for entry in FluentResource(path.read_text("utf-8")).body]
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


class Variables(Visitor):
    """Collects the names of the facts that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def test_the_codes_are_found() -> None:
    found = {code.code for code in CODES}
    assert found > {
        "wrong_token",
        "stale_move",
        "no_deal",
        "bad_option",
        "store_in_use",
        "internal",
    }


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("code", CODES, ids=lambda code: f"{code.code}-{code.where}")
def test_every_refusal_has_its_sentence(code: Code, lang: str) -> None:
    message = messages(lang).get(f"refused-{code.code}")
    assert message is not None, f"no refused-{code.code} in {lang}.ftl"
    needs = Variables()
    needs.visit(message)
    assert needs.names <= code.facts


@pytest.mark.parametrize("lang", texts.languages())
def test_no_sentence_is_left_over(lang: str) -> None:
    known = {f"refused-{word}" for word in WORDS}
    told = {name for name in messages(lang) if name.startswith("refused-")}
    assert told <= known


def slug(value: object) -> str:
    """Return a value as part of a message id, as the page writes it; None is ``null`` in JSON."""
    return "null" if value is None else re.sub(r"[^\w-]", "-", str(value))


def wanted(game: AnyGame) -> Iterator[str]:
    """Yield every text that the page and the terminal may ask a game for."""
    yield from ("name", "about")
    for preset in game.presets:
        yield from (f"preset-{slug(preset)}", f"preset-{slug(preset)}.why")
    for option in game.options_type.fields():
        yield from (f"option-{option.name}", f"option-{option.name}.why")
        if option.kind != "bool":
            yield from (f"option-{option.name}-{slug(word)}" for word in option.choices)
    for action in get_args(game.action_type):
        yield from (f"{group}-{action.__struct_config__.tag}" for group in ("can", "event"))
    result = next(it for it in get_args(get_type_hints(game.view_type)["result"]) if it)
    yield from (f"result-{kind}" for kind in get_args(get_type_hints(result)["kind"]))


@pytest.mark.parametrize("lang", texts.languages())
@each_game
def test_every_text_of_a_game_is_there(game: AnyGame, lang: str) -> None:
    known = messages(lang)
    found = {
        f"{name}.{attribute.id.name}" if attribute else name
        for name, message in known.items()
        for attribute in (None, *message.attributes)
    }
    assert [it for it in wanted(game) if f"{game.id}-{it}" not in found] == []


def notes_in(folder: Path) -> Iterator[str]:
    """Yield the kinds of all notes that a game's files make by name."""
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                made = node.func.id in ("Noted", "single", "gains", "hand")
                for part in node.args[:1]:
                    if made and isinstance(part, ast.Constant):
                        yield str(part.value)


@pytest.mark.parametrize("lang", texts.languages())
@each_game
def test_every_note_has_its_sentence(game: AnyGame, lang: str) -> None:
    kinds = set(notes_in(Path(sys.modules[type(game).__module__].__file__ or "").parent))
    assert len(kinds) > 2
    assert [it for it in kinds if not texts.has(f"{game.id}-note-{it}", lang)] == []


EVERYWHERE = ("rules", "coach", "hint")  # what every table has a key for


@pytest.mark.parametrize("lang", texts.languages())
@each_game
def test_buttons_that_stand_together_have_different_keys(game: AnyGame, lang: str) -> None:
    catalogue = texts.catalogue(lang)
    keys: dict[str, str] = {}
    actions = [it.__struct_config__.tag for it in get_args(game.action_type)]
    for name in (*EVERYWHERE, *(f"{game.id}-action-{it}" for it in actions)):
        if found := catalogue.find(name):  # else it has no button
            key = catalogue.format(found.attributes["key"], {})
            assert keys.setdefault(key, name) == name
    assert len(keys) > len(EVERYWHERE)


@each_preset
@seeded(scaled(4))
def test_every_line_of_the_terminal_has_its_label(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        words = {word for word, _ in game.lines(deal.view(seed % deal.seats))}
        for lang in texts.languages():
            assert [it for it in words if not texts.has(f"{game.id}-line-{it}", lang)] == []


@pytest.mark.parametrize("lang", texts.languages())
def test_every_message_is_found_with_all_that_it_refers_to(lang: str) -> None:
    catalogue = texts.Catalogue(lang)  # a new one, in which nothing was said yet
    for name in messages(lang):
        found = catalogue.find(name)
        assert found, name
        for pattern in filter(None, [found.value, *found.attributes.values()]):
            assert not re.search(r"\{-?[a-z]", catalogue.format(pattern, {})), name


@pytest.mark.parametrize("lang", texts.languages())
def test_what_is_said_without_fluent_is_said_as_fluent_says_it(lang: str) -> None:
    catalogue, chance = texts.Catalogue(lang), fresh_chance(lang)
    possible: list[str | int] = ["9c", "{ $x }", 0, 999, 1000, 54321, -1, True]
    for name in messages(lang):
        words = re.findall(r"\$([\w-]+)", catalogue._sources[name])
        facts = {it: chance.choice(possible) for it in words}
        found = catalogue.find(name)
        assert found, name
        if found.value:
            assert catalogue.say(name, facts) == catalogue.format(found.value, facts), name


def test_what_a_server_says_at_its_start_and_most_refusals_need_no_fluent() -> None:
    """So an empty server is smaller by a tenth, and a refusal comes at once."""
    program = """
import sys
from parlour.core import texts
said = [texts.say(f"cli-serve-{it}", "en", {"address": "x"}) for it in ("here", "there", "alone")]
said.append(texts.say("refused-stale_move", "sk", {"at": 7, "seq": 8}))
assert all(" " in it for it in said), said
sys.exit("fluent" in sys.modules or "babel" in sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_all_languages_have_the_same_texts() -> None:
    """A text that one language lacks would be read in English there."""
    ids = {lang: set(messages(lang)) for lang in texts.languages()}
    assert all(found == ids[texts.DEFAULT] for found in ids.values())


@pytest.mark.parametrize(
    ("header", "best"),
    [
        ("ja", "ja"),
        ("JA-jp", "ja"),
        ("fr, ja;q=0.1", "ja"),
        ("en, ja;q=1.0", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("sk-SK", "sk"),
        ("", "en"),
    ],
)
def test_the_best_language(header: str, best: str) -> None:
    assert language.choose(header) == best


@pytest.mark.parametrize(
    ("lang", "kind", "me", "line"),
    [
        ("de", "leads_instead", 0, "Du spielst aus, weil Ben nicht kann."),
        ("de", "leads_instead", 1, "Anna spielt aus, weil du nicht kannst."),
        ("de", "sold", 0, "Du kaufst Ben die Ersatzhand für 1 Chip ab."),
        ("de", "sold", 1, "Anna kauft dir die Ersatzhand für 1 Chip ab."),
        ("sk", "leads_instead", 0, "Vynášaš ty, lebo Ben nemôže."),
        ("sk", "leads_instead", 1, "Vynáša Anna, lebo ty nemôžeš."),
        ("sk", "sold", 1, "Anna kupuje náhradné karty za jeden žetón, inkasuješ ty."),
    ],
)
def test_the_second_seat_of_a_note_stands_in_its_case(
    lang: str, kind: str, me: int, line: str
) -> None:
    note = Noted(kind, 0, 1, {"chips": 1})
    assert note.say("tripoley", lang, ["Anna", "Ben"], me) == line


@pytest.mark.parametrize(
    ("chips", "words"),
    [(1, "jeden žetón"), (2, "2 žetóny"), (4, "4 žetóny"), (5, "5 žetónov"), (22, "22 žetónov")],
)
def test_slovak_has_three_forms_of_a_number(chips: int, words: str) -> None:
    assert texts.say("note-chips", "sk", {"chips": chips}) == words


def test_what_is_below_zero_has_a_minus_and_not_a_hyphen() -> None:
    assert texts.say("note-chips", "en", {"chips": -2}) == "\N{MINUS SIGN}2 chips"
