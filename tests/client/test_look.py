"""The closer look knows what is chosen already; what is in the pictures is told to whoever wants it."""

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.test_table import start, to_second_round

pytestmark = pytest.mark.browser


def test_a_card_that_is_chosen_is_not_offered_again(visit: Visit) -> None:
    page = start(visit)
    page.locator(".fan button.card").first.click()
    page.get_by_role("button", name="Look at the card full screen").click()
    seen = page.get_by_role("dialog")
    expect(seen).to_contain_text("You have chosen this card")
    expect(seen.get_by_role("button", name="Choose this card")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(seen).not_to_contain_text("You have chosen this card")
    seen.get_by_role("button", name="Choose this card").click()
    expect(page.locator(".fan button.card").nth(1)).to_have_attribute("aria-pressed", "true")


def test_one_of_several_chosen_cards_can_be_let_go_there(visit: Visit) -> None:
    page = start(visit, computers=2)
    to_second_round(page)
    hand = page.locator(".fan button.card")
    hand.nth(0).click()
    hand.nth(1).click()
    picked = page.locator(".fan button.card[aria-pressed=true]")
    expect(picked).to_have_count(2)
    hand.nth(0).press("l")
    page.get_by_role("dialog").get_by_role("button", name="Undo the choice").click()
    expect(picked).to_have_count(1)
    expect(hand.nth(0)).to_have_attribute("aria-pressed", "false")


def test_what_is_in_the_picture_is_told_on_demand_always_or_never(visit: Visit) -> None:
    page = start(visit)
    card = page.locator(".fan button.card").first
    title = str(card.locator("img").first.get_attribute("alt"))
    expect(card).to_have_accessible_name(title)
    expect(card).to_have_accessible_description("")
    card.press("l")
    seen, words = page.get_by_role("dialog"), page.locator(".look-words")
    expect(words).to_be_hidden()
    seen.get_by_text("What is in the picture").click()
    expect(words).to_contain_text(title)
    description = words.locator("p").inner_text()
    assert len(description) > len(title)
    # Folded again with the next card.
    page.keyboard.press("ArrowRight")
    expect(words).to_be_hidden()
    page.keyboard.press("Escape")
    for wanted in ("Always", "Never"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Descriptions of pictures").click()
        page.get_by_role("dialog").get_by_role("button", name=wanted).click()
        expect(card).to_have_accessible_name(title)
        expect(card).to_have_accessible_description(description if wanted == "Always" else "")
        card.press("l")
        expect(words).to_have_count(1 if wanted == "Always" else 0)
        if wanted == "Always":
            expect(words).to_be_visible()
        page.keyboard.press("Escape")
    # The closed look goes one step back in the history; a visit that begins meanwhile would be cut off.
    expect(seen).to_have_count(0)
    page.wait_for_timeout(300)
    page.reload()
    page.locator(".fan button.card").first.press("l")
    expect(seen.get_by_role("button", name="Choose this card")).to_be_visible()
    expect(words).to_have_count(0)


def test_whoever_comes_to_the_hand_by_keys_is_offered_the_descriptions_once(visit: Visit) -> None:
    page = start(visit)
    offer = page.get_by_role("button", name="Describe the pictures to me")
    card = page.locator(".fan button.card").first
    seen = page.locator(".describe-offer").evaluate("(one) => getComputedStyle(one).clipPath")
    assert seen != "none", "who sees the pictures does not see it"
    card.focus()
    page.keyboard.press("Shift+Tab")
    expect(offer).to_be_focused()
    page.keyboard.press("Enter")
    expect(offer).to_have_count(0)
    expect(card).to_be_focused()
    expect(card).to_have_accessible_description(re.compile(r"\w+ \w+ \w+"))
    expect(page.locator("[data-voice=table]")).to_contain_text("Descriptions of pictures: Always")
    title = str(card.locator("img").first.get_attribute("alt"))
    description = page.evaluate("document.querySelector('.fan button.card [hidden]').textContent")
    card.press("l")
    dialog = page.get_by_role("dialog", name=f"A closer look: {title}")
    expect(dialog.locator(".look-about")).to_contain_text(description)
    page.reload()
    card.wait_for()
    expect(offer).to_have_count(0)
