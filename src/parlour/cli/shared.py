"""The parts that all verbs of ``parlour`` share: exit statuses, and the verbs of hosts."""

from __future__ import annotations

REFUSED, INTERRUPTED = 2, 130
"""Exit statuses."""
HOSTING = {
    "backup": "copy all tables of a server into a file",
    "restore": "bring the tables of a backup back",
    "export": "print all tables of a server as lines of JSON",
    "admin": "ask a running server, and tell it what to do",
}
"""Verbs whose options the server parses."""
