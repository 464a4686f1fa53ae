"""How the tests of both games play: positions, texts, and refusals that change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.errors import IllegalAction

TRIPOLEY = parlour.GAMES["tripoley"]
MICHIGAN = parlour.GAMES["michigan"]
FILLERS = [rank + suit for suit in "cdsh" for rank in "234567"]
MATS = {
    "tripoley": "",
    "michigan": "AH5 KC6 QD7 JS8 TH5 QKH11 RUN9 POOL5 POT5",
}


def grouped(cards: str) -> list[str]:
    """The cards of ``c5h9K``: every suit's letter, then its ranks."""
    found, suit = [], ""
    for letter in cards:
        if letter in "cdhs":
            suit = letter
        else:
            found.append(letter + suit)
    return found


def hands_of(text: str, least: int) -> list[list[str]]:
    """The hands of ``c5h9K / c6h2sK``, filled up with low cards that pay nothing."""
    hands = [grouped(hand.strip()) for hand in text.split("/")]
    used = {card for hand in hands for card in hand}
    free = [card for card in FILLERS if card not in used]
    for hand in hands:
        while len(hand) < least:
            hand.append(free.pop(7 * len(hand) % len(free)))
    return hands


def table(game: Any, hands: str, *sections: str, least: int = 1, opt: str = "") -> Any:
    """The deal of a position with these hands; everybody has 100 chips, P0 deals."""
    seats = hands_of(hands, least)
    parts = [f"{'P' if seat else 'H'}: {' '.join(cards)}" for seat, cards in enumerate(seats)]
    chips = " ".join(["100"] * len(seats))
    parts += [f"n={len(seats)}"]
    parts += [] if any(it.startswith("chips:") for it in sections) else [f"chips: {chips}"]
    if MATS[game.id] and not any(it.startswith("board:") for it in sections):
        parts.append(f"board: {MATS[game.id]}")
    parts += sections
    return game.position(" ¦ ".join([*parts, f"opt: {opt}"] if opt else parts))


def play(deal: Any, *texts: str) -> Any:
    """Play actions, checked, and return the deal; a card alone is led."""
    game = TRIPOLEY if deal.poker_first else MICHIGAN
    for text in texts:
        deal.play(game.parse(deal, text if len(text) != 2 else f"lead {text}"))
    return deal


def legal(deal: Any) -> list[str]:
    """The texts of all legal actions; of a range of amounts ``raise 8-24``."""
    game = TRIPOLEY if deal.poker_first else MICHIGAN
    shown = [game.legal_action(deal, code) for code in deal.legal()]
    return [f"{it.text}-{it.high}" if it.low != it.high else it.text for it in shown]


def leads(deal: Any) -> set[str]:
    """The cards that may be led."""
    assert deal.view(0).phase == "LEAD"
    return {text.partition(" ")[2] for text in legal(deal)}


def turn(deal: Any) -> tuple[int, str]:
    """Return the seat to act and its phase."""
    return deal.seat, deal.view(0).phase


def mat(deal: Any) -> dict[str, int]:
    """The chips on the sections."""
    view = deal.view(0)
    return dict(zip(view.sections, view.board, strict=True))


def stacks(deal: Any) -> list[int]:
    """The chips of every seat."""
    return list(deal.view(0).chips)


def total(deal: Any) -> int:
    """All chips, wherever they are."""
    view = deal.view(0)
    bets = sum(view.betting.paid) if view.phase == "BET" else 0
    return int(sum(view.chips) + sum(view.board) + bets)


def gains(deal: Any, section: str) -> list[int]:
    """Return the chips that a section has paid to every seat."""
    view = deal.view(0)
    return list(view.gains[view.sections.index(section)])


def refused(deal: Any, text: str, code: str, rule: str, **facts: str | int) -> None:
    """An action is refused for this reason, and nothing changes."""
    game = TRIPOLEY if deal.poker_first else MICHIGAN
    before = [deal.view(seat) for seat in range(deal.seats)]
    with pytest.raises(IllegalAction) as error:
        deal.play(game.parse(deal, text))
    assert (error.value.code, error.value.rule) == (code, rule)
    assert error.value.facts == facts
    assert [deal.view(seat) for seat in range(deal.seats)] == before
