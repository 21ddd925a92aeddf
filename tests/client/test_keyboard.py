"""What keys do outside a round's plain course: Enter, Escape, arrows; and notes that cover no clue."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.client.conftest import DESKTOP, PHONE, Visit
from tests.client.test_lobby import open_table
from tests.client.test_table import (
    chosen,
    give,
    phase,
    start,
    start_with_a_friend,
    tell,
    to_points,
    to_second_round,
    vote,
)

pytestmark = pytest.mark.browser

COVERS = """(note) => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".clue-text"));
  const [one, other] = [note.getBoundingClientRect(), words.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether a note lies over the words of the clue."""


def to_vote(page: Page) -> tuple[Locator, Locator]:
    """Bring a fresh game to voting; give the number of one's own card and one beside it."""
    to_second_round(page)
    page.locator(".fan button.card").first.click()
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    own = page.locator(".dial input[aria-disabled=true]")
    at = int(own.get_attribute("value") or "")
    return own, page.locator(f".dial input[value='{at - 1 if at > 1 else at + 1}']")


def test_enter_in_the_name_starts_a_table_and_in_the_symbols_only_chooses(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Change symbol").click()
    page.get_by_role("radio", name="Anchor").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".symbol-btn [data-seat=anchor]")).to_have_count(1)
    page.get_by_label("Your name at the table").fill("Ola")
    page.keyboard.press("Enter")
    page.locator(".lobby").wait_for()
    expect(page.locator(".place-words strong")).to_have_text(["Ola"])
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_password_given_and_taken_leaves_the_keyboard_at_its_button(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola")
    page.get_by_role("button", name="Ask for a password").press("Enter")
    expect(page.get_by_label("New password")).to_be_focused()
    page.keyboard.type("hare")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Another one")).to_be_focused()
    page.get_by_role("button", name="Remove it").press("Enter")
    expect(page.get_by_role("button", name="Ask for a password")).to_be_focused()


def test_no_language_is_taken_on_the_way_to_another_one(visit: Visit) -> None:
    page = start(visit)
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("menuitem", name="Language").press("Enter")
    chosen = page.get_by_role("dialog").get_by_role("button", name="English")
    expect(chosen).to_have_attribute("aria-current", "true")
    chosen.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_new_name_begins_in_its_field_and_escape_gives_the_focus_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola")
    more = page.get_by_role("button", name="More about Ola")
    more.click()
    expect(page.get_by_role("menuitem", name="Change name")).to_be_focused()
    page.keyboard.press("Enter")
    field = page.get_by_role("dialog").get_by_label("Your name at the table")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(more).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_no_house_rule_hides_behind_the_bar_while_the_keyboard_is_on_it(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    open_table(page, "Ola")
    page.locator(".rules-row").click()
    # Once it is open: as it opens it takes the focus itself. The rules scroll, and so are a stop.
    rules = page.get_by_role("region", name="House rules")
    expect(rules).to_have_attribute("tabindex", "0")
    page.get_by_role("dialog").get_by_role("button", name="Close").focus()
    page.keyboard.press("Tab")
    expect(rules).to_be_focused()
    page.keyboard.press("Tab")
    seen = 0
    while not page.evaluate("document.activeElement.matches('.sheet-foot *')"):
        room = page.evaluate(
            """() => document.querySelector(".sheet-foot").getBoundingClientRect().top
              - document.activeElement.getBoundingClientRect().bottom"""
        )
        assert room >= 0, page.evaluate("document.activeElement.outerHTML")
        seen += 1
        page.keyboard.press("Tab")
    assert seen > 20


def test_arrows_pass_ones_own_number_in_silence_and_enter_there_casts_nothing(visit: Visit) -> None:
    page = start(visit, size=DESKTOP)
    own, beside = to_vote(page)
    beside.check()
    page.keyboard.press("ArrowRight" if int(own.get_attribute("value") or "") > 1 else "ArrowLeft")
    expect(own).to_be_focused()
    expect(beside).to_be_checked()
    expect(page.locator(".toast")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("is yours")
    expect(beside).to_be_checked()
    expect(page.get_by_role("button", name="Vote", exact=True)).to_be_visible()
    phase(page, "voting")


def test_a_note_covers_no_clue(visit: Visit) -> None:
    page = start(visit)
    own, _ = to_vote(page)
    covered = {}
    for size in (PHONE, (820, 1180), (1100, 800), DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.keyboard.press(own.get_attribute("value") or "")
        note = page.get_by_role("alert")
        expect(note).to_contain_text("is yours")
        covered[size] = note.evaluate(COVERS)
    assert not any(covered.values()), covered


def test_the_keyboard_goes_on_at_the_clue_though_the_points_take_long_to_load(visit: Visit) -> None:
    page = start(visit)

    def hold(route: Route) -> None:
        time.sleep(0.5)
        route.continue_()

    page.route("**/part-*.js", hold)
    page.keyboard.press("1")
    page.get_by_label("Your clue").fill("The last one out")
    page.get_by_label("Your clue").press("Enter")
    phase(page, "showing")
    expect(page.locator(".clue")).to_be_focused()


IN_THE_MIDDLE = """() => {
  // Whoever hears of a change before this one does, acts while the screen is still being drawn.
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches(".clue")) window.inTheMiddle = changes.takeRecords().length > 0;
  });
}"""


def test_the_focus_is_moved_once_what_has_come_is_drawn(visit: Visit) -> None:
    page = start(visit)
    page.evaluate(IN_THE_MIDDLE)
    page.keyboard.press("1")
    page.get_by_label("Your clue").fill("The last one out")
    page.get_by_label("Your clue").press("Enter")
    phase(page, "showing")
    expect(page.locator(".clue")).to_be_focused()
    assert page.evaluate("inTheMiddle") is False


def test_after_each_deed_the_keyboard_goes_on_at_the_clue(visit: Visit) -> None:
    page = start(visit)
    clue = page.locator(".clue")
    page.keyboard.press("1")
    page.get_by_label("Your clue").fill("The last one out")
    page.get_by_label("Your clue").press("Enter")
    phase(page, "showing")
    expect(clue).to_be_focused()
    to_points(page)
    expect(page.locator(".reveal .act .btn-primary")).to_be_focused()
    page.keyboard.press("Enter")
    phase(page, "giving")
    expect(clue).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".focus .look")).to_be_focused()
    page.keyboard.press("2")
    page.get_by_role("button", name="Give this card").press("Enter")
    expect(clue).to_be_focused()
    phase(page, "voting")
    expect(clue).to_be_focused()
    page.locator(".slot button.card:not([aria-disabled])").first.press("Enter")
    page.get_by_role("button", name="Vote", exact=True).press("Enter")
    expect(clue).to_be_focused()


def test_fields_are_told_what_they_take_and_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit()
    symbol = page.get_by_role("button", name="Change symbol: ")
    expect(symbol).to_have_accessible_name(re.compile("^Change symbol: [A-Z]"))
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
    page.get_by_role("button", name="House rules").click()
    expect(page.get_by_role("spinbutton", name="Points to reach")).to_have_accessible_description("1 to 200")
    screen = visit("/tv")
    field = screen.get_by_label("Type its code. The lobby shows it.")
    field.fill("?")
    field.press("Enter")
    expect(field).to_have_accessible_description("There is no table with this code.")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_the_talk_opens_at_its_field_where_there_is_a_keyboard(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
    talk = page.get_by_role("button", name="Table talk")
    talk.press("Enter")
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.press("Escape")
    expect(talk).to_be_focused()


def test_whoever_writes_when_the_points_come_goes_on_writing(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, computers=1)
    tell(friend)
    give(page, "1", "2")
    vote(page)
    page.locator(".reveal[data-playing]").wait_for()
    page.get_by_role("button", name="Table talk").press("Enter")
    field = page.locator(".talk input")
    expect(field).to_be_focused()
    page.locator(".reveal[data-step='5']").wait_for()
    expect(page.locator(".reveal .act .btn-primary")).to_be_visible()
    page.keyboard.type("Well done")
    expect(field).to_have_value("Well done")


def test_digits_mean_cards_only_where_nothing_else_lies_over_them_or_has_the_focus(visit: Visit) -> None:
    page = start(visit)
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    assert chosen(page) == []
    talk = page.get_by_role("button", name="Table talk")
    talk.press("Enter")
    page.get_by_role("button", name="Close the talk").focus()
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    assert chosen(page) == []
    # From the bar, where the focus is given back to, they mean cards as they do anywhere else.
    expect(talk).to_be_focused()
    page.keyboard.press("2")
    assert chosen(page) == [2]


def test_a_digit_that_is_held_down_is_one_number(visit: Visit) -> None:
    page = start(visit, computers=11, edition="odyssey", size=DESKTOP)
    to_vote(page)
    numbers = page.locator(".dial input:not([aria-disabled])")
    free = next(one for one in numbers.all() if len(one.get_attribute("value") or "") == 1)
    page.keyboard.down(free.get_attribute("value") or "")
    for _ in range(3):
        page.keyboard.down(free.get_attribute("value") or "")
    page.keyboard.up(free.get_attribute("value") or "")
    expect(free).to_be_checked()
    expect(page.locator(".dial input:checked")).to_have_count(1)
