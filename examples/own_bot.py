"""A bot of your own for gin rummy, measured: python examples/own_bot.py [deals]"""

import sys

import parlour
from parlour.games.gin.actions import BigGin, Discard, Knock

GIN = parlour.GAMES["gin"]
RANKS = "A23456789TJQK"


def hasty(seen, budget, seed):
    """Knock as soon as it is allowed, else throw the highest card outside melds.

    `seen` is the deal as the seat knows it; `GIN.action(code)` explains a code.
    """
    view = seen.view(seen.seat)
    actions = {GIN.action(code): code for code in seen.legal()}
    for action, code in actions.items():
        if isinstance(action, (BigGin, Knock)):
            return code
    melded = {card for meld in view.melds for card in meld}
    throws = [action for action in actions if isinstance(action, Discard)]
    if not throws:
        return seen.legal()[0]
    loose = [action for action in throws if action.card not in melded] or throws
    return actions[max(loose, key=lambda action: RANKS.index(action.card[0]))]


if __name__ == "__main__":  # so that several jobs can import this file
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for other in ("random", "steady"):
        result = parlour.simulate(GIN, bots=[hasty, other], deals=deals, mirrored=True, jobs=2)
        for row in result.points:
            points = f"{row.mean:5.1f} points a deal (95 %: {row.low:.1f} … {row.high:.1f})"
            print(f"{row.bot:7} {row.won:4.0%} of deals, {points}")
    result = parlour.simulate(GIN, bots=[hasty, "steady"], matches=max(deals // 20, 2), jobs=2)
    row = result.standings[0]
    print(f"matches won against steady: {row.won:.0%} (95 %: {row.low:.0%} … {row.high:.0%})")
