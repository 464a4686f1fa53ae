"""What a seat can do: bits 0 to 5 of a code are the card (`cards.high`), bit 40 or 41 the kind."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.cards import high
from parlour.core.errors import NotationError

PASS, PLAY, CARD = 1 << 40, 2 << 40, 63
HEARTS, QUEEN = 0xFFFF << 32, 1 << high.number("Qs")  # what counts


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Choose a card to be passed."""

    card: str


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: str


Action: TypeAlias = Pass | Play
KINDS: dict[str, tuple[int, type[Action]]] = {"pass": (PASS, Pass), "play": (PLAY, Play)}


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    for kind, make in KINDS.values():
        if code & ~CARD == kind and high.is_card(code & CARD):
            return make(high.name(code & CARD))
    raise ValueError(f"{code} is no action's code")


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no card."""
    try:
        return KINDS[word(action)][0] | high.number(action.card.strip())
    except KeyError:
        raise NotationError("no_card", text=action.card.strip()) from None


def word(action: Action) -> str:
    """Return what kind of action it is."""
    return str(action.__struct_config__.tag)


def write(action: Action) -> str:
    """Return an action's text, such as ``play 9h``."""
    return f"{word(action)} {action.card}"


def read(text: str) -> int:
    """Return the code that a text writes; `NotationError` if it writes none."""
    kind, _, card = text.strip().partition(" ")
    if kind not in KINDS:
        raise NotationError("no_action", text=text)
    return encode(KINDS[kind][1](card))
