"""Positions: any state of a deal in progress as one line, and back (docs/notation.md).

=======================  =================================================================
section                  meaning (default)
=======================  =================================================================
``H:`` ``P:`` ``T:``     hands and tricks, and what they show (`pieces.trick_text`)
``L:`` ``W:`` ``V:``
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
``for=``                 the seat that the position is written for: ``?`` is a card, or an
                         answer, that it does not know
``opt:``                 options that are not at their default
=======================  =================================================================
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ...cards import high
from ...cards.cards import collect
from ...core.errors import NotationError, OptionError
from ...core.notation import Position, check_known, read_seats
from ...pieces import trick_text
from ...pieces.trick_text import TrickSpot
from . import actions
from .carry import MOST_CHIPS
from .deal import LorumDeal
from .options import LorumOptions
from .view import MODES, PHASES

MID_DEAL = PHASES[:-1]
DECLARE, OVERRIDE, EXPOSE, PLAY = range(4)
STACKS = re.compile(r"-?[0-9]{1,9}(/-?[0-9]{1,9})*")
DECLARED = ("pass", "small", "big")
SHOWN = ("none", "Qc", "Qs", "Qc+Qs")


def zeros() -> list[int]:
    """Return a number for each seat."""
    return [0] * 4


@dataclass
class Spot(TrickSpot):
    """What a position says, by the names of the deal's fields; lists may be shorter."""

    phase: int = PLAY
    pending: int = 0
    mode: int = 0
    declarer: int = -1
    chance: int = 0
    pool: int = 0
    stack: list[int] = field(default_factory=zeros)
    answer: list[int] = field(default_factory=zeros)
    exposed: list[int] = field(default_factory=zeros)


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
    trick_text.read_tricks(parts, spot, seats, spot.phase == PLAY)
    trick_text.read_sets(parts, "X", seats, spot.exposed)
    watcher, playing = parts.watcher(seats), spot.phase == PLAY
    told = trick_text.read_hands(parts, spot, pack_of(seats), "R2.3", seats, playing, watcher)
    read_answers(parts, spot, seats, watcher)
    parts.finish()
    check(spot, seats, options)
    heading = MODES[spot.mode] == "small"
    trick_text.note_voids(spot, heading, seats)
    deal = LorumDeal(options, seats)
    deal.put({**spot.fields(seats, heading), "brought": spot.pool})
    if watcher >= 0:
        deal = trick_text.seen_by(deal, watcher)
        spot.hand, spot.answer = deal.hand, deal.answer
        check_known(told, trick_text.known_to(deal, watcher, deal.exposed))
    check_hands(spot, seats, options)
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


def read_answers(parts: Position, spot: Spot, seats: int, watcher: int) -> None:
    """Take what was answered in secret; what a seat does not know is any answer."""
    words = parts.named.pop("answers", "").split() or ["-"] * seats
    known = SHOWN if spot.phase == EXPOSE else DECLARED
    for seat, word in enumerate(words):
        if len(words) != seats or word not in ("-", "?", *known):
            raise NotationError("no_action", text=word)
        spot.answer[seat] = 1 + known.index(word) if word in known else int(word == "?")
        if word == "?" and watcher < 0:
            raise NotationError("position_for_nobody", text="?")
        if word != "-" and watcher >= 0 and (word == "?") == (seat == watcher):
            code = "position_hides" if word == "?" else "position_tells"
            raise NotationError(code, text="answers")


def pack_of(seats: int) -> list[int]:
    """Return the cards that so many play with (rules R2.2, R2.3)."""
    pack = high.pack("7")
    return [card for card in pack if seats == 4 or high.name(card) not in ("7d", "8d")]


# -- checking --------------------------------------------------------------------------------------


def check(spot: Spot, seats: int, options: LorumOptions) -> None:
    """Raise `NotationError` unless the state can be played on from."""
    phase = PHASES[spot.phase]
    poll = spot.phase < PLAY
    if fault := trick_text.fault_in(spot, seats, not poll):
        raise NotationError("lorum_bad_position", text=fault, phase=phase)
    for name, wrong in (
        ("mode", spot.phase == DECLARE and spot.mode),
        ("mode", spot.phase == OVERRIDE and spot.mode != MODES.index("small")),
        ("mode", spot.phase == EXPOSE and spot.mode and not options.expose_declared),
        ("turn", poll and not spot.pending >> spot.seat & 1),
        ("turn", not poll and not spot.hand[spot.seat]),
        ("phase", spot.phase == EXPOSE and options.expose == "off"),
    ):
        if wrong:
            raise NotationError("lorum_bad_position", text=name, phase=phase)
    if options.insolvency != "credit" and min(spot.stack) < 0:
        rule = "R9.3" if options.insolvency == "cap" else "R9.4"
        raise NotationError("lorum_bad_position", rule, text="stacks", phase=phase)


def check_hands(spot: Spot, seats: int, options: LorumOptions) -> None:
    """Raise `NotationError` unless all hands are as their seats have shown, and answered."""
    if fault := trick_text.note_voids(spot, MODES[spot.mode] == "small", seats):
        phase = PHASES[spot.phase]
        raise NotationError("lorum_bad_position", "R7.2", text=fault, phase=phase)
    check_queens(spot, seats, options)
    check_answers(spot, seats, options)


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


def sections(deal: LorumDeal, watcher: int) -> list[str]:
    """Return the sections of a position, complete or as a seat knows it."""
    seats = range(deal.seats)
    parts = trick_text.write_table(deal, watcher, deal.exposed)
    parts += trick_text.write_sets("X", deal.exposed, deal.seats)
    parts += trick_text.write_shown(deal)
    parts += [f"n={deal.seats}", f"phase={PHASES[deal.phase]}"]
    parts += [f"dealer=P{deal.dealer}", f"turn=P{deal.seat}"]
    if deal.mode:
        parts.append(f"mode={MODES[deal.mode]} declarer=P{deal.declarer}")
    if deal.phase < PLAY:
        parts += poll_of(deal, watcher)
    stacks = "/".join(str(deal.stack[seat]) for seat in seats)
    parts.append(f"pool={deal.pool} stacks={stacks}")
    return parts + (trick_text.write_gone(deal, pack_of(deal.seats)) if watcher >= 0 else [])


def poll_of(deal: LorumDeal, watcher: int) -> list[str]:
    """Return what a position says of a poll: who has answered, and what in secret."""
    seats = range(deal.seats)
    asked = [f"P{seat}" for seat in seats if not deal.pending >> seat & 1]
    parts = [f"asked={','.join(asked)}"]
    if any(deal.answer):
        known = SHOWN if deal.phase == EXPOSE else DECLARED
        words = [known[deal.answer[seat] - 1] if deal.answer[seat] else "-" for seat in seats]
        for seat in seats:
            if watcher not in (-1, seat) and deal.answer[seat]:
                words[seat] = "?"
        parts.append(f"answers: {' '.join(words)}")
    if deal.options.declaration == "race" and deal.phase != EXPOSE and watcher < 0:
        parts.append(f"chance={deal.chance:x}")
    return parts
