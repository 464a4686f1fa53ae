"""The generated description of the protocol is whole, and what it describes is what is spoken."""

from __future__ import annotations

import json
import pkgutil
import subprocess
import sys
from importlib import import_module
from typing import Any

import msgspec
import pytest

import parlour
from parlour import server as server_package
from parlour.core.game import AnyGame
from parlour.pieces import trick_view
from parlour.server.http.schema import document, view_document
from tests.server.running import Server


def test_all_messages_and_views_are_described() -> None:
    schemas = document()["components"]["schemas"]
    told = set(schemas["ServerMessage"]["discriminator"]["mapping"])
    assert told == {
        "snapshot",
        "update",
        "proposal",
        "followed",
        "said",
        "hushed",
        "hands",
        "lent",
        "claim",
        "ready",
        "refused",
        "tried",
        "hinted",
        "reviewed",
        "asked_back",
        "weighed",
        "presence",
        "pong",
        "seal",
        "unsealed",
    }
    asked = set(schemas["ClientMessage"]["discriminator"]["mapping"])
    assert asked == {
        "hello",
        "play",
        "try",
        "hint",
        "review",
        "weigh",
        "next",
        "tip",
        "end",
        "fill",
        "sit",
        "make_room",
        "lock",
        "pace",
        "deal",
        "propose",
        "answer",
        "leave",
        "step_out",
        "take_back",
        "mis_tap",
        "give_back",
        "absence",
        "when_away",
        "say",
        "hidden",
        "quiet",
        "show_hand",
        "allow_watchers",
        "lend",
        "vouch",
        "lang",
        "ping",
    }
    watched = set(schemas["WatcherMessage"]["discriminator"]["mapping"])
    assert watched == {"hello", "face", "lang", "ping"}
    assert {game.view_type.__name__ for game in parlour.GAMES.values()} <= set(schemas)


def test_what_a_server_sends_and_receives_ends_in_message_or_info() -> None:
    """The database keeps the other structs; two classes only join the messages of a direction."""
    kept = ("store.records", "store.jetstream.pieces", "tables.fairness")
    programs = ("__main__", "migrations.env")
    wire: set[str] = set()
    for module in pkgutil.walk_packages(server_package.__path__, "parlour.server."):
        if not module.name.endswith((*kept, *programs)):
            for name, it in vars(import_module(module.name)).items():
                if isinstance(it, type) and it.__module__ == module.name:
                    wire |= {name} if issubclass(it, msgspec.Struct) else set()
    wire -= {"FromClient", "ToClient"}
    assert {"HelloMessage", "OpenTableMessage", "NodeMessage", "PlaceInfo", "AdminMessage"} <= wire
    assert [name for name in sorted(wire) if not name.endswith(("Message", "Info"))] == []


@pytest.mark.parametrize("game", parlour.GAMES.values(), ids=parlour.GAMES)
def test_the_parts_of_a_view_carry_the_name_of_their_game(game: AnyGame) -> None:
    family = game.view_type.__module__.split(".")[-2]
    _, parts = msgspec.json.schema_components([game.view_type], ref_template="{name}")
    own = (game.id.title(), family.title())
    pieces = {kind.__name__ for kind in vars(trick_view).values() if isinstance(kind, type)}
    assert [name for name in parts if not name.startswith(own) and name not in pieces] == []


def test_what_the_server_tells_is_complete() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("SnapshotMessage", "GinView", "ScoreSheet"):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])


def test_a_client_can_see_what_an_update_and_an_action_leave_out() -> None:
    schemas = document()["components"]["schemas"]
    assert sorted(schemas["UpdateMessage"]["required"]) == ["seq", "t", "waiting"]
    assert sorted(schemas["LegalAction"]["required"]) == ["cards", "kind", "text"]


@pytest.mark.parametrize("game", parlour.GAMES.values(), ids=parlour.GAMES)
def test_a_view_alone_is_described_as_among_all_others(game: AnyGame) -> None:
    documents: list[dict[str, Any]] = [document(), view_document(game.id)]
    whole, parts = (it["components"]["schemas"] for it in documents)
    assert game.view_type.__name__ in parts
    for name, part in parts.items():
        assert sorted(part["required"]) == sorted(part["properties"])
        assert part["properties"] == whole[name]["properties"]


def test_every_reference_leads_somewhere() -> None:
    whole = document()

    def check(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].rpartition("/")[2] in whole["components"]["schemas"]
            for value in part.values():
                check(value)
        elif isinstance(part, list):
            for value in part:
                check(value)

    check(whole)


def test_the_command_writes_the_same_document_every_time() -> None:
    command = [sys.executable, "-m", "parlour.server.http.schema"]
    texts = {subprocess.run(command, check=True, capture_output=True).stdout for _ in range(2)}
    assert len(texts) == 1
    assert json.loads(texts.pop()) == json.loads(json.dumps(document()))


def test_the_server_describes_itself(server: Server) -> None:
    status, described = server.ask("/api/schema/openapi.json")
    assert status == 200
    assert set(described["paths"]) == set(document()["paths"])
