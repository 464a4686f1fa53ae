"""The information of each seat in gin rummy (rules §11), and the limits of a re-deal."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from parlour.cards.cards import PACK_52, collect, members, number
from parlour.games.gin import deal as engine
from parlour.games.gin.view import KINDS, PHASES
from parlour.pieces import melds
from tests.games.gin.playing import GAME, OTHER, hand, legal, outcome, phase, play, position
from tests.hands import cards_of
from tests.helpers import (
    COMPILED,
    Player,
    random_deal,
    random_pack,
    scaled,
    states,
    stream,
)

LOW = f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c 9h ¦ {OTHER}"


# -- the view --------------------------------------------------------------------------------------


def test_11_hands_are_seen_by_their_owner_alone() -> None:
    for seed in range(scaled(40)):
        for deal in states(GAME, "10/20", seed):
            for seat in (0, 1):
                view = deal.view(seat)
                assert set(view.hand) == set(deal.view(seat).hand)
                if view.knocker < 0:
                    assert view.hands == (None, None)
                    assert view.melded == ((), ())
                assert len(view.hand) == view.counts[seat]


def test_11_a_draw_from_the_stock_is_private_and_a_take_is_public() -> None:
    deal = position(f"H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d ¦ {OTHER} ¦ D: 9h ¦ phase=DRAW")
    (drawn,) = GAME.moves(deal, GAME.parse(deal, "stock"))
    (taken,) = GAME.moves(deal, GAME.parse(deal, "take"))
    assert drawn.for_seat(0).card in {"Ac", "Kc"}
    assert drawn.for_seat(1).card is None
    assert taken.for_seat(1).card == "9h"
    play(deal, "take", "discard Qd")
    assert deal.view(1).known == (("9h",), ())
    assert deal.view(1).thrown == (("Qd",), ())


def test_11_what_is_known_of_a_hand_ends_with_its_discard() -> None:
    deal = position(f"H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d ¦ {OTHER} ¦ D: 9h ¦ phase=DRAW")
    play(deal, "take", "discard Qd", "stock", "discard Ks", "stock", "discard 9h")
    assert deal.view(1).known == ((), ())
    assert deal.view(1).thrown == (("Qd", "9h"), ("Ks",))


def test_11_the_knockers_arrangement_is_seen_before_anything_is_laid_off() -> None:
    deal = play(position(LOW, opt="layoff=manual arrange=manual"), "knock 9h")
    assert deal.view(1).shown == ()
    play(deal, legal(deal)[0])
    for seat in (0, 1):
        view = deal.view(seat)
        assert view.shown == (("8c", "8d", "8h"), ("Jd", "Qd", "Kd"), ("4s", "5s", "6s"))
        assert view.unmatched == ("2c",)
        assert view.hands[1] is None
    play(deal, "finish")
    assert deal.view(0).hands[1] == deal.view(1).hand


def test_11_both_hands_are_open_after_gin_too() -> None:
    deal = position("H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 2c ¦ O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks")
    play(deal, "knock 2c")
    assert deal.view(0).hands[1] == deal.view(1).hand
    assert deal.view(1).hands[0] == deal.view(0).hand
    assert deal.view(0).melded == (
        (("8c", "8d", "8h"), ("Jd", "Qd", "Kd"), ("4s", "5s", "6s", "7s")),
        (("9c", "Tc", "Jc"),),
    )


def test_11_hands_stay_hidden_after_a_dead_deal() -> None:
    deal = position(
        f"H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d ¦ {OTHER} ¦ D: 9h ¦ S: Kd Kh 3c ¦ phase=DRAW"
    )
    play(deal, "stock", "discard Kd")
    assert outcome(deal) == "dead"
    for seat in (0, 1):
        assert deal.view(seat).hands == (None, None)
        assert deal.view(seat).melded == ((), ())


def test_11_the_knock_limit_is_public_and_whether_one_may_knock_is_not() -> None:
    deal = position(LOW, opt="knock_limit=oklahoma")
    assert deal.view(0).knock_limit == deal.view(1).knock_limit == 10
    assert deal.view(0).deadwood != deal.view(1).deadwood
    assert deal.view(1).deadwood == melds.deadwood(cards_of(" ".join(hand(deal, 1))))


@pytest.mark.once
def test_every_phase_and_every_end_is_met() -> None:
    """A check of the random deals that the tests are made of."""
    met, ends = set(), set()
    for place, preset in enumerate(GAME.presets):
        for seed in range(100 * place, 100 * place + 40):
            for deal in states(GAME, preset, seed):
                met.add(PHASES[deal.phase])
            ends.add(GAME.result(deal).kind)
    assert met == set(PHASES)
    assert ends == set(KINDS)


# -- the cards of a deal ---------------------------------------------------------------------------


def test_every_card_is_in_exactly_one_place() -> None:
    for preset in GAME.presets:
        for seed in range(scaled(24)):
            for deal in states(GAME, preset, seed):
                table: Any = deal
                places = [*table.hand, table.laid]
                piled = [*table.on_pile(), *table.left_in_stock()]
                assert sum(cards.bit_count() for cards in places) + len(piled) == 52
                assert collect(piled) | sum(places) == collect(PACK_52)
                for seat in (0, 1):
                    assert table.known[seat] & ~table.hand[seat] == 0
                view = deal.view(0)
                assert view.result is None or sum(map(bool, (deal.score(0), deal.score(1)))) <= 1


def test_what_a_view_says_of_melds_adds_up() -> None:
    for seed in range(scaled(40)):
        for deal in states(GAME, "10/20", seed):
            for seat in (0, 1):
                view = deal.view(seat)
                melded = [card for meld in view.melds for card in meld]
                assert len(set(melded)) == len(melded)
                assert set(melded) <= set(view.hand)
                assert all(melds.is_meld(cards_of(" ".join(meld))) for meld in view.melds)
                loose = set(view.hand) - set(melded)
                assert melds.points(cards_of(" ".join(loose))) == view.deadwood


def test_a_view_shows_the_deadwood_left_by_each_possible_discard() -> None:
    told = 0
    for seed in range(scaled(40)):
        for deal in states(GAME, "10/20", seed):
            texts = set(legal(deal)) if deal.seat >= 0 else set()
            for seat in (0, 1):
                view = deal.view(seat)
                discards = seat == deal.seat and any(re.match("discard|knock", it) for it in texts)
                assert bool(view.leaves) == discards
                for card, left in zip(view.hand, view.leaves, strict=discards):
                    told += 1
                    rest = [other for other in view.hand if other != card]
                    assert left == melds.deadwood(cards_of(" ".join(rest)))
    assert told


# -- what a re-deal must respect -------------------------------------------------------------------


def kept_ten(deal: Any, rival: int) -> int:
    """The ten cards that the rival's last discard left, as far as they are told apart."""
    cards: int = deal.hand[rival] | deal.laid
    if deal.seat == rival and deal.taken >= 0:
        cards ^= 1 << deal.taken
    return cards


@pytest.mark.parametrize("preset", ["10/20", "straight", "openspiel"])
def test_K2_a_rival_without_a_knock_is_not_dealt_gin(preset: str) -> None:
    """With few cards hidden and melds everywhere, a re-deal that forgot the rule would show."""
    chance, checked = random.Random(41), 0
    for _ in range(scaled(120)):
        deal: Any = random_deal(GAME, preset, chance)
        player = Player(GAME, chance)
        while deal.seat >= 0:
            seat = chance.randrange(2)
            rival = 1 - seat
            twin: Any = deal.clone()
            twin.resample(seat, stream(chance.getrandbits(60)))
            ten = kept_ten(twin, rival)
            if deal.forced_gin and deal.thrown[rival] and ten.bit_count() == 10:
                if deal.knocker != rival:
                    assert melds.deadwood(ten) > 0
                checked += 1
            deal.play(player.choose(deal))
    assert checked > 100 or preset == "openspiel"


def test_K2_after_a_discard_the_rival_is_not_dealt_gin() -> None:
    """The rival may hold gin before the first discard; afterwards K2 would have forced a knock."""
    text = "H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d ¦ O: [5c 5d 5h 5s] [9s Ts Js] Kh Kd 8h ¦ S: Ks 7h As"
    text += " ¦ D: 6c ¦ phase=DRAW ¦ O+: 5c 5d 5h 5s 9s Ts Js"
    seen = {True: set[int](), False: set[int]()}
    for seed in range(150):
        for thrown in (True, False):
            deal = position(f"{text} ¦ O-: 3c" if thrown else text)
            deal.resample(0, stream(seed))
            seen[thrown].add(melds.deadwood(deal.hand[1]))
    assert 0 in seen[False]
    assert 0 not in seen[True]


def test_X1_a_re_deal_leaves_the_rival_a_possible_knock() -> None:
    """P1 has taken the last discard, so P1 can knock: every re-deal must allow it."""
    deal = position(
        "H: 2c 4d 6h 8s 9d Qh Ah 3s 4c 7d ¦ O: [9s 9c 9h] [Jc Qc Kc] [2d 3d] 5h 7s"
        " ¦ D: Kh ¦ S: Ad Ac As ¦ phase=DRAW",
        opt="last_discard_knock=true",
    )
    play(deal, "stock", "discard Ad", "take")
    assert phase(deal) == (1, "DISCARD")
    hands = set()
    for seed in range(scaled(200)):
        twin = deal.clone()
        twin.resample(0, stream(seed))
        assert {text.split()[0] for text in legal(twin)} == {"knock"}
        assert "Ad" in hand(twin, 1)
        hands.add(frozenset(hand(twin, 1)))
    assert len(hands) > 3


SPLIT = (  # the rival has thrown the 5s; with a third king, and without the 8h, it was gin
    "H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d ¦ O: 5c 5d 5h 9s Ts Js Kh Kd 8h As ¦ S: Ks 7h 2d Kc"
    " ¦ D: 5s ¦ phase=DRAW ¦ O+: 5c 5d 5h 9s Ts Js Kh Kd 8h"
)


@pytest.mark.parametrize(
    ("thrown", "opt", "possible"),
    [
        ("O-: 5s", "", {"As", "Ks", "7h", "2d", "Kc"}),
        ("O-: 5s", "strict_gin=true", {"As", "7h", "2d"}),
        ("O-: 5s ¦ O-+: 8h", "strict_gin=true", {"As", "Ks", "7h", "2d", "Kc"}),  # rule T4
        ("O-: 3c 5s ¦ O-+: 8h", "strict_gin=true", {"As", "7h", "2d"}),  # the discard before
        ("O-: 3c 5s ¦ O-+: 8h", "", {"As", "7h", "2d"}),  # was not a knock and left the kings
    ],
)
def test_K2_O_strict_gin_what_a_discard_proves(thrown: str, opt: str, possible: set[str]) -> None:
    deal, found = position(f"{SPLIT} ¦ {thrown}", opt=opt), set[str]()
    for seed in range(100):
        deal.resample(0, stream(seed))
        found |= hand(deal, 1) - set(deal.view(0).known[1])
    assert found == possible


def test_K2_O_strict_gin_one_of_the_cards_may_have_been_drawn_since() -> None:
    """P1 may hold a third king now, but not a fourth as well: one of them was held before."""
    text = SPLIT.replace("8h As ¦", "8h As 7h ¦").replace("Ks 7h 2d", "Ks 2d")
    text = f"{text} ¦ O-: 5s ¦ turn=P1".replace("phase=DRAW", "phase=DISCARD")
    for opt, may_have_both in (("", True), ("strict_gin=true", False)):
        deal, found = position(text, opt=opt), set[frozenset[str]]()
        for seed in range(200):
            deal.resample(0, stream(seed))
            found.add(frozenset(hand(deal, 1) - set(deal.view(0).known[1])))
        assert frozenset(("Ks", "As")) in found
        assert (frozenset(("Ks", "Kc")) in found) == may_have_both


def strict_discard(eleven: int, barred: int) -> bool:
    """Naive: whether eleven cards let a seat discard without a knock under strict_gin."""
    cards = [card for card in members(eleven) if card != barred]
    return all(melds.deadwood(eleven ^ 1 << card) > 0 for card in cards)


@pytest.mark.parametrize("last", [False, True])
def test_K2_O_strict_gin_every_discard_is_one_that_could_be_made(last: bool) -> None:
    """This holds in play and in every re-deal of the other hand."""
    chance, checked = random.Random(43), 0
    options = GAME.options(strict_gin=True, last_discard_knock=last)
    for _ in range(scaled(160)):
        deal: Any = GAME.deal(options, cards=random_pack(GAME, options, 2, chance))
        player, proofs = Player(GAME, chance), dict[int, tuple[int, int]]()
        while deal.seat >= 0:
            rival = chance.randrange(2)
            twin = deal.clone()
            twin.resample(1 - rival, stream(chance.getrandbits(60)))
            if rival in proofs and deal.seat != rival and deal.knocker != rival:
                thrown, barred = proofs[rival]
                ten = twin.hand[rival] | twin.laid
                assert strict_discard(ten | 1 << thrown, barred)
                checked += 1
            code, seat = player.choose(deal), deal.seat
            text = GAME.format(deal, code)
            if text.startswith("discard"):
                proofs[seat] = number(text.split()[1]), deal.taken
                assert strict_discard(deal.hand[seat], deal.taken)
            deal.play(code)
    assert checked > 100


def test_X1_where_only_one_hand_can_knock_it_is_found() -> None:
    """The rival has taken the last discard; one of the 66 possible hands is gin."""
    text = (
        "H: 2c 4d 6h 8s 9d Qh Ah 3s 4c 7d ¦ O: [9s 9c 9h] [Jc Qc Kc] [2h 3h 4h] 7s 5h"
        " ¦ D: Kh Ad ¦ S: Td 8c ¦ took=5h ¦ turn=P1"
    )
    deal = position(text, opt="last_discard_knock=true knock_limit=0")
    for seed in range(60):
        twin = deal.clone()
        twin.resample(0, stream(seed))
        assert [it.split()[0] for it in legal(twin)] == ["knock"]
        assert hand(twin, 1) >= {"9s", "9c", "9h", "Jc", "Qc", "Kc", "2h", "3h", "4h", "5h"}


@pytest.mark.skipif(COMPILED, reason="a constant of compiled code cannot be changed")
@pytest.mark.parametrize("opt", [{}, {"strict_gin": True}, {"knock_limit": 0}])
def test_K2_X1_the_search_alone_finds_what_the_rival_can_hold(
    opt: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "REDEAL_TRIES", 0)
    options, chance = GAME.options(last_discard_knock=True, **opt), random.Random(44)
    for _ in range(24):
        deal: Any = GAME.deal(options, cards=random_pack(GAME, options, 2, chance))
        player = Player(GAME, chance)
        while deal.seat >= 0:
            for seat in (0, 1):
                twin = deal.clone()
                twin.resample(seat, stream(chance.getrandbits(60)))
                assert twin.can_hold(1 - seat)
                assert twin.view(seat) == deal.view(seat)
                assert twin.legal()
            deal.play(player.choose(deal))


@pytest.mark.parametrize("preset", GAME.presets)
def test_11_a_redeal_is_a_function_of_what_the_seat_knows(preset: str) -> None:
    """From any two deals that look alike to a seat the same seed makes the same deal."""
    for seed in range(scaled(30)):
        for deal in states(GAME, preset, seed):
            for seat in (0, 1):
                first, second = deal.clone(), deal.clone()
                second.resample(seat, stream(seed))
                for twin in (first, second):
                    twin.resample(seat, stream(seed + 1))
                assert whole(first) == whole(second)


def whole(deal: Any) -> list[object]:
    """All of a deal."""
    return [deal.view(0), deal.view(1), deal.left_in_stock()]


def test_11_an_open_hand_is_not_dealt_again() -> None:
    deal = play(position(LOW, opt="layoff=manual"), "knock 9h")
    before = [hand(deal, seat) for seat in (0, 1)]
    deal.resample(1, stream(1))
    assert [hand(deal, seat) for seat in (0, 1)] == before
    deal.resample(0, stream(1))
    assert hand(deal, 0) == before[0]
    assert hand(deal, 1) != before[1]
    play(deal, "finish")
    done = [hand(deal, seat) for seat in (0, 1)]
    deal.resample(0, stream(2))
    assert [hand(deal, seat) for seat in (0, 1)] == done


def test_11_after_a_dead_deal_the_hidden_hand_is_dealt_again() -> None:
    deal = position(
        f"H: 2c 4d 6h 8s 9d Qd Ah 3s 4c 7d ¦ {OTHER} ¦ D: 9h ¦ S: Kd Kh 3c ¦ phase=DRAW"
    )
    play(deal, "stock", "discard Kd")
    hands = set()
    for seed in range(40):
        deal.resample(0, stream(seed))
        hands.add(frozenset(hand(deal, 1)))
    assert len(hands) > 10


def test_L1_laid_off_cards_are_no_longer_known_in_the_hand() -> None:
    text = (
        "H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] Ac 9c ¦ O: 8s 3s 7s 2c 2d 9h Tc Qh Ks 5d ¦ O+: 8s 2c"
    )
    deal = play(position(text, opt="layoff=manual"), "knock 9c", "lay 8s>T0")
    assert deal.view(0).known == ((), ("2c",))
    assert GAME.describe(GAME.position(GAME.describe(deal))) == GAME.describe(deal)
    assert deal.view(0).counts == (10, 9)
    deal = play(position(text), "knock 9c")
    assert deal.view(0).known == ((), ("2c",))
    assert deal.view(0).counts == (10, 7)
