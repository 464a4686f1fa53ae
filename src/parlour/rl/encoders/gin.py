"""Gin rummy in words and bytes."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...core import codec
from ...core.deal import Deal
from ...games.gin import deal as engine
from ...games.gin.actions import CODEC
from ...games.gin.deal import GinDeal
from ...pieces import melds
from .. import memory, parts
from ..encoder import Block, Encoder
from ..parts import PACK

CARDS = len(CODEC.words)
MELDS, END = CARDS + len(PACK), CARDS - 1
KIND_BITS = codec.KIND_BITS


def card_block(name: str, meaning: str) -> Block:
    """Return a block of 52 cells, one for each card."""
    return Block(name, 52, meaning)


class GinEncoder(Encoder):
    """Both seats see themselves as the first."""

    version = "gin-1"
    words = (*CODEC.words, *PACK, "T0", "T1", "T2")
    blocks = (
        card_block("hand", "the own hand"),
        card_block("known", "cards of the rival's hand that came from the pile, or lie face up"),
        card_block("shown", "cards of the own hand that the rival knows"),
        card_block("thrown", "the own discards"),
        card_block("rival_thrown", "the rival's discards"),
        card_block("top", "the last discard"),
        card_block("taken", "the card just taken from the pile"),
        card_block("T0", "the knocker's first meld with the cards laid off"),
        card_block("T1", "the second"),
        card_block("T2", "the third"),
        Block("phase", 9, "one of the phases, in the order of the view's"),
        Block("stock", 1, "cards left in the stock"),
        Block("limit", 1, "the most deadwood to knock with"),
        Block("takes", 1, "draws from the pile since the last from the stock"),
        Block("count", 2, "the number of cards of both hands"),
        Block("dealer", 1, "1 for the dealer"),
        Block("knocker", 2, "who knocked: the own seat, the rival"),
    )
    secrets = (card_block("rival", "the rival's hand"), card_block("next", "the next card to draw"))

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        kind: bits.u64 = code >> KIND_BITS << KIND_BITS
        n = parts.put_kind(code, out)
        if kind == engine.DISCARD or kind == engine.KNOCK:
            n = parts.put_card(out, n, CARDS, code & 63)
        elif kind == engine.LAY:
            n = parts.put_card(out, n, CARDS, code & 63)
            out[n] = MELDS + (code >> 6 & 3)
            n += 1
        elif kind == engine.ARRANGE:
            n = put_melds(out, n, code & engine.CODE)
        return n

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        encode_gin(cython.cast(GinDeal, deal), seat, out)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        reveal_gin(cython.cast(GinDeal, deal), seat, out)


def put_melds(out: bits.u8s, n: bits.i32, left: bits.u64) -> bits.i32:
    """Write each meld's word and cards, and the end."""
    place: bits.i32 = 0
    while left:
        out[n] = MELDS + place
        n = parts.put_cards(out, n + 1, CARDS, melds.meld_cards(left & 0x7FF))
        left >>= 11
        place += 1
    out[n] = END
    return n + 1


def encode_gin(deal: GinDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat knows."""
    rival: bits.i32 = 1 - seat
    known: bits.u64 = deal.known[rival]
    if deal.knocker >= 0 and (rival == deal.knocker or deal.seat < 0):
        known = deal.hand[rival]
    last: bits.u64 = bits.bit(deal.pile[deal.pile_size - 1]) if deal.pile_size else 0
    taken: bits.u64 = bits.bit(deal.taken) if deal.taken >= 0 else 0
    memory.spread(deal.hand[seat], 0, 13, out)
    memory.spread(known, 0, 13, memory.row(out, 52))
    memory.spread(deal.known[seat], 0, 13, memory.row(out, 104))
    memory.spread(deal.thrown[seat], 0, 13, memory.row(out, 156))
    memory.spread(deal.thrown[rival], 0, 13, memory.row(out, 208))
    memory.spread(last, 0, 13, memory.row(out, 260))
    memory.spread(taken, 0, 13, memory.row(out, 312))
    for place in range(3):
        memory.spread(deal.meld[place], 0, 13, memory.row(out, 364 + 52 * place))
    cells = memory.row(out, 520)
    memory.clear(cells, 9)
    cells[deal.phase] = 1
    cells[9] = deal.end - deal.top
    cells[10] = deal.knock_limit
    cells[11] = deal.takes
    cells[12] = bits.count(deal.hand[seat])
    cells[13] = bits.count(deal.hand[rival])
    cells[14] = seat == deal.dealer
    cells[15] = seat == deal.knocker
    cells[16] = rival == deal.knocker


def reveal_gin(deal: GinDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat does not know."""
    drawn: bits.u64 = bits.bit(deal.stock[deal.top]) if deal.top < deal.end else 0
    memory.spread(deal.hand[1 - seat], 0, 13, out)
    memory.spread(drawn, 0, 13, memory.row(out, 52))


ENCODER = GinEncoder
