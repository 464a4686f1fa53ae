"""Replays: a match as a text file from which everything can be computed again.

A replay holds what cannot be recomputed (options, packs, actions) and, per deal, the result, which
is compared on loading.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from .deal import Deal
from .errors import ParlourError, ReplayError
from .game import Game
from .match import Match
from .options import Value
from .table import Dealt, Played, Record

VERSION = 1


class ReplayedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal: the pack's text, every action's text, and the points per seat (none if unfinished).

    `seed` is that of the deal's own chance; where there is none it comes from the pack.
    """

    dealer: int
    deck: str
    actions: tuple[str, ...]
    points: tuple[int, ...] | None = None
    seed: int | None = None


class Replay(msgspec.Struct, frozen=True):
    """A match on file; `names` of the seats are for people and mean nothing."""

    version: int
    game: str
    options: Mapping[str, Value]
    seats: int
    deals: tuple[ReplayedDeal, ...]
    names: tuple[str, ...] = ()

    def to_text(self) -> str:
        """Return the file's text: JSON, one deal per line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def read(cls, text: str | bytes) -> Replay:
        """Return the replay of a file; `ReplayError` if it is none."""
        try:
            replay = msgspec.json.decode(text, type=cls)
        except msgspec.MsgspecError as error:
            raise ReplayError("no_replay", text=str(error)) from None
        if replay.version != VERSION:
            raise ReplayError("replay_version", version=replay.version, known=VERSION)
        return replay

    def run(self, games: Mapping[str, Game]) -> Iterator[tuple[Match, int | None]]:
        """Play the match again: yield the match after every deal's start and after every action.

        With the match comes the action's code, or None after a start.  Raises `ReplayError` where
        the file does not come out as it says.
        """
        if self.game not in games:
            raise ReplayError("unknown_game", game=self.game, allowed=", ".join(games))
        game = games[self.game]
        dealer = self.deals[0].dealer if self.deals else 0
        try:
            options = game.options_type.of(self.options)
            match = game.match_type(game, options, self.seats, dealer=dealer)
            for record in self.deals:
                yield from self.run_deal(match, game, record)
        except ReplayError:
            raise
        except (ParlourError, ValueError) as error:
            raise ReplayError("replay_refused", text=str(error)) from error

    def run_deal(
        self, match: Match, game: Game, record: ReplayedDeal
    ) -> Iterator[tuple[Match, int | None]]:
        """Play one deal again, checked, and compare who deals and what it is worth."""
        if match.dealer != record.dealer:
            raise ReplayError("replay_differs", deal=match.number + 1, what="dealer")
        match.start(game.read_pack(record.deck), record.seed)
        yield match, None
        deal: Deal = match.deal
        for action in record.actions:
            code = game.parse(deal, action)
            deal.play(code)
            yield match, code
        if deal.seat < 0:
            row = match.settle()
            if record.points != row.points:
                raise ReplayError("replay_differs", deal=row.number, what="points")
        elif record.points is not None:
            raise ReplayError("replay_differs", deal=match.number, what="points")

    def check(self, games: Mapping[str, Game]) -> Match:
        """Play the match again and return it as it ended; `ReplayError` if it does not come out."""
        last = None
        for match, _ in self.run(games):
            last = match
        if last is None:
            raise ReplayError("replay_empty")
        return last


def replay_of(
    game: Game,
    options: Mapping[str, Value],
    seats: int,
    records: Iterable[Record],
    dealer: int = 0,
    names: Sequence[str] = (),
) -> Replay:
    """Return the replay of a table's records."""
    match = game.match_type(game, game.options_type.of(options), seats, dealer=dealer)
    deals: list[ReplayedDeal] = []
    pack: Sequence[int] = ()
    seed: int | None = None
    played: list[str] = []
    by = dealer

    def close(points: tuple[int, ...] | None) -> None:
        deals.append(ReplayedDeal(by, game.pack_text(pack), tuple(played), points, seed))
        played.clear()

    for record in records:
        match record:
            case Dealt(cards):
                by, pack = match.dealer, cards
                seed = record.seed if game.reshuffles else None
                match.start(cards, record.seed)
            case Played(_, action):
                played.append(action)
                match.deal.step(game.parse(match.deal, action))
                if match.deal.seat < 0:
                    close(match.settle().points)
    if match.number and match.deal.seat >= 0:
        close(None)
    return Replay(VERSION, game.id, options, seats, tuple(deals), tuple(names))
