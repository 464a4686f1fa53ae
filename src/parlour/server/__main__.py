"""``parlour serve`` and ``python -m parlour.server``."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from ..core import streams, texts
from ..core.errors import ParlourError
from .admin import answers, bound, socket_of
from .backup import source_of
from .bots import invite_guests
from .bus import try_bus
from .config import STATIC, Config
from .errors import PageMissing
from .hub import find_peers
from .run import listen, serve
from .settings import FILE, PREFIX, add_settings, read_settings, refuse_option, unread
from .store import SharedStore, open_store


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


async def check_store(config: Config) -> bool:
    """Return whether there is the database, which is not made or changed.

    ``StoreUnusable`` or ``BusUnusable`` unless it can be served.
    """
    store = open_store(config.db)
    find_peers(config, store)
    return await store.find()


def problems(config: Config) -> Iterator[ParlourError]:
    """Yield all that would keep a server from starting."""
    try:
        check_page(config.static)
    except ParlourError as error:
        yield error
    try:
        invite_guests(config.guests)
    except ParlourError as error:
        yield error
    try:
        if not asyncio.run(check_store(config)):
            told = texts.say("cli-serve-new", texts.spoken(), {"file": source_of(config.db)})
            sys.stdout.write(told + "\n")
    except ParlourError as error:
        yield error
    try:
        if config.bus and isinstance(open_store(config.db), SharedStore):
            asyncio.run(try_bus(config.bus))
    except ParlourError as error:
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
    found = list(problems(config))
    for error in found:
        sys.stderr.write(f"parlour: {error.say(lang)}\n")
    if not found:
        sys.stdout.write(texts.say("cli-serve-ready", lang) + "\n")
    return 1 if found else 0


def main(arguments: list[str] | None = None) -> int:
    """Serve; return the exit status."""
    (asked, rest), lang = parser().parse_known_args(arguments), streams.spoken()
    try:
        if rest:
            refuse_option(rest[0])
        config = read_settings(vars(asked), os.environ)
        if names := unread(os.environ):
            told = texts.say("cli-serve-unread", lang, {"names": ", ".join(names)})
            sys.stderr.write(f"parlour: {told}\n")
        if asked.check:
            return check(config, lang)
        check_page(config.static)
        serve(config)
    except ParlourError as error:
        sys.stderr.write(f"parlour: {error.say(lang)}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
