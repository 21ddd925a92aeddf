"""Back, as phones have it: it closes what lies over the page before it leaves the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_table import start, to_second_round

pytestmark = pytest.mark.browser

ENTRIES = "history.state?.layers ?? 0"
"""How many entries of the history stand for sheets, menus and looks that are open."""


def play(visit: Visit) -> Page:
    """A game with computer players, on a phone; the home page is one step back."""
    page = visit()
    page.get_by_role("button", name="Play now with computer players").click()
    page.locator(".fan button.card").first.wait_for()
    return page


def entries(page: Page, count: int) -> None:
    """Wait until so many entries stand for what is open; the page's own policy forbids to wait for a script's words."""
    for _ in range(250):
        if page.evaluate(ENTRIES) == count:
            return
        page.wait_for_timeout(20)
    assert page.evaluate(ENTRIES) == count


def open_rules(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name=re.compile("^Rules")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    entries(page, 1)


def test_back_closes_menu_sheet_and_look_and_only_then_leaves_the_table(visit: Visit) -> None:
    page = play(visit)
    address = page.url
    page.get_by_role("button", name="Menu").click()
    entries(page, 1)
    page.go_back()
    expect(page.get_by_role("menu")).to_have_count(0)

    open_rules(page)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.get_by_role("button", name="Look at the card full screen").first.click()
    entries(page, 1)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address
    expect(page.locator(".fan button.card").first).to_be_visible()

    # A phone's talk covers the picture.
    page.get_by_role("button", name="Table talk").click()
    expect(page.locator(".table.talking > .talk")).to_be_visible()
    entries(page, 1)
    page.go_back()
    expect(page.locator(".talk")).to_have_count(0)
    assert page.url == address

    page.go_back()
    expect(page.get_by_role("button", name="Start a table")).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "cross"])
def test_what_is_closed_otherwise_leaves_no_entry_behind(visit: Visit, way: str) -> None:
    page = play(visit)
    for _ in range(3):
        open_rules(page)
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Close", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        entries(page, 0)
    page.go_back()
    expect(page.get_by_role("button", name="Start a table")).to_be_visible()


def test_of_a_look_over_a_sheet_back_closes_the_look_first(visit: Visit) -> None:
    page = start(visit)
    to_second_round(page)
    page.get_by_role("button", name=re.compile("^Discard pile")).click()
    entries(page, 1)
    page.locator(".discards button").first.click()
    entries(page, 2)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(page.locator(".discards")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    entries(page, 0)


def test_a_reload_and_a_link_under_an_open_layer_leave_no_dead_step(visit: Visit) -> None:
    page = play(visit)
    address = page.url
    open_rules(page)
    page.reload()
    page.locator(".fan button.card").first.wait_for()
    entries(page, 0)

    # A link of the menu's leads away while the menu's entry is there.
    page.get_by_role("button", name="Menu").click()
    entries(page, 1)
    page.get_by_role("menuitem", name="About").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("About"))
    page.go_back()
    page.locator(".fan button.card").first.wait_for()
    assert page.url == address
    entries(page, 0)
    page.go_back()
    expect(page.get_by_role("button", name="Start a table")).to_be_visible()


def test_a_move_that_the_browser_drops_keeps_nobody_from_going_on(visit: Visit) -> None:
    page = visit()
    page.evaluate("history.go = () => {}")
    page.get_by_role("button", name="Change symbol").click()
    entries(page, 1)
    page.get_by_role("radio", name="Anchor").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
