"""Values that requests and messages have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

from msgspec import Meta, Struct

from ....games import GAMES

if TYPE_CHECKING:
    View = Struct
    Public = Struct
else:  # built at import
    View = Union[tuple(game.view_type for game in GAMES.values())]  # noqa: UP007
    Public = Union[tuple(game.public_type for game in GAMES.values())]  # noqa: UP007

WIRE = 3
"""The version of the messages to clients; a client that reads another one is turned away."""
FRAME_LIMIT = 4096  # bytes of a message from a client

Kind = Literal["person", "bot", "open"]
Waiting = Literal["seats", "deal", "play", "over"]
Name = Annotated[str, Meta(max_length=24)]
Language = Annotated[str, Meta(max_length=35)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Link = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # of a chain; empty if there is none
HouseName = Annotated[str, Meta(min_length=1, max_length=100)]  # four words
Key = Annotated[str, Meta(pattern="^([0-9a-f]{48})?$")]  # 192 random bits; empty if there is none
NewKey = Annotated[str, Meta(pattern="^[0-9a-f]{48}$")]
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]  # integers that JavaScript represents exactly
OptionValue = bool | int | str | None
OptionKind = Literal["bool", "int", "choice"]
Seats = Literal["same", "rotate", "draw"]
Answer = Literal["again", "later", "go"]
Pace = Literal["calm", "brisk", "at_once"]
Clock = Literal[0, 30, 60, 120]
"""Seconds that a person has for a decision before a bot makes it for them; 0: no end."""
Absent = Literal["ask", "bot", "wait"]
"""When somebody is away: those who are here are asked, a bot plays after a minute, or they wait."""
Portrait = Literal[
    "",
    "king",
    "queen",
    "jack",
    "jester",
    "hunter",
    "granny",
    "grandpa",
    "braids",
    "curls",
    "scarf",
    "captain",
    "cook",
]
"""The portrait of a person, which the page has as ``portraits/<name>.svg``; empty for no wish."""
Phrase = Literal[
    "hello",
    "nice",
    "played",
    "oh_no",
    "sorry",
    "thanks",
    "your_turn",
    "moment",
    "back",
    "close",
    "good_game",
    "another",
    "bravo",
    "laugh",
    "wow",
    "cry",
    "love",
    "luck",
]
"""What people can say at a table: twelve phrases and six faces."""
Face = Literal["bravo", "laugh", "wow", "cry", "love", "luck"]
"""The faces among them, which is all that people who watch can say."""
Wish = Literal["bot", "wait", "pause"]
LineWish = Literal["join", "look", "leave"]
Renewal = Literal["host", "device", "thrown", "claim", "house"]
"""Why a seat has a new key."""
