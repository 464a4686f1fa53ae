"""Positions: any state of a deal in progress as one line, and back (docs/notation.md).

Hands and tricks are written as `pieces.trick_text` says.  ``G: (P1) 9c Td`` are the cards that a
seat has chosen to pass, which stand among those of its hand, too; or has passed, as far as the
other still holds them.  ``n=`` players (4), ``phase=`` ``PASS`` or ``PLAY`` (``PLAY``), ``dealer=``
(the last seat), ``turn=`` (the first to choose; P0), ``before=`` deals of the match before this one
(0), ``opt:`` options that are not at their default.  In a position ``for=`` a seat ``G: (P1) ?2``
says how many cards another has chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.cards.cards import collect, members
from parlour.core.errors import NotationError
from parlour.core.notation import HIDDEN, Position, check_known
from parlour.pieces import trick_text
from parlour.pieces.trick_text import TrickSpot, zeros

from .actions import HEARTS, QUEEN
from .deal import HeartsDeal, pack_of
from .options import HeartsOptions
from .view import PHASES


@dataclass
class Spot(TrickSpot):
    """What a position says, by the names of the deal's fields."""

    phase: int = 1
    passed: list[int] = field(default_factory=zeros)


def read(text: str) -> HeartsDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text, repeated=("P", "W", "V", "G"))
    options = HeartsOptions.of(HeartsOptions.read(parts.options()))
    seats = parts.count("n", 4)
    options.game.check_seats(seats, options)
    deal, spot = HeartsDeal(options, seats), Spot()
    deal.bring((parts.count("before", 0),))
    phase = parts.word("phase", "PLAY")
    if phase not in PHASES[:-1]:
        raise NotationError("no_phase", text=phase, allowed=", ".join(PHASES[:-1]))
    spot.phase, playing = PHASES.index(phase), phase == "PLAY"
    spot.dealer = parts.seat("dealer", seats - 1, seats)
    spot.seat = parts.seat("turn", 0 if playing else (spot.dealer + 1) % seats, seats)
    trick_text.read_tricks(parts, spot, seats, playing)
    watcher = parts.watcher(seats)
    given = [trick_text.of_seat(text, seats) for text in parts.all("G")]
    pack = pack_of(options, seats)
    told = trick_text.read_hands(parts, spot, pack, "H1.2", seats, playing, watcher)
    for seat, cards in given:
        read_passed(spot, seat, trick_text.cards_held(cards), playing, watcher)
    parts.finish()
    check(spot, trick_text.fault_in(spot, seats, playing))
    fault = trick_text.note_voids(spot, False, seats)
    check(spot, (fault if watcher < 0 else "") or fault_of(spot, deal))
    fields = spot.fields(seats, heading=False)
    if not playing:
        both = zip(spot.hand, spot.passed, strict=True)
        fields["hand"] = [hand & ~chosen for hand, chosen in both]
    seen = sum(spot.taken) | sum(1 << card for card in spot.trick)
    fields["opened"] = int(any(spot.taken))
    fields["broken"] = int(bool(seen & (HEARTS | QUEEN * options.queen_breaks)))
    deal.put(fields)
    if watcher >= 0:
        deal = trick_text.seen_by(deal, watcher)
        spot.hand, spot.passed = whole(deal).hand, deal.passed
        check_known(told, trick_text.known_to(whole(deal), watcher, known_to(deal, watcher)))
        check(spot, trick_text.note_voids(spot, False, seats) or fault_of(spot, deal))
    return deal


def read_passed(spot: Spot, seat: int, cards: list[int], playing: bool, watcher: int) -> None:
    """Note what a seat has chosen or passed; of what is hidden only how much it is."""
    hidden, secret = HIDDEN in cards, not playing and watcher not in (-1, seat)
    if hidden != secret:
        raise NotationError("position_hides" if hidden else "position_tells", text="G")
    spot.passed[seat] |= collect(members(spot.hand[seat])[: len(cards)] if hidden else cards)


def check(spot: Spot, fault: str) -> None:
    """Raise `NotationError` if there is a section that cannot be so."""
    if fault:
        raise NotationError("hearts_bad_position", text=fault, phase=PHASES[spot.phase])


def known_to(deal: HeartsDeal, watcher: int) -> list[int]:
    """Return the cards that a seat can place, by whose hand they are in, as they are dealt anew."""
    known = zeros()
    if PHASES[deal.phase] == "PLAY":
        if deal.aim:
            known[(watcher + deal.aim) % deal.seats] = deal.passed[watcher]
        if not deal.opened and not deal.played:
            known[deal.leader] |= 1 << deal.opener
    return known


def whole(deal: HeartsDeal) -> HeartsDeal:
    """Return the deal with the cards chosen to be passed among those of the hands."""
    found = deal.clone()
    if PHASES[deal.phase] == "PASS":
        both = zip(deal.hand, deal.passed, strict=True)
        found.put({"hand": [hand | chosen for hand, chosen in both]})
    return found


def fault_of(spot: Spot, deal: HeartsDeal) -> str:
    """Return the section that cannot be so, or nothing."""
    seats, playing = deal.seats, PHASES[spot.phase] == "PLAY"
    if not playing and not deal.aim:
        return "phase"
    for place in range(seats):
        seat = (spot.dealer + 1 + place) % seats
        number, holder = spot.passed[seat].bit_count(), (seat + deal.aim * playing) % seats
        least, most = 0, deal.each if deal.aim else 0
        if not playing:
            turn = (spot.seat - spot.dealer - 1) % seats
            least = most if place < turn else 0
            most = most - (place == turn) if place <= turn else 0
        if spot.passed[seat] & ~spot.hand[holder] or not least <= number <= most:
            return "G"
    if playing and not any(spot.taken):
        first = spot.trick[0] if spot.trick else deal.opener
        if first != deal.opener or not (spot.trick or spot.hand[spot.seat] >> first & 1):
            return "T"
    return "turn" if playing and not spot.hand[spot.seat] else ""


def sections(deal: HeartsDeal, watcher: int) -> list[str]:
    """Return the sections of a position, complete or as a seat knows it."""
    passing = PHASES[deal.phase] == "PASS"
    known = known_to(deal, watcher) if watcher >= 0 else ()
    parts = [*trick_text.write_table(whole(deal), watcher, known), *trick_text.write_shown(deal)]
    for seat in range(deal.seats):
        given, mine = deal.passed[seat], watcher in (-1, seat)
        if given and (mine or (not passing and (seat + deal.aim) % deal.seats == watcher)):
            parts.append(f"G: (P{seat}) {trick_text.write(members(given))}")
        elif given and passing:
            parts.append(f"G: (P{seat}) ?{given.bit_count()}")
    parts += [f"n={deal.seats}", f"phase={PHASES[deal.phase]}", f"before={deal.before}"]
    parts += [f"dealer=P{deal.dealer}", f"turn=P{deal.seat}"]
    pack = pack_of(deal.options, deal.seats)
    return parts + (trick_text.write_gone(whole(deal), pack) if watcher >= 0 else [])
