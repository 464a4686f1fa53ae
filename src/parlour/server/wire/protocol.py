"""The one place where requests, answers and messages are defined.

The page's TypeScript types are generated from here (see ``schema``).  HTTP carries the structs of
the first part as JSON; a WebSocket carries `ClientMessage` one way and `ServerMessage` the other,
each a JSON text frame told apart by its field ``t``.

`seq` numbers the positions of a table: it grows by one with every deal, every action and an early
end, and only with these.  An `Update` whose `seq` did not grow tells that a seat wishes to end the
match, or was given up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal, Union

import msgspec
from msgspec import Meta, Struct

from ...bots import Reason
from ...core.events import Event, Move
from ...core.game import LegalAction
from ...core.match import ScoreSheet
from ...core.replay import ReplayedBot, SeatTip
from ...core.seating import Drawing, Seating
from ...games import GAMES

if TYPE_CHECKING:
    View = Struct
else:
    View = Union[tuple(game.view_type for game in GAMES.values())]  # noqa: UP007 - built at import

FRAME_LIMIT = 4096  # bytes of a message to the server

Kind = Literal["person", "bot", "open"]
Waiting = Literal["seats", "deal", "play", "over"]
Name = Annotated[str, Meta(max_length=24)]
Language = Annotated[str, Meta(max_length=35)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Link = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # of a chain; empty for none
Key = Annotated[str, Meta(pattern="^([0-9a-f]{48})?$")]  # 192 random bits; empty for none
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]  # what JavaScript can count
OptionValue = bool | int | str | None
OptionKind = Literal["bool", "int", "choice"]


# ---- HTTP


class NeedInfo(Struct, frozen=True):
    """Another option, and the values that it needs to have for the one to mean anything."""

    option: str
    values: list[OptionValue]


class OptionInfo(Struct, frozen=True):
    """One option of a game, as a form needs it; unless all its `needs` hold it must not differ.

    A form that asks for the number of seats need not ask for the option with `seats`.
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
    """How many can play by some options, and how many sit down where nobody says.

    `minutes` is about how long a match takes, for each of the possible numbers.
    """

    usual: int
    possible: list[int]
    minutes: list[int]


class GameInfo(Struct, frozen=True):
    """A game that can be opened: its seats, options, presets and bots.

    `seats` are the fewest and the most by any options, `preset_seats` those of each preset.  `bots`
    are all, strongest first; `levels` are those to choose from, weakest first and then the host's
    own, and `usual_bot` the one that sits down where nobody says which.  `presets` are those for
    people, `preset_values` those of all; `lesson` says whether there is a prepared deal to learn
    the game by.
    """

    id: str
    seats: tuple[int, int]
    preset_seats: dict[str, SeatsInfo]
    options: list[OptionInfo]
    presets: list[str]
    preset_values: dict[str, dict[str, OptionValue]]
    bots: list[str]
    levels: list[str]
    usual_bot: str
    lesson: bool


class SeatsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """By which rules somebody thinks of playing."""

    preset: str | None = None
    options: dict[str, OptionValue] = {}


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat given to a bot."""

    seat: Number
    bot: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who opens a table; he sits at seat 0.

    Without `seats` there are as many as usually play by these options.  `others` is a bot for every
    seat but his that `bots` does not give away.  A `lesson` is a practice deal from a pack that is
    prepared, as its table is: nothing but the name can be chosen.
    """

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    name: Name = ""
    bots: list[BotSeat] = []
    others: str | None = None
    seats: Number | None = None
    lesson: bool = False
    tip: Link = ""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who joins a table; `tip` is that of his chain.

    With a `token` that he has drawn he can ask again if he heard no answer: it is the key of his
    seat, and of no other.  Without one the server draws it.
    """

    name: Name = ""
    tip: Link = ""
    token: Key = ""


class Place(Struct, frozen=True):
    """A chair taken; the token is its only key and is told this once.

    `seat` is the number of the chair.  Where seats are drawn for, the player moves when the first
    deal begins: a `Snapshot` tells the new seat, and the token opens it.  `seal` says how the first
    deal is sealed; None where no deal is.
    """

    table: str
    seat: int
    token: str
    seal: Seal | None = None


class SeatInfo(Struct, frozen=True):
    """What everybody may know of a seat; a bot has a name of its own at the table.

    `left` is the name of the person who gave the seat up to the bot, None if nobody did.
    """

    name: str
    kind: Kind
    bot: str | None
    online: bool
    left: str | None = None


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table; `turn` is whose turn it is, `deal` counts from 1.

    The pack of a `lesson` was prepared, not shuffled.  `sealed` says whether its deals are sealed.
    `seating` says who sits where, once seats have been drawn for.
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


class Health(Struct, frozen=True):
    """That the server runs, and how much it holds in memory."""

    tables: int
    connections: int


class Hands(Struct, frozen=True):
    """Hands of bots, or of people, as they were dealt, and what they were worth on average."""

    hands: int
    worth: float | None


class DealtInfo(Struct, frozen=True):
    """The deals of a game to so many seats, from one pack and with `each` cards that count.

    `cells` say for each seat how often it was dealt each card of the `pack`, in that order.  `e` is
    the evidence against even deals, None where places say nothing of hands; `against`, that bots
    are dealt other hands than people, None where they have not met; `word` is what `worth` means.
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
    bots: Hands
    people: Hands
    against: float | None


class Fairness(Struct, frozen=True):
    """All sealed deals that are over, how many of them were broken off, and the matches.

    `over` can be downloaded, those that go on (`open`) can not.
    """

    deals: int
    aborted: int
    over: int
    open: int
    dealt: list[DealtInfo]


class Refusal(Struct, frozen=True):
    """The body of every refused request."""

    code: str
    rule: str
    text: str
    facts: dict[str, str | int]


# ---- from the page


class FromPage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """A message of a page."""


class Hello(FromPage, frozen=True, tag="hello"):
    """Must come first: whose seat this is, and in which language to refuse.

    `table` is the table's name where the path has its public id, as it should.
    """

    token: Token
    lang: Language = "en"
    table: Annotated[str, Meta(max_length=64)] = ""


class PlayMessage(FromPage, frozen=True, tag="play"):
    """A move: its sender's own id, the position it was decided upon, and the action's text."""

    id: MoveId
    at: Number
    action: Annotated[str, Meta(max_length=400)]


class Try(FromPage, frozen=True, tag="try"):
    """Asks what would come of these actions, one after the other; the answer is `TriedMessage`."""

    id: MoveId
    at: Number
    actions: Annotated[
        list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=64)
    ]


class Hint(FromPage, frozen=True, tag="hint"):
    """Asks what the best bot would do here, after these actions; the answer is `Hinted`."""

    id: MoveId
    at: Number
    actions: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=64)] = []


class Review(FromPage, frozen=True, tag="review"):
    """Asks what the best bot would have done in a deal that is over; the answer is `Reviewed`.

    `choice` is one of those that the seat had in it, from 0.
    """

    id: MoveId
    deal: Number
    choice: Number


class Next(FromPage, frozen=True, tag="next"):
    """The seat is ready for the next deal, and gives its share: the link of its chain for it.

    Before the first deal nobody need be ready, but all with a chain are waited for, for a while.
    """

    at: Number
    share: Link = ""


class Tip(FromPage, frozen=True, tag="tip"):
    """The seat has a new chain, whose tip this is: it counts once nobody can have foreseen it."""

    tip: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class End(FromPage, frozen=True, tag="end"):
    """The seat wishes to end the match before the next deal or, `end` false, no longer does.

    The match ends when all persons wish it.
    """

    at: Number
    end: bool = True


class Fill(FromPage, frozen=True, tag="fill"):
    """Gives an open seat to a bot; whoever sits at the table may."""

    seat: Number
    bot: Annotated[str, Meta(max_length=64)]


class LeaveMessage(FromPage, frozen=True, tag="leave"):
    """Gives the seat up for good.

    Before the first deal it is open again; after that a bot plays on, or, if no other person is
    left, the match ends.  The line is closed with the reason ``seat_left`` unless the match ended.
    """


class Lang(FromPage, frozen=True, tag="lang"):
    """Refuse in this language from now on."""

    lang: Language


class Ping(FromPage, frozen=True, tag="ping"):
    """Asks for a `Pong`."""

    n: Number


ClientMessage = (
    Hello | PlayMessage | Try | Hint | Review | Next | Tip | End | Fill | LeaveMessage | Lang | Ping
)
TableRequest = PlayMessage | Next | Tip | End | Fill | LeaveMessage
"""The messages that ask for an entry in the table's log."""


# ---- to the page


class ToPage(Struct, frozen=True, tag_field="t"):
    """A message to a page."""


class PositionMessage(ToPage, frozen=True):
    """What a seat may know of the table as it stands; `legal` is empty unless the seat may act.

    `ready` are the seats that are ready for the next deal, `agreed` those that would rather end.
    `clock` is how many seconds are left to whoever is to act: then the server does it.
    """

    seq: int
    view: View | None
    legal: tuple[LegalAction, ...]
    waiting: Waiting
    ready: list[bool]
    agreed: list[bool]
    clock: int | None


class Snapshot(PositionMessage, frozen=True, tag="snapshot"):
    """Everything, after `Hello`, in place of a repeated move, and when a deal moves the players.

    `events` are those of this deal so far, as the seat was told them; of a very long one the last.
    """

    sheet: ScoreSheet
    table: TableInfo
    seat: int
    events: list[Event]


class Update(PositionMessage, frozen=True, tag="update"):
    """What has happened and how the table stands now; `id` is the receiver's move it answers.

    `sheet` is None where it is as it was: it changes where a deal or the match ends.  It has those
    rows alone that are new, for it grows with the match.
    """

    sheet: ScoreSheet | None
    id: str | None
    events: list[Event]


class Ready(ToPage, frozen=True, tag="ready"):
    """Another seat is ready for the next deal: these are now, and all else is as it was."""

    ready: list[bool]


class Refused(ToPage, frozen=True, tag="refused"):
    """Nothing has changed; `id` is the move refused, if it was a move."""

    id: str | None
    seq: int
    code: str
    rule: str
    text: str
    facts: dict[str, str | int]


class TriedMessage(ToPage, frozen=True, tag="tried"):
    """What would come of the actions of a `Try`: nothing has changed.

    `view` is None where they would end the seat's turn, or are refused for the reason in `refusal`;
    `moves` are the cards that the last of them would move, `facts` what its game says of it.
    """

    id: str
    seq: int
    view: View | None
    legal: tuple[LegalAction, ...]
    moves: tuple[Move, ...]
    facts: Mapping[str, str]
    refusal: Refusal | None


class Worth(Struct, frozen=True):
    """An action, and what the deal brings on average once it is done, in tenths of a point or chip.

    The averages are over the same ways in which the hidden cards may lie.
    """

    action: LegalAction
    tenths: int


class Hinted(ToPage, frozen=True, tag="hinted"):
    """What the best bot would do, and why if it can say so; nothing has changed.

    `action` is None where there is no hint, for the reason in `refusal`.  `worth` has that action
    and some that could be done instead, the best first, if the bot weighed any.
    """

    id: str
    seq: int
    action: LegalAction | None
    reason: Reason | None
    worth: tuple[Worth, ...]
    refusal: Refusal | None


class Reviewed(ToPage, frozen=True, tag="reviewed"):
    """What the best bot would have done where a seat chose otherwise, or the same, and why.

    `choices` is how many choices the seat had in that deal.  `lines` are the position as the seat
    saw it then, each with what it is called, and `played` is what it did.  All of that is empty
    where it had none, or for the reason in `refusal`; the rest is as in `Hinted`, and `worth` has
    what was played, too, unless the bot had nothing to weigh.
    """

    id: str
    choices: int
    lines: list[tuple[str, str]]
    played: LegalAction | None
    action: LegalAction | None
    reason: Reason | None
    worth: tuple[Worth, ...]
    refusal: Refusal | None


class Seal(ToPage, frozen=True, tag="seal"):
    """How the next deal, or the one that is played, is sealed; told before and when it is dealt.

    `chain` is the tip of the table's chain, `pack` the game's pack in its own order, `log` the link
    of the log before this deal.  `shares` are those that it was shuffled with, None before.  While
    it is `due`, each seat may give its share: whose tips are not here does not count in it.
    `version` is that of the protocol, `engine` the Parlour that the bots belong to.  Before a deal
    `dealing` says for each seat that may deal it where each place of the pack will go: to a hand
    (its seat's digit), into the stock (`s`) or elsewhere (a dash).  `draws` is the action that
    draws the stock's next card in that order, empty where none does.  In this deal each bot has
    `budget` for every decision, or `least` while the server is busy; `bots` names the bot of each
    seat, empty for a person's.  `hides` are the texts that may stand for an action of another seat.
    `drawing` says how seats are drawn for.  Chains belong to chairs: `tips` and `shares` name
    players by these, all else by their seats.
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


class Unsealed(ToPage, frozen=True, tag="unsealed"):
    """What a deal, now over, followed from: with it, it can be checked.

    `lines` are the log's, one for each action; `dealing` says of each place of the pack where it
    went, as the seal said before.  `bots` are those that have decided, each since a position;
    `seated` names the bot of each seat when the deal began, as the seal did.
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


class Presence(ToPage, frozen=True, tag="presence"):
    """Somebody sat down, came, went or gave the seat up."""

    seats: list[SeatInfo]


class Pong(ToPage, frozen=True, tag="pong"):
    """The answer to `Ping`."""

    n: int


ServerMessage = (
    Snapshot
    | Update
    | Ready
    | Refused
    | TriedMessage
    | Hinted
    | Reviewed
    | Seal
    | Unsealed
    | Presence
    | Pong
)

read_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def frame(message: ToPage) -> bytes:
    """Return a message as the text of a frame."""
    return encode(message)
