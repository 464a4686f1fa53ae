"""The detectors of mistakes find mistakes that are planted, and nothing in what is fine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from benchmarks.blunders import DISCARDS, Better, Hit, Step, hand, lets_out, survey, thrown
from parlour import GAMES, bots
from parlour.bots.gin import outlook as gin_outlook
from parlour.bots.romme import going_out as romme_out
from parlour.bots.romme import outlook as romme_outlook
from parlour.core.codec import kind_of
from parlour.games.gin import actions as gin
from parlour.games.lorum import actions as lorum
from parlour.games.romme import actions as romme
from parlour.games.rummy500 import actions as rummy500
from parlour.games.stops import actions as chips

pytestmark = pytest.mark.once


class Planted:
    """Plays as the steady bot does, but for one mistake."""

    def __init__(self, game: str) -> None:
        self.name = "planted"
        self.steady: Any = bots.create("steady", game)

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        steady = self.steady.choose(seen.clone(), budget, seed)
        found = self.err(seen, steady)
        return steady if found is None else found

    def err(self, seen: Any, steady: int) -> int | None:
        """Return the mistake, where there is room for it."""
        raise NotImplementedError


def kinds(seen: Any, kind: int) -> list[int]:
    return [it for it in seen.legal() if kind_of(it) == kind]


class StaysInGin(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        discards = kinds(seen, gin.DISCARD)
        return discards[-1] if kind_of(steady) in (gin.KNOCK, gin.BIGGIN) and discards else None


class StaysInRomme(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        discards = kinds(seen, romme.DISCARD)
        return discards[0] if len(discards) > 1 and romme_out.winning(seen) else None


class StaysInRummy500(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        discards, lays = kinds(seen, rummy500.DISCARD), kinds(seen, rummy500.LAY)
        return discards[-1] if len(discards) > 1 and lays else None


class ThrowsInGin(Planted):
    """Throws what fits best into what the other has taken, or else what is worth most."""

    def err(self, seen: Any, steady: int) -> int | None:
        discards = kinds(seen, gin.DISCARD)
        unseen = gin_outlook.unseen_by(seen, seen.seat)
        if len(discards) < 2:
            return None
        return max(discards, key=lambda it: gin_outlook.risk(seen, it, unseen))


class ThrowsInRomme(Planted):
    """Throws what fits a meld on the table to who has few cards left; it lays melds at once."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.steady = bots.create("steady", game)

    def err(self, seen: Any, steady: int) -> int | None:
        discards = kinds(seen, romme.DISCARD)
        fits = [it for it in discards if romme_outlook.fits_table(seen, it & romme.CARD)]
        return fits[0] if fits and len(discards) > len(fits) else None


class ThrowsBack(Planted):
    """Takes what lies on top of the pile, and throws it in its next turn."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = GAMES[game]
        self.held: Counter[str] = Counter()
        self.taken = ""

    def err(self, seen: Any, steady: int) -> int | None:
        discard, take = DISCARDS[self.game.id]
        held = Counter(hand(seen, seen.seat))
        new = [*(held - self.held).elements()]
        self.held = held
        if takes := kinds(seen, take):
            self.taken = ""
            return takes[0] if len(seen.legal()) > 1 else None
        if not self.taken and len(new) == 1:
            (self.taken,) = new
            return None
        return next((it for it in kinds(seen, discard) if self.says(seen, it)), None)

    def says(self, seen: Any, code: int) -> bool:
        return self.game.format(seen, code) == f"discard {self.taken}"


class Declares(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        return lorum.BIG if lorum.BIG in seen.legal() else None


class Folds(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        return chips.FOLD if chips.FOLD in seen.legal() else None


class Calls(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        return chips.CALL if chips.FOLD in seen.legal() else None


class Overbids(Planted):
    def err(self, seen: Any, steady: int) -> int | None:
        bids = kinds(seen, chips.BID)
        if not bids:
            offers = kinds(seen, chips.OFFER)
            return offers[0] if offers else None
        most = seen.stack[seen.seat]
        return next(
            (it for it in range(chips.BID | most, bids[0], -1) if seen.accepts(it)), bids[0]
        )


class Dawdles(Planted):
    """Leads its longest way round."""

    def err(self, seen: Any, steady: int) -> int | None:
        leads = kinds(seen, chips.LEAD)
        return next((it for it in leads if it != steady), None)


def hits(game: str, planted: type[Planted] | None, deals: int, seats: int) -> list[Hit]:
    line: list[Any] = ["steady"] * seats
    if planted is not None:
        line[0] = planted(game)
    _, found = survey(game, line, deals, seed=3)
    return found


@pytest.mark.parametrize(
    ("game", "planted", "detector", "deals", "seats"),
    [
        ("gin", StaysInGin, "out", 60, 2),
        ("romme", StaysInRomme, "out", 20, 2),
        ("rummy500", StaysInRummy500, "out", 8, 2),
        ("michigan", Dawdles, "out", 60, 4),
        ("gin", ThrowsInGin, "thrown", 60, 2),
        ("romme", ThrowsInRomme, "thrown", 60, 2),
        ("gin", ThrowsBack, "idle", 2, 2),
        pytest.param("romme", ThrowsBack, "idle", 1, 2, marks=pytest.mark.long),
        ("rummy500", ThrowsBack, "idle", 1, 2),
        ("lorum", Declares, "bid", 20, 4),
        ("tripoley", Folds, "bid", 20, 4),
        ("tripoley", Calls, "bid", 30, 4),
        ("tripoley", Overbids, "bid", 20, 4),
        ("michigan", Overbids, "bid", 20, 4),
    ],
)
def test_a_planted_mistake_is_found(
    game: str, planted: type[Planted], detector: str, deals: int, seats: int
) -> None:
    found = [it for it in hits(game, planted, deals, seats) if it.bot == "planted"]
    assert any(it.detector == detector for it in found)


def test_a_winner_thrown_in_rummy_500_is_found() -> None:
    """Good players leave no room for it, so what is thrown, and taken, is put in their hands."""
    game, bot = GAMES["rummy500"], bots.load("benchmarks.peers.first:Rummy500", "rummy500")
    found: list[Better] = []
    for seed in range(60):
        deal: Any = game.deal(seed=seed)
        while not deal.over and not found:
            discards = kinds(deal, rummy500.DISCARD)
            for code in [it for it in discards if lets_out("rummy500", [deal], it)]:
                after = deal.clone()
                after.step(code)
                take = kinds(after, rummy500.TAKE)[0]
                turns = [[Step(deal.clone(), code)], [Step(after, take)]]
                found += thrown("rummy500", turns)
                assert not list(thrown("rummy500", [turns[0], [Step(after, after.legal()[0])]]))
            deal.step(bot.choose(deal.seen_by(deal.seat), 1, seed))
    assert found
    step, (better,) = found[0]
    assert lets_out("rummy500", [step.deal], step.code) > lets_out("rummy500", [step.deal], better)


SEATS = {"gin": 2, "romme": 2, "rummy500": 2, "lorum": 4, "tripoley": 4, "michigan": 4}


OVERSEEN = {"rummy500": 2}
"""In 200 deals: discards of which a rival rids himself with a card between them and a meld."""


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_the_steady_bots_make_no_mistake_without_a_reason(game: str) -> None:
    blunders = [it for it in hits(game, None, 200, SEATS[game]) if not it.worth_it]
    assert len(blunders) <= OVERSEEN.get(game, 0)
