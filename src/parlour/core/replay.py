"""Replays: a match as a text file from which everything can be computed again.

A replay holds what cannot be recomputed (options, packs, actions) and each deal's result, which is
compared on loading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from . import arguments
from .errors import ParlourError, ReplayError
from .foreign import decoded
from .options import Value
from .seating import Drawing, Seating
from .standing import TAKE_BACK, Standing
from .suggest import meant

if TYPE_CHECKING:
    from .deal import Deal
    from .game import AnyGame
    from .match import AnyMatch

VERSION = 1
UNDOING = 2
"""The version of files in which decisions were taken back: older readers would not understand."""
GIVING = 3
"""The version of files in which people gave each other their last action back."""
Link = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Share = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Natural = Annotated[int, Meta(ge=0, lt=1 << 32)]
Number = Annotated[int, Meta(ge=1, lt=1 << 32)]
OUT_OF_TURN = re.compile(r"P([0-9]+) (.+)")
TAKEN_BACK = re.compile(rf"P([0-9]{{1,2}}) {TAKE_BACK} ([0-9]{{1,6}})(?: ([0-9]{{1,2}}))?")


class ReplayedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal: its pack and actions as texts, and the points per seat (empty if unfinished).

    An action by another seat than the one to act begins with its seat: ``P2 big``.  With
    ``P0 take-back 5`` a person returns to its last decision, before which five actions stand.
    With ``P0 take-back 5 1`` the person at seat 1, who was to act, gives the last action back.
    `seed` starts the deal's own chance, as a number or a hexadecimal key; by default it comes from
    the pack.
    """

    dealer: int
    deck: str
    actions: tuple[str, ...]
    points: tuple[int, ...] | None = None
    seed: int | Link | None = None


class Step(NamedTuple):
    """One step of a match that is played again.

    An ``action`` is yielded before it is carried out: `match` is as seat `seat` saw it when it
    chose `code`.  So is a decision that is ``taken_back``: then only the first `code` actions of
    the deal stand, and seat `by` agrees to that, unless all others are bots.  Other steps: a deal
    was ``dealt`` or ``scored``, all have ``agreed`` to end the match, or seat `seat` has
    ``resigned``.
    """

    what: Literal["dealt", "action", "taken_back", "scored", "agreed", "resigned"]
    match: AnyMatch
    seat: int = -1
    code: int = -1
    by: int = -1


class Resignation(msgspec.Struct, frozen=True):
    """The seat that ended the match by resigning, and the totals then."""

    seat: int
    totals: tuple[int, ...]


class ReplayedBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot that plays a seat."""

    seat: int
    bot: str
    budget: int
    """The number of worlds per decision."""
    since: int = 0
    """The number of deals and actions before its first decision."""


class SeatTip(msgspec.Struct, frozen=True):
    """The tip (hex) of a chain, and the first deal for which it counts.

    `seat` is the chair of its player, even after seats were drawn.
    """

    seat: Natural
    tip: Link
    first: Number


class SealedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The numbers (hex) that give a finished deal's pack; a share that was not given is empty.

    `shares` are in the order of the chairs.
    """

    secret: Link
    shares: tuple[Share, ...]
    log: Link
    """The log's link after the deal."""
    seated: tuple[str, ...] = ()
    """The bot of each seat when the deal began, empty for a person."""


class Came(msgspec.Struct, frozen=True):
    """The cards that came into a hand between two of the deal's actions.

    Without a `since`, they are the whole hand.
    """

    since: Natural | None
    after: Natural
    cards: tuple[str, ...]


class Budgets(msgspec.Struct, frozen=True):
    """The worlds per decision that each bot has: `most`, or `least` under load."""

    most: Natural
    least: Natural


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards that a seat was shown when a deal began, and the tips when it gave its share.

    Every other share in the deal must lead to one of these tips; otherwise it was chosen later.
    `open` are the other face-up cards when the deal began, and `came` what the seat received later.
    `given` is the share of the seat's device.  Before giving it, the device was told the `budgets`
    and the `dealing`: the place of each card of the pack, for verifiers that cannot play.  `lines`
    are the actions, and `points` those of the score sheet.
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
    """A fault that the device that kept the file found during the match."""

    code: str
    facts: Mapping[str, str | int]


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """The data that prove the packs of a match (`parlour.proof`), one of `deals` per deal.

    `chain` is the tip (hex) of the table's chain, `table` what stands for the table in the keys,
    `pack` the game's pack in its own order, and `version` that of the protocol.  `budgets` are
    those that every seal names for the bots, from version 3 on.  `drawing` is how seats were drawn,
    if they were (version 4).  The device that keeps the file adds what was `seen`, and a `flaw`
    that only it could see.
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
    """A match in a file; the `names` of the seats are for people only.

    `agreed` holds the totals if all agreed to end the match after these deals, and `resigned` the
    seat that ended it by resigning.  `prepared` marks a practice deal, whose pack was not shuffled.
    `seating` is the seating, if seats were drawn.  The seeds of the `bots` follow from the `proof`,
    or else from the `secret` (hex), and `engine` is the Parlour that played them: with these, every
    bot's move can be computed again.
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
        """The chair of each seat's player, by which shares and tips are named."""
        return range(self.seats) if self.seating is None else self.seating.order

    @property
    def taken_back(self) -> int:
        """The number of decisions that a person took back alone, in a match for practice."""
        actions = (text for deal in self.deals for text in deal.actions)
        found = map(TAKEN_BACK.fullmatch, actions)
        return sum(1 for back in found if back and back[3] is None)

    def to_text(self) -> str:
        """Return the file's text: JSON, one deal per line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def __repr__(self) -> str:
        named = f" of {', '.join(self.names)}" if self.names else ""
        return f"<{self.game} replay{named}, deals: {len(self.deals)}>"

    def write(self, path: str | PathLike[str]) -> None:
        """Write the replay to a file, from which `read`, ``parlour replay`` and ``verify`` read."""
        Path(path).write_text(self.to_text(), encoding="utf-8", newline="\n")

    @classmethod
    def read(cls, text: str | bytes) -> Replay:
        """Return the replay of a file; `ReplayError` if the file does not hold one."""
        arguments.kind(text, (str, bytes), "text")
        try:
            whole = text.removeprefix("\ufeff") if isinstance(text, str) else decoded(text)
            replay = msgspec.json.decode(whole, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ReplayError("no_replay", text=str(error)) from None
        if replay.version not in (VERSION, UNDOING, GIVING):
            raise ReplayError("replay_version", version=replay.version, known=GIVING)
        return replay

    def run(self, games: Mapping[str, AnyGame]) -> Iterator[Step]:
        """Play the match again: yield every step, each action before it is carried out.

        All steps share one match that goes on between them: clone its deal to keep a state.  Raises
        `ReplayError` where the file contradicts itself.
        """
        if self.game not in games:
            like = meant(self.game, games)
            raise ReplayError("unknown_game", game=self.game, allowed=", ".join(games), **like)
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
        """Play one deal again with all checks, and compare its dealer and points."""
        if match.dealer != record.dealer:
            raise ReplayError("replay_differs", deal=match.number + 1, what="dealer")
        seed = record.seed if game.reshuffles else None  # other games draw nothing from it
        match.start(game.read_pack(record.deck), seed)
        yield Step("dealt", match)
        deal = match.deal
        standing = Standing(game, deal)
        for move, text in enumerate(record.actions, 1):
            if back := TAKEN_BACK.fullmatch(text):
                seat, to, by = int(back[1]), int(back[2]), int(back[3] or -1)
                given = by < 0 or (deal.seat == by and standing.may_give_back(seat))
                if deal.seat < 0 or to != standing.last_choice(seat) or not given:
                    raise ReplayError("replay_take_back", deal=match.number, move=move)
                yield Step("taken_back", match, seat, to, by)
                match.deal = deal = standing.take_back(to)
                continue
            code = deal.check(game.parse(deal, take_turn(deal, text)))
            yield Step("action", match, deal.seat, code)
            standing.note(deal.seat, code)
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
        """Play the match again and return it as it ended; `ReplayError` if the file is wrong."""
        step = None
        for step in self.run(games):  # noqa: B007  the last step is used
            pass
        if step is None:
            raise ReplayError("replay_empty")
        return step.match


def take_turn(deal: Deal, text: str) -> str:
    """Give the turn to the seat written before an action; return the action's text."""
    found = OUT_OF_TURN.fullmatch(text)
    if found is None:
        return text
    deal.give_turn(int(found[1]))
    return found[2]


def names_of(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return names for people, at most one for each seat."""
    found = tuple(arguments.text(name, "names") for name in arguments.row(names, "names"))
    arguments.within(len(found), 0, seats, "names")
    return found


def replay_of_match(match: AnyMatch, names: Sequence[str] = ()) -> Replay:
    """Return the replay of a match; `ReplayError` unless `Match.play` has taken its actions."""
    game = match.game
    points = [row.points for row in match.rows]
    if match.running and match.deal.over:  # it has not been entered yet
        points.append(game.result(match.deal).points)
    deals = [
        ReplayedDeal(
            it.dealer,
            game.pack_text(it.cards),
            tuple(it.actions),
            points[place] if place < len(points) else None,
            it.seed if game.reshuffles else None,
        )
        for place, it in enumerate(match.played)
    ]
    totals = tuple(match.totals)
    found = Replay(
        VERSION,
        game.id,
        match.options.to_dict(),
        match.seats,
        tuple(deals),
        names_of(names, match.seats),
        totals if match.agreed else None,
        Resignation(match.resigned, totals) if match.resigned >= 0 else None,
        seating=match.seating,
    )
    again = found.check({game.id: game})
    if again.deal != match.deal or again.rows[: len(match.rows)] != match.rows:
        raise ReplayError("replay_not_kept", deal=again.number)
    return found
