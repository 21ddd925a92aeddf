"""What computer players say of their votes: all where there is room, else one after the other."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.client.conftest import DESKTOP, PHONE, Visit
from tests.client.test_table import start, tell, to_points

pytestmark = pytest.mark.browser


def points_with_remarks(visit: Visit, *, computers: int = 5) -> Page:
    """The points of a round of which all computer players say something: how many do is theirs to choose."""
    page = start(visit, computers=computers, size=DESKTOP)
    tell(page)
    to_points(page)
    remarks = [None, *(f"It was the lamp, {seat}" for seat in range(computers))]

    def filled(message: str | bytes) -> str:
        told = json.loads(message)
        if told["type"] == "view":
            told["public"]["whys"] = remarks
        elif told["type"] == "changed":
            told["view"].get("public", {}).pop("whys", None)
        return json.dumps(told)

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(filled(message)))

    page.route_web_socket(re.compile("/ws"), listen)
    page.reload()
    expect(page.locator(".whys .why").first).to_be_visible()
    return page


@pytest.mark.parametrize("computers", [5, 7])
def test_a_wide_window_lists_all_remarks_and_a_phone_has_them_take_turns(visit: Visit, computers: int) -> None:
    page = points_with_remarks(visit, computers=computers)
    expect(page.locator(".whys .why")).to_have_count(computers)
    for remark in page.locator(".whys .why").all():
        expect(remark).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".whys-place")).to_have_text(f"1/{computers}")
    first = page.locator(".whys .why q").inner_text()
    page.get_by_role("button", name="The next remark").click()
    expect(page.locator(".whys-place")).to_have_text(f"2/{computers}")
    expect(page.locator(".whys .why")).to_have_count(1)
    assert page.locator(".whys .why q").inner_text() != first
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(page.locator(".whys .why")).to_have_count(computers)


@pytest.mark.long
def test_remarks_pass_by_themselves_until_one_is_touched_and_not_for_those_who_want_no_motion(visit: Visit) -> None:
    page = points_with_remarks(visit)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    place = page.locator(".whys-place")
    expect(place).to_have_text("1/5")
    page.wait_for_timeout(4000)
    expect(place).to_have_text("1/5")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(place).to_have_text("1/5")
    expect(place).to_have_text("2/5")
    page.get_by_role("button", name="The next remark").click()
    expect(place).to_have_text("3/5")
    page.wait_for_timeout(4000)
    expect(place).to_have_text("3/5")
