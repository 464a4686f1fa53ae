# cython: language_level=3, boundscheck=False, wraparound=False
"""What trying actions out in worlds is made of, each piece by itself in a loop that does no more."""

from parlour.cards cimport bits
from parlour.cards.rng cimport Random
from parlour.core.actions cimport Actions
from parlour.core.deal cimport Deal
from parlour.search cimport playout


def deal_worlds(Deal deal not None, bits.i32 worlds, bits.u64 seed):
    """Deal so many worlds anew."""
    cdef Deal world = deal.clone()
    cdef Random rng = Random(seed)
    with nogil:
        for _ in range(worlds):
            world.copy_state(deal)
            world.redeal(deal.seat, rng)
            rng.next()


def copy_worlds(list worlds not None, bits.i32 actions):
    """Copy every world for each of so many actions."""
    cdef Deal world, twin = worlds[0].clone()
    for world in worlds:
        for _ in range(actions):
            twin.copy_state(world)


def play_worlds(list worlds not None, list starts not None, list codes not None):
    """Copy every world for each action, and play the copy out with the world's own chance."""
    cdef Deal world, twin = worlds[0].clone()
    cdef Actions legal = Actions(), tried = Actions()
    cdef Random chance = Random(0)
    cdef bits.u64 start
    cdef bits.i32 i
    for code in codes:
        tried.add(code)
    for world, start in zip(worlds, starts):
        for i in range(tried.n):
            chance.state = start
            twin.copy_state(world)
            twin.apply(tried.items[i])
            playout.play_out(twin, chance, legal)
