"""The arena: every bot against every other with the same packs, on one machine or in shards.

At tables of two each bot has each seat in turn; at larger tables one bot sits among copies of the
other, at every seat in turn.  A shard is a part of the batches of seeds.  Its results are sums,
which give the same total in any order and on any number of machines.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from hashlib import sha256
from itertools import combinations, permutations
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ..bots import AnyBot, load
from ..core import arguments, texts
from ..core.errors import OptionError
from ..core.foreign import visible
from ..core.game import AnyGame, check_seed
from ..core.options import Options, Value
from ..games import GAMES
from ..search.playout import play_deals
from . import report
from .saving import plain
from .simulate import (
    check_way,
    chosen,
    estimate,
    folder_of,
    how_many,
    split,
    spread,
    worlds_of,
)
from .tables import WHOLE, DealSums, MatchSums, Work, play_batch, play_matches, unit_of

if TYPE_CHECKING:
    from rich.table import Table as Grid

NAMES = '"name" or "module:attribute"'  # what identifies a bot in a plan, which may be a file
SAMPLE = 1000  # deals that identify an engine
ROUNDS, CLOSE = 10_000, 1e-9  # of the search for the ratings
SCALE = 400 / math.log(10)  # a rating of 400 more is ten times as strong


class Plan(msgspec.Struct, frozen=True):
    """The plan of an arena: *many* deals or matches per pairing, the bots, and the seats."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seats: int
    many: int
    matches: bool
    seed: int
    budget: int


class Share(msgspec.Struct, frozen=True):
    """The result of a pairing for its first bot: integers, as in `DealSums`."""

    games: int
    """Deals, or matches."""
    draws: int
    deals: int
    points: int
    squares: int
    won: int
    won_squares: int


class ArenaPart(msgspec.Struct, frozen=True):
    """The shards that have been played: their numbers out of *of*, and a share per pairing."""

    plan: Plan
    digest: str
    """A hash of the engine's results in a thousand fixed deals."""
    of: int
    shards: tuple[int, ...]
    shares: tuple[Share, ...]


class Duel(msgspec.Struct, frozen=True):
    """One bot against another: its share of wins and its points, with their 95 % intervals.

    In games with chips the points are its lead: the chips that it has beyond a fair share of all.
    `chance` is the share of an equal bot.
    """

    bot: str
    other: str
    win_rate: float
    interval: tuple[float, float]
    points: float
    points_interval: tuple[float, float]
    chance: float
    draws: int


class Rating(msgspec.Struct, frozen=True):
    """A bot's results against all others, and its strength on the Elo scale.

    Ratings average 0.
    """

    elo: float
    win_rate: float
    interval: tuple[float, float]
    points: float


class Ladder(msgspec.Struct, frozen=True):
    """The result of an arena, best bot first; ``print`` shows the tables of ``parlour arena``."""

    plan: Plan
    deals: int
    bots: dict[str, Rating]
    duels: tuple[Duel, ...]

    def __repr__(self) -> str:
        order = ", ".join(f"{bot} {it.elo:+.0f}" for bot, it in self.bots.items())
        return f"<{self.plan.game} arena, {self.deals} deals: {order}>"

    def __str__(self) -> str:
        return report.in_plain_text(self.grid(), "", duel_grid(self.plan, self.duels))

    def grid(self, language: str = texts.DEFAULT) -> Grid:
        """Return a table of ratings, one row per bot."""
        plan = self.plan
        title = {"game": plan.game, "deals": f"{self.deals:,}", "seats": str(plan.seats)}
        columns = ("bot", "elo", "won", "interval", points_word(plan))
        found = report.grid_of("cli-arena", title, columns, language)
        for bot, it in self.bots.items():
            won, span = f"{it.win_rate:.1%}", shares(it.interval)
            found.add_row(visible(bot), f"{it.elo:+.0f}", won, span, f"{it.points:+.2f}")
        return found


def duel_grid(plan: Plan, duels: Iterable[Duel], language: str = texts.DEFAULT) -> Grid:
    """Return a table of every bot against every other."""
    title = {"chance": f"{1 / plan.seats:.1%}"}
    columns = ("bot", "against", "won", "interval", points_word(plan), "interval")
    found = report.grid_of("cli-arena-duels", title, columns, language)
    found.columns[1].justify = "left"
    for it in duels:
        low, high = it.points_interval
        won, wide = f"{it.win_rate:.1%}", f"{low:+.2f} – {high:+.2f}"
        found.add_row(
            visible(it.bot), visible(it.other), won, shares(it.interval), f"{it.points:+.2f}", wide
        )
    return found


def shares(interval: Sequence[float]) -> str:
    """Return an interval of shares as text."""
    return " – ".join(f"{it:.1%}" for it in interval)


def points_word(plan: Plan) -> str:
    """Return the heading of points, or of leads: per deal, or per match."""
    if unit_of(work_of(plan, *plan.bots[:2])) > 1:
        return "match-lead" if plan.matches else "lead"
    return "points" if plan.matches else "mean"


def arena(
    game: AnyGame | str,
    options: Options | None = None,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    deals: int = 1000,
    matches: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    budget: int = 1000,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    save: str | PathLike[str] = "",
) -> Ladder:
    """Return the results of *bots*, by name or ``module:attribute``, against each other.

    The arguments are those of `simulate`; *deals* and *matches* are per pairing.
    """
    check_way(jobs, told, executor)
    plan = planned(game, options, bots, seats, deals, matches, seed, budget)
    return ladder(play(plan, jobs=jobs, told=told, executor=executor, save=save))


def planned(
    game: AnyGame | str,
    options: Options | None,
    bots: Sequence[str],
    seats: int | None,
    deals: int,
    matches: int | None,
    seed: int,
    budget: int,
) -> Plan:
    """Return a plan; `OptionError` if it cannot be carried out."""
    game, options = chosen(game, options)
    seats = game.usual_seats(options) if seats is None else seats
    game.check_seats(seats, options)
    line = tuple(arguments.kind(it, str, "bots", NAMES) for it in arguments.row(bots, "bots"))
    many = how_many(deals, matches)
    if len(set(line)) != len(line) or len(line) < 2:
        raise OptionError("arena_plan", text=", ".join(line))
    for bot in line:
        load(bot, game.id)
    rules = options.seated(seats).to_dict()
    by_matches = matches is not None
    seed, worlds = check_seed(seed), worlds_of(budget)
    return Plan(game.id, rules, line, seats, many, by_matches, seed, worlds)


# -- playing ---------------------------------------------------------------------------------------


def pairings(plan: Plan) -> list[tuple[str, str]]:
    """Return every bot with every other, in the order of the results."""
    return list(permutations(plan.bots, 2))


def played(plan: Plan) -> list[tuple[str, str]]:
    """Return the pairings to play: each once at a table of two, else in both roles."""
    once = list(combinations(plan.bots, 2))
    return once if plan.seats == 2 else pairings(plan)


def work_of(plan: Plan, bot: str, other: str, save: str = "") -> Work:
    """Return the work of a pairing; all pairings have the same packs."""
    line: tuple[AnyBot, ...] = (bot, *[other] * (plan.seats - 1))
    place = str(Path(save, f"{plain(bot)}-{plain(other)}")) if save else ""
    return Work(plan.game, plan.options, line, plan.seed, plan.many, True, plan.budget, place)


def batches(plan: Plan, bot: str, other: str, save: str = "") -> list[Work]:
    """Return the batches of a pairing."""
    return list(split(work_of(plan, bot, other, save), plan.matches))


def play(
    plan: Plan,
    shard: int = 0,
    of: int = 1,
    *,
    jobs: int = 1,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    save: str | PathLike[str] = "",
) -> ArenaPart:
    """Play a shard of a plan; *told* gets the number of deals or matches just finished.

    *save* names a folder for replays, with a folder for each pairing.
    """
    if not 0 <= shard < of:
        raise OptionError("bad_shard", text=f"{shard + 1}/{of}")
    check_way(jobs, told, executor)
    folder = folder_of(save)
    shares: dict[tuple[str, str], Share] = {}
    for bot, other in played(plan):
        done: list[DealSums | MatchSums] = []
        each = batches(plan, bot, other, folder)[shard::of]
        every: Iterable[DealSums | MatchSums] = (
            spread(play_matches, each, jobs, executor)
            if plan.matches
            else spread(play_batch, each, jobs, executor)
        )
        for sums in every:
            done.append(sums)
            if told is not None:
                told(sums[0])
        shares[bot, other] = share_of(0, done)
        if plan.seats == 2:
            shares[other, bot] = share_of(1, done)
    return ArenaPart(plan, digest(plan), of, (shard,), tuple(shares[it] for it in pairings(plan)))


def share_of(seat: int, done: Sequence[DealSums | MatchSums]) -> Share:
    """Return the sum of batches for the first bot (seat 0) or the second."""
    return added(
        [
            Share(
                *(it[0], it.draws, it.deals, it.points[seat], it.squares[seat]),
                *(it.won[seat], it.won_squares[seat]),
            )
            for it in done
        ]
    )


def digest(plan: Plan) -> str:
    """Return a hash of the engine's results in `SAMPLE` deals by a plan's rules."""
    game = GAMES[plan.game]
    options = game.options_type.of(plan.options)
    deal, pack = game.new_deal(options, plan.seats), game.pack(options, plan.seats)
    tally = play_deals(deal, pack, 1, SAMPLE)
    return sha256(repr((tally.decisions, tally.sums())).encode()).hexdigest()[:16]


def merge(parts: Sequence[ArenaPart]) -> ArenaPart:
    """Return several parts as one; `OptionError` unless they share plan and engine."""
    first, *others = parts
    shards = list(first.shards)
    for other in others:
        for name in ("plan", "digest", "of"):
            if getattr(other, name) != getattr(first, name):
                raise OptionError("parts_differ", name=name)
        shards += other.shards
    twice = {it + 1 for it in shards if shards.count(it) > 1}
    if twice:
        raise OptionError("shard_twice", text=f"{min(twice)}/{first.of}")
    every = [added(shares) for shares in zip(*(part.shares for part in parts), strict=True)]
    return msgspec.structs.replace(first, shards=tuple(sorted(shards)), shares=tuple(every))


def added(shares: Sequence[Share]) -> Share:
    """Return the sum of shards, which does not depend on their order."""
    none = (0,) * len(Share.__struct_fields__)
    return Share(*map(sum, zip(none, *map(msgspec.structs.astuple, shares), strict=True)))


# -- what it came to -------------------------------------------------------------------------------


def ladder(part: ArenaPart) -> Ladder:
    """Return the result of a part; `OptionError` while shards are missing."""
    plan = part.plan
    missing = sorted(set(range(part.of)) - set(part.shards))
    if missing:
        raise OptionError("shards_missing", text=", ".join(f"{it + 1}/{part.of}" for it in missing))
    both = zip(pairings(plan), part.shares, strict=True)
    duels = tuple(duel(plan, bot, other, share) for (bot, other), share in both)
    strength = strengths(plan, duels)
    best = sorted(plan.bots, key=lambda bot: -strength[bot])
    rated = {
        bot: rating(SCALE * strength[bot], [it for it in duels if it.bot == bot]) for bot in best
    }
    deals = sum(share.deals for share in part.shares) // (2 if plan.seats == 2 else 1)
    return Ladder(plan, deals, rated, duels)


def duel(plan: Plan, bot: str, other: str, share: Share) -> Duel:
    """Return the result of a pairing."""
    size = share.games, share.draws
    won, low, high = estimate(share.won, share.won_squares, *size, WHOLE)
    unit = unit_of(work_of(plan, bot, other))
    points, *wide = estimate(share.points, share.squares, *size, unit)
    shown = (max(low, 0), min(high, 1)), points, (wide[0], wide[1])
    return Duel(bot, other, won, *shown, 1 / plan.seats, share.draws)


def rating(elo: float, duels: Sequence[Duel]) -> Rating:
    """Return a bot's rating from all its duels."""
    count = len(duels)
    won = math.fsum(it.win_rate for it in duels) / count
    error = math.hypot(*(it.interval[1] - it.win_rate for it in duels)) / count
    points = math.fsum(it.points for it in duels) / count
    return Rating(elo, won, (max(won - error, 0), min(won + error, 1)), points)


def strengths(plan: Plan, duels: Sequence[Duel]) -> dict[str, float]:
    """Return the logarithms of the strengths under which the wins are likeliest.

    Each bot wins a table in proportion to its strength (Bradley and Terry, Luce).  Each wins half a
    game more than it did, so that a bot without a win has a strength, too.
    """
    others = plan.seats - 1
    found = dict.fromkeys(plan.bots, 1.0)
    for _ in range(ROUNDS):
        wins, due = dict.fromkeys(plan.bots, 0.0), dict.fromkeys(plan.bots, 0.0)
        for it in duels:
            games = it.draws + 1
            own = (it.win_rate * it.draws + 0.5) / games
            table = found[it.bot] + others * found[it.other]
            wins[it.bot] += games * own
            wins[it.other] += games * (1 - own)
            due[it.bot] += games / table
            due[it.other] += games * others / table
        new = {bot: wins[bot] / due[bot] for bot in plan.bots}
        mean = math.exp(math.fsum(map(math.log, new.values())) / len(new))
        new = {bot: strength / mean for bot, strength in new.items()}
        moved = max(abs(math.log(new[bot] / found[bot])) for bot in plan.bots)
        found = new
        if moved < CLOSE:
            break
    return {bot: math.log(strength) for bot, strength in found.items()}
