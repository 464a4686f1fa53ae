"""The variants of German Rummy: every option, and the named presets (rules §8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ...cards import twins
from ...core.options import Options, Value, choice, flag, number

ANY = 15  # of jokers in a meld: no limit
MOST_JOKERS = 5  # for one pack
MOST_PACKS = 3
TWO_PACK_PLAYERS = 6  # players for whom two packs are enough
MOST_PLAYERS = 8


@dataclass(frozen=True, kw_only=True)
class RommeOptions(Options):
    """The options of German Rummy; the defaults are the standard rules."""

    packs: int = number(2, 1, MOST_PACKS, rules=("R1.2",))
    """Packs of 52 cards; seven and eight players need three."""
    jokers_per_pack: int = number(3, 0, MOST_JOKERS, rules=("R1.2",))
    """Jokers added to each pack."""
    hand_size: int | Literal["10/7"] = number(13, 3, 15, rules=("R3.3",), words=("10/7",))
    """Cards dealt to each player; ``10/7`` is ten for two players and seven for more."""
    seating: Literal["draw", "random", "fixed"] = choice("draw", "random", "fixed", rules=("R3.1",))
    """Players get their seats by cards drawn, by lot, or keep them."""
    deal_style: Literal["packets", "single"] = choice("packets", "single", rules=("R3.3",))
    """Cards are dealt in packets of three and four, or one at a time."""
    start: Literal["upcard", "fourteen", "no_draw"] = choice(
        "upcard", "fourteen", "no_draw", rules=("R3.4", "R3.5", "R3.8")
    )
    """The pile begins with an upcard, or with the discard of a player dealt fourteen; with
    ``no_draw`` there is an upcard, and the first turn has no draw."""
    first_player: Literal["dealer", "forehand"] = choice("dealer", "forehand", rules=("R3.6",))
    """The first player; forehand sits left of the dealer."""
    rauben: bool = flag(
        False, rules=("R3.7",), needs={"jokers_per_pack": tuple(range(1, MOST_JOKERS + 1))}
    )
    """A player who finds a joker at the cut may keep it."""
    open_min: int = number(40, 0, 100, rules=("R6.4",))
    """The least points of the first meld; 0 for no minimum."""
    opening_turn_extras: Literal["after_opening", "next_turn"] = choice(
        "after_opening", "next_turn", rules=("R6.5",)
    )
    """Lay-offs and swaps are allowed in the turn of the first meld, or from the next turn on."""
    layoff_needs_open: bool = flag(True, rules=("R6.5",))
    """Only players who have made their first meld may lay off."""
    take_discard: Literal["free", "must_use", "must_meld", "never"] = choice(
        "free", "must_use", "must_meld", "never", rules=("O-take_discard",)
    )
    """The top discard may be taken freely, only to be used at once, only to be part of a new meld
    at once, or not at all."""
    take_needs_open: bool = flag(False, rules=("O-take_needs_open",))
    """Only players who have made their first meld may take a discard."""
    redicard: bool = flag(False, rules=("R6.7",))
    """The card just taken may be discarded in the same turn."""
    joker_swap: bool = flag(True, rules=("R6.6",))
    """A joker on the table may be swapped for the card that it stands for."""
    joker_set_swap: Literal["any_missing", "complete_only"] = choice(
        "any_missing", "complete_only", rules=("R6.6",), needs={"joker_swap": (True,)}
    )
    """A joker in a set goes for any missing suit, or only if four naturals result."""
    swapped_joker_use: Literal["new_meld", "any_play", "to_hand"] = choice(
        "new_meld", "any_play", "to_hand", rules=("R6.6",), needs={"joker_swap": (True,)}
    )
    """The required use of the joker: in a new meld, in a meld or lay-off, or none."""
    around_the_corner: bool = flag(False, rules=("R4.9", "R4.2"))
    """Runs may go on beyond the ace, as in Q-K-A-2."""
    min_naturals: int = number(2, 1, 3, rules=("R4.5",))
    """Natural cards that a meld with jokers must have."""
    max_jokers_in_row: int = number(2, 1, 12, rules=("R4.6",))
    """Jokers that may stand next to each other in a run, or in one set."""
    max_jokers: int | None = number(None, 0, 12, rules=("R4.6",), words=(None,))
    """The most jokers in one meld; ``None`` for any number."""
    final_discard: Literal["optional", "required"] = choice("optional", "required", rules=("R7.1",))
    """Whether going out needs a last card to discard."""
    joker_penalty: int = number(30, 1, 100, rules=("R2.5", "R8.2"))
    """The points of a joker left in hand."""
    ace_penalty: int = number(11, 1, 100, rules=("R2.3", "R8.2"))
    """The points of an ace left in hand."""
    winner_scores: Literal["none", "sum"] = choice("none", "sum", rules=("R8.1",))
    """The winner scores nothing, or what all others lose."""
    hand_romme: int = number(1, 1, 2, rules=("R8.3",))
    """Factor of all points if the winner goes out in one turn without having melded before."""
    match_mode: Literal["deals", "points", "elimination"] = choice(
        "deals", "points", "elimination", rules=("R9.1",)
    )
    """The match has a number of deals, goes to a limit, or goes on until one player is left."""
    match_deals: int | None = number(
        None, 1, 1000, rules=("R9.1",), words=(None,), needs={"match_mode": ("deals",)}
    )
    """The number of deals in a match; ``None`` for as many as players."""
    match_points: int = number(
        500, 1, 10_000, rules=("R9.1",), needs={"match_mode": ("points", "elimination")}
    )
    """Minus points that end the match, or put a player out."""
    max_reshuffles: int = number(3, 0, 10, rules=("R10.1",))
    """The number of refills of the stock from discards."""
    idle_rounds: int = number(10, 1, 50, rules=("R10.4",))
    """Rounds of only taking and discarding after which the pile is closed."""

    def cards_each(self, players: int) -> int:
        """Return the number of cards dealt to each of *players* players."""
        if self.hand_size == "10/7":
            return 10 if players == 2 else 7
        return self.hand_size

    @cached_property
    def most_players(self) -> int:
        """The most players for whom the pack leaves a card to turn up and one to draw."""
        return max(
            n
            for n in range(2, MOST_PLAYERS + 1)
            if self.packs_for(n) <= self.packs and n * self.cards_each(n) + 2 <= self.pack_size
        )

    def packs_for(self, players: int) -> int:
        """Return the fewest packs for a number of players."""
        return MOST_PACKS if players > TWO_PACK_PLAYERS else 1

    @cached_property  # every deal and every position asks
    def pack(self) -> tuple[int, ...]:
        """The cards of the pack."""
        return twins.pack(self.packs, self.packs * self.jokers_per_pack)

    @property
    def pack_size(self) -> int:
        """The number of cards in the pack."""
        return len(self.pack)


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "dskv": {"joker_set_swap": "complete_only", "joker_penalty": 20},
    "rauben": {"rauben": True},
    "start14_dealer": {"start": "fourteen"},
    "start14_forehand": {"start": "fourteen", "first_player": "forehand"},
    "no_first_draw": {"start": "no_draw"},
    "discard_must_be_used": {"take_discard": "must_use"},
    "strict_discard": {"take_discard": "must_meld"},
    "open30": {"open_min": 30},
    "open_none": {"open_min": 0},
    "next_turn": {"opening_turn_extras": "next_turn"},
    "scala40": {
        "jokers_per_pack": 2,
        "joker_penalty": 25,
        "deal_style": "single",
        "take_discard": "must_use",
        "final_discard": "required",
        "match_mode": "elimination",
        "match_points": 101,
        "first_player": "forehand",
        "take_needs_open": True,
        "swapped_joker_use": "to_hand",
    },
    "three_packs": {"packs": 3},
    "basic": {
        "packs": 1,
        "jokers_per_pack": 2,
        "hand_size": "10/7",
        "open_min": 0,
        "first_player": "forehand",
        "layoff_needs_open": False,
        "joker_swap": False,
        "deal_style": "single",
        "winner_scores": "sum",
    },
}
FORMER_PRESETS: Mapping[str, str] = {"discard_must_be_melded": "discard_must_be_used"}
