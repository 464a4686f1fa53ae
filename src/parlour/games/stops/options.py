"""The variants of both games: every option, the named presets, and their terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ...core.errors import OptionError
from ...core.options import Needs, Options, Value, choice, flag, number
from .terms import (
    AUCTIONS,
    FINAL_BOARDS,
    FIRST_LEADS,
    SHORT_ANTES,
    STRUCTURES,
    SUIT_CHANGES,
    Terms,
    cards_named,
)

LEAST_STACK = 9  # a chip for every section
ANY = 0  # number of raises
DEALER_AND_AUCTION: Needs = {
    "auction": ("open", "single", "sealed"),
    "dealer_exchange": (True,),
}


def needs(option: str, other: str, rule: str) -> OptionError:
    """Return the error for an option that has no meaning because of another one."""
    return OptionError("needs_option", rule, option=option, other=other)


def check_end(options: StopsOptions, rule: str) -> None:
    """Raise `OptionError` for an endless match: a player who buys chips always has some."""
    if options.deals == "unlimited" and options.short_ante == "rebuy":
        raise OptionError("excludes_option", rule, option="deals", other="short_ante")


@dataclass(frozen=True, kw_only=True)
class TripoleyOptions(Options):
    """The options of Tripoley; the defaults are the standard rules."""

    players: int = number(4, 2, 9, rules=("R1.1",), seats=True)
    """The default number of players."""
    start_chips: int = number(100, LEAST_STACK, 1000, rules=("R1.2",))
    """Chips that every player begins with."""
    deals: int | Literal["unlimited"] | None = number(
        None, 1, 1000, rules=("R9.1",), words=(None, "unlimited")
    )
    """The deals in a match; ``None`` is twice the players, ``unlimited`` until one is left."""
    spare_position: Literal["last", "first"] = choice("last", "first", rules=("R3.2",))
    """The spare hand gets its card after the dealer, or before the dealer's left."""
    dealer_exchange: bool = flag(True, rules=("R4.1",))
    """The dealer may take the spare hand, unseen."""
    auction: Literal["open", "single", "sealed", "none"] = choice(
        "open", "single", "sealed", "none", rules=("R4.3", "R4.4")
    )
    """The auction of the spare hand: round after round, one turn each, sealed, or none."""
    min_bid: int = number(1, 1, 100, rules=("R4.3",))
    """The smallest bid."""
    jump_bids: bool = flag(True, rules=("R4.3",))
    """A bid may exceed the last one by more than a chip."""
    exchange_requires_no_pay: bool = flag(False, rules=("R4.5",))
    """A hand with a pay card or a run may neither be exchanged nor bid for the spare hand."""
    exchange_after_no_sale: bool = flag(False, rules=("R4.6",), needs=DEALER_AND_AUCTION)
    """After an auction without sale the dealer may still take the spare hand."""
    auction_old_hand: bool = flag(False, rules=("R4.6",), needs=DEALER_AND_AUCTION)
    """A dealer who has taken the spare hand may auction the old one."""
    pay_timing: Literal["hold", "play"] = choice("hold", "play", rules=("R5.1", "R5.8"))
    """Pay cards pay when they are held after the deal, or when they are played."""
    claim: Literal["auto", "manual"] = choice("auto", "manual", rules=("R5.7",))
    """Cards held pay without a claim, or only if claimed."""
    poker_select: Literal["choose", "auto"] = choice("choose", "auto", rules=("R6.1",))
    """Players choose five cards for poker, or the best five are taken."""
    bet_structure: Literal["fixed", "spread", "pot_limit", "no_limit", "none"] = choice(
        "fixed", "spread", "pot_limit", "no_limit", "none", rules=("R6.4",)
    )
    """The limits of a raise; ``none`` is a showdown without bets."""
    bet_unit: int = number(2, 1, 100, rules=("R6.4",))
    """A raise with fixed limits."""
    raise_min: int = number(1, 1, 100, rules=("R6.4",))
    """The smallest raise, except with fixed limits."""
    raise_max: int = number(5, 1, 100, rules=("R6.4",))
    """The largest raise of the spread."""
    max_raises: int = number(3, 1, 20, rules=("R6.4",))
    """The most raises with fixed limits or a spread, the first bet included."""
    short_raise: Literal["none", "all_in"] = choice("none", "all_in", rules=("R6.4",))
    """A player who cannot raise in full may not raise, or may put in all chips."""
    bet_first: Literal["left", "dealer"] = choice("left", "dealer", rules=("R6.3",))
    """The player who bets first."""
    ace_low_straight: bool = flag(True, rules=("R6.5",))
    """A2345 is a straight, the lowest."""
    tie_starter: Literal["left_first", "dealer_first"] = choice(
        "left_first", "dealer_first", rules=("R6.8",)
    )
    """Of equal poker hands, the first from the dealer's left leads, or the dealer."""
    first_lead: Literal["poker_winner", "dealer_left", "dealer"] = choice(
        "poker_winner", "dealer_left", "dealer", rules=("R7.1",)
    )
    """The player who leads first."""
    suit_change: Literal["different_suit", "opposite_color", "free"] = choice(
        "different_suit", "opposite_color", "free", rules=("R7.4", "R7.8")
    )
    """After a stop another suit is led, one of the other colour, or any."""
    follow: Literal["must", "optional"] = choice("must", "optional", rules=("R7.3", "R7.9"))
    """The next card must be played, or may be held back."""
    blocked: Literal["pay", "no_pay"] = choice("pay", "no_pay", rules=("R7.6",))
    """Whether cards in hand are paid for when nobody can lead."""
    insolvency: Literal["cap", "credit"] = choice("cap", "credit", rules=("R10.1",))
    """A player who cannot pay for cards in hand pays what is left, or owes the rest."""
    short_ante: Literal["eliminate", "partial", "rebuy"] = choice(
        "eliminate", "partial", "rebuy", rules=("R10.2",)
    )
    """A player with fewer than nine chips is out, pays what is left, or buys new chips."""
    final_board: Literal["last_winner", "split", "showdown"] = choice(
        "last_winner", "split", "showdown", rules=("R9.3",)
    )
    """The chips on the mat at the end go to the last winner, all, or the best new hand."""

    def check(self) -> None:
        if self.exchange_requires_no_pay and not self.dealer_exchange and self.auction == "none":
            raise needs("exchange_requires_no_pay", "dealer_exchange", "R4.5")
        if self.claim == "manual" and self.pay_timing == "play":
            raise OptionError("excludes_option", "R5.7", option="claim", other="pay_timing")
        if self.bet_structure == "spread" and self.raise_min > self.raise_max:
            raise OptionError("excludes_option", "R6.4", option="raise_min", other="raise_max")
        check_end(self, "R9.1")

    @cached_property
    def terms(self) -> Terms:
        """The meaning of these options for the engine."""
        fixed = self.bet_structure == "fixed"
        limited = self.bet_structure in ("fixed", "spread")
        return Terms(
            sections=("AH", "KH", "QH", "JH", "TH", "QKH", "RUN", "KITTY", "POT"),
            pay_cards=cards_named("Ah", "Kh", "Qh", "Jh", "Th"),
            run_low=7,
            prize=7,
            pool=8,
            poker_first=True,
            start_chips=self.start_chips,
            dealer_ante=1,
            spare_first=self.spare_position == "first",
            exchanges=self.dealer_exchange,
            auction=AUCTIONS[self.auction],
            least_bid=self.min_bid,
            jumps=self.jump_bids,
            needs_no_pay=self.exchange_requires_no_pay,
            late_exchange=self.exchange_after_no_sale,
            resale=self.auction_old_hand,
            on_play=self.pay_timing == "play",
            claims=self.claim == "manual",
            chooses=self.poker_select == "choose",
            structure=STRUCTURES[self.bet_structure],
            raise_least=self.bet_unit if fixed else self.raise_min,
            raise_most=self.bet_unit if fixed else self.raise_max,
            raises=self.max_raises if limited else ANY,
            short_raise=self.short_raise == "all_in",
            dealer_bets_first=self.bet_first == "dealer",
            ace_low=self.ace_low_straight,
            dealer_ties_first=self.tie_starter == "dealer_first",
            first_lead=FIRST_LEADS[self.first_lead],
            suit_change=SUIT_CHANGES[self.suit_change],
            optional=self.follow == "optional",
            dealt_poker=False,
            blocked_pays=self.blocked == "pay",
            credit=self.insolvency == "credit",
            short_ante=SHORT_ANTES[self.short_ante],
            final_board=FINAL_BOARDS[self.final_board],
        )


@dataclass(frozen=True, kw_only=True)
class MichiganOptions(Options):
    """The options of Michigan Rummy; the defaults are the standard rules."""

    players: int = number(4, 3, 8, rules=("R1.1",), seats=True)
    """The default number of players."""
    start_chips: int = number(120, LEAST_STACK, 1000, rules=("R1.2",))
    """Chips that every player begins with."""
    deals: int | Literal["unlimited"] | None = number(
        None, 1, 1000, rules=("R8.2",), words=(None, "unlimited")
    )
    """The deals in a match; ``None`` is twice the players, ``unlimited`` until one is left."""
    dealer_ante: int = number(2, 1, 2, rules=("R2.2",))
    """Chips that the dealer puts on each section."""
    spare_position: Literal["last", "first"] = choice("last", "first", rules=("R3.2",))
    """The spare hand gets its card after the dealer, or before the dealer's left."""
    dealer_exchange: bool = flag(True, rules=("R3.3",))
    """The dealer may take the spare hand, unseen."""
    auction: Literal["open", "single", "sealed", "none"] = choice(
        "open", "single", "sealed", "none", rules=("R3.3",)
    )
    """The auction of the spare hand: round after round, one turn each, sealed, or none."""
    min_bid: int = number(1, 1, 100, rules=("R3.3",))
    """The smallest bid."""
    jump_bids: bool = flag(True, rules=("R3.3",))
    """A bid may exceed the last one by more than a chip."""
    exchange_requires_no_pay: bool = flag(False, rules=("R3.4",))
    """A hand with a pay card or a run may neither be exchanged nor bid for the spare hand."""
    first_lead: Literal["dealer_left", "dealer"] = choice("dealer_left", "dealer", rules=("R4.1",))
    """The player who leads first."""
    suit_change: Literal["different_suit", "opposite_color", "free"] = choice(
        "different_suit", "opposite_color", "free", rules=("R4.3", "R4.5")
    )
    """After a stop another suit is led, one of the other colour, or any."""
    follow: Literal["must", "optional"] = choice("must", "optional", rules=("R4.3",))
    """The next card must be played, or may be held back."""
    q_section: Literal["Qd", "Qh"] = choice("Qd", "Qh", rules=("R5.2",))
    """The queen that has her own section."""
    poker_source: Literal["remaining", "dealt"] = choice(
        "remaining", "dealt", rules=("R7.1", "R7.4")
    )
    """Poker is played with the cards left in hand, or with the hands before the play."""
    ace_low_straight: bool = flag(True, rules=("R7.3",))
    """A2345 is a straight, the lowest."""
    blocked: Literal["pay", "no_pay"] = choice("pay", "no_pay", rules=("R6.2",))
    """Whether cards in hand are paid for when nobody can lead."""
    insolvency: Literal["cap", "credit"] = choice("cap", "credit", rules=("R9.1",))
    """A player who cannot pay for cards in hand pays what is left, or owes the rest."""
    short_ante: Literal["eliminate", "partial", "rebuy"] = choice(
        "eliminate", "partial", "rebuy", rules=("R9.2",)
    )
    """A player with fewer than nine chips is out, pays what is left, or buys new chips."""
    final_board: Literal["last_winner", "split", "showdown"] = choice(
        "last_winner", "split", "showdown", rules=("R8.2",)
    )
    """The chips on the mat at the end go to the last winner, all, or the best new hand."""

    def check(self) -> None:
        if self.exchange_requires_no_pay and not self.dealer_exchange and self.auction == "none":
            raise needs("exchange_requires_no_pay", "dealer_exchange", "R3.4")
        check_end(self, "R8.2")

    @cached_property
    def terms(self) -> Terms:
        """The meaning of these options for the engine."""
        queen = self.q_section.upper()
        return Terms(
            sections=("AH", "KC", queen, "JS", "TH", "QKH", "RUN", "POOL", "POT"),
            pay_cards=cards_named("Ah", "Kc", self.q_section, "Js", "Th"),
            run_low=6,
            prize=8,
            pool=7,
            poker_first=False,
            start_chips=self.start_chips,
            dealer_ante=self.dealer_ante,
            spare_first=self.spare_position == "first",
            exchanges=self.dealer_exchange,
            auction=AUCTIONS[self.auction],
            least_bid=self.min_bid,
            jumps=self.jump_bids,
            needs_no_pay=self.exchange_requires_no_pay,
            late_exchange=False,
            resale=False,
            on_play=True,
            claims=False,
            chooses=False,
            structure=STRUCTURES["none"],
            raise_least=1,
            raise_most=1,
            raises=ANY,
            short_raise=False,
            dealer_bets_first=False,
            ace_low=self.ace_low_straight,
            dealer_ties_first=False,
            first_lead=FIRST_LEADS[self.first_lead],
            suit_change=SUIT_CHANGES[self.suit_change],
            optional=self.follow == "optional",
            dealt_poker=self.poker_source == "dealt",
            blocked_pays=self.blocked == "pay",
            credit=self.insolvency == "credit",
            short_ante=SHORT_ANTES[self.short_ante],
            final_board=FINAL_BOARDS[self.final_board],
        )


StopsOptions = TripoleyOptions | MichiganOptions

TRIPOLEY_PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "quick": {"poker_select": "auto", "auction": "single", "bet_unit": 1, "max_raises": 1},
    "box": {
        "dealer_exchange": False,
        "auction": "none",
        "bet_first": "dealer",
        "first_lead": "dealer",
        "claim": "manual",
    },
    "pay_on_play": {"pay_timing": "play"},
    "rummoli": {"exchange_requires_no_pay": True, "pay_timing": "play"},
    "for_programs": {"poker_select": "auto", "jump_bids": False},
}
MICHIGAN_PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "pressman": {
        "exchange_requires_no_pay": True,
        "suit_change": "opposite_color",
        "final_board": "split",
    },
    "dealt_poker": {"poker_source": "dealt"},
    "for_programs": {"jump_bids": False},
}
FORMER_PRESETS: Mapping[str, str] = {
    "seed": "standard",
    "program": "for_programs",
}
