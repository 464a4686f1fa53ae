"""A table in lines of text, for people at a terminal and for language models."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from . import texts
from .events import Move
from .game import AnyGame
from .typed import BESIDE

SEAT = re.compile(rf"(?<!{BESIDE})P(\d)(?!{BESIDE})")
PUT_AWAY = ("spare", "taken")  # places of cards that the table shows elsewhere


def in_words(game: AnyGame, line: str, names: Sequence[str], language: str) -> str:
    """Return a view's line with names for seats and the game's texts for the words in braces."""

    def name(found: re.Match[str]) -> str:
        return names[int(found[1])] if int(found[1]) < len(names) else found[0]

    return SEAT.sub(name, texts.in_words(line, game.id, language))


def view_lines(
    game: AnyGame, view: msgspec.Struct, names: Sequence[str], language: str
) -> list[tuple[str, str]]:
    """Return what a seat sees: labels, and the text of each."""
    return [
        (texts.say(f"{game.id}-line-{word}", language), in_words(game, text, names, language))
        for word, text in game.lines(view)
    ]


def action_line(names: Sequence[str], seat: int, text: str, moves: Iterable[Move]) -> str:
    """Return an action, with the cards that its text does not name.

    If some of these belong to another seat, each follows the name of its owner.
    """
    shown = [move for move in moves if move.target.partition(":")[0] not in PUT_AWAY]
    seen = [(owner(it, seat), it.card) for it in shown if it.card and it.card not in text]
    parts = []
    for holder, group in groupby(seen, lambda it: it[0]):
        cards = " ".join(card for _, card in group)
        parts.append(f"{names[holder]}: {cards}")
    if all(holder == seat for holder, _ in seen):
        parts = [" ".join(card for _, card in seen)]
    moved = f" ({' · '.join(parts)})" if seen else ""
    return f"{names[seat]}: {text}{moved}"


def owner(move: Move, actor: int) -> int:
    """Return the seat whose card a move is: from or to its hand; else the actor."""
    for place in (move.source, move.target):
        kind, _, seat = place.partition(":")
        if kind == "hand":
            return int(seat)
    return actor


def scores(names: Sequence[str], points: Iterable[int]) -> str:
    """Return the points of all players as text."""
    return " · ".join(f"{name} {own}" for name, own in zip(names, points, strict=True))
