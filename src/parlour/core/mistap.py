"""Mis-taps: the last action of a person, which showed nothing new and which nobody has answered.

The next to act may give it back: they have seen what it showed, and no hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .deal import Deal
    from .game import AnyGame


def shows_nothing(game: AnyGame, before: Deal, code: int) -> bool:
    """Return whether an action shows nobody a card but those that the acting seat held.

    Actions that end a deal, or that are part of a race or of secret decisions, show more.
    """
    own = f"hand:{before.seat}"
    if any(move.source != own for move in game.moves(before, code)):
        return False
    after = before.clone()
    after.step(code)
    if after.seat < 0 or any(game.is_secret(it) or is_race(it) for it in (before, after)):
        return False
    pack = {*game.pack_text(game.pack(before.options, before.seats)).split()}
    held = texts_in(before.view(before.seat).hand)
    return all(
        (texts_in(after.view(it)) - texts_in(before.view(it))) & pack <= held
        for it in range(before.seats)
    )


def is_race(deal: Deal) -> bool:
    """Return whether several seats may act."""
    return sum(deal.may_act(seat) for seat in range(deal.seats)) > 1


def texts_in(view: object) -> set[str]:
    """Return all texts in a view, its cards among them."""
    found: set[str] = set()
    rest: list[object] = [msgspec.to_builtins(view)]
    while rest:
        match rest.pop():
            case str() as text:
                found.add(text)
            case dict() as fields:
                rest += fields.values()
            case list() | tuple() as more:
                rest += more
    return found
