"""The door of a running table, as people meet it: knocking, being let in, coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.browser.conftest import House
    from tests.browser.people import Party

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

TABLET = (820, 1180)


def come_late(chromium: Browser, party: Party, name: str, size: tuple[int, int]) -> Person:
    """Open the link of a table at which a game runs."""
    person = Person(chromium, name, size=size)
    person.page.goto(party.table)
    person.page.locator(".late-panel input.input").fill(name)
    return person


def play_to_round(party: Party, number: int) -> None:
    """Play on with all who have a seat until a round, past its points."""
    at = party.host.page.locator(f"main.table[data-round='{number}']:not([data-phase=showing])")
    party.play(until=lambda: at.count() > 0)


def hand(person: Person) -> int:
    """How many cards somebody sees in their hand."""
    person.to_table()
    person.page.locator(".fan button.card").first.wait_for()
    return person.page.locator(".fan button.card").count()


def covers_no_question(person: Person) -> None:
    """Check that in wide windows a knock lies beside or above what is asked, and change the window back."""
    before = person.page.viewport_size
    for width, height in ((1100, 760), DESKTOP, (1600, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        knock, clue = [person.page.locator(one).bounding_box() for one in (".knock", ".table > .clue")]
        assert knock is not None
        assert clue is not None
        beside = knock["x"] + knock["width"] <= clue["x"]
        assert beside or knock["y"] + knock["height"] <= clue["y"], (width, knock, clue)
    if before is not None:
        person.page.set_viewport_size(before)


def test_a_late_guest_is_let_in_and_an_absent_one_has_the_seat_back(
    hasty_house: House, gather: Callable[..., Party], chromium: Browser
) -> None:
    party = gather(hasty_house.address, "Ada Bo", computers=1, edition="standard")
    party.start()
    ada, bo = party.people
    noor = come_late(chromium, party, "Noor", PHONE)
    pia = come_late(chromium, party, "Pia", DESKTOP)
    try:
        # The table lives on behind the door, as everybody may see it.
        expect(noor.page.locator(".late-live .seat")).to_have_count(3)
        assert noor.page.locator(".late-live").get_attribute("inert") is not None
        for size in (TABLET, DESKTOP, PHONE):
            noor.page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(noor.page.locator(".late-acts .btn-primary")).to_be_in_viewport(ratio=0.5)
            expect(noor.page.locator(".late-live .seat").last).to_be_in_viewport(ratio=1)
        noor.page.locator(".late-acts .btn-primary").click()
        noor.page.locator(".asked").wait_for()
        expect(ada.page.locator(".knock b")).to_contain_text("Noor")
        covers_no_question(ada)
        ada.page.locator(".knock .btn-primary").click()
        expect(ada.page.locator(".knock")).to_have_count(0)
        noor.page.get_by_role("button", name="Watch meanwhile").click()
        noor.page.locator(".watch-bar").wait_for()
        assert noor.page.locator(".fan").count() == 0
        # Words are for those with a seat, and no field invites them that would refuse them.
        noor.page.get_by_role("button", name="Table talk", exact=True).click()
        expect(noor.page.locator(".talk")).to_contain_text("Whoever has a seat can write. Faces are for all.")
        assert noor.page.locator(".talk form").count() == 0
        noor.page.get_by_role("button", name="Close the talk").click()
        bo.leave_page()
        party.people = [ada]
        pia.page.locator(".late-seat", has_text="Bo").click()
        pia.page.locator(".late-acts .btn-primary").click()
        ada.page.locator(".knock .btn-primary").click()
        expect(ada.page.locator(".knock")).to_have_count(0)
        play_to_round(party, 2)
        assert hand(noor) == 7
        assert hand(pia) == 7
        bo.come_back(party.table)
        expect(bo.page.locator(".asked")).to_contain_text("Pia")
        party.people = [ada, noor, pia]
        play_to_round(party, 3)
        assert hand(bo) == 7
        expect(pia.page.locator(".late-head")).to_contain_text("Bo")
        assert pia.page.locator(".fan").count() == 0
        assert not noor.complaints + pia.complaints
    finally:
        noor.close()
        pia.close()


# What the server tells of guesses is tested in every run: tests/server.
@pytest.mark.long
def test_who_watches_guesses_for_fun_and_all_are_told_with_the_points_how_many_found_it(
    house: House, gather: Callable[..., Party], chromium: Browser
) -> None:
    party = gather(house.address, "Ada Bo", computers=1, edition="standard")
    party.start()
    ada = party.host.page
    noor = Person(chromium, "Noor", size=PHONE)
    try:
        page = noor.page
        page.goto(party.table)
        page.get_by_role("button", name="Watch", exact=True).click()
        page.set_viewport_size({"width": 360, "height": 640})
        expect(page.get_by_role("button", name="Ask for a seat")).to_be_visible()
        assert page.locator("h1").evaluate("(title) => title.scrollWidth <= title.clientWidth"), (
            "the round keeps its name"
        )
        party.play(until=lambda: any(person.phase == "give" for person in party.people))
        for person in party.people:
            if person.phase == "give":
                person.give()
        guess = page.get_by_role("button", name="My guess")
        expect(guess).to_be_disabled()
        page.locator(".board button.card").nth(2).click()
        guess.click()
        expect(page.get_by_role("button", name="Noted")).to_be_disabled()
        # Another card, by the moon's numbers; the last one counts, and it is known after a reload.
        page.locator(".dial-no", has_text="2").click()
        guess.click()
        page.reload()
        page.get_by_role("button", name="Watch", exact=True).click()
        expect(page.locator(".board button.card").nth(1)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("button", name="Noted")).to_be_disabled()
        # Nobody is told that somebody guesses.
        assert "Watchers" not in ada.locator("body").inner_text()

        told = ada.locator(".reveal[data-step='5'] .guess-line")
        party.play(until=lambda: ada.locator(".reveal").count() > 0)
        ada.keyboard.press("Escape")
        found = int(ada.locator(".board > .slot").nth(1).get_attribute("data-teller") is not None)
        expect(told).to_have_text(f"Watchers: {found} of 1 found it", timeout=20_000)
        own = page.locator(".reveal[data-step='5'] .guess-line b")
        expect(own).to_have_text(
            f"{'You found it' if found else 'Not this time'}: {found} of 1 so far.", timeout=20_000
        )
        party.play(until=lambda: any(person.phase == "give" for person in party.people))
        for person in party.people:
            if person.phase == "give":
                person.give()
        noor.to_table()
        expect(page.locator(".dial-say")).to_contain_text(f"Just for fun: {found} of 1 found so far")
        expect(ada.locator(".guess-line")).to_have_count(0)
        assert not noor.complaints + party.host.complaints
    finally:
        noor.close()
