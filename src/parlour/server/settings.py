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
from collections.abc import Container, Iterator, Mapping
from difflib import SequenceMatcher, get_close_matches
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec

from .config import Config, Guest, Network
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
"""Other names of an option."""
CLOSE = 0.8
"""How like a setting a variable must be to be a slip: other programs of Parlour have their own."""


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

    def read(self, value: object, where: str) -> object:
        """Return a value as the server needs it; ``SettingWrong`` if it is none."""
        try:
            if self.many and isinstance(value, str):
                value = words_of(value)
            return msgspec.convert(value, self.type, strict=False, dec_hook=make)
        except ValueError as error:  # one of msgspec's, or a quote without an end
            reason = str(error)
            raise SettingWrong(
                "bad_setting", setting=self.name, where=where, reason=reason
            ) from None


def words_of(text: str) -> list[str]:
    """Return what stands between blanks and commas; in quotes they belong to it."""
    found = shlex.shlex(text, posix=True, punctuation_chars=False)
    found.whitespace += ","
    found.whitespace_split, found.commenters, found.escape = True, "", ""
    return list(found)


def make(kind: type, value: object) -> object:
    """Return what JSON has no type for."""
    if kind in (Path, Network, Guest) and isinstance(value, str):
        return kind(value)
    raise ValueError(f"Expected a {kind.__name__.lower()}, got `{type(value).__name__}`")


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
        how = {"action": argparse.BooleanOptionalAction} if it.flag else {**how, "metavar": "…"}
        usual = " ".join(it.default) if isinstance(it.default, tuple) else it.default
        told = it.help.replace("``", "").replace("`", "").replace("%", "%%")
        shown = f"{told} ({usual})" if usual != "" else told
        parser.add_argument(*flags, dest=it.name, default=argparse.SUPPRESS, help=shown, **how)


def read_settings(options: Mapping[str, object], environment: Mapping[str, str]) -> Config:
    """Return the settings; ``SettingWrong`` says which is wrong where."""
    known, found = settings(), dict[str, Any]()
    file = options.get(FILE) or environment.get(PREFIX + FILE.upper())
    if file:
        for name, value in read_file(Path(where := str(file))).items():
            if name not in known:
                raise SettingWrong("unknown_setting", setting=name, where=where, like=like(name))
            found[name] = known[name].read(value, where)
    variables = {PREFIX + name.upper(): it for name, it in known.items()}
    for variable, value in environment.items():
        if variable in variables:
            it = variables[variable]
            found[it.name] = it.read(value, variable)
        elif variable.startswith(PREFIX) and variable != PREFIX + FILE.upper():
            refuse_slip(variable)
    for name, value in options.items():
        if name in known:
            found[name] = known[name].read(value, f"--{name.replace('_', '-')}")
    return Config(**found)


def read_file(path: Path) -> dict[str, object]:
    """Return what a file sets; ``SettingWrong`` if it is no TOML."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SettingWrong("bad_settings_file", file=str(path), reason=reason) from None


def refuse_slip(variable: str) -> None:
    """Raise ``SettingWrong`` for a variable that is meant for a setting, as far as one can tell."""
    name = variable.removeprefix(PREFIX).lower()
    if meant := get_close_matches(name, settings(), 1, CLOSE):
        like = PREFIX + meant[0].upper()
        raise SettingWrong("unknown_setting", setting=variable, where="environment", like=like)


def like(name: str) -> str:
    """Return the setting that was most likely meant."""
    return max(settings(), key=lambda it: SequenceMatcher(None, name, it).ratio())
