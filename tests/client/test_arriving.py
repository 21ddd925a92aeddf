"""What is asked for on arriving at a table: its card, and for whoever sits there the connection beside it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.client.conftest import Visit
from tests.client.test_lobby import open_table

pytestmark = pytest.mark.browser

KNOWN = "localStorage.setItem('moonhare-tables', JSON.stringify([{ code: 'LUMO-0000', at: Date.now() }]))"


def hold_cards(page: Page) -> list[Route]:
    """Let no answer to the question for a table's card come; give what is held."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/card", hold)
    return held


def until(page: Page, holds: Callable[[], object]) -> None:
    """Wait for what the browser tells of a page, at most ten seconds; whoever calls asserts it."""
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(50)


def test_whoever_sits_at_a_table_is_connected_while_its_card_is_still_under_way(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola")
    held = hold_cards(page)
    with page.expect_websocket() as connecting:
        page.reload()
    assert "/ws?" in connecting.value.url
    until(page, lambda: held)
    assert held, "the card is asked for all the same"
    expect(page.locator("main[aria-busy=true]")).to_be_visible()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    held[0].continue_()
    expect(page.locator(".place-words strong")).to_have_text(["Ola"])
    assert sockets == [], "one connection is enough"


def test_a_stranger_is_connected_only_once_there_is_a_table(visit: Visit) -> None:
    host = visit()
    open_table(host, "Ola")
    page = visit()
    held = hold_cards(page)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(host.url)
    page.wait_for_timeout(500)
    assert held
    assert sockets == []
    held[0].continue_()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    # The page may be seen before its browser has told of the connection.
    until(page, lambda: sockets)
    page.wait_for_timeout(500)
    assert len(sockets) == 1


def test_a_table_of_this_evening_that_is_no_more_is_said_to_be_none_and_sought_no_longer(
    server: str, chromium: Browser
) -> None:
    # Without those who listen for complaints: a browser notes by itself that nothing answers to its knock.
    context = chromium.new_context(base_url=server, service_workers="block")
    # Not through the home page, which asks about the tables that it knows, and forgets this one by itself.
    context.add_init_script(KNOWN)
    page = context.new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    # The answer that there is no table may be quicker than the knock, which is then spared: here it comes after it.
    held = hold_cards(page)
    page.goto("/t/LUMO-0000")
    until(page, lambda: held and sockets)
    assert len(sockets) == 1
    held[0].continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("table"))
    # On a slow machine there was time for a second knock before the answer, but there is none after it.
    knocks = len(sockets)
    page.wait_for_timeout(3000)
    assert len(sockets) == knocks, "nobody goes on knocking"
    assert page.evaluate("localStorage.getItem('moonhare-tables')") == "[]"
    context.close()
