"""The practice deals as their guides would have them played."""

from __future__ import annotations

LESSONS = {
    "gin": """
        aim deadwood upcard: take
        discard: discard Kd
        draw: stock
        low: discard Qc
        watch: stock
        knock: knock Jh
    """,
    "lorum": """
        aim pool declare: pass
        follow: play Tc
        free: play Qs
        under: play 9h
        clean: play 7h
        low: play 8s
        : play 9s
        harmless: play Kd
        : play Ad
    """,
    "romme": """
        aim draw: stock
        forty: meld [Kc Kd Kh]
        joker: meld [9s *Ts Js Qs]
        discard: discard 8d
        : stock
        swap: swap Ts>T1
        again: meld [4h 5h *6h]
        : discard 7c
        : stock
        lay: lay Ah>T4
        keep: discard 3d
        : stock
        out: meld [2c 2d 2h]
    """,
    "rummy500": """
        aim fan deep: take D0
        must: meld [7h 8h 9h]
        haul: meld [6c 6d 6s]
        discard: discard 2h
        draw: stock
        lay: lay Jh>T0.hi
        keep: discard 2s
        : stock
        out: meld [Qd Qs *Q]
    """,
    "tripoley": """
        mat five: select Ah 5h 9h Th Qh
        bet: call
        raised: call
        lead: lead 3h
        stop: lead 9s
        ace: lead As
        last: lead Qd
    """,
    "michigan": """
        mat bid: bid 1
        more: bid 3
        lead: lead 4d
        stop: lead Qc
        pay: lead Qd
        low: lead 3h
        last: lead 3s
    """,
}
"""By game: the steps that the guide says, and what seat 0 does then, to the end of the deal."""


def moments(game: str) -> list[tuple[list[str], str]]:
    """Return the ids of the steps and the action of every moment."""
    lines = [line.partition(":") for line in LESSONS[game].strip().splitlines()]
    return [(steps.split(), action.strip()) for steps, _, action in lines]


def line_of(game: str) -> list[str]:
    """Return the actions."""
    return [action for _, action in moments(game)]
