"""Messages from people who watch, over a WebSocket of their own: none of them is an action."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .client import FromClient, LangMessage, PingMessage
from .values import Face, Language, Number, Token


class WatchMessage(FromClient, frozen=True, tag="hello"):
    """The first message: the language of refusals, and the table's name as in `HelloMessage`.

    A client that has a seat at the table sends its key as `token`, and is refused.
    """

    token: Token = ""
    lang: Language = "en"
    table: Annotated[str, Meta(max_length=64)] = ""
    wire: Number = 1


class FaceMessage(FromClient, frozen=True, tag="face"):
    """Shows a face to everybody at the table."""

    face: Face


WatcherMessage = WatchMessage | FaceMessage | LangMessage | PingMessage
read_watcher = msgspec.json.Decoder(WatcherMessage).decode
