"""A file lock that ends with its process, even if that is killed."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

from ..ground.errors import StoreUnusable

log = logging.getLogger(__name__)
PRIVATE = 0o600
"""The file mode of a database, which has packs of running matches and hashes of seats' keys."""

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give(descriptor: int, folder: Path) -> None:
        """Give root's new file to the owner of its folder, who usually runs the server."""
        file, owner = os.fstat(descriptor), folder.stat()
        if file.st_size == 0 and file.st_uid == 0:
            os.fchown(descriptor, owner.st_uid, owner.st_gid)


def _open(path: Path) -> int:
    """Open a file, and create it if needed, readable only by its owner."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    if sys.platform != "win32" and os.geteuid() == 0:
        _give(descriptor, path.parent)
    return descriptor


def narrow(path: Path) -> None:
    """Make a database and its companion files private; older versions and copies may not be."""
    if sys.platform == "win32":
        return
    path = path.resolve()
    for end in ("", "-wal", "-shm", "-journal", ".lock"):
        file = path.with_name(path.name + end)
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077:
            try:
                file.chmod(PRIVATE)
            except PermissionError:  # it belongs to another user
                log.warning("other users may read the database", extra={"file": str(file)})
            else:
                log.info("closed to other users", extra={"file": str(file)})


class FileLock:
    """Exclusive use of the file *path* among all processes of this machine.

    On Linux the file itself is locked, whatever name or link leads to it; SQLite uses another kind
    of lock there.  On other systems both kinds conflict, so a file next to it is locked instead.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor = -1

    def acquire(self) -> None:
        """Take the lock without waiting, or raise ``StoreUnusable``; create the file if needed."""
        path = self._path.resolve()
        lock = path if sys.platform == "linux" else path.with_name(path.name + ".lock")
        descriptor = _open(lock)
        try:
            _lock(descriptor)
        except OSError as error:
            # Closing the descriptor would drop locks that SQLite may hold in this process.
            raise StoreUnusable("store_in_use", lock=str(lock)) from error
        if lock != path:
            os.close(_open(path))  # SQLite would create it readable by others
        self._descriptor = descriptor

    def release(self) -> None:
        """Release the lock, after SQLite has closed the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
