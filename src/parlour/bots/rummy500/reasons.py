"""The reasons of the Rummy 500 bots."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import twins
from ...games.rummy500 import actions
from ...games.rummy500.deal import Rummy500Deal
from ..base import Reason
from .outlook import laid_after, need_of
from .policy import Rummy500Policy


def why_drawn(seen: Rummy500Deal, refusal: int, code: int) -> Reason:
    """Return the use of the cards of the pile at once."""
    if code == refusal:
        return Reason("pass" if code == actions.PASS else "stock")
    points, before = laid_after(seen, code), laid_after(seen, refusal)
    if points <= before:
        return Reason("take_hope")
    return Reason("take_now", {"points": points, "before": before})


def why_discarded(
    seen: Rummy500Deal, policy: Rummy500Policy, others: Sequence[int], card: int
) -> Reason:
    """Return which of the two losses spoke more for a discard, compared with the next best."""

    def losses(it: int) -> tuple[int, int]:
        return policy.danger(seen, it), need_of(seen, it, False)

    other = min(others, key=lambda it: (sum(losses(it)), it))
    safer, better = (b - a for a, b in zip(losses(card), losses(other), strict=True))
    told: dict[str, str | int] = {"card": twins.name(card), "other": twins.name(other)}
    return Reason("discard_safe" if safer > better else "discard_useless", told)
