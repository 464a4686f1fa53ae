"""The variants of Rummy 500: every option, and the named presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ...cards import twins
from ...core.options import Options, Value, choice, flag, number
from ...pieces import jokers


@dataclass(frozen=True, kw_only=True)
class Rummy500Options(Options):
    """The options of Rummy 500; ``auto`` follows the number of seats or another option."""

    packs: int | Literal["auto"] = number("auto", 1, 2, rules=("P2",), words=("auto",))
    """Packs of 52 cards; ``auto`` is one for up to four seats, two from five."""
    jokers_per_pack: int = number(2, 0, 2, rules=("P2",))
    """Jokers with every pack."""
    hand_size: int | Literal["auto"] = number("auto", 1, 25, rules=("B2",), words=("auto",))
    """Cards dealt to each seat; ``auto`` is thirteen for two seats, else seven."""
    values: Literal["standard", "5/10/15"] = choice("standard", "5/10/15", rules=("P3", "P4"))
    """Two to nine count their face value, or five each."""
    ace_low_value: int | Literal["auto"] = number(
        "auto", 1, 15, rules=("P3", "P4"), words=("auto",)
    )
    """The value of an ace before the two, such as 1, 5 or 15; ``auto`` is 1, or 5 with 5/10/15."""
    going_out: Literal["meld_or_discard", "floating", "keep_one"] = choice(
        "meld_or_discard", "floating", "keep_one", rules=("G1", "F1", "O-going_out")
    )
    """The last card may be melded or discarded; its meld leaves the player floating; or it must be
    discarded."""
    final_discard_unplayable: bool = flag(False, rules=("U1",))
    """The discard that empties a hand must fit no meld on the table."""
    top_take: Literal["free", "must_use"] = choice("free", "must_use", rules=("D2", "O-top_take"))
    """The top discard, taken alone, may be kept or must be played at once."""
    deep_take_use: Literal["meld_or_layoff", "new_meld"] = choice(
        "meld_or_layoff", "new_meld", rules=("D3", "O-deep_take_use")
    )
    """A deeper discard must be played at once, or must be part of a new meld at once."""
    call_rummy: bool = flag(True, rules=("C1",))
    """A playable card left in the discard pile may be claimed by calling “Rummy!”."""
    call_without_discard: bool = flag(
        False,
        rules=("C1", "O-call_without_discard"),
        needs={"call_rummy": (True,), "going_out": ("floating",)},  # else every turn has a discard
    )
    """A call is also possible after a turn without a discard, which left its player floating."""
    call_after: Literal["resume", "turn"] = choice("resume", "turn", rules=("C4", "O-call_after"))
    """After a call, play goes on where it was, or the call replaces the caller's draw."""
    call_timeout_s: int = number(5, 1, 60, rules=("C2",))
    """The time for each person to call, in seconds; a server enforces it if several people play."""
    around_the_corner: bool = flag(False, rules=("M8", "M3"))
    """Runs may go on beyond the ace, as in Q-K-A-2."""
    min_naturals: int = number(1, 1, 2, rules=("M5", "O-min_naturals"))
    """The fewest natural cards of a meld."""
    redicard: bool = flag(False, rules=("D2", "O-redicard"))
    """The top discard, taken alone, may be discarded in the same turn."""
    target: int = number(500, 1, 10_000, rules=("S4",))
    """Points that end the match."""
    going_out_bonus: int = number(0, 0, 1000, rules=("S1",))
    """Points for the seat that ends the deal by emptying its hand."""
    idle_rounds: int = number(10, 1, 1000, rules=("X2",))
    """Rounds of only single discards taken, after which they must be played at once."""

    def packs_for(self, seats: int) -> int:
        """Return the number of packs (rule P2)."""
        return (2 if seats >= 5 else 1) if self.packs == "auto" else self.packs

    def hand_for(self, seats: int) -> int:
        """Return the number of cards dealt to each seat (rule B2)."""
        return (13 if seats == 2 else 7) if self.hand_size == "auto" else self.hand_size

    def pack_for(self, seats: int) -> tuple[int, ...]:
        """Return the cards (rule P2)."""
        packs = self.packs_for(seats)
        return twins.pack(packs, packs * self.jokers_per_pack)

    @cached_property  # every deal checks its number of players
    def possible_seats(self) -> list[int]:
        """The numbers of players that leave a card to turn up (rule B2)."""
        hands = {seats: self.hand_for(seats) * seats for seats in self.game.seats}
        return [seats for seats, cards in hands.items() if cards < len(self.pack_for(seats))]

    @property
    def low_ace(self) -> int:
        """The value of an ace at the low end of a run."""
        if self.ace_low_value == "auto":
            return 1 if self.values == "standard" else 5
        return self.ace_low_value

    @property
    def limits(self) -> int:
        """The rules of melds, as in `pieces.jokers` (rules M3, M5, M8)."""
        found = jokers.limits_of(self.min_naturals, 15, 15)
        return found | jokers.CORNER if self.around_the_corner else found

    def worth(self) -> list[int]:
        """The value of a card at each position: low ace, two to king, high ace (rule P3)."""
        pips = list(range(2, 10)) if self.values == "standard" else [5] * 8
        return [self.low_ace, *pips, 10, 10, 10, 10, 15]


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "no_jokers": {"jokers_per_pack": 0},
    "5-10-15": {"values": "5/10/15", "ace_low_value": 5},
    "floating": {"going_out": "floating"},
    "unplayable_final": {"final_discard_unplayable": True},
    "bicycle": {"jokers_per_pack": 0, "top_take": "must_use", "call_rummy": False},
    "strict_discard": {"top_take": "must_use", "deep_take_use": "new_meld"},
    "boathouse": {"going_out": "keep_one"},
    "steal_the_turn": {"call_after": "turn"},
}
