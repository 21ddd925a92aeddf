"""Words stay on their ground, and names beside each other, where there is little room."""

import re

import pytest
from playwright.sync_api import Page, expect

from moonhare.locales import LANGUAGES
from tests.client.conftest import Visit
from tests.client.test_locales import LOCALES
from tests.client.test_table import (
    DO,
    open_aside,
    phase,
    sit_down_aside,
    start,
    start_with_a_friend,
    tell,
    to_points,
    to_second_round,
)

pytestmark = pytest.mark.browser

OFF_THE_MOON = """([disc, said]) => {
  const moon = document.querySelector(disc).getBoundingClientRect();
  const [x, y, radius] = [moon.x + moon.width / 2, moon.y + moon.height / 2, moon.width / 2];
  const off = [];
  for (const element of document.querySelectorAll(said)) {
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const line of range.getClientRects()) {
      // A line's box is higher than its letters.
      const top = line.top + 4;
      for (const side of [line.left, line.right])
        if (top < y && Math.hypot(side - x, top - y) > radius) off.push(element.textContent);
    }
  }
  return off;
}"""

UNDER_PLATES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const laid = [...document.querySelectorAll(".laid-fan .card, .laid-btn strong, .laid-btn small")];
  return [...document.querySelectorAll(".plate")].filter((plate) => laid.some((one) =>
    box(plate).left < box(one).right - 4 && box(one).left + 4 < box(plate).right
      && box(plate).top < box(one).bottom - 8 && box(one).top + 8 < box(plate).bottom)).map((one) => one.textContent);
}"""

DIAL = [".dial-moon", ".dial-say strong, .dial-say .small"]
REVEAL = [".show-disc", ".say > *, .show-skip"]
SIZES = [(360, 640), (390, 844), (844, 390)]


def words_off_the_moon(page: Page) -> dict[str, list[str]]:
    """What stands beside the moon, by language and size: dark words, on night."""
    found = {}
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('moonhare-language', language)", language)
        page.reload()
        page.locator(".dial-say strong").wait_for()
        page.evaluate("document.fonts.ready")
        assert page.evaluate("document.documentElement.lang") == language
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)  # the moon takes its new measure a frame or two later
            assert page.evaluate("innerWidth") == width
            if words := page.evaluate(OFF_THE_MOON, DIAL):
                found[f"{language} {width}x{height}"] = words
    return found


def test_the_question_of_a_vote_stands_on_the_moon_in_every_language(visit: Visit) -> None:
    page = start(visit)
    to_second_round(page)
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    assert words_off_the_moon(page) == {}


@pytest.mark.long
def test_partys_longer_question_stands_on_the_moon_in_every_language(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, computers=6, edition="odyssey-party")
    friend.get_by_label("Your clue").fill("Where I forgot my umbrella")
    friend.get_by_role("button", name="Tell it").click()
    for each in (page, friend):
        phase(each, "giving")
        each.keyboard.press("1")
        each.locator(".act .btn-primary").click()
    phase(page, "voting")
    assert words_off_the_moon(page) == {}


def test_what_the_points_of_many_begin_with_stands_on_the_moon(visit: Visit) -> None:
    page = start(visit, computers=11, edition="odyssey", size=(360, 640))
    tell(page)
    for step in (1, 2, 3):
        page.locator(f".reveal[data-step='{step}']").wait_for()
        assert page.evaluate(OFF_THE_MOON, REVEAL) == [], step


def test_with_letters_of_twice_the_size_the_moon_of_the_points_lies_below_its_words(visit: Visit) -> None:
    # As large letters do, a zoom leaves a phone half of its measure.
    page = start(visit)
    tell(page)
    page.set_viewport_size({"width": 195, "height": 422})
    for step in (1, 2, 3):
        page.locator(f".reveal[data-step='{step}']").wait_for()
        assert page.evaluate(OFF_THE_MOON, REVEAL) == [], step


def test_names_at_the_sides_leave_the_pictures_on_the_moon_theirs(visit: Visit) -> None:
    page = visit(None, language="pl")
    code = open_aside(page, name="Krzysztofina")
    for name in ("Bartholomew", "Magdalena", "Aleksandra"):
        sit_down_aside(visit(None), code, name)
    page.goto(f"/t/{code}")
    expect(page.locator(".plate strong")).to_have_count(4)
    page.locator(".laid-btn").wait_for()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(UNDER_PLATES) == []


CHOSEN = """() => {
  const [focus, hand] = [".focus .card", ".fan .card"].map((one) => document.querySelector(one));
  const cards = [...document.querySelectorAll(".fan .card")].map((one) => one.getBoundingClientRect());
  // With computers alone there is but one way to tell a clue, and no tabs.
  const ways = document.querySelector(".composer .tabs") ?? document.querySelector(".composer");
  const tabs = ways.getBoundingClientRect();
  return {
    fits: document.documentElement.scrollHeight <= innerHeight,
    larger: focus.offsetHeight === 0 || focus.offsetHeight > hand.offsetHeight,
    over: cards.some((card) => card.bottom > (card.top < tabs.top ? tabs.top : innerHeight) + 1),
  };
}"""


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_a_clue_is_told_without_a_scroll_on_low_and_small_windows(visit: Visit, language: str) -> None:
    page, _ = start_with_a_friend(visit, computers=4, language=language)
    page.locator(".fan button.card").first.click()
    for medium in (0, 1):
        page.locator(".composer .tab").nth(medium).click()
        for width, height in ((390, 844), (360, 640), (844, 390), (390, 500)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)  # the hand takes its new place a frame or two later
            assert page.evaluate(CHOSEN) == {"fits": True, "larger": True, "over": False}, (medium, width, height)


# How many pixels of each card of a hand a finger finds, halfway down.
FOUND = """() => [...document.querySelectorAll(".fan .card")].map((card) => {
  const { left, right, top, height } = card.getBoundingClientRect();
  let found = 0;
  for (let x = left; x < right; x += 1) if (card.contains(document.elementFromPoint(x, top + height / 2))) found += 1;
  return found;
})"""


def test_a_chosen_card_of_a_close_hand_leaves_the_next_one_to_the_finger(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, computers=1)
    tell(friend)
    phase(page, "giving")
    for width, least in ((390, 40), (320, 30)):
        page.set_viewport_size({"width": width, "height": 844})
        page.locator(".fan button.card").nth(1).click(position={"x": 15, "y": 40})
        page.wait_for_timeout(400)  # it is lifted
        found = page.evaluate(FOUND)
        assert len(found) == 7
        assert min(found) >= least, (width, found)
        page.locator(".fan button.card").nth(1).click(position={"x": 15, "y": 40})


def test_the_parts_of_a_round_are_whole_in_the_bar_of_the_smallest_phone(visit: Visit) -> None:
    page = start(visit)
    to_second_round(page)
    page.set_viewport_size({"width": 320, "height": 568})
    parts = page.locator(".phases")
    for language in LANGUAGES:
        told = (LOCALES / language / "table.ftl").read_text(encoding="utf-8")
        for word in re.findall(r"^phase-\w+ = (.+)$", told, re.MULTILINE):
            parts.locator("[aria-current] > span").evaluate("(one, word) => { one.textContent = word; }", word)
            assert parts.evaluate("(one) => one.scrollWidth <= one.clientWidth"), word


def test_without_a_network_the_buttons_of_the_bar_are_seen(visit: Visit) -> None:
    page = start(visit)
    page.context.set_offline(True)
    note = page.locator(".connection p")
    note.wait_for()
    icons = page.locator(".topbar-tools .icon").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert note.evaluate("(one) => one.getBoundingClientRect().top") > max(icons)


def test_a_name_of_eleven_letters_is_whole_round_the_moon(visit: Visit) -> None:
    page, friend = visit(None), visit(None)
    code = open_aside(page, name="Maximiliane", computers=1)
    for name in ("Maximilian2", "Night Owl"):
        sit_down_aside(visit(None), code, name)
    sit_down_aside(friend, code, "Giovanbatti")
    for each in (page, friend):
        each.goto(f"/t/{code}")
        names = each.locator(".plate strong")
        expect(names).to_have_count(5)
        each.evaluate("document.fonts.ready")
        cut = names.evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        )
        assert cut == []
        assert each.evaluate("document.documentElement.scrollWidth <= innerWidth")


# A line's box is rounded: it may be a pixel lower than its letters ask for.
WHOLE = "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobbys_title_is_whole_with_every_name_that_the_game_gives(visit: Visit, language: str) -> None:
    page = visit(None, language=language)
    words = (LOCALES / language / "common.ftl").read_text("utf-8")
    named = re.search(r"^names-of-strangers = (.+)$", words, re.MULTILINE)
    assert named
    code = open_aside(page, name=max(named[1].split(", "), key=len), computers=0)
    page.goto(f"/t/{code}")
    title = page.locator(".topbar-title h1")
    title.wait_for()
    page.evaluate("document.fonts.ready")
    for width in (390, 375, 360):
        page.set_viewport_size({"width": width, "height": 844})
        assert title.evaluate(WHOLE), (width, title.inner_text())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_page_zoomed_to_four_times_its_size_still_shows_names_and_the_large_card(visit: Visit) -> None:
    page = start(visit, size=(360, 225))
    expect(page.locator(".seat-name").first).to_be_visible()
    assert page.evaluate(CHOSEN)["larger"]
    assert page.locator(".focus .card").evaluate("(one) => one.offsetHeight") > 150
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    assert players.first.aria_snapshot() == '- listitem: "Ola, you: 0 points"'
    assert re.fullmatch(r'- listitem: "\w+, computer: 0 points"', players.last.aria_snapshot())


def test_a_long_name_leaves_the_others_theirs(visit: Visit) -> None:
    page = visit(None, size=(820, 1180))
    code = open_aside(page, name="Maximiliana-Theodora")
    for name in ("Ada", "Bartosz", "Dorothea", "Bo", "Asta", "Matilde", "Zoë"):
        sit_down_aside(visit(None), code, name)
    page.goto(f"/t/{code}")
    assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    names = page.locator(".seat-name")
    expect(names).to_have_count(8)
    page.evaluate("document.fonts.ready")
    cut = names.evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    assert cut == ["Maximiliana-Theodora"]


# How much of the window is covered by what does not scroll.
COVERED = """() => {
  let most = 0;
  for (const one of document.querySelectorAll('body *')) {
    if (!['fixed', 'sticky'].includes(getComputedStyle(one).position) || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (box.width > innerWidth / 2) most = Math.max(most, seen / innerHeight);
  }
  return most;
}"""


def test_nothing_covers_a_page_that_is_zoomed_to_four_times_its_size(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
    page.set_viewport_size({"width": 320, "height": 256})
    assert page.evaluate(COVERED) < 0.25
    page = start(visit, computers=3, rules={"end": "score", "target_score": 1})
    tell(page)
    page.set_viewport_size({"width": 320, "height": 256})
    to_points(page)
    page.get_by_role("button", name="To the final standing").press("Enter")
    page.get_by_role("button", name="Play again").wait_for()
    assert page.evaluate(COVERED) < 0.25


def test_the_dial_leaves_clue_and_cards_in_sight_at_four_times_the_size(visit: Visit) -> None:
    host, page = start_with_a_friend(visit)
    tell(host)
    phase(page, "giving")
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").press("Enter")
    page.locator(".voting .dial").wait_for()
    page.set_viewport_size({"width": 320, "height": 256})
    assert page.evaluate(COVERED) < 0.25
    card = page.locator(".board button.card:not([aria-disabled])").last
    card.scroll_into_view_if_needed()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


GROUND = "(one) => getComputedStyle(one).backgroundColor"


def test_what_lies_over_other_things_on_the_smallest_phone_has_a_ground_of_its_own(visit: Visit) -> None:
    page, friend = visit(None, size=(320, 568)), visit(None)
    code = open_aside(page, name="Ola", computers=4)
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    assert re.fullmatch(r"rgb\(.*\)", page.locator(".startbar").evaluate(GROUND)), "over the table's code"
    friend.goto(f"/t/{code}")
    page.locator(".startbar .btn-primary").click()
    tell(friend)
    phase(page, "giving")
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    own = page.locator(".dial-no > [aria-disabled=true] + span")
    assert re.fullmatch(r"rgb\(.*\)", own.evaluate(GROUND)), "the number of one's own card, over pictures"
