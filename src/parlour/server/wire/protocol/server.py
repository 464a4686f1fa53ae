"""Messages to clients, over a WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict, TypeVar, cast

import msgspec
from msgspec import Struct

from ....bots import Reason
from ....core.changes import NONE, Changes
from ....core.events import Event, Move
from ....core.game import LegalAction
from ....core.match import ScoreSheet
from ....core.replay import ReplayedBot, SeatTip
from ....core.seating import Drawing
from .client import TermsInfo
from .table import RefusalInfo, SeatInfo, TableInfo
from .values import Absent, Answer, Pace, Public, View, Waiting


class ToClient(Struct, frozen=True, tag_field="t"):
    """A message to a client."""


class TimeLeft(TypedDict):
    """The time of the person to act, as `PositionMessage` tells it."""

    clock: int | None
    left: int | None


class PositionMessage(ToClient, frozen=True):
    """The current position, without the seat's view; `legal` is empty unless the seat may act.

    `ready` says which seats are ready for the next deal, and `agreed` which have voted to end the
    match; an update leaves them out if there is no such seat.  `clock` is how many seconds the
    person to act has before the server acts instead, by the rules of the game.  By the table's own
    clock, a bot decides for them in `left` milliseconds.
    """

    seq: int
    waiting: Waiting
    legal: tuple[LegalAction, ...] = ()
    ready: list[bool] = []
    agreed: list[bool] = []
    clock: int | None = None
    left: int | None = None


class SnapshotMessage(PositionMessage, frozen=True, kw_only=True, tag="snapshot"):
    """Everything that a seat may know, or somebody who watches.

    The server sends it after `HelloMessage`, in answer to a repeated request, and when the first
    deal moves players to other seats.  `public` and `own` are the parts of the seat's view, whose
    fields together are a `View`; None before the first deal.  `events` are those of the deal so
    far, as the seat received them; of a very long deal only the last ones.

    Somebody who watches gets -1 as `seat`, nothing as `own`, and the public form of `events`.
    """

    public: Public | None
    own: dict[str, Any] | None
    sheet: ScoreSheet
    table: TableInfo
    seat: int
    events: list[Event]


class UpdateMessage(PositionMessage, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """The latest events and the new position; `id` is the receiver's move that it answers.

    `public` and `own` are the changes to both parts of the seat's view since the last message.
    `sheet` is there if a deal or the match has ended, and has only the new rows.  Of all fields,
    those with their default are left out.
    """

    public: Changes = NONE
    own: Changes = NONE
    sheet: ScoreSheet | None = None
    id: str | None = None
    events: list[Event] = []


class ReadyMessage(ToClient, frozen=True, tag="ready"):
    """Which seats are ready for the next deal, after a change."""

    ready: list[bool]


class RefusedMessage(ToClient, frozen=True, tag="refused"):
    """A refusal, without any change; `id` is the refused move, if it was a move."""

    id: str | None
    seq: int
    code: str
    rule: str
    text: str
    facts: dict[str, str | int]


class TriedMessage(ToClient, frozen=True, tag="tried"):
    """The result that the actions of a `TryMessage` would have, without any change.

    `view` is ``None`` if they would end the seat's turn, or are refused with `refusal`.  `moves`
    are the cards that the last action would move, and `facts` what its game says about it.
    """

    id: str
    seq: int
    view: View | None
    legal: tuple[LegalAction, ...]
    moves: tuple[Move, ...]
    facts: Mapping[str, str]
    refusal: RefusalInfo | None


class WorthInfo(Struct, frozen=True):
    """An action, and its average result in the deal, in tenths of a point or chip.

    The averages of all actions are over the same arrangements of the hidden cards.
    """

    action: LegalAction
    tenths: int


class HintedMessage(ToClient, frozen=True, tag="hinted"):
    """The best bot's action, and its reason if it can tell one, without any change.

    `action` is ``None`` if there is no hint, for the reason in `refusal`.  `worth` has that action
    and some alternatives, the best first, if the bot weighed any.
    """

    id: str
    seq: int
    action: LegalAction | None
    reason: Reason | None
    worth: tuple[WorthInfo, ...]
    refusal: RefusalInfo | None


class ReviewedMessage(ToClient, frozen=True, tag="reviewed"):
    """The best bot's action at one of the seat's choices, and its reason.

    `choices` is how many choices the seat had in that deal.  `lines` are the position as the seat
    saw it then, with a name for each line, `seq` is its number, and `played` is what the seat did.
    These are empty if the seat had no choice, or for the reason in `refusal`.  The rest is as in
    `HintedMessage`; `worth` also has the action that was played, unless the bot had nothing to
    weigh.  `places` and `played_places` are the cards that both actions move, as far as the seat
    could tell before it chose.
    """

    id: str
    choices: int
    seq: int
    lines: list[tuple[str, str]]
    played: LegalAction | None
    action: LegalAction | None
    reason: Reason | None
    worth: tuple[WorthInfo, ...]
    played_places: tuple[Move, ...]
    places: tuple[Move, ...]
    refusal: RefusalInfo | None


class PartInfo(Struct, frozen=True):
    """A part of what a seat is ahead by, and its standard error, in points or chips."""

    points: float
    error: float


class BalanceInfo(Struct, frozen=True):
    """Why a seat is `ahead` of the others' average, over all deals: the three parts add up to it.

    `own` and `others` are the effects of decisions, compared with the policy that plays on in each
    of the `worlds`.  The `version` says how luck and decisions are told apart.
    """

    deals: int
    worlds: int
    version: int
    ahead: float
    luck: PartInfo
    own: PartInfo
    others: PartInfo


class WeighedMessage(ToClient, frozen=True, tag="weighed"):
    """How much of a match luck decided, or in `refusal` why that is not known."""

    id: str
    balance: BalanceInfo | None
    refusal: RefusalInfo | None


class SealMessage(ToClient, frozen=True, tag="seal"):
    """How the next or current deal is sealed; sent before the deal and when it begins.

    `chain` is the tip of the table's chain, `pack` the game's pack in its own order, and `log` the
    link of the log before this deal.  `shares` are the shares of the shuffle, or None before it.
    While the deal is `due`, each seat may give its share; only chains in `tips` count.  `version`
    is the protocol's version, and `engine` the version of Parlour that the bots belong to.

    Before a deal, `dealing` says for each possible dealer where each place of the pack will go: to
    a hand (the seat's digit), into the stock (`s`) or elsewhere (a dash).  `draws` is the action
    that draws the next card of the stock in that order; empty if there is none.  `hides` are the
    texts that may replace another seat's action.  `drawing` says how seats are drawn.

    In this deal each bot has `budget` for every decision, or `least` while the server is busy.
    `bots` names the bot of each seat, and is empty for a person's seat.  Chains belong to chairs:
    `tips` and `shares` refer to chairs, everything else to seats.
    """

    deal: int
    chain: str
    pack: str
    tips: tuple[SeatTip, ...]
    log: str
    due: bool
    shares: tuple[str, ...] | None
    version: int
    engine: str
    dealing: tuple[str, ...]
    draws: str
    budget: int
    least: int
    bots: tuple[str, ...]
    hides: tuple[str, ...]
    drawing: Drawing | None = None


class UnsealedMessage(ToClient, frozen=True, tag="unsealed"):
    """The secrets and the actions of a finished deal, so that clients can check it.

    `lines` are the log's lines, one per action.  `dealing` says where each place of the pack went,
    as the seal had announced.  `bots` are the bots that decided, with the position from which each
    did.  `seated` names the bot of each seat when the deal began, as the seal had.
    """

    deal: int
    dealer: int
    secret: str
    shares: tuple[str, ...]
    lines: tuple[str, ...]
    log: str
    dealing: str
    bots: tuple[ReplayedBot, ...]
    seated: tuple[str, ...]
    points: tuple[int, ...] | None


class PresenceMessage(ToClient, frozen=True, tag="presence"):
    """The seats, after somebody came, went, gave up a seat or wished something.

    `left` is as in `PositionMessage`, since no time runs out for people who are away.  The other
    fields are those of a `TableInfo`.
    """

    seats: list[SeatInfo]
    paused: bool = False
    watching: int = 0
    closed: bool = False
    line: list[str] = []
    opener: int = 0
    locked: bool = False
    pace: Pace = "calm"
    begins: int | None = None
    left: int | None = None
    absent: Absent = "ask"


class ProposalMessage(ToClient, frozen=True, tag="proposal"):
    """The open proposal for the next match: who made it, and how each seat has answered.

    `answers` has None for bots and for people who have not answered.  The match begins in `seconds`
    unless somebody asks to wait; None while an answer is missing.
    """

    seat: int
    terms: TermsInfo
    answers: list[Answer | None]
    seconds: int | None


class FollowedMessage(ToClient, frozen=True, tag="followed"):
    """The next match of this table has begun.

    `table` is its name and `seat` the receiver's chair, which the same key opens; None for a player
    who is not in it.  Otherwise the connection closes with the reason ``followed``.
    """

    table: str
    game: str
    seat: int | None


class SaidMessage(ToClient, frozen=True, tag="said"):
    """A person says a phrase, which no log keeps; `seat` is -1 for somebody who watches.

    A newer server may have more phrases.  Only the sender is told that the phrase is `held`: the
    others hear it once nobody at the table decides in secret.
    """

    seat: int
    phrase: str
    held: bool = False


class HushedMessage(ToClient, frozen=True, tag="hushed"):
    """From now on no phrases are said at this table, or they may be again."""

    quiet: bool


class HandsMessage(ToClient, frozen=True, tag="hands"):
    """The hands that seats show to people who watch, who alone are sent this; None if hidden."""

    hands: tuple[tuple[str, ...] | None, ...]


class LentMessage(ToClient, frozen=True, tag="lent"):
    """The code that was asked for, which only this connection is told.

    It works once, until `seconds` have passed, and only while the seat has its present key.
    """

    code: str
    seconds: int


class ClaimMessage(ToClient, frozen=True, tag="claim"):
    """Somebody without a key says that they are an absent person, and the others are asked.

    One answer decides.  The question is over in `seconds`; with 0 it is over now.
    """

    claim: str
    name: str
    seconds: int


class AskedBackMessage(ToClient, frozen=True, tag="asked_back"):
    """The person at `seat` has slipped, and asks the one who is to act to give the action back.

    A `seat` of -1 says that nobody asks any more.
    """

    seat: int


class PongMessage(ToClient, frozen=True, tag="pong"):
    """The answer to `PingMessage`."""

    n: int


ServerMessage = (
    SnapshotMessage
    | UpdateMessage
    | ReadyMessage
    | RefusedMessage
    | TriedMessage
    | HintedMessage
    | ReviewedMessage
    | WeighedMessage
    | SealMessage
    | UnsealedMessage
    | PresenceMessage
    | ProposalMessage
    | FollowedMessage
    | SaidMessage
    | HushedMessage
    | HandsMessage
    | LentMessage
    | ClaimMessage
    | AskedBackMessage
    | PongMessage
)

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


def frame(message: ToClient) -> bytes:
    """Return a message as the text of a frame."""
    return encode(message)


def once(part: T) -> T:
    """Return a part of a message that is the same in several messages, encoded already."""
    return cast(T, msgspec.Raw(encode(part)))
