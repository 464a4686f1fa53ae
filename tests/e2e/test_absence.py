"""People who are away: what the others read, and how a player finds the seat again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.server.wire.protocol.client import AbsenceMessage
from parlour.server.wire.protocol.values import Absent
from tests.e2e.conftest import Stack
from tests.e2e.melding import look
from tests.e2e.playing import Player, enter
from tests.e2e.stacking import GIN_AT_ONCE, NewContext, Stacked
from tests.e2e.test_access import Examiner
from tests.server.running import Seat, Server
from tests.server.test_absence import Hurried, Patient, draw_and_discard

LATER = """() => {
  const now = performance.now.bind(performance)
  let later = 0
  performance.now = () => now() + later
  window.wait = (seconds) => { later += seconds * 1000 }
}"""


def left(stack: Stack, absent: Absent = "ask") -> tuple[Stacked, Player, Player]:
    """Return a table at which it is the turn of Ben, who has closed the page, and both players."""
    table = stack(GIN_AT_ONCE, kind=Hurried, absent=absent)
    ann, ben = table.sit(0), table.sit(1)
    ann.page.evaluate(LATER)
    ann.press("take")
    expect(ann.turn).to_contain_text("discard a card")
    ann.discard("5c")
    expect(ann.turn).to_contain_text("Ben is thinking")
    ben.page.close()
    while "Ben is away" not in ann.turn.inner_text():  # it counts from when the page heard of it
        later(ann, 11)
        ann.page.wait_for_timeout(1100)
    return table, ann, ben


def log_of(player: Player) -> Locator:
    """The events at the table, in words."""
    return player.page.get_by_test_id("story")


def later(player: Player, seconds: int) -> None:
    """Let a page believe that so much time has passed."""
    player.page.evaluate("(seconds) => window.wait(seconds)", seconds)


def test_a_bot_plays_for_an_absent_person_until_they_are_back(stack: Stack) -> None:
    table, ann, ben = left(stack)
    expect(ann.turn).to_have_text(re.compile(r"Ben is away. Waiting \(0:[12]\d\) …"))
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text(re.compile(r"away 0:[12]\d"))
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    later(ann, 40)
    expect(ann.page.get_by_test_id("apart")).to_contain_text("Ben is away.")
    ann.page.get_by_test_id("wish-bot").click()
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text("a bot plays")
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    assert ann.wait()
    expect(log_of(ann)).to_contain_text("A bot plays for Ben.")
    ben = table.open(ben.page.context)
    expect(ann.page.get_by_test_id("plate-1")).not_to_contain_text("a bot plays")
    expect(log_of(ann)).to_contain_text("Ben is back.")
    expect(log_of(ben)).to_contain_text("A bot plays for you.")
    ann.press("stock")
    expect(ann.turn).to_contain_text("discard a card")
    ann.discard("6c")
    assert ben.wait()
    ben.move()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_returning_player_reads_the_moves_of_the_bot(stack: Stack, width: int) -> None:
    table, ann, ben = left(stack)
    later(ann, 50)
    ann.page.get_by_test_id("wish-bot").click()
    assert ann.wait()
    ben = table.open(ben.page.context)
    ben.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    done = ben.page.get_by_test_id("while-away")
    expect(done).to_contain_text("While you were away: 2 moves by a bot")
    ben.page.reload()
    expect(done).to_be_visible()
    done.locator("summary").click()
    drawn, discarded = re.compile("^You (draw|take)"), re.compile("^You discard")
    expect(done.locator("li")).to_have_text([drawn, discarded])
    box, hand = done.bounding_box(), ben.hand.bounding_box()
    assert box is not None
    assert hand is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= hand["y"]
    examiner = Examiner(ben.page)
    examiner.look("somebody is back")
    assert examiner.found == {}
    done.get_by_role("button", name="Close").click()
    expect(done).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_test_id("status")).to_have_text("You are back.")
    expect(done).to_have_count(0)


def test_a_match_is_paused_and_goes_on(stack: Stack) -> None:
    table, ann, ben = left(stack)
    later(ann, 50)
    ann.page.get_by_test_id("wish-pause").click()
    apart = ann.page.get_by_test_id("apart")
    expect(apart).to_contain_text("The match is paused. It goes on when Ben can play again.")
    ann.page.reload()
    expect(apart).to_contain_text("The match is paused.")
    table.open(ben.page.context)
    expect(apart).to_have_count(0)


def test_a_person_can_wait_without_another_question(stack: Stack) -> None:
    _, ann, _ = left(stack)
    later(ann, 50)
    ann.page.get_by_test_id("wish-wait").click()
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    expect(ann.turn).to_contain_text("Ben is away. Waiting")


@pytest.mark.parametrize("width", [360, 1280])
def test_the_strip_is_seen_and_pressed_on_every_screen(stack: Stack, width: int) -> None:
    _, ann, _ = left(stack)
    ann.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    later(ann, 50)
    apart = ann.page.get_by_test_id("apart")
    expect(apart).to_be_visible()
    box, hand = apart.bounding_box(), ann.hand.bounding_box()
    assert box is not None
    assert hand is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= hand["y"]
    examiner = Examiner(ann.page)
    examiner.look("somebody is away")
    assert examiner.found == {}
    for name in ("wish-bot", "wish-wait", "wish-pause"):
        ann.page.get_by_test_id(name).click(trial=True)


@pytest.mark.parametrize("width", [360, 1280])
def test_a_player_leaves_for_now_and_sits_down_again(stack: Stack, width: int) -> None:
    table = stack(GIN_AT_ONCE, kind=Patient)
    ann, ben = table.sit(0), table.sit(1)
    for player in (ann, ben):
        player.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    ann.press("take")
    expect(ann.turn).to_contain_text("discard a card")
    ben.page.get_by_test_id("leave-table").click()
    expect(ben.page.get_by_test_id("leave")).to_contain_text("a bot plays for you until you are")
    ben.page.get_by_test_id("leave-now").click()
    bar = ben.page.get_by_test_id("running")
    expect(bar).to_contain_text("Sit down again")
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text("left for now")
    ann.page.reload()
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text("left for now")
    ann.discard("5c")
    expect(ann.page.get_by_test_id("apart")).to_contain_text("Ben is away.")
    expect(ann.turn).to_contain_text("Ben is away.")
    bar.get_by_role("button").click()  # put aside, it is among the tables of the lobby
    own = ben.page.locator(".running a")
    expect(own).to_contain_text("Sit down again")
    own.click()
    assert ben.wait()
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    expect(ann.page.get_by_test_id("plate-1")).not_to_contain_text("left for now")


@pytest.mark.parametrize("width", [360, 1280])
def test_all_pages_of_a_player_leave_and_any_brings_them_back(stack: Stack, width: int) -> None:
    table = stack(GIN_AT_ONCE, kind=Patient)
    ann, ben = table.sit(0), table.sit(1)
    other = table.open(ben.page.context)
    other.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    expect(other.turn).to_be_visible()
    ben.page.get_by_test_id("leave-table").click()
    ben.page.get_by_test_id("leave-now").click()
    expect(ben.page.get_by_test_id("running")).to_contain_text("Sit down again")
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text("left for now")
    expect(other.page.get_by_role("heading", name="You have left for now")).to_be_visible()
    examiner = Examiner(other.page)
    examiner.look("another page of somebody who has left")
    assert examiner.found == {}
    other.page.get_by_role("button", name="Back to the table").click()
    expect(other.turn).to_be_visible()
    expect(ann.page.get_by_test_id("plate-1")).not_to_contain_text("left for now")


@pytest.mark.parametrize("width", [360, 1280])
def test_the_opener_sets_before_play_that_everybody_waits(
    page: Page, new_context: NewContext, stack: Stack, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    enter(page, "gin")
    choice = page.get_by_test_id("absent")
    expect(choice).to_have_count(0)  # nobody else plays
    page.get_by_test_id("seat-1").select_option("friend")
    expect(choice.locator("option:checked")).to_have_text("Ask those who are here")
    choice.select_option(label="A bot plays after 1 minute")
    examiner = Examiner(page)
    examiner.look("somebody chooses what happens")
    assert examiner.found == {}
    page.get_by_test_id("start").click()
    terms = "If somebody is away for a minute, a bot plays until they are back."
    expect(page.get_by_test_id("absent-terms")).to_have_text(terms)
    other = new_context().new_page()
    other.goto(page.url)
    expect(other.get_by_test_id("absent-terms")).to_have_text(terms)
    _, ann, _ = left(stack, absent="wait")
    later(ann, 200)
    expect(ann.turn).to_contain_text("Ben is away. Waiting (3:")
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_opener_changes_it_during_a_match(stack: Stack, width: int) -> None:
    table = stack(GIN_AT_ONCE)
    ann, ben = table.sit(0), table.sit(1)
    for player in (ann, ben):
        player.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    ben.page.get_by_test_id("preferences").click()
    told = ben.page.get_by_test_id("when-away-told")
    expect(told).to_have_text("If somebody is away, those who are here are asked.")
    ann.page.get_by_test_id("preferences").click()
    choice = ann.page.get_by_test_id("when-away")
    expect(choice).to_have_value("ask")
    choice.select_option(label="Always wait")
    expect(told).to_have_text("If somebody is away, the match waits for them.")
    examiner = Examiner(ann.page)
    examiner.look("the opener changes what happens")
    assert examiner.found == {}
    for player, words in ((ann, "You have chosen:"), (ben, "Ann has chosen:")):
        player.page.keyboard.press("Escape")
        if width < 700:  # the log is behind a tab
            continue
        expect(log_of(player)).to_contain_text(f"{words} If somebody is away, the match waits")
        player.page.reload()
        expect(log_of(player)).to_contain_text(f"{words} If somebody is away, the match waits")


HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


@pytest.mark.parametrize("width", [360, 1280])
def test_a_hollow_dot_marks_a_page_in_the_background(stack: Stack, width: int) -> None:
    table = stack(GIN_AT_ONCE)
    ann, ben = table.sit(0), table.sit(1)
    ann.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    plate = ann.page.get_by_test_id("plate-1")
    dot = plate.get_by_title("page in the background")
    expect(ben.page.get_by_test_id("plate-0")).to_be_visible()
    expect(dot).to_have_count(0)
    ben.page.evaluate(HIDE, True)
    expect(dot).to_be_visible()
    expect(plate.locator(".unseen")).to_contain_text("page in the background")
    expect(plate).not_to_contain_text("away")
    examiner = Examiner(ann.page)
    examiner.look("a page is in the background")
    assert examiner.found == {}
    ann.press("take")  # nothing waits for them
    expect(ann.turn).to_contain_text("discard a card")
    ann.discard("5c")
    expect(ann.turn).to_have_text("Ben is thinking …")
    ben.page.evaluate(HIDE, False)
    expect(dot).to_have_count(0)


def press(player: Player, wish: str) -> None:
    """Wish something; the server's answer counts the absence from when it began, and so later."""
    button = player.page.get_by_test_id(f"wish-{wish}")
    button.click()
    expect(player.page.get_by_test_id("apart")).to_have_count(0)
    later(player, 50)
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("width", [360, 1280])
def test_one_press_of_two_tells_what_it_waits_for(page: Page, host: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    first = host.open(name="Ann", game="romme", seats=3, options={"seating": "fixed"})
    places = [first, host.join(first.table, "Mia"), host.join(first.table, "Eva")]
    ann, mia, eva = (Seat(host, it) for it in places)
    for seat in (ann, mia, eva):
        seat.wait(lambda now: now.waiting == "play")
    eva.close()
    while acting := next((it for it in (ann, mia) if it.now.legal), None):
        draw_and_discard(acting)
        for seat in (ann, mia):
            seat.settle()
    ann.close()
    look(page, host.url, "romme", first)
    player = Player(page)
    page.evaluate(LATER)
    while "Eva is away" not in player.turn.inner_text():
        later(player, 11)
        page.wait_for_timeout(1100)
    later(player, 50)
    apart = page.get_by_test_id("apart")
    expect(apart).to_be_visible()
    expect(page.get_by_test_id("too-few")).to_have_count(0)
    press(player, "bot")
    expect(apart).to_contain_text("A bot plays once Mia would like that, too.")
    examiner = Examiner(page)
    examiner.look("too few have pressed")
    assert examiner.found == {}
    press(player, "pause")
    expect(apart).to_contain_text("The match pauses once Mia would like that, too.")
    mia.send(AbsenceMessage("pause"))
    expect(apart).to_contain_text("The match is paused.")
    mia.close()
