"""Options of a game: a frozen value, checked once when it is made.

A game's options are a frozen dataclass whose fields are made by `choice`, `flag` and `number`; the
field's metadata says what is allowed, so that the terminal, the page and notation read the same
definition.  Contradictions between fields are the game's own `check`.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Self, TypeVar, cast

from . import dumps
from .errors import OptionError

TOptions = TypeVar("TOptions", bound="Options")
Value = str | int | bool | None
INTEGER = re.compile(r"-?[0-9]{1,9}")
Needs = Mapping[str, tuple[Value, ...]]
"""Other options, each with the values that it needs to have."""


@dataclass(frozen=True)
class Field:
    """What one option may be.

    `kind` is ``"bool"``, ``"int"`` or ``"choice"``; an int lies between `low` and `high` or is one
    of the words `choices` (``None`` among them where the option may be left to follow another one).
    `needs` names the options without which it means nothing, each with the values that it needs:
    as long as one has another value, it must stay at its default.  `seats` marks the one that says
    how many sit down where nobody else does; at a table it is the number of seats (`seated`).
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
            )

    def allowed(self) -> str:
        """Return what is allowed, in symbols."""
        words = [str(word) for word in self.choices]
        if self.kind == "bool":
            words = ["true", "false"]
        if self.kind == "int":
            words.insert(0, f"{self.low}–{self.high}")
        return " | ".join(words)

    def read(self, text: str) -> Value:
        """Return the value that a text writes: a number, ``true``, ``none`` or a word."""
        value: Value = text
        if self.kind == "bool" and text.lower() in ("true", "false"):
            value = text.lower() == "true"
        elif text.lower() == "none" and None in self.choices:
            value = None
        elif self.kind == "int" and INTEGER.fullmatch(text):
            value = int(text)
        self.check(value)
        return value


def pairs(needs: Needs | None) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """Return what an option needs as a value that can be compared."""
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
    """The game that they are of, which sets it."""

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
                rule = field.rules[-1] if field.rules else ""  # an option's own rule stands last
                raise OptionError("needs_option", rule, option=field.name, other=other)

    def check(self) -> None:
        """Raise `OptionError` where options contradict each other."""

    @classmethod
    @cache  # a table that is woken asks several times
    def fields(cls) -> tuple[Field, ...]:
        """Return what each option may be, in the order of definition."""
        return tuple(
            Field(field.name, default=cast(Value, field.default), **field.metadata)
            for field in dataclasses.fields(cls)
        )

    @classmethod
    def of(cls, values: Mapping[str, Value]) -> Self:
        """Return options with these values; `OptionError` for a name there is not."""
        known = {field.name for field in cls.fields()}
        for name in values:
            if name not in known:
                raise OptionError("unknown_option", option=name, allowed=", ".join(sorted(known)))
        return cls(**values)

    @classmethod
    def read(cls, texts: Mapping[str, str]) -> dict[str, Value]:
        """Return the values that texts write, as on a command line or in a position."""
        fields = {field.name: field for field in cls.fields()}
        for name in texts:
            if name not in fields:
                raise OptionError("unknown_option", option=name, allowed=", ".join(sorted(fields)))
        return {name: fields[name].read(text) for name, text in texts.items()}

    @cached_property
    def head(self) -> bytes:
        """What the dump of a deal by these options begins with."""
        return dumps.head_of(self)

    def to_dict(self) -> dict[str, Value]:
        """Return all options by name."""
        return {field.name: getattr(self, field.name) for field in self.fields()}

    def seated(self, seats: int) -> Self:
        """Return these options for so many seats: a number of players among them agrees."""
        told = [getattr(self, field.name) for field in self.fields() if field.seats]
        return self if all(number == seats for number in told) else agreeing(self, seats)

    def changed(self) -> dict[str, Value]:
        """Return the options that are not at their default."""
        return {
            field.name: value
            for field in self.fields()
            if (value := getattr(self, field.name)) != field.default
        }


@lru_cache(256)  # so that what options work out is kept from deal to deal
def agreeing(options: TOptions, seats: int) -> TOptions:
    """Return options whose number of players is this number of seats."""
    told = {field.name: seats for field in options.fields() if field.seats}
    return dataclasses.replace(options, **told)
