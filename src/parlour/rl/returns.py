"""The reward that every choice of a batch led to: that of its seat when its deal ended."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt


def returns(
    seat: npt.NDArray[np.int8], done: npt.NDArray[np.uint8], reward: npt.NDArray[np.float32]
) -> npt.NDArray[np.float32]:
    """Return [T, B]: for each choice the reward of the seat that made it, at its deal's end.

    *seat* [T, B] chose before each of the T steps; *done* [T, B] and *reward* [T, B, S] are from
    after it.  It is not a number where the deal has not ended within these steps.
    """
    steps, lanes = seat.shape
    found = np.empty((steps, lanes), np.float32)
    later = np.full(reward.shape[1:], np.nan, np.float32)
    every = np.arange(lanes)
    for step in reversed(range(steps)):
        later = np.where(done[step][:, None] > 0, reward[step], later)
        found[step] = later[every, seat[step]]
    return found
