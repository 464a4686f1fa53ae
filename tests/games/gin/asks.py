"""Gin's answers for the shared tests."""

from __future__ import annotations

from tests import asks


class Asks(asks.Asks):
    """A view names no card that its seat cannot place."""

    usual_seats = 2
