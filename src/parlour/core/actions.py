"""The buffer that legal actions are listed into."""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits


class Actions:
    """A list of action codes that is filled, read and emptied without allocating.

    `ranged` says whether any code stands for a range; `Deal.last_of` returns the end of a range.
    """

    items: array[int]
    capacity: bits.i32
    n: bits.i32
    ranged: bits.i32

    def __init__(self, capacity: bits.i32 = 128) -> None:
        self.items = array("Q", bytes(8 * capacity))
        self.capacity = capacity
        self.n = 0
        self.ranged = 0

    def clear(self) -> None:
        """Remove all actions."""
        self.n = 0
        self.ranged = 0

    def hold(self, first: bits.u64, second: bits.u64) -> None:
        """Hold exactly these two actions."""
        self.items[0] = first
        self.items[1] = second
        self.n = 2
        self.ranged = 0

    def add(self, code: bits.u64) -> None:
        """Append one action."""
        if self.n == self.capacity:
            self.grow()
        self.items[self.n] = code
        self.n += 1

    def add_range(self, first: bits.u64) -> None:
        """Append an action that stands for a range: the first code of the range."""
        self.add(first)
        self.ranged = 1

    def hold_cards(self, cards: bits.u64, flag: bits.u64) -> None:
        """Hold exactly one action per card of a set, encoded as by `add_cards`."""
        self.clear()
        self.add_cards(cards, flag)

    def add_cards(self, cards: bits.u64, flag: bits.u64) -> None:
        """Append one action per card of a set: the card's number with *flag* set."""
        while self.n + 64 > self.capacity:
            self.grow()
        n = self.n
        while cards:
            self.items[n] = bits.first(cards) | flag
            cards &= cards - 1
            n += 1
        self.n = n

    def grow(self) -> None:
        """Double the capacity."""
        with cython.gil:
            larger = array("Q", self.items)
            larger.extend(larger)
            self.items = larger
        self.capacity *= 2

    def sort(self, first: bits.i32 = 0) -> None:
        """Sort the actions from index *first* on by insertion: they are few and nearly in order."""
        for i in range(first + 1, self.n):
            code = self.items[i]
            j: bits.i32 = i
            while j > first and self.items[j - 1] > code:
                self.items[j] = self.items[j - 1]
                j -= 1
            self.items[j] = code

    def holds(self, code: bits.u64) -> bool:
        """Return whether *code* is in the list."""
        for i in range(self.n):
            if self.items[i] == code:
                return True
        return False

    def to_list(self) -> list[int]:
        """Return the actions as a list of integers."""
        return [self.items[i] for i in range(self.n)]
