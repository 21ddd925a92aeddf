"""The big screen in a room: it leads through a round by itself, and phones there show what is secret and no board."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESKTOP, PHONE, Visit
from tests.client.test_heard import SAY
from tests.client.test_table import DO, go_on, open_aside, phase, sit_down_aside, start, tell, to_points

pytestmark = pytest.mark.browser

SCREEN = (1920, 1080)
LARGE = (3840, 2160)

LAID = """async () => {
  // The board takes its new measure a frame or two after the screen has another size.
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  const cards = [...document.querySelectorAll(".board .slot")].map((one) => one.getBoundingClientRect());
  const box = document.querySelector(".board-box").getBoundingClientRect();
  const path = document.querySelector(".t-path").getBoundingClientRect();
  return {
    count: cards.length,
    over: cards.filter((one, index) => cards.slice(index + 1).some((other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length,
    out: cards.filter((one) => one.left < 0 || one.right > innerWidth || one.bottom > path.top).length,
    share: cards.reduce((sum, one) => sum + one.width * one.height, 0) / (box.width * box.height),
    least: Math.min(...cards.map((one) => one.width)) / innerWidth,
    scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
    words: Math.min(...[...document.querySelectorAll(".tele p, .tele h2, .tele li")]
      .filter((one) => one.textContent.trim() !== "" && one.offsetWidth > 1)
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))) / innerWidth,
  };
}"""

BEYOND = """() => {
  const root = document.documentElement;
  const all = [...document.querySelectorAll(".tele :is(h1, h2, p, li, .card, img)")].filter((one) => {
    const box = one.getBoundingClientRect();
    const small = one.localName === "p" && one.textContent.trim() && box.width > 1
      && Number.parseFloat(getComputedStyle(one).fontSize) < innerWidth * 0.0108;
    const out = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    return box.width > 1 && (out || small);
  });
  return [...all.map((one) => one.className || one.localName), ...(root.scrollHeight > innerHeight ? ["scrolls"] : [])];
}"""
"""What is beyond the screen's edge, or too small for the room."""


WORDS_BROKEN = """() => [...document.querySelectorAll(".t-seats li > span:not(.badge)")].filter((one) => {
  const words = document.createRange();
  const text = one.firstChild;
  return [...text.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
    words.setStart(text, index);
    words.setEnd(text, index + word.length);
    return words.getClientRects().length > 1;
  });
}).map((one) => one.textContent)"""
"""Names of which a word goes on in a second line."""

OVER_EACH_OTHER = """(names) => {
  for (const one of document.querySelectorAll(".t-seats li > span:not(.badge)")) one.textContent = names.shift();
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [top, head, code, seats] = [".t-top", ".t-lob-in h1", ".t-code", ".t-seats h2"].map(box);
  const words = document.createRange();
  const wide = [...document.querySelectorAll(".t-seats li")].filter((one) => {
    words.selectNodeContents(one);
    return words.getBoundingClientRect().width > one.clientWidth + 1;
  });
  return [
    ...(head.top < top.bottom ? ["headline"] : []),
    ...(code.bottom > seats.top ? ["code"] : []),
    ...wide.map((one) => one.textContent),
  ];
}"""
"""What stands on something else in a lobby whose people have these names."""

CUT_ON_PLATES = """() => [...document.querySelectorAll(".slot-who > span:last-child")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""

LINE_BESIDE = """() => {
  const chips = [...document.querySelectorAll(".t-top > .chip")].map((one) => one.getBoundingClientRect().right);
  return document.querySelector(".clue-by").getBoundingClientRect().left > Math.max(...chips);
}"""
"""Whether whose clue it is stands beside the phase."""

OWN_MARKS = """() => {
  const said = document.querySelector(".t-say").appendChild(document.createElement("q"));
  const { quotes } = getComputedStyle(said);
  said.remove();
  return quotes;
}"""

NAMES_UNDER_WORDS = """() => {
  const said = document.querySelector(".heard").getBoundingClientRect();
  const lies = (one) =>
    said.left < one.right && one.left < said.right && said.top < one.bottom && one.top < said.bottom;
  const names = document.querySelectorAll(".t-phase li :is(.badge, .badge ~ span), h1, h2, .t-code, .t-qr");
  return [...names].filter((one) => lies(one.getBoundingClientRect())).map((one) => one.textContent);
}"""

AROUND_THE_FIRST_STONE = """() => {
  const stones = [...document.querySelectorAll(".tstone")].map((one) => one.getBoundingClientRect());
  const middle = (box) => box.left + box.width / 2;
  const bodies = [...document.querySelectorAll(".tpawn")].map((one) => middle(one.getBoundingClientRect()));
  return bodies.every((body) => body < middle(stones[0]) + (middle(stones[1]) - middle(stones[0])) / 2);
}"""


def nothing_is_beyond(screen: Page, code: str) -> None:
    """Look at both sizes that a television has."""
    expect(screen.locator(".t-join .code")).to_have_text(code)
    for width, height in (SCREEN, LARGE):
        screen.set_viewport_size({"width": width, "height": height})
        screen.wait_for_timeout(400)  # the cards grow into their new places
        assert screen.evaluate(BEYOND) == [], width


def a_first_clue_is_looked_for(screen: Page) -> None:
    """Look at what the screen says before the first round's clue, with Ola in the first seat."""
    expect(screen.locator(".t-looking h1")).to_have_text("Who has a clue first?")
    expect(screen.locator(".t-looking")).to_contain_text("Soon a computer player begins")
    expect(screen.locator(".t-looking li").first).to_have_text("Ola")
    assert screen.evaluate(AROUND_THE_FIRST_STONE), "whoever has no points stands on 0"


def laid(page: Page) -> dict[str, Any]:
    page.wait_for_timeout(300)
    found: dict[str, Any] = page.evaluate(LAID)
    return found


def test_the_lobby_counts_free_seats_as_a_phone_does_and_says_who_is_missing(visit: Visit) -> None:
    phone, friend = visit(None, size=PHONE), visit(None)
    code = open_aside(phone, name="Ola", computers=2, edition="odyssey-team")
    sit_down_aside(friend, code, "Małgorzata Wiśniewska")
    phone.goto(f"/t/{code}")
    screen = visit(f"/tv/{code}", size=DESKTOP)
    for each in (phone.locator(".place-free"), screen.locator(".t-seats .free")):
        expect(each).to_have_count(2)
    expect(screen.locator(".t-ed")).to_have_text("Teams · 2 more are needed.")
    assert screen.evaluate(WORDS_BROKEN) == []
    assert phone.evaluate(DO, [code, [{"type": "add-computer"}] * 2]) == ["accepted"] * 2
    for each in (phone.locator(".place-free"), screen.locator(".t-seats .free")):
        expect(each).to_have_count(0)
    expect(screen.locator(".t-ed li")).to_have_count(3)


def test_twelve_long_names_leave_the_lobbys_headline_and_code_their_place(visit: Visit) -> None:
    page = visit(None)
    code = open_aside(page, name="Ola", computers=11, edition="odyssey")
    screen = visit(f"/tv/{code}", size=SCREEN)
    expect(screen.locator(".t-seats li")).to_have_count(12)
    names = ["Maximiliana Konstantynow", "Anna-Maria von der Heide", "W" * 24, "Ottoline Quackenbush III"] * 3
    for width, height in (SCREEN, (1280, 720)):
        screen.set_viewport_size({"width": width, "height": height})
        assert screen.evaluate(OVER_EACH_OTHER, names) == [], width


def test_nine_places_in_a_row_break_no_name_in_a_word(visit: Visit) -> None:
    friend = visit(None)
    code = open_aside(friend, name="Bartholomäus Q", computers=7, edition="odyssey")
    screen = visit(f"/tv/{code}", size=SCREEN)
    expect(screen.locator(".t-seats li")).to_have_count(9)
    assert screen.evaluate(WORDS_BROKEN) == []


def test_what_is_said_in_the_room_covers_no_name_and_a_screens_question_no_button(visit: Visit) -> None:
    page = visit(None, size=DESKTOP)
    code = open_aside(page, name="Ola", computers=6, edition="standard")
    page.goto(f"/t/{code}")
    screen = visit(f"/tv/{code}", size=(1280, 720))
    page.locator(".knock").wait_for()
    page.get_by_role("button", name="Add a computer player").click()
    for begun in (False, True):
        if begun:
            assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
            screen.locator(".t-looking li").nth(7).wait_for()
        page.evaluate(SAY, [code, {"type": "say", "text": "I cannot tell the hare from the hat", "to_partner": False}])
        screen.locator(".heard").wait_for()
        assert screen.evaluate(NAMES_UNDER_WORDS) == []


def screen_of_theirs(visit: Visit, phone: Page, code: str) -> Page:
    """Open a big screen in a lobby of six, and say on a phone that it is theirs."""
    # Typed with a remote control, in any way.
    screen = visit("/tv", size=SCREEN)
    expect(screen.get_by_label("Type its code. The lobby shows it.")).to_be_focused()
    screen.keyboard.type(code.lower().replace("-", " "))
    screen.keyboard.press("Enter")
    expect(screen.locator(".t-code")).to_have_text(code)
    expect(screen.locator(".t-seats li:not(.free)")).to_have_count(6)
    # Anybody may have typed it: it counts once somebody at the table has said that it is theirs, and stays so.
    number = screen.locator(".t-asks").inner_text().removesuffix(": say yes on a phone")
    expect(phone.locator(".knock")).to_contain_text(f"Is {number.lower()} yours?")
    phone.get_by_role("button", name="Yes", exact=True).click()
    expect(screen.locator(".t-asks")).to_have_count(0)
    return screen


def test_a_round_on_the_big_screen_and_on_a_phone_in_its_room(visit: Visit) -> None:
    phone = visit(None, size=PHONE)
    code = open_aside(phone, name="Ola", computers=5, edition="standard")
    phone.goto(f"/t/{code}")
    phone.locator(".lobby").wait_for()

    screen = screen_of_theirs(visit, phone, code)
    guest = visit(f"/t/{code}")
    guest.get_by_role("button", name="Just watch").click()
    assert phone.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    guest.locator("main.watching").wait_for()
    a_first_clue_is_looked_for(screen)
    tell(phone, "He did not look down")

    # The reveal: everybody's on the screen, one's own on the phone once the screen has shown it.
    expect(phone.locator(".on-screen")).to_contain_text("The cards are on the big screen")
    expect(phone.locator(".board")).to_have_count(0)
    expect(phone.locator(".say")).to_contain_text("Look at the big screen")
    screen.locator(".reveal[data-step='5']").wait_for()
    expect(screen.locator(".shown .gain-sum")).to_have_count(6)
    to_points(phone)
    expect(phone.locator(".result-sum")).to_contain_text("in all")
    expect(phone.locator(".board")).to_have_count(0)
    # Whoever has no result of their own sees the cards.
    expect(guest.locator(".shown .gain-sum")).to_have_count(6)
    guest.close()
    phone.locator(".reveal .act .btn-primary").click()

    phase(phone, "giving")
    expect(screen.locator(".t-give[data-open]")).to_have_count(1)
    expect(screen.locator(".t-give .card-back")).to_have_count(5)
    nothing_is_beyond(screen, code)
    phone.keyboard.press("1")
    phone.get_by_role("button", name="Give this card").click()
    phase(phone, "voting")
    expect(screen.locator(".board .slot")).to_have_count(6)
    expect(screen.locator(".t-wait li")).to_have_text(["Ola"])
    # The whole screen is taken only now.
    for size in ((1280, 720), SCREEN):
        screen.set_viewport_size({"width": size[0], "height": size[1]})
        found = laid(screen)
        assert (found["over"], found["out"], found["scrolls"]) == (0, 0, False), (size, found)
    expect(phone.locator(".board")).to_have_count(0)
    expect(phone.locator(".dial input")).to_have_count(6)

    # Whoever does not see it has the cards here too, and no more.
    phone.get_by_role("button", name="Show the cards here too").click()
    expect(phone.locator(".board .slot")).to_have_count(6)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("menuitem", name="Cards on the big screen only").click()
    expect(phone.locator(".board")).to_have_count(0)

    # A screen that was lost for a moment comes back by itself; one that is gone leaves the board to the phones.
    screen.context.set_offline(True)
    screen.evaluate("dispatchEvent(new Event('offline'))")
    screen.context.set_offline(False)
    expect(screen.locator(".board .slot")).to_have_count(6)
    screen.close()
    expect(phone.locator(".board .slot")).to_have_count(6, timeout=12_000)


def test_as_many_cards_as_a_table_can_lay_out_lie_large_and_apart(visit: Visit) -> None:
    page = start(visit, computers=11, edition="odyssey-party", rules={"cards_given": 2, "hand_size": 4}, size=DESKTOP)
    code = page.url.rpartition("/")[2]
    screen = visit(f"/tv/{code}", size=SCREEN)
    screen.locator(".t-looking").wait_for()
    page.get_by_label("Your clue").fill("Everything at once")
    page.get_by_role("button", name="Tell it").click()
    page.locator(".fan button.card").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.locator(".act .btn-primary").click()
    screen.locator(".board .slot").nth(22).wait_for()
    for width, height in (SCREEN, LARGE):
        screen.set_viewport_size({"width": width, "height": height})
        found = laid(screen)
        assert found["count"] == 23, "of twelve people two each, and the storyteller's"
        assert (found["over"], found["out"], found["scrolls"]) == (0, 0, False), (width, found)
        assert found["least"] > 0.05, "to be told apart from the sofa"
        assert found["words"] >= 0.0095, "the smallest words are a hundredth of the width"


@pytest.mark.long
def test_twelve_cards_stand_in_two_rows_beside_those_awaited_and_fill_their_place(visit: Visit) -> None:
    page = start(visit, computers=11, edition="odyssey", size=DESKTOP)
    code = page.url.rpartition("/")[2]
    screen = visit(f"/tv/{code}", size=SCREEN)
    tell(page)
    screen.locator(".reveal[data-step='5']").wait_for()
    found = laid(screen)
    assert (found["count"], found["over"], found["out"], found["scrolls"]) == (12, 0, 0, False), found
    assert found["least"] > 0.07, "two rows of large cards rather than one of small ones"
    assert screen.evaluate(CUT_ON_PLATES) == [], "whose card it is"
    # Reasons take turns below the cards.
    first = screen.locator(".t-say .reason").inner_text()
    expect(screen.locator(".t-say .reason")).not_to_have_text(re.compile(re.escape(first)), timeout=8000)
    go_on(page)
    phase(page, "giving")
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    expect(screen.locator(".t-side .t-wait li")).to_have_text(["Ola"])
    found = laid(screen)
    assert (found["count"], found["over"], found["out"], found["scrolls"]) == (12, 0, 0, False), found
    assert found["share"] > 0.5, "cards over the whole place"
    screen.locator(".clue-by > span:last-child").evaluate(
        "(one) => { one.textContent = 'L’indizio di Maximiliana Konstantynow' }"
    )
    assert screen.evaluate(LINE_BESIDE), "however long the name is"


def test_what_stands_still_moves_a_little_and_the_end_follows_the_last_points(visit: Visit) -> None:
    page = start(visit, rules={"target_score": 1}, size=DESKTOP)
    code = page.url.rpartition("/")[2]
    screen = visit(f"/tv/{code}", size=SCREEN)
    screen.clock.install()
    screen.reload()
    screen.locator(".t-looking").wait_for()
    hint = screen.get_by_text("Press a key, and there is sound")
    expect(hint).to_be_visible()
    screen.keyboard.press("ArrowDown")
    expect(hint).to_have_count(0)
    stood = screen.locator(".t-frame").get_attribute("style")
    screen.clock.run_for(91_000)
    assert screen.locator(".t-frame").get_attribute("style") != stood
    tell(page)
    screen.locator(".t-points").wait_for()
    assert screen.evaluate(OWN_MARKS) == "none", "what is said brings its language's marks"
    screen.clock.run_for(30_000)
    expect(screen.locator(".t-win h1")).to_contain_text("the moon")
    expect(screen.locator(".t-win > p").first).to_contain_text(re.compile(r"\bpoints?\b"))
    expect(screen.locator(".t-why-over")).to_have_text("Somebody has reached one point.")
    # Whose clue it was and whose card are not the same.
    for title, did in (("The finest clue", "told it."), ("The card that misled the most people", "gave it.")):
        for remembered in screen.locator(".t-ev", has_text=title).all():
            expect(remembered.locator(".t-owner")).to_contain_text(did)
    expect(screen.locator(".t-rank li")).to_have_count(6)
    expect(screen.locator(".t-next")).to_contain_text("can start the next game.")
    expect(screen.locator(".t-top .chip:not(.t-asks)")).to_have_count(0)


def test_a_code_of_nothing_is_asked_for_again(visit: Visit) -> None:
    screen = visit("/tv/NONE-0000", size=SCREEN)
    expect(screen.get_by_role("alert")).to_have_text("There is no table with this code.")
    field = screen.get_by_label("Type its code. The lobby shows it.")
    expect(field).to_be_focused()
    # One wrong letter is mended, another code is typed over all.
    expect(field).to_have_value("NONE-0000")
    screen.keyboard.type("HARE-1")
    expect(field).to_have_value("HARE-1")
    # On a phone it has its edges, and there is a way back.
    screen.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    edges = field.evaluate("(one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]")
    assert 12 <= edges[0] < edges[1] <= PHONE[0] - 12
    screen.get_by_role("link", name="Moonhare").click()
    screen.locator(".home-start").wait_for()
