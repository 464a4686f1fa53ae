"""The system's Chromium, which talks to nobody but our own server."""

from __future__ import annotations

import os
import shutil
from typing import Any

SHELL = "chromium-headless-shell"  # all of it but its windows, at half the processor's time
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ELSEWHERE = "cards.test"
"""A name of this machine that Chromium takes for another's, and so does not trust without TLS."""
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
    "--no-first-run",
)


def launching(*, whole: bool = False) -> dict[str, Any]:
    """Return what Playwright needs to start it, the *whole* browser for what is to be looked at.

    ``PARLOUR_CHROMIUM`` names another; FileNotFoundError where there is none.
    """
    names = (os.environ.get("PARLOUR_CHROMIUM", ""), *([] if whole else [SHELL]), *BROWSERS)
    paths = map(shutil.which, names)
    browser = next(filter(None, paths), None)
    if browser is None:
        raise FileNotFoundError("Chromium is missing: install it or set PARLOUR_CHROMIUM")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*QUIET, "--no-sandbox"] if root else [*QUIET]  # the sandbox refuses root
    return {"executable_path": browser, "args": arguments}
