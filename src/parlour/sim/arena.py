"""The arena: every bot against every other with the same packs, on one machine or in shards.

Of two seats each bot has each in turn; of more, one bot sits among others that are all alike, and
at every seat in turn.  A shard is a part of the batches of seeds.  What it came to are sums, which
add up to the same in any order and on any number of machines.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from hashlib import sha256
from itertools import combinations, permutations

import msgspec

from ..bots import AnyBot, load
from ..core.errors import OptionError
from ..core.game import AnyGame, check_seed
from ..core.options import Options, Value
from ..games import GAMES
from ..search.playout import play_deals
from .simulate import estimate, split, spread
from .tables import WHOLE, Batch, DealSums, MatchSums, play_batch, play_matches

SAMPLE = 1000  # deals by which an engine is known
ROUNDS, CLOSE = 10_000, 1e-9  # of the search for the ratings
SCALE = 400 / math.log(10)  # a rating of 400 more is ten times as strong


class Plan(msgspec.Struct, frozen=True):
    """What is played: *many* deals, or whole matches, of each pairing; who sits in a pairing."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seats: int
    many: int
    matches: bool
    seed: int
    budget: int


class Share(msgspec.Struct, frozen=True):
    """What a pairing came to for its first bot: whole numbers, as in `DealSums`."""

    games: int
    """Deals, or matches."""
    draws: int
    deals: int
    points: int
    squares: int
    won: int
    won_squares: int


class ArenaPart(msgspec.Struct, frozen=True):
    """The shards that have been played: their numbers out of so many, and a share per pairing."""

    plan: Plan
    digest: str
    """What the engine made of a thousand fixed deals."""
    of: int
    shards: tuple[int, ...]
    shares: tuple[Share, ...]


class Duel(msgspec.Struct, frozen=True):
    """One bot against another: its share of wins and its points, with their 95 % intervals.

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
    """How a bot fares against all others, and how strong that makes it on the scale of Elo.

    Ratings average 0.
    """

    elo: float
    win_rate: float
    interval: tuple[float, float]
    points: float


class Ladder(msgspec.Struct, frozen=True):
    """What an arena came to; the best bot comes first."""

    plan: Plan
    deals: int
    bots: dict[str, Rating]
    duels: tuple[Duel, ...]


def arena(
    game: AnyGame,
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
) -> Ladder:
    """Return how *bots*, by name or ``module:attribute``, fare against each other.

    The arguments are those of `simulate`; *deals* and *matches* are of each pairing.
    """
    plan = planned(game, options, bots, seats, deals, matches, seed, budget)
    return ladder(play(plan, jobs=jobs, told=told, executor=executor))


def planned(
    game: AnyGame,
    options: Options | None,
    bots: Sequence[str],
    seats: int | None,
    deals: int,
    matches: int | None,
    seed: int,
    budget: int,
) -> Plan:
    """Return a plan; `OptionError` for one that cannot be carried out."""
    options = game.options() if options is None else options
    seats = game.usual_seats(options) if seats is None else seats
    game.check_seats(seats, options)
    many = deals if matches is None else matches
    if many < 1 or len(set(bots)) != len(bots) or len(bots) < 2:
        raise OptionError("arena_plan", count=many, text=", ".join(bots))
    for bot in bots:
        load(bot, game.id)
    rules = options.seated(seats).to_dict()
    by_matches = matches is not None
    return Plan(game.id, rules, tuple(bots), seats, many, by_matches, check_seed(seed), budget)


# -- playing ---------------------------------------------------------------------------------------


def pairings(plan: Plan) -> list[tuple[str, str]]:
    """Return every bot with every other, as results are told."""
    return list(permutations(plan.bots, 2))


def played(plan: Plan) -> list[tuple[str, str]]:
    """Return who plays whom: at a table of two once, else each among others like the other."""
    once = list(combinations(plan.bots, 2))
    return once if plan.seats == 2 else pairings(plan)


def batches(plan: Plan, bot: str, other: str) -> list[Batch]:
    """Return the batches of a pairing; all pairings have the same packs."""
    line: tuple[AnyBot, ...] = (bot, *[other] * (plan.seats - 1))
    whole = Batch(plan.game, plan.options, line, plan.seed, plan.many, True, plan.budget)
    return list(split(whole, plan.matches))


def play(
    plan: Plan,
    shard: int = 0,
    of: int = 1,
    *,
    jobs: int = 1,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> ArenaPart:
    """Play a shard of a plan; *told* is called with the deals or matches just finished."""
    if not 0 <= shard < of:
        raise OptionError("bad_shard", text=f"{shard + 1}/{of}")
    if jobs < 1:
        raise OptionError("bad_count", count=jobs)
    shares: dict[tuple[str, str], Share] = {}
    for bot, other in played(plan):
        done: list[DealSums | MatchSums] = []
        each = batches(plan, bot, other)[shard::of]
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
    """Return what batches came to together for the first bot, or the second."""
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
    """Return a hash of what the engine makes of `SAMPLE` deals by a plan's rules."""
    game = GAMES[plan.game]
    options = game.options_type.of(plan.options)
    deal, pack = game.new_deal(options, plan.seats), game.pack(options, plan.seats)
    tally = play_deals(deal, pack, 1, SAMPLE)
    return sha256(repr((tally.decisions, tally.sums())).encode()).hexdigest()[:16]


def merge(parts: Sequence[ArenaPart]) -> ArenaPart:
    """Return several parts as one; `OptionError` unless they are of one plan and one engine."""
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
    """Return what shards came to together: the same sums in whatever order they come."""
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
    """Return what a pairing came to."""
    size = share.games, share.draws
    won, low, high = estimate(share.won, share.won_squares, *size, WHOLE)
    points, *wide = estimate(share.points, share.squares, *size)
    shown = (max(low, 0), min(high, 1)), points, (wide[0], wide[1])
    return Duel(bot, other, won, *shown, 1 / plan.seats, share.draws)


def rating(elo: float, duels: Sequence[Duel]) -> Rating:
    """Return how a bot fares in all its duels."""
    count = len(duels)
    won = math.fsum(it.win_rate for it in duels) / count
    error = math.hypot(*(it.interval[1] - it.win_rate for it in duels)) / count
    points = math.fsum(it.points for it in duels) / count
    return Rating(elo, won, (max(won - error, 0), min(won + error, 1)), points)


def strengths(plan: Plan, duels: Sequence[Duel]) -> dict[str, float]:
    """Return the logarithms of strengths under which what was won is likeliest.

    A table is won by each in proportion to his strength (Bradley and Terry, Luce).  One of each
    kind wins half a game more than it did, so that who never wins has a strength, too.
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
