"""Recomputing the bots' moves of a match in a file, to check that each bot plays so.

A bot decides from what its seat knows, a budget, and a seed.  The seed follows from the record's
secret, the seat and the position's number (`bot_seed`) or, for sealed deals, from what unseals them
(`proof.bot_seed`).  All of that is in the file once the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import NamedTuple

from ..core.errors import OptionError, ReplayError
from ..core.game import AnyGame
from ..core.outside import outside
from ..core.replay import Replay, ReplayedBot, Step
from ..core.told import Memory
from ..proof import bot_seed as sealed_seed
from .base import Bot, play_on, told_to
from .registry import create

HOME = Path(__file__).parents[1]
DECIDE = ("bots", "cards", "core", "games", "pieces", "search")  # all that a move can depend on


class Difference(NamedTuple):
    """A move that the bot would not have made: deals and moves count from 1."""

    deal: int
    move: int
    seat: int
    bot: str
    played: str
    expected: str


class Recomputation(NamedTuple):
    """The number of recomputed moves, the bots that cannot be run, and the first difference.

    `fewer` of the moves were decided with the lower of the two sealed budgets.
    """

    moves: int
    others: tuple[ReplayedBot, ...]
    difference: Difference | None
    fewer: int = 0


def bot_seed(secret: str, seat: int, seq: int) -> int:
    """Return the 64-bit seed of a bot's decision at position *seq*, from a table's *secret* (hex).

    *seq* counts the deals and actions before it.
    """
    text = f"{seat}:{seq}".encode()
    return int.from_bytes(blake2b(text, digest_size=8, key=bytes.fromhex(secret)).digest(), "big")


def engine(game_id: str) -> str:
    """Return the fingerprint of the engine that plays a game here: a hash of its sources."""
    homes = [HOME / name for name in DECIDE]
    if (other := outside().get(game_id)) and other.folder:
        homes.append(other.folder)
    whole = sha256(b"".join(map(digest, homes)))
    return whole.hexdigest()[:16]


@cache
def digest(home: Path) -> bytes:
    """Return a hash of the sources in a folder."""
    found = sha256()
    for file in sorted(home.rglob("*.py")):
        text = file.read_bytes()
        found.update(f"{file.relative_to(home).as_posix()} {len(text)} ".encode() + text)
    return found.digest()


def verify(replay: Replay, games: Mapping[str, AnyGame]) -> Recomputation:
    """Play a match again and let its bots decide again; stop at the first difference.

    Raises `ReplayError` if the file contradicts itself or does not say how bots decided, and for a
    move that differs in a match that another Parlour played.
    """
    if not replay.bots or not (replay.secret or replay.proof):
        raise ReplayError("replay_no_bots")
    found = Again(replay)
    difference = next((it for step in replay.run(games) if (it := found.take(step))), None)
    if difference is not None and replay.engine != engine(replay.game):
        played, here = replay.engine or "?", engine(replay.game)
        deal, move = difference.deal, difference.move
        raise ReplayError("replay_other_engine", deal=deal, move=move, played=played, here=here)
    if difference is None and not found.moves:
        raise ReplayError("replay_no_bots")
    return Recomputation(found.moves, tuple(found.others), difference, found.fewer)


class Again:
    """The steps of a match, with the bots that decide again."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.bots: dict[str, Bot] = {}
        self.others: list[ReplayedBot] = []
        for it in replay.bots:
            try:
                self.bots[it.bot] = create(it.bot, replay.game)
            except OptionError:  # a program, a user's bot, or one that no longer exists
                if 0 <= it.seat < replay.seats:
                    self.others.append(it)
        self.memory: Memory | None = None
        self.seq = self.move = self.moves = self.fewer = 0
        sealed = replay.proof and replay.proof.budgets
        self.most = sealed.most if sealed else 0

    def take(self, step: Step) -> Difference | None:
        """Take a step; return the difference if it is a bot's move that differs."""
        match, found = step.match, None
        self.memory = memory = self.memory or Memory(match.game)
        if step.what == "dealt":
            self.seq, self.move = self.seq + 1, 0
            memory.begin(match.deal, match.dealer)
        elif step.what == "action":
            self.move += 1
            if sits := self.who(step.seat):
                found = self.compare(step, sits, memory)
            self.seq += 1
            memory.note(step.seat, step.code)
        elif step.what == "taken_back":
            self.move += 1
            self.seq += 1
            memory.take_back(step.code)
        elif step.what == "scored":
            memory.end(match.rows[-1], match.totals)
        return found

    def who(self, seat: int) -> ReplayedBot | None:
        """Return the present bot of a seat, if it can decide again."""
        there = [it for it in self.replay.bots if it.seat == seat and it.since <= self.seq]
        return there[-1] if there and there[-1].bot in self.bots else None

    def seed(self, step: Step, memory: Memory) -> int:
        """Return the seed of a decision."""
        sealed, number = self.replay.proof, step.match.number
        if sealed is None or number > len(sealed.deals):
            return bot_seed(self.replay.secret, step.seat, self.seq)
        secret = bytes.fromhex(sealed.deals[number - 1].secret)
        return sealed_seed(secret, step.seat, memory.decisions(step.seat) + 1)

    def compare(self, step: Step, sits: ReplayedBot, memory: Memory) -> Difference | None:
        """Let a bot decide again."""
        self.moves += 1
        self.fewer += sits.budget < self.most
        deal, game, bot = step.match.deal, step.match.game, self.bots[sits.bot]
        seed = self.seed(step, memory)
        told = told_to(bot, memory, step.seat)
        code, _ = play_on(bot, deal.seen_by(step.seat), sits.budget, seed, told)
        if code == step.code:
            return None
        texts = game.format(deal, step.code), game.format(deal, code)
        return Difference(step.match.number, self.move, step.seat, sits.bot, *texts)
