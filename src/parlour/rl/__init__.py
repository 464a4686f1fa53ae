"""Deals for learning programs, many at a time as arrays, and tables for language models.

It needs ``parlour[rl]``.
"""

from __future__ import annotations

from .batch import Batch
from .encoder import Block, Encoder
from .registry import encoder
from .returns import returns
from .texttable import Accepted, Ask, Refused, Results, TextTable
from .vocabulary import VOCABULARY

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
