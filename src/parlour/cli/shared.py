"""What all of ``parlour`` shares: how it ends, and which verbs are a host's."""

from __future__ import annotations

REFUSED, INTERRUPTED = 2, 130
"""Exit statuses."""
HOSTING = {
    "backup": "copy all tables of a server into a file",
    "restore": "bring the tables of a backup back",
    "export": "print all tables of a server as lines of JSON",
    "admin": "ask a running server, and tell it what to do",
}
"""Verbs whose options are the server's own."""
