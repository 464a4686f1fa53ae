"""Everything that a person reads is plain English: the patterns that can be grepped.

The documents are clean.  In code and texts the number of hits in each folder is at most its ceiling
in ``tests/language.json``, which may only go down: ``PARLOUR_WRITE_LANGUAGE=1`` lowers it.
"""

from __future__ import annotations

import ast
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
CEILINGS = ROOT / "tests" / "language.json"
BE = "(?:is|are|was|were)"
PATTERNS = {
    "a clause as the subject: name the thing that acts": (
        r"\bwhoever\b|(?:^|[.!?] |\n\n *|\n *[-#]+ )(?:who|what) (?:(?!\n\n)[^.?!|])*[.](?=\s|$)"
    ),
    "write “is not a …”, not “is no …”": (
        rf"(?<!there )\b{BE} (?:no(?! (?:longer|more|less|fewer|later|earlier)\b)|none)\b"
    ),
    "the verb follows the subject": (
        rf"(?:^|[.;:!?] |\n\n *)(?:supported|pinned|wanted|given|listed|told|asked|left|limited|"
        rf"measured|not (?:in it|promised|told)) {BE}\b|(?:^|[.] )of (?:the|many|all|its) \w+ "
        rf"(?:those|that)\b"
    ),
    "people are “you” or “they”": r"\b(?:he|him|his|himself)\b",
    "a plain word: again, costly, as many": r"\banew\b|\bdear(?:er|est)\b",
}
FOUND = {advice: re.compile(text, re.IGNORECASE) for advice, text in PATTERNS.items()}
PAGE = re.compile(  # the comments of the page, and the names of its tests
    r"/\*(.*?)\*/|<!--(.*?)-->|(?:^|(?<=\s))//([^\n]*(?:\n[ \t]*//[^\n]*)*)"
    r"|\btest(?:\.\w+(?:\([^)]*\))?)?\(\s*(['\"`])(.*?)\4",
    re.DOTALL | re.MULTILINE,
)
NAME = re.compile(r"_(?:who|whoever|whose)_|_(?:he|him|his)(?:_|$)|_is_(?:no|none)(?:_|$)|_anew")
WORDS = {  # what players read calls one thing by one word
    "set and run": r"\b(?:groups?|sequences?)\b",
    "the connection": r"\b(?:the|this) line\b",
    "by default": r"\bnormally\b|\busually\b",
    "automatically": r"\bby (?:itself|themselves)\b",
    "discard": r"\bthrows?\b",
    "lower case": r"\bsmall letters?\b",
    "manual": r"\bby hand\b",
    "minimum and maximum": r"\b(?:smallest|largest|most) (?:bids?|raises?|deals)\b",
    "match": r"\byour game\b(?! score)",
}
EXCEPTIONS = ("his or her",)  # none of these is about a person of this product
PAGES = (".ts", ".svelte", ".css")
LONGEST = 25  # words of a sentence


def documents() -> list[Path]:
    """All English documents."""
    places = ("docs", "benchmarks", "examples")
    found = [*ROOT.glob("*.md"), *(path for it in places for path in (ROOT / it).rglob("*.md"))]
    foreign = re.compile(r"\.(?:de|ja|sk)\.md$|/node_modules/")
    return sorted(path for path in found if not foreign.search(path.as_posix()))


def prose(text: str) -> str:
    """Return Markdown without code blocks, code, quotations of others and targets of links."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"`[^`\n]+`", "x", text)
    return re.sub(r"\]\([^)\s]+\)", "]", text)


def hits(text: str) -> list[tuple[str, str]]:
    """Return what is not plain English in a text, with the advice for each."""
    return [
        (advice, found[0].strip())
        for advice, pattern in FOUND.items()
        for found in pattern.finditer(text)
        if found[0].lower().strip() not in EXCEPTIONS
    ]


@pytest.mark.parametrize("path", documents(), ids=lambda it: it.relative_to(ROOT).as_posix())
def test_a_document_is_plain_english(path: Path) -> None:
    found = hits(prose(path.read_text("utf-8")))
    assert not found, f"{path.relative_to(ROOT)}: {found}"


@pytest.mark.parametrize("path", documents(), ids=lambda it: it.relative_to(ROOT).as_posix())
def test_no_sentence_of_a_document_is_long(path: Path) -> None:
    text = prose(path.read_text("utf-8")).replace("|", "\n\n")  # a cell is a block
    blocks = re.split(r"\n\s*\n|\n\s*(?:[-#>]|\d+\.) ", text)
    sentences = [it for block in blocks for it in re.split(r"(?<=[.!?:;])\s+", block)]
    assert [it for it in sentences if len(it.split()) > LONGEST] == []


@pytest.mark.parametrize("word", WORDS)
def test_players_read_one_word_for_one_thing(word: str) -> None:
    places = ("src", "examples", "docs/play")
    told = [
        it for place in places for it in (ROOT / place).rglob("*") if it.suffix in (".ftl", ".md")
    ]
    told = [it for it in told if it.name == "en.ftl" or re.fullmatch(r"\w+\.md", it.name)]
    texts = {it: "\n".join(read_by_people(it)) for it in told}
    assert len(texts) > 15
    assert [it for it, text in texts.items() if re.search(WORDS[word], text, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "src").rglob("en.ftl")), ids=lambda it: it.parts[-3]
)
def test_a_counted_noun_has_a_singular(path: Path) -> None:
    """Where German has a form for one, English has it too: not “at most 1 jokers”."""
    english, german = (entries(path.with_name(f"{it}.ftl")) for it in ("en", "de"))
    one = re.compile(r"\$(\w+) ->\s+(?:\[0\].*\s+)?\[one\]")
    missing = [
        (name, it)
        for name, text in english.items()
        for it in set(one.findall(german.get(name, ""))) - set(one.findall(text))
        if re.search(rf"\{{ \${it} \}} (?:lower )?(?:cards|jokers|points|chips|deals|days)\b", text)
    ]
    assert not missing


def entries(path: Path) -> dict[str, str]:
    """Return the messages of a catalogue by name."""
    return dict(
        re.findall(r"^([a-z][\w-]*) =((?:.|\n(?=[ }*]))*)", path.read_text("utf-8"), re.MULTILINE)
    )


def read_by_people(path: Path) -> Iterator[str]:
    """Yield a module's docstrings and comments, a catalogue's messages, or a document's prose."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        yield prose(text)
        return
    if path.suffix == ".ftl":
        yield from re.findall(r"(?:= |\] )(.+)", text)
        return
    if path.suffix in PAGES:
        for block, markup, lines, _, name in PAGE.findall(text):
            told = block or markup or lines or name
            yield re.sub(r"^[ \t]*(?:\*|//)? ?", "", told, flags=re.MULTILINE).strip()
        return
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    yield from re.findall(r"(?:^|\s)#:? (.+)$", text, re.MULTILINE)


def room_of(path: Path) -> str:
    """Return the folder that counts for a file: two levels below the sources, else one."""
    parts = path.relative_to(ROOT).parts
    deep = {"src": 3, "tests": 2, "examples": 2}.get(parts[0], 1)
    return "/".join(parts[: min(deep, len(parts) - 1)]) or "."


def counted() -> dict[str, int]:
    """Count the hits of each folder; the names of tests count, too."""
    found: Counter[str] = Counter()
    places = ("src", "tests", "benchmarks", "examples", "docs", "tools")
    sources = [path for place in places for path in (ROOT / place).rglob("*.py")]
    catalogues = (ROOT / "src").rglob("*en.ftl")
    pages = [
        path
        for room in ("src", "tests")
        for path in (ROOT / "web" / room).rglob("*")
        if path.suffix in PAGES
    ]
    for path in (*sources, *catalogues, *pages, *ROOT.glob("*.py")):
        room = room_of(path) + (" (texts)" if path.suffix == ".ftl" else "")
        found[room] += sum(len(hits(text)) for text in read_by_people(path))
        names = re.findall(r"def (test_\w+)", path.read_text("utf-8"))
        found[room] += sum(bool(NAME.search(name)) for name in names)
    return {room: count for room, count in sorted(found.items()) if count}


def test_code_and_texts_do_not_get_worse() -> None:
    found = counted()
    if os.environ.get("PARLOUR_WRITE_LANGUAGE"):
        CEILINGS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    ceilings = json.loads(CEILINGS.read_text("utf-8"))
    worse = {room: (n, ceilings.get(room, 0)) for room, n in found.items()}
    worse = {room: pair for room, pair in worse.items() if pair[0] > pair[1]}
    assert not worse, f"{worse}: rewrite the new sentences. " + "; ".join(PATTERNS)


@pytest.mark.parametrize(
    "text",
    [
        "Whoever asks is told.",
        "Who sat there is told more.",
        "A name that is none is refused.",
        "That is no view.",
        "Wanted were 50 moves.",
        "A player loses his seat.",
        "The server starts anew.",
    ],
)
def test_what_is_not_plain_is_found(text: str) -> None:
    assert hits(text)


@pytest.mark.parametrize(
    "text",
    ["There is no default.", "It is no longer there.", "Who sits there?", "They keep the seat."],
)
def test_what_is_plain_is_left_alone(text: str) -> None:
    assert not hits(text)
