"""Positions: any state of a deal in progress as one line, and back (docs/library/notation.md).

======================  ==================================================================
section                 meaning (default)
======================  ==================================================================
``H:``                  the hand of seat P0
``P:`` (repeated)       the hands of P1, P2 …
``S:``                  the spare hand (the cards that are nowhere else), dead after the exchange
                        (empty)
``n=``                  seats (as many as have hands)
``phase=``              ``EXCHANGE`` … ``FOLLOW`` (``LEAD``)
``turn=`` ``dealer=``   the seat to act, the dealer (P0)
``chips:`` ``had:``     each seat's chips now, and before the deal (those of the start);
                        negative for debts of seats that are out
``board:`` ``mat:``     ``AH4 RUN11``: the chips on each section now (0), and before the deal (0)
``out=``                seats that are out of the match: ``P1,P2``
``bought=``             seats that have bought new chips before the deal
``run:`` (repeated)     ``P3 3c P1 4c``: cards played in sequence, with their players
``last=``               the seat that played the last card (as ``run:`` says)
``barred=``             the suits that may not be led: ``ch`` (as the last card says)
``next=``               the card that everybody is asked for
``shown:`` (repeated)   ``(P1) Kh Qh``: cards of that hand that everybody has seen
``five:`` (repeated)    ``(P1) 2c 3d 4h 5s 7c``: cards chosen for poker, or shown
``claim:`` (repeated)   ``(P1) AH RUN h``: sections claimed, and the suit of the run shown
``gain:`` (repeated)    ``AH 0 4 0``: what a section has paid to each seat
``bids:`` ``bets:``     all numbers of the auction and of the betting (`pieces`)
``paid:``               what each seat has put in during the betting
``best=``               the seat with the best poker hand
``swapped=`` ``clean=`` the seats that have changed hands; the hands (``S`` the spare one) that
                        are known to have had no pay cards
``knows=``              ``P0:S``: the seat that has held another hand before
``auctioned``           there has been an auction
``stage=``              ``match`` or ``last``: a deal of a match (a deal alone)
``chance=``             the state of the deal's own chance, hexadecimal (0)
``for=`` ``gone:``      the seat that the position is written for: ``?`` is a card, or a sealed
                        bid, that it does not know (secret claims and choices of others are
                        left out); the cards that are in no hand
``opt:``                options that are not at their default
======================  ==================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ...cards import bits
from ...cards.cards import PACK_52, SUITS, collect, members, name, names
from ...core.errors import NotationError
from ...core.notation import (
    Draft,
    Position,
    check_count,
    check_known,
    fill,
    hide,
    once,
    read_card,
    read_cards,
    read_seat,
    read_seats,
    read_some,
    sort,
    write_chance,
    write_some,
)
from ...pieces import auction, stops
from .checks import check, check_begun, check_seats
from .deal import StopsDeal
from .options import StopsOptions
from .state import AUCTION, BET, FOLLOW, PAY, RUN_LENGTH, SELECT, SPARE
from .terms import MOST_CHIPS, MOST_DEBT, SECTIONS
from .view import PHASES, StopsRun, runs_of

MID_DEAL = PHASES[:-1]
STAGES = ("lone", "match", "last")
REPEATED = ("P", "run", "shown", "five", "claim", "gain")
OWNED = re.compile(r"\(P?(\d)\)(.*)")
CHIPS = re.compile(r"(?<!\S)([A-Z]+)([0-9]{1,7})(?!\S)")
AMOUNT, NUMBER = re.compile(r"-?[0-9]{1,8}"), re.compile(r"-1|[0-9]{1,9}")
AMOUNTS = re.compile(r"\s*(?:[0-9]{1,7}(?:\s+|$))*")
NUMBERS = re.compile(rf"\s*(?:(?:{NUMBER.pattern})(?:\s+|$))*")
BIDS, BETS = 24, 16  # numbers of an auction, and of the betting


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, options_type: type[StopsOptions], possible: range) -> StopsDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text, repeated=REPEATED, flags=("auctioned",))
    options = parts.options(options_type)
    sections = options.terms.sections
    hands = [parts.some("H") or [], *(once(read_some(text)) for text in parts.all("P"))]
    seats = parts.count("n", max(possible[0], len(hands)))
    if seats not in possible or len(hands) > seats:
        raise NotationError("no_number", "R1.1", text=str(seats))
    deal: StopsDeal = options.game.new_deal(options, seats)
    draft = Draft(deal, "run", "auction", "bet")
    watcher = parts.watcher(seats)
    read_turn(parts, draft)
    read_chips(parts, draft, sections, options.start_chips)
    read_known(parts, draft, sections)
    unknown = read_numbers(parts, draft, watcher)
    read_runs(parts, draft)
    told = read_hands(parts, draft, hands, watcher)
    auctioned = "auctioned" in parts.raised
    draft.auctioned = int(auctioned)
    barred = parts.word("barred", "?") if draft.run else "?"
    parts.finish()
    check_once(draft)
    if sum(deal.can_pay(chips) for chips in draft.bank) < 2:
        raise NotationError("stops_broke", text=" ".join(map(str, draft.bank)))
    order = [(draft.dealer + 1 + step) % seats for step in range(seats)]
    order = [seat for seat in order if draft.inside >> seat & 1]
    sitting = len(order)
    order += [0] * (len(deal.order) - sitting)  # clear the rest of the former order
    deal.put({**vars(draft), "order": order, "sitting": sitting, "runs": len(draft.run)})
    check_seats(deal)
    deal.bar(barred_cards(barred) if barred != "?" else -1)
    if watcher < 0:
        deal.show_claims()
    else:
        check_secrets(deal, unknown, watcher)
        check_begun(deal)
        deal = deal.seen_by(watcher)
        check_known(told, known_to(deal, watcher))
    check(deal)
    return deal


def label(place: int) -> str:
    """Return the name of a hand."""
    return "S" if place == SPARE else f"P{place}" if place else "H"


def read_hands(
    parts: Position, draft: Draft, hands: list[list[int]], watcher: int
) -> dict[str, list[int]]:
    """Set the hands that are written, and the spare one; return what is written of them."""
    spare = parts.some("S")
    places = [*hands, spare or []]
    told = {}
    if watcher >= 0:
        told = {label(seat): sort(hand) for seat, hand in enumerate(hands)}
        told |= {} if spare is None else {"S": sort(spare)}
    used = {card for hand in places for card in hand}.union(parts.cards("gone") or ())
    for cards in draft.played:
        used.update(members(cards))
    free = [card for card in PACK_52 if card not in used]
    fill(places, free, watcher)
    if spare is None and draft.phase < PAY:
        spare = free
    held = [collect(hand) for hand in hands]
    draft.hand = [*held, *[0] * (SPARE - len(held)), collect(spare or [])]
    return told


def check_secrets(deal: StopsDeal, unknown: set[int], watcher: int) -> None:
    """Raise `NotationError` for secrets of others: their claims, choices or bids."""
    for section, secret, values in (
        ("claim", deal.phase == PAY, deal.claimed),
        ("five", deal.phase in (SELECT, BET), deal.five),
    ):
        if secret and any(values[other] for other in range(deal.seats) if other != watcher):
            raise NotationError("position_tells", text=section)
    hidden = set(hidden_bids(deal, watcher))
    if unknown != hidden:
        hides = unknown - hidden
        raise NotationError("position_hides" if hides else "position_tells", text="bids")


def hidden_bids(deal: StopsDeal, watcher: int) -> list[int]:
    """Return the indices of an auction's numbers that a seat does not know."""
    if watcher < 0 or deal.phase != AUCTION or deal.auctions != auction.SEALED:
        return []
    others = [seat for seat in range(deal.seats) if seat != watcher]
    return [auction.BUYER, auction.PRICE, *(auction.BIDS + seat for seat in others)]


def read_turn(parts: Position, draft: Draft) -> None:
    """Read the phase, the seat to act, and the seats that play."""
    phase = parts.one_of("phase", MID_DEAL, "LEAD")
    stage = parts.one_of("stage", STAGES, STAGES[0])
    draft.phase, draft.stage = PHASES.index(phase), STAGES.index(stage)
    draft.chance, draft.key = parts.chance()
    draft.dealer = parts.seat("dealer", 0, draft.seats)
    draft.seat = parts.seat("turn", 0, draft.seats)
    out = read_seats(parts.word("out", ""), draft.seats)
    draft.inside = (bits.bit(draft.seats) - 1) & ~collect(out)
    draft.bought = collect(read_seats(parts.word("bought", ""), draft.seats))
    draft.swapped = collect(read_seats(parts.word("swapped", ""), draft.seats))
    draft.clean = collect(read_places(parts.word("clean", ""), draft.seats))
    for pair in parts.word("knows", "").split(","):
        if pair:
            who, _, what = pair.partition(":")
            place = read_places(what, draft.seats)
            draft.knower[place[0] if place else SPARE] = read_seat(who, draft.seats)


def read_places(text: str, seats: int) -> list[int]:
    """Return the hands of ``P1,S``: seats, and the spare hand."""
    parts = filter(None, text.split(","))
    return [SPARE if part == "S" else read_seat(part, seats) for part in parts]


def read_amounts(name: str, text: str, count: int, least: int = 0) -> list[int]:
    """Return the *count* numbers of chips of a section."""
    words = text.split()
    check_count(name, words, count)
    if AMOUNTS.fullmatch(text):  # nearly always
        return [*map(int, words)]
    return [read_amount(word, least) for word in words]


def read_amount(text: str, least: int) -> int:
    """Return a number of chips; `NotationError` for other text or a number out of range."""
    if not AMOUNT.fullmatch(text) or not least <= (chips := int(text)) <= MOST_CHIPS:
        raise NotationError("no_number", text=text)
    return chips


def read_board(text: str, sections: Sequence[str]) -> list[int]:
    """Return the chips on each section, ``AH4 RUN11``."""
    found = [0] * SECTIONS
    pairs = CHIPS.findall(text)
    if len(pairs) != len(words := text.split()):
        wrong = next(word for word in words if not CHIPS.fullmatch(word))
        raise NotationError("stops_no_section", text=wrong, allowed=" ".join(sections))
    for section, chips in pairs:
        if section not in sections:
            text = section + chips
            raise NotationError("stops_no_section", text=text, allowed=" ".join(sections))
        place = sections.index(section)
        if found[place]:
            raise NotationError("section_twice", text=section)
        found[place] = int(chips)
    return found


def read_chips(parts: Position, draft: Draft, sections: Sequence[str], start: int) -> None:
    """Read all chips, of the seats and on the mat."""
    seats = draft.seats
    draft.stack, draft.bank = (
        [start] * seats if text is None else read_amounts(name, text, seats, -MOST_DEBT)
        for name, text in (("chips", parts.find("chips")), ("had", parts.find("had")))
    )
    paid = parts.find("paid")
    if paid is not None:
        draft.paid[:seats] = read_amounts("paid", paid, seats)
    draft.board = read_board(parts.section("board"), sections)
    draft.mat = read_board(parts.section("mat"), sections)
    for line in parts.all("gain"):
        section, _, amounts = line.partition(" ")
        if section not in sections:
            raise NotationError("stops_no_section", text=section, allowed=" ".join(sections))
        place = 9 * sections.index(section)
        draft.gain[place : place + seats] = read_amounts(f"gain: {section}", amounts, seats)


def owned(text: str, seats: int) -> tuple[int, str]:
    """Return the seat in parentheses before a text, and the text."""
    found = OWNED.fullmatch(text.strip())
    if found is None:
        raise NotationError("no_seat", text=text)
    return read_seat(found[1], seats), found[2].strip()


def read_known(parts: Position, draft: Draft, sections: Sequence[str]) -> None:
    """Read the cards shown and chosen, and the claims."""
    for section in ("shown", "five"):
        for line in parts.all(section):
            seat, cards = owned(line, draft.seats)
            getattr(draft, section)[seat] = collect(read_cards(cards))
    for line in parts.all("claim"):
        seat, words = owned(line, draft.seats)
        for word in words.split():
            if word in SUITS:
                draft.run_suit[seat] = SUITS.index(word)
            elif word in sections:
                draft.claimed[seat] |= bits.bit(sections.index(word))
            else:
                raise NotationError("stops_no_section", text=word, allowed=" ".join(sections))
    best = parts.word("best", "")
    draft.best = read_seat(best, draft.seats) if best else -1


def read_numbers(parts: Position, draft: Draft, watcher: int) -> set[int]:
    """Read the numbers of the auction and of the betting; return which of the first are hidden.

    Hidden numbers are set as if nothing had been bid.
    """
    unknown: set[int] = set()
    for target, section, size in ((draft.auction, "bids", BIDS), (draft.bet, "bets", BETS)):
        text = parts.find(section)
        if text is None:
            continue
        words = text.split()
        check_count(section, words, size)
        if section == "bids" and watcher >= 0:
            unknown = {place for place, word in enumerate(words) if word == "?"}
            words = ["0" if word == "?" else word for word in words]
        if not NUMBERS.fullmatch(" ".join(words)):
            wrong = next(word for word in words if not NUMBER.fullmatch(word))
            raise NotationError("no_number", text=wrong)
        target.extend(map(int, words))
    if auction.BUYER in unknown:
        own = draft.auction[auction.BIDS + watcher]
        draft.auction[auction.BUYER : auction.PRICE + 1] = [watcher if own else -1, own]
    return unknown


def read_runs(parts: Position, draft: Draft) -> None:
    """Read the cards played."""
    last, played = -1, [0] * draft.seats
    for line in parts.all("run"):
        words = line.split()
        seats = [read_seat(word, draft.seats) for word in words[::2]]
        cards = [read_card(word) for word in words[1::2]]
        linked = all(stops.next_card(a) == b for a, b in pairwise(cards))
        if not cards or len(seats) != len(cards) or not linked or len(draft.run) == 52:
            raise NotationError("stops_no_run", text=line)
        draft.run.append(cards[0] | len(cards) << RUN_LENGTH)
        for seat, card in zip(seats, cards, strict=True):
            played[seat] |= bits.bit(card)
            draft.last_seat, last = seat, card
    draft.played = played
    draft.last_seat = parts.seat("last", draft.last_seat, draft.seats) if draft.run else -1
    following = parts.word("next", "")
    if draft.phase == FOLLOW:
        draft.next = (
            read_card(following) if following else stops.next_card(last) if draft.run else -1
        )
    elif following:
        raise NotationError("no_section", text="next")


def barred_cards(text: str) -> int:
    """Return the cards of the suits that are barred."""
    cards = 0
    for suit in text:
        if suit not in SUITS:
            raise NotationError("no_card", text=text)
        cards |= bits.LANE << 16 * SUITS.index(suit)
    return cards


def check_once(draft: Draft) -> None:
    """Raise `NotationError` if a card is in two places, or has been played twice."""
    seen = 0
    played = [
        bits.bit(stops.above(run & 63, step))
        for run in draft.run
        for step in range(run >> RUN_LENGTH)
    ]
    for cards in [*draft.hand, *played]:
        if cards & seen:
            raise NotationError("card_twice", text=name(members(cards & seen)[0]))
        seen |= cards


# -- writing ---------------------------------------------------------------------------------------


def known_to(deal: StopsDeal, watcher: int) -> dict[str, list[int]]:
    """Return the hands as a seat knows them; all of their cards for -1."""
    hands, knower = deal.hand, deal.knower
    held = {label(place): members(hands[place]) for place in (*range(deal.seats), SPARE)}
    if watcher < 0:
        return held
    pinned = deal.known_dead()
    for cards in deal.shown:
        pinned |= cards
    for place in (*range(deal.seats), SPARE):
        if place != watcher and knower[place] != watcher:
            name = label(place)
            held[name] = hide(held[name], members(hands[place] & pinned))
    return held


def sections(deal: StopsDeal, watcher: int) -> list[str]:
    """Return the sections of a position, complete or as a seat knows it."""
    hands = [
        f"{name if name in 'HS' else 'P'}: {write_some(cards)}"
        for name, cards in known_to(deal, watcher).items()
    ]
    parts = [
        *hands,
        f"n={deal.seats}",
        f"phase={PHASES[deal.phase]}",
        f"turn=P{deal.seat}",
        f"dealer=P{deal.dealer}",
        f"chips: {amounts(deal.stack, deal.seats)}",
        f"had: {amounts(deal.bank, deal.seats)}",
    ]
    parts += chip_parts(deal, watcher) + known_parts(deal, watcher) + played_parts(deal)
    if deal.stage:
        parts.append(f"stage={STAGES[deal.stage]}")
    if deal.stage and watcher < 0:
        parts.append(f"chance={write_chance(deal)}")
    if watcher >= 0:
        placed = {card for cards in (*deal.hand, *deal.played) for card in members(cards)}
        gone = [name(card) for card in PACK_52 if card not in placed]
        parts += [f"gone: {' '.join(gone)}"] if gone else []
    return parts


def amounts(numbers: Sequence[int], count: int) -> str:
    """Return the first *count* numbers as text."""
    return " ".join(map(str, numbers[:count]))


def seat_list(seats: Iterable[int]) -> str:
    """Return seats, or hands, as text: ``P1,S``."""
    return ",".join("S" if seat == SPARE else f"P{seat}" for seat in seats)


def chip_parts(deal: StopsDeal, watcher: int) -> list[str]:
    """Return the sections for chips, bids and bets."""
    sections = deal.options.terms.sections
    parts = []
    for word, chips in (("board", deal.board), ("mat", deal.mat)):
        there = [f"{it}{chips[place]}" for place, it in enumerate(sections) if chips[place]]
        if there:
            parts.append(f"{word}: {' '.join(there)}")
    gain = deal.gain
    for place, section in enumerate(sections):
        gains = gain[9 * place : 9 * place + deal.seats]
        if any(gains):
            parts.append(f"gain: {section} {amounts(gains, deal.seats)}")
    if deal.auctioned:
        bids = amounts(deal.auction, BIDS).split()
        for place in hidden_bids(deal, watcher):
            bids[place] = "?"
        parts += ["auctioned", f"bids: {' '.join(bids)}"]
    if deal.poker_first and deal.phase >= BET:
        parts += [f"bets: {amounts(deal.bet, BETS)}", f"paid: {amounts(deal.paid, deal.seats)}"]
    return parts


def known_parts(deal: StopsDeal, watcher: int) -> list[str]:
    """Return the sections for players, knowledge, claims and choices."""
    sections = deal.options.terms.sections
    seats = range(deal.seats)
    out = [seat for seat in seats if not deal.inside >> seat & 1]
    lists = {
        "out": out,
        "bought": members(deal.bought),
        "swapped": members(deal.swapped),
        "clean": members(deal.clean),
    }
    parts = [f"{word}={seat_list(found)}" for word, found in lists.items() if found]
    knower, five, shown, claimed = deal.knower, deal.five, deal.shown, deal.claimed
    knows = [
        f"P{knower[place]}:{seat_list([place])}" for place in (*seats, SPARE) if knower[place] >= 0
    ]
    if knows:
        parts.append(f"knows={','.join(knows)}")
    for seat in seats:
        if shown[seat]:
            parts.append(f"shown: (P{seat}) {' '.join(names(shown[seat]))}")
        secret = watcher not in (-1, seat)
        if five[seat] and not (secret and deal.phase in (SELECT, BET)):
            parts.append(f"five: (P{seat}) {' '.join(names(five[seat]))}")
        if claimed[seat] and not (secret and deal.phase == PAY):
            words = [sections[place] for place in members(claimed[seat])]
            words += [SUITS[deal.run_suit[seat]]] if deal.run_suit[seat] >= 0 else []
            parts.append(f"claim: (P{seat}) {' '.join(words)}")
    if deal.best >= 0:
        parts.append(f"best=P{deal.best}")
    return parts


def played_parts(deal: StopsDeal) -> list[str]:
    """Return the sections for the play."""
    parts = [f"run: {run_text(run)}" for run in runs_of(deal)]
    if deal.runs:
        parts.append(f"last=P{deal.last_seat}")
        suits = "".join(suit for place, suit in enumerate(SUITS) if deal.barred >> 16 * place & 1)
        parts.append(f"barred={suits}")
    if deal.phase == FOLLOW:
        parts.append(f"next={name(deal.next)}")
    return parts


def run_text(run: StopsRun) -> str:
    """Return a run's cards, each with its player."""
    return " ".join(f"P{seat} {card}" for seat, card in zip(run.seats, run.cards, strict=True))
