"""Betting intervals against a twin that asks the rule after every action."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable

import pytest

from parlour.pieces import betting
from tests.helpers import scaled, seeded

LIMIT, POT_LIMIT, NO_LIMIT, NONE = 0, 1, 2, 3
FIXED = (LIMIT, 2, 2, 3, 0)
Rules = tuple[int, int, int, int, int]
Asked = tuple[int, int, int, int]


class Twin:
    """A betting interval, every rule a condition of its own."""

    def __init__(self, rules: Rules, chips: list[int], inside: int, first: int, pot: int) -> None:
        self.structure, self.least, self.most, self.cap, self.short = rules
        self.chips, self.pot, self.first = list(chips), pot, first
        self.paid = [0] * len(chips)
        self.live = {seat for seat in range(len(chips)) if inside >> seat & 1}
        self.acted: set[int] = set()  # since the last raise
        self.closed: set[int] = set()  # since the last raise in full
        self.level = self.raises = 0
        self.last = self.least

    def next(self, start: int) -> int:
        """The first seat from *start* that still has to act."""
        n = len(self.chips)
        for seat in [(start + step) % n for step in range(n)]:
            waits = seat not in self.acted or self.paid[seat] < self.level
            if seat in self.live and self.chips[seat] and waits and len(self.live) > 1:
                return seat
        return -1

    def may_raise(self, seat: int, more: int) -> bool:
        """Whether a raise by so much is legal."""
        call = self.level - self.paid[seat]
        if call + more > self.chips[seat] or seat in self.closed:
            return False
        if not any(self.chips[other] for other in self.live - {seat}):
            return False
        if self.cap and self.raises == self.cap:
            return False
        if self.structure == LIMIT and more > self.most:
            return False
        if self.structure == POT_LIMIT and more > self.pot + sum(self.paid) + call:
            return False
        return more >= self.last or (self.short == 1 and call + more == self.chips[seat])

    def pay(self, seat: int, amount: int) -> None:
        self.chips[seat] -= amount
        self.paid[seat] += amount

    def act(self, seat: int, more: int) -> None:
        """Fold (-1), call (0) or raise."""
        if more < 0:
            self.live.remove(seat)
        elif more == 0:
            self.pay(seat, min(self.level - self.paid[seat], self.chips[seat]))
        else:
            self.pay(seat, self.level - self.paid[seat] + more)
            self.level = self.paid[seat]
            self.acted = set()
            if more >= self.last:
                self.last = more
                self.raises += 1
                self.closed = set()
        self.acted.add(seat)
        self.closed.add(seat)

    def play(self, choose: Callable[[int, int, int, int], int]) -> None:
        """Play to the end."""
        able = [seat for seat in self.live if self.chips[seat]]
        bet = len(able) > 1 and self.structure != NONE
        seat = self.next(self.first) if bet else -1
        while seat >= 0:
            due = min(self.level - self.paid[seat], self.chips[seat])
            allowed = [it for it in range(1, self.chips[seat] + 1) if self.may_raise(seat, it)]
            if allowed:
                assert allowed == list(range(allowed[0], allowed[-1] + 1))
            low, high = (allowed[0], allowed[-1]) if allowed else (0, 0)
            self.act(seat, choose(seat, due, low, high))
            seat = self.next(seat + 1)

    def payout(self, worth: list[int]) -> tuple[list[int], int]:
        """Every chip goes to the best of those who could have lost one at its height."""
        pots: dict[frozenset[int], int] = defaultdict(int)
        pots[frozenset(self.live)] = self.pot
        for height in range(1, max(self.paid) + 1):
            contest = frozenset(seat for seat in self.live if self.paid[seat] >= height)
            pots[contest] += sum(amount >= height for amount in self.paid)
        won = [0] * len(self.paid)
        for contest, chips in pots.items():
            best = [seat for seat in contest if worth[seat] == max(worth[it] for it in contest)]
            for seat in best:
                won[seat] += chips // len(best)
        return won, sum(pots.values()) - sum(won)

    def best(self, worth: list[int]) -> int:
        """The best seat, equal ones clockwise."""
        n = len(self.paid)
        order = [seat for step in range(n) if (seat := (self.first + step) % n) in self.live]
        return max(order, key=lambda seat: worth[seat])


def random_rules(chance: random.Random) -> Rules:
    structure, least = chance.choice([0, 0, 0, 1, 1, 2, 2, NONE]), chance.randint(1, 5)
    most = least if chance.random() < 0.5 else least + chance.randint(0, 6)
    return structure, least, most, chance.choice([0, 1, 3]), chance.randrange(2)


def random_choice(chance: random.Random) -> Callable[[int, int, int, int], int]:
    """A player that folds little, and raises by the least, the most, or anything."""

    def choose(_seat: int, _due: int, low: int, high: int) -> int:
        x = chance.random()
        if x < 0.12:
            return -1
        if not high or x < 0.5:
            return 0
        return chance.choice([low, high, chance.randint(low, high)])

    return choose


@seeded(scaled(3_000))
def test_an_interval_goes_as_the_twins(seed: int) -> None:
    chance = random.Random(seed)
    seats = chance.randint(2, 9)
    chips = [chance.choice([0, 1, 2, 3, 7, 20, 60]) for _ in range(seats)]
    inside = chance.choice([(1 << seats) - 1, sum(1 << i for i in chance.sample(range(seats), 2))])
    first, pot, rules = chance.randrange(seats), chance.randrange(12), random_rules(chance)
    worth = [chance.randrange(4) for _ in range(seats)]
    log: list[Asked] = []
    pick = random_choice(chance)
    moves: list[int] = []

    def choose(*asked: int) -> int:
        seat, due, low, high = asked
        log.append((seat, due, low, high))
        moves.append(pick(seat, due, low, high))
        return moves[-1]

    state, paid, won, rest, best = betting.hold(rules, chips, inside, first, pot, choose, worth)
    twin = Twin(rules, chips, inside, first, pot)
    again = iter(moves)
    seen: list[Asked] = []

    def repeat(*asked: int) -> int:
        seat, due, low, high = asked
        seen.append((seat, due, low, high))
        assert seen == log[: len(seen)]
        return next(again)

    twin.play(repeat)
    assert seen == log
    assert paid == twin.paid
    configured = (
        betting.STRUCTURE,
        betting.MIN_RAISE,
        betting.MAX_RAISE,
        betting.CAP,
        betting.SHORT,
    )
    assert tuple(state[place] for place in configured) == rules
    assert (state[betting.SEATS], state[betting.POT]) == (seats, pot)
    reached = [state[place] for place in (betting.LEVEL, betting.RAISES, betting.LAST)]
    assert reached == [twin.level, twin.raises, twin.last]
    assert state[betting.LIVE] == sum(1 << it for it in twin.live)
    assert (state[betting.WAITING], state[betting.OPEN]) == (0, 0)
    assert (won, rest) == twin.payout(worth)
    assert best == twin.best(worth)
    assert sum(won) + rest == pot + sum(paid)


def play(
    chips: list[int], moves: str, pot: int = 4, worth: str = "4321", rules: Rules = FIXED
) -> tuple[list[int], int, list[Asked]]:
    """Play, seat 0 being the dealer: ``c``, ``f`` or a raise each; net results, rest, log."""
    script, asked = iter(moves.split()), []

    def choose(seat: int, due: int, low: int, high: int) -> int:
        asked.append((seat, due, low, high))
        return int(next(script).replace("f", "-1").replace("c", "0"))

    worths = [int(it) for it in worth]
    everyone = (1 << len(chips)) - 1
    _, paid, won, rest, best = betting.hold(rules, chips, everyone, 1, pot, choose, worths)
    assert next(script, None) == "=" + str(best)
    return [won[seat] - paid[seat] for seat in range(len(chips))], rest, asked


def test_all_check_and_the_best_takes_the_pot() -> None:
    assert play([100] * 4, "c c c c =0")[0] == [4, 0, 0, 0]


def test_check_and_raise_and_the_number_of_raises() -> None:
    net, _, asked = play([100] * 4, "c 2 f c 2 c c =0")
    assert net == [12, -4, -4, 0]
    assert [it[1] for it in asked] == [0, 0, 2, 2, 2, 2, 2]
    _, _, asked = play([100] * 4, "2 2 2 c c c =0")
    assert asked[3:] == [(0, 6, 0, 0), (1, 4, 0, 0), (2, 2, 0, 0)]


def test_the_last_one_takes_the_pot() -> None:
    assert play([100] * 4, "2 f f f =1")[0] == [0, 4, 0, 0]


def test_a_call_of_too_few_chips_is_all_in() -> None:
    net, _, asked = play([100, 100, 1, 100], "2 c c f =2", worth="1395")
    assert asked[1] == (2, 1, 0, 0)
    assert net == [0, -2, 6, 0]


def test_a_player_without_chips_can_win_the_base_pot_only() -> None:
    net, _, asked = play([100, 100, 1, 0], "2 c f =2", worth="1294")
    assert [it[0] for it in asked] == [1, 2, 0]
    assert net == [0, -1, 5, 0]
    net, _, _ = play([100, 100, 1, 0], "2 c f =3", worth="1249")
    assert net == [0, -1, 1, 4]


def test_no_betting_where_only_one_has_chips() -> None:
    net, _, asked = play([9, 0, 0, 0], "=0")
    assert asked == []
    assert net == [4, 0, 0, 0]


def test_no_betting_where_the_rules_have_none() -> None:
    net, _, asked = play([9] * 4, "=1", worth="1221", rules=(NONE, 1, 1, 0, 0))
    assert asked == []
    assert net == [0, 2, 2, 0]


def test_equal_hands_share_and_the_rest_stays() -> None:
    net, rest, _ = play([100] * 4, "c c c c =1", pot=5, worth="1331")
    assert net == [0, 2, 2, 0]
    assert rest == 1
    assert play([100] * 4, "c c c c =2", pot=5, worth="3131")[1] == 1


def test_pot_limit_counts_the_call() -> None:
    _, _, asked = play([100] * 4, "8 c c c =0", pot=8, rules=(POT_LIMIT, 1, 5, 0, 0))
    assert asked[0] == (1, 0, 1, 8)
    assert asked[1] == (2, 8, 8, 24)


def test_a_raise_is_at_least_as_large_as_the_last() -> None:
    _, _, asked = play([100] * 4, "3 5 f f c =2", worth="1141", rules=(LIMIT, 1, 5, 3, 0))
    assert [it[2:] for it in asked] == [(1, 5), (3, 5), (5, 5), (5, 5), (5, 5)]


@pytest.mark.parametrize(("short", "range_"), [(0, (0, 0)), (1, (1, 1))])
def test_a_short_raise_does_not_open_the_betting_again(short: int, range_: tuple[int, int]) -> None:
    rules = (LIMIT, 2, 2, 3, short)
    moves = "2 1 c c c =0" if short else "2 c c c =0"
    _, _, asked = play([100, 100, 3, 100], moves, rules=rules)
    assert asked[1][2:] == range_
    if short:
        assert asked[2] == (3, 3, 2, 2)
        assert asked[4] == (1, 1, 0, 0)
