"""The way to a seat at a server: the link of a table, a key, and a name that says who plays."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from ..core.errors import OptionError, TableError
from ..proof import digest
from ..server.wire.protocol.http import PlaceInfo, TakeSeatMessage
from ..server.wire.protocol.table import RefusalInfo
from .telling import told_by

NAME = "\N{ROBOT FACE} Assistant"
"""The name under which an assistant sits down, so that everybody at the table sees it."""
LINK, KEY = "PARLOUR_TABLE", "PARLOUR_SEAT_KEY"
"""The environment variables of a seat: arguments could be read by other users of the machine."""
PATIENCE_S = 20
HEX = frozenset("0123456789abcdef")


class Way(NamedTuple):
    """The address of a server, the name of a table, and the key of a seat."""

    home: str
    table: str
    key: str

    @property
    def path(self) -> str:
        """The id of the table in paths, where its name, which is a key, may not stand."""
        return digest("parlour/id/1", self.table.encode()).hex()[:20]

    @property
    def socket(self) -> str:
        """The URL of the seat's WebSocket."""
        return f"{self.home.replace('http', 'ws', 1)}ws/{self.path}"


def find_way(environment: dict[str, str]) -> Way:
    """Return the way that the environment tells; `OptionError` names a variable that is wrong."""
    link, key = environment.get(LINK, ""), environment.get(KEY, "")
    parts = urlsplit(link)
    mark, _, table = parts.fragment.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or mark != "t" or "/" in table:
        raise OptionError("assistant_unset", name=LINK, like="https://cards.example/#/t/…")
    if len(key) != 48 or not HEX.issuperset(key):
        raise OptionError("assistant_unset", name=KEY, like="openssl rand -hex 24")
    folder = parts.path.rpartition("/")[0]
    return Way(f"{parts.scheme}://{parts.netloc}{folder}/", table, key)


def sit_down(way: Way) -> str:
    """Take a seat, or the one that the key opens already; return the name of its table.

    The key is the caller's own, so that a program that was started again finds its seat.
    """
    body = msgspec.json.encode(TakeSeatMessage(NAME, token=way.key))
    headers = {"content-type": "application/json", "authorization": f"Bearer {way.table}."}
    url = f"{way.home}api/tables/{way.path}/seats"
    request = urllib.request.Request(url, body, headers)  # noqa: S310  http or https: `find_way`
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310
            return msgspec.json.decode(answer.read(), type=PlaceInfo).table
    except urllib.error.HTTPError as answer:
        with answer:
            raise of_answer(answer.code, answer.read()) from None
    except (OSError, ValueError) as error:
        raise TableError("assistant_away", reason=type(error).__name__) from None


def of_answer(status: int, body: bytes) -> TableError:
    """Return the refusal in the body of an answer."""
    try:
        found = msgspec.json.decode(body, type=RefusalInfo)
    except (json.JSONDecodeError, msgspec.DecodeError):
        return TableError("assistant_away", reason=f"HTTP {status}")
    return told_by(found.code, found.rule, found.facts)
