"""What a page does without: pictures that nobody sees, a layout for what only moves."""

import time

import pytest
from playwright.sync_api import Page, Route, expect

from tests.client.conftest import Visit
from tests.client.test_table import phase, start, tell, to_points

pytestmark = pytest.mark.browser


def watched(visit: Visit) -> tuple[Page, list[str]]:
    """A page that has not been opened yet, and the addresses that it will ask for."""
    page = visit(None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return page, asked


def test_the_home_page_fetches_the_pictures_that_it_shows_and_no_other(visit: Visit) -> None:
    page, asked = watched(visit)

    def slowly(route: Route) -> None:
        time.sleep(0.7)
        route.continue_()

    # Of the two sets one is slow to come.
    page.route("**/api/sets/small-hours?*", slowly)
    page.goto("/")
    expect(page.locator(".hero-card img")).to_have_count(5)
    while not page.evaluate("[...document.images].every((image) => image.complete)"):
        page.wait_for_timeout(50)
    shown = page.locator(".hero-card img").evaluate_all("images => images.map((one) => one.currentSrc)")
    assert {*shown} == {address for address in asked if "/sets/" in address and address.endswith(".webp")}
    assert any("/small-hours/" in address for address in shown)
    assert any("/houseguests/" in address for address in shown)


def test_a_hare_hops_and_nothing_is_laid_out_for_it(visit: Visit) -> None:
    page = start(visit, computers=2)
    tell(page)
    to_points(page)
    page.locator(".tpawn").first.wait_for()
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_timeout(1000)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")

    def laid_out() -> int:
        told = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        return int(told["LayoutCount"])

    x = "document.querySelector('.tpawn').getBoundingClientRect().x"
    stood, before = page.evaluate(x), laid_out()
    hop = "(to) => document.querySelector('.tpawn').style.setProperty('--at', to)"
    page.evaluate(hop, "20.5 * 100cqi / var(--stones)")
    page.wait_for_timeout(600)
    assert laid_out() - before <= 3
    assert page.evaluate(x) > stood + 20


def test_the_points_are_drawn_without_asking_how_wide_the_window_is(visit: Visit) -> None:
    page = start(visit, computers=2)
    # Asked in the middle of drawing, a browser lays out what is there by then.
    page.evaluate(
        """() => {
            window.asked = 0;
            const width = innerWidth;
            Object.defineProperty(window, "innerWidth", { get: () => { window.asked += 1; return width; } });
        }"""
    )
    tell(page)
    to_points(page)
    page.locator(".tpawn").first.wait_for()
    assert page.evaluate("window.asked") == 0


def test_a_page_that_stands_at_its_top_is_not_brought_there(visit: Visit) -> None:
    page = start(visit, computers=2)
    tell(page)
    to_points(page)
    # Told to go there, a browser lays out the new screen before it is done.
    page.evaluate("() => { window.told = 0; window.scrollTo = () => { window.told += 1; }; }")
    page.locator(".reveal .act .btn-primary").focus()
    page.keyboard.press("Enter")
    page.locator("main.table:not(.revealing)").wait_for()
    phase(page, "giving")
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("window.told") == 0
