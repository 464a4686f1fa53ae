"""The knocking habit of a rival at gin rummy, inferred from the finished deals of the match.

A deal reveals it by the turns without a knock, by the deadwood of a knock, and by the rival's hand
when another player knocked.  All numbers are integers, so that machines agree.  Without
observations, all habits are equally likely.

Only the habit of knocking at once changes the search: against a rival that waits for gin, searches
that knew it did no better than those that allowed for any habit.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...cards.cards import collect, number
from ...core.told import FinishedDeal
from ...games.gin.view import GinView
from ...pieces import melds
from .policy import LAST_STOCK, RIVALS, KnockHabit

MILLE = 1000
DOUBT = 30  # per thousand chances to knock that a habit does not take
AGAINST = 3  # per thousand knocks, those with a given deadwood above a habit's limit
AT_ONCE = 0  # the rival that does
WEIGHTS, LEAST_WEIGHT = 300, 15  # the sum of all habits' weights, and the least of each
STAYS = {
    0: (999, 997, 995, 983, 974, 958, 940, 917, 892, 867, 847, 836, 797, 757, 778, 726, 830),
    5: (997, 988, 967, 943, 912, 877, 848, 797, 762, 729, 714, 669, 588, 521, 548),
    10: (992, 966, 931, 884, 842, 785, 736, 694, 631, 639, 573, 525, 519, 333),
}
"""Per thousand hands with more deadwood, those that still have more after another turn.

By turns, counted between seats that wait for gin (`training/gin/stays.py`).
"""


def rivals(past: Sequence[FinishedDeal], rival: int) -> tuple[KnockHabit, ...]:
    """Return the habits that a rival may have, weighted by the finished deals."""
    chances = [1] * len(RIVALS)
    for deal in past:
        if not isinstance(view := deal.view, GinView):
            raise TypeError(type(view))
        throws = sum(it.seat == rival and it.kind == "discard" for it in deal.history)
        for place, habit in enumerate(RIVALS):
            chances[place] *= likelihood(view, rival, throws, habit)
    even, rest = WEIGHTS // len(RIVALS), len(RIVALS) - 1
    own = (WEIGHTS - LEAST_WEIGHT * rest) * chances[AT_ONCE] // sum(chances)
    if own <= even:
        return RIVALS
    other = (WEIGHTS - own) // rest
    return tuple(it._replace(weight=own if it is RIVALS[AT_ONCE] else other) for it in RIVALS)


def likelihood(view: GinView, rival: int, throws: int, habit: KnockHabit) -> int:
    """Return the likelihood of a deal in which a rival threw *throws* cards without knocking."""
    knocked, ended = view.knocker == rival, view.knocker == 1 - rival
    last = view.stock <= LAST_STOCK  # then every seat that can knocks
    found = 1
    for turn in range(throws - ended if throws else 0):
        found *= stay(limit(view, habit, turn), turn)
    if knocked and not last and view.result is not None:
        most, held = limit(view, habit, throws), view.result.knocker_deadwood
        found *= (MILLE - stay(most, throws) + 1) * (knock(most, held))
    elif ended and throws and not last and (held := held_by(view, rival)) <= view.knock_limit:
        found *= DOUBT if held <= limit(view, habit, throws - 1) else MILLE
    return found


def limit(view: GinView, habit: KnockHabit, turn: int) -> int:
    """Return the most deadwood with which a habit knocks in a turn, from 0."""
    turns = habit.turns if habit.turns >= 0 else 7 - (view.undercut_bonus + 9) // 10
    return min(habit.early if turn < turns else habit.late, view.knock_limit)


def stay(most: int, turn: int) -> int:
    """Return the chance per thousand that a seat with limit *most* does not knock in a turn."""
    row = STAYS[min(STAYS, key=lambda it: abs(it - most))]
    return row[min(turn, len(row) - 1)]


def knock(most: int, held: int) -> int:
    """Return the chance per thousand that a knock with a limit of *most* has *held* deadwood."""
    return MILLE // (most + 1) if held <= most else AGAINST


def held_by(view: GinView, rival: int) -> int:
    """Return the deadwood of a defender before any lay-off."""
    hand = view.hands[rival] or ()
    return melds.deadwood(collect(map(number, (*hand, *(it.card for it in view.laid)))))
