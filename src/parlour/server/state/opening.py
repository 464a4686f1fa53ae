"""How a new table is set: its game, options, seats and bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypedDict

from ... import bots, proof
from ...core.game import AnyGame
from ...core.options import Options
from ...core.table import Table
from ...games import GAMES
from ..ground import tokens
from ..ground.config import Config
from ..ground.errors import BadRequest, NotNow, NotThere
from ..store.records import GivenCards, Lined, Member, Opened
from ..wire.protocol.client import TermsInfo
from ..wire.protocol.http import BotSeatInfo, OpenTableMessage
from ..wire.protocol.table import ResultInfo
from ..wire.protocol.values import Absent, OptionValue, Portrait
from .ended.next_match import NextMatch
from .gathering import Gathering
from .prepared import secret_of

LESSON_SECRET = "00" * 32
"""The same in all lessons, so that the bots do the same every time."""
LESSON_BUDGET = 1000
EVENING_S = 8 * 3600
"""Seconds from the beginning of a match within which another one belongs to the same evening."""
MAX_EVENING = 50  # results that a match tells of its evening


class OpenTerms(TypedDict):
    """How a table is set: the fields of `Opened` that do not depend on the opener."""

    preset: str | None
    options: dict[str, OptionValue]
    seats: int
    bots: list[BotSeatInfo]
    first_dealer: int
    budget: int
    least: int
    secret: str


def terms_of(game: AnyGame, wanted: OpenTableMessage, config: Config, chance: Random) -> OpenTerms:
    """Return how a table is set; ``OptionError`` or a ``RequestError`` says what is wrong."""
    if wanted.lesson:
        return lesson_terms(game, wanted)
    rules = options_of(game, wanted.preset, wanted.options)
    seats = game.usual_seats(rules) if wanted.seats is None else wanted.seats
    game.check_seats(seats, rules)
    return OpenTerms(
        preset=wanted.preset,
        options=rules.to_dict(),
        seats=seats,
        bots=seated_bots(wanted, seats, game.id),
        first_dealer=tokens.first_dealer(seats, chance),
        budget=config.bot_budget,
        least=min(config.bot_least, config.bot_budget),
        secret=tokens.new_secret(chance),
    )


def lesson_terms(game: AnyGame, wanted: OpenTableMessage) -> OpenTerms:
    """Return how the table of a game's lesson is set; ``BadRequest`` if anything else is chosen."""
    if game.lesson is None:
        raise NotThere("no_lesson", game=game.id)
    own = OpenTableMessage(
        game=wanted.game, name=wanted.name, portrait=wanted.portrait, tip=wanted.tip, lesson=True
    )
    if wanted != own:
        raise BadRequest("lesson_is_set")
    lesson = game.lesson
    return OpenTerms(
        preset=None,
        options=game.options(None, **lesson.options).to_dict(),
        seats=lesson.seats,
        bots=[BotSeatInfo(seat, lesson.bot) for seat in range(1, lesson.seats)],
        first_dealer=lesson.dealer,
        budget=LESSON_BUDGET,
        least=0,
        secret=LESSON_SECRET,
    )


def completed(
    terms: TermsInfo, before: Opened, persons: int, line: int = 0, absent: Absent = "ask"
) -> TermsInfo:
    """Return a proposal with everything that it leaves open, for at least so many *persons*.

    Without a number of seats, people in *line* get some if the game allows as many.  *absent* is
    what happens to people who are away now.
    ``OptionError`` or a ``RequestError`` says what is wrong.
    """
    if terms.cards:
        same = (before.game, before.preset, before.options, before.seats)
        terms = TermsInfo(*same, terms.others, terms.order, terms.clock, True, terms.absent)
    game = find_game(terms.game)
    rules = options_of(game, terms.preset, terms.options)
    if terms.seats is not None:
        seats = terms.seats
    else:
        usual = before.seats if game.id == before.game else game.usual_seats(rules)
        possible = [it for it in game.seats_for(rules) if it >= persons]
        wanted = min(persons + line, max(possible, default=0))
        enough = [it for it in possible if it >= wanted]
        seats = min(enough, key=lambda it: abs(it - usual), default=usual)
    game.check_seats(seats, rules)
    if seats < persons:
        raise NotNow("too_few_seats", seats=seats, persons=persons)
    others = bots.find(terms.others, game.id) if terms.others else bots.usual(game)
    clock = before.clock if terms.clock is None else terms.clock
    told = (game.id, terms.preset, rules.to_dict(), seats, others, terms.order, clock)
    return TermsInfo(*told, terms.cards, terms.absent or absent)


class Occupant(NamedTuple):
    """A seat's occupant when a match is over; the key is empty for bots."""

    name: str
    token_hash: str
    bot: str
    portrait: Portrait
    house: str


def following(
    before: Opened,
    table: str,
    seats: Sequence[Occupant],
    line: Sequence[Lined],
    terms: TermsInfo,
    agreed: NextMatch,
    result: ResultInfo,
    quiet: bool,
    opener: int,
    gathering: Gathering,
    given: GivenCards | None,
    config: Config,
    chance: Random,
    now: int,
) -> tuple[Opened, list[int]]:
    """Return the opening of the match after *table*, and the new seat of each seat, or -1.

    People who play again sit as the proposal says.  People in *line* have the other seats, and bots
    the rest; the line of the next match has those without a seat.  The *opener* (a seat) stays it.
    With *given* cards the match is practice.
    """
    game, count, again = find_game(terms.game), terms.seats or len(seats), agreed.again
    places = places_of(terms, len(seats), agreed)
    sits = {seat: place for place, seat in enumerate(places) if seat in again}
    free = [place for place in range(count) if place not in sits.values()]
    new = dict(zip(free, line, strict=False))
    again_at = {
        place: Member(
            place,
            seats[seat].name,
            seats[seat].token_hash,
            agreed.tips.get(seat, ""),
            seats[seat].portrait,
            seats[seat].house,
        )
        for seat, place in sits.items()
    }
    new_at = {
        place: Member(place, it.name, it.token_hash, it.tip, it.portrait)
        for place, it in new.items()
    }
    sitting = sorted((again_at | new_at).items())
    sitting.sort(key=lambda it: it[0] != sits.get(opener))
    first, *rest = [it for _, it in sitting]
    kept = {place: seats[it].bot for place, it in enumerate(places) if it >= 0}
    if game.id != before.game:
        kept = {}
    others = terms.others or bots.usual(game)
    evening = before.evening if now - before.at < EVENING_S else []
    opened = Opened(
        game=game.id,
        preset=terms.preset,
        options=terms.options,
        seats=count,
        bots=[BotSeatInfo(place, kept.get(place) or others) for place in free if place not in new],
        first_dealer=given.dealer if given else tokens.first_dealer(count, chance),
        budget=config.bot_budget,
        least=min(config.bot_least, config.bot_budget),
        secret=secret_of(before, given) if given else tokens.new_secret(chance),
        name=first.name,
        token_hash=first.token_hash,
        portrait=first.portrait,
        house=first.house,
        engine=bots.engine(game.id),
        root="" if given else tokens.new_secret(chance),
        tip=first.tip,
        sealing=proof.VERSION,
        seat=first.seat,
        members=rest,
        home=before.home or table,
        evening=[*evening, result][-MAX_EVENING:],
        at=now,
        quiet=quiet,
        pace=gathering.pace,
        line=[*line[len(free) :]],
        locked=gathering.locked,
        clock=terms.clock or 0,
        absent=terms.absent or before.absent,
        practice=given is not None,
        given=given,
    )
    return opened, [sits.get(seat, -1) for seat in range(len(seats))]


def result_of(table: Table, names: list[str], practice: bool = False) -> ResultInfo:
    """Return the result of a finished match; nobody has won practice, or one that ended early."""
    sheet = table.sheet()
    counts = not (practice or sheet.agreed or sheet.resigned >= 0 or table.taken_back)
    won = [seat for seat, place in enumerate(sheet.places) if counts and place == 1]
    return ResultInfo(table.game.id, names, won)


def places_of(terms: TermsInfo, seats: int, agreed: NextMatch) -> list[int]:
    """Return the old seat behind each new one, or -1 for a new bot's.

    Lots are hashes of the tips of all players' chains, which no server can choose, and of a
    player's own.  The lowest one sits first.
    """
    places, count = [*range(seats)], terms.seats or seats
    while len(places) > count:  # bots and absent people give way, the last ones first
        places.remove(max(it for it in places if it not in agreed.again))
    places += [-1] * (count - len(places))
    if terms.order == "rotate":
        return [places[-1], *places[:-1]]
    if terms.order == "draw":
        tips = agreed.tips
        everybody = "".join(sorted(tips.values()))
        lots = {it: f"{everybody}{tips.get(it, '')}{it}".encode() for it in places}
        return sorted(places, key=lambda it: proof.digest("parlour/lot/1", lots[it]))
    return places


def find_game(name: str) -> AnyGame:
    """Return the game with this name; ``NotThere`` if it does not exist."""
    if name not in GAMES:
        raise NotThere("unknown_game", game=name, allowed=", ".join(GAMES))
    return GAMES[name]


def options_of(game: AnyGame, preset: str | None, changes: dict[str, OptionValue]) -> Options:
    """Return the options of a preset with changes; ``OptionError`` says what is wrong."""
    defaults: Options = game.options(preset)
    return defaults.of({**defaults.to_dict(), **changes})


def seated_bots(wanted: OpenTableMessage, seats: int, game: str) -> list[BotSeatInfo]:
    """Return the bots and their seats; ``BadRequest`` for the opener's seat or one given twice."""
    found = {}
    for place in wanted.bots:
        if not 0 < place.seat < seats or place.seat in found:
            raise BadRequest("bad_bot_seat", seat=place.seat)
        found[place.seat] = bots.find(place.bot, game)
    if wanted.others is not None:
        other = bots.find(wanted.others, game)
        found = {seat: found.get(seat, other) for seat in range(1, seats)}
    return [BotSeatInfo(seat, bot) for seat, bot in found.items()]
