"""Hearts in words and bytes, for learning programs (`parlour.rl`)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from parlour.cards import _cython as cython

from parlour.cards import bits, high
from parlour.core.deal import Deal
from parlour.rl import memory
from parlour.rl.encoder import Block, Encoder

from . import deal as engine
from .actions import CODEC
from .deal import HeartsDeal

SEATS = 5
OTHERS = range(1, 5)
FIRST, RANKS, CARDS = 1, 13, 52  # the two has rank 1
KINDS = len(CODEC.words)
PACK = [high.name(16 * suit + FIRST + rank) for suit in range(4) for rank in range(RANKS)]

BLOCKS = (
    Block("hand", CARDS, "the own hand"),
    Block("given", CARDS, "the own cards that were chosen; then those the receiver still holds"),
    Block("got", CARDS, "the cards passed to the own seat that it still holds"),
    Block("best", CARDS, "the card that wins the trick so far"),
    *[Block(f"taken{it}", CARDS, "the cards that a seat has taken") for it in range(SEATS)],
    *[Block(f"void{it}", CARDS, "cards that another seat cannot hold") for it in OTHERS],
    *[Block(f"trick{it}", CARDS, "the card of the trick from another seat") for it in OTHERS],
    Block("phase", 3, "one of the phases, in the order of the view's"),
    Block("aim", SEATS, "how many seats on the cards are passed; 0 for not at all"),
    Block("chosen", SEATS, "the number of cards that each seat has chosen so far"),
    Block("winner", SEATS, "who wins the trick so far: the own seat, the next seat and so on"),
    Block("playing", SEATS, "the seats at the table"),
    Block("to_pass", 1, "the number of cards that each player passes"),
    Block("played", 1, "cards of the trick"),
    Block("opened", 1, "1 after the first trick"),
    Block("broken", 1, "1 if hearts may be led"),
)
SECRETS = (
    *[Block(f"hand{it}", CARDS, "another hand") for it in OTHERS],
    *[Block(f"given{it}", CARDS, "the cards that another seat has chosen") for it in OTHERS],
)


class HeartsEncoder(Encoder):
    """Every seat sees itself as the first, and the next to play as the second."""

    version = "hearts-1"
    words = (*CODEC.words, *PACK)
    blocks = BLOCKS
    secrets = SECRETS

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        out[0] = (code >> 40) - 1
        out[1] = KINDS + RANKS * (code >> 4 & 3) + (code & 15) - FIRST
        return 2

    def heard(self, deal: Deal, code: bits.u64, count: bits.i32) -> bits.i32:
        return count if code & engine.PLAY else 1  # a card passed is secret

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        encode_hearts(cython.cast(HeartsDeal, deal), seat, out)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        reveal_hearts(cython.cast(HeartsDeal, deal), seat, out)


def spread(cards: bits.u64, place: bits.i32, out: bits.u8s) -> None:
    """Write a set of cards as the block of this place."""
    memory.spread(cards, FIRST, RANKS, memory.row(out, CARDS * place))


def encode_hearts(deal: HeartsDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat knows."""
    seats = deal.seats
    passing: bool = deal.phase == engine.TO_PASS
    got: bits.u64 = 0
    if deal.aim and not passing:
        got = deal.passed[(seat + seats - deal.aim) % seats]
    memory.clear(out, 17 * CARDS + 27)
    spread(deal.hand[seat], 0, out)
    spread(deal.passed[seat], 1, out)
    spread(got, 2, out)
    spread(bits.bit(deal.best) if deal.played else 0, 3, out)
    cells = memory.row(out, 17 * CARDS)
    cells[deal.phase] = 1
    cells[3 + deal.aim] = 1
    for steps in range(seats):
        other: bits.i32 = (seat + steps) % seats
        spread(deal.taken[other], 4 + steps, out)
        if steps:
            spread(deal.void[other], 8 + steps, out)
            turn: bits.i32 = (other + seats - deal.leader) % seats
            laid: bits.u64 = bits.bit(deal.trick[turn]) if turn < deal.played else 0
            spread(laid, 12 + steps, out)
        cells[8 + steps] = bits.count(deal.passed[other]) if passing else 0
        cells[13 + steps] = deal.played > 0 and other == deal.winner
        cells[18 + steps] = 1
    cells[23] = deal.each
    cells[24] = deal.played
    cells[25] = deal.opened
    cells[26] = deal.broken


def reveal_hearts(deal: HeartsDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat does not know."""
    memory.clear(out, 8 * CARDS)
    for steps in range(1, deal.seats):
        other: bits.i32 = (seat + steps) % deal.seats
        spread(deal.hand[other], steps - 1, out)
        spread(deal.passed[other], steps + 3, out)


ENCODER = HeartsEncoder
