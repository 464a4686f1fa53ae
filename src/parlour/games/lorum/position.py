"""Positions: any state of a deal in progress as one line, and back (docs/library/notation.md).

=======================  =================================================================
section                  meaning (default)
=======================  =================================================================
``H:`` ``P:`` ``T:``     hands and tricks, and what they show (`pieces.trick_position`)
``L:`` ``W:`` ``V:``
``X:`` …                 queens that a seat has exposed, ``(P1)`` before them
``n=``                   players (4)
``phase=``               ``DECLARE`` ``OVERRIDE`` ``EXPOSE`` ``PLAY`` (``PLAY``)
``dealer=`` ``turn=``    the dealer (the last seat), the seat to act (the first to be asked, or
                         the declarer's turn to lead, or P0)
``mode=`` ``declarer=``  ``regular`` ``small`` ``big`` (``regular``); by whom (the seat to act)
``asked=P1,P2``          the seats that have answered in this poll (those before the seat to act)
``answers:``             the secret answers, by seat: ``- small pass -``, ``none``,
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
from collections.abc import Sequence

from ...cards import high
from ...cards.cards import collect
from ...core.errors import NotationError
from ...core.notation import canonical, check_count, read_seats, write_chance
from ...pieces.trick_position import Fields, TrickPosition, write_sets
from . import actions
from .carry import MOST_CHIPS
from .deal import LorumDeal
from .options import LorumOptions
from .view import MODES, PHASES

DECLARE, OVERRIDE, EXPOSE, PLAY = range(4)
SMALL = MODES.index("small")
STACKS = re.compile(r"-?[0-9]{1,9}(/-?[0-9]{1,9})*")
DECLARED = ("pass", "small", "big")
SHOWN = ("none", "Qc", "Qs", "Qc+Qs")


def zeros() -> list[int]:
    """Return a list of zeros, one per seat."""
    return [0] * 4


class LorumPosition(TrickPosition[LorumDeal]):
    """The content of a position, by the names of the deal's fields."""

    options_type = LorumOptions
    phases = PHASES[:-1]
    repeated = ("X",)
    pack_rule, void_rule, bad = "R2.3", "R7.2", "lorum_bad_position"

    # -- reading ---------------------------------------------------------------

    def read_turn(self) -> None:
        """Take the settings for the declaration, the seat to act, and the chips."""
        parts, seats = self.parts, self.seats
        mode = parts.word("mode", "small" if self.phase == OVERRIDE else "regular")
        if mode not in MODES:
            raise NotationError("no_section", text=f"mode={mode}")
        self.mode = MODES.index(mode)
        self.heading = self.mode == SMALL
        declarer = parts.seat("declarer", -1, seats)
        before = self.dealer
        if self.phase == OVERRIDE:
            before = max(declarer, 0)
        first = (before + 1) % seats if self.phase < PLAY else max(declarer, 0)
        self.seat = parts.seat("turn", first, seats)
        self.declarer = -1
        if self.mode:
            self.declarer = self.seat if declarer < 0 else declarer
        elif declarer >= 0:
            raise NotationError("no_section", text="declarer")
        self.pending = self.chance = 0
        self.key = [0] * 4
        if self.phase < PLAY:
            self.read_poll(before)
        self.read_chips(self.deal.start_chips)

    def read_poll(self, before: int) -> None:
        """Take the setting for the seats that have already answered."""
        others = (1 << self.seats) - 1
        if self.phase == OVERRIDE:
            others &= ~(1 << self.declarer)
        asked = seats_before(self.seat, before, self.seats)
        told = self.parts.setting("asked")
        if told is not None:
            asked = collect(read_seats(told, self.seats))
        self.pending = others & ~asked
        self.chance, self.key = self.parts.chance()

    def read_chips(self, start: int) -> None:
        """Take the pool and the stacks."""
        self.pool = self.parts.count("pool", 0)
        text = self.parts.word("stacks", "/".join([str(start)] * self.seats))
        check_count("stacks", text.split("/"), self.seats)
        if not STACKS.fullmatch(text):
            raise NotationError("no_number", text=text)
        self.stack = [*map(int, text.split("/"))]
        if self.pool > MOST_CHIPS:
            raise NotationError("no_number", text=f"pool={self.pool}")

    def read_more(self) -> None:
        """Take the exposed queens, and the secret answers, some of which may be hidden."""
        self.exposed, self.answer = zeros(), zeros()
        self.read_sets("X", self.exposed)
        told = self.parts.section("answers").split() or ["-"] * self.seats
        words = ["+".join(map(canonical, word.split("+"))) for word in told]
        known = SHOWN if self.phase == EXPOSE else DECLARED
        check_count("answers", words, self.seats)
        for seat, word in enumerate(words):
            if word not in ("-", "?", *known):
                raise NotationError("no_action", text=word)
            self.answer[seat] = 1 + known.index(word) if word in known else int(word == "?")
            if word == "?" and self.watcher < 0:
                raise NotationError("position_for_nobody", text="?")
            if word != "-" and self.watcher >= 0 and (word == "?") == (seat == self.watcher):
                code = "position_hides" if word == "?" else "position_tells"
                raise NotationError(code, text="answers")

    def fields(self) -> Fields:
        """Return the fields of the deal."""
        names = ("pending", "mode", "declarer", "chance", "key", "pool", "stack", "answer")
        own = {name: getattr(self, name) for name in (*names, "exposed")}
        return super().fields() | own | {"brought": self.pool}

    def see(self) -> None:
        """Take over the hands and answers of the deal as its seat knows it."""
        super().see()
        self.answer = self.deal.answer

    # -- checking --------------------------------------------------------------

    def check(self) -> None:
        """Raise `NotationError` unless play can go on from the state."""
        options, phase = self.deal.options, self.phase
        for name, wrong in (
            ("mode", phase == DECLARE and self.mode),
            ("mode", phase == OVERRIDE and self.mode != SMALL),
            ("mode", phase == EXPOSE and self.mode and not options.expose_declared),
            ("turn", not self.playing and not self.pending >> self.seat & 1),
            ("turn", self.playing and not self.hand[self.seat]),
            ("phase", phase == EXPOSE and options.expose == "off"),
        ):
            self.refuse(name if wrong else "")
        if options.insolvency != "credit" and min(self.stack) < 0:
            self.refuse("stacks", "R9.3" if options.insolvency == "cap" else "R9.4")

    def check_hands(self) -> None:
        """Raise `NotationError` unless all hands fit what their seats have exposed and answered."""
        self.check_queens()
        for seat in range(self.seats):
            if not self.is_answer(seat):
                self.refuse("answers", "R5.5")
        if self.playing and not self.trick and self.deal.decided():
            raise NotationError("dead_end", text=self.phases[self.phase])

    def check_queens(self) -> None:
        """Raise `NotationError` for an impossible exposure of queens (rule R6)."""
        options = self.deal.options
        queens = collect(map(high.number, actions.QUEENS))
        allowed = options.expose != "off" and self.playing
        allowed &= self.mode == 0 or options.expose_declared
        seen = 0
        for seat in range(self.seats):
            shown = self.exposed[seat]
            held_by_others = 0
            for other in range(self.seats):
                held_by_others |= self.hand[other] if other != seat else 0
            if shown & ~queens or shown & seen or shown & held_by_others or (shown and not allowed):
                self.refuse("X", "R6")
            seen |= shown

    def is_answer(self, seat: int) -> bool:
        """Return whether a seat can have this answer: it must have been asked in secret."""
        answer, phase = self.answer[seat], self.phase
        secret = phase == EXPOSE or (phase < PLAY and self.deal.options.declaration == "sealed")
        asked = secret and not self.pending >> seat & 1
        if phase == OVERRIDE and seat == self.declarer:
            asked = False
        possible = bool(answer) == asked
        if phase == EXPOSE and answer:
            named = [it for place, it in enumerate(actions.QUEENS) if answer - 1 >> place & 1]
            possible &= not collect(map(high.number, named)) & ~self.hand[seat]
        return possible and not (phase == OVERRIDE and answer == 2)

    # -- writing ---------------------------------------------------------------

    @classmethod
    def known(cls, deal: LorumDeal, watcher: int) -> Sequence[int]:
        """Return the queens that are exposed."""
        return deal.exposed

    @classmethod
    def own(cls, deal: LorumDeal, watcher: int) -> list[str]:
        """Return the sections of the queens that are exposed."""
        return write_sets("X", deal.exposed, deal.seats)

    @classmethod
    def settings(cls, deal: LorumDeal, watcher: int) -> list[str]:
        """Return the settings of a position for declarations and chips."""
        parts = [f"mode={MODES[deal.mode]} declarer=P{deal.declarer}"] if deal.mode else []
        if deal.phase < PLAY:
            parts += poll_of(deal, watcher)
        stacks = "/".join(str(deal.stack[seat]) for seat in range(deal.seats))
        return [*parts, f"pool={deal.pool} stacks={stacks}"]


def seats_before(seat: int, before: int, seats: int) -> int:
    """Return the seats from the right of *before* up to a seat, a bit each."""
    found, each = 0, (before + 1) % seats
    while each != seat:
        found |= 1 << each
        each = (each + 1) % seats
    return found


def poll_of(deal: LorumDeal, watcher: int) -> list[str]:
    """Return the settings of a position for a poll: the seats asked, and secret answers."""
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
        parts.append(f"chance={write_chance(deal)}")
    return parts
