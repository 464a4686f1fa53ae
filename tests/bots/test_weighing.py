"""A bot's advice lists its move, the alternatives, and the value of each."""

from __future__ import annotations

import pytest

import parlour
from parlour import bots
from parlour.bots.stops.going_out import way_out
from parlour.core.game import AnyGame
from tests.helpers import BUDGET, each_preset, scaled, seeded, sparse, states, stream

pytestmark = pytest.mark.once
GIN = parlour.GAMES["gin"]


@each_preset
@seeded(scaled(3))
def test_what_it_would_do_comes_first_and_what_was_done_is_weighed(
    game: AnyGame, preset: str, seed: int
) -> None:
    best = bots.names(game.id)[0]
    for deal in sparse(states(game, preset, seed)):
        if deal.over:
            continue
        seen, legal = deal.seen_by(deal.seat), deal.legal()
        also = legal[stream(seed).below(len(legal))]
        advice = bots.advise(bots.create(best, game.id), seen, BUDGET, seed, also=also)
        assert advice.code == bots.create(best, game.id).choose(seen, BUDGET, seed)
        codes = [it.code for it in advice.weighed]
        assert len(set(codes)) == len(codes)
        assert all(deal.accepts(it) for it in codes)
        if codes:
            assert codes[0] == advice.code
            assert also in codes
            assert advice.cost(also) is not None
            others = [it.tenths for it in advice.weighed[1:]]
            assert others == sorted(others, reverse=True)
        assert len(legal) > 1 or not codes
        alone = bots.advise(bots.create(best, game.id), seen, BUDGET, seed).weighed
        assert all(it.tenths <= alone[0].tenths for it in alone)


def test_what_was_beaten_early_does_not_seem_better_than_what_beat_it() -> None:
    """In the few worlds that it was tried in, it may have been ahead of the best of all."""
    game, asked = parlour.GAMES["michigan"], 0
    strong, casual = (bots.create(name, "michigan") for name in ("strong", "casual"))
    for seed in range(5):
        deal = game.deal(seats=4, seed=seed)
        for _ in range(8):
            seen = deal.seen_by(deal.seat)
            weighed = bots.advise(strong, seen, 1000, seed).weighed
            assert all(it.tenths <= weighed[0].tenths for it in weighed)
            asked += len(weighed) > 2
            deal.step(casual.choose(seen, 10, seed))
    assert asked > 5


def test_a_mistake_costs_what_it_costs() -> None:
    """A card out of a meld is thrown away where five lie loose."""
    hand = "H: [2c 3c 4c] [7d 7h 7s] 9h Jc Qd Kd Ks"
    deal = GIN.position(f"{hand} ¦ O: ?10 ¦ D: 5h ¦ S: ?30 ¦ phase=DISCARD ¦ turn=P0 ¦ for=P0")
    wrong = GIN.parse(deal, "discard 7h")
    advice = bots.advise(bots.create("strong", "gin"), deal, 400, 1, also=wrong)
    assert GIN.format(deal, advice.code)[-2:] in ("9h", "Jc", "Qd", "Kd", "Ks")
    cost = advice.cost(wrong)
    assert cost is not None
    assert cost > 50
    assert advice.cost(advice.code) == 0
    assert advice.cost(GIN.parse(deal, "discard 2d")) is None


def test_a_bot_certain_to_go_out_weighs_nothing() -> None:
    game = parlour.GAMES["michigan"]
    deal = next(
        it
        for seed in range(100)
        for it in states(game, next(iter(game.presets)), seed)
        if not it.over and len(it.legal()) > 1 and way_out(it.seen_by(it.seat))
    )
    advice = bots.advise(bots.create("strong", "michigan"), deal.seen_by(deal.seat), BUDGET, 1)
    assert advice.code == way_out(deal)
    assert advice.weighed == ()
