"""The events of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.events import DealStarted, Event


def of_last_deal(events: Sequence[Event]) -> list[Event]:
    """Return the events from the last deal's beginning on."""
    begins = [place for place, it in enumerate(events) if isinstance(it, DealStarted)]
    return list(events[begins[-1] :] if begins else events)
