"""The deals that teach Tripoley and Michigan Rummy."""

from __future__ import annotations

from ...core.game import Lesson

TRIPOLEY_LESSON = Lesson(
    options={"deals": 1},
    seats=4,
    dealer=3,
    bot="steady",
    deck=(
        "3h 8c 3c 4c Kd Th 2h Jd Ad Ts Ah 2s 7s 8s 9c Tc 4s 6s 5d 6h Qd 7h Ks Td 6c 9s Qc 2c Qs "
        "9d 5h 4h Jh 3s 5c As 6d 8d 4d 3d 9h 5s 2d 7c Kh Kc 8h 7d Ac Js Qh Jc"
    ),
)
MICHIGAN_LESSON = Lesson(
    options={"deals": 1},
    seats=4,
    dealer=3,
    bot="steady",
    deck=(
        "4s Js Jh 3c 3h 6c 7s 2h Jc Qc 5s Jd Qs 9h Ac 8d 7h Ks 8h Qd Td 7d 2s 2d 6d 6h 4h Ts 5c "
        "As Tc 9c 2c 9s 4d 8s 5h 5d Ah Kc 3d 8c Kd 6s 3s Kh Th 4c 9d Ad 7c Qh"
    ),
)
