"""Many deals between bots: points, shares, and how sure one can be of them."""

from __future__ import annotations

from .simulate import Result, SeatResult, simulate

__all__ = ["Result", "SeatResult", "simulate"]
