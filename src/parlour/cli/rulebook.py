"""``parlour rules``: the rules of a game for players, or one of them."""

from __future__ import annotations

import argparse

from .rules import find_game
from .terminal import Terminal


def run(asked: argparse.Namespace) -> int:
    """Print rules and return the exit status; `OptionError` for an unknown rule."""
    Terminal(asked.lang).show_rules(find_game(asked.game), asked.rule)
    return 0
