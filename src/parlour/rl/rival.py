"""The rivals that play inside a batch: policies, and a game's bots by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from .. import bots
from ..bots.registry import module_of
from ..cards.rng import Random
from ..core import arguments
from ..core.actions import Actions
from ..core.deal import Deal
from ..core.game import AnyGame
from ..search.policy import Policy

Rivals: TypeAlias = Mapping[int, Policy | str] | Policy | str | None


class BotPolicy(Policy):
    """A bot as a policy, without what it would be told of the deal: as slow as the bot."""

    def __init__(self, bot: bots.Bot, deals: type[Deal], budget: int = bots.BUDGET) -> None:
        self.bot, self.deals, self.budget = bot, deals, budget

    def kind(self) -> type[Deal]:
        return self.deals

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        return self.bot.choose(deal.seen_by(deal.seat), self.budget, rng.next())


def policy_of(game: AnyGame, name: str, deal: Deal) -> Policy:
    """Return a policy that plays as a bot of a game; `OptionError` for an unknown name."""
    known = bots.find(name, game)
    compiled: dict[str, Policy] = getattr(module_of(game), "POLICIES", {})
    return compiled.get(known) or BotPolicy(bots.create(known, game), type(deal))


def found(game: AnyGame, rivals: Rivals, deal: Deal) -> dict[int, Policy]:
    """Return the policy of each seat that plays inside."""
    if isinstance(rivals, Policy | str):
        rivals = dict.fromkeys(range(1, deal.seats), rivals)
    wanted = arguments.kind(rivals or {}, Mapping, "rivals", "Mapping, Policy or str")
    made = {it: policy_of(game, it, deal) for it in {*wanted.values()} if type(it) is str}
    policies = dict[int, Policy]()
    for seat, it in wanted.items():
        own = made[it] if isinstance(it, str) else arguments.kind(it, Policy, "rivals")
        arguments.kind(deal, own.kind(), "rivals")
        policies[deal.check_seat(seat)] = own
    return policies
