"""Names that people give themselves: any script and emoji, nothing that hides or disturbs."""

from __future__ import annotations

import pytest

from parlour.server.errors import BadRequest
from parlour.server.names import clean_name

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
