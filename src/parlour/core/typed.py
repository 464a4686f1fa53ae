"""The short forms in which people type an action: its number, its text, or part of its text.

A short form leaves out what is clear: brackets and the order of the cards, capital letters, the
meld or end of a run where only one is possible, the kind where only one has these cards, all but
the first letters of the kind.  It means every listed action that it fits; callers play it only if
that is a single one.  Nothing here knows a game: all comes from the legal actions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import NamedTuple, get_args

from .deal import Deal
from .errors import ParlourError
from .game import AnyGame, LegalAction
from .notation import folded, is_card, tokens

BESIDE = "[A-Za-z0-9]"
PLACE = re.compile(r"[a-z]\d+|lo|hi", re.IGNORECASE)


class ListedAction(NamedTuple):
    """A legal action, with the table cards that it moves and its text does not name."""

    action: LegalAction
    moved: tuple[str, ...] = ()


def listed(game: AnyGame, deal: Deal) -> list[ListedAction]:
    """Return the legal actions, with the face-up cards that each moves."""
    return [
        ListedAction(
            game.legal_action(deal, code),
            tuple(
                move.card
                for move in game.moves(deal, code)
                if move.card and move.seats is None and not move.source.startswith("hand")
            ),
        )
        for code in deal.legal()
    ]


def read(game: AnyGame, deal: Deal, words: str) -> list[str]:
    """Return the texts of the actions that were meant; several are too many to play.

    One that is not legal is for another time, or unknown: the refusal of it says why.
    """
    if is_legal(game, deal, words):
        return [words]
    return meanings(words, listed(game, deal)) or [wished(game, deal, words)]


def is_legal(game: AnyGame, deal: Deal, text: str) -> bool:
    """Return whether a text names a legal action, listed or not."""
    try:
        return deal.accepts(game.parse(deal, text))
    except ParlourError:
        return False


def wished(game: AnyGame, deal: Deal, text: str) -> str:
    """Return the action of a text that fits no legal one: cards alone name their action.

    It may be an action for another time, whose refusal explains more than “unknown” would.
    """
    kinds = [it.action.kind for it in listed(game, deal)]
    if all(map(is_card, tokens(text))):
        kinds += [action.__struct_config__.tag for action in get_args(game.action_type)]
    for kind in dict.fromkeys(kinds):
        with suppress(ParlourError):
            wish = f"{kind} {text}"
            game.parse(deal, wish)
            return wish
    return text


def groups(text: str) -> list[list[str]]:
    """Return the tokens of a text in groups, one per pair of brackets."""
    return [tokens(part) for part in re.split(r"[\[\]]", folded(text)) if part.strip()]


def meanings(typed: str, legal: Sequence[ListedAction]) -> list[str]:
    """Return the texts of the actions that were meant: one if clear, none if unknown.

    A number is that of the list, counted from 1; an amount may follow if the action has a range.
    """
    parts = tokens(typed)
    if not parts:
        return []
    if parts[0].isascii() and parts[0].isdecimal() and len(parts) <= 2:
        number = int(parts[0]) if len(parts[0]) < 9 else 0
        if not 0 < number <= len(legal):
            return []
        action = legal[number - 1].action
        return [action.text] if len(parts) == 1 else in_range(action, parts[1:])
    exact = [it.action.text for it in legal if tokens(it.action.text) == parts]
    as_grouped = [text for text in exact if groups(text) == groups(typed)]
    return as_grouped or exact or short_forms(parts, legal)


def near(typed: str, legal: Sequence[ListedAction]) -> list[str]:
    """Return the texts of the actions that share a card or the first letters of the input."""
    parts = tokens(typed)
    cards_typed = {part for part in parts if is_card(part)}
    of_cards = [it.action.text for it in legal if cards_typed & set(tokens(it.action.text))]
    close = get_close_matches(parts[0], {it.action.kind for it in legal}) if parts else []
    return of_cards or [it.action.text for it in legal if it.action.kind in close]


def short_forms(parts: Sequence[str], legal: Sequence[ListedAction]) -> list[str]:
    """Return the texts of the actions that these words and cards fit, only the best fits."""
    kinds = {it.action.kind for it in legal}
    whole = {kind for kind in kinds if kind == parts[0]}
    named = whole or {kind for kind in kinds if kind.startswith(parts[0])}
    rest = parts[1:]
    of_kind = [it for it in legal if it.action.kind in named]
    found: list[str] = []
    if named and not rest:
        found = [text for it in of_kind for text in ends(it.action)]
    elif named:
        found = [text for it in of_kind for text in in_range(it.action, rest)]
        found = found or fitting(rest, of_kind)
    return found or fitting(parts, legal)


def fitting(parts: Sequence[str], legal: Iterable[ListedAction]) -> list[str]:
    """Return the texts of the actions with these cards and words, which may omit only places.

    A card of the table may stand for its place: ``take 5c`` for ``take D2``.
    """
    whole: list[str] = []
    short: list[str] = []
    for it in legal:
        given = tokens(it.action.text)[1:]
        stands = it.moved[:1] == tuple(parts) and not any(map(is_card, given))
        if Counter(given) == Counter(parts):
            whole.append(it.action.text)
        elif stands or is_short_for(parts, given):
            short.append(it.action.text)
    return whole or short


def is_short_for(parts: Sequence[str], given: Sequence[str]) -> bool:
    """Return whether *parts* are *given* in any order, perhaps without some places."""
    wanted, left = Counter(given), Counter(parts)
    both = wanted & left
    wanted, left = wanted - both, left - both
    jokers = sum(count for part, count in wanted.items() if part.startswith("*"))
    if left["*"] and left["*"] == jokers:  # a bare joker stands for any card that it may represent
        wanted = Counter({part: n for part, n in wanted.items() if not part.startswith("*")})
        del left["*"]
    return bool(parts) and not left.total() and not any(map(is_needed, wanted))


def is_needed(part: str) -> bool:
    """Return whether a part of an action's text must not be left out."""
    return is_card(part) or not (PLACE.fullmatch(part) or part.isalpha())


def ends(action: LegalAction) -> list[str]:
    """Return the action's text, or for a range of amounts those of the lowest and highest."""
    if action.high is None or action.low == action.high:
        return [action.text]
    return [action.text, f"{action.text.rpartition(' ')[0]} {action.high}"]


def in_range(action: LegalAction, parts: Sequence[str]) -> list[str]:
    """Return the action's text with the amount in *parts*, if the range allows it."""
    if action.low is None or action.high is None or len(parts) != 1:
        return []
    amount = parts[0]
    if not (amount.isascii() and amount.isdecimal() and len(amount) < 9):
        return []
    if not action.low <= int(amount) <= action.high:
        return []
    return [f"{action.text.rpartition(' ')[0]} {int(amount)}"]
