"""The protocol: all requests, answers and messages.

The page's TypeScript types are generated from this module (see ``http.schema``).  HTTP carries the
structs of the first part as JSON.  A WebSocket carries `ClientMessage` in one direction and
`ServerMessage` in the other, each as a JSON text frame whose field ``t`` names its kind.

`seq` numbers the positions of a table.  It grows by one with every deal, every action, every
decision that is taken back and an early end, and only with these.  An `UpdateMessage` with an
unchanged `seq` means that a seat has voted on ending the match, was given up, or has another player
for a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, Union, cast

import msgspec
from msgspec import Meta, Struct

from ...bots import Reason
from ...core.changes import NONE, Changes
from ...core.events import Event, Move
from ...core.game import LegalAction
from ...core.match import ScoreSheet
from ...core.replay import ReplayedBot, SeatTip
from ...core.seating import Drawing, Seating
from ...games import GAMES

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
Key = Annotated[str, Meta(pattern="^([0-9a-f]{48})?$")]  # 192 random bits; empty if there is none
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]  # integers that JavaScript represents exactly
OptionValue = bool | int | str | None
OptionKind = Literal["bool", "int", "choice"]
Seats = Literal["same", "rotate", "draw"]
Answer = Literal["again", "later", "go"]
Pace = Literal["calm", "brisk", "at_once"]
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
Wish = Literal["bot", "wait", "pause"]


# ---- HTTP


class NeedInfo(Struct, frozen=True):
    """Another option, and the values of it that an option requires to have any effect."""

    option: str
    values: list[OptionValue]


class OptionInfo(Struct, frozen=True):
    """An option of a game, for a form.  Unless all `needs` hold, it must keep its default.

    A form that asks for the number of seats can leave out the option with `seats`.
    """

    name: str
    kind: OptionKind
    default: OptionValue
    min: int | None
    max: int | None
    choices: list[str | None]
    rules: list[str]
    needs: list[NeedInfo]
    seats: bool


class SeatsInfo(Struct, frozen=True):
    """The possible numbers of players with some options, and the number to propose (`usual`).

    `minutes` is the approximate length of a match, for each possible number.
    """

    usual: int
    possible: list[int]
    minutes: list[int]


class GameInfo(Struct, frozen=True):
    """A game that can be opened: its seats, options, presets and bots.

    `seats` are the smallest and the largest number with any options, and `preset_seats` those of
    each preset.  `bots` has all bots, strongest first.  `levels` has those to choose from, weakest
    first and then the host's own; `usual_bot` is the default.  `ratings` has the Elo ratings of
    the measured levels.  `presets` are those for people, and `preset_values` has the options of all
    presets.  `lesson` says whether the game has a lesson.
    """

    id: str
    seats: tuple[int, int]
    preset_seats: dict[str, SeatsInfo]
    options: list[OptionInfo]
    presets: list[str]
    preset_values: dict[str, dict[str, OptionValue]]
    bots: list[str]
    levels: list[str]
    ratings: dict[str, int]
    usual_bot: str
    lesson: bool


class AskSeatsMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """The options for which a client asks the possible numbers of seats."""

    preset: str | None = None
    options: dict[str, OptionValue] = {}


class BotSeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat given to a bot."""

    seat: Number
    bot: str


class OpenTableMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table, whose opener gets seat 0.

    Without `seats`, the options decide the number.  `others` is a bot for every other seat that
    `bots` does not fill.  `pace` is how fast bots move.  A `lesson` is a practice deal from a
    prepared pack; only name and portrait can be chosen then.  At a `quiet` table no phrases are
    said.
    """

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    name: Name = ""
    bots: list[BotSeatInfo] = []
    others: str | None = None
    seats: Number | None = None
    lesson: bool = False
    tip: Link = ""
    quiet: bool = False
    pace: Pace = "calm"
    portrait: Portrait = ""


class TakeSeatMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat at a table; `tip` is the tip of the player's chain.

    A client that chooses the `token`, the seat's key, can repeat the request if the answer is lost.
    Without it, the server chooses one.  Somebody who sits here already keeps their `portrait`: the
    newcomer gets another one.
    """

    name: Name = ""
    tip: Link = ""
    token: Key = ""
    portrait: Portrait = ""


class PlaceInfo(Struct, frozen=True):
    """A chair that was taken; the token is its only key and is sent only once.

    `seat` is the number of the chair.  If seats are drawn, the player moves when the first deal
    begins; a `SnapshotMessage` then has the new seat, which the same token opens.  `seal` says how
    the first deal is sealed; None if deals are not sealed.
    """

    table: str
    seat: int
    token: str
    seal: SealMessage | None = None


class ResultInfo(Struct, frozen=True):
    """A finished match: its game, the names of all seats, and the seats that won.

    Nobody won a practice match, or a match that ended early.
    """

    game: str
    names: list[str]
    won: list[int]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """The public facts about a seat; bots have a name of their own at each table.

    `left` is the name of the person whose seat the bot took over; None if nobody left.  `away` says
    for how many seconds a person has been away.  Until they are back, the bot `stand_in` may play
    for them; bots made `stood` of their decisions.  `wish` is what a person who is here wants
    while the match waits for somebody who is away.  Each person at a table has another
    `portrait`; it is empty for the other seats.
    """

    name: str
    kind: Kind
    bot: str | None
    online: bool
    left: str | None = None
    away: int | None = None
    stand_in: str | None = None
    stood: int = 0
    wish: Wish | None = None
    portrait: str = ""


class TableInfo(Struct, frozen=True):
    """The public facts about a table; `turn` is the seat to act, `deal` counts from 1.

    The pack of a `lesson` is prepared, not shuffled.  `sealed` says whether the deals are sealed.
    `seating` says who sits where once seats have been drawn.  `taken_back` counts the decisions
    that a person took back; a match with any is a practice match.

    `home` is the name of the table's first match, whose link always leads to the newest one; empty
    for the first match itself.  `evening` has the results of this evening's earlier matches.
    `quiet` says that no phrases are said here.  `pace` is how fast bots move.  A `paused` match
    waits until everybody is here.
    """

    table: str
    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    started: bool
    over: bool
    turn: int | None
    deal: int
    lesson: bool
    sealed: bool
    seating: Seating | None = None
    taken_back: int = 0
    home: str = ""
    evening: list[ResultInfo] = []
    quiet: bool = False
    pace: Pace = "calm"
    paused: bool = False


class HealthInfo(Struct, frozen=True):
    """The number of tables in memory and of connections."""

    tables: int
    connections: int


class HandsInfo(Struct, frozen=True):
    """The number of hands dealt to bots, or to people, and their average worth."""

    hands: int
    worth: float | None


class DealtInfo(Struct, frozen=True):
    """The deals of a game with one number of seats, one pack, and `each` counted cards per seat.

    `cells` has for each seat how often it was dealt each card of `pack`, in that order.  `e` is the
    evidence against even deals, or None if places do not determine hands.  `against` is the
    evidence that bots get other hands than people, or None if they have not met.  `word` says what
    `worth` measures.
    """

    game: str
    seats: int
    each: int
    deals: int
    aborted: int
    pack: str
    cells: list[list[int]]
    e: float | None
    word: str
    bots: HandsInfo
    people: HandsInfo
    against: float | None


class FairnessInfo(Struct, frozen=True):
    """The finished sealed deals, how many of them were broken off, and the matches.

    The `over` matches can be downloaded; the `open` ones cannot.
    """

    deals: int
    aborted: int
    over: int
    open: int
    dealt: list[DealtInfo]


class RefusalInfo(Struct, frozen=True):
    """The body of every refused request."""

    code: str
    rule: str
    text: str
    facts: dict[str, str | int]


# ---- from clients


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """A message from a client."""


class HelloMessage(FromClient, frozen=True, tag="hello"):
    """The first message: the key of the seat, and the language of refusals.

    `table` is the table's name; the path should have only its public id.  `wire` is the `WIRE` that
    the client reads; clients of the first version do not send it.
    """

    token: Token
    lang: Language = "en"
    table: Annotated[str, Meta(max_length=64)] = ""
    wire: Number = 1


class PlayMessage(FromClient, frozen=True, tag="play"):
    """A move: the client's own id, the position at which it was chosen, and the action's text."""

    id: MoveId
    at: Number
    action: Annotated[str, Meta(max_length=400)]


class TryMessage(FromClient, frozen=True, tag="try"):
    """Asks what these actions in turn would lead to; the answer is `TriedMessage`."""

    id: MoveId
    at: Number
    actions: Annotated[
        list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=64)
    ]


class HintMessage(FromClient, frozen=True, tag="hint"):
    """Asks what the best bot would do here, after these actions; the answer is `HintedMessage`."""

    id: MoveId
    at: Number
    actions: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=64)] = []


class ReviewMessage(FromClient, frozen=True, tag="review"):
    """Asks what the best bot would have done in a finished deal.

    The answer is `ReviewedMessage`.  `choice` is the number of the seat's choice, from 0.
    """

    id: MoveId
    deal: Number
    choice: Number


class NextMessage(FromClient, frozen=True, tag="next"):
    """Declares the seat ready for the next deal, and gives its share: its chain's link for it.

    The first deal does not wait for readiness, but for a while for the shares of all chains.
    """

    at: Number
    share: Link = ""


class TipMessage(FromClient, frozen=True, tag="tip"):
    """Declares the tip of the seat's new chain, which counts from the next unannounced deal."""

    tip: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class EndMessage(FromClient, frozen=True, tag="end"):
    """Votes to end the match before the next deal, or withdraws the vote if `end` is false.

    The match ends when all persons vote for it.
    """

    at: Number
    end: bool = True


class TakeBackMessage(FromClient, frozen=True, tag="take_back"):
    """Takes the seat's last decision of this deal back; possible only if everybody else is a bot.

    `at` is a position since the seat's last action.  The match is for practice from then on.
    """

    at: Number


class TermsInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """How the next match at a table is to be set.

    `others` is the bot for all seats without a person or an earlier bot.  `order` says who sits
    where: as before, one seat further, or by lot.
    """

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    seats: Number | None = None
    others: Annotated[str, Meta(max_length=64)] | None = None
    order: Seats = "same"


class ProposeMessage(FromClient, frozen=True, tag="propose"):
    """Proposes the next match once this one is over; the same proposal as the open one agrees.

    Another one replaces it, and everybody has to answer again.  `tip` is the tip of the chain that
    the seat uses in the next match.
    """

    terms: TermsInfo
    tip: Link = ""


class AnswerMessage(FromClient, frozen=True, tag="answer"):
    """Answers the proposal: ``again``, ``later`` to be waited for, or ``go`` to play no more.

    The answer can be changed until the match begins.
    """

    answer: Answer
    tip: Link = ""


class AbsenceMessage(FromClient, frozen=True, tag="absence"):
    """Says what is to be done while the match waits for somebody who is away.

    A ``bot`` plays for everybody who has been away for some time, if most of those who are here
    wish it.  A ``pause`` begins if all wish it, and ends when everybody is here, or when somebody
    says ``go_on``.  To ``wait`` is neither.
    """

    wish: Wish | Literal["go_on"]


class FillMessage(FromClient, frozen=True, tag="fill"):
    """Gives an open seat to a bot; everybody with a seat at the table may."""

    seat: Number
    bot: Annotated[str, Meta(max_length=64)]


class LeaveMessage(FromClient, frozen=True, tag="leave"):
    """Gives up the seat for good.

    Before the first deal, the seat is open again.  After it a bot plays on, or the match ends if no
    other person is left.  The connection closes with the reason ``seat_left``, unless the match
    ended.
    """


class SayMessage(FromClient, frozen=True, tag="say"):
    """Says a set phrase, which each page shows in its reader's language."""

    phrase: Phrase


class QuietMessage(FromClient, frozen=True, tag="quiet"):
    """Says that no phrases are to be said at this table, or that they may be again.

    Only the person who opened it may, or whose chair is the first once that person has left.
    """

    quiet: bool


class LangMessage(FromClient, frozen=True, tag="lang"):
    """Sets the language of refusals."""

    lang: Language


class PingMessage(FromClient, frozen=True, tag="ping"):
    """Asks for a `PongMessage`."""

    n: Number


ClientMessage = (
    HelloMessage
    | PlayMessage
    | TryMessage
    | HintMessage
    | ReviewMessage
    | NextMessage
    | TipMessage
    | EndMessage
    | TakeBackMessage
    | ProposeMessage
    | AnswerMessage
    | AbsenceMessage
    | FillMessage
    | LeaveMessage
    | SayMessage
    | QuietMessage
    | LangMessage
    | PingMessage
)
TableRequest = (
    PlayMessage
    | NextMessage
    | TipMessage
    | EndMessage
    | TakeBackMessage
    | ProposeMessage
    | AnswerMessage
    | AbsenceMessage
    | FillMessage
    | LeaveMessage
    | QuietMessage
)
"""The messages that request an entry in the table's log."""


# ---- to clients


class ToClient(Struct, frozen=True, tag_field="t"):
    """A message to a client."""


class PositionMessage(ToClient, frozen=True):
    """The current position, without the seat's view; `legal` is empty unless the seat may act.

    `ready` says which seats are ready for the next deal, and `agreed` which have voted to end the
    match; an update leaves them out if there is no such seat.  `clock` is how many seconds the
    person to act has before the server acts instead.
    """

    seq: int
    waiting: Waiting
    legal: tuple[LegalAction, ...] = ()
    ready: list[bool] = []
    agreed: list[bool] = []
    clock: int | None = None


class SnapshotMessage(PositionMessage, frozen=True, kw_only=True, tag="snapshot"):
    """Everything that a seat may know.

    The server sends it after `HelloMessage`, in answer to a repeated request, and when the first
    deal moves players to other seats.  `public` and `own` are the parts of the seat's view, whose
    fields together are a `View`; None before the first deal.  `events` are those of the deal so
    far, as the seat received them; of a very long deal only the last ones.
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
    saw it then, with a name for each line, and `played` is what the seat did.  These are empty if
    the seat had no choice, or for the reason in `refusal`.  The rest is as in `HintedMessage`;
    `worth` also has the action that was played, unless the bot had nothing to weigh.
    """

    id: str
    choices: int
    lines: list[tuple[str, str]]
    played: LegalAction | None
    action: LegalAction | None
    reason: Reason | None
    worth: tuple[WorthInfo, ...]
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
    """The seats, after somebody came, went, gave up a seat or wished something."""

    seats: list[SeatInfo]
    paused: bool = False


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
    """A person says a phrase, which no log keeps.

    A newer server may have more phrases.  Only the sender is told that the phrase is `held`: the
    others hear it once nobody at the table decides in secret.
    """

    seat: int
    phrase: str
    held: bool = False


class HushedMessage(ToClient, frozen=True, tag="hushed"):
    """From now on no phrases are said at this table, or they may be again."""

    quiet: bool


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
    | SealMessage
    | UnsealedMessage
    | PresenceMessage
    | ProposalMessage
    | FollowedMessage
    | SaidMessage
    | HushedMessage
    | PongMessage
)

T = TypeVar("T")
read_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def frame(message: ToClient) -> bytes:
    """Return a message as the text of a frame."""
    return encode(message)


def once(part: T) -> T:
    """Return a part of a message that is the same in several messages, encoded already."""
    return cast(T, msgspec.Raw(encode(part)))
