"""The deal that teaches Rummy 500."""

from __future__ import annotations

from ...core.game import Lesson

LESSON = Lesson(
    options={"target": 1},
    seats=3,
    dealer=0,
    bot="steady",
    deck=(
        "Kd Qh 7h 3c 4s 8h 5s 4h Qs 5d 6c Qd 8c 7d 6s Ts 9s 2s 2h Jc 6d 9h 3d 8s Th Tc Jh Kc * "
        "4d Ac Js 6h 2d 9d Ah Td 3h 5c 7s Qc 5h * Ks 9c 4c Kh As 7c Ad Jd 3s 2c 8d"
    ),
)
