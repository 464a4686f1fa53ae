"""People who play whatever happens, as the page does: they come back, and send again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from parlour import proof
from parlour.core.changes import Changes
from parlour.core.replay import SeatTip
from parlour.server.wire.protocol.client import (
    AbsenceMessage,
    ClientMessage,
    DealMessage,
    EndMessage,
    FillMessage,
    GiveBackMessage,
    HelloMessage,
    HiddenMessage,
    HintMessage,
    LangMessage,
    LeaveMessage,
    MisTapMessage,
    NextMessage,
    PingMessage,
    PlayMessage,
    ProposeMessage,
    SitMessage,
    StepOutMessage,
    TipMessage,
    TryMessage,
)
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.values import WIRE
from tests.following import Following
from tests.simulation.wires import GHOST, Gone, Line

if TYPE_CHECKING:
    from tests.simulation.world import Match, World

ANSWER = 2.0
"""Seconds in which the server promises to answer a move, whatever its database does."""
SLACK = 0.2
"""Seconds of network and of the machine's own time upon that."""
ROAM = 9.0
"""Seconds for which people stay away now and then."""
GIVE_UP = 8.0
"""Seconds after which a page takes a silent line for dead."""
MOST_DOZED = 12
"""Decisions that somebody who dozes does not take."""
PLACES = ("snapshot", "update")


class Someone(Struct):
    """A seat, as everybody is told of it."""

    kind: str
    online: bool
    stand_in: str | None = None
    hidden: bool = False
    wish: str = "wait"


class Company(Struct):
    """The seats of a table, and whether it is paused."""

    seats: list[Someone]
    paused: bool = False
    table: str = ""


class Told(Struct):
    """A message of the server, of whatever kind; parts of the view are left as they came."""

    t: str
    seq: int = -1
    public: Raw = Raw(b"{}")
    own: Raw = Raw(b"{}")
    legal: Raw = Raw(b"[]")
    waiting: str = ""
    ready: list[bool] = []
    agreed: list[bool] = []
    clock: int | None = None
    left: int | None = None
    id: str | None = None
    code: str = ""
    deal: int = 0
    due: bool = False
    seat: int | None = -1
    tips: list[SeatTip] = []
    table: Company | str | None = None
    seats: list[Someone] = []
    paused: bool = False


class Sent(Struct):
    """A message that is to be answered."""

    message: ClientMessage
    at: float
    again: bool = False


read_told = msgspec.json.Decoder(Told).decode
read_part = msgspec.json.Decoder(dict[str, Any] | None).decode
read_changes = msgspec.json.Decoder(Changes).decode
encode = msgspec.json.Encoder().encode


class Chain:
    """A seat's chain of shares."""

    def __init__(self, chance: Random) -> None:
        self._links = [chance.randbytes(32)]  # the tip is the last
        for _ in range(proof.SHARES):
            self._links.append(proof.chain(self._links[-1], 1))

    @property
    def tip(self) -> str:
        """Return the hash that is published first."""
        return self._links[-1].hex()

    def share(self, number: int) -> str:
        """Return the share for its first deal, its second, ..."""
        return self._links[-1 - number].hex()


class Person:
    """A player at a seat, or a second window in which that player only watches."""

    def __init__(
        self,
        world: World,
        match: Match,
        place: PlaceInfo,
        chance: Random,
        chain: Chain | None,
        *,
        watches: bool = False,
        dozes: bool = False,
    ) -> None:
        self.world = world
        self.match = match
        self._chair = place.seat
        self.seat = place.seat  # until seats are drawn for
        self._token = place.token
        self._chance = chance
        self._watches = watches
        self._dozes = MOST_DOZED if dozes else 0  # the decisions with a time limit not answered yet
        self._dozed = set[int]()  # the positions at which that was so
        self._chains = {chain.tip: chain} if chain else {}
        self._seal = Told("none")
        self.name = f"{match.name[:4]}/{place.seat}{'w' if watches else ''}"
        self.now = Told("none")
        self._following = Following()
        self.left = False
        self._line: Line | None = None
        self._came = 0.0
        self._move: PlayMessage | None = None  # sent, and nothing is known of it
        self._sent: Sent | None = None
        self._act_at = 0.0
        self._moves = 0
        self._shared = False
        self._company = Company([])
        self._wished = False
        self.led = False  # to the next match
        self.greeted = 0.0  # when they came last, or tried to
        self.hidden = False  # whether the page is in the background
        self.turned = 0.0  # since when it is, or is not
        self._parted = False  # for now
        self.gone = self._clock()  # since when they have no line, if they have none

    @property
    def done(self) -> bool:
        """Whether there is nothing more to do here."""
        return self.left or self.led or (self.now.waiting == "over" and not self.match.again)

    def _clock(self) -> float:
        return self.world.loop.time()

    @property
    def plays(self) -> bool:
        """Whether this is a player, not a second window."""
        return not self._watches

    @property
    def away(self) -> bool:
        """Whether they have no line."""
        return self._line is None

    def believes(self, seat: int) -> bool:
        """Return whether they take the page at a seat to be in the background."""
        return seat < len(self._company.seats) and self._company.seats[seat].hidden

    def was_here(self, since: float) -> bool:
        """Return whether they have sat here, on a line that was as it should be, since a moment."""
        return self._came <= since and self.stays(since)

    def stays(self, since: float) -> bool:
        """Return whether somebody has a line that was as it should be since a moment."""
        line = self._line
        return line is not None and not self.world.excused(line, since)

    def is_behind(self, since: float) -> bool:
        """Return whether somebody who was there since a moment has not been told what was then."""
        line = self._line
        if line is None or self._came > since or self.world.excused(line, since):
            return False
        return self.match.moved < since and self.now.seq < self.match.room.seq

    # -- coming and going ------------------------------------------------------------------------

    async def live(self) -> None:
        """Play to the end of the match."""
        while not self.done:
            with suppress(Gone, TimeoutError):
                await self._visit(self.world.connect(self.match))
            if not self.done:
                roams = self._parted or self._chance.random() < self.world.roaming
                await asyncio.sleep(
                    self._chance.uniform(2, ROAM) if roams else self._chance.uniform(0.1, 0.6)
                )
                self._parted = False

    async def _visit(self, line: Line) -> None:
        self._sent, self.now = None, Told("none")
        self.hidden, self.turned = False, self._clock()
        try:
            self._send(line, HelloMessage(self._token, wire=WIRE))
            self.greeted = begun = self._clock()
            while self.now.t == "none" and not self.left:
                await self._read(line, begun + GIVE_UP - self._clock())
            self._line, self._came = line, self._clock()
            if self._watches and self._chance.random() < 0.5:
                self._turn(line)
            if self._move is not None:
                self._ask(line, self._move, again=True)
            while not self.done:
                await self._go_on(line)
        finally:
            if self._line is not None:
                self._line, self.gone = None, self._clock()
            line.hang_up()

    async def _go_on(self, line: Line) -> None:
        """Wait for the next message, or act."""
        now = self._clock()
        if self._sent is not None:
            until = self._sent.at + ANSWER + SLACK
        elif self._wants:
            until = self._act_at
        else:
            until = now + 20.0
        if until > now:
            try:
                await self._read(line, until - now)
                return
            except TimeoutError:
                pass
        if self._sent is not None:
            if self._sent.at + GIVE_UP > self._clock() and self.world.excused(line, self._sent.at):
                await self._read(line, GIVE_UP)
                return
            self._check_patience(line, self._sent)
            raise Gone
        if self._wants:
            self._act(line)
        else:
            self._ask(line, PingMessage(0))

    async def _read(self, line: Line, patience: float) -> None:
        text = await line.read(max(patience, 0.001))
        self._take(read_told(text), text)

    def _check_patience(self, line: Line, sent: Sent) -> None:
        """A line that is as it should be was not answered."""
        if line.open and not self.world.excused(line, sent.at):
            kind = type(sent.message).__name__
            self.world.fail(f"{self.name}: no answer within {ANSWER} s to {kind}")

    # -- what comes ------------------------------------------------------------------------------

    def _take(self, told: Told, text: bytes) -> None:
        self.world.trace.note(f"{self.name} < {told.t} {told.seq} {told.code} {len(text)}", text)
        if told.t == "presence":
            company = Company(told.seats, told.paused)
            self._wished = self._wished and company == self._company
            self._company = company
            self._hesitate(0, 0.3)
        elif isinstance(told.table, Company):
            if told.table.table != self.match.name:  # the old link leads to the next match
                self._follow()
                return
            seat = self.seat if told.seat is None else told.seat
            self._company, self._wished = told.table, told.table.seats[seat].wish == "bot"
        if told.t == "refused":
            self._be_refused(told)
        elif told.t in PLACES:
            self._see(told)
        elif told.t == "ready":
            self.now.ready = told.ready
            if told.ready[self.seat] and self._sent and isinstance(self._sent.message, NextMessage):
                self._sent = None
        elif told.t == "seal":
            self._seal = told
            if told.due and self.now.waiting == "seats":
                self.now.waiting = "deal"
        elif told.t == "followed":
            self._follow()
        elif told.t == "pong" and self._sent and isinstance(self._sent.message, PingMessage):
            self._sent = None

    def _follow(self) -> None:
        """Go to the next match, which must be durable."""
        self.led = True
        if self.match.room.next.followed is None and self.match.deleted is None:
            self.world.fail(f"{self.name}: led to a match that is not durable")

    def _see(self, told: Told) -> None:
        now, sent = self.now, self._sent
        if told.t == "snapshot" and told.seat is not None:
            self.seat = told.seat
            if told.seq == 0:
                self._chair = told.seat
        if told.seq < now.seq:
            self.world.fail(f"{self.name}: back from {now.seq} to {told.seq}")
        if told.t == "update" and told.seq > now.seq + 1:
            self.world.fail(f"{self.name}: not told of {now.seq + 1}, but of {told.seq}")
        if told.t == "snapshot":
            self._following.begin(read_part(told.public) or {}, read_part(told.own) or {})
        else:
            self._wished = False  # a decision ends what was wished
            self._following.change(read_changes(told.public), read_changes(told.own))
        self.match.check_seen(self, told.seq, self._following.text, bytes(told.legal))
        if self._move is not None and self._answers(told, self._move):
            self.match.check_made(self, self._move.id)
            self._move = None
            sent = None if sent and isinstance(sent.message, PlayMessage) else sent
        if sent is not None and not isinstance(sent.message, PlayMessage | PingMessage):
            sent = None
        self.now, self._sent = told, sent
        if told.seq > now.seq:
            self._hesitate(0, 1.2 if self._chance.random() < 0.03 else 0.2)

    def _answers(self, told: Told, move: PlayMessage) -> bool:
        """Return whether this says that a move is made: a snapshot answers one sent again."""
        if told.t == "update":
            return told.id == move.id
        again = self._sent is not None and self._sent.message is move and self._sent.again
        return again and self.now.t != "none"

    def _hesitate(self, least: float, most: float) -> None:
        self._act_at = self._clock() + self._chance.uniform(least, most)

    def _be_refused(self, told: Told) -> None:
        """Find out whether that was right; try again later."""
        sent, again = self._sent, told.code in ("store_failed", "restarting", "paused")
        deleted = self.match.deleted is not None and told.code == "unknown_table"
        self._parted = told.code == "stepped_out"
        if told.code == "seat_left" or deleted:
            self.left = True
        elif told.code in ("unknown_table", "wrong_token", "internal", "too_fast"):
            self.world.fail(f"{self.name}: refused: {told.code}")
        elif told.id is not None and not again and self.match.is_made(self, told.id):
            self.world.fail(f"{self.name}: {told.id} was made and refused: {told.code}")
        elif sent is not None and told.id == getattr(sent.message, "id", None):
            self._sent = None
            self._shared = self._shared and not again
            self._hesitate(0.1, 0.7)
            if isinstance(sent.message, PlayMessage) and not (
                again and self._chance.random() < 0.7
            ):
                self._move = None
                if not (again or sent.again or told.seq != sent.message.at):
                    self.world.fail(f"{self.name}: {sent.message} was right: {told.code}")

    # -- what is done ----------------------------------------------------------------------------

    @property
    def _wants(self) -> bool:
        """Whether there is something to do."""
        if self._watches:
            return False
        if self.now.waiting in ("over", "seats"):
            return True
        if self._company.paused or self._misses:
            return not self._wished
        if bytes(self.now.legal) != b"[]":
            return not self._doze()
        if self.now.waiting == "deal" and not (self.now.ready and self.now.ready[self.seat]):
            return self.now.seq > 0 or not self._shared
        return False

    def _doze(self) -> bool:
        """Let some decisions with a time limit pass, but not all: the match has to end."""
        if self._has_limit:
            self._dozed.add(self.now.seq)
        return self._has_limit and len(self._dozed) <= self._dozes

    @property
    def _has_limit(self) -> bool:
        """Whether somebody else decides if this person does not."""
        return self.now.clock is not None or self.now.left is not None

    @property
    def _misses(self) -> bool:
        """Whether somebody is away, and nobody plays for them."""
        away = (it for it in self._company.seats if it.kind == "person" and not it.online)
        is_asked = bytes(self.now.legal) != b"[]"
        return self.now.waiting == "play" and not is_asked and any(not it.stand_in for it in away)

    def _wish(self, line: Line) -> None:
        """Say what is to be done without somebody."""
        self._wished = True
        if self._company.paused:
            self._send(line, AbsenceMessage("go_on"))
        else:
            self._send(line, AbsenceMessage("pause" if self._chance.random() < 0.1 else "bot"))

    def _gather(self, line: Line) -> None:
        """Take another chair, find a bot for one, or seldom ask for the cards."""
        chance = self._chance
        free = [seat for seat, it in enumerate(self._company.seats) if it.kind == "open"]
        if free and chance.random() < 0.5:
            bot = chance.choice(self.match.levels)
            self._send(line, FillMessage(chance.choice(free), bot))
        elif free:
            self._send(line, SitMessage(chance.choice(free)))
        elif chance.random() < 0.1:
            self._send(line, DealMessage())
        self._hesitate(0.5, 3)

    def _act(self, line: Line) -> None:
        """Do what there is to do, or something else."""
        chance, now = self._chance, self.now
        if chance.random() < self.world.restless:
            self._fidget(line)
            return
        if chance.random() < 0.02:
            self._turn(line)
        if now.waiting == "over":
            self._send(line, ProposeMessage(self.match.next_terms))
            self._hesitate(1, 3)  # then once more: it may be lost
            return
        if now.waiting == "seats":
            self._gather(line)
            return
        if self._company.paused or self._misses:
            self._wish(line)
            return
        if now.seq >= self.match.longest:
            self._ask(line, LeaveMessage())
        elif now.waiting == "deal":
            if (
                now.seq
                and self.match.deals_over >= self.match.deals
                and not (now.agreed and now.agreed[self.seat])
            ):
                self._ask(line, EndMessage(now.seq))
            else:
                self._shared = True
                self._ask(line, NextMessage(now.seq, self._share()))
        elif self._move is not None:
            self._ask(line, self._move, again=True)
        else:
            legal: list[dict[str, Any]] = msgspec.json.decode(now.legal)
            self._moves += 1
            name = f"{self.name}-{self._moves}"
            self._move = PlayMessage(name, now.seq, str(chance.choice(legal)["text"]))
            self._ask(line, self._move)
            if chance.random() < 0.05:
                self._send(line, self._move)  # a window that sends twice

    def _turn(self, line: Line) -> None:
        """Put the page in the background, or look at it again."""
        self.hidden, self.turned = not self.hidden, self._clock()
        self._send(line, HiddenMessage(self.hidden))

    def _fidget(self, line: Line) -> None:
        """Do what disturbs: leave, read nothing, ask, send nonsense."""
        chance, now = self._chance, self.now
        self._hesitate(0.05, 0.5)
        legal: list[dict[str, Any]] = msgspec.json.decode(now.legal)
        text = str(chance.choice(legal)["text"]) if legal else "pass"
        match chance.randrange(9):
            case 0 | 1:
                raise Gone
            case 2:
                line.cut(chance.uniform(0, GHOST))
            case 3:
                line.stall(chance.uniform(0.1, 1.5))
            case 4:
                self._send(line, TryMessage(f"t{now.seq}", max(now.seq, 0), [text]))
            case 5:
                self._send(line, HintMessage(f"h{now.seq}", max(now.seq, 0)))
            case 6:
                self._send(
                    line, PlayMessage(f"x{chance.getrandbits(32)}", max(now.seq - 1, 0), text)
                )
            case 7:
                self._ask(line, StepOutMessage())
            case _:
                trifles: list[ClientMessage] = [
                    LangMessage("de"),
                    PingMessage(1),
                    EndMessage(max(now.seq, 0)),
                    MisTapMessage(max(now.seq, 0)),
                    GiveBackMessage(max(now.seq, 0), yes=True),
                ]
                self._send(line, chance.choice([*trifles, self._new_tip()]))

    def _share(self) -> str:
        """Return the share of this person's chain for the next deal, if it has one."""
        seal = self._seal
        tips = [it for it in seal.tips if it.seat == self._chair and it.first <= seal.deal]
        if not tips or tips[-1].tip not in self._chains:
            return ""
        return self._chains[tips[-1].tip].share(seal.deal - tips[-1].first + 1)

    def _new_tip(self) -> TipMessage:
        """Begin a chain, as on another device."""
        chain = Chain(self._chance)
        self._chains[chain.tip] = chain
        return TipMessage(chain.tip)

    def _ask(self, line: Line, message: ClientMessage, *, again: bool = False) -> None:
        """Send something that is to be answered."""
        self._sent = Sent(message, self._clock(), again)
        self._send(line, message)

    def _send(self, line: Line, message: ClientMessage) -> None:
        text = encode(message)
        self.world.trace.note(f"{self.name} > {message.__struct_config__.tag}", text)
        line.send(text)
