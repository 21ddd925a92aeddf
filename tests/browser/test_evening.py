"""Several games at one table, as its people meet them: on to the next one, and back to those before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import House
    from tests.browser.people import Party, Person

pytestmark = pytest.mark.browser

SETTLING = 800
"""Milliseconds."""


def stays_at_the_last_points(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = person.go_on
    onward = person.page.get_by_role("button", name="To the final standing")
    monkeypatch.setattr(person, "go_on", lambda: onward.count() == 0 and goes_on())


def open_from_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name=name).click()


@pytest.mark.long
def test_whoever_still_looks_at_the_last_points_when_the_next_game_begins_learns_who_has_won_and_has_the_album(
    house: House, gather: Callable[..., Party], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = gather(house.address, "Fay Hal", computers=2, target_score=3)
    fay, hal = party.people
    party.start()
    stays_at_the_last_points(hal, monkeypatch)
    party.play(until=lambda: fay.phase == "over")
    # Of the two people one is the host, who begins it; the computer players are always ready.
    expect(fay.page.locator(".ready")).to_contain_text("2 of 3 are ready")
    fay.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    fay.page.get_by_role("button", name="Another edition").click()
    sheet = fay.page.get_by_role("dialog", name="Another edition")
    for choice in sheet.locator(".choice").all():
        expect(choice).to_be_in_viewport(ratio=1)
    fay.page.keyboard.press("Escape")
    fay.page.wait_for_timeout(SETTLING)
    fay.page.get_by_role("button", name="Play again").click()

    note = hal.page.locator(".toast", has_text="won the last game.")
    expect(note).to_be_visible()
    assert "won the last game" not in fay.page.locator(".toasts").inner_text(), "she has seen it"
    open_from_menu(hal.page, "Past rounds")
    expect(hal.page.get_by_role("link", name="Album, Game 1 · Standard")).to_be_visible()
    hal.page.keyboard.press("Escape")
    fay.page.locator("main.table").wait_for()
    open_from_menu(fay.page, "End the game")
    fay.page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    hal.page.locator(".lobby").wait_for()
    open_from_menu(hal.page, "All albums")
    expect(hal.page.locator(".games > li")).to_have_count(1)
    hal.page.get_by_role("link", name="Album, Game 1 · Standard").click()
    expect(hal.page).to_have_title(re.compile("Game 1 · Standard"))

    hal.page.goto(f"{party.table}/album/2")
    expect(hal.page.get_by_role("heading", name="No album here")).to_be_visible()
    hal.page.get_by_role("link", name="Back to the table").click()
    hal.page.locator(".lobby").wait_for()
    hal.page.goto(house.address)
    hal.page.get_by_text("Your evenings").click()
    expect(hal.page.locator(".evenings > ul > li")).to_have_count(1)
