"""What is told above what lies over the page."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit

pytestmark = pytest.mark.browser


def test_a_note_stands_above_the_sheet_that_it_comes_from(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
    page.get_by_role("button", name="House rules").click()
    field = page.get_by_role("spinbutton", name="Cards in hand")
    field.fill("99")
    field.press("Enter")
    note = page.get_by_role("dialog").get_by_role("alert")
    expect(note).to_contain_text("Cards in hand: 3 to 12")
    expect(page.get_by_role("alert")).to_have_count(1)
    # It is on top: a click reaches its cross.
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
