"""Requests and answers over HTTP, as JSON."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .server import SealMessage, SnapshotMessage, UpdateMessage
from .values import (
    Absent,
    Clock,
    HouseName,
    Key,
    LineWish,
    Link,
    Name,
    NewKey,
    Number,
    OptionKind,
    OptionValue,
    Pace,
    Portrait,
)

MOST_DELETED = 50
"""Matches that people can delete at once: more than anybody plays in an evening."""


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
    said.  At a table that `gathers`, two or more people say when the first deal begins
    (`DealMessage`); otherwise it begins when the last seat is taken.  After `clock` seconds of
    thought, a bot decides once for a person; 0 is never.  `absent` is what happens while the match
    waits for somebody who is away.
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
    clock: Clock = 0
    portrait: Portrait = ""
    gathers: bool = False
    absent: Absent = "ask"


class TakeSeatMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat at a table; `tip` is the tip of the player's chain.

    A client that chooses the `token`, the seat's key, can repeat the request if the answer is lost.
    Without it, the server chooses one.  Somebody who sits here already keeps their `portrait`: the
    newcomer gets another one.  The person gets the open seat nearest to the `chair`, or the first.
    """

    name: Name = ""
    tip: Link = ""
    token: Key = ""
    portrait: Portrait = ""
    chair: Number | None = None


class PractiseMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a practice table, which begins at a position of a finished match.

    The deal's moves are played up to `move`, as its record counts them.  The client gets the seat
    of that number, and bots get all others.
    """

    deal: Number
    move: Number
    seat: Number
    name: Name = ""
    portrait: Portrait = ""


class GiveCardsMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table with the cards of a match so far, or of one `deal`, for somebody else.

    All seats where people sat are free.  The first person to sit down gets that of this number.
    """

    seat: Number
    deal: Number | None = None


class DeleteMatchesMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to delete these finished matches of a table (`wish`), or to keep them after all.

    A match goes once two of the people who have a seat in it wish it, or the only one.
    """

    matches: Annotated[list[str], Meta(min_length=1, max_length=MOST_DELETED)]
    wish: bool


class DailyMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table of one's own with the deal of the day, against bots."""

    name: Name = ""
    portrait: Portrait = ""


class CardsTableInfo(Struct, frozen=True):
    """A table with the cards of some deals of another match; nobody sits there yet."""

    table: str
    deals: int


class CardsResultInfo(Struct, frozen=True):
    """The result of the cards at one table: the points or chips of each seat in the same deals.

    `names` has the person who began at each seat, `bots` says which seats were a bot's from the
    beginning, and `taken_back` how many decisions a person took back in these deals.  `first` is
    the number of the first deal at that table.
    """

    names: list[str]
    bots: list[bool]
    points: list[int]
    first: int
    deals: int
    taken_back: int


class SameCardsInfo(Struct, frozen=True):
    """Two results with the same cards: of the match that was asked for, and of another one."""

    here: CardsResultInfo
    there: CardsResultInfo


class ComparedInfo(Struct, frozen=True):
    """All pairs of results that are known, and at how many tables the cards are still played.

    Once somebody has played the deal of the day, `daily` has the results of everybody who has.
    """

    pairs: list[SameCardsInfo]
    waiting: int
    daily: list[CardsResultInfo] = []


class JoinLineMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play in the table's next match, from somebody without a seat.

    The client chooses the `token`, the key of the seat that they may get.  It asks with `look` what
    has become of the request, and takes it back with `leave`.
    """

    token: NewKey
    name: Name = ""
    tip: Link = ""
    portrait: Portrait = ""
    wish: LineWish = "join"


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


class LineInfo(Struct, frozen=True):
    """The place in the match that has begun; until then how many people stand in line `before`.

    Neither is there for somebody who does not wait.
    """

    place: PlaceInfo | None
    before: int | None


class RedeemCodeMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on at this device, with the code that another device shows.

    The client chooses the `token`, the seat's new key, so it can repeat the request if the answer
    is lost.
    """

    code: Annotated[str, Meta(max_length=24)]
    token: NewKey


class RenewKeyMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for another key to a seat, the `token`: from the device that plays, or once did."""

    token: NewKey


class ClaimSeatMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the seat of an absent person, which the people at the table answer.

    The client chooses the `token`, the seat's new key.  It sends the same request again to learn
    the answer, and only with `ask` the others are asked, or asked again.
    """

    seat: Number
    token: NewKey
    ask: bool = True


class ChooseHouseMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a house name: four `words` that open one's own seat at any device."""

    words: HouseName


class ComeHomeMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the seat of an absent person, with the house name that they have chosen.

    The client chooses the `token`, the seat's new key, so it can repeat the request if the answer
    is lost.
    """

    seat: Number
    words: HouseName
    token: NewKey


class ClaimInfo(Struct, frozen=True):
    """The place, once somebody has said yes; until then for how many `seconds` they are asked."""

    place: PlaceInfo | None
    seconds: int


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


class RecordedInfo(Struct, frozen=True):
    """A finished deal, as one seat was told it: its start, and what followed.

    Actions of the kinds in `landmarks` turn a deal.  One that stands `alone` took nothing over from
    earlier deals.
    """

    start: SnapshotMessage
    updates: list[UpdateMessage]
    landmarks: list[str]
    alone: bool


class BookSeatInfo(Struct, frozen=True, omit_defaults=True):
    """A player of a finished match: their points or chips in each deal, their total and place.

    A person has a `portrait`, and bots made `stood` of their decisions.  The seat of a `bot` has
    the name of the person who `left` it, if any.
    """

    name: str
    points: list[int]
    total: int
    place: int
    won: bool
    bot: str | None = None
    left: str | None = None
    portrait: str = ""
    stood: int = 0


class BookMatchInfo(Struct, frozen=True, omit_defaults=True):
    """A finished match: the times when its first and its last deal began, and its players.

    The times are in seconds since 1970; 0 for matches that older servers dealt.  Nobody has won a
    match that ended `early`, or a `practice` match.  Those named in `renounced` wish to delete it.
    """

    table: str
    game: str
    preset: str | None
    began: int
    ended: int
    seats: list[BookSeatInfo]
    early: bool = False
    practice: bool = False
    renounced: list[str] = []


class BookInfo(Struct, frozen=True):
    """The finished matches at a table, the oldest first; `newest` is the match that its link shows.

    Matches without a finished deal, and lessons, are not among them.
    """

    newest: str
    matches: list[BookMatchInfo]


class CalledInfo(Struct, frozen=True):
    """The name of the table that a code of four letters calls."""

    table: str
