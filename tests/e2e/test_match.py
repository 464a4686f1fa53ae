"""A whole match against the bot, and what the page makes of its end."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import parlour
from parlour.core.match import AnyMatch
from parlour.core.replay import Replay
from tests.e2e.conftest import Stack
from tests.e2e.playing import play_bot, see_last_deal
from tests.e2e.stacking import GIN_AT_ONCE, TABLE
from tests.server.running import Server

HOW = {"biggin": "big gin", "dead": "dead deal"}


def sheet_of(match: AnyMatch) -> list[list[str]]:
    """Return what the score sheet must show of a match, without its head and the dealers' names.

    Every deal has been found to be as it was sealed.
    """
    rows = [
        [f"{row.number}✓", *(str(it or "–") for it in row.points), HOW.get(row.kind, row.kind)]
        for row in match.rows
    ]
    totals = [["", *map(str, it.totals), it.name.replace("_", " ")] for it in match.columns()]
    return rows + totals


def test_a_match_is_played_to_its_end(page: Page, host: Server, tmp_path: Path) -> None:
    player = play_bot(page, Points_to_win=25, Deal_limit=2)
    headings, races = [], []
    while True:
        player.play_deal()
        if page.get_by_test_id("champion").is_visible():
            break
        headings.append(player.result.get_by_role("heading").inner_text())
        page.get_by_test_id("next-deal").click()
        expect(player.result).to_be_hidden()
        races.append(page.get_by_test_id("race").inner_text())

    expect(page.get_by_test_id("champion")).to_be_focused()
    with page.expect_download() as download:
        page.get_by_test_id("replay").click()
    saved = tmp_path / "match.json"
    download.value.save_as(saved)
    _, told, _ = host.fetch(f"/api/tables/{player.table}/replay")
    assert saved.read_bytes() == told

    champion = page.get_by_test_id("champion").inner_text()
    page.get_by_test_id("compare").click()
    expect(page.get_by_test_id("compared")).to_contain_text("Comparing your choices")
    page.get_by_test_id("luck").click()
    expect(page.get_by_test_id("luck-told")).to_contain_text("you did")
    sentence = page.get_by_test_id("luck-told").locator("p").inner_text()
    see_last_deal(page)
    headings.append(player.result.get_by_role("heading").inner_text())
    match = Replay.read(told).check(parlour.GAMES)
    head, *lines = player.sheet()
    assert head == ["Deal", "You", "Leo", "How"]
    assert [[line[0].split("\n")[0], *line[1:]] for line in lines] == sheet_of(match)
    assert races == ["You {}, Leo {} · 25 wins".format(*row.points) for row in match.rows[:-1]]
    for row, heading in zip(match.rows, headings, strict=True):
        assert str(max(row.points) or "nobody") in heading
        assert ("You" in heading) == (row.winner == 0)
    lead = sum(row.points[0] - row.points[1] for row in match.rows)
    luck, own, others = re.findall(r"(?:luck|play) ([+\u2212]?[0-9]+)", sentence)
    assert sum(int(it.replace("\N{MINUS SIGN}", "-")) for it in (luck, own, others)) == lead
    assert str(abs(lead)) in sentence or lead == 0
    tied = match.places.count(1) > 1
    assert champion.startswith("You win") == (match.ranking[0] == 0 and not tied)
    assert ("tie" in champion) == tied
    page.get_by_test_id("show-match").click()
    expect(page.get_by_test_id("champion")).to_have_text(champion)
    expect(player.result).to_contain_text(str(match.totals[0]))


def test_a_rematch_has_the_same_terms(stack: Stack) -> None:
    table = stack(GIN_AT_ONCE, bot="random", max_deals=1, knock_limit=7)
    player = table.sit(0)
    player.press("take")
    player.choose("Kd")
    player.press("knock")
    before = table.server.ask(f"/api/tables/{TABLE}")[1]
    player.page.get_by_test_id("rematch").click()
    expect(player.result).to_be_hidden()
    assert player.wait()
    assert player.table == TABLE
    assert "No deal has been scored yet." in player.sheet()[1]
    info = table.server.ask(f"/api/tables/{TABLE}")[1]
    assert (info["home"], info["over"]) == (TABLE, False)
    for term in ("game", "preset", "options"):
        assert info[term] == before[term]
    assert info["seats"][1] == before["seats"][1]
    assert info["options"]["knock_limit"] == 7


def test_a_player_ready_for_the_next_deal_can_still_agree_to_the_end(stack: Stack) -> None:
    table = stack(GIN_AT_ONCE)
    ann, ben = table.sit(0), table.sit(1)
    ann.press("take")
    ann.choose("Kd")
    ann.press("knock")
    ann.page.get_by_test_id("next-deal").click()
    ben.page.get_by_test_id("end-match").click()
    for words in ("Waiting for Ann", "Ann is ready for the next deal."):
        expect(ben.result).to_contain_text(words)
    expect(ann.result).to_contain_text("Ben would like to end the match here.")
    ben.page.get_by_test_id("go-on").click()
    expect(ann.page.get_by_test_id("end-match")).to_have_count(0)
    ben.page.get_by_test_id("end-match").click()
    ann.page.get_by_test_id("end-match").click()
    for player in (ann, ben):
        expect(player.page.get_by_text("Everybody agreed to end the match here.")).to_be_visible()
