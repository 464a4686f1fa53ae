"""The mistakes of weaker bots are those of people: nobody throws the card that makes a meld."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from parlour import GAMES, bots
from parlour.bots.overlooking import completes, drawn
from parlour.cards import twins
from parlour.core.codec import kind_of
from parlour.core.told import NOTHING, Memory, Told
from parlour.games.gin import actions as gin
from parlour.games.romme import actions as romme
from parlour.games.rummy500 import actions as rummy500

pytestmark = pytest.mark.once

DISCARDS = {"gin": gin.DISCARD, "romme": romme.DISCARD, "rummy500": rummy500.DISCARD}
CARD = 63


class Thrown(NamedTuple):
    """A discard: the card, those that its seat had drawn in the same turn, and the whole hand."""

    card: int
    drawn: list[int]
    hand: int
    choices: int


def thrown(game_id: str, level: str, *, informed: bool, most: int) -> Iterator[Thrown]:
    """Yield discards of a level, which is told what its seat has drawn if it is *informed*."""
    game, bot, found = GAMES[game_id], bots.create(level, game_id), 0
    width = 1 if game_id == "gin" else 4
    for seed in range(1000):
        deal: Any = game.deal(game.options(), 2, seed=seed)
        memory = Memory(game)
        memory.begin(deal, 0)
        while deal.seat >= 0:
            seen, told = deal.seen_by(deal.seat), memory.told(deal.seat)
            code = bots.choose(bot, seen, 10, 1000 * seed + found, told if informed else NOTHING)
            if kind_of(code) == DISCARDS[game_id]:
                choices = sum(kind_of(it) == kind_of(code) for it in deal.legal())
                hand = deal.hand[width * deal.seat]
                yield Thrown(code & CARD, drawn(deal, told), hand, choices)
                if (found := found + 1) == most:
                    return
            memory.note(deal.seat, code)
            deal.step(code)


def silly(found: Thrown) -> bool:
    """Return whether a discard is a card just drawn that was part of a meld."""
    return found.choices > 1 and found.card in found.drawn and completes(found.hand, found.card)


@pytest.mark.parametrize("game", DISCARDS)
@pytest.mark.parametrize("level", ["beginner", "casual", "fair"])
def test_nobody_throws_the_card_that_has_just_made_a_meld(game: str, level: str) -> None:
    found = list(thrown(game, level, informed=True, most=600))
    assert len(found) == 600
    assert sum(map(bool, (it.drawn for it in found))) > 300
    assert not list(filter(silly, found))


def test_the_detector_finds_beginners_without_a_history() -> None:
    assert list(filter(silly, thrown("romme", "beginner", informed=False, most=1500)))


@pytest.mark.parametrize(
    ("hand", "card", "found"),
    [
        ("5s 6s 7s 7s", "6s", True),
        ("5s 7s 8s", "5s", False),
        ("9c 9d 9h", "9h", True),
        ("9c 9d Ts", "9d", False),
        ("Ac 2c 3c", "Ac", True),
        ("Qc Kc Ac", "Ac", True),
        ("Kc Ac 2c", "Kc", False),
        ("* 5s 6s", "*", False),
    ],
)
def test_a_card_completes_a_meld_of_natural_cards(hand: str, card: str, found: bool) -> None:
    mask = sum({1 << it for it in twins.numbers(hand) if it < CARD})
    assert completes(mask, twins.number(card)) == found


def test_without_a_history_nothing_was_drawn() -> None:
    assert drawn(GAMES["gin"].deal(seed=1), Told()) == []
