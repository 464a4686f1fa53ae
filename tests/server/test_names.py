"""Names that people give themselves: any script and emoji, nothing that hides or disturbs."""

from __future__ import annotations

import pytest

from parlour.bots import given_name
from parlour.core.lookalike import distinct, skeleton
from parlour.server.ground.errors import BadRequest
from parlour.server.ground.names import clean_name
from parlour.server.wire.protocol.client import LeaveMessage
from parlour.server.wire.protocol.server import SnapshotMessage
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of

FINE = {
    "": "nobody in particular",
    "Zoë": "a letter with its mark",
    "Nguyễn": "two marks on a letter",
    "山田　太郎": "an ideographic space",
    "葛\U000e0100城": "a chosen form of an ideograph",
    "שָׁלוֹם": "Hebrew points",
    "نيكو": "from right to left",
    "ශ්\u200dරී": "a joiner after a virama",
    "क्\u200cष": "a non-joiner after a virama",
    "น้ำ": "Thai",
    "👨\u200d👩\u200d👧\u200d👦": "a family",
    "👩🏽\u200d🚀": "a colour and a calling",
    "❤\ufe0f\u200d🔥": "a picture, chosen, joined",
    "🏳\ufe0f\u200d🌈": "a flag",
    "1\ufe0f\u20e3": "a keycap",
    "🇯🇵": "two letters that are a flag",
    "<b>&amp;": "text, not markup",
}
WRONG = {
    "\u200d": "a joiner alone",
    "\u200d\u200d\u200d": "joiners alone",
    "a\u200db": "a joiner between letters",
    "Ann\u200d": "a joiner at the end",
    "\u200b": "no width",
    "An\u200bn": "no width, inside",
    "Ann\u202e": "an override",
    "\u2066Ann": "an isolate",
    "\u061c": "a mark of direction",
    "\u3164": "a Hangul filler",
    "\u115f\u1160": "Hangul fillers",
    "Ann\uffa0": "a filler beside letters",
    "\u2800": "an empty Braille cell",
    "\ufffc": "the place of an object",
    "\U0001d159": "a note without a head",
    "A\U0001d159B": "another, inside",
    "\U00013441": "a blank among hieroglyphs",
    "\U00013442": "half of one",
    "\u00ad": "a soft hyphen",
    "\u034f": "a joiner of graphemes",
    "\u17b4": "an inherent vowel",
    "\u180b": "a selector of another script alone",
    "\ufe0f": "a selector alone",
    "a\ufe0f\ufe0f": "selectors in a row",
    "\u0301": "a mark alone",
    "Z" + "\u0335" * 4: "a pile of marks",
    "Z\u0300\u0316\u0317\u0318\u0319a": "another",
    "a \u0301": "a mark on a space",
    "two\nlines": "a line's end",
    "a\u2028b": "another",
    "\x00": "a zero",
    "\x1b[31m": "a terminal's colour",
    "\ue000": "private use",
    "\U000e0041": "a tag",
    "\ufeff": "a byte order mark",
    "\uffff": "no character",
}


@pytest.mark.parametrize("name", FINE, ids=FINE.get)
def test_names_of_any_script_and_emoji_are_fine(name: str) -> None:
    assert clean_name(f" {name} ") == clean_name(name)
    assert len(clean_name(name)) <= len(name)


@pytest.mark.parametrize("name", WRONG, ids=WRONG.get)
def test_names_that_hide_or_disturb_are_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        clean_name(name)


ALIKE = {
    "LEO": "another case",
    "Léo": "an accent",
    "L e o": "spaces",
    "Lео": "Cyrillic letters",
    "LΕΟ": "Greek letters",
    "Ｌｅｏ": "wide letters",
    "𝐋𝐞𝐨": "mathematical letters",
    "leo\ufe0e": "a selector behind it",
    "1eo": "a figure",
    "Ieo": "a capital i",
    "Le0": "a zero",
}


@pytest.mark.parametrize("name", ALIKE, ids=ALIKE.get)
def test_a_name_that_looks_like_another_is_numbered(name: str) -> None:
    assert distinct(name, ["Ann", "Leo"]) == f"{name} (2)"
    assert distinct(name, ["Leo", "leo (2)", "LEO (3)"]) == f"{name} (4)"
    assert distinct("Leo", [name]) == "Leo (2)"


@pytest.mark.parametrize("name", ["Lea", "Leon", "Leo (2)", "Leo 2", "ליאו", "Лев", "がな"])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert distinct(name, ["Leo", "かな"]) == name


def test_a_bot_is_called_like_no_person() -> None:
    assert given_name(1) == "Leo"
    assert given_name(1, ["lео"]) == "Max"
    assert given_name(1, ["LEO", "Max"]) == "Leo (2)"
    assert given_name(1, ["Leo", "Max", "Leo (2)"]) == "Leo (3)"


def names_at(server: Server, table: str) -> list[str]:
    return [seat["name"] for seat in server.ask(f"/api/tables/{table}")[1]["seats"]]


def test_people_of_one_name_are_told_apart_everywhere(start: Start) -> None:
    """In what strangers and seats are told, after a restart, and when a bot takes over."""
    server = start()
    place = server.open(game="michigan", name="Leo", seats=6, bots=[{"seat": 4, "bot": "random"}])
    others = [server.join(place.table, name) for name in ("leo", "Lео", "Max", "Max")]
    called = ["Leo", "leo (2)", "Lео (3)", "Max", "Mia", "Max (2)"]
    assert names_at(server, place.table) == called
    with Seat(server, place) as seat:
        assert isinstance(seat.now, SnapshotMessage)
        assert [it.name for it in seat.now.table.seats] == called
    server.stop()
    server.restart()
    assert names_at(server, place.table) == called
    with Seat(server, others[0]) as leaving:
        leaving.wait(lambda now: now.waiting == "play")
        leaving.send(LeaveMessage())
        end_of(leaving.line)
    assert names_at(server, place.table)[1] == "Leo (2)"  # the bot: people have both its names
    assert len({skeleton(it) for it in names_at(server, place.table)}) == 6


def test_a_repeated_request_for_a_seat_keeps_the_name(start: Start) -> None:
    server = start()
    table = server.open(name="Leo").table
    wish = {"name": "Leo", "token": "ab" * 24}
    places = [server.ask(f"/api/tables/{table}/seats", wish)[1] for _ in range(2)]
    assert [it["seat"] for it in places] == [1, 1]
    assert names_at(server, table) == ["Leo", "Leo (2)"]
