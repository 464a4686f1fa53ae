"""``parlour serve``: starts a server, or checks its settings."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from ...core import streams, texts
from ...core.errors import ParlourError
from ..ground.config import STATIC, Config
from ..ground.errors import BusUnusable, PageMissing, SettingsWrong, StoreUnusable
from ..ground.settings import FILE, PREFIX, add_settings, read_settings, unknown_options, unread
from ..store import SharedStore, open_store
from ..store.backup import source_of
from ..store.bus import try_bus
from ..tables.bots import invite_guests
from ..tables.hub import find_peers
from .admin import answers, bound, socket_of
from .links import check_links
from .process import listen, serve


def parser() -> argparse.ArgumentParser:
    """Return the parser of ``parlour serve``: every setting, and what to do with them."""
    found = argparse.ArgumentParser(
        prog="parlour serve",
        usage="%(prog)s [options]",
        description="Run the server: tables and the page.",
        epilog="Options override the environment (PARLOUR_PORT for --port), which overrides the"
        f" file that --{FILE} or {PREFIX}{FILE.upper()} names.",
    )
    found.add_argument("--check", action="store_true", help="check the settings without serving")
    found.add_argument(
        "--lan",
        dest="host",
        action="store_const",
        const="0.0.0.0",  # noqa: S104  the option asks for it
        default=argparse.SUPPRESS,
        help="let other devices on the network connect: --host 0.0.0.0",
    )
    add_settings(found)
    return found


def check_page(folder: Path) -> None:
    """Raise ``PageMissing`` unless a page has been built into *folder*."""
    if not (folder / "index.html").exists():
        raise PageMissing(
            "no_built_page" if folder == STATIC else "no_page_there", folder=str(folder)
        )


async def check_store(config: Config) -> None:
    """Raise ``StoreUnusable`` unless the database can be used; change nothing."""
    if not await open_store(config.db).find():
        told = texts.say("cli-serve-new", streams.spoken(), {"file": source_of(config.db)})
        sys.stdout.write(told + "\n")


async def check_bus(config: Config) -> None:
    """Raise ``BusUnusable`` if there is a bus and it cannot be used."""
    if config.bus and isinstance(open_store(config.db), SharedStore):
        await try_bus(config.bus)


def unopened(config: Config) -> Iterator[ParlourError]:
    """Yield what would keep a server from starting and can be found without opening anything."""
    try:
        check_page(config.static)
    except ParlourError as error:
        yield error
    try:
        find_peers(config, open_store(config.db))
    except ParlourError as error:
        yield error


def problems(config: Config) -> Iterator[ParlourError]:
    """Yield everything that would keep a server from starting."""
    yield from (found := [*unopened(config)])
    try:
        invite_guests(config.guests)
    except ParlourError as error:
        yield error
    for check_one in (check_store, check_bus, check_links):
        try:
            asyncio.run(check_one(config))
        except (StoreUnusable, BusUnusable) as error:
            if not any(error.args == it.args for it in found):
                found.append(error)
                yield error
    try:
        if (path := socket_of(config)) and not asyncio.run(answers(path)):
            bound(path).close()
            path.unlink()
    except ParlourError as error:
        yield error
    try:
        listen(config.host, config.port).close()
    except ParlourError as error:
        yield error


def check(config: Config, lang: str) -> int:
    """Print what is wrong with the settings; return the exit status."""
    if found := list(problems(config)):
        return tell(found, lang)
    sys.stdout.write(texts.say("cli-serve-ready", lang) + "\n")
    return 0


def tell(errors: Iterable[ParlourError], lang: str) -> int:
    """Print the errors; return the exit status."""
    for error in errors:
        sys.stderr.write(f"parlour: {error.say(lang)}\n")
    return 1


def main(arguments: list[str] | None = None) -> int:
    """Serve; return the exit status."""
    (asked, rest), lang = parser().parse_known_args(arguments), streams.spoken()
    try:
        wrong = unknown_options(rest)
        try:
            config = read_settings(vars(asked), os.environ)
        except SettingsWrong as group:
            return tell([*wrong, *group.errors], lang)
        if wrong:
            return tell(wrong, lang)
        if names := unread(os.environ):
            told = texts.say("cli-serve-unread", lang, {"names": ", ".join(names)})
            sys.stderr.write(f"parlour: {told}\n")
        if asked.check:
            return check(config, lang)
        if found := [*unopened(config)]:
            return tell(found, lang)
        serve(config)
    except ParlourError as error:
        return tell([error], lang)
    return 0
