"""A table: one match in progress as a log of records; it holds no rule.

A record is decided first (`decide_play`, `decide_deal`: everything is checked, nothing changes).
Then the keeper of the log writes it down, and the table applies it.  The same records always give
the same table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from ..cards.pack import Pack
from ..cards.rng import Random
from . import arguments
from .deal import Deal, seed_of
from .errors import MatchOver, NotToTry, StaleMove, TableError, WrongSeat
from .events import (
    DealEnded,
    DealStarted,
    DecisionTakenBack,
    EndWished,
    Event,
    MatchEnded,
    Move,
    SeatResigned,
    SeatsTaken,
)
from .game import AnyGame, Game, LegalAction, Limit
from .match import ScoreSheet
from .options import Options
from .seat_view import OwnView, PublicView
from .seating import Seating
from .standing import TAKE_BACK
from .told import Memory, Told, action_played

PERSON = "person"
CLOCK = "clock"


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="r", omit_defaults=True):
    """A pack was dealt in this order; the match says who deals.

    `seed` starts the deal's own chance in games that reshuffle: a number, or a sealed key (hex).
    `dealer` is the first dealer, if the first pack drew it.  `seating` is the seating from this
    deal on, if seats were drawn before it.
    """

    cards: tuple[int, ...]
    seed: int | str = 0
    dealer: int | msgspec.UnsetType = msgspec.UNSET
    seating: Seating | None = None


class Played(msgspec.Struct, frozen=True, tag="played", tag_field="r"):
    """A seat acted; `by` says who decided: ``person`` or the bot's name.

    It is ``clock`` if a person's time was up and the game's default was played (`Game.limit`).
    `budget` is the bot's number of worlds, if it was smaller than the table's.
    """

    seat: int
    action: str
    by: str = PERSON
    budget: int | msgspec.UnsetType = msgspec.UNSET

    @property
    def bot(self) -> str:
        """The name of the bot that decided; empty if it was not a bot."""
        return "" if self.by in (PERSON, CLOCK) else self.by


class Agreed(msgspec.Struct, frozen=True, tag="agreed", tag_field="r", omit_defaults=True):
    """A person asks to end the match between two deals; `end` false withdraws that.

    The match ends when the last person asks.  Nobody waits for the seats in `away`.
    """

    seat: int
    end: bool = True
    away: tuple[int, ...] = ()


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="r"):
    """A person resigns for good: the bot `by` plays on, or if `by` is empty the match ends now."""

    seat: int
    by: str = ""


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back", tag_field="r", omit_defaults=True):
    """A person takes its last decision back: of the deal's actions, only the first `to` stand.

    Everybody else is a bot, or the person at seat `by`, who was to act, gives the last action back.
    The number of actions leaves out those that were taken back before.
    """

    seat: int
    to: int
    by: int = -1

    @property
    def line(self) -> str:
        """The line of a sealed log."""
        agreed = f" {self.by}" if self.by >= 0 else ""
        return f"{self.seat} {TAKE_BACK} {self.to}{agreed}"


Record: TypeAlias = Dealt | Played | Agreed | Resigned | TakenBack


class Decided(NamedTuple):
    """An action that may be written down, and its code, so that nobody has to parse it again."""

    record: Played
    code: int


Waiting = Literal["deal", "play", "over"]


class Tried(msgspec.Struct, frozen=True):
    """The result of trying a seat's actions: the position, None if they end its turn.

    `moves` are the cards that the last action moves, `facts` what its game says of it.
    """

    view: Any
    legal: tuple[LegalAction, ...]
    moves: tuple[Move, ...]
    facts: Mapping[str, str]


class RaceQuestion(NamedTuple):
    """A question to a seat in a race: the answers, and the `seq` since which it stands."""

    since: int
    codes: list[int]


class Table:
    """One match in progress.

    `seq` counts the deals, the actions, the decisions taken back, and an early end.  `waiting` says
    what comes next: a pack (``deal``), an action of seat `seat` (``play``), or nothing (``over``).
    If a deal lets others act, too (`Deal.may_act`), the first record counts.  `persons` are the
    seats that must agree to end the match early, by default all; bots agree to anything.  They move
    when seats are drawn.  `agreed` are the persons who have agreed since the last deal.  A person
    may resign: a bot plays on, unless it was the last person.  *name* is the name of the match for
    bots (`Told.match`).
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        dealer: int = 0,
        *,
        persons: Iterable[int] | None = None,
        name: str = "",
    ) -> None:
        game.check_seats(seats, options)
        self.game = game
        arguments.seat(dealer, seats, "dealer")
        self.match = game.match_type(game, options, seats, dealer=dealer)
        there = range(seats) if persons is None else persons
        if not isinstance(there, AbstractSet):
            there = arguments.row(there, "persons")
        self.persons = frozenset(arguments.seat(seat, seats, "persons") for seat in there)
        self.agreed: frozenset[int] = frozenset()
        self.seq = 0
        self.acted = dict[int, int]()  # `seq` after the last record of each seat in this deal
        self.waiting: Waiting = "deal"
        self.has_races = game.deal_type.may_act is not Deal.may_act
        self.has_limits = type(game).limit is not Game.limit
        self.racing: dict[int, list[RaceQuestion]] = {}  # the questions of each seat in a race
        self.memory = Memory(game, name)

    @property
    def seat(self) -> int:
        """The seat to act, or -1; in a race others may be quicker (`may_act`)."""
        return self.match.deal.seat if self.waiting == "play" else -1

    @property
    def taken_back(self) -> int:
        """The decisions that a person took back alone: any make the match a practice match."""
        return sum(it.taken_back for it in self.memory.courses)

    @property
    def limit(self) -> Limit | None:
        """The time limit of the decision that is due, or None."""
        if not self.has_limits or self.waiting != "play":
            return None
        return self.game.limit(self.match.deal)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: one, or several in a race."""
        if self.waiting != "play":
            return ()
        deal = self.match.deal
        if not self.has_races:
            return (deal.seat,)
        return tuple([seat for seat in range(self.match.seats) if deal.may_act(seat)])

    @property
    def secret(self) -> bool:
        """Whether seats decide without knowing of each other now, so that nobody may signal."""
        if self.waiting != "play":
            return False
        return self.game.is_secret(self.match.deal) or len(self.actors) > 1

    def may_act(self, seat: int) -> bool:
        """Return whether a seat may act now."""
        return arguments.whole(seat, "seat") in self.actors

    def deal_for(self, seat: int) -> Deal:
        """Return the deal as it is when a seat that may act does so."""
        deal: Deal = self.match.deal
        if seat != deal.seat:
            deal = deal.clone()
            deal.give_turn(seat)
        return deal

    # -- deciding ------------------------------------------------------------

    def decide_play(
        self,
        seat: int,
        action: str | int,
        at: int | None = None,
        by: str = PERSON,
        budget: int | msgspec.UnsetType = msgspec.UNSET,
    ) -> Decided:
        """Return the record and the code of a seat's action, which is a text or a code.

        *at* is the `seq` that the seat saw when it decided, if known; in a race it may be an older
        one if the action was legal then, too.  *by* and *budget* go into the record.  Raises
        `MatchOver`, `StaleMove`, `WrongSeat`, `NotationError` or `IllegalAction`; nothing changes
        either way.
        """
        self.refuse_turn(seat, at, question=0)
        deal = self.deal_for(seat)
        code = self.game.parse(deal, action) if isinstance(action, str) else action
        self.refuse_late(seat, at, code, deal)
        code = deal.check(code)
        return Decided(Played(seat, self.game.format(deal, code), by, budget), code)

    def decide_next(self, chance: Random) -> Dealt:
        """Return the record of the next pack, shuffled by *chance*.

        Before the first deal, a pack of its own draws the seats if the game does.
        """
        game, options, seats = self.game, self.match.options, self.match.seats
        pack = Pack(game.pack(options, seats))
        pack.shuffle(chance)
        seating = None
        if not self.match.number:
            seating = game.seating(options, seats, pack.to_list())
        if seating is not None:
            pack.shuffle(chance)
        return self.decide_deal(pack.to_list(), seating=seating)

    def try_out(
        self, seat: int, actions: Sequence[str], at: int | None = None, chance: int = 0
    ) -> Tried:
        """Return the result of a seat's actions, one after the other; nothing changes.

        The actions are tried on a deal in which the cards that the seat cannot know were dealt
        again (by *chance*), so the answer cannot reveal them.  Raises what `decide_play` raises,
        and `NotToTry` for a kind of action that is not in `Game.open_kinds` or that follows the end
        of the turn.  If the last action is of such a kind but has `Game.facts`, the answer holds
        only these.
        """
        deal = self.seen_by(seat, at, chance)
        moves: tuple[Move, ...] = ()
        facts: Mapping[str, str] = {}
        for number, action in enumerate(actions, 1):
            code = self.code_of(deal, seat, action)
            facts = self.game.facts(deal, code)
            if facts and number == len(actions) and not self.is_open(deal, code):
                return Tried(None, (), (), facts)
            self.refuse_hidden(deal, code)
            moves = tuple(move.for_seat(seat) for move in self.game.moves(deal, code))
            deal.step(code)
        if deal.seat != seat:
            return Tried(None, (), moves, facts)
        legal = self.game.legal_actions(deal)
        return Tried(deal.view(seat), legal, moves, facts)

    def foresee(
        self, seat: int, actions: Sequence[str], at: int | None = None, chance: int = 0
    ) -> Deal:
        """Return the deal after these actions of a seat that is to act again, as in `try_out`.

        It holds nothing that the seat cannot know.  Raises what `try_out` raises.
        """
        deal = self.seen_by(seat, at, chance)
        for action in actions:
            code = self.code_of(deal, seat, action)
            self.refuse_hidden(deal, code)
            deal.step(code)
        if deal.seat != seat:
            raise NotToTry("try_over")
        return deal

    def seen_by(self, seat: int, at: int | None, chance: int) -> Deal:
        """Return the deal of a seat that may act; cards that it cannot know are dealt again."""
        self.refuse_turn(seat, at)
        deal = self.deal_for(seat).clone()
        deal.resample(seat, Random(chance))
        return deal

    def code_of(self, deal: Deal, seat: int, action: str) -> int:
        """Return the code of an action that is legal for a seat, or raise an error."""
        if deal.seat != seat:
            raise NotToTry("try_over")
        return deal.check(self.game.parse(deal, action))

    def is_open(self, deal: Deal, code: int) -> bool:
        """Return whether the result of an action is free of hidden cards."""
        return self.game.legal_action(deal, code).kind in self.game.open_kinds

    def refuse_hidden(self, deal: Deal, code: int) -> None:
        """Raise `NotToTry` for an action whose result would only be a guess."""
        if not self.is_open(deal, code):
            raise NotToTry("try_hidden")

    def decide_deal(
        self,
        cards: Sequence[int],
        seed: int | str | None = None,
        dealer: int | None = None,
        seating: Seating | None = None,
    ) -> Dealt:
        """Return the record of the next deal; `NotationError` unless the pack is complete.

        *seed* starts the deal's own chance; by default it comes from the pack.  *dealer* is the
        first dealer, seat 0 with a *seating*; later deals ignore both.
        """
        self.refuse_over()
        if self.waiting != "deal":
            raise WrongSeat("deal_running", seat=self.seat)
        self.game.check_pack(cards, self.match.options, self.match.seats)
        seed = seed_of(cards) if seed is None else arguments.chance(seed)
        seed = seed if self.game.reshuffles else 0
        if self.match.number:
            return Dealt(tuple(cards), seed)
        if seating is not None:
            return Dealt(tuple(cards), seed, 0, seating)
        if dealer is None:
            return Dealt(tuple(cards), seed)
        return Dealt(tuple(cards), seed, arguments.seat(dealer, self.match.seats, "dealer"))

    def decide_agree(self, seat: int, end: bool = True, at: int | None = None) -> Agreed | None:
        """Return the record of a person's request to end the match now, or of its withdrawal.

        None if it changes nothing.  Raises `MatchOver`, `StaleMove`, `WrongSeat` for a seat without
        a person, and `TableError` unless the match is between two deals.
        """
        self.refuse_over()
        self.refuse_stale(at)
        if arguments.whole(seat, "seat") not in self.persons:
            raise WrongSeat("no_person", seat=seat)
        self.match.refuse_to_end()
        return None if (seat in self.agreed) == end else Agreed(seat, end)

    def decide_end(self, away: Collection[int]) -> Agreed | None:
        """Return the record that ends the match, as all persons wish except those *away*.

        None if somebody else has not asked for the end.
        """
        if self.waiting != "deal" or not self.agreed or not self.persons <= self.agreed.union(away):
            return None
        return Agreed(min(self.agreed), away=tuple(sorted(away)))

    def decide_resign(self, seat: int, by: str) -> Resigned:
        """Return the record of a person's resignation, in favour of the bot *by* or of nobody.

        Raises `MatchOver`, or `WrongSeat` for a seat without a person.
        """
        self.refuse_over()
        if arguments.whole(seat, "seat") not in self.persons:
            raise WrongSeat("no_person", seat=seat)
        return Resigned(seat, "" if self.persons == {seat} else by)

    def decide_take_back(self, seat: int, at: int | None = None) -> TakenBack:
        """Return the record with which a person takes its last decision of this deal back.

        A decision is an action that was chosen among several.  *at* may be any position since the
        seat's last record.  Raises `MatchOver`, `StaleMove`, `WrongSeat` for a seat without a
        person, and `TableError` if another person plays, no deal runs or nothing was decided.
        """
        self.refuse_over()
        if arguments.whole(seat, "seat") not in self.persons:
            raise WrongSeat("no_person", seat=seat)
        if len(self.persons) > 1:
            raise TableError("take_back_unfair")
        if self.waiting != "play":
            raise TableError("take_back_late")
        self.refuse_stale(at, self.acted.get(seat, 0))
        to = self.memory.courses[-1].last_choice(seat)
        if to < 0:
            raise TableError("take_back_none")
        return TakenBack(seat, to)

    def refuse_mistap(self, seat: int, at: int) -> None:
        """Raise an error unless a person's last action can be given back by the next to act.

        `MatchOver`, `StaleMove`, `WrongSeat`, or `TableError` if somebody else has acted, if the
        next to act is not another person, or if the action has shown a hidden card.
        """
        self.refuse_over()
        self.refuse_stale(at)
        if arguments.whole(seat, "seat") not in self.persons:
            raise WrongSeat("no_person", seat=seat)
        if self.waiting != "play" or self.acted.get(seat) != self.seq:
            raise TableError("mistap_late")
        if self.seat == seat or self.seat not in self.persons:
            raise TableError("mistap_nobody")
        if not self.memory.courses[-1].may_give_back(seat):
            raise TableError("mistap_shown")

    def decide_give_back(self, seat: int, by: int, at: int) -> TakenBack:
        """Return the record with which *by*, who is to act, gives *seat* the last action back."""
        self.refuse_mistap(seat, at)
        if by != self.seat:
            raise WrongSeat("wrong_seat", seat=by)
        return TakenBack(seat, len(self.memory.courses[-1].codes) - 1, by)

    def refuse_turn(self, seat: int, at: int | None, question: int = -1) -> None:
        """Raise `MatchOver`, `StaleMove` or `WrongSeat` unless a seat that saw *at* may act now.

        In a race the seat must have seen its last question, or with *question* 0 any since its
        first.
        """
        self.refuse_over()
        may_act = self.may_act(seat)
        asked = self.racing.get(seat)
        self.refuse_stale(at, asked[question].since if asked else None)
        if not may_act:
            raise WrongSeat("wrong_seat" if self.waiting == "play" else "no_deal", seat=seat)

    def refuse_late(self, seat: int, at: int | None, code: int, deal: Deal) -> None:
        """Raise `StaleMove` for an answer to an earlier question, unless it also fits this one.

        *deal* is the seat's own deal.
        """
        asked = self.racing.get(seat)
        if at is not None and asked and at < asked[-1].since:
            seen = [it for it in asked if it.since <= at]
            both = code in seen[-1].codes and code in asked[-1].codes
            if not both or not deal.outlasts(code):
                raise StaleMove("stale_move", at=at, seq=self.seq)

    def refuse_over(self) -> None:
        """Raise `MatchOver` once the match has ended."""
        if self.waiting == "over":
            raise MatchOver("match_over")

    def refuse_stale(self, at: int | None, since: int | None = None) -> None:
        """Raise `StaleMove` for a decision on another state than this one, or those *since*."""
        first = self.seq if since is None else since
        if at is not None and not first <= arguments.whole(at, "at") <= self.seq:
            raise StaleMove("stale_move", at=at, seq=self.seq)

    # -- applying ------------------------------------------------------------

    def apply(self, step: Record | Decided, *, telling: bool = True) -> list[Event]:
        """Carry out a decision or its record; return the events, for `Event.for_seat`.

        Without *telling* an action returns none, which saves a third of the time.
        """
        match step:
            case Decided(record, code):
                self.match.deal.give_turn(record.seat)
                return self.carry_out(record, code, telling=telling)
            case Played():
                self.match.deal.give_turn(step.seat)
                code = self.game.parse(self.match.deal, step.action)
                return self.carry_out(step, code, telling=telling)
            case Dealt():
                return self.begin(step)
            case Agreed():
                return self.agree(step)
            case Resigned():
                return self.resign(step)
            case TakenBack():
                return self.take_back(step)

    def begin(self, record: Dealt) -> list[Event]:
        """Begin the next deal."""
        self.seq += 1
        if record.dealer is not msgspec.UNSET:
            self.match.dealer = record.dealer
        events: list[Event] = []
        if record.seating is not None:
            self.match.seating = record.seating
            self.persons = record.seating.moved_all(self.persons)
            events.append(SeatsTaken(record.seating))
        self.match.start(record.cards, record.seed)
        self.memory.begin(self.match.deal, self.match.dealer)
        self.waiting, self.agreed = "play", frozenset()
        self.acted.clear()
        self.note_race(-1)
        started = DealStarted(self.match.number, self.match.dealer)
        return [*events, started, *self.game.first_notes(self.match.deal)]

    def carry_out(self, record: Played, code: int, *, telling: bool) -> list[Event]:
        """Carry out the decision of a seat, whose turn it is now."""
        self.seq += 1
        deal = self.match.deal
        events: list[Event] = []
        self.acted[record.seat] = self.seq
        self.memory.note(record.seat, code)
        if telling:
            before = deal.clone()
            events.append(action_played(self.game, deal, code, record.action))
            deal.step(code)
            events += self.game.notes(before, code, deal)
        else:
            deal.step(code)
        self.note_race(record.seat)
        return events + self.end_deal() if deal.seat < 0 else events

    def take_back(self, record: TakenBack) -> list[Event]:
        """Return to the decision that is taken back: the seat is to act again."""
        self.seq += 1
        self.memory.courses[-1].taken_back += record.by < 0
        self.acted[record.seat] = self.seq
        self.match.deal = self.memory.take_back(record.to)
        self.racing = {}
        self.note_race(-1)
        return [DecisionTakenBack(record.seat, record.to, record.by)]

    def note_race(self, actor: int) -> None:
        """Store the question of each seat that may act in a race, and those since it last acted.

        The last seat left may still answer as late as before.
        """
        if not self.has_races:
            return
        seats = self.actors
        before, self.racing = self.racing, {}
        for seat in seats:
            asked = [] if seat == actor else before.get(seat, [])
            if asked or len(seats) > 1:
                codes = self.deal_for(seat).legal()
                if not asked or asked[-1].codes != codes:
                    asked = [*asked, RaceQuestion(self.seq, codes)]
                self.racing[seat] = asked

    def end_deal(self) -> list[Event]:
        """Enter a finished deal into the match."""
        row = self.match.settle()
        self.memory.end(row, self.match.totals)
        ended = DealEnded(row.number, row.kind, row.points, row.winner)
        events: list[Event] = [ended, *self.match.notes()]
        self.waiting = "deal"
        return events + self.end_match() if self.match.over else events

    def agree(self, record: Agreed) -> list[Event]:
        """Store a request to end the match; the last one ends it."""
        changed = {record.seat}
        known = (record.seat in self.agreed) == record.end
        self.agreed = self.agreed | changed if record.end else self.agreed - changed
        wished = [] if known else [EndWished(record.seat, record.end)]
        return [*wished, *self.end_if_agreed(record.away)]

    def resign(self, record: Resigned) -> list[Event]:
        """Give a seat to a bot, or end the match, which may now be ended by agreement, too."""
        resigned = SeatResigned(record.seat, record.by)
        if record.by:
            self.persons -= {record.seat}
            return [resigned, *self.end_if_agreed()]
        self.seq += 1
        self.match.resign(record.seat)
        return [resigned, *self.match.notes(), *self.end_match()]

    def end_if_agreed(self, away: Iterable[int] = ()) -> list[Event]:
        """End the match if every person wishes it, except those who are away."""
        if not self.agreed or not self.persons <= self.agreed.union(away):
            return []
        self.seq += 1
        self.match.end_by_agreement()
        return [*self.match.notes(), *self.end_match()]

    def end_match(self) -> list[Event]:
        """Return the event with the final ranking."""
        self.waiting = "over"
        match = self.match
        self.memory.close(match.totals, match.places)
        return [MatchEnded(match.ranking, match.places, match.agreed, match.resigned)]

    def apply_all(self, records: Iterable[Record]) -> None:
        """Carry out the records of a log."""
        for record in records:
            self.apply(record, telling=False)

    # -- what a seat is told -------------------------------------------------

    def told(self, seat: int) -> Told:
        """Return what *seat* has been told in the match, apart from the state of the deal."""
        return self.memory.told(seat)

    def view(self, seat: int) -> Any:
        """Return what *seat* may see of the current deal; None before the first."""
        return self.match.deal.view(seat) if self.match.number else None

    def public(self) -> PublicView | None:
        """Return what everybody may see of the current deal; None before the first."""
        return self.match.deal.public() if self.match.number else None

    def own(self, seat: int) -> OwnView | None:
        """Return what *seat* alone may see of the current deal; None before the first."""
        return self.match.deal.own(seat) if self.match.number else None

    def legal(self, seat: int) -> tuple[LegalAction, ...]:
        """Return the legal actions of *seat*; empty unless it may act."""
        if not self.may_act(seat):
            return ()
        deal = self.deal_for(seat)
        return self.game.legal_actions(deal)

    def sheet(self, after: int = 0) -> ScoreSheet:
        """Return the score sheet without the rows of the first *after* deals."""
        return self.match.sheet(after)
