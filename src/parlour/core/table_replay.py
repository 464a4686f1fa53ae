"""The replay of a table, made of its records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from .game import AnyGame
from .options import Value
from .replay import GIVING, UNDOING, VERSION, Replay, ReplayedBot, ReplayedDeal, Resignation
from .table import CLOCK, PERSON, Dealt, Played, Record, Resigned, Table, TakenBack


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
    """Return the replay of a table's records; *persons* are the chairs that people took.

    *budget* is that of each bot whose records do not name a smaller one; the rest is as in
    `Replay`.  *named* writes the seat before every action, as the links of a sealed log do.
    """
    table = Table(game, game.options_type.of(options), seats, dealer, persons=persons)
    deals: list[ReplayedDeal] = []
    bots: list[ReplayedBot] = []
    deciding = dict[int, tuple[str, int]]()
    pack: Sequence[int] = ()
    seed: int | str | None = None
    played: list[str] = []
    by, given = dealer, False

    def close(points: tuple[int, ...] | None) -> None:
        deals.append(ReplayedDeal(by, game.pack_text(pack), tuple(played), points, seed))
        played.clear()

    for record in records:
        if isinstance(record, Dealt):
            by = table.match.dealer if record.dealer is msgspec.UNSET else record.dealer
            pack = record.cards
            seed = record.seed if game.reshuffles else None
        elif isinstance(record, TakenBack):
            played.append(f"P{record.line}")
            given = given or record.by >= 0
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
    version = GIVING if given else UNDOING if table.taken_back else VERSION
    found = Replay(version, game.id, rules, seats, tuple(deals), tuple(names), agreed, resigned)
    told = {"bots": tuple(bots), "secret": secret, "engine": engine} if bots else {}
    return msgspec.structs.replace(found, **moved, **told)
