"""A program that answers in sentences plays gin rummy: python examples/ask_a_model.py [seed]

Put the call of a language model in the place of `model`: it gets a prompt and returns a text.
"""

import re
import sys

from parlour.rl import Refused, TextTable

TRIES = 3


def model(prompt: str) -> str:
    """Answer as a beginner would: draw, and discard the first card of the hand."""
    forms: list[str] = re.findall(r"^- .*: (.+)$", prompt, re.MULTILINE)
    if "stock" in forms:
        return "I need new cards.\n**stock**"
    if "discard CARD" in forms:
        hand = re.search(r"^Your hand: .*?([2-9TJQKA][cdhs])(?!.*\])", prompt, re.MULTILINE)
        return f'{{"move": "discard {hand[1] if hand else "*"}"}}'
    return forms[0]


seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
table = TextTable("gin", seed=seed, rivals={1: "beginner"})
while table.turn >= 0:
    asked = table.ask()
    for _ in range(TRIES):
        told = table.answer(asked.seat, model(asked.text))
        if not isinstance(told, Refused):
            break
        print("refused:", told.sentence)
    else:
        table.answer(asked.seat, table.table.legal(asked.seat)[-1].text)

print(table.results())
