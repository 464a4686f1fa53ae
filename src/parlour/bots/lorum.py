"""A heuristic player of Lórum: the rules of `lorum_policy`, and what is worth declaring.

Whether a small or a big is it finds out by dealing the other hands at random and playing them by
those rules.  All numbers are whole, so that no machine rounds differently.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import high
from ..cards.cards import collect, members
from ..cards.rng import Random
from ..core.told import NOTHING, Told
from ..games.lorum import actions
from ..games.lorum.deal import LorumDeal
from ..pieces import tricks
from ..search.montecarlo import search
from .base import Reason, Weighed
from .lorum_policy import (
    COVER,
    WHOLE,
    LorumPolicy,
    beaten_by,
    chance_to_take,
    chips_of,
    cost_of,
    danger,
    successes,
)
from .thinker import Thinker, weighed

POLICY = LorumPolicy()
CARD, RANK, ACE = 63, 15, 13
WORLDS = 60
MODES = {actions.SMALL: 1, actions.BIG: 2}
STAKES = {actions.SMALL: 30, actions.BIG: 60}  # from two or from three others
MARGIN = 4  # chips that a declaration must be worth on average
LOW_HAND = 10  # the average rank above which nobody tries a small
UNLIKELY, SURE = -18, 24  # chips more than a pass: between these a search has to look closer
TRIALS, THOUGHT = 80, 32  # of such a look, and worlds for each of its cards
SALT = 0xDEC1  # so that its worlds are others than the search's


class SteadyBot:
    """Plays every variant of Lórum."""

    name = "steady"

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        if declares(seen):
            return choose_declaration(seen, seen.legal())
        return POLICY.decide(seen, Random(seed))

    def reason(self, seen: LorumDeal, code: int, budget: int, seed: int) -> Reason:
        legal = seen.legal()
        if legal[0] == actions.PASS:
            return why_declared(seen, legal, code)
        if legal[0] == actions.NONE:
            return why_queens(seen, code)
        card = code & CARD
        if seen.declarer < 0:
            return why_played(seen, [it & CARD for it in legal], card)
        told: dict[str, str | int] = {"card": high.name(card), "count": beaten_by(seen, card)}
        small = seen.mode == MODES[actions.SMALL]
        return Reason(why_in_small(seen, card) if small else why_in_big(seen, card), told)


def rank(card: int) -> int:
    """Return a card's rank, the ace highest."""
    return card & RANK


# -- declaring -------------------------------------------------------------------------------------


def choose_declaration(seen: LorumDeal, legal: Sequence[int], margin: int = MARGIN) -> int:
    """Declare what is worth most on average, if anything is worth so many chips."""
    best, value = actions.PASS, margin
    for code, won in tried(seen, legal).items():
        worth = STAKES[code] * (2 * won - WORLDS) // WORLDS
        if worth > value:
            best, value = code, worth
    return best


def tried(seen: LorumDeal, legal: Sequence[int]) -> dict[int, int]:
    """Return in how many of `WORLDS` worlds each declaration worth a thought is made."""
    hand = seen.hand[seen.seat]
    ranks, thinkable = list(map(rank, members(hand))), []
    if actions.SMALL in legal and sum(ranks) < LOW_HAND * len(ranks):
        thinkable.append(actions.SMALL)
    if actions.BIG in legal and ACE in ranks:
        thinkable.append(actions.BIG)
    return {code: successes(seen, POLICY, MODES[code], WORLDS, Random(hand)) for code in thinkable}


WHY_DECLARED = {
    (False, actions.SMALL): "declare_small",
    (False, actions.BIG): "declare_big",
    (True, actions.SMALL): "pass_small",
    (True, actions.BIG): "pass_big",
}


def why_declared(seen: LorumDeal, legal: Sequence[int], code: int) -> Reason:
    """Say how often the declaration, or the better of those left alone, was made."""
    found = tried(seen, legal)
    if not found:
        if actions.SMALL not in legal:
            return Reason("pass_no_ace")
        has_ace = ACE in map(rank, members(seen.hand[seen.seat]))
        return Reason("pass_high" if has_ace else "pass_neither")
    best = code
    if code == actions.PASS:
        best = max(found, key=lambda it: STAKES[it] * (2 * found[it] - WORLDS))
    key = WHY_DECLARED[code == actions.PASS, best]
    return Reason(key, {"won": found[best], "of": WORLDS})


def why_queens(seen: LorumDeal, code: int) -> Reason:
    """Say whether the queens are covered."""
    if seen.declarer >= 0:
        return Reason("queens_do_not_count")
    return Reason(
        "queen_covered" if code & ~3 == actions.EXPOSE else "queen_bare", {"count": COVER}
    )


# -- a regular deal --------------------------------------------------------------------------------


def why_played(seen: LorumDeal, legal: Sequence[int], card: int) -> Reason:
    """Say whether a card takes the trick, what lies in it, and what keeping the card would risk."""
    told: dict[str, str | int] = {"card": high.name(card)}
    chance = chance_to_take(seen, card)
    if chance == 0:
        safe = [it for it in legal if chance_to_take(seen, it) == 0]
        riskiest = len(safe) > 1 and danger(seen, card) == max(danger(seen, it) for it in safe)
        return Reason("throw_danger" if riskiest else "stay_below", told)
    laid = collect([*seen.trick[: seen.played], card])
    points = cost_of(seen, laid)
    return Reason("least_risk", told | {"percent": max(1, 100 * chance // WHOLE), "points": points})


# -- declared deals --------------------------------------------------------------------------------


def beats(seen: LorumDeal, card: int) -> bool:
    """Return whether a card takes the trick so far; a lead does not."""
    return seen.played > 0 and tricks.above(seen.best) >> card & 1 == 1


def why_in_small(seen: LorumDeal, card: int) -> str:
    """Return which of the rules for a small held."""
    own = seen.seat == seen.declarer
    if not seen.played:
        return "small_lead_own" if own else "small_lead"
    if not beats(seen, card):
        return "small_throw"
    return "small_last" if seen.played == seen.seats - 1 and not own else "small_beat"


def why_in_big(seen: LorumDeal, card: int) -> str:
    """Return which of the rules for a big held."""
    if not seen.played and seen.seat == seen.declarer:
        return "big_lead"
    return "big_beat" if beats(seen, card) else "big_throw"


class StrongBot(Thinker[LorumDeal]):
    """Tries everything out, queens too, and a declaration that may pay as it would be played."""

    policies = (POLICY,)
    adviser = SteadyBot()
    worlds = 400

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        if not declares(seen):
            return super().choose(seen, budget, seed)
        return self.weigh(seen, budget, seed)[0].code

    def weigh(
        self,
        seen: LorumDeal,
        budget: int,
        seed: int,
        told: Told = NOTHING,
        also: int | None = None,
    ) -> list[Weighed]:
        if not declares(seen):
            return super().weigh(seen, budget, seed, told, also)
        found, doubted = self.look(seen, budget, seed)
        best = next(iter(found))
        found |= {code: play_through(seen, code, seed) for code in doubted}
        if doubted:
            best = max((actions.PASS, best, *doubted), key=found.__getitem__)
        return weighed(found, best, seen.seats)

    def reason(self, seen: LorumDeal, code: int, budget: int, seed: int) -> Reason:
        found = super().reason(seen, code, budget, seed)
        looked = found.key == "searched" and declares(seen) and self.look(seen, budget, seed)[1]
        return Reason(found.key, {"of": TRIALS}) if looked else found

    def look(self, seen: LorumDeal, budget: int, seed: int) -> tuple[dict[int, int], list[int]]:
        """Return what all came to in a search, the best first, and which declarations are in doubt.

        Whoever may not look at all worlds looks no closer, either.
        """
        worlds = self.affords(budget)
        found = {it.code: it.total // it.weight for it in search(seen, POLICY, worlds, seed)}
        least, most = (found[actions.PASS] + it * seen.seats for it in (UNLIKELY, SURE))
        doubted = [it for it in found if it != actions.PASS and least < found[it] < most]
        return found, doubted if worlds == self.worlds else []


def declares(seen: LorumDeal) -> bool:
    """Return whether it is about declaring."""
    legal = seen.legal()
    return len(legal) > 1 and legal[0] == actions.PASS


def play_through(seen: LorumDeal, code: int, seed: int) -> int:
    """Return what a declaration is worth where the declarer searches at every card, as `chips_of`.

    It is made more often so than by the policy that plays a search's worlds on.  How well rivals
    play is not known: in every other world they search, too.
    """
    rng, total = Random(seed ^ SALT), 0
    for trial in range(TRIALS):
        world = POLICY.imagine(seen, seen.seat, rng)
        world.step(code)
        while not world.over:
            legal = world.legal()
            thinks = legal[0] >= actions.PLAY and (trial % 2 or world.seat == seen.seat)
            if thinks and len(legal) > 1:
                known = world.seen_by(world.seat)
                world.step(search(known, POLICY, THOUGHT, rng.next())[0].code)
            else:
                world.step(POLICY.decide(world, rng))
        total += chips_of(world, seen.seat)
    return total // TRIALS


class FairBot:
    """Stays below where it can, with its highest card; declares what is not quite worth it."""

    name = "fair"
    margin = -15
    """Chips that a declaration must be worth on average: a bold player puts up with losing some."""

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if declares(seen):
            return choose_declaration(seen, legal, self.margin)
        if len(legal) > 1 and legal[0] >= actions.PLAY and seen.declarer < 0:
            return actions.PLAY | self.play(seen, [it & CARD for it in legal])
        return POLICY.decide(seen, Random(seed))

    def play(self, seen: LorumDeal, cards: Sequence[int]) -> int:
        """Return the card of a regular deal: a simple rule, without a count of the suits."""
        below = [it for it in cards if seen.played and not tricks.above(seen.best) >> it & 1]
        if below:
            return max(below, key=lambda it: (cost_of(seen, 1 << it), rank(it)))
        last = seen.played == seen.seats - 1
        return max(cards, key=rank) if last else min(cards, key=rank)


class CasualBot(FairBot):
    """Declares boldly."""

    name = "casual"
    margin = -25


class BeginnerBot(FairBot):
    """Declares at every chance, and wants to be rid of its highest cards first."""

    name = "beginner"
    margin = -60

    def play(self, seen: LorumDeal, cards: Sequence[int]) -> int:
        return max(cards, key=rank)


BOTS = (StrongBot, SteadyBot, FairBot, CasualBot, BeginnerBot)
