"""``parlour draw``: a picture of what a seat sees."""

from __future__ import annotations

import argparse
import sys

from .rules import check_seed, rules_of


def run(asked: argparse.Namespace) -> int:
    """Draw a position, or a new deal from a seed, as SVG; return the exit status."""
    game, options = rules_of(asked)
    if asked.position:
        deal = game.position(asked.position)
    else:
        deal = game.deal(options, asked.seats, seed=check_seed(asked.seed))
    seat = max(deal.seat, 0) if asked.seat is None else asked.seat
    picture = game.picture(deal.view(seat), asked.lang) + "\n"
    if asked.out:
        asked.out.write_text(picture, "utf-8")
    else:
        sys.stdout.write(picture)
    return 0
