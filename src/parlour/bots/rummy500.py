"""A heuristic player of Rummy 500.

Every choice is judged by the hand it leaves: what of it can be laid down at once, how many partners
the other cards have, and what they cost if the deal ends soon.  It lays down what it can, takes
much of the discard pile where that pays, throws what nobody can use, and calls "Rummy!".

All numbers are whole (quarters of a point), so that no machine rounds differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..cards import bits, twins
from ..cards.cards import CardSet
from ..core.codec import KIND_BITS
from ..core.deal import Deal
from ..games.rummy500 import actions, plays
from ..games.rummy500.view import Rummy500View
from ..pieces import joker_text, jokers
from .base import Reason

Hand = tuple[CardSet, CardSet, int]  # a counted set: one of a kind, two of a kind, jokers

HIGH_ACE = jokers.HIGH_ACE
HIGH_END = 2
PAIRS_AROUND = (0b00011, 0b01010, 0b11000)  # that make a run with the card in the middle

LIMITS = jokers.limits_of(1, 15, 15)

QUARTERS = 4
PARTNERS = 4  # more do not make a card better
DRAW_WORTH = 12  # what an unknown card of the stock promises
JOKER_WORTH = 15
CALLED = 4  # a discard that others can play gives them its points, in quarters
TEMPTING = 3  # a partner of the discard in the pile or in a hand that all have seen, in eighths


class Facts(NamedTuple):
    """What a seat knows, and how much a card left in hand may cost, in quarters of its points."""

    view: Rummy500View
    hand: Hand
    table: tuple[int, ...]
    fits: CardSet
    risk: int


class SteadyBot:
    """Plays every variant of Rummy 500."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        view: Rummy500View = seen.view(seen.seat)
        facts = facts_of(view)
        if view.phase == "DRAW":
            return draw(facts, legal)
        if view.phase == "CALL":
            return call(facts, legal)
        discards = [code for code in legal if kind_of(code) == actions.DISCARD]
        played = legal[len(discards) :]
        return play(facts, played) if played else discard(facts, discards)

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        view: Rummy500View = seen.view(seen.seat)
        legal = seen.legal()
        facts = facts_of(view)
        if view.phase == "DRAW":
            return why_drawn(facts, legal, code)
        if view.phase == "CALL":
            return Reason("decline" if code == legal[0] else "call")
        if kind_of(code) != actions.DISCARD:
            cards, wild = cards_of(code)
            points = worth_of_all(facts, cards) + JOKER_WORTH * wild
            return Reason("lay_down", {"points": points})
        return why_discarded(facts, [it for it in legal if kind_of(it) == actions.DISCARD], code)


def facts_of(view: Rummy500View) -> Facts:
    """Return what a view tells."""
    table = tuple(joker_text.read(meld.cards) for meld in view.table)
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    least = min(others)
    risk = 4 if least <= 1 else 3 if least <= 3 else 2 if least <= 5 else 1
    if view.stock <= 2 * len(view.counts):
        risk = max(risk, 3)
    return Facts(view, hand_of(view.hand), table, fits_of(table), risk)


def hand_of(names: Iterable[str]) -> Hand:
    """Return the counted set of the cards of these names."""
    return twins.count(map(twins.number, names))


def fits_of(table: Iterable[int]) -> CardSet:
    """Return what can be laid off on these melds."""
    found = 0
    for meld in table:
        found |= plays.fits(meld)
    return found


def kind_of(code: int) -> int:
    """Return the kind of an action's code."""
    return code >> KIND_BITS << KIND_BITS


def each(cards: CardSet) -> Iterator[int]:
    """Yield the number of every card of a set."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


def merged(hand: Hand, more: Hand) -> Hand:
    """Return two counted sets together."""
    once, twice, wild = hand
    return once | more[0], twice | more[1] | once & more[0], wild + more[2]


def without(hand: Hand, cards: CardSet, wild: int = 0) -> Hand:
    """Return a counted set less one of each of these cards, and less jokers."""
    once, twice, all_wild = hand
    pairs = twice & cards
    return once ^ cards ^ pairs, twice ^ pairs, all_wild - wild


# -- what a hand is worth --------------------------------------------------------------------------


def worth_of(facts: Facts, card: int) -> int:
    """Return what a card counts in hand, which is what it counts in most melds."""
    return JOKER_WORTH if card == bits.JOKER else facts.view.worth[card & 15 or HIGH_ACE]


def worth_of_all(facts: Facts, cards: CardSet) -> int:
    """Return what the cards of a set count."""
    return sum(worth_of(facts, card) for card in each(cards))


def runs(cards: CardSet) -> CardSet:
    """Return the cards that are in runs of three or more."""
    lanes = cards | (cards & bits.RANK) << HIGH_ACE
    middles = lanes & lanes >> 1 & lanes >> 2
    found = middles | middles << 1 | middles << 2
    return found & (bits.LANE * bits.RANK) | found >> HIGH_ACE & bits.RANK


def sets(cards: CardSet) -> CardSet:
    """Return the cards of which there are three or four of the rank."""
    return bits.thrice(cards) * bits.RANK & cards


def partners(cards: CardSet, card: int) -> int:
    """Return how well a card goes with others: neighbours and equals count two, gaps one."""
    others = cards & ~(1 << card)
    lane = others >> (card & 48) & bits.LANE
    lane |= (lane & 1) << HIGH_ACE
    place = (card & 15) or HIGH_ACE
    found = 2 * (others >> (card & 15) & bits.RANK).bit_count()
    for position in {card & 15, place}:
        around = lane << 2 >> position & 31
        found += 2 * (around >> 1 & 1) + 2 * (around >> 3 & 1) + (around & 1) + (around >> 4 & 1)
    return found


def laid_at_once(facts: Facts, hand: Hand) -> tuple[int, Hand]:
    """Return the points that a hand can lay down now, and what it keeps."""
    once = hand[0]
    melds = max(
        (runs(once) | sets(once & ~runs(once)), sets(once) | runs(once & ~sets(once))),
        key=lambda cards: (worth_of_all(facts, cards), cards),
    )
    points, left = worth_of_all(facts, melds), without(hand, melds)
    fits = facts.fits | (neighbours_of(melds) if melds else 0)
    while left[0] & fits:
        laid = left[0] & fits
        points += worth_of_all(facts, laid)
        left = without(left, laid)
        fits = neighbours_of(laid) & ~laid
    while left[2] and (pair := best_pair(facts, left[0])):
        points += worth_of_all(facts, pair) + JOKER_WORTH
        left = without(left, pair, 1)
        melds |= pair
    if left[2] and (melds or facts.table):
        points += JOKER_WORTH * left[2]
        left = (left[0], left[1], 0)
    return points, left


def neighbours_of(cards: CardSet) -> CardSet:
    """Return the cards next to these in their suits."""
    lanes = cards | (cards & bits.RANK) << HIGH_ACE
    found = lanes << 1 | lanes >> 1
    return (found & (bits.LANE * bits.RANK) | found >> HIGH_ACE & bits.RANK) & ~cards


def best_pair(facts: Facts, cards: CardSet) -> CardSet:
    """Return the two cards that count most and make a meld with one joker; 0 if there are none."""
    best = 0
    for card in each(cards):
        higher = cards & ~((2 << card) - 1)
        near = {card + 1, card + 2, card + 16, card + 32, card + 48}
        if card & 15 == 0:
            near |= {card + 11, card + 12}
        for other in each(higher):
            if other in near:
                pair = 1 << card | 1 << other
                best = max(best, pair, key=lambda both: (worth_of_all(facts, both), both))
    return best


def outlook(facts: Facts, hand: Hand) -> int:
    """Return what a hand is worth, in quarters of a point."""
    points, left = laid_at_once(facts, hand)
    total = QUARTERS * points
    for card in each(left[0]):
        hope = 2 * min(partners(left[0], card), PARTNERS) - 3 * facts.risk
        total += worth_of(facts, card) * hope // QUARTERS
    for card in each(left[1]):
        total -= worth_of(facts, card) * facts.risk
    return total - JOKER_WORTH * facts.risk * left[2] // 2


# -- choices ---------------------------------------------------------------------------------------


def draw(facts: Facts, legal: Sequence[int]) -> int:
    """Draw from the stock, or take as much of the discard pile as is best."""
    now = outlook(facts, facts.hand)
    best, most = legal[0], now + DRAW_WORTH
    for code in legal[1:]:
        hand = with_pile(facts, code)
        found = outlook(facts, hand)
        if legal[0] == actions.PASS and laid_at_once(facts, hand)[0] == 0:
            continue
        if found > most:
            best, most = code, found
    return best


def with_pile(facts: Facts, code: int) -> Hand:
    """Return the hand after taking from the discard pile."""
    pile = [twins.number(card) for card in facts.view.pile]
    index = len(pile) - 1 if code == actions.TAKE else code >> actions.INDEX_BITS & 127
    return merged(facts.hand, twins.count(pile[index:]))


def why_drawn(facts: Facts, legal: Sequence[int], code: int) -> Reason:
    """Say what the cards of the pile would bring at once."""
    if code == legal[0]:
        return Reason("pass" if code == actions.PASS else "stock")
    points = laid_at_once(facts, with_pile(facts, code))[0]
    before = laid_at_once(facts, facts.hand)[0]
    if points <= before:
        return Reason("take_hope")
    return Reason("take_now", {"points": points, "before": before})


def call(facts: Facts, legal: Sequence[int]) -> int:
    """Call "Rummy!" where the cards that come with it do not cost more than the play brings."""
    now = outlook(facts, facts.hand)
    pile = [twins.number(card) for card in facts.view.pile]
    best, most = legal[0], now
    for code in legal[1:]:
        haul = twins.count(pile[code >> actions.INDEX_BITS & 127 :])
        found = after_play(facts, merged(facts.hand, haul), code)
        if found > most:
            best, most = code, found
    return best


def play(facts: Facts, legal: Sequence[int]) -> int:
    """Lay down what leaves the best hand; of what is as good, the most cards at once."""

    def rank(code: int) -> tuple[int, int, int]:
        cards, wild = cards_of(code)
        return after_play(facts, facts.hand, code), cards.bit_count() + wild, -code

    return max(legal, key=rank)


def cards_of(code: int) -> tuple[CardSet, int]:
    """Return the naturals and the number of jokers that an action plays or throws."""
    if kind_of(code) in (actions.MELD, actions.CALL_MELD):
        meld = code & actions.MELD_CODE
        return jokers.naturals(meld), jokers.jokers(meld)
    card = code & bits.JOKER
    return (0, 1) if card == bits.JOKER else (1 << card, 0)


def after_play(facts: Facts, hand: Hand, code: int) -> int:
    """Return what a play brings, with the hand it leaves."""
    cards, wild = cards_of(code)
    if kind_of(code) in (actions.MELD, actions.CALL_MELD):
        table = (*facts.table, code & actions.MELD_CODE)
    else:
        card, place = code & bits.JOKER, code >> actions.PLACE_BITS & 63
        high = code >> actions.END_BITS & 3 == HIGH_END
        larger = jokers.grown(facts.table[place], card, int(high), LIMITS)
        table = (*facts.table[:place], larger, *facts.table[place + 1 :])
    after = facts._replace(table=table, fits=fits_of(table))
    gained = worth_of_all(facts, cards) + JOKER_WORTH * wild
    return QUARTERS * gained + outlook(after, without(hand, cards, wild))


def discard(facts: Facts, legal: Sequence[int]) -> int:
    """Throw what the hand needs least and gives the others least."""
    return min(legal, key=lambda code: (sum(losses(facts, code)), code))


def losses(facts: Facts, code: int) -> tuple[int, int]:
    """Return what a discard may give to the others, and what the hand is then short of."""
    return danger(facts, code & bits.JOKER), -outlook(facts, without(facts.hand, *cards_of(code)))


def why_discarded(facts: Facts, legal: Sequence[int], code: int) -> Reason:
    """Say which of the two spoke more for a discard, compared with the next best."""
    found = {it: losses(facts, it) for it in legal}
    other = min((it for it in legal if it != code), key=lambda it: (sum(found[it]), it))
    gains = [theirs - own for own, theirs in zip(found[code], found[other], strict=True)]
    told: dict[str, str | int] = {
        "card": twins.name(code & bits.JOKER),
        "other": twins.name(other & bits.JOKER),
    }
    return Reason("discard_safe" if gains[0] > gains[1] else "discard_useless", told)


def danger(facts: Facts, card: int) -> int:
    """Return what a discard may give to the others, in quarters of a point."""
    worth = worth_of(facts, card)
    pile = hand_of(facts.view.pile)
    if facts.fits >> card & 1 or card == bits.JOKER:
        return CALLED * worth
    once = pile[0] | 1 << card
    if plays.smallest_with(once, pile[2], card, 1):
        return CALLED * (worth + 10)
    known = pile[0]
    for seat, names in enumerate(facts.view.known):
        if seat != facts.view.seat:
            known |= hand_of(names)[0]
    seen = facts.hand[0]
    for meld in facts.table:
        seen |= jokers.naturals(meld)
    near = TEMPTING * min(partners(known | 1 << card, card), 4) + completions(~seen, card)
    return worth * near // 2


def completions(cards: CardSet, card: int) -> int:
    """Return how many pairs of these cards make a meld with another card."""
    equals = (cards >> (card & 15) & bits.RANK & ~(1 << (card & 48))).bit_count()
    found = equals * (equals - 1) // 2
    lane = cards >> (card & 48) & bits.LANE
    lane |= (lane & 1) << HIGH_ACE
    for place in {card & 15, (card & 15) or HIGH_ACE}:
        around = lane << 2 >> place
        found += sum(around & pair == pair for pair in PAIRS_AROUND)
    return found


BOTS = (SteadyBot,)
