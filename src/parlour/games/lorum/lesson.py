"""The deal that teaches Lórum."""

from __future__ import annotations

from ...core.game import Lesson

LESSON = Lesson(
    options={"deals": 1},
    seats=4,
    dealer=2,
    bot="steady",
    deck=(
        "Qc Qh As Jd Qs 7h 8s Ad Jc Ts 8h 7d Ac Js 7c 9d Ks Qd Th 9c 9s Kd 9h Tc Kc Kh 8c 7s Ah "
        "8d Td Jh"
    ),
)
