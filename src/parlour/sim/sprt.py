"""A test whether one bot is stronger than another, with as few deals as possible.

The sequential probability ratio test (A. Wald, Annals of Mathematical Statistics 16, 1945) stops as
soon as one of two strengths explains the wins so much better than the other that the decision errs
in one of twenty cases.  Its data are the shares of wins in draws: a pack that every bot has played
at every seat.  Their variance is unknown, so the ratio is the generalized one of a normal
distribution, with the best-fitting variance for each strength (X. Li, J. Liu and Z. Ying,
Sequential Analysis 33, 2014; for pairs of games M. Van den Bergh, "A practical introduction to the
GSPRT").
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from typing import Literal

import msgspec

from ..core import arguments
from ..core.errors import OptionError
from ..core.game import AnyGame
from ..core.options import Options
from .arena import Duel, Plan, Share, added, batches, duel, planned, share_of
from .simulate import check_way, spread
from .tables import WHOLE, DealSums, MatchSums, play_batch, play_matches

ERROR = 0.05  # the error rate of each of the two decisions
BOUND = math.log((1 - ERROR) / ERROR)
MOST_DEALS = 100_000  # the default number of deals or matches
STRONGEST = 10_000  # on the Elo scale


class SprtVerdict(msgspec.Struct, frozen=True):
    """The result of a test for its first bot, and the results of both bots."""

    plan: Plan
    """The plan, with the number of deals or matches that were played."""
    deals: int
    elo: tuple[float, float]
    """The advantage of the first bot by each hypothesis."""
    llr: float
    """The logarithm of the likelihood ratio, positive for the second hypothesis."""
    bound: float
    """The bound of the decision: the test ends when `llr` exceeds it in absolute value."""
    accepted: Literal["H0", "H1", ""]
    """The hypothesis that was accepted; empty if the deals did not suffice."""
    bots: dict[str, Duel]

    def __repr__(self) -> str:
        found = self.accepted or "undecided"
        return f"<{self.plan.game} test of {' and '.join(self.bots)}, {self.deals} deals: {found}>"


def sprt(
    game: AnyGame | str,
    options: Options | None = None,
    *,
    bots: Sequence[str],
    elo: tuple[float, float],
    seats: int | None = None,
    deals: int = MOST_DEALS,
    matches: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    budget: int = 1000,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> SprtVerdict:
    """Return whether the first of two bots is stronger than the other by ``elo[0]`` or ``elo[1]``.

    At a table of more than two, the first sits among copies of the second.  *deals* and *matches*
    are upper limits.  The other arguments are those of `simulate`; the verdict depends on neither
    *jobs* nor *executor*.
    """
    plan = planned(game, options, bots, seats, deals, matches, seed, budget)
    return decide(plan, elo, jobs=jobs, told=told, executor=executor)


def decide(
    plan: Plan,
    elo: tuple[float, float],
    *,
    jobs: int = 1,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> SprtVerdict:
    """Play a plan until it is decided; the arguments are those of `sprt`."""
    low, high = strengths_of(elo, plan)
    check_way(jobs, told, executor)
    first, second = plan.bots
    each = batches(plan, first, second)
    every: Generator[DealSums, None, None] | Generator[MatchSums, None, None] = (
        spread(play_matches, each, jobs, executor)
        if plan.matches
        else spread(play_batch, each, jobs, executor)
    )
    shares = [Share(*[0] * len(Share.__struct_fields__))] * 2
    ratio = 0.0
    with closing(every):  # the pending batches are not needed after the decision
        for sums in every:
            shares = [added([share, share_of(it, [sums])]) for it, share in enumerate(shares)]
            ratio = llr(shares[0], expected(low, plan.seats), expected(high, plan.seats))
            if told is not None:
                told(sums[0])
            if abs(ratio) >= BOUND:
                break
    played = msgspec.structs.replace(plan, many=shares[0].games)
    fared = duel(plan, first, second, shares[0]), duel(plan, second, first, shares[1])
    accepted: Literal["H0", "H1", ""] = "H1" if ratio >= BOUND else "H0" if ratio <= -BOUND else ""
    return SprtVerdict(
        *(played, shares[0].deals, (low, high), ratio, BOUND, accepted),
        {it.bot: it for it in fared},
    )


def strengths_of(elo: Sequence[float], plan: Plan) -> tuple[float, float]:
    """Return the two strengths to decide between; `OptionError` unless a test can do that."""
    found = [arguments.kind(it, (int, float), "elo") for it in arguments.row(elo, "elo")]
    ordered = len(found) == 2 and -STRONGEST <= found[0] < found[1] <= STRONGEST
    if len(plan.bots) != 2 or not ordered:
        text = ",".join(f"{it:g}" for it in found)
        raise OptionError("bad_sprt", text=text, count=len(plan.bots))
    return found[0], found[1]


def expected(elo: float, seats: int) -> float:
    """Return the share of wins of a bot that is *elo* stronger than all others at its table."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + seats - 1)


def llr(share: Share, low: float, high: float) -> float:
    """Return the log-likelihood ratio of a win share of *high* per draw against *low*.

    Half a won draw and half a lost one are added, because few draws vary too little.
    """
    unit = share.games // share.draws * WHOLE
    mean = share.won / (share.draws * unit)
    variance = max(share.won_squares / (share.draws * unit * unit) - mean * mean, 0.0)
    variance += 0.25 / share.draws
    spreads = [variance + (mean - it) ** 2 for it in (low, high)]
    return share.draws / 2 * math.log(spreads[0] / spreads[1])
