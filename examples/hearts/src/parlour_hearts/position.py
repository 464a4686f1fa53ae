"""Positions: any state of a deal in progress as one line, and back (docs/notation.md).

Hands and tricks are written as `pieces.trick_text` says.  ``G: (P1) 9c Td`` are the cards that a
seat has chosen to pass, which stand among those of its hand, too; or has passed, as far as the
other still holds them.  ``n=`` players (4), ``phase=`` ``PASS`` or ``PLAY`` (``PLAY``), ``dealer=``
(the last seat), ``turn=`` (the first to choose; P0), ``before=`` deals of the match before this one
(0), ``opt:`` options that are not at their default.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.core.errors import NotationError
from parlour.core.notation import Position, write_options
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
    trick_text.read_sets(parts, "G", seats, spot.passed)
    trick_text.read_hands(parts, spot, pack_of(options, seats), "H1.2", seats, playing)
    parts.finish()
    fault = trick_text.fault_in(spot, seats, playing) or trick_text.note_voids(spot, False, seats)
    if fault := fault or fault_of(spot, deal):
        raise NotationError("hearts_bad_position", text=fault, phase=phase)
    if not playing:
        spot.hand = [hand & ~given for hand, given in zip(spot.hand, spot.passed, strict=True)]
    fields = spot.fields(seats, heading=False)
    seen = sum(spot.taken) | sum(1 << card for card in spot.trick)
    fields["opened"] = int(any(spot.taken))
    fields["broken"] = int(bool(seen & (HEARTS | QUEEN * options.queen_breaks)))
    deal.put(fields)
    return deal


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


def describe(deal: HeartsDeal) -> str:
    """Return the position of a deal in progress, complete."""
    if deal.seat < 0:
        raise NotationError("deal_over", text="OVER")
    whole = deal.clone()
    if PHASES[deal.phase] == "PASS":
        both = zip(deal.hand, deal.passed, strict=True)
        whole.put({"hand": [hand | chosen for hand, chosen in both]})
    parts = [*trick_text.write_table(whole), *trick_text.write_shown(deal)]
    parts += trick_text.write_sets("G", deal.passed, deal.seats)
    parts += [f"n={deal.seats}", f"phase={PHASES[deal.phase]}", f"before={deal.before}"]
    parts += [f"dealer=P{deal.dealer}", f"turn=P{deal.seat}"]
    return " ¦ ".join([*parts, *write_options(deal.options)])
