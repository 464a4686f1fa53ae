"""A page asks what would come of its actions; nothing changes, and nobody else is told."""

from __future__ import annotations

from typing import Any

from parlour.server.wire.protocol.client import PlayMessage, TryMessage
from parlour.server.wire.protocol.server import TriedMessage, UpdateMessage
from tests.server.running import Seat, Server

NO_CALL = {"call_rummy": False}  # else the bot's first discard may ask for a call before a draw


def ask(seat: Seat, *actions: str, wish: str = "w") -> TriedMessage:
    """Return the server's answer to these tried actions."""
    seat.send(TryMessage(wish, seat.now.seq, list(actions)))
    return seat.expect(TriedMessage)


def test_what_is_tried_is_answered_and_not_done(server: Server) -> None:
    place = server.open_with_bot(game="rummy500", seats=2, options=NO_CALL)
    with Seat(server, place) as seat:
        seat.wait(lambda now: bool(now.legal))
        took = ask(seat, "take", wish="a")
        assert (took.id, took.seq, took.refusal) == ("a", seat.now.seq, None)
        then: Any = took.view
        assert len(then.hand) == len(seat.view.hand) + 1
        assert {action.kind for action in took.legal} >= {"discard"}
        discard = next(action.text for action in took.legal if action.kind == "discard")
        ended = ask(seat, "take", discard, wish="b")
        assert (ended.view, ended.legal, ended.refusal) == (None, (), None)
        # It is still the same position: the card can be taken now.
        seat.send(PlayMessage("m", seat.now.seq, "take"))
        assert seat.expect(UpdateMessage).id == "m"


def test_a_refusal_of_what_is_tried_says_why_in_the_pages_language(server: Server) -> None:
    place = server.open_with_bot(game="rummy500", seats=2, options=NO_CALL)
    with Seat(server, place, lang="ja") as seat:
        seat.wait(lambda now: bool(now.legal))
        hidden = ask(seat, "stock").refusal
        assert hidden is not None
        assert (hidden.code, hidden.text) == (
            "try_hidden",
            "結果が伏せられているので、試すことはできません。",
        )
        illegal = ask(seat, "discard 2c").refusal
        assert illegal is not None
        assert illegal.code == "r500_draw_first"
        assert illegal.rule
