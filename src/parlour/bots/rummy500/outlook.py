"""The worth of cards to the Rummy 500 bot: in hand, on the table, and on the discard pile.

A hand is judged by what it can lay down at once, by the partners of its other cards, and by their
cost if the deal ends soon.  All numbers are integers (quarters of a point), so that machines agree.
A *hand* is a counted set (`cards.counted`) at the beginning of an array; *risk* is the possible
cost of a card left in hand, in quarters of its points.  A *table* describes the possible lay-offs.
It has the cards that fit, with bit 63 if there is a meld; where they extend a run, as positions
with aces at both ends (around the corner, as cards); 1 if they are counted carelessly; and the
limits of melds.
"""

from __future__ import annotations

from ...cards import bits, counted
from ...games.rummy500 import actions, plays, state
from ...games.rummy500.deal import Rummy500Deal
from ...pieces import jokers

FITS, REACH, CARELESS, LIMITS = 0, 1, 2, 3  # the parts of a table
CONTESTED = 5  # cards that could be in a set or a run: if there are more, all go the same way
TAKE, DEEP, MELD, CALL_MELD = actions.TAKE, actions.DEEP, actions.MELD, actions.CALL_MELD
KIND, CARD, PLACE, INDEX = state.KIND, 63, 63, 127
INDEX_BITS, PLACE_BITS, END_BITS = actions.INDEX_BITS, actions.PLACE_BITS, actions.END_BITS
HIGH_END, MELD_CODE = actions.HIGH_END, actions.MELD_CODE
HIGH_ACE, JOKER_BIT = jokers.HIGH_ACE, plays.JOKER_BIT
JOKER = bits.JOKER

QUARTERS = 4
PARTNERS = 4  # more do not make a card better
JOKER_WORTH = 15
CALLED, MELDED = 4, 10  # a discard that others can play gives them its points, or a meld's
COMPLETING = 4  # a pair that makes a meld with the discard, in 32nds of its points

PAIRED = 1 << 1 | 1 << 2 | 1 << 16 | 1 << 32 | 1 << 48  # partners in a meld with a joker
ACE_PAIRED = 1 << 11 | 1 << 12
TWO_PAIRED = 1 << 11  # around the corner
BELOW, AROUND, ABOVE = 0b00011, 0b01010, 0b11000  # pairs that complete a run
globals().update(QUARTERS=QUARTERS)


# -- a hand, and what a play takes from it ---------------------------------------------------------


def hand_of(deal: Rummy500Deal, seat: bits.i32, hand: bits.u64s) -> None:
    """Make *hand* that of a seat."""
    for i in range(counted.WIDTH):
        hand[i] = deal.hand[4 * seat + i]


def begin_table(deal: Rummy500Deal, careless: bits.i32, table: bits.u64s) -> None:
    """Make *table* a table without melds."""
    table[FITS] = 0
    table[REACH] = 0
    table[CARELESS] = careless
    table[LIMITS] = deal.limits


def add_meld(table: bits.u64s, meld: bits.u64, fits: bits.u64) -> None:
    """Add a meld, and the cards that fit it, to a table."""
    table[FITS] |= fits | JOKER_BIT
    if table[LIMITS] & jokers.CORNER:
        if meld & jokers.SET == 0:
            table[REACH] |= fits
    elif meld & jokers.SET == 0:
        end: bits.i32 = (meld & 15) + (meld >> 4 & 15)
        if end == HIGH_ACE:
            fits |= (fits & bits.RANK) << HIGH_ACE
        if meld & 15 != 1:
            fits &= ~bits.RANK
        table[REACH] |= fits


def table_of(deal: Rummy500Deal, careless: bits.i32, table: bits.u64s) -> None:
    """Make *table* the one of a deal."""
    begin_table(deal, careless, table)
    for place in range(deal.melds):
        add_meld(table, deal.meld[place], deal.fit[place])


def pick_up(deal: Rummy500Deal, code: bits.u64, hand: bits.u64s) -> None:
    """Add the cards taken from the discard pile to *hand*."""
    first: bits.i32 = code >> INDEX_BITS & INDEX
    if code == TAKE:
        first = deal.pile_size - 1
    for i in range(first, deal.pile_size):
        counted.add(hand, 0, deal.pile[i])


def naturals_of(code: bits.u64) -> bits.u64:
    """Return the naturals that a play puts on the table."""
    cards: bits.u64 = 0
    if code & KIND in (MELD, CALL_MELD):
        cards = jokers.naturals(code & MELD_CODE)
    elif code & CARD != JOKER:
        cards = bits.bit(code & CARD)
    return cards


def jokers_of(code: bits.u64) -> bits.i32:
    """Return the number of jokers that a play puts on the table."""
    if code & KIND in (MELD, CALL_MELD):
        return jokers.jokers(code & MELD_CODE)
    return 1 if code & CARD == JOKER else 0


# -- what cards count ------------------------------------------------------------------------------


def worth_of(deal: Rummy500Deal, card: bits.i32) -> bits.i32:
    """Return the points of a card in hand, which are those in most melds."""
    if card == bits.JOKER:
        return JOKER_WORTH
    position = card & 15
    return deal.worth[position or HIGH_ACE]


def worth_of_all(deal: Rummy500Deal, cards: bits.u64) -> bits.i32:
    """Return the points of the cards of a set."""
    total: bits.i32 = 0
    while cards:
        total += worth_of(deal, bits.first(cards))
        cards &= cards - 1
    return total


def played(deal: Rummy500Deal, code: bits.u64) -> bits.i32:
    """Return the points that a play puts on the table; an ace is high."""
    return worth_of_all(deal, naturals_of(code)) + JOKER_WORTH * jokers_of(code)


# -- what can be laid down -------------------------------------------------------------------------


def lay_down(deal: Rummy500Deal, table: bits.u64s, hand: bits.u64s) -> bits.i32:
    """Remove from a hand what can be laid down now; return its points."""
    points: bits.i32 = 0
    if table[CARELESS]:
        points = lay_carelessly(deal, table[FITS], hand)
    else:
        several: bool = hand[1] != 0
        laid = best_laid(deal, table, hand[0])
        while laid:
            points += worth_of_all(deal, laid)
            counted.remove_all(hand, 0, laid)
            laid = best_laid(deal, table, hand[0]) if several else 0
    if hand[2]:
        points += lay_jokers(deal, table[FITS] != 0 or points > 0, hand)
    return points


def best_laid(deal: Rummy500Deal, table: bits.u64s, cards: bits.u64) -> bits.u64:
    """Return the cards, aces high, that have most points and can be laid down together.

    A card that could be in a set or a run is tried in both.
    """
    best = laid_with(table, cards, 0)
    contested = best & sets(cards) & in_runs(table, cards)
    if contested:
        most = worth_of_all(deal, best)
        several: bool = bits.count(contested) > CONTESTED
        kept = contested
        while kept:
            laid = laid_with(table, cards, kept)
            points = worth_of_all(deal, laid)
            if points > most:
                best, most = laid, points
            kept = 0 if several else (kept - 1) & contested
    return best


def laid_with(table: bits.u64s, cards: bits.u64, kept: bits.u64) -> bits.u64:
    """Return what can be laid down if some cards are *kept* for sets, and runs come first."""
    laid = in_runs(table, cards & ~kept)
    rest = cards & ~laid
    return laid | sets(rest) | rest & table[FITS]


def in_runs(table: bits.u64s, cards: bits.u64) -> bits.u64:
    """Return the cards that are in runs, with others or with those of the table."""
    if table[LIMITS] & jokers.CORNER:
        return around_the_corner(table, cards)
    lanes = plays.with_high_aces(cards)
    found = lanes & lanes >> 1 & lanes >> 2
    found |= found << 1 | found << 2
    more = lanes & (found << 1 | found >> 1 | table[REACH]) & ~found
    while more:
        found |= more
        more = lanes & (more << 1 | more >> 1) & ~found
    return found & (bits.LANE * bits.RANK) | found >> HIGH_ACE & bits.RANK


def around_the_corner(table: bits.u64s, cards: bits.u64) -> bits.u64:
    """Return the same if runs go around the corner."""
    found = jokers.in_rings(cards)
    more = cards & (jokers.above(found) | jokers.below(found) | table[REACH]) & ~found
    while more:
        found |= more
        more = cards & (jokers.above(more) | jokers.below(more)) & ~found
    return found


def lay_carelessly(deal: Rummy500Deal, fits: bits.u64, hand: bits.u64s) -> bits.i32:
    """Do the same without jokers, as the first heuristic did; return the points.

    It takes the neighbours of every card laid down, even if that card is in a set.
    """
    once = hand[0]
    run = plays.in_runs(once, deal.limits)
    group = sets(once)
    melds = run | sets(once & ~run)
    points = worth_of_all(deal, melds)
    other = group | plays.in_runs(once & ~group, deal.limits)
    if other != melds:
        more = worth_of_all(deal, other)
        if more > points or (more == points and other > melds):
            melds, points = other, more
    counted.remove_all(hand, 0, melds)
    laid: bits.u64 = hand[0] & (fits | beside(melds, deal.limits))
    while laid:
        points += worth_of_all(deal, laid)
        counted.remove_all(hand, 0, laid)
        laid = hand[0] & beside(laid, deal.limits)
    return points


def sets(cards: bits.u64) -> bits.u64:
    """Return the cards with three or four of their rank."""
    return bits.thrice(cards) * bits.RANK & cards


def beside(cards: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the cards next to these in their suits."""
    if limits & jokers.CORNER:
        return (jokers.above(cards) | jokers.below(cards)) & ~cards
    lanes = plays.with_high_aces(cards)
    found = lanes << 1 | lanes >> 1
    return (found & (bits.LANE * bits.RANK) | found >> HIGH_ACE & bits.RANK) & ~cards


def lay_jokers(deal: Rummy500Deal, melds: bool, hand: bits.u64s) -> bits.i32:
    """Lay down jokers: with pairs of cards, and the rest if there are *melds* then."""
    points: bits.i32 = 0
    pair: bits.u64 = best_pair(deal, hand[0])
    while hand[2] and pair:
        points += worth_of_all(deal, pair) + JOKER_WORTH
        counted.remove_all(hand, 0, pair)
        hand[2] -= 1
        melds = True
        pair = best_pair(deal, hand[0])
    if melds:
        wild: bits.i32 = hand[2]
        points += JOKER_WORTH * wild
        hand[2] = 0
    return points


def best_pair(deal: Rummy500Deal, cards: bits.u64) -> bits.u64:
    """Return the two costliest cards that form a meld with one joker; 0 if there are none."""
    best: bits.u64 = 0
    most: bits.i32 = 0
    while cards:
        card = bits.first(cards)
        cards &= cards - 1
        near: bits.u64 = PAIRED
        if card & 15 == 0:
            near |= ACE_PAIRED
        elif card & 15 == 1 and deal.limits & jokers.CORNER:
            near |= TWO_PAIRED
        near = cards & near << card
        while near:
            pair = bits.bit(card) | near & -near
            points = worth_of_all(deal, pair)
            if points > most or (points == most and pair > best):
                best, most = pair, points
            near &= near - 1
    return best


def laid_after(deal: Rummy500Deal, code: bits.u64) -> bits.i32:
    """Return the points that the acting seat could lay down at once after a draw."""
    hand: bits.u64x4 = [0] * 4
    table: bits.u64x4 = [0] * 4
    hand_of(deal, deal.seat, hand)
    table_of(deal, False, table)
    if code & KIND in (TAKE, DEEP):
        pick_up(deal, code, hand)
    return lay_down(deal, table, hand)


# -- what a hand is worth --------------------------------------------------------------------------


def risk_of(deal: Rummy500Deal, seat: bits.i32) -> bits.i32:
    """Return the possible cost of a card left in a seat's hand, in quarters of its points."""
    least: bits.i32 = 108
    for other in range(deal.seats):
        if other != seat:
            least = min(least, counted.size(deal.hand, 4 * other))
    risk: bits.i32 = 1
    if least <= 1:
        risk = 4
    elif least <= 3 or deal.end - deal.top <= 2 * deal.seats:
        risk = 3
    elif least <= 5:
        risk = 2
    return risk


def value_of_hand(
    deal: Rummy500Deal, risk: bits.i32, table: bits.u64s, hand: bits.u64s
) -> bits.i32:
    """Return the worth of a hand, in quarters of a point, and remove what it lays down."""
    points = lay_down(deal, table, hand)
    return QUARTERS * points + rest(deal, risk, hand)


def rest(deal: Rummy500Deal, risk: bits.i32, hand: bits.u64s) -> bits.i32:
    """Return the worth of a hand that lays nothing down, in quarters of a point."""
    wild: bits.i32 = hand[2]
    doubles = risk * worth_of_all(deal, hand[1])
    return hopes(deal, risk, hand[0]) - doubles - JOKER_WORTH * risk * wild // 2


def hopes(deal: Rummy500Deal, risk: bits.i32, cards: bits.u64) -> bits.i32:
    """Return the worth of cards that may get into melds: more with partners.

    Neighbours and equals count two, gaps one; the five classes are found for all at once.
    """
    lanes = plays.with_high_aces(cards)
    up, down = lanes >> 1, cards << 1 | cards >> 12 & bits.RANK
    equal, equals = bits.twice(cards) * bits.RANK, bits.thrice(cards) * bits.RANK
    one = up | down | equal
    two = up & down | (up | down) & equal | equals
    gap, other = lanes >> 2, cards << 2 | cards >> 11 & bits.RANK
    if deal.limits & jokers.CORNER:
        gap, other = jokers.below(jokers.below(cards)), jokers.above(jokers.above(cards))
    gaps = gap & other
    gap ^= other
    total: bits.i32 = 0
    left = cards
    while left:
        card = left & -left
        left ^= card
        partners: bits.i32 = 0
        if card & two:
            partners = PARTNERS
        else:
            if card & one:
                partners = 2
            if card & gaps:
                partners += 2
            elif card & gap:
                partners += 1
        hope = 2 * partners - 3 * risk
        total += worth_of(deal, bits.first(card)) * hope // QUARTERS
    return total


def after_play(
    deal: Rummy500Deal, risk: bits.i32, careless: bits.i32, code: bits.u64, hand: bits.u64s
) -> bits.i32:
    """Return the gain of a play from a hand and the rest's worth, in quarters of a point."""
    table: bits.u64x4 = [0] * 4
    wild: bits.u64 = jokers_of(code)
    begin_table(deal, careless, table)
    place: bits.i32 = deal.melds
    meld: bits.u64 = code & MELD_CODE
    if code & KIND not in (MELD, CALL_MELD):
        card: bits.i32 = code & CARD
        end: bits.i32 = code >> END_BITS & 3 == HIGH_END
        place = code >> PLACE_BITS & PLACE
        meld = jokers.grown(deal.meld[place], card, end, deal.limits)
    for i in range(deal.melds):
        if i != place:
            add_meld(table, deal.meld[i], deal.fit[i])
    add_meld(table, meld, plays.fits(meld, deal.limits))
    counted.remove_all(hand, 0, naturals_of(code))
    hand[2] -= wild
    return QUARTERS * played(deal, code) + value_of_hand(deal, risk, table, hand)


def need(
    deal: Rummy500Deal, risk: bits.i32, table: bits.u64s, hand: bits.u64s, card: bits.i32
) -> bits.i32:
    """Return minus the worth of a hand without a card."""
    left: bits.u64x4 = [0] * 4
    counted.add_set(left, 0, hand, 0)
    counted.remove(left, 0, card)
    return -value_of_hand(deal, risk, table, left)


def need_of(deal: Rummy500Deal, card: bits.i32, careless: bits.i32) -> bits.i32:
    """Return minus the worth of the acting seat's hand without a card."""
    hand: bits.u64x4 = [0] * 4
    table: bits.u64x4 = [0] * 4
    hand_of(deal, deal.seat, hand)
    table_of(deal, careless, table)
    return need(deal, risk_of(deal, deal.seat), table, hand, card)


# -- what a discard may give the others ------------------------------------------------------------


def danger_of(
    deal: Rummy500Deal,
    seat: bits.i32,
    pile: bits.u64,
    placed: bits.u64,
    card: bits.i32,
    tempting: bits.i32,
    wary: bits.i32,
) -> bits.i32:
    """Return what a discard of a seat may give the others, in quarters of a point.

    It goes on a pile with these naturals; *placed* are those of `placed_for`, and *tempting* and
    *wary* those of `Habit`.
    """
    worth = worth_of(deal, card)
    if deal.fits >> card & 1 or card == bits.JOKER:
        return CALLED * worth
    pile |= bits.bit(card)
    if plays.smallest_with(pile, deal.heap[2], card, deal.limits & jokers.CORNER | 1):
        return CALLED * (worth + MELDED)
    if wary and completes_known(deal, seat, card):
        return wary * (worth + MELDED)
    for other in range(deal.seats):
        if other != seat:
            pile |= deal.known[4 * other]
    near = tempting * partners(pile, card, deal.limits)
    near += COMPLETING * completions(bits.ALL & ~placed, card, deal.limits)
    return worth * near // 8


def placed_for(deal: Rummy500Deal, seat: bits.i32) -> bits.u64:
    """Return the naturals that a seat sees in its hand and in melds."""
    found = deal.hand[4 * seat]
    for i in range(deal.melds):
        found |= jokers.naturals(deal.meld[i])
    return found


def completes_known(deal: Rummy500Deal, seat: bits.i32, card: bits.i32) -> bool:
    """Return whether another seat is known to hold the rest of a meld with a card."""
    for other in range(deal.seats):
        cards = deal.known[4 * other]
        wild: bits.i32 = deal.known[4 * other + 2]
        if (
            other != seat
            and (cards or wild)
            and plays.smallest_with(cards | bits.bit(card), wild, card, deal.limits)
        ):
            return True
    return False


def partners(cards: bits.u64, card: bits.i32, limits: bits.i32) -> bits.i32:
    """Return a card's partners, up to 4: neighbours and equals count two, gaps one."""
    rank = card & 15
    others = cards & ~bits.bit(card)
    lane = others >> (card & 48) & bits.LANE
    lane |= (lane if limits & jokers.CORNER else lane & 1) << HIGH_ACE  # as in `jokers.line`
    found = 2 * bits.count(others >> rank & bits.RANK)
    if limits & jokers.CORNER:
        found += near(lane, amid(rank))
    else:
        found += near(lane, rank)
        if rank == 0:
            found += near(lane, HIGH_ACE)
    return min(found, PARTNERS)


def amid(rank: bits.i32) -> bits.i32:
    """Return the place of a rank, with two more on either side, around the corner."""
    return rank if rank > 1 else HIGH_ACE + rank


def near(lane: bits.u64, place: bits.i32) -> bits.i32:
    """Return the same of one suit for a place."""
    around = lane << 2 >> place
    found: bits.i32 = (
        2 * (around >> 1 & 1) + 2 * (around >> 3 & 1) + (around & 1) + (around >> 4 & 1)
    )
    return found


def completions(cards: bits.u64, card: bits.i32, limits: bits.i32) -> bits.i32:
    """Return the number of pairs of these cards that form a meld with another card."""
    rank = card & 15
    equals = bits.count(cards >> rank & bits.RANK & ~bits.bit(card & 48))
    lane = cards >> (card & 48) & bits.LANE
    lane |= (lane if limits & jokers.CORNER else lane & 1) << HIGH_ACE  # as in `jokers.line`
    found = equals * (equals - 1) // 2
    if limits & jokers.CORNER:
        return found + pairs_around(lane, amid(rank))
    found += pairs_around(lane, rank)
    if rank == 0:
        found += pairs_around(lane, HIGH_ACE)
    return found


def pairs_around(lane: bits.u64, place: bits.i32) -> bits.i32:
    """Return the number of pairs of a suit that form a run with a place."""
    around = lane << 2 >> place
    found: bits.i32 = 0
    if around & BELOW == BELOW:
        found += 1
    if around & AROUND == AROUND:
        found += 1
    if around & ABOVE == ABOVE:
        found += 1
    return found
