"""The duties of a table: dealing, bots' moves, and moves for persons whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import ceil
from random import Random

from ... import bots
from ..ground import metrics, tokens
from ..ground.config import Config
from ..ground.errors import NotNow, Restarting, StoreFailed, TableDamaged
from ..state.duty import Duty
from ..state.prepared import ended
from ..state.room import Coded, Room
from ..store.nodes import Peers
from ..store.records import (
    Answered,
    CameBack,
    Filled,
    Followed,
    Freed,
    Happened,
    LogEntry,
    Paused,
    Proposed,
    Reseated,
    Resumed,
    Seated,
    Started,
    SteppedOut,
    StoodIn,
)
from ..wire.protocol.server import TimeLeft, encode
from .bot_delay import LEAST_DELAYS, Pace
from .bots import Account, BotRunner
from .presence import Presence, Stopwatch
from .table_log import TableLog

log = logging.getLogger(__name__)
RECOVERY_SPREAD_S = 0.25
"""Seconds over which tables spread their return to a database that was unreachable."""
COUNTDOWN_S = 3.0
"""Seconds in which somebody may still ask to wait for the next match, if several people play."""
AWAY_S = 30.0
"""Seconds after which a person who is away does not hold up the next match."""
STAND_IN_S = 45.0
"""Seconds after which a bot can play for a person who is away, if those who are here wish it."""
AGREED_S = 60.0
"""The same at a table where people agreed before the match that a bot plays then."""
BEGIN_S = 8.0
"""Seconds after which the first deal begins by itself, once everybody has come and looks."""
HAND_ON_S = 60.0
"""Seconds after which another person decides for the table instead of an opener who is away."""
EXCUSED_S = 20.0
"""Seconds after which the next deal, or the end of the match, does not wait for a person."""
SLIP_S = 6.0
"""Seconds in which a person may say that their action was a slip: pages offer it for five."""
PARTING_S = 1.0
"""Seconds in which the pages of a person who leaves for now hang up, and every node hears it."""
MOMENT_S = 0.001
"""Seconds that are too few to wait for: clocks round."""
FIRST_RETRY_S, LONGEST_RETRY_S = 0.5, 60.0  # seconds between tries of a duty that fails


class Duties:
    """Does what one table owes, in one task that runs only while something is due."""

    def __init__(
        self,
        room: Room,
        table_log: TableLog,
        runner: BotRunner,
        account: Account,
        peers: Peers,
        config: Config,
        chance: Random,
        presence: Presence,
        moved: Callable[[str, str], Awaitable[None]],
    ) -> None:
        """Take the parts of one table; *moved* tells its first match of its newest."""
        self._room = room
        self._log = table_log
        self._bots = runner
        self._account = account
        self._peers = peers
        self._config = config
        self._chance = chance
        self._pace = Pace(chance, runner.habits, config.bot_delay)
        self._task: asyncio.Task[None] | None = None
        self._clock = asyncio.get_running_loop().time
        self._presence, self._tell_moved = presence, moved
        self._parted = self._clock()
        self._moved = self._sat = self._asked = self._said = self._came = self._clock()
        self._were = set[int]()  # who has looked at the table before
        self._thought = Stopwatch(self._clock)  # how long the person to act has thought
        self._news: asyncio.Event | None = None  # set when something happens; None: nobody waits

    @property
    def busy(self) -> bool:
        """Whether a duty is being done."""
        return self._task is not None and not self._task.done()

    def note_entry(self, entry: LogEntry) -> None:
        """Restart the clocks that an entry restarts, and wake the task if it waits."""
        if self._news is not None:
            self._news.set()
        if isinstance(entry, Happened | Resumed | CameBack):
            self._moved = self._clock()
            self._thought.restart()
        elif isinstance(entry, Seated | Filled | Freed | Reseated | Started):
            self._sat = self._clock()
        elif isinstance(entry, SteppedOut):
            self._parted = self._clock()
        elif isinstance(entry, Proposed | Answered):
            self._said = self._clock()
        self._thought.run(self._thinks)

    def note_connection(self) -> None:
        """Give a seat that connects before the first deal time for its share."""
        if self._room.seq == 0:
            self._asked = self._clock()

    def note_presence(self) -> None:
        """Start what people owe or wait for who came or went."""
        looking = self._presence.looking
        if looking - self._were:
            self._came = self._clock()
        self._were = looking
        self._thought.run(self._thinks)
        if self._news is not None:
            self._news.set()
        self.start()

    def start(self) -> None:
        """Start the task if something is due, this node is to do it, and it does not run."""
        if self._due and not self.busy:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop the task, and return once it has ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    @property
    def _seconds_left(self) -> int | None:
        """Whole seconds that the person to act has; None without a limit."""
        return None if self._room.limit is None else ceil(self._clock_left)

    def check_slip(self) -> None:
        """Raise ``NotNow`` if the last action is too old to have been a slip."""
        if self._clock() - self._moved > SLIP_S:
            raise NotNow("mistap_late")

    @property
    def time_left(self) -> TimeLeft:
        """The time that the person to act has, as messages tell it."""
        self._thought.run(self._thinks)
        left = round(1000 * self._thought_left) if self._thinks else None
        return TimeLeft(clock=self._seconds_left, left=left)

    @property
    def _thinks(self) -> bool:
        """Whether time runs out for a person who is to act: only while they are here."""
        return self._room.allowance > 0 and self._room.table.seat in self._here

    @property
    def _thought_left(self) -> float:
        """Seconds until a bot decides for the person to act."""
        left = self._room.allowance - self._thought.seconds
        return left if left > MOMENT_S else 0.0

    @property
    def seconds_to_next(self) -> int | None:
        """Whole seconds until the next match begins; None while somebody here has not agreed."""
        return ceil(self._left) if self._duty is Duty.FOLLOW else None

    @property
    def seconds_to_begin(self) -> int | None:
        """Whole seconds until the first deal begins by itself; None until everybody looks."""
        return ceil(self._left) if self._duty is Duty.BEGIN else None

    @property
    def _here(self) -> set[int]:
        """The persons who are here."""
        return self._presence.here & self._persons

    @property
    def _persons(self) -> set[int]:
        return {seat for seat, it in enumerate(self._room.seats) if it.kind == "person"}

    @property
    def _duty(self) -> Duty | None:
        """The current duty; nothing else waits for an opener who is away."""
        duty, is_lost = self._duty_of_match, self._opener_left
        if is_lost is not None and (duty is None or is_lost == 0.0):
            return Duty.HAND_ON
        return duty

    @property
    def _opener_left(self) -> float | None:
        """Seconds until another person is the opener; None if the opener, or nobody, is here."""
        here, opener = self._here, self._room.opener
        if not here or opener in here or self._room.waiting == "over":
            return None
        left = HAND_ON_S - self._presence.away(opener)
        return left if left > MOMENT_S else 0.0

    @property
    def _duty_of_match(self) -> Duty | None:
        """The current duty to the match, for which it may matter who is here."""
        room, here, absence = self._room, self._here, self._room.absence
        if room.waiting == "over":
            return Duty.FOLLOW if room.next.is_agreed(here) else None
        if room.waiting == "seats":
            looking = self._persons <= self._presence.looking
            return Duty.BEGIN if room.complete and looking else None
        if self._returning and room.seq:
            return Duty.RETURN
        if absence.paused:
            return Duty.RESUME if here == self._persons else None
        if room.waiting == "deal" and room.seq:
            return self._duty_between_deals
        if room.waiting == "play" and here != self._persons:
            chosen = absence.chosen(here)
            if chosen == "pause":
                return Duty.PAUSE
            if chosen == "bot" and self._is_missed(room.table.seat):
                return Duty.STAND_IN
            if room.table.seat in absence.stand_ins and not here:
                return None  # a bot does not play for people when nobody is here
        duty = room.duty
        return None if duty is Duty.ONCE and not self._thinks else duty

    @property
    def _returning(self) -> set[int]:
        """The people who are here, but were away until now."""
        absence = self._room.absence
        if not (absence.stand_ins or absence.gone):
            return set()
        return self._here & (absence.stand_ins.keys() | absence.gone)

    def _is_missed(self, seat: int) -> bool:
        """Return whether a seat's person is away, and no bot plays for them."""
        return seat in self._persons - self._here and not self._room.bot_at(seat)

    @property
    def _duty_between_deals(self) -> Duty | None:
        """The duty after a deal: people who are here wait for each other only."""
        room, here = self._room, self._here
        if room.prepared.are_played(room.table) or (here and here <= room.table.agreed):
            return Duty.END
        if here and all(room.seats[seat].ready for seat in here):
            return Duty.DEAL
        return room.duty

    @property
    def _clock_left(self) -> float:
        """Seconds that the person to act still has."""
        limit = self._room.limit
        return 0.0 if limit is None else max(0.0, self._moved + limit.seconds - self._clock())

    @property
    def _left(self) -> float:
        """Seconds until the duty is to be done; 0 if that is now."""
        room, duty = self._room, self._duty
        absent = self._persons - self._here
        match duty:
            case Duty.HAND_ON:
                return self._opener_left or 0.0
            case Duty.BEGIN:
                absent, patience, said = set(), 0.0, max(self._sat, self._came) + BEGIN_S
            case Duty.FOLLOW:
                answers = room.next.answers
                patience = AWAY_S
                absent = {it for it in absent if answers.get(it, "later") == "later"}
                said = self._said + COUNTDOWN_S if len(self._persons) > 1 else 0.0
            case Duty.RETURN if self._returning <= room.absence.gone:
                absent, patience, said = set(), 0.0, self._parted + PARTING_S
            case Duty.STAND_IN:
                absent, patience, said = {room.table.seat}, self._patience, 0.0
            case Duty.END if not room.prepared.are_played(room.table):
                absent, patience, said = absent - room.table.agreed, EXCUSED_S, 0.0
            case Duty.DEAL if room.seq:  # the first deal waits for shares only
                absent = {it for it in absent if not (room.bot_at(it) or room.seats[it].ready)}
                patience, said = EXCUSED_S, 0.0
            case Duty.CLOCK:
                return self._clock_left
            case Duty.ONCE:
                return self._thought_left
            case _:
                return 0.0
        left = max([said - self._clock(), *(self._grace(it, patience) for it in absent)])
        return left if left > MOMENT_S else 0.0

    @property
    def _patience(self) -> float:
        """Seconds after which a bot can play for a person who is away."""
        return STAND_IN_S if self._room.absence.absent == "ask" else AGREED_S

    def _grace(self, seat: int, patience: float) -> float:
        """Return the seconds that a person still has to come back; none if they left for now."""
        if seat in self._room.absence.gone:
            return 0.0
        return patience - self._presence.away(seat)

    @property
    def _due(self) -> bool:
        """Whether this node has something to do."""
        if self._log.closed:
            return False
        if self._log.uncertain:
            return True
        return self._duty is not None and self._peers.holds(self._room.name)

    async def _run(self) -> None:
        """Do what is due; try failures again, since perhaps nobody is connected to ask for it."""
        pause = FIRST_RETRY_S
        while self._due:
            try:
                if self._log.uncertain:
                    await self._log.settle()
                elif self._left:  # there is still time
                    await self._wait_for_news(self._left)
                elif await self._do_duty() is None:  # done already, perhaps by another node
                    self._peers.doubt(self._room.name)
                pause = FIRST_RETRY_S
            except StoreFailed:
                await self._log.store.settled()
                await asyncio.sleep(self._chance.uniform(0, RECOVERY_SPREAD_S))
            except (TableDamaged, Restarting):
                return
            except Exception:
                log.exception("table stands still", extra={"table": self._room.name})
                await asyncio.sleep(pause * self._chance.uniform(0.5, 1))
                pause = min(2 * pause, LONGEST_RETRY_S)

    async def _do_duty(self) -> LogEntry | Coded | None:
        """Do the one thing that is due; return None if it is no longer due."""
        match self._duty:
            case Duty.DEAL:
                return await self._deal()
            case Duty.FOLLOW:
                return await self._follow()
            case Duty.CLOCK:
                return await self._move_late()
            case Duty.BOT | Duty.ONCE:
                return await self._move_bot()
            case _:
                return await self._log.write(self._decide_absence)

    def _decide_absence(self) -> LogEntry | None:
        """Return the entry that is due because people are away, or back; None if nothing is."""
        room, here = self._room, self._here
        if self._left:
            return None
        match self._duty:
            case Duty.RETURN:
                return CameBack(min(self._returning))
            case Duty.STAND_IN:
                missed = [seat for seat in sorted(self._persons) if self._is_missed(seat)]
                away = [seat for seat in missed if self._grace(seat, self._patience) <= MOMENT_S]
                return StoodIn(away, bots.stand_in(room.game))
            case Duty.PAUSE:
                return Paused()
            case Duty.RESUME:
                return Resumed()
            case Duty.BEGIN:
                return room.decide_begin(())
            case Duty.HAND_ON:
                return room.decide_hand_on(here)
            case Duty.END:
                played = room.prepared.are_played(room.table)
                agreed = room.table.decide_end(self._persons - here)
                record = ended(room.table.persons) if played else agreed
                return None if record is None else Happened(record)
        return None

    async def _deal(self) -> LogEntry | None:
        """Deal; before the first deal, wait for the share of each seat that has a chain.

        A seat has `share_wait` seconds from the moment it is asked: when the last player sits down,
        or when it connects.  Repeated connections delay the deal by at most two such waits.
        """
        wait = self._config.share_wait
        while self._room.silent:
            left = min(max(self._sat, self._asked), self._sat + 2 * wait) + wait - self._clock()
            if left <= 0:
                break
            await self._wait_for_news(left)
        now = int(time.time())
        return await self._log.write(
            lambda: self._room.decide_deal(self._chance, now) if self._duty is Duty.DEAL else None
        )

    async def _follow(self) -> LogEntry | None:
        """Write the log of the next match, then that it has begun: after a crash, try again."""
        room, store = self._room, self._log.store
        number, name = room.number, tokens.new_table(self._chance)
        if (found := room.follow(self._config, self._chance, int(time.time()))) is None:
            return None
        opened, followed = found[0], Followed(name, found[0].game, found[1])
        if not await store.append(name, 1, encode(opened)):
            raise StoreFailed  # the random name exists already: the generator is broken
        done = await self._log.write(lambda: room.decide_follow(followed, number))
        if done is None:
            await store.delete(name)  # somebody has said something else meanwhile
            return room.next.followed or room.next.proposed
        metrics.OPENED.add(opened.game)
        log.info("table opened", extra={"table": name, "game": opened.game})
        if opened.home != room.name:
            await self._tell_moved(opened.home, name)
        return done

    async def _wait_for_news(self, most: float) -> None:
        """Wait until something happens at the table, for at most *most* seconds."""
        self._news = asyncio.Event()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), most)
        self._news = None

    async def _move_late(self) -> Coded | None:
        """Move for a person whose time is up."""
        room, seq, limit = self._room, self._room.seq, self._room.limit
        return await self._log.write(
            lambda: room.decide_late(limit) if limit and room.seq == seq else None
        )

    async def _move_bot(self) -> Coded | None:
        """Let the bot to act move, at a time that tells nothing about its cards.

        It moves only as what it was asked: as the bot of its seat, or once for a person.
        """
        room = self._room
        least = self._config.bot_delay * LEAST_DELAYS[room.gathering.pace]
        seq, due = room.seq, self._moved + least
        deal, asked = room.table.match.deal, self._clock()
        sits = room.bot_at(deal.seat)
        seat, free = deal.seat, len(deal.legal()) > 1
        bot = room.game.id, room.bot[0]
        code, budget = await self._bots.choose(room, self._account)
        seeming = self._pace.time_of(seat, bot, free, self._clock() - asked)
        await asyncio.sleep(max(due, asked + seeming) - self._clock())
        return await self._log.write(
            lambda: (
                room.decide_bot(code, budget)
                if room.seq == seq and room.bot_at(seat) == sits
                else None
            )
        )
