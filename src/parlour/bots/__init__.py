"""Bots: policies that play from what a seat sees, by name and game."""

from __future__ import annotations

from .base import Bot
from .levels import create, find, names

__all__ = ["Bot", "create", "find", "names"]
