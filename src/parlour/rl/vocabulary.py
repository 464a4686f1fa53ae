"""The words of all games under one number each, for one network that plays them all."""

from __future__ import annotations

from collections.abc import Sequence

KINDS = """
pass take stock discard knock biggin arrange lay finish
small big none expose play
deep meld decline call_meld call_lay
keep leave swap
exchange offer bid claim select fold call raise lead follow
"""
VOCABULARY = (
    *KINDS.split(),
    *[rank + suit for suit in "cdhs" for rank in "A23456789TJQK"],
    *("*", "clubs", "spades", "both", "lo", "hi", "set", "run", "end", *"0123456789"),
    *("AH", "KH", "QH", "JH", "TH", "QKH", "RUN"),
    *[f"T{place}" for place in range(56)],
)
"""A word keeps its number: new ones come at the end, and there may be 256."""
NUMBERS = {word: number for number, word in enumerate(VOCABULARY)}


def numbered(words: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of words; ``LookupError`` for one that the vocabulary lacks."""
    for word in words:
        if word not in NUMBERS:
            raise LookupError(f"the vocabulary has no number for {word!r}")
    return tuple([NUMBERS[word] for word in words])
