"""The parts that all verbs of ``parlour`` share: exit statuses, and the verbs of hosts."""

from __future__ import annotations

REFUSED, INTERRUPTED = 2, 130
"""Exit statuses."""
HOSTING = {
    "backup": "copy all tables of a server into a file",
    "restore": "restore the tables of a backup",
    "export": "print all tables of a server as lines of JSON",
    "admin": "query and manage a running server",
}
"""Verbs whose options the server parses."""
