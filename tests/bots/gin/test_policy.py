"""The compiled policy of gin rummy decides as a naive one would, and as its seat's habit says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from parlour.bots.gin.outlook import danger
from parlour.bots.gin.policy import PATIENT, STEADY, GinPolicy, KnockHabit, searching
from parlour.cards.cards import NUMBERS, PACK_52, collect, members
from parlour.cards.rng import Random
from parlour.core.errors import ArgumentError
from parlour.games.gin import GAME as GIN
from parlour.games.gin import actions, showdown
from parlour.games.gin.deal import GinDeal
from parlour.games.gin.view import GinView
from parlour.pieces import melds
from parlour.search.montecarlo import search
from parlour.search.policy import Policy
from parlour.search.trial import try_out
from tests.helpers import random_options, scaled, seeded

PRESETS = list(GIN.presets)
PACK = collect(PACK_52)
STEADILY, AT_ONCE = GinPolicy(), KnockHabit(10, 0, 10)
LIGHT = GinPolicy(((PATIENT,), (KnockHabit(5, 0, 5), AT_ONCE)), light=1)


def positions(seed: int, policy: Policy = STEADILY) -> Iterator[GinDeal]:
    """States of a deal in which there is a choice, by the policy, at random, or now so, now so."""
    chance = random.Random(seed)
    options = random_options(GIN, chance.choice(PRESETS), chance)
    deal, often = GIN.deal(options, seed=seed), chance.choice([0, 0.5, 0.9, 1])
    while not deal.over:
        if len(deal.legal()) > 1:
            yield deal
        own = chance.random() < often
        deal.play(policy.decide(deal, Random(seed)) if own else chance.choice(deal.legal()))


# -- a naive twin ----------------------------------------------------------------------------------


def cards(names: tuple[str, ...]) -> int:
    return collect(NUMBERS[it] for it in names)


def without_one(hand: int, choice: int) -> int:
    """The least deadwood of a hand without one of these cards."""
    return min(melds.deadwood(hand ^ 1 << it) for it in members(choice))


class Naive:
    """The same decisions from the view, everything counted out."""

    def __init__(self, view: GinView) -> None:
        self.view, self.hand = view, cards(view.hand)
        self.theirs = cards(view.known[1 - view.seat])
        self.unseen = PACK & ~(self.hand | self.theirs | cards(view.pile))
        self.turns = len(view.thrown[view.seat])

    def choose(self, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if self.view.phase == "SHOW_KNOCKER":
            return min(legal, key=self.exposed)
        if self.view.phase == "SHOW_DEFENDER":
            return self.lay_off(legal)
        if self.view.phase == "DISCARD":
            return self.discard(legal)
        return next(it for it in legal if (it == actions.TAKE) == self.wants_upcard())

    def knocks(self, deadwood: int) -> bool:
        early = self.turns < 7 - (self.view.undercut_bonus + 9) // 10
        good = deadwood == 0 or early or self.view.stock <= 3
        return good and deadwood <= self.view.knock_limit

    def wants_upcard(self) -> bool:
        top = cards(self.view.pile[-1:])
        now, after = melds.deadwood(self.hand), without_one(self.hand | top, self.hand)
        melded = melds.deadwood(self.hand | top) < now + melds.points(top)
        return self.knocks(after) or (melded and after < now)

    def discard(self, legal: list[int]) -> int:
        if actions.BIGGIN in legal:
            return actions.BIGGIN
        points = {it: melds.points(1 << (it & 63)) for it in legal}
        left = {it: melds.deadwood(self.hand ^ 1 << (it & 63)) for it in legal}
        knocks = [it for it in legal if it >= actions.KNOCK]
        throws = [it for it in legal if it < actions.KNOCK]
        if knocks and (not throws or self.knocks(min(left[it] for it in knocks))):
            return min(knocks, key=left.__getitem__)
        whole = melds.deadwood(self.hand)
        free = [it for it in throws if left[it] + points[it] == whole] or throws
        most = max(points[it] for it in free)
        dear = [it for it in free if points[it] >= most - 5]
        return min(dear, key=lambda it: self.cost(1 << (it & 63)))

    def cost(self, card: int) -> int:
        ten, weight = self.hand ^ card, max(22 - self.turns, 8)
        draws = sorted(
            min(melds.deadwood(ten), self.drawing(ten, it)) for it in members(self.unseen)
        )
        return 5 * melds.deadwood(ten) + weight * sum(draws[:5]) + 8 * self.danger(card)

    def danger(self, card: int) -> int:
        """The pairs that the rival may hold to meld a card with."""
        unknown = members(self.theirs | self.unseen)
        held = {it: 3 if self.theirs >> it & 1 else 1 for it in unknown}
        pairs = [(a, b) for a, b in combinations(held, 2) if melds.is_meld(card | 1 << a | 1 << b)]
        return sum(held[a] * held[b] for a, b in pairs)

    def drawing(self, ten: int, card: int) -> int:
        """The deadwood after a draw, thrown a card that was held before.

        A card that saves nothing at once is taken to be in no meld.
        """
        eleven, points = ten | 1 << card, melds.points(1 << card)
        if melds.deadwood(eleven) == melds.deadwood(ten) + points:
            return without_one(ten, ten) + points
        return without_one(eleven, ten)

    def exposed(self, code: int) -> tuple[int, int]:
        arrangement = code ^ actions.ARRANGE
        left = melds.points(self.hand & ~showdown.melded(arrangement))
        return left, showdown.exposure(arrangement, PACK & ~(self.theirs | self.unseen))

    def lay_off(self, legal: list[int]) -> int:
        """The next card of the lay-offs that leave least: of those the fewest."""
        shown = [cards(it) for it in self.view.shown]
        packed = sum(melds.meld_code(it) << 11 * place for place, it in enumerate(shown))
        choice = showdown.lay_offs(self.hand, packed, 0, 0)
        laid = [showdown.laid_on(it, choice >> 8 * place) for place, it in enumerate(shown)]
        wanted = (it for it in legal[:-1] if laid[it >> 6 & 3] >> (it & 63) & 1)
        return next(wanted, actions.FINISH)


@seeded(scaled(60, 8))
def test_it_decides_as_a_naive_player_would(seed: int) -> None:
    for deal in positions(seed):
        found = STEADILY.decide(deal, Random(1))
        assert found == Naive(deal.view(deal.seat)).choose(deal.legal()), GIN.describe(deal)


@seeded(scaled(40, 4))
def test_it_looks_at_what_the_seat_knows(seed: int) -> None:
    for policy in (STEADILY, LIGHT):
        for deal in positions(seed, policy):
            code, listed = policy.decide(deal, Random(1)), policy.listed(deal)
            other = deal.clone()
            other.resample(deal.seat, Random(seed))
            for twin in (deal.seen_by(deal.seat), other):
                assert policy.decide(twin, Random(1)) == code
                assert policy.listed(twin) == listed


# -- habits ----------------------------------------------------------------------------------------


KNOCKS = "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 7c 9h ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"
THROWN = ["2c", "2h", "2s", "3c", "3d", "3s", "4c"]


def knocks(habit: KnockHabit, thrown: int = 0, more: str = "") -> bool:
    """Whether P0 knocks with 7 points; the other seat would not."""
    deal = GIN.position(f"{KNOCKS} ¦ H-: {' '.join(THROWN[:thrown])} ¦ opt: forced_gin=false{more}")
    found = {
        GinPolicy(((habit,), (PATIENT,)), light=light).decide(deal, Random(1)) >= actions.KNOCK
        for light in (0, 1)
    }
    assert len(found) == 1
    return found.pop()


def test_a_habit_says_with_how_much_deadwood_a_seat_knocks() -> None:
    assert [knocks(KnockHabit(0, 0, late)) for late in (0, 6, 7, 10)] == [False, False, True, True]
    assert [knocks(KnockHabit(7, 3, 0), it) for it in (0, 2, 3, 7)] == [True, True, False, False]
    assert [knocks(KnockHabit(0, 3, 7), it) for it in (2, 3)] == [False, True]


def test_a_habit_can_follow_what_an_undercut_costs() -> None:
    assert KnockHabit(10, -1, 0) == STEADY
    assert [knocks(STEADY, it, " undercut_bonus=25") for it in (3, 4)] == [True, False]
    assert [knocks(STEADY, it, " undercut_bonus=10") for it in (5, 6)] == [True, False]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_search_the_own_seat_waits_and_the_rival_may_knock(seat: int) -> None:
    own, other = KNOCKS.replace("H: ", "").split(" ¦ O: ")
    hands = f"H: {own} ¦ O: {other}" if seat == 0 else f"H: {other} ¦ O: {own}"
    deal = GIN.position(f"{hands} ¦ turn=P{seat} ¦ opt: forced_gin=false")
    for searcher in range(2):
        policy = searching(searcher)
        found = {policy.decide(deal, Random(it)) >= actions.KNOCK for it in range(60)}
        assert found == ({False} if searcher == seat else {False, True})


def test_a_seat_of_several_habits_has_one_for_a_whole_world() -> None:
    policy = GinPolicy(((PATIENT, AT_ONCE, PATIENT, PATIENT), (PATIENT,)), light=1)
    deal = GIN.position(f"{KNOCKS} ¦ opt: forced_gin=false")
    found = [policy.decide(deal, Random(seed)) >= actions.KNOCK for seed in range(400)]
    assert 60 < sum(found) < 140
    assert found == [policy.decide(deal, Random(seed)) >= actions.KNOCK for seed in range(400)]
    rng = Random(7)
    policy.decide(deal, rng)
    assert rng.state == 7  # nothing was drawn: the world's habit stays


@pytest.mark.parametrize("habits", [(), ((STEADY,),), ((STEADY,), ()), ((STEADY,), (STEADY,) * 9)])
def test_habits_are_one_to_eight_of_both_seats(habits: tuple[tuple[KnockHabit, ...], ...]) -> None:
    with pytest.raises(ArgumentError):
        GinPolicy(habits)


def test_nobody_knocks_above_the_limit() -> None:
    assert not knocks(AT_ONCE, 0, " knock_limit=6")


@pytest.mark.parametrize("preset", ["25/25", "international", "openspiel"])
def test_patience_lets_no_deal_die_that_can_be_knocked(preset: str) -> None:
    policy, ended = GinPolicy(((PATIENT,), (PATIENT,)), light=1), Counter[str]()
    for seed in range(scaled(200, 20)):
        deal = GIN.deal(GIN.options(preset), seed=seed)
        while not deal.over:
            last = deal.view(deal.seat).stock <= 3 and deal.legal()[-1] >= actions.KNOCK
            code = policy.decide(deal, Random(1))
            assert code >= actions.KNOCK or not last
            deal.play(code)
        ended[deal.view(0).result.kind] += 1
    assert ended["dead"] < sum(ended.values()) // 4


# -- what is worth a try ---------------------------------------------------------------------------


@seeded(scaled(60, 6))
def test_few_actions_are_tried_the_policys_own_among_them(seed: int) -> None:
    for policy in (STEADILY, LIGHT):
        for deal in positions(seed, policy):
            listed, own = policy.listed(deal), policy.decide(deal, Random(1))
            assert own in listed
            assert listed == sorted(set(listed))
            throws = [it for it in listed if it & ~63 == actions.DISCARD]
            knocks = [it for it in listed if it & ~63 == actions.KNOCK]
            assert len(throws) <= 5
            assert len(knocks) <= 1
            if deal.view(deal.seat).phase == "DISCARD":
                all_throws = [it for it in deal.legal() if it & ~63 == actions.DISCARD]
                all_knocks = [it for it in deal.legal() if it & ~63 == actions.KNOCK]
                left = [melds.deadwood(deal.hand[deal.seat] ^ 1 << (it & 63)) for it in all_knocks]
                assert bool(knocks) == bool(all_knocks)
                assert len(throws) == (0 if 0 in left else min(5, len(all_throws)))
            elif deal.knocker >= 0:
                assert listed == [own]
            else:
                assert listed == deal.legal()


def test_what_the_other_wins_is_lost() -> None:
    rival = "[8c 8d 8h] [4s 5s 6s] [Jd Qd Kd]"
    deal = GIN.position(
        f"H: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks ¦ O: {rival} Ac ¦ D: Kc ¦ turn=P0 ¦"
        f" phase=SHOW_DEFENDER ¦ show: {rival} ¦ opt: layoff=manual"
    )
    (finished,) = search(deal, STEADILY, 1, 1)
    assert finished.mean == 1 - melds.deadwood(deal.hand[0])


def test_big_gin_is_compared_with_gin() -> None:
    hand = "H: [8c 8d 8h] [4s 5s 6s 7s] [Td Jd Qd Kd] ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks"
    deal = GIN.position(f"{hand} ¦ opt: big_gin=true big_gin_bonus=0")
    big, *others = [
        it.code for it in sorted(try_out(deal, STEADILY, 50, Random(1)), key=lambda it: it.total)
    ]
    assert big == actions.BIGGIN
    assert [it & ~63 for it in others] == [actions.KNOCK]


# -- the worlds ------------------------------------------------------------------------------------


LIKELY = GinPolicy(steps=60)


@seeded(scaled(40, 3))
def test_in_every_world_the_seat_knows_the_same(seed: int) -> None:
    for number, deal in enumerate(positions(seed)):
        world = LIKELY.imagine(deal, deal.seat, Random(seed + number))
        assert world.seen_by(deal.seat) == deal.seen_by(deal.seat)
        assert world.legal() == deal.legal()
        again = LIKELY.imagine(deal.seen_by(deal.seat), deal.seat, Random(seed + number))
        assert again == world or again.left_in_stock() != world.left_in_stock()
        assert again.hand[1 - deal.seat] == world.hand[1 - deal.seat]
        assert LIKELY.weight(world, deal.seat) == 4096


def test_the_worlds_are_likely_ones() -> None:
    rng, likely, usual = Random(1), 0, 0
    for seed in range(scaled(60, 10)):
        deal, policy = GIN.deal(seed=seed), STEADILY
        for _ in range(24):
            if not deal.over:
                deal.play(policy.decide(deal, rng))
        if not deal.over:
            rival = 1 - deal.seat
            for _ in range(8):
                for by in (LIKELY, STEADILY):
                    world = by.imagine(deal, deal.seat, rng)
                    held = (world.hand[rival] & deal.hand[rival]).bit_count()
                    likely += held * (by is LIKELY)
                    usual += held * (by is STEADILY)
    assert likely > 1.1 * usual  # the rival holds what the policy expects


def test_cards_are_exchanged_as_often_as_hands_are_likely() -> None:
    """The rival holds three of six cards: each hand comes as often as its penalty says."""
    position = (
        "H: 5c 5d 6d 6s 8s 9s Tc Jc Qh 5s ¦ O: [Td Jd Qd Kd] [Kh Kc Ks] 7c 7d 3d ¦ D: As Js Jh Qc"
        " ¦ O+: Td Jd Qd Kd Kh Kc Ks ¦ O-: Js Jh Qc ¦ H-: As ¦ S: 7h 2c 9c ¦ phase=DRAW"
        " ¦ opt: forced_gin=false"
    )
    deal, rng, found = GIN.position(position), Random(5), Counter[int]()
    for _ in range(scaled(8000, 800)):
        world = LIKELY.imagine(deal, 0, rng)
        found[world.hand[1] & ~deal.known[1]] += 1
    weights = {}
    for held in found:
        twin = deal.clone()
        twin.put({"hand": [deal.hand[0], deal.known[1] | held]})
        weights[held] = STEADILY.weight(twin, 0)
    whole = sum(weights.values())
    assert len(found) > 12
    for held, count in found.items():
        assert abs(count / sum(found.values()) - weights[held] / whole) < 0.05


# -- how likely a world is -------------------------------------------------------------------------


def weight(rest: str, hand: str = "9d Td Jh 2s 4s Kh Kc 7h Ac 3d") -> int:
    """Return the weight of a world with this hand of the rival, after some turns."""
    own = "H: 5c 5d 6d 6s 8s 9s Tc Jc Qh Qs"
    return STEADILY.weight(GIN.position(f"{own} ¦ O: {hand} ¦ phase=DRAW ¦ {rest}"), 0)


TURNS = "D: As 2h 3h 4h 5h 6h ¦ H-: As 3h 5h ¦ O-: 2h 4h 6h"


def test_a_world_weighs_less_the_worse_the_rivals_hand_fits_their_moves() -> None:
    melded = "[9d Td Jd] [Kh Kc Ks] 7c Ac 3d 3c"
    assert weight(TURNS, melded) > weight(TURNS)  # nobody has so much after three turns
    threw, never = TURNS.replace("6h", "8h"), TURNS.replace("6h", "6c")
    assert weight(threw) < weight(never)  # the seven of hearts would be next to it
    assert weight(f"{TURNS} ¦ O+: Kh") < weight(TURNS)  # the king is of no use there
    assert weight(f"{TURNS} ¦ O+: Kh", melded) > weight(f"{TURNS} ¦ O+: 7c", melded)


def test_what_lies_open_is_certain() -> None:
    hand = "[8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac"
    position = f"H: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks ¦ O: {hand} ¦ D: Kc ¦ turn=P0"
    shown = "phase=SHOW_DEFENDER ¦ show: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] ¦ opt: layoff=manual"
    assert STEADILY.weight(GIN.position(f"{position} ¦ {shown}"), 0) == 4096


@seeded(scaled(10, 1))
def test_hands_as_they_were_played_are_likelier_than_others(seed: int) -> None:
    for deal in positions(seed):
        assert 1 <= STEADILY.weight(deal, deal.seat) <= 4096
    true = other = 0
    for number in range(12):
        deal, chance = GIN.deal(seed=seed + number), Random(seed)
        while not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, chance)
            true += STEADILY.weight(deal, deal.seat)
            other += STEADILY.weight(twin, deal.seat)
            deal.play(STEADILY.decide(deal, chance))
    assert true > 1.3 * other


def test_danger_weighs_the_pairs_that_the_other_may_hold() -> None:
    def ways(card: str, theirs: str, unseen: str) -> int:
        return danger(
            1 << NUMBERS[card], cards(tuple(theirs.split())), cards(tuple(unseen.split()))
        )

    assert ways("7h", "7c 7d", "") == 9
    assert ways("7h", "7c", "7d") == 3
    assert ways("7h", "", "5h 6h 8h 9h") == 3
    assert ways("Ah", "2h 3h", "") == 9
    assert ways("Kh", "", "Qh Jh Kc Kd Ks") == 1 + 3
    assert ways("Ks", "", "Ac 2c") == ways("Ac", "", "Ks Qs") == 0
    assert ways("7h", "7c", "6h 9h 8s") == 0
