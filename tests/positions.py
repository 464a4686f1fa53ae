"""Mutated positions: each is refused with the fault named, or can be played like any other.

::

    python -m tests.positions GAME [SEED [COUNT]]

checks COUNT mutations of real positions and, at a fault, prints the position and what went wrong.
The checking is done by a process of its own, which is ended when it takes too long over one
position: a loop in compiled code hears no interrupt.  The last line is a hash of what was accepted,
which both builds must agree on.
"""

from __future__ import annotations

import hashlib
import mmap
import random
import re
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import parlour
from parlour.core.deal import Deal
from parlour.core.errors import NotationError, OptionError
from parlour.core.game import AnyGame

from .fuzz import check_equal, drawn, legal, read_back, redealt, until_over
from .helpers import COMPILED, random_value, said, scores, sparse, states
from .strict import watch_indexes

ROOT = Path(__file__).parents[1]
LONGEST = 20_000  # actions of a deal: three packs can be reshuffled ten times
PATIENCE = 60  # seconds for one position: a busy machine needs 1 for the slowest
ROOM = 1 << 16  # bytes of a position
JOIN = " ¦ "

NUMBERS = ["-1", "0", "1", "2", "3", "7", "13", "64", "255", "99999", "999999", "2147483647"]
NUMBERS += ["2147483648", "-2147483649", str(2**64), "٣", "1.5", "0x1"]
CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"] + [
    "*",
    "*4h",
    "5d'",
    "[7c",
    "]",
]
NUMBER = re.compile(r"-?(?<![A-Za-z0-9])\d+")
LIST = re.compile(r"-?(?<![A-Za-z0-9])\d+(?:([ /])-?\d+)+(?![A-Za-z0-9])")
SEAT = re.compile(r"\bP\d")


# -- mutations -------------------------------------------------------------------------------------


class Mutator:
    """Changes positions a little, with words that it has seen in others of the same game."""

    def __init__(self, game: AnyGame, known: list[str], chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.sections = sorted({part for text in known for part in text.split(JOIN)})
        self.words = sorted({word for part in self.sections for word in part.split()})
        self.fields = game.options_type.fields()

    def mutate(self, text: str) -> str:
        """Return a text that differs from a position in one place or a few."""
        ways: list[Callable[[list[str]], None]] = [
            self.drop,
            self.insert,
            self.exchange,
            self.rename,
            self.change_options,
            self.move_word,
            self.move_word,
            self.remove_word,
            self.change_word,
            self.change_word,
            self.change_number,
            self.change_number,
            self.change_length,
            self.change_seat,
            self.spoil,
        ]
        parts = text.split(JOIN)
        for _ in range(self.chance.choice([1, 1, 1, 2, 3, 6])):
            if parts:
                self.chance.choice(ways)(parts)
        return JOIN.join(parts)

    def place(self, parts: list[str]) -> int:
        """Return the index of one of the sections."""
        return self.chance.randrange(len(parts))

    def drop(self, parts: list[str]) -> None:
        """Leave out some sections."""
        for _ in range(min(len(parts), self.chance.choice([1, 1, 2, 4]))):
            parts.pop(self.place(parts))

    def insert(self, parts: list[str]) -> None:
        """Write a section twice, or one of another position."""
        part = self.chance.choice([*parts, *self.sections])
        parts.insert(self.chance.randrange(len(parts) + 1), part)

    def exchange(self, parts: list[str]) -> None:
        """Put a section in another's place, or in place of another position's of the same name."""
        i, j = self.place(parts), self.place(parts)
        name = re.split("[:=]", parts[i])[0]
        alike = [part for part in self.sections if re.split("[:=]", part)[0] == name]
        if alike and self.chance.random() < 0.7:
            parts[i] = self.chance.choice(alike)
        else:
            parts[i], parts[j] = parts[j], parts[i]

    def rename(self, parts: list[str]) -> None:
        """Let two sections exchange what they hold."""
        i, j = self.place(parts), self.place(parts)
        (first, sign, one), (second, other_sign, two) = (
            re.match(r"([^:=]*)([:=]?)(.*)", parts[k], re.DOTALL).groups()  # type: ignore[union-attr]  # matches anything
            for k in (i, j)
        )
        parts[i], parts[j] = first + sign + two, second + other_sign + one

    def change_options(self, parts: list[str]) -> None:
        """Set or leave out an option."""
        field = self.chance.choice(self.fields)
        value = f"{field.name}={random_value(field, self.chance)}"
        for place, part in enumerate(parts):
            if part.startswith("opt:"):
                words = part.split()[1:]
                kept = [word for word in words if self.chance.random() < 0.8]
                chosen = self.chance.choice([kept, [*words, value], [value]])
                parts[place] = " ".join(["opt:", *chosen])
                return
        parts.append(f"opt: {value}")

    def split(self, part: str) -> list[str]:
        """Return the words of a section."""
        return part.split(" ")

    def move_word(self, parts: list[str]) -> None:
        """Put a word of one section into another, or also the other way."""
        i, j = self.place(parts), self.place(parts)
        source = self.split(parts[i])
        word = source.pop(self.place(source)) if self.chance.random() < 0.5 else source[-1]
        parts[i] = " ".join(source)
        target = self.split(parts[j])
        if self.chance.random() < 0.5:
            target.insert(self.chance.randrange(len(target) + 1), word)
        else:
            at = self.place(target)
            target[at], word = word, target[at]
            parts[j] = " ".join(target)
            target, j = self.split(parts[i]), i
            target.append(word)
        parts[j] = " ".join(target)

    def remove_word(self, parts: list[str]) -> None:
        """Take some words out of a section."""
        i = self.place(parts)
        words = self.split(parts[i])
        for _ in range(min(len(words), self.chance.choice([1, 1, 2, 5]))):
            words.pop(self.place(words))
        parts[i] = " ".join(words)

    def change_word(self, parts: list[str]) -> None:
        """Write another word of the game, or a card, in place of one or beside it."""
        i = self.place(parts)
        words = self.split(parts[i])
        new = self.chance.choice(CARDS if self.chance.random() < 0.5 else self.words)
        at = self.place(words)
        words[at : at + self.chance.randrange(2)] = [new]
        parts[i] = " ".join(words)

    def change_number(self, parts: list[str]) -> None:
        """Write another number in place of one."""
        self.substitute(parts, NUMBER, self.number)

    def change_length(self, parts: list[str]) -> None:
        """Leave numbers out of a list of them, or write more."""
        self.substitute(parts, LIST, self.row)

    def row(self, old: str) -> str:
        """Return a list of numbers with some fewer or more, anywhere or at its end."""
        sign = "/" if "/" in old else " "
        words = old.split(sign)
        for _ in range(min(len(words), self.chance.choice([1, 1, 2, 4]))):
            at = self.chance.choice([len(words), self.chance.randrange(len(words) + 1)])
            if self.chance.random() < 0.6:
                words[max(at - 1, 0) : at] = []
            else:
                words.insert(at, self.chance.choice([*words, "0"]))
        return sign.join(words)

    def number(self, old: str) -> str:
        """Return a number near another, or a strange one."""
        if self.chance.random() < 0.5:
            return self.chance.choice(NUMBERS)
        return str(int(old) + self.chance.choice([-2, -1, 1, 2, 10]))

    def change_seat(self, parts: list[str]) -> None:
        """Write another seat in place of one."""
        self.substitute(parts, SEAT, lambda _: f"P{self.chance.choice([0, 0, 1, 1, 2, 3, 9])}")

    def substitute(
        self, parts: list[str], pattern: re.Pattern[str], new: Callable[[str], str]
    ) -> None:
        """Write something else in place of one of the finds of a pattern."""
        found = [(i, hit) for i, part in enumerate(parts) for hit in pattern.finditer(part)]
        if found:
            i, hit = self.chance.choice(found)
            parts[i] = parts[i][: hit.start()] + new(hit[0]) + parts[i][hit.end() :]

    def spoil(self, parts: list[str]) -> None:
        """Leave out, repeat or change a letter."""
        i = self.place(parts)
        if parts[i]:
            at = self.chance.randrange(len(parts[i]))
            letter = self.chance.choice(["", parts[i][at] * 2, *"¦:=,+-'*()[]> Pé0٣"])
            parts[i] = parts[i][:at] + letter + parts[i][at + 1 :]


def written(game: AnyGame, deal: Deal, chance: random.Random) -> str:
    """Return the position of a deal: complete, or as one of its seats knows it."""
    return game.describe(deal, chance.choice([None, *range(deal.seats)]))


def mutations(game: AnyGame, seed: int) -> Iterator[str]:
    """Yield positions made of those of two real deals; the same ones for a seed."""
    chance = random.Random(seed)
    deals = []
    for _ in range(2):
        preset = chance.choice(list(game.presets))
        deal = sparse(states(game, preset, chance.getrandbits(32)), 16)  # in either build
        deals.append([written(game, state, chance) for state in deal if not state.over])
    mutator = Mutator(game, deals[0] + deals[1], chance)
    for text in chance.sample(deals[0], min(16, len(deals[0]))):
        for _ in range(8):
            yield mutator.mutate(text)


# -- what is checked -------------------------------------------------------------------------------


def check(game: AnyGame, text: str, seed: int) -> str:
    """Return what becomes of a position; ``AssertionError`` and all others are faults."""
    try:
        deal = game.position(text)
    except (NotationError, OptionError) as refused:
        said(refused)
        return f"refused {refused.code} {refused.rule}"
    twin = read_back(game, deal)
    check_legal(game, deal, seed)
    for seat in range(deal.seats):
        check_redealt(game, deal, seat, seed)
        assert game.position(game.describe(deal, seat)) == deal.seen_by(seat)
    chance = random.Random(seed)
    for codes in until_over(game, deal, LONGEST):
        code = drawn(game, deal, codes, chance)
        assert twin.legal() == codes
        deal.play(code)
        twin.play(code)
    check_equal(deal, twin)
    assert list(game.result(deal).points) == scores(deal) == scores(twin)
    return f"played {scores(deal)}"


def check_legal(game: AnyGame, deal: Deal, seed: int) -> None:
    """Check that listed actions are accepted, and can be written and read."""
    codes = legal(game, deal)
    for code in random.Random(seed).sample(codes, min(12, len(codes))):
        written = game.format(deal, code)
        assert game.parse(deal, written) == code, written
        assert deal.accepts(code), f"{written} is listed and refused"
        assert game.legal_action(deal, code).text == written
        game.moves(deal, code)
        twin = deal.clone()
        twin.play(code)


def check_redealt(game: AnyGame, deal: Deal, seat: int, seed: int) -> None:
    """Check that a re-deal of hidden cards keeps a seat's view and can be played on."""
    assert game.lines(deal.view(seat))
    twin, chance = redealt(game, deal, seat, seed), random.Random(seed)
    for codes in until_over(game, twin, LONGEST):
        twin.play(drawn(game, twin, codes, chance))


# -- the two processes -----------------------------------------------------------------------------


def work(game: AnyGame, seed: int, count: int, place: Path) -> int:
    """Check so many positions, each written to a file first; print the first fault."""
    total, accepted, done = hashlib.sha256(), 0, 0
    with place.open("r+b") as file, mmap.mmap(file.fileno(), ROOM) as slate:
        while done < count:
            for text in islice(mutations(game, seed), count - done):
                slate[:] = f"{done} {text}".encode()[:ROOM].ljust(ROOM, b"\0")
                try:
                    outcome = check(game, text, seed)
                except Exception:  # noqa: BLE001  whatever it is, it is a fault
                    fault = f"{text}\n{traceback.format_exc()}"
                    sys.stdout.write(f"FAULT game={game.id} seed={seed}\n{fault}\n")
                    return 1
                total.update(f"{outcome}\n".encode())
                accepted += outcome.startswith("played")
                done += 1
            seed += 1
    sys.stdout.write(f"{done} positions, {accepted} accepted, {total.hexdigest()}\n")
    return 0


def watch(name: str, seed: int, count: int) -> tuple[int, str]:
    """Check in a process of its own, with a deadline for each position; return status and words."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "position"
        place.write_bytes(bytes(ROOM))
        words = [sys.executable, "-m", "tests.positions", name, str(seed), str(count), str(place)]
        worker = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        seen = b""
        while True:
            try:
                return worker.wait(PATIENCE), worker.communicate()[0]
            except subprocess.TimeoutExpired:
                now = place.read_bytes().rstrip(b"\0")
            if now == seen:
                worker.kill()
                worker.wait()
                text = now.decode(errors="replace").partition(" ")[2]
                return 1, f"ENDLESS game={name} seed={seed}\n{text}\n"
            seen = now


def main(name: str, seed: str = "1", count: str = "10000", place: str = "") -> int:
    """Do what the command line says."""
    if place:
        if not COMPILED:
            watch_indexes()
        return work(parlour.GAMES[name], int(seed), int(count), Path(place))
    status, told = watch(name, int(seed), int(count))
    sys.stdout.write(told)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if sys.argv[1:] else __doc__)
