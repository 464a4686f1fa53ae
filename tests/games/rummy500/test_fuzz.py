"""Random deals under random options: no dead end, no card lost; and naive code says the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Any

import pytest

import parlour
from parlour.cards import twins
from parlour.cards.rng import Random
from parlour.core.codec import KIND_BITS
from parlour.core.errors import OptionError
from parlour.core.options import Value
from parlour.games.rummy500 import actions, plays, state
from parlour.pieces import jokers
from parlour.search.playout import play_random
from tests.fuzz import redealt, until_over
from tests.helpers import COMPILED, scaled, some

GAME = parlour.GAMES["rummy500"]
DISCARD, MELD = (kind >> KIND_BITS for kind in (actions.DISCARD, actions.MELD))
IN_SUITE, AT_NIGHT = 200, 20_000
LONGEST = 20_000


# Few cards, and what bears on a turn's last card: naive code tries everything.
WORDS: dict[str, tuple[Value, ...]] = {
    "packs": ("auto", "auto", 1, 2),
    "jokers_per_pack": (0, 1, 2, 2),
    "hand_size": ("auto", "auto", 1, 2, 4, 10),
    "values": ("standard", "5/10/15"),
    "ace_low_value": ("auto", 1, 5, 15),
    "going_out": ("meld_or_discard", "floating", "keep_one"),
    "final_discard_unplayable": (False, True),
    "top_take": ("free", "must_use"),
    "deep_take_use": ("meld_or_layoff", "new_meld"),
    "call_rummy": (True, True, True, False),
    "call_without_discard": (False, True),
    "call_after": ("resume", "turn"),
    "around_the_corner": (False, True),
    "min_naturals": (1, 2),
    "redicard": (False, False, True),
    "going_out_bonus": (0, 25),
    "idle_rounds": (1, 2, 10),
}


def random_rules(chance: random.Random) -> Any:
    values = {name: chance.choice(words) for name, words in WORDS.items()}
    return GAME.options(None, **values)


def random_deal(seed: int) -> tuple[Any, random.Random]:
    chance = random.Random(seed)
    while True:
        try:
            seats = chance.randint(2, 8)
            return GAME.deal(random_rules(chance), seats, seed=seed), chance
        except OptionError:
            continue  # too few cards for so many


def states(seed: int) -> Iterator[tuple[Any, random.Random]]:
    """Play a random deal, any kind of action being as likely as another; yield it every time."""
    deal, chance = random_deal(seed)
    by_kind = chance.random() < 0.5
    for legal in until_over(GAME, deal, LONGEST):
        yield deal, chance
        codes = legal
        if by_kind:
            kind = chance.choice(sorted({code >> KIND_BITS for code in codes}))
            codes = [code for code in codes if code >> KIND_BITS == kind]
        deal.play(chance.choice(codes))
    yield deal, chance


def all_cards(deal: Any) -> Counter[str]:
    """Count every card, wherever it is."""
    found = Counter[str]()
    for seat in range(deal.seats):
        found.update(deal.view(seat).hand)
    view = deal.view(0)
    found.update(view.pile)
    for meld in view.table:
        found.update("*" if card.startswith("*") else card for card in meld.cards)
    found.update(twins.name(deal.stock[i]) for i in range(deal.top, deal.end))
    return found


def check(deal: Any, chance: random.Random) -> None:
    """Check all that must hold of a state."""
    pack = GAME.pack(deal.options, deal.seats)
    assert all_cards(deal) == Counter(map(twins.name, pack))
    view = deal.view(0)
    for meld in view.table:
        code = actions.read_meld(meld.cards)
        assert jokers.is_meld(code, deal.limits)
        assert len(meld.owners) == len(meld.cards)
    for seat in range(deal.seats):
        assert Counter(view.known[seat]) <= Counter(deal.view(seat).hand)
    if not deal.over and chance.random() < 0.1:
        seat = chance.randrange(deal.seats)
        twin = redealt(GAME, deal, seat, chance.getrandbits(32))
        assert all_cards(twin) == all_cards(deal)
        play_random(twin, 1)


@pytest.mark.parametrize("block", some(range(8)))
def test_no_dead_end(block: int) -> None:
    for seed in range(block * IN_SUITE // 8, (block + 1) * IN_SUITE // 8):
        for deal, chance in states(seed):
            if chance.random() < 0.2 or deal.over:
                check(deal, chance)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_no_dead_end_at_night(block: int) -> None:
    for seed in range(block * AT_NIGHT // 20, (block + 1) * AT_NIGHT // 20):
        for deal, chance in states(1_000_000 + seed):
            if deal.over or chance.random() < 0.05:
                check(deal, chance)


# -- naive twins -----------------------------------------------------------------------------------


def all_melds(once: int, wild: int, limits: int) -> list[int]:
    """Every meld, jokers anywhere, of naturals held once and so many jokers."""
    found = []
    for suit in range(4):
        for first in range(13):
            for length in range(3, 14):
                places = [place - 13 * (place > 13) for place in range(first, first + length)]
                if first + length > 14 and not limits & jokers.CORNER:
                    continue
                base = first | length << 4 | suit << 8
                for number in range(min(wild, length) + 1):
                    for chosen in combinations(places, number):
                        code = base | sum(1 << 16 + place for place in chosen)
                        if jokers.is_meld(code, limits) and not jokers.naturals(code) & ~once:
                            found.append(code)
    for rank in range(13):
        for suits in range(16):
            for number in range(min(wild, 3) + 1):
                code = 1 << 30 | rank | suits << 4 | number << 8
                if jokers.is_meld(code, limits) and not jokers.naturals(code) & ~once:
                    found.append(code)
    return found


@pytest.mark.parametrize("corner", [False, True])
@pytest.mark.parametrize("least", [1, 2])
@pytest.mark.parametrize("wild", range(4))
def test_the_quick_answers_agree_with_all_melds(wild: int, least: int, corner: bool) -> None:
    chance = random.Random(10 * wild + least)
    limits = jokers.limits_of(least, 15, 15) | corner * jokers.CORNER
    for _ in range(scaled(36, least=3)):
        cards = chance.sample(GAME.pack(GAME.options("no_jokers"), 2), chance.randint(1, 12))
        once = sum(1 << card for card in cards)
        melds = all_melds(once, wild, limits)
        assert plays.has_meld(once, wild, limits) == bool(melds)
        natural = [jokers.naturals(meld) for meld in melds if not jokers.jokers(meld)]
        assert plays.melded(once, limits) == reduce(or_, natural, 0)
        for card in [*cards, *([63] if wild else [])]:
            sizes = [jokers.size(meld) for meld in melds if plays.contains(meld, card)]
            assert plays.smallest_with(once, wild, card, limits) == min(sizes, default=0)


def plays_of(deal: Any, cards: list[int], must: int) -> Iterator[int]:
    """Yield all melds and lay-offs that cards make, *must* among them, a turn being left or not."""
    for card in set(cards):
        for place in range(deal.melds):
            for end in range(3):
                is_run = deal.meld[place] < 1 << 30
                grown = jokers.grown(deal.meld[place], card, int(end == 2), deal.limits)
                if is_run == (end > 0) and grown and must in (-1, card):
                    yield actions.LAY | place << 8 | end << 6 | card
    once, _, wild, _ = twins.count(cards)
    for meld in all_melds(once, wild, deal.limits):
        if must < 0 or plays.contains(meld, must):
            yield actions.MELD | meld


def every_play(deal: Any) -> list[int]:
    """Return all melds and lay-offs that the acting seat may begin with, a turn left or not."""
    found = plays_of(deal, twins.members(*deal.cards_of(deal.seat)), deal.must)
    return [code for code in found if not deal.must_meld or code >> KIND_BITS == MELD]


def every_call(deal: Any) -> list[int]:
    """Return all calls that the discard pile offers, whatever the caller holds."""
    pile, to_call = deal.on_pile(), actions.CALL_MELD - actions.MELD
    return [
        code + to_call | index << actions.INDEX_BITS
        for index, card in enumerate(pile)
        for code in plays_of(deal, pile[index:], card)
    ]


def leaves_turn(deal: Any, code: int) -> bool:
    """Return whether a play can be followed by others and a discard to the end of the turn."""
    twin, seat = deal.clone(), deal.seat
    twin.step(code)
    if twin.over:
        return bool(deal.options.going_out != "keep_one")
    return twin.seat != seat or can_end(twin)


def can_end(deal: Any) -> bool:
    """Return whether the acting seat can end its turn."""
    discards = [code for code in deal.legal() if code >> KIND_BITS == DISCARD]
    return bool(discards) or any(leaves_turn(deal, code) for code in every_play(deal))


@pytest.mark.parametrize("seed", some(range(24)))
def test_D2_D3_discards_are_taken_if_that_leaves_a_turn(seed: int) -> None:
    """Few cards, by trying everything."""
    for deal, _ in states(6_000 + seed):
        held = len(deal.view(deal.seat).hand) if not deal.over else 0
        if deal.view(0).phase == "DRAW" and held + deal.pile_size <= 7:
            for index in range(deal.pile_size):
                is_top = index == deal.pile_size - 1
                code = actions.TAKE if is_top else actions.DEEP | index << actions.INDEX_BITS
                twin = deal.clone()
                twin.step(code)
                assert deal.accepts(code) == can_end(twin), GAME.format(deal, code)


@pytest.mark.parametrize("seed", some(range(24)))
def test_C1_C4_all_that_the_pile_offers_can_be_called(seed: int) -> None:
    """Small piles, by trying everything."""
    for deal, _ in states(7_000 + seed):
        if deal.view(0).phase == "PLAY" and deal.pile_size < 6:
            for code in deal.legal():
                twin = deal.clone()
                twin.step(code)
                if code >> KIND_BITS == DISCARD and not twin.over:
                    asked = deal.calls and every_call(twin)
                    assert (twin.view(0).phase == "CALL") == bool(asked)
        elif deal.view(0).phase == "CALL" and deal.pile_size <= 6:
            for code in every_call(deal):
                left = not deal.call_is_turn or leaves_turn(deal, code)
                assert deal.accepts(code) == left, GAME.format(deal, code)


@pytest.mark.parametrize("seed", some(range(24)))
def test_E1_a_play_is_legal_if_it_leaves_a_turn(seed: int) -> None:
    """In small hands, by trying everything."""
    for deal, _ in states(5_000 + seed):
        if deal.view(0).phase == "PLAY" and len(deal.view(deal.seat).hand) <= 5:
            assert can_end(deal)
            for code in every_play(deal):
                assert deal.accepts(code) == leaves_turn(deal, code), GAME.format(deal, code)


@pytest.mark.parametrize("seed", some(range(24)))
def test_11_a_redeal_is_a_function_of_what_the_seat_knows(seed: int) -> None:
    """From any two deals that look alike to a seat the same seed makes the same deal."""
    for deal, chance in states(8_000 + seed):
        if deal.over or chance.random() < 0.3:
            seat = chance.randrange(deal.seats)
            first, second = deal.clone(), deal.clone()
            second.resample(seat, Random(seed))
            for twin in (first, second):
                twin.resample(seat, Random(seed + 1))
            assert whole(first) == whole(second)


def whole(deal: Any) -> list[object]:
    """All of a deal."""
    return [*(deal.view(seat) for seat in range(deal.seats)), deal.left_in_stock()]


@pytest.mark.skipif(COMPILED, reason="a constant of compiled code cannot be changed")
@pytest.mark.parametrize("seed", some(range(24)))
def test_D3_E1_the_search_alone_finds_what_the_acting_seat_can_hold(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "REDEAL_TRIES", 0)
    for deal, _ in states(9_000 + seed):
        if deal.view(0).phase == "PLAY":
            seat = (deal.seat + 1) % deal.seats
            twin = redealt(GAME, deal, seat, seed)
            assert all_cards(twin) == all_cards(deal)
            assert can_end(twin) if len(twin.view(deal.seat).hand) <= 4 else twin.legal()


def test_C1_O_call_without_discard_a_turn_that_leaves_a_call_opens_a_window() -> None:
    """After each turn of deals in which seats float, with a discard or without."""
    chance, floats = random.Random(12), 0
    for number in range(80):
        if number >= scaled(80) and floats:
            break
        after = chance.choice(["resume", "turn"])
        rules = GAME.options("floating", call_without_discard=True, call_after=after, hand_size=3)
        deal: Any = GAME.deal(rules, chance.randint(2, 4), seed=chance.getrandbits(32))
        while not deal.over:
            turn = deal.seat, deal.view(0).phase
            deal.play(deal.legal()[-1] if chance.random() < 0.7 else chance.choice(deal.legal()))
            now = deal.seat, deal.view(0).phase
            if turn[1] == "PLAY" and not deal.over and now != turn:
                phase = "CALL" if deal.offers_call() else "DRAW"
                assert now == ((turn[0] + 1) % deal.seats, phase)
                floats += not deal.view(turn[0]).hand
    assert floats


def test_a_code_with_a_stray_bit_is_not_the_same_action() -> None:
    for deal, _ in states(77):
        for code in deal.legal()[:20]:
            action = actions.CODEC.decode(code)
            assert actions.CODEC.encode(action) == code
            for bit in range(64):
                try:
                    other = actions.CODEC.decode(code ^ 1 << bit)
                except ValueError:
                    continue
                assert other != action
                assert actions.CODEC.encode(other) == code ^ 1 << bit
