"""Positions: any state of a deal in progress as one line, and back (docs/notation.md).

=======================  =================================================================
section                  meaning (default)
=======================  =================================================================
``H:`` ``P:`` …          the hands of P0, P1, … (``P: (P3)`` is that seat's); one that is not
                         written gets the lowest cards that are nowhere else
``T:``                   the cards of the trick on the table, in the order played
``L:``                   the trick before, ``(P1)`` before it: who led to it
``W:`` …                 cards of the tricks that a seat has taken, ``(P1)`` before them
``V:`` …                 what a seat has shown not to hold: ``(P1) h d>9``, no heart and no
                         diamond above the 9
``X:`` …                 queens that a seat has exposed, ``(P1)`` before them
``n=``                   players (4)
``phase=``               ``DECLARE`` ``OVERRIDE`` ``EXPOSE`` ``PLAY`` (``PLAY``)
``dealer=`` ``turn=``    the dealer (the last seat), the seat to act (the first to be asked, or
                         the declarer's turn to lead, or P0)
``mode=`` ``declarer=``  ``regular`` ``small`` ``big`` (``regular``); by whom (the seat to act)
``asked=P1,P2``          who has answered in this poll (those who come before the seat to act)
``answers:``             what was answered in secret, by seat: ``- small pass -``, ``none``,
                         ``Qc+Qs``
``pool=`` ``stacks=``    chips: ``stacks=98/100/-3/100`` (0; as they start)
``chance=``              in a race, the state of the deal's own chance
``opt:``                 options that are not at their default
=======================  =================================================================
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ...cards import high
from ...cards.cards import collect, members
from ...core.errors import NotationError, OptionError
from ...core.notation import Position, read_cards, read_seats
from ...pieces import tricks
from . import actions
from .carry import MOST_CHIPS
from .deal import LorumDeal
from .options import LorumOptions
from .view import LANE, MODES, PHASES, SUITS, voids_of

MID_DEAL = PHASES[:-1]
DECLARE, OVERRIDE, EXPOSE, PLAY = range(4)
OF_SEAT = re.compile(r"\(P([0-3])\)\s*(.*)")
VOID = re.compile(r"[cdhs](>[7-9TJQKA])?")
STACKS = re.compile(r"-?[0-9]{1,9}(/-?[0-9]{1,9})*")
DECLARED = ("pass", "small", "big")
SHOWN = ("none", "Qc", "Qs", "Qc+Qs")


def zeros() -> list[int]:
    """Return a number for each seat."""
    return [0] * 4


@dataclass
class Spot:
    """What a position says, by the names of the deal's fields; lists may be shorter."""

    phase: int = PLAY
    seat: int = 0
    dealer: int = 0
    pending: int = 0
    mode: int = 0
    declarer: int = -1
    leader: int = -1
    last_leader: int = -1
    chance: int = 0
    pool: int = 0
    stack: list[int] = field(default_factory=zeros)
    trick: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)
    answer: list[int] = field(default_factory=zeros)
    exposed: list[int] = field(default_factory=zeros)
    hand: list[int] = field(default_factory=zeros)
    void: list[int] = field(default_factory=zeros)
    taken: list[int] = field(default_factory=zeros)


def cards_in(text: str) -> list[int]:
    """Return the cards of a text, each written only once."""
    return [high.high(card) for card in read_cards(text)]


def write(cards: list[int]) -> str:
    """Return the names of the cards, in the given order."""
    return " ".join(map(high.name, cards))


# -- reading ---------------------------------------------------------------------------------------


def read(text: str) -> LorumDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text, repeated=("P", "W", "V", "X"))
    options = LorumOptions.of(LorumOptions.read(parts.options()))
    seats = parts.count("n", options.players)
    if seats not in (3, 4):
        raise OptionError("bad_seats", "R2.1", seats=seats, allowed="3–4")
    spot = Spot()
    phase = parts.word("phase", "PLAY")
    if phase not in MID_DEAL:
        raise NotationError("no_phase", text=phase, allowed=", ".join(MID_DEAL))
    spot.phase = PHASES.index(phase)
    spot.dealer = parts.seat("dealer", seats - 1, seats)
    read_turn(parts, spot, seats)
    read_chips(parts, spot, seats, options.start_chips)
    read_table(parts, spot, seats)
    read_hands(parts, spot, seats)
    read_answers(parts, spot, seats)
    parts.finish()
    check(spot, seats, options)
    deal = LorumDeal(options, seats)
    winner, best, shown = seen_in(spot.trick, spot.leader, spot.mode, seats)
    deal.put(
        {
            **vars(spot),
            "brought": spot.pool,
            "played": len(spot.trick),
            "winner": winner,
            "best": best,
            "void": [void | more for void, more in zip(spot.void, shown, strict=True)],
            "tricks": [taken.bit_count() // seats for taken in spot.taken],
        }
    )
    if spot.phase == PLAY and not spot.trick and deal.decided():
        raise NotationError("dead_end", text=phase)
    return deal


def read_turn(parts: Position, spot: Spot, seats: int) -> None:
    """Take the settings that say who declared what, and whose turn it is."""
    mode = parts.word("mode", "small" if spot.phase == OVERRIDE else "regular")
    if mode not in MODES:
        raise NotationError("no_section", text=f"mode={mode}")
    spot.mode = MODES.index(mode)
    declarer = parts.seat("declarer", 0, seats) if "declarer" in parts.settings else -1
    before = spot.dealer
    if spot.phase == OVERRIDE:
        before = max(declarer, 0)
    first = (before + 1) % seats if spot.phase < PLAY else max(declarer, 0)
    spot.seat = parts.seat("turn", first, seats)
    if spot.mode:
        spot.declarer = spot.seat if declarer < 0 else declarer
    elif declarer >= 0:
        raise NotationError("no_section", text="declarer")
    if spot.phase < PLAY:
        read_poll(parts, spot, seats, before)


def read_poll(parts: Position, spot: Spot, seats: int, before: int) -> None:
    """Take what says who has answered already."""
    others = (1 << seats) - 1
    if spot.phase == OVERRIDE:
        others &= ~(1 << spot.declarer)
    asked = seats_before(spot.seat, before, seats)
    if "asked" in parts.settings:
        asked = collect(read_seats(parts.word("asked", ""), seats))
    spot.pending = others & ~asked
    spot.chance = parts.chance()


def seats_before(seat: int, before: int, seats: int) -> int:
    """Return the seats from the right of *before* up to a seat, a bit each."""
    found, each = 0, (before + 1) % seats
    while each != seat:
        found |= 1 << each
        each = (each + 1) % seats
    return found


def read_chips(parts: Position, spot: Spot, seats: int, start: int) -> None:
    """Take the pool and the stacks."""
    pool = parts.count("pool", 0)
    text = parts.word("stacks", "/".join([str(start)] * seats))
    if not STACKS.fullmatch(text) or text.count("/") != seats - 1:
        raise NotationError("no_number", text=text)
    spot.pool, spot.stack = pool, [*map(int, text.split("/"))]
    if pool > MOST_CHIPS:
        raise NotationError("no_number", text=f"pool={pool}")


def of_seat(text: str, seats: int) -> tuple[int, str]:
    """Return the seat of ``(P1) 9h Td``, and the rest."""
    found = OF_SEAT.fullmatch(text)
    if found is None or int(found[1]) >= seats:
        raise NotationError("no_seat", text=text)
    return int(found[1]), found[2]


def read_table(parts: Position, spot: Spot, seats: int) -> None:
    """Take the tricks, what was exposed, and what seats have shown not to hold."""
    spot.trick = cards_in(parts.named.pop("T", ""))
    if spot.phase == PLAY:
        spot.leader = (spot.seat - len(spot.trick)) % seats
    if "L" in parts.named:
        spot.last_leader, cards = of_seat(parts.named.pop("L"), seats)
        spot.last = cards_in(cards)
    for name, sets in (("W", spot.taken), ("X", spot.exposed)):
        for text in parts.all(name):
            seat, cards = of_seat(text, seats)
            sets[seat] |= collect(cards_in(cards))
    for text in parts.all("V"):
        seat, shown = of_seat(text, seats)
        spot.void[seat] |= read_voids(shown)


def read_voids(text: str) -> int:
    """Return the cards that ``h d>9`` says are not held."""
    cards = 0
    for part in text.split():
        if not VOID.fullmatch(part):
            raise NotationError("no_section", text=f"V: {text}")
        suit = SUITS.index(part[0])
        cards |= tricks.above(high.number(part[2] + part[0])) if part[1:] else LANE << 16 * suit
    return cards


def write_voids(void: int) -> str:
    """Return what a seat has shown not to hold, as ``h d>9``."""
    return " ".join(it.suit + (f">{it.above}" if it.above else "") for it in voids_of(void))


def read_hands(parts: Position, spot: Spot, seats: int) -> None:
    """Take the hands; deal what is nowhere else to those that are not written."""
    hands = read_held(parts, seats)
    used = [*spot.trick, *(card for hand in hands for card in hand or ())]
    used += [card for taken in spot.taken for card in members(taken)]
    pack = pack_of(seats)
    for place, card in enumerate(used):
        if card in used[:place]:
            raise NotationError("card_twice", text=high.name(card))
        if card not in pack:
            raise NotationError("no_card", "R2.3", text=high.name(card))
    free = [card for card in pack if card not in used]
    for seat, wanted in enumerate(sizes(spot, hands, seats)):
        hand = hands[seat]
        if hand is None:
            hand, free = free[:wanted], free[wanted:]
        if len(hand) != wanted:
            raise NotationError("bad_hand", text=f"P{seat}", count=len(hand), wanted=wanted)
        spot.hand[seat] = collect(hand)


def read_held(parts: Position, seats: int) -> list[list[int] | None]:
    """Take the hands that are written."""
    hands: list[list[int] | None] = [None] * seats
    seat = 0
    texts = [f"(P0) {parts.named.pop('H')}"] if "H" in parts.named else []
    for text in [*texts, *parts.all("P")]:
        named = text if text.startswith("(") else f"(P{seat + 1}) {text}"
        seat, cards = of_seat(named, seats)
        if hands[seat] is not None:
            raise NotationError("section_twice", text=f"P{seat}")
        hands[seat] = cards_in(cards)
    return hands


def sizes(spot: Spot, hands: list[list[int] | None], seats: int) -> list[int]:
    """Return how many cards each seat must hold: as the first hand that is written, if any."""
    full = len(pack_of(seats)) // seats
    if spot.phase == PLAY:
        full -= sum(taken.bit_count() for taken in spot.taken) // seats
    played = [
        (seat - spot.leader) % seats < len(spot.trick) if spot.phase == PLAY else False
        for seat in range(seats)
    ]
    written = [len(hand) + played[seat] for seat, hand in enumerate(hands) if hand is not None]
    if written and spot.phase == PLAY:
        full = written[0]
    return [full - gone for gone in played]


def read_answers(parts: Position, spot: Spot, seats: int) -> None:
    """Take what was answered in secret."""
    words = parts.named.pop("answers", "").split() or ["-"] * seats
    known = SHOWN if spot.phase == EXPOSE else DECLARED
    for seat, word in enumerate(words):
        if len(words) != seats or (word != "-" and word not in known):
            raise NotationError("no_action", text=word)
        spot.answer[seat] = 0 if word == "-" else 1 + known.index(word)


def pack_of(seats: int) -> list[int]:
    """Return the cards that so many play with (rules R2.2, R2.3)."""
    pack = high.pack("7")
    return [card for card in pack if seats == 4 or high.name(card) not in ("7d", "8d")]


# -- checking --------------------------------------------------------------------------------------


def check(spot: Spot, seats: int, options: LorumOptions) -> None:
    """Raise `NotationError` unless the state can be played on from."""
    phase = PHASES[spot.phase]
    poll = spot.phase < PLAY
    for name, wrong in (
        ("T", len(spot.trick) >= seats or (poll and spot.trick)),
        ("L", spot.last and (poll or len(spot.last) != seats)),
        ("L", collect(spot.last) & ~spot.taken[spot.leader]),
        ("W", any(taken.bit_count() % seats for taken in spot.taken) or (poll and any(spot.taken))),
        ("V", poll and any(spot.void)),
        ("mode", spot.phase == DECLARE and spot.mode),
        ("mode", spot.phase == OVERRIDE and spot.mode != MODES.index("small")),
        ("mode", spot.phase == EXPOSE and spot.mode and not options.expose_declared),
        ("turn", poll and not spot.pending >> spot.seat & 1),
        ("turn", not poll and not spot.hand[spot.seat]),
        ("phase", spot.phase == EXPOSE and options.expose == "off"),
    ):
        if wrong:
            raise NotationError("lorum_bad_position", text=name, phase=phase)
    check_tricks(spot, seats)
    check_queens(spot, seats, options)
    if options.insolvency != "credit" and min(spot.stack) < 0:
        rule = "R9.3" if options.insolvency == "cap" else "R9.4"
        raise NotationError("lorum_bad_position", rule, text="stacks", phase=phase)
    check_answers(spot, seats, options)


def check_tricks(spot: Spot, seats: int) -> None:
    """Raise `NotationError` where a seat holds what it has shown not to hold (rules R7.2, R7.5).

    What the trick before has shown is noted, for positions that do not say so.
    """
    held = spot.hand[:]
    for name, leader, cards in (("T", spot.leader, spot.trick), ("L", spot.last_leader, spot.last)):
        winner, _, shown = seen_in(cards, leader, spot.mode, seats)
        wrong = any(shown[seat] & held[seat] for seat in range(seats))
        if wrong or (name == "L" and cards and winner != spot.leader):
            raise NotationError("lorum_bad_position", "R7.2", text=name, phase=PHASES[spot.phase])
        for place, card in enumerate(cards if name == "T" else ()):
            held[(leader + place) % seats] |= 1 << card
        for seat in range(seats):
            spot.void[seat] |= shown[seat] if name == "L" else 0
    if any(spot.void[seat] & held[seat] for seat in range(seats)):
        raise NotationError("lorum_bad_position", "R7.2", text="V", phase=PHASES[spot.phase])


def seen_in(cards: list[int], leader: int, mode: int, seats: int) -> tuple[int, int, list[int]]:
    """Return who takes a trick (-1: it has no card), with what, and what seats show not to hold."""
    shown, winner, best = zeros(), leader if cards else -1, cards[0] if cards else 0
    for place, card in enumerate(cards):
        seat = (leader + place) % seats
        if card >> 4 != best >> 4:
            shown[seat] = tricks.suit(best)
        elif card >= best:
            winner, best = seat, card
        elif MODES[mode] == "small":
            shown[seat] = tricks.above(best)
    return winner, best, shown


def check_queens(spot: Spot, seats: int, options: LorumOptions) -> None:
    """Raise `NotationError` unless what is exposed can have been (rule R6)."""
    queens = collect(map(high.number, actions.QUEENS))
    allowed = options.expose != "off" and spot.phase == PLAY
    allowed &= spot.mode == 0 or options.expose_declared
    seen = 0
    for seat in range(seats):
        shown = spot.exposed[seat]
        held_by_others = 0
        for other in range(seats):
            held_by_others |= spot.hand[other] if other != seat else 0
        if shown & ~queens or shown & seen or shown & held_by_others or (shown and not allowed):
            raise NotationError("lorum_bad_position", "R6", text="X", phase=PHASES[spot.phase])
        seen |= shown


def check_answers(spot: Spot, seats: int, options: LorumOptions) -> None:
    """Raise `NotationError` unless those who were asked in secret have answered, and no other."""
    secret = spot.phase == EXPOSE or (spot.phase < PLAY and options.declaration == "sealed")
    for seat in range(seats):
        asked = secret and not spot.pending >> seat & 1
        if spot.phase == OVERRIDE and seat == spot.declarer:
            asked = False
        possible = bool(spot.answer[seat]) == asked
        if spot.phase == EXPOSE and spot.answer[seat]:
            queens = [
                queen
                for place, queen in enumerate(actions.QUEENS)
                if spot.answer[seat] - 1 >> place & 1
            ]
            possible &= not collect(map(high.number, queens)) & ~spot.hand[seat]
        if spot.phase == OVERRIDE and spot.answer[seat] == 2:
            possible = False
        if not possible:
            raise NotationError(
                "lorum_bad_position", "R5.5", text="answers", phase=PHASES[spot.phase]
            )


# -- writing ---------------------------------------------------------------------------------------


def describe(deal: LorumDeal) -> str:
    """Return the position of a deal in progress, complete."""
    if deal.seat < 0:
        raise NotationError("deal_over", text="OVER")
    seats = range(deal.seats)
    parts = [f"H: {write(members(deal.hand[0]))}"]
    parts += [f"P: {write(members(deal.hand[seat]))}" for seat in seats[1:]]
    if deal.phase == PLAY:
        if deal.played:
            parts.append(f"T: {write(deal.trick[: deal.played])}")
        if deal.last_leader >= 0:
            parts.append(f"L: (P{deal.last_leader}) {write(deal.last[: deal.seats])}")
    for name, sets in (("W", deal.taken), ("X", deal.exposed)):
        parts += [f"{name}: (P{it}) {write(members(sets[it]))}" for it in seats if sets[it]]
    parts += [f"V: (P{it}) {write_voids(deal.void[it])}" for it in seats if deal.void[it]]
    parts += [f"n={deal.seats}", f"phase={PHASES[deal.phase]}"]
    parts += [f"dealer=P{deal.dealer}", f"turn=P{deal.seat}"]
    if deal.mode:
        parts.append(f"mode={MODES[deal.mode]} declarer=P{deal.declarer}")
    if deal.phase < PLAY:
        parts += poll_of(deal)
    stacks = "/".join(str(deal.stack[seat]) for seat in seats)
    parts.append(f"pool={deal.pool} stacks={stacks}")
    changed = deal.options.changed()
    if changed:
        parts.append("opt: " + " ".join(f"{option}={value}" for option, value in changed.items()))
    return " ¦ ".join(parts)


def poll_of(deal: LorumDeal) -> list[str]:
    """Return what a position says of a poll: who has answered, and what in secret."""
    seats = range(deal.seats)
    asked = [f"P{seat}" for seat in seats if not deal.pending >> seat & 1]
    parts = [f"asked={','.join(asked)}"]
    if any(deal.answer):
        known = SHOWN if deal.phase == EXPOSE else DECLARED
        words = [known[deal.answer[seat] - 1] if deal.answer[seat] else "-" for seat in seats]
        parts.append(f"answers: {' '.join(words)}")
    if deal.options.declaration == "race" and deal.phase != EXPOSE:
        parts.append(f"chance={deal.chance:x}")
    return parts
