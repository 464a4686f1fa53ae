"""The levels of German Rummy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...cards import bits
from ...cards.rng import Random
from ...core.codec import PAYLOAD, kind_of
from ...core.told import NOTHING, Told
from ...games.romme import actions, state
from ...games.romme.deal import RommeDeal
from ...pieces import jokers
from ..base import Reason, Weighed
from ..overlooking import overlooks, thinkable
from ..searching import Searcher, more, weighed
from . import going_out, outlook
from . import policy as policies
from .reasons import why_drawn, why_played

POLICY = policies.RommePolicy(foresight=1)
AT_ONCE = policies.RommePolicy((policies.HASTY,) * policies.SEATS)
"""A policy that puts down at once what it can."""
CARD = actions.CARD


class SteadyBot:
    """Plays every variant of German Rummy, and puts down at once what it can."""

    name = "steady"
    policy = AT_ONCE

    def choose(self, seen: RommeDeal, budget: int, seed: int) -> int:
        return self.policy.decide(seen, Random(seed))

    def reason(self, seen: RommeDeal, code: int, budget: int, seed: int) -> Reason:
        if seen.phase == state.CUT:
            return Reason("keep_joker")
        if seen.phase == state.DRAW:
            return why_drawn(seen, seen.legal(), code)
        if code == going_out.winning(seen):
            return Reason("go_out")
        return why_played(seen, code, self.policy.is_early(seen, 0))


class StrongBot(SteadyBot):
    """Keeps its melds back, and considers all possible next draws before it discards."""

    name = "strong"
    policy = POLICY

    def weigh(
        self,
        seen: RommeDeal,
        budget: int,
        seed: int,
        told: Told = NOTHING,
        also: int | None = None,
    ) -> list[Weighed]:
        code = self.choose(seen, budget, seed)
        if also is None or also == code:
            return []  # it chooses without worlds, but can compare
        best, beaten = SearchingBot().search(seen, budget, seed, told, (code, also))
        return weighed({best.code: best.mean, beaten.code: best.mean - more(beaten)}, code, 1)


class SearchingBot(Searcher[RommeDeal]):
    """Tries its policy's actions in likely worlds; not a level, because it wins less."""

    name = "searching"
    policies = tuple(map(policies.searching, range(policies.SEATS)))
    adviser = StrongBot()
    worlds = 200
    tries = 8


class FairBot:
    """Throws its costliest loose card, even if it fits other cards or the next player."""

    name = "fair"
    discards_missed = 6
    """How many eighths of the time it overlooks the use of a discard, unless it goes out."""
    lay_offs_missed = 4
    pairs_broken = 0
    """How many eighths of the time it throws the best-matched card instead of its costliest."""
    hasty = False
    """It lays down what it can at once, jokers first, and of melds in hand sees only sets."""

    def choose(self, seen: RommeDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        code, legal = AT_ONCE.decide(seen, Random(seed)), seen.legal()
        kind = kind_of(code)
        if kind == actions.TAKE and legal[0] == actions.STOCK and not policies.wins_now(seen):
            return legal[0] if overlooks(self.discards_missed, seed) else code
        throws = [it for it in legal if kind_of(it) == actions.DISCARD and it & CARD != bits.JOKER]
        if not throws or going_out.winning(seen):
            return code
        if self.hasty and (laid := first_thought(legal)):
            return laid
        forgets = kind == actions.LAY and overlooks(self.lay_offs_missed, seed)
        if not (forgets or kind == actions.DISCARD):
            return code
        throws = thinkable(throws, seen, told)
        kept = 0
        for meld in outlook.planned(seen):
            if meld >= jokers.SET or not self.hasty:
                kept |= jokers.naturals(meld)
        loose = [it & CARD for it in throws if not kept >> (it & CARD) & 1]
        loose = loose or [it & CARD for it in throws]
        rate = partial(outlook.prospects_of, seen)
        broken = overlooks(self.pairs_broken, seed)
        return actions.DISCARD | max(loose, key=rate if broken else outlook.cost)


class CasualBot(FairBot):
    """Usually draws from the stock, and mostly breaks up its pairs."""

    name = "casual"
    discards_missed = 7
    lay_offs_missed = 7
    pairs_broken = 6


class BeginnerBot(CasualBot):
    """Lays down what it can at once, and breaks up runs that it cannot lay down yet."""

    name = "beginner"
    pairs_broken = 7
    hasty = True


def first_thought(legal: Sequence[int]) -> int:
    """Return a joker to lay off, or else the meld with most jokers and fewest cards; or 0."""
    for it in legal:
        if kind_of(it) == actions.LAY and it & CARD == bits.JOKER:
            return it
    melds = [it for it in legal if kind_of(it) == actions.MELD]
    return max(melds, key=jokers_and_size, default=0)


def jokers_and_size(code: int) -> tuple[int, int]:
    """Return the number of jokers in a meld, and minus its size."""
    meld = code & PAYLOAD
    return jokers.jokers(meld), -jokers.size(meld)


JUDGE = AT_ONCE
POLICIES = {"steady": AT_ONCE, "strong": POLICY}  # levels that are nothing but a policy
BOTS = (StrongBot, SteadyBot, FairBot, CasualBot, BeginnerBot)
RATINGS = {"beginner": 1000, "casual": 1100, "fair": 1200, "steady": 1280, "strong": 1420}
