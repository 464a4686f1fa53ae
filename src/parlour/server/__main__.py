"""``python -m parlour.server``: a server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .config import STATIC, Config
from .errors import PageMissing, StoreUnusable
from .run import serve


def parser() -> argparse.ArgumentParser:
    """Return the options of a server, for this command and ``parlour serve``."""
    found = argparse.ArgumentParser(prog="parlour serve", description="Serve tables and the page.")
    found.add_argument("--host", default="127.0.0.1", help="address to listen on")
    found.add_argument("--port", type=int, default=8000)
    found.add_argument("--db", default=Config.db, help="sqlite:///file or postgresql://host/name")
    found.add_argument("--origin", action="append", default=[], help="another page's https://host")
    found.add_argument("--bot-delay-ms", type=int, default=600, help="time before a bot's answer")
    found.add_argument("--static", type=Path, default=STATIC, help="folder of the built page")
    return found


def check_page(folder: Path) -> None:
    """Raise ``PageMissing`` unless a page has been built into *folder*."""
    if not (folder / "index.html").exists():
        raise PageMissing("no_built_page", folder=str(folder))


def main(arguments: list[str] | None = None) -> int:
    """Serve; return the exit status."""
    asked = parser().parse_args(arguments)
    config = Config(
        db=asked.db,
        origins=tuple(asked.origin),
        static=asked.static,
        bot_delay=asked.bot_delay_ms / 1000,
    )
    try:
        check_page(config.static)
        serve(asked.host, asked.port, config)
    except (PageMissing, StoreUnusable, OSError, OverflowError) as error:  # there is no port 99999
        sys.stderr.write(f"parlour: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
