"""Every lie of a server is caught by the player's own page and by the command line, and named.

The server is the real one but for one thing (`liar`).  By day some lies are told in gin, at night
all of them, in all games.
"""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from parlour import proof
from parlour.cli import main
from parlour.server.wire.protocol.client import LeaveMessage, NextMessage
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e import liar
from tests.e2e.conftest import Watch
from tests.e2e.test_sizes import GAMES
from tests.e2e.test_windows import remember
from tests.helpers import some
from tests.server.running import Seat, Server, end_of

KEY = "parlour.seats"


class Lie(NamedTuple):
    """How the page and the command line name a lie, and in which deal it is told."""

    words: str
    codes: frozenset[str]
    deal: int = 1


def lie(words: str, *codes: str, deal: int = 1) -> Lie:
    return Lie(words, frozenset(codes), deal)


LIES = {
    "a changed card": lie("did not deal to that hand", "seal_hand"),
    "another dealing": lie("not dealt as announced", "seal_hand"),
    "a swapped pack": lie("did not deal to that hand", "seal_hand"),
    "another draw": lie("the sealed pack has", "seal_came", "replay_refused", deal=2),
    "a draw kept back": lie("not dealt as announced", "seal_came", "replay_refused", deal=2),
    "another seed": lie("Another seed was used", "seal_chain"),
    "a late tip": lie("’s share is not the one", "seal_share"),
    "a tip replaced": lie("player 2’s share is not", "seal_share"),
    "a share of a bot": lie("player 2’s share is not", "seal_found"),
    "a bot exchanged": lie("the seal is not the one", "seal_found"),
    "more shares than seats": lie("3 shares for 2 seats", "seal_shares"),
    "drawn again": lie("does not follow the deal before it", "seal_hand", "seal_line"),
    "a replayed share": lie("your own share was left out", "seal_share", deal=2),
    "a deal dropped": lie("not asked for its share", "seal_chain", deal=2),
    "deals reordered": lie("deals were left out or reordered", "seal_chain", deal=2),
    "never asked": lie("not asked for its share", "seal_found"),
    "a tip left out": lie("does not list your device’s seal", "seal_share", "seal_found"),
    "a tip that counts later": lie("does not list your device’s seal", "seal_share", "seal_found"),
    "another chain later": lie("the seal is not the one", "seal_chain", "seal_found"),
    "no beginning": lie("the deal never began", "replay_refused", "seal_hand", "seal_found"),
    "points shown otherwise": lie("shown different points", "seal_points", deal=2),
    "a budget by the move": lie("had a budget of", "seal_budget"),
    "a decision taken back": lie("took back a decision without your asking", "seal_found"),
    "nothing unsealed": lie("did not open the seal", "seal_found", "replay_empty"),
}
OF_SEATS = {
    "seats by choice": lie("do not sit where the sealed drawing puts them", "seal_seats"),
    "another card for a seat": lie("do not sit where the sealed drawing puts them", "seal_seats"),
    "no drawing": lie("do not sit where the sealed drawing puts them", "seal_seats"),
    "another seat told": lie(
        "a different seat from the one that you took", "seal_hand", "seal_found"
    ),
}
"""Lies that are told where seats are drawn for."""
ALL = LIES | OF_SEATS
FRIENDLY = ("a tip replaced", "a drawn card given back", *liar.UNHEARD)
"""Lies that are told to a page which waits for somebody to sit down: it was there in time."""
ANY_GAME = ("a changed card", "a swapped pack", "another seed", "a late tip")


@pytest.fixture(scope="module")
def liars(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lies at tables whose opener has the name of a lie."""

    class Liar(Server):
        program = liar.PROGRAM

    folder = tmp_path_factory.mktemp("lies")
    server = Liar(f"sqlite:///{folder}/tables.db", static=built_page, share_wait=20)
    yield server
    server.stop()
    assert "Traceback" not in "".join(server.log), "".join(server.log)[-3000:]


class Company:
    """A person at a page, whose hand a test moves, and perhaps another person."""

    def __init__(self, page: Page, server: Server, name: str, game: str = "gin") -> None:
        self.page, self.server, self.game = page, server, game
        self.chance = Random(name)
        root = secrets.token_bytes(32)
        wish: dict[str, Any] = {"game": game, "name": name}
        wish["tip"] = proof.chain(root, proof.SHARES).hex()
        wish["options"] = {"target": 10_000} if game == "gin" else {}
        if not (friend := name in FRIENDLY):
            wish["others"] = "random"
        status, told = server.ask("/api/tables", wish)
        assert status == 201, told
        self.place = PlaceInfo(told["table"], 0, told["token"])
        seat = json.dumps([{**told, "game": game, "opened": 1, "root": root.hex()}])
        page.add_init_script(f"localStorage[{KEY!r}] ??= {json.dumps(seat)}")
        self.friend: Seat | None = None
        page.goto(f"{server.url}/#/t/{self.place.table}")
        if friend:
            expect(page.get_by_test_id("invite-link")).to_be_visible()
            own = secrets.token_bytes(32)
            tip = proof.chain(own, proof.SHARES).hex()
            status, told = server.ask(f"/api/tables/{self.place.table}/seats", {"tip": tip})
            assert status == 201, told
            self.friend = Seat(server, PlaceInfo(told["table"], 1, told["token"]))
        if self.friend is not None and name not in liar.UNHEARD:
            self.friend.wait(lambda now: now.ready[0])
            self.friend.send(NextMessage(0, proof.chain(own, proof.SHARES - 1).hex()))
        expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
        self.seat = Seat(server, self.place)

    def play(self) -> None:
        """Play the deal to its end."""
        seats = [it for it in (self.seat, self.friend) if it is not None]
        while any(it.now.waiting == "play" for it in seats):
            acting = next((it for it in seats if it.now.legal), None)
            if acting is not None:
                acting.advance()
            else:
                min(seats, key=lambda it: it.now.seq).receive()

    def play_on(self) -> None:
        """Play the deal to its end, and all of the next."""
        self.play()
        seq = self.seat.now.seq
        self.page.get_by_test_id("next-deal").click()
        self.seat.wait(lambda now: now.seq > seq)
        self.play()

    def give_up(self, actions: int = 3) -> None:
        """Do a few things and give the match up."""
        for _ in range(actions):
            if self.friend is None:  # a friend acts only when told
                self.seat.wait(lambda now: bool(now.legal) or now.waiting != "play")
            if not self.seat.now.legal or self.seat.now.waiting != "play":
                break
            self.seat.play(self.chance.choice(self.seat.now.legal))
            self.seat.settle()
        if self.friend is not None:
            self.friend.send(LeaveMessage())
            end_of(self.friend.line)
        self.seat.send(LeaveMessage())

    def keep(self, folder: Path) -> Path:
        """Keep the proof as the page writes it."""
        self.page.get_by_test_id("seal").click()
        with self.page.expect_download() as download:
            self.page.get_by_test_id("keep-proof").click()
        file = folder / "verify.json"
        download.value.save_as(file)
        return file


def tell(page: Page, server: Server, name: str, game: str) -> Company:
    """Let a lie be told at a table of a game, and the match go on to where it shows."""
    table = Company(page, server, "Ann" if name == "drawn again" else name, game)
    if name == "drawn again":
        draw_again(table)
    if ALL[name].deal == 2:
        table.play_on()
    else:
        table.give_up()
    return table


def reopen(server: Server, table: str, **otherwise: str) -> None:
    """Restart a server that has forgotten a table's deals and opened the table otherwise."""
    server.kill()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as file, file:
        own = "where table_id = ?"
        rows = file.execute(f"select number, data from records {own}", (table,))
        for number, data in rows.fetchall():
            told = json.loads(data)
            if told["r"] == "table":
                file.execute(f"delete from records {own} and number = ?", (table, number))
            elif told["r"] == "opened":
                changed = json.dumps({**told, **otherwise}).encode()
                file.execute(f"update records set data = ? {own} and number = 1", (changed, table))
    server.restart()


def draw_again(table: Company) -> None:
    """Forget a deal that a seat has seen, and let the server draw it again from other shares."""
    table.seat.close()
    reopen(table.server, table.place.table, name="drawn again")
    while table.server.ask("/api/health")[1]["connections"] == 0:  # until the page is back
        table.page.wait_for_timeout(50)
    table.seat = Seat(table.server, table.place)
    table.seat.wait(lambda now: now.waiting == "play")


def check(page: Page, server: Server, name: str, game: str, folder: Path, capsys: Any) -> None:
    """Tell a lie, and see what page and command line say of it."""
    table, wanted = tell(page, server, name, game), ALL[name]
    flaw = page.get_by_test_id("seal-flaw")
    expect(flaw).to_contain_text(wanted.words)
    expect(page.get_by_test_id("seal")).to_have_attribute("data-mark", "flaw")
    file = table.keep(folder)
    capsys.readouterr()
    assert main(["verify", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["code"] in wanted.codes


@pytest.mark.parametrize("name", some([*LIES]))
def test_a_lie_is_caught_and_named(
    page: Page,
    liars: Server,
    name: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    watch: Watch,
) -> None:
    watch.expect("ERR_CONNECTION_REFUSED" if name == "drawn again" else "$^")
    check(page, liars, name, "gin", tmp_path, capsys)


@pytest.mark.parametrize("name", some([*OF_SEATS]))
def test_R3_1_a_lie_about_the_seats_is_caught_and_named(
    page: Page, liars: Server, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(page, liars, name, "romme", tmp_path, capsys)


@pytest.mark.long
@pytest.mark.parametrize("game", [it for it in GAMES if it != "gin"])
@pytest.mark.parametrize("name", ANY_GAME)
def test_a_lie_is_caught_in_every_game(
    page: Page, liars: Server, name: str, game: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    check(page, liars, name, game, tmp_path, capsys)


@pytest.mark.parametrize("game", some(GAMES))
def test_an_honest_match_of_every_game_is_as_sealed(
    page: Page, liars: Server, game: str, tmp_path: Path
) -> None:
    """Cards are drawn, taken, exchanged, bought: none is taken for another."""
    table = Company(page, liars, "Ann", game)
    table.give_up(60)
    expect(page.get_by_test_id("seal")).to_have_attribute("data-mark", "good")
    assert main(["verify", str(table.keep(tmp_path))]) == 0
    told = re.findall(r"\d+", page.get_by_test_id("compared").inner_text())
    assert 0 < int(told[1]) <= int(told[2])


def test_a_table_without_seals_says_so(page: Page, liars: Server) -> None:
    table = Company(page, liars, "no seals")
    expect(page.get_by_test_id("live-seal")).to_contain_text("are not sealed")
    table.give_up()
    expect(page.get_by_test_id("seal")).to_have_attribute("data-mark", "unsure")
    expect(page.get_by_test_id("seal-doubt")).to_contain_text("are not sealed")
    page.goto(f"{liars.url}/#/")  # where only what was checked is called checked
    expect(page.get_by_role("contentinfo")).to_contain_text("one deal here but has not fully")


def test_an_invitation_to_a_table_without_seals_says_so(page: Page, liars: Server) -> None:
    """A guest reads it before sitting down, and the opener beside the link."""
    place = liars.open(name="Ann")
    reopen(liars, place.table, root="")  # as before there were seals
    page.goto(f"{liars.url}/#/t/{place.table}")
    expect(page.get_by_test_id("join")).to_be_visible()
    expect(page.get_by_test_id("unsealed")).to_contain_text("are not sealed")
    remember(page, place)
    page.reload()
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    expect(page.get_by_test_id("unsealed")).to_contain_text("are not sealed")


@pytest.mark.parametrize("name", ["never asked", "a tip left out", "a tip that counts later"])
def test_a_flaw_is_told_before_the_first_move(page: Page, liars: Server, name: str) -> None:
    Company(page, liars, name)
    expect(page.get_by_test_id("live-seal")).to_have_attribute("data-mark", "flaw")
    expect(page.get_by_test_id("live-seal")).to_contain_text(LIES[name].words)
    page.get_by_test_id("live-seal").click()
    expect(page.get_by_test_id("seal-story")).to_contain_text(LIES[name].words)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("live-seal")).to_have_class(re.compile(r"\bflaw\b.*\bsmall\b"))
    sign, plate = (page.get_by_test_id(it).bounding_box() for it in ("live-seal", "plate-1"))
    assert sign
    assert plate
    assert sign["y"] + sign["height"] <= plate["y"]


def test_a_page_that_comes_late_is_told_that_it_was_shuffled_without_it(
    page: Page, liars: Server
) -> None:
    place = liars.open(name="never asked", tip=liar.TIP, others="random")
    seat = {"table": place.table, "seat": 0, "token": place.token, "opened": 1, "game": "gin"}
    told = json.dumps([{**seat, "root": bytes(32).hex()}])
    page.add_init_script(f"localStorage[{KEY!r}] ??= {json.dumps(told)}")
    page.goto(f"{liars.url}/#/t/{place.table}")
    expect(page.get_by_test_id("live-seal")).to_have_attribute("data-mark", "unsure")
    expect(page.get_by_test_id("live-seal")).to_contain_text("shuffled without you")


def test_an_action_given_back_after_it_showed_a_card_is_named(page: Page, liars: Server) -> None:
    """A friend has drawn a card, and the page's player is said to have given that back."""
    table = Company(page, liars, "a drawn card given back")
    assert table.friend is not None
    seats = [table.seat, table.friend]
    mark = page.get_by_test_id("live-seal")
    for _ in range(8):  # by then the friend has drawn a card and would act again
        acting = None
        while acting is None:
            acting = next((it for it in seats if it.now.legal), None)
            if acting is None:
                min(seats, key=lambda it: it.now.seq).receive()
        texts, seq = [it.text for it in acting.now.legal], acting.now.seq
        acting.play("stock" if "stock" in texts else texts[-1])
        for it in seats:
            it.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
    expect(mark).to_have_attribute("data-mark", "flaw")
    expect(mark).to_contain_text("gave an action back although it had shown a hidden card")


def test_another_move_of_a_bot_is_named_by_the_command_line(
    page: Page, liars: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page cannot play as a bot: it says which command can."""
    table = Company(page, liars, "another bot move")
    table.play()
    expect(page.get_by_test_id("seal")).to_have_attribute("data-mark", "good")
    file = table.keep(tmp_path)
    capsys.readouterr()
    assert main(["verify", str(file), "--bots", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["bots"]["difference"]["seat"] == 1
