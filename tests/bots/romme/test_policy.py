"""The policy of the bots: exact where it can be, blind to what is hidden, and it goes out."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import parlour
from parlour.bots.romme import AT_ONCE, POLICY
from parlour.bots.romme import melds as melds_of
from parlour.cards import bits, cards, twins
from parlour.cards.rng import Random
from parlour.games.romme import actions, state
from parlour.games.romme.deal import RommeDeal
from parlour.pieces import jokers
from parlour.search.montecarlo import search
from tests.games.romme import naive
from tests.games.romme.test_fuzz import random_deal
from tests.helpers import COMPILED, scaled, seeded, some, stream

GAME = parlour.GAMES["romme"]
LIMITS = [
    jokers.limits_of(2, 2, 15),
    jokers.limits_of(3, 1, 1),
    jokers.limits_of(1, 12, 15),
    jokers.limits_of(2, 2, 15) | jokers.CORNER,
]
FEW = 10 if COMPILED else 3  # deals of a start
UNIVERSE = [*naive.set_codes(), *naive.run_codes(2)]


# -- the best melds --------------------------------------------------------------------------------


def worth(meld: int) -> int:
    """Return the value of getting rid of a meld's cards."""
    return sum(18 if card == bits.JOKER else 6 + points(card) for card in naive.cards_of(meld))


def points(card: int) -> int:
    """Return the penalty points of a card in hand."""
    return min((card & 15) + 1, 10) if card & 15 else 11


def most_worth(hand: Sequence[int], universe: Sequence[int], need: int) -> int | None:
    """The most that melds are worth which count *need* together; None if there are none."""
    best = 0 if need <= 0 else None
    for i, meld in enumerate(universe):
        left = naive.without(hand, naive.cards_of(meld))
        if left is not None:
            more = most_worth(left, universe[i:], need - naive.value(meld))
            if more is not None:
                best = max(best or 0, more + worth(meld))
    return best


def some_hand(chance: random.Random) -> list[int]:
    """A hand of up to nine cards that lie close together, some twice, and up to two jokers."""
    ranks = [(chance.randrange(13) + i) % 13 for i in range(chance.randint(2, 6))]
    suits = chance.sample(range(4), chance.randint(1, 4))
    near = [suit << 4 | rank for suit in suits for rank in ranks] * 2
    wild = chance.choice([0, 0, 1, 1, 2])
    cards = [card for card in {*near} for _ in range(chance.choice([1, 1, 2]))]
    return chance.sample(cards, min(len(cards), 9 - wild)) + [bits.JOKER] * wild


@seeded(scaled(160))
def test_the_best_melds_are_those_of_all_choices(seed: int) -> None:
    chance = random.Random(seed)
    best_of_all(some_hand(chance), chance.choice(LIMITS))


@pytest.mark.parametrize(
    "hand",
    [
        "As As 2s 2s 3s *",  # one three for two runs
        "4c 5c 5c 6c 7c 7c *",
        "Qc Kc Ac Ad Ah *",  # a run and a set want the ace
        "7c 7d 7h 5h 6h *",
        "5c 5d 5h 5s *",  # a joker is worth more than a five
        "6c 6c 6d 6d 6h *",
        "9d Td Jd Qd Kd *",  # no use: a longer run
    ],
)
def test_a_lone_joker_frees_a_card_for_another_meld(hand: str) -> None:
    held = [cards.number(word) if word != "*" else bits.JOKER for word in hand.split()]
    for limits in LIMITS:
        best_of_all(held, limits)


def best_of_all(hand: list[int], limits: int) -> None:
    """Compare the best melds of a hand with all choices of melds."""
    universe = naive.melds_in(hand, limits, naive.within(UNIVERSE, hand))
    once, twice, wild, _ = twins.count(hand)
    for need in (0, 30, 40):
        found = melds_of.plan(once, twice, wild, limits, need)
        left: list[int] | None = hand
        for meld in found:
            assert naive.allowed(meld, limits)
            assert left is not None
            left = naive.without(left, naive.cards_of(meld))
        assert left is not None
        best = most_worth(hand, universe, need)
        if best is None:  # nothing opens: what would be laid then
            best = most_worth(hand, universe, 0)
        else:
            assert sum(map(naive.value, found)) >= need
        assert sum(map(worth, found)) == best


# -- going out -------------------------------------------------------------------------------------

LAUGHED_AT = (
    "n=2 ¦ H: 4c 4h ¦ P: 2d 8h 6s ¦ T: (P0) [4d 5d 6d 7d 8d] ¦ T: (P0) [9c 9d 9h] ¦ "
    "T: (P1) [3c 4c 5c *6c 7c] ¦ T: (P1) [6s 7s 8s 9s] ¦ T: (P0) [8c 9c *Tc Jc] ¦ "
    "D: Qd 7h Tc ¦ phase=DRAW ¦ turn=P0"
)


def turn_of(deal: RommeDeal) -> list[str]:
    """Play the turn to its end as the policy decides; return its actions."""
    seat, done = deal.seat, []
    while deal.seat == seat:
        code = POLICY.decide(deal, Random(1))
        done.append(GAME.format(deal, code))
        deal.play(code)
    return done


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (LAUGHED_AT, ["take", "swap Tc>T4", "meld [4c 4h *]"]),
        # a chain: the card taken makes room for what the hand holds
        ("H: 6h 2c ¦ T: [2h 3h 4h] ¦ D: 5h ¦ phase=DRAW", ["take"]),
        # first two swaps, each with its own meld
        (
            "H: 9c Ks Kd Qs Qd 2h ¦ T: [6s 6h *] ¦ T: [7c 8c *9c Tc] ¦ D: 6d ¦ phase=DRAW",
            ["take"],
        ),
        # a first meld of all there is, a card left over
        ("H: Kh Ks 4h 4s 4d 9c ¦ unopened ¦ phase=DRAW ¦ D: Kd", ["take"]),
        # what is due comes first, and the rest of the first meld in any order
        (
            (
                "H: Kc 3d 7d Qd Kd 2h 3h 4h Qh As 3s * * ¦ T: (P1) [Jh *Qh Kh Ah] ¦ "
                "T: [Qc Qs *] ¦ D: 3c ¦ phase=DRAW ¦ unopened ¦ opt: take_discard=must_meld "
                "joker_set_swap=complete_only"
            ),
            ["take"],
        ),
        # the joker swapped has to stand for a card of the hand
        (
            "H: Ac Qc Kc Kd Ah Th ¦ T: [Qh Kh *Ah] ¦ D: Ks ¦ phase=DRAW",
            ["take", "swap Ah>T0"],
        ),
        # as one of two jokers has
        ("H: 5h 6h 7h 7c * ¦ D: * ¦ phase=DRAW", ["take"]),
        # one for a card that two runs want, or a run and a set
        ("H: Ah Ah 2h 2h * 9c ¦ D: 3h ¦ phase=DRAW", ["take"]),
        ("H: 7c 7d 5h 6h * Kc ¦ D: 7h ¦ phase=DRAW", ["take"]),
        # one joins four cards, although one of them could be in a set
        (
            (
                "H: 3c 8c Tc Jc Ad 5d Td 4h 9h 7s 8s Ts * ¦ T: [6d 7d 8d 9d] ¦ T: [Ah 2h *3h]"
                " ¦ T: [Th *Jh Qh] ¦ T: [Ac As *] ¦ D: 7c ¦ phase=DRAW"
            ),
            ["take"],
        ),
    ],
)
def test_it_sees_what_wins_now(text: str, done: list[str]) -> None:
    deal = GAME.position(text)
    found = turn_of(deal)
    assert (deal.over, GAME.result(deal).winner) == (True, 0), found
    assert found[: len(done)] == done


class GaveUp(Exception):
    """The search would take too long."""


def goes_out(deal: RommeDeal, seat: int, left: list[int]) -> bool:
    """Whether a seat can go out in this turn: every sequence of listed actions is tried."""
    known: set[bytes] = set()

    def search(it: RommeDeal) -> bool:
        left[0] -= 1
        if left[0] < 0:
            raise GaveUp
        known.add(it.state())
        for code in it.legal():
            twin = it.clone()
            twin.step(code)
            if twin.over:
                if GAME.result(twin).winner == seat:
                    return True
            elif twin.seat == seat and twin.state() not in known and search(twin):
                return True
        return False

    return search(deal)


def has_triplets(deal: RommeDeal) -> bool:
    """Whether the acting seat holds three equal cards: `going_out` does not examine such hands."""
    return deal.hand[4 * deal.seat + 3] != 0


def chances(deal: RommeDeal, chance: random.Random, careless: float) -> list[RommeDeal]:
    """The states of a deal, played at random or by the policy, where the top discard wins now."""
    found, rng = [], Random(chance.randrange(2**32))
    while not deal.over:
        legal = deal.legal()
        if actions.TAKE in legal:
            twin = deal.clone()
            twin.step(actions.TAKE)
            try:
                known = not has_triplets(twin)
                if known and goes_out(twin, twin.seat, [300 if COMPILED else 60]):
                    found.append(deal.clone())
            except GaveUp:
                pass
        deal.step(chance.choice(legal) if chance.random() < careless else POLICY.decide(deal, rng))
    return found


def check_chances(start: int, deals: int) -> int:
    """All chances of so many deals are taken; return how many there were."""
    number = 0
    for seed in range(start, start + deals):
        chance = random.Random(seed)
        deal = random_deal(chance)
        for it in chances(deal, chance, chance.choice([0.05, 0.3, 1])):
            number += 1
            seat, text = it.seat, GAME.describe(it)
            done = turn_of(it)
            assert it.over, (text, done)
            assert GAME.result(it).winner == seat, (text, done)
    return number


@pytest.mark.parametrize("start", some(range(0, 80, 10)))
def test_every_discard_that_wins_now_is_taken(start: int) -> None:
    check_chances(start, FEW)


@pytest.mark.long
def test_two_hundred_discards_that_win_now_are_taken() -> None:
    number, start = 0, 1000
    while number < 200:
        number += check_chances(start, 20)
        start += 20


# -- what it may know ------------------------------------------------------------------------------


@pytest.mark.parametrize("start", some(range(0, 60, 10)))
def test_it_decides_alike_whatever_is_hidden(start: int) -> None:
    for seed in range(start, start + FEW):
        chance = random.Random(seed)
        deal = random_deal(chance)
        while not deal.over:
            twin = deal.clone()
            twin.resample(deal.seat, stream(seed))
            choices = [POLICY.decide(it, Random(1)) for it in (deal, twin)]
            seen = deal.seen_by(deal.seat)
            assert [POLICY.decide(seen, Random(1)), choices[1]] == [choices[0]] * 2
            deal.step(choices[0] if chance.random() < 0.7 else chance.choice(deal.legal()))


# -- what is worth a try, and how likely hands are ------------------------------------------------


@pytest.mark.parametrize("start", some(range(0, 60, 10)))
def test_what_is_worth_a_try_is_little_and_has_its_own_choice(start: int) -> None:
    for seed in range(start, start + FEW):
        chance = random.Random(seed)
        deal = random_deal(chance)
        while not deal.over:
            codes, choice = POLICY.listed(deal), POLICY.decide(deal, Random(1))
            assert choice in codes
            assert len({*codes}) == len(codes) <= 8
            if deal.legal()[0] < actions.MELD and choice != actions.TAKE:
                assert codes == deal.legal()  # all ways to draw
            deal.step(choice if chance.random() < 0.7 else chance.choice(codes))


def test_a_player_able_to_go_out_considers_nothing_else() -> None:
    deal = GAME.position(LAUGHED_AT)
    assert POLICY.listed(deal) == [actions.TAKE]
    deal.play(actions.TAKE)
    assert [GAME.format(deal, code) for code in POLICY.listed(deal)] == ["swap Tc>T4"]


@pytest.mark.parametrize(
    ("likely", "unlikely"),
    [
        # a player who has opened has put down melds, cards that fit, and jokers
        ("P: 2c 7d 9h ¦ T: [8c 9c Tc]", "P: 7c 7d 7h ¦ T: [8c 9c Tc]"),
        ("P: 2c 7d 9h ¦ T: [8c 9c Tc]", "P: 2c 7d Jc ¦ T: [8c 9c Tc]"),
        ("P: 2c 7d 9h ¦ T: [8c 9c Tc]", "P: 2c 7d * ¦ T: [8c 9c Tc]"),
        # nobody keeps what could open
        (
            "P: Kh Ks Kc 4h 4s 2c 7d ¦ closed=P1",
            "P: Kh Ks Kc 4h 4s 4c 7d ¦ closed=P1",
        ),
        # the player discarded, or left, the neighbours of a card in hand
        ("P: 2c 7d 9h", "P: 7s 6h Ac"),
    ],
)
def test_hands_are_unlikely_that_would_have_been_played_otherwise(
    likely: str, unlikely: str
) -> None:
    given = [
        GAME.position(f"H: Qd Qs ¦ {it} ¦ D: Ah 7h 6s Ad 7c ¦ phase=DRAW")
        for it in (likely, unlikely)
    ]
    more, less = (AT_ONCE.weight(deal, 0) for deal in given)
    assert more > less


def test_a_waiting_player_may_hold_enough_to_open() -> None:
    hands = "P: Kh Ks Kc 4h 4s 2c 7d", "P: Kh Ks Kc 4h 4s 4c 7d"
    given = [GAME.position(f"H: Qd Qs ¦ {it} ¦ closed=P1 ¦ D: Ah 7h ¦ phase=DRAW") for it in hands]
    fewer, more = (POLICY.weight(deal, 0) for deal in given)
    assert more >= fewer


@pytest.mark.once
def test_real_hands_are_likelier_than_hands_dealt_again() -> None:
    real = dealt = 0
    for seed in range(40):
        deal, rng = GAME.deal(seed=seed), Random(seed)
        while not deal.over:
            if deal.phase == state.DRAW:
                twin = deal.clone()
                twin.resample(deal.seat, rng)
                real += POLICY.weight(deal, deal.seat)
                dealt += POLICY.weight(twin, deal.seat)
            deal.step(POLICY.decide(deal, rng))
    assert real > 1.2 * dealt


def test_a_deal_is_worth_its_points_and_more_if_it_is_won() -> None:
    deal = GAME.position("H: 9c ¦ P: Kh 2d ¦ T: [2h 3h 4h]")
    deal.play(deal.legal()[0])
    found = search(GAME.position("H: 9c ¦ P: Kh 2d ¦ T: [2h 3h 4h]"), POLICY, 1, 1)
    assert (deal.score(0), deal.score(1)) == (0, -12)
    assert found[0].mean > 0
