"""The protocol as one OpenAPI document, for generated clients: ``python -m parlour.server.schema``.

Beside the HTTP part it holds the WebSocket's messages as components, and the unions by name.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ..core.events import Event
from .app import create_app
from .config import Config
from .hub import Hub
from .protocol import ClientMessage, ServerMessage, View

REFERENCE = "#/components/schemas/{name}"
UNIONS = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "Event": Event,
    "View": View,
}


def document() -> dict[str, Any]:
    """Return the document; no database is opened for it."""
    config = Config()
    found: dict[str, Any] = create_app(Hub(config), config).openapi_schema.to_schema()
    unions, components = msgspec.json.schema_components(UNIONS.values(), ref_template=REFERENCE)
    _, told = msgspec.json.schema_components([ServerMessage], ref_template=REFERENCE)
    for name in told:  # what the server tells is complete: a default is never left out
        components[name]["required"] = list(components[name]["properties"])
    found["components"]["schemas"].update(components | dict(zip(UNIONS, unions, strict=True)))
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document(), order="sorted")))
