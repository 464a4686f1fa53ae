"""Many deals side by side: each step takes a word for every lane, and goes on to the next choice.

A lane is one deal after another.  What is forced is done, fixed rivals play inside, and a deal that
ends makes room for the next in the same step.  All arrays are written in place.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, get_args

import msgspec
import numpy as np
import numpy.typing as npt

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.rng import Random
from ..core import arguments
from ..core.deal import Deal
from ..core.game import AnyGame
from ..core.options import Options
from ..games import named
from ..search.policy import Policy
from . import memory, registry, rival, worker
from .encoder import MOST_WORDS, Encoder
from .worker import CODE, NEXT, WORD, Worker

Reward = Literal["points", "zero_sum", "win", "place"]
REWARDS: tuple[Reward, ...] = get_args(Reward)
MOST_LANES = 1 << 20
MOST_HEARD = 255  # words of a history
LISTED, FEWER = 32, 12  # actions kept between two words, FEWER with few words; more are found again
PART, ONE = 2.0**-53, 1.0  # of a number with 53 random bits, and the whole


class Batch:
    """*size* lanes of a game, as arrays; `step` takes the number of a word for each lane.

    =========  ==================  ==============================================================
    array      shape               meaning
    =========  ==================  ==============================================================
    `seat`     int8 [B]            the seat that chooses
    `mask`     uint8 [B, W]        1 for every word that may come next
    `obs`      uint8 [B, O]        what that seat knows, and at the end the words already said
    `oracle`   uint8 [B, Q]        what it does not know
    `history`  uint8 [B, H, 2]     the last words that all heard, the latest first: whose (1 is the
                                   one that chooses), and the word counted from 1; 0 for none
    `reward`   float32 [B, S]      of every seat for the deal that has ended in this step, else 0
    `done`     uint8 [B]           1 if a deal has ended in this step; the rest is of the next one
    `deal`     uint32 [B]          how many deals the lane has finished
    `chosen`   int32 [B]           the words that `sample` and `random` choose
    `logp`     float32 [B]         the logarithms of their probabilities, from `sample`
    =========  ==================  ==============================================================

    *rivals* play inside: policies or names of the game's bots, by seat, or one for all seats but
    the first.  *history* is how many words it keeps.  *reward* is ``points``, ``zero_sum`` for
    the points ahead of the others' average, a ``win`` of 1 shared by the best, or the ``place``: 1
    for the best, 0 for the worst.  *out* maps names of arrays to memory of your own, such as pinned
    memory.  A range of lanes may be stepped by a thread of its own: there is no lock inside.
    """

    metadata = MappingProxyType({"autoreset_mode": "SameStep"})

    size: bits.i32
    seats: bits.i32
    width: bits.i32
    cells: bits.i32  # of an observation
    per_lane: bits.i32  # words of 64 bits in a mask
    encoder: Encoder
    mode: bits.i32  # the place of the reward among `REWARDS`
    learns: list[bits.i32]  # by seat: whether it chooses from outside
    card: list[bits.i32]  # the pack before it is shuffled
    cards: bits.i32  # how many
    game: AnyGame
    options: Any
    rewards: Reward
    pack: tuple[int, ...]
    seat: npt.NDArray[np.int8]
    mask: npt.NDArray[Any]
    obs: npt.NDArray[np.uint8]
    oracle: npt.NDArray[np.uint8]
    history: npt.NDArray[np.uint8]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.uint8]
    deal: npt.NDArray[np.uint32]
    chosen: npt.NDArray[np.int32]
    logp: npt.NDArray[np.float32]
    kept: list[Deal]
    place: array[int]
    offer: array[int]  # the memory of the pointers below
    saying: array[int]
    depths: array[int]
    codes: array[int]
    lengths: array[int]
    states: array[int]
    counts: array[int]
    pairs: npt.NDArray[np.uint8]
    players: list[Policy]
    rivals: Mapping[int, Policy]
    seated: array[int]
    first: bits.u64
    worker: Worker
    packed: bool
    oracular: bool
    deals: bits.u64s
    policies: bits.u64s
    offers: bits.u64s
    mask_words: bits.u64s
    stream: bits.u64s  # of each lane's random numbers, but for the packs
    said: bits.u8s  # the words said of each lane's action
    depth: bits.u8s  # how many
    listed: bits.u64s  # the actions of each lane that begin with these words
    many: bits.u8s  # how many, 0 if they are not kept
    spare: bits.i32  # for how many there is room
    mask_cells: bits.u8s
    obs_cells: bits.u8s
    oracle_cells: bits.u8s
    history_cells: bits.u8s
    told: bits.u8s  # the history of each lane, with the seats as they are
    room: bits.i32  # for words of a history
    done_cells: bits.u8s
    seat_cells: memory.i8s
    reward_cells: memory.f32s
    logp_cells: memory.f32s
    deal_cells: bits.i32s
    number: bits.u64s  # of the lane's deal
    chosen_cells: bits.i32s

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | None = None,
        *,
        size: object,
        seats: object = None,
        seed: object = 0,
        rivals: rival.Rivals = None,
        reward: Reward = "points",
        oracle: bool = False,
        history: object = 0,
        packed: bool = False,
        out: Mapping[str, Any] | None = None,
    ) -> None:
        encoder = registry.encoder(game)
        game = named(game)
        rules = game.rules_of(options)
        many = game.usual_seats(rules) if seats is None else arguments.whole(seats, "seats")
        first: Deal = game.new_deal(rules, many)
        pack = tuple(game.pack(rules, many))
        self.game, self.options, self.rewards = game, rules, reward
        self.encoder = encoder
        self.size = arguments.within(size, 1, MOST_LANES, "size")
        self.seats = first.seats
        self.width = WORD if len(encoder.words) <= WORD else 2 * WORD
        self.per_lane = self.width // WORD
        self.cells = encoder.size + self.width
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.mode = REWARDS.index(reward)
        self.packed, self.oracular = bool(packed), bool(oracle)
        self.room = arguments.within(history, 0, MOST_HEARD, "history")
        self.card = [0] * 192
        self.cards = len(pack)
        for place, card in enumerate(pack):
            self.card[place] = card
        self.pack = pack
        self.make_arrays(dict(out or {}))
        self.take_rivals(rival.found(game, rivals, first))
        own = Worker(encoder, pack)
        self.worker = own
        self.kept = [first.double(own.scratch) for _ in range(self.size)]
        self.place = array("Q", bytes(8 * self.size))
        self.deals = memory.places(self.kept, self.place)
        self.first = arguments.seed(seed)
        self.reset()

    def make_arrays(self, own: dict[str, Any]) -> None:
        """Make the arrays, in memory of the caller's own where there is some."""
        lanes = self.size
        masks: Any = (np.uint8, (lanes, self.width))
        if self.packed:
            masks = (np.uint64, (lanes, self.per_lane))
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "seat": (np.int8, (lanes,)),
            "mask": masks,
            "obs": (np.uint8, (lanes, self.cells)),
            "oracle": (np.uint8, (lanes, self.encoder.hidden if self.oracular else 0)),
            "history": (np.uint8, (lanes, self.room, 2)),
            "reward": (np.float32, (lanes, self.seats)),
            "done": (np.uint8, (lanes,)),
            "deal": (np.uint32, (lanes,)),
            "chosen": (np.int32, (lanes,)),
            "logp": (np.float32, (lanes,)),
        }
        if others := sorted(own.keys() - shapes.keys()):
            raise ValueError(f"no array is called {others[0]}, only {', '.join(shapes)}")
        made = {name: fitted(own.get(name), name, *it) for name, it in shapes.items()}
        self.seat, self.mask, self.obs = made["seat"], made["mask"], made["obs"]
        self.oracle, self.reward, self.done = made["oracle"], made["reward"], made["done"]
        self.deal, self.chosen, self.logp = made["deal"], made["chosen"], made["logp"]
        self.history = made["history"]
        self.offer = array("Q", bytes(8 * lanes * self.per_lane))
        self.saying = array("B", bytes(lanes * MOST_WORDS))
        self.depths = array("B", bytes(lanes))
        self.spare = LISTED if self.per_lane > 1 else FEWER
        self.codes = array("Q", bytes(8 * self.spare * lanes))
        self.lengths = array("B", bytes(lanes))
        self.states = array("Q", bytes(8 * lanes))
        self.counts = array("Q", bytes(8 * lanes))
        self.pairs = np.zeros(max(1, 2 * self.room * lanes), np.uint8)
        self.offers = memory.words(self.offer)
        self.said = memory.numbers(self.saying)
        self.depth = memory.numbers(self.depths)
        self.listed = memory.words(self.codes)
        self.many = memory.numbers(self.lengths)
        self.stream = memory.words(self.states)
        self.number = memory.words(self.counts)
        self.told = memory.numbers(self.pairs)
        self.seat_cells = memory.small(flat(self.seat))
        self.obs_cells = memory.numbers(flat(self.obs))
        self.done_cells = memory.numbers(flat(self.done))
        self.reward_cells = memory.floats(flat(self.reward))
        self.deal_cells = memory.integers(flat(self.deal).view(np.int32))
        self.chosen_cells = memory.integers(flat(self.chosen))
        self.logp_cells = memory.floats(flat(self.logp))
        self.mask_cells = self.obs_cells if self.packed else memory.numbers(flat(self.mask))
        self.mask_words = memory.words(flat(self.mask)) if self.packed else self.offers
        self.oracle_cells = memory.numbers(flat(self.oracle)) if self.oracular else self.obs_cells
        self.history_cells = memory.numbers(flat(self.history)) if self.room else self.told

    def take_rivals(self, rivals: dict[int, Policy]) -> None:
        """Seat the policies that play inside; ``ValueError`` if no seat is left to choose."""
        self.rivals = MappingProxyType(rivals)
        self.learns = [1] * 16
        idle = Policy()
        self.players = [idle] * self.seats
        for seat, policy in rivals.items():
            self.players[seat], self.learns[seat] = policy, 0
        if len(rivals) == self.seats:
            raise ValueError("rivals play all seats: nobody is left to choose")
        self.seated = array("Q", bytes(8 * self.seats))
        self.policies = memory.places(self.players, self.seated)

    # -- what Python calls -----------------------------------------------------

    def reset(self, seed: object = None) -> None:
        """Start all lanes over, each with its own random numbers from the seed, or another one."""
        if seed is not None:
            self.first = arguments.seed(seed)
        for i in range(self.size):
            self.stream[i] = self.lane_seed(i)
        self.reward.fill(0)
        self.done.fill(0)
        self.deal.fill(0)
        for i in range(self.size):
            self.number[i] = 0
            self.begin(i, self.worker)
            self.settle(i, self.worker)
            self.show(i, self.worker, True)
            self.clear_end(i)  # of deals that ended without a choice

    def step(self, chosen: Any, begin: object = 0, end: object = None) -> None:
        """Say a word in each lane, from *begin* to before *end*, and go on to its next choice.

        ``ValueError`` names the lane of a word that may not come next; then no lane has changed.
        """
        said = flat(np.ascontiguousarray(chosen, np.int32))
        start, stop = self.span(begin, end)
        if len(said) != self.size:
            raise ValueError(f"{self.size} words are needed, not {len(said)}")
        self.go(memory.given(said), start, stop, self.helper(start, stop))

    def sample(
        self, logits: Any, temperature: float = 1.0, begin: object = 0, end: object = None
    ) -> None:
        """Choose words at random, by logits [B, W], into `chosen`, and their `logp`."""
        found = np.ascontiguousarray(logits, np.float32)
        if found.shape != (self.size, self.width):
            raise ValueError(f"logits have the shape {(self.size, self.width)}, not {found.shape}")
        start, stop = self.span(begin, end)
        heat: bits.f64 = temperature
        self.draw(memory.floats(flat(found)), heat, start, stop)

    def random(self, begin: object = 0, end: object = None) -> None:
        """Choose any word that may come next, each equally likely, into `chosen`."""
        start, stop = self.span(begin, end)
        self.pick(start, stop, self.helper(start, stop))

    def determinize(self, lanes: Any, rng: Random) -> None:
        """Deal again what the acting seats of lanes do not know; what they know stays."""
        for lane in np.asarray(lanes, np.int64).tolist():
            deal = self.kept[arguments.within(lane, 0, self.size - 1, "lane")]
            deal.resample(deal.seat, rng)
            if self.oracular:
                self.oracle[lane] = self.encoder.oracle(deal, deal.seat)

    def lane(self, lane: object) -> Deal:
        """Return a copy of the deal of a lane."""
        found: Deal = self.kept[arguments.within(lane, 0, self.size - 1, "lane")]
        return found.clone()

    def observe(self, lane: object, seat: object) -> npt.NDArray[np.uint8]:
        """Return what any seat knows about the deal of a lane, without the words said."""
        deal = self.kept[arguments.within(lane, 0, self.size - 1, "lane")]
        return self.encoder.observe(deal, seat)

    def state(self) -> bytes:
        """Return all lanes as bytes, for `load` in this version; trust them like a pickle."""
        rows = [it.tobytes() for it in (*self.rows(), self.deal)]
        return msgspec.msgpack.encode((self.kind(), rows, [deal.dump() for deal in self.kept]))

    def load(self, state: bytes) -> None:
        """Go on from a `state`; ``ValueError`` unless it is of such a batch."""
        kind, rows, deals = msgspec.msgpack.decode(state, type=tuple[str, list[bytes], list[bytes]])
        if kind != self.kind():
            raise ValueError(f"this is the state of {kind}, not of {self.kind()}")
        self.deal[:] = np.frombuffer(rows.pop(), np.uint32)
        for own, row in zip(self.rows(), rows, strict=True):
            memoryview(own).cast("B")[:] = row
        for lane, dump in enumerate(deals):
            self.take_over(lane, self.game.load(dump))
        self.reward.fill(0)
        self.done.fill(0)

    def clone_into(self, other: Batch, lanes: Iterable[int]) -> None:
        """Make lanes of another batch equal to those of this one."""
        if other.kind() != self.kind():
            raise ValueError(f"{other.kind()} cannot hold {self.kind()}")
        for lane in lanes:
            arguments.within(lane, 0, self.size - 1, "lane")
            for own, its in zip(self.rows(), other.rows(), strict=True):
                each = len(own) // self.size  # the numbers of a lane
                its[lane * each : (lane + 1) * each] = own[lane * each : (lane + 1) * each]
            other.deal[lane] = self.deal[lane]
            other.reward[lane], other.done[lane] = self.reward[lane], self.done[lane]
            other.take_over(lane, self.kept[lane])

    def rows(self) -> tuple[Any, ...]:
        """Return what a state keeps of the lanes besides their deals."""
        return self.states, self.saying, self.depths, self.counts, self.pairs

    def take_over(self, lane: int, deal: Deal) -> None:
        """Continue a lane from a deal, after the words that were said."""
        own: Deal = self.kept[lane]
        own.copy_state(deal)
        own.find_actions(self.worker.legal)
        self.offer_words(lane, self.worker)
        self.show(lane, self.worker, True)

    def kind(self) -> str:
        """Return in a word which batches may take over lanes."""
        rules = " ".join(f"{name}={value}" for name, value in self.options.changed().items())
        return (
            f"{self.size} x {self.encoder.version} {rules} {self.seats} seats, "
            f"{self.room} words of history, seed {self.first}"
        )

    def __repr__(self) -> str:
        return f"<{self.size} lanes of {self.encoder.version}, {self.seats} seats>"

    # -- the lanes -------------------------------------------------------------

    def span(self, begin: object, end: object) -> tuple[int, int]:
        """Return a range of lanes; `ArgumentError` for any other."""
        start = arguments.within(begin, 0, self.size, "begin")
        stop = self.size if end is None else arguments.within(end, start, self.size, "end")
        return start, stop

    def helper(self, begin: int, end: int) -> Worker:
        """Return what a range needs to be played: its own unless it is all lanes."""
        return self.worker if end - begin == self.size else Worker(self.encoder, self.pack)

    def go(self, said: bits.i32s, begin: bits.i32, end: bits.i32, own: Worker) -> None:
        """Say the words, if all may come next, and go on."""
        for i in range(begin, end):  # threads need lists of their own
            cython.cast(Deal, memory.at(self.deals, i)).scratch = own.scratch
        with cython.nogil:
            for i in range(begin, end):
                if not self.may_say(i, said[i]):
                    with cython.gil:
                        raise ValueError(f"lane {i}: word {said[i]} may not come next")
            for i in range(begin, end):
                self.clear_end(i)
                self.said[i * MOST_WORDS + self.depth[i]] = said[i]
                self.depth[i] += 1
                self.show(i, own, self.settle(i, own))

    def may_say(self, i: bits.i32, word: bits.i32) -> bool:
        """Return whether a word may come next in a lane."""
        inside: bool = 0 <= word < self.width
        return inside and self.offers[i * self.per_lane + word // WORD] >> word % WORD & 1 == 1

    def clear_end(self, i: bits.i32) -> None:
        """Forget that a deal has ended in a lane."""
        if self.done_cells[i]:
            self.done_cells[i] = 0
            for seat in range(self.seats):
                self.reward_cells[i * self.seats + seat] = 0

    def lane_seed(self, i: bits.i32) -> bits.u64:
        """Return the seed of a lane."""
        return bits.mix(self.first ^ bits.mix(i + 1))

    def begin(self, i: bits.i32, own: Worker) -> None:
        """Deal the next deal of a lane: it depends on the lane and its number, not on any play."""
        for place in range(self.cards):
            own.pack.card[place] = self.card[place]
        dealer: bits.i32 = self.number[i] % self.seats
        own.rng.state = bits.mix(self.lane_seed(i) + self.number[i] & bits.ALL)
        own.pack.shuffle(own.rng)
        self.depth[i] = self.many[i] = 0
        memory.clear(memory.row(self.told, 2 * self.room * i), 2 * self.room)
        cython.cast(Deal, memory.at(self.deals, i)).chance = bits.mix(own.rng.state)
        cython.cast(Deal, memory.at(self.deals, i)).set_up(own.pack, dealer)

    def settle(self, i: bits.i32, own: Worker) -> bool:
        """Go on until a lane has a choice for a seat that learns; return whether it has played."""
        played: bool = False
        chosen: bool = False
        while not chosen:
            seat = cython.cast(Deal, memory.at(self.deals, i)).seat
            if seat < 0:
                self.finish(i)
                self.begin(i, own)
                continue
            if self.many[i]:
                self.recall(i, own)
            else:
                cython.cast(Deal, memory.at(self.deals, i)).find_actions(own.legal)
            if own.legal.n == 1 and not own.legal.ranged:
                own.code = own.legal.items[0] & CODE
            elif not self.learns[seat]:
                own.rng.state = self.stream[i]
                own.code = cython.cast(Policy, memory.at(self.policies, seat)).choose(
                    cython.cast(Deal, memory.at(self.deals, i)), own.legal, own.rng
                )
                self.stream[i] = own.rng.state
            else:
                chosen = self.offer_words(i, own)
            if not chosen:
                if self.room:
                    self.note(i, own)
                cython.cast(Deal, memory.at(self.deals, i)).apply(own.code)
                self.depth[i] = 0
                played = True
        return played

    def note(self, i: bits.i32, own: Worker) -> None:
        """Put what all hear of an action into the history of a lane."""
        word: memory.u8x24 = [0] * 24
        who: bits.i32 = cython.cast(Deal, memory.at(self.deals, i)).seat
        n = self.encoder.spell(own.code, word)
        n = self.encoder.heard(cython.cast(Deal, memory.at(self.deals, i)), own.code, n)
        memory.note(memory.row(self.told, 2 * self.room * i), self.room, who, word, n)

    def offer_words(self, i: bits.i32, own: Worker) -> bool:
        """Find the words that may come next; return whether there is a choice.

        Words without a choice are said, and if one action is left it is in *own*.
        """
        while True:
            depth = self.depth[i]
            said = memory.row(self.said, i * MOST_WORDS)
            left = own.match(cython.cast(Deal, memory.at(self.deals, i)), said, depth)
            if left == 1:
                return False
            if bits.count(own.low) + bits.count(own.high) > 1:
                self.keep(i, own)
                return True
            word = bits.first(own.low) if own.low else WORD + bits.first(own.high)
            self.said[i * MOST_WORDS + depth] = word
            self.depth[i] = depth + 1

    def keep(self, i: bits.i32, own: Worker) -> None:
        """Keep the actions of a lane until its next word."""
        n = own.legal.n
        self.many[i] = 0 if own.legal.ranged or n > self.spare else n
        for k in range(self.many[i]):
            self.listed[i * self.spare + k] = own.legal.items[k]

    def recall(self, i: bits.i32, own: Worker) -> None:
        """Take the actions of a lane that were kept and go on with the word just said."""
        word = self.said[i * MOST_WORDS + self.depth[i] - 1]
        own.legal.clear()
        for k in range(self.many[i]):
            if self.listed[i * self.spare + k] >> NEXT == word:
                own.legal.add(self.listed[i * self.spare + k])
        self.many[i] = 0

    def finish(self, i: bits.i32) -> None:
        """Write what every seat gets for a deal."""
        self.done_cells[i] = 1
        self.deal_cells[i] += 1
        self.number[i] += 1
        best: bits.i32 = 0
        total: bits.i32 = 0
        for seat in range(self.seats):
            points = cython.cast(Deal, memory.at(self.deals, i)).points(seat)
            total += points
            if seat == 0 or points > best:
                best = points
        for seat in range(self.seats):
            self.reward_cells[i * self.seats + seat] += self.reward_of(i, seat, best, total)

    def reward_of(self, i: bits.i32, seat: bits.i32, best: bits.i32, total: bits.i32) -> bits.f64:
        """Return what a seat gets."""
        points = cython.cast(Deal, memory.at(self.deals, i)).points(seat)
        others: bits.f64 = self.seats - 1
        found: bits.f64 = points
        if self.mode == 1:
            found = points - memory.ratio(total - points, others) if others else 0
        elif self.mode > 1:
            ahead: bits.f64 = 0
            level: bits.f64 = 0
            for other in range(self.seats):
                theirs = cython.cast(Deal, memory.at(self.deals, i)).points(other)
                ahead += theirs > points
                level += theirs == points
            if self.mode == 2:
                found = memory.ratio(ONE, level) if points == best else 0
            else:
                found = ONE - memory.ratio(2 * ahead + level - 1, 2 * others) if others else 1
        return found

    def show(self, i: bits.i32, own: Worker, changed: bool) -> None:
        """Write the arrays of a lane, and what is known of its deal only if that has changed."""
        seat = cython.cast(Deal, memory.at(self.deals, i)).seat
        self.seat_cells[i] = seat
        self.offers[i * self.per_lane] = own.low
        if self.per_lane > 1:
            self.offers[i * self.per_lane + 1] = own.high
        if not self.packed:
            cells = memory.row(self.mask_cells, self.width * i)
            memory.flags(own.low, own.high, self.width, cells)
        else:
            self.mask_words[i * self.per_lane] = own.low
            if self.per_lane > 1:
                self.mask_words[i * self.per_lane + 1] = own.high
        cells = memory.row(self.obs_cells, self.cells * i)
        if changed:
            self.encoder.encode(cython.cast(Deal, memory.at(self.deals, i)), seat, cells)
        cells = memory.row(cells, self.cells - self.width)
        memory.clear(cells, self.width)
        for d in range(self.depth[i]):
            cells[self.said[i * MOST_WORDS + d]] = 1
        if changed and self.room:
            cells = memory.row(self.told, 2 * self.room * i)
            heard = memory.row(self.history_cells, 2 * self.room * i)
            memory.recount(cells, self.room, seat, self.seats, heard)
        if changed and self.oracular:
            cells = memory.row(self.oracle_cells, self.encoder.hidden * i)
            self.encoder.reveal(cython.cast(Deal, memory.at(self.deals, i)), seat, cells)

    def pick(self, begin: bits.i32, end: bits.i32, own: Worker) -> None:
        """Choose words, each equally likely."""
        with cython.nogil:
            for i in range(begin, end):
                low = self.offers[i * self.per_lane]
                high = self.offers[i * self.per_lane + 1] if self.per_lane > 1 else 0
                own.rng.state = self.stream[i]
                left = own.rng.below(bits.count(low) + bits.count(high))
                self.stream[i] = own.rng.state
                self.chosen_cells[i] = worker.nth(low, high, left)

    def draw(self, logits: memory.f32s, heat: bits.f64, begin: bits.i32, end: bits.i32) -> None:
        """Choose words by their logits, divided by *heat*."""
        with cython.nogil:
            for i in range(begin, end):
                self.draw_one(i, logits, heat)

    def draw_one(self, i: bits.i32, logits: memory.f32s, heat: bits.f64) -> None:
        """Choose the word of a lane by its logits."""
        at: bits.i64 = self.width * i
        most: bits.f64 = -3e38
        for k in range(self.per_lane):
            left = self.offers[i * self.per_lane + k]
            while left:
                most = max(most, logits[at + WORD * k + bits.first(left)])
                left &= left - 1
        total: bits.f64 = 0
        for k in range(self.per_lane):
            left = self.offers[i * self.per_lane + k]
            while left:
                total += memory.exp(
                    memory.ratio(logits[at + WORD * k + bits.first(left)] - most, heat)
                )
                left &= left - 1
        state = self.stream[i] + GOLDEN & bits.ALL
        self.stream[i] = state
        point: bits.f64 = (bits.mix(state) >> 11) * PART * total
        word: bits.i32 = -1
        for k in range(self.per_lane):
            left = self.offers[i * self.per_lane + k]
            while left and point >= 0:
                word = WORD * k + bits.first(left)
                point -= memory.exp(memory.ratio(logits[at + word] - most, heat))
                left &= left - 1
        self.chosen_cells[i] = word
        self.logp_cells[i] = memory.ratio(logits[at + word] - most, heat) - memory.log(total)


GOLDEN = 0x9E3779B97F4A7C15


def flat(it: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return an array in one row, in the same memory."""
    return it.reshape(-1)


def fitted(own: Any, name: str, kind: Any, shape: tuple[int, ...]) -> npt.NDArray[Any]:
    """Return an array of a kind and shape: in the caller's memory, or new."""
    if own is None:
        return np.zeros(shape, kind)
    found = np.asarray(own)
    if found.dtype != kind or found.shape != shape or not found.flags.c_contiguous:
        raise ValueError(f"{name} needs {np.dtype(kind).name} {shape}, in one piece")
    return found
