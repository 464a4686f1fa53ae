"""``parlour rules``: the rules of a game for players, or one of them."""

from __future__ import annotations

import argparse

from .rules import find_game
from .terminal import Terminal


def run(asked: argparse.Namespace) -> int:
    """Print rules; return the exit status, or raise `OptionError` where there are none such."""
    Terminal(asked.lang).show_rules(find_game(asked.game), asked.rule)
    return 0
