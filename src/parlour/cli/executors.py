"""The executors that simulations can use, as a command line names them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, redirect_stdout

from ..core.errors import OptionError
from ..sim.cluster import RayExecutor

EXECUTORS = ("ray",)


@contextmanager
def executor_of(asked: argparse.Namespace) -> Iterator[Executor | None]:
    """Yield the executor asked for, and end it; None if jobs do the work.

    Ray reports dead workers on stdout, where the result goes, so its output is sent to stderr.
    """
    if asked.executor is None:
        yield None
        return
    if asked.jobs < 1:
        raise OptionError("bad_count", count=asked.jobs)
    with redirect_stdout(sys.stderr), RayExecutor(asked.jobs) as executor:
        yield executor
