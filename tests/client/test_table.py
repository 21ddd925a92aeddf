"""A round at the table, in a real browser: by keys and by touch, with its refusals, looks and points."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"

DO = """async ([code, commands, at = { game: 0, round: 0, phase: null }]) => {
  const socket = new WebSocket(`ws://${location.host}/t/${code}/ws`);
  await new Promise((open) => socket.addEventListener("open", open));
  const verdicts = [];
  for (const command of commands) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const verdict = new Promise((heard) => {
      socket.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.id === id) heard(message.type);
      });
    });
    socket.send(JSON.stringify({ type: "do", id, ...at, command }));
    verdicts.push(await verdict);
  }
  socket.close();
  return verdicts;
}"""

AXE_RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`);
}"""


def open_aside(page: Page, **body: object) -> str:
    """Open a table for whom a page belongs to, while it still shows nothing; give its code."""
    code: str = page.context.request.post("/api/tables", data=body).json()["code"]
    return code


def sit_down_aside(page: Page, code: str, name: str) -> None:
    """Seat whom a page belongs to, while it still shows nothing."""
    assert page.context.request.post(f"/api/tables/{code}/seats", data={"name": name}).ok


def start(
    visit: Visit,
    *,
    computers: int = 5,
    edition: str = "standard",
    rules: Mapping[str, object] | None = None,
    size: tuple[int, int] = PHONE,
    language: str = "en",
) -> Page:
    """Open a table with computer players and begin; give the page at the table."""
    page = visit(None, size=size, language=language)
    body = {"name": "Ola", "computers": computers, "edition": edition, "language": language, "start": not rules}
    code = open_aside(page, **body)
    page.goto(f"/t/{code}")
    if rules:
        commands: list[dict[str, Any]] = [
            {"type": "change-setting", "setting": name, "value": value} for name, value in rules.items()
        ]
        commands.append({"type": "start-game"})
        assert set(page.evaluate(DO, [code, commands])) == {"accepted"}
    page.locator("main.table").wait_for()
    return page


def start_with_a_friend(
    visit: Visit, *, computers: int = 2, edition: str = "standard", language: str = "en"
) -> tuple[Page, Page]:
    """Open a table with a friend and computer players, and begin; give both pages, the host's first."""
    page, friend = visit(None, language=language), visit(None, language=language)
    code = open_aside(page, name="Ola", computers=computers, edition=edition, language=language)
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    friend.goto(f"/t/{code}")
    for each in (page, friend):
        each.locator("main.table").wait_for()
    return page, friend


def phase(page: Page, name: str) -> None:
    page.locator(f"main[data-phase={name}]").wait_for()


def tell(page: Page, words: str = "Every door I did not open") -> None:
    """Announce the first clue with the first card."""
    page.locator(".fan button.card").first.click()
    page.get_by_label("Your clue").fill(words)
    page.get_by_role("button", name="Tell it").click()


def give(page: Page, *keys: str) -> None:
    """Give the cards of the hand that these keys choose, and wait until all lie on the table."""
    phase(page, "giving")
    for key in keys:
        page.keyboard.press(key)
    page.locator(".act .btn-primary").click()
    phase(page, "voting")


def vote(page: Page) -> None:
    """Vote for the first card that is not one's own."""
    page.locator(".board button.card:not([aria-disabled])").first.click()
    page.get_by_role("button", name="Vote", exact=True).click()


def chosen(page: Page) -> list[int]:
    """Which cards of the hand are picked, from 1."""
    pressed = page.locator(".fan button.card").evaluate_all(
        "(cards) => cards.map((card) => card.getAttribute('aria-pressed') === 'true')"
    )
    return [place for place, is_pressed in enumerate(pressed, 1) if is_pressed]


def to_points(page: Page) -> None:
    """Skip the steps of a reveal, as somebody does who waits for nothing."""
    page.locator(".reveal").wait_for()
    # Twice nothing to be seen tells when a press is not taken for a late one any more.
    page.wait_for_timeout(650)
    page.keyboard.press("Escape")
    page.locator(".reveal[data-step='5']").wait_for()
    page.wait_for_timeout(650)


def go_on(page: Page) -> None:
    """Leave the points of a round."""
    to_points(page)
    page.locator(".reveal .act .btn-primary").click()


def to_second_round(page: Page) -> None:
    """Tell the first clue and go on from its points; computers tell next."""
    tell(page)
    go_on(page)
    page.locator("main.table:not(.revealing)").wait_for()
    phase(page, "giving")


def test_a_round_is_played_with_keys_alone(visit: Visit) -> None:
    page = start(visit, size=DESKTOP)
    # The card that lies there large is chosen by the button that names it, and told of by none before that.
    page.get_by_label("Your clue").fill("4")
    large = page.locator(".focus img").first.get_attribute("alt")
    page.get_by_role("button", name=f"Choose this card: {large}", exact=True).press("Enter")
    assert chosen(page) == [1]
    expect(page.get_by_role("button", name=f"Tell it: {large}", exact=True)).to_be_enabled()
    page.get_by_label("Your clue").fill("")
    page.get_by_label("Your clue").blur()
    # So long a press may still be meant for the choice.
    page.wait_for_timeout(650)
    page.keyboard.press("3")
    assert chosen(page) == [3]
    page.locator(".fan button.card[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert chosen(page) == [4]
    page.get_by_label("Your clue").focus()
    page.keyboard.type("4 doors, 2 keys")
    assert chosen(page) == [4], "digits in a field are words"
    page.keyboard.press("Enter")
    phase(page, "showing")
    to_points(page)
    expect(page.locator(".reveal .act .btn-primary")).to_be_focused()
    page.keyboard.press("Enter")
    phase(page, "giving")
    expect(page.get_by_role("button", name="Choose this card: ")).to_have_accessible_description(
        "Or another one from your hand."
    )
    page.keyboard.press("2")
    expect(page.locator("[data-voice=table]")).to_contain_text("Give this card: ")
    page.get_by_role("button", name="Give this card: ").focus()
    page.keyboard.press("Enter")
    phase(page, "voting")
    page.locator(".dial input:not([aria-disabled])").first.focus()
    page.keyboard.press("ArrowRight")
    # From one's own card, wherever it lies, nothing can be cast: one passes it by.
    if page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
        page.keyboard.press("ArrowRight")
    expect(page.locator(".dial input:checked")).to_have_count(1)
    page.keyboard.press("Enter")
    phase(page, "showing")


def test_ones_own_card_says_why_it_takes_no_vote(visit: Visit) -> None:
    page = start(visit, size=DESKTOP)
    to_second_round(page)
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    own = page.locator(".slot button[aria-disabled]")
    number = own.locator("xpath=ancestor::li").locator(".slot-no").inner_text()
    own.click(force=True)
    expect(page.get_by_role("alert")).to_have_text(f"Card {number} is yours. Vote for another one.")
    expect(page.locator(".dial input:checked")).to_have_count(0)
    expect(page.get_by_role("button", name="Vote", exact=True)).to_be_disabled()


def test_two_cards_are_given_where_three_play(visit: Visit) -> None:
    page = start(visit, computers=2, edition="classic")
    to_second_round(page)
    give = page.get_by_role("button", name="Give these two")
    page.keyboard.press("2")
    expect(give).to_be_disabled()
    expect(page.locator(".act .hint")).to_have_text("One more card.")
    page.keyboard.press("5")
    assert chosen(page) == [2, 5]
    expect(page.locator(".focus .card")).to_have_count(2)
    page.keyboard.press("7")
    expect(page.get_by_text("You have chosen enough cards. Touch one of them to put it back.")).to_be_visible()
    assert chosen(page) == [2, 5], "none of them goes by itself"
    page.keyboard.press("2")
    page.keyboard.press("7")
    assert chosen(page) == [5, 7]
    give.click()
    phase(page, "voting")
    expect(page.locator(".slot")).to_have_count(5)
    expect(page.locator(".slot button[aria-disabled]")).to_have_count(2)


@pytest.mark.parametrize(("language", "parts"), [("en", {"latin"}), ("pl", {"latin", "latin-ext"})])
def test_the_letters_of_clues_are_there_before_the_first_clue(visit: Visit, language: str, parts: set[str]) -> None:
    page = visit(None, language=language)
    code = open_aside(page, name="Ola", language=language)
    italic = re.compile(r"fraunces-italic-(latin|latin-ext)\.woff2")
    asked: set[str] = set()

    def fetched(address: str) -> None:
        if found := italic.search(address):
            asked.add(found[1])

    page.on("requestfinished", lambda request: fetched(request.url))
    with page.expect_request_finished(lambda request: f"italic-{max(parts)}." in request.url):
        page.goto(f"/t/{code}")
    page.locator(".lobby").wait_for()
    page.evaluate("document.fonts.ready")
    assert asked == parts


def test_a_clue_sung_needs_no_words(visit: Visit) -> None:
    page, _ = start_with_a_friend(visit)
    page.get_by_role("button", name="Sing it").click()
    expect(page.get_by_role("button", name="Choose this card: ")).to_be_visible()
    page.keyboard.press("1")
    page.get_by_role("button", name="I have sung it").click()
    expect(page.get_by_label("The clue", exact=True)).to_contain_text("You sang the clue")


def test_with_computers_alone_a_clue_is_written_until_somebody_is_there_to_hear_it(visit: Visit) -> None:
    page = start(visit)
    expect(page.get_by_label("Your clue")).to_be_visible()
    expect(page.get_by_role("button", name="Sing it")).to_have_count(0)
    guest = visit(None)
    guest.goto(page.url)
    guest.get_by_label("Your name at the table").fill("Ben")
    guest.get_by_role("button", name=re.compile("^Ask for")).click()
    expect(page.get_by_role("button", name="Sing it")).to_be_visible()


def test_every_card_can_be_looked_at_large_and_chosen_there(visit: Visit) -> None:
    page = start(visit)
    second = page.locator(".fan button.card").nth(1)
    box = second.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 40)
    page.mouse.down()
    dialog = page.get_by_role("dialog", name="A closer look")
    dialog.wait_for()
    page.mouse.up()
    assert chosen(page) == [], "a card that is held is looked at, not chosen"
    picture = dialog.locator("figure img").first
    title = str(picture.get_attribute("alt"))
    page.keyboard.press("ArrowRight")
    expect(picture).not_to_have_attribute("alt", title)
    dialog.get_by_role("button", name="Choose this card").click()
    expect(dialog).not_to_be_visible()
    assert chosen(page) == [3]


def test_a_picture_that_does_not_come_shows_its_title(visit: Visit) -> None:
    page = visit(None)
    page.route(re.compile(r"/sets/.*\.webp$"), lambda route: route.abort())
    code = open_aside(page, name="Ola", computers=5, start=True)
    page.goto(f"/t/{code}")
    titles = page.locator(".fan .card-title")
    expect(titles).to_have_count(6)
    # Titles come with the set's list, which may be later than the hand.
    expect(titles).to_have_text([re.compile(r"\w")] * 6)


def test_in_teams_the_two_agree_on_who_gives(visit: Visit) -> None:
    page = start(visit, edition="odyssey-team", size=DESKTOP)
    expect(page.locator(".team-seat")).to_have_count(3)
    to_second_round(page)
    if page.get_by_text("Your team tells this round").count():
        return
    mine = page.get_by_role("button", name="You give")
    mine.wait_for()
    if mine.get_attribute("aria-pressed") != "true" or mine.get_attribute("data-open"):
        mine.click()
    page.get_by_role("button", name="Choose this card").wait_for()
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card for the team").click()
    phase(page, "showing")
    expect(page.locator(".gain-sum")).to_have_count(3)
    expect(page.locator(".gain-sum").first.locator(".badge")).to_have_count(2)


@pytest.mark.parametrize(("cards", "ring"), [(12, True), (21, False)])
def test_many_cards_lie_within_a_phones_width_and_can_be_voted_for(visit: Visit, cards: int, ring: bool) -> None:
    rules = {"cards_given": 1 if ring else 2, "hand_size": 4}
    page = start(visit, computers=11 if ring else 10, edition="odyssey", rules=rules)
    to_second_round(page)
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    expect(page.locator(".slot")).to_have_count(cards)
    expect(page.locator(".dial input")).to_have_count(cards if ring else 0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    widths = page.locator(".slot .card").evaluate_all("(all) => all.map((card) => card.offsetWidth)")
    assert min(widths) >= 60
    free = page.locator(".slot button.card:not([aria-disabled])")
    free.nth(0).click()
    free.nth(1).click()
    free.nth(2).click()
    expect(page.locator(".slot button[aria-pressed=true]")).to_have_count(2)
    page.get_by_role("button", name="Vote", exact=True).click()
    phase(page, "showing")


def test_axe_finds_nothing_in_any_phase(visit: Visit) -> None:
    page = start(visit)
    # `evaluate` is not under the page's own policy, so the tool needs no door in it.
    page.evaluate(AXE.read_text(encoding="utf-8"))

    def look_over(name: str) -> None:
        for width, height in (PHONE, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)  # the page takes its new measure a frame or two later
            assert page.evaluate(AXE_RUN) == [], (name, width)

    look_over("announcing")
    tell(page)
    phase(page, "showing")
    look_over("votes")
    to_points(page)
    look_over("points")
    page.locator(".reveal .act .btn-primary").click()
    phase(page, "giving")
    look_over("giving")
    page.get_by_role("button", name="Scores").click()
    look_over("scores")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discard pile, 6 cards").click()
    look_over("discards")
    expect(page.locator(".discards img").first).to_have_attribute("loading", "lazy")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.get_by_role("button", name="Give this card").click()
    phase(page, "voting")
    look_over("voting")


def test_the_end_tells_who_won_and_another_edition_is_two_clicks_away(visit: Visit) -> None:
    page = start(visit, computers=4, rules={"target_score": 1})
    tell(page)
    to_points(page)
    page.get_by_role("button", name="To the final standing").click()
    expect(page.locator(".winner-words")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0, "who has won stands above what is seen"
    expect(page.locator(".winner-words")).to_have_text(re.compile("moon|share"))
    expect(page.locator(".winner")).to_contain_text("Somebody has reached one point.")
    you = re.compile(r"^You: place [2-5] of 5, \d\s+points$")
    won = page.locator(".winner-words", has_text=re.compile("You|Ola"))
    expect(page.locator(".winner-you", has_text=you).or_(won)).to_be_in_viewport()
    expect(page.locator(".end-rank")).to_have_count(5)
    page.get_by_role("button", name="Another edition").click()
    expect(page.get_by_role("dialog")).to_contain_text("House rules stay.")
    expect(page.get_by_role("dialog")).to_contain_text("The clue comes first")
    # Five are too few, and a computer player more is enough.
    page.get_by_role("button", name=re.compile("^Party.*With one more computer player$")).click()
    expect(page.locator(".fan .card-back")).to_have_count(5)
