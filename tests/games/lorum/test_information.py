"""The information of a seat (rules §15): hidden answers, hands, and proof from play."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from parlour.cards.rng import Random
from parlour.core import texts
from parlour.core.events import ActionPlayed
from parlour.core.table import Table
from parlour.games.lorum.deal import LorumDeal
from parlour.games.lorum.view import LorumView
from tests.helpers import some

from . import naive
from .playing import GAME, at, declaring, play, say
from .test_fuzz import choose, random_deal

SEALED = "declaration=sealed"


def barred_by(view: LorumView, seat: int) -> set[str]:
    """The cards that a view says a seat cannot hold."""
    found = set()
    for void in view.voids[seat]:
        ranks = naive.RANKS[naive.RANKS.index(void.above) + 1 :] if void.above else naive.RANKS
        found |= {rank + void.suit for rank in ranks}
    return found


# -- answers given in secret -----------------------------------------------------------------------


def told(table: Table, text: str) -> list[ActionPlayed]:
    """Return the event of an action for each seat."""
    seat = table.seat
    (event, *_) = table.apply(table.decide_play(seat, text))
    assert isinstance(event, ActionPlayed)
    return [event.for_seat(other) for other in range(table.match.seats)]


def table_with(**options: str | int) -> Table:
    table = Table(GAME, GAME.options(None, **options), 4, dealer=0)
    table.apply(table.decide_deal(GAME.pack(table.match.options, 4)))
    return table


def test_R5_5_a_sealed_answer_is_told_to_nobody_else() -> None:
    """Neither the text nor its first word; the pass looks like the big."""
    for word in ("pass", "small", "big"):
        table = table_with(declaration="sealed")
        events = told(table, word)
        assert (events[1].kind, events[1].text) == (word, word)
        for other in (0, 2, 3):
            assert (events[other].kind, events[other].text) == ("answer", "answer")
            view = table.view(other)
            assert (view.answer, view.declarer, view.mode) == ("", -1, "regular")
            assert view.asked == (False, True, False, False)
        assert table.view(1).answer == word


def test_R5_5_what_did_not_count_is_never_disclosed() -> None:
    small = say(declaring(options=SEALED), "pass", "small", "pass", "big")
    nothing = say(declaring(options=SEALED), "pass", "pass", "pass", "big")
    assert [small.view(seat) for seat in range(4)] == [nothing.view(seat) for seat in range(4)]
    assert GAME.describe(small) == GAME.describe(nothing)
    override = say(declaring(options=SEALED), "pass", "small", "small", "pass")
    alone = say(declaring(options=SEALED), "pass", "small", "pass", "pass")
    assert override.view(0) == alone.view(0)
    assert GAME.describe(override) == GAME.describe(alone)


def test_R6_an_exposing_is_told_to_all_together() -> None:
    table = table_with(expose="double")
    for _ in range(4):
        told(table, "pass")
    hands = [set(table.view(seat).hand) for seat in range(4)]
    for seat in (1, 2, 3, 0):
        queens = sorted(hands[seat] & {"Qc", "Qs"})
        text = f"expose {' '.join(queens)}" if queens else "none"
        events = told(table, text)
        assert {events[other].text for other in range(4) if other != seat} == {"answer"}
        assert {events[other].kind for other in range(4) if other != seat} == {"answer"}
        if seat:
            assert table.view(0).exposed == ((), (), (), ())
            assert table.view(seat).answer == text
    assert sorted(card for cards in table.view(0).exposed for card in cards) == ["Qc", "Qs"]
    assert table.view(0).answer == ""


def test_an_ordered_answer_is_told_to_all() -> None:
    table = table_with()
    assert {event.text for event in told(table, "pass")} == {"pass"}
    assert {event.text for event in told(table, "small")} == {"small"}
    assert table.view(0).declarer == 2


@pytest.mark.parametrize("options", ["declaration=sealed", "declaration=ordered", "expose=double"])
def test_everybody_is_asked_the_same_number_of_times(options: str) -> None:
    """The order and number of questions do not depend on hands or secret answers."""
    orders = set()
    for seed in range(60):
        chance = random.Random(seed)
        deal = GAME.deal(GAME.options(**dict([options.split("=")])), 4, seed=seed)
        order = []
        while deal.view(0).phase in ("DECLARE", "EXPOSE"):
            order.append(deal.seat)
            exposing = deal.view(0).phase == "EXPOSE"
            deal.play(chance.choice(deal.legal()) if exposing else deal.legal()[0])
        orders.add(tuple(order))
    assert len(orders) == 1
    assert set(next(iter(orders))) == {0, 1, 2, 3}


def test_a_hidden_answer_is_drawn_again_for_others() -> None:
    """A bot that plays on from its own view must not meet the real answers of others."""
    deal = say(declaring(options=SEALED), "big", "small")
    seen = Counter[tuple[str, str]]()
    for seed in range(300):
        twin = deal.clone()
        twin.resample(3, Random(seed))
        assert twin.view(3) == deal.view(3)
        seen[twin.view(1).answer, twin.view(2).answer] += 1
    words = ("pass", "small", "big")
    assert set(seen) == {(one, two) for one in words for two in words}
    own = deal.clone()
    own.resample(1, Random(5))
    assert own.view(1).answer == "big"


def test_a_hidden_override_is_drawn_again_too() -> None:
    deal = say(declaring(options=SEALED), "pass", "small", "pass", "pass", "big")
    found = set()
    for seed in range(40):
        twin = deal.clone()
        twin.resample(0, Random(seed))
        found.add(twin.view(3).answer)
    assert found == {"pass", "big"}


def test_a_hidden_exposure_is_drawn_again_with_the_hand() -> None:
    text = "phase=EXPOSE ¦ dealer=P0 ¦ P: cJQKA sJQKA ¦ opt: expose=triple"
    deal = play(at(text), "P1 expose Qc Qs")
    found = set()
    for seed in range(60):
        twin = deal.clone()
        twin.resample(3, Random(seed))
        answer = twin.view(1).answer.removeprefix("expose").replace("none", "").split()
        assert set(answer) <= set(twin.view(1).hand)
        found.add(len(answer))
    assert found >= {0, 1}


# -- what play shows -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", some(range(150)))
def test_voids_are_what_play_has_shown(seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(chance)
    barred: list[set[str]] = [set() for _ in range(deal.seats)]
    pack = set(GAME.pack_text(GAME.pack(deal.options, deal.seats)).split())
    while not deal.over:
        view = deal.view(deal.seat)
        for seat in range(deal.seats):
            assert barred_by(view, seat) & pack == barred[seat] & pack
            assert deal.view(seat).voids == view.voids
        code = choose(deal, chance)
        text = GAME.format(deal, code)
        if text.startswith("play"):
            trick = view.trick.cards if view.trick else ()
            barred[deal.seat] |= naive.shown(text.removeprefix("play "), trick, view.mode)
        deal.play(code)


def test_R7_5_not_beating_a_card_proves_that_nothing_higher_is_held() -> None:
    deal = at("mode=small declarer=P1 ¦ turn=P1 ¦ P: 9h 7c ¦ P: 8h Ac ¦ P: Jh 8c ¦ H: Th 9c")
    play(deal, "P1 play 9h", "P2 play 8h", "P3 play Jh", "P0 play Th")
    shown = [[(void.suit, void.above) for void in voids] for voids in deal.view(1).voids]
    assert shown == [[("h", "J")], [], [("h", "9")], []]


def hands_of(deal: LorumDeal, seats: list[int]) -> str:
    """The hands of some seats, as `naive.divisions` writes them."""
    return "".join(f"{' '.join(deal.view(seat).hand)}|" for seat in seats)


def few_hidden(seed: int, most: int) -> LorumDeal:
    """A deal played on until few cards are left."""
    chance = random.Random(seed)
    while True:
        deal = random_deal(chance)
        while not deal.over:
            if sum(deal.view(0).counts) <= most and any(deal.view(0).voids):
                return deal
            deal.play(choose(deal, chance))


@pytest.mark.once
@pytest.mark.parametrize("seed", some(range(24)))
def test_every_division_that_can_be_is_as_likely(seed: int) -> None:
    """All that a seat knows is kept: shown voids, exposed queens, the number of cards."""
    deal = few_hidden(seed, 11)
    seat = seed % deal.seats
    rivals = [other for other in range(deal.seats) if other != seat]
    view = deal.view(seat)
    known = [set(view.exposed[other]) & set(deal.view(other).hand) for other in rivals]
    cards = sorted({card for other in rivals for card in deal.view(other).hand})
    fixed = set().union(*known)
    barred = [
        barred_by(view, other) | fixed - mine for other, mine in zip(rivals, known, strict=True)
    ]
    sizes = [view.counts[other] for other in rivals]
    order = {card: place for place, card in enumerate(pack_order(deal))}
    cards.sort(key=order.__getitem__)
    possible = [
        text
        for text in naive.divisions(cards, sizes, barred)
        if all(
            mine <= set(part.split()) for mine, part in zip(known, text.split("|"), strict=False)
        )
    ]
    assert hands_of(deal, rivals) in possible
    draws = 40 * len(possible)
    if draws > 12_000:
        draws = 12_000
    found, rng, twin = Counter[str](), Random(seed), deal.clone()
    for _ in range(draws):
        twin.resample(seat, rng)
        found[hands_of(twin, rivals)] += 1
    assert set(found) <= set(possible)
    expected = draws / len(possible)
    chi_square = sum((found[text] - expected) ** 2 / expected for text in possible)
    freedom = len(possible) - 1
    assert chi_square < freedom + 5 * (2 * max(1, freedom)) ** 0.5


def pack_order(deal: LorumDeal) -> list[str]:
    """The names of the pack in the order in which hands are listed."""
    return GAME.pack_text(GAME.pack(deal.options, deal.seats)).split()


@pytest.mark.parametrize("seed", some(range(100)))
def test_resample_keeps_all_that_a_seat_sees(seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(chance)
    while True:
        for seat in range(deal.seats):
            twin = deal.clone()
            twin.resample(seat, Random(chance.getrandbits(64)))
            assert twin.view(seat) == deal.view(seat)
            for other in range(deal.seats):
                view, hand = twin.view(other), set(twin.view(other).hand)
                assert not barred_by(view, other) & hand
            if not twin.over:
                assert GAME.describe(GAME.position(GAME.describe(twin))) == GAME.describe(twin)
            if seat == deal.seat:
                assert twin.legal() == deal.legal()
        if deal.over:
            break
        deal.play(choose(deal, chance))


def test_the_order_of_a_race_to_come_is_not_known() -> None:
    """R5.6: a re-deal draws another order, but the seat asked now stays."""
    deal = declaring(options="declaration=race")
    orders = set()
    for seed in range(80):
        twin = deal.clone()
        twin.resample(deal.seat, Random(seed))
        assert twin.seat == deal.seat
        order = []
        for _ in range(4):
            order.append(twin.seat)
            say(twin, "pass")
        orders.add(tuple(order))
    assert len(orders) == 6


# -- views -----------------------------------------------------------------------------------------


def test_unplayed_cards_stay_hidden_after_an_early_stop() -> None:
    deal = at("mode=small declarer=P1 ¦ turn=P1 ¦ H: 9h 7c ¦ P: Ah 8c ¦ P: Jh 9c ¦ P: 8h Tc")
    play(deal, "P1 play Ah", "P2 play Jh", "P3 play 8h", "P0 play 9h")
    assert deal.over
    assert deal.view(2).hand == ("9c",)
    assert not any(card in str(deal.view(2)) for card in ("7c", "8c", "Tc"))


def test_a_view_names_no_hidden_card() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        deal = random_deal(chance)
        while not deal.over:
            for seat in range(deal.seats):
                text = str(deal.view(seat))
                view = deal.view(seat)
                public = {card for cards in view.exposed for card in cards}
                for other in range(deal.seats):
                    for card in deal.view(other).hand if other != seat else ():
                        assert card in public or f"'{card}'" not in text
            deal.play(choose(deal, chance))


def test_the_last_trick_can_be_looked_at() -> None:
    deal = at("turn=P1 ¦ H: 9h 7c ¦ P: Ah 8c ¦ P: Jh 9c ¦ P: 8h Tc")
    assert deal.view(0).last is None
    play(deal, "P1 play Ah", "P2 play Jh")
    trick = deal.view(0).trick
    assert trick is not None
    assert (trick.leader, trick.cards, trick.winner) == (1, ("Ah", "Jh"), 1)
    play(deal, "P3 play 8h", "P0 play 9h")
    view = deal.view(0)
    assert view.trick is None
    assert view.last is not None
    assert (view.last.leader, view.last.winner) == (1, 1)
    assert view.last.cards == ("Ah", "Jh", "8h", "9h")
    play(deal, "P1 play 8c")
    assert deal.view(0).last == view.last


def test_R8_2_the_terminal_counts_no_points_in_a_declared_deal() -> None:
    """They neither cost nor pay there; of a trick it says who played what."""
    deal = at("mode=small declarer=P2 ¦ turn=P2")
    first = deal.legal()[0]
    deal.play(first)
    second = deal.legal()[0]
    deal.play(second)
    names = [GAME.format(deal, code).partition(" ")[2] for code in (first, second)]
    assert dict(GAME.lines(deal.view(0)))["trick"] == f"P2: {names[0]} · P3: {names[1]}"
    for _ in range(2):
        deal.play(deal.legal()[0])
    lines = dict(GAME.lines(deal.view(0)))
    assert "(" not in lines["tricks"]
    assert "taken" not in lines


@pytest.mark.parametrize(
    ("mode", "label"),
    [("small declarer=P2", "スモール"), ("big declarer=P2", "ビッグ")],
)
def test_the_terminal_says_what_is_played_in_its_readers_words(mode: str, label: str) -> None:
    lines = dict(GAME.lines(at(f"mode={mode} ¦ turn=P2").view(0)))
    word = mode.partition(" ")[0]
    assert lines[word] == "P2"
    assert label in texts.say(f"lorum-line-{word}", "ja", {})
    assert word not in "".join(lines.values())
    regular = dict(GAME.lines(at("turn=P2").view(0)))
    assert "Qs 8" in regular["regular"]
    assert not {"regular", "small", "big"} & set(dict(GAME.lines(declaring().view(0))))


# -- what a seat is told of its own turn ---------------------------------------------------------


def test_R8_4_the_view_tells_what_declarations_are_worth() -> None:
    """The prices that the settlement uses, twice as much for a big."""
    assert declaring(n=4).view(1).stakes == (10, 20)
    assert declaring(n=3).view(1).stakes == (15, 30)


def duty_by_hand(view: LorumView) -> str:
    """Return the duty of a seat that is to play, by naive rules."""
    if view.trick is None:
        return "lead"
    led = [card for card in view.hand if card[1] == view.trick.cards[0][1]]
    if not led:
        return "free"
    higher = any(naive.beats(card, naive.best_of(view.trick.cards)) for card in led)
    return "beat" if view.mode == "small" and higher else "follow"


def test_R7_5_a_view_names_the_duty_of_the_seat_to_play_only() -> None:
    chance = random.Random(5)
    seen = set()
    for _ in range(12):
        deal = random_deal(chance)
        while not deal.over:
            for seat in range(deal.seats):
                view = deal.view(seat)
                plays = view.phase == "PLAY" and seat == deal.seat
                assert view.duty == (duty_by_hand(view) if plays else "")
                seen.add(view.duty)
            deal.play(choose(deal, chance))
    assert seen == {"", "lead", "free", "follow", "beat"}


def test_R3_of_the_cards_taken_those_that_count_are_told() -> None:
    chance = random.Random(6)
    for _ in range(12):
        deal = random_deal(chance)
        while not deal.over:
            deal.play(choose(deal, chance))
        view = deal.view(0)
        for taken, counting in zip(view.taken, view.counting, strict=True):
            assert set(counting) == {it for it in taken if it[1] == "h" or it in ("Qc", "Qs")}
