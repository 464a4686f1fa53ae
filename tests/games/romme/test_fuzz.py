"""Random deals under random options: no dead end, every deal ends, nothing is lost or made up."""

from __future__ import annotations

import random
import re

import pytest

import parlour
from parlour.cards import bits, cards, twins
from parlour.cards.rng import Random
from parlour.core.codec import PAYLOAD, kind_of
from parlour.core.errors import IllegalAction, NotationError
from parlour.games.romme import actions, hidden
from parlour.games.romme import deal as deal_module
from parlour.games.romme.deal import RommeDeal
from parlour.pieces import jokers
from tests.fuzz import random_rules, read_back, redealt, uneven_pack, until_over
from tests.helpers import some

from . import naive

GAME = parlour.GAMES["romme"]
LONGEST = 20_000  # decisions
UNIVERSE = [*naive.set_codes(), *naive.run_codes(2)]
PLAY = 2
SPOILERS = (
    *("staged=10", "staged=99", "took=9c", "took=*", "due=use:*", "due=play:9c", "due=meld:*"),
    *("turned=fresh", "turned=drew", "phase=CUT", "phase=DRAW", "phase=PLAY", "turn=P1"),
    *("out=P1", "closed=P0", "cutter=P0", "seen=*", "seen_at=P1", "refills=1", "refills=2"),
    *("got1: *", "got0: 9c", "shown1: 9c", "known1: *", "known0: Kc", "recycled: 9c", "idle=900"),
)


def random_deal(chance: random.Random) -> RommeDeal:
    """A deal in which somebody may be out of the match."""
    rules = random_rules(GAME, chance)
    seats = chance.choice(GAME.seats_for(rules))
    pack = uneven_pack(GAME, rules, seats, chance)
    out = [0] * seats
    if seats > 2 and chance.random() < 0.2:
        out[chance.randrange(seats)] = 1
    sitting = [seat for seat in range(seats) if not out[seat]]
    deal = RommeDeal(rules, seats)
    carry = tuple(out) if any(out) else ()
    deal.start(pack, chance.choice(sitting), seed=chance.getrandbits(64), carry=carry)
    return deal


def everything(deal: RommeDeal) -> list[int]:
    """All cards of the deal, wherever they lie."""
    found = deal.on_pile() + deal.left_in_stock()
    for seat in range(deal.seats):
        found += twins.members(*deal.hand[4 * seat : 4 * seat + 4])
    for meld in deal.meld[: deal.melds]:
        found += naive.cards_of(meld)
    return sorted(found + ([deal.last] if deal.last >= 0 else []))


def other_placements(deal: RommeDeal, chance: random.Random) -> list[int]:
    """Some codes of melds that nobody lists: jokers in the place of cards that the hand has."""
    found = []
    for code in deal.legal():
        meld = code & PAYLOAD
        if kind_of(code) == actions.MELD and not meld >> 30:
            found.append(code | 1 << 16 + (meld & 15) + chance.randrange(jokers.size(meld)))
    return found


def play_one(seed: int) -> str:
    """Play a random deal; check it at every step; return how it ended."""
    chance = random.Random(seed)
    deal = random_deal(chance)
    whole = everything(deal)
    assert whole == sorted(GAME.pack(deal.options, deal.seats))
    eager = chance.random() < 0.5
    for legal in until_over(GAME, deal, LONGEST):
        code = chance.choice(legal)
        if eager and deal.phase == PLAY:
            code = legal[0]
        for other in other_placements(deal, chance)[:2]:
            if deal.accepts(other) and chance.random() < 0.5:
                code = other
        if code in legal:
            assert GAME.parse(deal, GAME.format(deal, code)) == code
        deal.play(code)
        if kind_of(code) in (actions.MELD, actions.LAY, actions.SWAP):
            assert everything(deal) == whole
            table = deal.meld[: deal.melds]
            assert all(naive.allowed(meld, deal.limits) for meld in table), GAME.describe(deal)
            assert all(jokers.is_meld(meld, deal.limits) for meld in table)
        for seat in range(deal.seats):
            hand, known = (
                twins.members(*sets[4 * seat : 4 * seat + 4]) for sets in (deal.hand, deal.known)
            )
            assert naive.without(hand, known) is not None
    assert everything(deal) == whole
    result = GAME.result(deal)
    assert all(points <= 0 for seat, points in enumerate(result.points) if seat != result.winner)
    return result.kind


@pytest.mark.parametrize("start", some(range(0, 300, 30)))
def test_no_dead_end_and_every_deal_ends(start: int) -> None:
    endings = {play_one(seed) for seed in range(start, start + 30)}
    assert endings <= {"out", "blocked"}


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 20_000, 1_000))
def test_long_fuzz(start: int) -> None:
    for seed in range(start, start + 1_000):
        play_one(10_000_000 + seed)


@pytest.mark.parametrize("seed", some(range(60)))
def test_a_position_reads_back(seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(chance)
    for legal in until_over(GAME, deal, LONGEST):
        if chance.random() < 0.2:
            read_back(GAME, deal)
        deal.play(chance.choice(legal))


@pytest.mark.parametrize("seed", some(range(150)))
def test_a_spoiled_position_is_refused_or_can_be_played_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(chance)
    text = GAME.describe(deal)
    for _ in range(chance.randrange(80)):
        if not deal.over:
            text = GAME.describe(deal)
            deal.play(chance.choice(deal.legal()))
    word = chance.choice(SPOILERS)
    name = re.split("[=:]", word)[0]
    kept = [part for part in text.split(" ¦ ") if re.split("[=:]", part)[0] != name]
    try:
        twin = GAME.position(" ¦ ".join([*kept, word]))
    except NotationError:
        return
    assert isinstance(twin, RommeDeal)
    whole = everything(twin)
    for legal in until_over(GAME, twin, LONGEST):
        other = redealt(GAME, twin, chance.randrange(twin.seats), chance.getrandbits(64))
        assert everything(other) == whole
        twin.play(chance.choice(legal))
    assert everything(twin) == whole


@pytest.mark.parametrize("seed", some(range(80)))
def test_resample_keeps_all_that_a_seat_sees(seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(chance)
    whole = everything(deal)
    while True:
        if chance.random() < 0.1 or deal.over:
            seat = chance.randrange(deal.seats)
            twin = redealt(GAME, deal, seat, chance.getrandbits(64))
            assert everything(twin) == whole
            if deal.refills:
                drawn = [twins.members(*deal.got[4 * seat : 4 * seat + 4])]
                left = naive.without(twins.members(*deal.recycled), *drawn)
                assert left is not None
                assert naive.without(left, twin.left_in_stock()) is not None
        if deal.over:
            break
        deal.play(chance.choice(deal.legal()))


def hand_for_jokers(chance: random.Random) -> list[int]:
    """A hand of few melds and two jokers, such that where these lie makes a difference."""
    rank, start = chance.randrange(13), chance.randrange(9)
    hand = [suit << 4 | rank for suit in range(4)]
    if chance.random() < 0.3:
        hand = [start + step for step in range(chance.randint(3, 5))]
    hand += chance.sample(cards.PACK_52, chance.randint(1, 2))
    return [*hand, *[bits.JOKER] * chance.choice([1, 2, 2, 2])]


def check_a_way_to_open_is_listed(seed: int) -> tuple[bool, bool]:
    """Ask for every meld that can be written; return whether one opens, and in no usual way."""
    chance = random.Random(seed)
    hand = hand_for_jokers(chance)
    rules = {
        "open_min": chance.choice([0, 20, 30, 40, 45, 50]),
        "min_naturals": chance.choice([1, 2, 2]),
        "final_discard": chance.choice(["optional", "required"]),
        "layoff_needs_open": chance.choice(["true", "false"]),
        "around_the_corner": chance.choice(["true", "false"]),
    }
    options = " ".join(f"{name}={value}" for name, value in rules.items())
    text = f"H: {twins.write(hand)} ¦ T: [2d 3d 4d] ¦ unopened ¦ opt: {options}"
    text += f" ¦ took={twins.name(chance.choice(hand))}" * (chance.random() < 0.5)
    try:
        deal = GAME.position(text)
    except NotationError:
        return False, False
    asked = [actions.MELD | meld for meld in naive.within(UNIVERSE, hand)]
    opens = [code for code in asked if deal.accepts(code)]
    listed = [code for code in deal.legal() if kind_of(code) == actions.MELD]
    assert set(listed) <= set(opens), text
    assert bool(listed) == bool(opens), text
    while listed and not deal.view(0).opened[0]:  # and so to the end of the opening
        deal.play(chance.choice(listed))
        listed = deal.legal()
        assert listed or deal.over, text
    once, _, wild, _ = twins.count(hand)
    usual = set(jokers.melds_of(once, wild, actions.WIDEST))
    unusual = bool(opens) and not any(code & PAYLOAD in usual for code in opens)
    return bool(opens), unusual


def reshuffled(chance: random.Random) -> str:
    """A position after a refill in which nearly every card put down may have come from anywhere.

    Of each of many kinds one card was drawn and one was held; who did which is not seen.
    """
    others = range(1, chance.choice([3, 4, 5, 6]))
    drawn: dict[int, list[int]] = {seat: [] for seat in others}
    held: dict[int, list[int]] = {seat: [] for seat in others}
    stock = []
    for card in chance.sample(cards.PACK_52, chance.randint(20, 38)):
        drawn[chance.choice(others)].append(card)
        if chance.random() < 0.8:
            held[chance.choice(others)].append(card)
        else:
            stock.append(card)
    drawn = {seat: [card for card in found if card not in stock] for seat, found in drawn.items()}
    down = [card for seat in others for card in drawn[seat] + held[seat]]
    parts = [f"n={len(others) + 1} ¦ H: *"] + ["P: *"] * len(others)
    parts += [f"D: {twins.write(down)} ¦ S: {twins.write(stock)} ¦ phase=DRAW ¦ refills=1"]
    for seat in others:
        put_down = drawn[seat] + held[seat]
        parts.append(
            f"shown{seat}: {twins.write(put_down)} ¦ got{seat}: {twins.write(drawn[seat])}"
        )
    fresh = [card for seat in others for card in drawn[seat]] + stock
    return " ¦ ".join([*parts, f"recycled: {twins.write(fresh)} ¦ opt: jokers_per_pack=5"])


@pytest.mark.parametrize("splits", [64, 0])
@pytest.mark.parametrize("start", some(range(0, 60, 20)))
def test_R10_1_a_re_deal_always_finds_consistent_draws(
    start: int, splits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The interpreted engine also finds them without random attempts."""
    monkeypatch.setattr(hidden, "SPLITS", splits, raising=False)
    for seed in range(start, start + 20):
        chance = random.Random(seed)
        deal = GAME.position(reshuffled(chance))
        for seat in range(deal.seats):
            twin = redealt(GAME, deal, seat, seed)
            again = GAME.position(GAME.describe(twin))  # refused unless all is consistent
            assert isinstance(again, RommeDeal)
            assert isinstance(deal, RommeDeal)
            assert everything(again) == everything(deal)


BOUND = (
    "H: Kh Kd Ks Qh Qd Qs Jh Jd Js Tc 9c ¦ P: 2c ¦ staged=6 ¦ T: [2c 2d 2h] ¦ opt: open_min=90",
    "H: Kh Kd Ks Qh Qd Qs Jh Jd Js Ac ¦ P: 2c ¦ staged=6 ¦ T: [2c 2d 2h] ¦ opt: open_min=96",
    "H: Kh Kd Ks Qh Qd Qs 4c 5d ¦ P: 2c ¦ took=Kh ¦ opt: take_discard=must_meld open_min=50",
    "H: Kh Kd Ks Qh Qd Qs Jh Jd Js Th Td Ac ¦ took=Kh ¦ opt: take_discard=must_use open_min=90",
)


@pytest.mark.parametrize("text", BOUND)
def test_R6_4_a_rival_bound_to_open_is_dealt_a_hand_able_to_open(text: str) -> None:
    """Few hands count enough; the dealt hand comes only from cards that the seat cannot see."""
    deal = GAME.position(text + " ¦ unopened")
    assert isinstance(deal, RommeDeal)
    hands = set()
    for seed in range(8):
        twin = deal.clone()
        assert isinstance(twin, RommeDeal)
        twin.resample(1, Random(seed))
        assert twin.legal()
        assert twin.view(1) == deal.view(1)
        assert everything(twin) == everything(deal)
        hands.add(twin.view(0).hand)
        other = twin.clone()
        other.resample(1, Random(1000 + seed))
        again = deal.clone()
        again.resample(1, Random(1000 + seed))
        assert GAME.describe(other) == GAME.describe(again)
        while not twin.view(1).opened[0]:
            twin.play(twin.legal()[0])
    assert len(hands) > 2


@pytest.mark.parametrize("limits", [(200, 600), (0, 400), (0, 0)])
@pytest.mark.parametrize("start", some(range(0, 60, 20)))
def test_what_is_due_of_a_rival_can_be_done_in_what_is_dealt(
    start: int, limits: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interpreted, also where no hand is left to chance, and where the cards stay as they fell."""
    monkeypatch.setattr(deal_module, "AT_RANDOM", limits[0], raising=False)
    monkeypatch.setattr(deal_module, "ATTEMPTS", limits[1], raising=False)
    checked = 0
    for seed in range(start, start + 20):
        chance = random.Random(seed)
        deal = random_deal(chance)
        for legal in until_over(GAME, deal, LONGEST):
            bound = deal.due or deal.staged
            if bound and chance.random() < 0.3:
                seat = chance.choice([seat for seat in range(deal.seats) if seat != deal.seat])
                twin = redealt(GAME, deal, seat, seed)
                assert everything(twin) == everything(deal)
                checked += 1
            take = legal[-1] if deal.phase == 1 else -1  # what has to be used, if it can be
            code = take if chance.random() < 0.7 and take >= 0 else chance.choice(legal)
            deal.play(code)
    assert checked


@pytest.mark.parametrize("start", some(range(0, 1_000, 125)))
def test_R6_4_where_a_meld_opens_a_listed_one_does(start: int) -> None:
    found = [check_a_way_to_open_is_listed(seed) for seed in range(start, start + 125)]
    assert {opens for opens, _ in found} == {unusual for _, unusual in found} == {True, False}


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 20_000, 1_000))
def test_R6_4_long_fuzz_of_openings(start: int) -> None:
    for seed in range(start, start + 1_000):
        check_a_way_to_open_is_listed(10_000_000 + seed)


@pytest.mark.parametrize("seed", some(range(100)))
def test_what_may_be_melded_is_what_the_definitions_say(seed: int) -> None:
    """Small hands: every meld that the naive rules allow is played when asked for, and no other."""
    chance = random.Random(seed)
    options = chance.choice(
        ["", "final_discard=required", "open_min=0", "open_min=30", "min_naturals=1"]
    )
    options += " around_the_corner=true" * (chance.random() < 0.5)
    pack = [*chance.sample([card for card in cards.PACK_52 if card & 15 in (0, 8, 9, 10, 11)], 5)]
    pack += chance.sample([card for card in cards.PACK_52 if card >> 4 == 1], 2)
    hand = [*pack, *[bits.JOKER] * chance.choice([0, 1, 2])]
    taken = chance.choice(hand)
    opened = chance.random() < 0.5
    text = f"H: {twins.write(hand)} ¦ T: [2h 3h 4h] ¦ took={twins.name(taken)}"
    text += (" ¦ opt: " + options if options else "") + " ¦ unopened" * (not opened)
    deal = GAME.position(text)
    assert isinstance(deal, RommeDeal)
    terms = {"empties": not deal.last_discard, "lays": True}
    table = list(deal.meld[: deal.melds])
    universe = naive.within(UNIVERSE, hand)
    for meld in naive.melds_in(hand, actions.WIDEST, universe):
        left = naive.without(hand, naive.cards_of(meld))
        assert left is not None
        barred = taken if hand.count(taken) == 1 and taken in left else -1
        fine = naive.allowed(meld, deal.limits)
        if opened:
            fine = fine and naive.completable(left, barred, [*table, meld], deal.limits, **terms)
        else:
            need = deal.open_min - naive.value(meld)
            fine = fine and naive.openable(
                left, need, barred, [*table, meld], deal.limits, universe, **terms
            )
        assert deal.accepts(actions.MELD | meld) == fine, (GAME.describe(deal), meld)
        if not fine:
            with pytest.raises(IllegalAction):
                deal.play(actions.MELD | meld)
