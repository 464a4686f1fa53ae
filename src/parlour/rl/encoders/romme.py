"""Rommé in words and bytes."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, counted
from ...core import codec
from ...core.deal import Deal
from ...games.romme import deal as engine
from ...games.romme import state
from ...games.romme.actions import CODEC
from ...games.romme.deal import RommeDeal
from ...pieces import jokers
from .. import parts
from ..encoder import Block, Encoder
from ..parts import DECK, DIGITS, MELD, SORTS

SEATS, STOCK = 8, 171  # three packs with five jokers each
MELDS = 56  # two of them are in other hands
CARDS = len(CODEC.words)
PLACES = CARDS + len(DECK)
ENDS = PLACES + MELDS
END = ENDS + 4
KIND_BITS, PLACE = codec.KIND_BITS, 63
SET = jokers.SET

BLOCKS = (
    Block("hand", 53, "the own hand: how often each card, then the jokers"),
    *[
        Block(f"known{seat}", 53, f"cards of {whose} that all have seen, or that lie face up")
        for seat, whose in enumerate(["the own hand", *["another hand"] * 7])
    ],
    Block("heap", 53, "the discard pile: how often each card"),
    Block("top", 53, "the last discard"),
    Block("recycled", 53, "the cards of the last refill of the stock"),
    Block("fits", 53, "the cards that can be laid off"),
    Block("frees", 52, "the cards that can be swapped for a joker"),
    *[Block(f"T{place}", 20, MELD) for place in range(MELDS)],
    Block("due", 4, "nothing, use the card taken, meld it, or play the joker swapped"),
    Block("due_card", 53, "the card to do it with"),
    Block("taken", 53, "the card just taken from the pile, which may not be discarded"),
    Block("cut", 53, "the card seen at the cut, for the seat that saw it"),
    Block("cut_at", 8, "the seat that has drawn it since"),
    Block("phase", 4, "one of the phases, in the order of the view's"),
    Block("stock", 1, "cards left in the stock"),
    Block("refills", 1, "refills of the stock so far"),
    Block("idle", 1, "turns without a draw from the stock or a card put on the table"),
    Block("staged", 1, "points of a first meld that is not complete"),
    Block("open_min", 1, "the points that it must have"),
    Block("fresh", 1, "1 if the first meld was completed in this turn"),
    Block("counts", 8, "the number of cards of each hand"),
    Block("playing", 8, "the seats that are not out of the match"),
    Block("opened", 8, "the seats that have made their first meld"),
    Block("active", 8, "the seats that had put cards on the table before this turn"),
    Block("dealer", 8, "the own seat, the next seat and so on"),
    Block("robber", 8, "the seat that kept the joker at the cut"),
)
SECRETS = (
    *[Block(f"hand{seat}", 53, "another hand") for seat in range(1, SEATS)],
    Block("stock", STOCK, "the stock, next card first: each its place among the cards, from 1"),
)


class RommeEncoder(Encoder):
    """Every seat sees itself as the first, and the next to play as the second."""

    version = "romme-1"
    words = (*CODEC.words, *DECK, *[f"T{it}" for it in range(MELDS)], "lo", "hi", *SORTS, DIGITS[0])
    blocks = BLOCKS
    secrets = SECRETS

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        kind: bits.u64 = code >> KIND_BITS << KIND_BITS
        n = parts.put_kind(code, out)
        if kind == engine.MELD:
            n = parts.put_meld(out, n, CARDS, END, code & jokers.CODE)
        elif kind == engine.DISCARD:
            n = parts.put_card(out, n, CARDS, code & engine.CARD)
        elif kind == engine.LAY or kind == engine.SWAP:
            n = parts.put_card(out, n, CARDS, code & engine.CARD)
            out[n] = PLACES + (code >> engine.INDEX & PLACE)
            n += 1
            if kind == engine.LAY:
                out[n] = ENDS + (code >> 6 & 1)
                n += 1
        return n

    def heard(self, deal: Deal, code: bits.u64, count: bits.i32) -> bits.i32:
        return heard_of(cython.cast(RommeDeal, deal), code, count)

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        encode_romme(cython.cast(RommeDeal, deal), seat, out)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        reveal_romme(cython.cast(RommeDeal, deal), seat, out)


def heard_of(deal: RommeDeal, code: bits.u64, count: bits.i32) -> bits.i32:
    """Return how many words are heard: only the kind of a last card thrown (rule R7.2)."""
    kind: bits.u64 = code >> KIND_BITS << KIND_BITS
    last: bool = kind == engine.DISCARD and counted.size(deal.hand, 4 * deal.seat) == 1
    return 1 if last else count


def frees(deal: RommeDeal) -> bits.u64:
    """Return the cards that can be swapped for a joker of the table."""
    found: bits.u64 = 0
    for i in range(deal.melds if deal.swaps else 0):
        meld = deal.meld[i]
        cards = jokers.missing(meld)
        any_sort: bool = not (meld & SET and deal.completes_sets)
        if cards and (any_sort or (jokers.size(meld) == 4 and jokers.jokers(meld) == 1)):
            found |= cards
    return found


def encode_romme(deal: RommeDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat knows."""
    cells = parts.show_counts(deal.hand, 4 * seat, out)
    if deal.phase == state.OVER:
        cells = parts.show_hands(deal.hand, seat, 0, deal.seats, SEATS, cells)
    else:
        cells = parts.show_hands(deal.known, seat, 0, deal.seats, SEATS, cells)
    cells = parts.show_heap(deal.pile, deal.pile_size, cells)
    cells = parts.show_card(deal.pile[deal.pile_size - 1] if deal.pile_size else -1, cells)
    cells = parts.show_counts(deal.recycled, 0, cells)
    fits: bits.u64 = 0
    for i in range(deal.melds):
        fits |= jokers.fitting(deal.meld[i], deal.limits)
        if not fits >> bits.JOKER & 1 and jokers.takes_joker(deal.meld[i], deal.limits):
            fits |= bits.bit(bits.JOKER)
    cells = parts.show_deck(fits, cells)
    cells = parts.show_pack(frees(deal), cells)
    cells = parts.show_melds(deal.meld, deal.melds, MELDS, cells)
    cells = parts.show_one(deal.due, 4, cells)
    cells = parts.show_card(deal.due_card if deal.due else -1, cells)
    cells = parts.show_card(deal.taken, cells)
    cut: bits.i32 = -1
    cut_at: bits.i32 = -1
    if seat == deal.cutter:
        cut = deal.stock[deal.end - 1] if deal.seen < 0 else deal.seen
        cut_at = deal.seen_at
    cells = parts.show_card(cut, cells)
    cells = parts.show_seat(cut_at, seat, deal.seats, SEATS, cells)
    cells = parts.show_one(deal.phase, 4, cells)
    cells = parts.show_number(deal.end - deal.top, cells)
    cells = parts.show_number(deal.refills, cells)
    cells = parts.show_number(deal.idle, cells)
    cells = parts.show_number(deal.staged, cells)
    cells = parts.show_number(deal.open_min, cells)
    cells = parts.show_number(deal.fresh, cells)
    cells = parts.show_sizes(deal.hand, seat, deal.seats, SEATS, cells)
    cells = parts.show_seats(deal.sitting, seat, deal.seats, SEATS, cells)
    cells = parts.show_seats(deal.opened, seat, deal.seats, SEATS, cells)
    cells = parts.show_seats(deal.active, seat, deal.seats, SEATS, cells)
    cells = parts.show_seat(deal.dealer, seat, deal.seats, SEATS, cells)
    parts.show_seat(deal.robber, seat, deal.seats, SEATS, cells)


def reveal_romme(deal: RommeDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat does not know."""
    cells = parts.show_hands(deal.hand, seat, 1, deal.seats, SEATS, out)
    parts.show_order(deal.stock, deal.top, deal.end, STOCK, cells)


ENCODER = RommeEncoder
