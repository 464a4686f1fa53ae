"""Matches, series and Hollywood scoring of gin rummy (rules §7 and §8.1)."""

from __future__ import annotations

from ...core.events import Noted
from ...core.game import AnyGame
from ...core.match import DealResult, Match, SheetColumn
from .deal import GinDeal
from .options import GinOptions

HOLLYWOOD = 3  # matches scored at once


class MatchScore:
    """One match: points towards the target, deals won, and the value of both at the end."""

    def __init__(self, options: GinOptions) -> None:
        self.options = options
        self.points = [0, 0]
        self.boxes = [0, 0]
        self.winner = -1

    def enter(self, result: DealResult) -> None:
        """Add a deal; its winner wins the match by reaching the target (rule W1)."""
        winner = result.winner
        self.points[winner] += result.points[winner]
        self.boxes[winner] += 1
        if self.points[winner] >= self.options.target + self.options.target_strict:
            self.winner = winner

    def game_score(self) -> list[int]:
        """Return the points that the match adds to the game score of both seats (rule W2)."""
        if self.winner < 0:
            return [0, 0]
        options = self.options
        scores = [options.box_bonus * boxes for boxes in self.boxes]
        scores[self.winner] += options.game_bonus
        if self.boxes[1 - self.winner] == 0:
            scores[self.winner] += options.shutout_bonus
        if options.game_score_includes_points:
            scores = [score + points for score, points in zip(scores, self.points, strict=True)]
        return scores

    def notes(self, number: int) -> list[Noted]:
        """Return the notes that explain a game score; *number* is 0 for a single match."""
        options, winner, scores = self.options, self.winner, self.game_score()
        shutout = options.shutout_bonus if self.boxes[1 - winner] == 0 else 0
        return [
            Noted(
                "game",
                seat,
                facts={
                    "number": number,
                    "boxes": self.boxes[seat],
                    "box": options.box_bonus * self.boxes[seat],
                    "bonus": options.game_bonus if seat == winner else 0,
                    "shutout": shutout if seat == winner else 0,
                    "points": self.points[seat] if options.game_score_includes_points else 0,
                    "score": scores[seat],
                },
            )
            for seat in (winner, 1 - winner)
            if scores[seat]
        ]


class GinMatch(Match[GinOptions, GinDeal]):
    """A match to the target, a series of matches, or three at once.

    `totals` are the points of a single match and the game score of several.
    """

    def __init__(
        self,
        game: AnyGame,
        options: GinOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.matches = [MatchScore(options) for _ in range(HOLLYWOOD if options.hollywood else 1)]
        self.won = [0, 0]
        super().__init__(game, options, seats, dealer=dealer, seed=seed)

    def enter(self, result: DealResult) -> tuple[int, ...]:
        written: list[int] = []
        if result.winner >= 0:
            self.won[result.winner] += 1
            written = [i for i in self.open_to(result.winner) if self.matches[i].winner < 0]
            for i in written:
                self.matches[i].enter(result)
        self.conclude()
        return tuple(written)

    def open_to(self, winner: int) -> range:
        """Return the running matches in which a deal won by *winner* counts."""
        if self.options.hollywood:
            return range(min(self.won[winner], HOLLYWOOD))
        return range(len(self.matches) - 1, len(self.matches))

    def conclude(self) -> None:
        """Add up, open the next match of a series, and end the match if this was the last."""
        single = self.options.series_matches == 1 and not self.options.hollywood
        self.totals = self.matches[0].points[:] if single else self.game_score
        if all(match.winner >= 0 for match in self.matches):
            if self.options.hollywood or len(self.matches) == self.options.series_matches:
                self.over = True
            else:
                self.matches.append(MatchScore(self.options))
        if self.options.max_deals and self.number >= self.options.max_deals:
            self.over = True

    def next_dealer(self, result: DealResult) -> int:
        """Return the next dealer (rule B1)."""
        if result.winner < 0:
            return self.dealer if self.options.dead_redeal == "same" else 1 - self.dealer
        if self.options.next_dealer == "winner":
            return result.winner
        if self.options.next_dealer == "loser":
            return 1 - result.winner
        return 1 - self.dealer

    def notes(self) -> tuple[Noted, ...]:
        """Return the game scores of the matches that the last deal has ended (rule W2)."""
        if self.ended_early:
            return ()
        single = self.options.series_matches == 1 and not self.options.hollywood
        ended = [it for it in self.rows[-1].columns if self.matches[it].winner >= 0]
        return tuple(
            note for it in ended for note in self.matches[it].notes(0 if single else it + 1)
        )

    @property
    def game_score(self) -> list[int]:
        """Return the game score of the finished matches for both seats (rule W2)."""
        scores = [match.game_score() for match in self.matches]
        return [sum(score[seat] for score in scores) for seat in range(2)]

    def columns(self) -> tuple[SheetColumn, ...]:
        """Return the points of each match, and the game score if there can be one."""
        points = tuple(
            SheetColumn("points", number, tuple(match.points), match.winner >= 0)
            for number, match in enumerate(self.matches, 1)
        )
        if not (self.over or self.options.hollywood or self.options.series_matches > 1):
            return points
        return (*points, SheetColumn("game_score", 0, tuple(self.game_score)))
