"""The policy for the worlds of searches in games in which cards are played up in sequence.

It counts the cards that are gone or known to be dead, the likelihood that another card is in a
hand, and so how far a run goes, who plays its last card and what it pays.  It knows the worth of a
hand before an exchange, and how many poker hands five cards beat.  So it can tell which hands of
the others contradict their bids, bets and leads.

The weights of leads and of hands were fitted to the results of searches.  All numbers are integers,
so that machines agree.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...cards.rng import Random
from ...core import codec
from ...core.actions import Actions
from ...core.deal import Deal
from ...games.stops import actions, hidden, state
from ...games.stops.deal import StopsDeal
from ...pieces import auction, betting, ladder, poker, pots, stops
from ...search.policy import Policy

PAYLOAD = codec.PAYLOAD
EXCHANGE, OFFER, BID, RAISE = actions.EXCHANGE, actions.OFFER, actions.BID, actions.RAISE
ACE, CARD, HEARTS = 12, 63, 2  # the highest rung; the bits of a code for its card; a suit
ONE = 1024  # a certainty
NEARLY_OUT = 3  # cards with which a player is about to win
LEADS = [0, 8840, 3508, 384, -1048, -2256, 900, -2812, -300, 252, 1728, 228, -1196, 1512, 1000]
"""Thousandths of a chip for what `measure` finds in a lead (`training/stops/leads.py`)."""
LAST, MOST_OTHERS = 0, 5  # the first six: by the number of cards of other suits
SHED, SHED_SHARE, OTHERS, PAY, NEAR_LAST, WHOLE, SINGLE, ALONE, WITH_ACE = range(6, 15)
MEASURES = 15
GONE, SURE, HELD, NEAR = 0, 1, 2, 3  # the parts that `take_stock` writes
QUANTILES = [
    *(167, 185, 199, 202, 214, 218, 220, 220, 301, 333, 365, 396, 428, 458, 643),
    *(186, 202, 217, 219, 220, 299, 317, 348, 379, 408, 429, 459, 593, 681, 842),
    *(203, 220, 284, 315, 333, 365, 397, 428, 459, 577, 644, 689, 715, 886, 1232),
    *(220, 314, 349, 396, 429, 475, 611, 647, 678, 698, 723, 844, 1136, 1447, 1555),
    *(331, 411, 476, 625, 658, 678, 697, 713, 729, 971, 1168, 1232, 1482, 1500, 1660),
    *(476, 628, 663, 692, 710, 726, 861, 1152, 1216, 1447, 1481, 1498, 1564, 1640, 1705),
    *(646, 693, 713, 730, 1120, 1184, 1232, 1463, 1482, 1497, 1500, 1586, 1636, 1685, 1734),
    *(696, 730, 1152, 1216, 1432, 1466, 1482, 1497, 1500, 1563, 1606, 1642, 1676, 1709, 1746),
    *(732, 1200, 1432, 1466, 1482, 1497, 1499, 1500, 1581, 1613, 1644, 1675, 1705, 1733, 1755),
    *(1232, 1462, 1481, 1483, 1499, 1500, 1573, 1597, 1628, 1654, 1676, 1703, 1722, 1741, 1853),
    *(1464, 1482, 1497, 1499, 1500, 1581, 1611, 1634, 1658, 1677, 1701, 1721, 1738, 1754, 1932),
    *(1482, 1498, 1500, 1563, 1594, 1613, 1643, 1661, 1683, 1703, 1720, 1737, 1752, 1821, 1981),
    *(1496, 1500, 1565, 1597, 1628, 1645, 1671, 1690, 1705, 1721, 1737, 1750, 1756, 1901, 2128),
    *(1499, 1565, 1597, 1628, 1656, 1675, 1692, 1708, 1722, 1737, 1741, 1756, 1869, 1965, 2160),
]
"""Poker hands (category and two ranks) that a number of sixteenths of all do not beat: a row for
the best five of 5 cards, of 6, and so on to 18 (`training/stops/poker_hands.py`)."""
ROW, LEAST_CARDS, MOST_CARDS = 15, 5, 18
STRENGTH = 12  # low bits of a worth that the table omits
DOUBT = 6  # factor by which hands below the middle are rarer for a seat that has put chips in
EDGE = 1536  # raise with this multiple of a fair share
EXCHANGE_AT = 100  # hundredths of a chip by which the spare hand must promise more than the own one
OFFERED = 60  # hundredths of that promise to bid for it
LEFT_OVER = 12  # chips that a bidder keeps for the next ante and for bets
HUNDRED = 100
WORST = 96  # the largest penalty
UNLIKELY = 20  # hundredths of a chip of contradiction to a bid, per point of penalty
UNSURE = 100  # thousandths of a chip by which a lead was worse than another, per point of penalty
LEADS_COUNT = 16  # the largest part of a penalty for a lead
globals().update(ROW=ROW, LEAST_CARDS=LEAST_CARDS, MOST_CARDS=MOST_CARDS, STRENGTH=STRENGTH)


class CountingPolicy(Policy):
    """Counts cards when it leads, bids what a hand lacks, and bets by how many hands it beats."""

    def kind(self) -> type[Deal]:
        return StopsDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return answer(cython.cast(StopsDeal, deal), legal)

    def candidates(self, deal: Deal, out: Actions) -> None:
        list_worthy(cython.cast(StopsDeal, deal), out)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return doubt(cython.cast(StopsDeal, deal), seat)

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return chips_of(cython.cast(StopsDeal, deal), seat)

    def unit(self, deal: Deal) -> int:
        sitting: int = cython.cast(StopsDeal, deal).sitting
        return sitting


def answer(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Return the acting seat's action."""
    phase = deal.phase
    code = legal.items[0]  # to follow
    if phase == state.LEAD:
        if legal.n > 1:
            code = best_lead(deal, legal)
    elif phase == state.AUCTION:
        code = bid(deal, legal)
    elif phase == state.EXCHANGE:
        code = exchange(deal, legal)
    elif phase == state.SELECT:
        code = deal.pack(poker.best(deal.hand[deal.seat], deal.ace_low))
    elif phase == state.BET:
        code = bet(deal, legal)
    elif phase == state.PAY:
        code = legal.items[legal.n - 1]
    return code


def chips_of(deal: StopsDeal, seat: bits.i32) -> bits.i32:
    """Return a seat's gain, with its share of what is left on the mat, times the seats."""
    return deal.points(seat) * deal.sitting + pots.total(deal.board, state.SECTIONS)


def list_worthy(deal: StopsDeal, out: Actions) -> None:
    """List the actions worth trying: of bids and raises also some above the lowest.

    A seat that can stay in for nothing never folds.
    """
    deal.find_actions(out)
    if deal.phase == state.PAY:
        all_claims = out.items[out.n - 1]
        out.clear()
        out.add(all_claims)
    elif deal.phase == state.SELECT:
        out.clear()
        out.add(deal.pack(poker.best(deal.hand[deal.seat], deal.ace_low)))
    elif deal.phase in (state.BET, state.AUCTION) and out.n > 1:
        least = out.items[out.n - 1]
        most = deal.last_of(least)
        step: bits.u64 = 1
        steps: bits.i32 = 5
        if deal.phase == state.BET:
            step = max(total_pot(deal) // 2, 1)
            steps = 2
        elif deal.auctions == auction.OPEN:
            steps = 1
        for times in range(1, steps + 1):
            code: bits.u64 = least + step * times
            if code <= most:
                out.add(code)
        if deal.phase == state.BET and not betting.due(deal.bet, deal.stack, deal.paid, deal.seat):
            out.n -= 1
            for i in range(out.n):
                out.items[i] = out.items[i + 1]


def total_pot(deal: StopsDeal) -> bits.i32:
    """Return all chips at stake in the betting."""
    total = deal.board[deal.pool]
    for seat in range(deal.seats):
        total += deal.paid[seat]
    return total


# -- the spare hand --------------------------------------------------------------------------------


def hope(deal: StopsDeal, place: bits.i32) -> bits.i32:
    """Return by how much an unknown hand is better than this one, in hundredths of a chip."""
    cards = deal.hand[place]
    if place < state.SPARE:
        cards |= deal.played[place]
    size: bits.i32 = bits.count(cards)
    aces: bits.i32 = bits.count(cards & stops.ACES)
    twos: bits.i32 = bits.count(cards & stops.ACES << 1)
    found: bits.i32 = 80 * (size - bits.count(deal.hand[state.SPARE])) - 40
    found += 70 * twos + (200 * size) // 13 - 270 * aces
    if deal.poker_first:
        pot: bits.i32 = deal.mat[deal.pool] + deal.sitting
        rank = rank_of(cards, size, deal.ace_low)
        strong: bits.i32 = 240 * rank // ONE + 1060 * rank // ONE * rank // ONE * rank // ONE
        found += 340 - strong * (pot + 4) // 8
    each: bits.i32 = 75 if deal.on_play else 120
    for section in range(state.SINGLES):
        chips = deal.mat[section] + deal.sitting
        found += each * chips * size // 52
        if cards & deal.pay_card[section]:
            found -= each * chips
    if cards & state.KING_QUEEN == state.KING_QUEEN:
        found -= each * (deal.mat[state.QKH] + deal.sitting)
    if stops.sequences(cards, deal.run_low):
        found -= each * (deal.mat[state.RUN] + deal.sitting)
    return found


def exchange(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Take the spare hand if it promises more, otherwise sell it."""
    code: bits.u64 = legal.items[legal.n - 1]
    if legal.items[0] == EXCHANGE and hope(deal, deal.seat) > EXCHANGE_AT:
        code = EXCHANGE
    elif legal.n > 1 and legal.items[legal.n - 2] == OFFER:
        code = OFFER
    return code


def bid(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Bid as little as possible, up to a part of the spare hand's advantage."""
    code: bits.u64 = legal.items[0]
    if legal.n > 1:
        gain: bits.i32 = hope(deal, deal.seat) * OFFERED // 10_000
        most: bits.i32 = min(gain, deal.stack[deal.seat] - LEFT_OVER)
        lowest: bits.i32 = legal.items[1] & PAYLOAD
        if lowest <= most:
            code = legal.items[1]
            if deal.auctions == auction.SEALED:
                chips: bits.u64 = most
                code = BID | chips
    return code


# -- poker -----------------------------------------------------------------------------------------


def rank_of(cards: bits.u64, size: bits.i32, ace_low: bits.i32) -> bits.i32:
    """Return how many hands of *size* cards a poker hand beats, of `ONE`."""
    worth: bits.i32 = poker.strength(cards, ace_low) >> STRENGTH
    row: bits.i32 = ROW * (min(max(size, LEAST_CARDS), MOST_CARDS) - LEAST_CARDS)
    found: bits.i32 = ONE // 32
    for i in range(ROW):
        if worth >= QUANTILES[row + i]:
            found += ONE // 16
    return found


def chance(deal: StopsDeal, seat: bits.i32) -> bits.i32:
    """Return the expected share of the pot of a seat's five, against those still in, of `ONE`."""
    cards: bits.i32 = bits.count(deal.hand[seat])
    rank = rank_of(deal.five[seat], cards, deal.ace_low)
    doubted: bits.i32 = 2 * rank
    if rank > ONE // 2:
        doubted = ONE + DOUBT * (2 * rank - ONE)
    found: bits.i32 = ONE
    live = betting.live(deal.bet)
    for other in range(deal.seats):
        if other != seat and live & bits.bit(other):
            found = found * (doubted // (DOUBT + 1) if deal.paid[other] else rank) // ONE
    return found


def bet(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Raise with more than a fair share of the pot, call if the pot is worth it, else fold."""
    seat = deal.seat
    share = chance(deal, seat)
    pot = total_pot(deal)
    due = betting.due(deal.bet, deal.stack, deal.paid, seat)
    code: bits.u64 = legal.items[0]
    if legal.n == 3 and share * bits.count(betting.live(deal.bet)) > EDGE:
        more: bits.u64 = pot // 2
        code = min(max(legal.items[2], RAISE | more), deal.last_of(legal.items[2]))
    elif due == 0 or share * (pot + due + 1) >= due * ONE:
        code = legal.items[1]
    return code


# -- leads -----------------------------------------------------------------------------------------


def best_lead(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Return the lead with the best expectation."""
    known: bits.u64x16 = [0] * 16
    seat = deal.seat
    dead = hidden.dead_cards(deal) | former(deal, seat)
    take_stock(deal, seat, deal.hand, deal.played, dead, known)
    best: bits.u64 = legal.items[0]
    most: bits.i64 = 0
    for i in range(legal.n):
        worth = lead_worth(deal, legal.items[i] & CARD, deal.hand[seat], known)
        if i == 0 or worth > most:
            most = worth
            best = legal.items[i]
    return best


def former(deal: StopsDeal, seat: bits.i32) -> bits.u64:
    """Return the dead hand if a seat knows it because it was its own."""
    return deal.hand[state.SPARE] if deal.knower[state.SPARE] == seat else 0


def take_stock(
    deal: StopsDeal,
    seat: bits.i32,
    hands: bits.u64s,
    played: bits.u64s,
    dead: bits.u64,
    known: bits.u64s,
) -> None:
    """Write what a seat knows of the others' cards, given these hands and cards played.

    The parts are the cards that nobody holds, those that are certainly held, the chance that any
    other is held, and whether another seat has few cards left.
    """
    gone: bits.u64 = dead
    shown: bits.u64 = 0
    fewest: bits.i32 = NEARLY_OUT + 1
    theirs: bits.i32 = 0
    for i in range(deal.sitting):
        other = deal.order[i]
        gone |= played[other]
        if other != seat:
            shown |= deal.shown[other] & hands[other]
            count: bits.i32 = bits.count(hands[other])
            theirs += count
            fewest = min(fewest, count)
    buried: bits.i32 = bits.count(deal.hand[state.SPARE]) - bits.count(dead)
    unseen: bits.i32 = theirs - bits.count(shown) + buried
    known[GONE] = gone
    known[SURE] = shown
    known[HELD] = ONE - ONE * buried // unseen if unseen > 0 else ONE
    known[NEAR] = 1 if fewest <= NEARLY_OUT else 0


def lead_worth(deal: StopsDeal, card: bits.i32, hand: bits.u64, known: bits.u64s) -> bits.i64:
    """Return the expectation of leading a card, in thousandths of a chip."""
    found: bits.u64x16 = [0] * 16
    measure(deal, card, hand, known, found)
    worth: bits.i64 = 0
    for place in range(MEASURES):
        each: bits.i64 = found[place]
        worth += LEADS[place] * each
    return worth // ONE


def measure(
    deal: StopsDeal, card: bits.i32, hand: bits.u64, known: bits.u64s, found: bits.u64s
) -> None:
    """Write what speaks for and against a lead, `ONE` for each certain card, chip or fact.

    `LAST` is the chance to play the run's last card, by the number of the player's cards of other
    suits: with one, the next lead wins.  `SHED` are the player's own cards of the run,
    `SHED_SHARE` quarters of the hand, `OTHERS` the cards of others, and `PAY` the chips for the
    own ones.  `NEAR_LAST` is `LAST` again if another player has few cards.  `WHOLE` are the
    player's cards of the suit.  The rest are facts: it is the only one (`SINGLE`), nobody else
    brings the suit out (`ALONE`), the ace is among them (`WITH_ACE`).
    """
    suit: bits.i32 = card >> 4
    mine = ladder.rungs_of(hand, suit)
    gone = ladder.rungs_of(known[GONE], suit)
    sure = ladder.rungs_of(known[SURE], suit)
    held: bits.i32 = known[HELD]
    low: bits.i32 = bits.first(mine)
    alive: bits.i32 = ONE  # the chance that the run gets this far
    last: bits.i32 = 0
    own: bool = True
    rung: bits.i32 = low
    while rung <= ACE and not gone & bits.bit(rung):
        if mine & bits.bit(rung):
            found[SHED] += alive
            own = True
            if deal.on_play:
                found[PAY] += alive * pays(deal, suit, rung, mine)
        else:
            if not sure & bits.bit(rung):
                ends: bits.i32 = alive - alive * held // ONE
                alive -= ends
                if own:
                    last += ends
            found[OTHERS] += alive
            own = False
        rung += 1
    if own:
        last += alive
    below = (bits.bit(low) - 1) & ~gone
    feeders: bits.i32 = ONE * bits.count(below & sure) + held * bits.count(below & ~sure)
    size: bits.i32 = bits.count(hand)
    whole: bits.i32 = bits.count(mine)
    found[LAST + min(size - whole, MOST_OTHERS)] = last
    found[SHED_SHARE] = 4 * found[SHED] // size
    found[NEAR_LAST] = last if known[NEAR] else 0
    found[WHOLE] = ONE * whole
    found[SINGLE] = ONE if whole == 1 else 0
    found[ALONE] = ONE if feeders < ONE // 2 else 0
    found[WITH_ACE] = ONE if mine & bits.bit(ACE) else 0


def measures(deal: StopsDeal, code: bits.u64) -> list[int]:
    """Return what `measure` finds in a lead of the acting seat (for Python)."""
    known: bits.u64x16 = [0] * 16
    found: bits.u64x16 = [0] * 16
    dead = hidden.dead_cards(deal) | former(deal, deal.seat)
    take_stock(deal, deal.seat, deal.hand, deal.played, dead, known)
    measure(deal, code & CARD, deal.hand[deal.seat], known, found)
    return [found[place] for place in range(MEASURES)]


def pays(deal: StopsDeal, suit: bits.i32, rung: bits.i32, mine: bits.u64) -> bits.i32:
    """Return the payment for playing a card, with those of its suit in the same hand."""
    card: bits.u64 = ladder.cards_of(bits.bit(rung), suit)
    chips: bits.i32 = 0
    for section in range(state.SINGLES):
        if card & deal.pay_card[section]:
            chips += deal.board[section]
    if suit == HEARTS and rung == ACE - 1 and mine >> (ACE - 2) & 3 == 3:
        chips += deal.board[state.QKH]
    if rung == deal.run_low + 1 and mine >> (deal.run_low - 1) & 7 == 7:
        chips += deal.board[state.RUN]
    return chips


# -- what the others have done ---------------------------------------------------------------------


def doubt(deal: StopsDeal, seat: bits.i32) -> bits.i32:
    """Return how much the others' hands contradict their bids, bets and leads."""
    found: bits.i32 = 0
    if deal.auctioned:
        found += doubt_bids(deal, seat)
    if deal.phase == state.BET:
        found += doubt_bets(deal, seat)
    elif deal.phase >= state.LEAD:
        found += doubt_leads(deal, seat)
    return min(found, WORST)


def doubt_bids(deal: StopsDeal, seat: bits.i32) -> bits.i32:
    """Return how much the others' hands contradict their bids, or a sale."""
    found: bits.i32 = 0
    over: bool = deal.phase != state.AUCTION
    buyer: bits.i32 = auction.buyer(deal.auction) if over else -1
    for i in range(deal.sitting):
        other = deal.order[i]
        wrong: bits.i32 = 0
        if other != seat:
            gain = hope(deal, state.SPARE if other == buyer else other)
            asked: bool = over or not auction.waiting(deal.auction) >> other & 1
            offered = auction.bid_of(deal.auction, other)
            if other == deal.dealer:
                wrong = gain - EXCHANGE_AT if deal.exchanges else 0
            elif offered:
                wrong = offered * HUNDRED * HUNDRED // OFFERED - gain
            elif asked:
                more: bits.i32 = auction.price(deal.auction) + 1
                wrong = gain - more * HUNDRED * HUNDRED // OFFERED
        if wrong > 0:
            found += wrong // UNLIKELY
    return found


def doubt_bets(deal: StopsDeal, seat: bits.i32) -> bits.i32:
    """Return how much the others' fives contradict the chips that they have put in, or not."""
    found: bits.i32 = 0
    live = betting.live(deal.bet)
    waiting = deal.bet[betting.WAITING]
    for i in range(deal.sitting):
        other = deal.order[i]
        if other != seat:
            cards: bits.i32 = bits.count(deal.hand[other])
            rank = rank_of(deal.five[other], cards, deal.ace_low)
            asked: bool = not waiting >> other & 1
            if deal.paid[other]:
                if rank < ONE // 2:
                    found += 20
                elif rank < ONE * 11 // 16:
                    found += 6
            elif not live >> other & 1:
                if rank > ONE * 11 // 16:
                    found += 16
            elif asked and rank > ONE * 12 // 16:
                found += 20
    return found


def doubt_leads(deal: StopsDeal, seat: bits.i32) -> bits.i32:
    """Return how much the others' hands contradict their leads.

    It goes back run by run, and returns the cards that were played to the hands.
    """
    hands: bits.u64x16 = [0] * 16
    played: bits.u64x16 = [0] * 16
    every: bits.u64 = 0
    for i in range(deal.sitting):
        other = deal.order[i]
        hands[other] = deal.hand[other]
        played[other] = deal.played[other]
        every |= deal.played[other]
    found: bits.i32 = 0
    for back in range(deal.runs):
        place: bits.i32 = deal.runs - 1 - back
        first: bits.i32 = deal.run[place] & CARD
        length: bits.i32 = deal.run[place] >> state.RUN_LENGTH
        rungs: bits.u64 = (bits.bit(length) - 1) * ladder.rungs_of(bits.bit(first), first >> 4)
        cards = ladder.cards_of(rungs, first >> 4)
        leader: bits.i32 = -1
        for i in range(deal.sitting):
            other = deal.order[i]
            if played[other] & bits.bit(first):
                leader = other
            hands[other] |= played[other] & cards
            played[other] &= ~cards
        if leader >= 0 and leader != seat:
            found += doubt_lead(deal, leader, place, hands, played, every)
    return found


def doubt_lead(
    deal: StopsDeal,
    leader: bits.i32,
    place: bits.i32,
    hands: bits.u64s,
    played: bits.u64s,
    every: bits.u64,
) -> bits.i32:
    """Return how much a hand contradicts the lead of a run from it.

    *hands* and *played* are those before the run, *every* are all cards played until now.
    """
    known: bits.u64x16 = [0] * 16
    dead = former(deal, leader)
    barred: bits.u64 = 0
    for before in range(place):
        end: bits.i32 = hidden.last_of(deal, before)
        after: bits.i32 = stops.next_card(end)
        if after >= 0 and not deal.optional:
            dead |= bits.bit(after) & ~every
        barred = stops.barred_after(end, deal.suit_change)
    take_stock(deal, leader, hands, played, dead, known)
    first: bits.i32 = deal.run[place] & CARD
    own = lead_worth(deal, first, hands[leader], known)
    most: bits.i64 = own
    others = stops.lowest_of_suits(hands[leader] & ~barred) & ~bits.bit(first)
    while others:
        most = max(most, lead_worth(deal, bits.first(others), hands[leader], known))
        others &= others - 1
    return min((most - own) // UNSURE, LEADS_COUNT)
