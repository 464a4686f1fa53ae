"""The discard of a player of German Rummy: costly, and unlikely to join a meld.

With foresight it also considers the next draw: the cheapest card whose loss leaves the best melds
on average.
"""

from __future__ import annotations

from ...cards import bits, counted
from ...core import codec
from ...core.actions import Actions
from ...games.romme import actions, opening
from ...games.romme import state as rules
from ...games.romme.deal import RommeDeal
from ...pieces import jokers
from . import outlook

DISCARD = actions.DISCARD
KIND = ~codec.PAYLOAD & bits.ALL
CARD = actions.CARD
JOKER_KEPT = 1500  # a joker is discarded only if there is no other card
PLANNED = 480  # a card of the planned melds is kept before other cards
FAR = 120  # a card worth this much more than none belongs to a planned meld
EACH_LIVE = 12  # per card that would make a meld with this and another one
FITS = 50  # for a card to lay off later, which the next player could use, too
TWIN = 20  # against a card with a twin in hand
FORESEEN, WITHIN = 4, 60  # discards to examine, and by how much they may exceed the cheapest
GIVES_OUT = 960  # for a card with which the next player may go out
HOPE = 5  # per tenth of the melds' worth after the next draw
CALM, HASTE = 2, 3  # against a card, per point; more if somebody may go out soon


def best_discard(deal: RommeDeal, legal: Actions, foresight: bits.i32) -> bits.u64:
    """Return the discard that leaves the best hand, or the first action if there is none."""
    worth: bits.i32x128 = [0] * 128
    first = rate_discards(deal, legal, worth)
    spare_the_next(deal, legal, first, worth)
    if foresight and first < legal.n:
        return most_hoped(deal, legal, first, worth)
    return least_kept(legal, first, worth)


def spare_the_next(deal: RommeDeal, legal: Actions, first: bits.i32, worth: bits.i32s) -> None:
    """Keep cards that help a next player out who has opened: lay-offs, and swaps for jokers."""
    rival = deal.after(deal.seat)
    helping: bits.u64 = 0
    if deal.opened >> rival & 1:
        held = counted.size(deal.hand, rules.WIDTH * rival)
        if held == 1:
            helping = outlook.fitting(deal)
        if held <= outlook.CLOSE:
            helping |= outlook.freeing(deal)
    for i in range(first, legal.n):
        card: bits.i32 = legal.items[i] & CARD
        if card != bits.JOKER and helping & bits.bit(card):
            worth[card] = min(worth[card] + GIVES_OUT, JOKER_KEPT - 1)


def least_kept(legal: Actions, first: bits.i32, worth: bits.i32s) -> bits.u64:
    """Return the discard, of those from *first* on, of the least valuable card."""
    best: bits.u64 = legal.items[0]
    least: bits.i32 = JOKER_KEPT + 1
    for i in range(first, legal.n):
        card: bits.i32 = legal.items[i] & CARD
        if worth[card] < least:
            least = worth[card]
            best = legal.items[i]
    return best


def most_hoped(deal: RommeDeal, legal: Actions, first: bits.i32, worth: bits.i32s) -> bits.u64:
    """Return the cheap discard that leaves the best hopes; never a planned card."""
    gone: bits.u64x4 = [0] * 4
    outlook.count_gone(deal, gone)
    code = least_kept(legal, first, worth)
    best = code
    most: bits.i32 = 0
    limit = min(worth[code & CARD] + WITHIN, PLANNED - FAR)
    tried: bits.i32 = 0
    while tried < FORESEEN and worth[code & CARD] < limit:
        card: bits.i32 = code & CARD
        found = HOPE * hoped(deal, gone, card) - worth[card]
        if tried == 0 or found > most:
            most = found
            best = code
        worth[card] = JOKER_KEPT
        tried += 1
        code = least_kept(legal, first, worth)
    return best


def hoped(deal: RommeDeal, gone: bits.u64s, card: bits.i32) -> bits.i32:
    """Return the average worth, in tenths, of the hand without a card after the next draw."""
    at = rules.WIDTH * deal.seat
    one = bits.bit(card)
    twice = deal.hand[at + 1] & ~(one & ~deal.hand[at + 3])
    once = deal.hand[at] & ~(one & ~deal.hand[at + 1])
    wild: bits.i32 = deal.hand[at + 2]
    fits = outlook.fitting(deal)
    now = outlook.held_worth(deal, once, twice, fits)
    more: bits.i32 = 0
    left: bits.i32 = 1
    cards = bits.LANE * bits.RANK & ~(gone[1] & gone[3])
    while cards:
        new = cards & -cards
        cards ^= new
        several = outlook.live(gone, new)
        left += several
        if (opening.usable(once | new, wild, deal.limits) | fits) & new:
            more += several * (outlook.held_worth(deal, once | new, twice | once & new, fits) - now)
    return 10 * now + 10 * more // left


def rate_discards(deal: RommeDeal, legal: Actions, worth: bits.i32s) -> bits.i32:
    """Write the worth of keeping each card that may be discarded.

    Return the index at which the discards, the last of the actions, begin.
    """
    gone: bits.u64x4 = [0] * 4
    outlook.count_gone(deal, gone)
    hand = deal.hand[rules.WIDTH * deal.seat]
    kept = kept_for_melds(deal)
    fits = outlook.fitting(deal)
    haste: bits.i32 = CALM
    if outlook.is_urgent(deal):
        haste = HASTE
    first = legal.n
    while first > 0 and legal.items[first - 1] & KIND == DISCARD:
        first -= 1
        card: bits.i32 = legal.items[first] & CARD
        worth[card] = JOKER_KEPT
        if card != bits.JOKER:
            worth[card] = EACH_LIVE * outlook.prospects(hand, gone, card, deal.limits)
            worth[card] -= haste * outlook.cost(card)
            if kept & bits.bit(card):
                worth[card] += PLANNED
            if fits & bits.bit(card):
                worth[card] += FITS
            if deal.hand[rules.WIDTH * deal.seat + 1] & bits.bit(card):
                worth[card] -= TWIN
    return first


def kept_for_melds(deal: RommeDeal) -> bits.u64:
    """Return the cards that the acting seat needs for its best melds and has no twin of."""
    chosen: bits.u64x16 = [0] * 16
    outlook.choose_melds(deal, chosen)
    once: bits.u64 = 0
    twice: bits.u64 = 0
    i: bits.i32 = 8
    while chosen[i]:
        cards = jokers.naturals(chosen[i])
        twice |= once & cards
        once |= cards
        i += 1
    return once & ~(deal.hand[rules.WIDTH * deal.seat + 1] & ~twice)
