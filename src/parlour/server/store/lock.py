"""A lock that ends with its process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..errors import StoreUnusable

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Exclusive use of *path* among all processes of this machine."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._descriptor = -1

    def acquire(self) -> None:
        """Take the lock or raise ``StoreUnusable``; never waits."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise StoreUnusable("store_in_use", lock=str(self._path)) from error
        self._descriptor = descriptor

    def release(self) -> None:
        """Give the lock back; the file stays, because deleting it would race the next owner."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
