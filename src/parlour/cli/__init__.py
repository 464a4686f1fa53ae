"""The command line: play, simulate, bench, replay, serve."""

from __future__ import annotations

from .main import main

__all__ = ["main"]
