"""A lying server: the real one with one thing changed, which the name of a table's opener says.

It is imported by the server's process, before anything is served.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec

from parlour import proof
from parlour.core.dealing import ELSEWHERE, STOCK, places
from parlour.core.errors import TableError
from parlour.core.replay import SeatTip
from parlour.core.seating import Seating
from parlour.core.table import TakenBack
from parlour.server.state.room import Coded, Room
from parlour.server.state.seals import Seals
from parlour.server.store.records import Happened, Opened
from parlour.server.tables import history
from parlour.server.tables.connections import TableConnections
from parlour.server.tables.live import LiveTable
from parlour.server.wire.connection import Connection
from parlour.server.wire.protocol.client import PlayMessage, TableRequest
from parlour.server.wire.protocol.server import SealMessage, UnsealedMessage
from tests.server.running import PROGRAM as HONEST

PROGRAM = f"import tests.e2e.liar as liar; liar.lie()\n{HONEST}"
ACCOMPLICE = bytes(32)
TIP = proof.chain(ACCOMPLICE, proof.SHARES).hex()
UNHEARD = ("never asked", "a tip left out", "a tip that counts later", "no seals")
"""Lies of a server that waits for no share."""


def told_otherwise(name: str, text: bytes) -> bytes:
    """Return what is told instead of a message."""
    message = json.loads(text)
    if name == "no beginning" and "events" in message:
        message["events"] = [it for it in message["events"] if it["event"] != "deal_started"]
    if name == "points shown otherwise" and message.get("sheet"):
        for row in message["sheet"]["rows"]:
            row["points"].reverse()
    if name == "another seat told" and message.get("table", {}).get("seating"):
        message["seat"] = 1 - message["seat"]
    return json.dumps(message).encode()


def lie() -> None:
    """Change what tables do whose opener has the name of a lie."""
    begin, deal, move, over = Room.__init__, Room.decide_deal, Room.decide_bot, Room._unseal
    secret, told, tell = Seals.secret, history.unsealed, TableConnections.tell_update
    shares = Seals.shares
    sealed, silent = vars(Room)["seal"].fget, vars(Room)["silent"].fget
    push, attach = Connection.push, LiveTable.attach
    decide: Any = Room.decide
    openers: dict[int, str] = {}
    given_back = set[int]()
    rooms: dict[int, str] = {}
    dealt_otherwise: dict[int, tuple[int, int]] = {}

    def init(room: Room, name: str, opened: Opened) -> None:
        begin(room, name, opened)
        if room.seals is not None:
            rooms[id(room.seals)] = opened.name
            if opened.name == "a share of a bot":
                room.seals.tips.append(SeatTip(1, TIP, 1))

    def more_shares(seals: Seals) -> list[bytes]:
        none = [b""] if rooms.get(id(seals)) == "more shares than seats" else []
        return shares(seals) + none  # so many that the pack pleases

    def other_secret(seals: Seals, k: int) -> bytes:
        true = secret(seals, k)
        return proof.digest("lie", true) if k and rooms.get(id(seals)) == "another seed" else true

    def lying_deal(room: Room, *more: Any) -> Happened:
        seals, number, name = room.seals, room.next_deal, room.opened.name
        assert seals is not None
        share = bytes.fromhex(proof.chain(ACCOMPLICE, proof.SHARES - number).hex())
        if name == "a late tip":
            seals.tips.append(SeatTip(1, TIP, number))
            seals._shares[1] = share
        elif name == "a share of a bot":
            seals._shares[1] = share
        elif name == "a bot exchanged":
            room.seats[1].bot = "steady"
        elif name == "a tip replaced":
            seals.tips = [it if it.seat == 0 else SeatTip(it.seat, TIP, 1) for it in seals.tips]
            seals._shares[1] = share
        elif name == "a replayed share" and room.course is not None:
            seals._shares[0] = room.course.shares[0]
        elif name == "drawn again":
            seals._shares.clear()
        done = deal(room, *more)
        record: Any = done.record
        cards = list(record.cards)
        if name in ("a changed card", "another dealing"):
            dealer = room.table.match.dealer if record.dealer is msgspec.UNSET else record.dealer
            to = places(room.game, room.rules, len(room.seats), dealer)
            mine = to.index("0")
            hand = {card for card, place in zip(cards, to, strict=True) if place == "0"}
            other = next(i for i, card in enumerate(cards) if to[i] != "0" and card not in hand)
            cards[mine], cards[other] = cards[other], cards[mine]
            dealt_otherwise[id(room)] = mine, other
        elif name in ("another draw", "a draw kept back"):
            cards[-20:] = reversed(cards[-20:])  # the stock of gin has more
            cards[-31:-20] = reversed(cards[-31:-20])
        elif name in ("a swapped pack", "no beginning"):
            cards.sort()
        seating = record.seating
        if seating is not None and name == "seats by choice":
            seating = Seating(seating.order[::-1], seating.drawn[::-1])
        elif seating is not None and name == "another card for a seat":
            first, *others = seating.drawn
            seating = Seating(seating.order, (("As",) if first != ("As",) else ("Ah",), *others))
        elif name == "no drawing":
            seating = None
        return Happened(msgspec.structs.replace(record, cards=tuple(cards), seating=seating))

    def lying_bot(room: Room, code: int, budget: int) -> Coded | Happened:
        legal = room.table.match.deal.legal()
        if room.opened.name == "another bot move" and len(legal) > 1:
            code = next(it for it in legal if it != code)
        if room.opened.name == "a budget by the move":
            budget = 1 + room.seq % 3  # whatever plays what the server likes
        persons = room.table.persons
        if room.opened.name == "a decision taken back" and not room.table.taken_back and persons:
            with suppress(TableError):
                return Happened(room.table.decide_take_back(*persons))
        return move(room, code, budget)

    def lying_decision(room: Room, seat: int, message: TableRequest) -> Any:
        table = room.table
        if room.opened.name == "a drawn card given back" and isinstance(message, PlayMessage):
            course = table.memory.courses[-1]
            last = len(course.codes) - 1
            own = last >= 0 and seat == course.seats[last] == 1 and id(room) not in given_back
            if own and table.game.format(course.before(last), course.codes[last]) == "stock":
                given_back.add(id(room))
                return Happened(TakenBack(1, last, 0))
        return decide(room, seat, message)

    def lying_seal(room: Room) -> SealMessage | None:
        true, name = sealed(room), room.opened.name
        if true is None or name == "no seals":
            return None
        others = tuple(it for it in true.tips if it.seat != 0)
        late = tuple(msgspec.structs.replace(it, first=it.first + 1) for it in true.tips)
        changes: dict[str, dict[str, Any]] = {
            "never asked": {"due": False},
            "a tip left out": {"tips": others},
            "a tip that counts later": {"tips": late},
            "another chain later": {"chain": "77" * 32} if true.shares is not None else {},
        }
        seal: SealMessage = msgspec.structs.replace(true, **changes.get(name, {}))
        return seal

    def lying_silent(room: Room) -> bool:
        return room.opened.name not in UNHEARD and bool(silent(room))

    def lying_attach(table: LiveTable, connection: Connection) -> None:
        openers[id(connection)] = table.room.opened.name
        attach(table, connection)

    def lying_push(connection: Connection, *texts: bytes) -> None:
        name = openers.get(id(connection), "")
        push(connection, *(told_otherwise(name, text) for text in texts))

    def hidden_end(room: Room) -> None:
        before = room.unsealed
        over(room)
        name = room.opened.name
        swapped = dealt_otherwise.get(id(room))
        if swapped and name == "another dealing" and room.unsealed:
            to, (one, two) = [*room.unsealed.dealing], swapped
            to[one], to[two] = to[two], to[one]
            room.unsealed = msgspec.structs.replace(room.unsealed, dealing="".join(to))
        if name == "a draw kept back" and room.unsealed:
            hidden = room.unsealed.dealing.replace(STOCK, ELSEWHERE)
            room.unsealed = msgspec.structs.replace(room.unsealed, dealing=hidden)
        if name == "nothing unsealed":
            room.unsealed = before
        if name == "a deal dropped" and room.unsealed and room.unsealed.deal == 1:
            room.unsealed = before

    def lying_list(name: str, records: list[bytes]) -> list[UnsealedMessage]:
        opened, _ = history.read_log(records)
        found = told(name, records)
        if opened.name == "nothing unsealed":
            return []
        if opened.name == "deals reordered" and len(found) > 1:
            found = [found[1], found[0], *found[2:]]
        return found

    def lying_tell(table: TableConnections, events: Any, mover: int, move: Any, *more: Any) -> None:
        quiet = table.room.opened.name == "deals reordered"
        tell(
            table,
            events,
            mover,
            move,
            *(it for it in more if not (quiet and type(it) is UnsealedMessage)),
        )

    for owner, attribute, changed in (
        (Room, "__init__", init),
        (Room, "decide_deal", lying_deal),
        (Room, "decide_bot", lying_bot),
        (Room, "decide", lying_decision),
        (Room, "_unseal", hidden_end),
        (Seals, "secret", other_secret),
        (Seals, "shares", more_shares),
        (history, "unsealed", lying_list),
        (TableConnections, "tell_update", lying_tell),
        (LiveTable, "attach", lying_attach),
        (Connection, "push", lying_push),
        (Room, "seal", property(lying_seal)),
        (Room, "silent", property(lying_silent)),
    ):
        setattr(owner, attribute, changed)
