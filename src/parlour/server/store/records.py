"""The records in a table's log: everything that cannot be computed again.

The first record is `Opened`.  The records determine everything that the server knows about a table.
So recovery after a crash, waking an idle table and following another server are the same step.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...core.table import Record
from ..wire.protocol.client import TermsInfo
from ..wire.protocol.http import BotSeatInfo
from ..wire.protocol.server import encode
from ..wire.protocol.table import ResultInfo
from ..wire.protocol.values import Absent, Answer, Clock, OptionValue, Pace, Portrait, Renewal, Wish


class Entry(Struct, frozen=True, tag_field="r"):
    """A record of the server's log."""


class Member(Struct, frozen=True, omit_defaults=True):
    """A person who has a seat from the beginning of a match."""

    seat: int
    name: str
    token_hash: str
    tip: str = ""
    portrait: Portrait = ""
    house: str = ""


class Lined(Entry, frozen=True, tag="lined"):
    """A person without a seat would like to play in the next match.

    The key with this hash opens the seat that they get; `tip` (hex) is the tip of their chain.
    """

    name: str
    token_hash: str
    tip: str = ""
    portrait: Portrait = ""


class Unlined(Entry, frozen=True, tag="unlined"):
    """A person no longer waits for the next match."""

    token_hash: str


class GivenDeal(Struct, frozen=True, omit_defaults=True):
    """The pack of a deal, and what started its own chance (see `Dealt`)."""

    cards: tuple[int, ...]
    seed: int | str = 0


class GivenCards(Struct, frozen=True, omit_defaults=True):
    """The packs of some deals of another match, the `table`, and the dealer of the first of them.

    `first` is the number of that deal in the match.  The deal of a `day` is that of no match: its
    table is the log that all who play it have.
    """

    table: str
    deals: list[GivenDeal]
    dealer: int = 0
    day: str = ""
    first: int = 1


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened by the person at seat `seat`, together with the `members`.

    The bots' seeds derive from `secret` (hex), which only the log has.  `budget` is what each bot
    may spend on a decision, and `least` what it may spend while the server is busy; 0 stands for
    the server's setting.  `engine` is the version of Parlour that the bots belong to.  A `lesson`
    deals the game's prepared pack.

    `root` (hex) begins the chain that seals the deals and the bots' seeds, in version `sealing` of
    the protocol; without it they are not sealed.  `tip` (hex) is the tip of the opener's chain.

    A match that follows another one has the name of the first as `home`, and the results of this
    `evening`.  `at` is the time of its opening, in seconds since 1970.  No phrases are said at a
    `quiet` table, and `pace` is how fast bots move.  The people in `line` still wait for a seat.
    People at a table that `gathers` say when the first deal begins (`Started`), and nobody else may
    sit down at a `locked` one.  After `clock` seconds of thought, a bot decides once for a person;
    0 is never.  `absent` is what happens while the match waits for somebody who is away.  A
    `practice` table goes on with the records of another match, and its result does
    not count.  A table with `given` cards deals these packs.  Nobody sits at a `vacant` one yet:
    its `seat` is free, too, and its key is nobody's.  The opener's `house` is as in
    `Housed`.
    """

    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: int
    bots: list[BotSeatInfo]
    first_dealer: int
    budget: int
    secret: str
    name: str
    token_hash: str
    lesson: bool = False
    engine: str = ""
    root: str = ""
    tip: str = ""
    sealing: int = 1
    least: int = 0
    seat: int = 0
    members: list[Member] = []
    home: str = ""
    evening: list[ResultInfo] = []
    at: int = 0
    quiet: bool = False
    pace: Pace = "calm"
    portrait: Portrait = ""
    line: list[Lined] = []
    gathers: bool = False
    locked: bool = False
    clock: Clock = 0
    practice: bool = False
    house: str = ""
    vacant: bool = False
    absent: Absent = "ask"
    given: GivenCards | None = None


class Gave(Entry, frozen=True, tag="gave"):
    """Another table was opened with the cards of this one."""

    table: str


class Renounced(Entry, frozen=True, tag="renounced"):
    """A person wishes their finished match to be deleted; or to be kept, whatever others wish."""

    seat: int
    wish: bool


class Seated(Entry, frozen=True, tag="seated"):
    """A person took an open seat."""

    seat: int
    name: str
    token_hash: str
    tip: str = ""
    portrait: Portrait = ""


class Filled(Entry, frozen=True, tag="filled"):
    """An open seat, or one with another bot, was given to a bot."""

    seat: int
    bot: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat is open again before the first deal: its person left, or seat `by` made room."""

    seat: int
    by: int = -1


class Reseated(Entry, frozen=True, tag="reseated"):
    """A person moved to another seat before the first deal."""

    seat: int
    to: int


class Started(Entry, frozen=True, tag="started"):
    """The people at a full table want the first deal; a bot plays for these absent ones."""

    seats: list[int] = []
    bot: str = ""


class Locked(Entry, frozen=True, tag="locked"):
    """From now on new people can only watch, or they may sit down again."""

    locked: bool


class Paced(Entry, frozen=True, tag="paced"):
    """From now on bots move at this pace."""

    pace: Pace


class HandedOn(Entry, frozen=True, tag="handed_on"):
    """The person who decides for the table is away; now the one on this chair does."""

    chair: int


class Rekeyed(Entry, frozen=True, tag="rekeyed"):
    """A person's seat got a new key; the old one no longer works.

    The `host` gave it, the person moved on to another `device` or has ``thrown`` others out, the
    people at the table granted a `claim`, or the person knew the name of their `house`.
    """

    seat: int
    token_hash: str
    by: Renewal = "host"


class Housed(Entry, frozen=True, tag="housed"):
    """A person has chosen a house name; `house` (hex) is its salt and its slow hash."""

    seat: int
    house: str


class Readied(Entry, frozen=True, tag="ready"):
    """A seat is ready for the next deal, and may give its share of the shuffle (hex).

    A seat that has not given a share when the deal begins has an empty one.
    """

    seat: int
    share: str = ""


class Tipped(Entry, frozen=True, tag="tip"):
    """A seat has a new chain with this tip (hex): on another device, or after a used-up one."""

    seat: int
    tip: str


class Happened(Entry, frozen=True, omit_defaults=True, tag="table"):
    """The match went on; `id` is the client's own id of a person's move.

    The first deal may move players to other seats (`Dealt.seating`), which later records use.  `at`
    is when a deal began, in seconds since 1970; 0 for everything else.
    """

    record: Record
    id: str | None = None
    at: int = 0


class Wished(Entry, frozen=True, tag="wished"):
    """A person says what is to be done while the match waits for somebody who is away."""

    seat: int
    wish: Wish


class WhenAway(Entry, frozen=True, tag="when_away"):
    """The opener says what happens from now on while the match waits for somebody away."""

    seat: int
    absent: Absent


class SteppedOut(Entry, frozen=True, tag="stepped_out"):
    """A person leaves for now, and is not waited for until they are back."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for these absent people until they are back."""

    seats: list[int]
    bot: str


class CameBack(Entry, frozen=True, tag="came_back"):
    """A person is back, and decides again."""

    seat: int


class Paused(Entry, frozen=True, tag="paused"):
    """Everybody who is here wants to go on another day."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The match goes on."""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes the next match, now that this one is over; it replaces other proposals."""

    seat: int
    terms: TermsInfo
    tip: str = ""


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answers the proposal, perhaps not for the first time."""

    seat: int
    answer: Answer
    tip: str = ""


class Followed(Entry, frozen=True, tag="followed"):
    """The next match has begun; its log was written before.

    `seats` has the new seat of each seat, or -1 if it is not taken along.
    """

    table: str
    game: str
    seats: list[int]


class Moved(Entry, frozen=True, tag="moved"):
    """The newest match that began at this table, which is in the log of the first one."""

    table: str


class MisTapped(Entry, frozen=True, tag="mis_tapped"):
    """A person asks the one who is to act to give their last action back."""

    seat: int


class Kept(Entry, frozen=True, tag="kept"):
    """The one who is to act does not give it back."""


class Hushed(Entry, frozen=True, tag="hushed"):
    """From now on no phrases are said at the table, or they may be again."""

    quiet: bool


class HandShown(Entry, frozen=True, tag="hand_shown"):
    """A seat shows its hand to people who watch, or hides it from them again."""

    seat: int
    shown: bool


class WatchersAllowed(Entry, frozen=True, tag="watchers_allowed"):
    """From now on nobody may watch the table, or people may again."""

    allowed: bool


LogEntry = (
    Opened
    | Seated
    | Filled
    | Freed
    | Reseated
    | Started
    | Locked
    | Paced
    | HandedOn
    | Rekeyed
    | Housed
    | Readied
    | Tipped
    | Happened
    | Wished
    | WhenAway
    | SteppedOut
    | StoodIn
    | CameBack
    | Paused
    | Resumed
    | Proposed
    | Answered
    | Followed
    | Moved
    | Hushed
    | HandShown
    | MisTapped
    | Kept
    | WatchersAllowed
    | Lined
    | Unlined
    | Gave
    | Renounced
)

read_entry = msgspec.json.Decoder(LogEntry).decode
KEYLESS = b'"token_hash":""'
"""Part of every record without a key hash; names cannot contain it, as quotes are escaped."""
HOUSED = b'{"r":"housed"'


def without_key(record: bytes) -> bytes:
    """Return a record without the hashes of keys and house names, or unchanged if it has none."""
    if record.startswith(HOUSED):
        return encode(msgspec.structs.replace(read_entry(record), house=""))
    if b'"token_hash":"' in record and KEYLESS not in record:
        entry = read_entry(record)
        if isinstance(entry, Opened):
            none = {"token_hash": "", "house": ""}
            bare = [msgspec.structs.replace(it, **none) for it in entry.members]
            return encode(msgspec.structs.replace(entry, members=bare, line=[], **none))
        if isinstance(entry, Seated | Rekeyed | Lined | Unlined):
            return encode(msgspec.structs.replace(entry, token_hash=""))
    return record
