"""The command line: play, rules, simulate, bench, replay, serve."""

from __future__ import annotations

from .main import main

__all__ = ["main"]
