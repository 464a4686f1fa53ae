"""The Rommé bots keep some melds in hand and put them down at the right time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest

from parlour import GAMES, simulate
from parlour.bots.romme import CARD, POLICY, SteadyBot, StrongBot, outlook
from parlour.bots.romme import melds as melds_of
from parlour.bots.romme.policy import RommePolicy
from parlour.cards import twins
from parlour.cards.bits import JOKER
from parlour.cards.rng import Random
from parlour.games.romme import opening
from parlour.games.romme.deal import RommeDeal
from parlour.pieces import jokers

GAME = GAMES["romme"]
FEW, MANY = "2d 8h 6s", "2d 8h 6s 3c"
OPENING = "[Kc Kd Kh] [Qc Qd Qh] 7s 2c"
STRONG, STEADY = StrongBot(), SteadyBot()


def hand(own: str, theirs: str, more: str = "") -> RommeDeal:
    """Return a deal in which the first of two has drawn."""
    text = f"n=2 ¦ H: {own} ¦ P: {theirs} ¦ D: Qs 7h Tc ¦ phase=PLAY ¦ turn=P0{more}"
    found = GAME.position(text)
    assert isinstance(found, RommeDeal)
    return found


def kind(bot: SteadyBot, deal: RommeDeal) -> str:
    return GAME.format(deal, bot.choose(deal.seen_by(0), 1, 1)).split()[0]


@pytest.mark.parametrize(("rival", "does"), [(MANY, "discard"), (FEW, "meld")])
def test_melds_are_kept_until_a_rival_has_few_cards(rival: str, does: str) -> None:
    assert kind(STRONG, hand(OPENING, rival)) == does


def test_the_steady_bot_puts_down_what_it_can() -> None:
    assert kind(STEADY, hand(OPENING, MANY)) == "meld"


def test_a_player_able_to_go_out_keeps_nothing() -> None:
    assert kind(STRONG, hand("[Kc Kd Kh] [Qc Qd Qh] 7s", MANY)) == "meld"


def test_a_first_meld_that_was_begun_is_completed() -> None:
    deal = hand(OPENING, MANY, " ¦ unopened")
    deal.play(GAME.parse(deal, "meld [Kc Kd Kh]"))
    assert kind(STRONG, deal) == "meld"


def test_a_card_that_fits_the_table_is_kept_too() -> None:
    laid = " ¦ T: (P0) [8c 9c Tc] ¦ T: (P1) [4d 5d 6d]"
    for theirs, does in [(MANY, "discard"), (FEW, "lay")]:
        assert kind(STRONG, hand("Jc 2h 5s Kd", theirs, laid)) == does


@pytest.mark.parametrize(("rival", "why"), [(MANY, "wait"), (FEW, "meld_plan")])
def test_why_it_waits(rival: str, why: str) -> None:
    seen = hand(OPENING, rival).seen_by(0)
    assert STRONG.reason(seen, STRONG.choose(seen.clone(), 1, 1), 1, 1).key == why


# -- what the next draw may bring ------------------------------------------------------------------

GLANCE = RommePolicy()
"""The strong policy without foresight."""


def naturals(meld: int) -> list[int]:
    return [card for card in range(JOKER) if jokers.naturals(meld) >> card & 1]


def weight(cards: Iterable[int]) -> int:
    """Return the value of getting rid of cards: their points, plus six for each."""
    return sum(6 + outlook.cost(card) for card in cards)


def rid_of(deal: RommeDeal, hand: list[int]) -> int:
    """Return the value of the cards that a hand can put down as its best melds and lay off."""
    need = outlook.needed(deal)
    melds = melds_of.plan(*twins.count(hand)[:3], deal.limits, need)
    laid = [card for meld in melds for card in naturals(meld)]
    found = weight(laid) + 18 * sum(map(jokers.jokers, melds))
    if sum(map(opening.value, melds)) < need:
        return found // 2
    left = {*(Counter(hand) - Counter(laid))} - {JOKER}
    table = deal.meld[: deal.melds]
    return found + weight(
        it for it in left if any(opening.fits(meld, deal.limits) >> it & 1 for meld in table)
    )


def unseen_by(deal: RommeDeal) -> Counter[int]:
    """The cards that the acting seat does not see, jokers aside."""
    hands = [*deal.hand[4 * deal.seat :][:4], *deal.known[4 - 4 * deal.seat :][:4]]
    seen = [*twins.members(*hands[:4]), *twins.members(*hands[4:]), *deal.pile[: deal.pile_size]]
    table = [card for meld in deal.meld[: deal.melds] for card in naturals(meld)]
    cards = Counter(it for it in GAME.pack(GAME.options(), 2) if it != JOKER)
    return cards - Counter(seen) - Counter(table)


def hope(deal: RommeDeal, code: int) -> Fraction:
    """Return the average value that a hand can put down after a discard and the next draw."""
    at = 4 * deal.seat
    hand, unseen = twins.members(*deal.hand[at : at + 4]), unseen_by(deal)
    hand.remove(code & CARD)
    found = sum(many * rid_of(deal, [*hand, drawn]) for drawn, many in unseen.items())
    return Fraction(found, unseen.total())


def test_it_discards_no_card_that_lets_a_rival_go_out() -> None:
    laid = " ¦ T: (P1) [8d 8h 8s] ¦ T: (P1) [2d 3d 4d] ¦ closed=P0"
    for theirs, throws in [("Kd", False), ("Kd 9c 2s", True)]:
        deal = hand("[2c 3c 4c] [5h 6h 7h] 8c", theirs, laid)
        assert (GAME.format(deal, POLICY.decide(deal, Random(1))) == "discard 8c") is throws


@pytest.mark.once
def test_it_throws_what_leaves_most_to_hope_for() -> None:
    """Wherever foresight changes the discard, the hand is worth more after the next draw."""
    differ = 0
    for seed in range(6):
        deal = GAME.deal(seed=seed)
        assert isinstance(deal, RommeDeal)
        while not deal.over:
            code, glance = (it.decide(deal, Random(1)) for it in (POLICY, GLANCE))
            if code != glance:
                assert hope(deal, code) > hope(deal, glance) - Fraction(1, 5)  # it is rounded
                differ += 1
            deal.step(code)
    assert differ >= 10


@pytest.mark.long
@pytest.mark.parametrize(("seats", "share"), [(2, 0.65), (4, 0.35)])
def test_it_wins_against_the_steady_bot(seats: int, share: float) -> None:
    line: list[Any] = ["strong", *["steady"] * (seats - 1)]
    found = simulate(GAME, bots=line, deals=4000, seed=11, mirrored=True)
    assert found.points[0].won >= share
