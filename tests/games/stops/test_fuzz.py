"""Random deals under random options: no dead end, every chip and card stays, naive play agrees."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from parlour.cards.cards import PACK_52, SUITS, members, name, names
from parlour.cards.rng import Random
from parlour.core.game import AnyGame
from parlour.games.stops.deal import StopsDeal
from parlour.games.stops.match import StopsMatch
from parlour.games.stops.terms import MOST_DEBT
from parlour.pieces import poker
from tests.fuzz import drawn, random_rules, read_back, redealt, uneven_pack, until_over
from tests.helpers import scaled, some

from . import naive
from .playing import MICHIGAN, TRIPOLEY, total

SPARE = 9
LONGEST = 2_000  # actions of a deal
GAMES: list[AnyGame] = [TRIPOLEY, MICHIGAN]
both = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def random_deal(game: AnyGame, chance: random.Random) -> StopsDeal:
    """A deal with any stage, stacks and mat."""
    rules = random_rules(game, chance)
    seats = chance.choice(game.seats)
    pack = uneven_pack(game, rules, seats, chance)
    deal = StopsDeal(rules.seated(seats), seats)
    carry: tuple[int, ...] = ()
    if chance.random() < 0.7:
        amounts = [0, 3, 9, 12, 17, 18, 25, 100, *([-3, -17] if deal.credit else [])]
        chips = [chance.choice(amounts) for _ in range(seats)]
        chips[:2] = [chance.randint(9, 40), chance.randint(9, 40)]
        carry = (chance.choice([0, 1, 2]), *chips, *[chance.choice([0, 1, 7]) for _ in range(9)])
    deal.start(pack, chance.randrange(seats), seed=chance.getrandbits(64), carry=carry)
    return deal


def everything(deal: StopsDeal) -> list[int]:
    """All cards, wherever they are."""
    return sorted(card for pile in (*deal.hand, *deal.played) for card in members(pile))


def hands_of(deal: StopsDeal) -> dict[int, list[str]]:
    seats = [seat for seat in range(deal.seats) if deal.inside >> seat & 1]
    return {seat: list(names(deal.hand[seat])) for seat in seats}


def check_lead(deal: StopsDeal, before: StopsDeal, card: str) -> None:
    """Compare what a lead has brought about with naive play."""
    hands = hands_of(before)
    change = {0: "free", 1: "different_suit", 2: "opposite_color"}[before.suit_change]
    barred = "".join(suit for place, suit in enumerate(SUITS) if before.barred >> 16 * place & 1)
    legal = {name(code & 63) for code in before.legal()}
    assert legal == naive.lowest(hands[before.seat], barred)
    played = naive.run(hands, before.seat, card)
    run = deal.view(0).runs[-1]
    assert list(zip(run.seats, run.cards, strict=True)) == played
    last, highest = played[-1]
    if not hands[last]:
        assert deal.winner == last
        return
    seats = [(deal.dealer + 1 + step) % deal.seats for step in range(deal.seats)]
    seats = [seat for seat in seats if seat in hands]
    leader = naive.next_leader(hands, seats, last, naive.barred_after(highest, change))
    assert deal.seat == (-1 if leader is None else leader)
    assert leader is not None or deal.kind == 2


def check_pays(deal: StopsDeal, before: StopsDeal) -> None:
    """Compare what the cards that were just played have paid with naive play."""
    singles = [name(card.bit_length() - 1) for card in before.pay_card]
    low = name(before.run_low)[0]
    view = deal.view(0)
    sections = view.sections
    for seat in range(deal.seats):
        was, now = set(names(before.played[seat])), set(names(deal.played[seat]))
        fresh = naive.pays(now, singles, low) - naive.pays(was, singles, low)
        for place, section in enumerate(sections[:7]):
            word = singles[place] if place < 5 else section
            gained = deal.gain[9 * place + seat] - before.gain[9 * place + seat]
            assert gained == (before.board[place] if word in fresh else 0)


def play_one(game: AnyGame, seed: int) -> str:
    """Play a random deal; check it at every step; return how it ended."""
    chance = random.Random(seed)
    deal = random_deal(game, chance)
    whole = total(deal)
    assert everything(deal) == list(PACK_52)
    for legal in until_over(game, deal, LONGEST):
        code = drawn(game, deal, legal, chance)
        before = deal.clone()
        deal.play(code)
        assert total(deal) == whole
        assert everything(deal) == list(PACK_52)
        assert min([*deal.board, *deal.paid]) >= 0
        playing = [deal.stack[seat] for seat in range(deal.seats) if deal.inside >> seat & 1]
        assert min(playing) >= (-MOST_DEBT if deal.credit and deal.over else 0)
        text = game.format(before, code)
        if text.startswith("lead") and not deal.optional:
            check_lead(deal, before, text.split()[1])
        if deal.on_play and text.split()[0] in ("lead", "follow") and not deal.closed:
            check_pays(deal, before)
    bought = sum(deal.to_buy(chips) for chips in deal.bank[: deal.seats])
    assert (bought > 0) == (deal.bought > 0)
    points = sum(deal.score(seat) for seat in range(deal.seats))
    assert sum(deal.mat) + sum(deal.bank[: deal.seats]) + bought == whole
    assert points == sum(deal.mat) - sum(deal.board)
    assert not deal.closed or sum(deal.board) == 0
    assert deal.closed or deal.stage < 2
    return game.result(deal).kind


@both
@pytest.mark.parametrize("start", some(range(0, 300, 30)))
def test_no_dead_end_and_every_deal_ends(game: AnyGame, start: int) -> None:
    assert {play_one(game, seed) for seed in range(start, start + 30)} <= {"out", "blocked"}


@pytest.mark.long
@both
@pytest.mark.parametrize("start", range(0, 20_000, 1_000))
def test_long_fuzz(game: AnyGame, start: int) -> None:
    for seed in range(start, start + 1_000):
        play_one(game, 10_000_000 + seed)


@both
@pytest.mark.parametrize("seed", some(range(60)))
def test_a_position_reads_back(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(game, chance)
    for legal in until_over(game, deal, LONGEST):
        if chance.random() < 0.3:
            read_back(game, deal)
        deal.play(drawn(game, deal, legal, chance))


@both
@pytest.mark.parametrize("seed", some(range(80)))
def test_resample_keeps_all_that_a_seat_sees(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(game, chance)
    while True:
        if chance.random() < 0.3 or deal.over:
            seat = chance.randrange(deal.seats)
            twin = redealt(game, deal, seat, chance.getrandbits(64))
            assert everything(twin) == list(PACK_52)
        if deal.over:
            break
        deal.play(drawn(game, deal, deal.legal(), chance))


# -- resample draws every deal that is possible as often as any other ------------------------------


def frequencies(game: AnyGame, text: str, draws: int) -> Counter[tuple[frozenset[str], ...]]:
    """How often each deal of the hands that P0 cannot see comes up."""
    found: Counter[tuple[frozenset[str], ...]] = Counter()
    deal = game.position(text)
    rng, twin = Random(1), deal.clone()
    for _ in range(draws):
        twin.copy_from(deal)
        twin.resample(0, rng)
        found[tuple(frozenset(names(twin.hand[place])) for place in (1, 2, SPARE))] += 1
    return found


WORLDS: dict[str, tuple[AnyGame, str, Callable[[tuple[frozenset[str], ...]], bool]]] = {
    # P1 has led 9d, so has no lower diamond; P2 could not lead on after Td, so has diamonds only
    "void": (
        MICHIGAN,
        "H: 2h ¦ P: 4s 5s 6s ¦ P: 7d 8d ¦ S: 3d 2s ¦ run: P1 9d P2 Td ¦ turn=P0 ¦ dealer=P2",
        lambda hands: not hands[0] & {"3d", "7d", "8d"} and {it[1] for it in hands[1]} == {"d"},
    ),
    # all have seen that Jd is dead, and P0 leads
    "dead": (
        MICHIGAN,
        "H: 2h ¦ P: 4s 5s 6s ¦ P: 7d 8d ¦ S: Jd 2s 3c ¦ run: P1 9d P0 Td ¦ turn=P0 ¦ dealer=P2",
        lambda hands: (
            "Jd" in hands[2] and not hands[0] & {"2d", "3d", "4d", "5d", "6d", "7d", "8d"}
        ),
    ),
    # the leader P1 can lead: not only hearts
    "leader": (
        MICHIGAN,
        "H: 9c ¦ P: 4h 5s ¦ P: 7d 8s ¦ S: Jh 2h ¦ run: P2 9h P1 Th ¦ turn=P1 ¦ dealer=P2",
        lambda hands: (
            "Jh" in hands[2]
            and not hands[1] & {"2h", "4h"}
            and bool([it for it in hands[0] if it[1] != "h"])
        ),
    ),
    # with pay cards in hand nobody could have bid: P1 has
    "clean": (
        MICHIGAN,
        "H: 9c ¦ P: 2c 8s 9s ¦ P: Js 7s ¦ S: Kc ¦ clean=P1 ¦ opt: exchange_requires_no_pay=true",
        lambda hands: not hands[0] & {"Kc", "Js"} and not {"7s", "8s", "9s"} <= hands[0],
    ),
    # nobody has claimed a run; P1 has shown the king of hearts
    "claims": (
        TRIPOLEY,
        "H: 9c ¦ P: Kh 8s 9s 2c ¦ P: 3d 4d 5d ¦ S: Ts Jh ¦ n=3 ¦ phase=LEAD ¦ turn=P0",
        lambda hands: (
            "Kh" in hands[0]
            and "Jh" in hands[2]
            and not any({"8s", "9s", "Ts"} <= hand for hand in hands[:2])
        ),
    ),
}


@pytest.mark.once
@pytest.mark.parametrize("world", WORLDS)
def test_every_possible_deal_is_as_likely_as_another(world: str) -> None:
    """Chi-square against all deals that the naive conditions allow."""
    game, text, possible = WORLDS[world]
    deal = game.position(text)
    cards = [card for place in (1, 2, SPARE) for card in names(deal.hand[place])]
    sizes = [deal.hand[place].bit_count() for place in (1, 2, SPARE)]
    worlds = [hands for hands in naive.splits(cards, sizes) if possible(hands)]
    assert len(worlds) > 2
    draws = 60 * len(worlds)
    found = frequencies(game, text, draws)
    assert set(found) == set(worlds)
    mean = draws / len(worlds)
    chi_square = sum((found[it] - mean) ** 2 / mean for it in worlds)
    freedom = len(worlds) - 1
    assert abs(chi_square - freedom) < 6 * (2 * freedom) ** 0.5


@pytest.mark.once
def test_a_whole_deal_is_drawn_as_naive_rejection_draws_it() -> None:
    """The middle of a deal: leads, dead cards, and a run that nobody has claimed."""
    text = (
        "H: 3c 4c Ad Kd 5h 6h Th Ks ¦ P: 5d 9d Td Jd Qd Jh Qh Kh Qs"
        " ¦ S: Ac 2c 5c 6c 2d 4d 7d 8d Ah 2h 4h 9h As 7s 9s Ts Js"
        " ¦ run: P0 3h ¦ run: P0 2s P1 3s P0 4s P0 5s P1 6s ¦ run: P1 7h P1 8h ¦ run: P1 3d"
        " ¦ run: P1 7c P0 8c P0 9c P1 Tc P1 Jc P1 Qc P0 Kc ¦ run: P0 8s ¦ run: P0 6d"
    )
    deal, draws = TRIPOLEY.position(text), 3_000
    chance, rng, twin = random.Random(5), Random(3), deal.clone()
    shown, played = {"Jh", "Qh", "Kh"}, set(names(deal.played[1]))
    dead = {"Ac", "4d", "7d", "Ah", "4h", "9h", "7s", "9s"}
    void = {rank + "c" for rank in "23456"} | {rank + "h" for rank in "23456"} | {"2d"}
    pool = [it for it in names(deal.hand[1] | deal.hand[SPARE]) if it not in dead | shown]
    drawn, naively = Counter[str](), Counter[str]()
    while naively["Kh"] < draws:
        hand = {*chance.sample(pool, 6), *shown}
        runs = [{"8" + suit, "9" + suit, "T" + suit} for suit in SUITS]
        if not hand & void and not any(run <= hand | played for run in runs):
            naively.update(hand)
    for _ in range(draws):
        twin.copy_from(deal)
        twin.resample(0, rng)
        drawn.update(names(twin.hand[1]))
    assert drawn.keys() == naively.keys()
    for card in drawn:
        spread = 5 * (2 * draws * 0.25) ** 0.5
        assert abs(drawn[card] - naively[card]) < spread


def test_resample_keeps_the_best_five_best() -> None:
    """Where the best five are taken, what else a shown hand holds cannot make a better one."""
    options = TRIPOLEY.options(poker_select="auto")
    for seed in range(30):
        deal = TRIPOLEY.deal(options, 3, seed=seed)
        while deal.view(0).phase not in ("LEAD", "OVER"):
            word = "keep" if deal.view(0).phase == "EXCHANGE" else "call"
            deal.play(TRIPOLEY.parse(deal, word))
        deal.resample(0, Random(seed))
        for seat in (1, 2):
            assert poker.best(deal.hand[seat], True) == deal.five[seat]


def test_matches_of_any_rules_end_and_give_everything_out() -> None:
    for seed in range(scaled(360)):
        chance = random.Random(seed)
        game = chance.choice(GAMES)
        rules = random_rules(game, chance)
        match = cast(StopsMatch, game.match(rules, chance.choice(game.seats), seed=seed))
        deals = 0
        while not match.over and deals < 60:
            while match.deal.seat >= 0:
                match.deal.step(drawn(game, match.deal, match.deal.legal(), chance))
            match.advance()
            deals += 1
        assert sum(match.totals) + sum(match.mat) == rules.start_chips * match.seats
        assert not match.over or sum(match.mat) == 0
