"""Simulations: batches of deals spread over threads or processes, and what they say."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from .. import bots as policies
from ..cards import bits
from ..core.errors import OptionError
from ..core.game import Game, check_seed
from ..core.options import Value
from ..search.playout import is_compiled
from .tables import ALL_RANDOM, Batch, Sums, play_batch

RANDOM_BATCH = 10_000
THINKING_BATCH = 60  # deals; has every number of seats up to six as a divisor
NORMAL_95 = 1.959964


class SeatResult(msgspec.Struct, frozen=True):
    """One bot's points per deal, with their 95 % interval, and its share of deals won.

    A deal is won by the seat that alone has the most points of it, or alone loses the fewest.
    Without mirroring the bot sits at `seat`; mirrored it has sat at every seat.  One pack alone
    says nothing of the interval, which is infinite then (null in JSON).
    """

    seat: int
    bot: str
    mean: float
    low: float
    high: float
    won: float


class Result(msgspec.Struct, frozen=True):
    """What a simulation came to."""

    game: str
    options: dict[str, Value]
    seats: int
    seed: int
    mirrored: bool
    deals: int
    decisions: int
    seconds: float
    points: tuple[SeatResult, ...]


def simulate(
    game: Game,
    options: Any = None,
    *,
    bots: Sequence[str] = (ALL_RANDOM,),
    seats: int | None = None,
    deals: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    mirrored: bool = False,
    budget: int = 1000,
    told: Callable[[int], None] | None = None,
) -> Result:
    """Play *deals* between *bots*, one for each seat or one for all.

    The result depends on *seed*, not on *jobs*.  *mirrored* plays every pack once with each bot at
    each seat.  *told* is called with the number of deals just finished.  `OptionError` for a bot,
    or a number of seats, that there is not.
    """
    options = game.options() if options is None else options
    if seats is None:
        seats = len(bots) if len(bots) > 1 else game.usual_seats(options)
    game.check_seats(seats, options)
    if len(bots) not in (1, seats):
        raise OptionError("bots_for_seats", count=len(bots), seats=seats)
    if deals < 1 or jobs < 1:
        raise OptionError("bad_count", count=min(deals, jobs))
    line = tuple(bots) * (seats if len(bots) == 1 else 1)
    for name in line:
        policies.create(name, game.id)
    batches = list(split(game, options, line, deals, check_seed(seed), mirrored, budget))
    start = time.perf_counter()
    sums: list[Sums] = []
    for done in play_all(batches, jobs, threads=set(line) == {ALL_RANDOM}):
        sums.append(done)
        if told is not None:
            told(done.deals)
    seconds = time.perf_counter() - start
    return Result(
        game.id,
        options.to_dict(),
        seats,
        seed,
        mirrored,
        sum(part.deals for part in sums),
        sum(part.decisions for part in sums),
        seconds,
        tuple(seat_result(sums, seat, name) for seat, name in enumerate(line)),
    )


def play_all(batches: Sequence[Batch], jobs: int, *, threads: bool) -> Iterator[Sums]:
    """Play batches, as they get done: compiled loops share a process, thinking bots do not."""
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    pool: Executor
    if threads and is_compiled():
        pool = ThreadPoolExecutor(jobs)
    else:  # an interrupt is the parent's to answer
        quiet = (signal.SIGINT, signal.SIG_IGN)
        pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=quiet
        )
    try:
        for done in as_completed([pool.submit(play_batch, batch) for batch in batches]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def split(
    game: Game,
    options: Any,
    line: Sequence[str],
    deals: int,
    seed: int,
    mirrored: bool,
    budget: int,
) -> Iterator[Batch]:
    """Cut a simulation into batches whose seeds follow from *seed* and their number alone."""
    size = RANDOM_BATCH if set(line) == {ALL_RANDOM} else THINKING_BATCH
    rounds = len(line) if mirrored else 1
    left = -(-deals // rounds) * rounds
    number = 0
    while left > 0:
        part = min(left, size // rounds * rounds or rounds)
        own = bits.mix((seed ^ bits.mix(number + 1)) & bits.ALL)
        yield Batch(game.id, options.to_dict(), tuple(line), own, part, mirrored, budget)
        left -= part
        number += 1


def seat_result(sums: Sequence[Sums], place: int, name: str) -> SeatResult:
    """Return one bot's points per deal over all batches."""
    deals = sum(part.deals for part in sums)
    packs = sum(part.packs for part in sums)
    mean = math.fsum(part.points[place] for part in sums) / deals
    spread = math.fsum(part.squares[place] for part in sums) / packs - mean * mean
    error = NORMAL_95 * math.sqrt(max(spread, 0.0) / (packs - 1)) if packs > 1 else math.inf
    won = sum(part.wins[place] for part in sums) / deals
    return SeatResult(place, name, mean, mean - error, mean + error, won)
