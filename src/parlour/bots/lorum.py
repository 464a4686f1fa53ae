"""A heuristic player of Lórum.

In a regular deal it weighs what a card may cost in this trick against how dangerous it would be to
keep.  Whether a small or a big is worth declaring it finds out by dealing the other hands at random
and playing them by simple rules.  All numbers are whole, so that no machine rounds differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..cards import high
from ..cards.cards import CardSet, collect, members
from ..cards.rng import Random
from ..games.lorum import actions
from ..games.lorum.deal import LorumDeal
from ..pieces import tricks
from .base import Reason
from .lorum_policy import LorumPolicy, successes

POLICY = LorumPolicy()
PACK = collect(high.pack("7"))
OUT_OF_THREE = collect(map(high.number, ("7d", "8d")))
CLUB_QUEEN, SPADE_QUEEN = map(high.number, actions.QUEENS)
COST = {CLUB_QUEEN: 4, SPADE_QUEEN: 8}
QUEENS = ((SPADE_QUEEN, 8), (CLUB_QUEEN, 4))
RANK, ACE = 15, 13
HEARTS = 2
WHOLE = 1000  # a certainty, or one point
FIRST_POINT = 1000  # what it costs to be no zero any more
THROWN = 700  # what each later player adds to a trick, in thousandths of the average
BASE, OF_HEARTS, OVER_QUEEN = 500, 1000, 400  # what a card that takes a trick may bring in later
WORLDS = 60
MODES = {actions.SMALL: 1, actions.BIG: 2}
STAKES = {actions.SMALL: 30, actions.BIG: 60}  # from two or from three others
MARGIN = 4  # chips that a declaration must be worth on average
LOW_HAND = 10  # the average rank above which nobody tries a small
COVER = 3  # lower cards of the suit with which a queen may be exposed


@dataclass(frozen=True)
class Facts:
    """What a seat knows, cards as sets."""

    seen: LorumDeal
    hand: CardSet
    out: CardSet  # cards that the others hold
    can: tuple[CardSet, ...]  # what each seat can hold
    best: int  # the card that takes the trick so far, -1 before a lead
    after: int  # how many play after this seat
    danger: dict[int, int] = field(default_factory=dict)

    @property
    def trick(self) -> Sequence[int]:
        """The cards on the table."""
        return self.seen.trick[: self.seen.played]

    @property
    def leads_own(self) -> bool:
        """Whether the seat leads and has declared."""
        return self.best < 0 and self.seen.seat == self.seen.declarer


class SteadyBot:
    """Plays every variant of Lórum."""

    name = "steady"

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if legal[0] == actions.PASS:
            return choose_declaration(seen, legal)
        if legal[0] == actions.NONE:
            return choose_queens(seen, legal)
        if seen.declarer >= 0:
            return POLICY.decide(seen, Random(seed))
        return actions.PLAY | in_regular(facts_of(seen), [code & 63 for code in legal])

    def reason(self, seen: LorumDeal, code: int, budget: int, seed: int) -> Reason:
        legal = seen.legal()
        if legal[0] == actions.PASS:
            return why_declared(seen, legal, code)
        if legal[0] == actions.NONE:
            return why_queens(seen, code)
        facts, card = facts_of(seen), code & 63
        if seen.declarer < 0:
            return why_played(facts, [it & 63 for it in legal], card)
        beaten = min(seen.seats - 1, (facts.out & tricks.above(card)).bit_count())
        told: dict[str, str | int] = {"card": high.name(card), "count": beaten}
        small = seen.mode == MODES[actions.SMALL]
        return Reason(why_in_small(facts, card) if small else why_in_big(facts, card), told)


def facts_of(seen: LorumDeal) -> Facts:
    """Return what the seat to act knows."""
    hand = seen.hand[seen.seat]
    out = PACK & ~hand & ~collect(seen.trick[: seen.played])
    for taken in seen.taken:
        out &= ~taken
    if seen.seats == 3:
        out &= ~OUT_OF_THREE
    can = []
    for seat in range(seen.seats):
        held = out & ~seen.void[seat]
        for other in range(seen.seats):
            held &= ~seen.exposed[other] if other != seat else held
        can.append(held)
    best = seen.best if seen.played else -1
    return Facts(seen, hand, out, tuple(can), best, seen.seats - 1 - seen.played)


def rank(card: int) -> int:
    """Return a card's rank, the ace highest."""
    return card & RANK


# -- declaring -------------------------------------------------------------------------------------


def choose_declaration(seen: LorumDeal, legal: Sequence[int]) -> int:
    """Declare what is worth most on average, if anything is worth it."""
    best, value = actions.PASS, MARGIN
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


def choose_queens(seen: LorumDeal, legal: Sequence[int]) -> int:
    """Expose queens that have enough lower cards of their suit beside them, if they count."""
    chosen, hand = 0, seen.hand[seen.seat]
    if seen.declarer >= 0:
        return legal[0]
    for place, queen in enumerate((CLUB_QUEEN, SPADE_QUEEN)):
        lower = hand & tricks.suit(queen) & ~tricks.above(queen)
        if hand >> queen & 1 and lower.bit_count() >= COVER:
            chosen |= 1 << place
    return actions.EXPOSE | chosen if chosen else legal[0]


def why_queens(seen: LorumDeal, code: int) -> Reason:
    """Say whether the queens are covered."""
    if seen.declarer >= 0:
        return Reason("queens_do_not_count")
    return Reason(
        "queen_covered" if code & ~3 == actions.EXPOSE else "queen_bare", {"count": COVER}
    )


# -- a regular deal --------------------------------------------------------------------------------


def cost_of(facts: Facts, card: int) -> int:
    """Return the points of a card, exposed queens as they count for others."""
    points = COST.get(card, card >> 4 == HEARTS)
    exposed = any(queens >> card & 1 for queens in facts.seen.exposed)
    return points * 2 if exposed else int(points)


def danger(facts: Facts, card: int) -> int:
    """Return what a card that is kept may cost later."""
    if card in facts.danger:
        return facts.danger[card]
    suit, over = tricks.suit(card), tricks.above(card)
    above, below = (facts.out & over).bit_count(), (facts.out & suit & ~over).bit_count()
    worth = BASE + (OF_HEARTS if card >> 4 == HEARTS else 0)
    for queen, points in QUEENS:
        if queen >> 4 == card >> 4:
            if queen == card:
                worth += points * OVER_QUEEN // 2 // (1 + (facts.hand & suit).bit_count() // 2)
            elif card > queen and facts.out >> queen & 1:
                worth += points * OVER_QUEEN // 3
    found = worth * (below + 1) // (above + below + 1) if above + below else worth // 4
    facts.danger[card] = found
    return found


def chance_to_take(facts: Facts, card: int) -> int:
    """Return how likely a card takes the trick, of `WHOLE`: the others stay below if they can."""
    over = tricks.above(card)
    if facts.best >= 0 and not tricks.above(facts.best) >> card & 1:
        return 0
    seats, chance = facts.seen.seats, WHOLE
    for place in range(1, facts.after + 1):
        seat = (facts.seen.seat + place) % seats
        held = facts.can[seat] & tricks.suit(card)
        above, below = (held & over).bit_count(), (held & ~over).bit_count()
        if above:
            sure = WHOLE
            cards = max(1, (above + below) // (seats - 1))
            for _ in range(cards):
                sure = sure * above // (above + below)
            chance = chance * (WHOLE - sure) // WHOLE
    return chance


def in_regular(facts: Facts, legal: list[int]) -> int:
    """Play what costs least, now and by what is kept."""
    stake = sum(cost_of(facts, card) for card in facts.trick)
    left = sum(cost_of(facts, card) for card in members(facts.out))
    thrown = left * facts.after * THROWN // max(1, facts.out.bit_count())
    clean = facts.seen.points_so_far(facts.seen.seat) == 0

    def cost(card: int) -> int:
        points = WHOLE * (stake + cost_of(facts, card)) + thrown
        first = FIRST_POINT * min(points, WHOLE) // WHOLE if clean else 0
        taken = chance_to_take(facts, card) * (points + first) // WHOLE
        return taken - danger(facts, card)

    return min(legal, key=lambda card: (cost(card), card))


def why_played(facts: Facts, legal: Sequence[int], card: int) -> Reason:
    """Say whether a card takes the trick, what lies in it, and what keeping the card would risk."""
    told: dict[str, str | int] = {"card": high.name(card)}
    chance = chance_to_take(facts, card)
    if chance == 0:
        safe = [it for it in legal if chance_to_take(facts, it) == 0]
        riskiest = len(safe) > 1 and danger(facts, card) == max(danger(facts, it) for it in safe)
        return Reason("throw_danger" if riskiest else "stay_below", told)
    points = sum(cost_of(facts, it) for it in (*facts.trick, card))
    return Reason("least_risk", told | {"percent": max(1, 100 * chance // WHOLE), "points": points})


# -- declared deals --------------------------------------------------------------------------------


def why_in_small(facts: Facts, card: int) -> str:
    """Return which of the rules for a small held."""
    if facts.best < 0:
        return "small_lead_own" if facts.leads_own else "small_lead"
    if not tricks.above(facts.best) >> card & 1:
        return "small_throw"
    last = facts.after == 0 and facts.seen.seat != facts.seen.declarer
    return "small_last" if last else "small_beat"


def why_in_big(facts: Facts, card: int) -> str:
    """Return which of the rules for a big held."""
    if facts.leads_own:
        return "big_lead"
    beats = facts.best >= 0 and tricks.above(facts.best) >> card & 1
    return "big_beat" if beats else "big_throw"


BOTS = (SteadyBot,)
