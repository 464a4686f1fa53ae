"""Where a server's settings come from: a file, the environment and the command line.

Each is stronger than the one before.  All know the fields of `Config` by their names, and nothing
else; a field's help is its description.
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


PASSWORDS = {"db_password_file": "db", "bus_password_file": "bus"}
"""Which URL the password in a file belongs to."""


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
    def secret(self) -> bool:
        """Whether its value may hold a password, which nothing may print."""
        return self.type == Url

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
            found: object = msgspec.convert(value, self.one, strict=False, dec_hook=make)
            if self.secret:
                check_url(str(found))
        except ValueError:
            told = "…" if self.secret else value
            raise wrong(where, told, *wanted(self.one)) from None
        return found


class Given(NamedTuple):
    """A value that somebody sets, and where that stands."""

    setting: Setting
    value: object
    where: str


def wrong(where: str, value: object, kind: str, which: str = "") -> SettingWrong:
    """Return what is to be said of a value: of which kind it should be, and which there are."""
    return SettingWrong("bad_setting", where=where, value=str(value), kind=kind, wanted=which)


def wanted(hint: object) -> tuple[str, str]:
    """Return of which kind the values of a type are, and which there are."""
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
    types = get_type_hints(Config, include_extras=True)
    found = {}
    for field in dataclasses.fields(Config):
        kind, told = without_help(types[field.name])
        found[field.name] = Setting(field.name, kind, field.default, told)
    return found


def without_help(hint: object) -> tuple[object, str]:
    """Return a field's type, and the description that it is annotated with."""
    kind, *more = get_args(hint)
    told = [it.description for it in more if it.description]
    rest = [it for it in more if not it.description]
    return Annotated[kind, *rest] if rest else kind, *told


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
    """Return the settings; ``SettingsWrong`` says of each that is wrong where that stands."""
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
) -> Iterator[Given | SettingWrong]:
    """Yield all that is given, the weakest first, and what is wrong with its names."""
    known = settings()
    if file := options.get(FILE) or environment.get(PREFIX + FILE.upper()):
        try:
            for name, value in read_file(Path(str(file))).items():
                if it := known.get(NAMES.get(name, name)):
                    yield Given(it, value, f"{file}, {name}")
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
            yield Given(it, value, variable)
        elif wrong_name := slip(variable):
            yield wrong_name
    for name, option in options.items():
        if it := known.get(name):
            yield Given(it, option, f"--{name.replace('_', '-')}")


def with_password(url: str, setting: str, file: str) -> str:
    """Return a URL with the password that stands in a file; ``SettingWrong`` if it has no place."""
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


def slip(variable: str) -> SettingWrong | None:
    """Return what is wrong with a variable that is meant for a setting, as far as one can tell."""
    name = variable.removeprefix(PREFIX).lower()
    if meant := get_close_matches(name, [*settings(), *NAMES], 1, CLOSE):
        likely = PREFIX + meant[0].upper()
        where = "environment"
        return SettingWrong("unknown_setting", setting=variable, where=where, like=likely)
    return None


def unknown_options(rest: Sequence[str]) -> list[SettingWrong]:
    """Return what is wrong with words of the command that mean nothing; a value may be secret."""
    return [unknown_option(it) for it in [it for it in rest if it.startswith("-")] or rest[:1]]


def unknown_option(option: str) -> SettingWrong:
    """Return what is wrong with one of them."""
    option = option.partition("=")[0]  # what follows may be a password
    name = option.lstrip("-").replace("-", "_")
    meant = like(name)
    meant = meant if meant == "none" else f"--{meant.replace('_', '-')}"
    return SettingWrong("unknown_setting", setting=option, where="parlour serve", like=meant)


def like(name: str) -> str:
    """Return the setting that was meant, ``none`` if none is like it."""
    return (get_close_matches(name, [*settings(), *NAMES], 1) or ["none"])[0]
