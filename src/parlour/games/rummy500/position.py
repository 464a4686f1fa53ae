"""Positions: any state of a deal in progress as one line, and back (docs/library/notation.md).

==========================  ==============================================================
section                     meaning (default)
==========================  ==============================================================
``H:``                      the hand of seat P0
``P:`` (repeated)           the hands of P1, P2 …; a missing hand is a king
``T:`` (repeated)           a meld on the table, after its owner: ``(P1)`` (the default)
                            for all of its cards, or ``(P0 P1 P0)`` for each
``D:``                      the discard pile, oldest first (empty)
``S:``                      the stock, next card first (all cards that are nowhere else)
``n=``                      seats (2, or as many as have hands)
``phase=``                  ``DRAW``, ``PLAY`` or ``CALL`` (``PLAY``)
``turn=`` ``dealer=``       the seat to act (P0; in ``CALL`` P1), the dealer (the seat before P0)
``discarder=``              in ``CALL``: the seat whose turn has ended (the seat before)
``took=``                   in ``PLAY``: the card taken alone from the discard pile in this turn
``must=``                   in ``PLAY``: the card from the discard pile to be played next
``idle=``                   consecutive turns of single discards taken and nothing played
``K:`` (repeated)           ``(P1) 5h 7d``: the cards of a hand that came from the discard pile
``for=`` ``gone:``          the seat that the position is written for: ``?`` is a card that it does
                            not know; the cards that are not in play
``opt:``                    options that are not at their default
==========================  ==============================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from ...cards import twins
from ...core.codec import CACHED_CODES
from ...core.errors import NotationError
from ...core.notation import (
    HIDDEN,
    Position,
    check_count,
    check_known,
    fill,
    hide,
    read_seats,
    sort,
    words_of,
    write_some,
)
from ...pieces import joker_text, jokers, nearest
from ...pieces.twin_position import (
    NAME,
    cards_in,
    label,
    left_over,
    read_card,
    read_cards,
    read_hidden,
)
from . import actions
from .deal import Rummy500Deal
from .options import Rummy500Options
from .view import PHASES, owners_of

MID_DEAL = PHASES[:-1]
SEATS = range(2, 9)
OWNED = re.compile(r"(?:\(([P\d\s,]*)\))?(.*)")


def read(text: str) -> Rummy500Deal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text, repeated=("P", "T", "K"))
    options = parts.options(Rummy500Options)
    hands = [read_hidden(hand) for hand in (parts.section("H"), *parts.all("P"))]
    seats = parts.count("n", max(2, len(hands)))
    if seats not in SEATS or len(hands) > seats:
        raise NotationError("no_number", "P1", text=str(seats))
    table = [read_meld(meld, options, seats) for meld in parts.all("T")]
    pile = read_cards(parts.section("D"))
    stock = parts.find("S")
    phase = parts.one_of("phase", MID_DEAL, "PLAY")
    turn = parts.seat("turn", int(phase == "CALL"), seats)
    dealer = parts.seat("dealer", seats - 1, seats)
    discarder = parts.seat("discarder", (turn - 1) % seats, seats) if phase == "CALL" else -1
    took, must = (
        read_one(parts.word(name, "") if phase == "PLAY" else "") for name in ("took", "must")
    )
    idle = parts.count("idle", int(took >= 0))
    known = read_known(parts.all("K"), seats)
    watcher = parts.watcher(seats)
    gone = read_cards(parts.section("gone"))
    parts.finish()
    next_cards = read_hidden(stock or "")
    laid = [cards_in(meld) for meld, _ in table]
    places = (*hands, pile, *laid, next_cards, gone)
    left = left_over(options.pack_for(seats), chain(*places))
    told = {label(seat): sort(hand) for seat, hand in enumerate(hands)}
    if stock is not None:
        told["S"] = next_cards[:]
    hands += [take_king(left) for _ in range(seats - len(hands))]
    if stock is None:
        next_cards = left
    if took >= 0:
        known[turn].append(took)
    if must >= 0 and took < 0:
        known[turn].append(must)
    check_held(hands, known)
    fill([*hands, next_cards], left, watcher)
    deal = Rummy500Deal(options, seats)
    for meld, owners in table:
        deal.add_meld(meld, owners)
    deal.put(
        {
            "hand": counts(hands),
            "known": counts(known),
            "heap": counts([pile]),
            "pile": pile,
            "pile_size": len(pile),
            "stock": next_cards,
            "end": len(next_cards),
            "phase": PHASES.index(phase),
            "seat": turn,
            "dealer": dealer,
            "discarder": discarder,
            "taken": took,
            "must": must,
            "must_meld": int(must >= 0 and took < 0 and deal.deep_must_meld),
            "idle": idle,
        }
    )
    if watcher >= 0:
        deal = deal.seen_by(watcher)
        check_known(told, known_to(deal, watcher))
    check(deal)
    return deal


def counts(hands: Iterable[list[int]]) -> list[int]:
    """Return hands as counted sets, one after the other."""
    return [cards for hand in hands for cards in twins.count(hand)]


def read_one(text: str) -> int:
    """Return the card of a name, -1 for ``""``."""
    return read_card(text) if text else -1


def read_meld(text: str, options: Rummy500Options, seats: int) -> tuple[int, list[int]]:
    """Return a meld of the table and the owner of each of its cards."""
    paid, cards = owned(text)
    meld = meld_of(cards)
    if not jokers.is_meld(meld, options.limits):
        around: bool = jokers.goes_around(meld) and not options.around_the_corner
        rule = "O-around_the_corner" if around else "O-min_naturals"
        raise nearest.no_meld(joker_text.write(meld, ranked=True), rule)
    owners = read_seats(paid or "P1", seats)
    if len(owners) == 1:
        owners *= jokers.size(meld)
    check_count(f"T: {text}", owners, jokers.size(meld))
    return meld, owners


@lru_cache(CACHED_CODES)
def meld_of(text: str) -> int:
    """Return the meld of some cards; `NotationError` if they do not form one."""
    return actions.read_meld(tuple(words_of(text)))


def owned(text: str) -> tuple[str, str]:
    """Return the seats in parentheses before some cards, and the cards."""
    found = OWNED.match(text.strip())
    return (found[1] or "", found[2].strip()) if found else ("", text)


def read_known(sections: Iterable[str], seats: int) -> list[list[int]]:
    """Return the cards of each hand that came from the discard pile."""
    known: list[list[int]] = [[] for _ in range(seats)]
    for section in sections:
        holder, cards = owned(section)
        owners = read_seats(holder, seats)
        if len(owners) != 1:
            raise NotationError("no_seat", text=section)
        known[owners[0]] += read_cards(cards)
    return known


def take_king(left: list[int]) -> list[int]:
    """Remove a king from the cards that are left, or another card if there is none."""
    kings = [card for card in left if card & 15 == 12]
    cards = (kings or left)[:1]
    for card in cards:
        left.remove(card)
    return cards


def check_held(hands: list[list[int]], known: list[list[int]]) -> None:
    """Raise `NotationError` unless the hands contain the cards that were seen of them."""
    for seat, cards in enumerate(known):
        for card in cards:
            if cards.count(card) > hands[seat].count(card):
                raise NotationError("not_in_hand", text=f"P{seat}", card=twins.name(card))


def check(deal: Rummy500Deal) -> None:
    """Raise `NotationError` unless play can go on from the state."""
    hands = [twins.members(*deal.cards_of(seat)) for seat in range(deal.seats)]
    phase = PHASES[deal.phase]
    if deal.taken >= 0 and deal.must not in (-1, deal.taken):
        raise NotationError("dead_end", "D3", text=phase)
    floats = deal.options.going_out == "floating"
    for seat, hand in enumerate(hands):
        playing = phase == "PLAY" and seat == deal.seat
        if not hand and (playing or not floats):
            raise NotationError("bad_hand", text=f"P{seat}", count=0, wanted=1)
    if phase == "CALL" and (
        not deal.calls or not deal.offers_call() or deal.seat == deal.discarder
    ):
        raise NotationError("dead_end", "C1", text=phase)
    if phase == "CALL" and not hands[deal.discarder] and not deal.calls_always:
        part = f"discarder=P{deal.discarder}"
        raise NotationError("contradiction", "O-call_without_discard", text=part)
    check_idle(deal)
    if not deal.legal():
        raise NotationError("dead_end", "E1", text=phase)


def check_idle(deal: Rummy500Deal) -> None:
    """Raise `NotationError` for an impossible number of idle turns (rule X2)."""
    forced = deal.top_must_use or deal.idle > deal.idle_limit
    if deal.taken >= 0 and (deal.must == deal.taken) != forced:
        raise NotationError("contradiction", "X2", text=f"took={twins.name(deal.taken)}")
    most = deal.idle_limit + (deal.taken >= 0)
    if PHASES[deal.phase] == "PLAY" and deal.taken < 0 and deal.must < 0:
        most = 0  # the stock was drawn from, or a card was played
    if deal.idle > most:
        raise NotationError("contradiction", "X2", text=f"idle={deal.idle}")


def known_to(deal: Rummy500Deal, watcher: int) -> dict[str, list[int]]:
    """Return the hands and the stock as a seat knows them; all of their cards for -1."""
    places = {}
    for seat in range(deal.seats):
        hand = twins.members(*deal.cards_of(seat))
        if watcher not in (-1, seat):
            hand = hide(hand, twins.members(*deal.known_of(seat)))
        places[label(seat)] = hand
    stock = deal.left_in_stock()
    places["S"] = stock if watcher < 0 else [HIDDEN] * len(stock)
    return places


def sections(deal: Rummy500Deal, watcher: int) -> list[str]:
    """Return the sections of a position, complete or as a seat knows it."""
    known = known_to(deal, watcher)
    places = {name: write_some(numbers, NAME) for name, numbers in known.items()}
    parts = [f"{'P' if seat else 'H'}: {places[label(seat)]}" for seat in range(deal.seats)]
    for meld, paid_to in zip(deal.on_table(), deal.owner, strict=False):
        owners = owners_of(meld, paid_to)
        paid = sorted(set(owners)) if len(set(owners)) == 1 else owners
        text = " ".join(f"P{seat}" for seat in paid)
        parts.append(f"T: ({text}) [{' '.join(joker_text.write(meld, ranked=True))}]")
    parts.append(f"D: {twins.write(deal.on_pile())}")
    parts.append(f"S: {places['S']}")
    parts += [
        f"n={deal.seats}",
        f"phase={PHASES[deal.phase]}",
        f"turn=P{deal.seat}",
        f"dealer=P{deal.dealer}",
    ]
    if PHASES[deal.phase] == "CALL":
        parts.append(f"discarder=P{deal.discarder}")
    parts += turn_parts(deal)
    if watcher >= 0:
        laid = [cards_in(meld) for meld in deal.on_table()]
        placed = chain(*known_to(deal, -1).values(), deal.on_pile(), *laid)
        gone = left_over(deal.options.pack_for(deal.seats), placed)
        parts += [f"gone: {twins.write(gone)}"] if gone else []
    return parts


def turn_parts(deal: Rummy500Deal) -> list[str]:
    """Return the sections for cards taken from the discard pile."""
    parts = []
    known = [deal.known_of(seat) for seat in range(deal.seats)]
    told = []
    if deal.taken >= 0:
        parts.append(f"took={twins.name(deal.taken)}")
        told.append(deal.taken)
    if deal.must >= 0:
        parts.append(f"must={twins.name(deal.must)}")
        told += [deal.must] if deal.taken < 0 else []
    parts.append(f"idle={deal.idle}")
    for seat, cards in enumerate(known):
        names = list(twins.names(*cards))
        for card in told if seat == deal.seat else []:
            names.remove(twins.name(card))
        if names:
            parts.append(f"K: (P{seat}) {' '.join(names)}")
    return parts
