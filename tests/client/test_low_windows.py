"""What one reads and presses stands whole where a clue is long, a window low, and a lesson takes room too."""

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESKTOP, Visit
from tests.client.test_table import give, open_aside, phase, sit_down_aside, start, start_with_a_friend, tell, to_points

pytestmark = pytest.mark.browser

LONGEST = ("the morning after the party, when nobody knows who brought the goat " * 4)[:240]

LAID = """() => {
  const of = (one) => one.getBoundingClientRect();
  const all = (query) => [...document.querySelectorAll(query)].map(of);
  const box = (query) => all(query)[0];
  const act = box("main > .act");
  return {
    under: box(".clue-by").top >= box(".topbar").bottom - 1,
    below: act.top >= box(".clue > :last-child").bottom - 1,
    above: Math.max(...all("main > .act > *").map((one) => one.bottom))
      <= Math.min(...all(".fan .card").map((one) => one.top)) + 1,
  };
}"""
WHOLE = {"under": True, "below": True, "above": True}
WIDE = ((1280, 720), (1100, 720), DESKTOP)


def laid(page: Page, width: int, height: int) -> object:
    """How bar, clue, buttons and hand stand to one another in a wide window."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(150)  # the table takes its new measure a frame or two later
    return page.evaluate(LAID)


def test_the_longest_clue_stands_between_seats_and_hand_on_wide_windows(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    friend.locator(".fan button.card").first.click()
    friend.get_by_label("Your clue").fill(LONGEST)
    friend.get_by_role("button", name="Tell it").click()
    phase(page, "giving")
    for size in WIDE:
        assert laid(page, *size) == WHOLE, size
        assert laid(friend, *size) == WHOLE, size


def test_a_newcomers_first_task_stands_between_seats_and_hand_on_wide_windows(visit: Visit) -> None:
    page, friend = visit(None, newcomer=True, language="pl"), visit(None)
    code = open_aside(page, name="Ola", computers=2, language="pl")
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    page.locator(".startbar .btn-primary").click()
    page.locator(".lesson").wait_for()
    # Somebody else is there, so the talk stands beside it.
    for size in ((1280, 760), *WIDE):
        assert laid(page, *size) == WHOLE, size


@pytest.mark.parametrize("words", ["Here it is", LONGEST])
def test_a_newcomer_sees_the_button_of_the_first_vote_on_a_short_phone(visit: Visit, words: str) -> None:
    page, friend = visit(None, newcomer=True, size=(360, 640)), visit(None)
    code = open_aside(page, name="Ola", computers=3)
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    friend.goto(f"/t/{code}")
    page.locator(".startbar .btn-primary").click()
    friend.locator(".fan button.card").first.click()
    friend.get_by_label("Your clue").fill(words)
    friend.get_by_role("button", name="Tell it").click()
    phase(page, "giving")
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    page.locator(".board button.card:not([aria-disabled])").last.click()
    expect(page.get_by_role("button", name="Vote", exact=True)).to_be_in_viewport(ratio=1)
    # What the moon lies over is scrolled to.
    page.mouse.wheel(0, 1000)
    page.wait_for_timeout(150)
    lowest = page.locator(".board").evaluate("(one) => one.getBoundingClientRect().bottom")
    assert lowest <= page.locator(".dial").evaluate("(one) => one.getBoundingClientRect().top") + 1


@pytest.mark.parametrize("computers", [1, 3])
def test_a_newcomer_sees_the_button_of_the_first_gift_on_a_short_phone(visit: Visit, computers: int) -> None:
    page, friend = visit(None, newcomer=True, size=(320, 568)), visit(None)
    code = open_aside(page, name="Ola", computers=computers)
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    friend.goto(f"/t/{code}")
    page.locator(".startbar .btn-primary").click()
    tell(friend, "What the old house remembers of its lost summers")
    phase(page, "giving")
    give = page.locator(".act .btn-primary")
    for size in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".lesson")).to_contain_text("Ben’s")
        expect(page.locator(".clue-text")).to_be_in_viewport(ratio=1)
        expect(give).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 320, "height": 568})
    page.keyboard.press("1")
    if computers == 1:  # three people give two cards each
        page.keyboard.press("2")
    expect(give).to_be_enabled()
    expect(give).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (568, 320)])
def test_the_vote_of_six_is_given_on_a_phone_on_its_side_without_a_scroll(visit: Visit, size: tuple[int, int]) -> None:
    page, friend = start_with_a_friend(visit, computers=4)
    tell(friend)
    phase(page, "giving")
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(150)
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Vote", exact=True)).to_be_in_viewport(ratio=1)
    names = page.locator(".seat-name").evaluate_all(
        "(all) => all.map((one) => [one.scrollWidth - one.clientWidth, one.getBoundingClientRect().top])"
    )
    assert all(cut <= 0 for cut, _ in names)
    # What a badge's corner tells lies on the badge, not on what stands below it.
    told = page.locator(".seat .badge > :last-child").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert all(top >= max(told) - 2 for _, top in names if top)


def test_the_moon_of_the_points_and_their_button_are_in_sight_on_a_short_phone(visit: Visit) -> None:
    page, friend = visit(None, newcomer=True, size=(320, 568)), visit(None)
    code = open_aside(page, name="Maximiliana-Theodora", computers=1)
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    friend.goto(f"/t/{code}")
    page.locator(".startbar .btn-primary").click()
    tell(friend, LONGEST[:90])
    give(page, "1", "2")
    page.locator(".board button.card:not([aria-disabled])").last.click()
    page.get_by_role("button", name="Vote", exact=True).click()
    page.locator(".reveal").wait_for()
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Show everything")).to_be_in_viewport(ratio=1)
    to_points(page)
    expect(page.locator(".show-foot .btn-primary")).to_be_in_viewport(ratio=1)


def test_one_reads_the_clue_that_one_writes_and_how_much_room_is_left(visit: Visit) -> None:
    page = start(visit, size=DESKTOP)
    field, hint = page.get_by_label("Your clue"), page.locator("#clue-hint")
    one_line = field.bounding_box()
    field.fill(LONGEST[:100])
    grown = field.bounding_box()
    assert one_line is not None
    assert grown is not None
    assert grown["height"] > one_line["height"]
    assert field.evaluate("(one) => one.scrollHeight <= one.offsetHeight")
    page.locator(".fan button.card").first.click()
    expect(hint).to_have_text("Tell it before somebody else does. Your draft is kept if they are faster.")
    field.fill(LONGEST[:220])
    expect(hint).to_contain_text("20 letters left.")
    # A paragraph that is pasted is one line as well, and Enter tells it.
    field.fill("The last\none out")
    expect(field).to_have_value("The last one out")
    field.press("Enter")
    expect(page.locator(".clue-text")).to_contain_text("The last one out")


def test_a_note_in_passing_leaves_the_buttons_of_the_bar_to_the_finger(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(friend.locator(".toast")).to_contain_text("Ola is no longer at the table")
    friend.get_by_role("button", name="Menu").click(timeout=2_000)
    expect(friend.get_by_role("menuitem", name="Rules")).to_be_visible()


def test_the_newest_lines_of_the_talk_stand_beside_the_cards_of_a_vote(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    for each in (page, friend):
        each.set_viewport_size({"width": 1280, "height": 800})
    friend.locator(".fan button.card").first.click()
    friend.get_by_label("Your clue").fill("Here it is")
    friend.get_by_role("button", name="Tell it").click()
    phase(page, "giving")
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    friend.get_by_placeholder("Say something").fill("As clear as the moon")
    friend.get_by_placeholder("Say something").press("Enter")
    log = page.get_by_role("log")
    for width, height in ((1280, 800), DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        expect(log).to_contain_text("As clear as the moon")
        boxes = [page.locator(one).bounding_box() for one in (".talk", ".board .slot >> nth=-1", ".dial")]
        talk, card, dial = (box for box in boxes if box is not None)
        assert talk["x"] >= card["x"] + card["width"] or talk["y"] >= card["y"] + card["height"]
        assert talk["y"] + talk["height"] <= dial["y"] or talk["x"] >= dial["x"] + dial["width"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".talk")).to_have_count(0)


def test_the_end_keeps_its_button_in_sight_on_a_phone_on_its_side(visit: Visit) -> None:
    page = start(visit, computers=3, rules={"end": "score", "target_score": 1})
    tell(page)
    to_points(page)
    page.get_by_role("button", name="To the final standing").press("Enter")
    again = page.get_by_role("button", name="Play again")
    for width, height in ((844, 390), (667, 375), (640, 360), (320, 568), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        expect(again).to_be_in_viewport(ratio=1)
        expect(page.locator(".winner-words")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 320, "height": 568})
    line = page.locator(".topbar-title .small").evaluate("(one) => one.getClientRects()[0].height")
    assert line < 20, "what was played stands in one line"
