"""The table's own clock on a phone: chosen in the lobby, walking in the bar, its last seconds, over, stopped."""

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESKTOP, Visit
from tests.client.test_table import DO, open_aside, phase, sit_down_aside, tell

pytestmark = pytest.mark.browser

OVER = """() => {
  const of = (one) => one.getBoundingClientRect();
  const seen = [...document.querySelectorAll(".clock, .clock-words, .time-note")].filter((one) => of(one).width > 0);
  const others = [...document.querySelectorAll(".seat, .phases, .focus .card, .fan .card, .act .btn")];
  const meet = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return others.filter((one) => seen.some((other) => meet(of(one), of(other)))).map((one) => one.className);
}"""
"""What the clock, its words or its note lie over."""


def test_a_clock_is_chosen_runs_low_is_over_and_stands_still_where_the_host_stops_it(visit: Visit) -> None:
    page, friend = visit(None), visit(None)
    code = open_aside(page, name="Ola", computers=1, edition="standard")
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    page.get_by_label("Time", exact=True).select_option("brisk")
    expect(page.get_by_role("switch", name="At the end the computer acts")).not_to_be_checked()
    assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    friend.clock.install()
    friend.goto(f"/t/{code}")
    for each in (page, friend):
        each.locator("main.table").wait_for()
    tell(page)
    phase(friend, "giving")
    # Once the computer has given too nothing more comes that says anew how much time there is.
    expect(friend.locator(".seats .mark-done")).to_have_count(2)
    clock = friend.locator(".clock")
    expect(clock).to_have_attribute("data-state", "run")
    # A page that has slept asks anew, and would hear that no time has gone by.
    friend.context.set_offline(True)
    friend.clock.fast_forward(52_000)
    expect(clock).to_have_attribute("data-state", "low")
    expect(friend.get_by_text("Then the table may move on.")).to_be_visible()
    friend.clock.fast_forward(20_000)
    expect(clock).to_have_attribute("data-state", "over")
    expect(friend.get_by_text("What you do still counts until the table moves on.")).to_be_visible()
    friend.context.set_offline(False)

    page.get_by_role("button", name="The clock").click()
    page.get_by_role("menuitem", name="30 seconds more").click()
    page.get_by_role("button", name="The clock").click()
    page.get_by_role("menuitem", name="Stop the clock").click()
    expect(page.get_by_text("You stopped the clock.")).to_be_visible()
    expect(friend.get_by_text("Ola stopped the clock.")).to_be_visible()
    expect(clock).to_have_attribute("data-state", "paused")
    note = page.get_by_text("You stopped the clock.").bounding_box()
    seats = page.locator(".seats").bounding_box()
    assert note is not None
    assert seats is not None
    assert note["y"] < seats["y"], "it stands under the bar, over no card and no button"
    for width, height in ((820, 1180), (1100, 800), DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".clock")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Let the clock go on")).to_be_in_viewport(ratio=1)
        page.wait_for_timeout(150)  # the table takes its new measure a frame or two later
        assert page.evaluate(OVER) == [], (width, height)
    page.get_by_role("button", name="Let the clock go on").click()
    expect(page.get_by_text("You stopped the clock.")).to_be_hidden()

    # Stopped where there is a clock, it can be let go on where there is none: else the next one would stand still.
    own = {"type": "choose-time", "pace": "own", "limits": {"give": 60}}
    assert page.evaluate(DO, [code, [own, {"type": "pause-time", "paused": True}]]) == ["accepted"] * 2
    for number in "12":
        friend.keyboard.press(number)
    friend.locator(".act .btn-primary").click()
    phase(page, "voting")
    expect(page.locator(".clock")).to_have_count(0)
    over_days(page, friend, code)


def over_days(page: Page, friend: Page, code: str) -> None:
    """Let the clock go on; over days it tells hours, and half a minute more is nothing to it."""
    page.get_by_role("button", name="Let the clock go on").click()
    expect(page.get_by_text("You stopped the clock.")).to_be_hidden()
    assert page.evaluate(DO, [code, [{"type": "choose-time", "pace": "days"}]]) == ["accepted"]
    expect(friend.get_by_role("timer", name="24 hours left")).to_be_visible()
    page.get_by_role("button", name="The clock").click()
    expect(page.get_by_role("menuitem", name="Stop the clock")).to_be_visible()
    expect(page.get_by_role("menuitem", name="30 seconds more")).to_have_count(0)
