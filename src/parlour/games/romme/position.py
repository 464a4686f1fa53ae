"""Positions: any state of a deal in progress as one line, and back (docs/notation.md).

=======================  =================================================================
section                  meaning (default)
=======================  =================================================================
``H:`` ``P:`` …          the hands of P0, P1, … (none for P0; a king for the others)
``T:`` …                 a meld on the table each, ``(P1)`` before it: who laid it
``D:`` ``S:``            the discard pile, oldest first (empty); the stock, next first (the rest)
``n=``                   players (2)
``phase=``               ``CUT`` ``DRAW`` ``PLAY`` (``PLAY``)
``turn=`` ``dealer=``    the seat to act (P0), the dealer (the last seat)
``took=``                the card just taken from the pile, which may not be discarded
``unopened``             the seat to act has not made its first meld; ``closed=P0,P2`` names seats
``staged=``              points laid of a first meld that is not complete
``due=``                 ``use:9c`` ``meld:*`` ``play:*``: what has to be done next
``known1:`` …            what everybody knows of that hand
``shown1:`` ``got1:``    what that seat has put down, and drawn, since the last refill
``recycled:``            what the last refill was made of
``idle=`` ``refills=``   idle turns, refills so far
``turned=``              words of this turn: ``drew`` ``laid`` ``fresh``
``active=`` ``out=``     seats that had put cards down before this turn; that sit the deal out
``cutter=`` ``robber=``  who has seen the bottom card; who kept a joker at the cut
``chance=``              the state of the deal's own chance
``opt:``                 options that are not at their default
=======================  =================================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ...cards import cards as names
from ...cards import twins
from ...core.errors import NotationError, OptionError
from ...core.notation import Position
from ...pieces import jokers
from . import actions
from .deal import RommeDeal
from .options import RommeOptions

PHASES = ("CUT", "DRAW", "PLAY")
DUES = ("", "use", "meld", "play")
CUT, DRAW, PLAY = range(3)
MELD = re.compile(r"(?:\(P([0-5])\)\s*)?(\[[^\[\]]*\])")
KINGS = ("Kc", "Kd", "Kh", "Ks")


def zeros(number: int) -> Callable[[], list[int]]:
    """Return how to make a list of so many zeros."""
    return lambda: [0] * number


@dataclass
class Spot:
    """The numbers of a deal in progress, named as in the deal (`RommeDeal.place`)."""

    phase: int = PLAY
    seat: int = 0
    dealer: int = 0
    sitting: int = 0
    hand: list[int] = field(default_factory=zeros(18))
    known: list[int] = field(default_factory=zeros(18))
    shown: list[int] = field(default_factory=zeros(18))
    got: list[int] = field(default_factory=zeros(18))
    recycled: list[int] = field(default_factory=zeros(3))
    stock: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    meld: list[int] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    opened: int = 0
    active: int = 0
    staged: int = 0
    fresh: int = 0
    laid: int = 0
    drew: int = 0
    taken: int = -1
    due: int = 0
    due_card: int = -1
    idle: int = 0
    refills: int = 0
    cutter: int = -1
    robber: int = -1
    chance: int = 0


def read(text: str) -> RommeDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text, repeated=("P", "T"), flags=("unopened",))
    options = RommeOptions.of(RommeOptions.read(parts.options()))
    seats = parts.count("n", 2)
    if not 2 <= seats <= options.most_players:
        raise OptionError("bad_seats", "R1.1", seats=seats, allowed=f"2–{options.most_players}")
    spot = Spot()
    phase = parts.word("phase", "PLAY")
    if phase not in PHASES:
        raise NotationError("no_phase", text=phase, allowed=", ".join(PHASES))
    spot.phase = PHASES.index(phase)
    spot.seat = parts.seat("turn", 0, seats)
    spot.dealer = parts.seat("dealer", seats - 1, seats)
    everybody = (1 << seats) - 1
    spot.sitting = everybody & ~read_seats(parts.word("out", ""), seats)
    read_turn(parts, spot, seats)
    jokers_in_all = options.packs * options.jokers_per_pack
    read_cards(parts, spot, seats, twins.pack(options.packs, jokers_in_all))
    spot.opened = everybody & ~read_seats(parts.word("closed", ""), seats)
    if "unopened" in parts.raised:
        spot.opened &= ~(1 << spot.seat)
    parts.finish()
    deal = RommeDeal(options, seats)
    deal.place(spot)
    check(deal, spot)
    return deal


def read_seats(text: str, seats: int) -> int:
    """Return the seats of ``P0,P2``, a bit each."""
    found = 0
    for part in filter(None, text.split(",")):
        number = part.removeprefix("P")
        if not (number.isascii() and number.isdecimal()) or int(number) >= seats:
            raise NotationError("no_seat", text=part)
        found |= 1 << int(number)
    return found


def one_seat(parts: Position, name: str, seats: int) -> int:
    """Take a setting that names a seat; -1 if it is not written."""
    return parts.seat(name, 0, seats) if name in parts.settings else -1


def read_turn(parts: Position, spot: Spot, seats: int) -> None:
    """Take the settings about the turn and the deal."""
    took, due = parts.word("took", ""), parts.word("due", "")
    spot.taken = actions.read_card(took) if took else -1
    if due:
        word, _, card = due.partition(":")
        if word not in DUES[1:]:
            raise NotationError("no_section", text=f"due={due}")
        spot.due, spot.due_card = DUES.index(word), actions.read_card(card)
    spot.staged = parts.count("staged", 0)
    spot.idle = parts.count("idle", 0)
    spot.refills = parts.count("refills", 0)
    spot.active = read_seats(parts.word("active", ""), seats)
    spot.cutter = one_seat(parts, "cutter", seats)
    spot.robber = one_seat(parts, "robber", seats)
    if spot.phase == CUT:
        spot.cutter = spot.seat
    chance = parts.word("chance", "0")
    if not re.fullmatch("[0-9a-f]{1,16}", chance):
        raise NotationError("no_number", text=chance)
    spot.chance = int(chance, 16)
    for word in filter(None, parts.word("turned", "").split(",")):
        if word not in ("drew", "laid", "fresh"):
            raise NotationError("no_section", text=f"turned={word}")
        setattr(spot, word, 1)


def cards_of(text: str) -> list[int]:
    """Return the cards of a section; brackets are for the reader."""
    return [
        actions.read_card(part) for part in names.split(text.replace("[", " ").replace("]", " "))
    ]


def put(sets: list[int], seat: int, cards: Sequence[int]) -> None:
    """Write a seat's counted set."""
    try:
        sets[3 * seat : 3 * seat + 3] = twins.count(cards)
    except ValueError as error:
        raise NotationError("card_twice", text=str(error)) from None


def read_cards(parts: Position, spot: Spot, seats: int, pack: Sequence[int]) -> None:
    """Take the sections of cards; what is in none may lie in the stock."""
    hands = [cards_of(parts.named.pop("H", ""))]
    hands += [cards_of(text) for text in parts.all("P")]
    if len(hands) > seats:
        raise NotationError("no_seat", text=f"P{len(hands) - 1}")
    for text in parts.all("T"):
        found = MELD.fullmatch(text)
        if found is None or len(spot.meld) >= 38:
            raise NotationError("no_melds", text=text)
        spot.meld.append(actions.read_meld(found[2]))
        owner = int(found[1] or 0)
        if owner >= seats:
            raise NotationError("no_seat", text=f"P{owner}")
        spot.owner.append(owner)
    spot.pile = cards_of(parts.named.pop("D", ""))
    stock = parts.named.pop("S", None)
    used = [card for hand in hands for card in hand] + spot.pile
    for meld in spot.meld:
        used += names.members(jokers.naturals(meld))
        used += [twins.JOKER] * jokers.jokers(meld)
    spot.stock = [] if stock is None else cards_of(stock)
    free = left_over(pack, used + spot.stock)
    for seat in range(len(hands), seats):
        kings = [twins.number(king) for king in KINGS if twins.number(king) in free]
        playing = spot.sitting >> seat & 1 and spot.phase != CUT
        hands.append(kings[:1] or free[:1] if playing else [])
        free = left_over(free, hands[-1])
    spot.stock = free if stock is None else spot.stock
    for seat, hand in enumerate(hands):
        put(spot.hand, seat, hand)
    for name in ("known", "shown", "got"):
        for seat in range(seats):
            put(getattr(spot, name), seat, cards_of(parts.named.pop(f"{name}{seat}", "")))
    put(spot.recycled, 0, cards_of(parts.named.pop("recycled", "")))
    if spot.taken >= 0:
        know(spot, spot.seat, spot.taken)


def know(spot: Spot, seat: int, card: int) -> None:
    """See to it that a seat is known to hold a card."""
    cards = twins.members(*spot.known[3 * seat : 3 * seat + 3])
    if card not in cards:
        put(spot.known, seat, [*cards, card])


def left_over(pack: Sequence[int], used: Sequence[int]) -> list[int]:
    """Return the cards of a pack that are not used; `NotationError` if it has not so many."""
    left = list(pack)
    for card in used:
        if card not in left:
            raise NotationError("card_twice", text=twins.name(card))
        left.remove(card)
    return left


def check(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless the state can be played on from."""
    for meld in spot.meld:
        if not jokers.is_meld(meld, deal.limits):
            raise NotationError("no_meld", "R4.1", text=actions.write_meld(meld))
    if not spot.sitting >> spot.seat & 1 or spot.sitting.bit_count() < 2:
        raise NotationError("no_seat", text=f"P{spot.seat}")
    if spot.phase == CUT and not (spot.stock and deal.rauben):
        raise NotationError("no_phase", "R3.7", text="CUT", allowed="rauben=true")
    hand = twins.members(*spot.hand[3 * spot.seat : 3 * spot.seat + 3])
    for card in (spot.taken, spot.due_card):
        if card >= 0 and card not in hand:
            raise NotationError("not_in_hand", text="took", card=twins.name(card))
    for seat in range(deal.seats):
        counts = [twins.members(*sets[3 * seat : 3 * seat + 3]) for sets in (spot.hand, spot.known)]
        left_over(*counts)
        least = spot.sitting >> seat & (spot.phase != CUT)
        if len(counts[0]) < least:
            raise NotationError("bad_hand", text=f"P{seat}", count=0, wanted=1)
    if spot.refills:
        check_refill(spot)
    if not deal.legal():
        raise NotationError("dead_end", text=PHASES[spot.phase])


def check_refill(spot: Spot) -> None:
    """Raise `NotationError` unless the stock can be what is left of the discards it was made of."""
    places = range(0, len(spot.got), 3)
    drawn = [card for at in places for card in twins.members(*spot.got[at : at + 3])]
    whole = sorted(twins.members(*spot.recycled))
    if sorted([*drawn, *spot.stock]) != whole:
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def describe(deal: RommeDeal) -> str:
    """Return the position of a deal in progress, complete."""
    if deal.over:
        raise NotationError("deal_over", text="OVER")
    seats = range(deal.seats)
    parts = [f"n={deal.seats}", f"H: {cards_at(deal.hand, 0)}"]
    parts += [f"P: {cards_at(deal.hand, seat)}" for seat in seats[1:]]
    for meld, owner in zip(deal.meld[: deal.melds], deal.owner, strict=False):
        parts.append(f"T: (P{owner}) {actions.write_meld(meld)}")
    parts.append(f"D: {twins.write(deal.on_pile())}")
    parts.append(f"S: {twins.write(deal.left_in_stock())}")
    parts += [f"phase={PHASES[deal.phase]}", f"turn=P{deal.seat}", f"dealer=P{deal.dealer}"]
    everybody = (1 << deal.seats) - 1
    for name, mask in (
        ("closed", everybody & ~deal.opened),
        ("active", deal.active),
        ("out", everybody & ~deal.sitting),
    ):
        if mask:
            parts.append(f"{name}=" + ",".join(f"P{seat}" for seat in seats if mask >> seat & 1))
    if deal.taken >= 0:
        parts.append(f"took={twins.name(deal.taken)}")
    if deal.due:
        parts.append(f"due={DUES[deal.due]}:{twins.name(deal.due_card)}")
    parts += [f"{name}={n}" for name, n in numbers(deal).items() if n]
    parts += [f"{name}=P{seat}" for name, seat in some_seats(deal).items() if seat >= 0]
    turned = [word for word, on in turn_words(deal).items() if on]
    if turned:
        parts.append("turned=" + ",".join(turned))
    since = (("shown", deal.shown), ("got", deal.got)) if deal.refills else ()
    for name, sets in (("known", deal.known), *since):
        parts += [f"{name}{seat}: {cards_at(sets, seat)}" for seat in seats if cards_at(sets, seat)]
    if deal.refills:
        parts.append(f"recycled: {cards_at(deal.recycled, 0)}")
    if deal.chance:
        parts.append(f"chance={deal.chance:x}")
    changed = deal.options.changed()
    if changed:
        parts.append("opt: " + " ".join(f"{option}={value}" for option, value in changed.items()))
    return " ¦ ".join(parts)


def numbers(deal: RommeDeal) -> dict[str, int]:
    """Return the settings that are numbers."""
    return {"staged": deal.staged, "idle": deal.idle, "refills": deal.refills}


def some_seats(deal: RommeDeal) -> dict[str, int]:
    """Return the settings that are seats, or -1."""
    cutter = -1 if deal.phase == CUT else deal.cutter
    return {"cutter": cutter, "robber": deal.robber}


def turn_words(deal: RommeDeal) -> dict[str, int]:
    """Return what has happened in this turn."""
    return {"drew": deal.drew, "laid": deal.laid, "fresh": deal.fresh}


def cards_at(sets: list[int], seat: int) -> str:
    """Return the names of a seat's counted set."""
    return " ".join(twins.names(*sets[3 * seat : 3 * seat + 3]))
