"""Everything that can be refused.

::

    ParlourError                  code, rule, facts
    ├── OptionError               unknown, malformed or contradictory options   (a ValueError)
    ├── NotationError             text that is no card, action or position      (a ValueError)
    ├── ArgumentError             a number that a call cannot take              (a ValueError)
    │   └── ArgumentTypeError     something of another kind than it takes       (a TypeError, too)
    ├── CarryError                what cannot go over from deal to deal         (a ValueError)
    ├── IllegalAction             an action that the rules forbid here
    ├── TableError                an action that the table cannot take
    │   ├── WrongSeat             it is not this seat's turn
    │   ├── StaleMove             decided upon an older state of the table
    │   ├── NotToTry              cannot be tried out: what comes of it is not known
    │   └── MatchOver             the match has ended
    ├── DumpError                 bytes that are no deal of this game         (a ValueError)
    ├── GameError                 a game of another package that cannot be had
    ├── ReplayError               a replay that does not say what happened      (a ValueError)
    └── BotError                  a bot that fails, or breaks the rules

An error carries facts: `code` names the sentence (message ``refused-<code>`` of the catalogues),
`rule` the numbered rule of the game's rules or ``""``, `facts` the sentence's arguments.  The
sentence itself comes last and in the reader's language; ``str(error)`` is the English one.
"""

from __future__ import annotations

from ..cards.cards import symbol
from . import texts


class ParlourError(Exception):
    """Something was refused; nothing has changed."""

    def __init__(self, code: str, rule: str = "", **facts: str | int) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts = facts

    def say(self, language: str = "en") -> str:
        """Return the sentence for people in a language of the catalogues."""
        facts = dict(self.facts)
        if "card" in facts:
            facts["card"] = symbol(str(facts["card"]))
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
    """Return the error that another process has raised."""
    return kind(code, rule, **facts)


class OptionError(ParlourError, ValueError):
    """Options that do not exist, do not fit their type, or contradict each other."""


class NotationError(ParlourError, ValueError):
    """Text that is no card, action or position; ``facts["text"]`` is the part at fault.

    ``facts["meant"]`` is what may have been meant, if anything is like it.
    """


class ArgumentError(ParlourError, ValueError):
    """A number that a call cannot take: no seat, no seed, no pack."""


class ArgumentTypeError(ArgumentError, TypeError):
    """Something of another kind than a call takes."""


class CarryError(ParlourError, ValueError):
    """What a deal cannot take over from those before it, or a match from a deal."""


class IllegalAction(ParlourError):
    """An action that the rules forbid here."""


class TableError(ParlourError):
    """An action that the table cannot take."""


class WrongSeat(TableError):
    """It is not this seat's turn."""


class StaleMove(TableError):
    """The move was decided upon an older state of the table."""


class NotToTry(TableError):
    """It cannot be tried out: what comes of it is hidden, or the turn is over before."""


class MatchOver(TableError):
    """The match has ended."""


class GameError(ParlourError):
    """A game that another package brings and that cannot be had; the facts name the package."""


class ReplayError(ParlourError, ValueError):
    """A replay that cannot be read, or does not come out as it says."""


class DumpError(ParlourError, ValueError):
    """Bytes that are no deal, or one of another version, game or options."""


class BotError(ParlourError):
    """A bot that fails, or breaks the rules; the facts say which, at which seat, and where."""
