"""The levels of Tripoley: those of all games with stops, with its mat and poker."""

from __future__ import annotations

from ...cards.rng import Random
from ...core.codec import kind_of
from ...core.told import NOTHING, Told
from ...games.stops import actions
from ...games.stops.deal import StopsDeal
from ..base import Reason
from ..stops import judgement, levels
from .betting import bet, bet_unread, betting_of, why_bet

BETS = (actions.FOLD, actions.CALL, actions.RAISE)


class BettingBot(levels.TryingBot):
    """Bets by the worth of its hand, claims everything and plays its best five."""

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        kind = kind_of(legal[0])
        if len(legal) > 1 and kind == actions.FOLD and (betting := betting_of(seen)) is not None:
            return bet(seen, betting, seed)
        if len(legal) > 1 and kind in (actions.CLAIM, actions.SELECT):
            return judgement.POLICY.decide(seen, Random(seed))
        return super().choose(seen, budget, seed)

    def reason(self, seen: StopsDeal, code: int, budget: int, seed: int) -> Reason:
        kind = kind_of(code)
        if kind == actions.CLAIM:
            return Reason("claim_all")
        if kind == actions.SELECT:
            return Reason("best_five")
        if (betting := betting_of(seen)) is not None and kind in BETS:
            return why_bet(seen, betting, code, seed)
        return super().reason(seen, code, budget, seed)


class StrongBot(levels.StrongBot):
    """Gives reasons for its bets, too."""

    adviser = BettingBot()
    yields = False  # it may cost chips: -0.7 ± 0.7 a deal in 160 deals


class SteadyBot(levels.SteadyBot):
    """Bets by the worth of its hand, bluffs, and learns who raises with good hands only."""

    def choose(self, seen: StopsDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        if (betting := betting_of(seen)) is not None and kind_of(seen.legal()[0]) == actions.FOLD:
            return bet_unread(seen, betting, seed, told)
        return super().choose(seen, budget, seed)


JUDGE = judgement.POLICY
BOTS = (StrongBot, SteadyBot, *levels.WEAKER)
RATINGS = {"beginner": 1000, "casual": 1110, "fair": 1190, "steady": 1350, "strong": 1450}
