"""Table talk as people use it: a phone and a desktop at one table, words that would be more, the host's say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import House
    from tests.browser.people import Party

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

HOSTILE = '<img src=x onerror="window.hurt=1"> <b>1 2 3</b> https://moon.example javascript:alert(4)'


def say(page: Page, text: str) -> None:
    page.locator("#say").click()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_have_value("")


def overlaps(page: Page, one: str, other: str) -> bool:
    return bool(
        page.evaluate(
            """([one, other]) => {
                const [a, b] = [one, other].map((query) => document.querySelector(query).getBoundingClientRect());
                return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            }""",
            [one, other],
        )
    )


def check_sparks(phone: Page) -> None:
    """Whoever finds no words is given a nudge, another one each time, and none is written for them."""
    sparks = set[str]()
    for count in range(1, 4):
        phone.get_by_role("button", name="A spark").click()
        expect(phone.locator(".spark-words")).to_be_visible()
        phone.wait_for_function(
            "(seen) => !seen.includes(document.querySelector('.spark-words').textContent)", arg=[*sparks]
        )
        sparks.add(phone.locator(".spark-words").inner_text())
        assert len(sparks) == count
    assert phone.locator("#clue").input_value() == ""


def check_the_hosts_say(desktop: Page, phone: Page, third: Page) -> None:
    # The host mutes; who is muted knows it, and has faces to look at.
    desktop.locator(".said:has-text('Bo') .said-more").first.focus()
    desktop.keyboard.press("Enter")
    desktop.get_by_role("button", name="Mute Bo for everybody").click()
    expect(phone.locator(".hushed")).to_contain_text("muted you")
    expect(phone.locator("#say")).to_have_count(0)
    expect(phone.locator(".talk .react")).to_have_count(6)
    desktop.get_by_role("button", name="Undo").click()

    # A word of the host's list is held until it is let through.
    desktop.get_by_role("button", name="For the host").click()
    desktop.get_by_role("menuitem", name="Words to hold").click()
    desktop.locator("#held-words").fill("mountain\nblue whale")
    desktop.get_by_role("button", name="Save").click()
    expect(desktop.locator("dialog[open]")).to_have_count(0)
    say(phone, "It is a Mountain")
    expect(phone.locator(".said-held")).to_contain_text("The host has a look")
    assert "Mountain" not in third.locator(".chat-log").inner_text()
    desktop.get_by_role("button", name="Let it through").click()
    expect(third.locator(".chat-log")).to_contain_text("It is a Mountain")
    expect(phone.locator(".said-held")).to_have_count(0)


def test_words_and_faces_reach_everybody_as_nothing_but_words_and_the_host_keeps_the_peace(
    house: House, gather: Callable[..., Party]
) -> None:
    party = gather(house.address, "Ada Bo Cem", edition="standard")
    party.start()
    ada, bo, cem = party.people
    desktop, phone = ada.page, bo.page

    check_sparks(phone)

    # On a desktop the talk stands beside the picture; what is typed there is nobody's card.
    expect(desktop.locator(".talk")).to_be_visible()
    expect(phone.locator(".talk")).to_have_count(0)
    expect(desktop.locator(".quick button").last).to_be_in_viewport(ratio=1)
    say(desktop, HOSTILE)
    expect(desktop.locator(".fan .card[aria-pressed=true]")).to_have_count(0)
    expect(phone.locator(".ticker")).to_contain_text(HOSTILE)
    expect(phone.get_by_role("status").filter(has_text=HOSTILE)).to_have_count(1)
    phone.locator(".ticker").click()
    for page in (phone, desktop):
        expect(page.locator(".chat-log")).to_contain_text(HOSTILE)
        assert page.locator(".chat-log :is(a, img, span b, script)").count() == 0
        assert page.evaluate("window.hurt") is None

    # On a phone it takes the picture's place, and neither the hand's nor the button's.
    expect(phone.locator(".focus")).to_be_hidden()
    for other in (".fan", ".act", ".clue", ".seats-box"):
        assert not overlaps(phone, ".talk", other), other
    phone.locator(".quick button").nth(1).click()
    phone.locator(".react").nth(1).click()
    expect(desktop.locator(".seats .badge .pop")).to_have_count(1)
    expect(desktop.locator(".chat-log .said-face")).to_have_count(1)
    expect(desktop.locator(".chat-log")).to_contain_text("Well told")
    expect(desktop.locator(".seats .badge .pop")).to_have_count(0, timeout=6000)

    check_the_hosts_say(desktop, phone, cem.page)

    # Anybody hides somebody for themselves, and a reload shows what was said, without them.
    cem.page.locator(".said:has-text('Bo') .said-more").first.focus()
    cem.page.keyboard.press("Enter")
    hide = cem.page.get_by_role("button", name="Hide what Bo says from me")
    hide.click()
    # What has been opened closes by a step back through the history: a reload in the middle of it is broken off.
    expect(hide).to_have_count(0)
    expect(cem.page.locator(".chat-log")).to_contain_text("You do not see what Bo says")
    cem.page.wait_for_timeout(300)
    cem.page.reload()
    expect(cem.page.locator(".chat-log")).to_contain_text("javascript:alert")
    expect(cem.page.locator(".chat-log")).to_contain_text("You do not see what Bo says")
    assert "Mountain" not in cem.page.locator(".chat-log").inner_text()

    # The round goes on beside it: what lies on the table is covered by nothing that nobody opened.
    party.play(
        until=lambda: (
            all(one.phase in {"vote", "wait"} for one in party.people) and (phone.locator(".voting").count() > 0)
        )
    )
    expect(phone.locator(".talk")).to_have_count(0)
    assert phone.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    desktop.locator(".talk-button").click()
    for size in ((820, 1180), DESKTOP):
        desktop.set_viewport_size({"width": size[0], "height": size[1]})
        expect(desktop.locator(".talk-over")).to_be_in_viewport(ratio=1)
    desktop.keyboard.press("Escape")
    expect(desktop.locator(".talk-over")).to_have_count(0)


@pytest.mark.long
def test_partners_whisper_in_front_of_nobody_where_the_table_allows_it(
    house: House, gather: Callable[..., Party]
) -> None:
    # Of six, the first and the fourth are partners.
    party = gather(house.address, "Ada Bo Cem Dea", edition="odyssey-team", computers=2, whisper=True)
    party.start()
    ada, bo, cem, dea = party.people
    bo.act()
    party.play(until=lambda: ada.page.locator(".pair .choice").count() > 0 and dea.page.locator(".pair").count() > 0)
    # Dea's phone has the last lines and the field beside the buttons.
    expect(dea.page.locator(".talk[data-brief]")).to_contain_text("no card is shown or described")
    ada.page.get_by_role("button", name="Dea only").click()
    say(ada.page, "Mine is close")
    expect(dea.page.locator(".talk [data-only]")).to_contain_text("Mine is close")
    expect(ada.page.locator(".talk [data-only]")).to_contain_text("to Dea only")
    say(cem.page, "Who is it?")
    for page in (bo.page, cem.page):
        if page is bo.page:
            page.locator(".talk-button").click()
        expect(page.locator(".chat-log")).to_contain_text("Who is it?")
        expect(page.locator(".chat-log")).to_contain_text("partners may whisper")
        assert "Mine is close" not in page.content()

    # What was read is no news on the next screen; what comes there bears its mark, and is answered as it was said.
    party.play(until=lambda: all(one.page.locator(".voting").count() > 0 for one in (ada, dea)))
    expect(dea.page.locator(".ticker")).to_have_count(0)
    if ada.page.locator("#say").count() == 0:
        ada.page.locator(".talk-button").click()
    say(ada.page, "Three, I think")
    dea.page.locator(".ticker:has-text('Three, I think'):has-text('to you only')").click()
    expect(dea.page.get_by_role("button", name="Ada only")).to_have_attribute("aria-pressed", "true")
