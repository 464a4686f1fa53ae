"""The options of a game: a frozen value, checked once when it is made.

A game's options are a frozen dataclass whose fields are made by `choice`, `flag` and `number`.  The
metadata of a field says which values it allows, so the terminal, the page and notation share one
definition.  A game's own `check` rejects contradictions between fields.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Self, TypeVar, cast

from . import dumps
from .errors import OptionError
from .suggest import meant

TOptions = TypeVar("TOptions", bound="Options")
Value = str | int | bool | None
INTEGER = re.compile(r"-?[0-9]{1,9}")
Needs = Mapping[str, tuple[Value, ...]]
"""Other options, each with the values that it must have."""


@dataclass(frozen=True)
class Field:
    """The definition of one option.

    `kind` is ``"bool"``, ``"int"`` or ``"choice"``.  An int lies between `low` and `high`, or is
    one of the words `choices`, among them ``None`` if the option may follow another one.  `needs`
    names the options that give it a meaning, with the values that they must have; otherwise it must
    stay at its default.  `seats` marks the option for the default number of players; at a table it
    is the number of seats (`seated`).
    """

    name: str
    kind: str
    default: Value
    rules: tuple[str, ...]
    low: int = 0
    high: int = 0
    choices: tuple[str | None, ...] = ()
    needs: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    seats: bool = False

    def check(self, value: Value) -> None:
        """Raise `OptionError` unless *value* is allowed."""
        if self.kind == "bool":
            right = isinstance(value, bool)
        elif isinstance(value, int) and not isinstance(value, bool):
            right = self.kind == "int" and self.low <= value <= self.high
        else:
            right = value in self.choices
        if not right:
            raise OptionError(
                "bad_option",
                self.rules[0] if self.rules else "",
                option=self.name,
                value=str(value),
                allowed=self.allowed(),
                **meant(str(value), filter(None, self.choices)),
            )

    def allowed(self) -> str:
        """Return the allowed values as text, without words of a language."""
        words = [str(word) for word in self.choices]
        if self.kind == "bool":
            words = ["true", "false"]
        if self.kind == "int":
            words.insert(0, f"{self.low}–{self.high}")
        return " | ".join(words)

    def read(self, text: str) -> Value:
        """Return the value of a text: a number, ``true``, ``none`` or a word."""
        value: Value = text
        if self.kind == "bool" and text.lower() in ("true", "false"):
            value = text.lower() == "true"
        elif text.lower() == "none" and None in self.choices:
            value = None
        elif self.kind == "int" and INTEGER.fullmatch(text):
            value = int(text)
        self.check(value)
        return value


def unknown(name: str, known: Iterable[str]) -> OptionError:
    """Return the error for an option that does not exist, with the nearest one."""
    allowed = ", ".join(sorted(known))
    return OptionError("unknown_option", option=name, allowed=allowed, **meant(name, known))


def pairs(needs: Needs | None) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """Return the needs of an option as a hashable value."""
    return tuple((needs or {}).items())


def choice(*words: str, rules: tuple[str, ...], needs: Needs | None = None) -> Any:
    """Declare an option that is one of *words*, the first by default."""
    return dataclasses.field(
        default=words[0],
        metadata={"kind": "choice", "choices": words, "rules": rules, "needs": pairs(needs)},
    )


def flag(default: bool, *, rules: tuple[str, ...], needs: Needs | None = None) -> Any:
    """Declare an option that is on or off."""
    metadata = {"kind": "bool", "rules": rules, "needs": pairs(needs)}
    return dataclasses.field(default=default, metadata=metadata)


def number(
    default: int | str | None,
    low: int,
    high: int,
    *,
    rules: tuple[str, ...],
    words: tuple[str | None, ...] = (),
    needs: Needs | None = None,
    seats: bool = False,
) -> Any:
    """Declare an option that is a number from *low* to *high*, or one of *words*."""
    limits = {"low": low, "high": high, "choices": words, "seats": seats}
    return dataclasses.field(
        default=default, metadata={"kind": "int", "rules": rules, "needs": pairs(needs), **limits}
    )


@dataclass(frozen=True, kw_only=True)
class Options:
    """The base of every game's options."""

    game: ClassVar[Any] = None
    """The game with these options, which the game sets."""

    def __post_init__(self) -> None:
        fields = self.fields()
        for field in fields:
            field.check(getattr(self, field.name))
        for field in fields:
            self._check_needs(field)
        self.check()

    def _check_needs(self, field: Field) -> None:
        if getattr(self, field.name) == field.default:
            return
        for other, values in field.needs:
            if getattr(self, other) not in values:
                rule = field.rules[-1] if field.rules else ""  # an option's own rule comes last
                raise OptionError("needs_option", rule, option=field.name, other=other)

    def check(self) -> None:
        """Raise `OptionError` where options contradict each other."""

    @classmethod
    @cache  # waking a table asks several times
    def fields(cls) -> tuple[Field, ...]:
        """Return the definitions of all options, in order."""
        return tuple(
            Field(field.name, default=cast(Value, field.default), **field.metadata)
            for field in dataclasses.fields(cls)
        )

    @classmethod
    def of(cls, values: Mapping[str, Value]) -> Self:
        """Return options with these values; `OptionError` for an unknown name."""
        known = {field.name for field in cls.fields()}
        for name in values:
            if name not in known:
                raise unknown(name, known)
        return cls(**values)

    @classmethod
    def read(cls, texts: Mapping[str, str]) -> dict[str, Value]:
        """Return the values of texts, as on a command line or in a position."""
        fields = {field.name: field for field in cls.fields()}
        for name in texts:
            if name not in fields:
                raise unknown(name, fields)
        return {name: fields[name].read(text) for name, text in texts.items()}

    @cached_property
    def head(self) -> bytes:
        """The header of the dump of a deal with these options."""
        return dumps.head_of(self)

    def to_dict(self) -> dict[str, Value]:
        """Return all options by name."""
        return {field.name: getattr(self, field.name) for field in self.fields()}

    @cached_property
    def told_seats(self) -> tuple[int, ...]:
        """The values of the options for the number of players."""
        return tuple([getattr(self, field.name) for field in self.fields() if field.seats])

    @cached_property
    def section(self) -> tuple[str, ...]:
        """The section of a position for the options that are not at their default, if any.

        The number of players is not among them: a position has it as ``n=``.
        """
        seats = {field.name for field in self.fields() if field.seats}
        changed = [f"{name}={it}" for name, it in self.changed().items() if name not in seats]
        return (f"opt: {' '.join(changed)}",) if changed else ()

    def seated(self, seats: int) -> Self:
        """Return these options for a number of seats; an option for that number agrees."""
        told = self.told_seats
        return self if told.count(seats) == len(told) else agreeing(self, seats)

    def changed(self) -> dict[str, Value]:
        """Return the options that are not at their default."""
        return {
            field.name: value
            for field in self.fields()
            if (value := getattr(self, field.name)) != field.default
        }


@lru_cache(256)  # so that what options compute is kept from deal to deal
def agreeing(options: TOptions, seats: int) -> TOptions:
    """Return options with this number of players."""
    told = {field.name: seats for field in options.fields() if field.seats}
    return dataclasses.replace(options, **told)
