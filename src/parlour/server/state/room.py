"""A table as the server knows it: who sits where, who is ready, and the match.

A `Room` is plain state: it never waits and does not know connections.  `decide` checks a request
and returns the log entry that would grant it.  It raises where the request is refused, and returns
None where it was granted before.  `apply` takes entries that are in the log.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import NamedTuple, TypeAlias, get_args, overload

from msgspec import UNSET

from ... import bots, proof
from ...core.dealing import places
from ...core.errors import StaleMove, WrongSeat
from ...core.events import DeviceChanged, Event
from ...core.game import Limit
from ...core.lookalike import distinct
from ...core.options import Options
from ...core.seating import Drawing
from ...core.table import (
    CLOCK,
    Agreed,
    Dealt,
    Decided,
    Played,
    Record,
    Resigned,
    Table,
    TakenBack,
)
from ...games import GAMES
from ..ground import tokens
from ..ground.config import Config
from ..ground.errors import BadRequest, Forbidden, NotNow, TooMuch
from ..ground.names import clean_name
from ..store.records import (
    Answered,
    CameBack,
    Filled,
    Followed,
    Freed,
    Gave,
    HandedOn,
    HandShown,
    Happened,
    Housed,
    Hushed,
    Kept,
    Lined,
    Locked,
    LogEntry,
    Member,
    MisTapped,
    Moved,
    Opened,
    Paced,
    Paused,
    Proposed,
    Readied,
    Rekeyed,
    Renounced,
    Reseated,
    Resumed,
    Seated,
    Started,
    SteppedOut,
    StoodIn,
    Tipped,
    Unlined,
    WatchersAllowed,
    WhenAway,
    Wished,
)
from ..wire.protocol.client import (
    AbsenceMessage,
    AllowWatchersMessage,
    AnswerMessage,
    DealMessage,
    EndMessage,
    FillMessage,
    GiveBackMessage,
    LeaveMessage,
    LockMessage,
    MakeRoomMessage,
    MisTapMessage,
    NextMessage,
    PaceMessage,
    PlayMessage,
    ProposeMessage,
    QuietMessage,
    ShowHandMessage,
    SitMessage,
    StepOutMessage,
    TableRequest,
    TableWish,
    TakeBackMessage,
    TermsInfo,
    TipMessage,
    WhenAwayMessage,
)
from ..wire.protocol.http import JoinLineMessage
from ..wire.protocol.server import ProposalMessage, SealMessage, UnsealedMessage
from ..wire.protocol.values import Portrait, Renewal, Waiting
from .absence import Absence
from .duty import Duty, allowance_of, limit_of
from .ended.deletion import Deletion
from .ended.next_match import NextMatch
from .facts import seal_of, seat_infos
from .gathering import Gathering, nearest
from .keys import FormerKeys
from .line import Line
from .mistaps import MisTaps
from .opening import Occupant, completed, following, result_of
from .prepared import Prepared, cards_of
from .seals import SealedCourse, Seals
from .seat import Seat
from .watching import Watching

PORTRAITS: tuple[Portrait, ...] = get_args(Portrait)[1:]
MAX_CHAINS = 32  # chains of a seat in a match: one per device, and few people use as many
MAX_VOTES = 32  # votes of a seat on ending the match, between two deals
MAX_HUSHES = 32  # changes in a match of whether phrases may be said
MAX_TAKEN_BACK = 50  # decisions that a person may take back in a deal
MAX_LEAVERS = 200  # people who give up a seat before the first deal; their keys are kept
MAX_ENTRIES = 100_000
"""Entries of a log after which no deal begins: some days of play, and a second to wake."""
MAX_EVENTS = 200  # events of a deal that are kept for new connections; few deals have as many


Away: TypeAlias = Mapping[int, int]
"""The people who are away: for how many seconds, by their seats."""
GOING_ON = (AbsenceMessage, LeaveMessage, StepOutMessage, TipMessage, WhenAwayMessage)
"""The requests that a paused match takes."""


class Coded(NamedTuple):
    """An entry for the log, and the code of the action in it."""

    entry: Happened
    code: int


class Room:
    """The state of one table after the first `number` entries of its log."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.number = 1
        self.opened = opened
        self.game = GAMES[opened.game]
        rules = self.game.options_type.of(opened.options)
        persons = {*range(opened.seats)} - {place.seat for place in opened.bots}
        self.table = Table(
            self.game, rules, opened.seats, opened.first_dealer, persons=persons, name=name
        )
        self.rules: Options = self.table.match.options
        self.seats = [Seat() for _ in range(opened.seats)]
        if not opened.vacant:
            self.seats[opened.seat] = self._person(opened)
        for it in opened.members:
            self.seats[it.seat] = self._person(it)
        for place in opened.bots:
            self.seats[place.seat] = Seat("bot", bot=bots.name_now(place.bot))
        self.persons = (
            self.table.persons
        )  # chairs of the persons who began the match; some may have left
        self.events: list[Event] = []  # the last ones since the deal began
        self.dealt = (0, 0)  # when the first and the last deal began
        self.former = FormerKeys()
        self._keyless = not opened.token_hash  # the keys of a long finished match have been removed
        self.chairs = tuple(range(opened.seats))
        """The chair of each seat's player; they differ once seats have been drawn."""
        self.gathering = Gathering(opened)
        self._note_people()
        self.seals: Seals | None = None
        if opened.root:
            root = bytes.fromhex(opened.root)
            self.seals = Seals(name, root, opened.seats, opened.sealing)
        self.next = NextMatch()
        self.code = ""
        """The letters by which people find the table now; no log has them."""
        self.quiet = opened.quiet
        """Whether no phrases are said here."""
        self._hushes = self.housed = 0
        self.absence = Absence(opened.absent)
        self.watching = Watching()
        self.mistaps = MisTaps()
        self.line = Line(opened.line)
        self.prepared = Prepared(opened.given)
        self.deletion = Deletion()
        for seat, tip in [(opened.seat, opened.tip), *((it.seat, it.tip) for it in opened.members)]:
            if tip:
                self._take_tip(seat, tip)
        self.course: SealedCourse | None = None  # the last deal, if deals are sealed
        self.unsealed: UnsealedMessage | None = None  # the last finished deal
        self._announce()

    # -- state ---------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the position."""
        return self.table.seq

    @property
    def waiting(self) -> Waiting:
        """The next step: a person sits down, a deal, an action, or nothing."""
        return "seats" if self._gathers else self.table.waiting

    @property
    def ready(self) -> list[bool]:
        """Which seats are ready for the next deal; bots always are."""
        return [seat.kind == "bot" or seat.ready for seat in self.seats]

    @property
    def _stands_alone(self) -> bool:
        """Whether no match follows: after a lesson, and practice that followed no other match."""
        return self.opened.lesson or (self.opened.practice and not self.opened.home)

    @property
    def agreed(self) -> list[bool]:
        """Which seats have voted to end the match now."""
        return [seat in self.table.agreed for seat in range(len(self.seats))]

    @property
    def duty(self) -> Duty | None:
        """The table's current duty, if any."""
        waiting = self.waiting
        if waiting == "play":
            if self.bot_at(self.table.seat):
                return Duty.BOT
            if self.limit is not None:
                return Duty.CLOCK
            return Duty.ONCE if self.allowance else None
        if waiting == "deal" and (self.seq == 0 or all(self.ready)):
            return Duty.DEAL
        return None

    def bot_at(self, seat: int) -> str:
        """Return the bot that decides at a seat, if only until a person is back; else nothing."""
        return self.seats[seat].bot or self.absence.stand_ins.get(seat, "")

    @property
    def decider(self) -> str:
        """The bot that decides now, if one has to: for a person it is the one that stands in."""
        return self.bot_at(self.table.seat) or bots.stand_in(self.game)

    @property
    def limit(self) -> Limit | None:
        """The time limit of the person to act; None without a limit or other persons."""
        return limit_of(self.table, self.absence.paused)

    @property
    def allowance(self) -> int:
        """Seconds that the person to act has before a bot decides once for them; 0: no end."""
        return allowance_of(self.table, self.opened.clock, self.absence.paused)

    @property
    def opener(self) -> int:
        """The seat of the person who decides for the table."""
        return self.chairs.index(self.gathering.opener)

    @property
    def complete(self) -> bool:
        """Whether all seats are taken, and the first deal waits for a word of the people."""
        return self._gathers and all(seat.kind != "open" for seat in self.seats)

    def proposal(self, seconds: int | None) -> ProposalMessage | None:
        """Return what is proposed for the next match; it begins in *seconds*, if all agree."""
        return self.next.told(len(self.seats), seconds)

    @property
    def preset(self) -> str | None:
        """The current name of the preset that the table was opened with."""
        return None if self.opened.preset is None else self.game.preset(self.opened.preset)

    @property
    def pack(self) -> tuple[int, ...]:
        """The cards of a deal, in the pack's own order."""
        return self.game.pack(self.rules, len(self.seats))

    @property
    def least(self) -> int:
        """A bot's budget while the server is busy; 0 stands for the server's setting."""
        return self.opened.least

    @property
    def bot(self) -> tuple[str, int, int]:
        """Name, budget and seed for the decision of the bot to act."""
        opened, seat = self.opened, self.table.seat
        name = self.decider
        if self.course is None:
            return name, opened.budget, bots.bot_seed(opened.secret, seat, self.seq)
        number = self.table.memory.decisions(seat) + 1
        return name, opened.budget, proof.bot_seed(self.course.secret, seat, number)

    @property
    def next_deal(self) -> int:
        """The number of the next deal."""
        return len(self.table.match.rows) + 1

    @property
    def silent(self) -> bool:
        """Whether a person with a chain has not given a share for the first deal yet."""
        if self.seals is None or self.seq:
            return False
        return any(
            seat.kind == "person" and not seat.ready and self.seals.tip_of(index, 1) is not None
            for index, seat in enumerate(self.seats)
        )

    @property
    def seal(self) -> SealMessage | None:
        """How the next or current deal is sealed; None if it is not."""
        return seal_of(self)

    @property
    def drawing(self) -> Drawing | None:
        """How seats are drawn before the first deal; None if everybody keeps their chair."""
        if self.seals is None or self.seals.version < proof.SEATED:
            return None
        return self.game.drawing(self.rules, len(self.seats))

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of each seat; empty for a person's seat."""
        return tuple(seat.bot or "" for seat in self.seats)

    # -- decisions -----------------------------------------------------------

    def find_chair(self, token: str) -> int:
        """Return the chair that a token opens; ``Forbidden`` if it opens none."""
        return self.chairs[self.find_seat(token)]

    def find_seat(self, token: str) -> int:
        """Return the seat that a token opens; ``Forbidden`` if it opens none."""
        self._refuse_keyless()
        seat = tokens.find_owner(token, [seat.token_hash for seat in self.seats])
        if seat < 0:
            raise self.former.refuse(token)
        return seat

    def opens(self, token: str) -> bool:
        """Return whether a token opens a seat."""
        return tokens.find_owner(token, [seat.token_hash for seat in self.seats]) >= 0

    def forget_keys(self) -> None:
        """Remove all keys, since the match ended long ago."""
        self._keyless = True
        self.former.clear()
        self.line.people.clear()
        for seat in self.seats:
            seat.token_hash = seat.house = ""

    @overload
    def decide(self, seat: int, message: PlayMessage) -> Coded | None: ...
    @overload
    def decide(self, seat: int, message: TableWish) -> LogEntry | None: ...
    def decide(self, seat: int, message: TableRequest) -> LogEntry | Coded | None:
        """Return the log entry that grants a seated person's request; None if one has already.

        A repeated move of a long finished deal is refused, since its position has passed.
        """
        self._refuse_paused(message)
        match message:
            case PlayMessage(move, at, action):
                if self.seats[seat].has_done(move):
                    return None
                if at == self.seats[seat].late:
                    raise StaleMove("time_up", at=at, seq=self.seq)
                record, code = self.table.decide_play(seat, action, at)
                return Coded(Happened(record, move), code)
            case NextMessage():
                return self._decide_ready(seat, message)
            case TipMessage(tip):
                return self._decide_tip(seat, tip)
            case EndMessage():
                return self._decide_end(seat, message)
            case TakeBackMessage(at):
                return self._decide_take_back(seat, at)
            case MisTapMessage() | GiveBackMessage():
                return self.mistaps.decide(self.table, seat, message)
            case ProposeMessage() | AnswerMessage() | AbsenceMessage() | StepOutMessage():
                return self._decide_together(seat, message)
            case FillMessage() | SitMessage() | MakeRoomMessage() | LockMessage() | DealMessage():
                return self._decide_gathering(seat, message)
            case _:
                return self._decide_company(seat, message)

    def _refuse_paused(self, message: TableRequest) -> None:
        """Raise ``NotNow`` for almost everything while the match is paused."""
        if self.absence.paused and not isinstance(message, GOING_ON):
            raise NotNow("paused")

    def _decide_together(
        self,
        seat: int,
        message: ProposeMessage | AnswerMessage | AbsenceMessage | StepOutMessage,
    ) -> LogEntry | None:
        """Check a word on something that several people decide."""
        match message:
            case ProposeMessage(terms, tip):
                return self._decide_propose(seat, terms, tip)
            case AnswerMessage(answer, tip):
                return self.next.answer(seat, answer, tip)
            case AbsenceMessage() | StepOutMessage():
                return self.absence.decide(self.table, seat, message)

    def _decide_ready(self, seat: int, message: NextMessage) -> Readied | None:
        """Check that a deal is due, and the seat's share; return None if the seat is ready already.

        The share must be the one that the seat's chain has for this deal: players cannot choose it.
        """
        self.table.refuse_over()
        if message.at != self.seq:
            raise StaleMove("stale_move", at=message.at, seq=self.seq)
        if self.waiting != "deal" or not (self.seq or message.share):
            raise NotNow("no_deal_due")
        if self.seats[seat].ready:
            return None
        begun = any(it.ready for it in self.seats if it.kind == "person")
        if self.number >= MAX_ENTRIES and not begun:  # once one seat is ready, the deal takes place
            raise NotNow("match_too_long", entries=MAX_ENTRIES)
        chair, share = self.chairs[seat], message.share
        if share and (self.seals is None or not self.seals.fits(chair, self.next_deal, share)):
            raise BadRequest("bad_share")
        return Readied(seat, share)

    def _decide_tip(self, seat: int, tip: str) -> Tipped | None:
        """Accept the tip of a seat's new chain; return None if it is known or nothing is sealed.

        ``TooMuch`` if the seat has had many chains: everybody is told all of them.
        """
        if self.seals is None or self.table.waiting == "over":
            return None
        known = [it.tip for it in self.seals.tips if it.seat == self.chairs[seat]]
        if tip in known:
            return None
        if len(known) >= MAX_CHAINS:
            raise TooMuch("too_fast")
        return Tipped(seat, tip)

    def _decide_end(self, seat: int, message: EndMessage) -> Happened | None:
        """Check a vote to end the match now, or to go on; return None if it is known already.

        A seat that has changed its vote often is refused, since everybody is told each time.  The
        limit does not apply once the log is full: ending the match is all that is left then.
        """
        vote = self.table.decide_agree(seat, message.end, message.at)
        if vote is None:
            return None
        if self.seats[seat].votes >= MAX_VOTES and self.number < MAX_ENTRIES:
            raise NotNow("many_wishes")
        return Happened(vote)

    def _decide_take_back(self, seat: int, at: int) -> Happened:
        """Take a person's last decision back, which is not possible in a lesson, or without end."""
        if self.opened.lesson:
            raise NotNow("take_back_lesson")
        record = self.table.decide_take_back(seat, at)
        if self.seats[seat].taken_back >= MAX_TAKEN_BACK or self.number >= MAX_ENTRIES:
            raise NotNow("take_back_often")
        return Happened(record)

    def _decide_propose(self, seat: int, terms: TermsInfo, tip: str) -> Proposed | Answered | None:
        """Check a proposal for the next match; ``NotNow`` before this one is over."""
        if self.waiting != "over":
            raise NotNow("match_running")
        if self._stands_alone:
            raise NotNow("no_next_match")
        if terms.cards:
            cards_of(self.opened, self.name, self.table.match)
        gone = {it for it, told in self.next.answers.items() if told == "go" and it != seat}
        persons = [it for it, who in enumerate(self.seats) if who.kind == "person"]
        company = len({*persons} - gone), len(self.line.people), self.absence.absent
        complete = completed(terms, self.opened, *company)
        return self.next.propose(seat, complete, tip)

    def _decide_gathering(
        self,
        seat: int,
        message: FillMessage | SitMessage | MakeRoomMessage | LockMessage | DealMessage,
    ) -> LogEntry | None:
        """Decide a request about who sits where, or when to begin."""
        self.gathering.check()
        match message:
            case FillMessage(place, bot):
                self._refuse_person(place)
                name = bots.find(bot, self.game.id)
                return None if self.seats[place].bot == name else Filled(place, name)
            case SitMessage(wanted):
                return self._decide_reseat(seat, wanted)
            case MakeRoomMessage(place):
                return self._decide_room(seat, place)
            case LockMessage(locked):
                self._refuse_guest(seat)
                return self.gathering.lock(locked)
            case DealMessage():
                return self.decide_begin(())

    def _refuse_person(self, seat: int) -> None:
        """Raise ``NotNow`` unless a seat is a bot's or nobody's, before the first deal."""
        taken = seat >= len(self.seats) or self.seats[seat].kind == "person"
        if taken or self.waiting != "seats":
            raise NotNow("seat_taken", seat=seat)

    def _decide_reseat(self, seat: int, wanted: int) -> Reseated | None:
        """Move a person to the open seat nearest to the wanted one; None if it is their own."""
        if self.waiting != "seats":
            raise NotNow("seat_taken", seat=wanted)
        free = [it for it, who in enumerate(self.seats) if who.kind == "open" or it == seat]
        to = nearest(wanted, free, len(self.seats))
        return None if to == seat else Reseated(seat, to)

    def _decide_room(self, seat: int, place: int) -> Freed | None:
        """Open a bot's seat, or another person's, which only the opener may; None if it is open."""
        if self.waiting != "seats" or place >= len(self.seats) or place == seat:
            raise NotNow("seat_taken", seat=place)
        if self.seats[place].kind == "person":
            self._refuse_guest(seat)
        return None if self.seats[place].kind == "open" else Freed(place, seat)

    def decide_begin(self, away: Collection[int]) -> Started:
        """Let the first deal begin, with stand-ins for the people who are *away*."""
        if not self.complete:
            raise NotNow("no_deal_due")
        return Started(sorted(away), bots.stand_in(self.game) if away else "")

    def decide_hand_on(self, here: Collection[int]) -> HandedOn | None:
        """Let the next person who is *here* decide for the table; None if that is the same."""
        chairs = [self.chairs[seat] for seat in here if self.seats[seat].kind == "person"]
        heir = self.gathering.heir(chairs, len(self.seats))
        return None if heir == self.gathering.opener else HandedOn(heir)

    def _decide_company(
        self,
        seat: int,
        message: LeaveMessage
        | QuietMessage
        | PaceMessage
        | ShowHandMessage
        | AllowWatchersMessage
        | WhenAwayMessage,
    ) -> LogEntry | None:
        """Decide a request about the company at the table."""
        match message:
            case QuietMessage(quiet):
                return self._decide_quiet(seat, quiet)
            case PaceMessage(pace):
                self._refuse_guest(seat)
                self.gathering.check()
                return self.gathering.hurry(pace)
            case WhenAwayMessage(absent):
                self._refuse_guest(seat)
                return self.absence.change(self.table, seat, absent)
            case AllowWatchersMessage(allowed):
                self._refuse_guest(seat)
                return self.watching.allow(allowed)
            case ShowHandMessage(shown):
                if not self.seq:  # players may still move to other seats
                    raise NotNow("no_hand")
                self.table.refuse_over()
                return self.watching.show(seat, shown)
            case LeaveMessage():
                return self._decide_leave(seat)

    def _decide_leave(self, seat: int) -> Freed | Happened:
        """Give up a seat: to anybody before the first deal, to the best bot after it."""
        if self.waiting == "seats":
            return Freed(seat)
        return Happened(self.table.decide_resign(seat, bots.names(self.game.id)[0]))

    def _decide_quiet(self, seat: int, quiet: bool) -> Hushed | None:
        """Let the opener say whether phrases may be said; None if it is so."""
        self._refuse_guest(seat)
        if quiet == self.quiet:
            return None
        if self._hushes >= MAX_HUSHES:
            raise TooMuch("too_fast")
        return Hushed(quiet)

    def _refuse_guest(self, seat: int) -> None:
        """Raise ``Forbidden`` unless a seat is the opener's."""
        if seat != self.opener:
            raise Forbidden("not_opener")

    def check_watcher(self, token: str) -> None:
        """Raise ``Forbidden`` for somebody who has a seat here, or if nobody may watch."""
        if self.opens(token):
            raise Forbidden("watch_own")
        if self.watching.closed:
            raise Forbidden("watchers_closed")

    def check_phrase(self, seat: int) -> None:
        """Raise an error unless a seat may say phrases: a person's, and the table is not quiet."""
        if self.seats[seat].kind != "person":
            raise WrongSeat("no_person", seat=seat)
        if self.quiet:
            raise NotNow("table_quiet")

    def decide_sit(
        self,
        name: str,
        token: str,
        tip: str = "",
        portrait: Portrait = "",
        wanted: int | None = None,
    ) -> Seated | None:
        """Give a person the open seat nearest to the wanted one, or the first.

        Return None if the token has a seat already.

        ``NotNow`` if the table is full or locked, or if too many people have left: keys are kept.
        """
        if self.opens(token):
            return None
        if self.gathering.locked:
            raise NotNow("table_locked")
        if self.former.left >= MAX_LEAVERS:
            raise NotNow("many_left")
        count, first = len(self.seats), self.opened.seat
        free = [it for it, who in enumerate(self.seats) if who.kind == "open"]
        if not free:
            raise NotNow("table_full")
        to = min(free, key=lambda it: (it - first) % count)
        if wanted is not None:
            to = nearest(wanted, free, count)
        shown = clean_name(name)
        if shown:  # a bot with the same name takes another by itself
            persons = [seat.name for seat in self.seats if seat.kind == "person"]
            shown = distinct(shown, persons)
        return Seated(to, shown, tokens.digest(token), tip, portrait)

    def decide_line(self, wanted: JoinLineMessage) -> Lined | Unlined | None:
        """Let somebody without a seat join or leave the line for the next match.

        None if it is so already, or if they have a seat.
        """
        if self.opens(wanted.token):
            return None
        if wanted.wish == "join" and self.line.place(wanted.token) < 0:
            self._refuse_keyless()
            if self._stands_alone:
                raise NotNow("no_next_match")
            if self.next.followed is not None:
                raise NotNow("match_followed")
            if self.gathering.locked:
                raise NotNow("table_locked")
            if any(seat.kind == "open" for seat in self.seats):
                raise NotNow("seat_open")
        return self.line.decide(wanted, [it.name for it in self.seats if it.kind == "person"])

    def decide_rekey(self, seat: int, token: str) -> Rekeyed:
        """Give a person's seat a new key; refused for other seats and after the match."""
        self.table.refuse_over()
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            raise WrongSeat("no_person", seat=seat)
        return Rekeyed(seat, tokens.digest(token))

    def decide_renew(self, chair: int, token_hash: str, by: Renewal) -> Rekeyed:
        """Give the person on a chair another key."""
        seat = self.chairs.index(chair)
        self.check_person(seat)
        self.former.check()
        return Rekeyed(seat, token_hash, by)

    def check_person(self, seat: int) -> None:
        """Raise an error unless a seat is a person's, whose key has not been removed."""
        self._refuse_keyless()
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            raise WrongSeat("no_person", seat=seat)

    def _refuse_keyless(self) -> None:
        """Raise ``Forbidden`` if the match ended so long ago that its keys were removed."""
        if self._keyless:
            raise Forbidden("key_ended")

    def decide_deal(self, chance: Random = tokens.SYSTEM, now: int = 0) -> Happened:
        """Deal from the pack that follows from the seals, or from a prepared or random one."""
        seals, number, pack = self.seals, self.next_deal, self.pack
        if seals is None or not seals.lasts(number):
            if given := self.prepared.deal(number):
                return Happened(self.table.decide_deal(given.cards, given.seed), at=now)
            lesson = self.game.lesson if self.opened.lesson else None
            cards = self.game.read_pack(lesson.deck) if lesson else tokens.shuffled(pack, chance)
            return Happened(self.table.decide_deal(cards), at=now)
        key, seats = seals.key(number, seals.shares()), len(self.seats)
        first = number == 1 and self.drawing is not None
        drawn = proof.pack_of(proof.seats_key(key), pack) if first else ()
        seating = self.game.seating(self.rules, seats, drawn) if first else None
        dealing = proof.pack_of(key, pack), proof.chance(seals.version, key)
        dealer = proof.first_dealer(key, seats)
        return Happened(self.table.decide_deal(*dealing, dealer, seating), at=now)

    def follow(self, config: Config, chance: Random, now: int) -> tuple[Opened, list[int]] | None:
        """Return the opening of the next match, and the new seat of each seat, or -1.

        None if no match was proposed.
        """
        if self.next.proposed is None:
            return None
        sitting = [
            Occupant(it.name, it.token_hash, it.bot or "", it.portrait, it.house)
            for it in self.seats
        ]
        terms = self.next.proposed.terms
        names = [it.name for it in seat_infos(self, {})]
        result = result_of(self.table, names, self.opened.practice)
        given = cards_of(self.opened, self.name, self.table.match) if terms.cards else None
        kept = (self.quiet, self.opener, self.gathering, given)
        parts = (self.next, result, *kept, config, chance, now)
        return following(self.opened, self.name, sitting, self.line.people, terms, *parts)

    def decide_follow(self, followed: Followed, number: int) -> Followed | None:
        """Begin the next match, unless anything was said since the log had *number* entries."""
        return followed if self.number == number and self.next.followed is None else None

    def decide_move(self, table: str) -> Moved | None:
        """Note the newest match of this table."""
        return None if self.next.newest == table else Moved(table)

    def decide_bot(self, code: int, budget: int) -> Coded:
        """Play for the bot to act, which examined at most *budget* worlds."""
        seat, name = self.table.seat, self.decider
        fewer = budget if budget < self.opened.budget else UNSET
        record, code = self.table.decide_play(seat, code, by=name, budget=fewer)
        return Coded(Happened(record), code)

    def decide_late(self, limit: Limit) -> Coded:
        """Play the game's default action for a person whose time is up."""
        record, code = self.table.decide_play(self.table.seat, limit.code, by=CLOCK)
        return Coded(Happened(record), code)

    # -- entries of the log --------------------------------------------------

    def apply(
        self, entry: LogEntry, code: int | None = None, *, telling: bool = True
    ) -> list[Event]:
        """Apply an entry of the log; return the events of the match that it causes.

        *code* is the code of its action, if known.  Without *telling*, the events of actions may be
        missing.
        """
        self.number += 1
        events = self._take(entry, code, telling)
        if self.table.waiting == "deal":
            self._announce()
        return events

    def _take(self, entry: LogEntry, code: int | None, telling: bool) -> list[Event]:
        match entry:
            case Happened(record, move, at):
                self.dealt = self.dealt[0] or at, at or self.dealt[1]
                return self._happen(record, move, code, telling)
            case Readied(seat, share):
                self.seats[seat].ready = True
                if share and self.seals is not None:
                    self.seals.give(self.chairs[seat], share, self.next_deal)
            case Tipped(seat, tip):
                self._take_tip(seat, tip)
            case Proposed() | Answered() | Followed() | Moved():
                self.next.apply(entry)
            case Hushed(quiet):
                self.quiet = quiet
                self._hushes += 1
            case (
                Wished() | WhenAway() | SteppedOut() | StoodIn() | CameBack() | Paused() | Resumed()
            ):
                events = self.absence.apply(entry)
                self.events += events
                return events
            case Lined() | Unlined():
                self.line.apply(entry)
            case HandShown() | WatchersAllowed():
                events = self.watching.apply(entry)
                self.events += events
                return events
            case Opened():
                raise ValueError("a table can be opened only once")
            case _:
                self._take_person(entry)
                if isinstance(entry, Rekeyed) and entry.by != "host" and self.seq:
                    self.events.append(DeviceChanged(entry.seat))
                    return self.events[-1:]
        return []

    def _take_person(
        self,
        entry: Seated
        | Filled
        | Freed
        | Reseated
        | Rekeyed
        | Housed
        | Started
        | Locked
        | Paced
        | HandedOn
        | MisTapped
        | Kept
        | Gave
        | Renounced,
    ) -> None:
        """Change who has a seat, or its key, what the people wait for, or who has their cards."""
        match entry:
            case Gave():
                self.prepared.gave.append(entry)
            case Renounced():
                self.deletion.apply(entry, self.table.persons)
            case MisTapped() | Kept():
                self.mistaps.apply(entry)
            case Started() | Locked() | Paced() | HandedOn():
                self.gathering.apply(entry)
                self._note_people()
                if isinstance(entry, Started):
                    self.absence.stand_ins = dict.fromkeys(entry.seats, entry.bot)
            case Seated(seat, tip=tip):
                self._give(seat, self._person(entry))
                if tip:
                    self._take_tip(seat, tip)
            case Filled(seat, bot):
                self.gathering.count()
                self._give(seat, Seat("bot", bot=bot))
                self.persons = self.table.persons = self.persons - {seat}
            case Freed():
                self._free(entry)
            case Reseated():
                self._reseat(entry)
            case Rekeyed() | Housed():
                self._rekey(entry)

    def _rekey(self, entry: Rekeyed | Housed) -> None:
        """Give a seat another key, or a house name."""
        seat = self.seats[entry.seat]
        if isinstance(entry, Housed):
            seat.house = entry.house
            self.housed += 1
            return
        before, seat.token_hash = seat.token_hash, entry.token_hash
        self.former.replace(entry, before, self.chairs[entry.seat])
        if entry.by in ("host", "thrown"):  # others may have chosen the house name
            seat.house = ""

    def _free(self, entry: Freed) -> None:
        """Open a seat again."""
        seat, by = entry.seat, entry.by
        if self.seats[seat].kind == "person":
            host = self.seats[by].name if by >= 0 else None
            self.former.leave(self.seats[seat].token_hash, self.chairs[seat], host)
        else:
            self.gathering.count()
        self.persons = self.table.persons = self.persons | {seat}
        self._give(seat, Seat())
        if self.seals is not None:
            self.seals.forget(seat)

    def _reseat(self, entry: Reseated) -> None:
        """Move a person to another seat, with the tips of their chains."""
        seat, to = entry.seat, entry.to
        self.gathering.count()
        self.former.move(seat, to)
        if self.seals is not None:
            self.seals.move(seat, to)
        if self.gathering.opener == seat:
            self.gathering.opener = to
        self.seats[to] = self.seats[seat]
        self._give(seat, Seat())

    def _person(self, who: Opened | Member | Seated) -> Seat:
        """Return the chair of a person who sits down, with a portrait that nobody else here has."""
        taken = {seat.portrait for seat in self.seats}
        wanted = who.portrait
        if not wanted or wanted in taken:
            wanted = next((it for it in PORTRAITS if it not in taken), wanted)
        house = "" if isinstance(who, Seated) else who.house
        return Seat("person", who.name, wanted, token_hash=who.token_hash, house=house)

    def _give(self, seat: int, chair: Seat) -> None:
        """Change who has a seat."""
        self.seats[seat] = chair
        self._note_people()

    def _note_people(self) -> None:
        """Note who decides for the table, and whether the people still wait for the first deal."""
        kinds = [seat.kind for seat in self.seats]
        chairs = [self.chairs[seat] for seat, kind in enumerate(kinds) if kind == "person"]
        self.gathering.opener = self.gathering.heir(chairs, len(kinds))
        self._gathers = "open" in kinds or (self.gathering.waits and len(chairs) > 1)

    def _begin(self, dealt: Dealt) -> None:
        self.events.clear()
        self.absence.begin_deal()
        for seat in self.seats:
            seat.begin_deal()
        if dealt.seating is not None:
            self.chairs = dealt.seating.order
            self.seats = [self.seats[chair] for chair in self.chairs]
            self.absence.move_all(dealt.seating)
        self._seal()

    def _happen(
        self, record: Record, move: str | None, code: int | None, telling: bool
    ) -> list[Event]:
        step: Record | Decided = record
        late: list[Event] = []
        self.mistaps.close(dealt=isinstance(record, Dealt))
        match record:
            case Played():
                seat = self.seats[record.seat]
                if move is not None:
                    seat.done.add(move)
                if seat.kind == "person":
                    late = self.absence.note(record)
                    if late or record.by == CLOCK:
                        seat.late = self.seq
                if code is not None:
                    step = Decided(record, code)
                self._note(record)
            case Dealt():
                self._begin(record)
            case Agreed():
                self.seats[record.seat].votes += 1
            case TakenBack():
                self.seats[record.seat].taken_back += record.by < 0
                self._note(record)
            case Resigned() if record.by:
                seat = self.seats[record.seat]
                self.former.leave(seat.token_hash, self.chairs[record.seat])
                self.absence.forget(record.seat)
                self.watching.shown.discard(record.seat)
                self._give(record.seat, Seat("bot", bot=record.by, left=seat.name))
        running = self.table.waiting == "play"
        events = self.table.apply(step, telling=telling)
        if self.seq == 1:
            events = [*events, *self.absence.begin()]
        if running and self.table.waiting != "play":
            self._unseal()
        events = late + events
        self.events += events
        del self.events[:-MAX_EVENTS]
        return events

    # -- seals -----------------------------------------------------------------

    def _announce(self) -> None:
        """Tell the seals when the seats are asked for shares, as its tips are fixed then."""
        if self.seals is not None and self.waiting == "deal":
            self.seals.announce(self.next_deal)

    def _take_tip(self, seat: int, tip: str) -> None:
        if self.seals is not None:
            running = self.table.waiting == "play"
            self.seals.add_tip(self.chairs[seat], tip, self.next_deal + running)

    def _seal(self) -> None:
        """Keep what the beginning deal follows from."""
        seals, number = self.seals, self.next_deal
        self.course = None
        if seals is not None and seals.lasts(number):
            secret, shares = seals.secret(number), seals.shares()
            persons = frozenset(i for i, seat in enumerate(self.seats) if seat.kind == "person")
            carry = self.table.match.carry()
            course = (number, secret, shares, seals.log, carry, persons, self.seated)
            self.course = SealedCourse(*course)
            seals.clear()

    def _note(self, record: Played | TakenBack) -> None:
        """Note what is about to happen in a sealed deal."""
        if self.course is not None:
            self.course.note(record, self.seq, self.opened.budget)

    def _unseal(self) -> None:
        """Reveal what the deal that has ended or was broken off followed from."""
        seals, course, match = self.seals, self.course, self.table.match
        if seals is None or course is None:
            return
        key = proof.deal_key(seals.table, course.number, course.secret, course.shares)
        seals.log = proof.log_link(course.before, key, course.lines)
        row = match.rows[-1] if len(match.rows) == course.number else None
        dealer = self.table.memory.courses[-1].dealer
        self.unsealed = UnsealedMessage(
            course.number,
            dealer,
            course.secret.hex(),
            tuple(share.hex() for share in course.shares),
            tuple(course.lines),
            seals.log.hex(),
            places(self.game, self.rules, len(self.seats), dealer, course.carry),
            tuple(course.bots),
            course.seated,
            None if row is None else row.points,
        )
