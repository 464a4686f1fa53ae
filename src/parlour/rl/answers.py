"""The parts of an answer in which a person or a language model may have written an action."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

MOST = 20_000
"""Characters of an answer that are read: the last ones."""
OBJECT = re.compile(r"\{[^{}]*\}")
KEYS = ("move", "action", "answer", "play")
MARKED = re.compile(r"\*\*(.+?\*?)\*\*(?!\*)|`+([^`\n]+)`+|[“\"„«]([^“”\"„«»\n]+)[”\"“»]")
LABEL = re.compile(r"^[\w ]{1,30}:\s*")
SUITS = {"club": "c", "diamond": "d", "heart": "h", "spade": "s"}
RANKS = {
    "ace": "A",
    "king": "K",
    "queen": "Q",
    "jack": "J",
    "ten": "T",
    "10": "T",
    **dict(
        zip(
            ["two", "three", "four", "five", "six", "seven", "eight", "nine"],
            "23456789",
            strict=True,
        )
    ),
}
SPELLED = re.compile(
    rf"\b({'|'.join(RANKS)}|[2-9AKQJT]) of (club|diamond|heart|spade)s?\b", re.IGNORECASE
)
FILLED = re.compile(
    r"\b(?:i|i'll|will|would|the|my|a|an|to|with|please|let's|and|card)\b", re.IGNORECASE
)
EDGES = " \t.,;:!_`'\"“”„«»>#-"  # an asterisk may be a joker
BULLET = re.compile(r"^\*+\s+|\*\*+$")


def candidates(answer: str) -> Iterator[list[str]]:
    """Yield the texts that may be an action, the surest first; those of a list are as sure.

    First is the value in the last JSON object, then everything in bold letters, code or quotation
    marks, then the last line, and at last the whole answer.
    """
    answer = answer[-MOST:].strip()
    if found := [*in_objects(answer)]:
        yield cleaned(found[-1:])
    marked = [next(filter(None, it)) for it in MARKED.findall(answer)]
    if marked:
        yield cleaned(marked)
    lines = [line for line in answer.splitlines() if line.strip(EDGES)]
    if lines:
        yield cleaned([lines[-1]])
        yield cleaned([LABEL.sub("", lines[-1].strip(EDGES))])
    if len(lines) == 1:
        yield [without_filling(it) for it in cleaned([LABEL.sub("", lines[0].strip(EDGES))])]


def in_objects(answer: str) -> Iterator[str]:
    """Yield the actions in JSON objects."""
    for found in OBJECT.findall(answer):
        try:
            told: dict[str, Any] = json.loads(found)
        except ValueError:
            continue
        yield from [value for key in KEYS if isinstance(value := told.get(key), str)][:1]


def cleaned(parts: list[str]) -> list[str]:
    """Return texts without marks around them, with cards as the notation writes them."""
    plain = [BULLET.sub("", part.strip(EDGES)).strip(EDGES) for part in parts]
    return [SPELLED.sub(written, it) for it in plain if it]


def written(card: re.Match[str]) -> str:
    """Return a card that was spelled out in the notation."""
    rank = RANKS.get(card[1].lower(), card[1].upper())
    return rank + SUITS[card[2].lower()]


def without_filling(text: str) -> str:
    """Return a sentence without the words that say nothing."""
    return " ".join(FILLED.sub(" ", text).split())
