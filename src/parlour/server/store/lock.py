"""A lock that ends with its process, however that ends."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

from ..ground.errors import StoreUnusable

log = logging.getLogger(__name__)
PRIVATE = 0o600
"""The mode of a database, which holds packs of running matches and digests of seats' keys."""

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give(descriptor: int, folder: Path) -> None:
        """Let a new file of root's belong to whom its folder belongs: a server of his, mostly."""
        file, owner = os.fstat(descriptor), folder.stat()
        if file.st_size == 0 and file.st_uid == 0:
            os.fchown(descriptor, owner.st_uid, owner.st_gid)


def _open(path: Path) -> int:
    """Return a descriptor of a file, which is made if needed: nobody else may read it."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    if sys.platform != "win32" and os.geteuid() == 0:
        _give(descriptor, path.parent)
    return descriptor


def narrow(path: Path) -> None:
    """Close a database and its companions to other users, as older servers and copies are open."""
    if sys.platform == "win32":
        return
    path = path.resolve()
    for end in ("", "-wal", "-shm", "-journal", ".lock"):
        file = path.with_name(path.name + end)
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077:
            try:
                file.chmod(PRIVATE)
            except PermissionError:  # another user's, who lets this one use it
                log.warning("other users may read the database", extra={"file": str(file)})
            else:
                log.info("closed to other users", extra={"file": str(file)})


class FileLock:
    """Exclusive use of the file *path* among all processes of this machine.

    On Linux the file itself is locked, by whatever name or link it is reached; SQLite's own locks
    are of another kind.  Elsewhere the two kinds meet, and a file beside it stands for it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor = -1

    def acquire(self) -> None:
        """Take the lock, making the file if needed, or raise ``StoreUnusable``; never waits."""
        path = self._path.resolve()
        lock = path if sys.platform == "linux" else path.with_name(path.name + ".lock")
        descriptor = _open(lock)
        try:
            _lock(descriptor)
        except OSError as error:
            # Left open: to close it would drop the locks that SQLite may hold in this process.
            raise StoreUnusable("store_in_use", lock=str(lock)) from error
        if lock != path:
            os.close(_open(path))  # SQLite would let others read what it makes
        self._descriptor = descriptor

    def release(self) -> None:
        """Give the lock back, after SQLite has closed the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
