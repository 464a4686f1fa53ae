"""The actions: bits 0 to 5 of a code are the card (`cards.high`), bit 40 or 41 the kind."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.cards import high
from parlour.cards.cards import NUMBERS
from parlour.core.codec import Codec, card_part

PASS, PLAY, CARD = 1 << 40, 2 << 40, 63
HEARTS, QUEEN = 0xFFFF << 32, 1 << high.number("Qs")  # the cards that count


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Choose a card to pass."""

    card: str


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: str


Action: TypeAlias = Pass | Play
CARDS = card_part(high.number, NUMBERS)
CODEC: Codec[Action] = Codec((PASS, Pass, CARDS), (PLAY, Play, CARDS))
