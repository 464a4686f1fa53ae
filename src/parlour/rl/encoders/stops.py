"""Stops games in words and bytes: what the encoders of both share."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...core import codec
from ...core.deal import Deal
from ...games.stops import actions, hidden, state
from ...games.stops import deal as engine
from ...games.stops.actions import CLAIMABLE, CODEC
from ...games.stops.deal import StopsDeal
from ...pieces import auction, betting
from .. import memory, parts
from ..encoder import Block, Encoder
from ..parts import DIGITS, PACK

SEATS, SECTIONS = 9, len(CLAIMABLE)
OTHERS = range(1, 9)
CARDS = len(CODEC.words)
MAT = CARDS + len(PACK)
END = MAT + SECTIONS
PACKED = len(PACK)
KIND_BITS, PAYLOAD, HAND = codec.KIND_BITS, codec.PAYLOAD, actions.HAND

BLOCKS = (
    Block("hand", 52, "the own hand"),
    Block("shown", 52, "cards of it that all have seen"),
    Block("former", 52, "the dead hand, for the seat that has given it away"),
    Block("dead", 52, "cards that all know to be in the dead hand"),
    *[Block(f"known{it}", 52, "cards that the own seat knows in another hand") for it in OTHERS],
    *[Block(f"played{it}", 52, "the cards that a seat has played") for it in range(SEATS)],
    *[Block(f"void{it}", 52, "cards that another seat has shown not to hold") for it in OTHERS],
    Block("five", 52, "the own cards for poker"),
    Block("next", 52, "the card that everybody is asked for"),
    Block("barred", 4, "the suits that may not be led now"),
    Block("phase", 8, "one of the phases, in the order of the view's"),
    Block("stage", 3, "a deal alone, one of a match, or its last"),
    Block("chips", 9, "the chips of each seat, at most 255; 0 for a debt"),
    Block("board", 9, "the chips on each section of the mat, at most 255"),
    Block("counts", 9, "the number of cards of each hand"),
    Block("spare", 1, "the cards of the spare or dead hand"),
    Block("playing", 9, "the seats that are not out of the match"),
    Block("dealer", 9, "the own seat, the next seat and so on"),
    Block("last", 9, "the seat that has played the last card"),
    Block("knower", 9, "the seat that has given the own hand away"),
    Block("swapped", 9, "the seats that have changed hands"),
    Block("clean", 9, "the seats whose hands had no pay cards"),
    Block("clean_spare", 1, "1 if the spare hand had none"),
    Block("auctioned", 1, "1 if the spare hand was put up for auction"),
    Block("bids", 9, "the bids, at most 255; of sealed ones the own until all are made"),
    Block("buyer", 9, "the highest bidder; nobody until sealed bids are made"),
    Block("waiting", 9, "the seats that may still bid"),
    *[Block(f"claimed{it}", SECTIONS, "the sections that a seat has claimed") for it in range(9)],
    Block("paid", 9, "what each seat has bet, at most 255"),
    Block("level", 1, "what a seat must have bet to stay in, at most 255"),
    Block("raises", 1, "raises so far"),
    Block("live", 9, "the seats that have not folded"),
    Block("best", 9, "the seat with the best poker hand"),
    Block("least", 1, "the smallest bid or raise of the seat to act, at most 255"),
    Block("most", 1, "the largest"),
)
SECRETS = (
    *[Block(f"hand{it}", 52, "another hand") for it in OTHERS],
    Block("spare", 52, "the spare or dead hand"),
    *[Block(f"five{it}", 52, "another seat's cards for poker") for it in OTHERS],
    *[Block(f"claimed{it}", SECTIONS, "the sections that another seat claims") for it in OTHERS],
    *[Block(f"bid{it}", 1, "another seat's bid, at most 255") for it in OTHERS],
)


class StopsEncoder(Encoder):
    """Every seat sees itself as the first, and the next to play as the second."""

    words = (*CODEC.words, *PACK, *CLAIMABLE, *DIGITS)
    blocks = BLOCKS
    secrets = SECRETS

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        kind: bits.u64 = code >> KIND_BITS << KIND_BITS
        n = parts.put_kind(code, out)
        if kind == engine.LEAD or kind == engine.FOLLOW:
            n = parts.put_card(out, n, CARDS, code & engine.CARD)
        elif kind == engine.BID or kind == engine.RAISE:
            n = parts.put_amount(out, n, END, code & PAYLOAD)
        elif kind == engine.SELECT:
            for place in range(HAND):
                n = parts.put_card(out, n, CARDS, code >> 6 * place & engine.CARD)
        elif kind == engine.CLAIM:
            for section in range(SECTIONS):
                if code >> section & 1:
                    out[n] = MAT + section
                    n += 1
            out[n] = END
            n += 1
        return n

    def heard(self, deal: Deal, code: bits.u64, count: bits.i32) -> bits.i32:
        return heard_of(cython.cast(StopsDeal, deal), code, count)

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        encode_stops(cython.cast(StopsDeal, deal), seat, out)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        reveal_stops(cython.cast(StopsDeal, deal), seat, out)


def heard_of(deal: StopsDeal, code: bits.u64, count: bits.i32) -> bits.i32:
    """Return how many words are heard: only the kind of what stays secret until all have acted."""
    kind: bits.u64 = code >> KIND_BITS << KIND_BITS
    secret: bool = kind == engine.CLAIM or kind == engine.SELECT
    if kind == engine.BID:
        secret = deal.auctions == auction.SEALED
    return 1 if secret else count


def known_to(deal: StopsDeal, seat: bits.i32, other: bits.i32) -> bits.u64:
    """Return the cards that a seat knows of another's hand: shown, or formerly its own."""
    found = deal.hand[other]
    if deal.knower[other] != seat:
        found &= deal.shown[other]
    return found


def show_sections(mask: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write some sections that can be claimed."""
    memory.expand(mask, SECTIONS, cells)
    return memory.row(cells, SECTIONS)


def encode_stops(deal: StopsDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat knows."""
    seats = deal.seats
    cells = encode_cards(deal, seat, out)
    cells = parts.show_one(deal.phase, 8, cells)
    cells = parts.show_one(deal.stage, 3, cells)
    cells = parts.show_numbers(deal.stack, seat, seats, SEATS, cells)
    cells = parts.show_numbers(deal.board, 0, SEATS, SEATS, cells)
    for steps in range(seats):
        other = parts.on(seat, steps, seats)
        cells = parts.show_number(bits.count(deal.hand[other]), cells)
    cells = parts.blank(cells, SEATS - seats)
    cells = parts.show_number(bits.count(deal.hand[state.SPARE]), cells)
    cells = parts.show_seats(deal.inside, seat, seats, SEATS, cells)
    cells = parts.show_seat(deal.dealer, seat, seats, SEATS, cells)
    cells = parts.show_seat(deal.last_seat, seat, seats, SEATS, cells)
    cells = parts.show_seat(deal.knower[seat], seat, seats, SEATS, cells)
    cells = parts.show_seats(deal.swapped, seat, seats, SEATS, cells)
    cells = parts.show_seats(deal.clean, seat, seats, SEATS, cells)
    cells = parts.show_number(deal.clean >> state.SPARE & 1, cells)
    cells = encode_auction(deal, seat, cells)
    told: bits.i32 = seats if deal.phase > state.PAY else 1
    for steps in range(told):
        cells = show_sections(deal.claimed[parts.on(seat, steps, seats)], cells)
    cells = parts.blank(cells, SECTIONS * (SEATS - told))
    encode_bets(deal, seat, cells)


def encode_cards(deal: StopsDeal, seat: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write what a seat knows of cards."""
    void: bits.u64x16 = [0] * 16
    hidden.find_voids(deal, void)
    mine: bool = deal.knower[state.SPARE] == seat
    cells = parts.show_pack(deal.hand[seat], cells)
    cells = parts.show_pack(deal.hand[seat] & deal.shown[seat], cells)
    cells = parts.show_pack(deal.hand[state.SPARE] if mine else 0, cells)
    cells = parts.show_pack(hidden.dead_cards(deal), cells)
    for steps in range(1, deal.seats):
        cells = parts.show_pack(known_to(deal, seat, parts.on(seat, steps, deal.seats)), cells)
    cells = parts.blank(cells, PACKED * (SEATS - deal.seats))
    cells = parts.show_packs(deal.played, seat, 0, deal.seats, SEATS, cells)
    cells = parts.show_packs(void, seat, 1, deal.seats, SEATS, cells)
    cells = parts.show_pack(deal.five[seat], cells)
    asked: bool = deal.phase == state.FOLLOW
    cells = parts.show_pack(bits.bit(deal.next) if asked else 0, cells)
    leads: bool = deal.phase == state.LEAD
    for suit in range(4):
        cells[suit] = leads and deal.barred >> 16 * suit & 1 != 0
    return memory.row(cells, 4)


def encode_auction(deal: StopsDeal, seat: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write what a seat knows of the auction."""
    asked: bool = deal.phase == state.AUCTION
    secret: bool = asked and deal.auctions == auction.SEALED
    cells = parts.show_number(deal.auctioned, cells)
    told: bits.i32 = 1 if secret else deal.seats
    for steps in range(told):
        other = parts.on(seat, steps, deal.seats)
        cells = parts.show_number(auction.bid_of(deal.auction, other), cells)
    cells = parts.blank(cells, SEATS - told)
    buyer: bits.i32 = -1
    if deal.auctioned and not secret:
        buyer = auction.buyer(deal.auction)
    cells = parts.show_seat(buyer, seat, deal.seats, SEATS, cells)
    waiting: bits.i32 = auction.waiting(deal.auction) if asked else 0
    return parts.show_seats(waiting, seat, deal.seats, SEATS, cells)


def encode_bets(deal: StopsDeal, seat: bits.i32, cells: bits.u8s) -> None:
    """Write the betting, and the amounts that the seat to act may choose from."""
    least: bits.i32 = 0
    most: bits.i32 = 0
    if deal.phase == state.BET:
        least = betting.lowest(deal.bet, deal.stack, deal.paid, deal.seat)
        most = betting.highest(deal.bet, deal.stack, deal.paid, deal.seat)
    elif deal.phase == state.AUCTION and deal.seat == seat:
        most = deal.most_bid()
        least = auction.lowest(deal.auction) if most else 0
    cells = parts.show_numbers(deal.paid, seat, deal.seats, SEATS, cells)
    cells = parts.show_number(betting.level(deal.bet), cells)
    cells = parts.show_number(betting.raises(deal.bet), cells)
    cells = parts.show_seats(betting.live(deal.bet), seat, deal.seats, SEATS, cells)
    cells = parts.show_seat(deal.best, seat, deal.seats, SEATS, cells)
    cells = parts.show_number(least, cells)
    parts.show_number(most, cells)


def reveal_stops(deal: StopsDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat does not know."""
    cells = parts.show_packs(deal.hand, seat, 1, deal.seats, SEATS, out)
    cells = parts.show_pack(deal.hand[state.SPARE], cells)
    cells = parts.show_packs(deal.five, seat, 1, deal.seats, SEATS, cells)
    absent: bits.i32 = SEATS - deal.seats
    for steps in range(1, deal.seats):
        cells = show_sections(deal.claimed[parts.on(seat, steps, deal.seats)], cells)
    cells = parts.blank(cells, SECTIONS * absent)
    for steps in range(1, deal.seats):
        other = parts.on(seat, steps, deal.seats)
        cells = parts.show_number(auction.bid_of(deal.auction, other), cells)
    parts.blank(cells, absent)
