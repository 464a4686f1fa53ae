"""The protocol as one OpenAPI document, for clients: ``python -m parlour.server.http.schema``.

In addition to the HTTP interface it has the WebSocket's messages as components, and their unions by
name.  With a game's id, it is a document of only that game's view, which is all that the page of a
game from another package needs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ... import GAMES, __version__
from ...core.events import Event
from ..ground.config import Config
from ..tables.hub import open_hub
from ..wire.protocol.client import ClientMessage
from ..wire.protocol.server import ServerMessage
from ..wire.protocol.values import Public, View
from ..wire.protocol.watcher import WatcherMessage
from .app import create_app, with_bodies

REFERENCE = "#/components/schemas/{name}"
UNIONS = {
    "ClientMessage": ClientMessage,
    "WatcherMessage": WatcherMessage,
    "ServerMessage": ServerMessage,
    "Event": Event,
    "Public": Public,
    "View": View,
}


def document() -> dict[str, Any]:
    """Return the document, without opening a database."""
    config = Config()
    found = with_bodies(create_app(open_hub(config), config).openapi_schema.to_schema())
    unions, components = msgspec.json.schema_components(UNIONS.values(), ref_template=REFERENCE)
    _, told = msgspec.json.schema_components([ServerMessage], ref_template=REFERENCE)
    sparse = {kind.__name__ for kind in structs() if kind.__struct_config__.omit_defaults}
    for name in told.keys() - sparse:  # the server sends their defaults, too
        components[name]["required"] = list(components[name]["properties"])
    found["components"]["schemas"].update(components | dict(zip(UNIONS, unions, strict=True)))
    return found


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Return all structs that have been defined."""
    for each in kind.__subclasses__():
        yield each
        yield from structs(each)


def view_document(game: str) -> dict[str, object]:
    """Return a document with only a game's view, whose fields are all required, too."""
    _, parts = msgspec.json.schema_components([GAMES[game].view_type], ref_template=REFERENCE)
    for part in parts.values():
        part["required"] = list(part["properties"])
    about = {"title": f"{game}: what a seat sees", "version": __version__}
    return {"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": parts}}


if __name__ == "__main__":
    told = view_document(sys.argv[1]) if sys.argv[1:] else document()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told, order="sorted")))
