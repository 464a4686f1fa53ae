"""Power cuts: what a disk may hold at any moment of a run whose system calls were written down.

A write is on the disk once its file was synced.  Until then any part of it may be there, whatever
came before or after it, as disks and caches write sectors in an order of their own.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512
CALLS = "openat,unlink,close,pwrite64,ftruncate,fsync,fdatasync,write,writev,sendto,sendmsg"
SENDING = ("write", "send")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
CALL = re.compile(r"(\w+)\((.*)\)\s+= (-?\d+)")
MOVE = re.compile(rb'"id":"([^"]+)"')


def traced(trace: Path) -> tuple[str, ...]:
    """Return the command that writes down the system calls of what it becomes."""
    form = ("-D", "-f", "-qq", "-xx", "-s", "1000000", "-e", f"trace={CALLS}")
    return ("strace", *form, "-o", str(trace))


@dataclass
class File:
    """A file: what is on the disk, and what is on its way there."""

    durable: bytearray = field(default_factory=bytearray)
    waiting: list[tuple[int, bytes | None]] = field(default_factory=list)
    is_named: bool = False  # whether its directory was synced since it was made or removed
    is_removed: bool = False

    def sync(self) -> None:
        for change in self.waiting:
            put(self.durable, *change)
        self.waiting.clear()

    def after_a_cut(self) -> bytes:
        """Return what may be found later: each sector on its way is there or not."""
        found = bytearray(self.durable)
        share = random.choice([0.0, 0.5, 0.9])
        for offset, data in self.waiting:
            if data is None:
                if random.random() < share:
                    put(found, offset, None)
                continue
            for at in range(0, len(data), SECTOR):
                if random.random() < share:
                    put(found, offset + at, data[at : at + SECTOR])
        return bytes(found)


def put(content: bytearray, offset: int, data: bytes | None) -> None:
    """Write at an offset, or, without data, cut or lengthen a file to it."""
    end = offset if data is None else offset + len(data)
    content.extend(bytes(max(0, end - len(content))))
    if data is None:
        del content[offset:]
    else:
        content[offset:end] = data


class Disk:
    """A folder's files, as a trace of system calls makes them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[int, Path] = {}
        self.files: dict[Path, File] = {}
        self.told: set[str] = set()  # the moves that were acknowledged so far

    def follow(self, trace: Path) -> Iterator[None]:
        """Go through a trace, stopping after each call that changes something here."""
        begun: dict[str, str] = {}
        with trace.open(encoding="ascii") as lines:
            for line in lines:
                pid, _, rest = line.partition(" ")
                rest = rest.strip()
                if rest.endswith("<unfinished ...>"):
                    begun[pid] = rest.removesuffix("<unfinished ...>")
                    if begun[pid].startswith(SENDING):  # it may have arrived
                        self._tell(begun[pid])
                elif rest.startswith("<..."):
                    rest = begun.pop(pid) + rest.partition("resumed>")[2]
                if (call := CALL.match(rest)) and self._do(call[1], call[2], int(call[3])):
                    yield

    def _do(self, name: str, arguments: str, result: int) -> bool:
        if name.startswith(SENDING):
            return self._tell(arguments)
        if name == "openat":
            path = Path(bytes_of(arguments).decode())
            if result >= 0 and (path == self._folder or path.parent == self._folder):
                self._open[result] = path
                if path != self._folder and not path.name.endswith("-shm"):
                    self.files.setdefault(path, File())
            return False
        if name == "unlink":
            if (file := self.files.get(Path(bytes_of(arguments).decode()))) is not None:
                file.is_removed, file.is_named = True, False
            return False
        number = int(arguments.split(",")[0])
        path = self._open.get(number, Path())
        if name == "close":
            self._open.pop(number, None)
        elif path == self._folder and name in {"fsync", "fdatasync"}:
            self.files = {at: it for at, it in self.files.items() if not it.is_removed}
            for file in self.files.values():
                file.is_named = True
        elif path in self.files and result >= 0:
            self._change(self.files[path], name, arguments)
            return True
        return False

    def _change(self, file: File, name: str, arguments: str) -> None:
        if name == "pwrite64":
            file.waiting.append((int(arguments.rpartition(",")[2]), bytes_of(arguments)))
        elif name == "ftruncate":
            file.waiting.append((int(arguments.rpartition(",")[2]), None))
        else:
            file.sync()

    def _tell(self, call: str) -> bool:
        found = {it.decode() for it in MOVE.findall(bytes_of(call))}
        self.told |= found
        return bool(found)

    def cut(self, place: Path) -> None:
        """Write what may be found after a power cut now."""
        for path, file in self.files.items():
            if file.is_named or random.random() < 0.5:
                (place / path.name).write_bytes(file.after_a_cut())


def bytes_of(arguments: str) -> bytes:
    return b"".join(bytes.fromhex(it.replace("\\x", "")) for it in TEXT.findall(arguments))
