"""Batches on many machines, by Ray (the extra ``parlour[ray]``).

A batch whose worker or machine is lost is played again elsewhere, from its own seed, with the same
result.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Mapping
from concurrent import futures
from concurrent.futures import Executor, Future
from importlib.util import find_spec
from typing import Any, ParamSpec, TypeVar

from ..core.errors import OptionError

P = ParamSpec("P")
R = TypeVar("R")
AGAIN = 3  # attempts at a batch: a bot that ends its process every time is at fault


class RayExecutor(Executor):
    """Sends work to the cluster that ``RAY_ADDRESS`` names, else to *workers* on this machine.

    If Ray has been started already, it is used as it is, and left running.  `OptionError` if it is
    not installed.
    """

    def __init__(self, workers: int) -> None:
        if find_spec("ray") is None:
            raise OptionError("no_ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to Ray's makers
        import ray

        self._ray = ray
        self._owned = not ray.is_initialized()
        if self._owned:
            here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers}
            ray.init(
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.WARNING,
                **here,
            )
        self._act = ray.remote(max_retries=AGAIN)(act)
        self._open: set[Future[Any]] = set()

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Submit a function to the cluster; it and its arguments are pickled."""
        future: Future[R] = Future()
        reference = self._act.remote(fn, args, kwargs)
        self._open.add(future)

        def settle(told: Future[R]) -> None:
            if not future.set_running_or_notify_cancel():
                return
            if (error := told.exception()) is None:
                future.set_result(told.result())
            else:
                future.set_exception(self._reason(error))

        def end(_: Future[R]) -> None:
            self._open.discard(future)
            if future.cancelled():
                self._ray.cancel(reference)

        future.add_done_callback(end)
        reference.future().add_done_callback(settle)
        return future

    def _reason(self, error: BaseException) -> BaseException:
        """Return the error as a process of our own would raise it."""
        if isinstance(error, self._ray.exceptions.RayTaskError):
            cause: BaseException = error.cause
            return cause
        found = OptionError("workers_ended")
        found.__cause__ = error
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let running work end, or drop it, and stop Ray if it was started here."""
        left = list(self._open)
        if cancel_futures or not wait:
            for future in left:
                future.cancel()
        futures.wait(left)
        if self._owned:
            self._owned = False
            self._ray.shutdown()


def act(fn: Callable[..., R], args: Iterable[object], kwargs: Mapping[str, object]) -> R:
    """Call a function, in a worker."""
    return fn(*args, **kwargs)
