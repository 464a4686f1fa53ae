"""Deals as arrays: every action has its words, no secret is shown, and lanes are deals."""

from __future__ import annotations

import os
import random
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.cards import bits
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core import texts
from parlour.core.deal import Deal
from parlour.core.errors import ArgumentError, OptionError, UnknownGame
from parlour.games import PLACES
from parlour.rl import VOCABULARY, Batch, encoder, registry, returns
from parlour.rl.encoder import MOST_WORDS, Encoder
from parlour.search.playout import is_compiled
from parlour.search.policy import Policy
from tests.helpers import GAMES as PLAYED
from tests.helpers import fresh_chance, random_options, random_pack, seeded, sparse

GAMES = [name for name in PLAYED if registry.place_of(name)]  # a guest may have no encoder
DEALS = 60 if is_compiled() else 3
STEPS = 400 if is_compiled() else 25


def positions(game_id: str, deals: int, chance: random.Random) -> Iterator[Deal]:
    """Yield positions of deals played at random, with every preset and random options."""
    game = parlour.GAMES[game_id]
    presets = chance.sample(list(game.presets), len(game.presets))
    for number in range(deals):
        options = random_options(game, presets[number % len(presets)], chance)
        seats = chance.choice(list(game.seats_for(options)))
        deal = game.new_deal(options, seats)
        deal.start(random_pack(game, options, seats, chance), chance.randrange(seats))
        while not deal.over:
            yield deal.clone()
            deal.play(chance.choice(accepted(deal)))
        yield deal


def accepted(deal: Deal) -> list[int]:
    """Return the legal actions: those that are listed, and every amount of a range."""
    game, found = deal.options.game, list[int]()
    for code in deal.legal():
        shown = game.legal_action(deal, code)
        more = 0 if shown.low is None else shown.high - shown.low
        found += range(code, code + more + 1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_words_name_each_action_and_no_action_begins_another(game: str) -> None:
    reader = encoder(game)
    for deal in sparse(positions(game, DEALS, random.Random(game))):
        check_words(reader, accepted(deal))


def check_words(reader: Encoder, codes: list[int]) -> list[tuple[str, ...]]:
    """Return the words of actions; none of them begins another's."""
    spelled = [reader.spelled(code) for code in codes]
    assert all(len(it) <= MOST_WORDS for it in spelled)
    for code, it in zip(codes, spelled, strict=True):
        assert it[0] == reader.words[(code >> 40) - 1]
    for one, other in pairwise(sorted(spelled)):
        assert other[: len(one)] != one
    return spelled


@pytest.mark.parametrize("game", GAMES)
def test_one_vocabulary_has_the_words_of_all_games(game: str) -> None:
    reader = encoder(game)
    assert tuple(VOCABULARY[it] for it in reader.joint) == reader.words
    assert len({*VOCABULARY}) == len(VOCABULARY) <= 256


class Whistler(Encoder):
    words = ("pass", "whistle")


@pytest.mark.once
def test_a_word_of_the_vocabulary_keeps_its_number() -> None:
    """New words are added at the end."""
    assert crc32(" ".join(VOCABULARY[:166]).encode()) == 165737359
    with pytest.raises(LookupError, match="no number for 'whistle'"):
        _ = Whistler().joint


@pytest.mark.parametrize("game", GAMES)
def test_all_hear_of_an_action_what_its_public_text_tells(game: str) -> None:
    rules, reader = parlour.GAMES[game], encoder(game)
    for deal in sparse(positions(game, DEALS, random.Random(f"told of {game}"))):
        for code in accepted(deal):
            said, told = reader.spelled(code), rules.public_text(deal, code)
            wanted = (told,) if told in reader.words else ()
            assert reader.public(deal, code) == (wanted if told else said)


SPELLED = [
    ("gin", "stock", "stock"),
    ("gin", "knock Ks", "knock Ks"),
    ("gin", "lay Ac>T2", "lay Ac T2"),
    ("gin", "arrange [Ac 2c 3c] [5c 5d 5h]", "arrange T0 Ac 2c 3c T1 5c 5d 5h finish"),
    ("gin", "arrange", "arrange finish"),
    ("lorum", "pass", "pass"),
    ("lorum", "expose Qc", "expose clubs"),
    ("lorum", "expose Qc Qs", "expose both"),
    ("lorum", "play 7c", "play 7c"),
    ("lorum", "play As", "play As"),
    ("rummy500", "take", "take"),
    ("rummy500", "take D0", "deep 0 end"),
    ("rummy500", "take D107", "deep 1 0 7 end"),
    ("rummy500", "discard *", "discard *"),
    ("rummy500", "meld [Qh Kh *Ah 2h]", "meld run Qh Kh * 2h end"),
    ("rummy500", "meld [6s * *]", "meld set 6s * * end"),
    ("rummy500", "meld [6s *7s *8s]", "meld run 6s * * end"),
    ("rummy500", "lay 5h>T35.hi", "lay 5h T35 hi"),
    ("rummy500", "lay *>T0", "lay * T0"),
    ("rummy500", "call D12 meld [5c 5d 5h]", "call_meld 1 2 end set 5c 5d 5h end"),
    ("rummy500", "call D3 lay 5h>T1.lo", "call_lay 3 end 5h T1 lo"),
    ("romme", "keep", "keep"),
    ("romme", "meld [*Ac 2c 3c]", "meld run * 2c 3c end"),
    ("romme", "lay *>T55.hi", "lay * T55 hi"),
    ("romme", "swap 5h>T3", "swap 5h T3"),
    ("tripoley", "bid 0", "bid 0 end"),
    ("tripoley", "bid 100", "bid 1 0 0 end"),
    ("tripoley", "raise 12", "raise 1 2 end"),
    ("tripoley", "claim", "claim end"),
    ("tripoley", "claim AH QKH", "claim AH QKH end"),
    ("tripoley", "select 2c 3d Kd Ah Ks", "select 2c 3d Kd Ah Ks"),
    ("michigan", "lead 2c", "lead 2c"),
    ("michigan", "decline", "decline"),
]


def test_an_amount_is_said_digit_by_digit() -> None:
    options = parlour.GAMES["tripoley"].options(auction="sealed", start_chips=130)
    batch = Batch("tripoley", options, size=1)
    words = batch.encoder.words

    def say(word: str) -> str:
        batch.step([words.index(word)])
        return " ".join([words[it] for it in np.flatnonzero(batch.mask[0])])

    assert say("offer") == "0 1 2 3 4 5 6 7 8 9"  # of a bid, as a sealed pass is a bid of 0
    assert say("1") == "end 0 1 2 3 4 5 6 7 8 9"
    assert say("2") == "end 0 1"  # 12, 120 or 121, which is all that there is
    assert say("1") == "0 1 2 3 4 5 6 7 8 9"
    lane: Any = batch.lane(0)
    assert 121 in list(lane.auction)


@pytest.mark.parametrize(("game", "action", "words"), SPELLED)
def test_an_action_is_spelled_by_its_kind_and_its_cards(game: str, action: str, words: str) -> None:
    code = parlour.GAMES[game].codec.read(action)
    assert " ".join(encoder(game).spelled(code)) == words


MANY = """H: 4c 7c ¦ n=2 ¦ phase=PLAY ¦ turn=P1 ¦ dealer=P0 ¦ opt: packs=2 ¦
P: Ac 2c 3c 4c 5c 6c 7c Tc Jc 3d 6d 9d Jd 3h 5h 9h Th Kh 4s 4s 8s 9s Qs * * *"""
LONG = """H: Ac 2c 3c 4c 5c 6c 7c * 9c Tc Jc Qc Kc 4d ¦ P: 5s 5s 6s ¦ D: 5d ¦
n=2 ¦ phase=PLAY ¦ turn=P0 ¦ dealer=P0"""
FULL = [("rummy500", MANY, (205, 15)), ("romme", LONG, (92, 16))]  # actions, and words of one


@pytest.mark.parametrize(("game", "position", "sizes"), FULL)
def test_long_lists_and_long_actions_are_said_word_by_word(
    game: str, position: str, sizes: tuple[int, int]
) -> None:
    deal = parlour.GAMES[game].position(position)
    spelled = check_words(encoder(game), deal.legal())
    assert (len(spelled), max(map(len, spelled))) == sizes
    batch = Batch(game, deal.options, size=1, seats=deal.seats)
    words, chance = batch.encoder.words, random.Random(1)
    for wanted in [max(spelled, key=len), *chance.sample(spelled, 20)]:
        batch.load(state_at(batch, deal))
        left, place = spelled, 0
        while len(left) > 1:
            offered = {it[place] for it in left}
            if len(offered) > 1:
                assert {words[it] for it in np.flatnonzero(batch.mask[0])} == offered
                batch.step([words.index(wanted[place])])
            left = [it for it in left if it[place] == wanted[place]]
            place += 1
        after = deal.clone()
        after.play(deal.legal()[spelled.index(wanted)])
        while len(after.legal()) == 1:
            after.play(after.legal()[0])
        assert batch.done[0] if after.over else batch.lane(0) == after


def state_at(batch: Batch, deal: Deal) -> bytes:
    """Return the state of a batch of one lane in which nothing is said yet of an action."""
    kind, (states, saying, _, *others), _ = msgspec.msgpack.decode(batch.state())
    return msgspec.msgpack.encode((kind, (states, saying, b"\0", *others), (deal.dump(),)))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_made_of_what_the_seat_knows(game: str) -> None:
    chance = random.Random(f"secrets of {game}")
    found = sparse(positions(game, DEALS, chance), 16 if is_compiled() else 2)
    assert sum(count_changes(deal, chance.randrange(2**32)) for deal in found)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@seeded(250, fresh=True)
def test_long_observations(game: str, seed: int) -> None:
    """A million re-deals of each game."""
    done = 0
    for deal in positions(game, 10**6, random.Random(seed)):
        count_changes(deal, seed)
        done += deal.seats
        if done > (4000 if is_compiled() else 100):
            break


def count_changes(deal: Deal, seed: int) -> int:
    """Deal again what each seat does not know; return how often what is hidden has changed."""
    reader, chance, changes = encoder(deal.options.game), Random(seed), 0
    for seat in range(deal.seats):
        seen, hidden = reader.observe(deal, seat), reader.oracle(deal, seat)
        assert (reader.observe(deal.seen_by(seat), seat) == seen).all()
        if not deal.over:
            other = deal.clone()
            other.resample(seat, chance)
            assert (reader.observe(other, seat) == seen).all()
            assert other.legal() == deal.legal() or deal.seat != seat
            changes += int((reader.oracle(other, seat) != hidden).any())
    return changes


@pytest.mark.parametrize("game", GAMES)
def test_blocks_and_words_describe_an_encoder(game: str) -> None:
    reader = encoder(game)
    assert sum(block.length for block in reader.blocks) == reader.size
    assert sum(block.length for block in reader.secrets) == reader.hidden
    assert len(set(reader.words)) == len(reader.words) <= 128
    assert repr(reader) == f"<encoder {game}-1: {len(reader.words)} words, {reader.size} cells>"
    assert encoder(parlour.GAMES[game]) is reader


@pytest.mark.once
def test_the_page_of_encoders_shows_their_words_and_blocks() -> None:
    """``PARLOUR_WRITE_ENCODERS=1`` writes them again."""
    page = Path(__file__).parents[1] / "docs/library/encoders.md"
    head, _, _ = page.read_text("utf-8").partition("\n## ")
    names = [(game, texts.say(f"{game}-name", "en")) for game in PLACES]
    parts = [f"## {name}\n\n{encoder(game).describe()}" for game, name in names]
    text = "\n".join([f"{head.rstrip()}\n", *parts])
    if os.environ.get("PARLOUR_WRITE_ENCODERS"):
        page.write_text(text, "utf-8")
    assert page.read_text("utf-8") == text


class Twin:
    """A lane of a batch, played by single deals and `play` alone."""

    def __init__(
        self, options: Any, seats: int, seed: int, lane: int, rivals: dict[int, str] | None = None
    ) -> None:
        self.game, self.reader = options.game, encoder(options.game)
        self.options, self.seats = options, seats
        self.deal = self.game.new_deal(self.options, self.seats)
        self.seed = bits.mix(seed ^ bits.mix(lane + 1))
        self.number, self.said = 0, list[str]()
        self.rivals, self.chance = rivals or {}, Random(self.seed)
        self.begin()

    def begin(self) -> None:
        pack = Pack(self.game.pack(self.options, self.seats))
        chance = Random(bits.mix((self.seed + self.number) & bits.ALL))
        pack.shuffle(chance)
        dealer = self.number % self.seats
        self.deal.start(pack.to_list(), dealer, seed=bits.mix(chance.state))
        self.number += 1
        self.heard = list[tuple[int, str]]()  # the latest first
        self.look()
        self.go_on()

    def look(self) -> None:
        self.codes = {self.reader.spelled(code): code for code in accepted(self.deal)}

    def listed(self) -> list[tuple[str, ...]]:
        return [it for it in self.codes if it[: len(self.said)] == tuple(self.said)]

    def words(self) -> list[str]:
        return sorted({it[len(self.said)] for it in self.listed()})

    def go_on(self) -> list[int] | None:
        """Do what is forced; return the points of a deal that has ended."""
        points: list[int] | None = None
        while True:
            if self.deal.over:
                points = self.deal.scores()
                self.begin()
                return points
            left = self.listed()
            if self.deal.seat in self.rivals and len(self.codes) > 1:
                self.play(self.ask(self.rivals[self.deal.seat]))
            elif len(left) == 1:
                self.play(self.codes[left[0]])
            elif len(self.words()) == 1:
                self.said.append(self.words()[0])
            else:
                return points

    def ask(self, name: str) -> int:
        """Return what a bot does, with a seed that the batch draws for it."""
        bot, seen = bots.create(name, self.game), self.deal.seen_by(self.deal.seat)
        return bot.choose(seen, bots.BUDGET, self.chance.next())

    def play(self, code: int) -> None:
        by, public = self.deal.seat, self.reader.public(self.deal, code)
        self.heard = [*((by, word) for word in reversed(public)), *self.heard]
        self.deal.play(code)
        self.said = []
        self.look()

    def history(self, room: int) -> list[tuple[int, str]]:
        """Return what all have heard, with the seats counted from the one that chooses."""
        by = self.deal.seat
        return [(1 + (who - by) % self.seats, word) for who, word in self.heard[:room]]

    def say(self, word: str) -> list[int] | None:
        self.said.append(word)
        return self.go_on()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [1, 3])
def test_lanes_are_single_deals_whatever_the_number_of_threads(game: str, threads: int) -> None:
    lanes, rules = 5, parlour.GAMES[game]
    options, seats = rules.options(), rules.usual_seats(rules.options())
    if threads > 1:
        fresh = fresh_chance(f"lanes of {game}")
        options = random_options(rules, fresh.choice(list(rules.presets)), fresh)
        seats = fresh.choice(list(rules.seats_for(options)))
    made = partial(Batch, game, options, size=lanes, seats=seats, seed=7, oracle=True, history=16)
    batch = made(out=dirty(made()))
    twins = [Twin(options, seats, 7, lane) for lane in range(lanes)]
    chance, names = random.Random(3), batch.encoder.words
    cuts = [round(lanes * it / threads) for it in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(STEPS):
            picked = np.zeros(lanes, np.int32)
            for lane, twin in enumerate(twins):
                assert batch.seat[lane] == twin.deal.seat
                assert [names[it] for it in np.flatnonzero(batch.mask[lane])] == sorted(
                    twin.words(), key=names.index
                )
                size = batch.encoder.size
                seen = batch.encoder.observe(twin.deal, twin.deal.seat)
                assert (batch.obs[lane, :size] == seen).all()
                said = {names[it] for it in np.flatnonzero(batch.obs[lane, size:])}
                assert said == set(twin.said)
                hidden = batch.encoder.oracle(twin.deal, twin.deal.seat)
                assert (batch.oracle[lane] == hidden).all()
                heard = [(who, names[it - 1]) for who, it in batch.history[lane].tolist() if who]
                assert heard == twin.history(16)
                picked[lane] = chance.choice(np.flatnonzero(batch.mask[lane]).tolist())
            list(pool.map(batch.step, [picked] * threads, cuts[:-1], cuts[1:]))
            for lane, twin in enumerate(twins):
                points = twin.say(names[picked[lane]])
                assert batch.done[lane] == (points is not None)
                assert batch.reward[lane].tolist() == (points or [0] * twin.seats)


LEVELS = {  # by seat
    "gin": {1: "steady"},
    "lorum": {0: "casual", 2: "steady", 3: "steady"},
    "romme": {0: "strong"},
    "rummy500": {0: "fair"},
    "tripoley": {1: "beginner", 3: "random"},
    "michigan": {2: "fair"},
}


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_inside_as_their_bots_do(game: str) -> None:
    lanes, rules, levels = 3, parlour.GAMES[game], LEVELS.get(game, {0: "random"})
    options = rules.options()
    seats = rules.usual_seats(options)
    batch = Batch(game, size=lanes, seed=7, rivals=levels)
    twins = [Twin(options, seats, 7, lane, levels) for lane in range(lanes)]
    chance, names = random.Random(3), batch.encoder.words
    for _ in range(STEPS // 4):
        for lane, twin in enumerate(twins):
            assert batch.seat[lane] == twin.deal.seat
            assert twin.deal.seat not in levels
            seen = batch.encoder.observe(twin.deal, twin.deal.seat)
            assert (batch.obs[lane, : len(seen)] == seen).all()
            batch.chosen[lane] = chance.choice(np.flatnonzero(batch.mask[lane]).tolist())
        batch.step(batch.chosen)
        for lane, twin in enumerate(twins):
            points = twin.say(names[batch.chosen[lane]])
            assert batch.reward[lane].tolist() == (points or [0] * seats)


def test_one_level_plays_all_seats_but_the_first() -> None:
    batch = Batch("lorum", size=2, rivals="steady")
    assert [*batch.rivals] == [1, 2, 3]
    assert len({*batch.rivals.values()}) == 1
    assert Batch("gin", size=1, rivals="steady").rivals == {1: bots.judge("gin")}
    with pytest.raises(OptionError, match="There is no bot stedy"):
        Batch("gin", size=1, rivals={1: "stedy"})
    with pytest.raises(ArgumentError):
        Batch("gin", size=1, rivals=bots.judge("lorum"))


@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_where_it_is(game: str) -> None:
    batch = Batch(game, size=8, oracle=True)
    step = partial(play_at_random, batch)
    step(STEPS)
    tracemalloc.start()
    step(STEPS)
    kept = tracemalloc.get_traced_memory()[0]
    step(STEPS)
    grown = tracemalloc.get_traced_memory()[0] - kept
    tracemalloc.stop()
    assert grown < 5000  # a few numbers of the loop itself


def play_at_random(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.random()
        batch.step(batch.chosen)


@pytest.mark.once  # interpreted deals are larger
def test_a_lane_of_gin_takes_little_memory() -> None:
    tracemalloc.start()
    batch = Batch("gin", size=1000, packed=True)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken < 1536 * batch.size


def dirty(batch: Batch) -> dict[str, Any]:
    """Return arrays like a batch's in which no cell is 0 yet."""
    names = ("obs", "oracle", "mask", "history")
    return {it: np.full_like(getattr(batch, it), 255) for it in names}


def test_a_packed_mask_says_the_same_and_memory_may_be_given() -> None:
    whole = Batch("gin", size=4)
    for wrong in (np.zeros((4, 5), np.uint8), whole.obs[:, ::2], whole.obs.astype(np.int8)):
        with pytest.raises(ValueError, match="obs needs uint8"):
            Batch("gin", size=4, out={"obs": wrong})
    with pytest.raises(ValueError, match="no array is called ob,"):
        Batch("gin", size=4, out={"ob": whole.obs})
    given = {"obs": np.zeros(whole.obs.shape, np.uint8), "chosen": np.zeros(4, np.int32)}
    batch = Batch("gin", size=4, packed=True, out=given)
    assert batch.obs is given["obs"]
    assert batch.chosen is given["chosen"]
    places = [batch.obs.ctypes.data, batch.mask.ctypes.data, batch.reward.ctypes.data]
    for _ in range(STEPS):
        spread = [[int(row[0]) >> place & 1 for place in range(64)] for row in batch.mask]
        assert (whole.mask == spread).all()
        assert (whole.obs == given["obs"]).all()
        batch.random()
        whole.step(batch.chosen)
        batch.step(batch.chosen)
    assert places == [batch.obs.ctypes.data, batch.mask.ctypes.data, batch.reward.ctypes.data]


def test_a_wrong_word_is_refused_with_its_lane_and_changes_nothing() -> None:
    batch = Batch("gin", size=3)
    before = batch.obs.copy(), batch.mask.copy()
    for wrong in (-1, 64, int(np.flatnonzero(batch.mask[2] == 0)[0])):
        batch.random()
        batch.chosen[2] = wrong
        with pytest.raises(ValueError, match=f"lane 2: word {wrong} may not come next"):
            batch.step(batch.chosen)
        assert (batch.obs == before[0]).all()
        assert (batch.mask == before[1]).all()
    with pytest.raises(ValueError, match="3 words are needed"):
        batch.step([1, 2])


@pytest.mark.parametrize("game", GAMES)
def test_rivals_play_inside_as_their_policy_does(game: str) -> None:
    judge = bots.judge(game)
    seats = parlour.GAMES[game].usual_seats(parlour.GAMES[game].options())
    batch = Batch(game, size=6, rivals=dict.fromkeys(range(1, seats), judge), reward="zero_sum")
    sums, deals = 0.0, 0
    while deals < (200 if is_compiled() else 4):
        assert not batch.seat.any()
        batch.random()
        batch.step(batch.chosen)
        assert abs(batch.reward.sum(axis=1)).max() < 1e-3
        sums += float(batch.reward[:, 0].sum())
        deals += int(batch.done.sum())
    clever = is_compiled() and type(judge) is not Policy
    assert sums < 0 or not clever  # a game's own judge plays better than chance
    with pytest.raises(ValueError, match="nobody is left"):
        Batch(game, size=1, rivals=dict.fromkeys(range(seats), judge))


REWARDS: list[tuple[str, Callable[[list[float]], list[float]]]] = [
    ("points", list),
    ("zero_sum", lambda it: [n - (sum(it) - n) / (len(it) - 1) for n in it]),
    ("win", lambda it: [(n == max(it)) / it.count(max(it)) for n in it]),
    (
        "place",
        lambda it: [
            1 - (sum(m > n for m in it) + (it.count(n) - 1) / 2) / (len(it) - 1) for n in it
        ],
    ),
]


@pytest.mark.parametrize(("reward", "wanted"), REWARDS)
def test_every_kind_of_reward_follows_from_the_points(
    reward: str, wanted: Callable[[list[float]], list[float]]
) -> None:
    batches = [Batch("lorum", size=8, reward=it) for it in ("points", reward)]  # type: ignore[arg-type]  # one of REWARDS
    for _ in range(STEPS):
        batches[0].random()
        for batch in batches:
            batch.step(batches[0].chosen)
        for lane in np.flatnonzero(batches[0].done):
            points = batches[0].reward[lane].tolist()
            assert batches[1].reward[lane].tolist() == pytest.approx(wanted(points))
    assert batches[0].deal.any()


def test_words_are_sampled_by_their_logits() -> None:
    lanes = 2000 if is_compiled() else 200
    batch = Batch("gin", size=lanes, seed=1)
    logits = np.random.default_rng(1).normal(size=(lanes, 64)).astype(np.float32)
    masked = np.where(batch.mask > 0, logits / 0.5, -np.inf)
    log = masked - np.log(np.exp(masked).sum(axis=1, keepdims=True))
    batch.sample(logits, 0.5)
    every = np.arange(lanes)
    assert batch.mask[every, batch.chosen].all()
    assert batch.logp == pytest.approx(log[every, batch.chosen], abs=1e-4)
    surprise = (-batch.logp).sum()  # as often as the probabilities say
    chances = np.exp(log)
    terms = np.where(batch.mask > 0, -log, 0)
    mean = (chances * terms).sum()
    error = np.sqrt(((chances * terms**2).sum(axis=1) - (chances * terms).sum(axis=1) ** 2).sum())
    assert abs(surprise - mean) < 4 * error
    batch.step(batch.chosen)


def test_choices_get_the_reward_of_their_seat_at_the_end_of_their_deal() -> None:
    seat = np.array([[0], [1], [0], [1]], np.int8)
    done = np.array([[0], [1], [0], [0]], np.uint8)
    reward = np.zeros((4, 1, 2), np.float32)
    reward[1, 0] = (-5, 5)
    found = returns(seat, done, reward)[:, 0]
    assert found[:2].tolist() == [-5, 5]
    assert np.isnan(found[2:]).all()


@pytest.mark.parametrize(
    ("game", "found"),
    [
        ("gin", 156502315),
        ("lorum", 332329475),
        ("rummy500", 4245537912),
        ("romme", 955239680),
        ("tripoley", 2528723764),
        ("michigan", 1152398666),
    ],
)
def test_both_builds_write_the_same_bytes(game: str, found: int) -> None:
    assert checksum(game) == found


def checksum(game: str) -> int:
    """Return a sum of all arrays of a short random run."""
    batch, seen = Batch(game, size=3, seed=5, oracle=True), 0
    for _ in range(60):
        batch.random()
        batch.step(batch.chosen)
        for array in (batch.seat, batch.mask, batch.obs, batch.oracle, batch.reward, batch.done):
            seen = crc32(array.tobytes(), seen)
    return seen


def test_a_lane_can_be_dealt_again_for_the_seat_that_chooses() -> None:
    batch = Batch("gin", size=2, oracle=True)
    obs, hidden = batch.obs.copy(), batch.oracle.copy()
    batch.determinize([1], Random(3))
    assert (batch.obs == obs).all()
    assert (batch.oracle[0] == hidden[0]).all()
    assert (batch.oracle[1] != hidden[1]).any()
    deal = batch.lane(1)
    assert (encoder("gin").observe(deal, deal.seat) == obs[1, : encoder("gin").size]).all()
    assert repr(batch) == "<2 lanes of gin-1, 2 seats>"


@pytest.mark.parametrize("game", GAMES)
def test_lanes_go_on_from_a_state_and_from_another_batch(game: str) -> None:
    batch, copy, part = (Batch(game, size=4, seed=2, history=9) for _ in range(3))
    for _ in range(STEPS):
        batch.random()
        batch.step(batch.chosen)
    copy.load(batch.state())
    batch.clone_into(part, [1, 3])
    for _ in range(STEPS):
        assert (copy.obs == batch.obs).all()
        assert (copy.mask == batch.mask).all()
        assert (copy.deal == batch.deal).all()
        assert (copy.history == batch.history).all()
        assert (part.history[[1, 3]] == batch.history[[1, 3]]).all()
        assert (part.obs[[1, 3]] == batch.obs[[1, 3]]).all()
        batch.random()
        part.random()
        assert (part.chosen[[1, 3]] == batch.chosen[[1, 3]]).all()
        for it in (copy, batch):
            it.step(batch.chosen)
        part.step(part.chosen)
        assert (copy.reward == batch.reward).all()
    with pytest.raises(ValueError, match="this is the state of 4 x"):
        Batch(game, size=3).load(batch.state())
    with pytest.raises(ValueError, match="cannot hold"):
        batch.clone_into(Batch(game, size=4, seed=3), [0])


def test_a_game_without_an_encoder_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    registry.found.cache_clear()
    with pytest.raises(LookupError, match="romme has no encoder"):
        Batch("romme", size=1)
    with pytest.raises(UnknownGame):
        Batch("whist", size=1)


class Echo(Encoder):
    """An encoder that is never compiled, as of a package without a compiler: it repeats another."""

    of = encoder("gin")
    version, words = "echo-1", of.words
    blocks, secrets = of.blocks, of.secrets

    def spell(self, code: int, out: Any) -> int:
        said = [self.words.index(it) for it in self.of.spelled(code)]
        out[: len(said)] = said
        return len(said)

    def encode(self, deal: Deal, seat: int, out: Any) -> None:
        out[: self.size] = self.of.observe(deal, seat)

    def reveal(self, deal: Deal, seat: int, out: Any) -> None:
        out[: self.hidden] = self.of.oracle(deal, seat)


def test_an_encoder_may_be_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch("gin", size=2, oracle=True)
    monkeypatch.setattr(registry, "found", lambda _: Echo())
    echo = Batch("gin", size=2, oracle=True)
    for _ in range(STEPS):
        assert (echo.obs == batch.obs).all()
        assert (echo.mask == batch.mask).all()
        assert (echo.oracle == batch.oracle).all()
        batch.random()
        batch.step(batch.chosen)
        echo.step(batch.chosen)
    with pytest.raises(NotImplementedError):
        Encoder().spelled(1 << 40)
