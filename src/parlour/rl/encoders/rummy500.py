"""Rummy 500 in words and bytes."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...core.deal import Deal
from ...games.rummy500 import actions, state
from ...games.rummy500 import deal as engine
from ...games.rummy500.deal import Rummy500Deal
from .. import parts
from ..encoder import Block, Encoder
from ..parts import DECK, DIGITS, MELD, SORTS

SEATS, MELDS, CARDS_ALL = 8, 36, 108
KINDS = (
    *("pass", "stock", "take", "deep", "discard", "meld", "lay", "decline"),
    *("call_meld", "call_lay"),
)
CARDS = len(KINDS)
PLACES = CARDS + len(DECK)
ENDS = PLACES + MELDS
END = ENDS + 4
INDEX, PLACE, LOW_END = 127, 63, actions.LOW_END

BLOCKS = (
    Block("hand", 53, "the own hand: how often each card, then the jokers"),
    *[
        Block(f"known{seat}", 53, f"cards of {whose} that came from the pile, or lie face up")
        for seat, whose in enumerate(["the own hand", *["another hand"] * 7])
    ],
    Block("heap", 53, "the discard pile: how often each card"),
    Block("pile", 108, "the discards, oldest first, each as its place among the cards, from 1"),
    Block("top", 53, "the last discard"),
    Block("fits", 53, "the cards that can be laid off"),
    *[Block(f"T{place}", 20, MELD) for place in range(MELDS)],
    Block("must", 53, "the card that must be played next"),
    Block("taken", 53, "the card just taken alone from the pile"),
    Block("phase", 4, "one of the phases, in the order of the view's"),
    Block("must_meld", 1, "1 if the card must be in a new meld"),
    Block("stock", 1, "cards left in the stock"),
    Block("discards", 1, "cards in the pile"),
    Block("idle", 1, "turns of a single discard taken and nothing played"),
    Block("counts", 8, "the number of cards of each hand"),
    Block("laid", 8, "the points of each seat on the table, at most 255"),
    Block("playing", 8, "the seats at the table"),
    Block("dealer", 8, "the own seat, the next seat and so on"),
    Block("discarder", 8, "the seat whose turn has ended, while it may be called"),
)
SECRETS = (
    *[Block(f"hand{seat}", 53, "another hand") for seat in range(1, SEATS)],
    Block("stock", 108, "the stock, next card first, as the pile"),
)


class Rummy500Encoder(Encoder):
    """Every seat sees itself as the first, and the next to play as the second."""

    version = "rummy500-1"
    words = (*KINDS, *DECK, *[f"T{it}" for it in range(MELDS)], "lo", "hi", *SORTS, *DIGITS)
    blocks = BLOCKS
    secrets = SECRETS

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        kind: bits.u64 = code & engine.KIND
        n = parts.put_kind(code, out)
        if kind == engine.DEEP or kind == engine.CALL_MELD or kind == engine.CALL_LAY:
            n = parts.put_amount(out, n, END, code >> engine.INDEX_BITS & INDEX)
        if kind == engine.MELD or kind == engine.CALL_MELD:
            n = parts.put_meld(out, n, CARDS, END, code & engine.MELD_CODE)
        elif kind == engine.DISCARD:
            n = parts.put_card(out, n, CARDS, code & engine.CARD)
        elif kind == engine.LAY or kind == engine.CALL_LAY:
            n = parts.put_card(out, n, CARDS, code & engine.CARD)
            out[n] = PLACES + (code >> engine.PLACE_BITS & PLACE)
            n += 1
            end: bits.i32 = code >> engine.END_BITS & 3
            if end:
                out[n] = ENDS + end - LOW_END
                n += 1
        return n

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        encode_rummy500(cython.cast(Rummy500Deal, deal), seat, out)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        reveal_rummy500(cython.cast(Rummy500Deal, deal), seat, out)


def encode_rummy500(deal: Rummy500Deal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat knows."""
    cells = parts.show_counts(deal.hand, 4 * seat, out)
    if deal.phase == state.OVER:
        cells = parts.show_hands(deal.hand, seat, 0, deal.seats, SEATS, cells)
    else:
        cells = parts.show_hands(deal.known, seat, 0, deal.seats, SEATS, cells)
    cells = parts.show_counts(deal.heap, 0, cells)
    cells = parts.show_order(deal.pile, 0, deal.pile_size, CARDS_ALL, cells)
    cells = parts.show_card(deal.pile[deal.pile_size - 1] if deal.pile_size else -1, cells)
    cells = parts.show_deck(deal.fits, cells)
    cells = parts.show_melds(deal.meld, deal.melds, MELDS, cells)
    cells = parts.show_card(deal.must, cells)
    cells = parts.show_card(deal.taken, cells)
    cells = parts.show_one(deal.phase, 4, cells)
    cells = parts.show_number(deal.must_meld, cells)
    cells = parts.show_number(deal.end - deal.top, cells)
    cells = parts.show_number(deal.pile_size, cells)
    cells = parts.show_number(deal.idle, cells)
    cells = parts.show_sizes(deal.hand, seat, deal.seats, SEATS, cells)
    cells = parts.show_numbers(deal.laid, seat, deal.seats, SEATS, cells)
    cells = parts.show_seats(bits.bit(deal.seats) - 1, seat, deal.seats, SEATS, cells)
    cells = parts.show_seat(deal.dealer, seat, deal.seats, SEATS, cells)
    parts.show_seat(deal.discarder, seat, deal.seats, SEATS, cells)


def reveal_rummy500(deal: Rummy500Deal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat does not know."""
    cells = parts.show_hands(deal.hand, seat, 1, deal.seats, SEATS, out)
    parts.show_order(deal.stock, deal.top, deal.end, CARDS_ALL, cells)


ENCODER = Rummy500Encoder
