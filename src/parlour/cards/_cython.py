"""The word ``cython`` for interpreted code where Cython is not installed."""

from contextlib import nullcontext

compiled = False
nogil = gil = nullcontext()


def cast(_: type, value: object) -> object:
    """Return a value, which is known to be of a class."""
    return value
