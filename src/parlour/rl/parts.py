"""The common parts of encoders: words of cards, melds and amounts, cells of cards and of seats.

A function of words takes the place of the next word and returns the place after its own.  One of
cells takes the next cells and returns those after its own.
"""

from __future__ import annotations

from ..cards import bits, cards, counted
from ..core import codec
from ..pieces import jokers
from . import memory

KIND_BITS, SET = codec.KIND_BITS, jokers.SET
PACK = tuple([cards.name(16 * suit + rank) for suit in range(4) for rank in range(13)])
JOKERS = 52  # the place of the joker after these
DECK = (*PACK, "*")
SORTS = ("set", "run")  # before the next words
DIGITS = ("end", *"0123456789")  # an amount is its digits and the end
MELD_CELLS = 20
MELD = "a meld: set, run, its four suits, its 13 ranks (2 for a joker in a run), its jokers"
MOST = 255  # in a cell
globals().update(MELD_CELLS=MELD_CELLS)


# -- words -------------------------------------------------------------------


def put_kind(code: bits.u64, out: bits.u8s) -> bits.i32:
    """Write the first word of an action, that of its kind."""
    out[0] = (code >> KIND_BITS) - 1
    return 1


def place_of(card: bits.i32) -> bits.i32:
    """Return the place of a card in `DECK`."""
    return JOKERS if card == bits.JOKER else 13 * (card >> 4) + (card & 15)


def put_card(out: bits.u8s, n: bits.i32, first: bits.i32, card: bits.i32) -> bits.i32:
    """Write a card; *first* is the word of the first of `DECK`."""
    out[n] = first + place_of(card)
    return n + 1


def put_cards(out: bits.u8s, n: bits.i32, first: bits.i32, left: bits.u64) -> bits.i32:
    """Write the cards of a set, ascending."""
    while left:
        n = put_card(out, n, first, bits.first(left))
        left &= left - 1
    return n


def put_amount(out: bits.u8s, n: bits.i32, end: bits.i32, amount: bits.u64) -> bits.i32:
    """Write an amount; *end* is the word of the first of `DIGITS`."""
    unit: bits.u64 = 1
    while amount >= 10 * unit:
        unit *= 10
    while unit:
        out[n] = end + 1 + amount // unit % 10
        n += 1
        unit //= 10
    out[n] = end
    return n + 1


def put_meld(
    out: bits.u8s, n: bits.i32, first: bits.i32, end: bits.i32, meld: bits.u64
) -> bits.i32:
    """Write a meld of `jokers`: its sort, its cards from low to high, and the end."""
    wild: bits.i32 = jokers.jokers(meld)
    low: bits.i32 = meld & 15
    if meld & SET:
        out[n] = end - 2
        n = put_cards(out, n + 1, first, jokers.naturals(meld))
        for _ in range(wild):
            n = put_card(out, n, first, bits.JOKER)
    else:
        out[n] = end - 1
        n += 1
        for place in range(low, low + jokers.size(meld)):
            card = jokers.card_at(meld, place)
            if meld >> 16 + jokers.position_of(place) & 1:
                card = bits.JOKER
            n = put_card(out, n, first, card)
    out[n] = end
    return n + 1


# -- cells -------------------------------------------------------------------


def blank(cells: bits.u8s, count: bits.i32) -> bits.u8s:
    """Write zeros."""
    memory.clear(cells, count)
    return memory.row(cells, count)


def show_pack(found: bits.u64, cells: bits.u8s) -> bits.u8s:
    """Write a set of the 52 cards."""
    memory.spread(found, 0, 13, cells)
    return memory.row(cells, JOKERS)


def show_deck(found: bits.u64, cells: bits.u8s) -> bits.u8s:
    """Write a set of the 52 cards and the joker."""
    memory.spread(found, 0, 13, cells)
    cells[JOKERS] = found >> bits.JOKER & 1
    return memory.row(cells, JOKERS + 1)


def show_card(card: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write one card of 53; -1 for none."""
    memory.clear(cells, JOKERS + 1)
    if card >= 0:
        cells[place_of(card)] = 1
    return memory.row(cells, JOKERS + 1)


def show_counts(sets: bits.u64s, at: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write how often a counted set has each of 53 cards."""
    memory.spread(sets[at], 0, 13, cells)
    add_cells(sets[at + 1], cells)
    add_cells(sets[at + 3], cells)
    cells[JOKERS] = sets[at + 2]
    return memory.row(cells, JOKERS + 1)


def show_packs(
    sets: bits.u64s,
    seat: bits.i32,
    first: bits.i32,
    seats: bits.i32,
    most: bits.i32,
    cells: bits.u8s,
) -> bits.u8s:
    """Write a set of the 52 cards for every seat, from the *first* after *seat* on."""
    for steps in range(first, seats):
        cells = show_pack(sets[on(seat, steps, seats)], cells)
    return blank(cells, JOKERS * (most - seats))


def show_hands(
    sets: bits.u64s,
    seat: bits.i32,
    first: bits.i32,
    seats: bits.i32,
    most: bits.i32,
    cells: bits.u8s,
) -> bits.u8s:
    """Write a counted set for every seat, from the *first* after *seat* on."""
    for steps in range(first, seats):
        cells = show_counts(sets, 4 * on(seat, steps, seats), cells)
    return blank(cells, (JOKERS + 1) * (most - seats))


def add_cells(left: bits.u64, cells: bits.u8s) -> None:
    """Add one to the cells of a set of cards."""
    while left:
        cells[place_of(bits.first(left))] += 1
        left &= left - 1


def show_heap(pile: bits.i32s, count: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write how often the first cards of an array have each of 53 cards."""
    memory.clear(cells, JOKERS + 1)
    for i in range(count):
        cells[place_of(pile[i])] += 1
    return memory.row(cells, JOKERS + 1)


def show_order(
    pile: bits.i32s, start: bits.i32, end: bits.i32, most: bits.i32, cells: bits.u8s
) -> bits.u8s:
    """Write the cards of a part of an array, each as its place in `DECK` and 1; 0 for none."""
    memory.clear(cells, most)
    for i in range(start, end):
        cells[i - start] = 1 + place_of(pile[i])
    return memory.row(cells, most)


def show_meld(meld: bits.u64, cells: bits.u8s) -> bits.u8s:
    """Write a meld as `MELD` says."""
    in_set: bool = meld & SET != 0
    suits: bits.u64 = meld >> 4 & 15
    ranks: bits.u64 = bits.bit(meld & 15)
    wild: bits.u64 = 0
    if not in_set:
        suits = bits.bit(meld >> 8 & 3)
        ranks = jokers.lane_cards(jokers.window(meld))
        wild = jokers.lane_cards(meld >> 16 & jokers.POSITIONS)
    cells[0] = in_set
    cells[1] = not in_set
    memory.expand(suits, 4, memory.row(cells, 2))
    memory.expand(ranks, 13, memory.row(cells, 6))
    while wild:
        cells[6 + bits.first(wild)] += 1
        wild &= wild - 1
    cells[19] = jokers.jokers(meld)
    return memory.row(cells, MELD_CELLS)


def show_melds(melds: bits.u64s, count: bits.i32, most: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write the first *count* melds, and the cells of *most*."""
    count = min(count, most)
    for i in range(count):
        cells = show_meld(melds[i], cells)
    return blank(cells, MELD_CELLS * (most - count))


def show_one(number: bits.i32, most: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write a number below *most* as a single 1."""
    memory.clear(cells, most)
    cells[number] = 1
    return memory.row(cells, most)


def show_number(number: bits.i32, cells: bits.u8s) -> bits.u8s:
    """Write a number, between 0 and 255."""
    cells[0] = min(max(number, 0), MOST)
    return memory.row(cells, 1)


def on(seat: bits.i32, steps: bits.i32, seats: bits.i32) -> bits.i32:
    """Return the seat some steps after a seat, fewer than *seats*."""
    found: bits.i32 = seat + steps
    return found if found < seats else found - seats


def show_seat(
    other: bits.i32, seat: bits.i32, seats: bits.i32, most: bits.i32, cells: bits.u8s
) -> bits.u8s:
    """Write another seat, counted from *seat*, as a single 1; none for -1."""
    memory.clear(cells, most)
    if other >= 0:
        cells[other - seat if other >= seat else other + seats - seat] = 1
    return memory.row(cells, most)


def show_seats(
    mask: bits.i32, seat: bits.i32, seats: bits.i32, most: bits.i32, cells: bits.u8s
) -> bits.u8s:
    """Write the seats of a mask, counted from *seat*."""
    whole: bits.u64 = bits.bit(seats) - 1
    sitting: bits.u64 = mask & whole
    memory.expand((sitting >> seat | sitting << seats - seat) & whole, most, cells)
    return memory.row(cells, most)


def show_numbers(
    numbers: bits.i32s, seat: bits.i32, seats: bits.i32, most: bits.i32, cells: bits.u8s
) -> bits.u8s:
    """Write a number for every seat, counted from *seat*, each between 0 and 255."""
    for steps in range(seats):
        cells = show_number(numbers[on(seat, steps, seats)], cells)
    return blank(cells, most - seats)


def show_sizes(
    sets: bits.u64s, seat: bits.i32, seats: bits.i32, most: bits.i32, cells: bits.u8s
) -> bits.u8s:
    """Write the number of cards in every seat's counted set, counted from *seat*."""
    for steps in range(seats):
        cells = show_number(counted.size(sets, 4 * on(seat, steps, seats)), cells)
    return blank(cells, most - seats)
