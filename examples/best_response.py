"""A lower bound of what a best response wins against a bot: a network learns one, and is measured.

``python best_response.py [game] [bot] [CPU seconds] [deals]`` prints what it wins in fresh deals,
ahead of the others' average.  The bot, which does not learn, plays all other seats; in the
network's seat it would come out even, so more than 0 is its weakness.
"""

import sys

from learn import play, train


def main(game="lorum", bot="steady", seconds="200", deals="40"):
    """Train, measure, and print the bound with its interval."""
    points = play(train(game, bot, float(seconds)), game, bot, int(deals))
    ahead = points[:, 0] - points[:, 1:].mean(axis=1)
    error = 1.96 * ahead.std() / len(ahead) ** 0.5
    print(
        f"{game}: a response wins {ahead.mean():+.2f} ± {error:.2f} points per deal against {bot}"
    )
    print(f"a best response wins at least {ahead.mean() - error:+.2f}, in {len(ahead):,} deals")


if __name__ == "__main__":
    main(*sys.argv[1:])
