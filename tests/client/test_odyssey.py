"""Choices of several: a third one too many, what was voted for, what was chosen a round ago."""

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_table import DO, chosen, open_aside, phase, sit_down_aside, start_with_a_friend, tell

pytestmark = pytest.mark.browser

FULL = "You have no vote left. Touch a chosen card to take its vote back."


def pressed(page: Page) -> list[str]:
    """The numbers of the cards on the table that bear one's vote."""
    return page.locator(".slot:has(button[aria-pressed=true]) .slot-no").all_text_contents()


def checked(page: Page) -> list[str]:
    """The numbers on the dial that are checked."""
    return page.locator(".dial input:checked + span").all_text_contents()


def test_of_two_votes_a_third_takes_none_away_and_both_are_seen_until_the_points(visit: Visit) -> None:
    page, teller, slow = visit(None), visit(None), visit(None)
    code = open_aside(page, name="Ola", computers=4, edition="odyssey")
    page.goto(f"/t/{code}")
    for each, name in ((teller, "Ben"), (slow, "Ulla")):
        sit_down_aside(each, code, name)
        each.goto(f"/t/{code}")
    assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    for each in (page, teller, slow):
        each.locator("main.table").wait_for()
    tell(teller)
    for each in (page, slow):
        phase(each, "giving")
        each.keyboard.press("1")
        each.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    free = page.locator(".slot button.card:not([aria-disabled])")
    free.nth(0).click()
    free.nth(2).click()
    both = pressed(page)
    assert len(both) == 2
    expect(page.get_by_text(FULL)).to_have_count(0)
    free.nth(1).click()
    expect(page.get_by_text(FULL)).to_be_visible()
    assert pressed(page) == both
    page.locator(".dial-no:not(:has([aria-disabled])):not(:has(:checked))").last.click()
    assert (pressed(page), checked(page)) == (both, both)
    free.nth(2).click()
    free.nth(1).click()
    changed = pressed(page)
    assert len(changed) == 2
    assert changed != both
    page.get_by_role("button", name="Vote", exact=True).click()
    expect(page.locator(".dial strong")).to_contain_text("You voted for cards")
    kept = page.locator(".slot:has(.card[data-state=picked])")
    assert kept.locator(".slot-no").all_text_contents() == changed
    frame = kept.first.locator(".card").evaluate("(card) => getComputedStyle(card).boxShadow")
    other = page.locator(".slot .card:not([data-state])").first.evaluate("(card) => getComputedStyle(card).boxShadow")
    assert frame != other


@pytest.mark.long
def test_a_card_chosen_for_a_clue_that_came_too_late_is_not_chosen_in_the_next_round(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, edition="odyssey")
    page.locator(".fan button.card").nth(2).click()
    page.get_by_label("Your clue").fill("Half a thou")
    tell(friend)
    phase(page, "giving")
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    page.locator(".slot button.card:not([aria-disabled])").first.click()
    page.get_by_role("button", name="Vote", exact=True).click()
    onward = page.get_by_role("button", name="Next round: you tell")
    onward.wait_for()
    # It takes the place of another button: so long a finger may be late.
    page.wait_for_timeout(600)
    onward.click()
    phase(page, "telling")
    expect(page.get_by_label("Your clue")).to_have_value("Half a thou")
    assert chosen(page) == []
    expect(page.get_by_role("button", name="Choose this card: ")).to_be_visible()
    page.locator(".fan button.card").nth(1).click()
    page.reload()
    expect(page.get_by_label("Your clue")).to_have_value("Half a thou")
    assert chosen(page) == [2], "a reload in the same round keeps it"
