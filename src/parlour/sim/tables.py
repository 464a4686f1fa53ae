"""Playing a batch of deals or of whole matches between bots; runs in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from ..bots import AnyBot, Bot, Follows, ask, listens, load, told_to
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core.deal import Deal
from ..core.game import AnyGame
from ..core.match import AnyMatch, SheetRow
from ..core.options import Value
from ..core.told import Memory
from ..games import GAMES
from ..search.playout import play_deals, play_random
from .saving import Record

RANDOM = "random"
WHOLE = 720_720  # one deal or match: up to 16 winners can share it evenly
MOST_DEALS = 10_000  # deals of a match, which might never end by chance


class Work(NamedTuple):
    """The work of one process: `many` deals or matches, with the same result wherever it is played.

    It consists of rounds with one seed each, as many as there are bots if `mirrored`.
    """

    game: str
    options: Mapping[str, Value]
    bots: Sequence[AnyBot]
    seed: int
    many: int
    mirrored: bool
    budget: int
    save: str = ""
    """A folder for the replays of what is played; empty for none."""

    @property
    def all_random(self) -> bool:
        return all_random(self.bots)

    @property
    def rounds(self) -> int:
        """The number of deals or matches per seed."""
        return len(self.bots) if self.mirrored else 1


class DealSums(NamedTuple):
    """The sums of a batch of deals; the lists have an entry per bot.

    Squares are those of the sums over one seed's deals, so that mirrored deals count as one draw.
    Wins are in parts of `WHOLE`, points in parts of `unit_of`.  All numbers are integers, whose sum
    does not depend on the order.
    """

    deals: int
    draws: int
    decisions: int
    points: list[int]
    squares: list[int]
    won: list[int]
    won_squares: list[int]


class MatchSums(NamedTuple):
    """The sums of a batch of matches: as in `DealSums`, but of final totals and matches won."""

    matches: int
    draws: int
    deals: int
    decisions: int
    unfinished: int
    points: list[int]
    squares: list[int]
    won: list[int]
    won_squares: list[int]
    places: list[int]


def all_random(bots: Sequence[AnyBot]) -> bool:
    """Return whether all bots are random, so that compiled loops can play."""
    return all(isinstance(bot, str) and bot == RANDOM for bot in bots)


def shares_of(points: Sequence[int]) -> list[int]:
    """Return each seat's win: `WHOLE` for the only best seat, a kth of it for each of k."""
    best = max(points)
    return [WHOLE // points.count(best) if own == best else 0 for own in points]


def unit_of(batch: Work) -> int:
    """Return the parts of a point in which a batch counts: as many as seats if leads count.

    Between random bots alone, a compiled loop counts each seat's own points.
    """
    return len(batch.bots) if "start_chips" in batch.options and not batch.all_random else 1


def counted(points: Sequence[int], unit: int) -> list[int]:
    """Return each seat's points, or in games with chips its lead over a fair share of all chips.

    The others' losses may stay in the middle: a seat can win chips, and yet be behind.
    """
    return [unit * own - sum(points) for own in points] if unit > 1 else [*points]


# -- deals -----------------------------------------------------------------------------------------


def play_batch(batch: Work) -> DealSums:
    """Play a batch of deals."""
    game = GAMES[batch.game]
    options = game.options_type.of(batch.options)
    seats = len(batch.bots)
    deal = game.new_deal(options, seats)
    if batch.save or not batch.all_random:
        return play_with_bots(batch, game, deal, game.pack(options, seats))
    tally = play_deals(deal, game.pack(options, seats), batch.seed, batch.many)
    sums = tally.sums()
    return DealSums(
        batch.many,
        batch.many,
        tally.decisions,
        [total for total, _, _ in sums],
        [squares for _, squares, _ in sums],
        [won for _, _, won in sums],
        [won * WHOLE for _, _, won in sums],  # an upper bound, because few deals are shared
    )


def play_with_bots(batch: Work, game: AnyGame, deal: Deal, cards: Sequence[int]) -> DealSums:
    """Play a batch of deals with at least one bot that is not random."""
    players = [load(bot, game.id) for bot in batch.bots]
    seats, rounds = len(players), batch.rounds
    rng, draws, decisions = Random(batch.seed), batch.many // rounds, 0
    points, squares, won, won_squares = ([0] * seats for _ in range(4))
    unit = unit_of(batch)
    for number in range(draws):
        seed, chance = rng.next(), rng.next()
        pack = Pack(cards)
        pack.shuffle(Random(seed))
        sums, shares = [0] * seats, [0] * seats
        for shift in range(rounds):
            deal.start(pack.to_list(), number % seats)
            memory = memory_of(game, players, f"{seed}.{shift}")
            if memory is not None:
                memory.begin(deal, number % seats)
            record = Record(game, batch.options, chance, file_of(batch, seed, shift))
            wish = batch.budget, record, str(seed), memory
            decisions += play_deal(game, deal, players, shift, *wish)
            if memory is not None:
                end_alone(memory, deal, number % seats)
                follow(memory, deal, players, shift)
            points_now = [deal.score(seat) for seat in range(seats)]
            record.end(number % seats, pack.to_list(), None, points_now)
            record.write(sat(players, shift), batch.budget)
            scores = of_bots(points_now, shift)
            sums = [both + own for both, own in zip(sums, counted(scores, unit), strict=True)]
            shares = [both + own for both, own in zip(shares, shares_of(scores), strict=True)]
        for bot in range(seats):
            points[bot] += sums[bot]
            squares[bot] += sums[bot] ** 2
            won[bot] += shares[bot]
            won_squares[bot] += shares[bot] ** 2
    return DealSums(draws * rounds, draws, decisions, points, squares, won, won_squares)


def of_bots(of_seats: Sequence[int], shift: int) -> list[int]:
    """Return by bot the values of the seats; bot *i* sits at seat ``i - shift``."""
    return [of_seats[(bot - shift) % len(of_seats)] for bot in range(len(of_seats))]


# -- matches ---------------------------------------------------------------------------------------


def play_matches(batch: Work) -> MatchSums:
    """Play a batch of matches; one that does not end in `MOST_DEALS` deals is ended there."""
    game = GAMES[batch.game]
    options = game.options_type.of(batch.options)
    players = [load(bot, game.id) for bot in batch.bots]
    seats, rounds = len(players), batch.rounds
    rng, draws = Random(batch.seed), batch.many // rounds
    deals = decisions = unfinished = 0
    points, squares, won, won_squares, places = ([0] * seats for _ in range(5))
    unit = unit_of(batch)
    for _ in range(draws):
        seed, chance = rng.next(), rng.next()
        totals, shares = [0] * seats, [0] * seats
        for shift in range(rounds):
            match = game.match(options, seats, seed=seed)
            decisions += play_match(batch, match, players, shift, chance, seed)
            deals += match.number
            unfinished += match.agreed
            place = of_bots(match.places, shift)
            own_totals = counted(of_bots(match.totals, shift), unit)
            totals = [a + it for a, it in zip(totals, own_totals, strict=True)]
            own = shares_of([-it for it in place])
            shares = [a + it for a, it in zip(shares, own, strict=True)]
            places = [a + it for a, it in zip(places, place, strict=True)]
        for bot in range(seats):
            points[bot] += totals[bot]
            squares[bot] += totals[bot] ** 2
            won[bot] += shares[bot]
            won_squares[bot] += shares[bot] ** 2
    return MatchSums(
        *(draws * rounds, draws, deals, decisions, unfinished),
        *(points, squares, won, won_squares, places),
    )


def play_match(
    batch: Work, match: AnyMatch, players: Sequence[Bot], shift: int, chance: int, seed: int
) -> int:
    """Play a match out; return the decisions made."""
    decisions, memory = 0, memory_of(match.game, players, f"{seed}.{shift}")
    rng = Random(chance)
    record = Record(match.game, batch.options, chance, file_of(batch, seed, shift))
    while True:
        if memory is not None:
            memory.begin(match.deal, match.dealer)
        if batch.all_random and not batch.save:
            decisions += play_random(match.deal, rng.next())
        else:
            wish = batch.budget, record, f"{seed}, deal {match.number}", memory
            decisions += play_deal(match.game, match.deal, players, shift, *wish)
        row = match.settle()
        dealt = match.played[-1]
        record.end(dealt.dealer, dealt.cards, dealt.seed, row.points)
        if memory is not None:
            memory.end(row, match.totals)
        if match.number == MOST_DEALS and not match.over:
            match.end_by_agreement()
        if match.over:
            break
        match.start()
    if memory is not None:
        memory.close(match.totals, match.places)
        follow(memory, match.deal, players, shift)
    agreed = match.totals if match.agreed else None
    record.write(sat(players, shift), batch.budget, match.seating, agreed)
    return decisions


# -- one deal --------------------------------------------------------------------------------------


def play_deal(
    game: AnyGame,
    deal: Deal,
    players: Sequence[Bot],
    shift: int,
    budget: int,
    record: Record,
    seed: str = "",
    memory: Memory | None = None,
) -> int:
    """Play a started deal out, bot *i* sitting at seat ``i - shift``; return the decisions made.

    `BotError` for a bot that fails or breaks the rules; it names *seed*, too.  Bots that listen are
    told a *memory* in which the deal has begun.  The *record* has the seeds, and gets the actions.
    """
    decisions = 0
    record.begin()
    while (seat := deal.seat) >= 0:
        bot = players[(seat + shift) % len(players)]
        told = told_to(bot, memory, seat)
        code = ask(bot, game, deal, budget, record.seed(seat), seed, told)
        record.note(deal, code)
        if memory is not None:
            memory.note(seat, code)
        deal.step(code)
        decisions += 1
    return decisions


def file_of(batch: Work, seed: int, shift: int) -> Path | None:
    """Return the file for the replay of one game, if it is wanted."""
    return Path(batch.save, f"{seed:016x}-{shift}.json") if batch.save else None


def sat(players: Sequence[Bot], shift: int) -> list[Bot]:
    """Return the bots by seat, bot *i* sitting at seat ``i - shift``."""
    return [players[(seat + shift) % len(players)] for seat in range(len(players))]


def memory_of(game: AnyGame, players: Sequence[Bot], name: str) -> Memory | None:
    """Return a memory for a match of this name, if a bot listens."""
    return Memory(game, name) if any(map(listens, players)) else None


def end_alone(memory: Memory, deal: Deal, dealer: int) -> None:
    """End a single deal, as if it were a match."""
    found = deal.options.game.result(deal)
    points = found.points
    memory.end(SheetRow(1, dealer, found.kind, points, found.winner, ()), points)
    memory.close(points, [1 + sum(it > own for it in points) for own in points])


def follow(memory: Memory, deal: Deal, players: Sequence[Bot], shift: int) -> None:
    """Tell bots that follow a match, bot *i* sitting at seat ``i - shift``, that it is over."""
    for seat in range(deal.seats):
        bot = players[(seat + shift) % len(players)]
        if isinstance(bot, Follows):
            bot.follow(deal, seat, memory.told(seat))
