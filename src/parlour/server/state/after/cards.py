"""The cards of one match for another: a prepared table deals the same packs, to compare results.

Its bots are the same, and its seats are free where people sat.  It ends with its last pack, if the
rules do not end it before.  Its packs are not sealed, and its result counts nowhere else.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from .... import bots
from ....core.deal import seed_of
from ....core.game import AnyGame
from ...ground import tokens
from ...ground.config import Config
from ...ground.errors import TooMuch
from ...ground.names import clean_name
from ...store.records import GivenCards, GivenDeal, Opened
from ...wire.protocol.http import (
    BookMatchInfo,
    BotSeatInfo,
    CardsResultInfo,
    DailyMessage,
    OpenTableMessage,
)
from ..facts import seat_infos
from ..opening import terms_of
from ..prepared import cards_of, secret_of

if TYPE_CHECKING:
    from ..room import Room

MAX_GIVEN = 20  # tables that get the cards of one match


def refuse_cards(room: Room, deal: int | None = None) -> None:
    """Raise ``NotNow`` or ``TooMuch`` unless a match has cards for another table (`cards_of`)."""
    cards_of(room.opened, room.name, room.table.match, deal)
    if len(room.prepared.gave) >= MAX_GIVEN:
        raise TooMuch("many_given", most=MAX_GIVEN)


def prepared_table(
    room: Room, seat: int, config: Config, chance: Random, deal: int | None = None
) -> Opened:
    """Return the opening of a table with the cards of a room's finished deals, for a *seat*.

    Or only with those of one *deal*.  Everybody who opens one gets the same: the bots' seeds follow
    from those of the match, too.
    """
    before, usual = room.opened, bots.usual(room.game)
    given = cards_of(before, room.name, room.table.match, deal)
    sitting = [
        BotSeatInfo(seat, it.bot or usual)
        for seat, (chair, it) in enumerate(zip(room.chairs, room.seats, strict=True))
        if chair not in room.persons
    ]
    return Opened(
        game=before.game,
        preset=before.preset,
        options=before.options,
        seats=before.seats,
        bots=sitting,
        first_dealer=given.dealer,
        budget=config.bot_budget,
        least=min(config.bot_least, config.bot_budget),
        secret=secret_of(before, given),
        name="",
        token_hash=tokens.digest(tokens.new_token(chance)),
        engine=bots.engine(before.game),
        seat=seat,
        quiet=before.quiet,
        pace=before.pace,
        gathers=True,
        clock=before.clock,
        absent=room.absence.absent,
        practice=True,
        vacant=True,
        given=given,
    )


def deal_of_day(game: AnyGame, table: str, day: str, config: Config, chance: Random) -> Opened:
    """Return the deal of a day, as the first record of the log *table*, at which nobody sits."""
    wanted = OpenTableMessage(game.id, others=bots.usual(game))
    terms = terms_of(game, wanted, config, chance)
    rules = game.options_type.of(terms["options"])
    cards = tokens.shuffled(game.pack(rules, terms["seats"]), chance)
    deals = [GivenDeal(tuple(cards), seed_of(cards))]
    return Opened(
        game=game.id,
        name="",
        token_hash=tokens.digest(tokens.new_token(chance)),
        engine=bots.engine(game.id),
        practice=True,
        vacant=True,
        given=GivenCards(table, deals, terms["first_dealer"], day),
        **terms,
    )


def seated_today(daily: Opened, wanted: DailyMessage, token: str, config: Config) -> Opened:
    """Return the opening of somebody's own table with the deal of the day."""
    return replace(
        daily,
        name=clean_name(wanted.name),
        portrait=wanted.portrait,
        token_hash=tokens.digest(token),
        engine=bots.engine(daily.game),
        budget=config.bot_budget,
        least=min(config.bot_least, config.bot_budget),
        vacant=False,
    )


def cards_result(room: Room, deals: int, first: int = 1) -> CardsResultInfo:
    """Return what each seat has made of some deals of a match, from the *first* on."""
    those = slice(first - 1, first - 1 + deals)
    rows, courses = room.table.match.rows[those], room.table.memory.courses[those]
    infos = seat_infos(room, {})
    return CardsResultInfo(
        names=[it.left or it.name for it in infos],
        bots=[it.kind == "bot" and it.left is None for it in infos],
        points=[sum(row.points[seat] for row in rows) for seat in range(len(infos))],
        first=first,
        deals=len(rows),
        taken_back=sum(it.taken_back for it in courses),
    )


def result_of_day(it: BookMatchInfo) -> CardsResultInfo:
    """Return a result of the deal of a day, as its book has it."""
    return CardsResultInfo(
        names=[seat.left or seat.name for seat in it.seats],
        bots=[seat.bot is not None and seat.left is None for seat in it.seats],
        points=[seat.total for seat in it.seats],
        first=1,
        deals=len(it.seats[0].points),
        taken_back=int(it.practice),
    )
