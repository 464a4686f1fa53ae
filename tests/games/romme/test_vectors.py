"""The vectors of the rules: a position, what is done in it, and what must come of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.errors import IllegalAction, NotationError
from parlour.games.romme import actions, opening
from parlour.games.romme.deal import RommeDeal
from parlour.pieces import jokers

GAME = parlour.GAMES["romme"]
VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))


def reach(vector: dict[str, Any]) -> RommeDeal:
    """The deal of a vector after the actions that are done first."""
    deal = GAME.position(vector["state"])
    assert isinstance(deal, RommeDeal)
    for text in vector["first"]:
        deal.play(GAME.parse(deal, text))
    return deal


def answer(deal: RommeDeal, query: str) -> str:
    """Return the engine's answer to the query of a vector."""
    word, _, rest = query.partition(" ")
    if word == "valid":
        try:
            meld = actions.read_meld(rest)
        except NotationError:  # an invalid meld cannot be written as one
            return "invalid"
        return "valid" if jokers.is_meld(meld, deal.limits) else "invalid"
    if word == "value":
        return str(opening.value(actions.read_meld(rest)))
    if word == "penalty":
        return str(-deal.penalty(0))
    if query == "legal kinds":
        words = {GAME.format(deal, code).split()[0] for code in deal.legal()}
        return ",".join(sorted(words))
    if query == "stocklen":
        return str(len(deal.left_in_stock()))
    if query == "result":
        result = GAME.result(deal)
        return f"{result.kind}; scores {', '.join(map(str, result.points))}"
    code = GAME.parse(deal, query)
    legal = deal.accepts(code)
    assert (code in deal.legal()) == legal or word == "meld"
    if not legal:
        with pytest.raises(IllegalAction):
            deal.play(code)
    else:
        deal.play(code)
    return "legal" if legal else "illegal"


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    assert answer(reach(vector), vector["query"]) == vector["expected"]
