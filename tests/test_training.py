"""Fitted numbers come from their makers: a small table is made again, bit for bit."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from training import __main__ as training
from training.gin import stays
from training.numbers import holds, write
from training.stops import leads, poker_hands

pytestmark = pytest.mark.once


def test_the_table_of_poker_hands_is_made_again_bit_for_bit() -> None:
    assert holds(poker_hands.PLACE, poker_hands.make())


def test_the_table_of_gin_hands_is_made_again_bit_for_bit() -> None:
    assert holds(stays.PLACE, stays.make())


@pytest.mark.long
def test_the_weights_of_leads_are_made_again_bit_for_bit() -> None:
    assert holds(leads.PLACE, leads.make())


def test_weights_climb_to_those_that_choose_the_better_leads() -> None:
    lead = leads.Lead
    positions = [[lead([1, 0], 5), lead([0, 3], 9)], [lead([4, 1], 7), lead([0, 2], 1)]]
    weights = leads.climb(positions, [100, 0])
    sums = [[leads.dot(weights, it.measured) for it in row] for row in positions]
    assert leads.lost(positions, sums) == 0
    assert weights != [100, 0]


def test_every_maker_has_a_record_of_its_command_seed_and_commit() -> None:
    told = tomllib.loads(training.RECORD.read_text("utf-8"))
    assert sorted(told) == sorted(training.MAKERS)
    for name, made in told.items():
        assert made["command"] == f"python -m training {name} --write"
        assert made["seed"] == training.maker(name).SEED
        assert len(made["commit"]) == 12


def test_numbers_are_written_where_they_belong(tmp_path: Path) -> None:
    place = tmp_path / "module.py"
    place.write_text('ONE = [1]\n"""First."""\nTWO = {\n    1: (2,),\n}\nTHREE = 3\n', "utf-8")
    write(place, {"TWO": "{\n    4: (5,),\n}", "ONE": "[6, 7]"})
    told = 'ONE = [6, 7]\n"""First."""\nTWO = {\n    4: (5,),\n}\nTHREE = 3\n'
    assert place.read_text("utf-8") == told
    assert holds(place, {"ONE": "[6, 7]"})
    assert not holds(place, {"ONE": "[6]"})
    with pytest.raises(LookupError):
        write(place, {"FOUR": "[8]"})
