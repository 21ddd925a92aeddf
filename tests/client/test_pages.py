"""Pages as people meet them: nothing overflows in any language, nothing shuts anybody out."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from moonhare.rules.editions import EDITIONS
from tests.client.conftest import DESKTOP, PHONE, Visit
from tests.client.test_table import open_aside
from tests.overflow import OVERFLOWING

pytestmark = pytest.mark.browser

LANGUAGES = ("pt", "en", "it", "da", "pl")
PHONES = ((390, 800), (360, 800))
SIDEWAYS = (844, 390)
SHORT_SIZES = ((360, 640), SIDEWAYS)
EVERY_SIZE = (PHONE, *SHORT_SIZES, (720, 450), (820, 1180), DESKTOP)
TWICE_AS_LARGE = (195, 422)
"""A phone, as somebody has it who needs words of twice the size."""
AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def overflowing(page: Page, sizes: Iterable[tuple[int, int]]) -> dict[tuple[int, int], list[str]]:
    """What is wider than the page or its box, by size."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        # The page takes its new measure a frame or two later.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if words := page.evaluate(OVERFLOWING):
            found[width, height] = words
    return found


LONG_WORDS = ("pl", "pt")
"""The languages that need most room."""


def lobby(page: Page) -> None:
    """Fill a table with twelve and open all that can be opened."""
    page.locator(".home-start .btn-primary").click()
    team = page.locator("input[name=edition]").nth([edition.id for edition in EDITIONS].index("odyssey-team"))
    team.click()
    expect(team).to_be_checked()
    for taken in range(2, 13):
        page.locator(".lobby-seats .panel-head .btn").click()
        page.locator(".place-words").nth(taken - 1).wait_for()
    page.locator(".rules-row").click()


@pytest.mark.long
def test_no_word_of_the_home_page_overflows_and_the_ways_in_are_seen_at_once_in_every_language(
    visit: Visit, subtests: pytest.Subtests
) -> None:
    page = visit(None, language="pt-PT")
    choose = "(language) => localStorage.setItem('moonhare-language', language)"
    # The browser's own language first, before another was chosen.
    for language in LANGUAGES:
        with subtests.test(f"{language}, home"):
            page.goto("/")
            if language != LANGUAGES[0]:
                page.evaluate(choose, language)
                page.reload()
            expect(page.locator(".home-start button.btn")).to_have_count(3)
            assert page.evaluate("document.documentElement.lang") == language
            look_at_the_ways_in(page, EVERY_SIZE if language in LONG_WORDS else SHORT_SIZES)
    code = open_aside(page, name="Ana", computers=2)
    page.goto(f"/t/{code}")
    page.locator(".lobby").wait_for()
    with subtests.test("home of somebody who has a table"):
        page.goto("/")
        page.locator(".return").wait_for()
        for way in page.locator(".home-start button.btn").all():
            for size in (PHONE, (820, 1180), DESKTOP):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                expect(way).to_be_in_viewport(ratio=1)


in_each_language = pytest.mark.parametrize(
    "language", [one if one in LONG_WORDS else pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES]
)


@in_each_language
def test_no_word_of_a_full_lobby_nor_of_what_the_game_says_of_itself_overflows_on_a_phone(
    visit: Visit, language: str
) -> None:
    page = visit(None, language=language)
    code = open_aside(page, name="Maximiliana-Theodora", computers=11, edition="odyssey-team")
    page.goto(f"/t/{code}")
    page.locator(".rules-row").click()
    page.locator(".sheet-foot").wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    assert overflowing(page, PHONES) == {}
    page.goto("/about")
    page.locator(".rules-lines").first.wait_for()
    assert overflowing(page, PHONES) == {}


@in_each_language
def test_no_word_of_the_rules_overflows_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(None, language=language)
    page.goto("/rules")
    page.locator(".rules-text").wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    for tab in page.locator(".rules-tabs .tab").all():
        tab.click()
        assert overflowing(page, (*PHONES, TWICE_AS_LARGE)) == {}


def look_at_the_ways_in(page: Page, sizes: Iterable[tuple[int, int]]) -> None:
    """Nothing of the home page overflows, and what one comes for is seen without a scroll."""
    assert overflowing(page, PHONES) == {}
    for size in sizes:
        assert overflowing(page, [size]) == {}
        for way in page.locator(".home-start button.btn").all():
            expect(way).to_be_in_viewport(ratio=1)
        if size[1] > 450:
            expect(page.locator(".site-foot a").first).to_be_in_viewport(ratio=1)


def test_what_is_behind_the_game_is_told_before_one_sits_down(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("link", name="Source code")).to_have_attribute("href", re.compile("."))
    page.locator(".home-start .btn-primary").click()
    page.locator(".lobby").wait_for()
    guest = visit(page.url)
    guest.get_by_role("contentinfo").get_by_role("link", name="About Moonhare").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("About Moonhare")


@pytest.mark.parametrize(("theme", "size"), [("night", PHONE), pytest.param("paper", DESKTOP, marks=pytest.mark.long)])
def test_no_page_shuts_anybody_out(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    def violations() -> list[str]:
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found]

    page = visit(theme=theme, size=size)
    page.locator(".home").wait_for()
    assert violations() == []
    lobby(page)
    assert violations() == []
    page.keyboard.press("Escape")
    assert violations() == []
    page.locator(".topbar .menu .icon-btn").click()
    assert violations() == []
    page.get_by_role("menuitem").first.click()
    page.locator(".rules-text").wait_for()
    assert violations() == []
    address = page.url
    page = visit(address, theme=theme, size=size)
    page.locator(".join").wait_for()
    assert violations() == []
    page.goto(f"{address.partition('/t/')[0]}/rules")
    page.locator(".rules-text").wait_for()
    assert violations() == []


def test_every_edition_has_its_rules_with_its_own_numbers(visit: Visit) -> None:
    page = visit("/rules", size=DESKTOP)
    page.locator(".rules-text").wait_for()
    told = {}
    for edition in EDITIONS:
        page.locator(f"#tab-{edition.id}").click()
        expect(page.locator(f"#tab-{edition.id}")).to_have_attribute("aria-selected", "true")
        page.evaluate("for (const one of document.querySelectorAll('#rules-panel details')) one.open = true")
        told[edition.id] = page.locator("#rules-panel").inner_text().replace("\xa0", " ")
    assert len(set(told.values())) == len(EDITIONS)
    assert "30 points or more" in told["standard"]
    assert "30 points or more" in told["odyssey"]
    assert "pile of cards is used up" in told["classic"]
    assert "5 at most" in told["odyssey-party"]
    assert "3 at most" in told["odyssey-team"]
    assert "3 players" in told["classic"]
    assert "For whoever finds it: 4" in told["classic"]
    assert "filled up to 7 cards" in told["standard"]
    assert "7–12 players" in told["odyssey"]
    assert "up to 2 votes" in told["odyssey"]
    assert "Partners sit opposite each other" in told["odyssey-team"]
    assert "has 1 point on top, even when all find it" in told["odyssey"]
    assert "every voter has a vote on the card" in told["odyssey"]
    assert "without showing or describing cards" in told["odyssey-team"]
    assert "may lie on any card, even where the green one lies" in told["odyssey-party"]
    assert "Until then all hands lie face down." in told["odyssey-party"]
    # The last edition shown is of teams: two of six look, and partners have one number and one place.
    expect(page.locator(".case-all .case-in .badge")).to_have_count(2)
    expect(page.locator(".hop > li")).to_have_count(3)
    expect(page.locator(".hop > li").first.locator("svg")).to_have_count(2)
    assert "The pair with the most points wins" in told["odyssey-team"]
    for words in told.values():
        assert "Everybody starts at 0." in words
        assert "discard pile, which lies open" in words


def test_the_keyboard_alone_leads_to_a_game(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    page.locator(".home").wait_for()
    page.get_by_label("Your name at the table").focus()
    page.keyboard.type("Ola")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".lobby").wait_for()
    page.get_by_role("button", name="Add a computer player").focus()
    page.keyboard.press("Enter")
    page.locator(".place-words").nth(1).wait_for()
    page.keyboard.press("Enter")
    page.locator(".place-words").nth(2).wait_for()
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    page.locator(".fan .card").first.wait_for()


def test_one_round_is_shown_when_it_comes_into_sight_and_in_still_frames_where_nothing_may_move(visit: Visit) -> None:
    page = visit()
    page.locator(".hero-card img").first.wait_for()
    expect(page.locator(".round")).to_have_count(0)
    page.get_by_role("link", name="One round in ten seconds").click()
    shown = page.get_by_role("region", name="One round in ten seconds")
    expect(shown.locator(".round-frames li")).to_have_count(4)
    # What comes into it comes below the edge that the arrow leads to.
    assert abs(page.locator(".home-round").evaluate("(one) => one.getBoundingClientRect().top")) < 2
    page.clock.install()
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.locator(".home-round").scroll_into_view_if_needed()
    stage = shown.locator(".round-stage")
    for step in range(4):
        expect(stage).to_have_attribute("data-step", str(step))
        page.clock.run_for(2500)
    shown.get_by_role("button", name="Once more").click()
    expect(stage).to_have_attribute("data-step", "0")
    shown.get_by_role("button", name="Stop").click()
    page.clock.run_for(10_000)
    expect(stage).to_have_attribute("data-step", "0")
