"""The shared parts of the games' notations: cards, melds, and the sections of a position.

A position is one line of sections, ``H: 9c Td ¦ D: Kc ¦ phase=DRAW ¦ opt: knock_limit=5``: named
cards after a colon, settings after an equals sign, options after ``opt:``.  A game may let named
sections be repeated (``T: … ¦ T: …``) and have flags, words of their own (``unopened``).  See
docs/library/notation.md.  A bar or the end of a line may stand for ``¦``.

Cards are read as people write them: ``10♥``, ``TH`` or ``th`` for ``Th``.  They are always written
in one form.

A position that is written ``for=P1`` has ``?`` in place of what that seat cannot know, ``?12`` for
twelve such cards.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from ..cards import bits, cards, lots
from . import arguments
from .errors import NotationError
from .options import TOptions
from .suggest import LONGEST_TEXT, meant, nearest_word

NAME = re.compile(r"[A-Za-z][\w+-]*")
SETTING = re.compile(r"([A-Za-z][\w+-]*)\s*=\s*([^\s=]*)|(\S+)")
UNSEEN = re.compile(r"\?([1-9][0-9]{0,2})?", re.ASCII)
HIDDEN = -1  # a card that is written ``?``
CHANCE = re.compile("[0-9a-f]{1,16}|[0-9a-f]{64}")
BETWEEN = "¦\r\n"  # what separates two sections, besides a bar
SYMBOLS = "♣♦♥♠"  # in the order of `cards.SUITS`
WRITTEN = re.compile(
    rf"(\*?)(10|[{cards.RANKS}])([{cards.SUITS}{SYMBOLS}]?)('?)", re.IGNORECASE | re.ASCII
)
RANK = re.compile(rf"10|[{cards.RANKS}]", re.IGNORECASE | re.ASCII)
GROUP = re.compile(rf"([{cards.SUITS}{SYMBOLS}])((?:{RANK.pattern})+)", RANK.flags)
TOKEN = re.compile(r"\*?[\w♣♦♥♠]+|\*")
APART = str.maketrans("[],", "   ")
SEATS = {f"{mark}{seat}": seat for mark in ("P", "") for seat in range(10)}
NUMBER = cards.NUMBERS.__getitem__
PLAINLY = str.maketrans({"\ufe0f": None, "\ufeff": None, "’": "'", "\u2032": "'"})
"""What keyboards and editors add: the colour of a symbol, a byte order mark, curly apostrophes."""


# -- what people write -----------------------------------------------------------------------------


def folded(text: str) -> str:
    """Return a text with full-width and other forms of characters as plain ones."""
    return text if text.isascii() else unicodedata.normalize("NFKC", text).translate(PLAINLY)


def is_name(text: str) -> bool:
    """Return whether a text may name a section: a letter, then letters, digits and ``_+-``."""
    if text.isalnum() and text.isascii():  # most are
        return text[0].isalpha()
    return NAME.fullmatch(text) is not None


def canonical(word: str) -> str:
    """Return the standard name of a card or of a joker's place; other words unchanged.

    ``Td`` is the standard name for ``10♦``, ``TD`` and ``t♦``, and ``*Td`` for ``*10d``.
    """
    if word in cards.NUMBERS:
        return word
    found = WRITTEN.fullmatch(word)
    if found is None or not (found[1] or found[3]):
        return word
    joker, rank, suit, mark = found.groups()
    letter = cards.SUITS[SYMBOLS.index(suit)] if suit and suit in SYMBOLS else suit.lower()
    return f"{joker}{rank.upper().replace('10', 'T')}{letter}{mark}"


def tokens(text: str) -> list[str]:
    """Return the cards, words, numbers and places of a text; words in lower case."""
    found = map(canonical, TOKEN.findall(folded(text)))
    return [part if part.lstrip("*") in cards.NUMBERS else part.lower() for part in found]


def is_card(part: str) -> bool:
    """Return whether a part of a text is a card or a joker."""
    return part.startswith("*") or part in cards.NUMBERS


def nearest(text: str, words: Iterable[str], legal: Iterable[str]) -> str:
    """Return the action that an invalid text may have meant; ``""`` if none is similar.

    *words* are the first words of actions.  *legal* are the texts of the legal actions, from which
    one with the same cards is taken.
    """
    parts = tokens(text) if len(text) < LONGEST_TEXT else []
    if not parts:
        return ""
    word = nearest_word(parts[0], words)
    rest = Counter(parts[1:] if word else parts)
    found = [(it, tokens(it)) for it in legal]
    fitting = [(it, own) for it, own in found if not rest - Counter(own)]
    same = [(it, own) for it, own in fitting if own[0] == word]
    if same or (rest and fitting):
        return min(same or fitting, key=lambda it: len(it[1]))[0]
    typed, _, more = folded(text).strip().partition(" ")
    return f"{word} {more}".strip() if word and word != typed.lower() else ""


def with_place(text: str, legal: Iterable[str]) -> list[str]:
    """Return the legal actions that differ from a text only by the place where the card goes."""
    wanted = tokens(text)
    return [it for it in legal if ">" in it and tokens(it.partition(">")[0]) == wanted]


def check_place(text: str) -> None:
    """Raise `NotationError` for a card without the meld that it goes to."""
    if is_card(canonical(text.strip().removesuffix("'"))):
        card = text.strip()
        raise NotationError("which_meld", text=card, allowed=f"{card}>T0, {card}>T1")


def read_card(text: str, number: Callable[[str], int] = NUMBER) -> int:
    """Return the card of a name, as *number* reads it; `NotationError` for any other name."""
    try:
        return number(text)
    except KeyError:
        name = canonical(folded(text).strip())
    try:
        return number(name)
    except KeyError:
        code = "not_in_pack" if name.removesuffix("'") in ("*", *cards.NUMBERS) else "no_card"
        raise NotationError(code, text=text.strip()) from None


def read_all(text: str, number: Callable[[str], int] = NUMBER) -> list[int]:
    """Return the cards of a text, brackets ignored, as *number* reads their names."""
    try:
        return [*map(number, text.split())]  # as positions are always written
    except KeyError:
        return [read_card(word, number) for word in words_of(text)]


def read_cards(text: str) -> list[int]:
    """Return the cards of a text, brackets ignored; each may be written only once."""
    return once(read_all(text))


def words_of(text: str) -> list[str]:
    """Return the names of the cards in a text, grouped by suit or not; brackets ignored."""
    found: list[str] = []
    for word in folded(text).translate(APART).split():
        if word in cards.NUMBERS:
            found.append(word)
        elif group := GROUP.fullmatch(word):
            found += [canonical(rank + group[1]) for rank in RANK.findall(group[2])]
        else:
            found.append(canonical(word))
    return found


def once(numbers: list[int]) -> list[int]:
    """Return the cards; `NotationError` if a known card is written twice."""
    if len(set(numbers)) == len(numbers):
        return numbers
    for place, card in enumerate(numbers):
        if card != HIDDEN and card in numbers[:place]:
            raise NotationError("card_twice", text=cards.name(card))
    return numbers


# -- what a seat does not know ---------------------------------------------------------------------


def read_some(text: str, number: Callable[[str], int] = NUMBER) -> list[int]:
    """Return the cards of a text, some of them hidden; *number* reads the names of the others."""
    if "?" not in text:
        return read_all(text, number)
    found: list[int] = []
    for word in words_of(text):
        unseen = UNSEEN.fullmatch(word)
        found += [HIDDEN] * int(unseen[1] or 1) if unseen else [read_card(word, number)]
    return found


def write_some(numbers: Sequence[int], name: Callable[[int], str] = cards.name) -> str:
    """Return the names of the cards in order, `HIDDEN` ones as ``?``."""
    if HIDDEN not in numbers:
        return " ".join(map(name, numbers))
    words = []
    hidden = 0
    for card in (*numbers, None):
        if card == HIDDEN:
            hidden += 1
            continue
        if hidden:
            words.append(f"?{hidden}" if hidden > 1 else "?")
            hidden = 0
        if card is not None:
            words.append(name(card))
    return " ".join(words)


def sort(numbers: Sequence[int]) -> list[int]:
    """Return the cards of a hand in order, followed by its hidden cards."""
    found = sorted(numbers)
    hidden = found.count(HIDDEN)
    return found[hidden:] + found[:hidden] if hidden else found


def hide(held: Sequence[int], known: Iterable[int]) -> list[int]:
    """Return the cards that a seat knows of a hand, followed by its hidden cards."""
    seen = sorted(known)
    return seen + [HIDDEN] * (len(held) - len(seen))


def fill(places: Iterable[list[int]], free: list[int], watcher: int) -> None:
    """Replace the cards that are hidden from a seat by free ones, which leave *free*."""
    for numbers in places:
        if HIDDEN not in numbers:
            continue
        for place, card in enumerate(numbers):
            if card == HIDDEN:
                if watcher < 0:
                    raise NotationError("position_for_nobody", text="?")
                if not free:
                    raise NotationError("too_many_hidden", text="?")
                numbers[place] = free.pop(0)


def check_known(written: Mapping[str, Sequence[int]], known: Mapping[str, Sequence[int]]) -> None:
    """Raise `NotationError` if sections hide what a seat knows, or show what it cannot know."""
    for name, numbers in written.items():
        if list(numbers) != list(known[name]):
            hides = numbers.count(HIDDEN) > known[name].count(HIDDEN)
            raise NotationError("position_hides" if hides else "position_tells", text=name)


def melds_of(text: str) -> list[list[int]]:
    """Return the cards of each ``[…]`` of a text that contains nothing else."""
    if re.sub(r"\[[^\[\]]*\]", "", text).strip():
        raise NotationError("no_melds", text=text)
    read_cards(text)
    return [read_cards(part) for part in re.findall(r"\[([^\[\]]*)\]", text)]


def write_cards(numbers: Iterable[int]) -> str:
    """Return the names of the cards, in the given order."""
    return " ".join(map(cards.name, numbers))


def read_seat(text: str, seats: int) -> int:
    """Return the seat of ``P1`` or ``1``."""
    seat = SEATS.get(text, seats)
    if seat < seats:
        return seat
    number = text.removeprefix("P")
    if not (number.isascii() and number.isdecimal() and len(number) < 3 and int(number) < seats):
        raise NotationError("no_seat", text=text)
    return int(number)


def read_seats(text: str, seats: int) -> list[int]:
    """Return the seats of a list, ``P0,P2`` or ``P0 P2``."""
    if not text:
        return []
    return [read_seat(part, seats) for part in text.replace(",", " ").split()]


def check_count(name: str, entries: Sequence[object], wanted: int) -> None:
    """Raise `NotationError` unless a section has exactly *wanted* entries."""
    if len(entries) != wanted:
        raise NotationError("bad_entries", text=name, count=len(entries), wanted=wanted)


@lru_cache(256)  # most positions have the options of one before
def read_options(kind: type[TOptions], text: str) -> TOptions:
    """Return the options of ``name=value name=value``; others are at their default."""
    found: dict[str, str] = {}
    for part in text.replace(",", " ").split():
        name, sign, value = part.partition("=")
        if not sign:
            raise NotationError("no_option", text=part)
        found[name] = value
    return kind.of(kind.read(found))


@lru_cache(64)
def numbered(name: str, seats: int) -> tuple[str, ...]:
    """Return the names of sections that there is one of for each seat."""
    return tuple(f"{name}{seat}" for seat in range(seats))


class Chance(NamedTuple):
    """The state of a deal's own chance: its generator, and a key (`cards.lots`)."""

    number: int
    key: list[int]


def write_chance(deal: Any) -> str:
    """Return the state of a deal's own chance as `Position.chance` reads it."""
    key = deal.key
    return "".join([f"{word:016x}" for word in key]) if any(key) else f"{deal.chance:x}"


class Draft(SimpleNamespace):
    """The numbers that a position gives a deal, by field name (``vars``).

    It begins with the fields of a deal, each copied when it is first looked at.
    """

    __slots__ = ("deal",)

    def __init__(self, deal: Any, *growing: str) -> None:
        """Begin with the fields of *deal*; the lists named in *growing* are empty."""
        super().__init__(**{name: [] for name in growing})
        self.deal = deal

    def __getattr__(self, name: str) -> Any:
        value = vars(self)[name] = self.deal.field(name)
        return value


class Position:
    """The sections of a position, each to be taken once; `finish` rejects those left over."""

    repeated: tuple[str, ...]
    flags: tuple[str, ...]
    named: dict[str, str]
    settings: dict[str, str]
    lists: dict[str, list[str]]
    raised: set[str]
    """The flags that are set."""
    asked: set[str]
    """The names that were looked up."""

    def __init__(
        self, position: object, repeated: tuple[str, ...] = (), flags: tuple[str, ...] = ()
    ) -> None:
        self.repeated, self.flags = repeated, flags
        self.named, self.settings, self.lists = {}, {}, {}
        self.raised, self.asked = set(), set()
        text = folded(arguments.text(position, "text").replace("¦", "|"))
        for sign in BETWEEN:
            text = text.replace(sign, "|")
        for part in text.split("|"):
            self.read_part(part)

    def read_part(self, part: str) -> None:
        """Store a section, or the settings and flags of a part that does not name one."""
        name, colon, value = part.partition(":")
        name = name.strip()
        if colon and is_name(name):
            if name in self.repeated:
                self.lists.setdefault(name, []).append(value.strip())
            else:
                self.put(self.named, name, value.strip())
            return
        name, sign, value = part.partition("=")
        name, value = name.strip(), value.strip()
        if value.isalnum() and is_name(name):  # most parts are one setting
            self.put(self.settings, name, value)
        elif name or sign:
            self.read_settings(part)

    def put(self, where: dict[str, str], name: str, value: str) -> None:
        """Store a section; each may be written only once."""
        if name in where:
            raise NotationError("section_twice", text=name)
        where[name] = value

    def read_settings(self, part: str) -> None:
        """Store several settings and flags."""
        for name, value, word in SETTING.findall(part):
            if name:
                self.put(self.settings, name, value)
            elif word in self.flags:
                self.raised.add(word)
            else:
                raise self.unknown(part.strip(), self.flags)

    def section(self, name: str) -> str:
        """Take a section as text; ``""`` if the position has none."""
        self.asked.add(name)
        return self.named.pop(name, "")

    def find(self, name: str) -> str | None:
        """Take a section as text; None if the position has none."""
        self.asked.add(name)
        return self.named.pop(name, None)

    def by_seat(self, name: str, seats: bits.i32) -> list[tuple[int, str]]:
        """Take the sections with a seat's number behind the name, such as ``known1``."""
        wanted = numbered(name, seats)
        self.asked.update(wanted)
        return [(it, self.named.pop(key)) for it, key in enumerate(wanted) if key in self.named]

    def cards(self, name: str) -> list[int] | None:
        """Take a section of cards; None if the position has none."""
        value = self.find(name)
        return None if value is None else read_cards(value)

    def some(self, name: str) -> list[int] | None:
        """Take a section of cards, some of which may be hidden; None if the position has none."""
        value = self.find(name)
        return None if value is None else once(read_some(value))

    def watcher(self, seats: bits.i32) -> int:
        """Take the seat for which a position is written, -1 if it is for nobody."""
        return self.seat("for", -1, seats)

    def all(self, name: str) -> list[str]:
        """Take all sections with a name that may be repeated."""
        return self.lists.pop(name, [])

    def word(self, name: str, default: str) -> str:
        """Take a setting."""
        self.asked.add(name)
        return self.settings.pop(name, default)

    def setting(self, name: str) -> str | None:
        """Take a setting; None if the position has none."""
        self.asked.add(name)
        return self.settings.pop(name, None)

    def one_of(self, name: str, words: tuple[str, ...], default: str) -> str:
        """Take a setting with one of these values, such as the phase."""
        word = self.word(name, default)
        if word not in words:
            raise NotationError("no_phase", text=word, allowed=", ".join(words))
        return word

    def seat(self, name: str, default: bits.i32, seats: bits.i32) -> int:
        """Take a setting that names a seat, ``P1`` or ``1``."""
        value = self.setting(name)
        return default if value is None else read_seat(value, seats)

    def chance(self) -> Chance:
        """Take the hexadecimal state of the deal's own chance; 0 if it is not written."""
        value = self.setting("chance")
        if value is None:
            return Chance(0, [0] * lots.WORDS)
        if not CHANCE.fullmatch(value):
            raise NotationError("no_number", text=value)
        if len(value) == 64:
            return Chance(0, lots.words_of(bytes.fromhex(value)))
        return Chance(int(value, 16), [0] * lots.WORDS)

    def count(self, name: str, default: bits.i32) -> int:
        """Take a setting that is a number from 0 up."""
        value = self.setting(name)
        if value is None:
            return default
        if not (value.isascii() and value.isdecimal() and len(value) < 7):
            raise NotationError("no_number", text=value)
        return int(value)

    def options(self, kind: type[TOptions]) -> TOptions:
        """Take the options, ``opt: name=value name=value``."""
        found: TOptions = read_options(cast(Any, kind), self.section("opt"))
        return found

    def finish(self) -> None:
        """Raise `NotationError` for sections that nobody took."""
        for name in [*self.named, *self.lists, *self.settings]:
            known = {*self.asked, *self.repeated, *self.flags}
            raise self.unknown(name, known - {name})

    def unknown(self, name: str, known: Iterable[str]) -> NotationError:
        """Return the error for an unknown section, with the nearest known one."""
        return NotationError("no_section", text=name, **meant(name if name[1:] else "", known))
