"""Two people at two browsers: the invitation, a deal, and what neither may see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import parlour
from parlour.cards.cards import NAMES
from parlour.core.replay import Replay
from tests.e2e.conftest import Watch
from tests.e2e.playing import SIGNS, Player, Wire, begin, enter, invite, play_together
from tests.e2e.stacking import NewContext
from tests.server.running import Server

CODE = re.compile(r"\b([A23456789TJQK])([cdhs])\b")
WORDS = re.compile(r"\b(ace|jack|queen|king|\d+) of (clubs|diamonds|hearts|spades)\b")
SIGN = re.compile(r"(10|[A2-9JQK])([♣♦♥♠])")
SUITS = {name: suit for suit, name in SIGNS.items()}
SHORT = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}
READABLE = """() => [...document.querySelectorAll('[aria-label], [data-card], [title]')]
    .flatMap((it) => [it.ariaLabel, it.dataset.card, it.title]).join('\\n')
    + document.body.innerText"""


def cards_in(text: str) -> set[str]:
    """Return the cards that a text names: as codes, in words, or by their signs."""
    found = set(CODE.findall(text))
    found |= {(SHORT.get(rank, rank), suit[0]) for rank, suit in WORDS.findall(text)}
    found |= {(rank, SUITS[sign]) for rank, sign in SIGN.findall(text)}
    return {rank.replace("10", "T") + suit for rank, suit in found}


def hidden_cards(replay: Replay) -> list[tuple[set[str], set[str]]]:
    """Return, per position, what each seat may not see: the other's hand, and the stock.

    Nothing from the knock on: then the hands are laid open.
    """
    hidden: list[tuple[set[str], set[str]]] = [(set(), set())]  # before the deal
    positions = list[Any]()
    for step in replay.run(parlour.GAMES):
        deal = step.match.deal
        if step.what == "action":  # the position after it is wanted
            deal = deal.clone()
            deal.step(step.code)
        if step.what != "scored":
            positions.append([deal.view(seat) for seat in (0, 1)])
    for views in positions:
        whole = set(NAMES.values()) if views[0].knocker < 0 else set()
        seen = [{*view.hand, *view.pile, *view.known[1 - view.seat]} for view in views]
        hidden.append((whole - seen[0], whole - seen[1]))
    return hidden


class Witness(Player):
    """A player who notes before each move everything that the page reveals."""

    def __init__(self, page: Page, wire: Wire) -> None:
        super().__init__(page)
        self.wire = wire
        self.read: list[tuple[int, set[str]]] = []

    def move(self) -> None:
        self.read.append((self.wire.seq, cards_in(self.page.evaluate(READABLE))))
        super().move()


def test_a_friend_joins_by_the_link(new_context: NewContext, host: Server) -> None:
    pages = [new_context().new_page() for _ in range(2)]
    wires = [Wire(page) for page in pages]
    ann, ben = (Witness(page, wire) for page, wire in zip(pages, wires, strict=True))

    enter(ann.page, Deal_limit=1)
    ann.page.get_by_test_id("name").fill("Ann")
    invite(ann.page)
    link = ann.page.get_by_test_id("invite-link").inner_text()
    assert link == f"{host.url}/#/t/{ann.table}"
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading")).to_have_text("Ann invites you to Gin Rummy")
    ben.page.get_by_test_id("name").fill("Ben")
    ben.page.get_by_test_id("join").click()
    begin(ben.page)
    play_together(ann, ben)

    _, told, _ = host.fetch(f"/api/tables/{ann.table}/replay")
    replay = Replay.read(told)
    assert replay.names == ("Ann", "Ben")
    assert ann.sheet()[0] == ["Deal", "You", "Ben", "How"]
    assert ben.sheet()[0] == ["Deal", "Ann", "You", "How"]
    assert ann.sheet()[1:] == ben.sheet()[1:]
    assert ann.sheet()[1][1:3] == [str(it or "–") for it in replay.deals[0].points or ()]

    hidden = hidden_cards(replay)
    for seat, player in enumerate((ann, ben)):
        frames = [(json.loads(frame).get("seq"), frame) for frame in player.wire.frames]
        seen = [(seq, cards_in(frame)) for seq, frame in frames if seq is not None]
        heard = {seq for seq, _ in seen}  # who is quick has moved before the other's line is open
        assert heard >= set(range(min(heard), len(hidden)))
        for seq, cards in seen + player.read:
            assert not cards & hidden[seq][seat]
        assert player.read
        assert min(len(cards) for _, cards in player.read) > 10  # the own hand and the pile
    assert min(len(hidden[seq][0]) for seq in range(1, len(hidden) - 1)) > 10


@pytest.mark.parametrize("again", ["pressed", "loaded"])
def test_a_friend_repeats_a_lost_request_and_gets_the_same_seat(
    new_context: NewContext, watch: Watch, again: str
) -> None:
    """The table is full by then, with that friend."""
    watch.expect("ERR_FAILED")
    ann, ben = (new_context().new_page() for _ in range(2))

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    enter(ann)
    invite(ann)
    ben.route("**/seats", lose, times=1)
    ben.goto(ann.get_by_test_id("invite-link").inner_text())
    ben.get_by_test_id("join").click()
    expect(ben.get_by_test_id("refused")).to_be_visible()
    if again == "pressed":
        ben.get_by_test_id("join").click()
    else:
        ben.reload()
    begin(ben)
    for page in (ann, ben):
        expect(Player(page).hand).to_be_visible()
