"""A substitute for ``cython`` in interpreted code where Cython is not installed."""

from contextlib import nullcontext

compiled = False
nogil = gil = nullcontext()


def cast(_: type, value: object) -> object:
    """Return a value whose class the caller knows."""
    return value
