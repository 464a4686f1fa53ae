"""An event loop without a clock: time stands still while something can run, and jumps when not.

Several machines share it.  Each runs its own callbacks in their order, as a process does; which
machine is next, chance decides.  A machine may be paused, and goes on later with all that came
meanwhile; or killed, and then nothing of it runs ever again, not even what its tasks would do when
they are cancelled.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from random import Random
from types import CoroutineType
from typing import Any, TypeVar, TypeVarTuple, Unpack
from weakref import WeakSet

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
BUSY = 100_000
"""Callbacks at one instant, from which on something runs in a circle."""
THREAD, SLOW = 0.02, 0.5
"""Seconds that a call in another thread takes at most: usually, and one of ten."""
_machine: ContextVar[Machine] = ContextVar("machine")


class StuckError(AssertionError):
    """Nothing will ever happen again, or time does not go on."""


class Machine:
    """A part that stops or ends as a whole: a process, a database, the people."""

    def __init__(self, loop: Loop, name: str) -> None:
        self.loop = loop
        self.name = name
        self.paused = False
        self.dead = False
        self.ready: deque[events.Handle] = deque()
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._context = Context()
        self._context.run(_machine.set, self)

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a task here."""
        task: asyncio.Task[T] = self.loop.create_task(work, context=self._context.copy())
        return task

    def call(self, delay: float, callback: Callable[..., object], *arguments: Any) -> None:
        """Call something here, later."""
        when = self.loop.time() + delay
        self.loop.call_at(when, callback, *arguments, context=self._context.copy())

    def kill(self) -> None:
        """End it, as a power cut would."""
        self.dead = True
        self.ready.clear()
        self.loop.killed.append((self, [*self.tasks]))  # held: collected, they would clean up


def here() -> Machine:
    """Return the machine that runs now."""
    return _machine.get()


class Loop(asyncio.BaseEventLoop):
    """The loop of all machines."""

    def __init__(self, chance: Random, failed: Callable[[str], None]) -> None:
        super().__init__()
        self._chance = chance
        self._failed = failed
        self._now = 1000.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._numbers = count()
        self.machines: list[Machine] = []
        self.killed: list[tuple[Machine, list[asyncio.Task[Any]]]] = []

    def machine(self, name: str) -> Machine:
        """Return a new machine."""
        self.machines = [it for it in self.machines if not it.dead]
        self.machines.append(made := Machine(self, name))
        return made

    # -- what asyncio asks of a loop -------------------------------------------------------------

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._now

    def get_debug(self) -> bool:
        return False

    def call_soon(
        self,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> events.Handle:
        context = copy_context() if context is None else context
        handle = events.Handle(callback, args, self, context)
        machine = context[_machine]
        if not machine.dead:
            machine.ready.append(handle)
        return handle

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context or copy_context())
        heapq.heappush(self._timers, (max(when, self._now), next(self._numbers), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing: it is dropped when its time comes."""

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> Any:
        context = copy_context() if context is None else context
        task = asyncio.Task(coro, loop=self, context=context)
        context[_machine].tasks.add(task)
        return task

    def run_in_executor(
        self, executor: object, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Call a function after the time that a thread might have taken."""
        done: asyncio.Future[T] = self.create_future()

        def work() -> None:
            try:
                found = func(*args)
            except Exception as error:  # noqa: BLE001 - as a thread, which tells its caller
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(found)

        slow = self._chance.random() < 0.1
        self.call_later(self._chance.uniform(0, SLOW if slow else THREAD), work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Whatever nobody caught has failed."""
        self._failed(f"unhandled: {context.get('message')}: {context.get('exception')!r}")

    # -- running ---------------------------------------------------------------------------------

    def run(self, going: Callable[[], bool]) -> None:
        """Run until somebody says so; `StuckError` if nothing is left to be done before."""
        events._set_running_loop(self)
        try:
            busy = 0
            while going():
                ready = [it for it in self.machines if it.ready and not it.paused]
                if not ready:
                    self._jump()
                    busy = 0
                    continue
                busy += 1
                if busy > BUSY:
                    raise StuckError("something runs in a circle and time does not go on")
                machine = ready[0] if len(ready) == 1 else self._chance.choice(ready)
                handle = machine.ready.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            events._set_running_loop(None)

    def _jump(self) -> None:
        """Let time go on to the next timers."""
        if not self._timers:
            raise StuckError("nothing is left to be done")
        self._now = self._timers[0][0]
        while self._timers and self._timers[0][0] <= self._now:
            handle = heapq.heappop(self._timers)[2]
            machine: Machine = handle._context[_machine]  # type: ignore[attr-defined]  # asyncio's
            if not machine.dead and not handle.cancelled():
                machine.ready.append(handle)

    def finish(self) -> None:
        """Cancel all tasks, those of the dead too, and let them clean up where nobody looks."""
        self.machines = [it for it in self.machines if not it.dead]
        self.machines += [machine for machine, _ in self.killed]
        for machine in self.machines:
            machine.paused = machine.dead = False
        for _ in range(20):
            tasks = [it for machine in self.machines for it in machine.tasks if not it.done()]
            if not tasks:
                break
            for task in tasks:
                task.cancel()
            self.run(lambda: any(machine.ready for machine in self.machines))
        for machine, tasks in self.killed:  # those whose waking died with their machine
            there = copy_context()
            there.run(_machine.set, machine)
            for task in tasks:
                work = task.get_coro()
                if isinstance(work, CoroutineType) and not task.done():
                    there.run(work.close)
        self.killed.clear()
        self._timers.clear()
        self.close()
