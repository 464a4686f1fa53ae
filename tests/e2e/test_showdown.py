"""The knocker lays melds out, the defender lays cards off: both by hand, through the page."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import Player, see_last_deal
from tests.e2e.stacking import TWO_WAYS
from tests.e2e.test_sizes import faults

WINDOWS = [(320, 568), (740, 360), (1280, 800)]


def meld(player: Player, card: str) -> Locator:
    """The knocker's meld that holds this card."""
    melds = player.page.locator('[data-testid^="meld-"]')
    return melds.filter(has=player.page.locator(f'[data-card="{card}"]'))


def test_melds_are_laid_out_and_cards_laid_off(stack: Stack) -> None:
    table = stack(TWO_WAYS, arrange="manual", layoff="manual", max_deals=1)
    ann, ben = table.sit(0), table.sit(1)
    ann.press("take")
    assert ann.wait()
    ann.choose("Kd")
    ann.press("knock")

    ways = ann.button("arrange")
    longest = "5 of spades, 6 of spades, 7 of spades, and 8 of spades"
    wanted = ways.filter(has=ann.page.get_by_role("img", name=longest, exact=True))
    expect(wanted).to_have_count(1)
    wanted.click()

    assert ben.wait()
    # Both pages show the cards on the table only there, and no longer in a hand.
    for player in (ann, ben):
        expect(player.page.locator('[data-card="5c"]')).to_have_count(1)
    expect(ben.page.locator("[data-back]")).to_have_count(1)  # that of the plate
    expect(ann.page.locator("[data-back]")).to_have_count(10)
    assert "\n".join(faults(ben.page, WINDOWS)) == ""
    ben.choose("Ks")
    ben.touch(meld(ben, "5c"))
    expect(ben.refused).to_contain_text("K♠ does not fit 5♣ 5♦ 5♥; only the 5♠ does.")
    ben.choose("9s")
    ben.touch(meld(ben, "8s"))
    assert ben.wait()
    expect(meld(ben, "9s")).to_have_count(1)
    ben.discard("4s")
    assert ben.wait()
    expect(meld(ben, "4s")).to_have_count(1)
    ben.press("finish")
    for player in (ann, ben):
        see_last_deal(player.page)
        expect(player.result).to_contain_text("4 points of deadwood against 58")
        expect(player.page.get_by_test_id("story")).to_contain_text("the king of diamonds")
