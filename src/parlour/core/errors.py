"""The errors that Parlour raises for every refusal.

::

    ParlourError                  code, rule, facts
    ├── OptionError               unknown, malformed or contradictory options   (a ValueError)
    │   └── UnknownGame           an id that no game has                        (a KeyError, too)
    ├── NotationError             text that is not a card, action or position   (a ValueError)
    ├── ArgumentError             a number that a call cannot take              (a ValueError)
    │   └── ArgumentTypeError     a value of the wrong type                     (a TypeError, too)
    ├── CarryError                numbers that a deal cannot take over          (a ValueError)
    ├── IllegalAction             an action that the rules forbid here
    ├── TableError                an action that the table cannot take
    │   ├── WrongSeat             another seat is to act
    │   ├── StaleMove             the seat decided on an older state of the table
    │   ├── NotToTry              trying the action out would reveal hidden cards
    │   └── MatchOver             the match has ended
    ├── DumpError                 bytes that are not a deal of this game        (a ValueError)
    ├── GameError                 a game of another package that cannot be loaded
    ├── ReplayError               a replay that contradicts itself              (a ValueError)
    └── BotError                  a bot that fails, or breaks the rules

`code` names the error's sentence (message ``refused-<code>`` of the catalogues), `rule` the
numbered rule of the game or ``""``, and `facts` holds the sentence's arguments.  ``say(language)``
returns the sentence in a reader's language, and ``str(error)`` in English.
"""

from __future__ import annotations

from ..cards.cards import symbol
from . import texts

CARDS = {"card", "cards", "first", "second"}
"""The facts that are cards, which readers see in print."""


def printed(cards: str) -> str:
    """Return cards in print; a joker keeps its asterisk, and other text stays."""
    words = cards.split(" ")
    return " ".join("*" * word.startswith("*") + symbol(word.strip("*'")) for word in words)


class ParlourError(Exception):
    """The base of all refusals: the call has changed nothing."""

    def __init__(self, code: str, rule: str = "", **facts: str | int) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts = facts

    def say(self, language: str = "en") -> str:
        """Return the sentence in a language of the catalogues."""
        facts = dict(self.facts)
        for name in CARDS & facts.keys():
            facts[name] = printed(texts.written(facts[name]))
        sentence = texts.say(f"refused-{self.code}", language, facts)
        if "meant" in facts:
            meant = {"sentence": sentence, "meant": facts["meant"]}
            sentence = texts.say("refused-meant", language, meant)
        return sentence

    def __str__(self) -> str:
        sentence = self.say()
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __reduce__(self) -> tuple[object, ...]:
        return again, (type(self), self.code, self.rule, self.facts)


def again(
    kind: type[ParlourError], code: str, rule: str, facts: dict[str, str | int]
) -> ParlourError:
    """Return an error that another process has raised."""
    return kind(code, rule, **facts)


class OptionError(ParlourError, ValueError):
    """Options that do not exist, do not fit their type, or contradict each other."""


class UnknownGame(OptionError, KeyError):
    """The id of a game that is not installed; `GAMES` raises it for a missing key."""


class NotationError(ParlourError, ValueError):
    """Text that is not a card, action or position; ``facts["text"]`` is the part at fault.

    ``facts["meant"]`` is the nearest valid text, if any is similar.
    """


class ArgumentError(ParlourError, ValueError):
    """A number that a call cannot take, such as a seat, a seed or a pack out of range."""


class ArgumentTypeError(ArgumentError, TypeError):
    """A value of another type than the call takes."""


class CarryError(ParlourError, ValueError):
    """Numbers that a deal cannot take over from earlier deals, or a match from a deal."""


class IllegalAction(ParlourError):
    """An action that the rules forbid here."""


class TableError(ParlourError):
    """An action that the table cannot take."""


class WrongSeat(TableError):
    """Another seat is to act."""


class StaleMove(TableError):
    """The seat decided on an older state of the table."""


class NotToTry(TableError):
    """The action cannot be tried out: its result is hidden, or the turn has ended."""


class MatchOver(TableError):
    """The match has ended."""


class GameError(ParlourError):
    """A game of another package that cannot be loaded; the facts name the package."""


class ReplayError(ParlourError, ValueError):
    """A replay that cannot be read, or whose records contradict each other."""


class DumpError(ParlourError, ValueError):
    """Bytes that are not a deal, or belong to another version, game or options."""


class BotError(ParlourError):
    """A bot that fails or breaks the rules; the facts name the bot, its seat and the position."""
