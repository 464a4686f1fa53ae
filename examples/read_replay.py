"""A match in a file, move by move: python examples/read_replay.py [file]"""

import sys
from pathlib import Path

import parlour

file = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).with_name("match.json")
replay = parlour.Replay.read(Path(file).read_bytes())
game = parlour.GAMES[replay.game]

for step in replay.run(parlour.GAMES):  # plays everything again, and checks it
    match, deal = step.match, step.match.deal
    if step.what == "dealt":
        print(f"\ndeal {match.number}, dealt by seat {match.dealer}")
    elif step.what == "action":  # the deal is as the seat saw it when it chose
        view = deal.view(step.seat)
        print(f"seat {step.seat}, deadwood {view.deadwood}: {game.format(deal, step.code)}")
    elif step.what == "scored":
        print("totals", match.totals)
