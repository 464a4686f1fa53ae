"""The free disk space, as far as the server can know it."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from ..ground.config import Config
from ..ground.errors import DiskLow

MEGABYTE = 1_000_000


def sqlite_file(url: str) -> Path | None:
    """Return the file of a SQLite database; None for others."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


class Disk:
    """The disk of a SQLite file, or the one that the host's settings name.

    The space of a PostgreSQL server on another machine is unknown.
    """

    def __init__(self, config: Config) -> None:
        file = sqlite_file(config.db)
        self._folder = Path(config.disk) if config.disk else file and file.absolute().parent
        self.floor = config.disk_floor * MEGABYTE

    @property
    def free(self) -> int | None:
        """Free bytes; None if unknown."""
        with suppress(OSError):
            return shutil.disk_usage(self._folder).free if self._folder else None
        return None

    def check(self) -> None:
        """Raise ``DiskLow`` if there is not enough space for another table."""
        if (free := self.free) is not None and free < self.floor:
            raise DiskLow
