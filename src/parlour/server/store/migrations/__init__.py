"""Migrations of older databases: a chain of Alembic revisions.

Alembic generates the statements; the store runs them in its own connection and transaction.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError


def configure(dialect: str, told: StringIO) -> Config:
    """Return Alembic's configuration, which writes statements of a dialect to *told*."""
    config = Config(output_buffer=told, attributes={"dialect": dialect})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(dialect: str, version: str) -> str:
    """Return the statements from a version to the newest; ``LookupError`` if it is unknown."""
    told = StringIO()
    try:
        command.upgrade(configure(dialect, told), f"{version}:head", sql=True)
    except CommandError as error:
        raise LookupError(version) from error
    return told.getvalue()
