"""One deal of Hearts, from the pack to the points; the rules are numbered in rules/hearts.md."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.cards import bits, high
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core import carried
from parlour.core.actions import Actions
from parlour.pieces import tricks
from parlour.pieces.trick_state import TrickState

from . import actions
from .options import HeartsOptions

PASS, PLAY, CARD = actions.PASS, actions.PLAY, actions.CARD
HEARTS, QUEEN = actions.HEARTS, actions.QUEEN
PENALTIES = HEARTS | QUEEN
TO_PASS, TO_PLAY, OVER = 0, 1, 2
NO_MOON, TO_OTHERS, TO_SELF = 0, 1, 2
MOONS = ("none", "others", "self")
TURNS = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 4, 2, 3, 0)}  # rule H3.1: seats further on; 0 holds


def pack_of(options: HeartsOptions, seats: int) -> tuple[int, ...]:
    """Return the cards for a number of players (rule H1.2)."""
    lowest = "2d 2c" if options.removed == "twos" else "2d 3d"
    removed = {high.number(name) for name in lowest.split()[: 52 % seats]}
    return tuple(card for card in high.pack("2") if card not in removed)


class HeartsDeal(TrickState):
    """Three to five hands."""

    before: bits.i32  # deals of the match before this one
    each: bits.i32  # cards that each player passes
    aim: bits.i32  # the number of seats on; 0 is nobody
    clean: bits.i32
    queen_breaks: bits.i32
    moon: bits.i32
    opener: bits.i32  # the card that is led first
    passed: list[bits.u64]  # what a seat has chosen; then, what the receiver still holds of it
    opened: bits.i32  # the first trick is over
    broken: bits.i32
    shooter: bits.i32

    def __init__(self, options: HeartsOptions, seats: bits.i32 = 4) -> None:
        super().__init__(options, seats)
        self.each = 0 if options.passing == "none" else options.passed_cards
        self.clean = options.clean_first_trick
        self.queen_breaks = options.queen_breaks
        self.moon = MOONS.index(options.moon)
        self.opener = pack_of(options, seats)[0]
        self.passed = [0] * 5
        self.bring(())
        self.reset(0)

    def bring(self, carry: Sequence[int]) -> None:
        """Take over the number of past deals, which decides the passing (rule H3.1)."""
        carried.check_length(carry or (0,), 1, "H3.1")
        self.before = carried.number_of("deals", carry[0], 0, rule="H3.1") if carry else 0
        turns = TURNS[self.seats] if self.options.passing == "rotate" else (1,)
        self.aim = turns[self.before % len(turns)] if self.each else 0

    def reset(self, dealer: bits.i32) -> None:
        """Clear the table for a deal by *dealer*."""
        self.clear_table(dealer)
        for seat in range(5):
            self.passed[seat] = 0
        self.opened = 0
        self.broken = 0
        self.shooter = -1

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        self.reset(dealer)
        self.deal_cards(pack, 1)
        self.seat = self.on(dealer, 1)
        if self.aim == 0:
            self.begin()

    def begin(self) -> None:
        """Begin to play: the holder of the lowest club leads it (rule H4.1)."""
        self.phase = TO_PLAY
        for seat in range(self.seats):
            if self.hand[seat] & bits.bit(self.opener):
                self.lead(seat)

    def find_actions(self, out: Actions) -> None:
        if self.phase == TO_PASS:
            out.hold_cards(self.hand[self.seat], PASS)
        else:
            out.hold_cards(self.playable(), PLAY)

    def playable(self) -> bits.u64:
        """Return the cards that the acting seat may play (rules H4.1 to H4.4)."""
        cards = self.follow()
        better = cards
        if self.opened:
            if self.played == 0 and not self.broken:
                better = cards & ~HEARTS
        elif self.played == 0:
            better = bits.bit(self.opener)
        elif self.clean:
            better = cards & ~PENALTIES
        return better or cards

    def apply(self, code: bits.u64) -> None:
        card: bits.i32 = code & CARD
        if self.phase == TO_PASS:
            self.hand[self.seat] ^= bits.bit(card)
            self.passed[self.seat] |= bits.bit(card)
            if bits.count(self.passed[self.seat]) == self.each:
                self.seat = self.on(self.seat, 1)
                if self.passed[self.seat]:
                    self.exchange()
        else:
            self.play_card(card)

    def exchange(self) -> None:
        """Let each player take up the cards passed to them (rule H3.2)."""
        for seat in range(self.seats):
            self.hand[self.on(seat, self.aim)] |= self.passed[seat]
        self.begin()

    def play_card(self, card: bits.i32) -> None:
        """Play a card; record whether it breaks hearts, and what it shows."""
        seat = self.seat
        held = bits.bit(card)
        if held & HEARTS and self.played == 0 and not self.broken:
            self.void[seat] |= bits.ALL & ~HEARTS  # the leader of a heart has no other suit
        if held & HEARTS or (self.queen_breaks and held & QUEEN):
            self.broken = 1
        if self.aim:
            self.passed[self.on(seat, self.seats - self.aim)] &= bits.ALL & ~held
        if self.lay(card, False):
            self.take()
            self.opened = 1
            if self.hand[self.leader] == 0:
                self.settle()

    def penalty(self, seat: bits.i32) -> bits.i32:
        """Return the points that a seat has taken (rule H5.1)."""
        taken = self.taken[seat]
        return bits.count(taken & HEARTS) + (13 if taken & QUEEN else 0)

    def settle(self) -> None:
        """Count the points (rules H5.1, H5.2)."""
        for seat in range(self.seats):
            self.change[seat] = -self.penalty(seat)
            if self.change[seat] == -26 and self.moon != NO_MOON:
                self.shooter = seat
        if self.shooter >= 0:
            for seat in range(self.seats):
                self.change[seat] = -26 if self.moon == TO_OTHERS else 0
            self.change[self.shooter] = 26 if self.moon == TO_SELF else 0
        self.phase = OVER
        self.seat = -1

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        known: bits.u64x8 = [0] * 8
        chosen: bits.i32x8 = [0] * 8
        if self.phase == TO_PASS:
            for other in range(self.seats):
                if other != seat:
                    chosen[other] = bits.count(self.passed[other])
                    self.hand[other] |= self.passed[other]
        elif self.aim:
            known[self.on(seat, self.aim)] = self.passed[seat]
        if self.phase == TO_PLAY and not self.opened and self.played == 0:
            known[self.leader] |= bits.bit(self.opener)
        self.redeal_hands(seat, known, rng)
        for other in range(self.seats):
            to = self.on(other, self.aim)
            if other != seat and self.phase == TO_PASS:
                self.passed[other] = tricks.choose(self.hand[other], chosen[other], rng)
                self.hand[other] ^= self.passed[other]
            elif other != seat and to != seat and self.aim:
                self.passed[other] = self.guess(to, rng)

    def guess(self, seat: bits.i32, rng: Random) -> bits.u64:
        """Return the cards passed to a seat that it may still hold.

        Any of the cards that it had may be one of them.
        """
        held = bits.count(self.hand[seat])
        left = tricks.choose(bits.bit(52 // self.seats) - 1, self.each, rng)
        return tricks.choose(self.hand[seat], bits.count(left & (bits.bit(held) - 1)), rng)
