"""Every rule and every vector of the rules documents has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PLACE = Path(__file__).parent
TRIPOLEY = """
R1_1 R1_2 R2_1 R2_3 R3_1 R3_2 R4_1 R4_2 R4_3 R4_4 R4_5 R4_6 R5_1 R5_2 R5_3 R5_4 R5_5 R5_6 R5_7 R5_8
R6_1 R6_2 R6_3 R6_4 R6_5 R6_6 R6_7 R6_8 R7_1 R7_2 R7_3 R7_4 R7_5 R7_6 R7_7 R7_8 R7_9 R8_1 R9_1 R9_3
R10_1 R10_2 R10_3
T01 T02 T04 T05 T06 T08 T09 T10 T12 T13 T14 T16 T17 T18 T20 T21 T22 T24 T25 T26 T27 T28 T29 T30 T32
T33 T34 T36 T37 T38 T39 T40 T41 T42 T44 T45 T46 T47 T48 T49 T50
"""
MICHIGAN = """
R1_1 R1_2 R2_1 R2_2 R2_3 R3_1 R3_2 R3_3 R3_4 R4_1 R4_2 R4_3 R4_4 R4_5 R5_1 R5_2 R5_3 R5_4 R5_5 R5_6
R6_1 R6_2 R7_1 R7_2 R7_3 R7_4 R7_5 R8_1 R8_2 R9_1 R9_2 R9_3
M01 M02 M03 M04 M05 M06 M08 M09 M10 M11 M12 M13 M14 M16 M17 M18 M20 M21 M22 M24 M25 M26 M28 M29 M30
M32
"""
CASES = [("test_rules.py", it) for it in TRIPOLEY.split()]
CASES += [("test_michigan.py", it) for it in MICHIGAN.split()]


@pytest.mark.parametrize(("file", "name"), CASES)
def test_every_rule_and_vector_has_a_test(file: str, name: str) -> None:
    tests = re.findall(r"^def test_(\w+)", (PLACE / file).read_text("utf-8"), re.MULTILINE)
    assert [it for it in tests if f"_{name}_" in f"_{it}_"]
