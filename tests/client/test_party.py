"""Party at the table: a clue before the hand, votes where the others vote, the storyteller's red one."""

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.test_table import phase, start, start_with_a_friend, to_points

pytestmark = pytest.mark.browser

COVERED = """() => {
  const tabs = document.querySelector(".dial .tabs").getBoundingClientRect();
  const near = (at, from, to) => Math.min(Math.max(at, from), to);
  return [...document.querySelectorAll(".dial-no")].filter((number) => {
    const box = number.querySelector("span").getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // Where a moon's hand points to it, too.
    const room = box.width / 2 + (number.matches(".is-green, .is-red, .is-both") ? 16 : 0);
    return Math.hypot(near(x, tabs.left, tabs.right) - x, near(y, tabs.top, tabs.bottom) - y) < room;
  }).map((number) => number.textContent);
}"""
"""Numbers of the ring that the colours of the votes cover, or whose hand they cover."""


def test_the_partys_storyteller_sees_no_hand_before_the_clue_and_votes_twice(visit: Visit) -> None:
    page = start(visit, edition="odyssey-party")
    expect(page.locator(".topbar h1")).to_have_text("Round 1 of 6")
    expect(page.locator(".fan .card-back")).to_have_count(5)
    expect(page.locator(".fan button.card")).to_have_count(0)
    expect(page.locator("#clue-hint")).to_have_text(re.compile("^Tell a clue before you see your cards"))
    page.get_by_label("Your clue").fill("An excellent place to be late")
    page.get_by_role("button", name="Tell it").click()
    expect(page.locator(".fan button.card")).to_have_count(5)
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    vote = page.get_by_role("button", name="Vote", exact=True)
    expect(page.locator("#vote-hint")).to_have_text("Green: where will others vote?")
    page.keyboard.press("2")
    expect(vote).to_be_disabled()
    expect(page.locator("#vote-hint")).to_have_text("Now red: no points on its card")
    assert page.evaluate(COVERED) == []
    page.keyboard.press("2")
    expect(page.locator(".slot button[data-vote=both]")).to_have_count(1)
    expect(page.locator("#vote-hint")).to_have_text("No points on the red vote’s card")
    page.locator(".dial").get_by_role("button", name="Look at the card full screen").click()
    dialog = page.get_by_role("dialog", name="A closer look")
    expect(dialog.locator(".look-caption")).to_have_text("Card 2")
    page.keyboard.press("Escape")
    vote.click()
    page.locator(".reveal[data-step='3']").wait_for()
    expect(page.locator(".vote-red")).to_have_count(1)
    expect(page.locator(".card[data-state=storyteller]")).to_have_count(0)
    expect(page.locator(".shown .card[data-vote=red]")).to_have_count(1)
    # Points stand where votes paid for them, whoever gave the card.
    assert page.locator(".shown").evaluate_all(
        "(all) => all.every((one) => !one.querySelector('.vote:not(.vote-red)') === !one.querySelector('.gain-sum'))"
    )
    # Where nothing is to be said there is no list, which would be heard as an empty one.
    assert page.locator(".gain-why:not(:has(li))").count() == 0
    # They name whose they are, for the card bears its giver's name; and red tells what it took, whoever voted there.
    to_points(page)
    names = page.locator(".shown:has(.gain-sum) .gain-who").all_inner_texts()
    assert len(names) == page.locator(".gain-sum").count() > 0
    assert sum(name.startswith("You") for name in names) == 1
    expect(page.locator(".shown:has(.vote-red) .gain-why")).to_have_text("no points where the red vote lies")
    page.locator(".shown:has(.vote-red) button.card").click()
    expect(page.locator(".reason")).to_contain_text("no points where the red vote lies")


def test_in_party_a_vote_asks_where_the_others_vote(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, computers=4, edition="odyssey-party")
    friend.get_by_label("Your clue").fill("Where I forgot my umbrella")
    friend.get_by_role("button", name="Tell it").click()
    for each in (page, friend):
        phase(each, "giving")
        each.keyboard.press("1")
        each.get_by_role("button", name="Give this card").click()
    expect(page.locator(".dial strong")).to_have_text("Where will the others vote?")
    expect(page.locator("#vote-hint")).to_have_text("A point for each vote on it, at most 5; none alone")


def test_arrows_choose_among_green_votes_and_space_hands_over_to_red(visit: Visit) -> None:
    page = start(visit, edition="odyssey-party")
    page.get_by_label("Your clue").fill("An excellent place to be late")
    page.get_by_role("button", name="Tell it").click()
    page.locator(".fan button.card").first.wait_for()
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    hint = page.locator("#vote-hint")
    page.locator(".dial input").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dial-no.is-green")).to_have_text("2")
    expect(hint).to_have_text("Green: where will others vote?")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(hint).to_have_text("Now red: no points on its card")
    expect(page.locator(".dial-no.is-green")).to_have_text("3")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dial-no.is-red")).to_have_text("4")
    expect(page.locator(".dial-no.is-green")).to_have_text("3")
    # The name of a card whose title is a question has one mark at its end.
    names = page.locator(".dial input").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert not any(mark in name for name in names for mark in ("?.", "!.", "…."))


def test_with_colours_of_the_readers_own_both_votes_are_seen_on_the_dial(visit: Visit) -> None:
    page = start(visit, edition="odyssey-party")
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.get_by_label("Your clue").fill("An excellent place to be late")
    page.get_by_role("button", name="Tell it").click()
    page.locator(".fan button.card").first.wait_for()
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    page.keyboard.press("2")
    page.keyboard.press("4")
    ground = "(one) => getComputedStyle(one).backgroundColor"
    numbers = [page.locator(f".dial-no{kind} > span").first.evaluate(ground) for kind in (".is-green", ".is-red", "")]
    assert len(set(numbers)) == 3
    look = page.locator(".dial").get_by_role("button", name="Look at the card full screen")
    assert look.evaluate(ground) == "rgb(0, 0, 0)", "white on the moon, which keeps its light"


SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""As somebody sets letters apart who reads them better so (WCAG 1.4.12)."""
CUT = """() => [...document.querySelectorAll(".dial .tab")].filter((tab) => {
  const words = document.createRange();
  words.selectNodeContents(tab);
  const [said, box] = [words.getBoundingClientRect(), tab.getBoundingClientRect()];
  return said.left < box.left || said.right > box.right || said.top < box.top || said.bottom > box.bottom;
}).map((tab) => tab.textContent)"""


@pytest.mark.parametrize("language", ["pl", "pt"])
def test_the_colours_of_votes_are_whole_on_a_narrow_phone_with_letters_set_apart(visit: Visit, language: str) -> None:
    page = start(visit, edition="odyssey-party", language=language, size=(320, 640))
    page.locator(".composer .input").fill("Ferry")
    page.locator(".composer .btn-primary").click()
    page.locator(".fan button.card").first.wait_for()
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    page.evaluate(SPACED)
    expect(page.locator(".dial .tab")).to_have_count(2)
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 320
