"""How seats play in a search, which actions are worth a try, and how likely a world is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import SupportsIndex, TypeVar

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.rng import Random
from ..core import arguments
from ..core.actions import Actions
from ..core.deal import Deal, interpreted
from ..core.errors import IllegalAction

WORST, STEP = 96, 8  # the largest penalty, and how many of them halve what a world counts
SHARES = [4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233]  # what it counts, within such a step

TDeal = TypeVar("TDeal", bound=Deal)


class Policy:
    """A way to play for every seat, without a memory; by itself, every action is as likely.

    A game's own is a compiled subclass that overrides these hooks, which trust their arguments and
    run without the interpreter.  One's own can be plain Python, and what it returns is checked; the
    deal that it gets is there to be looked at (``deal.view(deal.seat)``), not to be played on.
    """

    def kind(self) -> type[Deal]:
        """Return the class of the deals that it can play."""
        return Deal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        """Return what the acting seat does: one of *legal*, or of the range that one stands for.

        It looks at nothing but what ``deal.seen_by(deal.seat)`` keeps, and draws from *rng* alone.
        """
        code: bits.u64
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                code = deal.check(interpreted(self, "choose", any_of)(deal, legal, rng))
        else:
            code = any_of(deal, legal, rng)
        return code

    def candidates(self, deal: Deal, out: Actions) -> None:
        """Put the actions worth a try into *out*: by default all that are listed."""
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "candidates", list_all)(deal, out)
        else:
            list_all(deal, out)

    def redeal(self, deal: Deal, seat: bits.i32, rng: Random) -> None:
        """Make a deal another of the worlds that *seat* may be in: by default any, as the game may.

        A game's own can deal likely worlds more often, which `penalty` then need not tell apart.
        """
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "redeal", any_world)(deal, seat, rng)
        else:
            deal.redeal(seat, rng)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return how unlikely a world is for *seat*, given how it has been played: 0 to `WORST`.

        Each `STEP` halves what the world counts.
        """
        found: bits.i32 = 0
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                found = checked(interpreted(self, "penalty", alike)(deal, seat))
        return found

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return what a finished deal is worth to *seat*: by default its points."""
        found: bits.i32 = 0
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                found = interpreted(self, "worth", points_of)(deal, seat)
        else:
            found = deal.points(seat)
        return found

    # -- what Python sees ----------------------------------------------------

    def unit(self, deal: Deal) -> int:
        """Return how many of `worth` are one point or chip."""
        return 1

    def decide(self, deal: object, rng: object) -> int:
        """Return what the acting seat of a deal does."""
        own: Deal = self.check(deal)
        chance: Random = arguments.kind(rng, Random, "rng")
        legal: Actions = Actions()
        list_all(own, legal)
        return own.check(self.choose(own, legal, chance))

    def listed(self, deal: object, codes: Iterable[SupportsIndex] | None = None) -> list[int]:
        """Return *codes*, or the actions worth a try; `IllegalAction` if one is not legal."""
        own: Deal = self.check(deal)
        found: Actions = Actions()
        if codes is None:
            self.candidates(own, found)
            codes = found.to_list()
        return [own.check(code) for code in arguments.row(codes, "codes")]

    def imagine(self, deal: TDeal, seat: SupportsIndex, rng: object) -> TDeal:
        """Return one of the worlds that a seat may be in, as they are dealt in a search."""
        arguments.kind(deal, self.kind(), "deal")
        chance: Random = arguments.kind(rng, Random, "rng")
        world = deal.clone()
        self.redeal(world, deal.check_seat(seat), chance)
        return world

    def weight(self, deal: object, seat: SupportsIndex) -> int:
        """Return what a world counts for a seat: 4,096 where there is no penalty, at least 1."""
        own: Deal = arguments.kind(deal, self.kind(), "deal")
        return weight_of(self, own, own.check_seat(seat))

    def check(self, deal: object) -> Deal:
        """Return a deal; raise unless it is one that it can play, and not over."""
        own: Deal = arguments.kind(deal, self.kind(), "deal")
        if own.over:
            raise IllegalAction("deal_over")
        return own


def any_of(deal: Deal, legal: Actions, rng: Random) -> bits.u64:
    """Return one of *legal*, and of a range any amount, each as likely as another."""
    code: bits.u64 = legal.items[rng.below(legal.n)]
    if legal.ranged:
        more: bits.i32 = deal.last_of(code) - code
        if more:
            code += rng.below(more + 1)
    return code


def list_all(deal: Deal, out: Actions) -> None:
    """List what the acting seat can do."""
    deal.find_actions(out)


def any_world(deal: Deal, seat: int, rng: Random) -> None:
    """Deal anew what a seat cannot place."""
    deal.resample(seat, rng)


def alike(*_: object) -> int:
    """Return that no world is less likely than another."""
    return 0


def points_of(deal: Deal, seat: int) -> int:
    """Return the points of a seat."""
    return deal.score(seat)


def checked(penalty: object) -> int:
    """Return a penalty; `ArgumentError` if it is none."""
    return arguments.within(penalty, 0, WORST, "penalty")


def weight_of(policy: Policy, deal: Deal, seat: bits.i32) -> bits.u64:
    """Return what a world counts for a seat."""
    penalty = policy.penalty(deal, seat)
    if not cython.compiled:
        penalty = checked(penalty)
    return SHARES[penalty % STEP] >> penalty // STEP
