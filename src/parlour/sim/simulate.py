"""Simulations: batches of deals or matches on threads or processes, and their results."""

from __future__ import annotations

import math
import pickle
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from os import PathLike, fspath
from typing import TYPE_CHECKING, TypeVar, overload

import msgspec

from ..bots import AnyBot, load
from ..bots.custom import lives_in_a_session, name_of
from ..cards import bits
from ..core import arguments, texts
from ..core.errors import OptionError
from ..core.foreign import visible
from ..core.game import AnyGame, check_seed
from ..core.options import Options, Value
from ..games import named
from ..search.playout import is_compiled
from . import report
from .tables import (
    RANDOM,
    WHOLE,
    DealSums,
    MatchSums,
    Work,
    all_random,
    play_batch,
    play_matches,
    unit_of,
)

if TYPE_CHECKING:
    from rich.table import Table as Grid

RANDOM_BATCH = 10_000
THINKING_BATCH = 12  # deals: few, so that workers finish at about the same time
MATCH_BATCH = 6  # matches, for the same reason
MOST_WORLDS = 2**31 - 1
NORMAL_95 = 1.959964
Done = TypeVar("Done", DealSums, MatchSums)


class SeatResult(msgspec.Struct, frozen=True):
    """One bot's points per deal, with their 95 % interval, and its share of deals won.

    In games with chips the points are its lead: the chips that it has beyond a fair share of all.
    The winner of a deal has the most points of it, or loses the fewest; *k* equal seats win 1/*k*
    each.  Without mirroring the bot sits at `seat`; mirrored it has sat at every seat.  A single
    pack gives no interval: it is infinite then (null in JSON).
    """

    seat: int
    bot: str
    mean: float
    low: float
    high: float
    won: float


class Result(msgspec.Struct, frozen=True):
    """The result of simulated deals; ``print`` shows the table of ``parlour simulate``."""

    game: str
    options: dict[str, Value]
    seats: int
    seed: int
    mirrored: bool
    deals: int
    decisions: int
    seconds: float
    points: tuple[SeatResult, ...]
    leads: bool = False
    """Whether points are leads: chips beyond a fair share."""

    def __repr__(self) -> str:
        return f"<{self.game}, {self.deals} deals: {listed(self.points)}>"

    def __str__(self) -> str:
        return report.in_plain_text(self.grid())

    def grid(self, language: str = texts.DEFAULT) -> Grid:
        """Return a table of points per deal with 95 % intervals, one row per bot."""
        speed = self.decisions / self.seconds if self.seconds else 0
        title = {
            "game": self.game,
            "deals": f"{self.deals:,}",
            "decisions": f"{self.decisions:,}",
            "seconds": f"{self.seconds:.2f}",
            "speed": f"{speed:,.0f}",
        }
        points = "lead" if self.leads else "mean"
        columns = ("seat", "bot", points, "interval", "won")
        found = report.grid_of("cli-simulated", title, columns, language)
        for row in self.points:
            digits = report.decimals((row.high - row.low) / 2)
            found.add_row(
                texts.say("cli-simulated-all", language) if self.mirrored else str(row.seat),
                visible(row.bot),
                f"{row.mean:+.{digits}f}",
                f"{row.low:+.{digits}f} – {row.high:+.{digits}f}",
                f"{row.won:.2%}",
            )
        return found


class MatchSeat(msgspec.Struct, frozen=True):
    """One bot's share of matches won, with its 95 % interval, its mean place and its mean total.

    *k* seats that share the first place win 1/*k* of the match each; equal totals share the better
    place.  Seats and intervals are as in `SeatResult`; `low` and `high` are those of `won`,
    `points_low` and `points_high` those of `points`.
    """

    seat: int
    bot: str
    won: float
    low: float
    high: float
    place: float
    points: float
    points_low: float
    points_high: float


class MatchResult(msgspec.Struct, frozen=True):
    """The result of simulated matches; ``print`` shows the table of ``parlour simulate``.

    `unfinished` counts the matches with no end in sight, which ended as if by agreement.
    """

    game: str
    options: dict[str, Value]
    seats: int
    seed: int
    mirrored: bool
    matches: int
    unfinished: int
    deals: int
    deals_per_match: float
    decisions: int
    seconds: float
    standings: tuple[MatchSeat, ...]
    leads: bool = False
    """Whether points are leads: chips beyond a fair share."""

    def __repr__(self) -> str:
        return f"<{self.game}, {self.matches} matches: {listed(self.standings)}>"

    def __str__(self) -> str:
        text = report.in_plain_text(self.grid())
        if self.unfinished:
            ended = {"count": self.unfinished}
            text += "\n" + texts.say("cli-simulated-unfinished", texts.DEFAULT, ended)
        return text

    def grid(self, language: str = texts.DEFAULT) -> Grid:
        """Return a table of matches won with 95 % intervals, one row per bot."""
        title = {
            "game": self.game,
            "matches": f"{self.matches:,}",
            "deals": f"{self.deals:,}",
            "each": f"{self.deals_per_match:.1f}",
            "seconds": f"{self.seconds:.2f}",
        }
        points = "match-lead" if self.leads else "points"
        columns = ("seat", "bot", "matches-won", "interval", "place", points)
        found = report.grid_of("cli-simulated-matches", title, columns, language)
        for row in self.standings:
            found.add_row(
                texts.say("cli-simulated-all", language) if self.mirrored else str(row.seat),
                visible(row.bot),
                f"{row.won:.2%}",
                f"{row.low:.2%} – {row.high:.2%}",
                f"{row.place:.2f}",
                f"{row.points:+.1f}",
            )
        return found


def listed(rows: Sequence[SeatResult | MatchSeat]) -> str:
    """Return the bots of a result, each with its points per deal or the matches that it has won."""
    return ", ".join(
        f"{it.bot} {it.mean:+.2f}" if isinstance(it, SeatResult) else f"{it.bot} {it.won:.0%}"
        for it in rows
    )


@overload
def simulate(
    game: AnyGame | str,
    options: Options | None = None,
    *,
    bots: Sequence[AnyBot] = (RANDOM,),
    seats: int | None = None,
    deals: int = 1000,
    matches: None = None,
    seed: int = 0,
    jobs: int = 1,
    mirrored: bool = False,
    budget: int = 1000,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    save: str | PathLike[str] = "",
) -> Result: ...


@overload
def simulate(
    game: AnyGame | str,
    options: Options | None = None,
    *,
    bots: Sequence[AnyBot] = (RANDOM,),
    seats: int | None = None,
    matches: int,
    seed: int = 0,
    jobs: int = 1,
    mirrored: bool = False,
    budget: int = 1000,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    save: str | PathLike[str] = "",
) -> MatchResult: ...


def simulate(
    game: AnyGame | str,
    options: Options | None = None,
    *,
    bots: Sequence[AnyBot] = (RANDOM,),
    seats: int | None = None,
    deals: int = 1000,
    matches: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    mirrored: bool = False,
    budget: int = 1000,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    save: str | PathLike[str] = "",
) -> Result | MatchResult:
    """Play *deals*, or whole *matches*, between *bots*, one for each seat or one for all.

    *game* is one of ``parlour.GAMES``, or its id.
    A bot is the name of one of the game's (`parlour.bots.names`), ``"module:attribute"``, a `Bot`,
    its class, or a callable.  A callable takes ``(seen, budget, seed)``, where *seen* is the deal
    as the seat knows it, and returns one of ``seen.legal()``; ``game.action(code)`` explains a
    code.  *mirrored* plays every pack once with each bot at each seat.  *jobs* is the number of
    threads or processes; an *executor* of your own, such as a cluster's, replaces them.  The result
    depends on *seed* but not on the workers, if bots are functions of their arguments.  *told* is
    called with the number of deals or matches just finished.  *save* names a folder into which
    every deal or match is written, as a `Replay`.

    `OptionError` for an unknown bot, a bad number of seats, or a bot that cannot be sent to other
    processes; `BotError` for a bot that fails or breaks the rules.
    """
    game, options = chosen(game, options)
    line = arguments.row(bots, "bots")
    if seats is None:
        seats = len(line) if len(line) > 1 else game.usual_seats(options)
    game.check_seats(seats, options)
    if len(line) not in (1, seats):
        raise OptionError("bots_for_seats", count=len(line), seats=seats)
    count = how_many(deals, matches)
    check_way(jobs, told, executor)
    line *= seats if len(line) == 1 else 1
    names = [load(bot, game.id).name for bot in line]
    rules = options.seated(seats).to_dict()
    seed, worlds, folder = check_seed(seed), worlds_of(budget), folder_of(save)
    whole = Work(game.id, rules, tuple(line), seed, count, bool(mirrored), worlds, folder)
    start = time.perf_counter()
    if matches is None:
        found = play_all(play_batch, whole, jobs, told, executor)
        return result_of(whole, names, found, time.perf_counter() - start)
    played = play_all(play_matches, whole, jobs, told, executor)
    return match_result_of(whole, names, played, time.perf_counter() - start)


# -- what is wanted --------------------------------------------------------------------------------


def chosen(game: AnyGame | str, options: Options | None) -> tuple[AnyGame, Options]:
    """Return a game, by its id too, and its options; `ArgumentTypeError` for anything else."""
    game = named(game)
    return game, game.rules_of(options)


def how_many(deals: object, matches: object) -> int:
    """Return the number of deals, or of matches if it is given; `OptionError` if it is too low."""
    name, given = ("deals", deals) if matches is None else ("matches", matches)
    count = arguments.whole(given, name)
    if count < 1:
        raise OptionError("bad_count", count=count)
    return count


def check_way(jobs: object, told: object, executor: object) -> None:
    """Raise `ArgumentTypeError` or `OptionError` unless work can be spread in this way."""
    count = arguments.whole(jobs, "jobs")
    if count < 1:
        raise OptionError("bad_count", count=count)
    if told is not None:
        arguments.able(told, "__call__", "Callable", "told")
    if executor is not None:
        arguments.able(executor, "submit", "Executor", "executor")


def worlds_of(budget: object) -> int:
    """Return the number of worlds that a bot may look at; `ArgumentError` below 0."""
    return arguments.within(budget, 0, MOST_WORLDS, "budget")


def folder_of(save: str | PathLike[str]) -> str:
    """Return the path of a folder as text; `ArgumentTypeError` for anything else."""
    arguments.kind(save, (str, PathLike), "save")
    return fspath(save)


# -- spreading the work ----------------------------------------------------------------------------


def play_all(
    play: Callable[[Work], Done],
    whole: Work,
    jobs: int,
    told: Callable[[int], None] | None,
    executor: Executor | None,
) -> list[Done]:
    """Play all batches of a simulation."""
    found = []
    for done in spread(play, list(split(whole, play is play_matches)), jobs, executor):
        found.append(done)
        if told is not None:
            told(done[0])
    return found


def spread(
    play: Callable[[Work], Done],
    batches: Sequence[Work],
    jobs: int,
    executor: Executor | None = None,
) -> Generator[Done, None, None]:
    """Yield the results of batches in order, played in *jobs* or by an executor."""
    if executor is not None:
        yield from done_by(executor, play, batches)
    elif jobs == 1:
        yield from map(play, batches)
    else:
        pool = workers(batches, jobs)
        try:
            yield from done_by(pool, play, batches)
        except BrokenProcessPool as error:
            raise OptionError("workers_ended") from error
        finally:
            pool.shutdown(cancel_futures=True)


def done_by(
    executor: Executor, play: Callable[[Work], Done], batches: Sequence[Work]
) -> Iterator[Done]:
    """Play batches by an executor; pending ones are cancelled when the caller stops."""
    futures = [executor.submit(play, batch) for batch in batches]
    try:
        for future in futures:
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


def workers(batches: Sequence[Work], jobs: int) -> Executor:
    """Return threads for compiled loops, which share a process, and processes for other bots."""
    if is_compiled() and all(batch.all_random and not batch.save for batch in batches):
        return ThreadPoolExecutor(jobs)
    for batch in batches:
        check_sendable(batch.bots)
    quiet = (signal.SIGINT, signal.SIG_IGN)  # the parent handles interrupts
    return ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=quiet
    )


def check_sendable(bots: Sequence[AnyBot]) -> None:
    """Raise `OptionError` for a bot that cannot be sent to another process."""
    for bot in bots:
        if isinstance(bot, str):
            continue
        try:
            pickle.dumps(bot)
        except Exception as error:  # pickling runs the bot's own code
            raise OptionError("bot_not_sent", bot=name_of(bot), text=str(error)) from error
        if lives_in_a_session(bot):
            raise OptionError("bot_not_sent", bot=name_of(bot), text="__main__")


def split(whole: Work, of_matches: bool) -> Iterator[Work]:
    """Cut a simulation into batches whose seeds depend only on its seed and their number."""
    size = THINKING_BATCH
    if of_matches:
        size = MATCH_BATCH
    elif all_random(whole.bots) and not whole.save:
        size = RANDOM_BATCH
    rounds = whole.rounds
    left = -(-whole.many // rounds) * rounds
    number = 0
    while left > 0:
        part = min(left, size // rounds * rounds or rounds)
        own = bits.mix((whole.seed ^ bits.mix(number + 1)) & bits.ALL)
        yield whole._replace(seed=own, many=part)
        left -= part
        number += 1


# -- what it came to -------------------------------------------------------------------------------


def result_of(
    whole: Work, names: Sequence[str], sums: Sequence[DealSums], seconds: float
) -> Result:
    """Return the result of batches of deals."""
    deals, draws = sum(part.deals for part in sums), sum(part.draws for part in sums)
    rows, unit = [], unit_of(whole)
    for bot, name in enumerate(names):
        total = sum(part.points[bot] for part in sums)
        squares = sum(part.squares[bot] for part in sums)
        won = sum(part.won[bot] for part in sums) / (WHOLE * deals)
        rows.append(SeatResult(bot, name, *estimate(total, squares, deals, draws, unit), won))
    return Result(
        game=whole.game,
        options=dict(whole.options),
        seats=len(names),
        seed=whole.seed,
        mirrored=whole.mirrored,
        deals=deals,
        decisions=sum(part.decisions for part in sums),
        seconds=seconds,
        points=tuple(rows),
        leads=unit > 1,
    )


def match_result_of(
    whole: Work, names: Sequence[str], sums: Sequence[MatchSums], seconds: float
) -> MatchResult:
    """Return the result of batches of matches."""
    unit = unit_of(whole)
    matches, draws = sum(part.matches for part in sums), sum(part.draws for part in sums)
    rows = []
    for bot, name in enumerate(names):
        total = sum(part.points[bot] for part in sums)
        squares = sum(part.squares[bot] for part in sums)
        won = sum(part.won[bot] for part in sums)
        won_squares = sum(part.won_squares[bot] for part in sums)
        place = sum(part.places[bot] for part in sums) / matches
        share = estimate(won, won_squares, matches, draws, WHOLE)
        points = estimate(total, squares, matches, draws, unit)
        rows.append(MatchSeat(bot, name, *share, place, *points))
    deals = sum(part.deals for part in sums)
    return MatchResult(
        game=whole.game,
        options=dict(whole.options),
        seats=len(names),
        seed=whole.seed,
        mirrored=whole.mirrored,
        matches=matches,
        unfinished=sum(part.unfinished for part in sums),
        deals=deals,
        deals_per_match=deals / matches,
        decisions=sum(part.decisions for part in sums),
        seconds=seconds,
        standings=tuple(rows),
        leads=unit > 1,
    )


def estimate(
    total: int, squares: int, games: int, draws: int, unit: int = 1
) -> tuple[float, float, float]:
    """Return the mean per deal or match, in units, and its 95 % interval.

    *squares* is the sum of squares over draws, which have equally many games each.
    """
    mean, each = total / (unit * games), games // draws * unit
    spread = max(squares / (draws * each * each) - mean * mean, 0.0)
    error = NORMAL_95 * math.sqrt(spread / (draws - 1)) if draws > 1 else math.inf
    return mean, mean - error, mean + error
