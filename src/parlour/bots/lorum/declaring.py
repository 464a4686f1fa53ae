"""Declarations that are worth it in Lórum, in random worlds that the policy plays.

All numbers are integers, so that machines agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...cards.cards import members
from ...cards.rng import Random
from ...games.lorum import actions
from ...games.lorum.deal import LorumDeal
from ...search.montecarlo import search
from .policy import LorumPolicy, chips_of, successes

POLICY = LorumPolicy()
CARD, RANK, ACE = 63, 15, 13
WORLDS = 60
MODES = {actions.SMALL: 1, actions.BIG: 2}
STAKES = {actions.SMALL: 30, actions.BIG: 60}  # from two or from three others
MARGIN = 4  # the least average chips of a declaration
LOW_HAND = 10  # no small with a higher average rank
TRIALS, THOUGHT = 80, 32  # deals of a declaration played through, and worlds for each of its cards
SALT = 0xDEC1  # makes its worlds differ from the search's


def rank(card: int) -> int:
    """Return a card's rank, the ace highest."""
    return card & RANK


def declares(seen: LorumDeal) -> bool:
    """Return whether the seat is asked for a declaration."""
    legal = seen.legal()
    return len(legal) > 1 and legal[0] == actions.PASS


def choose_declaration(seen: LorumDeal, legal: Sequence[int], margin: int = MARGIN) -> int:
    """Return the best declaration on average, if it is worth *margin* chips, else a pass."""
    best, value = actions.PASS, margin
    for code, won in tried(seen, legal).items():
        worth = STAKES[code] * (2 * won - WORLDS) // WORLDS
        if worth > value:
            best, value = code, worth
    return best


def tried(seen: LorumDeal, legal: Sequence[int]) -> dict[int, int]:
    """Return in how many of `WORLDS` worlds each plausible declaration is made."""
    hand = seen.hand[seen.seat]
    ranks, thinkable = list(map(rank, members(hand))), []
    if actions.SMALL in legal and sum(ranks) < LOW_HAND * len(ranks):
        thinkable.append(actions.SMALL)
    if actions.BIG in legal and ACE in ranks:
        thinkable.append(actions.BIG)
    return {code: successes(seen, POLICY, MODES[code], WORLDS, Random(hand)) for code in thinkable}


def play_through(seen: LorumDeal, code: int, seed: int) -> int:
    """Return the worth of a declaration whose declarer searches at every card, as in `chips_of`.

    A search makes it more often than the policy that plays its worlds.  The rivals' strength is
    unknown: in every other world they search, too.
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
