"""Dealing the cards that a seat cannot know again; and what everybody can infer from the play.

Everybody knows the cards that were shown, and that the next card after a stop is dead.  A leader
has no lower card of the suit led, and a seat that cannot lead has only barred suits.  A seat that
has given a hand away knows where its cards are.

A new deal begins with a shuffle of the cards that the seat cannot place, from a fixed order, so
that the true one does not show.  If anything is known, pairs of cards then change places: first
until all that is known holds, and then only if it still holds.  Such a walk never leaves the
possible deals, and reaches each of them equally often.
"""

from __future__ import annotations

from ...cards import bits, lots
from ...cards.rng import Random
from ...pieces import auction, poker, stops, turns
from . import state

ROUNDS = 6
WALK_ROUNDS = 12  # rounds after which the walk gives way to a search
SEARCH_STEPS = 20_000  # of such a search
REDEAL_TRIES = 10  # walks and searches, each from another order, because one may begin badly
PLACES = 10  # hands, and the spare one


def deal_anew(deal: state.StopsState, seat: bits.i32, rng: Random) -> None:
    """Deal all cards that *seat* cannot place again, consistently with all that it knows."""
    void: bits.u64x16 = [0] * 16
    cards: bits.i32x128 = [0] * 128
    home: bits.i32x128 = [0] * 128
    held: bits.u64x16 = [0] * 16
    for place in range(PLACES):
        held[place] = deal.hand[place]
    n = pick_up(deal, seat, cards, home)
    rng.shuffle(cards, n)
    put(deal, cards, home, n)
    tells = tells_of_hands(deal)
    find_voids(deal, void)
    if tells or deal.runs:
        if not settle(deal, void, cards, home, n, tells, rng):
            give_back(deal, held, cards, home)
        for _ in range(ROUNDS):
            walk(deal, void, cards, home, n, tells, True, rng)
    guess_commitments(deal, seat, rng)
    deal.chance = rng.next()
    lots.clear(deal.key)


def pick_up(deal: state.StopsState, seat: bits.i32, cards: bits.i32s, home: bits.i32s) -> bits.i32:
    """Take up the cards that *seat* cannot place, in order, and store a place for each of them."""
    pinned = dead_cards(deal)
    for other in range(deal.seats):
        pinned |= deal.shown[other]
    pool: bits.u64 = 0
    n: bits.i32 = 0
    for place in range(PLACES):
        if place != seat and deal.knower[place] != seat:
            hidden = deal.hand[place] & ~pinned
            deal.hand[place] &= pinned
            pool |= hidden
            while hidden:
                home[n] = place
                n += 1
                hidden &= hidden - 1
    for i in range(n):
        cards[i] = bits.first(pool)
        pool &= pool - 1
    return n


def put(deal: state.StopsState, cards: bits.i32s, home: bits.i32s, n: bits.i32) -> None:
    """Put cards into their places, or remove them again."""
    for i in range(n):
        deal.hand[home[i]] ^= bits.bit(cards[i])


def settle(
    deal: state.StopsState,
    void: bits.u64s,
    cards: bits.i32s,
    home: bits.i32s,
    n: bits.i32,
    tells: bool,
    rng: Random,
) -> bool:
    """Walk until all that is known holds, or search for such a deal, from several orders.

    Return whether there is one.  A contradictory position has none, and its cards stay taken up.
    """
    steps: bits.i32x128 = [0] * 128
    order: bits.i32x128 = [0] * 128
    tries: bits.i32 = REDEAL_TRIES
    found = holds(deal, void, tells)
    while not found and tries:
        tries -= 1
        rounds: bits.i32 = 0
        while not found and rounds < WALK_ROUNDS:
            walk(deal, void, cards, home, n, tells, False, rng)
            found = holds(deal, void, tells)
            rounds += 1
        if not found:
            put(deal, cards, home, n)
            rng.shuffle(cards, n)
            for i in range(n):
                order[cards[i]] = i
            if narrow(deal, void, cards, home, n):
                steps[0] = SEARCH_STEPS
            else:
                tries = 0
            found = search(deal, void, cards, home, order, 0, n, steps)
            if not found and tries:
                put(deal, cards, home, n)
    return found


def give_back(deal: state.StopsState, held: bits.u64s, cards: bits.i32s, home: bits.i32s) -> None:
    """Put the cards that were taken up back where they were."""
    n: bits.i32 = 0
    for place in range(PLACES):
        taken = held[place] & ~deal.hand[place]
        deal.hand[place] |= taken
        while taken:
            cards[n] = bits.first(taken)
            home[n] = place
            n += 1
            taken &= taken - 1


def holds(deal: state.StopsState, void: bits.u64s, tells: bool) -> bool:
    """Return whether every hand fits what is known."""
    found: bits.i32 = 0
    for place in range(PLACES):
        found += faults(deal, void, place, tells)
    return found == 0


def faults(deal: state.StopsState, void: bits.u64s, place: bits.i32, tells: bool) -> bits.i32:
    """Return how much of a hand contradicts what is known."""
    found: bits.i32 = bits.count(deal.hand[place] & void[place])
    if tells and not is_possible(deal, place):
        found += 1
    return found


def walk(
    deal: state.StopsState,
    void: bits.u64s,
    cards: bits.i32s,
    home: bits.i32s,
    n: bits.i32,
    tells: bool,
    settled: bool,
    rng: Random,
) -> None:
    """Let each card change places with another or itself, if that adds no fault.

    *settled* says that there is no fault.
    """
    for i in range(n - 1, 0, -1):
        exchange(deal, void, cards, home, i, rng.below(i + 1), tells, settled)


def exchange(
    deal: state.StopsState,
    void: bits.u64s,
    cards: bits.i32s,
    home: bits.i32s,
    i: bits.i32,
    j: bits.i32,
    tells: bool,
    settled: bool,
) -> None:
    """Let two cards change places, if that adds no fault."""
    a = home[i]
    b = home[j]
    one = bits.bit(cards[i])
    two = bits.bit(cards[j])
    moved: bool = not settled or (void[b] & one == 0 and void[a] & two == 0)
    if moved and a != b:
        before: bits.i32 = 0
        if not settled:
            before = faults(deal, void, a, tells) + faults(deal, void, b, tells)
        deal.hand[a] ^= one | two
        deal.hand[b] ^= one | two
        if settled:
            moved = not tells or (is_possible(deal, a) and is_possible(deal, b))
        else:
            moved = faults(deal, void, a, tells) + faults(deal, void, b, tells) <= before
        if not moved:
            deal.hand[a] ^= one | two
            deal.hand[b] ^= one | two
    if moved:
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def narrow(
    deal: state.StopsState, void: bits.u64s, cards: bits.i32s, home: bits.i32s, n: bits.i32
) -> bool:
    """Prepare a search: bar from every hand the cards that it cannot have even alone.

    The places with the fewest possible cards come first.  Return whether there are enough cards.
    """
    enough: bool = True
    spare: bits.i32x128 = [0] * 128  # surplus of possible cards in each place
    for place in range(PLACES):
        for i in range(n):
            one = bits.bit(cards[i])
            deal.hand[place] ^= one
            if not agrees(deal, place):
                void[place] |= one
            deal.hand[place] ^= one
            spare[place] += void[place] & one == 0
            spare[place] -= home[i] == place
        if spare[place] < 0:
            enough = False
    if not deal.clean >> state.SPARE & 1:
        spare[state.SPARE] += n  # it takes the remaining cards
    for i in range(1, n):
        place = home[i]
        at: bits.i32 = i
        while at > 0 and spare[home[at - 1]] > spare[place]:
            home[at] = home[at - 1]
            at -= 1
        home[at] = place
    return enough


def search(
    deal: state.StopsState,
    void: bits.u64s,
    cards: bits.i32s,
    home: bits.i32s,
    order: bits.i32s,
    i: bits.i32,
    n: bits.i32,
    steps: bits.i32s,
) -> bool:
    """Find cards for the places from the i-th on so that all that is known holds.

    *order* is the order, by card, in which a hand is filled, so that no choice is tried twice.
    *steps* holds one number: the steps that are left.
    """
    found: bool = i == n
    steps[0] -= 1
    if not found and steps[0] > 0:
        place = home[i]
        last: bits.i32 = -1
        if i > 0 and home[i - 1] == place:
            last = order[cards[i - 1]]
        filled: bool = i + 1 == n or home[i + 1] != place
        j = i
        while j < n and not found:
            card = cards[j]
            one = bits.bit(card)
            if order[card] > last and void[place] & one == 0:
                cards[j] = cards[i]
                cards[i] = card
                deal.hand[place] ^= one
                can: bool = is_possible(deal, place) if filled else agrees(deal, place)
                found = can and search(deal, void, cards, home, order, i + 1, n, steps)
                if not found:
                    deal.hand[place] ^= one
                    cards[i] = cards[j]
                    cards[j] = card
            j += 1
    return found


# -- what everybody can tell -----------------------------------------------------------------------


def has_claimed(deal: state.StopsState) -> bool:
    """Return whether pay cards have been paid for being held."""
    return deal.on_play == 0 and deal.phase >= state.SELECT


def dead_cards(deal: state.StopsState) -> bits.u64:
    """Return the cards that everybody knows to be in the dead hand."""
    dead: bits.u64 = 0
    if has_claimed(deal) and not deal.claims:
        for i in range(state.SINGLES):
            dead |= deal.pay_card[i]
        for seat in range(deal.seats):
            dead &= ~deal.shown[seat]
    stopped = deal.runs
    if deal.kind == state.OUT:
        stopped -= 1
    if not deal.optional:
        for i in range(stopped):
            card: bits.i32 = stops.next_card(last_of(deal, i))
            if card >= 0:
                dead |= bits.bit(card)
        for seat in range(deal.seats):
            dead &= ~deal.played[seat]
    return dead


def last_of(deal: state.StopsState, place: bits.i32) -> bits.i32:
    """Return the last card of a run."""
    return stops.above(deal.run[place] & 63, (deal.run[place] >> state.RUN_LENGTH) - 1)


def player_of(deal: state.StopsState, card: bits.i32) -> bits.i32:
    """Return the seat that has played a card."""
    found: bits.i32 = -1
    for seat in range(deal.seats):
        if deal.played[seat] & bits.bit(card):
            found = seat
    return found


def find_voids(deal: state.StopsState, void: bits.u64s) -> None:
    """Write the cards that each seat cannot have, by its leads and passes."""
    for i in range(deal.runs):
        card: bits.i32 = deal.run[i] & 63
        leader = player_of(deal, card)
        void[leader] |= stops.lower(card)
        if i > 0:
            mark_passes(deal, void, last_of(deal, i - 1), leader)
    if deal.runs and deal.phase == state.LEAD:
        mark_passes(deal, void, last_of(deal, deal.runs - 1), deal.seat)
    elif deal.kind == state.BLOCKED:
        for i in range(deal.sitting):
            void[deal.order[i]] |= stops.ANY_SUIT & ~deal.barred


def mark_passes(deal: state.StopsState, void: bits.u64s, card: bits.i32, leader: bits.i32) -> None:
    """Record the seats that could not lead after *card* was played, before *leader* could."""
    barred = stops.barred_after(card, deal.suit_change)
    seat = player_of(deal, card)
    while seat != leader:
        void[seat] |= stops.ANY_SUIT & ~barred
        seat = turns.after(seat, deal.inside, deal.seats)


def tells_of_hands(deal: state.StopsState) -> bool:
    """Return whether anything is known that depends on whole hands (`is_possible`)."""
    return deal.clean != 0 or deal.phase >= state.SELECT


def is_possible(deal: state.StopsState, place: bits.i32) -> bool:
    """Return whether a hand fits what its seat has shown and not shown."""
    leads: bool = place == deal.seat and deal.phase == state.LEAD
    return agrees(deal, place) and (not leads or deal.hand[place] & ~deal.barred != 0)


def agrees(deal: state.StopsState, place: bits.i32) -> bool:
    """Return whether no card of a hand contradicts what its seat has shown and not shown.

    More cards never resolve a contradiction.
    """
    hand = deal.hand[place]
    whole = hand
    if place < state.SPARE:
        whole |= deal.played[place]
    possible: bool = True
    if deal.clean >> place & 1 and deal.pay_sections(whole):
        possible = False
    if place < state.SPARE and has_claimed(deal):
        suits: bits.i32 = stops.sequences(whole, deal.run_low)
        if deal.claimed[place] & bits.bit(state.RUN):
            if bits.first(suits) != deal.run_suit[place]:
                possible = False
        elif suits and not deal.claims:
            possible = False
    if possible and place < state.SPARE and deal.five[place] & ~deal.shown[place] == 0:
        if deal.poker_first:  # before the showdown the others' choices are secret
            if deal.phase >= state.LEAD and deal.five[place] and not deal.chooses:
                possible = poker.best(whole, deal.ace_low) == deal.five[place]
        elif deal.kind:
            cards = whole if deal.dealt_poker else hand
            possible = poker.best(cards, deal.ace_low) == deal.five[place]
    return possible


# -- what is hidden but for cards ------------------------------------------------------------------


def guess_commitments(deal: state.StopsState, seat: bits.i32, rng: Random) -> None:
    """Invent what the others have claimed, chosen or bid in secret."""
    waiting: bool = deal.phase in (state.PAY, state.SELECT)
    for i in range(deal.sitting):
        other = deal.order[i]
        if waiting and other == deal.seat:
            break
        if other != seat and deal.phase == state.PAY:
            deal.claimed[other] = deal.pay_sections(deal.hand[other])
        if other != seat and deal.phase in (state.SELECT, state.BET):
            deal.five[other] = poker.best(deal.hand[other], deal.ace_low)
    if deal.phase == state.AUCTION and deal.auctions == auction.SEALED:
        guess_bids(deal, seat, rng)


def guess_bids(deal: state.StopsState, seat: bits.i32, rng: Random) -> None:
    """Invent the sealed bids of the others."""
    own = auction.bid_of(deal.auction, seat)
    bidders = deal.inside & ~bits.bit(deal.dealer)
    asked = deal.seat
    other = auction.begin(
        deal.auction,
        deal.auctions,
        deal.least_bid,
        deal.jumps,
        deal.seats,
        bidders,
        deal.order[0],
    )
    while other != asked:
        amount = own if other == seat else rng.below(max(deal.purse(other), 0) + 1)
        if amount < auction.lowest(deal.auction):
            other = auction.decline(deal.auction, other)
        else:
            other = auction.bid(deal.auction, other, amount)
