"""What is told to those who hear the page: by what was there before the words, and by what lies uppermost."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_table import give, start, start_with_a_friend, tell, to_points, vote

pytestmark = pytest.mark.browser

# Words that come along with a place of their own are often not read out: the places are marked before anything happens.
MARK = """() => {
  for (const place of document.querySelectorAll('[data-voice]')) place.dataset.there = "";
}"""

LISTEN = """() => {
  window.said = [];
  const place = document.querySelector("[data-voice=table]");
  new MutationObserver(() => place.textContent && said.push(place.textContent))
    .observe(place, { childList: true, characterData: true, subtree: true });
}"""
"""Keeps all that the voice of the table says from now on."""

SAY = """async ([code, wish]) => {
  const socket = new WebSocket(`ws://${location.host}/t/${code}/ws`);
  await new Promise((open) => socket.addEventListener("open", open));
  socket.send(JSON.stringify({ ...wish, id: String(Math.random()).slice(2) }));
  await new Promise((heard) => setTimeout(heard, 300));
  socket.close();
}"""


def told(page: Page, voice: str = "table") -> str:
    """What a place that was there before has told last."""
    return page.locator(f"[data-voice={voice}][data-there]").text_content() or ""


def test_a_clue_is_told_with_its_phase_wherever_one_is_and_what_comes_after_it_alone(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    friend.evaluate(MARK)
    scores = friend.get_by_role("button", name="Scores")
    scores.press("Enter")
    # What lies over the page keeps the page from being heard, and tells it itself.
    heard = friend.get_by_role("dialog").locator("[data-voice=table]")
    expect(heard).to_have_text("")
    tell(page, "Ferry")
    expect(heard).to_have_text("Round 1. Giving. Ola’s clue: “Ferry”. Choose a card from your hand.")
    friend.keyboard.press("Escape")
    expect(scores).to_be_focused()
    friend.keyboard.press("1")
    expect(friend.locator("[data-voice=table]")).to_contain_text("Give this card: ")
    title = friend.locator(".fan img").first.get_attribute("alt")
    assert told(friend) == f"Give this card: {title}", "by its name, for a digit chooses it from anywhere"
    friend.get_by_role("button", name="Give this card: ").press("Enter")
    expect(friend.locator("[data-voice=table]")).to_have_text("Round 1. Voting. Ola’s clue: “Ferry”. Which card is it?")


def test_points_and_end_are_told_by_what_was_there_before_them(visit: Visit) -> None:
    page = start(visit, computers=3, rules={"end": "score", "target_score": 1})
    page.evaluate(MARK)
    tell(page)
    to_points(page)
    assert re.match(r"(\+\d|0)\sfor you: ", told(page, "points"))
    assert told(page).startswith("Round 1. Points.")
    page.get_by_role("button", name="To the final standing").press("Enter")
    expect(page.locator("[data-voice=table]")).to_have_text(re.compile("Somebody has reached"))
    assert told(page).startswith(page.locator(".winner-words").text_content() or "?")


def host_and_guest(visit: Visit) -> tuple[Page, Page]:
    """Ola opens a table, and Bo sits down there."""
    host = visit()
    host.get_by_label("Your name at the table").fill("Ola")
    host.get_by_role("button", name="Start a table").click()
    host.locator(".lobby").wait_for()
    guest = visit(host.url)
    guest.get_by_label("Your name at the table").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    return host, guest


def test_who_sits_down_and_what_is_going_to_be_played_is_told(visit: Visit) -> None:
    host, guest = host_and_guest(visit)
    expect(host.locator("[data-voice=table]")).to_have_text("Bo sits down at the table.")
    guest.locator(".lobby").wait_for()
    host.locator(".editions input").nth(2).check(force=True)
    expect(guest.locator("[data-voice=table]")).to_have_text("Edition: Odyssey.")


def test_a_house_rule_is_told_to_the_others_once_it_stands_and_not_at_each_step_to_it(visit: Visit) -> None:
    host, guest = host_and_guest(visit)
    guest.locator(".lobby").wait_for()
    guest.evaluate(MARK)
    guest.evaluate(LISTEN)
    host.get_by_role("button", name="House rules").click()
    for _ in range(2):
        host.get_by_role("button", name="More: Cards in hand").click()
    voice = guest.locator("[data-voice=table][data-there]")
    expect(voice).to_have_text("House rules. Cards in hand: 9.")
    host.get_by_role("spinbutton", name="Points to reach").fill("40")
    host.get_by_role("spinbutton", name="Points to reach").press("Enter")
    expect(voice).to_have_text("House rules. Points to reach: 40.")
    host.get_by_role("button", name="Back to the rules of Standard").click()
    expect(voice).to_have_text("House rules. As written.")
    assert guest.evaluate("said") == [
        "House rules. Cards in hand: 9.",
        "House rules. Points to reach: 40.",
        "House rules. As written.",
    ]
    said = host.locator("[data-voice=table]").all_text_contents()
    assert not any("House rules" in words for words in said), "the host sees what they do"


def test_a_heard_clue_is_one_sentence_in_polish_too(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, language="pl")
    friend.evaluate(MARK)
    page.locator(".fan button.card").first.click()
    page.locator(".composer .input").fill("Prom")
    page.locator(".composer .btn-primary").click()
    voice = friend.locator("[data-voice=table][data-there]")
    expect(voice).to_contain_text("Ola podaje skojarzenie: „Prom”.")
    assert told(friend).count(":") == 1


def test_faces_and_words_of_others_are_told_while_the_talk_is_closed(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    friend.evaluate("document.querySelectorAll('[role=status]').forEach((one) => { one.dataset.there = ''; })")
    code = page.url.rpartition("/")[2]
    page.evaluate(SAY, [code, {"type": "react", "face": "laugh"}])
    there = friend.locator("[role=status][data-there]")
    expect(there.filter(has_text=re.compile("^Ola: Ha$"))).to_have_count(1)
    page.evaluate(SAY, [code, {"type": "say", "text": "Well", "to_partner": False}])
    expect(there.filter(has_text=re.compile("^Ola: Well$"))).to_have_count(1)


def test_a_note_stands_above_the_sheet_that_it_comes_from(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
    page.get_by_role("button", name="House rules").click()
    field = page.get_by_role("spinbutton", name="Cards in hand")
    field.fill("99")
    field.press("Enter")
    note = page.get_by_role("dialog").get_by_role("alert")
    expect(note).to_contain_text("Cards in hand: 3 to 12")
    expect(page.get_by_role("alert")).to_have_count(1)
    # It is on top: a click reaches its cross.
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_that_the_connection_is_back_is_told_and_that_what_was_done_meanwhile_is_kept(visit: Visit) -> None:
    page = start(visit, computers=3)
    voice = page.locator("[data-voice=connection]")
    page.context.set_offline(offline=True)
    expect(voice).to_have_text("This device is offline. Your seat is kept.")
    page.keyboard.press("1")
    page.get_by_label("Your clue").fill("Ferry")
    page.get_by_label("Your clue").press("Enter")
    # Playwright leaves an open connection as it is; what is under way may be answered at once.
    page.context.set_offline(offline=False)
    expect(voice).to_have_text("Connected again.")
    expect(voice).to_have_text("")


def test_a_clue_without_a_card_says_why_it_is_not_told(visit: Visit) -> None:
    # So low that no card lies there large, which the button would choose.
    page = start(visit, size=(390, 420))
    why = page.locator("[data-voice=hint]")
    expect(why).to_have_text("")
    field = page.get_by_label("Your clue")
    field.fill("Ferry")
    field.press("Enter")
    expect(why).to_have_text(re.compile("card"))
    field.press("End")
    field.type("!")
    expect(why).to_have_text("")


def test_whoever_may_go_on_after_the_points_is_not_told_to_wait(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit, computers=1)
    page.evaluate(MARK)
    tell(page)
    give(friend, "1", "2")
    vote(friend)
    for each in (page, friend):
        to_points(each)
        onward = each.locator(".reveal .act .btn-primary")
        words = onward.inner_text() if onward.count() else "Waiting for "
        expect(each.locator("[data-voice=table]")).to_contain_text(words)


def test_what_comes_next_is_told_after_the_points_and_not_before_the_votes(visit: Visit) -> None:
    page = start(visit, computers=3)
    page.evaluate(LISTEN)
    tell(page)
    to_points(page)
    onward = page.locator(".reveal .act .btn-primary").inner_text()
    expect(page.locator("[data-voice=table]")).to_have_text(onward)
    said = page.evaluate("said")
    assert [words.strip() for words in said[-2:]] == ["Round 1. Points.", onward]
    # The sum says what a single reason brings.
    points = page.locator("[data-voice=points]").text_content() or ""
    assert not re.search(r"for (you|\w+): \+\d [^;.]+(\.|$)", points)
