"""Cards in colour, and the lines of a table, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..cards import cards
from ..core import rulebook, spoken, texts, typed
from ..core.deal import Deal
from ..core.errors import ParlourError
from ..core.events import Move, Noted
from ..core.foreign import visible, visible_lines
from ..core.game import AnyGame
from ..core.match import AnyMatch, ScoreSheet
from ..core.notation import SYMBOLS, canonical, is_card, tokens
from ..core.replay import Replay
from ..core.seating import Seating
from .wrapping import wrapped

BESIDE = typed.BESIDE
CARD = re.compile(rf"(?<!{BESIDE})(?:10|[{cards.RANKS}])[{cards.SUITS}{SYMBOLS}](?!{BESIDE})")
COLOURS = {"c": "green", "d": "blue", "h": "red", "s": "bold"}
MOST_LISTED = 40  # actions of a kind, at every turn; the help lists all of them
INDENT = 4


class Screen(Console):
    """A console that shows the text of cells and headings literally."""

    def render_str(self, text: str, **how: Any) -> Text:
        """Return a text as rich shows it."""
        return super().render_str(visible_lines(text), **how)


class Terminal:
    """A terminal that speaks one language, about seats with these names; *me* is the reader's."""

    def __init__(self, language: str, names: Sequence[str] = (), me: int = -1) -> None:
        self.console = Screen(highlight=False, markup=False, emoji=False)
        self.language = language
        self.names = list(names)
        self.me = me

    def name_seats(self, replay: Replay) -> None:
        """Name the seats as a match in a file does, or by their numbers."""
        self.names = [*map(visible, replay.names)]
        if len(self.names) != replay.seats:
            numbers = range(1, replay.seats + 1)
            self.names = [self.say("cli-player", number=number) for number in numbers]

    def say(self, message: str, **facts: str | int) -> str:
        """Return a message of the catalogues."""
        return texts.say(message, self.language, facts)

    def print(self, text: str, style: str = "", indent: int = 0, *, cards: bool = True) -> None:
        """Print a paragraph, its cards as coloured symbols unless *cards* is false."""
        words = coloured(text) if cards else Text(visible_lines(text))
        words.stylize_before(style)
        for line in wrapped(words, self.console.width - indent):
            self.console.print(Padding(line, (0, 0, 0, indent)) if indent else line)

    def rule(self) -> None:
        """Print a line across the terminal."""
        self.console.print(Rule(style="dim"))

    def of_seat(self, message: str, seat: int, **facts: str | int) -> str:
        """Return a message about a seat: ``who`` is ``me`` or ``other``, ``name`` its name."""
        who = "me" if seat == self.me else "other"
        return self.say(message, who=who, name=self.names[seat], **facts)

    def grid(self, rows: Iterable[tuple[str, Text]]) -> None:
        """Print rows of a label and a text; equal labels below each other are printed once."""
        listed = list(rows)
        most = self.console.width // 3
        wide = max(min(cell_len(label), most) for label, _ in listed)
        last = ""
        for label, text in listed:
            heads = wrapped(Text("" if label == last else label, style="dim"), wide)
            parts = wrapped(text, self.console.width - wide - 2)
            for head, part in zip_longest(heads, parts, fillvalue=Text()):
                head.pad_right(wide - head.cell_len + 2)
                self.console.print(head + part)
            last = label

    # -- the table -----------------------------------------------------------

    def show_view(self, game: AnyGame, view: msgspec.Struct) -> None:
        """Print what a seat sees."""
        lines = spoken.view_lines(game, view, self.names, self.language)
        self.grid((label, coloured(text)) for label, text in lines)

    def show_choices(self, game: AnyGame, deal: Deal, *, all_of_them: bool = False) -> None:
        """Print the legal actions, numbered, each kind of action in a paragraph."""
        self.print(self.say("cli-your-turn"), style="bold")
        numbered = enumerate(typed.listed(game, deal), 1)
        for kind, group in groupby(numbered, lambda it: it[1].action.kind):
            of_kind = list(group)
            card = next((it.moved[0] for _, it in of_kind if it.moved), "")
            phrase = self.say(f"{game.id}-can-{kind}", card=card)
            words = kind if card in phrase or len(of_kind) > 1 else f"{kind} {card}"
            listed = [entry(number, it) for number, it in of_kind]
            left = 0 if all_of_them else len(listed) - MOST_LISTED
            if left > 0:
                listed[MOST_LISTED:] = [self.say("cli-more", count=left)]
            if of_kind[0][1].action.text == kind and len(of_kind) == 1:
                named = "" if phrase.startswith(words) else f" ({words})"
                self.print(f"{of_kind[0][0]}. {phrase}{named}", indent=2)
            else:
                self.print(f"{phrase} ({kind}):", indent=2)
                for line in flow(listed, self.console.width - INDENT):
                    self.print(line, indent=INDENT)

    def show_seating(self, seating: Seating) -> None:
        """Print the seating, with the cards that were drawn for it."""
        told = []
        for seat in range(len(seating.order)):
            cards = ""
            for card in seating.drawn[seat] if seating.drawn else ():
                name = self.say("card-joker") if card == "*" else card
                again = self.say("event-drawn-again", before=cards, card=name)
                cards = again if cards else name
            told.append(self.of_seat("event-seat", seat, cards=cards or "none"))
        shown = "yes" if seating.drawn else "no"
        self.print(self.of_seat("event-seats", 0, shown=shown, list="; ".join(told)))

    def show_action(self, seat: int, text: str, moves: Iterable[Move]) -> None:
        """Print an action, with the cards that its text does not name."""
        self.print(spoken.action_line(self.names, seat, text, moves))

    def show_note(self, game: AnyGame, note: Noted) -> None:
        """Print a note."""
        self.print(note.say(game.id, self.language, self.names, self.me), "dim", indent=2)

    def show_result(self, game: AnyGame, kind: str, points: Sequence[int]) -> None:
        """Print how a deal ended."""
        ending = self.say(f"{game.id}-result-{kind}")
        self.print(self.say("cli-ended", kind=ending, points=self.scores(points)), style="bold")

    def show_winner(self, ranking: Sequence[int], places: Sequence[int]) -> None:
        """Print the winner of a match."""
        first = [name for name, place in zip(self.names, places, strict=True) if place == 1]
        words = self.say("cli-tied", names=self.say("cli-or").join(first))
        self.print(words if first[1:] else self.of_seat("match-won", ranking[0]), "bold green")

    def scores(self, points: Sequence[int]) -> str:
        """Return the points of all players as text."""
        return spoken.scores(self.names, points)

    # -- rules and refusals --------------------------------------------------

    def show_rules(self, game: AnyGame, rule: str = "") -> None:
        """Print the rules of a game, or one of them; `OptionError` for an unknown rule."""
        if rule:
            text = rulebook.find(game.id, rule, self.language)
        else:
            text = rulebook.text(game.id, self.language)
        self.console.print(Markdown(text))

    def show_refusal(self, game: AnyGame, error: ParlourError) -> None:
        """Print a refusal, and how to read its rule."""
        rule = f" ({error.rule})" if error.rule else ""
        self.print(error.say(self.language) + rule, style="yellow")
        if error.rule in rulebook.rules(game.id, self.language):
            self.print(self.say("cli-read-rule", rule=error.rule), style="dim")

    def show_meanings(self, game: AnyGame, deal: Deal, found: Sequence[str]) -> None:
        """Ask which of these actions was meant."""
        numbers = {it.action.text: number for number, it in enumerate(typed.listed(game, deal), 1)}
        listed = [f"{numbers[it]}. {it}" if it in numbers else it for it in found[:MOST_LISTED]]
        self.print(self.say("cli-did-you-mean"), style="yellow")
        for line in flow(listed, self.console.width - INDENT):
            self.print(line, indent=INDENT)

    # -- the score sheet -----------------------------------------------------

    def show_sheet(self, match: AnyMatch) -> None:
        """Print the score sheet: as a table, or line by line if that is too wide."""
        sheet = match.sheet()
        rows = list(self.sheet_rows(match, sheet))
        heads = [self.say("cli-deal"), *self.names, ""]
        widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)]
        self.print(self.say("cli-sheet"), style="bold")
        if sum(widths) + 3 * len(widths) + 1 <= self.console.width:
            grid = Grid()
            for number, head in enumerate(heads):
                grid.add_column(head, justify="right" if number <= len(self.names) else "left")
            for number, row in enumerate(rows, 1):
                grid.add_row(*row, end_section=number == len(sheet.rows))
            self.console.print(grid)
        else:
            for first, *points, last in rows:
                head = f"{self.say('cli-deal')} {first}, {last}" if first else last
                self.print(f"{head}: {self.scores([int(it) for it in points])}")

    def sheet_rows(self, match: AnyMatch, sheet: ScoreSheet) -> Iterator[list[str]]:
        """Yield the rows of the score sheet: the deal, the points of every seat, its kind."""
        for row in sheet.rows:
            ending = self.say(f"{match.game.id}-result-{row.kind}")
            yield [str(row.number), *map(str, row.points), ending]
        for column in sheet.columns:
            title = self.say(f"cli-column-{column.name}", number=column.number)
            yield ["", *map(str, column.totals), title]


def entry(number: int, choice: typed.ListedAction) -> str:
    """Return an action as an entry of its kind's list, with the card that it takes."""
    action = choice.action
    amount = rest = action.text.partition(" ")[2]
    if action.high is not None and action.low != action.high:
        rest = f"{rest}–{action.high}"
    if amount.isdecimal():  # beside its number an amount needs its word
        rest = f"{action.kind} {rest}"
    elif not any(map(is_card, tokens(rest))):
        rest = f"{rest} {' '.join(choice.moved[:1])}".strip()
    return f"{number}. {rest}".rstrip()


def flow(parts: Iterable[str], width: int) -> Iterator[str]:
    """Yield lines of parts with two spaces between them; a part is broken only if necessary."""
    line = ""
    for part in parts:
        longer = f"{line}  {part}" if line else part
        if line and shown_width(longer) > width:
            yield line
            longer = part
        line = longer
    if line:
        yield line


def shown_width(text: str) -> int:
    """Return the width of a text in cells, with its cards as symbols."""
    return coloured(text).cell_len


def coloured(text: str) -> Text:
    """Return a text with every card in it as a coloured symbol."""
    found = Text(overflow="fold")
    text = visible_lines(text)
    last = 0
    for match in CARD.finditer(text):
        found.append(text[last : match.start()])
        card = canonical(match.group())
        found.append(cards.symbol(card), style=COLOURS[card[-1]])
        last = match.end()
    found.append(text[last:])
    return found
