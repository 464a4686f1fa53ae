"""Replays: a match as a text file from which everything can be computed again.

A replay holds what cannot be recomputed (options, packs, actions) and, per deal, the result, which
is compared on loading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from . import arguments
from .deal import Deal
from .errors import ParlourError, ReplayError
from .foreign import decoded
from .game import AnyGame
from .match import AnyMatch
from .options import Value
from .seating import Drawing, Seating
from .table import CLOCK, PERSON, Dealt, Played, Record, Resigned, Table

VERSION = 1
Link = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Share = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Natural = Annotated[int, Meta(ge=0, lt=1 << 32)]
Number = Annotated[int, Meta(ge=1, lt=1 << 32)]
OUT_OF_TURN = re.compile(r"P([0-9]+) (.+)")


class ReplayedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal: the pack's text, every action's text, and the points per seat (none if unfinished).

    An action of another seat than the one that was to act has that seat before it: ``P2 big``.
    `seed` is that of the deal's own chance, a number or a key (hex); by default it comes from the
    pack.
    """

    dealer: int
    deck: str
    actions: tuple[str, ...]
    points: tuple[int, ...] | None = None
    seed: int | Link | None = None


class Step(NamedTuple):
    """One step of a match that is played again.

    An ``action`` comes before it is carried out: `match` stands as seat `seat` saw it when it chose
    `code`.  A deal has just been ``dealt`` or ``scored``, or all have ``agreed`` to end the match,
    or seat `seat` has ``resigned``.
    """

    what: Literal["dealt", "action", "scored", "agreed", "resigned"]
    match: AnyMatch
    seat: int = -1
    code: int = -1


class Resignation(msgspec.Struct, frozen=True):
    """Who gave the match up, and the totals then."""

    seat: int
    totals: tuple[int, ...]


class ReplayedBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot that plays a seat."""

    seat: int
    bot: str
    budget: int
    """How many worlds it may look at."""
    since: int = 0
    """After how many deals and actions it began to."""


class SeatTip(msgspec.Struct, frozen=True):
    """The tip (hex) of a chain, and from which deal on it counts.

    `seat` is the chair of its player, also after seats were drawn for.
    """

    seat: Natural
    tip: Link
    first: Number


class SealedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deal's pack follows from, once it is over (hex); an empty share is one not given.

    `shares` are in the order of the chairs.
    """

    secret: Link
    shares: tuple[Share, ...]
    log: Link
    """The log's link after it."""
    seated: tuple[str, ...] = ()
    """The bot of each seat when the deal began, empty for a person's."""


class Came(msgspec.Struct, frozen=True):
    """The cards that came into a hand after some actions and until after others of the deal.

    Where there is no `since`, that is all of the hand.
    """

    since: Natural | None
    after: Natural
    cards: tuple[str, ...]


class Budgets(msgspec.Struct, frozen=True):
    """How many worlds each bot may look at for a decision: `most`, or `least` under load."""

    most: Natural
    least: Natural


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat was shown: its hand when a deal began, and the tips when it gave its share.

    Another share in the deal must lead to one of these tips: one that came later was chosen.
    `open` are the other cards that lay open when the deal began, `came` what it was given later.
    `given` is the share that the seat's device gave; before that it was told the `budgets` and the
    `dealing`, which says where each place of the pack goes, for verifiers that cannot play.
    `lines` are the actions, and `points` what the score sheet showed.
    """

    deal: Number
    seat: Natural
    hand: tuple[str, ...]
    tips: tuple[SeatTip, ...] | None = None
    open: tuple[str, ...] = ()
    came: tuple[Came, ...] = ()
    given: Share = ""
    budgets: Budgets | None = None
    dealing: str = ""
    lines: tuple[str, ...] | None = None
    points: tuple[int, ...] | None = None


class Flaw(msgspec.Struct, frozen=True):
    """What the device that kept a file found wrong while the match was played."""

    code: str
    facts: Mapping[str, str | int]


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What makes the packs of a match checkable (`parlour.proof`): one of `deals` for each deal.

    `chain` is the tip (hex) of the table's chain, `table` what stands for the table in the keys,
    `pack` the game's in its own order, `version` that of the protocol.  `budgets` are those that
    every seal names for the bots, from version 3 on.  `drawing` is how seats were drawn for, if
    they were (version 4).  What was `seen`, and a `flaw` that only the
    device could see, is noted by whoever keeps the file.
    """

    table: str
    chain: Link
    pack: str
    tips: tuple[SeatTip, ...]
    deals: tuple[SealedDeal, ...]
    seen: tuple[Seen, ...] = ()
    version: Number = 1
    budgets: Budgets | None = None
    flaw: Flaw | None = None
    drawing: Drawing | None = None


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match on file; `names` of the seats are for people and mean nothing.

    `agreed` are the totals where all agreed to end the match after these deals; `resigned` says by
    whom it was given up; `prepared`, that its pack was not shuffled but prepared, to learn the game
    by.  `seating` says who sits where if seats were drawn for.  From the `proof`, or else the
    `secret` (hex), follow the seeds of the `bots`, and `engine` is the Parlour that they belong to:
    with these, every move of theirs can be computed again.
    """

    version: int
    game: str
    options: Mapping[str, Value]
    seats: int
    deals: tuple[ReplayedDeal, ...]
    names: tuple[str, ...] = ()
    agreed: tuple[int, ...] | None = None
    resigned: Resignation | None = None
    prepared: bool = False
    bots: tuple[ReplayedBot, ...] = ()
    secret: str = ""
    engine: str = ""
    proof: Proof | None = None
    seating: Seating | None = None

    @property
    def chairs(self) -> Sequence[int]:
        """For each seat the chair of its player, by which shares and tips are named."""
        return range(self.seats) if self.seating is None else self.seating.order

    def to_text(self) -> str:
        """Return the file's text: JSON, one deal per line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def read(cls, text: str | bytes) -> Replay:
        """Return the replay of a file; `ReplayError` if it is none."""
        arguments.kind(text, (str, bytes), "text")
        try:
            whole = text.removeprefix("\ufeff") if isinstance(text, str) else decoded(text)
            replay = msgspec.json.decode(whole, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ReplayError("no_replay", text=str(error)) from None
        if replay.version != VERSION:
            raise ReplayError("replay_version", version=replay.version, known=VERSION)
        return replay

    def run(self, games: Mapping[str, AnyGame]) -> Iterator[Step]:
        """Play the match again: yield every step, each action before it is carried out.

        It is one match that goes on between the steps: clone its deal to keep a state.  Raises
        `ReplayError` where the file does not come out as it says.
        """
        if self.game not in games:
            raise ReplayError("unknown_game", game=self.game, allowed=", ".join(games))
        game = games[self.game]
        dealer = self.deals[0].dealer if self.deals else 0
        try:
            options = game.options_type.of(self.options)
            match = game.match_type(game, options, self.seats, dealer=dealer)
            match.seating = self.seating
            for record in self.deals:
                yield from self.run_deal(match, game, record)
            if self.agreed is not None:
                match.end_by_agreement()
                yield self.run_end(Step("agreed", match), self.agreed)
            if self.resigned is not None:
                match.resign(self.resigned.seat)
                step = Step("resigned", match, self.resigned.seat)
                yield self.run_end(step, self.resigned.totals)
        except ReplayError:
            raise
        except (ParlourError, ValueError) as error:
            raise ReplayError("replay_refused", text=str(error)) from error

    def run_deal(self, match: AnyMatch, game: AnyGame, record: ReplayedDeal) -> Iterator[Step]:
        """Play one deal again, checked, and compare who deals and what it is worth."""
        if match.dealer != record.dealer:
            raise ReplayError("replay_differs", deal=match.number + 1, what="dealer")
        seed = record.seed if game.reshuffles else None  # nothing is drawn from it elsewhere
        match.start(game.read_pack(record.deck), seed)
        yield Step("dealt", match)
        deal = match.deal
        for text in record.actions:
            code = deal.check(game.parse(deal, take_turn(deal, text)))
            yield Step("action", match, deal.seat, code)
            deal.step(code)
        if deal.seat < 0:
            row = match.settle()
            if record.points != row.points:
                raise ReplayError("replay_differs", deal=row.number, what="points")
            yield Step("scored", match)
        elif record.points is not None:
            raise ReplayError("replay_differs", deal=match.number, what="points")

    def run_end(self, step: Step, totals: tuple[int, ...]) -> Step:
        """Compare the totals at an early end."""
        if totals != tuple(step.match.totals):
            raise ReplayError("replay_differs", deal=step.match.number, what=step.what)
        return step

    def check(self, games: Mapping[str, AnyGame]) -> AnyMatch:
        """Play the match again and return it as it ended; `ReplayError` if it does not come out."""
        step = None
        for step in self.run(games):  # noqa: B007  the last one is wanted
            pass
        if step is None:
            raise ReplayError("replay_empty")
        return step.match


def take_turn(deal: Deal, text: str) -> str:
    """Give the turn to the seat that is written before an action; return the action's text."""
    found = OUT_OF_TURN.fullmatch(text)
    if found is None:
        return text
    deal.give_turn(int(found[1]))
    return found[2]


def replay_of(
    game: AnyGame,
    options: Mapping[str, Value],
    seats: int,
    records: Iterable[Record],
    dealer: int = 0,
    names: Sequence[str] = (),
    persons: Iterable[int] | None = None,
    *,
    budget: int = 0,
    secret: str = "",
    engine: str = "",
    named: bool = False,
) -> Replay:
    """Return the replay of a table's records; *persons* by the chairs that they took.

    Who decided an action is in its record; *budget* is what each bot had where that does not say
    less, and the rest is as in `Replay`.  *named* has the seat written before every action, as the
    links of a sealed log have it.
    """
    table = Table(game, game.options_type.of(options), seats, dealer, persons=persons)
    deals: list[ReplayedDeal] = []
    bots: list[ReplayedBot] = []
    deciding = dict[int, tuple[str, int]]()
    pack: Sequence[int] = ()
    seed: int | str | None = None
    played: list[str] = []
    by = dealer

    def close(points: tuple[int, ...] | None) -> None:
        deals.append(ReplayedDeal(by, game.pack_text(pack), tuple(played), points, seed))
        played.clear()

    for record in records:
        if isinstance(record, Dealt):
            by = table.match.dealer if record.dealer is msgspec.UNSET else record.dealer
            pack = record.cards
            seed = record.seed if game.reshuffles else None
        elif isinstance(record, Played):
            seat, action = record.seat, record.action
            in_turn = seat == table.seat and not named
            played.append(action if in_turn else f"P{seat} {action}")
            who = record.by, budget if record.budget is msgspec.UNSET else record.budget
            if record.by != CLOCK and who != deciding.get(seat, (PERSON, budget)):
                deciding[seat] = who
                bots.append(ReplayedBot(seat, *who, table.seq))
        running = table.waiting == "play"
        table.apply(record)
        if isinstance(record, Resigned) and running and table.waiting == "over":
            close(None)
        if isinstance(record, Played) and table.waiting != "play":
            close(table.match.rows[-1].points)
    if table.waiting == "play":
        close(None)
    match, totals = table.match, tuple(table.match.totals)
    moved = {} if match.seating is None else {"seating": match.seating}
    agreed = totals if match.agreed else None
    resigned = Resignation(match.resigned, totals) if match.resigned >= 0 else None
    rules = match.options.to_dict()
    found = Replay(VERSION, game.id, rules, seats, tuple(deals), tuple(names), agreed, resigned)
    told = {"bots": tuple(bots), "secret": secret, "engine": engine} if bots else {}
    return msgspec.structs.replace(found, **moved, **told)
