"""Deals for learning programs, many at a time as arrays, and tables for language models.

Arrays need ``parlour[rl]``; a `TextTable` needs nothing but Parlour.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from .texttable import Accepted, Ask, Refused, Results, TextTable
from .vocabulary import VOCABULARY

if TYPE_CHECKING or find_spec("numpy"):
    from .batch import Batch
    from .encoder import Block, Encoder
    from .registry import encoder
    from .returns import returns

__all__ = [
    "VOCABULARY",
    "Accepted",
    "Ask",
    "Batch",
    "Block",
    "Encoder",
    "Refused",
    "Results",
    "TextTable",
    "encoder",
    "returns",
]
