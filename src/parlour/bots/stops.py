"""Judgement of games in which cards are played up in sequence until a stop, for their bots.

Whatever must be chosen is tried in possible worlds (`stops_worlds`): the deal is played to its end
by a simple rule for leads, in the same worlds for every choice, and as many whatever the budget.

The weights of that rule were found by playing.  All numbers are whole, so that no machine rounds
differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..cards.cards import Card, CardSet, collect, name, number
from ..games.stops import actions
from ..pieces import ladder, poker, stops
from .base import Reason
from .stops_worlds import LANE, Facts, Hands, cards_of, union, worlds

ACE = 12  # the highest rung of a suit
KING_QUEEN = collect(map(number, ("Kh", "Qh")))
QKH, RUN = 5, 6  # sections: king and queen, the run

WORLDS = 48
SWAP_WORLDS = 128
EXCHANGE_AT = 100  # hundredths of a chip that the spare hand must promise more than the own one
OFFERED = 60  # hundredths of that promise that are bid for it
LEFT_OVER = 12  # chips that a bidder keeps for the next ante and for bets

WITH_ACE, EACH_CARD, EACH_RUNG, EACH_GAP, WITH_STOP, TO_TOP, WITH_PAY = 24, 10, -5, -2, 6, 2, 20
PRIOR = 30  # so many points of a lead by the rule count as a chip won in the worlds


def each(cards: CardSet) -> Iterator[Card]:
    """Yield the number of every card of a set."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


# -- playing a world to its end --------------------------------------------------------------------


def lead_worth(hand: CardSet, card: Card, played: CardSet, wanted: CardSet) -> int:
    """Return how good it is to lead a suit with this card, its lowest, in no unit.

    Good are many low cards, a card at which the run must stop, for then one leads again, and cards
    that pay when they are played.
    """
    suit = card >> 4
    mine, out = ladder.rungs_of(hand, suit), ladder.rungs_of(played, suit)
    low, high = (mine & -mine).bit_length() - 1, mine.bit_length() - 1
    gaps = (LANE >> low << low & ~(mine | out)).bit_count()
    stop = mine & (out >> 1 | 1 << ACE) != 0
    return (
        WITH_ACE * (mine >> ACE)
        + EACH_CARD * mine.bit_count()
        + EACH_RUNG * low
        + EACH_GAP * gaps
        + WITH_STOP * stop
        + TO_TOP * high
        + WITH_PAY * (hand & wanted & LANE << 16 * suit).bit_count()
    )


def best_lead(hand: CardSet, may: CardSet, played: CardSet, wanted: CardSet) -> Card:
    """Return the lead of the simple rule."""
    leads = stops.lowest_of_suits(may)
    if leads & (leads - 1) == 0:
        return leads.bit_length() - 1
    return max(each(leads), key=lambda card: lead_worth(hand, card, played, wanted))


def play_out(facts: Facts, hands: Hands, leader: int, first: Card | None = None) -> int:
    """Return what a world brings the seat in chips, if *leader* leads, *first* if that is given."""
    me, order = facts.view.seat, facts.order
    hands = hands[:-1]
    played, barred, mine = facts.played, facts.barred, mine_played(facts)
    won, at, live = 0, order.index(leader), union(hands)
    while True:
        for _ in order:
            leader = order[at]
            may = hands[leader] & ~barred
            if may:
                break
            at = (at + 1) % len(order)
        else:
            return won + settle(facts, hands, -1)
        card = first
        if card is None:
            card = best_lead(hands[leader], may, played, facts.wanted)
        first = None
        run, out = run_of(hands, order, card, live)
        if facts.view.rules.on_play and hands[me] & run:
            won += pay(facts, mine, hands[me] & run)
            mine |= hands[me] & run
        last = 1 << stops.highest(run, card >> 4)
        for place, seat in enumerate(order):
            if hands[seat] & last:
                at = place
            hands[seat] &= ~run
        if out >= 0:
            return won + settle(facts, hands, out)
        live &= ~run
        played |= run
        barred = stops.barred_after(card, facts.change)


def run_of(hands: Hands, order: Sequence[int], card: Card, live: CardSet) -> tuple[CardSet, int]:
    """Return the run from a card on, and the seat that has no cards left after it, or -1."""
    run, out = stops.run_from(card, live), -1
    for seat in order:
        if not hands[seat] & ~run:
            last = stops.highest(hands[seat] & run, card >> 4)
            cut = stops.up_to(run, last)
            if out < 0 or cut & run == cut:
                run, out = cut, seat
    return run, out


def mine_played(facts: Facts) -> CardSet:
    """Return the cards that the seat itself has played."""
    view = facts.view
    return cards_of(
        card
        for run in view.runs
        for card, seat in zip(run.cards, run.seats, strict=True)
        if seat == view.seat
    )


def sections_of(facts: Facts, cards: CardSet) -> list[int]:
    """Return the sections for which these cards count."""
    found = [place for place, card in enumerate(facts.pays) if cards & card]
    if cards & KING_QUEEN == KING_QUEEN:
        found.append(QKH)
    if stops.sequences(cards, facts.mat.run_low):
        found.append(RUN)
    return found


def pay(facts: Facts, before: CardSet, cards: CardSet) -> int:
    """Return what playing some cards pays after others have been played."""
    board = facts.view.board
    old = set(sections_of(facts, before))
    return sum(board[it] for it in sections_of(facts, before | cards) if it not in old)


def settle(facts: Facts, hands: Hands, winner: int) -> int:
    """Return what the end of a world brings the seat: fines, the prize, the pool of poker."""
    view, mat, me = facts.view, facts.mat, facts.view.seat
    if winner == me:
        won = view.board[mat.prize] + sum(fine(facts, hands, seat) for seat in facts.order)
    else:
        won = -fine(facts, hands, me) if winner >= 0 or view.rules.blocked_pays else 0
    if not mat.poker_first and not view.rules.dealt_poker:
        won += pool_share(facts, [hands[seat] for seat in facts.order], hands[me])
    return won


def fine(facts: Facts, hands: Hands, seat: int) -> int:
    """Return what a seat pays for the cards that a world leaves in its hand."""
    cards = hands[seat].bit_count()
    return cards if facts.view.rules.credit else min(cards, facts.view.chips[seat])


def pool_share(facts: Facts, hands: Iterable[CardSet], mine: CardSet) -> int:
    """Return what of the pool a hand of poker gets among these, of which it is one."""
    low = facts.view.rules.ace_low
    ours = poker.strength(mine, low)
    ties = 0
    for cards in hands:
        theirs = poker.strength(cards, low)
        if theirs > ours:
            return 0
        ties += theirs == ours
    return facts.view.board[facts.mat.pool] // ties if mine else 0


# -- the spare hand --------------------------------------------------------------------------------


def whole_deal(facts: Facts, hands: Hands) -> int:
    """Return what a world brings the seat from the spare hand on: pay cards, poker, the play."""
    view, mat, order = facts.view, facts.mat, facts.order
    mine, leader, won = hands[view.seat], order[0], 0
    if not view.rules.on_play:
        won += sum(view.board[it] for it in sections_of(facts, mine))
    if mat.poker_first:
        low = view.rules.ace_low
        leader = max(order, key=lambda seat: poker.strength(hands[seat], low))
        others = len(order) - 1
        won += view.board[mat.pool] + others if leader == view.seat else -1
    elif view.rules.dealt_poker:
        won += pool_share(facts, [hands[seat] for seat in order], mine)
    return won + play_out(facts, hands, leader)


def swap_gain(facts: Facts, seed: int) -> int:
    """Return what the spare hand promises more than the own one, in hundredths of a chip."""
    me, gain = facts.view.seat, 0
    for hands in worlds(facts, SWAP_WORLDS, seed):
        changed = hands.copy()
        changed[me], changed[-1] = hands[-1], hands[me]
        gain += whole_deal(facts, changed) - whole_deal(facts, hands)
    return 100 * gain // SWAP_WORLDS


def exchange(facts: Facts, legal: Sequence[int], seed: int) -> int:
    """Take the spare hand if it promises more, else sell it."""
    if actions.EXCHANGE in legal and swap_gain(facts, seed) > EXCHANGE_AT:
        return actions.EXCHANGE
    return actions.OFFER if actions.OFFER in legal else actions.KEEP


def bid(facts: Facts, legal: Sequence[int], seed: int) -> int:
    """Bid as little as possible, up to a part of what the spare hand promises more."""
    if len(legal) == 1:
        return legal[0]
    view, (none, lowest) = facts.view, legal
    gain = swap_gain(facts, seed) * OFFERED // 10_000
    most = min(gain, view.chips[view.seat] - LEFT_OVER)
    if lowest & actions.PAYLOAD > most:
        return none
    return lowest if none == actions.PASS else actions.BID | most


def why_spare(facts: Facts, code: int, seed: int) -> Reason:
    """Say what the spare hand promises more than the own one."""
    gain = swap_gain(facts, seed)
    told: dict[str, str | int] = {"chips": abs(gain) // 100, "of": SWAP_WORLDS}
    key = {actions.EXCHANGE: "exchange", actions.OFFER: "offer", actions.KEEP: "keep"}.get(code)
    if key is None:
        bids = code & ~actions.PAYLOAD == actions.BID and code & actions.PAYLOAD > 0
        key = "bid" if bids else "bid_nothing"
    if key != "exchange" and key != "bid":
        told["gain"] = "more" if gain >= 100 else "less" if gain <= -100 else "same"
    return Reason(key, told)


# -- leads -----------------------------------------------------------------------------------------


def lead(facts: Facts, legal: Sequence[int], seed: int) -> int:
    """Lead what brings most in the worlds; the simple rule counts a little, too."""
    worth = leads(facts, legal, seed)
    return max(legal, key=lambda code: sum(worth[code]))


def leads(facts: Facts, legal: Sequence[int], seed: int) -> dict[int, tuple[int, int]]:
    """Return the chips that each lead brings in all worlds together, and what its rule gives it."""
    chips = dict.fromkeys(legal, 0)
    for hands in worlds(facts, WORLDS, seed):
        for code in legal:
            chips[code] += play_out(facts, hands, facts.view.seat, code & 63)
    return {
        code: (
            chips[code],
            lead_worth(facts.hand, code & 63, facts.played, facts.wanted) * WORLDS // PRIOR,
        )
        for code in legal
    }


def why_led(facts: Facts, legal: Sequence[int], code: int, seed: int) -> Reason:
    """Say what a lead brings in the worlds, or that it is better by the simple rule alone."""
    worth = leads(facts, legal, seed)
    other = max((it for it in legal if it != code), key=lambda it: sum(worth[it]))
    mine, theirs = worth[code][0], worth[other][0]
    told: dict[str, str | int] = {"card": name(code & 63), "other": name(other & 63), "of": WORLDS}
    if mine <= theirs:
        return Reason("lead_shape", told)
    return Reason("lead_chips", told | {"more": max(1, (mine - theirs) * 10 // WORLDS)})


def choose(facts: Facts, legal: Sequence[int], seed: int) -> int:
    """Return what to do with the spare hand, or which card to play."""
    phase = facts.view.phase
    if phase == "EXCHANGE":
        return exchange(facts, legal, seed)
    if phase == "AUCTION":
        return bid(facts, legal, seed)
    if phase == "LEAD":
        return lead(facts, legal, seed)
    return legal[0]  # the next card is played whenever that is possible


def reason(facts: Facts, legal: Sequence[int], code: int, seed: int) -> Reason:
    """Return why something is done with the spare hand, or why a card is led."""
    phase = facts.view.phase
    if phase in ("EXCHANGE", "AUCTION"):
        return why_spare(facts, code, seed)
    return why_led(facts, legal, code, seed) if phase == "LEAD" else Reason("follow")
