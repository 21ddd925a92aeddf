"""Two partners agree on who gives, each at a screen of their own."""

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_table import DO, go_on, open_aside, phase, sit_down_aside, tell

pytestmark = pytest.mark.browser


def heights(page: Page) -> list[int]:
    return list(page.locator(":is(.focus, .fan) .card").evaluate_all("(all) => all.map((card) => card.offsetHeight)"))


def test_a_partners_offer_is_one_button_to_press_and_not_pressed_before(visit: Visit) -> None:
    page, friend = visit(None, newcomer=True), visit(None, newcomer=True)
    code = open_aside(page, name="Ola", computers=2, edition="odyssey-team")
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    # Partners sit opposite: three seats apart of six.
    commands = [{"type": "add-computer"}, {"type": "add-computer"}, {"type": "start-game"}]
    assert set(page.evaluate(DO, [code, commands])) == {"accepted"}
    friend.goto(f"/t/{code}")
    for each in (page, friend):
        each.locator("main.table").wait_for()
    # The two tell first; then a team of computers does, without letting anybody wait.
    tell(page)
    for each in (page, friend):
        go_on(each)
    for each in (page, friend):
        phase(each, "giving")
        each.locator(".pair").wait_for()
    expect(page.locator(".pair .choice[aria-pressed=false]")).to_have_count(2)
    # Both are taught to agree, and each looks for a card worth giving: none is chosen by that.
    for each in (page, friend):
        expect(each.locator("[data-lesson=give-team]")).to_be_in_viewport(ratio=1)
    page.locator(".fan .card").nth(1).click()
    expect(page.locator(".fan [data-chosen]")).to_have_count(0)
    page.keyboard.press("Escape")

    friend.get_by_role("button", name="You give").click()
    expect(friend.locator(".pair .choice[aria-pressed=true]")).to_contain_text("You give")
    offer = page.get_by_role("button", name="Agree: Ben gives")
    expect(offer).to_be_enabled()
    expect(page.locator(".pair .choice[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".pair .choice[data-open]")).to_have_count(1)

    offer.click()
    expect(page.locator(".pair .choice[aria-pressed=true]")).to_contain_text("Ben gives")
    expect(page.locator(".pair legend")).to_have_text("Agreed: Ben gives")
    expect(friend.locator(".pair legend")).to_have_text("Agreed: you give")

    # Whoever gives learns what is next, and finds the button on the phone, whatever is said above it.
    expect(friend.locator("[data-lesson=give-agreed]")).to_contain_text("Ola then votes")
    for words in ("Mine is close, I think", "Well, a little: two lines of talk, and one so long that it takes two"):
        friend.get_by_placeholder("Say something").fill(words)
        friend.get_by_placeholder("Say something").press("Enter")
        expect(friend.get_by_placeholder("Say something")).to_have_value("")
    # A computer's clue may take two lines: then the large card gives way, which is not what is looked at here.
    friend.locator(".clue-text").evaluate("(clue) => (clue.textContent = 'Home')")
    friend.locator(".fan .card").first.click()
    expect(friend.get_by_role("button", name="Give this card for the team")).to_be_in_viewport(ratio=1)
    # The table takes its new measure a frame or two later.
    expect(friend.locator(".focus .card").first).to_be_visible()
    assert heights(friend)[0] > heights(friend)[1], "what one looks at is larger than the hand"

    page.get_by_placeholder("Say something").fill("I have nothing good at all, you take it please, Ben!")
    page.get_by_placeholder("Say something").press("Enter")
    expect(page.get_by_role("log")).to_contain_text("nothing good")
    # All that there is to do while the other one chooses stands on the phone.
    expect(page.get_by_role("button", name="Browse the pictures")).to_be_in_viewport(ratio=1)
