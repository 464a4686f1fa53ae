"""Obvious mistakes, searched for in many deals: ``python -m benchmarks.blunders [--game G]``.

Four detectors check the moves of a game's bots, knowing all cards:

- *out*: a turn ends although the seat knew enough to go out and win;
- *thrown*: the next player goes out with the discard, although another card was known to be safe;
- *idle*: a card is taken from the pile alone, and thrown again within a few turns;
- *bid*: a bid, bet or declaration that another one beats, whatever the others hold.

Each finding is then weighed in likely worlds, which the bots' policy plays on: the move against the
better one, or against the whole way out.  If the better one is not worth more by three standard
errors, the move was reasonable, and counts as *worth it*.  The others are printed, to be fixed.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.table import Table

from benchmarks.builds import show
from parlour import GAMES, bots
from parlour.bots import AnyBot
from parlour.bots import romme as romme_bots
from parlour.bots import rummy500 as rummy500_bots
from parlour.bots.gin import outlook as gin_outlook
from parlour.bots.gin import reasons as gin_reasons
from parlour.bots.lorum import declaring
from parlour.bots.lorum.policy import successes
from parlour.bots.romme import going_out as romme_out
from parlour.bots.romme import policy as romme_policy
from parlour.bots.stops import judgement
from parlour.bots.stops.policy import spare_gain
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.games.gin import actions as gin
from parlour.games.lorum import actions as lorum
from parlour.games.romme import actions as romme
from parlour.games.rummy500 import actions as rummy500
from parlour.games.stops import actions as chips
from parlour.pieces import poker
from parlour.search.montecarlo import FIRST_WORLDS, search
from parlour.search.policy import Policy

WORLDS, PARTS = FIRST_WORLDS, 32  # to weigh a mistake in, 32 times over
CERTAIN, FEW = 100, 20  # worlds for certainty
OFTEN, NEVER = 20, 2  # of 100 worlds: a card that often lets the next player out, and a safe one
DEPTH, BREADTH = 12, 400  # of the search for a way out
SOON = 3  # turns after which a card that was taken is thrown again
PIECE_DEALS = 20  # deals per process at a time
POLICIES: dict[str, Policy] = {
    "gin": gin_reasons.POLICY,
    "romme": romme_bots.POLICY,
    "rummy500": rummy500_bots.SteadyBot.policy,
    "lorum": declaring.POLICY,
    "tripoley": judgement.POLICY,
    "michigan": judgement.POLICY,
}
CHIPS = ("tripoley", "michigan")
DISCARDS = {
    "gin": (gin.DISCARD, gin.TAKE),
    "romme": (romme.DISCARD, romme.TAKE),
    "rummy500": (rummy500.DISCARD, rummy500.TAKE),
}
"""The kinds of a discard, and of taking it."""


class Step(NamedTuple):
    """An action of a seat, and the deal before it."""

    deal: Deal
    code: int


class Better(NamedTuple):
    """A step, and something better: one action, or all actions to the end of the deal."""

    step: Step
    line: Sequence[int]


class Hit(NamedTuple):
    """A move that a detector has found, and the better one."""

    detector: str
    bot: str
    deal: int
    position: str
    """The position as the seat knew it."""
    move: str
    better: str
    worth_it: bool


class Work(NamedTuple):
    """The deals of one process."""

    game: str
    line: Sequence[AnyBot]
    seats: int
    numbers: range
    seed: int
    budget: int


# -- playing and watching --------------------------------------------------------------------------


def watch(work: Work) -> tuple[Counter[str], list[Hit]]:
    """Play deals; return the number of decisions of each bot, and the detectors' findings."""
    game = GAMES[work.game]
    players = [bots.load(bot, game.id) for bot in work.line]
    options = game.options()
    cards, deal = game.pack(options, work.seats), game.new_deal(options, work.seats)
    made: Counter[str] = Counter()
    hits = []
    for number in work.numbers:
        chance = Random(work.seed << 32 | number)
        pack = Pack(cards)
        pack.shuffle(chance)
        deal.start(pack.to_list(), number % work.seats)
        sitting = [players[(seat + number) % len(players)] for seat in range(work.seats)]
        steps = []
        while (seat := deal.seat) >= 0:
            code = bots.ask(sitting[seat], game, deal, work.budget, chance.next())
            steps.append(Step(deal.clone(), code))
            made[sitting[seat].name] += 1
            deal.step(code)
        for detector, found in found_in(game.id, steps):
            before, code = found.step
            bot, position = sitting[before.seat].name, game.describe(before, before.seat)
            words = game.format(before, code), game.format(before, found.line[0])
            fine = worth_it(game.id, found)
            hits.append(Hit(detector, bot, number, position, *words, worth_it=fine))
    return made, hits


def worth_it(game: str, found: Better) -> bool:
    """Return whether the better line is not worth three standard errors more than the move."""
    seen = found.step.deal.seen_by(found.step.deal.seat)
    more = [
        worth_of(game, seen, found.line, seed) - worth_of(game, seen, [found.step.code], seed)
        for seed in range(PARTS)
    ]
    return statistics.fmean(more) <= 3 * statistics.stdev(more) / math.sqrt(PARTS)


def worth_of(game: str, seen: Deal, line: Sequence[int], seed: int) -> float:
    """Return the mean worth of actions, in worlds that the policy plays on after the last."""
    *before, last = line
    if before and game in CHIPS:  # the rest of the line depends on the world
        found = []
        for world in worlds_of(seen, WORLDS, seed):
            for code in way_out(world, line[0]):
                world.step(code)
            found.append(world.score(seen.seat))
        return statistics.fmean(found)
    at = seen.clone()
    for code in before:
        at.step(code)
    return search(at, POLICIES[game], WORLDS, seed, [last])[0].mean


def found_in(game: str, steps: Sequence[Step]) -> Iterator[tuple[str, Better]]:
    """Yield the findings in a deal, each with its detector."""
    turns = [list(it) for _, it in itertools.groupby(steps, lambda it: it.deal.seat)]
    for turn in turns[:-1]:
        for found in missed(game, turn):
            yield "out", found
    if game in DISCARDS:
        for found in thrown(game, turns):
            yield "thrown", found
        for found in idle(GAMES[game], turns):
            yield "idle", found
    for step in steps:
        for better in dominated(game, step):
            yield "bid", Better(step, [better])


# -- going out -------------------------------------------------------------------------------------


def missed(game: str, turn: Sequence[Step]) -> Iterator[Better]:
    """Yield the last step of a turn at which there was a way out, if there is one."""
    for step in reversed(turn):
        if line := OUT[game](step.deal):
            yield Better(step, line)
            return


def out_of_gin(deal: Any) -> list[int]:
    """Return the action that shows a hand without deadwood."""
    shown = [it for it in deal.legal() if kind_of(it) in (gin.KNOCK, gin.BIGGIN)]
    return [it for it in shown if it == gin.BIGGIN or not gin_outlook.left_by(deal, it)][:1]


def out_of_romme(deal: Any) -> list[int]:
    """Return the actions that go out."""
    line, at = [], deal.clone()
    if romme.TAKE in at.legal():
        if not romme_policy.wins_now(at):
            return []
        line.append(romme.TAKE)
        at.step(romme.TAKE)
    elif not {kind_of(it) for it in at.legal()} & {romme.MELD, romme.LAY, romme.DISCARD}:
        return []
    while not at.over and (code := int(romme_out.winning(at))):
        line.append(code)
        at.step(code)
    return line if at.over else []


def out_by_trying(deal: Deal) -> list[int]:
    """Return the seat's own actions that end the deal as its winner, if it knows of a way out.

    A way found in few worlds is tried again in many.
    """
    if kind_of(deal.legal()[0]) not in PLAYS or not out_in(list(worlds_of(deal, FEW))):
        return []
    code = out_in(list(worlds_of(deal, CERTAIN)))
    return way_out(deal, code) if code else []


def out_in(worlds: list[Deal]) -> int:
    """Return the action that goes out in all these worlds, which the seat cannot distinguish; or 0.

    Its next action depends on nothing but what it has seen by then.
    """
    left, seat = BREADTH * len(worlds), worlds[0].seat

    def found(worlds: list[Deal], depth: int) -> int:
        return next((it for it in reversed(worlds[0].legal()) if wins(worlds, it, depth)), 0)

    def wins(worlds: list[Deal], code: int, depth: int) -> bool:
        nonlocal left
        seen: defaultdict[bytes, list[Deal]] = defaultdict(list)
        for world in worlds:
            left -= 1
            then = world.clone()
            then.step(code)
            if then.over:
                points = [then.score(it) for it in range(then.seats)]
                if points[seat] < max(points) or points.count(max(points)) > 1:
                    return False
            elif then.seat != seat or not depth or left < 0:
                return False
            else:
                seen[then.seen_by(seat).state()].append(then)
        return all(found(same, depth - 1) for same in seen.values())

    return found(worlds, DEPTH)


def way_out(deal: Deal, code: int) -> list[int]:
    """Return this action and others of the seat's own that end the deal as its winner."""
    left, seat = BREADTH, deal.seat

    def after(at: Deal, code: int, depth: int) -> list[int]:
        nonlocal left
        left -= 1
        then = at.clone()
        then.step(code)
        if then.over:
            points = [then.score(it) for it in range(then.seats)]
            best = points[seat] == max(points) and points.count(max(points)) == 1
            return [code] if best else []
        if then.seat != seat or not depth or left < 0:
            return []
        lines = (after(then, it, depth - 1) for it in reversed(then.legal()))
        found = next(filter(None, lines), [])
        return [code, *found] if found else []

    return after(deal, code, DEPTH)


def out_of_nothing(_: Deal) -> list[int]:
    """Return an empty list, for games without going out."""
    return []


PLAYS = {rummy500.DISCARD, rummy500.MELD, rummy500.LAY, chips.LEAD}
"""Actions after which the turn has no more draws, so the results of one's own plays are known."""
OUT: dict[str, Callable[[Any], list[int]]] = {
    "gin": out_of_gin,
    "romme": out_of_romme,
    "rummy500": out_by_trying,
    "lorum": out_of_nothing,
    "tripoley": out_by_trying,
    "michigan": out_by_trying,
}


# -- thrown winners --------------------------------------------------------------------------------


def thrown(game: str, turns: Sequence[Sequence[Step]]) -> Iterator[Better]:
    """Yield a last discard with which the next player went out despite a known safe one."""
    discard, take = DISCARDS[game]
    if len(turns) < 2 or kind_of(turns[-1][0].code) != take:
        return
    step = turns[-2][-1]
    if kind_of(step.code) != discard:
        return
    others = [it for it in step.deal.legal() if kind_of(it) == discard]
    worlds = list(worlds_of(step.deal, CERTAIN))
    if lets_out(game, worlds, step.code) * 100 < OFTEN * CERTAIN:
        return
    risks = {it: lets_out(game, worlds, it) for it in others}
    safest = min(risks, key=lambda it: risks[it])
    if risks[safest] * 100 <= NEVER * CERTAIN:
        yield Better(step, [safest])


def worlds_of(deal: Deal, count: int, seed: int = 1) -> Iterator[Any]:
    """Yield the deal *count* times, with the cards that the acting seat cannot know dealt again."""
    rng = Random(seed)
    for _ in range(count):
        world = deal.clone()
        world.resample(deal.seat, rng)
        yield world


def lets_out(game: str, worlds: Sequence[Deal], code: int) -> int:
    """Return in how many worlds the next player can take a discard and go out."""
    _, take = DISCARDS[game]
    found = 0
    for world in worlds:
        after: Any = world.clone()
        after.step(code)
        taken = (
            next((it for it in after.legal() if kind_of(it) == take), 0) if after.seat >= 0 else 0
        )
        if not taken:
            continue
        if game == "romme":
            found += romme_policy.wins_now(after)
            continue
        after.step(taken)
        if game == "gin":
            found += any(kind_of(it) in (gin.KNOCK, gin.BIGGIN) for it in after.legal())
        else:
            found += bool(out_by_trying(after))
    return found


# -- idle takes ------------------------------------------------------------------------------------


def idle(game: AnyGame, turns: Sequence[Sequence[Step]]) -> Iterator[Better]:
    """Yield each taking of one card that its seat throws in one of its next `SOON` turns."""
    discard, take = DISCARDS[game.id]
    for at, turn in enumerate(turns):
        step, seat = turn[0], turn[0].deal.seat
        if kind_of(step.code) != take or len(turn) < 2:
            continue
        taken = Counter(hand(turn[1].deal, seat)) - Counter(hand(step.deal, seat))
        card, *others = taken.elements()
        instead = [it for it in step.deal.legal() if kind_of(it) != take]
        if others or not instead:
            continue
        later = [it for it in turns[at + 1 :] if it[0].deal.seat == seat][:SOON]
        ends = (it[-1] for it in later)
        threw = [game.format(it.deal, it.code) for it in ends if kind_of(it.code) == discard]
        if f"discard {card}" in threw:
            yield Better(step, instead[:1])


def hand(deal: Deal, seat: int) -> Sequence[str]:
    """Return the cards that a seat holds."""
    cards: Sequence[str] = deal.view(seat).hand
    return cards


# -- bids ------------------------------------------------------------------------------------------


def dominated(game: str, step: Step) -> Iterator[int]:
    """Yield actions that beat a bid, bet or declaration, whatever the others hold."""
    if len(step.deal.legal()) < 2:
        return
    if game == "lorum":
        yield from better_declared(step.deal, step.code)
    elif game in CHIPS:
        yield from better_bid(step.deal, step.code)


def better_declared(deal: Any, code: int) -> Iterator[int]:
    """Yield a pass for a hopeless declaration, and a certain declaration for a pass."""
    modes = {lorum.SMALL: 1, lorum.BIG: 2}
    legal = deal.legal()
    if legal[0] != lorum.PASS:
        return

    def made(mode: int) -> int:
        return successes(deal, declaring.POLICY, mode, CERTAIN, Random(1))

    if code in modes and made(modes[code]) * 4 < CERTAIN:
        yield lorum.PASS
    elif code == lorum.PASS:
        yield from (it for it in legal if it in modes and made(modes[it]) == CERTAIN)


def better_bid(deal: Any, code: int) -> Iterator[int]:
    """Yield no bid for one that never pays, and cheaper or winning bids and bets."""
    legal, kind = deal.legal(), kind_of(code)
    if kind == chips.BID and (bid := code & (1 << 40) - 1):
        rng, policy = Random(1), judgement.POLICY
        if max(spare_gain(deal, policy, 1, rng) for _ in range(CERTAIN)) < bid:
            yield legal[0]
    elif kind in (chips.FOLD, chips.CALL, chips.RAISE):
        betting = deal.view(deal.seat).betting
        if kind == chips.FOLD and betting.call == 0:
            yield chips.CALL
            return
        places = [place_of(world, betting.live) for world in worlds_of(deal, CERTAIN)]
        if kind == chips.FOLD and all(place == 0 for place in places):
            yield chips.CALL
        elif kind != chips.FOLD and betting.call and all(place > 0 for place in places):
            yield chips.FOLD


def place_of(world: Any, live: Sequence[int]) -> int:
    """Return how many of the seats still in have a better hand of five."""
    own = poker.strength(world.five[world.seat], world.ace_low)
    rivals = [seat for seat in live if seat != world.seat]
    hands = world.hand
    return sum(poker.strength(hands[seat], world.ace_low) > own for seat in rivals)


# -- the command -----------------------------------------------------------------------------------


def survey(
    game: str, line: Sequence[AnyBot], deals: int, *, seed: int = 1, budget: int = 50, jobs: int = 1
) -> tuple[Counter[str], list[Hit]]:
    """Watch *deals* deals, in which several bots sit in turn; return as `watch` does."""
    found, options = GAMES[game], GAMES[game].options()
    usual, most = found.usual_seats(options), max(found.seats_for(options))
    seats = min(max(len(line), usual), most)
    parts = [
        Work(game, line, seats, range(at, min(at + PIECE_DEALS, deals)), seed, budget)
        for at in range(0, deals, PIECE_DEALS)
    ]
    if jobs == 1:
        done = list(map(watch, parts))
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            done = list(pool.map(watch, parts))
    made: Counter[str] = Counter()
    for part, _ in done:
        made += part
    return made, [hit for _, hits in done for hit in hits]


def main() -> None:
    """Check all games, and print one table and the moves to be fixed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(POLICIES), action="append", help="only these")
    parser.add_argument("--bots", help="which, a,b,c (all that can be named but random)")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--budget", type=int, default=50, help="worlds of a bot that searches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="print what was worth it, too")
    asked = parser.parse_args()
    table = Table(title=f"mistakes in {asked.deals:,} deals of each game", title_justify="left")
    for heading in ("game", "bot", "detector"):
        table.add_column(heading)
    for heading in ("decisions", "found", "worth it", "blunders"):
        table.add_column(heading, justify="right")
    for game in asked.game or POLICIES:
        line = (
            asked.bots.split(",")
            if asked.bots
            else [it for it in bots.names(game) if it != "random"]
        )
        made, hits = survey(
            *(game, line, asked.deals), seed=asked.seed, budget=asked.budget, jobs=asked.jobs
        )
        for bot, detector in itertools.product(line, ("out", "thrown", "idle", "bid")):
            own = [it for it in hits if (it.bot, it.detector) == (bot, detector)]
            fine = sum(it.worth_it for it in own)
            numbers = (f"{made[bot]:,}", str(len(own)), str(fine), str(len(own) - fine))
            table.add_row(game, bot, detector, *numbers)
        for hit in hits:
            if asked.list or not hit.worth_it:
                print(f"{game}, deal {hit.deal}, {hit.detector}: {hit.bot} did {hit.move}")
                print(f"    not {hit.better}: {hit.position}")
    show(table)


if __name__ == "__main__":
    main()
