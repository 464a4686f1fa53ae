"""The results of an action, in lines for everybody: payments, poker, stops, the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...cards.cards import members, name
from ...core.events import Noted, alone
from ...pieces import auction, stops
from .deal import StopsDeal
from .state import AUCTION, BET, FOLLOW, LEAD, RUN_LENGTH
from .terms import SECTIONS
from .view import StopsFive, five_of, fives_of

Found = list[Noted]


class Paid(NamedTuple):
    """The payments up to a moment: per seat, and *gain* per section and seat."""

    stack: list[int]
    gain: list[int]
    fine: list[int]
    heir: list[int]

    @classmethod
    def of(cls, deal: StopsDeal) -> Paid:
        """Return the payments up to now."""
        return cls(list(deal.stack), list(deal.gain), list(deal.fine), list(deal.heir))


def first_notes_of(deal: StopsDeal) -> tuple[Noted, ...]:
    """Return the notes on a new deal: chips bought, antes, and sections that pay at once."""
    seats = range(deal.seats)
    bought = [deal.to_buy(chips) for chips in deal.bank[: deal.seats]]
    stack = [deal.bank[seat] + bought[seat] for seat in seats]
    none = Paid(stack, [0] * SECTIONS * 9, [0] * 9, [0] * 9)
    found = [Noted("bought", seat, facts={"chips": bought[seat]}) for seat in seats if bought[seat]]
    return (
        *found,
        *antes(deal, others(deal, none)),
        *sections(deal, none),
        *poker(deal, -1),
        *pots(deal, none),
    )


def antes(deal: StopsDeal, won: list[int]) -> Found:
    """Return the notes on antes: one line if all seats but one put in the same."""
    dealer, rest = deal.dealer, members(deal.inside & ~(1 << deal.dealer))
    if len({won[seat] for seat in rest}) > 1:
        return [single("ante", deal, seat, won[seat]) for seat in members(deal.inside)]
    facts: dict[str, str | int] = {"chips": -won[rest[0]]}
    if won[dealer] == won[rest[0]]:
        return [Noted("antes", facts=facts, chips=tuple(won))]
    return [Noted("dealer_antes", dealer, facts={**facts, "more": -won[dealer]}, chips=tuple(won))]


def notes_of(before: StopsDeal, after: StopsDeal) -> tuple[Noted, ...]:
    """Return the notes on an action."""
    paid = Paid.of(before)
    found: Found = []
    if before.phase == AUCTION and after.phase != AUCTION:
        found += sale(after)
    elif before.phase == BET:
        found += [
            single("puts_in", after, seat, chips)
            for seat, chips in enumerate(others(after, paid))
            if chips
        ]
    found += sections(after, paid)
    if after.poker_first:
        found += poker(after, before.best) + pots(after, paid)
    if stopped(before, after):
        found += stop(after)
    return (*found, *end(after, paid))


def others(deal: StopsDeal, paid: Paid) -> list[int]:
    """Return each seat's other gains and losses: not from sections, cards left or the end."""
    now = Paid.of(deal)
    found = []
    for seat in range(deal.seats):
        gained = sum(now.gain[seat::9]) - sum(paid.gain[seat::9])
        ended = now.heir[seat] - paid.heir[seat] - now.fine[seat] + paid.fine[seat]
        found.append(now.stack[seat] - paid.stack[seat] - gained - ended)
    return found


def single(kind: str, deal: StopsDeal, seat: int, chips: int, section: int = -1) -> Noted:
    """Return the note on one seat's payment, or on what a section pays it."""
    word = {"section": f"section-{deal.options.terms.sections[section]}"} if section >= 0 else {}
    won = alone(seat, chips, deal.seats)
    return Noted(kind, seat, facts={"chips": abs(chips)}, words=word, chips=won)


def gains(kind: str, deal: StopsDeal, paid: Paid, section: int) -> Found:
    """Return the notes on a section's payments."""
    now, at = deal.gain, section * 9
    won = [now[at + seat] - paid.gain[at + seat] for seat in range(deal.seats)]
    return [single(kind, deal, seat, chips, section) for seat, chips in enumerate(won) if chips]


# -- before the play -------------------------------------------------------------------------------


def sale(deal: StopsDeal) -> Found:
    """Return the note on the buyer of the spare hand (rules R4.3, R4.4)."""
    buyer, price = deal.auction[auction.BUYER], deal.auction[auction.PRICE]
    if buyer < 0:
        return [Noted("unsold")]
    won = [0] * deal.seats
    won[buyer], won[deal.dealer] = -price, price
    return [Noted("sold", buyer, deal.dealer, {"chips": price}, chips=tuple(won))]


def sections(deal: StopsDeal, paid: Paid) -> Found:
    """Return the notes on the pay cards' payments (rule R5)."""
    if deal.gain == paid.gain:
        return []
    cards = [it for it in range(SECTIONS) if it not in (deal.prize, deal.pool)]
    return [note for section in cards for note in gains("pays", deal, paid, section)]


def poker(deal: StopsDeal, best_before: int) -> Found:
    """Return the notes on poker hands just shown, or on a pot won without showing one."""
    if best_before >= 0 or deal.best < 0:
        return []
    found = [hand("shows", seat, five) for seat, five in enumerate(fives_of(deal)) if five]
    return found or [Noted("unseen", deal.best)]


def hand(kind: str, seat: int, five: StopsFive) -> Noted:
    """Return the note on a poker hand."""
    facts: dict[str, str | int] = {"cards": " ".join(five.cards)}
    return Noted(kind, seat, facts=facts, words={"hand": f"hand-{five.category}"})


def pots(deal: StopsDeal, paid: Paid) -> Found:
    """Return the notes on payments from the poker pot (rules R6.7, R7)."""
    return gains("wins_poker", deal, paid, deal.pool)


# -- the play --------------------------------------------------------------------------------------


def stopped(before: StopsDeal, after: StopsDeal) -> bool:
    """Return whether a run has come to its stop."""
    played = after.runs > before.runs or before.phase == FOLLOW
    return played and after.phase != FOLLOW and after.winner < 0


def stop(deal: StopsDeal) -> Found:
    """Return the notes on why the last run has stopped, and on the new leader (R7)."""
    number = deal.run[deal.runs - 1]
    last = stops.above(number & 63, (number >> RUN_LENGTH) - 1)
    following = stops.next_card(last)
    facts: dict[str, str | int] = {"card": name(last)}
    if following < 0:
        found = [Noted("stop_top", facts=facts)]
    else:
        facts["next"] = name(following)
        gone = any(cards >> following & 1 for cards in deal.played[: deal.seats])
        why = "stop_played" if gone else "stop_held" if deal.optional else "stop_missing"
        found = [Noted(why, facts=facts)]
    if deal.phase == LEAD and deal.seat != deal.last_seat:
        found.append(Noted("leads_instead", deal.seat, deal.last_seat))
    return found


# -- the end ---------------------------------------------------------------------------------------


def end(deal: StopsDeal, paid: Paid) -> Found:
    """Return the notes on the settlement of a finished deal (R8 and R9, or R6 to R8)."""
    if not deal.over:
        return []
    found = [Noted("blocked" if deal.winner < 0 else "out", deal.winner)]
    for seat in range(deal.seats):
        chips = deal.fine[seat] - paid.fine[seat]
        if chips:
            note = single("left", deal, seat, -chips)
            note.facts["count"] = deal.hand[seat].bit_count()
            found.append(note)
    found += gains("wins_prize", deal, paid, deal.prize)
    if not deal.poker_first:
        found += poker(deal, -1) + pots(deal, paid)
    return found + last_chips(deal, deal.heir) + debts(deal)


def last_chips(deal: StopsDeal, shares: Sequence[int]) -> Found:
    """Return the notes on the last chips of the mat (Tripoley R9.3, Michigan Rummy R8.2)."""
    seats = range(deal.seats)
    drawn = [seat for seat in seats if deal.drawn[seat]]
    found = [hand("draws", seat, five_of(deal, deal.drawn[seat])) for seat in drawn]
    return found + [single("inherits", deal, it, shares[it]) for it in seats if shares[it]]


def debts(deal: StopsDeal) -> Found:
    """Return the notes on seats in debt (Tripoley R10.1, Michigan Rummy R9.1)."""
    return [
        Noted("owes", seat, facts={"chips": -deal.stack[seat]})
        for seat in members(deal.inside)
        if deal.stack[seat] < 0
    ]
