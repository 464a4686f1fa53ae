"""Tripoley in words and bytes."""

from __future__ import annotations

from .stops import StopsEncoder


class TripoleyEncoder(StopsEncoder):
    """The encoder of stops games, under the name of this one."""

    version = "tripoley-1"


ENCODER = TripoleyEncoder
