"""The results of an action, in lines for everybody: payments, poker, stops, the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...cards import bits
from ...cards.cards import members, name
from ...core.events import Noted, alone
from ...pieces import auction, stops
from .carry import LAST_OF_MATCH
from .deal import StopsDeal
from .state import AUCTION, BET, FOLLOW, LEAD, RUN_LENGTH
from .terms import SECTIONS
from .view import StopsFive, five_of, fives_of

Found = list[Noted]


class Won(NamedTuple):
    """Gains and losses of each seat since a moment; *gain* by section, at 9 × section + seat."""

    stack: list[int]
    gain: list[int]
    fine: list[int]
    heir: list[int]

    @classmethod
    def since(cls, before: StopsDeal, after: StopsDeal) -> Won:
        """Return what was won between two positions of a deal."""
        return cls(
            [after.stack[it] - before.stack[it] for it in range(9)],
            [after.gain[it] - before.gain[it] for it in range(81)],
            [after.fine[it] - before.fine[it] for it in range(9)],
            [after.heir[it] - before.heir[it] for it in range(9)],
        )

    def others(self, deal: StopsDeal) -> list[int]:
        """Return each seat's other gains: not from sections, cards left or the end."""
        return [
            self.stack[seat] - sum(self.gain[seat::9]) - self.heir[seat] + self.fine[seat]
            for seat in range(deal.seats)
        ]


def first_notes_of(deal: StopsDeal) -> tuple[Noted, ...]:
    """Return the notes on a new deal: its place, chips bought, antes, and what pays at once."""
    seats = range(deal.seats)
    bought = [deal.to_buy(chips) for chips in deal.bank[: deal.seats]]
    stack = [deal.stack[seat] - deal.bank[seat] - bought[seat] for seat in seats]
    won = Won(stack, list(deal.gain), list(deal.fine), list(deal.heir))
    found = [Noted("bought", seat, facts={"chips": bought[seat]}) for seat in seats if bought[seat]]
    if deal.stage == LAST_OF_MATCH:
        found.insert(0, Noted("last_deal", facts={"end": deal.options.final_board}))
    return (
        *found,
        *antes(deal, won.others(deal)),
        *sections(deal, won),
        *poker(deal, -1),
        *pots(deal, won),
    )


def antes(deal: StopsDeal, won: list[int]) -> Found:
    """Return the notes on antes: one line if all seats but one put in the same."""
    dealer, rest = deal.dealer, members(deal.inside & ~bits.bit(deal.dealer))
    if len({won[seat] for seat in rest}) > 1:
        return [single("ante", deal, seat, won[seat]) for seat in members(deal.inside)]
    facts: dict[str, str | int] = {"chips": -won[rest[0]]}
    if won[dealer] == won[rest[0]]:
        return [Noted("antes", facts=facts, chips=tuple(won))]
    return [Noted("dealer_antes", dealer, facts={**facts, "more": -won[dealer]}, chips=tuple(won))]


def notes_of(before: StopsDeal, after: StopsDeal) -> tuple[Noted, ...]:
    """Return the notes on an action."""
    found: Found = []
    betting, paying = before.phase == BET, after.has_paid_since(before)
    if before.phase == AUCTION and after.phase != AUCTION:
        found += sale(after)
    won = Won.since(before, after) if betting or paying or after.over else None  # else nothing
    if won and betting:
        put_in = enumerate(won.others(after))
        found += [single("puts_in", after, seat, chips) for seat, chips in put_in if chips]
    if won and paying:
        found += sections(after, won)
    if after.poker_first:
        found += poker(after, before.best)
        if won and paying:
            found += pots(after, won)
    if stopped(before, after):
        found += stop(after)
    if won and after.over:
        found += end(after, won)
    return tuple(found)


def single(kind: str, deal: StopsDeal, seat: int, chips: int, section: int = -1) -> Noted:
    """Return the note on one seat's payment, or on what a section pays it."""
    word = {"section": f"section-{deal.options.terms.sections[section]}"} if section >= 0 else {}
    won = alone(seat, chips, deal.seats)
    return Noted(kind, seat, facts={"chips": abs(chips)}, words=word, chips=won)


def gains(kind: str, deal: StopsDeal, won: Won, section: int) -> Found:
    """Return the notes on a section's payments."""
    chips = won.gain[section * 9 :][: deal.seats]
    return [single(kind, deal, seat, it, section) for seat, it in enumerate(chips) if it]


# -- before the play -------------------------------------------------------------------------------


def sale(deal: StopsDeal) -> Found:
    """Return the note on the buyer of the spare hand (rules R4.3, R4.4)."""
    buyer, price = deal.auction[auction.BUYER], deal.auction[auction.PRICE]
    if buyer < 0:
        return [Noted("unsold")]
    won = [0] * deal.seats
    won[buyer], won[deal.dealer] = -price, price
    return [Noted("sold", buyer, deal.dealer, {"chips": price}, chips=tuple(won))]


def sections(deal: StopsDeal, won: Won) -> Found:
    """Return the notes on the pay cards' payments (rule R5)."""
    cards = [it for it in range(SECTIONS) if it not in (deal.prize, deal.pool)]
    return [note for section in cards for note in gains("pays", deal, won, section)]


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


def pots(deal: StopsDeal, won: Won) -> Found:
    """Return the notes on payments from the poker pot (rules R6.7, R7)."""
    return gains("wins_poker", deal, won, deal.pool)


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


def end(deal: StopsDeal, won: Won) -> Found:
    """Return the notes on the settlement of a finished deal (R8 and R9, or R6 to R8)."""
    found = [Noted("blocked" if deal.winner < 0 else "out", deal.winner)]
    for seat in range(deal.seats):
        if chips := won.fine[seat]:
            note = single("left", deal, seat, -chips)
            note.facts["count"] = deal.hand[seat].bit_count()
            found.append(note)
    found += gains("wins_prize", deal, won, deal.prize)
    if not deal.poker_first:
        found += poker(deal, -1) + pots(deal, won)
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
