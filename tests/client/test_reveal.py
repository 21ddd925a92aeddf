"""The points of a round on the cards themselves: in steps, with reasons, for every number of players."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESKTOP, Visit
from tests.client.test_table import give, phase, start, tell, to_points, to_second_round
from tests.overflow import UNSEEN

pytestmark = pytest.mark.browser

STEP = """() => {
  const shown = (one) => one && getComputedStyle(one).visibility === "visible";
  return {
    votes: shown(document.querySelector(".fallen")),
    gold: document.querySelectorAll(".card[data-state=storyteller]").length,
    points: shown(document.querySelector(".gain")),
    places: [...document.querySelectorAll(".shown")].map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth]),
  };
}"""

WATCH_MOVES = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.classList.contains("shown")) window.moved += 1;
    return animate.apply(this, how);
  };
}"""

FRAMES = """(many) => new Promise((done) => {
  const next = (left) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
  next(many);
})"""

FITS = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [board, foot] = [box(".reveal .board"), box(".reveal .act")];
  const cut = [...document.querySelectorAll(".gain, .reason")].filter((one) => one.scrollHeight > one.clientHeight + 2);
  const cards = [...document.querySelectorAll(".shown")].map((one) => one.getBoundingClientRect());
  const over = cards.filter((one, index) => cards.slice(index + 1).some((other) =>
    one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 12 && other.top < one.bottom - 12));
  return {
    scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
    inside: foot.bottom <= innerHeight + 1,
    ring: box(".reveal .act .btn").left - box(".show-foot").left >= 6,
    cut: cut.map((one) => one.textContent),
    over: over.length,
    trail: getComputedStyle(document.querySelector(".path")).display !== "none",
    row: new Set([...document.querySelectorAll(".tstone")].map((one) => Math.round(one.offsetTop))).size,
    numbers: [...document.querySelectorAll(".slot-plate > b")].filter((one) => one.offsetWidth > 0).length,
    names: [...document.querySelectorAll(".slot-who > span:last-child")].filter((one) => one.offsetWidth > 0).length,
  };
}"""


def test_points_come_in_five_steps_once_skipped_by_a_key_and_played_again_on_demand(visit: Visit) -> None:
    page = start(visit, size=DESKTOP)
    # What computer players say comes when they have thought, at whichever step that is: a place is kept for it.
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    tell(page)
    reveal = page.locator(".reveal")
    seen = []
    for step in range(1, 6):
        page.locator(f".reveal[data-step='{step}']").wait_for()
        seen.append(page.evaluate(STEP))
    # What each step shows: votes, gold, names, points; and a picture that nothing moves.
    assert [what["votes"] for what in seen] == [False, True, True, True, True]
    assert [what["gold"] for what in seen] == [0, 0, 1, 1, 1]
    assert [what["points"] for what in seen] == [False, False, False, False, True]
    assert len({json.dumps(what["places"]) for what in seen}) == 1, "cards keep their size and place"
    expect(page.locator(".reveal .act .btn-primary")).to_be_focused()
    page.get_by_role("button", name="Once more").click()
    # Not its first step: that may be over before a busy machine looks.
    page.locator(".reveal[data-playing]").wait_for()
    page.keyboard.press("Escape")
    expect(reveal).to_have_attribute("data-step", "5")
    page.get_by_role("button", name="Once more").click()
    page.locator(".reveal .board").click()
    expect(reveal).to_have_attribute("data-step", "5")
    page.reload()
    expect(reveal).to_have_attribute("data-step", "5")


def test_cards_go_over_from_where_they_were_voted_for_to_where_their_points_come(visit: Visit) -> None:
    # Four cards are smaller where their points stand; six have the same place.
    page = start(visit, computers=3)
    to_second_round(page)
    give(page, "1")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH_MOVES)
    page.locator(".board button.card:not([aria-disabled])").first.click()
    page.get_by_role("button", name="Vote", exact=True).click()
    page.locator(".reveal[data-step='2']").wait_for()
    assert page.evaluate("moved") == 4


@pytest.mark.long
def test_where_nothing_may_move_the_steps_still_come_one_after_the_other_and_are_told(visit: Visit) -> None:
    page = start(visit)
    tell(page)
    told = page.locator("[data-voice=points]")
    heard = []
    for step in range(1, 6):
        page.locator(f".reveal[data-step='{step}']").wait_for()
        heard.append((told.text_content() or "").replace("\xa0", " "))
    assert len(set(heard)) == 5
    assert heard[0] == "All votes are in. Who found your card?"
    assert heard[2].startswith("Number ")
    assert re.match(r"(\+\d|0) for you: ", heard[4])
    assert heard[4].count(" for ") >= 6, "and then what the others got"


@pytest.mark.parametrize(
    ("computers", "edition"), [(5, "standard"), pytest.param(7, "odyssey", marks=pytest.mark.long), (11, "odyssey")]
)
def test_points_stand_under_their_cards_without_a_scroll_at_every_size(
    visit: Visit, computers: int, edition: str
) -> None:
    page = start(visit, computers=computers, edition=edition)
    tell(page)
    to_points(page)
    twelve = computers == 11
    for size in ((390, 844), (360, 640), (820, 1180), DESKTOP, (1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found = at_rest(page)
        phone = size[0] < 700
        assert found["trail"] is not (twelve and size == (360, 640)), "the cards first"
        found.pop("trail")
        assert found.pop("ring"), "what is focused is not cut off"
        assert found.pop("numbers") == computers + 1, "as the headline names them"
        assert found.pop("names") == (1 if phone and twelve else computers + 1), "one knows one's own"
        assert found == {"scrolls": False, "inside": True, "cut": [], "over": 0, "row": found["row"]}, size
        assert found["row"] <= 3, "stones stand in one row, a little up and down"
    page.set_viewport_size({"width": 844, "height": 390})
    assert at_rest(page)["numbers"] == computers + 1


def at_rest(page: Page) -> dict[str, Any]:
    """What is found once the page has its new measure: a few frames later, and on a busy machine a frame takes long."""
    page.evaluate(FRAMES, 16)
    found: dict[str, Any] = page.evaluate(FITS)
    return found


def test_on_a_phone_a_touched_card_tells_its_reason_and_then_is_looked_at(visit: Visit) -> None:
    page = start(visit)
    tell(page)
    to_points(page)
    reason = page.locator(".reason")
    expect(reason).to_have_count(1)
    expect(reason).to_contain_text("for you:")
    told = page.locator(".shown").evaluate_all("(all) => all.findIndex((one) => one.hasAttribute('data-told'))")
    other = page.locator(".shown").nth(1 if told == 0 else 0)
    name = other.locator(".slot-who > span").last.inner_text()
    other = page.locator(".shown").filter(has=page.locator(".slot-who").get_by_text(name, exact=True))
    other.locator("button.card").click()
    expect(reason).to_contain_text(f"for {name}:")
    expect(other).to_have_attribute("data-told", "true")
    other.locator("button.card").click()
    expect(page.get_by_role("dialog", name="A closer look")).to_be_visible()


def test_points_say_their_reason_and_add_up(visit: Visit) -> None:
    page = start(visit, size=DESKTOP)
    tell(page)
    phase(page, "showing")
    rows = page.locator(".shown .gain").evaluate_all(
        """(rows) => rows.map((row) => ({
          gained: Number(row.querySelector(".gain-sum strong").textContent),
          parts: [...row.querySelectorAll(".gain-why b")].map((part) => Number(part.textContent)),
          words: row.querySelector(".gain-why").textContent.trim(),
        }))"""
    )
    assert len(rows) == 6
    for row in rows:
        assert row["gained"] == sum(row["parts"])
        assert len(row["words"]) > 3, "nobody asks why"
    assert sum(row["gained"] for row in rows) > 0


def test_with_three_players_two_cards_bear_one_name_and_its_points_once(visit: Visit) -> None:
    page = start(visit, computers=2)
    tell(page)
    to_points(page)
    expect(page.locator(".shown")).to_have_count(5)
    expect(page.locator(".shown .gain-sum")).to_have_count(3)
    names = page.locator(".slot-who > span:last-child").all_inner_texts()
    assert sorted(names.count(name) for name in set(names)) == [1, 2, 2]


@pytest.mark.long
def test_a_round_that_was_missed_is_still_seen_and_left_by_itself(visit: Visit) -> None:
    page = start(visit)
    to_second_round(page)
    page.evaluate(UNSEEN)
    page.reload()
    page.locator(".reveal").wait_for()
    expect(page.locator(".reveal .act")).to_contain_text("Round 2 has begun, and you are awaited.")
    page.locator("main.table:not(.revealing)").wait_for(timeout=15_000)


def test_points_that_were_left_are_left_too_where_the_link_is_opened_once_more(visit: Visit) -> None:
    page = start(visit)
    to_second_round(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("main.table")).to_be_visible()
    expect(other.locator(".reveal")).to_have_count(0)


PLATES_MOVE = """() => {
  window.moved = new Set();
  const about = ["offset", "computedOffset", "easing", "composite"];
  const note = ({ target }) => {
    if (!target.closest(".slot-plate")) return;
    for (const { effect } of target.getAnimations())
      for (const frame of effect.getKeyframes())
        for (const name of Object.keys(frame)) if (!about.includes(name)) moved.add(name);
  };
  for (const kind of ["transitionrun", "animationstart"]) document.addEventListener(kind, note);
}"""
"""Notes what of the name plates is moved from now on."""


def test_names_come_up_on_their_plates_without_the_cards_being_laid_out_at_each_step(visit: Visit) -> None:
    page = start(visit)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(PLATES_MOVE)
    tell(page)
    page.locator(".reveal[data-step='3']").wait_for()
    expect(page.locator(".slot-who").first).to_be_hidden()
    page.locator(".reveal[data-step='5']").wait_for()
    expect(page.locator(".slot-who").first).to_be_visible()
    assert page.evaluate("[...moved].sort()") == ["opacity", "transform"]


# The entries of an open menu that a finger in their middle does not find.
COVERED = """() => [...document.querySelectorAll("[role=menuitem]")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.textContent)"""


def test_nothing_of_the_points_lies_over_the_hosts_menu_on_a_phone(visit: Visit) -> None:
    page = start(visit, computers=4, size=(390, 844))
    to_second_round(page)
    give(page, "1")
    page.locator(".board button.card:not([aria-disabled])").last.click()
    page.get_by_role("button", name="Vote", exact=True).click()
    to_points(page)
    # With the track, from the second round on, the menu reaches down to it.
    page.locator(".path-open").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave the table").wait_for()
    assert page.evaluate(COVERED) == []
