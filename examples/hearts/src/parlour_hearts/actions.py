"""What a seat can do: bits 0 to 5 of a code are the card (`cards.high`), bit 40 or 41 the kind."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.cards import high
from parlour.core.errors import NotationError
from parlour.core.notation import read_card

PASS, PLAY, CARD = 1 << 40, 2 << 40, 63
HEARTS, QUEEN = 0xFFFF << 32, 1 << high.number("Qs")  # what counts


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Choose a card to be passed."""

    card: str


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: str


Action: TypeAlias = Pass | Play
KINDS: tuple[tuple[int, str, type[Action]], ...] = ((PASS, "pass", Pass), (PLAY, "play", Play))


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    for kind, _, make in KINDS:
        if code & ~CARD == kind and high.is_card(code & CARD):
            return make(high.name(code & CARD))
    raise ValueError(f"{code} is no action's code")


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no card."""
    return read(write(action))


def write(action: Action) -> str:
    """Return an action's text, such as ``play 9h``."""
    return f"{action.__struct_config__.tag} {action.card}"


def read(text: str) -> int:
    """Return the code that a text writes; `NotationError` if it writes none."""
    word, _, card = text.strip().partition(" ")
    for kind, name, _ in KINDS:
        if word == name:
            return kind | high.high(read_card(card))
    raise NotationError("no_action", text=text)
