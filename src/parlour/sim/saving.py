"""The seeds of a game's decisions, and its replay in a folder if that is wanted."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..bots import Bot, bot_seed, engine
from ..core.deal import Deal
from ..core.game import AnyGame
from ..core.options import Value
from ..core.replay import VERSION, Replay, ReplayedBot, ReplayedDeal
from ..core.seating import Seating

LONGEST_NAME = 24


class Record:
    """The seeds of one game's decisions, and its replay if it has a *file*.

    The seeds follow from a secret, as at a server's tables, so each move can be computed again.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, Value],
        chance: int,
        file: Path | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.secret = f"{chance:016x}"
        self.file = file
        self.seq = 0
        self.deals: list[ReplayedDeal] = []
        self.actions: list[str] = []

    def begin(self) -> None:
        """Count a new deal."""
        self.seq += 1

    def seed(self, seat: int) -> int:
        """Return the seed of a seat's next decision."""
        return bot_seed(self.secret, seat, self.seq)

    def note(self, deal: Deal, code: int) -> None:
        """Count an action that the acting seat is about to take."""
        self.seq += 1
        if self.file:
            self.actions.append(self.game.format(deal, code))

    def end(
        self, dealer: int, cards: Sequence[int], seed: int | str | None, points: Sequence[int]
    ) -> None:
        """Store a finished deal, which began with these cards."""
        if self.file:
            deck, own = self.game.pack_text(cards), seed if self.game.reshuffles else None
            played = ReplayedDeal(dealer, deck, tuple(self.actions), tuple(points), own)
            self.deals.append(played)
            self.actions = []

    def write(
        self,
        sitting: Sequence[Bot],
        budget: int,
        seating: Seating | None = None,
        agreed: Sequence[int] | None = None,
    ) -> None:
        """Write the replay of these bots' game into its file, if it has one."""
        if self.file:
            replay = Replay(
                VERSION,
                self.game.id,
                self.options,
                len(sitting),
                tuple(self.deals),
                tuple(bot.name for bot in sitting),
                None if agreed is None else tuple(agreed),
                bots=tuple(ReplayedBot(seat, it.name, budget) for seat, it in enumerate(sitting)),
                secret=self.secret,
                engine=engine(self.game.id),
                seating=seating,
            )
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replay.write(self.file)


def plain(name: str) -> str:
    """Return a bot's name as a part of a file's name."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")[:LONGEST_NAME] or "bot"
