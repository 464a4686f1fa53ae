"""A heuristic player of gin rummy.

Before a discard it weighs the deadwood left, how much better the next draws can make the hand, and
what the rival could do with the card.  It knocks early or else waits for gin: a rival who has had
time holds little himself, and an undercut costs more than a small win brings.

The ideas are those of MARJJ, the winner of the gin contest of EAAI 2021; the numbers were found by
playing (``benchmarks/bots.py``).  All of them are whole, so that no machine rounds differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ..cards.cards import PACK_52, CardSet, collect, name, number
from ..core.deal import Deal
from ..games.gin import actions, showdown
from ..games.gin.view import GinView
from ..pieces import melds
from .base import Reason

PACK = collect(PACK_52)
GROUP: CardSet = 1 | 1 << 16 | 1 << 32 | 1 << 48
CARD = 63  # the bits of an action's code that hold its card
MELD_BITS, STEP = 11, 8  # of an arrangement and of a choice of lay-offs, `games.gin.showdown`

BEST_DRAWS = 5  # how many of the best cards to draw count as the prospects of a hand
PROSPECTS_AT_FIRST, PROSPECTS_AT_LAST = 22, 8  # their weight falls by one with every turn
DANGER = 8
KNOWN, POSSIBLE = 3, 1  # the weights of a card the rival holds, and of one that he may hold
SAVING = 5  # a discard that counts this much less than the costliest is not thought about
LAST_STOCK = 3  # with so few cards left in the stock this is the last turn


class Facts(NamedTuple):
    """What a seat knows, as sets of cards."""

    hand: CardSet
    theirs: CardSet  # the rival is known to hold these
    unseen: CardSet  # in the stock or in the rival's hand
    turns: int  # own turns so far
    view: GinView


class SteadyBot:
    """Plays every variant of gin rummy."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        view: GinView = seen.view(seen.seat)
        return PHASES[view.phase](facts_of(view), legal)

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        view: GinView = seen.view(seen.seat)
        legal = seen.legal()
        facts = facts_of(view)
        if view.phase == "DISCARD":
            return why_discard(facts, legal, code)
        return REASONS[view.phase](facts, code)


def facts_of(view: GinView) -> Facts:
    """Return what a view tells."""
    hand, theirs = cards_of(view.hand), cards_of(view.known[1 - view.seat])
    unseen = PACK & ~(hand | theirs | cards_of(view.pile))
    return Facts(hand, theirs, unseen, len(view.thrown[view.seat]), view)


def cards_of(names: Iterable[str]) -> CardSet:
    """Return the set of the cards of these names."""
    return collect(map(number, names))


def each(cards: CardSet) -> Iterator[CardSet]:
    """Yield every card of a set, as a set."""
    while cards:
        card = cards & -cards
        cards ^= card
        yield card


def card_of(code: int) -> CardSet:
    """Return the card of a discard or a knock, as a set."""
    return 1 << (code & CARD)


# -- drawing ---------------------------------------------------------------------------------------


def draw(facts: Facts, legal: Sequence[int]) -> int:
    """Take the top of the pile to knock with it or for a meld; else draw from the stock or pass."""
    melded, now, after = with_upcard(facts)
    if wants_to_knock(facts, after) or (melded and after < now):
        return actions.TAKE
    return next(code for code in legal if code != actions.TAKE)


def with_upcard(facts: Facts) -> tuple[bool, int, int]:
    """Return whether the top of the pile melds, and the deadwood without it and after taking it."""
    taken, hand = cards_of(facts.view.pile[-1:]), facts.hand
    eleven, now = hand | taken, melds.deadwood(hand)
    after = min(melds.deadwood(eleven ^ card) for card in each(hand))
    return melds.deadwood(eleven) < now + melds.points(taken), now, after


def why_draw(facts: Facts, code: int) -> Reason:
    """Say what the top of the pile would do for the hand."""
    melded, now, after = with_upcard(facts)
    card: dict[str, str | int] = {"card": facts.view.pile[-1]}
    if code != actions.TAKE:
        return Reason("upcard_no_gain" if melded else "upcard_no_meld", card)
    if wants_to_knock(facts, after):
        return Reason("take_to_knock", card | {"deadwood": after})
    return Reason("take_to_meld", card | {"before": now, "after": after})


def wants_to_knock(facts: Facts, deadwood: int) -> bool:
    """Return whether to knock with so much deadwood, if it is allowed.

    The more an undercut costs, the fewer are the turns after which only gin will do.
    """
    view = facts.view
    early = facts.turns < 7 - (view.undercut_bonus + 9) // 10
    last = view.stock <= LAST_STOCK
    return deadwood <= view.knock_limit and (deadwood == 0 or early or last)


# -- discarding ------------------------------------------------------------------------------------


def discard(facts: Facts, legal: Sequence[int]) -> int:
    """Lay down big gin, knock, or throw the card that the hand and the rival need least."""
    if legal[-1] == actions.BIGGIN:
        return actions.BIGGIN
    hand = facts.hand
    knocks = [code for code in legal if code >= actions.KNOCK]
    throws = legal[: len(legal) - len(knocks)]
    left = {code: melds.deadwood(hand ^ card_of(code)) for code in legal}
    if knocks:
        best = min(knocks, key=left.__getitem__)
        if not throws or wants_to_knock(facts, left[best]):
            return best
    candidates = dear(facts, throws, left)
    if len(candidates) == 1:
        return candidates[0]
    return min(candidates, key=lambda code: sum(costs(facts, card_of(code), left[code])))


def dear(facts: Facts, throws: Sequence[int], left: dict[int, int]) -> list[int]:
    """Return the discards that rid the hand of most, of cards in no meld if there are any."""
    whole = melds.deadwood(facts.hand)
    loose = [code for code in throws if left[code] + melds.points(card_of(code)) == whole]
    saved = {code: melds.points(card_of(code)) for code in loose or throws}
    most = max(saved.values())
    return [code for code, points in saved.items() if points >= most - SAVING]


def costs(facts: Facts, card: CardSet, deadwood: int) -> tuple[int, int, int]:
    """Return what is bad about throwing a card: deadwood left, prospects lost, and the danger."""
    weight = max(PROSPECTS_AT_FIRST - facts.turns, PROSPECTS_AT_LAST)
    draws = best_draws(facts.hand ^ card, facts.unseen, deadwood)
    return BEST_DRAWS * deadwood, weight * draws, DANGER * danger(facts, card)


def why_discard(facts: Facts, legal: Sequence[int], code: int) -> Reason:
    """Say what of deadwood, prospects and danger spoke most for a discard, or why to knock."""
    if code == actions.BIGGIN:
        return Reason("biggin")
    card = card_of(code)
    deadwood = melds.deadwood(facts.hand ^ card)
    told: dict[str, str | int] = {"card": name_of(card), "deadwood": deadwood}
    throws = [it for it in legal if it < actions.KNOCK]
    if code >= actions.KNOCK:
        return Reason(why_knock(facts, deadwood, bool(throws)), told)
    left = {it: melds.deadwood(facts.hand ^ card_of(it)) for it in throws}
    candidates = [it for it in dear(facts, throws, left) if it != code]
    if not candidates:
        return Reason("discard_dear", told | {"points": melds.points(card)})
    own = costs(facts, card, deadwood)
    found = {it: costs(facts, card_of(it), left[it]) for it in candidates}
    other = min(candidates, key=lambda it: sum(found[it]))
    gains = [theirs - mine for mine, theirs in zip(own, found[other], strict=True)]
    key = ("discard_deadwood", "discard_prospects", "discard_danger")[gains.index(max(gains))]
    return Reason(key, told | {"other": name_of(card_of(other))})


def why_knock(facts: Facts, deadwood: int, could_wait: bool) -> str:
    """Return which of the reasons to knock holds."""
    if deadwood == 0:
        return "knock_gin"
    if not could_wait:
        return "knock_must"
    return "knock_last" if facts.view.stock <= LAST_STOCK else "knock_early"


def name_of(card: CardSet) -> str:
    """Return the name of the only card of a set."""
    return name(card.bit_length() - 1)


def best_draws(hand: CardSet, unseen: CardSet, deadwood: int) -> int:
    """Return the sum of the least deadwood after each of the best cards to draw."""
    nine = min([melds.deadwood(hand ^ card) for card in each(hand)])
    found = []
    for drawn in each(unseen):
        eleven, points = hand | drawn, melds.points(drawn)
        if melds.deadwood(eleven) == deadwood + points:  # the card is in no meld
            found.append(min(deadwood, nine + points))
        else:
            found.append(min([melds.deadwood(eleven ^ card) for card in each(hand)]))
    return sum(sorted(found)[:BEST_DRAWS])


def danger(facts: Facts, card: CardSet) -> int:
    """Return in how many ways the rival can meld a card, weighing the pairs he needs for it."""
    lane = 0x1FFF << (card.bit_length() - 1 & 48)
    others = [rank & lane for rank in (card >> 2, card >> 1, card << 1, card << 2)]
    suits = list(each((GROUP << (card.bit_length() - 1 & 15)) ^ card))
    a, b, c, d = (weight(facts, other) for other in others)
    x, y, z = (weight(facts, other) for other in suits)
    return a * b + b * c + c * d + x * y + x * z + y * z


def weight(facts: Facts, card: CardSet) -> int:
    """Return how likely the rival holds a card; the set may be empty."""
    if card & facts.theirs:
        return KNOWN
    return POSSIBLE if card & facts.unseen else 0


# -- the showdown ----------------------------------------------------------------------------------


def arrange(facts: Facts, legal: Sequence[int]) -> int:
    """Lay out the melds with the least deadwood, then the least that can be laid off on them."""

    def exposed(code: int) -> tuple[int, int]:
        arrangement = code ^ actions.ARRANGE
        left = melds.points(facts.hand & ~showdown.melded(arrangement))
        return left, showdown.exposure(arrangement, PACK & ~(facts.theirs | facts.unseen))

    return min(legal, key=exposed)


def lay_off(facts: Facts, legal: Sequence[int]) -> int:
    """Lay off the next card of the choice that leaves the least deadwood."""
    shown = [cards_of(meld) for meld in facts.view.shown]
    packed = sum(melds.meld_code(meld) << MELD_BITS * place for place, meld in enumerate(shown))
    choice = showdown.lay_offs(facts.hand, packed, 0, 0)
    for place, meld in enumerate(shown):
        laid = showdown.laid_on(meld, choice >> STEP * place & 0xFF)
        for code in legal:
            if code & ~CARD == actions.LAY | place << 6 and card_of(code) & laid:
                return code
    return actions.FINISH


def why_arranged(facts: Facts, code: int) -> Reason:
    """Say what an arrangement leaves."""
    left = melds.points(facts.hand & ~showdown.melded(code ^ actions.ARRANGE))
    return Reason("arrange", {"deadwood": left})


def why_laid_off(code: int) -> Reason:
    """Say what a lay-off saves."""
    if code == actions.FINISH:
        return Reason("finish")
    card = card_of(code)
    return Reason("lay_off", {"card": name_of(card), "points": melds.points(card)})


PHASES: dict[str, Callable[[Facts, Sequence[int]], int]] = {
    "UPCARD1": draw,
    "UPCARD2": draw,
    "DRAW": draw,
    "DISCARD": discard,
    "LAST_DISCARD": draw,
    "SHOW_KNOCKER": arrange,
    "SHOW_DEFENDER": lay_off,
}
REASONS: dict[str, Callable[[Facts, int], Reason]] = {
    "UPCARD1": why_draw,
    "UPCARD2": why_draw,
    "DRAW": why_draw,
    "LAST_DISCARD": why_draw,
    "SHOW_KNOCKER": why_arranged,
    "SHOW_DEFENDER": lambda _, code: why_laid_off(code),
}

BOTS = (SteadyBot,)
