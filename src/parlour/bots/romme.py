"""A heuristic player of German Rummy.

It looks for the melds that get it rid of most, opens as soon as it can, lays off what fits, and
discards what is dear and unlikely to become part of a meld.  All numbers are whole, so that no
machine rounds differently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..cards import bits, twins
from ..cards.cards import members
from ..core.codec import PAYLOAD, kind_of
from ..core.deal import Deal
from ..games.romme import actions, opening
from ..games.romme.view import RommeView
from ..pieces import joker_text, jokers
from .base import Reason

JOKER_WORTH = 18  # what it is worth to be rid of a joker: it will find a use
EACH = 6  # and of any card, on top of its points
NODES = 400  # of the search for the best melds
POINTS = (11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
HIGH_ACE = jokers.HIGH_ACE
JOKER_KEPT = 600  # a joker is thrown only if there is nothing else
PLANNED = 240  # a card of the melds to come is kept before other cards
CLOSE = 4  # a rival with so few cards may go out soon


@dataclass
class Plan:
    """Melds of a hand that do not overlap, and what they get rid of."""

    melds: tuple[int, ...] = ()
    gain: int = 0


@dataclass
class Search:
    """The search for the best plan of a hand; the melds must count *need* together, if any."""

    once: int
    twice: int
    wild: int
    need: int
    found: list[tuple[int, int, int, int]]  # gain, naturals, jokers, meld: best first
    best: Plan = field(default_factory=Plan)
    nodes: int = NODES

    def go(self, start: int, chosen: tuple[int, ...], gain: int, value: int) -> None:
        """Extend the melds chosen by ones from *start* on."""
        self.nodes -= 1
        if gain > self.best.gain and value >= self.need:
            self.best = Plan(chosen, gain)
        for place in range(start, len(self.found)):
            worth, cards, wild, meld = self.found[place]
            if self.nodes < 0:
                return
            if cards & ~self.once or wild > self.wild:
                continue
            once, twice = self.once, self.twice
            self.once, self.twice = once & ~(cards & ~twice), twice & ~cards
            self.wild -= wild
            self.go(place, (*chosen, meld), gain + worth, value + opening.value(meld))
            self.once, self.twice = once, twice
            self.wild += wild


def weight(card: int) -> int:
    """Return what it is worth to be rid of a card."""
    return JOKER_WORTH if card == bits.JOKER else POINTS[card & 15] + EACH


def plan_of(hand: Sequence[int], limits: int, need: int) -> Plan:
    """Return the melds of a hand that get rid of most, counting *need* together."""
    once, twice, wild = twins.count(hand)
    found = []
    for meld in jokers.melds_of(once, wild, limits):
        cards, number = jokers.naturals(meld), jokers.jokers(meld)
        gain = sum(map(weight, members(cards))) + JOKER_WORTH * number
        found.append((gain, cards, number, meld))
    found.sort(key=lambda it: (it[2], -it[0], it[3]))
    search = Search(once, twice, wild, need, found)
    search.go(0, (), 0, 0)
    if search.best.gain == 0 and need:  # nothing opens: what would be laid then
        search = Search(once, twice, wild, 0, found)
        search.go(0, (), 0, 0)
        search.best.gain //= 2
    return search.best


class SteadyBot:
    """Plays every variant of German Rummy."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        view: RommeView = seen.view(seen.seat)
        if view.phase == "CUT":
            return legal[0]  # keep the joker
        sight = Sight(view)
        return sight.draw(legal) if view.phase == "DRAW" else sight.play(legal)

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        view: RommeView = seen.view(seen.seat)
        legal = seen.legal()
        if view.phase == "CUT":
            return Reason("keep_joker")
        sight = Sight(view)
        return sight.why_drawn(legal, code) if view.phase == "DRAW" else sight.why_played(code)


class Sight:
    """What a view comes to."""

    def __init__(self, view: RommeView) -> None:
        self.view = view
        self.hand = [twins.number(card) for card in view.hand]
        self.limits = jokers.limits_of(*view.jokers)
        self.opened = view.opened[view.seat]
        self.need = 0 if self.opened else max(0, view.open_min - view.staged)
        self.table = [joker_text.read(meld.cards) for meld in view.table]
        self.fitting = 0
        for meld in self.table:
            self.fitting |= opening.fits(meld, self.limits)
        self.gone = [0] * 64  # copies of each card that nobody can draw
        for card in [*self.hand, *map(twins.number, view.pile)]:
            self.gone[card] += 1
        for meld in self.table:
            for card in members(jokers.naturals(meld)):
                self.gone[card] += 1

    def rivals(self) -> Iterator[int]:
        """Yield the seats of the others that play."""
        seats = range(len(self.view.counts))
        return (seat for seat in seats if seat != self.view.seat and self.view.playing[seat])

    @property
    def urgent(self) -> bool:
        """Whether somebody may go out soon."""
        return any(self.view.counts[seat] <= CLOSE for seat in self.rivals())

    # -- drawing -------------------------------------------------------------

    def draw(self, legal: Sequence[int]) -> int:
        """Take the discard if it gets the hand rid of more than itself."""
        other = legal[0]  # the stock, or a pass
        if actions.TAKE not in legal:
            return other
        if other == actions.PASS:
            return other if self.leads() else actions.TAKE
        card = twins.number(self.view.pile[-1])
        if card == bits.JOKER:
            return actions.TAKE
        if self.opened and self.fitting >> card & 1:
            return actions.TAKE
        before = plan_of(self.hand, self.limits, self.need)
        after = plan_of([*self.hand, card], self.limits, self.need)
        return actions.TAKE if after.gain >= before.gain + weight(card) else other

    def why_drawn(self, legal: Sequence[int], code: int) -> Reason:
        """Say what use there is for the discard."""
        if legal[0] == actions.PASS:
            return Reason("pass_ahead" if code == actions.PASS else "take_behind")
        card = self.view.pile[-1]
        told: dict[str, str | int] = {"card": card}
        if code != actions.TAKE:
            return Reason("discard_no_use", told)
        if twins.number(card) == bits.JOKER:
            return Reason("take_joker")
        fits = self.opened and self.fitting >> twins.number(card) & 1
        return Reason("take_to_lay" if fits else "take_to_meld", told)

    def leads(self) -> bool:
        """Whether the hand is likely to be the cheapest if the deal ends now."""
        mine = sum(30 if card == bits.JOKER else POINTS[card & 15] for card in self.hand)
        return all(mine <= 7 * self.view.counts[seat] for seat in self.rivals())

    # -- playing -------------------------------------------------------------

    def play(self, legal: Sequence[int]) -> int:
        """Meld, then swap and lay off, then discard."""
        by_kind: dict[int, list[int]] = {}
        for code in legal:
            by_kind.setdefault(kind_of(code), []).append(code)
        found = self.best_meld(by_kind.get(actions.MELD, []))
        if found is None and actions.SWAP in by_kind:
            found = by_kind[actions.SWAP][0]
        if found is None:
            found = self.best_lay(by_kind.get(actions.LAY, []), actions.DISCARD not in by_kind)
        if found is None:
            found = self.best_discard(by_kind.get(actions.DISCARD, []))
        return legal[0] if found is None else found

    def best_meld(self, codes: list[int]) -> int | None:
        """Return a meld of the best plan, or of any if one must be laid."""
        if not codes:
            return None
        plan = plan_of(self.hand, self.limits, self.need)
        planned = [code for code in codes if code & PAYLOAD in plan.melds]
        if planned:
            return planned[0]
        if self.opened and plan.melds and not self.view.due:
            return None
        return max(codes, key=lambda code: (opening.value(code & PAYLOAD), -code))

    def best_lay(self, codes: list[int], forced: bool) -> int | None:
        """Return a card to lay off; a joker only when somebody is close to the end."""
        loose = [code for code in codes if code & actions.CARD != bits.JOKER]
        if loose:
            return max(loose, key=lambda code: (weight(code & actions.CARD), -code))
        soon = self.urgent or len(self.hand) <= 3
        return codes[0] if codes and (forced or soon) else None

    def best_discard(self, codes: list[int]) -> int | None:
        """Return the discard that leaves the best hand."""
        if not codes:
            return None
        plan = plan_of(self.hand, self.limits, self.need)
        kept = [card for meld in plan.melds for card in members(jokers.naturals(meld))]
        return min(codes, key=lambda code: (self.keep(code & actions.CARD, kept), code))

    def why_played(self, code: int) -> Reason:
        """Say what a play gets rid of, or what little a discard was good for."""
        kind, card = kind_of(code), code & actions.CARD
        if kind == actions.MELD:
            plan = plan_of(self.hand, self.limits, self.need)
            return Reason("meld_plan" if code & PAYLOAD in plan.melds else "meld_worth")
        if kind == actions.SWAP:
            return Reason("swap")
        if card == bits.JOKER:
            return Reason("lay_joker" if kind == actions.LAY else "discard_joker")
        told: dict[str, str | int] = {"card": twins.name(card), "points": POINTS[card & 15]}
        if kind == actions.LAY:
            return Reason("lay_off", told)
        key = "discard_soon" if self.urgent else "discard_least"
        return Reason(key, told | {"count": self.prospects(card)})

    def keep(self, card: int, planned: Sequence[int]) -> int:
        """Return how much a card should be kept rather than discarded."""
        if card == bits.JOKER:
            return JOKER_KEPT
        worth = 3 * self.prospects(card) - POINTS[card & 15] * (3 if self.urgent else 1)
        if planned.count(card) and self.hand.count(card) <= planned.count(card):
            worth += PLANNED
        if self.fitting >> card & 1:
            worth += 12  # to lay it off later, and not to let the next player do so
        return worth

    def live(self, card: int) -> int:
        """Return how many copies of a card may still come."""
        return max(0, 2 - self.gone[card])

    def prospects(self, card: int) -> int:
        """Return how many cards that may still come would make a meld with this and another."""
        rank, suit = card & 15, card >> 4 << 4
        held = set(self.hand)
        mates = [other | rank for other in (0, 16, 32, 48) if other != suit]
        missing = [mate for mate in mates if mate not in held]
        total = sum(map(self.live, missing)) if len(missing) < len(mates) else 0
        for place in (rank, HIGH_ACE) if rank == 0 else (rank,):
            for start in range(max(0, place - 2), min(place, HIGH_ACE - 2) + 1):
                run = [suit | position % HIGH_ACE for position in range(start, start + 3)]
                missing = [card for card in run if card not in held]
                total += self.live(missing[0]) if len(missing) == 1 else 0
        return total


BOTS = (SteadyBot,)
