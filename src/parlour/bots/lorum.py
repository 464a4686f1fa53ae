"""A heuristic player of Lórum.

In a regular deal it weighs what a card may cost in this trick against how dangerous it would be to
keep.  Whether a small or a big is worth declaring it finds out by dealing the other hands at random
and playing them by simple rules.  All numbers are whole, so that no machine rounds differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ..cards import high
from ..cards.cards import CardSet, collect, members
from ..cards.rng import Random
from ..core.deal import Deal
from ..games.lorum import actions
from ..games.lorum.view import LorumView
from ..pieces import tricks
from ..pieces.trick_text import Void
from .base import Reason

PACK = collect(high.pack("7"))
OUT_OF_THREE = collect(map(high.number, ("7d", "8d")))
CLUB_QUEEN, SPADE_QUEEN = map(high.number, actions.QUEENS)
COST = {CLUB_QUEEN: 4, SPADE_QUEEN: 8}
QUEENS = ((SPADE_QUEEN, 8), (CLUB_QUEEN, 4))
RANK, ACE, SUIT = 15, 13, 48
HEARTS = 2
WHOLE = 1000  # a certainty, or one point
FIRST_POINT = 1000  # what it costs to be no zero any more
THROWN = 700  # what each later player adds to a trick, in thousandths of the average
BASE, OF_HEARTS, OVER_QUEEN = 500, 1000, 400  # what a card that takes a trick may bring in later
WORLDS = 60
STAKES = {actions.SMALL: 30, actions.BIG: 60}  # from two or from three others
MARGIN = 4  # chips that a declaration must be worth on average
LOW_HAND = 10  # the average rank above which nobody tries a small
COVER = 3  # lower cards of the suit with which a queen may be exposed


@dataclass(frozen=True)
class Facts:
    """What a seat knows, cards as sets."""

    view: LorumView
    hand: CardSet
    out: CardSet  # cards that the others hold
    can: tuple[CardSet, ...]  # what each seat can hold
    trick: tuple[int, ...]
    best: int  # the card that takes the trick so far, -1 before a lead
    after: int  # how many play after this seat
    danger: dict[int, int] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.view.counts)


class SteadyBot:
    """Plays every variant of Lórum."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        view: LorumView = seen.view(seen.seat)
        facts = facts_of(view)
        if view.phase == "EXPOSE":
            return choose_queens(facts, legal)
        if view.phase != "PLAY":
            return choose_declaration(facts, legal)
        cards = [code & 63 for code in legal]
        if view.mode == "small":
            choose: Callable[[Facts, list[int]], int] = in_small
        else:
            choose = in_big if view.mode == "big" else in_regular
        return actions.PLAY | choose(facts, cards)

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        view: LorumView = seen.view(seen.seat)
        legal = seen.legal()
        facts = facts_of(view)
        if view.phase == "EXPOSE":
            return why_queens(facts, code)
        if view.phase != "PLAY":
            return why_declared(facts, legal, code)
        card = code & 63
        if view.mode == "regular":
            return why_played(facts, [it & 63 for it in legal], card)
        told: dict[str, str | int] = {"card": high.name(card), "count": beaten_by(facts, card)}
        return Reason(
            why_in_small(facts, card) if view.mode == "small" else why_in_big(facts, card), told
        )


def cards_of(names: Iterable[str]) -> CardSet:
    """Return the set of the cards of these names."""
    return collect(map(high.number, names))


def facts_of(view: LorumView) -> Facts:
    """Return what a view tells."""
    players = len(view.counts)
    hand = cards_of(view.hand)
    trick = tuple(map(high.number, view.trick.cards)) if view.trick else ()
    gone = hand | collect(trick)
    for taken in view.taken:
        gone |= cards_of(taken)
    out = PACK & ~gone & ~(OUT_OF_THREE if players == 3 else 0)
    can = []
    for seat in range(players):
        held = out
        for void in view.voids[seat]:
            suit = 16 * "cdhs".index(void.suit)
            none = (
                tricks.above(high.number(void.above + void.suit)) if void.above else 0xFFFF << suit
            )
            held &= ~none
        for other in range(players):
            held &= ~cards_of(view.exposed[other]) if other != seat else held
        can.append(held)
    best = high.number(view.trick.cards[lead_of(view)]) if view.trick else -1
    return Facts(view, hand, out, tuple(can), trick, best, players - 1 - len(trick))


def missing(void: Void) -> CardSet:
    """Return the cards that a seat has shown not to hold."""
    if void.above:
        return tricks.above(high.number(void.above + void.suit))
    return tricks.suit(high.number("A" + void.suit))


def lead_of(view: LorumView) -> int:
    """Return the place in the trick of the card that takes it so far."""
    return (view.trick.winner - view.trick.leader) % len(view.counts) if view.trick else 0


def rank(card: int) -> int:
    """Return a card's rank, the ace highest."""
    return card & RANK


# -- declaring -------------------------------------------------------------------------------------


def choose_declaration(facts: Facts, legal: Sequence[int]) -> int:
    """Declare what is worth most on average, if anything is worth it."""
    best, value = actions.PASS, MARGIN
    for code, won in tried(facts, legal).items():
        worth = STAKES[code] * (2 * won - WORLDS) // WORLDS
        if worth > value:
            best, value = code, worth
    return best


def tried(facts: Facts, legal: Sequence[int]) -> dict[int, int]:
    """Return in how many of `WORLDS` random deals each declaration worth a thought is made."""
    found = {}
    ranks = list(map(rank, members(facts.hand)))
    if actions.SMALL in legal and sum(ranks) < LOW_HAND * len(ranks):
        found[actions.SMALL] = successes(facts, makes_small)
    if actions.BIG in legal and ACE in ranks:
        found[actions.BIG] = successes(facts, makes_big)
    return found


WHY_DECLARED = {
    (False, actions.SMALL): "declare_small",
    (False, actions.BIG): "declare_big",
    (True, actions.SMALL): "pass_small",
    (True, actions.BIG): "pass_big",
}


def why_declared(facts: Facts, legal: Sequence[int], code: int) -> Reason:
    """Say how often the declaration, or the better of those left alone, was made."""
    found = tried(facts, legal)
    if not found:
        if actions.SMALL not in legal:
            return Reason("pass_no_ace")
        has_ace = ACE in map(rank, members(facts.hand))
        return Reason("pass_high" if has_ace else "pass_neither")
    best = code
    if code == actions.PASS:
        best = max(found, key=lambda it: STAKES[it] * (2 * found[it] - WORLDS))
    key = WHY_DECLARED[code == actions.PASS, best]
    return Reason(key, {"won": found[best], "of": WORLDS})


def successes(facts: Facts, makes: Callable[[list[CardSet]], bool]) -> int:
    """Return in how many of `WORLDS` random deals the own hand, the first, makes it."""
    rng, others = Random(facts.hand), facts.players - 1
    can, free = [facts.out] * others, [len(facts.view.hand)] * others
    worlds = (tricks.divided(facts.out, can, free, rng) for _ in range(WORLDS))
    return sum(makes([facts.hand, *hands]) for hands in worlds)


def makes_big(hands: list[CardSet]) -> bool:
    """Return whether the first hand takes every trick though the others guard what they can.

    It leads each suit from the top.  Who has more cards of it than were led keeps the highest.
    """
    mine, *others = hands
    for suit in range(0, 64, 16):
        lane = 0xFFFF << suit
        led = members(mine & lane)[::-1]
        for other in others:
            held = members(other & lane)
            if any(len(held) > turn and held[-1] > card for turn, card in enumerate(led)):
                return False
    return True


def makes_small(hands: list[CardSet]) -> bool:
    """Return whether the first hand takes no trick when all play by simple rules."""
    hands = list(hands)
    leader, players = 0, len(hands)
    while hands[0]:
        best, winner = -1, leader
        for place in range(players):
            seat = (leader + place) % players
            card = simple_small(hands[seat], best)
            hands[seat] ^= 1 << card
            if best < 0 or ((card ^ best) & SUIT == 0 and card > best):
                best, winner = card, seat
        if winner == 0:
            return False
        leader = winner
    return True


def simple_small(hand: CardSet, best: int) -> int:
    """Return a simple choice in a small: lead low, beat low, else get rid of what is high."""
    if best < 0:
        return min(members(hand), key=rank)
    legal = tricks.head(hand, best)
    if legal & tricks.above(best):
        return members(legal)[0]
    return max(members(legal), key=rank)


def choose_queens(facts: Facts, legal: Sequence[int]) -> int:
    """Expose queens that have enough lower cards of their suit beside them, if they count."""
    chosen = 0
    if facts.view.mode != "regular":
        return legal[0]
    for place, queen in enumerate((CLUB_QUEEN, SPADE_QUEEN)):
        lower = facts.hand & tricks.suit(queen) & ~tricks.above(queen)
        if facts.hand >> queen & 1 and lower.bit_count() >= COVER:
            chosen |= 1 << place
    return actions.EXPOSE | chosen if chosen else legal[0]


def why_queens(facts: Facts, code: int) -> Reason:
    """Say whether the queens are covered."""
    if facts.view.mode != "regular":
        return Reason("queens_do_not_count")
    return Reason(
        "queen_covered" if code & ~3 == actions.EXPOSE else "queen_bare", {"count": COVER}
    )


# -- a regular deal --------------------------------------------------------------------------------


def cost_of(facts: Facts, card: int) -> int:
    """Return the points of a card, exposed queens as they count for others."""
    points = COST.get(card, card >> 4 == HEARTS)
    exposed = any(high.name(card) in queens for queens in facts.view.exposed)
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
    view, chance = facts.view, WHOLE
    for place in range(1, facts.after + 1):
        seat = (view.seat + place) % facts.players
        held = facts.can[seat] & tricks.suit(card)
        above, below = (held & over).bit_count(), (held & ~over).bit_count()
        if above:
            sure = WHOLE
            cards = max(1, (above + below) // (facts.players - 1))
            for _ in range(cards):
                sure = sure * above // (above + below)
            chance = chance * (WHOLE - sure) // WHOLE
    return chance


def in_regular(facts: Facts, legal: list[int]) -> int:
    """Play what costs least, now and by what is kept."""
    stake = sum(cost_of(facts, card) for card in facts.trick)
    left = sum(cost_of(facts, card) for card in members(facts.out))
    thrown = left * facts.after * THROWN // max(1, facts.out.bit_count())
    clean = facts.view.points[facts.view.seat] == 0

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


def in_small(facts: Facts, legal: list[int]) -> int:
    """Lead low; beat as low as possible; else get rid of what is high."""
    if facts.best < 0:
        if facts.view.seat == facts.view.declarer:
            return min(legal, key=lambda card: (-beaten_by(facts, card), rank(card), card))
        return min(legal, key=lambda card: (rank(card), card))
    beating = [card for card in legal if tricks.above(facts.best) >> card & 1]
    if beating:
        last = facts.after == 0
        return max(beating) if last and facts.view.seat != facts.view.declarer else min(beating)
    return max(legal, key=lambda card: (rank(card), card))


def why_in_small(facts: Facts, card: int) -> str:
    """Return which of the rules for a small held."""
    if facts.best < 0:
        return "small_lead_own" if facts.view.seat == facts.view.declarer else "small_lead"
    if not tricks.above(facts.best) >> card & 1:
        return "small_throw"
    last = facts.after == 0 and facts.view.seat != facts.view.declarer
    return "small_last" if last else "small_beat"


def why_in_big(facts: Facts, card: int) -> str:
    """Return which of the rules for a big held."""
    if facts.view.seat == facts.view.declarer and facts.best < 0:
        return "big_lead"
    beats = facts.best >= 0 and tricks.above(facts.best) >> card & 1
    return "big_beat" if beats else "big_throw"


def beaten_by(facts: Facts, card: int) -> int:
    """Return how many cards that others hold beat a card, but no more than there are others."""
    return min(facts.players - 1, (facts.out & tricks.above(card)).bit_count())


def in_big(facts: Facts, legal: list[int]) -> int:
    """The declarer leads what nobody beats; the others beat him, or keep what is high."""
    view = facts.view
    if view.seat == view.declarer and facts.best < 0:
        length = {card: (facts.hand & tricks.suit(card)).bit_count() for card in legal}
        return min(legal, key=lambda card: (beaten_by(facts, card), -length[card], card))
    beating = [card for card in legal if facts.best >= 0 and tricks.above(facts.best) >> card & 1]
    if beating:
        return max(beating)
    return min(legal, key=lambda card: (rank(card), card))


BOTS = (SteadyBot,)
