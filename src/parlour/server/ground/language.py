"""The choice of a client's language."""

from __future__ import annotations

from functools import cache

from ...core import texts


@cache
def known() -> frozenset[str]:
    """Return the languages that have texts."""
    return frozenset(texts.languages())


def choose(header: str) -> str:
    """Return the best language for an ``Accept-Language`` header (or a single tag)."""
    weighted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, parameter = part.partition(";")
        weighted.append((_weight(parameter), tag.strip().lower().partition("-")[0]))
    for weight, tag in sorted(weighted, key=lambda it: -it[0]):
        if weight > 0 and tag in known():
            return tag
    return texts.DEFAULT


def _weight(parameter: str) -> float:
    try:
        return float(parameter.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
