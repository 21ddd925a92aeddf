"""Taps that come late: meant for what stood there before, or for a clue that somebody else told first."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_table import DO, chosen, phase, start, start_with_a_friend, tell, to_points, to_second_round

pytestmark = pytest.mark.browser


def test_a_clue_half_told_survives_a_reload_and_somebody_elses_being_first(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    page.locator(".fan button.card").nth(2).click()
    page.get_by_label("Your clue").fill("Half a thou")
    page.reload()
    expect(page.get_by_label("Your clue")).to_have_value("Half a thou")
    assert chosen(page) == [3]
    tell(friend)
    phase(page, "giving")
    draft = page.evaluate("localStorage.getItem('moonhare-draft')")
    assert json.loads(draft)["text"] == "Half a thou"
    assert chosen(page) == [], "the card of one's own clue is not given to the other's"
    # One tap chooses the card that lies there large; the second one of a double tap does not give it too.
    page.get_by_role("button", name="Choose this card").dblclick()
    expect(page.get_by_role("button", name="Give this card")).to_be_enabled()
    assert chosen(page) == [1]


def forgotten(page: Page, kept: str) -> None:
    """Wait until nothing is kept; asked from outside, since the page lets no text be run as a script."""
    for _ in range(100):
        if page.evaluate(kept) is None:
            return
        page.wait_for_timeout(50)
    raise AssertionError("it is kept still")


def test_a_card_chosen_to_be_given_and_a_vote_half_cast_survive_a_reload(visit: Visit) -> None:
    page = start(visit)
    to_second_round(page)
    page.locator(".fan button.card").nth(2).click()
    page.reload()
    page.locator(".fan button.card").first.wait_for()
    assert chosen(page) == [3]
    kept = "localStorage.getItem('moonhare-choice')"
    assert page.evaluate(kept) is not None
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    forgotten(page, kept)
    page.locator(".slot button:not([aria-disabled])").first.click()
    voted = page.locator(".dial input:checked").get_attribute("value")
    page.reload()
    expect(page.locator(".dial input:checked")).to_have_value(voted or "")
    page.locator(".dial-vote [type=submit]").click()
    forgotten(page, kept)


def test_points_stay_while_one_talks_and_a_press_on_them_as_they_go_chooses_no_card(visit: Visit) -> None:
    page = start(visit)
    tell(page)
    to_points(page)
    page.clock.install()
    page.get_by_role("button", name="Table talk").click()
    now = {"game": 1, "round": 1, "phase": "showing"}
    assert page.evaluate(DO, [page.url.rpartition("/")[2], [{"type": "go-on"}], now]) == ["accepted"]
    onward = page.get_by_role("button", name="To the table")
    expect(onward).to_be_visible()
    # Later than the page has it: what it shows is held by hand from here on.
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    page.clock.run_for(12_000)
    expect(page.locator(".talk")).to_be_visible()
    expect(onward).to_be_visible()
    page.get_by_role("button", name="Close the talk").click()
    page.clock.run_for(2_500)
    expect(onward).to_be_visible()
    # Whoever goes by Tab may be reading with keys that a screen reader keeps to itself.
    page.keyboard.press("Tab")
    page.clock.run_for(12_000)
    expect(onward).to_be_visible()
    page.mouse.click(2, 400)
    for _ in range(80):
        page.clock.run_for(100)
        if page.locator(".fan button.card").count():
            break
    page.keyboard.press("1")
    assert chosen(page) == []
    page.clock.run_for(700)
    page.keyboard.press("1")
    page.clock.run_for(100)
    assert chosen(page) == [1]


def test_a_second_tap_that_was_meant_for_what_stood_there_before_does_nothing(visit: Visit) -> None:
    page = start(visit)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    tell(page)
    page.get_by_role("button", name="Show everything").dblclick()
    page.locator(".reveal[data-step='5']").wait_for()
    onward = page.get_by_role("button", name=re.compile("^Next round"))
    expect(onward).to_be_visible()
    assert not [frame for frame in sent if "go-on" in frame]
    # Nothing to be seen tells when it is over: so long a finger may be late.
    page.wait_for_timeout(600)
    onward.click()
    phase(page, "giving")


@pytest.mark.long
def test_a_second_tap_on_the_way_to_the_standing_begins_no_new_game(visit: Visit) -> None:
    page = start(visit, rules={"target_score": 1})
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    tell(page)
    to_points(page)
    expect(page.get_by_role("button", name="To the final standing")).to_be_visible()
    page.evaluate("""async () => {
      document.querySelector(".reveal .act .btn-primary").click();
      let again = null;
      while (!(again = document.querySelector(".winner-act .btn-primary"))) await new Promise(requestAnimationFrame);
      again.click();
    }""")
    expect(page.locator(".end-rank")).to_have_count(6)
    assert not [frame for frame in sent if "start-game" in frame]
    assert [frame for frame in sent if "tell-clue" in frame], "what is sent is heard of"
