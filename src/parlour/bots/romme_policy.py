"""How a steady player of German Rummy plays, from the fields of the deal that its seat knows.

It goes out when it can, and takes what it has a use for.  It keeps its melds in hand, where nobody
can lay off on them, until somebody else may go out soon; then it lays down what rids it of most.
It discards what is dear and unlikely to become part of a meld; of the cards that it would miss the
least it finds out without which the next draw leaves the best melds.  All numbers are whole.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits, counted
from ..cards.rng import Random
from ..core import arguments, codec
from ..core.actions import Actions
from ..core.deal import Deal
from ..games.romme import actions, opening
from ..games.romme import state as rules
from ..games.romme.deal import RommeDeal
from ..pieces import jokers
from ..search import policy as policies
from ..search.policy import Policy
from . import romme_melds as melds_of
from . import romme_out

STOCK, TAKE, PASS = actions.STOCK, actions.TAKE, actions.PASS
MELD, LAY, SWAP, DISCARD = actions.MELD, actions.LAY, actions.SWAP, actions.DISCARD
PAYLOAD = codec.PAYLOAD
KIND = ~PAYLOAD & bits.ALL
CARD = actions.CARD
ONE_PACK = 57  # cards at most, with its jokers
MANY = 128  # cards, more than there are
TRIED, MELDS_TRIED = 8, 4  # actions that are worth a try, and how many of them are melds
SEATS = 6
PATIENT, HASTY = 4, 99  # how many cards each rival has as long as a seat waits; it never waits
EITHER = -1  # one of these: hasty who has put something down, else in half of the worlds
globals().update(PATIENT=PATIENT, HASTY=HASTY, EITHER=EITHER)
CLOSE = 4  # a rival with so few cards may go out soon
FEW = 3  # with so few cards a joker is laid off, too
EACH_JOKER, EACH_CARD = 30, 7  # what is guessed to be left in a hand that nobody has seen
JOKER_KEPT = 1500  # a joker is discarded only if there is nothing else
PLANNED = 480  # a card of the melds to come is kept before other cards
FAR = 120  # a card that is kept so much more than none is one of the melds to come
EACH_LIVE = 12  # for a card that would make a meld with this and another one
FITS = 50  # for a card to lay off later, which the next player would like, too
TWIN = 20  # for a card of which there is a second one in hand: against it
FORESEEN, WITHIN = 4, 60  # so many discards are looked into, worth so little more than the least
GIVES_OUT = 960  # for a card to lay off with which the next player goes out
HOPE = 5  # for each tenth of what the melds are worth after the next draw
CALM, HASTE = 2, 3  # for each point that a card costs, and when somebody may go out soon: against
RECENT, LONG = 12, 8  # discards that tell of the others' hands; rounds, after which no more is told
USUAL = 24  # how unlikely hands are that tell nothing
NEAR = 16  # for a discard next to a card of his, by the number of players
HAS_FIT, HAS_JOKER, HAS_MELD = 24, 30, 40  # for what who has opened would have put down
KEEPS_JOKER, LOOSE, COULD_OPEN = 4, 3, 20  # the first two for each round, two rounds
WON = 40  # what it is worth to win, on top of the points
POINTS = [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


class RommePolicy(Policy):
    """Plays every variant of German Rummy.

    A seat puts nothing on the table as long as every other one has as many cards as its *patience*
    says, unless it goes out.  With `EITHER` the stream, of which nothing is drawn, tells the worlds
    apart.  With *foresight* (1, else 0) it considers what it may draw next when it discards.
    """

    patience: list[bits.i32]
    foresight: bits.i32

    def __init__(self, patience: Sequence[int] = (PATIENT,) * SEATS, foresight: int = 0) -> None:
        self.foresight = arguments.within(foresight, 0, 1, "foresight")
        arguments.within(len(patience), SEATS, SEATS, "patience")
        self.patience = [0] * 6
        for seat in range(SEATS):
            self.patience[seat] = arguments.within(patience[seat], EITHER, HASTY, "patience")

    def kind(self) -> type[Deal]:
        return RommeDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return self.answer(cython.cast(RommeDeal, deal), legal, rng.state)

    def candidates(self, deal: Deal, out: Actions) -> None:
        self.narrow(cython.cast(RommeDeal, deal), out)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return doubt(cython.cast(RommeDeal, deal), seat, self.patience)

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return value(cython.cast(RommeDeal, deal), seat)

    def answer(self, deal: RommeDeal, legal: Actions, world: bits.u64) -> bits.u64:
        """Return what the acting seat does."""
        code = legal.items[0]  # all there is, or to keep the joker found at the cut
        if legal.n > 1:
            if deal.phase == rules.DRAW:
                if is_worth_taking(deal, code):
                    code = TAKE
            elif deal.phase == rules.PLAY:
                code = best_play(deal, legal, self.is_early(deal, world), self.foresight)
        return code

    def narrow(self, deal: RommeDeal, out: Actions) -> None:
        """List the few actions that are worth a try: all draws, and of plays the likeliest.

        First comes what the policy itself does, and who can go out need try nothing else.
        """
        deal.find_actions(out)
        if deal.phase == rules.PLAY and out.n > 1:
            few: bits.u64x8 = [0] * 8
            few[0] = best_play(deal, out, self.is_early(deal, 0), self.foresight)
            n = 1
            if romme_out.winning(deal) == 0:
                n = add_melds(deal, out, few, n)
                n = add_first(out, few, n, SWAP)
                n = add_first(out, few, n, LAY)
                n = add_discards(deal, out, few, n)
            out.clear()
            for i in range(n):
                out.add(few[i])
        elif deal.phase == rules.DRAW and out.n > 1 and wins_now(deal):
            out.clear()
            out.add(TAKE)

    def is_early(self, deal: RommeDeal, world: bits.u64) -> bool:
        """Return whether the acting seat waits in a world; not with a first meld that is begun."""
        most = self.patience[deal.seat]
        if most == EITHER:
            most = PATIENT
            if deal.has_opened() or bits.mix(world + deal.seat) & 1:
                most = HASTY
        return deal.staged == 0 and fewest(deal) >= most


def wins_now(deal: RommeDeal) -> bool:
    """Return whether the acting seat, to draw, can go out with the top card of the pile."""
    return romme_out.wins_with(deal, deal.pile[deal.pile_size - 1])


def add_melds(deal: RommeDeal, legal: Actions, few: bits.u64s, n: bits.i32) -> bits.i32:
    """Add melds of the best ones that may be laid now; return how many actions there are."""
    chosen: bits.u64x16 = [0] * 16
    choose_melds(deal, chosen)
    i: bits.i32 = 8
    while chosen[i] and n < MELDS_TRIED:
        code = MELD | chosen[i]
        if legal.holds(code):
            n = add_new(few, n, code)
        i += 1
    return n


def add_new(few: bits.u64s, n: bits.i32, code: bits.u64) -> bits.i32:
    """Add an action unless it is there, or there is no room; return how many there are."""
    for i in range(n):
        if few[i] == code:
            return n
    if n < TRIED:
        few[n] = code
        n += 1
    return n


def add_first(legal: Actions, few: bits.u64s, n: bits.i32, kind: bits.u64) -> bits.i32:
    """Add two actions of a kind at most; return how many there are."""
    added: bits.i32 = 0
    for i in range(legal.n):
        if legal.items[i] & KIND == kind and added < 2:
            n = add_new(few, n, legal.items[i])
            added += 1
    return n


def add_discards(deal: RommeDeal, legal: Actions, few: bits.u64s, n: bits.i32) -> bits.i32:
    """Add the discards that leave the best hands; return how many actions there are."""
    worth: bits.i32x128 = [0] * 128
    first = rate_discards(deal, legal, worth)
    while n < TRIED and first < legal.n:
        best: bits.i32 = -1
        for i in range(first, legal.n):
            card: bits.i32 = legal.items[i] & CARD
            if worth[card] <= JOKER_KEPT and (best < 0 or worth[card] < worth[best]):
                best = card
        if best < 0 or (n > 1 and worth[best] >= PLANNED - FAR):
            break
        n = add_new(few, n, DISCARD | best)
        worth[best] = JOKER_KEPT + 1
    return n


# -- drawing ---------------------------------------------------------------------------------------


def is_worth_taking(deal: RommeDeal, other: bits.u64) -> bool:
    """Return whether the discard is better than the stock or, where there is none, than to pass."""
    card = deal.pile[deal.pile_size - 1]
    worth: bool = card == bits.JOKER or wins_now(deal)
    if not worth:
        worth = not leads(deal) if other == PASS else fits_table(deal, card) or helps(deal, card)
    return worth


def leads(deal: RommeDeal) -> bool:
    """Return whether the acting seat's hand is likely to be the cheapest if the deal ends now."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    mine = EACH_JOKER * wild
    for twin in range(2):
        cards = deal.hand[at + twin]
        while cards:
            mine += POINTS[bits.first(cards) & 15]
            cards &= cards - 1
    return mine <= EACH_CARD * fewest(deal)


def fewest(deal: RommeDeal) -> bits.i32:
    """Return how many cards that rival has who has the fewest."""
    least: bits.i32 = MANY
    for seat in range(deal.seats):
        if seat != deal.seat and deal.sitting >> seat & 1:
            least = min(least, counted.size(deal.hand, rules.WIDTH * seat))
    return least


def fits_table(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether the acting seat has made its first meld, and could lay a card off."""
    return deal.has_opened() and fitting(deal) & bits.bit(card) != 0


def fitting(deal: RommeDeal) -> bits.u64:
    """Return the cards that can be laid off on the table, the joker as bit 63."""
    cards: bits.u64 = 0
    for i in range(deal.melds):
        cards |= opening.fits(deal.meld[i], deal.limits)
    return cards


def helps(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether a card gets the hand rid of more than itself."""
    at = rules.WIDTH * deal.seat
    once = deal.hand[at]
    twice = deal.hand[at + 1]
    wild: bits.i32 = deal.hand[at + 2]
    one = bits.bit(card)
    if not opening.usable(once | one, wild, deal.limits) & one:
        return False
    chosen: bits.u64x16 = [0] * 16
    need = needed(deal)
    before = melds_of.best_melds(once, twice, wild, deal.limits, need, chosen)
    after = melds_of.best_melds(once | one, twice | once & one, wild, deal.limits, need, chosen)
    return after >= before + melds_of.weight(one)


def needed(deal: RommeDeal) -> bits.i32:
    """Return what the acting seat's melds still have to count together."""
    need: bits.i32 = 0
    if not deal.has_opened():
        need = max(need, deal.open_min - deal.staged)
    return need


# -- playing ---------------------------------------------------------------------------------------


def best_play(deal: RommeDeal, legal: Actions, early: bool, foresight: bits.i32) -> bits.u64:
    """Return the way out, or else meld, swap, lay off or discard."""
    code: bits.u64 = 0
    if legal.items[0] & KIND != DISCARD:
        code = romme_out.winning(deal)
        if code and not legal.holds(code) and not (code & KIND == MELD and deal.allows(code)):
            code = 0
        if code == 0 and legal.items[legal.n - 1] & KIND == DISCARD and early:
            return best_discard(deal, legal, foresight)
        if code == 0:
            code = best_meld(deal, legal)
        if code == 0:
            code = first_of(legal, SWAP)
        if code == 0:
            code = best_lay(deal, legal)
    if code == 0:
        code = best_discard(deal, legal, foresight)
    return code


def first_of(legal: Actions, kind: bits.u64) -> bits.u64:
    """Return the first action of a kind; 0 if there is none."""
    for i in range(legal.n):
        if legal.items[i] & KIND == kind:
            return legal.items[i]
    return 0


def best_meld(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return a meld of the best ones, or the dearest if one must be laid; 0 for none."""
    if first_of(legal, MELD) == 0:
        return 0
    chosen: bits.u64x16 = [0] * 16
    choose_melds(deal, chosen)
    i: bits.i32 = 8
    while chosen[i]:
        code = MELD | chosen[i]
        if legal.holds(code) or deal.allows(code):
            return code
        i += 1
    best: bits.u64 = 0
    if i == 8 or not deal.has_opened() or deal.due != rules.NOTHING:
        most: bits.i32 = -1
        for place in range(legal.n):
            code = legal.items[place]
            if code & KIND == MELD and opening.value(code & PAYLOAD) > most:
                most = opening.value(code & PAYLOAD)
                best = code
    return best


def choose_melds(deal: RommeDeal, chosen: bits.u64s) -> None:
    """Write the acting seat's best melds, as of `romme_melds.best_melds`."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    melds_of.best_melds(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal), chosen)


def best_lay(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return the dearest card to lay off; a joker only when the end is near.  0 for none."""
    best: bits.u64 = 0
    joker: bits.u64 = 0
    most: bits.i32 = -1
    forced: bool = True
    for i in range(legal.n):
        code = legal.items[i]
        kind = code & KIND
        card: bits.i32 = code & CARD
        if kind == DISCARD:
            forced = False
        elif kind == LAY and card != bits.JOKER:
            if melds_of.weight(bits.bit(card)) > most:
                most = melds_of.weight(bits.bit(card))
                best = code
        elif kind == LAY and joker == 0:
            joker = code
    if best == 0 and joker:
        left = counted.size(deal.hand, rules.WIDTH * deal.seat)
        if forced or left <= FEW or is_urgent(deal):
            best = joker
    return best


def is_urgent(deal: RommeDeal) -> bool:
    """Return whether somebody else may go out soon."""
    return fewest(deal) <= CLOSE


# -- discarding ------------------------------------------------------------------------------------


def best_discard(deal: RommeDeal, legal: Actions, foresight: bits.i32) -> bits.u64:
    """Return the discard that leaves the best hand, or the first action if there is none."""
    worth: bits.i32x128 = [0] * 128
    first = rate_discards(deal, legal, worth)
    if foresight and first < legal.n:
        spare_the_next(deal, legal, first, worth)
        return most_hoped(deal, legal, first, worth)
    return least_kept(legal, first, worth)


def spare_the_next(deal: RommeDeal, legal: Actions, first: bits.i32, worth: bits.i32s) -> None:
    """Keep what fits the table from a next player who has opened and holds one card more."""
    rival = deal.after(deal.seat)
    if deal.opened >> rival & 1 and counted.size(deal.hand, rules.WIDTH * rival) == 1:
        fits = fitting(deal)
        for i in range(first, legal.n):
            card: bits.i32 = legal.items[i] & CARD
            if card != bits.JOKER and fits & bits.bit(card):
                worth[card] = min(worth[card] + GIVES_OUT, JOKER_KEPT - 1)


def least_kept(legal: Actions, first: bits.i32, worth: bits.i32s) -> bits.u64:
    """Return the discard, of those from *first* on, of the card that is worth the least."""
    best: bits.u64 = legal.items[0]
    least: bits.i32 = JOKER_KEPT + 1
    for i in range(first, legal.n):
        card: bits.i32 = legal.items[i] & CARD
        if worth[card] < least:
            least = worth[card]
            best = legal.items[i]
    return best


def most_hoped(deal: RommeDeal, legal: Actions, first: bits.i32, worth: bits.i32s) -> bits.u64:
    """Return that of the discards worth the least which leaves most to hope for; no planned one."""
    gone: bits.u64x4 = [0] * 4
    count_gone(deal, gone)
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
    """Return what the hand without a card is worth after the next draw, on average, in tenths."""
    at = rules.WIDTH * deal.seat
    one = bits.bit(card)
    twice = deal.hand[at + 1] & ~one
    once = deal.hand[at] & ~(one & ~deal.hand[at + 1])
    wild: bits.i32 = deal.hand[at + 2]
    fits = fitting(deal)
    now = held_worth(deal, once, twice, fits)
    more: bits.i32 = 0
    left: bits.i32 = 1
    cards = bits.LANE * bits.RANK & ~gone[1]
    while cards:
        new = cards & -cards
        cards ^= new
        several = live(gone, new)
        left += several
        if (opening.usable(once | new, wild, deal.limits) | fits) & new:
            more += several * (held_worth(deal, once | new, twice | once & new, fits) - now)
    return 10 * now + 10 * more // left


def held_worth(deal: RommeDeal, once: bits.u64, twice: bits.u64, fits: bits.u64) -> bits.i32:
    """Return what the best melds of the acting seat rid it of with these cards, and lay-offs."""
    chosen: bits.u64x16 = [0] * 16
    wild: bits.i32 = deal.hand[rules.WIDTH * deal.seat + 2]
    need = needed(deal)
    found = melds_of.best_melds(once, twice, wild, deal.limits, need, chosen)
    i: bits.i32 = 8
    while chosen[i]:
        need -= opening.value(chosen[i])
        cards = jokers.naturals(chosen[i])
        once &= ~(cards & ~twice)
        twice &= ~cards
        i += 1
    if need <= 0:
        found += melds_of.weight(once & fits)
    return found


def rate_discards(deal: RommeDeal, legal: Actions, worth: bits.i32s) -> bits.i32:
    """Write how much each card is to be kept that may be discarded.

    Returns where the discards begin among the actions, of which they are the last.
    """
    gone: bits.u64x4 = [0] * 4
    count_gone(deal, gone)
    kept = kept_for_melds(deal)
    fits = fitting(deal)
    haste: bits.i32 = CALM
    if is_urgent(deal):
        haste = HASTE
    first = legal.n
    while first > 0 and legal.items[first - 1] & KIND == DISCARD:
        first -= 1
        card: bits.i32 = legal.items[first] & CARD
        worth[card] = JOKER_KEPT
        if card != bits.JOKER:
            worth[card] = EACH_LIVE * prospects(deal.hand[rules.WIDTH * deal.seat], gone, card)
            worth[card] -= haste * POINTS[card & 15]
            if kept & bits.bit(card):
                worth[card] += PLANNED
            if fits & bits.bit(card):
                worth[card] += FITS
            if deal.hand[rules.WIDTH * deal.seat + 1] & bits.bit(card):
                worth[card] -= TWIN
    return first


def kept_for_melds(deal: RommeDeal) -> bits.u64:
    """Return the cards that the acting seat needs for its best melds, and has no twin of."""
    chosen: bits.u64x16 = [0] * 16
    choose_melds(deal, chosen)
    once: bits.u64 = 0
    twice: bits.u64 = 0
    i: bits.i32 = 8
    while chosen[i]:
        cards = jokers.naturals(chosen[i])
        twice |= once & cards
        once |= cards
        i += 1
    return once & ~(deal.hand[rules.WIDTH * deal.seat + 1] & ~twice)


def count_gone(deal: RommeDeal, gone: bits.u64s) -> None:
    """Write which cards the acting seat cannot draw any more: one of them, and both.

    Of one pack, there is no second.
    """
    cards = deal.end - deal.top + deal.pile_size
    for seat in range(deal.seats):
        at = rules.WIDTH * seat
        cards += counted.size(deal.hand, at)
        if seat == deal.seat:
            counted.add_set(gone, 0, deal.hand, at)
        else:
            counted.add_set(gone, 0, deal.known, at)
    for i in range(deal.pile_size):
        counted.add(gone, 0, deal.pile[i])
    for i in range(deal.melds):
        cards += jokers.size(deal.meld[i])
        naturals = jokers.naturals(deal.meld[i])
        gone[1] |= gone[0] & naturals
        gone[0] |= naturals
    if cards <= ONE_PACK:
        gone[1] = gone[0]
        gone[0] = bits.ALL


def live(gone: bits.u64s, cards: bits.u64) -> bits.i32:
    """Return how many of these cards, and of their twins, may still be drawn."""
    return bits.count(cards & ~gone[0]) + bits.count(cards & ~gone[1])


def prospects(hand: bits.u64, gone: bits.u64s, card: bits.i32) -> bits.i32:
    """Return how many cards that may be drawn would make a meld with this card and another."""
    rank = card & 15
    mates = (bits.RANK << rank) & ~bits.bit(card)
    found: bits.i32 = 0
    if hand & mates:
        found = live(gone, mates & ~hand)
    suit = card & 48
    lane = hand >> suit & bits.LANE
    lane |= (lane & 1) << jokers.HIGH_ACE
    found += chances(lane, gone, suit, rank)
    if rank == 0:
        found += chances(lane, gone, suit, jokers.HIGH_ACE)
    return found


def cost(card: bits.i32) -> bits.i32:
    """Return what a card that is no joker costs in hand."""
    return POINTS[card & 15]


def prospects_of(deal: RommeDeal, card: bits.i32) -> bits.i32:
    """Return the prospects of a card of the acting seat (for Python)."""
    gone: bits.u64x4 = [0] * 4
    count_gone(deal, gone)
    return prospects(deal.hand[rules.WIDTH * deal.seat], gone, card)


def planned(deal: RommeDeal) -> list[int]:
    """Return the best melds of the acting seat (for Python)."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    return melds_of.plan(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal))


def chances(lane: bits.u64, gone: bits.u64s, suit: bits.i32, place: bits.i32) -> bits.i32:
    """Return the same for runs of three with this place of a suit, each card for each run."""
    found: bits.i32 = 0
    for start in range(max(0, place - 2), min(place, jokers.HIGH_ACE - 2) + 1):
        lacking = (bits.bit(start) * 7) & ~lane
        if bits.count(lacking) == 1:
            found += live(gone, jokers.lane_cards(lacking) << suit)
    return found


# -- the others' hands -----------------------------------------------------------------------------


def doubt(deal: RommeDeal, seat: bits.i32, patience: bits.i32s) -> bits.i32:
    """Return how unlikely these hands of the others, so patient, are for a seat, 0 to `WORST`.

    The weights tell hands that the policy has played from hands dealt anew.
    """
    recent: bits.u64 = 0
    for i in range(max(0, deal.pile_size - RECENT), deal.pile_size):
        recent |= bits.bit(deal.pile[i])
    laid: bits.u64 = 0
    if deal.laid == 0:  # what is laid off in this turn, nobody could
        laid = fitting(deal)
    found = USUAL
    for rival in range(deal.seats):
        if rival != seat and rival != deal.seat and deal.sitting >> rival & 1:
            found += doubt_of(deal, rival, recent, laid, patience[rival])
    return max(0, min(policies.WORST, found))


def doubt_of(
    deal: RommeDeal, rival: bits.i32, recent: bits.u64, laid: bits.u64, patience: bits.i32
) -> bits.i32:
    """Return how unlikely a rival's hand is; less than 0 where it is likelier than most.

    He wants none of the *recent* discards and, unless he waits, plays jokers and has put down what
    could be *laid*.
    """
    at = rules.WIDTH * rival
    hand = deal.hand[at]
    wild: bits.i32 = deal.hand[at + 2]
    players = deal.players()
    near = neighbours(hand)
    rounds: bits.i32 = min(LONG, deal.pile_size // players)
    found = NEAR * (bits.count(recent & near) - 2) // players
    haste: bits.i32 = 2  # halves
    if patience == PATIENT:
        haste = 0
    elif patience == EITHER:
        haste = 1
    if deal.opened >> rival & 1:
        found += HAS_FIT * bits.count(hand & laid) + HAS_JOKER * wild
        if has_natural_meld(hand):
            found += HAS_MELD
    else:
        found += (
            KEEPS_JOKER * rounds * wild * haste // 2
            + LOOSE * rounds * (bits.count(hand & ~near) - 2) // 2
        )
        if opening.can_open(hand, deal.hand[at + 1], wild, deal.open_min, deal.terms(-1, True), 0):
            found += COULD_OPEN * haste // 2
    return found


def neighbours(hand: bits.u64) -> bits.u64:
    """Return the cards that one of a hand is next to in its suit, or of the rank of."""
    near = hand << 1 | hand >> 1 | hand >> 12 & bits.RANK | (hand & bits.RANK) << 12
    near |= hand << 16 | hand >> 16 | hand << 32 | hand >> 32 | hand << 48 | hand >> 48
    return near & bits.LANE * bits.RANK


def has_natural_meld(hand: bits.u64) -> bool:
    """Return whether a hand has a meld without jokers."""
    high = hand >> 12 & hand >> 11 & hand & bits.RANK
    return (hand & hand >> 1 & hand >> 2 | high | bits.thrice(hand)) != 0


# -- what it plays for -----------------------------------------------------------------------------


def value(deal: RommeDeal, seat: bits.i32) -> bits.i32:
    """Return what a finished deal is worth to a seat: its points, and more if it has won."""
    found = deal.won[seat]
    if deal.winner == seat:
        found += WON
    return found


# -- for a search ----------------------------------------------------------------------------------


def searching(seat: int) -> RommePolicy:
    """Return what a search of a seat plays on with: it waits itself, the others perhaps."""
    patience = [EITHER] * SEATS
    patience[seat] = PATIENT
    return RommePolicy(patience)
