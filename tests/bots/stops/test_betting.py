"""*Steady* in Tripoley bets so that nobody can read it: it doubts raises, and bluffs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from parlour import GAMES, bots
from parlour.bots.tripoley.betting import careful, raiser
from parlour.core.codec import kind_of
from parlour.core.told import NOTHING, Memory
from parlour.games.stops import actions
from parlour.pieces import poker
from tests.helpers import scaled

pytestmark = pytest.mark.once

TRIPOLEY = GAMES["tripoley"]
FLUSH, FULL_HOUSE = 5, 6
BETS = (actions.FOLD, actions.CALL, actions.RAISE)


class Bet(NamedTuple):
    """A bet: its kind, what a call would cost, the category of the five, and who raised last."""

    kind: int
    call: int
    category: int
    raiser: int
    careful: set[int]


def bets(level: str, matches: int, *, told: bool = True) -> Iterator[Bet]:
    """Yield the bets of four bots of a level in matches of six deals."""
    bot, number = bots.create(level, "tripoley"), 0
    for seed in range(matches):
        match: Any = TRIPOLEY.match(TRIPOLEY.options(deals=6), 4, seed=seed)
        memory = Memory(TRIPOLEY)
        while True:
            deal = match.deal
            memory.begin(deal, match.dealer)
            while (seat := deal.seat) >= 0:
                known, number = memory.told(seat) if told else NOTHING, number + 1
                code = bots.choose(bot, deal.seen_by(seat), 1, number, known)
                if kind_of(code) in BETS:
                    call = deal.view(seat).betting.call
                    category = poker.category(poker.strength(deal.five[seat], deal.ace_low))
                    yield Bet(kind_of(code), call, category, raiser(known), careful(known.past))
                memory.note(seat, code)
                deal.step(code)
            memory.end(match.settle(), match.totals)
            if match.over:
                break
            match.start()


def test_steady_folds_to_raises_of_careful_players_but_with_a_full_house() -> None:
    found = [it for it in bets("steady", scaled(50)) if it.call and it.raiser in it.careful]
    assert len(found) > 10
    for it in found:
        assert (it.kind == actions.FOLD) or it.category >= FULL_HOUSE
    assert any(it.kind != actions.FOLD for it in found)


def test_steady_calls_raises_of_players_whom_it_does_not_know() -> None:
    found = [it for it in bets("steady", scaled(20), told=False) if it.call]
    assert any(it.kind == actions.CALL and it.category < FULL_HOUSE for it in found)


def test_steady_does_not_raise_with_good_hands_only() -> None:
    raised = [it for it in bets("steady", scaled(30)) if it.kind == actions.RAISE and not it.call]
    assert any(it.category < FLUSH for it in raised)
    assert any(it.category >= FLUSH for it in raised)


@pytest.mark.long
def test_long_steady_bluffs_with_one_hand_in_six() -> None:
    found = [it for it in bets("steady", 120) if not it.call]
    weak = Counter(it.kind for it in found if it.category < FLUSH)
    assert 0.1 < weak[actions.RAISE] / weak.total() < 0.24
    assert weak[actions.FOLD] == 0
    raised = [it.category for it in found if it.kind == actions.RAISE]
    assert 0.1 < sum(it < FLUSH for it in raised) / len(raised) < 0.6


def test_a_player_that_always_raises_is_not_careful() -> None:
    """The weaker levels raise whenever they are first."""
    for level, known in (("fair", False), ("steady", True)):
        found = [it.careful for it in bets(level, 4)]
        assert any(found) == known


def test_a_folded_flush_is_said_to_be_average() -> None:
    """Everybody has the best five of ten cards, so a flush beats about half of all hands."""
    bot: Any = bots.create("strong", "tripoley").adviser  # type: ignore[attr-defined]
    found = []
    for seed in range(400):
        deal: Any = TRIPOLEY.deal(TRIPOLEY.options(auction="none"), 4, seed=seed, dealer=0)
        while kind_of(deal.legal()[0]) != actions.FOLD:
            deal.play(bot.choose(deal.seen_by(deal.seat), 1, seed))
        raises = [it for it in deal.legal() if kind_of(it) == actions.RAISE]
        deal.play(raises[0])
        worth = poker.strength(deal.five[deal.seat], deal.ace_low)
        if poker.category(worth) != FLUSH:
            continue
        reason = bot.reason(deal.seen_by(deal.seat), actions.FOLD, 1, seed)
        assert reason.words == {"hand": "hand-flush"}
        assert reason.facts["cards"] == deal.hand[deal.seat].bit_count()
        found.append(reason.facts["beats"])
        for language, word in (
            ("en", "flush"),
            ("de", "Flush"),
            ("ja", "フラッシュ"),
            ("sk", "farba"),
        ):
            assert word in reason.say("tripoley", language), reason.say("tripoley", language)
    assert 30 < sum(found) / len(found) < 80
