"""The library reads cards, actions and positions as people write them, and says what was meant."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

import parlour
from parlour.core import texts
from parlour.core.errors import IllegalAction, NotationError, ParlourError
from parlour.core.game import AnyGame
from parlour.core.notation import Position, canonical, read_cards, write_cards

from .helpers import each_game, each_preset, scaled, seeded, sparse, states

GIN, ROMME, RUMMY500, LORUM, MICHIGAN = (
    parlour.GAMES[it] for it in ("gin", "romme", "rummy500", "lorum", "michigan")
)
CARD = re.compile(r"(?<![A-Za-z0-9])([A2-9TJQK])([cdhs])(?![A-Za-z0-9])")
FORMS: list[Callable[[str, str], str]] = [
    lambda rank, suit: rank.replace("T", "10") + suit,
    lambda rank, suit: rank.replace("T", "10") + "♣♦♥♠"["cdhs".index(suit)],
    lambda rank, suit: rank + suit.upper(),
    lambda rank, suit: rank.lower() + suit,
    lambda rank, suit: rank + "♣♦♥♠"["cdhs".index(suit)] + "\ufe0f",
    lambda rank, suit: "".join(chr(ord(it) + 0xFEE0) for it in rank + suit),  # wide letters
]


def as_people(text: str, chance: random.Random) -> str:
    """Return the text with each card in another form; its options stay."""
    cards, opt, options = text.partition("opt:")
    return CARD.sub(lambda card: chance.choice(FORMS)(card[1], card[2]), cards) + opt + options


@each_preset
@seeded(scaled(6))
def test_actions_and_positions_are_read_as_people_write_them(
    game: AnyGame, preset: str, seed: int
) -> None:
    chance = random.Random(seed)
    for deal in sparse(it for it in states(game, preset, seed) if not it.over):
        codes = deal.legal()
        for code in chance.sample(codes, min(len(codes), 6)):
            text = game.format(deal, code)
            assert game.parse(deal, as_people(text, chance)) == code
            word, _, rest = text.partition(" ")
            assert game.parse(deal, f"\ufeff{word.upper()} {rest}\n") == code
        position = game.describe(deal)
        written = as_people(position, chance).replace("¦", chance.choice(["|", "\n", "\r\n", "¦"]))
        assert game.describe(game.position("\ufeff" + written)) == position


@each_game
def test_packs_are_read_as_people_write_them(game: AnyGame) -> None:
    chance = random.Random(game.id)
    options = game.options()
    cards = list(game.pack(options, game.usual_seats(options)))
    chance.shuffle(cards)
    text = game.pack_text(cards)
    assert game.read_pack(as_people(text, chance)) == cards
    assert game.read_pack("\ufeff" + text.replace(" ", ", ")) == cards


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("10h 10♥ TH th T♥", "Th Th Th Th Th"),
        ("c9T H10Q ♠2A", "9c Tc Th Qh 2s As"),
        ("[10♦, J♦]", "Td Jd"),
        ("\uff2b\uff44\u3000\uff11\uff10♣", "Kd Tc"),
    ],
)
def test_lists_of_cards(written: str, cards: str) -> None:
    assert [canonical(it) for it in cards.split()] == cards.split()
    if "Th Th" in cards:
        assert [read_cards(it) for it in written.split()] == [read_cards("Th")] * 5
    else:
        assert write_cards(read_cards(written)) == cards


@pytest.mark.parametrize(
    ("game", "position", "written", "text"),
    [
        (ROMME, "H: 6c 6h 6s * 2s ¦ P: 9c", "meld [6♣ 6H *]", "meld [6c 6h *]"),
        (ROMME, "H: 10d Qd * 2s ¦ P: 9c", "MELD [10♦ *j♦ q♦]", "meld [Td *Jd Qd]"),
        (ROMME, "H: 5d' 5c 5h 2s ¦ P: 9c", "meld [5D’ c5 5♥]", "meld [5c 5d 5h]"),
        (ROMME, "H: 6h 9s ¦ P: 9c ¦ T: [3♥ 4♥ 5♥]", "lay 6H > t0", "lay 6h>T0"),
        (ROMME, "H: * 9s ¦ P: 9c ¦ T: [3h 4h 5h]", "lay *>T0.HI", "lay *>T0.hi"),
        (ROMME, "H: 4h 9s ¦ P: 9c ¦ T: [3h *4♥ 5h]", "swap 4♥>T0", "swap 4h>T0"),
        (RUMMY500, "H: 3h 4h 5h 9s ¦ P: 9c", "meld [h345]", "meld [3h 4h 5h]"),
        (RUMMY500, "H: 2c ¦ P: 9c ¦ D: 3h 4h 5h ¦ phase=DRAW", "TAKE d1", "take D1"),
        (LORUM, "H: 10♥ ¦ P: 9h ¦ n=4", "play th", "play Th"),
        (MICHIGAN, "H: 10c 3d ¦ P: 4d 5d ¦ P: 6d", "lead 10♣", "lead Tc"),
    ],
)
def test_jokers_melds_and_places(game: AnyGame, position: str, written: str, text: str) -> None:
    deal = game.position(position)
    assert game.format(deal, game.parse(deal, written)) == text


OTHER = "O: 2d 3h 6c 6d 7s Tc Jc Qh Ks As"
DISCARDS = f"H: 2c 3c 4c 5d 5h 5s Kd 9s 9h 9c Qd ¦ {OTHER} ¦ D: 7c"
LAYS = (
    "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c ¦ O: 3h 5c 6d 7s 8s 9c Tc Jc Qh Ks"
    " ¦ phase=SHOW_DEFENDER ¦ opt: layoff=manual ¦ show: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd]"
)


@pytest.mark.parametrize(
    ("game", "position", "text", "code", "meant"),
    [
        (GIN, DISCARDS, "discrad 9c", "no_action", "discard 9c"),
        (GIN, DISCARDS, "Knok kd", "no_action", "knock Kd"),
        (GIN, DISCARDS, "9c", "no_action", "discard 9c"),
        (GIN, DISCARDS, "stok", "no_action", "stock"),
        (GIN, DISCARDS, "discard 1h", "no_card", ""),
        (GIN, DISCARDS, "discard *", "not_in_pack", ""),
        (GIN, DISCARDS, "xyzzy", "no_action", ""),
        (GIN, DISCARDS, "", "no_action", ""),
        (GIN, DISCARDS, "discrad " + "9c" * 5000, "no_action", ""),
        (ROMME, "H: 6c 6h 6s 2s ¦ P: 9c", "meld 6s 6h 6c", "no_melds", "meld [6c 6h 6s]"),
        (RUMMY500, "H: 3h 4h 5h 9s ¦ P: 9c", "meld [3h 4h", "no_melds", "meld [3h 4h 5h]"),
        (LORUM, "H: 7h ¦ P: 9h", "paly 7♥", "no_action", "play 7h"),
    ],
)
def test_an_error_says_what_may_have_been_meant(
    game: AnyGame, position: str, text: str, code: str, meant: str
) -> None:
    deal = game.position(position)
    with pytest.raises(NotationError) as refused:
        game.parse(deal, text)
    error = refused.value
    assert error.code == code
    assert error.facts.get("meant", "") == meant
    for language in texts.languages():
        said = error.say(language)
        assert meant in said
        assert "refused" not in said


@pytest.mark.parametrize(
    ("position", "meant"),
    [
        (f"{DISCARDS} ¦ phse=DRAW", "phase"),
        (f"{DISCARDS} ¦ Phase=DRAW", "phase"),
        (f"{DISCARDS} ¦ tok=7c", "took"),
        (f"{DISCARDS} ¦ shwo: 7c", "show"),
        (f"{DISCARDS} ¦ xyzzy=7c", None),
    ],
)
def test_a_section_that_is_not_known_is_like_another(position: str, meant: str | None) -> None:
    with pytest.raises(NotationError) as refused:
        GIN.position(position)
    assert (refused.value.code, refused.value.facts.get("meant")) == ("no_section", meant)
    with pytest.raises(NotationError) as refused:
        Position("unopnd", flags=("unopened",))
    assert refused.value.facts["meant"] == "unopened"


def test_a_card_that_is_not_in_the_pack_is_said_to_be_none_of_it() -> None:
    lorum, gin = LORUM.position("H: 7h ¦ P: 9h"), GIN.position(DISCARDS)
    for refuse in (
        lambda: lorum.check(LORUM.parse(lorum, "play 2♥")),
        lambda: LORUM.position("H: 2h"),
        lambda: GIN.position("H: 9c *"),
        lambda: GIN.parse(gin, "knock *"),
        lambda: ROMME.position("H: 9c * ¦ P: 9c ¦ opt: jokers_per_pack=0"),
    ):
        with pytest.raises((IllegalAction, NotationError)) as refused:
            refuse()
        assert refused.value.code == "not_in_pack"
        assert "2♥" in str(refused.value) or "*" in str(refused.value) or "2h" in str(refused.value)


TABLE = "P: 9c ¦ T: [8c 8d 8s] ¦ T: [3h 4h 5h] ¦ T: [5h 6h 7h]"


@pytest.mark.parametrize(
    ("game", "position", "text", "found"),
    [
        (GIN, LAYS, "lay 8s", ["lay 8s>T0"]),
        (GIN, LAYS, "lay 7♠", ["lay 7s>T2"]),
        (GIN, LAYS, "lay 3h", []),
        (ROMME, f"H: 8h 9s ¦ {TABLE}", "lay 8H", ["lay 8h>T0", "lay 8h>T2"]),
        (ROMME, f"H: 6h 9s ¦ {TABLE}", "lay 6h", ["lay 6h>T1"]),
        (ROMME, f"H: * 9s ¦ {TABLE}", "lay *", [
            "lay *>T0", "lay *>T1.lo", "lay *>T1.hi", "lay *>T2.lo", "lay *>T2.hi",
        ]),
        (ROMME, "H: 4h 7s 7d 9s ¦ P: 9c ¦ T: [3h *4h 5h]", "swap 4h", ["swap 4h>T0"]),
        (RUMMY500, "H: 8h 9s ¦ P: 9c ¦ T: [8c 8d 8s] ¦ T: [5h 6h 7h]", "lay 8h",
         ["lay 8h>T0", "lay 8h>T1.hi"]),
        (RUMMY500, "H: 6h 9s ¦ P: 9c ¦ T: [3h 4h 5h]", "lay 6♥", ["lay 6h>T0.hi"]),
        (RUMMY500, "H: 6h 9s ¦ P: 9c ¦ T: [3h 4h 5h]", "lay 9s", []),
    ],
)  # fmt: skip
def test_a_meld_may_be_left_out_where_the_card_fits_only_one(
    game: AnyGame, position: str, text: str, found: list[str]
) -> None:
    deal = game.position(position)
    if len(found) == 1:
        assert game.format(deal, game.parse(deal, text)) == found[0]
        return
    with pytest.raises(NotationError) as refused:
        game.parse(deal, text)
    assert refused.value.code == ("which_meld" if found else "fits_no_meld")
    assert sorted(str(refused.value.facts["allowed"]).split(", ")) == (sorted(found) or [""])
    assert all(it in str(refused.value) for it in found)


@each_preset
@seeded(scaled(4))
def test_what_was_meant_tells_nothing_that_the_seat_does_not_know(
    game: AnyGame, preset: str, seed: int
) -> None:
    """Suggestions to a seat are the same in all deals that look the same to it."""
    chance = random.Random(seed)
    for deal in sparse(it for it in states(game, preset, seed) if not it.over):
        known = deal.seen_by(deal.seat)
        card = chance.choice(game.pack_text(game.pack(deal.options, deal.seats)).split())
        for text in (card, f"discrad {card}", f"lay {card}", f"meld {card}", "x", f"play* {card}"):
            assert answer(game, deal, text) == answer(game, known, text)


def answer(game: AnyGame, deal: parlour.Deal, text: str) -> object:
    """Return the action of a text, or its error."""
    try:
        return game.parse(deal, text)
    except ParlourError as error:
        return error.code, error.facts
