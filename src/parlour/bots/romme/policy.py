"""A steady policy for German Rummy, from the fields of the deal that its seat knows.

It goes out when it can, and takes cards that it can use.  It keeps its melds in hand, where nobody
can lay off on them, until a rival may go out soon; then it lays down what disposes of most cards.
`discards` chooses its discard; in a search's worlds the others' hands are likely ones (`belief`).
All numbers are integers.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, counted
from ...cards.rng import Random
from ...core import arguments, codec
from ...core.actions import Actions
from ...core.deal import Deal
from ...games.romme import actions, opening
from ...games.romme import state as rules
from ...games.romme.deal import RommeDeal
from ...search.policy import Policy
from . import belief as beliefs
from . import discards, going_out, outlook
from . import melds as melds_of

STOCK, TAKE, PASS = actions.STOCK, actions.TAKE, actions.PASS
MELD, LAY, SWAP, DISCARD = actions.MELD, actions.LAY, actions.SWAP, actions.DISCARD
PAYLOAD = codec.PAYLOAD
KIND = ~PAYLOAD & bits.ALL
CARD = actions.CARD
TRIED, MELDS_TRIED = 8, 4  # actions worth trying, and how many of them may be melds
SEATS = 8
PATIENT, HASTY, EITHER = beliefs.PATIENT, beliefs.HASTY, beliefs.EITHER
globals().update(PATIENT=PATIENT, HASTY=HASTY, EITHER=EITHER)
FEW_CARDS = 3  # with this few cards a joker is laid off, too
EACH_JOKER, EACH_CARD = 30, 7  # the expected rest of a hand that nobody has seen
WON = 40  # the worth of winning, on top of the points


class RommePolicy(Policy):
    """Plays every variant of German Rummy.

    A seat puts nothing on the table while every rival has at least its *patience* in cards, unless
    it goes out.  With `EITHER` the stream, which is not advanced, tells the worlds apart.  With
    *foresight* (1, else 0) it considers its next draw when it discards.
    """

    patience: list[bits.i32]
    foresight: bits.i32

    def __init__(self, patience: Sequence[int] = (PATIENT,) * SEATS, foresight: int = 0) -> None:
        self.foresight = arguments.within(foresight, 0, 1, "foresight")
        arguments.within(len(patience), SEATS, SEATS, "patience")
        self.patience = [0] * 8
        for seat in range(SEATS):
            self.patience[seat] = arguments.within(patience[seat], EITHER, HASTY, "patience")

    def kind(self) -> type[Deal]:
        return RommeDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return self.answer(cython.cast(RommeDeal, deal), legal, rng.state)

    def candidates(self, deal: Deal, out: Actions) -> None:
        self.narrow(cython.cast(RommeDeal, deal), out)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return beliefs.doubt(cython.cast(RommeDeal, deal), seat, self.patience)

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return value(cython.cast(RommeDeal, deal), seat)

    def answer(self, deal: RommeDeal, legal: Actions, world: bits.u64) -> bits.u64:
        """Return the acting seat's action."""
        code = legal.items[0]  # the only action, or to keep the joker found at the cut
        if legal.n > 1:
            if deal.phase == rules.DRAW:
                if is_worth_taking(deal, code):
                    code = TAKE
            elif deal.phase == rules.PLAY:
                code = best_play(deal, legal, self.is_early(deal, world), self.foresight)
        return code

    def narrow(self, deal: RommeDeal, out: Actions) -> None:
        """List the few actions worth trying: all draws, and the likeliest plays.

        The policy's own choice comes first; a seat that can go out need try nothing else.
        """
        deal.find_actions(out)
        if deal.phase == rules.PLAY and out.n > 1:
            few: bits.u64x8 = [0] * 8
            few[0] = best_play(deal, out, self.is_early(deal, 0), self.foresight)
            n = 1
            if going_out.winning(deal) == 0:
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
        """Return whether the acting seat waits in a world; never with a first meld in progress."""
        most = self.patience[deal.seat]
        if most == EITHER:
            most = PATIENT
            if deal.has_opened() or bits.mix(world + deal.seat) & 1:
                most = HASTY
        return deal.staged == 0 and outlook.fewest(deal) >= most


def wins_now(deal: RommeDeal) -> bool:
    """Return whether the acting seat, before its draw, can go out with the top of the pile."""
    return going_out.wins_with(deal, deal.pile[deal.pile_size - 1])


def add_melds(deal: RommeDeal, legal: Actions, few: bits.u64s, n: bits.i32) -> bits.i32:
    """Add those of the best melds that may be laid now; return the number of actions."""
    chosen: bits.u64x16 = [0] * 16
    outlook.choose_melds(deal, chosen)
    i: bits.i32 = 8
    while chosen[i] and n < MELDS_TRIED:
        code = MELD | chosen[i]
        if legal.holds(code):
            n = add_new(few, n, code)
        i += 1
    return n


def add_new(few: bits.u64s, n: bits.i32, code: bits.u64) -> bits.i32:
    """Add an action unless it is there or the list is full; return the number of actions."""
    for i in range(n):
        if few[i] == code:
            return n
    if n < TRIED:
        few[n] = code
        n += 1
    return n


def add_first(legal: Actions, few: bits.u64s, n: bits.i32, kind: bits.u64) -> bits.i32:
    """Add at most two actions of a kind; return the number of actions."""
    added: bits.i32 = 0
    for i in range(legal.n):
        if legal.items[i] & KIND == kind and added < 2:
            n = add_new(few, n, legal.items[i])
            added += 1
    return n


def add_discards(deal: RommeDeal, legal: Actions, few: bits.u64s, n: bits.i32) -> bits.i32:
    """Add the discards that leave the best hands; return the number of actions."""
    worth: bits.i32x128 = [0] * 128
    first = discards.rate_discards(deal, legal, worth)
    while n < TRIED and first < legal.n:
        best: bits.i32 = -1
        for i in range(first, legal.n):
            card: bits.i32 = legal.items[i] & CARD
            if worth[card] <= discards.JOKER_KEPT and (best < 0 or worth[card] < worth[best]):
                best = card
        if best < 0 or (n > 1 and worth[best] >= discards.PLANNED - discards.FAR):
            break
        n = add_new(few, n, DISCARD | best)
        worth[best] = discards.JOKER_KEPT + 1
    return n


# -- drawing ---------------------------------------------------------------------------------------


def is_worth_taking(deal: RommeDeal, other: bits.u64) -> bool:
    """Return whether the discard is better than the stock, or without one than a pass."""
    card = deal.pile[deal.pile_size - 1]
    worth: bool = card == bits.JOKER or wins_now(deal)
    if not worth:
        if other == PASS:
            worth = not leads(deal)
        else:
            worth = outlook.fits_table(deal, card) or helps(deal, card)
    return worth


def leads(deal: RommeDeal) -> bool:
    """Return whether the acting seat's hand is likely to be the cheapest if the deal ends now."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    mine = EACH_JOKER * wild
    for twin in range(counted.WIDTH):
        cards: bits.u64 = 0
        if twin != 2:
            cards = deal.hand[at + twin]
        while cards:
            mine += outlook.cost(bits.first(cards))
            cards &= cards - 1
    return mine <= EACH_CARD * outlook.fewest(deal)


def helps(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether a card helps the hand dispose of more than itself."""
    at = rules.WIDTH * deal.seat
    once = deal.hand[at]
    twice = deal.hand[at + 1]
    wild: bits.i32 = deal.hand[at + 2]
    one = bits.bit(card)
    if not opening.usable(once | one, wild, deal.limits) & one:
        return False
    chosen: bits.u64x16 = [0] * 16
    need = outlook.needed(deal)
    before = melds_of.best_melds(once, twice, wild, deal.limits, need, chosen)
    after = melds_of.best_melds(once | one, twice | once & one, wild, deal.limits, need, chosen)
    return after >= before + melds_of.weight(one)


# -- playing ---------------------------------------------------------------------------------------


def best_play(deal: RommeDeal, legal: Actions, early: bool, foresight: bits.i32) -> bits.u64:
    """Return the way out, or else a meld, swap, lay-off or discard."""
    code: bits.u64 = 0
    if legal.items[0] & KIND != DISCARD:
        code = going_out.winning(deal)
        if code and not legal.holds(code) and not (code & KIND == MELD and deal.allows(code)):
            code = 0
        if code == 0 and legal.items[legal.n - 1] & KIND == DISCARD and early:
            return discards.best_discard(deal, legal, foresight)
        if code == 0:
            code = best_meld(deal, legal)
        if code == 0:
            code = first_of(legal, SWAP)
        if code == 0:
            code = best_lay(deal, legal)
    if code == 0:
        code = discards.best_discard(deal, legal, foresight)
    return code


def first_of(legal: Actions, kind: bits.u64) -> bits.u64:
    """Return the first action of a kind; 0 if there is none."""
    for i in range(legal.n):
        if legal.items[i] & KIND == kind:
            return legal.items[i]
    return 0


def best_meld(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return one of the best melds, or the costliest if one must be laid; 0 for none."""
    if first_of(legal, MELD) == 0:
        return 0
    chosen: bits.u64x16 = [0] * 16
    outlook.choose_melds(deal, chosen)
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


def best_lay(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return the costliest card to lay off, a joker only near the end; 0 for none."""
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
        if forced or left <= FEW_CARDS or outlook.is_urgent(deal):
            best = joker
    return best


# -- what it plays for -----------------------------------------------------------------------------


def value(deal: RommeDeal, seat: bits.i32) -> bits.i32:
    """Return the worth of a finished deal to a seat: its points, and a bonus if it has won."""
    found = deal.won[seat]
    if deal.winner == seat:
        found += WON
    return found


# -- for a search ----------------------------------------------------------------------------------


def searching(seat: int) -> RommePolicy:
    """Return the policy for a search of a seat: it waits, and the others may."""
    patience = [EITHER] * SEATS
    patience[seat] = PATIENT
    return RommePolicy(patience)
