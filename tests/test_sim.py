"""Simulations: the same result however the work is spread, and what they refuse."""

from __future__ import annotations

import math
import pickle
import subprocess
import sys
from typing import Any

import pytest

from parlour import GAMES, BotError, OptionError
from parlour.bots import AnyBot
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.search.playout import play_deals, play_random
from parlour.sim import MatchResult, Result, simulate
from parlour.sim.tables import WHOLE, shares_of
from tests.helpers import some

pytestmark = pytest.mark.once

BATCH = 10


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking bots play their deals in batches of `BATCH`: so few deals make several."""
    monkeypatch.setattr(sys.modules["parlour.sim.simulate"], "THINKING_BATCH", BATCH)


games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
some_games = pytest.mark.parametrize("game", some([*GAMES.values()]), ids=lambda game: game.id)


def facts(result: Result) -> object:
    return result.deals, result.decisions, result.points


@some_games
def test_random_deals_do_not_depend_on_jobs(game: AnyGame) -> None:
    runs = [simulate(game, deals=120, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert facts(runs[0]) == facts(runs[1])
    assert runs[0].deals == 120
    assert runs[0].decisions > 120
    assert facts(simulate(game, deals=120, seed=6)) != facts(runs[0])


@pytest.mark.usefixtures("small_batches")
@some_games
def test_thinking_deals_do_not_depend_on_jobs(game: AnyGame) -> None:
    line = ["steady", *["random"] * (game.seats[0] - 1)]
    runs = [simulate(game, bots=line, deals=BATCH + 2, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert facts(runs[0]) == facts(runs[1])
    assert [row.bot for row in runs[0].points] == line


@games
def test_mirrored_equal_bots_are_level_to_the_point(game: AnyGame) -> None:
    line = ["steady"] * game.seats[0]
    result = simulate(game, bots=line, deals=8, seed=5, mirrored=True)
    assert len({(row.mean, row.won) for row in result.points}) == 1


@games
@pytest.mark.parametrize("place", [0, -1], ids=["fewest", "most"])
def test_the_seats_with_the_most_points_share_the_deal(game: AnyGame, place: int) -> None:
    options = game.options()
    seats = game.seats_for(options)[place]
    for seed in range(40):
        deal = game.deal(seats=seats, seed=seed)
        play_random(deal, seed)
        points = [deal.score(seat) for seat in range(seats)]
        best = [seat for seat in range(seats) if points[seat] == max(points)]
        won = shares_of(points)
        assert won == [(seat in best) * WHOLE // len(best) for seat in range(seats)]
        assert game.result(deal).winner in (*(best if len(best) == 1 else ()), -1)
        tally = play_deals(game.new_deal(options, seats), game.pack(options, seats), seed, 1)
        parts = [part for _, _, part in tally.sums()]
        assert sum(parts) == tally.whole  # the same count in the compiled loop
        totals = [total for total, _, _ in tally.sums()]
        assert parts == shares_of(totals)


def test_a_dead_deal_is_won_by_halves() -> None:
    game = GAMES["gin"]
    pack, rules = game.pack(game.options(), 2), game.options()
    tally = play_deals(game.new_deal(rules, 2), pack, 1, 60)
    assert tally.whole // 2 in {part % tally.whole for _, _, part in tally.sums()}
    rows = simulate(game, deals=60, seed=1).points
    assert [row.won for row in rows] != [0, 0]
    assert sum(row.won for row in rows) == pytest.approx(1)


@games
@pytest.mark.parametrize("name", ["random", "steady"])
def test_every_deal_is_won_once(game: AnyGame, name: str) -> None:
    bots = [name, *["random"] * (game.seats[0] - 1)]
    shares = [row.won for row in simulate(game, bots=bots, deals=20, seed=4).points]
    assert sum(shares) == pytest.approx(1)


@games
def test_the_interval_holds_the_mean_and_narrows(game: AnyGame) -> None:
    few, many = (simulate(game, deals=deals, seed=2).points[0] for deals in (60, 600))
    assert few.low <= few.mean <= few.high
    assert many.high - many.low < few.high - few.low


@pytest.mark.usefixtures("small_batches")
@games
def test_several_batches_add_up(game: AnyGame) -> None:
    line = ["steady", *["random"] * (game.seats[0] - 1)]
    assert simulate(game, bots=line, deals=2 * BATCH + 1, seed=1).deals == 2 * BATCH + 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"bots": ["nobody"]}, "unknown_bot"),
        ({"deals": 0}, "bad_count"),
        ({"matches": 0}, "bad_count"),
        ({"jobs": 0}, "bad_count"),
        ({"seats": 99}, "bad_seats"),
    ],
)
@games
def test_what_is_refused(game: AnyGame, wish: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        simulate(game, **wish)
    assert refused.value.code == code


@games
def test_there_is_one_bot_for_all_or_one_for_each_seat(game: AnyGame) -> None:
    seats = game.seats[0]
    with pytest.raises(OptionError) as refused:
        simulate(game, bots=["random"] * (seats + 1), seats=seats)
    assert refused.value.code == "bots_for_seats"


@games
def test_one_deal_says_nothing_of_the_interval(game: AnyGame) -> None:
    row = simulate(game, deals=1).points[0]
    assert (row.low, row.high) == (-math.inf, math.inf)


# -- whole matches ---------------------------------------------------------------------------------


def played(result: MatchResult) -> object:
    return result.matches, result.unfinished, result.deals, result.decisions, result.standings


def steady_and_random(game: AnyGame) -> list[str]:
    seats = game.usual_seats(game.options())
    return ["steady", *["random"] * (seats - 1)]


@some_games
def test_matches_do_not_depend_on_jobs(game: AnyGame) -> None:
    runs = [simulate(game, matches=14, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert played(runs[0]) == played(runs[1])
    assert runs[0].matches == 14
    assert played(simulate(game, matches=14, seed=6)) != played(runs[0])


@some_games
def test_matches_of_thinking_bots_do_not_depend_on_jobs(game: AnyGame) -> None:
    short: dict[str, Any] = {"bots": ["steady"] * game.seats[0], "matches": 2, "seed": 5}
    assert played(simulate(game, **short)) == played(simulate(game, **short, jobs=2))


def test_nor_do_many_matches_of_a_short_game() -> None:
    many: dict[str, Any] = {"bots": ["steady"] * 2, "matches": 13, "seed": 5}
    assert played(simulate(GAMES["gin"], **many)) == played(simulate(GAMES["gin"], **many, jobs=2))


@games
def test_a_match_is_simulated_as_it_is_played(game: AnyGame) -> None:
    """Every match is won once, places and totals are those of the match, deals are counted."""
    result = simulate(game, bots=steady_and_random(game), matches=3, seed=1)
    rows = result.standings
    assert sum(row.won for row in rows) == pytest.approx(1)
    assert all(1 <= row.place <= result.seats for row in rows)
    assert all(row.low <= row.won <= row.high for row in rows)
    assert all(row.points_low <= row.points <= row.points_high for row in rows)
    assert result.deals_per_match == result.deals / 3 >= 1
    assert not result.unfinished


@games
def test_mirrored_equal_bots_win_as_many_matches(game: AnyGame) -> None:
    line = ["random"] * game.seats[0]
    rows = simulate(game, bots=line, matches=2 * len(line), seed=5, mirrored=True).standings
    assert len({(round(row.won, 9), row.place, row.points) for row in rows}) == 1


def test_a_match_that_chance_never_ends_is_ended_and_said_so() -> None:
    game = GAMES["gin"]
    result = simulate(game, game.options("straight", target=500), matches=1)
    assert result.unfinished == 1
    assert result.deals == 10_000


# -- bots of one's own -----------------------------------------------------------------------------


def lowest(seen: Deal, budget: int, seed: int) -> int:
    """Return the first thing that is legal."""
    assert seen.seat >= 0
    assert budget
    assert 0 <= seed < 1 << 64
    return seen.legal()[0]


class Lowest:
    """The same as a bot."""

    name = "low"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        return lowest(seen, budget, seed)


class Failing:
    """Fails at its third decision."""

    name = "clumsy"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        self.asked += 1
        if self.asked == 3:
            raise ZeroDivisionError("oh")
        return seen.legal()[0]


class Cheat:
    """Does what is not allowed."""

    name = "cheat"

    def __init__(self, code: Any) -> None:
        self.code = code

    def choose(self, seen: Deal, budget: int, seed: int) -> Any:
        return self.code


@games
def test_a_bot_may_be_an_object_a_class_a_callable_or_where_one_stands(game: AnyGame) -> None:
    there = ["tests.test_sim:Lowest", "tests.test_sim:lowest"]
    own: list[AnyBot] = [Lowest(), Lowest, lowest, *there, Lowest().choose]
    others = ["random"] * (game.seats[0] - 1)
    found = [simulate(game, bots=[bot, *others], deals=20, seed=3) for bot in own]
    assert len({(row.decisions, row.points[0].mean, row.points[0].won) for row in found}) == 1
    assert [row.points[0].bot for row in found] == [
        "low",
        "low",
        "lowest",
        "low",
        "lowest",
        "choose",
    ]


@pytest.mark.usefixtures("small_batches")
def test_own_bots_do_not_depend_on_jobs_either() -> None:
    game, others = GAMES["gin"], ["random"]
    own: list[AnyBot] = [lowest, Lowest(), "tests.test_sim:Lowest"]
    for bot in some(own):
        runs = [simulate(game, bots=[bot, *others], deals=BATCH + 2, jobs=jobs) for jobs in (1, 2)]
        assert facts(runs[0]) == facts(runs[1])


@games
def test_a_code_says_what_it_means_without_the_deal(game: AnyGame) -> None:
    read: set[str] = set()

    def reader(seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        assert seen.seat >= 0 < budget
        read.update(str(game.action(code).__struct_config__.tag) for code in legal)
        return legal[seed % len(legal)]

    simulate(game, bots=[reader], deals=10)  # no pickle is needed
    assert len(read) > 2


@games
def test_what_a_bot_does_with_the_deal_it_sees_changes_nothing(game: AnyGame) -> None:
    """It plays its deal to the end, by itself, and then does what another does."""

    def wild(seen: Deal, budget: int, seed: int) -> int:
        code = lowest(seen, budget, seed)
        while not seen.over:
            seen.play(seen.legal()[-1])
        return code

    calm, wilder = (
        simulate(game, bots=[bot], seats=game.seats[0], deals=2, seed=4) for bot in (lowest, wild)
    )
    rows = [[(row.seat, row.mean, row.won) for row in it.points] for it in (calm, wilder)]
    assert rows[0] == rows[1]


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        (lambda *facts: facts[0].legal()[0], "bot_not_sent"),
        ("nobody", "unknown_bot"),
        ("no_such_module:bot", "bot_not_found"),
        ("tests.test_sim:nobody", "bot_not_found"),
        ("tests.test_sim:", "bot_not_found"),
        ("tests.test_sim:Cheat", "bot_not_made"),
        (7, "no_bot"),
    ],
)
def test_an_invalid_bot_is_refused(bot: Any, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        simulate(GAMES["gin"], bots=[bot], deals=4, jobs=2)
    assert refused.value.code == code
    assert "{" not in str(refused.value)


@pytest.mark.parametrize(
    ("game", "jobs"), [*((game, 1) for game in GAMES.values()), (GAMES["gin"], 2)]
)
def test_a_bot_that_fails_is_named_with_seat_seed_and_position(game: AnyGame, jobs: int) -> None:
    line: list[AnyBot] = [*["random"] * (game.seats[0] - 1), Failing()]
    with pytest.raises(BotError) as failed:
        simulate(game, bots=line, deals=3, jobs=jobs)
    told = failed.value.facts
    assert (failed.value.code, told["bot"]) == ("bot_failed", "clumsy")
    assert told["seat"] == game.seats[0] - 1
    assert "ZeroDivisionError('oh')" in str(failed.value)
    stood = game.position(str(told["position"]))
    assert stood.seat == told["seat"]


@games
def test_the_deal_of_a_failed_bot_can_be_had_again(game: AnyGame) -> None:
    with pytest.raises(BotError) as failed:
        simulate(game, bots=[Cheat(None)], seats=game.seats[0], deals=1)
    deal = game.deal(seats=game.seats[0], seed=int(failed.value.facts["seed"]))
    assert game.describe(deal) == failed.value.facts["position"]


@games
@pytest.mark.parametrize("code", [-1, 1 << 70, (1 << 63) + 12345, None, "knock", 1.0])
@pytest.mark.parametrize("unit", ["deals", "matches"])
def test_a_bot_that_breaks_the_rules_is_named(game: AnyGame, code: Any, unit: str) -> None:
    wish: dict[str, Any] = {"bots": [Cheat(code)], "seats": game.seats[0], unit: 2}
    with pytest.raises(BotError) as failed:
        simulate(game, **wish)
    told = failed.value.facts
    assert (failed.value.code, told["bot"], told["action"]) == ("bot_illegal", "cheat", repr(code))
    assert game.position(str(told["position"])).seat == told["seat"]


def test_an_error_of_another_process_is_the_same_error() -> None:
    error = BotError("bot_failed", "R1", bot="x", seat=1, seed="2", position="p", text="t")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.args, str(again)) == (BotError, error.args, str(error))


def test_a_session_without_a_file_plays_its_own_bot_and_refuses_to_send_it() -> None:
    session = """
import parlour
def mine(seen, budget, seed):
    return seen.legal()[-1]
gin = parlour.GAMES["gin"]
print(parlour.simulate(gin, bots=[mine, "random"], deals=4).points[0].bot)
try:
    parlour.simulate(gin, bots=[mine, "random"], deals=4, jobs=2)
except parlour.OptionError as error:
    print(error.code)
"""
    done = subprocess.run(
        [sys.executable, "-"], input=session, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["mine", "bot_not_sent"]
