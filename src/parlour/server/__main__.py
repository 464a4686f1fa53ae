"""``parlour serve`` and ``python -m parlour.server``."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..core import streams, texts
from ..core.errors import ParlourError
from .ground.config import STATIC, Config
from .ground.errors import BusUnusable, PageMissing, SettingsWrong, StoreUnusable
from .ground.settings import FILE, PREFIX, add_settings, read_settings, unknown_options, unread
from .host.admin import answers, bound, socket_of
from .host.links import check_links
from .host.process import listen, serve
from .store import SharedStore, open_store
from .store.backup import source_of
from .store.bus import try_bus
from .tables.bots import invite_guests
from .tables.hub import find_peers


def parser() -> argparse.ArgumentParser:
    """Return the options of a server: every setting, and what to do with them."""
    found = argparse.ArgumentParser(
        prog="parlour serve",
        usage="%(prog)s [options]",
        description="Serve tables and the page.",
        epilog="What is not given here is read from the environment (PARLOUR_PORT for --port), and"
        f" what is not there from the file that --{FILE} or {PREFIX}{FILE.upper()} names.",
    )
    found.add_argument("--check", action="store_true", help="say what is wrong, and serve nothing")
    found.add_argument(
        "--lan",
        dest="host",
        action="store_const",
        const="0.0.0.0",  # noqa: S104  it is what is wished
        default=argparse.SUPPRESS,
        help="let others in the network play, too: --host 0.0.0.0",
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
    """Raise ``StoreUnusable`` unless the database can be served; it is not made or changed."""
    if not await open_store(config.db).find():
        told = texts.say("cli-serve-new", streams.spoken(), {"file": source_of(config.db)})
        sys.stdout.write(told + "\n")


async def check_bus(config: Config) -> None:
    """Raise ``BusUnusable`` unless the bus, if there is one, can be listened to."""
    if config.bus and isinstance(open_store(config.db), SharedStore):
        await try_bus(config.bus)


def unopened(config: Config) -> Iterator[ParlourError]:
    """Yield what would keep a server from starting, as far as nothing has to be opened for that."""
    try:
        check_page(config.static)
    except ParlourError as error:
        yield error
    try:
        find_peers(config, open_store(config.db))
    except ParlourError as error:
        yield error


def problems(config: Config) -> Iterator[ParlourError]:
    """Yield all that would keep a server from starting."""
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
    """Say what is wrong with the settings; return the exit status."""
    if found := list(problems(config)):
        return tell(found, lang)
    sys.stdout.write(texts.say("cli-serve-ready", lang) + "\n")
    return 0


def tell(errors: Iterable[ParlourError], lang: str) -> int:
    """Say what is wrong; return the exit status."""
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


if __name__ == "__main__":
    sys.exit(main())
