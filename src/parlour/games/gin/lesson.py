"""The deal that teaches gin rummy."""

from __future__ import annotations

from ...core.game import Lesson

LESSON = Lesson(
    options={"max_deals": 1},
    seats=2,
    dealer=1,
    bot="steady",
    deck=(
        "5h Ad 6h Tc 7h 8h 9c 4d 9d Js 2s 6c 3s 2d Kd Qd Qc 7c Jh Ks "
        "9s Td Ac 5d 4s 8c 3d 7d 4h Qs 2c Jc As 6d 8d 3c 5c 6s Kh 3h Ah Qh 7s 2h 4c Jd 5s 8s Kc 9h "
        "Ts Th"
    ),
)
