"""What one seat may see of a deal, by whitelist (Tripoley §14, Michigan Rummy §13)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...cards.cards import SUITS, members, name, names
from ...pieces import poker, poker_text, stops, table_text
from .deal import StopsDeal

Phase = Literal["EXCHANGE", "AUCTION", "PAY", "SELECT", "BET", "LEAD", "FOLLOW", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Kind = Literal["out", "blocked"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SuitChange = Literal["free", "different_suit", "opposite_color"]
SUIT_CHANGES: tuple[SuitChange, ...] = get_args(SuitChange)
SPARE, SEALED, RUN_LENGTH = 9, 2, 8
AUCTION, PAY, BET, FOLLOW = 1, 2, 4, 6


class StopsRun(msgspec.Struct, frozen=True):
    """Cards played in sequence, and who has played each; the first seat has led."""

    cards: tuple[str, ...]
    seats: tuple[int, ...]


class StopsAuction(msgspec.Struct, frozen=True):
    """The auction of the spare hand; sealed bids are 0 until all are made."""

    bids: tuple[int, ...]
    """Each seat's last bid, 0 if it has made none or has passed."""
    waiting: tuple[int, ...]
    """The seats that may still bid."""
    buyer: int
    """The highest bidder so far, -1 if there is none."""
    price: int
    least_bid: int
    """0 where it is not this seat's turn, or it can only pass."""
    most_bid: int


class StopsBetting(msgspec.Struct, frozen=True):
    """The betting on the hands of poker."""

    paid: tuple[int, ...]
    """What each seat has put in."""
    level: int
    """What has to be put in, in order to stay in."""
    call: int
    """What a call puts in, for the seat to act."""
    raises: int
    least_raise: int
    """0 where the seat to act cannot raise."""
    most_raise: int
    live: tuple[int, ...]
    """The seats that have not folded."""


class StopsFive(msgspec.Struct, frozen=True):
    """A hand of poker: up to five cards, what they are and the ranks that decide."""

    cards: tuple[str, ...]
    category: str
    ranks: str
    kickers: tuple[str, ...]
    """The cards that only break ties."""


class StopsRules(msgspec.Struct, frozen=True):
    """What of the options matters for the play."""

    on_play: bool
    """Pay cards pay when they are played, not when they are held."""
    suit_change: SuitChange
    optional: bool
    """The next card need not be played."""
    dealt_poker: bool
    """Poker after the play is for the hands as dealt, not for what is left of them."""
    ace_low: bool
    """A2345 is a straight."""
    blocked_pays: bool
    """Cards in hand are paid for although nobody has got rid of his."""
    credit: bool
    """Who cannot pay for them owes the rest: chips fall below zero."""


class StopsResult(msgspec.Struct, frozen=True):
    """How a deal ended: facts first, then the chips made of them."""

    kind: Kind
    winner: int
    """Who has got rid of his cards, -1 if nobody could lead."""
    poker: int
    """The seat with the best hand of poker."""
    fines: tuple[int, ...]
    """What each seat has paid for cards in hand."""
    mat: tuple[int, ...]
    """What each seat has got of the last chips on the mat."""
    drawn: tuple[StopsFive | None, ...]
    """The hands that were dealt for these."""
    points: tuple[int, ...]


class StopsView(msgspec.Struct, frozen=True):
    """A seat's view; cards are two letters."""

    seat: int
    turn: int
    """The seat to act, -1 once the deal is over."""
    phase: Phase
    dealer: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    """Cards in each hand."""
    playing: tuple[bool, ...]
    """Who is not out of the match."""
    chips: tuple[int, ...]
    """Below zero is what a seat owes."""
    bought: tuple[int, ...]
    """The seats that have bought new chips before this deal."""
    sections: tuple[str, ...]
    """The sections of the mat, in their order."""
    board: tuple[int, ...]
    """The chips on each."""
    gains: tuple[tuple[int, ...], ...]
    """What each section has paid to each seat in this deal."""
    spare: int
    """Cards in the spare or dead hand."""
    swapped: tuple[int, ...]
    """The seats that have changed hands."""
    former: tuple[str, ...] | None
    """The dead hand, for who has given it away."""
    dead: tuple[str, ...]
    """Cards of which everybody knows that they are in the dead hand."""
    known: tuple[tuple[str, ...], ...]
    """Cards that the seat knows in the others' hands."""
    auction: StopsAuction | None
    claimed: tuple[tuple[str, ...], ...]
    """The sections that each seat has claimed, once all have."""
    five: StopsFive | None
    """The own hand of poker."""
    best: tuple[str, ...]
    """The best five cards of the own hand, while five are chosen."""
    fives: tuple[StopsFive | None, ...]
    """The hands of poker that have been shown."""
    betting: StopsBetting | None
    poker: int
    """Who has the best hand of poker, -1 before it is known."""
    runs: tuple[StopsRun, ...]
    barred: tuple[str, ...]
    """The suits that may not be led now."""
    next: str | None
    """The card that everybody is asked for, one after another."""
    rules: StopsRules
    result: StopsResult | None


class TripoleyView(StopsView, frozen=True, tag="tripoley", tag_field="game"):
    """A seat's view of Tripoley."""


class MichiganView(StopsView, frozen=True, tag="michigan", tag_field="game"):
    """A seat's view of Michigan Rummy."""


def view_of(deal: StopsDeal, seat: int) -> StopsView:
    """Return what *seat* may see of *deal*."""
    seats = range(deal.seats)
    over = deal.seat < 0
    sections = deal.options.terms.sections
    told = deal.phase > PAY
    hands, claimed, gain = deal.hand, deal.claimed, deal.gain  # compiled, each is made anew
    kind = TripoleyView if deal.poker_first else MichiganView
    return kind(
        seat=seat,
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        hand=tuple(names(hands[seat])),
        counts=tuple(hands[other].bit_count() for other in seats),
        playing=tuple(bool(deal.inside >> other & 1) for other in seats),
        chips=tuple(deal.stack[: deal.seats]),
        bought=tuple(members(deal.bought)),
        sections=sections,
        board=tuple(deal.board),
        gains=tuple(tuple(gain[at : at + deal.seats]) for at in range(0, 81, 9)),
        spare=hands[SPARE].bit_count(),
        swapped=tuple(members(deal.swapped)),
        former=tuple(names(hands[SPARE])) if deal.knower[SPARE] == seat else None,
        dead=tuple(names(deal.known_dead())),
        known=known_to(deal, seat),
        auction=auction_of(deal, seat),
        claimed=tuple(
            tuple(sections[it] for it in members(claimed[other])) if told else () for other in seats
        ),
        five=own_five(deal, seat),
        best=tuple(names(deal.best_five(seat))) if PHASES[deal.phase] == "SELECT" else (),
        fives=fives_of(deal),
        betting=betting_of(deal),
        poker=deal.best,
        runs=runs_of(deal),
        barred=barred_suits(deal),
        next=name(deal.next) if deal.phase == FOLLOW else None,
        rules=StopsRules(
            deal.on_play != 0,
            SUIT_CHANGES[deal.suit_change],
            deal.optional != 0,
            deal.dealt_poker != 0,
            deal.ace_low != 0,
            deal.blocked_pays != 0,
            deal.credit != 0,
        ),
        result=result_of(deal) if over else None,
    )


def known_to(deal: StopsDeal, seat: int) -> tuple[tuple[str, ...], ...]:
    """Return what *seat* knows of the others' hands: what was shown, or all that was its own."""
    hands, shown, knower = deal.hand, deal.shown, deal.knower
    known = [
        hands[other] if knower[other] == seat else hands[other] & shown[other]
        for other in range(deal.seats)
    ]
    known[seat] = 0
    return tuple(tuple(names(cards)) for cards in known)


def fives_of(deal: StopsDeal) -> tuple[StopsFive | None, ...]:
    """Return the hands of poker that are open."""
    five, shown = deal.five, deal.shown
    return tuple(
        five_of(deal, five[seat])
        if deal.best >= 0 and five[seat] and not five[seat] & ~shown[seat]
        else None
        for seat in range(deal.seats)
    )


def own_five(deal: StopsDeal, seat: int) -> StopsFive | None:
    """Return a seat's hand of poker, once it has one."""
    cards = deal.five[seat]
    return five_of(deal, cards) if cards else None


def five_of(deal: StopsDeal, cards: int) -> StopsFive:
    """Return a hand of poker with what it is."""
    worth = poker.strength(cards, deal.ace_low != 0)
    return StopsFive(
        tuple(names(cards)),
        poker_text.category(worth),
        poker_text.ranks(worth),
        poker_text.kickers(worth, members(cards)),
    )


def auction_of(deal: StopsDeal, seat: int) -> StopsAuction | None:
    """Return the auction, as far as it is told to *seat*."""
    if not deal.auctioned:
        return None
    numbers = table_text.auction(deal.auction)
    if deal.phase != AUCTION:
        return StopsAuction(numbers.bids, (), numbers.buyer, numbers.price, 0, 0)
    waiting = tuple(members(numbers.waiting))
    least, most = deal.bid_limits() if seat == deal.seat else (0, 0)
    limits = (least if most else 0, most)
    if numbers.kind == SEALED:
        return StopsAuction((0,) * deal.seats, waiting, -1, 0, *limits)
    return StopsAuction(numbers.bids, waiting, numbers.buyer, numbers.price, *limits)


def betting_of(deal: StopsDeal) -> StopsBetting | None:
    """Return the betting, once it has begun."""
    if not deal.poker_first or deal.phase < BET:
        return None
    numbers = table_text.betting(deal.bet)
    asked = deal.phase == BET
    least, most = deal.raise_limits() if asked else (0, 0)
    paid = deal.paid
    call = min(numbers.level - paid[deal.seat], deal.stack[deal.seat]) if asked else 0
    return StopsBetting(
        paid=tuple(paid[: deal.seats]),
        level=numbers.level,
        call=call,
        raises=numbers.raises,
        least_raise=least,
        most_raise=most,
        live=tuple(members(numbers.live)),
    )


def runs_of(deal: StopsDeal) -> tuple[StopsRun, ...]:
    """Return the runs that have been played."""
    played = enumerate(deal.played[: deal.seats])
    owner = {card: seat for seat, cards in played for card in members(cards)}
    found = []
    for number in deal.run[: deal.runs]:
        cards = [stops.above(number & 63, step) for step in range(number >> RUN_LENGTH)]
        found.append(StopsRun(tuple(map(name, cards)), tuple(owner[card] for card in cards)))
    return tuple(found)


def barred_suits(deal: StopsDeal) -> tuple[str, ...]:
    """Return the suits that may not be led now."""
    if PHASES[deal.phase] != "LEAD":
        return ()
    return tuple(suit for place, suit in enumerate(SUITS) if deal.barred >> 16 * place & 1)


def result_of(deal: StopsDeal) -> StopsResult:
    """Return how a finished deal ended."""
    count = deal.seats
    return StopsResult(
        kind=KINDS[deal.kind - 1],
        winner=deal.winner,
        poker=deal.best,
        fines=tuple(deal.fine[:count]),
        mat=tuple(deal.heir[:count]),
        drawn=tuple(five_of(deal, five) if five else None for five in deal.drawn[:count]),
        points=tuple(map(deal.score, range(count))),
    )


def per_seat(values: tuple[object, ...]) -> str:
    """Return values of every seat as text."""
    return " · ".join(f"P{seat}: {value}" for seat, value in enumerate(values))


def section_of(name: str) -> str:
    """Return a section of the mat for a terminal: its card, or the text that names it."""
    return f"{name[0]}{name[1].lower()}" if len(name) == 2 else f"{{mat-{name}}}"


def lines_of(view: StopsView) -> list[tuple[str, str]]:
    """Return a view for a terminal: what each line is, and its text."""
    mat = zip(map(section_of, view.sections), view.board, strict=True)
    lines = [
        ("chips", per_seat(view.chips)),
        ("mat", " · ".join(f"{section}: {chips}" for section, chips in mat)),
        ("counts", per_seat(view.counts)),
    ]
    known = [f"P{seat}: {' '.join(cards)}" for seat, cards in enumerate(view.known) if cards]
    if known:
        lines.append(("known", " · ".join(known)))
    if view.former is not None:
        lines.append(("former", " ".join(view.former)))
    elif view.dead:
        lines.append(("dead", " ".join(view.dead)))
    if view.auction is not None and view.phase == "AUCTION":
        lines.append(("bids", per_seat(view.auction.bids)))
    if view.betting is not None and view.phase == "BET":
        lines.append(("bets", per_seat(view.betting.paid)))
    fives = [f"P{seat}: {' '.join(five.cards)}" for seat, five in enumerate(view.fives) if five]
    if fives:
        lines.append(("fives", " · ".join(fives)))
    lines += [
        (
            "run",
            " ".join(f"P{seat} {card}" for seat, card in zip(run.seats, run.cards, strict=True)),
        )
        for run in view.runs
    ]
    if view.barred:
        lines.append(("barred", " ".join("♣♦♥♠"[SUITS.index(suit)] for suit in view.barred)))
    if view.five and not fives:
        lines.append(("five", " ".join(view.five.cards)))
    lines.append(("hand", " ".join(view.hand)))
    return lines
