"""A network learns a game by PPO on `Batch`, while a policy or bots play the other seats inside.

``python learn.py [game] [CPU seconds] [rival]`` prints what it wins.  It needs numpy alone.
"""

import os
import sys
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np  # it counts its threads now

from parlour import bots
from parlour.rl import Batch

LANES, STEPS, EPOCHS, PARTS, HIDDEN = 256, 32, 2, 4, 256
RATE, CLIP, TRACE, BONUS, STEEP = 7e-4, 0.2, 0.95, 0.01, 0.5
LOG = np.log2(np.arange(1, 257)).astype(np.float32)  # 0 and 1 stay, large numbers shrink


class Net:
    """Two hidden layers, then a logit for every word, and the value."""

    def __init__(self, cells, words, chance):
        self.steps, sizes = 0, ((cells, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, words + 1))
        made = [chance.normal(0, (2 / n) ** 0.5, (n, m)) for n, m in sizes]
        made[2] *= 0.1
        self.weights = [it.astype(np.float32) for it in [*made, *(np.zeros(m) for _, m in sizes)]]
        self.means, self.squares = ([0 * it for it in self.weights] for _ in "ms")

    def __call__(self, obs):
        """Return the layers: the input first, the logits and values last."""
        layers = [LOG[obs]]
        for place in range(3):
            out = layers[place] @ self.weights[place] + self.weights[3 + place]
            layers.append(np.maximum(out, 0) if place < 2 else out)
        return layers

    def learn(self, layers, slope, rate):
        """Take a step of Adam, given the slope of the loss at the last layer."""
        slopes = [slope] * 6
        for place in (2, 1, 0):
            slopes[place], slopes[3 + place] = layers[place].T @ slope, slope.sum(axis=0)
            slope = slope @ self.weights[place].T * (layers[place] > 0) if place else slope
        short = min(1, STEEP / (sum((it**2).sum() for it in slopes) ** 0.5 + 1e-9))
        self.steps += 1  # the first steps know little of the means
        far = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for k, new in enumerate(slopes):
            self.means[k] += 0.1 * (short * new - self.means[k])
            self.squares[k] += 0.001 * ((short * new) ** 2 - self.squares[k])
            self.weights[k] -= far * self.means[k] / (np.sqrt(self.squares[k]) + 1e-6)


def slope_of(out, mask, chosen, logp, gain, target):
    """Return the slope of PPO's loss at the logits and values."""
    every, logs = np.arange(len(out)), np.where(mask > 0, out[:, :-1], -1e9)
    logs -= logs.max(axis=1, keepdims=True)
    logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
    odds, ratio = np.exp(logs), np.exp(logs[every, chosen] - logp)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    pull = np.where((ratio - 1) * np.sign(gain) < CLIP, -gain * ratio, 0)
    slope = BONUS * odds * (logs - (odds * logs).sum(axis=1, keepdims=True)) - odds * pull[:, None]
    slope[every, chosen] += pull
    return np.column_stack([slope, out[:, -1] - target]).astype(np.float32) / len(out)


def train(game, rivals, seconds, seed=1):
    """Return a network that has learned the first seat for some seconds of processor time."""
    batch = Batch(game, size=LANES, seed=seed, rivals=rivals, reward="zero_sum")
    chance, unit = np.random.default_rng(seed), play(None, game, rivals, 4).std()
    net, start = Net(batch.obs.shape[1], batch.width, chance), process_time()
    while (spent := process_time() - start) < seconds:
        rows = []
        for _ in range(STEPS):
            out = net(batch.obs)[-1]
            batch.sample(out[:, :-1])
            before = [it.copy() for it in (batch.obs, batch.mask, batch.chosen, batch.logp)]
            batch.step(batch.chosen)
            rows.append([*before, out[:, -1], batch.reward[:, 0] / unit, batch.done.copy()])
        later, ahead, gains = net(batch.obs)[-1][:, -1], 0, []
        for *_, value, reward, done in reversed(rows):
            ahead = reward + (1 - done) * (later + TRACE * ahead) - value
            gains, later = [ahead, *gains], value
        obs, mask, chosen, logp, value, *_ = map(np.concatenate, zip(*rows, strict=True))
        gain, rate = np.concatenate(gains), RATE * max(0.1, 1 - spent / seconds)
        orders = [chance.permutation(len(gain)) for _ in range(EPOCHS)]
        for part in np.reshape(orders, (EPOCHS * PARTS, -1)):
            layers, data = net(obs[part]), (mask, chosen, logp, gain, gain + value)
            net.learn(layers, slope_of(layers[-1], *(it[part] for it in data)), rate)
    return net


def play(net, game, rivals, deals, seed=991):
    """Return all points of the first deals of every lane; at random without a net."""
    batch, found = Batch(game, size=LANES, seed=seed, rivals=rivals), []
    while batch.deal.min() < deals:
        batch.random()
        if net:
            batch.chosen[:] = np.where(batch.mask, net(batch.obs)[-1][:, :-1], -1e9).argmax(axis=1)
        batch.step(batch.chosen)
        found.append(batch.reward[(batch.done > 0) & (batch.deal <= deals)])
    return np.concatenate(found)


if __name__ == "__main__":
    name, seconds, *rival = [*sys.argv[1:], *("lorum", "200")[len(sys.argv) - 1 :]]
    rivals = rival[0] if rival else bots.judge(name)
    own, *others = play(train(name, rivals, float(seconds)), name, rivals, 40).T
    error = 1.96 * own.std() / len(own) ** 0.5
    print(f"{own.mean():+.2f} ± {error:.2f} points per deal, the others {np.mean(others):+.2f}")
