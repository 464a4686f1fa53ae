"""Messages from clients, over a WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from .values import (
    Absent,
    Answer,
    Clock,
    Language,
    Link,
    MoveId,
    Number,
    OptionValue,
    Pace,
    Phrase,
    Seats,
    Token,
    Wish,
)


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


class WeighMessage(FromClient, frozen=True, tag="weigh"):
    """Asks how much luck decided the match that is over; the answer is `WeighedMessage`."""

    id: MoveId


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


class MisTapMessage(FromClient, frozen=True, tag="mis_tap"):
    """Says that the seat's last action was a slip, and asks the next to act to give it back.

    That must be a person, nobody may have acted since position `at`, and the action may not have
    shown a hidden card.  A seat can ask once in a deal, within some seconds.
    """

    at: Number


class GiveBackMessage(FromClient, frozen=True, tag="give_back"):
    """Gives the last action back to the person who has asked (`AskedBackMessage`), or does not."""

    at: Number
    yes: bool


class TermsInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """How the next match at a table is to be set.

    `others` is the bot for all seats without a person or an earlier bot.  `order` says who sits
    where: as before, one seat further, or by lot.  `clock` and `absent` are as in
    `OpenTableMessage`, and None stands for those of the match before.  With `cards`, the same cards
    are dealt again, by the same rules and at as many seats.
    """

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    seats: Number | None = None
    others: Annotated[str, Meta(max_length=64)] | None = None
    order: Seats = "same"
    clock: Clock | None = None
    cards: bool = False
    absent: Absent | None = None


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


class WhenAwayMessage(FromClient, frozen=True, tag="when_away"):
    """Says what happens from now on while the match waits for somebody who is away.

    Only the opener may, as for `QuietMessage`, once the first deal has begun.
    """

    absent: Absent


class FillMessage(FromClient, frozen=True, tag="fill"):
    """Gives an open seat to a bot, or a bot's to another one, before the first deal.

    Everybody with a seat at the table may.
    """

    seat: Number
    bot: Annotated[str, Meta(max_length=64)]


class SitMessage(FromClient, frozen=True, tag="sit"):
    """Moves to another seat before the first deal: this one, or the nearest that is open.

    The answer is a `SnapshotMessage` with the seat.
    """

    seat: Number


class MakeRoomMessage(FromClient, frozen=True, tag="make_room"):
    """Opens another's seat before the first deal.

    Everybody may open a bot's.  Only the opener may open a person's, who can sit down again.
    """

    seat: Number


class LockMessage(FromClient, frozen=True, tag="lock"):
    """Says whether new people can only watch; nobody at the table is removed.

    Only the opener may, as for `QuietMessage`.
    """

    locked: bool


class PaceMessage(FromClient, frozen=True, tag="pace"):
    """Says how fast bots move from now on.

    Only the opener may, as for `QuietMessage`.
    """

    pace: Pace


class DealMessage(FromClient, frozen=True, tag="deal"):
    """Asks for the first deal at a full table that gathers; bots stand in for absent people.

    Without it, the deal begins some seconds after everybody has come.
    """


class StepOutMessage(FromClient, frozen=True, tag="step_out"):
    """Leaves the table for now: the seat counts as away at once, until it is connected again.

    All connections of the seat close with the reason ``stepped_out``.  Nothing happens before the
    first deal, after the match, and where all others are bots.
    """


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

    Only the opener may.  Once they have left, or been away for a minute, another person is that.
    """

    quiet: bool


class ShowHandMessage(FromClient, frozen=True, tag="show_hand"):
    """Shows the seat's hand to everybody who watches, or hides it from them again."""

    shown: bool


class AllowWatchersMessage(FromClient, frozen=True, tag="allow_watchers"):
    """Says whether people without a seat may watch; only the opener may, as for `QuietMessage`."""

    allowed: bool


class HiddenMessage(FromClient, frozen=True, tag="hidden"):
    """Says whether the page is in the background; no log keeps it.

    The others are told of a seat whose pages are all in the background, at most once a second.
    """

    hidden: bool


class LendMessage(FromClient, frozen=True, tag="lend"):
    """Asks for a code with which the person plays on at another device; see `LentMessage`."""


class VouchMessage(FromClient, frozen=True, tag="vouch"):
    """Says whether the person with a claim is the one that they say (`ClaimMessage`)."""

    claim: Annotated[str, Meta(max_length=16)]
    yes: bool


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
    | WeighMessage
    | NextMessage
    | TipMessage
    | EndMessage
    | TakeBackMessage
    | MisTapMessage
    | GiveBackMessage
    | ProposeMessage
    | AnswerMessage
    | AbsenceMessage
    | WhenAwayMessage
    | FillMessage
    | SitMessage
    | MakeRoomMessage
    | LockMessage
    | PaceMessage
    | DealMessage
    | StepOutMessage
    | LeaveMessage
    | SayMessage
    | QuietMessage
    | ShowHandMessage
    | AllowWatchersMessage
    | HiddenMessage
    | LendMessage
    | VouchMessage
    | LangMessage
    | PingMessage
)
TableWish = (
    NextMessage
    | TipMessage
    | EndMessage
    | TakeBackMessage
    | MisTapMessage
    | GiveBackMessage
    | ProposeMessage
    | AnswerMessage
    | AbsenceMessage
    | WhenAwayMessage
    | FillMessage
    | SitMessage
    | MakeRoomMessage
    | LockMessage
    | PaceMessage
    | DealMessage
    | StepOutMessage
    | LeaveMessage
    | QuietMessage
    | ShowHandMessage
    | AllowWatchersMessage
)
"""The messages that request an entry in the table's log, but for a move."""
TableRequest = PlayMessage | TableWish

read_message = msgspec.json.Decoder(ClientMessage).decode
