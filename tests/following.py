"""A client's side of a position: the seat's view, put together from what the server sends."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.changes import Changes, whole
from parlour.server.wire.protocol.server import SnapshotMessage, UpdateMessage
from parlour.server.wire.protocol.values import View

Part = dict[str, Any]
deterministic = msgspec.json.Encoder(order="sorted").encode


class Following:
    """A seat's view as it was sent, in two parts; both are empty before the first deal."""

    def __init__(self) -> None:
        self.public: Part = {}
        self.own: Part = {}

    def take(self, told: SnapshotMessage | UpdateMessage) -> None:
        """Follow a message."""
        if isinstance(told, UpdateMessage):
            self.change(told.public, told.own)
        else:
            self.begin({} if told.public is None else whole(told.public), told.own or {})

    def begin(self, public: Part, own: Part) -> None:
        """Take both parts of a snapshot."""
        self.public, self.own = public, own

    def change(self, public: Changes, own: Changes) -> None:
        """Take the changes in an update."""
        self.public, self.own = changed(self.public, public), changed(self.own, own)

    @property
    def view(self) -> Any:
        """The view as its game's own type; None before the first deal."""
        fields = {**self.public, **self.own}
        return msgspec.convert(fields, View) if fields else None

    @property
    def text(self) -> bytes:
        """The view as JSON, with its fields in the order of their names."""
        return deterministic({**self.public, **self.own} or None)


def changed(part: Part, found: Changes) -> Part:
    """Return the fields of a part after some changes."""
    tails = {name: [*part[name][:kept], *items] for name, (kept, *items) in found.tails.items()}
    return {**part, **found.set, **tails}
