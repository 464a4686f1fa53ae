"""The levels of Rummy 500."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import bits
from ...cards.rng import Random
from ...core.codec import kind_of
from ...core.told import NOTHING, Told
from ...games.rummy500 import actions, state
from ...games.rummy500.deal import Rummy500Deal
from ...pieces import jokers
from ..base import Reason
from ..overlooking import EIGHTHS, overlooks, thinkable
from ..searching import Searcher
from .going_out import way_out
from .habits import waiting
from .outlook import need_of, played
from .policy import FIRST, Rummy500Policy, searching
from .reasons import why_discarded, why_drawn

CARD, RANK = 63, 15  # the bits of a discard's code for its card, and of a card for its rank


class SteadyBot:
    """Plays every variant of Rummy 500."""

    name = "steady"
    policy = Rummy500Policy()

    def choose(self, seen: Rummy500Deal, budget: int, seed: int) -> int:
        found: int = way_out(seen) or self.policy.decide(seen, Random(seed))
        return found

    def reason(self, seen: Rummy500Deal, code: int, budget: int, seed: int) -> Reason:
        legal = seen.legal()
        if seen.phase == state.DRAW:
            return why_drawn(seen, legal[0], code)
        if seen.phase == state.CALL:
            return Reason("decline" if code == legal[0] else "call")
        if code == way_out(seen):
            return Reason("go_out")
        if kind_of(code) != actions.DISCARD:
            return Reason("lay_down", {"points": played(seen, code)})
        if kind_of(legal[-1]) != actions.DISCARD:
            return Reason("wait")
        others = [it & CARD for it in legal if it != code]
        return why_discarded(seen, self.policy, others, code & CARD)


class StrongBot(Searcher[Rummy500Deal]):
    """Tries its policy's actions in likely worlds.

    It learns from their play whether rivals keep their melds in hand.
    """

    adviser = SteadyBot()
    worlds = 1000
    tries = 4

    def choose(self, seen: Rummy500Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        return self.find(seen, budget, seed, told)

    def policy(self, seen: Rummy500Deal, told: Told) -> Rummy500Policy:
        return searching(seen.seat, waiting(seen, told))

    def sure(self, seen: Rummy500Deal) -> int:
        return way_out(seen)


class FairBot:
    """Takes the top of the pile or nothing; often forgets to call, or whom a discard helps.

    It never forgets how to go out.
    """

    name = "fair"
    policy = Rummy500Policy(FIRST)
    calls_missed = 4
    """How many eighths of the time it overlooks a call."""
    use_missed = 0
    """How many eighths of the time it overlooks the use of the top card, and lay-offs."""
    danger_missed = 4
    """How many eighths of the time it throws what it needs least, even if others can use it."""

    def choose(self, seen: Rummy500Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        return way_out(seen) or self.overlook(seen, seed, told)

    def overlook(self, seen: Rummy500Deal, seed: int, told: Told) -> int:
        """Return the policy's action, or the one of a player who overlooks that."""
        code, legal = self.policy.decide(seen, Random(seed)), seen.legal()
        discards = [it for it in legal if kind_of(it) == actions.DISCARD]
        missed = {
            actions.DEEP: EIGHTHS,
            actions.CALL_MELD: self.calls_missed,
            actions.CALL_LAY: self.calls_missed,
            actions.TAKE: self.use_missed,
            actions.LAY: self.use_missed if discards else 0,
            actions.DISCARD: self.danger_missed,
        }
        if not overlooks(missed.get(kind_of(code), 0), seed):
            return code
        discards = thinkable(discards, seen, told)
        return self.throw(seen, discards) if discards else legal[0]

    def throw(self, seen: Rummy500Deal, discards: Sequence[int]) -> int:
        """Return a discard, even if others can use it."""
        return min(discards, key=lambda it: need_of(seen, it & CARD, True))


class CasualBot(FairBot):
    """Overlooks nearly everything that it could take, lay off or call."""

    name = "casual"
    calls_missed = 6
    use_missed = 7
    danger_missed = 8


class BeginnerBot(CasualBot):
    """Draws from the stock, lays down only melds, and throws the costliest card, paired or not."""

    name = "beginner"
    calls_missed = 7
    use_missed = 8

    def throw(self, seen: Rummy500Deal, discards: Sequence[int]) -> int:
        return max(discards, key=lambda it: worth(seen, it & CARD))


def worth(seen: Rummy500Deal, card: int) -> int:
    """Return the points of a card; a joker is thrown last."""
    return -1 if card == bits.JOKER else seen.worth[card & RANK or jokers.HIGH_ACE]


JUDGE = SteadyBot.policy
BOTS = (StrongBot, SteadyBot, FairBot, CasualBot, BeginnerBot)
RATINGS = {"beginner": 1000, "casual": 1120, "fair": 1260, "steady": 1410, "strong": 1480}
