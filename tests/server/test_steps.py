"""Coroutines that run without a task run as they would in one."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar, copy_context

from parlour.server.ground.steps import Steps

NUMBER = ContextVar("NUMBER", default=0)


async def test_a_coroutine_begins_at_once_and_goes_on_when_its_future_is_done() -> None:
    told, future = list[str](), asyncio.get_running_loop().create_future()

    async def work() -> None:
        told.append("begun")
        told.append(await future)
        await asyncio.sleep(0)
        told.append("ended")

    Steps(work(), copy_context())
    assert told == ["begun"]
    future.set_result("done")
    await asyncio.sleep(0)
    assert told == ["begun", "done"]
    await asyncio.sleep(0)
    assert told == ["begun", "done", "ended"]


async def test_a_failed_future_raises_in_the_coroutine() -> None:
    told, future = list[Exception](), asyncio.get_running_loop().create_future()

    async def work() -> None:
        try:
            await future
        except ValueError as error:
            told.append(error)

    Steps(work(), copy_context())
    error = ValueError("no")
    future.set_exception(error)
    await asyncio.sleep(0)
    assert told == [error]


async def test_locks_are_taken_in_order_and_the_context_is_kept() -> None:
    told, lock = list[int](), asyncio.Lock()

    async def work() -> None:
        async with lock:
            await asyncio.sleep(0)
            told.append(NUMBER.get())

    for number in range(3):
        context = copy_context()
        context.run(NUMBER.set, number)
        Steps(work(), context)
    for _ in range(10):
        await asyncio.sleep(0)
    assert (told, NUMBER.get()) == ([0, 1, 2], 0)
