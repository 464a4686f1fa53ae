"""Pictures of what a seat sees, as SVG: the lines of a view with their cards drawn.

The outlines of the cards are the page's own (`outlines.json`, written by the page's tests).  A
picture is made of a view's lines alone, so it contains nothing that the seat cannot know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from ..cards import cards

CARD = re.compile(rf"\*(?:[{cards.RANKS}][{cards.SUITS}]?)?|[{cards.RANKS}][{cards.SUITS}]")
HIDDEN = re.compile(r"\?([0-9]{0,3})")
CARD_WIDTH, STEP = 44, 30  # pixels: of a card, and from one card to the next that covers it
CARD_HEIGHT = 62
LINE, GAP = 26, 10  # the height of a line of words, and the space between two things
LABEL, LEFT, MOST = 170, 16, 780  # where the things begin, the margin, and where a line ends
LETTER = 7.4  # the usual width of a letter
MOST_BACKS = 30  # of hidden cards side by side
INK = {"c": "#1b1d22", "s": "#1b1d22", "d": "#c4122f", "h": "#c4122f", "j": "#6d2c8f"}
FILLS = {
    "deep": "#23202b",
    "gold": "#e9b949",
    "skin": "#fbe3c6",
    "hair": "#b2823e",
    "light": "#fffaf0",
    "second": "#1f7a74",
}
EDGED = "stroke='#23202b' stroke-width='1.1' stroke-linejoin='round'"
ROUND = "stroke-linecap='round' stroke-linejoin='round'"
PAPER = (
    "<rect x='1' y='1' width='198' height='278' rx='15' fill='#fffdf7' stroke='#b9b09e' "
    "stroke-width='1.5'/>"
)
BACK = (
    "<rect x='1' y='1' width='198' height='278' rx='15' fill='#fffdf7' stroke='#b9b09e'/>"
    "<rect x='13' y='13' width='174' height='254' rx='8' fill='#7c1e33'/>"
    "<rect x='24' y='24' width='152' height='232' rx='4' fill='none' stroke='#f1d9a0' "
    "stroke-width='3'/>"
)


class Outlines(NamedTuple):
    """The page's outlines of cards, in a box of `size`."""

    size: tuple[int, int]
    pips: dict[str, str]
    star: str
    glyphs: dict[str, dict[str, Any]]
    courts: dict[str, list[dict[str, str]]]
    places: dict[str, list[tuple[float, float]]]


@cache
def outlines() -> Outlines:
    """Return the outlines."""
    return Outlines(**json.loads((files(__package__) / "outlines.json").read_text("utf-8")))


# -- cards -----------------------------------------------------------------------------------------


@cache
def face(name: str) -> str:
    """Return the drawing of a card's face, or of a back for ``?``, in a box of 200 × 280."""
    if name == "?":
        return BACK
    rank, suit = name[0], "" if name[0] == "*" else name[1]
    if rank in outlines().courts:
        return PAPER + court(rank, suit, name[1:])
    middle = "".join(
        sign(suit, x, y, 0.96 if rank == "A" else 0.39, turned=y > 140)
        for x, y in outlines().places[rank]
    )
    return PAPER + both(index(rank, suit)) + middle


def court(rank: str, suit: str, shown: str) -> str:
    """Return a court card, or a joker (``*``) that stands for the card *shown*, or for none."""
    ink, mirrored = INK[suit or "j"], suit in ("h", "c")
    flip = " transform='scale(-1 1)'" if mirrored else ""
    figure = f"<g{flip}><use href='#{figure_id(rank)}' color='{ink}'/></g>"
    if suit:
        corner = index(rank, suit)
        figure += sign(suit, 35 if mirrored else -35, -97, 0.23)
    elif shown:
        corner = index(shown[0], shown[1:]) + sign("", 174, 38, 0.42)
    else:
        corner = sign("", 26, 38, 0.42)
    seam = "M50 126 150 154" if mirrored else "M50 154 150 126"
    return (
        "<rect x='50' y='21' width='100' height='238' rx='4' fill='#fcf3dd'/>"
        + both(f"{corner}<g transform='translate(100 140)'>{figure}</g>")
        + f"<path d='{seam}' fill='none' stroke='#e9b949' stroke-width='5'/>"
        "<rect x='50' y='21' width='100' height='238' rx='4' fill='none' "
        f"stroke='{ink}' stroke-width='1.6'/>"
    )


def figure_id(rank: str) -> str:
    """Return the id of a court figure in a picture."""
    return f"figure-{'joker' if rank == '*' else rank}"


def figures(names: Iterable[str]) -> str:
    """Return the figures that these cards need, each once; their suits' colour comes with a use."""
    ranks = dict.fromkeys(name[0] for name in names if name[0] in outlines().courts)
    return "".join(
        f"<g id='{figure_id(rank)}'>"
        + "".join(outline(it["d"], it["paint"]) for it in outlines().courts[rank])
        + "</g>"
        for rank in ranks
    )


def both(half: str) -> str:
    """Return half of a card, and the same turned round."""
    return f"{half}<g transform='rotate(180 100 140)'>{half}</g>"


def index(rank: str, suit: str) -> str:
    """Return the rank in the corner of a card, and the suit below it."""
    glyph = outlines().glyphs[rank]
    wide = 1.2 * min(1, 24 / glyph["width"])
    letter = (
        f"<path d='{glyph['d']}' fill='none' stroke='{INK[suit or 'j']}' "
        f"stroke-width='6.4' {ROUND} "
        f"transform='translate(25 17) scale({wide:.3g} 1.2) translate({-glyph['width'] / 2:g} 0)'/>"
    )
    return letter + (sign(suit, 25, 88, 0.34) if suit else "")


def sign(suit: str, x: float, y: float, scale: float, *, turned: bool = False) -> str:
    """Return the sign of a suit, or a joker's star, around a place."""
    drawn = outlines().pips[suit] if suit else outlines().star
    down = -scale if turned else scale
    return (
        f"<path d='{drawn}' fill='{INK[suit or 'j']}' "
        f"transform='translate({x:g} {y:.4g}) scale({scale} {down})'/>"
    )


def outline(path: str, paint: str) -> str:
    """Return one outline of a court figure."""
    if paint == "line":
        return f"<path d='{path}' fill='none' stroke='#23202b' stroke-width='1.1' {ROUND}/>"
    if paint == "trim":
        return f"<path d='{path}' fill='none' stroke='#e9b949' stroke-width='2.2' {ROUND}/>"
    edge = "" if paint == "deep" else f" {EDGED}"
    return f"<path d='{path}' fill='{FILLS.get(paint, 'currentColor')}'{edge}/>"


# -- lines -----------------------------------------------------------------------------------------


class Thing(NamedTuple):
    """A card or a word in a line; `joined` cards cover the one before."""

    text: str
    is_card: bool
    joined: bool


def things_in(text: str) -> Iterator[Thing]:
    """Return the cards and words of a line; cards that stand side by side are joined."""
    joined = False
    for part in text.split():
        inner = part.strip("[]")
        joined &= not part.startswith("[")
        hidden = HIDDEN.fullmatch(inner)
        if not (hidden or CARD.fullmatch(inner)):
            yield Thing(part, is_card=False, joined=False)
            joined = False
            continue
        for name in ["?"] * min(int(hidden[1] or 1), MOST_BACKS) if hidden else [inner]:
            yield Thing(name, is_card=True, joined=joined)
            joined = True
        joined = not part.endswith("]")


def svg(rows: Sequence[tuple[str, str]], title: str) -> str:
    """Return a picture of labelled lines as an SVG of its own."""
    drawn: list[str] = []
    used: dict[str, None] = {}
    y, widest = 14.0, LABEL + 200.0
    for label, text in rows:
        things = [*things_in(text)]
        high = CARD_HEIGHT if any(it.is_card for it in things) else LINE
        drawn.append(words(label, LEFT, y + high / 2, "#d9c9a0"))
        x = float(LABEL)
        for thing in things:
            wide = CARD_WIDTH if thing.is_card else len(thing.text) * LETTER
            if thing.joined:
                x -= GAP + CARD_WIDTH - STEP
            if x + wide > MOST:
                x, y = float(LABEL), y + high + GAP
            if thing.is_card:
                used[thing.text] = None
                drawn.append(
                    f"<use href='#{mark(thing.text)}' x='{x:g}' y='{y:g}' "
                    f"width='{CARD_WIDTH}' height='{CARD_HEIGHT}'/>"
                )
            else:
                drawn.append(words(thing.text, x, y + high / 2, "#fffaf0"))
            x += wide + GAP
            widest = max(widest, x)
        y += high + GAP
    symbols = "".join(
        f"<symbol id='{mark(name)}' viewBox='0 0 200 280'>{face(name)}</symbol>" for name in used
    )
    width, height = round(widest + LEFT), round(y + 4)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' "
        f"viewBox='0 0 {width} {height}' role='img' font-family='sans-serif' font-size='14'>"
        f"<title>{escape(title)}</title><defs>{figures(used)}</defs>{symbols}"
        f"<rect width='{width}' height='{height}' rx='12' fill='#14523a'/>{''.join(drawn)}</svg>"
    )


def words(text: str, x: float, y: float, colour: str) -> str:
    """Return words that begin at a place."""
    return (
        f"<text x='{x:g}' y='{y:g}' fill='{colour}' dominant-baseline='central'>"
        f"{escape(text)}</text>"
    )


def mark(name: str) -> str:
    """Return the id of a card's drawing in a picture."""
    return "card-" + name.replace("*", "joker").replace("?", "back")
