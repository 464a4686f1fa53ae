"""Checks of a position: what a phase needs is there, and nothing contradicts the rest."""

from __future__ import annotations

from functools import lru_cache

from ...cards import bits
from ...cards.cards import collect, members, name
from ...core.errors import NotationError
from ...pieces import auction, betting, stops
from .deal import StopsDeal
from .options import StopsOptions
from .refusals import rule
from .state import AUCTION, BET, FOLLOW, KING_QUEEN, LEAD, PAY, RUN_LENGTH, SELECT, SPARE
from .terms import MOST_CHIPS, QKH, RUN, SINGLES, STRUCTURES
from .view import PHASES

FIVE = 5  # cards for poker
RULES_OF_BETS = 5  # numbers of the betting that follow from the options


def fits(good: object, section: str) -> None:
    """Raise `NotationError` that names a section unless it fits the others."""
    if not good:
        raise NotationError("stops_misfit", text=section)


def check(deal: StopsDeal) -> None:
    """Raise `NotationError` unless play can go on from the state."""
    check_begun(deal)
    check_debts(deal)
    check_shown(deal)
    check_claims(deal)
    check_betting(deal)
    if not deal.legal():
        raise NotationError("dead_end", text=PHASES[deal.phase])
    check_told(deal)


def check_begun(deal: StopsDeal) -> None:
    """Raise `NotationError` unless the hands fit the phase, and it can have begun."""
    check_hands(deal)
    check_phase(deal)
    check_auction(deal)


def check_told(deal: StopsDeal) -> None:
    """Raise `NotationError` for a hand that contradicts what everybody knows of it."""
    voids = deal.voids()
    dead: bits.u64 = deal.known_dead()
    for seat in range(deal.seats):
        void: bits.u64 = voids[seat]
        fits(not deal.hand[seat] & (void | dead), "run")
    for place in (*playing(deal), SPARE):
        cards: bits.u64 = deal.hand[place]
        if place < SPARE:
            cards |= deal.played[place]
        fits(not deal.clean >> place & 1 or not deal.pays(cards), "clean")
        fits(deal.can_hold(place), "five")


def check_seats(deal: StopsDeal) -> None:
    """Raise `NotationError` unless two seats can play, with the dealer and the seat to act."""
    seats = playing(deal)
    if len(seats) < 2 or deal.seat not in seats or deal.dealer not in seats:
        raise NotationError("no_seat", text=f"P{deal.seat}")
    for seat in range(deal.seats):
        fits(seat in seats or not deal.played[seat], "run")
    fits(deal.phase >= LEAD or not deal.runs, "run")
    if deal.runs:
        last = deal.run[deal.runs - 1]
        card = stops.above(last & 63, (last >> RUN_LENGTH) - 1)
        fits(deal.played[deal.last_seat] >> card & 1, "last")
        following = stops.next_card(card)
        if deal.phase == FOLLOW and deal.next != following:
            wanted = name(following) if following >= 0 else "–"
            topic = rule(deal, "follow")
            raise NotationError("stops_not_next", topic, card=name(deal.next), wanted=wanted)


def playing(deal: StopsDeal) -> list[int]:
    """Return the seats that are not out."""
    return members(deal.inside)


def check_hands(deal: StopsDeal) -> None:
    """Raise `NotationError` for a hand with too few cards, or of a seat that is out."""
    seats = playing(deal)
    least = FIVE if deal.poker_first and deal.phase < LEAD else 1
    for seat in range(deal.seats):
        count = bits.count(deal.hand[seat])
        if (seat in seats and count < least) or (seat not in seats and count):
            raise NotationError("bad_hand", text=f"P{seat}", count=count, wanted=least)
    count = bits.count(deal.hand[SPARE])
    if deal.phase < PAY and count < least:
        raise NotationError("bad_hand", text="S", count=count, wanted=least)


def check_debts(deal: StopsDeal) -> None:
    """Raise `NotationError` for a debt without credit, except of a seat that is out."""
    for seat in range(deal.seats):
        chips = min(deal.bank[seat], deal.stack[seat])
        acting = deal.inside >> seat & 1 and deal.stack[seat] < 0
        if chips < 0 and (acting or not deal.credit):
            raise NotationError("stops_debt", rule(deal, "debt"), text=f"P{seat}", chips=chips)


def check_phase(deal: StopsDeal) -> None:
    """Raise `NotationError` unless the options have the phase, and its seat can act in it."""
    possible = [
        deal.seat == deal.dealer and (deal.exchanges or deal.auctions >= 0),
        deal.auctions >= 0 and deal.auctioned and deal.seat != deal.dealer,
        deal.claims,
        deal.poker_first and deal.chooses,
        deal.poker_first,
        True,
        deal.optional and deal.runs and deal.next >= 0,
    ]
    if not possible[deal.phase]:
        raise NotationError("dead_end", text=PHASES[deal.phase])


def check_auction(deal: StopsDeal) -> None:
    """Raise `NotationError` unless the numbers of an auction fit the deal."""
    asked = deal.phase == AUCTION
    fits(deal.auctions >= 0 or not deal.auctioned, "auctioned")
    numbers = list(deal.auction)
    if not any(numbers) and not asked:
        return
    waiting = numbers[auction.WAITING]
    rules = (deal.auctions, deal.least_bid, deal.jumps, deal.seats)
    fits(tuple(numbers[: len(rules)]) == rules, "bids")
    order = list(deal.order)[: deal.sitting - 1]  # all but the dealer
    bids = numbers[auction.BIDS : auction.BIDS + deal.seats]
    best = max(bids)
    bidders = [seat for seat in order if best and bids[seat] == best]
    buyer = bidders[0] if bidders else -1
    sold = numbers[auction.BUYER], numbers[auction.PRICE]
    fits(deal.auctioned and sold == (buyer, best), "bids")
    for seat, chips in enumerate(bids):
        most = deal.stack[seat] if asked else MOST_CHIPS
        fits(0 <= chips <= most if seat in order else chips == 0, "bids")
    fits(waiting & ~collect(order) == 0, "bids")
    fits(not any(numbers[auction.BIDS + deal.seats :]), "bids")
    if asked:
        fits(waiting >> deal.seat & 1, "bids")
        left = order[order.index(deal.seat) :]
        bid = [bids[seat] for seat in left]
        in_turn = waiting == collect(left) and not any(bid)
        fits(numbers[auction.KIND] == auction.OPEN or in_turn, "bids")


def check_shown(deal: StopsDeal) -> None:
    """Raise `NotationError` for cards shown or chosen too early or not in the hand."""
    poker = deal.poker_first and deal.phase >= SELECT
    for seat in range(deal.seats):
        whole = deal.hand[seat] | deal.played[seat]
        five, shown = deal.five[seat], deal.shown[seat]
        fits(not shown or (poker and shown & ~whole == 0), "shown")
        fits(not five or (poker and five & ~whole == 0 and bits.count(five) == FIVE), "five")
        fits(deal.phase < LEAD or five & ~shown == 0, "five")
    fits(deal.best < 0 or (deal.poker_first and deal.phase >= LEAD), "best")
    if deal.phase == SELECT:
        order = list(deal.order)[: deal.sitting]
        place = order.index(deal.seat)
        for seat in order:
            fits((order.index(seat) < place) == (deal.five[seat] != 0), "five")


def check_claims(deal: StopsDeal) -> None:
    """Raise `NotationError` unless claims are held, and shown once all have claimed."""
    order = list(deal.order)[: deal.sitting]
    place = order.index(deal.seat)
    for seat in range(deal.seats):
        held, claimed = deal.whole_claimable(seat), deal.claimed[seat]
        if deal.on_play or deal.phase < PAY or seat not in order:
            good = claimed == 0
        elif deal.phase == PAY:
            good = claimed & ~held == 0 and (claimed == 0 or order.index(seat) < place)
        elif deal.claims:
            good = claimed & ~held == 0
        else:
            good = claimed == held
        told = deal.phase > PAY and claimed >> RUN & 1
        whole = deal.hand[seat] | deal.played[seat]
        suits = stops.sequences(whole, deal.run_low) if told else 0
        fits(good and deal.run_suit[seat] == (bits.first(suits) if suits else -1), "claim")
        shown = deal.phase == PAY or not claimed
        fits(shown or cards_claimed(deal, seat) & ~deal.shown[seat] == 0, "shown")


def cards_claimed(deal: StopsDeal, seat: bits.i32) -> bits.u64:
    """Return the cards that a seat must have shown for its claims."""
    found: bits.u64 = 0
    for section in members(deal.claimed[seat]):
        if section < SINGLES:
            found |= deal.pay_card[section]
        elif section == QKH:
            found |= KING_QUEEN
        elif deal.run_suit[seat] >= 0:
            low = bits.bit((deal.run_suit[seat] << 4) + deal.run_low)
            found |= low | low << 1 | low << 2
    return found


def check_betting(deal: StopsDeal) -> None:
    """Raise `NotationError` unless the numbers of the betting fit the deal."""
    begun = deal.poker_first and deal.phase >= BET
    paid, bets = list(deal.paid), list(deal.bet)
    fits(begun or not any(paid), "paid")
    rules = rules_of_bets(deal.options, deal.seats)
    if bets == rules and deal.phase != BET:
        fits(not any(paid), "paid")
        return
    live, asked, still = bets[betting.LIVE], bets[betting.WAITING], bets[betting.OPEN]
    fits(begun and bets[:RULES_OF_BETS] == rules[:RULES_OF_BETS], "bets")
    fits(bets[betting.SEATS] == deal.seats and min(bets) >= 0, "bets")
    fits(live and live & ~deal.inside == 0, "bets")
    fits(asked & ~live == 0 and still & ~asked == 0, "bets")
    fits(bets[betting.LAST] >= bets[betting.MIN_RAISE] and not any(bets[betting.WIDTH :]), "bets")
    fits(bets[betting.LEVEL] == max(paid) <= MOST_CHIPS, "paid")
    if deal.phase == BET:
        fits(len(members(live)) > 1 and bets[betting.STRUCTURE] != STRUCTURES["none"], "bets")
        fits(asked >> deal.seat & 1 and bets[betting.POT] == deal.board[deal.pool], "bets")
        limited = bets[betting.STRUCTURE] == STRUCTURES["spread"]
        fits(not limited or bets[betting.LAST] <= bets[betting.MAX_RAISE], "bets")
        for seat in members(live):
            waits, even = asked >> seat & 1, paid[seat] == bets[betting.LEVEL]
            fits(deal.stack[seat] > 0 if waits else even or deal.stack[seat] == 0, "bets")
        chosen = [deal.five[seat] for seat in members(live)]
        fits(all(chosen), "five")
    else:
        fits(asked | still == 0, "bets")


@lru_cache(64)
def rules_of_bets(options: StopsOptions, seats: int) -> list[int]:
    """Return the numbers of a betting that has not begun."""
    deal: StopsDeal = options.game.new_deal(options, seats)
    return list(deal.bet)
