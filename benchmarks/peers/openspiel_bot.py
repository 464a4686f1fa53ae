"""The policy of OpenSpiel's simple gin rummy bot, at tables of this engine.

The policy: take the upcard for a knock, or if it is in the bot's best melds; knock as soon as it is
allowed; throw the highest card outside those melds; lay nothing off.  Its choice among equally good
arrangements depends on the order in which it looks at melds.  That order is kept, and
``tests/bots/test_openspiel.py`` compares it with the original's moves.

OpenSpiel numbers cards by suit (spades, clubs, diamonds, hearts: 0 to 3) times 13 plus rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parlour.cards.cards import NUMBERS, RANKS
from parlour.core.deal import Deal
from parlour.games.gin import actions
from parlour.games.gin.view import GinView

SUITS = "scdh"
AFTER_DRAWING = 11


def number(name: str) -> int:
    """Return OpenSpiel's number of a card."""
    return SUITS.index(name[1]) * 13 + RANKS.index(name[0])


def name(card: int) -> str:
    """Return the name of a card with OpenSpiel's number."""
    return RANKS[card % 13] + SUITS[card // 13]


def worth(cards: Iterable[int]) -> int:
    """Return the points of the cards."""
    return sum(min(card % 13 + 1, 10) for card in cards)


def by_rank(card: int) -> tuple[int, int]:
    """Return the key for sorting cards to find the highest: ranks, then suits."""
    return card % 13, card


Meld = tuple[int, ...]


def melds_of(hand: Iterable[int]) -> list[Meld]:
    """Return the melds of up to five cards, in OpenSpiel's order.

    First the groups of four, each with the two groups of three that lack a middle suit; then the
    other groups of three; then the sequences of five, of four and of three.
    """
    ranked, cards = sorted(hand, key=by_rank), sorted(hand)
    found: list[Meld] = []
    for four in windows(ranked, 4):
        if four[0] % 13 == four[3] % 13:
            a, b, c, d = four
            found += [four, (a, b, d), (a, c, d)]
    found += [three for three in windows(ranked, 3) if three[0] % 13 == three[2] % 13]
    for size in (5, 4, 3):
        for run in windows(cards, size):
            if run[-1] - run[0] == size - 1 and run[0] // 13 == run[-1] // 13:
                found.append(run)
    return found


def windows(cards: Sequence[int], size: int) -> Iterator[Meld]:
    """Yield all sequences of *size* neighbours."""
    for start in range(len(cards) - size + 1):
        yield tuple(cards[start : start + size])


def best_melds(hand: Iterable[int]) -> list[Meld]:
    """Return the melds worth most together; of equal ones the first, meld by meld."""
    best: tuple[int, list[Meld]] = (0, [])

    def extend(chosen: list[Meld], total: int, rest: list[Meld]) -> None:
        nonlocal best
        if total > best[0]:
            best = total, chosen
        for place, meld in enumerate(rest):
            later = [other for other in rest[place + 1 :] if not set(other) & set(meld)]
            extend([*chosen, meld], total + worth(meld), later)

    extend([], 0, melds_of(hand))
    return best[1]


def loose(hand: Iterable[int]) -> list[int]:
    """Return the cards outside the best melds, the highest last."""
    melded = {card for meld in best_melds(hand) for card in meld}
    return sorted((card for card in hand if card not in melded), key=by_rank)


def deadwood(hand: Sequence[int]) -> int:
    """Return the points of the cards outside the best melds; of eleven the highest is thrown."""
    left = loose(hand)
    return worth(left[:-1] if len(hand) == AFTER_DRAWING else left)


def wants(hand: Sequence[int], upcard: int, limit: int) -> bool:
    """Return whether the bot takes the upcard."""
    eleven = [*hand, upcard]
    return deadwood(eleven) <= limit or upcard not in loose(eleven)


def thrown(hand: Sequence[int]) -> list[int]:
    """Return the cards of eleven that the bot might throw, the one that it throws first.

    If all are melded, it is the first that leaves all others melded.
    """
    left = loose(hand)
    if left:
        return left[::-1]
    rests = {card: [other for other in hand if other != card] for card in sorted(hand)}
    return [card for card, rest in rests.items() if deadwood(rest) == 0]


class OpenSpielBot:
    """That policy as a bot; if rule T4 bars its card, it throws the next one."""

    name = "openspiel"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        view: GinView = seen.view(seen.seat)
        legal = seen.legal()
        hand = [number(card) for card in view.hand]
        if view.phase == "SHOW_DEFENDER":
            return actions.FINISH
        if view.phase == "SHOW_KNOCKER":
            return legal[0]
        if view.phase == "DISCARD":
            order = [NUMBERS[name(card)] for card in thrown(hand)]
            codes = [kind | card for kind in (actions.KNOCK, actions.DISCARD) for card in order]
            return next((code for code in codes if code in legal), legal[-1])
        if actions.TAKE not in legal:
            return legal[-1]
        if view.phase == "LAST_DISCARD" or wants(hand, number(view.pile[-1]), view.knock_limit):
            return actions.TAKE
        return next(code for code in legal if code != actions.TAKE)
