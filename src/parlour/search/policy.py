"""The way in which seats play in a search, the actions worth trying, and a world's likelihood."""

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

WORST, STEP = 96, 8  # the largest penalty, and the penalty that halves a world's weight
SHARES = [4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233]  # the weights within such a step

TDeal = TypeVar("TDeal", bound=Deal)


class Policy:
    """A way to play for every seat, without a memory; by default all actions are equally likely.

    A game's own policy is a compiled subclass that overrides these hooks, which trust their
    arguments and run without the GIL.  Your own policy can be plain Python; its results are
    checked.  It may look at the deal that it gets (``deal.view(deal.seat)``), but must not play on
    it.
    """

    def kind(self) -> type[Deal]:
        """Return the class of the deals that the policy can play."""
        return Deal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        """Return the acting seat's action: one of *legal*, or one of a listed range.

        It uses only what ``deal.seen_by(deal.seat)`` keeps, and draws from *rng* alone.
        """
        code: bits.u64
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                code = deal.check(interpreted(self, "choose", any_of)(deal, legal, rng))
        else:
            code = any_of(deal, legal, rng)
        return code

    def candidates(self, deal: Deal, out: Actions) -> None:
        """Put the actions worth trying into *out*: by default all that are listed."""
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "candidates", list_all)(deal, out)
        else:
            list_all(deal, out)

    def redeal(self, deal: Deal, seat: bits.i32, rng: Random) -> None:
        """Turn a deal into another of the worlds that *seat* may be in: by default any one.

        A game's own policy can deal likely worlds more often, which `penalty` then need not
        distinguish.
        """
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "redeal", any_world)(deal, seat, rng)
        else:
            deal.redeal(seat, rng)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return how unlikely a world is for *seat*, given the play so far: 0 to `WORST`.

        Each `STEP` halves the weight of the world.
        """
        found: bits.i32 = 0
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                found = checked(interpreted(self, "penalty", alike)(deal, seat))
        return found

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return the worth of a finished deal to *seat*: by default its points."""
        found: bits.i32 = 0
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                found = interpreted(self, "worth", points_of)(deal, seat)
        else:
            found = deal.points(seat)
        return found

    # -- what Python sees ----------------------------------------------------

    def unit(self, deal: Deal) -> int:
        """Return the number of units of `worth` per point or chip."""
        return 1

    def decide(self, deal: object, rng: object) -> int:
        """Return the action of a deal's acting seat."""
        own: Deal = self.check(deal)
        chance: Random = arguments.kind(rng, Random, "rng")
        legal: Actions = Actions()
        list_all(own, legal)
        return own.check(self.choose(own, legal, chance))

    def listed(self, deal: object, codes: Iterable[SupportsIndex] | None = None) -> list[int]:
        """Return *codes*, or the actions worth trying; `IllegalAction` for an illegal one."""
        own: Deal = self.check(deal)
        found: Actions = Actions()
        if codes is None:
            self.candidates(own, found)
            codes = found.to_list()
        return [own.check(code) for code in arguments.row(codes, "codes")]

    def imagine(self, deal: TDeal, seat: SupportsIndex, rng: object) -> TDeal:
        """Return one of the worlds that a seat may be in, dealt as in a search."""
        arguments.kind(deal, self.kind(), "deal")
        chance: Random = arguments.kind(rng, Random, "rng")
        world = deal.clone()
        self.redeal(world, deal.check_seat(seat), chance)
        return world

    def weight(self, deal: object, seat: SupportsIndex) -> int:
        """Return the weight of a world for a seat: 4,096 without a penalty, at least 1."""
        own: Deal = arguments.kind(deal, self.kind(), "deal")
        return weight_of(self, own, own.check_seat(seat))

    def check(self, deal: object) -> Deal:
        """Return the deal; raise an error unless the policy can play it and it is not over."""
        own: Deal = arguments.kind(deal, self.kind(), "deal")
        if own.over:
            raise IllegalAction("deal_over")
        return own


def any_of(deal: Deal, legal: Actions, rng: Random) -> bits.u64:
    """Return one of *legal*, and of a range any amount, each equally likely."""
    code: bits.u64 = legal.items[rng.below(legal.n)]
    if legal.ranged:
        more: bits.i32 = deal.last_of(code) - code
        if more:
            code += rng.below(more + 1)
    return code


def list_all(deal: Deal, out: Actions) -> None:
    """List the acting seat's actions."""
    deal.find_actions(out)


def any_world(deal: Deal, seat: int, rng: Random) -> None:
    """Deal the cards that a seat cannot place again."""
    deal.resample(seat, rng)


def alike(*_: object) -> int:
    """Return 0: all worlds are equally likely."""
    return 0


def points_of(deal: Deal, seat: int) -> int:
    """Return the points of a seat."""
    return deal.score(seat)


def checked(penalty: object) -> int:
    """Return a penalty; `ArgumentError` for any other value."""
    return arguments.within(penalty, 0, WORST, "penalty")


def weight_of(policy: Policy, deal: Deal, seat: bits.i32) -> bits.u64:
    """Return the weight of a world for a seat."""
    penalty = policy.penalty(deal, seat)
    if not cython.compiled:
        penalty = checked(penalty)
    return SHARES[penalty % STEP] >> penalty // STEP
