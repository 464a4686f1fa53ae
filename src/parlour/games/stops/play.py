"""Playing the cards up in sequence, their payments, and the end of the deal.

The leader plays the lowest card of a suit, and the holder of the next card plays it, until a stop.
Unless following is optional, a whole run is played at once.
"""

from __future__ import annotations

from ...cards import bits, lots
from ...pieces import poker, pots, stops, turns
from . import state

NOBODY = -1
POKER_WINNER, DEALER_LEFT, DEALER = 0, 1, 2
LAST_WINNER, SPLIT, SHOWDOWN = 0, 1, 2
PACK = 52
ONE_MORE = 1 << state.RUN_LENGTH  # card of a run


def begin(deal: state.StopsState) -> None:
    """Let the first leader lead (Tripoley R7.1, Michigan Rummy R4.1)."""
    leader = deal.order[0]
    if deal.first_lead == DEALER:
        leader = deal.dealer
    elif deal.first_lead == POKER_WINNER:
        leader = deal.best
    deal.seat = leader
    deal.phase = state.LEAD


def leads(deal: state.StopsState) -> bits.u64:
    """Return the cards that the acting seat may lead."""
    return stops.lowest_of_suits(deal.hand[deal.seat] & ~deal.barred)


def lead(deal: state.StopsState, card: bits.i32) -> None:
    """Begin a run; if following is compulsory, play it to its end."""
    cards: bits.u64 = bits.bit(card)
    if not deal.optional:
        live: bits.u64 = 0
        for i in range(deal.sitting):
            live |= deal.hand[deal.order[i]]
        cards = cut(deal, stops.run_from(card, live), card >> 4)
    length: bits.i32 = bits.count(cards)
    deal.run[deal.runs] = card | length << state.RUN_LENGTH
    deal.runs += 1
    put_down(deal, cards, stops.highest(cards, card >> 4))
    go_on(deal)


def follow(deal: state.StopsState) -> None:
    """Play the card that everybody was asked for."""
    card = deal.next
    deal.run[deal.runs - 1] += ONE_MORE
    put_down(deal, bits.bit(card), card)
    go_on(deal)


def decline(deal: state.StopsState) -> None:
    """Do not play that card; when all have been asked, the run stops."""
    if deal.seat == deal.last_seat:
        stop(deal)
    else:
        deal.seat = turns.after(deal.seat, deal.inside, deal.seats)


def cut(deal: state.StopsState, cards: bits.u64, suit: bits.i32) -> bits.u64:
    """Return the cards of a run that are played before a seat runs out of cards."""
    kept = cards
    for i in range(deal.sitting):
        hand = deal.hand[deal.order[i]]
        if hand & ~cards == 0:
            kept &= stops.up_to(cards, stops.highest(hand, suit))
    return kept


def put_down(deal: state.StopsState, cards: bits.u64, last: bits.i32) -> None:
    """Play cards of a run from the hands that hold them; *last* is the highest of them."""
    for i in range(deal.sitting):
        seat = deal.order[i]
        mine = deal.hand[seat] & cards
        if mine:
            deal.hand[seat] ^= mine
            deal.played[seat] |= mine
            if deal.on_play:
                pay_played(deal, seat, mine)
            if mine & bits.bit(last):
                deal.last_seat = seat
    deal.next = stops.next_card(last)
    deal.barred = stops.barred_after(last, deal.suit_change)


def pay_played(deal: state.StopsState, seat: bits.i32, cards: bits.u64) -> None:
    """Pay for the cards that a seat plays (Michigan Rummy R5.2 to R5.4)."""
    for section in range(state.SINGLES):
        if cards & deal.pay_card[section]:
            deal.take(section, seat)
    played = deal.played[seat]
    if cards & state.KING_QUEEN and played & state.KING_QUEEN == state.KING_QUEEN:
        deal.take(state.QKH, seat)
    suits: bits.i32 = stops.sequences(played, deal.run_low)
    if suits and suits & ~stops.sequences(played & ~cards, deal.run_low):
        deal.take(state.RUN, seat)


def go_on(deal: state.StopsState) -> None:
    """Go on after cards were played: to the end, to the seat that is asked, or to a new lead."""
    if deal.hand[deal.last_seat] == 0:
        settle(deal, deal.last_seat)
    elif deal.optional and deal.next >= 0 and not is_played(deal, deal.next):
        deal.phase = state.FOLLOW
        deal.seat = turns.after(deal.last_seat, deal.inside, deal.seats)
    else:
        stop(deal)


def is_played(deal: state.StopsState, card: bits.i32) -> bool:
    """Return whether a card has been played."""
    found: bool = False
    for i in range(deal.sitting):
        if deal.played[deal.order[i]] & bits.bit(card):
            found = True
    return found


def stop(deal: state.StopsState) -> None:
    """Let the last player lead, or the next seat that can (rules R7.4 to R7.6)."""
    deal.next = NOBODY
    deal.phase = state.LEAD
    seat = deal.last_seat
    leader: bits.i32 = NOBODY
    for _ in range(deal.sitting):
        if leader < 0 and deal.hand[seat] & ~deal.barred:
            leader = seat
        if leader < 0:
            seat = turns.after(seat, deal.inside, deal.seats)
    if leader < 0:
        settle(deal, NOBODY)
    else:
        deal.seat = leader


# -- the end ---------------------------------------------------------------------------------------


def settle(deal: state.StopsState, winner: bits.i32) -> None:
    """Pay for the cards left in hand and end the deal; *winner* has none, or is -1.

    A seat pays at most what it has, or owes the rest (Tripoley R10.1, Michigan Rummy R9.1).
    """
    deal.winner = winner
    deal.next = NOBODY
    deal.kind = state.BLOCKED if winner < 0 else state.OUT
    for i in range(deal.sitting):
        seat = deal.order[i]
        if winner >= 0 or deal.blocked_pays:
            due: bits.i32 = bits.count(deal.hand[seat])
            if not deal.credit:
                due = min(due, deal.stack[seat])
            pots.pay(deal.stack, seat, deal.board, deal.prize, due)
            deal.fine[seat] = due
    if winner >= 0:
        deal.take(deal.prize, winner)
    if not deal.poker_first:
        pay_best_hand(deal)
    deal.phase = state.OVER
    deal.seat = NOBODY
    last: bool = deal.stage == state.LAST_OF_MATCH
    if deal.stage == state.ONE_OF_MATCH:
        last = deal.able_seats(deal.stack) < 2
    if last:
        close(deal)


def pay_best_hand(deal: state.StopsState) -> None:
    """Show all best poker hands, and pay for the best of them (Michigan Rummy R7)."""
    most: bits.i32 = 0
    winners: bits.i32 = 0
    for i in range(deal.sitting):
        seat = deal.order[i]
        cards = deal.hand[seat]
        if deal.dealt_poker:
            cards |= deal.played[seat]
        deal.five[seat] = poker.best(cards, deal.ace_low)
        deal.shown[seat] |= deal.five[seat]
        worth: bits.i32 = poker.strength(cards, deal.ace_low)
        if worth > most:
            winners = 0
            most = worth
            deal.best = seat
        if worth == most and cards:
            winners |= bits.bit(seat)
    share(deal, deal.pool, winners)


def share(deal: state.StopsState, section: bits.i32, winners: bits.i32) -> None:
    """Share a section equally; the remainder stays."""
    each = pots.share(deal.board, section, deal.stack, winners, deal.seats)
    for seat in range(deal.seats):
        if winners & bits.bit(seat):
            deal.gain[section * 9 + seat] += each


def close(deal: state.StopsState) -> None:
    """Clear the mat after the last deal of a match (Tripoley R9.3, Michigan Rummy R8.2)."""
    deal.closed = 1
    winners = deal.inside
    if deal.final_board == SHOWDOWN:
        winners = draw_for_mat(deal)
    elif deal.final_board == LAST_WINNER and deal.winner >= 0:
        winners = bits.bit(deal.winner)
    total = pots.total(deal.board, state.SECTIONS)
    for section in range(state.SECTIONS):
        deal.board[section] = 0
    heirs: bits.i32 = bits.count(winners)
    rest: bits.i32 = total % heirs
    for i in range(deal.sitting):
        seat = deal.order[i]
        if winners & bits.bit(seat):
            extra: bits.i32 = 1 if rest > 0 else 0
            deal.heir[seat] = total // heirs + extra
            deal.stack[seat] += deal.heir[seat]
            rest -= extra


def draw_for_mat(deal: state.StopsState) -> bits.i32:
    """Deal all seats five new cards; return the seats with the best hands."""
    cards: bits.i32x128 = [0] * 128
    for i in range(PACK):
        cards[i] = i // 13 << 4 | i % 13
    deal.chance = lots.shuffle(deal.chance, deal.key, cards, PACK)
    most: bits.i32 = -1
    winners: bits.i32 = 0
    for i in range(deal.sitting):
        seat = deal.order[i]
        for j in range(poker.HAND):
            deal.drawn[seat] |= bits.bit(cards[i * poker.HAND + j])
        worth: bits.i32 = poker.strength(deal.drawn[seat], deal.ace_low)
        if worth > most:
            winners = 0
            most = worth
        if worth == most:
            winners |= bits.bit(seat)
    return winners
