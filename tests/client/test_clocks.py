"""What goes by in time at the table: rings, who is choosing a clue, who was quicker, whose seat was freed."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.client.conftest import Visit
from tests.client.test_table import AXE, AXE_RUN, DO, open_aside, phase, start, start_with_a_friend, tell, to_points

pytestmark = pytest.mark.browser

BOXES = """() => [...document.querySelectorAll(".act *, .clue *, .seat > *")]
  .filter((element) => !element.closest(".ring"))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  })"""

WITHOUT_RINGS = """() => document.querySelectorAll(".ring").forEach((ring) => { ring.style.display = "none"; })"""


def signs_of(page: Page) -> list[dict[str, Any]]:
    """What a page says of its writing, from now on; it has to connect anew for that."""
    signs: list[dict[str, Any]] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "sign":
            signs.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", heard))
    page.reload()
    page.locator("main.table").wait_for()
    return signs


def test_the_points_have_a_ring_as_long_as_they_stay(visit: Visit) -> None:
    # Where only one person plays, the points wait for them.
    page, friend = start_with_a_friend(visit)
    tell(page)
    phase(friend, "giving")
    friend.locator(".fan button.card").first.click()
    friend.get_by_role("button", name="Give this card").click()
    phase(friend, "voting")
    friend.locator(".dial input:not([aria-disabled])").first.focus()
    friend.keyboard.press("Space")
    expect(friend.locator(".dial input:checked")).to_have_count(1)
    friend.keyboard.press("Enter")
    to_points(page)
    onward = page.get_by_role("button", name=re.compile("^Next round"))
    ring = page.get_by_role("timer")
    expect(onward).to_be_visible()
    expect(ring).to_have_accessible_name(re.compile(r"^The points stay for about \d+\s+more seconds\.$"))
    expect(ring.locator("xpath=ancestor::*[@aria-live or @role='status']")).to_have_count(0)
    before = page.evaluate(BOXES)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(AXE_RUN) == []
    page.evaluate(WITHOUT_RINGS)
    assert page.evaluate(BOXES) == before, "nothing moves when it comes or goes"
    onward.click()
    expect(onward).to_be_hidden()


def test_a_ring_goes_round_by_itself_and_stands_where_motion_is_not_wanted(visit: Visit) -> None:
    page = start(visit, computers=2)
    left = "Number(document.querySelector('.ring').style.getPropertyValue('--left'))"
    drawn = "1 - parseFloat(getComputedStyle(document.querySelector('.ring i')).rotate) / 360"
    expect(page.get_by_role("timer")).to_be_visible()

    def places() -> set[float]:
        found = set()
        for _ in range(20):
            found.add(page.evaluate(left))
            page.wait_for_timeout(150)
        return found

    # At the moment at which its words change it may go on.
    assert len(places()) <= 2
    page.emulate_media(reduced_motion="no-preference")
    assert len(places()) > 3
    assert page.evaluate(drawn) == pytest.approx(page.evaluate(left), abs=0.02)


def test_a_ring_that_goes_round_leaves_the_page_alone_between_two_dots(visit: Visit) -> None:
    page = start(visit, computers=2)
    page.emulate_media(reduced_motion="no-preference")
    expect(page.get_by_role("timer")).to_be_visible()
    page.wait_for_timeout(2000)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")

    def styled() -> int:
        told = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        return int(told["RecalcStyleCount"])

    before = styled()
    page.wait_for_timeout(2000)
    # 75 dots in 45 seconds; at every frame it would be 120.
    assert styled() - before < 40


def test_the_first_clue_has_a_ring_and_it_is_seen_who_is_choosing_one(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    line, badge = page.locator(".clue-by"), page.locator(".seat").filter(has_text="Ben")
    expect(line).to_have_text("Soon a computer player begins")
    expect(page.get_by_role("timer")).to_have_accessible_name(re.compile("a computer player begins"))
    before = page.evaluate(BOXES)
    page.evaluate(WITHOUT_RINGS)
    assert page.evaluate(BOXES) == before, "nothing moves when it comes or goes"
    signs = signs_of(friend)
    friend.get_by_label("Your clue").fill("Half a thou")
    expect(line).to_have_text("Ben is choosing a clue…")
    expect(badge).to_contain_text("Ben, choosing")
    expect(badge.locator(".mark-thinking")).to_be_visible()
    expect(friend.locator(".clue-by")).to_have_text("Soon a computer player begins")
    friend.get_by_label("Your clue").press_sequentially("ght of mine")
    friend.get_by_label("Your clue").fill("")
    # That one has stopped is said in its turn, five seconds after the last.
    expect(line).to_have_text("Soon a computer player begins", timeout=15_000)
    expect(badge).not_to_contain_text("choosing")
    assert signs == [{"type": "sign", "choosing": True}, {"type": "sign", "choosing": False}]


def test_whoever_is_overtaken_keeps_the_clue_and_is_told_so_once(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    friend.get_by_label("Your clue").fill("Half a thought")
    tell(page)
    phase(friend, "giving")
    told = friend.locator(".toast")
    expect(told).to_have_text(["Ola was quicker. Your clue is kept for your turn."])
    expect(page.locator(".toast")).to_have_count(0)
    assert json.loads(friend.evaluate("localStorage.getItem('moonhare-draft')"))["text"] == "Half a thought"
    friend.reload()
    phase(friend, "giving")
    expect(told).to_have_count(0)


def test_whose_connection_is_gone_has_a_ring_around_their_badge(visit: Visit) -> None:
    page, _friend = start_with_a_friend(visit)
    gone: list[str] = []

    def answer(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                for member in message["public"]["members"]:
                    if member["name"] in gone:
                        clock = {"what": "away", "key": member["key"], "since": 20_000, "until": 80_000}
                        message["public"]["clocks"].append(clock)
                        message["left"].append(40.0)
            route.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket(re.compile(r"/ws\?"), answer)
    page.reload()
    page.locator("main.table").wait_for()
    seats = page.locator(".seat")
    ben = seats.filter(has_text="Ben")
    expect(ben.locator(".ring")).to_have_count(0)
    before = seats.evaluate_all("(seats) => seats.map((seat) => seat.getBoundingClientRect().x)")
    gone.append("Ben")
    page.reload()
    expect(ben.locator(".badge > .ring")).to_be_visible()
    expect(page.locator(".badge > .ring")).to_have_count(1)
    expect(ben).to_contain_text("Ben, connection lost, the computer plays soon")
    assert seats.evaluate_all("(seats) => seats.map((seat) => seat.getBoundingClientRect().x)") == before


def test_the_computer_is_offered_for_somebody_silent_after_a_minute_and_the_table_may_know_better(visit: Visit) -> None:
    page, _friend = start_with_a_friend(visit)
    page.clock.install()
    page.reload()
    tell(page)
    phase(page, "giving")
    offer = page.get_by_role("button", name="Let the computer choose for Ben")
    expect(page.locator(".waiting-for")).to_contain_text("Ben")
    page.clock.fast_forward(50_000)
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(offer).to_have_count(0)
    page.clock.fast_forward(15_000)
    expect(offer.first).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Let the computer choose for Ben").click()
    # This page's clock runs ahead of the table's, which has heard of them less than a minute ago.
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"^Ben is here\. Wait \d+\s+more seconds, then the comp"))


def test_whose_seat_was_freed_is_told_and_sits_down_again_as_before(visit: Visit) -> None:
    page, friend = visit(None), visit(None)
    code = open_aside(page, name="Ola")
    page.goto(f"/t/{code}")
    table = page.url
    friend.goto(table)
    friend.get_by_label("Your name at the table").fill("Maja")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".lobby").wait_for()
    symbol = friend.locator(".place[data-mine] .sitter").get_attribute("data-seat")
    friend.goto(table.partition("/t/")[0])
    assert page.evaluate(DO, [code, [{"type": "remove-seat", "key": 2}]]) == ["accepted"]
    friend.goto(table)
    note = friend.get_by_role("status").filter(has_text="Your seat was freed")
    expect(note).to_contain_text("The host has freed your seat. You can sit down again.")
    expect(friend.locator(".join-people li:not(.join-own)")).to_have_text(["Ola"])
    expect(friend.get_by_label("Your name at the table")).to_have_value("Maja")
    friend.evaluate(AXE.read_text("utf-8"))
    assert friend.evaluate(AXE_RUN) == []
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".place[data-mine]")).to_contain_text("Maja")
    expect(friend.locator(".place[data-mine] .sitter")).to_have_attribute("data-seat", symbol or "")
