"""Eight at a table with a clock: what stands in the bar and beside the badges keeps its shape."""

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_table import DO, open_aside, phase, sit_down_aside, tell

pytestmark = pytest.mark.browser

TABLET = (820, 1180)
OWN_TIMES = {"type": "choose-time", "pace": "own", "limits": {"clue": 90, "give": 60, "vote": 60}}


def cut(page: Page) -> list[str]:
    return list(
        page.locator(".seat-name").evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        )
    )


def test_moons_stay_round_names_whole_and_guests_know_the_times(visit: Visit) -> None:
    page, friend, third = visit(None, size=TABLET), visit(None, language="pl"), visit(None)
    code = open_aside(page, name="Maximiliane", computers=0, edition="odyssey")
    sit_down_aside(friend, code, "Bartosz")
    sit_down_aside(third, code, "Dorthe")
    page.goto(f"/t/{code}")
    assert set(page.evaluate(DO, [code, [{"type": "add-computer"}] * 5 + [OWN_TIMES]])) == {"accepted"}
    third.goto(f"/t/{code}")
    expect(third.get_by_text("voting 60 sec; then the table may move on")).to_be_visible()
    friend.goto(f"/t/{code}")
    friend.get_by_text("Bartosz").first.wait_for()
    assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    for each in (page, friend):
        each.locator("main.table").wait_for()
    tell(page)
    phase(friend, "giving")
    expect(page.locator(".seat-name")).to_have_count(8)
    assert cut(page) == []
    moons = friend.locator(".phase:visible svg").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect())")
    assert len({round(moon["width"]) for moon in moons}) == 1
    # The present part's moon and name are there, whatever has no room.
    expect(friend.locator(".phase[aria-current]")).to_be_in_viewport(ratio=1)
    expect(friend.locator(".phase[aria-current]")).to_have_text("Karty")
