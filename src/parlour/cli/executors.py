"""Who does the work of simulations, as a command line says it."""

from __future__ import annotations

import argparse
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext

from ..core.errors import OptionError
from ..sim.cluster import RayExecutor

EXECUTORS = ("ray",)


def executor_of(asked: argparse.Namespace) -> AbstractContextManager[Executor | None]:
    """Return the executor asked for, to be ended; None where jobs do the work."""
    if asked.executor is None:
        return nullcontext()
    if asked.jobs < 1:
        raise OptionError("bad_count", count=asked.jobs)
    return RayExecutor(asked.jobs)
