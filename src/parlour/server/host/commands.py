"""``parlour backup``, ``restore``, ``export`` and ``admin``."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

import alembic  # noqa: F401  databases import it late; without it, say so before anything else
import msgspec
from msgspec.structs import fields
from rich.console import Console
from rich.table import Table

from ...core import streams, texts
from ...core.errors import ParlourError
from ...core.foreign import json_line, visible
from ..ground.config import Config
from ..ground.errors import AdminFailed, SettingsWrong
from ..ground.settings import add_settings, read_settings
from ..store import open_store
from ..store.backup import (
    back_up,
    bring_back,
    copied,
    is_there,
    opened,
    refuse_file,
    source_of,
)
from ..store.lock import PRIVATE
from ..tables.export import export
from . import admin

Verb = Callable[[argparse.Namespace, Config], Coroutine[None, None, None]]


def main(verb: str, arguments: Sequence[str]) -> int:
    """Run a command; return the exit status."""
    whole = argparse.ArgumentParser(prog=f"parlour {verb}", description=HELP[verb])
    add_settings(whole, only=FOUND_BY[verb])
    VERBS[verb][0](whole)
    asked = whole.parse_args(arguments)
    try:
        config = read_settings(vars(asked), os.environ)
        asyncio.run(VERBS[verb][1](asked, config))
    except SettingsWrong as group:
        return refuse(group.errors)
    except ParlourError as error:
        return refuse([error])
    return 0


def refuse(errors: Sequence[ParlourError]) -> int:
    """Print the errors; return the exit status."""
    for error in errors:
        sys.stderr.write(f"parlour: {error.say(streams.spoken())}\n")
    return 1


def tell(name: str, **facts: str | int) -> None:
    """Print a result."""
    sys.stdout.write(texts.say(f"cli-{name}", streams.spoken(), facts) + "\n")


# -- backup, restore, export -----------------------------------------------------------------------


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a backup file."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup file (SQLite)")


def add_new_file(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a new backup."""
    add_file(parser)
    add_empty(parser)


def add_empty(parser: argparse.ArgumentParser) -> None:
    """Add the option that allows an empty copy."""
    parser.add_argument(
        "--empty", action="store_true", help="continue if there are no tables or no database"
    )


async def run_backup(asked: argparse.Namespace, config: Config) -> None:
    """Write a backup."""
    tables = await back_up(config.db, asked.file, empty=asked.empty)
    tell("backup-done", tables=tables, file=str(asked.file), source=source_of(config.db))


async def run_restore(asked: argparse.Namespace, config: Config) -> None:
    """Restore a backup, through the running server if there is one."""
    socket = admin.socket_of(config)
    async with copied(asked.file) as file:
        if socket is not None and await admin.answers(socket):
            question = admin.RestoreMessage(file.stat().st_size)
            [counts] = await admin.ask(socket, question, file)
        else:
            if not await is_there(config.db):
                tell("restore-new", file=source_of(config.db))
            async with opened(open_store(config.db)) as store:
                counts = {**(await bring_back(file, store)).counts()}
    tell("restore-done", **counts)


def add_output(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of an export."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", nargs="?", help="default: standard output"
    )
    add_empty(parser)


async def run_export(asked: argparse.Namespace, config: Config) -> None:
    """Write all tables as lines of JSON."""
    if asked.file is None:
        async for line in export(config.db, empty=asked.empty):
            sys.stdout.write(json_line(msgspec.json.decode(line)) + "\n")
        return
    refuse_file(asked.file)
    try:
        own = os.open(asked.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(own, "wb") as out:
            async for line in export(config.db, empty=asked.empty):
                out.write(line + b"\n")
    except BaseException:
        asked.file.unlink(missing_ok=True)  # leave a complete file or none
        raise


# -- admin -----------------------------------------------------------------------------------------


def add_admin(parser: argparse.ArgumentParser) -> None:
    """Add the commands to a running server."""
    verbs = parser.add_subparsers(required=True, metavar="WHAT")
    for name, (told, what) in admin.ASKED.items():
        verb = verbs.add_parser(name, help=told, description=told)
        verb.set_defaults(what=what)
        for field in fields(what):
            count = "?" if field.name == "days" else None
            shown = field.name.upper()
            verb.add_argument(field.name, metavar=shown, type=field.type, nargs=count, default=0)
        if what is admin.RetainMessage:
            verb.add_argument("--yes", action="store_true", help="delete without asking")
        verb.add_argument("--json", action="store_true", help="print one JSON object per line")
        add_settings(verb, only=FOUND_BY["admin"])


async def run_admin(asked: argparse.Namespace, config: Config) -> None:
    """Send a command to a running server and print its answer."""
    socket = admin.socket_of(config)
    if socket is None:
        raise AdminFailed("no_admin_socket")
    if asked.what is admin.RetainMessage and not asked.yes:
        await confirm(socket, asked.days)
    facts = {field.name: getattr(asked, field.name) for field in fields(asked.what)}
    rows = await admin.ask(socket, asked.what(**facts))
    if asked.json:
        for row in rows:
            sys.stdout.write(json_line(row) + "\n")
    elif rows and "link" in rows[0]:  # on a line of its own, to be copied
        tell("admin-link", **rows[0])
    elif rows:
        shown = Table(*map(visible, rows[0]), box=None)
        for row in rows:
            shown.add_row(*(visible(str(value)) for value in row.values()))
        Console(markup=False, emoji=False).print(shown)
    else:
        tell("admin-nothing")


async def confirm(socket: Path, days: int) -> None:
    """Print what would be deleted; ``AdminFailed`` unless the host types the number of tables."""
    [old] = await admin.ask(socket, admin.CountOldMessage(days))
    if not old["tables"]:
        return
    sys.stderr.write(texts.say("cli-admin-retain", streams.spoken(), old) + "\n")
    if not sys.stdin.isatty():
        raise AdminFailed("not_confirmed")
    sys.stderr.write(texts.say("cli-admin-retain-ask", streams.spoken(), old) + " ")
    sys.stderr.flush()
    if (await asyncio.to_thread(sys.stdin.readline)).strip() != str(old["tables"]):
        raise AdminFailed("not_confirmed")


VERBS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], Verb]] = {
    "backup": (add_new_file, run_backup),
    "restore": (add_file, run_restore),
    "export": (add_output, run_export),
    "admin": (add_admin, run_admin),
}
FOUND_BY = {
    "backup": ("db", "db_password_file"),
    "restore": ("db", "db_password_file", "admin"),
    "export": ("db", "db_password_file"),
    "admin": ("db", "admin"),
}
"""The settings with which each command finds the database or its server."""
HELP = {
    "backup": "copy all tables into a file, while servers run",
    "restore": "restore the tables of a backup, while servers run",
    "export": "print all tables as lines of JSON",
    "admin": "list and close tables of a running server, ban addresses, delete old tables",
}
