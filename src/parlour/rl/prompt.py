"""The parts of a prompt: what a seat has been told, sees and can do, in the game's own words.

Nothing here knows a game or a table: the parts are made from a view, from listed actions and from
events, which a seat at a server has, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ..core import rulebook, spoken, texts, typed
from ..core.events import ActionPlayed, DealEnded, DealStarted, Event, MatchEnded, Noted
from ..core.game import AnyGame, LegalAction
from ..core.notation import is_card

NUMBER = re.compile(r"\d+")  # an amount, or that of a place, such as T0
UNKNOWN = "…"  # stands for a card that a server's list of actions does not name
PIECE = re.compile(r"[\[\]>]|[^\s\[\]>]+")


def seat_names(seats: int, me: int, language: str) -> list[str]:
    """Return names for the seats that tell nothing of the players, as *me* is told them."""
    numbers = range(1, seats + 1)
    found = [texts.say("cli-player", language, {"number": number}) for number in numbers]
    if me >= 0:
        found[me] = texts.say("cli-you", language)
    return found


class Prompt:
    """The parts of a prompt for one seat, in one language."""

    def __init__(
        self, game: AnyGame, options: Any, names: Sequence[str], seat: int, language: str
    ) -> None:
        self.game, self.options, self.names = game, options, names
        self.seat, self.language = seat, language

    def say(self, message: str, **facts: str | int) -> str:
        """Return a message of the catalogues."""
        return texts.say(message, self.language, facts)

    def of_seat(self, message: str, seat: int, **facts: str | int) -> str:
        """Return a message about a seat, which is the reader's own or another."""
        who = "me" if seat == self.seat else "other"
        return self.say(message, who=who, name=self.names[seat], **facts)

    def rules(self, much: str) -> Iterator[str]:
        """Yield the rules, and the options of this table that are unlike the usual ones."""
        if much == "none":
            return
        yield self.say(f"{self.game.id}-name")
        if much == "full":
            yield rulebook.text(self.game.id, self.language)
        else:
            yield self.say(f"{self.game.id}-aim")
        if own := [*self.own_options()]:
            yield self.say("ask-options", options=" · ".join(own))
        yield self.say("ask-cards")
        if texts.has(f"{self.game.id}-legend", texts.DEFAULT):
            yield self.say(f"{self.game.id}-legend")

    def own_options(self) -> Iterator[str]:
        """Yield the options that are not at their default."""
        for name, value in self.options.changed().items():
            label = f"{self.game.id}-option-{name}"
            chosen = f"{label}-{'null' if value is None else value}"
            if isinstance(value, bool):
                told = self.say("ask-yes" if value else "ask-no")
            elif texts.has(chosen, texts.DEFAULT):
                told = self.say(chosen)
            else:
                told = str(value)
            yield f"{self.say(label)}: {told}"

    def news(self, events: Iterable[Event], totals: Sequence[int]) -> Iterator[str]:
        """Yield events in words; *totals* are those after the last of them."""
        for event in events:
            yield from self.told(event, totals)

    def told(self, event: Event, totals: Sequence[int]) -> Iterator[str]:
        """Yield an event in words."""
        match event:
            case DealStarted(number, dealer):
                yield self.of_seat("event-deal", dealer, number=number)
            case ActionPlayed(seat, _, text, moves):
                yield spoken.action_line(self.names, seat, text, moves)
            case Noted():
                yield event.say(self.game.id, self.language, self.names, self.seat)
            case DealEnded(_, kind, points, _):
                ending = self.say(f"{self.game.id}-result-{kind}")
                shown = spoken.scores(self.names, points)
                yield self.say("cli-ended", kind=ending, points=shown)
                yield self.say("cli-totals", points=spoken.scores(self.names, totals))
            case MatchEnded(ranking, _):
                yield self.of_seat("match-won", ranking[0])

    def position(self, view: msgspec.Struct) -> Iterator[str]:
        """Yield what the seat sees."""
        for label, text in spoken.view_lines(self.game, view, self.names, self.language):
            yield f"{label}: {text}"

    def choices(self, listed: Iterable[typed.ListedAction], legal: bool) -> Iterator[str]:
        """Yield what the seat can do: each kind of action, with all actions or with its forms."""
        yield self.say("cli-your-turn")
        kinds = dict[str, list[typed.ListedAction]]()
        for it in listed:
            kinds.setdefault(it.action.kind, []).append(it)
        for kind, of_kind in kinds.items():
            card = next((it.moved[0] for it in of_kind if it.moved), UNKNOWN)
            phrase = self.say(f"{self.game.id}-can-{kind}", card=card)
            shown = [with_range(it.action) for it in of_kind] if legal else forms(of_kind)
            yield f"- {phrase}: {', '.join(shown)}"


def with_range(action: LegalAction) -> str:
    """Return an action's text, with both ends of a range of amounts."""
    if action.high is None or action.low == action.high:
        return action.text
    return f"{action.text}\N{EN DASH}{action.high}"


def forms(actions: Sequence[typed.ListedAction]) -> list[str]:
    """Return the different forms of actions of a kind: words for cards and numbers.

    Forms that differ in the number of cards, or of brackets, are one.
    """
    found = dict[str, None]()
    for action, _ in actions:
        pieces = [form(piece) for piece in PIECE.findall(action.text)]
        text = re.sub(r"CARD( CARD)+", "CARD …", " ".join(pieces))
        text = re.sub(r"\[ (.*?) \]", r"[\1]", text).replace(" > ", ">")
        found[re.sub(r"(\[[^\]]*\])( \[[^\]]*\])+", r"\1 …", text)] = None
    if actions[0].action.high is not None:
        return [f"{it} ({ends(actions)})" for it in found]
    return [*found]


def form(piece: str) -> str:
    """Return a piece of an action's text without its value."""
    return "CARD" if is_card(piece) else NUMBER.sub("n", piece)


def ends(actions: Sequence[typed.ListedAction]) -> str:
    """Return the lowest and the highest amount of some actions."""
    lows = [it.action.low for it in actions if it.action.low is not None]
    highs = [it.action.high for it in actions if it.action.high is not None]
    return f"{min(lows)}\N{EN DASH}{max(highs)}"
