"""The carry from deal to deal: brought into a deal, left by it, and entered from outside."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

import parlour
from parlour.cards.cards import PACK_52
from parlour.core.errors import CarryError, TableError
from parlour.core.events import Event, Noted
from parlour.core.game import AnyGame
from parlour.core.match import DealResult
from parlour.core.table import Agreed, Record, Table
from parlour.core.table_replay import replay_of
from parlour.games.stops.deal import StopsDeal
from parlour.games.stops.match import StopsMatch
from parlour.search.playout import play_random
from tests.fuzz import random_rules
from tests.helpers import some

from .playing import MICHIGAN, TRIPOLEY
from .test_fuzz import both


def carry(stage: Any = 1, chips: Any = (20, 30, 40), mat: Any = (3, 0, 0, 0, 0, 0, 2, 0, 1)) -> Any:
    return (stage, *chips, *mat)


IMPOSSIBLE: dict[str, tuple[Any, str]] = {
    "too short": (carry()[:-1], "length"),
    "too long": ((*carry(), 0), "length"),
    "no such stage": (carry(9), "stage"),
    "half a stage": (carry(0.5), "stage"),
    "negative stage": (carry(-1), "stage"),
    "broken chips": (carry(chips=(20, 30.0, 40)), "P1"),
    "no number": (carry(chips=("20", 30, 40)), "P0"),
    "too many chips": (carry(chips=(20, 30, 2**31)), "P2"),
    "debts": (carry(chips=(20, 30, -1)), "P2"),
    "a mat of 32 bits": (carry(mat=(0,) * 6 + (2**31, 0, 0)), "RUN"),
    "a mat below zero": (carry(mat=(-1,) + (0,) * 8), "AH"),
}


@both
@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_cannot_be_brought_is_refused_by_its_part(game: AnyGame, case: str) -> None:
    numbers, part = IMPOSSIBLE[case]
    deal = game.deal(seats=3, seed=1)
    before, chance = game.describe(deal), deal.chance
    with pytest.raises(CarryError) as error:
        deal.start(PACK_52, 2, seed=5, carry=numbers)
    assert (error.value.code, error.value.facts["part"]) == ("bad_carry", part)
    assert isinstance(error.value, ValueError)
    assert (game.describe(deal), deal.chance) == (before, chance)


@both
def test_two_have_to_be_able_to_ante(game: AnyGame) -> None:
    deal = game.deal(seats=3, seed=1)
    before = game.describe(deal)
    with pytest.raises(CarryError) as error:
        deal.start(PACK_52, carry=carry(chips=(8, 0, 500)))
    assert (error.value.code, error.value.facts) == ("stops_broke", {"text": "8 0 500"})
    assert game.describe(deal) == before


@both
def test_R10_1_R9_1_debts_are_brought_with_credit(game: AnyGame) -> None:
    deal = game.deal(game.options(insolvency="credit"), 3, seed=1, carry=carry(chips=(9, 18, -52)))
    assert cast(StopsDeal, deal).stack[2] == -52
    with pytest.raises(CarryError) as error:
        deal.start(PACK_52, carry=carry(chips=(9, 18, -53)))
    assert error.value.facts["part"] == "P2"


def results(match: StopsMatch, deals: int, seed: int) -> list[DealResult]:
    """The results of the next deals of a match with a seed."""
    found: list[DealResult] = []
    while not match.over and len(found) < deals:
        play_random(match.deal, seed + match.number)
        found.append(match.game.result(match.deal))
        match.advance()
    return found


@pytest.mark.parametrize("seed", some(range(40)))
def test_results_alone_make_the_same_match(seed: int) -> None:
    chance = random.Random(seed)
    game: AnyGame = chance.choice([TRIPOLEY, MICHIGAN])
    rules, seats = random_rules(game, chance), chance.choice(game.seats)
    played = cast(StopsMatch, game.match(rules, seats, seed=seed))
    dealer = played.dealer
    twin = StopsMatch(game, rules, seats, dealer=dealer)
    for result in results(played, 12, seed):
        twin.record(msgspec.json.decode(msgspec.json.encode(result), type=DealResult))
    assert twin.rows == played.rows
    assert (twin.chips, twin.mat, twin.totals) == (played.chips, played.mat, played.totals)
    assert (twin.over, twin.dealer) == (played.over, played.dealer)
    assert twin.sheet() == played.sheet()


LEFT = (1, 12, 111, 111, *[14] * 9, 0)
RESULT = DealResult("out", (-108, -9, -9), 0, LEFT)
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "nothing left": ({"left": ()}, "length"),
    "points of two": ({"points": (-108, -9)}, "points"),
    "chips that are not the points": ({"points": (-108, -9, -8)}, "P2"),
    "chips from nowhere": ({"left": (1, 12, 111, 111, *[15] * 9, 0)}, "mat"),
    "an end with chips on the mat": ({"left": (2, *LEFT[1:])}, "mat"),
    "a stage that there is not": ({"left": (9, *LEFT[1:])}, "stage"),
    "a winner that there is not": ({"left": (*LEFT[:-1], 3)}, "winner"),
    "debts": ({"left": (1, -12, 111, 111, *[14] * 9, 0)}, "P0"),
}


@pytest.mark.parametrize("case", WRONG)
def test_R10_3_a_result_that_does_not_add_up_is_refused(case: str) -> None:
    changes, part = WRONG[case]
    match = StopsMatch(MICHIGAN, MICHIGAN.options(), 3)
    before = match.sheet()
    with pytest.raises(CarryError) as error:
        match.record(msgspec.structs.replace(RESULT, **changes))
    assert (error.value.code, error.value.facts["part"]) == ("bad_carry", part)
    assert (match.sheet(), match.chips, match.mat) == (before, [120] * 3, [0] * 9)
    match.record(RESULT)
    assert (match.chips, match.number) == ([12, 111, 111], 1)
    match.start(PACK_52)


def test_R9_1_R8_2_the_last_deal_has_to_clear_the_mat() -> None:
    match = StopsMatch(MICHIGAN, MICHIGAN.options(deals=1), 3)
    with pytest.raises(CarryError) as error:
        match.record(RESULT)
    assert error.value.facts == {"part": "stage", "text": "1", "allowed": "2"}
    match.record(DealResult("out", (18, -9, -9), 0, (2, 138, 111, 111, *[0] * 9, 0)))
    assert match.over


def test_R9_1_R8_2_a_result_that_leaves_nobody_to_play_is_refused() -> None:
    match = StopsMatch(MICHIGAN, MICHIGAN.options(start_chips=9), 3)
    with pytest.raises(CarryError) as error:
        match.record(DealResult("blocked", (-9, -9, 0), -1, (1, 0, 0, 9, *[2] * 9, -1)))
    assert error.value.code == "stops_broke"
    assert match.number == 0


# -- ended by agreement ----------------------------------------------------------------------------

END = {"tripoley": "R9.3", "michigan": "R8.2"}


def after_deals(game: AnyGame, seed: int, deals: int, **options: Any) -> StopsMatch:
    """A match with a seed, between two deals."""
    rules = game.options(deals="unlimited", start_chips=200, **options)
    seats = game.seats[seed % len(game.seats)]
    match = cast(StopsMatch, game.match(rules, seats, seed=seed))
    for _ in range(deals - 1):
        play_random(match.deal, seed)
        match.advance()
    play_random(match.deal, seed)
    match.settle()
    assert not match.over
    assert sum(match.mat) > 0
    return match


def gained(match: StopsMatch) -> list[int]:
    """End a match by agreement; return what of the mat everybody has got."""
    before, whole = list(match.totals), sum(match.mat)
    chips = sum(match.chips) + whole
    match.end_by_agreement()
    assert match.over
    assert sum(match.mat) == 0
    assert sum(match.chips) == chips
    gains = [after - total for after, total in zip(match.totals, before, strict=True)]
    assert sum(gains) == whole
    assert match.columns()[1].totals == tuple(gains)
    told = [note for note in match.notes() if note.kind == "inherits"]
    assert {note.seat: note.facts["chips"] for note in told} == {
        seat: chips for seat, chips in enumerate(gains) if chips
    }
    return gains


@both
@pytest.mark.parametrize("seed", some(range(6)))
def test_R9_3_R8_2_an_agreed_end_is_that_of_a_last_deal(game: AnyGame, seed: int) -> None:
    for board in ("last_winner", "split", "showdown"):
        agreed = after_deals(game, seed, 2, final_board=board)
        gained(agreed)
        rules = game.options(deals=2, start_chips=200, final_board=board)
        planned = cast(StopsMatch, game.match(rules, agreed.seats, seed=seed))
        while not planned.over:
            play_random(planned.deal, seed)
            planned.advance()
        assert agreed.totals == planned.totals
        assert (agreed.ranking, agreed.places) == (planned.ranking, planned.places)
        assert agreed.deal.view(0).result.drawn == planned.deal.view(0).result.drawn


@both
def test_R9_3_R8_2_the_mat_is_paid_out_at_an_agreed_end(game: AnyGame) -> None:
    start = game.options().start_chips
    chips = [start - 9, start - 10, start + 2]

    def recorded(winner: int, board: str) -> StopsMatch:
        match = StopsMatch(game, game.options(final_board=board), 3, dealer=1)
        left = (1, *chips, *[1] * 8, 9, winner)
        match.record(DealResult("out", (-9, -10, 2), 2, left))
        return match

    assert gained(recorded(1, "last_winner")) == [0, 17, 0]
    assert gained(recorded(-1, "last_winner")) == [6, 5, 6]  # nobody was out: P2, P0 get the rest
    assert gained(recorded(1, "split")) == [6, 5, 6]
    match = recorded(1, "showdown")
    with pytest.raises(TableError) as error:
        match.end_by_agreement()
    assert (error.value.code, error.value.rule) == ("stops_no_showdown", END[game.id])
    assert (match.over, match.chips, sum(match.mat)) == (False, chips, 17)


@both
def test_R9_3_R8_2_a_player_out_of_the_last_deal_shares_nothing(game: AnyGame) -> None:
    match = StopsMatch(game, game.options(final_board="split"), 3)
    match.chips = [100, 3, 100]
    match.record(DealResult("blocked", (-9, 0, -9), -1, (1, 91, 3, 91, *[2] * 9, -1)))
    assert gained(match) == [9, 0, 9]


@both
@pytest.mark.parametrize("board", ["last_winner", "split", "showdown"])
def test_R9_3_R8_2_records_and_replays_give_the_mat_out_alike(game: AnyGame, board: str) -> None:
    chance = random.Random(8)
    values: dict[str, Any] = {"deals": "unlimited", "final_board": board}
    table = Table(game, game.options(**values), 3)
    records: list[Record] = []

    def happen(record: Record) -> list[Event]:
        records.append(record)
        return table.apply(record)

    for _ in range(2):
        happen(table.decide_deal(chance.sample(PACK_52, 52)))
        while table.waiting == "play":
            happen(table.decide_play(table.seat, chance.choice(table.match.deal.legal())).record)
    whole = sum(cast(StopsMatch, table.match).mat)
    events = [event for seat in range(3) for event in happen(Agreed(seat))]
    told = [event for event in events if isinstance(event, Noted)]
    assert sum(sum(note.chips) for note in told) == whole > 0
    assert {note.kind for note in told} == {"inherits", *(["draws"] if board == "showdown" else [])}
    twin = Table(game, game.options(**values), 3)
    twin.apply_all(records)
    assert (twin.sheet(), twin.view(0)) == (table.sheet(), table.view(0))
    replay = replay_of(game, values, 3, records)
    assert replay.check(parlour.GAMES).sheet() == table.sheet()
