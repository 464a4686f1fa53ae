"""Tables and replays written when presets and bots were called otherwise come back as they were."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from parlour import GAMES, Replay, bots
from parlour.core.game import AnyGame
from parlour.core.table import Dealt, Played
from parlour.server.state.duty import Duty
from parlour.server.state.facts import info_of
from parlour.server.store.records import Happened, Opened
from parlour.server.tables import history
from parlour.server.wire.protocol.client import PlayMessage
from parlour.server.wire.protocol.http import BotSeatInfo
from parlour.server.wire.protocol.server import encode

FORMER = [(game, former) for game in GAMES.values() for former in game.former_presets]
named = pytest.mark.parametrize(
    ("game", "former"), FORMER, ids=[f"{game.id}-{former}" for game, former in FORMER]
)


def log_of(game: AnyGame, preset: str, bot: str) -> list[bytes]:
    """Return the log of a table with one bot, dealt once and played by nobody."""
    rules: Any = game.options(preset)
    seats = game.usual_seats(rules)
    opened = Opened(
        game=game.id,
        preset=preset,
        options=rules.to_dict(),
        seats=seats,
        bots=[BotSeatInfo(seat, bot) for seat in range(1, seats)],
        first_dealer=0,
        budget=1000,
        secret="00" * 32,
        name="Zoë",
        token_hash="",
    )
    pack = random.Random(7).sample(game.pack(rules, seats), len(game.pack(rules, seats)))
    return [encode(opened), encode(Happened(Dealt(tuple(pack), 1)))]


@named
def test_a_log_with_former_names_is_a_table_with_the_present_ones(
    game: AnyGame, former: str
) -> None:
    room = history.restore("table", log_of(game, former, "heuristic"))
    info = info_of(room, {})
    assert info.preset == game.former_presets[former]
    assert {seat.bot for seat in info.seats[1:]} == {"steady"}


@named
def test_a_bot_with_its_former_name_still_moves(game: AnyGame, former: str) -> None:
    room = history.restore("table", log_of(game, former, "heuristic"))
    while room.duty is not Duty.BOT:
        text = room.table.legal(room.table.seat)[0].text
        move = room.decide(room.table.seat, PlayMessage(str(room.seq), room.seq, text))
        assert move is not None
        room.apply(*move)
    name, budget, seed = room.bot
    deal = room.table.match.deal
    code = bots.create(name, game.id).choose(deal.seen_by(deal.seat), budget, seed)
    entry, code = room.decide_bot(code, budget)
    assert isinstance(entry.record, Played)
    assert entry.record.by == "steady"
    room.apply(entry, code)


@named
def test_a_replay_of_such_a_log_comes_out(game: AnyGame, former: str) -> None:
    replay = history.replay("table", log_of(game, former, "heuristic"))
    again = Replay.read(msgspec.json.encode(replay))
    assert again.check(GAMES).number == 1
    assert again.names[1] == "steady"
