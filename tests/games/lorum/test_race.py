"""A race at a table (R5.6): the first answer counts, not the order that chance has drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count, permutations
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.errors import IllegalAction, ReplayError, StaleMove, WrongSeat
from parlour.core.events import ActionPlayed
from parlour.core.replay import Replay
from parlour.core.table import Played, Record, Table
from parlour.core.table_replay import replay_of

from .playing import GAME

RACE = {"declaration": "race"}


def race(seats: int = 4, **options: Any) -> Table:
    """A table whose first deal is dealt."""
    table = Table(GAME, GAME.options(**{**RACE, **options}), seats)
    table.apply(table.decide_deal(GAME.pack(table.match.options, seats)))
    return table


def answer(table: Table, seat: int, text: str, at: int | None = None) -> Played:
    """Let a seat answer."""
    decided = table.decide_play(seat, text, at)
    table.apply(decided)
    return decided.record


def others(table: Table) -> list[int]:
    """The seats that may act though the lot has named another."""
    return [seat for seat in range(table.match.seats) if table.may_act(seat) and seat != table.seat]


def texts(table: Table, seat: int) -> list[str]:
    return [action.text for action in table.legal(seat)]


def test_R5_6_everybody_is_asked_the_same_at_once() -> None:
    table = race()
    for seat in range(4):
        assert texts(table, seat) == ["pass", "small", "big"]
    first = others(table)[1]
    answer(table, first, "pass")
    assert texts(table, first) == []
    assert len(others(table)) == 2
    answer(table, others(table)[0], "small")
    declarer = table.view(0).declarer
    assert [texts(table, seat) for seat in range(4) if seat != declarer] == [["pass", "big"]] * 3
    assert texts(table, declarer) == []


@pytest.mark.parametrize("word", ["small", "big"])
@pytest.mark.parametrize("seats", [3, 4])
def test_R5_6_the_first_answer_counts(word: str, seats: int) -> None:
    for place in range(seats - 1):
        table = race(seats)
        seat = others(table)[place]
        record = answer(table, seat, word)
        assert record == Played(seat, word)
        view = table.view(0)
        assert (view.mode, view.declarer) == (word, seat)
        assert view.phase == ("PLAY" if word == "big" else "OVERRIDE")


def test_R5_6_all_seats_are_told_of_the_quicker_answer() -> None:
    table = race()
    seat = others(table)[0]
    (event, *_) = table.apply(table.decide_play(seat, "pass"))
    assert isinstance(event, ActionPlayed)
    assert {(it.seat, it.text) for it in map(event.for_seat, range(4))} == {(seat, "pass")}
    assert [table.view(0).asked[it] for it in range(4)] == [it == seat for it in range(4)]


def test_R5_6_answers_given_at_the_same_moment_all_count() -> None:
    """The later one was decided upon an older table, but could do then what it can do now."""
    for order in permutations(range(4)):
        table = race()
        for seat in order:
            answer(table, seat, "pass", at=1)
        assert (table.view(0).phase, table.seq) == ("PLAY", 5)


def test_R5_6_an_answer_to_another_question_is_stale() -> None:
    """After a small a pass means something else than before it."""
    table = race()
    first, second, *_ = others(table)
    answer(table, first, "small", at=1)
    for text in ("pass", "small"):
        with pytest.raises(StaleMove):
            table.decide_play(second, text, at=1)
    with pytest.raises(StaleMove):
        table.decide_play(second, "pass", at=3)
    with pytest.raises(IllegalAction):
        table.decide_play(second, "small", at=2)
    third = next(seat for seat in others(table) if seat != second)
    answer(table, second, "pass", at=2)
    answer(table, third, "big", at=2)
    assert (table.view(0).mode, table.view(0).declarer) == ("big", third)


@pytest.mark.parametrize("seats", [3, 4])
def test_R5_6_a_big_decided_before_a_small_arrived_counts(seats: int) -> None:
    table = race(seats)
    first, late, *_ = others(table)
    answer(table, first, "small", at=1)
    for seat in set(range(seats)) - {first, late}:
        answer(table, seat, "pass", at=2)  # so that one alone may still be late
    answer(table, late, "big", at=1)
    assert (table.view(0).mode, table.view(0).declarer) == ("big", late)


def test_R5_6_a_big_counts_if_only_its_seat_is_asked_after_the_small() -> None:
    table = race(override_right="later_only")
    for text in ("pass", "pass", "small"):
        answer(table, others(table)[0], text, at=1)
    (late,) = (seat for seat in range(4) if table.may_act(seat))
    with pytest.raises(StaleMove):
        table.decide_play(late, "pass", at=3)
    answer(table, late, "big", at=1)
    assert (table.view(0).mode, table.view(0).declarer) == ("big", late)


def test_R5_6_a_big_decided_before_the_seats_pass_is_stale() -> None:
    """It was decided before the pass, so the pass was the seat's answer to the first question."""
    table = race()
    first, second, *_ = others(table)
    answer(table, second, "pass", at=1)
    answer(table, first, "small", at=1)
    for at in (1, 2):
        with pytest.raises(StaleMove):
            table.decide_play(second, "big", at)
    answer(table, second, "big", at=3)


def test_R5_6_what_is_tried_out_is_tried_at_the_last_question() -> None:
    table = race()
    first, second, *_ = others(table)
    answer(table, first, "small", at=1)
    with pytest.raises(StaleMove):
        table.try_out(second, ["big"], at=1)


def test_R5_6_a_seat_that_has_answered_waits() -> None:
    table = race()
    seat = others(table)[0]
    answer(table, seat, "pass", at=1)
    for at in (None, 2):
        with pytest.raises(WrongSeat):
            table.decide_play(seat, "pass", at)
    with pytest.raises(StaleMove):  # a second try of the same moment
        table.decide_play(seat, "big", at=1)
    with pytest.raises(WrongSeat):
        table.match.deal.give_turn(seat)


def test_R5_6_the_next_deal_has_a_race_of_its_own() -> None:
    table = race(deals=2)
    while table.waiting == "play":
        answer(table, table.seat, texts(table, table.seat)[0])
    table.apply(table.decide_deal(GAME.pack(table.match.options, 4)))
    seat = others(table)[0]
    for at in (1, table.seq - 1):
        with pytest.raises(StaleMove):
            table.decide_play(seat, "pass", at)
    answer(table, seat, "pass", table.seq)


def test_no_seat_acts_out_of_turn_without_a_race() -> None:
    """Neither in the other ways of asking, nor when queens are exposed, nor in play."""
    kinds: list[dict[str, Any]] = [{"declaration": it} for it in ("ordered", "sealed", "race")]
    for options in (*kinds, {"expose": "double"}):
        table = race(**options)
        racing = table.match.options.declaration == "race"
        while table.waiting == "play":
            declaring = table.view(0).phase in ("DECLARE", "OVERRIDE")
            assert bool(others(table)) <= (racing and declaring)
            for seat in set(range(4)) - {table.seat, *others(table)}:
                with pytest.raises(WrongSeat):
                    table.decide_play(seat, "pass")
            answer(table, table.seat, texts(table, table.seat)[0])


def test_R5_6_chance_orders_the_seats_that_are_left() -> None:
    """A program that asks the seats in drawn order meets every order after a quicker answer."""
    after = Counter[tuple[int, ...]]()
    for seed in count():
        deal = GAME.deal(GAME.options(**RACE), 4, seed=seed)
        deal.give_turn(2)
        order = []
        while deal.view(0).phase == "DECLARE":
            order.append(deal.seat)
            deal.play(GAME.parse(deal, "pass"))
        assert order[0] == 2
        after[tuple(order[1:])] += 1
        if len(after) == 6:
            break
        assert seed < 200


# -- records and replays ---------------------------------------------------------------------------


def played(table: Table, answers: Sequence[tuple[int, str]]) -> list[Record]:
    """Let seats answer, then everybody do the first thing, until the deal is over."""
    records: list[Record] = [table.decide_deal(GAME.pack(table.match.options, 4))]
    table.apply(records[0])
    for seat, text in answers:
        records.append(answer(table, seat, text))
    while table.waiting == "play":
        records.append(answer(table, table.seat, texts(table, table.seat)[0]))
    return records


def a_race() -> tuple[Table, list[Record], Replay]:
    """A deal in which a seat that was not to act has declared."""
    table = Table(GAME, GAME.options(deals=1, **RACE), 4)
    records = played(table, [(0, "pass"), (2, "pass"), (3, "small"), (2, "big")])
    return table, records, replay_of(GAME, table.match.options.to_dict(), 4, records)


def test_R5_6_the_records_make_the_same_table_again() -> None:
    table, records, _ = a_race()
    again = Table(GAME, table.match.options, 4)
    again.apply_all(records)
    assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
    assert again.sheet() == table.sheet()


def test_R5_6_a_replay_names_the_quicker_seat() -> None:
    table, records, replay = a_race()
    actions = replay.deals[0].actions
    assert table.view(0).declarer == 2
    asked = [text for text in actions if not text.startswith("P")]
    assert len(asked) < len(actions)
    for record, text in zip(records[1:], actions, strict=True):
        assert isinstance(record, Played)
        assert text in (record.action, f"P{record.seat} {record.action}")
    again = Replay.read(replay.to_text())
    assert again == replay
    assert again.check(parlour.GAMES).sheet() == table.sheet()


def test_a_replay_in_which_nobody_was_quicker_is_what_it_was() -> None:
    table = Table(GAME, GAME.options(deals=1, **RACE), 4)
    replay = replay_of(GAME, table.match.options.to_dict(), 4, played(table, []))
    assert not [text for text in replay.deals[0].actions if text.startswith("P")]
    assert replay.check(parlour.GAMES).sheet() == table.sheet()


@pytest.mark.parametrize("text", ["P0 pass", "P7 pass", "P pass", "P1"])
def test_a_replay_with_an_action_out_of_turn_is_refused(text: str) -> None:
    _, _, replay = a_race()
    deal = replay.deals[0]
    actions = (*deal.actions[:2], text, *deal.actions[3:])
    wrong = msgspec.structs.replace(replay, deals=(msgspec.structs.replace(deal, actions=actions),))
    with pytest.raises(ReplayError):
        wrong.check(parlour.GAMES)
