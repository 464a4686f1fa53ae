"""The text that a starting server prints: its addresses and, in a terminal, a QR code.

The libraries for the code are imported only in a terminal, which saves other starts 45 ms.
"""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, TextIO

from ...core import streams, texts
from ..ground.addresses import elsewhere, here, is_loopback

if TYPE_CHECKING:
    from rich.text import Text


def greet(out: TextIO, listener: socket.socket, *, proxied: bool = False) -> None:
    """Print where the host and friends find the page, or why friends cannot reach it."""
    others = elsewhere(listener)

    def tell(name: str, **facts: str) -> None:
        print(texts.say(f"cli-serve-{name}", streams.spoken(), facts), file=out, flush=True)

    tell("here", address=here(listener))
    if others:
        tell("there", address=others[0])
        if out.isatty():
            from rich.console import Console

            console = Console(file=out)
            if not console.no_color and console.encoding.startswith(
                "utf"
            ):  # else the code would not be readable
                tell("phone")
                console.print(qr_code(others[0]))
    if others[1:]:
        tell("else", addresses="  ".join(others[1:]))
    if not others:
        alone = is_loopback(listener.getsockname()[0])
        tell(("behind" if proxied else "alone") if alone else "unreached")


def qr_code(link: str) -> Text:
    """Return a QR code for a terminal, black on white in any colour scheme."""
    import segno
    from rich.style import Style
    from rich.text import Text

    rows = [list(row) for row in segno.make(link, micro=False, error="m").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    halves = " \N{LOWER HALF BLOCK}\N{UPPER HALF BLOCK}\N{FULL BLOCK}"
    lines = (
        "".join(halves[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    ink = Style(color="#000000", bgcolor="#ffffff")
    return Text("\n").join(Text("  ").append(line, ink) for line in lines)
