"""Changing one's mind on the screen: another card in place of the one given, another number in place of the vote."""

import pytest
from playwright.sync_api import Page, expect

from moonhare.decks import default_sets, mix
from tests.client.conftest import DESKTOP, PHONE, Visit
from tests.client.test_table import phase, start_with_a_friend

pytestmark = pytest.mark.browser


SIZES = (PHONE, (820, 1180), DESKTOP)


def look_through_the_pictures(page: Page) -> None:
    """Open the gallery from the moon at every size, look at two of its pictures and come back."""
    browse = page.get_by_role("button", name="Browse the pictures")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(browse).to_be_in_viewport(ratio=1)
        browse.click()
        wall = page.locator(".wall button")
        expect(wall).to_have_count(len(mix(default_sets())))
        wide = page.locator(".gallery-look").is_visible()
        for number in (7, 8):
            wall.nth(number).click()
            picture = page.locator(".gallery-look img" if wide else ".look-close figure img").first
            expect(picture).to_have_attribute("alt", str(wall.nth(number).get_attribute("aria-label")))
            if not wide:
                page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(wall).to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_a_card_and_a_vote_are_exchanged_while_somebody_else_still_thinks(visit: Visit) -> None:
    # In Party the storyteller gives and votes as well, so one friend is enough to wait for.
    page, friend = start_with_a_friend(visit, computers=4, edition="odyssey-party")
    friend.get_by_label("Your clue").fill("Every door I did not open")
    friend.get_by_role("button", name="Tell it").click()
    phase(page, "giving")
    page.locator(".fan button.card").first.click()
    page.get_by_role("button", name="Give this card").click()
    expect(page.get_by_text("you may exchange it")).to_be_visible()
    # Only the friend still thinks from here on, so that nothing but an exchange could change the seats.
    expect(friend.locator(".seats")).to_contain_text("Ola, ready")
    expect(friend.locator(".seats")).not_to_contain_text("computer, choosing")
    seen = friend.locator(".seats").inner_text()

    other = page.locator(".fan button.card").nth(2)
    name = other.locator("img").get_attribute("alt")
    other.click()
    page.get_by_role("button", name="Leave it there").click()
    expect(page.get_by_text("On the table, face down")).to_be_visible()
    other.click()
    page.get_by_role("button", name="Give this one instead").click()
    expect(page.locator(".focus").get_by_text("On the table, face down")).to_be_visible()
    expect(page.locator(".focus img").first).to_have_attribute("alt", str(name))
    expect(page.locator(".fan button.card")).to_have_count(4)
    assert friend.locator(".seats").inner_text() == seen

    friend.locator(".fan button.card").first.click()
    friend.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    page.get_by_role("radio").nth(1).check(force=True)
    page.get_by_role("button", name="Vote", exact=True).click()
    expect(page.get_by_text("You voted for card 2", exact=True)).to_be_visible()
    look_through_the_pictures(page)
    page.get_by_role("button", name="Lovely").click()
    expect(friend.locator(".pop .face")).to_be_visible()
    page.get_by_role("button", name="Change my vote").click()
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    expect(page.get_by_role("button", name="Change my vote")).to_be_disabled()
    page.get_by_role("radio").nth(3).check(force=True)
    page.get_by_role("button", name="Change my vote").click()
    expect(page.get_by_text("You voted for card 4", exact=True)).to_be_visible()

    # What a host has been asked stays, whatever comes below it meanwhile.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="End the game").click()
    for _ in range(2):
        friend.locator(".dial-no:has(input:not([aria-disabled]))").first.click()
    friend.get_by_role("button", name="Vote", exact=True).click()
    phase(page, "showing")
    page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
