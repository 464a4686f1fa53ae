"""Reads a server's settings from a file, the environment and the command line.

Later sources override earlier ones.  The settings are the fields of `Config`, whose descriptions
are their help texts.
"""

from __future__ import annotations

import argparse
import dataclasses
import shlex
import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    get_args,
    get_origin,
    get_type_hints,
)
from urllib.parse import quote, urlsplit

import msgspec

from ...core.foreign import decoded
from .config import Config, Guest, Name, Network, Origin, Seconds, Url, check_url
from .errors import SettingsWrong, SettingWrong

PREFIX = "PARLOUR_"
FILE = "config"
"""The name of the option and, with the prefix, of the variable that names the settings file."""
ALIASES = {
    "db": ("--database",),
    "origins": ("--origin",),
    "hosts": ("--allow-host",),
    "proxies": ("--proxy",),
    "guests": ("--guest",),
}
"""Other names of a setting, which files and the environment may use, too."""
NAMES = {it[2:].replace("-", "_"): name for name, others in ALIASES.items() for it in others}
"""The setting that each other name stands for."""
MIN_SIMILARITY = 0.8
"""How similar a variable must be to a setting to count as misspelled: some are not settings."""
OTHER_VARIABLES = {"pure", "cflags", "sanitize", "require_compiled", "require_page"}
"""Variables that Parlour's build and import read."""
KINDS: dict[object, str] = {
    bool: "switch",
    Network: "network",
    Name: "name",
    Origin: "origin",
    Guest: "guest",
}
NUMBERS: dict[object, str] = {int: "whole", float: "number"}


PASSWORDS = {"db_password_file": "db", "bus_password_file": "bus"}
"""The URL that each password file belongs to."""


class Setting(NamedTuple):
    """A field of `Config`, as hosts set it."""

    name: str
    type: object
    default: object
    help: str

    @property
    def many(self) -> bool:
        """Whether it can have several values."""
        return isinstance(self.default, tuple)

    @property
    def flag(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)

    @property
    def secret(self) -> bool:
        """Whether its value may contain a password, which must not be printed."""
        return self.type == Url

    @property
    def form(self) -> str:
        """The placeholder for its value in help texts."""
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
        """Return a value in the setting's type; ``SettingWrong`` if it is not valid."""
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
            found: object = msgspec.convert(value, self.one, strict=False, dec_hook=make)
            if self.secret:
                check_url(str(found))
        except ValueError:
            told = "…" if self.secret else value
            raise wrong(where, told, *wanted(self.one)) from None
        return found


class ValueFrom(NamedTuple):
    """A value of a setting, and the place that sets it."""

    setting: Setting
    value: object
    where: str


def wrong(where: str, value: object, kind: str, which: str = "") -> SettingWrong:
    """Return the error for an invalid value, with the kind and values that are allowed."""
    return SettingWrong("bad_setting", where=where, value=str(value), kind=kind, wanted=which)


def wanted(hint: object) -> tuple[str, str]:
    """Return the kind of a type's values, and which values are allowed."""
    if hint == Url:
        return "url", ""
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
    """Split a text at blanks and commas, except inside quotes."""
    found = shlex.shlex(text, posix=True, punctuation_chars=False)
    found.whitespace += ","
    found.whitespace_split, found.commenters, found.escape = True, "", ""
    return list(found)


def make(kind: type, value: object) -> object:
    """Return a value of a type that JSON does not have; ``ValueError`` if it is not valid."""
    return kind(msgspec.convert(value, str))


def settings() -> dict[str, Setting]:
    """Return all settings by name, in the order of `Config`."""
    types = get_type_hints(Config, include_extras=True)
    found = {}
    for field in dataclasses.fields(Config):
        kind, told = without_help(types[field.name])
        found[field.name] = Setting(field.name, kind, field.default, told)
    return found


def without_help(hint: object) -> tuple[object, str]:
    """Return a field's type and its description."""
    kind, *more = get_args(hint)
    told = [it.description for it in more if it.description]
    rest = [it for it in more if not it.description]
    return Annotated[kind, *rest] if rest else kind, *told


def add_settings(parser: argparse.ArgumentParser, only: Container[str] | None = None) -> None:
    """Add an option for every setting, or for *only* some, and one for the file.

    Options that are not given do not appear in the parsed arguments.
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
        default = " ".join(it.default) if isinstance(it.default, tuple) else it.default
        told = it.help.replace("``", "").replace("`", "").replace("%", "%%")
        shown = f"{told} ({default})" if default != "" else told
        parser.add_argument(*flags, dest=it.name, default=argparse.SUPPRESS, help=shown, **how)


def read_settings(options: Mapping[str, object], environment: Mapping[str, str]) -> Config:
    """Return the settings; ``SettingsWrong`` lists every fault and its place."""
    found, faults = dict[str, Any](), list[SettingWrong]()
    for it in given(options, environment):
        try:
            if isinstance(it, SettingWrong):
                raise it
            found[it.setting.name] = it.setting.read(it.value, it.where)
        except SettingWrong as error:
            faults.append(error)
    for name in PASSWORDS:
        try:
            if file := found.get(name):
                url = PASSWORDS[name]
                found[url] = with_password(found.get(url, settings()[url].default), name, file)
        except SettingWrong as error:
            faults.append(error)
    if faults:
        raise SettingsWrong(faults)
    return Config(**found)


def given(
    options: Mapping[str, object], environment: Mapping[str, str]
) -> Iterator[ValueFrom | SettingWrong]:
    """Yield all given values, the weakest first, and errors for unknown names."""
    known = settings()
    if file := options.get(FILE) or environment.get(PREFIX + FILE.upper()):
        try:
            for name, value in read_file(Path(str(file))).items():
                if it := known.get(NAMES.get(name, name)):
                    yield ValueFrom(it, value, f"{file}, {name}")
                else:
                    meant = like(name)
                    yield SettingWrong("unknown_setting", setting=name, where=str(file), like=meant)
        except SettingWrong as error:
            yield error
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name == FILE:
            continue
        if it := known.get(NAMES.get(name, name)):
            yield ValueFrom(it, value, variable)
        elif wrong_name := misspelled(variable):
            yield wrong_name
    for name, option in options.items():
        if it := known.get(name):
            yield ValueFrom(it, option, f"--{name.replace('_', '-')}")


def with_password(url: str, setting: str, file: str) -> str:
    """Return a URL with the password from a file; ``SettingWrong`` if the URL cannot take one."""
    try:
        password = Path(file).read_text("utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SettingWrong("bad_password_file", setting=setting, reason=reason) from None
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    asks = parts.scheme not in ("", "sqlite")
    if not (password and asks) or ":" in user:
        reason = "empty" if not password else "twice" if asks else "no_host"
        raise SettingWrong("password_unused", setting=setting, reason=reason)
    return parts._replace(netloc=f"{user}:{quote(password, safe='')}@{host}").geturl()


def read_file(path: Path) -> dict[str, object]:
    """Return the values in a settings file; ``SettingWrong`` if it is not valid TOML."""
    try:
        return tomllib.loads(decoded(path.read_bytes()))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SettingWrong("bad_settings_file", file=str(path), reason=reason) from None


def unread(environment: Iterable[str]) -> list[str]:
    """Return the variables with the settings' prefix that are unknown."""
    names = {it: it.removeprefix(PREFIX).lower() for it in environment if it.startswith(PREFIX)}
    known = {*settings(), *NAMES, FILE, *OTHER_VARIABLES}
    return sorted(it for it, name in names.items() if name not in known)


def misspelled(variable: str) -> SettingWrong | None:
    """Return the error for a variable that is probably a misspelled setting; None for others."""
    name = variable.removeprefix(PREFIX).lower()
    if meant := get_close_matches(name, [*settings(), *NAMES], 1, MIN_SIMILARITY):
        likely = PREFIX + meant[0].upper()
        where = "environment"
        return SettingWrong("unknown_setting", setting=variable, where=where, like=likely)
    return None


def unknown_options(rest: Sequence[str]) -> list[SettingWrong]:
    """Return the errors for unknown arguments; values are left out, as they may be secret."""
    return [unknown_option(it) for it in [it for it in rest if it.startswith("-")] or rest[:1]]


def unknown_option(option: str) -> SettingWrong:
    """Return the error for an unknown option."""
    option = option.partition("=")[0]  # the value may be a password
    name = option.lstrip("-").replace("-", "_")
    meant = like(name)
    meant = meant if meant == "none" else f"--{meant.replace('_', '-')}"
    return SettingWrong("unknown_setting", setting=option, where="parlour serve", like=meant)


def like(name: str) -> str:
    """Return the setting that was probably meant, or ``none``."""
    return (get_close_matches(name, [*settings(), *NAMES], 1) or ["none"])[0]
