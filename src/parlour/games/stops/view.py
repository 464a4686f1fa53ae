"""The part of a deal that one seat may see, by whitelist (Tripoley §14, Michigan Rummy §13)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...cards import bits, cards
from ...cards.cards import SUITS
from ...core.seat_view import OwnView, PublicView
from ...pieces import auction, betting, poker, poker_text, stops
from . import hidden, state
from .deal import StopsDeal

Phase = Literal["EXCHANGE", "AUCTION", "PAY", "SELECT", "BET", "LEAD", "FOLLOW", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Kind = Literal["out", "blocked"]
SuitChange = Literal["free", "different_suit", "opposite_color"]
SUIT_CHANGES: tuple[SuitChange, ...] = get_args(SuitChange)


class StopsRun(msgspec.Struct, frozen=True):
    """Cards played in sequence, and the seat that played each; the first seat has led."""

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


class StopsBetting(msgspec.Struct, frozen=True):
    """The betting on the poker hands."""

    paid: tuple[int, ...]
    """What each seat has put in."""
    level: int
    """What a seat must have put in to stay in."""
    call: int
    """The cost of a call for the seat to act."""
    raises: int
    least_raise: int
    """0 if the seat to act cannot raise."""
    most_raise: int
    live: tuple[int, ...]
    """The seats that have not folded."""


class StopsFive(msgspec.Struct, frozen=True):
    """A poker hand: up to five cards, their category and the ranks that decide."""

    cards: tuple[str, ...]
    category: str
    ranks: str
    kickers: tuple[str, ...]
    """The cards that only break ties."""


class StopsRules(msgspec.Struct, frozen=True):
    """The options that matter for the play."""

    on_play: bool
    """Pay cards pay when they are played, not when they are held."""
    suit_change: SuitChange
    optional: bool
    """The next card need not be played."""
    dealt_poker: bool
    """Poker after the play uses the hands as dealt, not what is left of them."""
    ace_low: bool
    """A2345 is a straight."""
    blocked_pays: bool
    """Cards in hand are paid for even if nobody has got rid of theirs."""
    credit: bool
    """A seat that cannot pay for them owes the rest: its chips fall below zero."""


class StopsResult(msgspec.Struct, frozen=True):
    """The result of a deal: facts first, then the chips that follow from them."""

    kind: Kind
    winner: int
    """The seat that has got rid of its cards, -1 if nobody could lead."""
    poker: int
    """The seat with the best poker hand."""
    fines: tuple[int, ...]
    """What each seat has paid for cards in hand."""
    mat: tuple[int, ...]
    """Each seat's share of the last chips on the mat."""
    drawn: tuple[StopsFive | None, ...]
    """The hands that were dealt for it."""
    points: tuple[int, ...]


class StopsPublic(PublicView, frozen=True):
    """The part that everybody sees; cards are two letters."""

    phase: Phase
    playing: tuple[bool, ...]
    """The seats that are not out of the match."""
    chips: tuple[int, ...]
    """The chips of each seat; negative for a debt."""
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
    dead: tuple[str, ...]
    """The cards that everybody knows to be in the dead hand."""
    auction: StopsAuction | None
    claimed: tuple[tuple[str, ...], ...]
    """The sections that each seat has claimed, once all have."""
    fives: tuple[StopsFive | None, ...]
    """The poker hands that have been shown."""
    betting: StopsBetting | None
    poker: int
    """The seat with the best poker hand, -1 before it is known."""
    runs: tuple[StopsRun, ...]
    barred: tuple[str, ...]
    """The suits that may not be led now."""
    next: str | None
    """The card that everybody is asked for, one after another."""
    rules: StopsRules
    result: StopsResult | None


class StopsOwn(OwnView, frozen=True):
    """The part that a seat alone sees."""

    former: tuple[str, ...] | None
    """The dead hand, for the seat that has given it away."""
    known: tuple[tuple[str, ...], ...]
    """Cards that the seat knows in the others' hands."""
    five: StopsFive | None
    """The own poker hand."""
    best: tuple[str, ...]
    """The best five cards of the own hand, while five are chosen."""
    least_bid: int
    """The smallest bid; 0 unless the seat is to bid.  Its cards may bar it from the auction."""
    most_bid: int


class StopsView(StopsPublic, frozen=True):
    """A seat's view: `StopsPublic` and `StopsOwn`."""

    seat: int
    hand: tuple[str, ...]
    former: tuple[str, ...] | None
    known: tuple[tuple[str, ...], ...]
    five: StopsFive | None
    best: tuple[str, ...]
    least_bid: int
    most_bid: int


class TripoleyPublic(StopsPublic, frozen=True, tag="tripoley", tag_field="game"):
    """The part that everybody sees of Tripoley."""


class MichiganPublic(StopsPublic, frozen=True, tag="michigan", tag_field="game"):
    """The part that everybody sees of Michigan Rummy."""


class TripoleyView(StopsView, frozen=True, tag="tripoley", tag_field="game"):
    """A seat's view of Tripoley."""


class MichiganView(StopsView, frozen=True, tag="michigan", tag_field="game"):
    """A seat's view of Michigan Rummy."""


def own_of(deal: StopsDeal, seat: bits.i32) -> StopsOwn:
    """Return what *seat* alone may see of *deal*."""
    least, most = deal.bid_limits() if seat == deal.seat else (0, 0)
    return StopsOwn(
        seat=seat,
        hand=cards.names(deal.hand[seat]),
        former=former_hand(deal, seat),
        known=tuple([cards.names(known_to(deal, seat, other)) for other in range(deal.seats)]),
        five=any_five(deal, deal.five[seat]),
        best=best_of(deal, seat),
        least_bid=least if most else 0,
        most_bid=most,
    )


def public_of(deal: StopsDeal) -> StopsPublic:
    """Return what everybody may see of *deal*."""
    over: bool = deal.seat < 0
    seats = range(deal.seats)
    kind = TripoleyPublic if deal.poker_first else MichiganPublic
    return kind(
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        counts=tuple([bits.count(deal.hand[other]) for other in seats]),
        playing=tuple([bool(deal.inside & bits.bit(other)) for other in seats]),
        chips=tuple([deal.stack[other] for other in seats]),
        bought=tuple(cards.members(deal.bought)),
        sections=deal.options.terms.sections,
        board=tuple([deal.board[section] for section in range(state.SECTIONS)]),
        gains=tuple([gains_of(deal, section) for section in range(state.SECTIONS)]),
        spare=bits.count(deal.hand[state.SPARE]),
        swapped=tuple(cards.members(deal.swapped)),
        dead=cards.names(hidden.dead_cards(deal)),
        auction=auction_of(deal),
        claimed=tuple([claims_of(deal, other) for other in seats]),
        fives=fives_of(deal),
        betting=betting_of(deal),
        poker=deal.best,
        runs=runs_of(deal),
        barred=barred_suits(deal),
        next=cards.name(deal.next) if deal.phase == state.FOLLOW else None,
        rules=StopsRules(
            bool(deal.on_play),
            SUIT_CHANGES[deal.suit_change],
            bool(deal.optional),
            bool(deal.dealt_poker),
            bool(deal.ace_low),
            bool(deal.blocked_pays),
            bool(deal.credit),
        ),
        result=result_of(deal) if over else None,
    )


def gains_of(deal: StopsDeal, section: bits.i32) -> tuple[int, ...]:
    """Return each seat's gains from a section."""
    return tuple([deal.gain[9 * section + seat] for seat in range(deal.seats)])


def former_hand(deal: StopsDeal, seat: bits.i32) -> tuple[str, ...] | None:
    """Return the dead hand, if the seat has given it away."""
    spare = state.SPARE
    return cards.names(deal.hand[spare]) if deal.knower[spare] == seat else None


def known_to(deal: StopsDeal, seat: bits.i32, other: bits.i32) -> bits.u64:
    """Return the cards that *seat* knows of another's hand: shown, or formerly its own."""
    if other == seat:
        return 0
    return deal.hand[other] if deal.knower[other] == seat else deal.hand[other] & deal.shown[other]


def claims_of(deal: StopsDeal, seat: bits.i32) -> tuple[str, ...]:
    """Return the sections that a seat has claimed, once all have."""
    if deal.phase <= state.PAY or not deal.claimed[seat]:
        return ()
    sections = deal.options.terms.sections
    return tuple([sections[section] for section in cards.members(deal.claimed[seat])])


def best_of(deal: StopsDeal, seat: bits.i32) -> tuple[str, ...]:
    """Return the best five cards of a hand, while five are chosen."""
    if deal.phase != state.SELECT:
        return ()
    return cards.names(poker.best(deal.hand[seat], deal.ace_low))


def fives_of(deal: StopsDeal) -> tuple[StopsFive | None, ...]:
    """Return the poker hands that are open."""
    return tuple([any_five(deal, open_five(deal, seat)) for seat in range(deal.seats)])


def open_five(deal: StopsDeal, seat: bits.i32) -> bits.u64:
    """Return a seat's poker hand if it is open."""
    return deal.five[seat] if deal.best >= 0 and not deal.five[seat] & ~deal.shown[seat] else 0


def any_five(deal: StopsDeal, five: bits.u64) -> StopsFive | None:
    """Return a poker hand with its category, or None without cards."""
    return five_of(deal, five) if five else None


def five_of(deal: StopsDeal, five: bits.u64) -> StopsFive:
    """Return a poker hand with its category."""
    worth = poker.strength(five, deal.ace_low)
    return StopsFive(
        cards.names(five),
        poker_text.category(worth),
        poker_text.ranks(worth),
        poker_text.kickers(worth, five),
    )


def auction_of(deal: StopsDeal) -> StopsAuction | None:
    """Return the auction, without sealed bids until all are made."""
    if not deal.auctioned:
        return None
    bids = tuple([auction.bid_of(deal.auction, other) for other in range(deal.seats)])
    buyer, price = auction.buyer(deal.auction), auction.price(deal.auction)
    if deal.phase != state.AUCTION:
        return StopsAuction(bids, (), buyer, price)
    waiting = tuple(cards.members(auction.waiting(deal.auction)))
    if deal.auction[auction.KIND] == auction.SEALED:
        bids, buyer, price = (0,) * deal.seats, -1, 0
    return StopsAuction(bids, waiting, buyer, price)


def betting_of(deal: StopsDeal) -> StopsBetting | None:
    """Return the betting, once it has begun."""
    if not deal.poker_first or deal.phase < state.BET:
        return None
    asked: bool = deal.phase == state.BET
    least, most = deal.raise_limits() if asked else (0, 0)
    return StopsBetting(
        paid=tuple([deal.paid[seat] for seat in range(deal.seats)]),
        level=betting.level(deal.bet),
        call=betting.due(deal.bet, deal.stack, deal.paid, deal.seat) if asked else 0,
        raises=betting.raises(deal.bet),
        least_raise=least,
        most_raise=most,
        live=tuple(cards.members(betting.live(deal.bet))),
    )


def runs_of(deal: StopsDeal) -> tuple[StopsRun, ...]:
    """Return the runs that have been played."""
    return tuple([run_of(deal, deal.run[place]) for place in range(deal.runs)])


def plays_since(deal: StopsDeal, before: StopsDeal) -> list[tuple[int, str]]:
    """Return the cards played since *before*, an earlier position, in order and with the seat."""
    found: list[tuple[int, str]] = []
    first: bits.i32 = before.runs - 1 if before.runs > 0 else 0  # this run may have gone on
    for place in range(first, deal.runs):
        run: bits.i32 = deal.run[place]
        for step in range(run >> state.RUN_LENGTH):
            card: bits.i32 = stops.above(run & 63, step)
            if player_of(before, card) < 0:
                found.append((player_of(deal, card), cards.name(card)))
    return found


def run_of(deal: StopsDeal, run: bits.i32) -> StopsRun:
    """Return a run, with the players of its cards."""
    played = [stops.above(run & 63, step) for step in range(run >> state.RUN_LENGTH)]
    seats = [player_of(deal, card) for card in played]
    return StopsRun(tuple([cards.name(card) for card in played]), tuple(seats))


def player_of(deal: StopsDeal, card: bits.i32) -> bits.i32:
    """Return the seat that has played a card."""
    for seat in range(deal.seats):
        if deal.played[seat] & bits.bit(card):
            return seat
    return -1


def barred_suits(deal: StopsDeal) -> tuple[str, ...]:
    """Return the suits that may not be led now."""
    if deal.phase != state.LEAD:
        return ()
    return tuple([SUITS[place] for place in range(4) if deal.barred >> 16 * place & 1])


def result_of(deal: StopsDeal) -> StopsResult:
    """Return the result of a finished deal."""
    seats = range(deal.seats)
    return StopsResult(
        kind="blocked" if deal.winner < 0 else "out",
        winner=deal.winner,
        poker=deal.best,
        fines=tuple([deal.fine[seat] for seat in seats]),
        mat=tuple([deal.heir[seat] for seat in seats]),
        drawn=tuple([any_five(deal, deal.drawn[seat]) for seat in seats]),
        points=tuple([deal.score(seat) for seat in seats]),
    )


def per_seat(values: tuple[object, ...]) -> str:
    """Return the values of all seats as text."""
    return " · ".join(f"P{seat}: {value}" for seat, value in enumerate(values))


def section_of(name: str) -> str:
    """Return a section of the mat for a terminal: its card, or the text that names it."""
    return f"{name[0]}{name[1].lower()}" if len(name) == 2 else f"{{mat-{name}}}"


def lines_of(view: StopsView) -> list[tuple[str, str]]:
    """Return a view's lines for a terminal: their words and texts."""
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
