"""Cards in colour, and the lines of a table, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from ..cards import cards
from ..core import rulebook, texts
from ..core.deal import Deal
from ..core.errors import ParlourError
from ..core.events import Move
from ..core.game import Game
from ..core.match import Match

CARD = re.compile(rf"\b([{cards.RANKS}])([{cards.SUITS}])\b")
SYMBOLS = "♣♦♥♠"  # in the order of `cards.SUITS`
TYPED = re.compile(rf"(?<!\w)(10|[{cards.RANKS}])([{cards.SUITS}{SYMBOLS}])(?!\w)", re.IGNORECASE)
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

    def choices(self, game: Game, deal: Deal) -> str:
        """Return what the seat to act can do, each kind of action once."""
        found = {}
        for code in deal.legal():
            kind = game.legal_action(deal, code).kind
            if kind not in found:
                open_cards = [move.card for move in game.moves(deal, code) if move.seats is None]
                card = next(filter(None, open_cards), "")
                found[kind] = self.say(f"{game.id}-can-{kind}", card=card)
        return self.say("now-mine", choices=self.say("cli-or").join(found.values()))

    def show_action(self, name: str, text: str, moves: Iterable[Move]) -> None:
        """Print what somebody did, with the cards that the action's text does not name."""
        seen = [move.card for move in moves if move.card and move.card not in text]
        cards = f" ({' '.join(seen)})" if seen else ""
        self.print(f"{name}: {text}{cards}", style="dim")

    def show_result(
        self, game: Game, kind: str, points: Sequence[int], names: Sequence[str]
    ) -> None:
        """Print how a deal ended."""
        ending = self.say(f"{game.id}-result-{kind}")
        self.print(self.say("cli-ended", kind=ending, points=scores(names, points)), style="bold")

    def show_rules(self, game: Game, rule: str = "") -> None:
        """Print the rules of a game, or one of them; `OptionError` if there is none such."""
        if rule:
            text = rulebook.find(game.id, rule, self.language)
        else:
            text = rulebook.text(game.id, self.language)
        self.console.print(Markdown(text))

    def show_refusal(self, game: Game, error: ParlourError) -> None:
        """Print why something was refused, and how to read the rule."""
        rule = f" ({error.rule})" if error.rule else ""
        self.print(error.say(self.language) + rule, style="yellow")
        if error.rule in rulebook.rules(game.id, self.language):
            self.print(self.say("cli-read-rule", rule=error.rule), style="dim")

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


def scores(names: Sequence[str], points: Sequence[int]) -> str:
    """Return whose points are how many."""
    return " · ".join(f"{name} {own}" for name, own in zip(names, points, strict=True))


def plain(typed: str) -> str:
    """Return what was typed with its cards written as the notation has them: ``10♦`` as ``Td``."""

    def write(found: re.Match[str]) -> str:
        suit = found[2].lower()
        letter = cards.SUITS[SYMBOLS.index(suit)] if suit in SYMBOLS else suit
        return found[1].upper().replace("10", "T") + letter

    return TYPED.sub(write, typed)


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
