"""A coroutine that runs without a task, which would take longer than most messages' work.

asyncio runs a coroutine in a task: it is queued for the next turn of the loop, registered, and
given a context.  From Python 3.12 on, `asyncio.eager_task_factory` saves a part of that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any


class Steps:
    """Runs a coroutine at once, and goes on whenever what it awaits is done.

    It has to await futures or locks, not what needs a task of its own, as `asyncio.timeout` does.
    Nobody can cancel it.
    """

    def __init__(self, work: Coroutine[Any, None, None], context: Context) -> None:
        self._work = work
        self._context = context
        context.run(self._go)

    def _go(self, _: object = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            return
        if awaited is None:  # a bare yield: the next turn of the loop
            asyncio.get_running_loop().call_soon(self._go, context=self._context)
        else:
            awaited.add_done_callback(self._go, context=self._context)
