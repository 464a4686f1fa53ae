"""Every rule, option, preset and tricky interaction of the rules document has a test naming it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NAMES = {
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
}
RULES = """
P1 P2 V1 M1 M2 M3 B1 B2 U1 U2 T1 T2 T3 T4 T5 X1 X2 K1 K2 K3
L0 L1 L2 L3 L4 L5 S1 S2 S3 S4 W1 W2 W3 8_1 11
"""


@pytest.mark.parametrize("rule", RULES.split())
def test_every_rule_has_a_test(rule: str) -> None:
    assert [name for name in NAMES if name.startswith(f"test_{rule}_")]


@pytest.mark.parametrize("number", range(1, 16))
def test_every_tricky_interaction_has_a_test(number: int) -> None:
    assert [name for name in NAMES if name.startswith(f"test_10_{number:02}_")]
