"""The base of a deal that is played in tricks: hands, the trick on the table, and its lessons.

The ace is high (`cards.high`), and the next player has the next number.  A game's deal builds on
this and decides which cards may be played and what tricks are worth.
"""

from __future__ import annotations

from ..cards import bits
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core.deal import Deal
from ..core.options import Options
from . import tricks

MOST_SEATS = 5  # seats
globals().update(MOST_SEATS=MOST_SEATS)


class TrickState(Deal):
    """The state of the tricks; lists have a place for each of `MOST_SEATS` seats."""

    phase: bits.i32  # numbered by the game
    dealer: bits.i32
    hand: list[bits.u64]
    void: list[bits.u64]  # cards that a seat has shown not to hold
    taken: list[bits.u64]
    tricks: list[bits.i32]
    trick: list[bits.i32]  # the cards on the table, in order
    played: bits.i32  # the number of cards in it
    leader: bits.i32
    best: bits.i32  # the card that is taking the trick
    winner: bits.i32  # the seat that played it
    last: list[bits.i32]  # the previous trick
    last_leader: bits.i32  # -1 without a previous trick
    change: list[bits.i32]  # what each seat has won or lost at the end

    def __init__(self, options: Options, seats: bits.i32) -> None:
        super().__init__(options, seats)
        self.hand = [0] * 5
        self.void = [0] * 5
        self.taken = [0] * 5
        self.tricks = [0] * 5
        self.trick = [0] * 5
        self.last = [0] * 5
        self.change = [0] * 5
        self.clear_table(0)

    def clear_table(self, dealer: bits.i32) -> None:
        """Remove all cards, for a deal by *dealer* that begins with the first phase."""
        self.phase = 0
        for seat in range(MOST_SEATS):
            self.hand[seat] = 0
            self.void[seat] = 0
            self.taken[seat] = 0
            self.tricks[seat] = 0
            self.change[seat] = 0
        self.dealer = dealer
        self.played = 0
        self.leader = -1
        self.best = 0
        self.winner = -1
        self.last_leader = -1

    def deal_cards(self, pack: Pack, packet: bits.i32) -> None:
        """Deal the whole pack in packets of *packet* cards, from the seat after the dealer on."""
        seat = self.dealer
        n = 0
        while n < pack.size:
            seat += 1
            if seat == self.seats:
                seat = 0
            held: bits.u64 = 0
            for i in range(n, n + packet):
                held |= bits.bit(pack.card[i])
            self.hand[seat] |= held
            n += packet

    def points(self, seat: bits.i32) -> bits.i32:
        return self.change[seat]

    def on(self, seat: bits.i32, steps: bits.i32) -> bits.i32:
        """Return the seat *steps* after a seat, where *steps* is less than a full round."""
        seat += steps
        return seat if seat < self.seats else seat - self.seats

    def follow(self) -> bits.u64:
        """Return the cards that the acting seat may play if it must only follow suit."""
        cards = self.hand[self.seat]
        return tricks.follow(cards, self.best) if self.played else cards

    def lead(self, seat: bits.i32) -> None:
        """Let a seat lead to the first trick."""
        self.leader = seat
        self.seat = seat

    def lay(self, card: bits.i32, heading: bool) -> bool:
        """Play a card of the acting seat; return whether the trick is complete.

        The cards that the player thereby shows not to hold are stored.  *heading* says whether a
        player who can must beat the best card.
        """
        seat = self.seat
        best = self.best
        self.hand[seat] ^= bits.bit(card)
        if self.played == 0:
            self.best = card
            self.winner = seat
        elif (card ^ best) & 48:
            self.void[seat] |= tricks.suit(best)
        elif card > best:
            self.best = card
            self.winner = seat
        elif heading:
            self.void[seat] |= tricks.above(best)
        self.trick[self.played] = card
        self.played += 1
        full: bool = self.played == self.seats
        if not full:
            seat += 1
            self.seat = 0 if seat == self.seats else seat
        return full

    def take(self) -> None:
        """Give the complete trick to its winner, who leads to the next."""
        winner = self.winner
        cards: bits.u64 = 0
        for i in range(self.seats):
            cards |= bits.bit(self.trick[i])
            self.last[i] = self.trick[i]
        self.taken[winner] |= cards
        self.tricks[winner] += 1
        self.last_leader = self.leader
        self.leader = winner
        self.seat = winner
        self.played = 0

    def tidy(self) -> None:
        self.chance = 0
        self.tidy_table()

    def tidy_table(self) -> None:
        """Clear what is left of a trick that has been taken."""
        for i in range(self.played, MOST_SEATS):
            self.trick[i] = 0
        for i in range(self.seats if self.last_leader >= 0 else 0, MOST_SEATS):
            self.last[i] = 0
        if self.played == 0:
            self.best = 0
            self.winner = -1

    def redeal_hands(self, seat: bits.i32, known: bits.u64s, rng: Random) -> None:
        """Deal the others' hands again, in a way that fits their plays.

        *known* are the cards that *seat* can place, by the hand that holds them.
        """
        hidden: bits.u64 = 0
        can: bits.u64x4 = [0] * 4
        dealt: bits.u64x4 = [0] * 4
        free: bits.i32x4 = [0] * 4
        for i in range(self.seats - 1):
            other = seat + 1 + i
            if other >= self.seats:
                other -= self.seats
            unknown = self.hand[other] & ~known[other]
            hidden |= unknown
            free[i] = bits.count(unknown)
            can[i] = bits.ALL & ~self.void[other]
        if self.seats < MOST_SEATS:
            tricks.divide(hidden, can, free, dealt, rng)
        else:
            tricks.share(hidden, can, free, dealt, rng)
        for i in range(self.seats - 1):
            other = seat + 1 + i
            if other >= self.seats:
                other -= self.seats
            self.hand[other] = self.hand[other] & known[other] | dealt[i]
