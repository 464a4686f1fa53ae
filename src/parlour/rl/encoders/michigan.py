"""Michigan Rummy in words and bytes."""

from __future__ import annotations

from .stops import StopsEncoder


class MichiganEncoder(StopsEncoder):
    """The encoder of stops games, under the name of this one."""

    version = "michigan-1"


ENCODER = MichiganEncoder
