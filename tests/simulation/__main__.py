"""``python -m tests.simulation SEED …`` repeats simulations and prints what happened in them."""

from __future__ import annotations

import sys

from tests.simulation.world import World


def main(seeds: list[str]) -> int:
    """Return 1 if something did not hold."""
    failed = False
    for seed in seeds:
        world = World(int(seed))
        world.trace.keep_all()
        report = world.run()
        failed = failed or bool(report.failure)
        sys.stdout.write("\n".join(report.last) + f"\n{report}\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
