"""A deal of German rummy, played at random: python examples/random_deal.py [seed]"""

import random
import sys

import parlour

seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
game = parlour.GAMES["romme"]
rules = game.options(open_min=30)  # the first preset, with one option changed
deal = game.deal(rules, seats=3, seed=seed)
chance = random.Random(seed)

while not deal.over:
    code = chance.choice(deal.legal())  # legal actions are integers …
    print(f"seat {deal.seat}: {game.format(deal, code)}")  # … that can be read as text
    deal.play(code)

print("points", deal.scores())
