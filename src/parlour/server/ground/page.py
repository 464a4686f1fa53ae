"""The built page, in memory: requests do not wait for a disk, and paths cannot escape."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".ico", ".png", ".woff2"}  # gzip would gain nothing
FOREVER = "public, max-age=31536000, immutable"
HASHED = "assets/"  # file names in this folder change with the content
ENGINE = re.compile(r"assets/engine-[\w-]+\.js")

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
ENGINE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
"""The policy of the worker in which people play without a network: it may compile WebAssembly."""
POLICY = "content-security-policy"
OTHER_HEADERS = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
]
SECURITY_HEADERS = [(POLICY, CONTENT_POLICY), *OTHER_HEADERS]


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent; `gains` means that gzip makes it smaller.

    A large one comes `ready` with gzip.  A `policy` replaces that of all other answers.
    """

    body: bytes
    type: str
    tag: str
    cache: str
    gains: bool
    ready: bytes = b""
    policy: str = ""

    @cached_property
    def zipped(self) -> bytes:
        """The body with gzip, made at the first request, since all files would delay the start."""
        return self.ready or gzip.compress(self.body, mtime=0)


INDEX = "index.html"
LOST_HASH = re.compile(r"/*(?:#/*)?t/", re.IGNORECASE)
"""The beginning of a table's path after a copied link has lost its ``#/``."""


class Page:
    """All files of the built page, by path."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): read_file(path, path.relative_to(folder))
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in TYPES
        }

    def find(self, path: str) -> File | None:
        """Return the file at a path; None if it does not exist."""
        return self._files.get(path.strip("/") or INDEX)

    def meant(self, path: str, raw: str) -> str | None:
        """Return the relative URL that a path without ``#`` meant; None for a missing file.

        Parts of the page have their paths behind the ``#``, and files are relative to the page.
        *raw* is *path* as it was sent, with ``%23`` for ``#``.
        """
        is_file = "." in path.rpartition("/")[2] and not LOST_HASH.match(path)
        if is_file or INDEX not in self._files:
            return None
        return ("../" * (raw.count("/") - 1) or "./") + "#/" + raw.strip("/")


def read_file(path: Path, name: Path) -> File:
    """Read a file of the page, and the same with gzip if that was made with the page."""
    cache = FOREVER if name.as_posix().startswith(HASHED) else "no-cache"
    zipped = path.with_name(f"{path.name}.gz")
    ready = zipped.read_bytes() if zipped.exists() else b""
    policy = ENGINE_POLICY if ENGINE.fullmatch(name.as_posix()) else ""
    file = packed(path.read_bytes(), TYPES[path.suffix], cache, path.suffix not in COMPRESSED)
    return replace(file, ready=ready, policy=policy)


def packed(body: bytes, kind: str, cache: str = "no-cache", gains: bool = True) -> File:
    """Return a body that is the same for everybody as a file."""
    return File(body, kind, f'"{sha256(body).hexdigest()[:20]}"', cache, gains)
