"""The deal that teaches German Rummy."""

from __future__ import annotations

from ...core.game import Lesson

LESSON = Lesson(
    options={"match_deals": 1},
    seats=2,
    dealer=0,
    bot="strong",
    deck=(
        "Ac Ad As Kc Kd Kh 5c 5d 5s 9s Js Qs Th 9d 3c * 4h 5h 6s Jc 7h Qd 2d 2c 8d 7c 6c 3d 8c "
        "Ts 4s Ah 9c 2h Kd 6d 7d 2s 4c 8c Tc 5d 8d 7s 6h 4h Qs 9h 2s 2h 7s * 3c * 7d Td Th Qc "
        "Ts 7c 7h 3d 9d 3s 8h 3s * Qh Kc 8h 8s 3h Kh Ah 6c 5c Jh 8s Qc Qd 6s Qh 2c 4d 5h 3h Js "
        "Ks Td 6d * 4d Ac 4s 2d 9h Jh As 5s Jd 9c 6h 4c * Ks Ad Jd 9s Tc Jc"
    ),
)
