"""What a seat knows where cards are played up in sequence, and the worlds that may be behind it.

A world deals what a seat does not see at random between the hands and the dead hand, as far as the
play so far allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..cards.cards import PACK_52, SUITS, Card, CardSet, collect, members, number
from ..cards.pack import Pack
from ..cards.rng import Random
from ..games.stops.view import StopsView
from ..pieces import stops

ALL = collect(PACK_52)
NOWHERE: Card = -1
LANE = 0x1FFF
SINGLES = 5  # sections of one pay card each
CHANGES = {"free": 0, "different_suit": 1, "opposite_color": 2}  # which suit is led next, `stops`


class Mat(NamedTuple):
    """What differs between the games: two sections of the mat and the cards of the run."""

    prize: int  # the section for who gets rid of his cards
    pool: int  # the section for the best hand of poker
    run_low: int  # the lowest rank of the run of three
    poker_first: bool


class Facts(NamedTuple):
    """What a seat knows."""

    view: StopsView
    mat: Mat
    hand: CardSet
    order: tuple[int, ...]  # the seats that play, from the dealer's left to the dealer
    fixed: tuple[CardSet, ...]  # what is known of every hand, and last of the dead one
    places: tuple[int, ...]  # where the cards are that the seat cannot place, one for each
    unseen: tuple[Card, ...]  # and which cards they are
    void: tuple[CardSet, ...]  # what a hand cannot have
    played: CardSet
    barred: CardSet
    pays: tuple[CardSet, ...]  # the cards of the single sections
    wanted: CardSet  # those that pay when they are played
    change: int


Hands = list[CardSet]
"""What every seat has, and last what is dead."""


def cards_of(names: Iterable[str]) -> CardSet:
    """Return the set of the cards of these names."""
    return collect(map(number, names))


def facts_of(view: StopsView, mat: Mat) -> Facts:
    """Return what a view tells."""
    seats = len(view.counts)
    hand = cards_of(view.hand)
    round_ = [(view.dealer + 1 + step) % seats for step in range(seats)]
    fixed = [cards_of(known) for known in view.known]
    fixed[view.seat] = hand
    dead = cards_of(view.dead if view.former is None else view.former)
    played = cards_of(card for run in view.runs for card in run.cards)
    sizes = [*view.counts, view.spare]
    places: list[int] = []
    for place, cards in enumerate([*fixed, dead]):
        places += [place] * (sizes[place] - cards.bit_count())
    unseen = members(ALL & ~(played | dead | union(fixed)))
    places += [seats] * (len(unseen) - len(places))  # what is nowhere in a position is dead
    order = tuple(seat for seat in round_ if view.playing[seat])
    pays = tuple(1 << number(it[0] + it[1].lower()) for it in view.sections[:SINGLES])
    change = CHANGES[view.rules.suit_change]
    return Facts(
        view=view,
        mat=mat,
        hand=hand,
        order=order,
        fixed=(*fixed, dead),
        places=tuple(places),
        unseen=tuple(unseen),
        void=tuple(voids(view, order, change)),
        played=played,
        barred=union(LANE << 16 * SUITS.index(suit) for suit in view.barred),
        pays=pays,
        wanted=union(pays) if view.rules.on_play else 0,
        change=change,
    )


def union(sets: Iterable[CardSet]) -> CardSet:
    """Return the cards of all these sets."""
    found = 0
    for cards in sets:
        found |= cards
    return found


def voids(view: StopsView, order: Sequence[int], change: int) -> list[CardSet]:
    """Return what no hand can have, as its leads tell, and that it could not lead."""
    found = [0] * (len(view.counts) + 1)
    leads = [(number(run.cards[0]), run.seats[0]) for run in view.runs]
    for card, leader in leads:
        found[leader] |= stops.lower(card)
    if view.phase == "LEAD":
        leads.append((-1, view.turn))
    for run, (_, leader) in zip(view.runs, leads[1:], strict=False):
        free = ALL & ~stops.barred_after(number(run.cards[-1]), change)
        place = order.index(run.seats[-1])
        while order[place] != leader:
            found[order[place]] |= free
            place = (place + 1) % len(order)
    return found


# -- possible worlds -------------------------------------------------------------------------------


def worlds(facts: Facts, count: int, seed: int) -> Iterator[Hands]:
    """Yield so many ways in which the cards can lie; the same ones for the same seed."""
    chance, pack = Random(seed), Pack(facts.unseen)
    for _ in range(count):
        pack.shuffle(chance)
        hands = list(facts.fixed)
        for card, place in zip(settled(facts, pack.to_list()), facts.places, strict=True):
            hands[place] |= 1 << card
        yield hands


def settled(facts: Facts, cards: list[Card]) -> list[Card]:
    """Return shuffled cards with those moved that cannot be where they are."""
    homeless = []
    for i, place in enumerate(facts.places):
        if facts.void[place] >> cards[i] & 1:
            homeless.append(cards[i])
            cards[i] = NOWHERE
    for card in homeless:
        find_place(facts, cards, card, set())
    return cards


def find_place(facts: Facts, cards: list[Card], card: Card, tried: set[int]) -> bool:
    """Put a card where it can be, and the card that is there elsewhere, and so on (Kuhn)."""
    count = len(cards)
    free = [
        i
        for i in (*range(card % count, count), *range(card % count))
        if i not in tried and not facts.void[facts.places[i]] >> card & 1
    ]
    for i in sorted(free, key=lambda i: cards[i] != NOWHERE):
        if i not in tried:
            tried.add(i)
            if cards[i] == NOWHERE or find_place(facts, cards, cards[i], tried):
                cards[i] = card
                return True
    return False
