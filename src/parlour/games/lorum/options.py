"""The variants of Lórum: every option, and the named presets (rules §12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ...core.errors import OptionError
from ...core.options import Options, Value, choice, flag, number


@dataclass(frozen=True, kw_only=True)
class LorumOptions(Options):
    """The options of Lórum; the defaults are the Slovak rules."""

    players: int = number(4, 3, 4, rules=("R2.1",), seats=True)
    """The default number of players."""
    start_chips: int = number(100, 1, 1_000_000, rules=("R4.1",))
    """Chips that every player starts with."""
    deals: int = number(12, 1, 10_000, rules=("R11.1",))
    """Deals in a match."""
    declaration: Literal["ordered", "sealed", "race"] = choice(
        "ordered", "sealed", "race", rules=("R5.2", "R5.5", "R5.6")
    )
    """Players are asked in turn, all at once in secret, or in the order of their speed."""
    override_right: Literal["all", "later_only"] = choice("all", "later_only", rules=("R5.3",))
    """The players who may declare a big after a small: all others, or those not yet asked."""
    expose: Literal["off", "double", "triple"] = choice(
        "off", "double", "triple", rules=("R6", "V1", "V2")
    )
    """The factor of queens exposed before the first lead; triple if their owner takes them."""
    expose_declared: bool = flag(False, rules=("R6.1",), needs={"expose": ("double", "triple")})
    """Queens may be exposed in declared deals, too, where they count nothing."""
    two_zero_split: bool = flag(True, rules=("R8.1", "V3"))
    """With four players, two without points divide the pool."""
    insolvency: Literal["credit", "cap", "rebuy"] = choice(
        "credit", "cap", "rebuy", rules=("R9.2", "R9.3", "R9.4")
    )
    """A player who runs out of chips owes them, pays what is left, or buys more."""
    bust_ends_game: bool = flag(True, rules=("R9.3",), needs={"insolvency": ("cap",)})
    """With capped debts, the match ends once a player has no chips."""
    early_stop: Literal["none", "declared", "all"] = choice(
        "declared", "none", "all", rules=("R7.6",)
    )
    """Play ends when nothing can change: never, in declared deals, or in all."""

    def check(self) -> None:
        if self.override_right != "all" and self.declaration == "sealed":
            raise OptionError(
                "excludes_option", "R5.5", option="override_right", other="declaration"
            )


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "four_players": {},
    "three_players": {"players": 3},
    "exposed_double": {"expose": "double"},
    "exposed_triple": {"expose": "triple"},
    "no_split": {"two_zero_split": False},
    "table_stakes": {"insolvency": "cap", "start_chips": 60},
    "quick": {"early_stop": "all"},
}
FORMER_PRESETS: Mapping[str, str] = {
    "seed4": "four_players",
    "seed3": "three_players",
    "double": "exposed_double",
    "triple": "exposed_triple",
    "nosplit": "no_split",
    "table": "table_stakes",
    "program": "quick",
}
