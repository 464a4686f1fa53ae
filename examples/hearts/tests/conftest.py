"""The game under test: this package's, by Parlour's shared tests and by its own."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["PARLOUR_GAMES"] = "hearts"

from tests.asks import Asks, answer
from tests.conftest import *  # noqa: F403  the same examples in every run


class HeartsAsks(Asks):
    """The facts that the shared tests need about Hearts."""

    usual_seats = 4
    counts = Path(__file__).parent
    depth = 3


answer("hearts", HeartsAsks)
