"""A page that was open while the server was updated: it finds the way to the new one, or says that it cannot yet."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.client.conftest import Visit

pytestmark = pytest.mark.browser

PARTS = re.compile(r"/static/part-[^/]*\.js$")
"""What a page loads once it is wanted; another build has other names for it."""


def test_a_page_from_before_an_update_loads_the_new_one_by_itself(visit: Visit) -> None:
    page = visit()
    page.locator(".home-start input.input").first.fill("Ada")
    before = page.evaluate("performance.timeOrigin")
    page.route(PARTS, lambda route: route.fulfill(status=404))

    def updated(route: Route) -> None:
        # The new page has the new parts.
        page.unroute(PARTS)
        route.fulfill(body="another build", content_type="text/html")
        page.unroute("**/")

    page.route("**/", updated)
    page.get_by_role("button", name="Start a table").click()
    expect(page.locator(".lobby")).to_be_visible()
    assert page.evaluate("performance.timeOrigin") != before


def test_where_a_part_does_not_come_there_is_a_moon_with_a_word_and_a_button(visit: Visit) -> None:
    page = visit()
    page.locator(".home-start input.input").first.fill("Ada")
    page.route(PARTS, lambda route: route.abort())
    page.route("**/", lambda route: route.abort())
    page.get_by_role("button", name="Start a table").click()
    word = page.get_by_role("status").filter(has_text="is not here yet")
    expect(word).to_be_visible()
    expect(page.get_by_role("button", name="Load the page again")).to_be_visible()
    page.unroute_all()
    expect(page.locator(".lobby")).to_be_visible()
    expect(word).to_have_count(0)
