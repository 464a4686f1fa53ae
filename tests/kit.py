"""The shared tests, for a package that brings a game of its own: ``from tests.kit import *``.

Before the import, set ``PARLOUR_GAMES`` to the game and call `tests.asks.answer` with its answers.
``PARLOUR_WRITE_COUNTS=1`` rewrites the counts of its deals.
"""

from __future__ import annotations

from . import (
    test_builds,
    test_contract,
    test_counts,
    test_positions,
    test_rl,
    test_secrecy,
    test_state,
)

MODULES = (
    test_builds,
    test_contract,
    test_counts,
    test_positions,
    test_rl,
    test_secrecy,
    test_state,
)
OF_A_GAME = ("game", ("game", "preset"), "name")


def asks_a_game(test: object) -> bool:
    """Return whether a test is asked of each game."""
    marks = getattr(test, "pytestmark", [])
    return any(it.name == "parametrize" and it.args[0] in OF_A_GAME for it in marks)


TESTS = {
    name: test
    for module in MODULES
    for name, test in vars(module).items()
    if name.startswith("test_") and asks_a_game(test)
}
TESTS["test_both_builds_agree"] = test_builds.test_both_builds_agree
globals().update(TESTS)
__all__ = [*TESTS]  # noqa: PLE0604  strings they are
