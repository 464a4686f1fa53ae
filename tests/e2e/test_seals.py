"""After a deal the page has checked it by itself, and says which lie a server has told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour import GAMES, bots, proof
from parlour.cli import main
from parlour.cli.verify import DIFFERS, UNREAD
from parlour.core import sealed
from parlour.core.replay import Replay
from parlour.server.ground.tokens import public_id
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.playing import Wire, own_seats, play_bot
from tests.helpers import some
from tests.server.running import Seat, Server

Lie = Callable[[dict[str, Any]], None]


def other(link: str) -> str:
    """Return another link of a chain."""
    return f"{link[:-1]}{'0' if link[-1] != '0' else '1'}"


def exchange(told: dict[str, Any]) -> None:
    """Say that two cards of the pack went to other hands."""
    told["dealing"] = told["dealing"].replace("0", "x", 1).replace("1", "0", 1).replace("x", "1", 1)


def change_a_move(told: dict[str, Any]) -> None:
    """Write another action of the bot into the log, and seal that."""
    line = next(i for i, line in enumerate(told["lines"]) if line.startswith("1 "))
    told["lines"][line] = "1 knock Kc"
    secret, *shares = map(bytes.fromhex, (told["secret"], *told["shares"]))
    key = proof.deal_key(proof.chain(secret, told["deal"]).hex(), told["deal"], secret, shares)
    told["log"] = proof.log_link(b"", key, told["lines"]).hex()


LIES: dict[str, tuple[Lie, str]] = {
    "another seed": (lambda told: told.update(secret=other(told["secret"])), "Another seed"),
    "a dropped deal": (lambda told: told.update(deal=2), ""),
    "a replayed share": (
        lambda told: told.update(shares=[told["secret"], ""]),
        "your own share was left out",
    ),
    "a silent seat": (lambda told: told.update(shares=["", ""]), "your own share was left out"),
    "an accomplice's share": (
        lambda told: told.update(shares=[told["shares"][0], told["secret"]]),
        "the shares are not the ones named",
    ),
    "a swapped pack": (exchange, "did not deal to that hand"),
    "another move in the log": (change_a_move, "the log says"),
    "a changed log": (
        lambda told: told.update(log=other(told["log"])),
        "differ from the sealed log",
    ),
    "another dealer": (lambda told: told.update(dealer=1 - told["dealer"]), "first dealer"),
}


def test_a_deal_is_checked_and_its_proof_kept(page: Page, tmp_path: Path) -> None:
    wire = Wire(page)
    player = play_bot(page, Points_to_win=10_000)
    player.play_deal()
    seal = page.get_by_test_id("seal")
    expect(seal).to_have_attribute("data-mark", "good")
    unsealed = next(json.loads(it) for it in wire.frames if '"unsealed"' in it)
    assert unsealed["shares"][0]  # the page's own, from the first deal on
    assert sum(unsealed["secret"] in frame for frame in wire.frames) == 1
    seal.click()
    story = page.get_by_test_id("seal-story")
    expect(story.locator("li")).to_have_count(3)
    with page.expect_download() as download:
        story.get_by_test_id("keep-proof").click()
    file = tmp_path / "verify.json"
    download.value.save_as(file)
    replay = Replay.read(file.read_bytes())
    assert sealed.check(replay, GAMES) == (1, 1, 0)
    assert replay.proof is not None
    assert replay.proof.seen[0].seat == 0
    assert bots.verify(replay, GAMES).difference is None
    assert main(["verify", str(file), "--bots"]) == 0

    page.goto("/#/verify")
    verdict = page.get_by_test_id("verdict")
    page.get_by_test_id("verify-file").set_input_files(file)
    expect(verdict.locator(".good")).to_be_visible()
    text = file.read_text("utf-8")
    deck = replay.deals[0].deck
    cards = deck.split()
    swapped = " ".join([cards[1], cards[0], *cards[2:]])
    for name, wrong, words, status in [
        ("card", text.replace(deck, swapped), "card 1 of the pack", DIFFERS),
        ("seed", text.replace(unsealed["secret"], "0" * 64), "Another seed", DIFFERS),
        ("cut", text[:300], "it is not a proof", UNREAD),
        ("version", text.replace('"version": 1', '"version": 7'), "another version", UNREAD),
    ]:
        (tmp_path / name).write_text(wrong, "utf-8")
        page.get_by_test_id("verify-file").set_input_files(tmp_path / name)
        expect(verdict).to_contain_text(words)
        assert main(["verify", str(tmp_path / name)]) == status


def test_each_lie_is_named(page: Page, host: Server) -> None:
    """One deal is played; then the page checks what it is told of it, lie by lie: by day some."""
    wire = Wire(page)
    player = play_bot(page, Points_to_win=10_000)
    place = own_seats(page)[0]
    own = PlaceInfo(place["table"], place["seat"], place["token"])
    with Seat(host, own) as seat:  # without a mouse
        while seat.now.waiting == "play":
            if seat.now.legal:
                seat.advance()
            else:
                seat.receive()
    expect(page.get_by_test_id("seal")).to_have_attribute("data-mark", "good")
    true = next(json.loads(it) for it in wire.frames if '"unsealed"' in it)
    table = player.table
    current: list[dict[str, Any]] = []

    page.route(f"**/api/tables/{public_id(table)}/seals", lambda route: route.fulfill(json=current))
    for name in some([*LIES]):
        lie, words = LIES[name]
        told = json.loads(json.dumps(true)) | {"table": table}
        lie(told)
        current[:] = [told]
        page.reload()
        flaw = page.get_by_test_id("seal-flaw")
        expect(flaw, name).to_be_visible()
        expect(flaw, name).to_contain_text(words)
        expect(page.get_by_test_id("seal"), name).to_have_attribute("data-mark", "flaw")


@pytest.mark.long
def test_two_deals_and_a_reload(page: Page) -> None:
    player = play_bot(page, Points_to_win=10_000)
    player.play_deal()
    page.get_by_test_id("next-deal").click()
    expect(player.result).to_be_hidden()
    page.reload()
    player.play_deal()
    seal = page.get_by_test_id("seal")
    expect(seal).to_have_attribute("data-mark", "good")
    expect(seal).to_have_attribute("aria-label", "Deal 2: checked by this device, as sealed")
