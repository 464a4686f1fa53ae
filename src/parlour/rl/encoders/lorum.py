"""Lórum in words and bytes."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, high
from ...core import codec
from ...core.deal import Deal
from ...games.lorum import deal as engine
from ...games.lorum.actions import CODEC
from ...games.lorum.deal import LorumDeal
from .. import memory, parts
from ..encoder import Block, Encoder

FIRST, RANKS = 6, 8  # a pack has the seven to the ace
PACK = [high.name(16 * suit + FIRST + rank) for suit in range(4) for rank in range(RANKS)]
KINDS = len(CODEC.words)
QUEENS = KINDS + len(PACK) - 1  # the queens to expose count from 1, a word from 0
KIND_BITS = codec.KIND_BITS
SETS = (
    ("hand", "the own hand"),
    ("taken0", "the cards that the own seat has taken"),
    ("taken1", "those of the next seat"),
    ("taken2", "of the seat after it"),
    ("taken3", "of the last seat"),
    ("void1", "cards that the next seat cannot hold"),
    ("void2", "the seat after it"),
    ("void3", "the last seat"),
    ("exposed0", "the queens that the own seat has exposed"),
    ("exposed1", "those of the next seat"),
    ("exposed2", "of the seat after it"),
    ("exposed3", "of the last seat"),
    ("trick1", "the card of the trick from the next seat"),
    ("trick2", "from the seat after it"),
    ("trick3", "from the last seat"),
    ("best", "the card that wins the trick so far"),
)


BLOCKS = (
    *[Block(name, 4 * RANKS, meaning) for name, meaning in SETS],
    Block("phase", 5, "one of the phases, in the order of the view's"),
    Block("mode", 3, "regular, small or big"),
    Block("declarer", 5, "nobody, the own seat, the next seat and so on"),
    Block("dealer", 4, "the own seat, the next seat and so on"),
    Block("played", 1, "cards of the trick"),
    Block("winner", 4, "who wins the trick so far"),
    Block("tricks", 4, "tricks of each seat"),
    Block("asked", 4, "the seats that have answered, before the first lead"),
    Block("answer", 1, "the own answer that the others do not know yet: its number, or 0"),
    Block("pool", 1, "chips in the pool, at most 255"),
)
SECRETS = tuple([Block(f"hand{seat}", 4 * RANKS, "another hand") for seat in (1, 2, 3)])


class LorumEncoder(Encoder):
    """Every seat sees itself as the first, and the seat on its right as the second."""

    version = "lorum-1"
    words = (*CODEC.words, *PACK, "clubs", "spades", "both")
    blocks = BLOCKS
    secrets = SECRETS

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        kind: bits.u64 = code >> KIND_BITS << KIND_BITS
        n = parts.put_kind(code, out)
        if kind == engine.EXPOSE:
            out[1] = QUEENS + (code & 3)
            n = 2
        elif kind == engine.PLAY:
            out[1] = KINDS + RANKS * (code >> 4 & 3) + (code & 15) - FIRST
            n = 2
        return n

    def heard(self, deal: Deal, code: bits.u64, count: bits.i32) -> bits.i32:
        return heard_of(cython.cast(LorumDeal, deal), count)

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        encode_lorum(cython.cast(LorumDeal, deal), seat, out)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        reveal_lorum(cython.cast(LorumDeal, deal), seat, out)


def heard_of(deal: LorumDeal, count: bits.i32) -> bits.i32:
    """Return how many words are heard: none of a secret answer (rules R5.5, R6)."""
    sealed: bool = deal.phase == engine.TO_EXPOSE or deal.asking == engine.SEALED
    return 0 if sealed and deal.phase <= engine.TO_EXPOSE else count


def spread(cards: bits.u64, place: bits.i32, out: bits.u8s) -> None:
    """Write a set of cards as the block of this place."""
    memory.spread(cards, FIRST, RANKS, memory.row(out, 4 * RANKS * place))


def encode_lorum(deal: LorumDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat knows."""
    spread(deal.hand[seat], 0, out)
    spread(bits.bit(deal.best) if deal.played else 0, 15, out)
    for steps in range(4):
        other: bits.i32 = seat + steps & 3
        spread(deal.taken[other], 1 + steps, out)
        spread(deal.exposed[other], 8 + steps, out)
        if steps:
            spread(deal.void[other], 4 + steps, out)
            turn: bits.i32 = other - deal.leader & 3
            laid: bits.u64 = bits.bit(deal.trick[turn]) if turn < deal.played else 0
            spread(laid, 11 + steps, out)
    cells = memory.row(out, 64 * RANKS)
    memory.clear(cells, 32)
    asking: bits.i32 = deal.phase <= engine.TO_EXPOSE
    cells[deal.phase] = 1
    cells[5 + deal.mode] = 1
    cells[8 + (0 if deal.declarer < 0 else 1 + (deal.declarer - seat & 3))] = 1
    cells[13 + (deal.dealer - seat & 3)] = 1
    cells[17] = deal.played
    if deal.played:
        cells[18 + (deal.winner - seat & 3)] = 1
    for steps in range(4):
        other = seat + steps & 3
        cells[22 + steps] = deal.tricks[other]
        cells[26 + steps] = asking and not deal.pending >> other & 1
    cells[30] = deal.answer[seat]
    cells[31] = min(255, deal.pool)


def reveal_lorum(deal: LorumDeal, seat: bits.i32, out: bits.u8s) -> None:
    """Write what a seat does not know."""
    for steps in range(1, 4):
        spread(deal.hand[seat + steps & 3], steps - 1, out)


ENCODER = LorumEncoder
