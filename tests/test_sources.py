"""Compiled modules must not contain code that Python and C execute differently."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour._build import INTERPRETED, typed_modules
from parlour.cards import bits
from parlour.core.deal import Deal
from parlour.core.game import AnyGame

from .helpers import (
    COMPILED,
    Player,
    each_game,
    each_preset,
    fresh_chance,
    random_deal,
    seeded,
    states,
)
from .strict import copy_attributes

HOME = Path(parlour.__file__).parent
TYPED = typed_modules()
SHEETS = sorted(HOME.rglob("*.pxd"))
each_typed = pytest.mark.parametrize("source", TYPED, ids=lambda path: path.stem)
each_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.stem)

I32, U64 = 2**31, 2**64
RANGES = {
    "bits.u64": range(U64),
    "bits.i64": range(-(2**63), 2**63),
    "bits.i32": range(-I32, I32),
    "bits.u8": range(256),
}


# -- the sources -----------------------------------------------------------------------------------


def guarded(tree: ast.Module) -> set[int]:
    """The nodes of ``y & ~x`` and ``y &= ~x``, which are the same in both."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
            found |= {id(node.left), id(node.right)}
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitAnd):
            found.add(id(node.value))
    return found


def constants(tree: ast.Module) -> set[int]:
    """The nodes of assignments of the module, which the interpreter computes in both."""
    assigned = (node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))
    return {id(part) for node in assigned for part in ast.walk(node)}


def offences(text: str) -> Iterator[str]:
    """The expressions that mean one thing to Python and another to C."""
    tree = ast.parse(text)
    masked, named = guarded(tree), constants(tree)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if id(node) in named:
            continue
        match node:
            case ast.BinOp(left=ast.Constant(), op=ast.LShift()):
                yield f"{line}: a shifted literal is 32 bits wide: use bits.bit()"
            case ast.UnaryOp(op=ast.Invert()) if id(node) not in masked:
                yield f"{line}: ~x is negative in Python: write y & ~x"
            case ast.Subscript(slice=ast.UnaryOp(op=ast.USub())):
                yield f"{line}: a negative index is no index of a C array"
            case ast.Subscript(slice=ast.Slice(lower=ast.UnaryOp(op=ast.USub()))):
                yield f"{line}: a negative index is no index of a C array"
            case ast.Subscript(value=ast.Name(id=str(name)), slice=ast.BinOp(op=ast.Sub())) if (
                name.isupper()
            ):
                yield f"{line}: the first entry of a table is number 0: {name}[n - 1] may be [-1]"
            case ast.Constant(value=int(value)) if value >= I32:
                yield f"{line}: name this number at module level and in the sheet"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield f"{line}: / makes a float of two whole numbers"


@each_typed
def test_no_expression_has_two_meanings(source: Path) -> None:
    assert list(offences(source.read_text("utf-8"))) == []


BAD = {
    "1 << x": "shifted literal",
    "~x": "negative in Python",
    "y | ~x": "negative in Python",
    "x[-1]": "negative index",
    "x[-3:]": "negative index",
    "x & 0x1FFFFFFFFF": "name this number",
    "x / 2": "makes a float",
    "WORDS[x - 1]": "first entry of a table",
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_expression_is_noticed(bad: str) -> None:
    found = list(offences(f"def f(x, y):\n    return {bad}\n"))
    assert len(found) == 1
    assert BAD[bad] in found[0]


@pytest.mark.parametrize("good", ["y & ~x", "~x & y", "x << 3", "x[0]", "x & 255", "x // 2"])
def test_a_good_expression_is_let_pass(good: str) -> None:
    assert list(offences(f"LARGE = 0x1FFFFFFFFF\ndef f(x, y):\n    return {good}\n")) == []
    assert list(offences("def f(x):\n    x &= ~7\n")) == []


def test_only_two_modules_are_never_compiled() -> None:
    sources = [sheet.with_suffix(".py") for sheet in SHEETS]
    assert all(source.exists() for source in sources)
    never = [source for source in sources if source not in TYPED]
    assert never == [HOME / name for name in INTERPRETED]


def written_out(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The constants of a module whose numbers it writes itself, instead of taking them."""
    for node in tree.body:
        if not isinstance(node, ast.Assign):
            continue
        used = {part.id for part in ast.walk(node.value) if isinstance(part, ast.Name)}
        if used <= {"range"}:
            found: dict[str, Any] = {"range": range}
            exec(compile(ast.Module([node], []), "constants", "exec"), found)
            yield from ((it, found[it]) for it in found if it.isupper() and type(found[it]) is int)


def copies(folders: dict[str, list[str]]) -> list[str]:
    """Return the constants that two sources of a game write out, or a source and a piece below it.

    A number below ten may occur in a game and in the pieces by chance.
    """
    numbers = {
        folder: Counter(it for text in texts for it in set(written_out(ast.parse(text))))
        for folder, texts in folders.items()
    }
    below = numbers.pop("", Counter[tuple[str, int]]())
    found = [name for (name, value), count in below.items() if count > 1 and value > 9]
    for folder, own in numbers.items():
        for (name, value), count in own.items():
            if count > 1 or (value > 9 and (name, value) in below):
                found.append(f"{folder}.{name}")
    return found


def test_no_constant_is_copied() -> None:
    """Compiled, a module shows those that others need: ``globals().update(LANE=LANE)``."""
    folders: dict[str, list[str]] = {}
    for source in HOME.rglob("*.py"):
        top, *rest = source.relative_to(HOME).parts
        if top in ("cards", "pieces", "games"):
            folder = rest[0] if top == "games" and len(rest) > 1 else ""
            folders.setdefault(folder, []).append(source.read_text("utf-8"))
    assert copies(folders) == []


def test_a_copied_constant_is_noticed() -> None:
    assert copies({"": ["A = 63", "A = 63"]}) == ["A"]
    assert copies({"": ["A = 1", "A = 1"]}) == []
    assert copies({"": ["A = 63"], "gin": ["A, B = 63, 2"]}) == ["gin.A"]
    assert copies({"gin": ["B = 2", "A, B = range(1, 3)"]}) == ["gin.B"]
    assert copies({"": ["A = 63"], "gin": ["A = cards.A", "B = 2"], "romme": ["B = 2"]}) == []


# -- the sheets ------------------------------------------------------------------------------------

FIELD = re.compile(r"cdef (?:readonly |public )?([\w.]+(?:\[::1\])?) (\w+(?:\[\d+\])?)$")
HEAD = re.compile(
    r"^(@cython\.final\n)?cdef class (\w+(?:\([\w.]+\))?):\n((?:    .*\n?)*)", re.MULTILINE
)
NUMBER = re.compile(r"bits\.(u64|i64|i32|f64)$")


def classes(sheet: str) -> Iterator[tuple[str, bool, list[str]]]:
    """Each class of a sheet: its name and base, whether it is final, and its lines."""
    for head in HEAD.finditer(sheet):
        yield head[2], bool(head[1]), [line.strip() for line in head[3].splitlines()]


def fields(lines: list[str]) -> dict[str, str]:
    """The fields among the lines of a class: name, with its length if it is an array, and type."""
    found = (FIELD.match(line) for line in lines)
    return {field[2]: field[1] for field in found if field}


def complaints(sheet: str) -> Iterator[str]:
    """Yield the faults of a game's class, whose state is copied as plain memory."""
    for name, final, lines in classes(sheet):
        kind, _, base = name.rstrip(")").partition("(")
        if not base.endswith(("Deal", "State")):
            continue
        if final == kind.endswith("State"):  # a state has subclasses, a deal has none
            yield f"{name} is {'' if final else 'not '}final"
        for field, kind in fields(lines).items():
            if not NUMBER.match(kind):
                yield f"{name}.{field} is {kind}"


@each_sheet
def test_the_state_of_a_game_is_plain_numbers(sheet: Path) -> None:
    assert list(complaints(sheet.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("cdef readonly object hand", "hand is object"),
        ("cdef list hand", "hand is list"),
        ("cdef bits.u8 hand[13]", "hand[13] is bits.u8"),
        ("cdef bits.u64[::1] hand", "hand is bits.u64[::1]"),
    ],
)
def test_a_bad_field_is_noticed(line: str, complaint: str) -> None:
    good = (
        "@cython.final\ncdef class G(Deal):\n    cdef bits.u64 a[2]\n    cdef public bits.i32 b\n"
    )
    assert list(complaints(good)) == []
    assert list(complaints(f"{good}    {line}\n")) == [f"G(Deal).{complaint}"]
    assert list(complaints(good.replace("@cython.final\n", ""))) == ["G(Deal) is not final"]


@each_sheet
def test_every_field_of_a_class_is_in_its_source(sheet: Path) -> None:
    """The annotations of the source name the same fields, of the same types."""
    tree = ast.parse(sheet.with_suffix(".py").read_text("utf-8"))
    sources = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    for name, _, lines in classes(sheet.read_text("utf-8")):
        annotated = {
            node.target.id: ast.unparse(node.annotation)
            for node in sources[name.partition("(")[0]].body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        declared = {
            field.partition("[")[0]: f"list[{kind}]" if "[" in field else kind
            for field, kind in fields(lines).items()
        }
        assert annotated.keys() == declared.keys()
        for field, kind in declared.items():
            if "bits." in kind and "::" not in kind:
                assert annotated[field] == kind, field


# -- the values ------------------------------------------------------------------------------------


def sizes(game: AnyGame) -> dict[str, tuple[str, int]]:
    """The type of each field of a game's deal and its bases, and its length (0: no array)."""
    found = {}
    for kind in game.deal_type.__mro__[: game.deal_type.__mro__.index(Deal)]:
        sheet = import_path(kind).with_suffix(".pxd").read_text("utf-8")
        for name, _, lines in classes(sheet):
            if name.partition("(")[0] == kind.__name__:
                for field, number in fields(lines).items():
                    word, _, size = field.partition("[")
                    found[word] = (number, int(size.rstrip("]") or 0))
    return found


def import_path(kind: type) -> Path:
    """The source of a class of the package."""
    return HOME.parent / (kind.__module__.replace(".", "/") + ".py")


def misfits(deal: Deal, declared: dict[str, tuple[str, int]]) -> Iterator[str]:
    """The fields of an interpreted deal that a compiled one could not hold."""
    for name, (kind, size) in declared.items():
        value: Any = getattr(deal, name)
        values = value if size else [value]
        if size and len(value) != size:
            yield f"{name} has {len(value)} numbers"
        if any(number not in RANGES[kind] for number in values):
            yield f"{name} is {value}"


@pytest.mark.skipif(COMPILED, reason="the fields are C")
@each_preset
@seeded(10)
def test_every_value_fits_its_type(game: AnyGame, preset: str, seed: int) -> None:
    declared = sizes(game)
    for deal in states(game, preset, seed):
        assert list(misfits(deal, declared)) == []
        assert vars(deal).keys() - declared.keys() <= {
            "options",
            "scratch",
            "seats",
            "seat",
            "chance",
        }


@pytest.mark.skipif(COMPILED, reason="in C no index is checked")
@each_preset
def test_no_field_is_indexed_from_its_end(
    game: AnyGame, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bits, "copy_attributes", copy_attributes)
    chance = fresh_chance(f"{game.id} {preset}")
    deal = random_deal(game, preset, chance).clone()
    player = Player(game, chance)
    while not deal.over:
        deal.play(player.choose(deal))
        for seat in range(deal.seats) if chance.random() < 0.1 or deal.over else ():
            deal.seen_by(seat).view(seat)


@pytest.mark.skipif(COMPILED, reason="in C no index is checked")
def test_an_index_from_the_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bits, "copy_attributes", copy_attributes)
    game = next(iter(parlour.GAMES.values()))
    deal = game.deal(seed=1).clone()
    for numbers in (value for value in vars(deal).values() if isinstance(value, list)):
        with pytest.raises(IndexError):
            numbers[-1]
        with pytest.raises(IndexError):
            numbers[-1] = 0


@pytest.mark.skipif(COMPILED, reason="the fields are C")
@each_game
def test_a_value_that_does_not_fit_is_noticed(game: AnyGame) -> None:
    declared, deal = sizes(game), game.deal(seed=1)
    assert len(declared) > 5
    for name, (kind, size) in declared.items():
        twin = deal.clone()
        wrong = RANGES[kind].stop
        setattr(twin, name, [wrong] * size if size else wrong)
        assert len(list(misfits(twin, declared))) == 1
        setattr(twin, name, [0] * (size + 1) if size else -(2**64))
        assert len(list(misfits(twin, declared))) == 1


# -- the house -------------------------------------------------------------------------------------


def room_of(source: Path) -> str:
    """The game whose own folder a source is in; none for what all games share."""
    top, *rest = source.relative_to(HOME).parts
    return rest[0] if top in ("games", "bots") and len(rest) > 1 else ""


def ambiguous(*sources: tuple[str, str]) -> list[str]:
    """The class names of *sources*, each a room and a text, that mean two things somewhere.

    Two games may have one name for their own: their bots have the same levels, and both discard.
    """
    found: dict[str, Counter[str]] = {}
    for room, text in sources:
        names = [it.name for it in ast.parse(text).body if isinstance(it, ast.ClassDef)]
        found.setdefault(room, Counter()).update(names)
    shared = found.pop("", Counter[str]())
    twice = {name for own in (shared, *found.values()) for name, n in own.items() if n > 1}
    return sorted(twice.union(*(shared.keys() & own.keys() for own in found.values())))


@pytest.mark.once
def test_a_class_name_means_one_thing() -> None:
    sources = [(room_of(it), it.read_text("utf-8")) for it in HOME.rglob("*.py")]
    assert len({room for room, _ in sources}) > 5
    assert ambiguous(*sources) == []


def test_a_class_name_with_two_meanings_is_noticed() -> None:
    one = "class A: ...\n"
    assert ambiguous(("", one), ("", one)) == ["A"]
    assert ambiguous(("", one), ("gin", one)) == ["A"]
    assert ambiguous(("romme", one), ("romme", one)) == ["A"]
    assert ambiguous(("romme", one), ("gin", one)) == []


@each_game
def test_no_game_is_named_outside_its_own_folders(game: AnyGame) -> None:
    """Outside `games/`, `bots/<game>/`, its encoder and the page's table no file knows it."""
    allowed = {HOME / "games" / "__init__.py", *(HOME / "bots" / game.id).iterdir()}
    allowed |= {*(HOME / "rl" / "encoders").glob(f"{game.id}.*")}
    word = re.compile(rf"\b{game.id}\b", re.IGNORECASE)
    files = [it for pattern in ("*.py", "*.pxd", "*.ftl") for it in HOME.rglob(pattern)]
    own = import_path(type(game)).with_suffix("")
    outside = [it for it in files if own not in it.parents and it not in allowed]
    assert len(outside) > 20
    assert [it.name for it in outside if word.search(it.read_text("utf-8"))] == []


@pytest.mark.once
def test_a_folder_of_the_server_the_bots_or_the_page_holds_at_most_17_files() -> None:
    rooms = (HOME / "server", HOME / "bots", Path(__file__).parents[1] / "web" / "src")
    files = [
        it for room in rooms for it in room.rglob("*") if it.suffix in (".py", ".ts", ".svelte")
    ]
    sizes = Counter(it.parent for it in files)
    assert len(sizes) > 40
    assert {folder: size for folder, size in sizes.items() if size > 17} == {}
