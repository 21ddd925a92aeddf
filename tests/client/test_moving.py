"""Going on with a game on another device."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.browser


def test_a_game_goes_on_at_another_device_and_the_old_one_sees_no_hand(visit: Visit) -> None:
    old = visit(size=PHONE)
    old.locator("main button", has_text="computer").click()
    old.locator(".fan button.card").first.wait_for()
    old.locator(".topbar .menu > button").click()
    old.get_by_role("menuitem", name="Continue on another device").click()
    expect(old.get_by_role("img", name="QR code")).to_be_visible()
    link = old.get_by_label("Link for the other device").input_value()
    code, _, token = link.rpartition("/t/")[2].partition("#")

    new = visit(f"/t/{code}#{token}", size=DESKTOP)
    new.get_by_role("button", name="Continue here").click()
    expect(new.locator(".fan button.card")).to_have_count(6)
    assert "#" not in new.url
    expect(old.get_by_text("You have moved to another device")).to_be_visible()
    expect(old.locator(".fan")).to_have_count(0)
    # The sheet with the used link goes, and the keyboard goes on at the new screen.
    expect(old.get_by_role("dialog")).to_have_count(0)
    expect(old.get_by_role("heading", level=1)).to_be_focused()
    old.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    box = old.locator(".clue .ask").bounding_box()
    assert box
    assert abs(box["x"] + box["width"] / 2 - DESKTOP[0] / 2) < 20, "in the middle, as the cards are"
    # The link is used up, and both pages may be loaded anew.
    third = visit(f"/t/{code}#{token}")
    third.get_by_role("button", name="Continue here").click()
    expect(third.get_by_role("alert")).to_contain_text("has been used")
    for page in (old, new):
        page.reload()
    expect(new.locator(".fan button.card")).to_have_count(6)
    expect(old.get_by_text("You have moved to another device")).to_be_visible()
    # It looks on at once: no door that asks for a name stands before the table.
    expect(old.locator("main.watching")).to_be_visible()
    expect(old.locator(".late-panel, input")).to_have_count(0)
    # Nor is it offered a second seat between two games.
    new.get_by_role("button", name="Menu").click()
    new.get_by_role("menuitem", name="End the game").click()
    new.get_by_role("dialog").locator(".btn-danger").click()
    expect(new.get_by_role("heading", level=1)).to_be_focused()
    expect(old.locator(".join").get_by_text("You have moved to another device")).to_be_visible()
    expect(old.get_by_role("button", name="Sit down")).to_have_count(0)
