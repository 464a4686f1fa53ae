"""Where a server's settings come from: a file, the environment and the command line.

Each is stronger than the one before.  All know the fields of `Config` by their names, and nothing
else; a field's help is the line below it.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import inspect
import shlex
import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NoReturn,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from ..core.foreign import decoded
from .config import Config, Guest, Name, Network, Origin, Seconds
from .errors import SettingWrong

PREFIX = "PARLOUR_"
FILE = "config"
"""What names the file: an option and, with the prefix, a variable; never the file itself."""
ALIASES = {
    "db": ("--database",),
    "origins": ("--origin",),
    "hosts": ("--allow-host",),
    "proxies": ("--proxy",),
    "guests": ("--guest",),
}
"""Other names of an option, which are known in a file and in the environment, too."""
NAMES = {it[2:].replace("-", "_"): name for name, others in ALIASES.items() for it in others}
"""The setting that each of these stands for."""
CLOSE = 0.8
"""How like a setting a variable must be to be a slip: other programs of Parlour have their own."""
OTHERS = {"pure", "cflags", "sanitize", "require_compiled", "require_page"}
"""Variables that are read when Parlour is built or imported."""
KINDS: dict[object, str] = {
    bool: "switch",
    Network: "network",
    Name: "name",
    Origin: "origin",
    Guest: "guest",
}
NUMBERS: dict[object, str] = {int: "whole", float: "number"}


class Setting(NamedTuple):
    """A field of `Config` as the host sees it."""

    name: str
    type: object
    default: object
    help: str

    @property
    def many(self) -> bool:
        """Whether there can be several values."""
        return isinstance(self.default, tuple)

    @property
    def flag(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)

    @property
    def form(self) -> str:
        """What its values are, in a word or by naming them all."""
        kind, which = wanted(self.one)
        if kind == "choice":
            return which.replace(", ", "|")
        told = {"text": "…", "whole": "NUMBER"}.get(kind, kind.upper())
        return "SECONDS" if self.one == Seconds else told

    @property
    def one(self) -> object:
        """The type of a single value."""
        return get_args(self.type)[0] if self.many else self.type

    def read(self, value: object, where: str) -> object:
        """Return a value as the server needs it; ``SettingWrong`` if it is none."""
        if not self.many:
            return self._read_one(value, where)
        if isinstance(value, str):
            try:
                value = words_of(value)
            except ValueError:
                raise wrong(where, value, "quotes") from None
        values = value if isinstance(value, list) else [value]
        return tuple(self._read_one(it, where) for it in values)

    def _read_one(self, value: object, where: str) -> object:
        try:
            return msgspec.convert(value, self.one, strict=False, dec_hook=make)
        except ValueError:
            raise wrong(where, value, *wanted(self.one)) from None


def wrong(where: str, value: object, kind: str, which: str = "") -> SettingWrong:
    """Return what is to be said of a value: of which kind it should be, and which there are."""
    return SettingWrong("bad_setting", where=where, value=str(value), kind=kind, wanted=which)


def wanted(hint: object) -> tuple[str, str]:
    """Return of which kind the values of a type are, and which there are."""
    kind, *more = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if get_origin(kind) is Literal:
        return "choice", ", ".join(get_args(kind))
    if kind in KINDS:
        return KINDS[kind], ""
    if kind not in NUMBERS:
        return "text", ""
    least, most = (getattr(more[0], end) if more else None for end in ("ge", "le"))
    return NUMBERS[kind], f"≥ {least}" if most is None else f"{least} … {most}"


def words_of(text: str) -> list[str]:
    """Return what stands between blanks and commas; in quotes they belong to it."""
    found = shlex.shlex(text, posix=True, punctuation_chars=False)
    found.whitespace += ","
    found.whitespace_split, found.commenters, found.escape = True, "", ""
    return list(found)


def make(kind: type, value: object) -> object:
    """Return what JSON has no type for; a ``ValidationError`` or ``ValueError`` if it cannot be."""
    return kind(msgspec.convert(value, str))


def settings() -> dict[str, Setting]:
    """Return all settings by name, in the order of `Config`."""
    types, told = get_type_hints(Config, include_extras=True), dict(helps())
    return {
        field.name: Setting(field.name, types[field.name], field.default, told[field.name])
        for field in dataclasses.fields(Config)
    }


def helps() -> Iterator[tuple[str, str]]:
    """Yield the name and the help of every field: the text that stands below it."""
    [body] = ast.parse(inspect.getsource(Config)).body
    if isinstance(body, ast.ClassDef):
        for field, below in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                told = below.value if isinstance(below, ast.Expr) else None
                yield field.target.id, str(told.value) if isinstance(told, ast.Constant) else ""


def add_settings(parser: argparse.ArgumentParser, only: Container[str] | None = None) -> None:
    """Add an option for every setting or only some, and one for the file.

    What is not given is left out of what is parsed.
    """
    parser.add_argument(
        f"--{FILE}", metavar="FILE", default=argparse.SUPPRESS, help="settings in a file (TOML)"
    )
    for it in settings().values():
        if only is not None and it.name not in only:
            continue
        flags = [f"--{it.name.replace('_', '-')}", *ALIASES.get(it.name, ())]
        how: dict[str, Any] = {"action": "append"} if it.many else {}
        how = {"action": argparse.BooleanOptionalAction} if it.flag else {**how, "metavar": it.form}
        usual = " ".join(it.default) if isinstance(it.default, tuple) else it.default
        told = it.help.replace("``", "").replace("`", "").replace("%", "%%")
        shown = f"{told} ({usual})" if usual != "" else told
        parser.add_argument(*flags, dest=it.name, default=argparse.SUPPRESS, help=shown, **how)


def read_settings(options: Mapping[str, object], environment: Mapping[str, str]) -> Config:
    """Return the settings; ``SettingWrong`` says which is wrong where."""
    known, found = settings(), dict[str, Any]()
    file = options.get(FILE) or environment.get(PREFIX + FILE.upper())
    if file:
        for name, value in read_file(Path(str(file))).items():
            if (it := known.get(NAMES.get(name, name))) is None:
                where = str(file)
                raise SettingWrong("unknown_setting", setting=name, where=where, like=like(name))
            found[it.name] = it.read(value, f"{file}, {name}")
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name == FILE:
            continue
        if it := known.get(NAMES.get(name, name)):
            found[it.name] = it.read(value, variable)
        else:
            refuse_slip(variable)
    for name, value in options.items():
        if name in known:
            found[name] = known[name].read(value, f"--{name.replace('_', '-')}")
    return Config(**found)


def read_file(path: Path) -> dict[str, object]:
    """Return what a file sets; ``SettingWrong`` if it is no TOML."""
    try:
        return tomllib.loads(decoded(path.read_bytes()))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SettingWrong("bad_settings_file", file=str(path), reason=reason) from None


def unread(environment: Iterable[str]) -> list[str]:
    """Return the variables that look like settings and are none."""
    names = {it: it.removeprefix(PREFIX).lower() for it in environment if it.startswith(PREFIX)}
    known = {*settings(), *NAMES, FILE, *OTHERS}
    return sorted(it for it, name in names.items() if name not in known)


def refuse_slip(variable: str) -> None:
    """Raise ``SettingWrong`` for a variable that is meant for a setting, as far as one can tell."""
    name = variable.removeprefix(PREFIX).lower()
    if meant := get_close_matches(name, [*settings(), *NAMES], 1, CLOSE):
        like = PREFIX + meant[0].upper()
        raise SettingWrong("unknown_setting", setting=variable, where="environment", like=like)


def refuse_option(option: str) -> NoReturn:
    """Raise ``SettingWrong`` for a word of the command that means nothing."""
    option = option.partition("=")[0]  # what follows may be a password
    name = option.lstrip("-").replace("-", "_")
    meant = like(name)
    meant = meant if meant == "none" else f"--{meant.replace('_', '-')}"
    raise SettingWrong("unknown_setting", setting=option, where="parlour serve", like=meant)


def like(name: str) -> str:
    """Return the setting that was meant, ``none`` if none is like it."""
    return (get_close_matches(name, [*settings(), *NAMES], 1) or ["none"])[0]
