"""Matches, series and Hollywood scoring: rules B1, W1 to W3 and 8.1."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from parlour.core import texts
from parlour.core.errors import MatchOver
from parlour.core.match import AnyMatch
from parlour.search.playout import play_random
from tests.games.gin.playing import GAME, column, enter, won

A, B, NOBODY = 0, 1, -1


# -- the dealer ------------------------------------------------------------------------------------


def dealers(*deals: tuple[int, int], **options: Any) -> list[int]:
    """Return the dealers of these deals and of the next."""
    match = won(*deals, **options)
    return [row.dealer for row in match.rows] + [match.dealer]


def test_B1_the_first_dealer_is_chosen_by_lot() -> None:
    first = Counter(GAME.match(seed=seed).dealer for seed in range(200))
    assert 60 < first[A] < 140
    assert first[A] + first[B] == 200


def test_B1_the_dealer_alternates_after_a_dead_deal_too() -> None:
    assert dealers((A, 10), (A, 10), (B, 10), (NOBODY, 0), (B, 10)) == [0, 1, 0, 1, 0, 1]


def test_B1_and_across_the_matches_of_a_series() -> None:
    assert dealers((A, 100), (B, 100), (A, 10), series_matches=3) == [0, 1, 0, 1]


def test_B1_winner_or_loser_may_deal() -> None:
    deals = (A, 10), (B, 10), (B, 10), (A, 10)
    assert dealers(*deals, next_dealer="winner") == [0, 0, 1, 1, 0]
    assert dealers(*deals, next_dealer="loser") == [0, 1, 0, 0, 1]


def test_B1_a_dead_deal_may_be_dealt_again_by_the_same_player() -> None:
    assert dealers((NOBODY, 0), (A, 10), (NOBODY, 0), dead_redeal="same") == [0, 0, 1, 1]
    options = {"dead_redeal": "same", "next_dealer": "winner"}
    assert dealers((B, 10), (NOBODY, 0), (A, 5), **options) == [0, 1, 1, 0]


def test_B1_the_other_seat_acts_first() -> None:
    match = GAME.match(GAME.options(), seed=3)
    for _ in range(4):
        assert match.deal.seat == 1 - match.dealer
        play_random(match.deal, 3)
        match.advance()


# -- one match -------------------------------------------------------------------------------------


def test_W1_the_match_ends_at_a_hundred_or_more() -> None:
    match = won((A, 48), (B, 99), (A, 51))
    assert (match.totals, match.over) == ([99, 99], False)
    enter(match, B, 1)
    assert (match.totals, match.over) == ([99, 100], True)
    assert match.ranking == (B, A)
    assert match.sheet().places == (2, 1)


def test_W1_target_and_target_strict() -> None:
    assert won((A, 30), target=30).over
    assert not won((A, 30), target=30, target_strict=True).over
    assert won((A, 31), target=30, target_strict=True).over


def test_W1_nothing_is_entered_after_the_end() -> None:
    match = won((A, 100))
    for act in (lambda: enter(match, B, 10), match.start):
        with pytest.raises(MatchOver) as refused:
            act()
        assert refused.value.code == "match_over"
    assert match.totals == [100, 0]


def test_W1_max_deals_ends_a_match_of_dead_deals() -> None:
    match = won((NOBODY, 0), (NOBODY, 0), max_deals=3)
    assert not match.over
    enter(match, NOBODY, 0)
    assert (match.over, match.ranking, match.places) == (True, (A, B), (1, 1))


def test_W1_a_whole_match_by_the_deals_themselves() -> None:
    match = GAME.match(GAME.options(target=40), seed=8)
    while not match.over:
        play_random(match.deal, match.number)
        match.advance()
    winners = [row for row in match.rows if row.winner >= 0]
    assert match.totals == [sum(row.points[seat] for row in winners) for seat in (A, B)]
    assert max(match.totals) >= 40 > min(match.totals)
    last = match.rows[-1]
    assert match.totals[last.winner] - last.points[last.winner] < 40


# -- a series --------------------------------------------------------------------------------------


def test_W2_every_match_begins_at_nothing() -> None:
    match = won((A, 100), (B, 40), series_matches=2)
    assert column(match, "points", 1) == [100, 0]
    assert column(match, "points", 2) == [0, 40]
    assert [row.columns for row in match.rows] == [(0,), (1,)]
    assert [it.closed for it in match.columns()[:2]] == [True, False]


def test_W2_boxes_the_match_and_the_shutout() -> None:
    assert column(won((A, 60), (B, 99), (A, 60)), "game_score") == [25 + 25 + 100, 25]
    assert column(won((A, 60), (A, 60)), "game_score") == [25 + 25 + 100 + 100, 0]


def test_W2_a_dead_deal_does_not_prevent_a_shutout() -> None:
    assert column(won((NOBODY, 0), (A, 100)), "game_score") == [225, 0]


def test_W2_nothing_counts_before_a_match_has_ended() -> None:
    assert column(won((A, 60), (B, 99), series_matches=2), "game_score") == [0, 0]
    assert [it.name for it in won((A, 60), (B, 99)).columns()] == ["points"]


def test_W2_the_bonuses_are_options() -> None:
    match = won((B, 10), (A, 100), box_bonus=20, game_bonus=300, shutout_bonus=7)
    assert column(match, "game_score") == [320, 20]
    match = won((A, 100), box_bonus=20, game_bonus=300, shutout_bonus=7)
    assert column(match, "game_score") == [327, 0]


def test_W2_the_points_count_only_by_option() -> None:
    deals = (A, 60), (B, 30), (A, 41)
    assert column(won(*deals), "game_score") == [150, 25]
    assert column(won(*deals, game_score_includes_points=True), "game_score") == [251, 55]


def test_W2_only_players_with_a_game_score_get_its_note() -> None:
    single = won((A, 60), (B, 99), (A, 60)).notes()
    assert [(note.seat, note.facts["score"]) for note in single] == [(A, 150), (B, 25)]
    assert [note.seat for note in won((A, 100)).notes()] == [A]
    assert won((A, 100), box_bonus=0, game_bonus=0, shutout_bonus=0).notes() == ()


@pytest.mark.parametrize("language", texts.languages())
def test_W2_no_part_of_the_game_score_that_is_nothing_is_told(language: str) -> None:
    """The winner was not unbeaten; the other has won one deal and not the match."""
    for note in won((A, 60), (B, 99), (A, 60)).notes():
        told = texts.say("gin-note-game", language, {**note.facts, "who": "other", "name": "Ann"})
        assert re.findall(r"\b0\b", told, re.ASCII) == []


def test_W3_the_series_is_decided_by_the_game_score() -> None:
    """A wins two of three matches, B has more boxes and a shutout."""
    deals: list[tuple[int, int]] = []
    deals += [(B, 20)] * 4 + [(A, 100)]
    deals += [(B, 20)] * 4 + [(A, 100)]
    deals += [(B, 25)] * 4
    match = won(*deals, series_matches=3)
    assert match.over
    assert match.totals == [125 + 125, 100 + 100 + 300] == column(match, "game_score")
    assert match.ranking == (B, A)


def test_W3_a_series_goes_to_its_last_match() -> None:
    match = won((A, 100), (A, 100), series_matches=3)
    assert not match.over
    assert won((A, 100), (A, 100), (A, 100), series_matches=3).over


def test_W3_equal_game_scores_are_a_tie() -> None:
    match = won((A, 100), (NOBODY, 0), (B, 100), series_matches=2)
    assert match.over
    assert match.totals == [225, 225]
    assert match.places == (1, 1)
    assert column(match, "points", 2) == [0, 100]


# -- Hollywood -------------------------------------------------------------------------------------


def columns_written(match: AnyMatch) -> list[tuple[int, ...]]:
    """Which matches each deal was written into."""
    return [row.columns for row in match.rows]


def test_8_1_hollywood_first_second_and_third_deal_won() -> None:
    match = won((A, 10), (B, 7), (A, 20), (NOBODY, 0), (A, 30), (A, 5), (B, 9), hollywood=True)
    assert columns_written(match) == [(0,), (0,), (0, 1), (), (0, 1, 2), (0, 1, 2), (0, 1)]
    assert column(match, "points", 1) == [65, 16]
    assert column(match, "points", 2) == [55, 9]
    assert column(match, "points", 3) == [35, 0]
    assert not match.over


def test_8_1_hollywood_a_closed_match_takes_no_more() -> None:
    match = won((A, 100), (A, 60), (B, 30), (A, 50), hollywood=True)
    assert columns_written(match) == [(0,), (1,), (), (1, 2)]
    assert column(match, "points", 1) == [100, 0]
    assert column(match, "points", 2) == [110, 0]
    assert column(match, "points", 3) == [50, 0]
    assert [it.closed for it in match.columns()[:3]] == [True, True, False]
    assert not match.over


def test_8_1_hollywood_ends_when_all_three_are_closed() -> None:
    match = won((A, 100), (B, 40), (A, 100), (A, 99), (B, 10), hollywood=True)
    assert match.sheet().places == ()
    enter(match, B, 10)
    enter(match, A, 1)
    assert match.over
    assert column(match, "points", 3) == [100, 10]
    assert column(match, "game_score") == [225 + 225 + (50 + 100), 25]
    assert match.totals == column(match, "game_score")
    assert match.ranking == (A, B)


def test_8_1_hollywood_counts_the_deals_a_player_has_won_altogether() -> None:
    """B's second win goes into the second match although the first match took none from B."""
    match = won((A, 100), (B, 10), (B, 10), (B, 10), hollywood=True)
    assert columns_written(match) == [(0,), (), (1,), (1, 2)]
