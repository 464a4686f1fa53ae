"""``python -m parlour.server``, which is ``parlour serve``."""

from __future__ import annotations

import sys

from ..core import streams
from ..core.errors import OptionError


def main() -> int:
    """Serve; return the exit status, which is 2 if the extra `server` is not installed."""
    try:
        from .host.serve import main as serve
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library == (__package__ or "").partition(".")[0]:
            raise
        told = OptionError("server_missing", library=library).say(streams.spoken())
        sys.stderr.write(f"parlour: {told}\n")
        return 2
    return serve()


if __name__ == "__main__":
    sys.exit(main())
