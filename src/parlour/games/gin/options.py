"""The variants of gin rummy: every option, and the named presets (rules §8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ...core.errors import OptionError
from ...core.options import Options, Value, choice, flag, number

BONUSES: dict[str, tuple[int, int]] = {"10/20": (10, 20), "20/25": (20, 25), "25/25": (25, 25)}
"""The undercut and gin bonus of each scoring system."""


@dataclass(frozen=True, kw_only=True)
class GinOptions(Options):
    """The options of gin rummy; the defaults are the traditional rules."""

    scoring: Literal["10/20", "20/25", "25/25"] = choice(
        "10/20", "20/25", "25/25", rules=("S1", "S3")
    )
    """Undercut bonus / gin bonus."""
    gin_bonus: int | None = number(None, 0, 1000, rules=("S1",), words=(None,))
    """A gin bonus that replaces the one of the scoring."""
    undercut_bonus: int | None = number(None, 0, 1000, rules=("S3",), words=(None,))
    """An undercut bonus that replaces the one of the scoring."""
    knock_limit: int | Literal["oklahoma"] = number(10, 0, 10, rules=("K1",), words=("oklahoma",))
    """The most deadwood to knock with; 0 is straight gin, with Oklahoma the upcard decides."""
    forced_gin: bool = flag(True, rules=("K2",))
    """A discard that leaves no deadwood must be a knock."""
    strict_gin: bool = flag(False, rules=("K2", "O-strict_gin"), needs={"forced_gin": (True,)})
    """A player who can get rid of all deadwood must knock instead of discarding another card."""
    first_upcard: Literal["dealer_turn", "both_offered"] = choice(
        "dealer_turn", "both_offered", rules=("U2",)
    )
    """After the non-dealer's pass the dealer takes a normal turn, or is only offered the upcard."""
    next_dealer: Literal["alternate", "winner", "loser"] = choice(
        "alternate", "winner", "loser", rules=("B1",)
    )
    """The dealer of the next deal."""
    dead_redeal: Literal["alternate", "same"] = choice("alternate", "same", rules=("B1",))
    """The dealer after a dead deal."""
    last_discard_knock: bool = flag(False, rules=("X1",))
    """The very last discard may be taken in order to knock with it."""
    layoff: Literal["auto", "manual"] = choice("auto", "manual", rules=("L5",))
    """The game makes the defender's best lay-offs, or the defender chooses them."""
    arrange: Literal["auto", "manual"] = choice("auto", "manual", rules=("L0",))
    """The game lays out the knocker's melds, or the knocker does."""
    target: int = number(100, 1, 10_000, rules=("W1",))
    """Points that win a match."""
    target_strict: bool = flag(False, rules=("W1",))
    """The target must be exceeded."""
    series_matches: int = number(1, 1, 100, rules=("W2", "W3"))
    """The number of matches."""
    box_bonus: int = number(25, 0, 1000, rules=("W2",))
    """Game score for every deal won."""
    game_bonus: int = number(100, 0, 1000, rules=("W2",))
    """Game score for a match won."""
    shutout_bonus: int = number(100, 0, 1000, rules=("W2",))
    """Additional game score if the loser won no deal of the match."""
    game_score_includes_points: bool = flag(False, rules=("W2",))
    """The match points count in the game score, too."""
    oklahoma_ace: Literal["gin", "one"] = choice(
        "gin", "one", rules=("K1",), needs={"knock_limit": ("oklahoma",)}
    )
    """Under Oklahoma, the meaning of an ace as upcard: gin only, or a limit of one."""
    oklahoma_spades_double: bool = flag(False, rules=("K1",), needs={"knock_limit": ("oklahoma",)})
    """Under Oklahoma, a spade as upcard doubles all points of the deal."""
    big_gin: bool = flag(False, rules=("O-big_gin",))
    """Eleven cards that all form melds may be laid down without a discard."""
    big_gin_bonus: int = number(31, 0, 1000, rules=("O-big_gin",), needs={"big_gin": (True,)})
    """The bonus for big gin, instead of the bonus for gin."""
    hollywood: bool = flag(False, rules=("O-hollywood",))
    """Three matches are scored at once."""
    idle_takes: int = number(50, 1, 1000, rules=("X2",))
    """Consecutive draws from the discard pile, by both seats, after which the stock is due."""
    max_deals: int = number(0, 0, 1_000_000, rules=("W1",))
    """The number of deals after which the match ends, for simulations; 0 for no limit."""

    def check(self) -> None:
        if self.hollywood and self.series_matches != 1:
            raise OptionError(
                "excludes_option", "O-hollywood", option="hollywood", other="series_matches"
            )

    @property
    def bonus_for_gin(self) -> int:
        """The gin bonus in force."""
        return BONUSES[self.scoring][1] if self.gin_bonus is None else self.gin_bonus

    @property
    def bonus_for_undercut(self) -> int:
        """The undercut bonus in force."""
        return BONUSES[self.scoring][0] if self.undercut_bonus is None else self.undercut_bonus


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "10/20": {},
    "20/25": {"scoring": "20/25"},
    "25/25": {"scoring": "25/25"},
    "series": {"series_matches": 3},
    "international": {
        "scoring": "25/25",
        "first_upcard": "both_offered",
        "forced_gin": False,
        "dead_redeal": "same",
        "game_score_includes_points": True,
    },
    "oklahoma": {"knock_limit": "oklahoma"},
    "straight": {"knock_limit": 0},
    "strict": {"strict_gin": True, "target_strict": True},
    "big_gin": {"big_gin": True},
    "hollywood": {"hollywood": True},
    "openspiel": {
        "scoring": "25/25",
        "first_upcard": "both_offered",
        "forced_gin": False,
        "last_discard_knock": True,
    },
}
FORMER_PRESETS: Mapping[str, str] = {
    "openspiel_like": "openspiel",
}
