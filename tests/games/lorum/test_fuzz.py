"""Random deals under random options, compared step by step with the naive rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.games.lorum.deal import LorumDeal
from parlour.games.lorum.match import LorumMatch
from parlour.games.lorum.view import LorumView
from tests.fuzz import random_rules, read_back, uneven_pack, until_over
from tests.helpers import some

from . import naive
from .playing import GAME

LONGEST = 4 + 3 + 4 + 32  # actions of a deal (rules §13)


def random_carry(rules: Any, seats: int, chance: random.Random) -> tuple[int, ...]:
    """A pool and stacks as a match may have come to."""
    if chance.random() < 0.5:
        return ()
    least = 0 if rules.insolvency != "credit" else -40
    return (chance.randint(0, 90), *(chance.randint(least, 60) for _ in range(seats)))


def random_deal(chance: random.Random) -> LorumDeal:
    """A deal with any pool and stacks."""
    rules = random_rules(GAME, chance)
    seats = chance.choice((3, 4))
    pack = uneven_pack(GAME, rules, seats, chance)
    carry = random_carry(rules, seats, chance)
    return GAME.deal(rules, seats, cards=pack, dealer=chance.randrange(seats), carry=carry)


def choose(deal: LorumDeal, chance: random.Random) -> int:
    """A legal action; declarations are rarer than chance would have them."""
    codes = deal.legal()
    declaring = deal.view(0).phase in ("DECLARE", "OVERRIDE")
    return codes[0] if declaring and chance.random() < 0.75 else chance.choice(codes)


class Ledger:
    """Follow a deal by the naive rules as it is played."""

    def __init__(self, deal: LorumDeal) -> None:
        self.views: list[LorumView] = [deal.view(seat) for seat in range(deal.seats)]
        self.barred: list[set[str]] = [set() for _ in range(deal.seats)]
        self.wealth = self.views[0].pool + sum(self.views[0].stacks)

    def see(self, deal: LorumDeal) -> LorumView:
        """Compare all that is public with the naive rules; return the acting seat's view."""
        self.views = [deal.view(seat) for seat in range(deal.seats)]
        first = self.views[0]
        assert first.pool + sum(first.stacks) == self.wealth
        assert first.pool >= 0
        exposed = {card: seat for seat, cards in enumerate(first.exposed) for card in cards}
        for seat, view in enumerate(self.views):
            assert not self.barred[seat] & set(view.hand)
            cards, expose = first.taken[seat], deal.options.expose
            assert first.points[seat] == naive.points(cards, seat, exposed, expose)
            assert len(cards) == first.tricks[seat] * deal.seats
            held = {card for card, owner in exposed.items() if owner == seat}
            gone = {card for taken in first.taken for card in taken}
            gone |= set(first.trick.cards) if first.trick else set()
            assert held - gone <= set(view.hand)
        return self.views[deal.seat]

    def play(self, view: LorumView, text: str) -> None:
        """Note what a card shows."""
        trick = view.trick.cards if view.trick else ()
        self.barred[view.seat] |= naive.shown(text.removeprefix("play "), trick, view.mode)


def check_legal(view: LorumView, texts: list[str], rules: Any) -> None:
    """Check that the legal actions are those of the naive rules."""
    if view.phase == "DECLARE":
        assert texts == ["pass", "small", "big"]
    elif view.phase == "OVERRIDE":
        assert texts == ["pass", "big"]
        assert view.seat != view.declarer
    elif view.phase == "EXPOSE":
        held = [queen for queen in ("Qc", "Qs") if queen in view.hand]
        sets = [*held, *([" ".join(held)] if len(held) == 2 else [])]
        assert sorted(texts) == sorted(["none", *(f"expose {it}" for it in sets)])
        assert rules.expose != "off"
        assert view.mode == "regular" or rules.expose_declared
    else:
        trick = view.trick.cards if view.trick else ()
        wanted = naive.playable(view.hand, trick, view.mode)
        assert sorted(texts) == sorted(f"play {card}" for card in wanted)


def check_end(deal: LorumDeal, ledger: Ledger) -> str:
    """Check a finished deal's result against the naive rules; return its kind."""
    view = ledger.see(deal)
    result = view.result
    assert result is not None
    rules, n = deal.options, deal.seats
    before = [stack - chips for stack, chips in zip(view.stacks, result.chips, strict=True)]
    pool = ledger.wealth - sum(before)
    kind, change, after = naive.settle(
        view.mode,
        view.declarer,
        view.tricks,
        view.points,
        before,
        pool,
        cap=rules.insolvency == "cap",
        split=rules.two_zero_split,
    )
    assert (result.kind, list(result.chips), result.pool) == (kind, change, after)
    left = [len(view.hand) for view in ledger.views]
    if any(left):  # rule R7.6
        assert rules.early_stop == "all" or (
            rules.early_stop == "declared" and view.mode != "regular"
        )
        assert len(set(left)) == 1
    assert sum(view.tricks) + left[0] == (8 if n == 4 else 10)
    for stack, bought in zip(view.stacks, result.bought, strict=True):
        assert bought % rules.start_chips == 0
        assert (bought > 0) == (rules.insolvency == "rebuy" and stack < 0)
        assert bought == 0 or 0 <= stack + bought < rules.start_chips
    return kind


def play_one(seed: int) -> str:
    """Play a random deal; check it at every step; return how it ended."""
    chance = random.Random(seed)
    deal = random_deal(chance)
    ledger = Ledger(deal)
    for legal in until_over(GAME, deal, LONGEST):
        view = ledger.see(deal)
        check_legal(view, [GAME.format(deal, code) for code in legal], deal.options)
        code = choose(deal, chance)
        ledger.play(view, GAME.format(deal, code))
        deal.play(code)
        if chance.random() < 0.05 and not deal.over:
            read_back(GAME, deal)
    return check_end(deal, ledger)


@pytest.mark.parametrize("start", some(range(0, 600, 60)))
def test_deals_keep_to_the_naive_rules(start: int) -> None:
    endings = {play_one(seed) for seed in range(start, start + 60)}
    assert len(endings) >= 5


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 24_000, 1_000))
def test_long_fuzz(start: int) -> None:
    for seed in range(start, start + 1_000):
        play_one(10_000_000 + seed)


# -- matches ---------------------------------------------------------------------------------------


def play_match(seed: int) -> None:
    """Play a match of few deals; no chip is lost between them or at the end."""
    chance = random.Random(seed)
    rules = random_rules(GAME, chance)
    match = GAME.match(rules, chance.choice((3, 4)), seed=seed)
    assert isinstance(match, LorumMatch)
    wealth = match.seats * rules.start_chips
    for _ in range(30):
        while not match.deal.over:
            match.deal.step(choose(match.deal, chance))
        match.settle()
        assert sum(match.stacks) + match.pool == wealth + sum(match.bought)
        assert match.pool >= 0
        assert match.totals == [
            stack - bought for stack, bought in zip(match.stacks, match.bought, strict=True)
        ]
        if rules.insolvency != "credit":
            assert min(match.stacks) >= 0
        if match.over:
            assert match.pool == 0
            break
        match.start()


@pytest.mark.parametrize("seed", some(range(60)))
def test_no_chip_is_lost_in_a_match(seed: int) -> None:
    play_match(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 1_000, 100))
def test_long_matches(start: int) -> None:
    for seed in range(start, start + 100):
        play_match(10_000_000 + seed)
