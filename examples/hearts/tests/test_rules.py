"""A test for each rule of Hearts, by its id in rules/hearts.md."""

from __future__ import annotations

import random
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from parlour_hearts import GAME
from parlour_hearts.deal import HeartsDeal

from parlour import GAMES, IllegalAction, NotationError, OptionError, bots, simulate
from parlour.cards.rng import Random
from parlour.core import rulebook, texts
from parlour.core.errors import CarryError
from parlour.rl import encoder
from tests.server.test_texts import wanted
from tests.test_rl import checksum

PLAY = "H: 5c 9d 2h Ks ¦ P: 2d Jc 4h 3s ¦ P: 8c 8h Qs Qd ¦ P: Tc Jh Kh As ¦ W: (P1) 3c 4c 6c 7c"


def played(deal: HeartsDeal, *actions: str) -> HeartsDeal:
    for action in actions:
        deal.play(GAME.parse(deal, action))
    return deal


def legal(deal: HeartsDeal) -> list[str]:
    return [GAME.format(deal, code) for code in deal.legal()]


def refused(deal: HeartsDeal, action: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as error:
        played(deal, action)
    for language in texts.languages():
        assert "{" not in error.value.say(language)
    return error.value.code, error.value.rule


def position(text: str, **options: Any) -> HeartsDeal:
    told = " ".join(f"{name}={value}" for name, value in options.items())
    return GAME.position(f"{text} ¦ opt: {told}" if told else text)


def lone(hands: str, turn: int = 0, **options: Any) -> HeartsDeal:
    """Return a position of one card each; P3 has taken all the cards that *hands* does not name."""
    given = hands.split()
    pack = GAME.pack_text(GAME.pack(GAME.options(), 4)).split()
    rest = [card for card in pack if card not in given]
    text = f"H: {given[0]}" + "".join(f" ¦ P: {card}" for card in given[1:])
    return position(f"{text} ¦ W: (P3) {' '.join(rest)} ¦ turn=P{turn}", **options)


def test_the_game_is_registered() -> None:
    assert GAMES["hearts"] is GAME
    assert "hearts" in list(GAMES)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_H1_1_three_to_five_play(seats: int) -> None:
    with pytest.raises(OptionError) as error:
        GAME.deal(seats=seats, seed=1)
    assert error.value.rule == "H1.1"


@pytest.mark.parametrize(
    ("seats", "removed", "out", "each"),
    [
        (3, "twos", {"2d"}, 17),
        (3, "diamonds", {"2d"}, 17),
        (4, "twos", set(), 13),
        (5, "twos", {"2d", "2c"}, 10),
        (5, "diamonds", {"2d", "3d"}, 10),
    ],
)
def test_H1_2_cards_are_left_out(seats: int, removed: Any, out: set[str], each: int) -> None:
    options = GAME.options(removed=removed)
    pack = GAME.pack_text(GAME.pack(options, seats)).split()
    whole = {rank + suit for rank in "23456789TJQKA" for suit in "cdhs"}
    assert whole - set(pack) == out
    assert GAME.deal(options, seats, seed=1).view(0).counts == (each,) * seats


def test_H2_1_cards_are_dealt_one_at_a_time() -> None:
    pack = GAME.pack(GAME.options(), 4)
    deal = GAME.deal(cards=pack, dealer=0)
    assert deal.view(1).hand[:2] == ("2c", "6c")
    assert deal.seat == 1


@pytest.mark.parametrize(
    ("seats", "aims"), [(3, [1, 2, 0]), (4, [1, 3, 2, 0]), (5, [1, 4, 2, 3, 0])]
)
def test_H3_1_cards_go_to_each_in_turn(seats: int, aims: list[int]) -> None:
    for before, aim in enumerate([*aims, *aims]):
        deal = GAME.deal(seats=seats, seed=1, carry=(before,))
        view = deal.view(0)
        assert view.pass_to == (aim or -1)
        assert (view.phase == "PASS") == bool(aim)
    left = GAME.options(passing="left", passed_cards=2)
    assert GAME.deal(left, seats, seed=1, carry=(2,)).view(0).pass_to == 1
    assert GAME.deal(GAME.options(passing="none"), seats, seed=1).view(0).phase == "PLAY"
    with pytest.raises(CarryError):
        GAME.deal(seed=1, carry=(-1,))


def test_H3_2_cards_are_exchanged_together_and_in_secret() -> None:
    deal = GAME.deal(seed=5, dealer=3)
    own = list(deal.view(0).hand)
    assert refused(deal, "play 2c") == ("hearts_pass_first", "H3.2")
    assert refused(deal, "pass 2c" if "2c" not in own else "pass 3d") == ("not_in_hand", "H3.1")
    played(deal, *(f"pass {card}" for card in own[:3]))
    assert deal.view(0).given == tuple(own[:3])
    assert deal.view(1).given == deal.view(1).got == ()
    assert deal.view(1).chosen == (3, 0, 0, 0)
    before = {seat: set(deal.view(seat).hand) for seat in range(4)}
    while deal.view(0).phase == "PASS":
        deal.play(deal.legal()[0])
    assert set(own[:3]) <= set(deal.view(1).hand)
    assert deal.view(1).got == tuple(own[:3])
    assert before[0] < set(deal.view(0).hand)
    assert deal.view(0).counts == (13,) * 4
    assert refused(deal, f"pass {deal.view(deal.seat).hand[0]}") == ("hearts_not_now", "H3.2")


def test_H3_2_a_seat_knows_where_its_passed_cards_are() -> None:
    deal = played(GAME.deal(seed=5, dealer=3))
    while deal.view(0).phase == "PASS":
        deal.play(deal.legal()[-1])
    rng = Random(1)
    found = Counter[str]()
    for _ in range(40):
        twin = deal.clone()
        twin.resample(0, rng)
        assert set(deal.view(0).given) <= set(twin.view(1).hand)
        assert set(twin.view(2).given) <= set(twin.view(3).hand)
        assert set(twin.view(3).given) == set(deal.view(3).given)  # the own cards show it
        found.update(twin.view(2).given)
    assert len(found) > 10


def test_H4_1_the_lowest_club_is_led_first() -> None:
    for seats, first in ((3, "2c"), (4, "2c"), (5, "3c")):
        deal = GAME.deal(GAME.options("no_passing"), seats, seed=3)
        assert legal(deal) == [f"play {first}"]
        other = next(card for card in deal.view(deal.seat).hand if card != first)
        assert refused(deal, f"play {other}") == ("hearts_lead_first", "H4.1")


def test_H4_2_suit_is_followed_and_the_highest_card_takes() -> None:
    deal = position(f"{PLAY} ¦ turn=P1")
    played(deal, "play Jc")
    assert legal(deal) == ["play 8c"]
    assert refused(deal, "play Qs") == ("hearts_follow_suit", "H4.2")
    played(deal, "play 8c", "play Tc", "play 5c")
    assert deal.view(0).last is not None
    assert deal.seat == 1
    assert deal.view(0).tricks == (0, 2, 0, 0)
    played(deal, "play 2d", "play Qd")
    assert legal(deal) == ["play Jh", "play Kh", "play As"]
    played(deal, "play Kh")
    assert [it.suit for it in deal.view(0).voids[3]] == ["d"]


FIRST = "H: 2c 9d 2h Qs ¦ P: 2d Jd 4h 3s ¦ P: Th 8h Jh Qh ¦ P: 5h Tc Kh As ¦ turn=P0"


def first_trick(**options: Any) -> HeartsDeal:
    deal = GAME.deal(GAME.options(passing="none", **options), seed=1)
    hands = {0: "2c 9d 2h Qs", 1: "2d Jd 4h 3s", 2: "Th 8h Jh Qh", 3: "5h Tc Kh As"}
    held = [sum(1 << _number(card) for card in hands[seat].split()) for seat in range(4)]
    deal.put({"hand": held, "seat": 0, "leader": 0})
    return deal


def _number(card: str) -> int:
    return GAME.read_pack(card)[0]


def test_H4_3_no_points_go_to_the_first_trick() -> None:
    deal = played(first_trick(), "play 2c")
    assert legal(deal) == ["play 2d", "play Jd", "play 3s"]
    assert refused(deal, "play 4h") == ("hearts_first_trick", "H4.3")
    played(deal, "play 2d")
    assert len(legal(deal)) == 4  # nothing but hearts
    assert "play 4h" in legal(played(first_trick(clean_first_trick=False), "play 2c"))


def test_H4_4_hearts_are_not_led_before_they_are_broken() -> None:
    deal = position(f"{PLAY} ¦ turn=P1")
    assert "play 4h" not in legal(deal)
    assert refused(deal, "play 4h") == ("hearts_not_broken", "H4.4")
    played(deal, "play 2d", "play Qd", "play Kh", "play 9d", "play 8h")
    assert deal.view(0).broken
    only = lone("3h 4h 5d 6d", turn=0)
    assert legal(only) == ["play 3h"]  # nothing else
    queen = f"{PLAY} ¦ turn=P1"
    for option, breaks in ((False, False), (True, True)):
        deal = played(position(queen, queen_breaks=option), "play 3s", "play Qs")
        assert deal.view(0).broken == breaks


def test_H4_4_the_leader_of_an_unbroken_heart_has_nothing_else() -> None:
    text = "H: 2h 3h ¦ P: 4d 5d ¦ P: 6d 7d ¦ P: 8d 9d ¦ W: (P1) 3c 4c 6c 7c ¦ turn=P0"
    deal = played(GAME.position(text), "play 2h")
    assert [it.suit for it in deal.view(1).voids[0]] == ["c", "d", "s"]


def test_H5_1_hearts_and_the_queen_count_against_a_player() -> None:
    rest = "W: (P3) 2h 3h 4h 5h ¦ W: (P2) 6h 7h 8h 9h"
    deal = GAME.position(f"H: Qs ¦ P: Ks ¦ P: Th ¦ P: Jh ¦ {rest} ¦ turn=P0")
    played(deal, "play Qs", "play Ks", "play Th", "play Jh")
    assert [deal.score(seat) for seat in range(4)] == [0, -15, -4, -4]
    assert GAME.result(deal).winner == 0


@pytest.mark.parametrize("seed", range(5))
def test_H5_1_what_is_told_adds_up_to_the_result(seed: int) -> None:
    deal, chance, told = GAME.deal(seed=seed), random.Random(seed), [0] * 4
    while not deal.over:
        code, before = chance.choice(deal.legal()), deal.clone()
        deal.play(code)
        for note in GAME.notes(before, code, deal):
            told = [a + b for a, b in zip(told, note.chips or [0] * 4, strict=True)]
    assert told == list(GAME.result(deal).points)


@pytest.mark.parametrize(
    ("moon", "points"),
    [("others", [-26, -26, -26, 0]), ("self", [0, 0, 0, 26]), ("none", [0, 0, 0, -26])],
)
def test_H5_2_taking_all_points_shoots_the_moon(moon: str, points: list[int]) -> None:
    deal = lone("2d 3d 4d Ad", turn=0, moon=moon)
    played(deal, "play 2d", "play 3d", "play 4d", "play Ad")
    assert [deal.score(seat) for seat in range(4)] == points
    assert GAME.result(deal).kind == ("counted" if moon == "none" else "moon")


def test_H6_1_and_H6_2_the_match_ends_at_the_target_and_the_fewest_win() -> None:
    match = GAME.match(GAME.options("short"), 4, seed=3)
    chance = random.Random(1)
    while not match.over:
        aim = match.deal.aim
        assert aim == (1, 3, 2, 0)[len(match.rows) % 4]
        while not match.deal.over:
            match.deal.play(chance.choice(match.deal.legal()))
        assert min(match.totals) > -50
        match.advance()
    assert min(match.totals) <= -50
    assert match.totals[match.ranking[0]] == max(match.totals)


# -- positions, texts, the bot ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"{PLAY} ¦ turn=P1 ¦ G: (P0) 5c", "G"),
        (f"{PLAY} ¦ turn=P1 ¦ V: (P0) d", "V"),
        (f"{PLAY} ¦ turn=P1 ¦ L: (P0) 3c 4c 6c 7c", "L"),
        (f"{PLAY} ¦ turn=P1 ¦ L: (P0)", "L"),
        ("H: 2d ¦ P: 3d ¦ P: 4d ¦ P: 5d", "T"),
        ("phase=PASS ¦ before=3", "phase"),
        ("phase=PASS ¦ turn=P1", "G"),
        (
            "H: ?10 ¦ P: ?10 ¦ G: (P3) 5h Kh 5s ¦ n=5 ¦ phase=PASS ¦ dealer=P2 ¦ turn=P4 ¦ for=P3",
            "G",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, fault: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.position(text)
    assert (error.value.code, error.value.facts["text"]) == ("hearts_bad_position", fault)


@pytest.mark.parametrize("language", texts.languages())
def test_every_text_and_rule_is_there(language: str) -> None:
    text = files("parlour_hearts").joinpath(f"texts/{language}.ftl").read_text("utf-8")
    own = [it for it in FluentResource(text).body if isinstance(it, Message)]
    known = {it.id.name for it in own}
    known |= {f"{it.id.name}.{each.id.name}" for it in own for each in it.attributes}
    assert {f"hearts-{it}" for it in wanted(GAME)} <= known
    for error in re.findall(r'"(hearts_\w+)"', sources()):
        assert f"refused-{error}" in known
    for kind in re.findall(r'Noted\("(\w+)"', sources()):
        assert f"hearts-note-{kind}" in known
    rules = rulebook.rules("hearts", language)
    for option in GAME.options_type.fields():
        assert f"O-{option.name}" in rules
        assert set(option.rules) <= set(rules)


def sources() -> str:
    return "\n".join(
        it.read_text("utf-8") for it in files("parlour_hearts").iterdir() if it.name[-3:] == ".py"
    )


def test_the_bot_plays_better_than_chance_and_says_why() -> None:
    assert bots.names("hearts") == ["steady", "random"]
    found = simulate(GAME, bots=["steady", "random", "random", "random"], deals=40, mirrored=True)
    assert found.points[0].mean > -4 > found.points[1].mean
    bot = bots.create("steady", "hearts")
    for seats in (3, 4, 5):
        deal = GAME.deal(seats=seats, seed=seats)
        while not deal.over:
            seen = deal.seen_by(deal.seat)
            found_code = bots.advise(bot, seen, 100, 1)
            assert found_code.reason is not None
            for language in texts.languages():
                assert "{" not in found_code.reason.say("hearts", language)
            deal.play(found_code.code)


def test_the_encoder_writes_the_same_bytes_in_both_builds() -> None:
    assert encoder("hearts").spelled(GAME.codec.read("pass Qs")) == ("pass", "Qs")
    assert checksum("hearts") == 1636493462
