"""Sealed matches, played in a room without a server."""

from __future__ import annotations

from parlour import bots, proof
from parlour.core.game import AnyGame
from parlour.core.options import Value
from parlour.core.replay import Replay
from parlour.server.state.room import Room
from parlour.server.store.records import Happened, LogEntry, Opened
from parlour.server.tables import history
from parlour.server.wire.protocol.client import NextMessage, PlayMessage
from parlour.server.wire.protocol.http import BotSeatInfo
from parlour.server.wire.protocol.server import UnsealedMessage, encode

TABLE = "abcdefghjkmnpqr"
ROOT = bytes(range(32))
OWN = bytes(range(100, 132))  # the root of seat 0
TIP = proof.chain(OWN, proof.SHARES).hex()


def share(k: int, root: bytes = OWN, first: int = 1) -> str:
    """Return the share of a seat's chain for a deal."""
    return proof.chain(root, proof.SHARES - (k - first + 1)).hex()


class Sealed:
    """A table at which a person with a chain sat down first, and all others are bots."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        bot: str = "random",
        tip: str = TIP,
        sealing: int = proof.VERSION,
        root: bytes = ROOT,
        least: int = 0,
        **options: Value,
    ) -> None:
        others = [BotSeatInfo(seat, bot) for seat in range(1, seats)]
        rules = game.options(None, **options).to_dict()
        self.opened = Opened(
            game.id, None, rules, seats, others, 0, 2, "5e" * 32, "", "",
            engine=bots.engine(game.id), root=root.hex(), tip=tip, sealing=sealing, least=least,
        )  # fmt: skip
        self.entries: list[LogEntry] = [self.opened]
        self.room = Room(TABLE, self.opened)

    def do(self, entry: LogEntry | None) -> None:
        """Write an entry down and apply it."""
        assert entry is not None
        self.entries.append(entry)
        self.room.apply(entry)

    def ready(self) -> None:
        """Let the person give a share."""
        self.do(self.room.decide(self.seat, NextMessage(self.room.seq, share(self.room.next_deal))))

    def deal(self) -> None:
        """Deal, with the share of the person."""
        self.ready()
        self.do(self.room.decide_deal())

    def act(self, budget: int | None = None) -> None:
        """Let the seat that is to act do something, as a bot perhaps with a lower budget."""
        room, seat = self.room, self.room.table.seat
        deal, game = room.table.match.deal, room.game
        if room.seats[seat].kind == "bot":
            name, most, seed = room.bot
            budget = most if budget is None else budget
            told = bots.told_to(bots.create(name, game.id), room.table.memory, seat)
            player = bots.load(name, game.id)
            code = bots.ask(player, game, deal, budget, seed, told=told)
            self.do(room.decide_bot(code, budget).entry)
        else:
            legal = deal.legal()
            action = game.format(deal, legal[room.seq * 7 % len(legal)])
            played = room.decide(seat, PlayMessage(f"{room.seq}", room.seq, action))
            assert played is not None
            self.do(played.entry)

    def play(self, deals: int) -> None:
        """Play so many deals, or to the end of the match."""
        room = self.room
        while room.table.waiting != "over" and len(room.table.match.rows) < deals:
            if room.table.waiting == "deal":
                self.deal()
            else:
                self.act()

    def give_up(self) -> None:
        """Let the only person break the match off."""
        self.do(Happened(self.room.table.decide_resign(self.seat, "")))

    @property
    def seat(self) -> int:
        """Where the person sits now."""
        return self.room.chairs.index(0)

    @property
    def records(self) -> list[bytes]:
        """The log."""
        return [encode(entry) for entry in self.entries]

    def replay(self) -> Replay:
        """Return the match on file."""
        return Replay.read(history.replay(TABLE, self.records).to_text())

    def unsealed(self) -> list[UnsealedMessage]:
        """Return what the page is told after each deal."""
        return history.unsealed(TABLE, self.records)
