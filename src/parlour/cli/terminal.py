"""Cards in colour, and the lines of a table, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..cards import cards
from ..core import texts
from ..core.events import Move
from ..core.game import Game
from ..core.match import Match

CARD = re.compile(rf"\b([{cards.RANKS}])([{cards.SUITS}])\b")
COLOURS = {"c": "green", "d": "blue", "h": "red", "s": "bold"}


class Terminal:
    """A terminal that speaks one language."""

    def __init__(self, language: str) -> None:
        self.console = Console(highlight=False)
        self.language = language

    def say(self, message: str, **facts: str | int) -> str:
        """Return a message of the catalogues."""
        return texts.say(message, self.language, facts)

    def print(self, text: str, style: str = "") -> None:
        """Print a line, its cards as coloured symbols."""
        self.console.print(coloured(text), style=style)

    def show_view(self, game: Game, view: Any) -> None:
        """Print what a seat sees."""
        grid = Grid.grid(padding=(0, 2))
        for word, text in game.lines(view):
            grid.add_row(Text(self.say(f"{game.id}-line-{word}"), style="dim"), coloured(text))
        self.console.print(grid)

    def show_action(self, name: str, text: str, moves: Iterable[Move]) -> None:
        """Print what somebody did, with the cards that the action's text does not name."""
        seen = [move.card for move in moves if move.card and move.card not in text]
        cards = f" ({' '.join(seen)})" if seen else ""
        self.print(f"{name}: {text}{cards}", style="dim")

    def show_result(self, game: Game, kind: str, points: Iterable[int]) -> None:
        """Print how a deal ended."""
        ending, score = self.say(f"{game.id}-result-{kind}"), " : ".join(map(str, points))
        self.print(self.say("cli-ended", kind=ending, points=score), style="bold")

    def show_sheet(self, match: Match, names: list[str]) -> None:
        """Print the score sheet."""
        sheet = match.sheet()
        grid = Grid(title=self.say("cli-sheet"), title_justify="left")
        grid.add_column(self.say("cli-deal"), justify="right")
        for name in names:
            grid.add_column(name, justify="right")
        grid.add_column("")
        for row in sheet.rows:
            ending = self.say(f"{match.game.id}-result-{row.kind}")
            grid.add_row(str(row.number), *map(str, row.points), ending)
        grid.add_section()
        for column in sheet.columns:
            title = self.say(f"cli-column-{column.name}", number=column.number)
            grid.add_row("", *map(str, column.totals), title)
        self.console.print(grid)


def coloured(text: str) -> Text:
    """Return a text with every card in it as a coloured symbol."""
    found = Text()
    last = 0
    for match in CARD.finditer(text):
        found.append(text[last : match.start()])
        found.append(cards.symbol(match.group()), style=COLOURS[match.group(2)])
        last = match.end()
    found.append(text[last:])
    return found
