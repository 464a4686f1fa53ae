"""A table is heard, and calls a player who is looking elsewhere."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.stacking import POOR, draw_and_discard
from tests.server.running import Seat

LISTEN = """() => {
    window.heard = { contexts: 0, starts: 0, peak: 0 }
    const connect = AudioNode.prototype.connect
    AudioNode.prototype.connect = function (target, ...rest) {
        if (target instanceof AudioDestinationNode) {
            heard.contexts += 1
            const ear = target.context.createAnalyser()
            ear.fftSize = 32768 // hears what sounded while a busy machine kept the page waiting
            const samples = new Float32Array(ear.fftSize)
            connect.call(this, ear)
            setInterval(() => {
                ear.getFloatTimeDomainData(samples)
                heard.peak = Math.max(heard.peak, ...samples.map(Math.abs))
            }, 20)
        }
        return connect.call(this, target, ...rest)
    }
    for (const type of [OscillatorNode, AudioBufferSourceNode]) {
        const begin = type.prototype.start
        type.prototype.start = function (...when) {
            heard.starts += 1
            return begin.apply(this, when)
        }
    }
}"""
AWAY = """(away) => {
    Object.defineProperty(document, 'hidden', { get: () => away, configurable: true })
    document.hasFocus = () => !away
    document.dispatchEvent(new Event('visibilitychange'))
}"""
NOTE = """() => {
    window.notes = []
    window.Notification = class {
        static permission = 'default'
        static async requestPermission() {
            return Notification.permission = 'granted'
        }
        constructor(title, options) {
            notes.push([title, options.body])
        }
    }
}"""
"""Takes the notifications; the browser of the tests by day has none."""


def heard(page: Page) -> int:
    """Return how many parts of sounds have begun."""
    return int(page.evaluate("heard.starts"))


def test_a_table_is_heard_from_the_first_press_on_unless_it_is_muted(stack: Stack) -> None:
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.add_init_script(f"({LISTEN})()")
    page.goto(table.url)
    player = table.at(page)
    with Seat(table.server, table.places[1]) as ben:
        assert page.evaluate("heard") == {"contexts": 0, "starts": 0, "peak": 0}
        player.press("pass")
        draw_and_discard(ben)
        assert player.wait()
        page.wait_for_function("() => heard.starts > 3 && heard.peak > 0.02")
        assert page.evaluate("heard.contexts") == 1
        assert page.evaluate("heard.peak") <= 1
        page.get_by_test_id("sound").click()
        page.locator("#sound").get_by_test_id("mute").check()
        page.keyboard.press("Escape")
        before = heard(page)
        player.press("take")
        assert player.wait()
        player.discard("Jd")
        ben.wait(lambda now: bool(now.legal))
        assert heard(page) == before
        page.reload()
        page.get_by_test_id("sound").click()
        expect(page.locator("#sound").get_by_test_id("mute")).to_be_checked()


def test_a_player_in_the_background_is_called_by_title_icon_and_notification(stack: Stack) -> None:
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.add_init_script(f"({NOTE})()")
    page.goto(table.url)
    player = table.at(page)
    icon = page.locator('link[rel="icon"]')
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("notify").check()
    page.keyboard.press("Escape")
    with Seat(table.server, table.places[1]) as ben:
        player.press("pass")
        page.evaluate(AWAY, True)
        expect(page).to_have_title("Gin Rummy · Parlour")
        draw_and_discard(ben)
        expect(page).to_have_title("Your turn · Gin Rummy · Parlour")
        expect(icon).to_have_attribute("href", "./favicon-turn.svg")
        page.wait_for_function("() => notes.length > 0")
        assert page.evaluate("notes") == [["It is your turn", "Gin Rummy"]]
        page.evaluate(AWAY, False)
        expect(page).to_have_title("Gin Rummy · Parlour")
        expect(icon).to_have_attribute("href", "./favicon.svg")
