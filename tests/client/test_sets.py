"""Sets of cards that come and go while people look, in a real browser."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from moonhare.decks import default_sets
from tests.client.conftest import DESKTOP, Visit
from tests.decks.making import MakeSet

pytestmark = pytest.mark.browser


@pytest.fixture
def sets(data: Path) -> Iterator[Path]:
    """Where the server's host puts sets; what a test puts there is taken away after it."""
    folder = data / "sets"
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def look(page: Page, server: str) -> None:
    """Have the server look at its folders, which it does by itself every few seconds."""
    assert page.request.get(f"{server}/api/sets").ok


def take_away_the_others(chosen: Locator) -> None:
    """Leave of the chosen sets only the one that is no set of the game's."""
    for one in default_sets():
        box = chosen.get_by_role("checkbox", name=one.manifest.title["en"])
        if box.is_checked():
            box.click()
            expect(box).not_to_be_checked()


@pytest.mark.parametrize("title", ["Photos_Summer_2026_Family_Trip_Everybody_Was_There", "x" * 200])
def test_a_set_whose_title_is_one_long_word_leaves_the_lobby_its_measure(
    visit: Visit, server: str, sets: Path, make_set: MakeSet, title: str
) -> None:
    make_set("long", parent=sets, title=dict.fromkeys(("da", "en", "it", "pl", "pt"), title))
    page = visit(size=(1280, 900))
    look(page, server)
    page.get_by_label("Your name at the table").fill("Ola")
    page.get_by_role("button", name="Start a table").click()
    expect(page.locator(".lobby-sets").get_by_role("checkbox", name=title)).to_be_attached()
    for width in (1280, 1024, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(150)
        beyond = page.locator(".lobby .panel, .set-words").evaluate_all(
            "(all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.className)"
        )
        assert beyond == [], width


def test_a_host_plays_with_a_set_that_comes_and_goes_while_they_look(
    visit: Visit, server: str, sets: Path, make_set: MakeSet
) -> None:
    page = visit(size=DESKTOP)
    page.get_by_label("Your name at the table").fill("Ola")
    page.get_by_role("button", name="Start a table").click()
    chosen = page.locator(".lobby-sets")
    expect(chosen.get_by_role("checkbox")).to_have_count(len(default_sets()))
    folder = make_set("harbour", cards=84, parent=sets)
    look(page, server)
    harbour, ours = chosen.get_by_role("checkbox", name="Small en"), chosen.get_by_role("checkbox", name="Small Hours")
    harbour.click()
    expect(harbour).to_be_checked()
    take_away_the_others(chosen)
    expect(chosen).to_contain_text("84 cards")
    # Gone while it is chosen: nothing is ticked, the reason is told, and another choice does.
    folder.rename(sets.parent / "away")
    look(page, server)
    expect(chosen.get_by_role("checkbox")).to_have_count(len(default_sets()))
    expect(page.locator(".lobby")).to_contain_text("This set of cards is no longer there.")
    expect(page.locator(".lobby")).to_contain_text("Others can be chosen in the lobby.")
    ours.click()
    expect(ours).to_be_checked()
    # There again: a game begins with it, and goes on without.
    shutil.copytree(sets.parent / "away", folder)
    shutil.rmtree(sets.parent / "away")
    look(page, server)
    harbour.click()
    expect(harbour).to_be_checked()
    take_away_the_others(chosen)
    expect(ours).not_to_be_checked()
    for _ in range(3):
        page.get_by_role("button", name="Add a computer player").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fan .card img")).to_have_count(6)
    shutil.rmtree(folder)
    look(page, server)
    page.reload()
    hand = page.locator(".fan .card img")
    expect(hand).to_have_count(6)
    page.wait_for_function("[...document.querySelectorAll('.fan .card img')].every(one => one.naturalWidth === 400)")
    assert all("/sets/harbour/" in str(picture.get_attribute("src")) for picture in hand.all())
