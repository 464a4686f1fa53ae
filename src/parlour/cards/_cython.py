"""The word ``cython`` for interpreted code where Cython is not installed."""

from contextlib import nullcontext

compiled = False
nogil = gil = nullcontext()
