"""What stays of an evening, as a person sees it: the end, the album on screen, on paper and in a file, the replay."""

from __future__ import annotations

import asyncio
import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from moonhare.decks import load_set
from moonhare.decks.loading import BUNDLED_FOLDER
from moonhare.server.live.credentials import new_secret
from moonhare.server.table.events import encode
from moonhare.server.web.site import COOKIE
from moonhare.storage import Append, SqliteStore
from tests.browser.people import DESKTOP, PHONE
from tests.overflow import OVERFLOWING
from tests.server.test_chronicle import played, scored_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

    from moonhare.server.table.events import AnyTableEvent
    from tests.browser.conftest import House

pytestmark = pytest.mark.browser

TABLET = (820, 1180)
MOST_BYTES = 12_000_000
A4 = (595, 842)
SETTLING = 800
"""Milliseconds."""

BOOK_BELOW = """() => {
  scrollTo(0, 0);
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box(".al-turns ol").bottom < box(".al-cover").top;
}"""
"""Whether an album's book lies below the row of its pages."""


def told(house: House, code: str, chosen: str, players: int) -> tuple[str, int]:
    """A table whose game is over, with pictures of the bundled set; the secret of its host, and how many rounds."""
    log = played(chosen, players)
    secret, digest = new_secret()
    store_log(house.data, code, log, digest)
    return secret, len(scored_at(log))


def store_log(folder: Path, code: str, log: Sequence[AnyTableEvent], digest: bytes) -> None:
    cards = [card.id for card in load_set(BUNDLED_FOLDER / "small-hours", bundled=True).manifest.cards]

    def real(data: bytes) -> bytes:
        text = re.sub(r'"full:(\d\d)"', lambda found: json.dumps(f"small-hours:{cards[int(found[1])]}"), data.decode())
        return text.replace('"full"', '"small-hours"').replace("LUMO-4821", code).encode()

    async def append() -> None:
        store = SqliteStore(folder)
        events = tuple(real(encode(event)) for event in log)
        assert await store.append(Append(table=code, after=0, events=events, admit=((1, digest),))) == "appended"
        await store.close()

    # In a thread: the browser has an event loop of its own in this one.
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, append()).result()


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open a page of the house in a browser of its own, with a seat's cookie or without; none may complain."""
    contexts, complaints = [], []

    def open_page(path: str, *, size: tuple[int, int] = DESKTOP, code: str = "", secret: str = "") -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
        )
        contexts.append(context)
        if secret:
            context.add_cookies([{"name": COOKIE, "value": secret, "domain": "localhost", "path": f"/t/{code}"}])
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(house.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


def to_the_end(page: Page) -> None:
    """Go on from the last round's points."""
    onward = page.get_by_role("button", name="To the final standing")
    expect(onward.or_(page.get_by_role("button", name="Show everything")).first).to_be_visible()
    if not onward.is_visible():
        page.get_by_role("button", name="Show everything").click()
        # A press so soon after is taken for one that was meant for the button before.
        expect(onward).to_be_visible()
        page.wait_for_timeout(SETTLING)
    onward.click()


def nothing_overflows(page: Page) -> None:
    """Nothing is wider than the page, rows that are meant to be drawn sideways apart."""
    show = (
        "(display) => { for (const one of document.querySelectorAll('.strip, .al-turns')) one.style.display = display }"
    )
    page.evaluate(show, "none")
    assert page.evaluate(OVERFLOWING) == []
    page.evaluate(show, "")


def one_evening_is_forgotten(house: House, page: Page, code: str) -> None:
    """The one that this browser has played."""
    page.goto(house.address)
    page.get_by_text("Your evenings").click()
    evening = page.locator(".evenings > ul > li")
    expect(evening).to_have_count(1)
    day = evening.locator("strong").inner_text()
    album = evening.get_by_role("link", name=re.compile(rf"^Album, {day}, \d+:\d\d"))
    assert album.get_attribute("href") == f"/t/{code}/album/1"
    evening.get_by_role("button", name=f"Forget this evening, {day}").click()
    expect(page.locator(".evenings")).to_have_count(0)


def pictures_are_there(page: Page) -> None:
    page.wait_for_function(
        "() => document.images.length > 0 && [...document.images].every((one) => one.complete && one.naturalWidth > 0)"
    )


def test_who_comes_when_the_game_is_over_sees_its_last_points_and_its_end_and_is_in_the_next_one_with_a_tap(
    house: House, visit: Callable[..., Page]
) -> None:
    told(house, "LUMO-7001", "classic", 4)
    page = visit("/t/LUMO-7001")
    page.get_by_role("button", name="See how it ended").click()
    expect(page.locator(".reveal")).to_be_visible()
    to_the_end(page)
    expect(page.locator(".winner-words")).to_be_visible()
    page.get_by_role("button", name="In the next game").click()
    expect(page.get_by_role("button", name="You are in the next game")).to_be_visible()
    page.get_by_role("button", name="You are in the next game").click()
    expect(page.get_by_role("button", name="In the next game", exact=True)).to_have_attribute("aria-pressed", "false")


JUMPS = """() => new Promise((done) => {
  const jumps = [];
  new PerformanceObserver((list) => jumps.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  const ours = (one) => one.sources.some(({ node }) => node?.closest?.(".end-race, .evening"));
  setTimeout(() => done(jumps.filter(ours).map((one) => one.value)), 200);
})"""
"""How much what stands at the end has jumped since the page was loaded, each time that anything did."""


def answer_late(route: Route) -> None:
    """Let the page be painted before."""
    time.sleep(0.5)
    route.continue_()


def test_nothing_jumps_at_the_end_and_a_picture_of_the_albums_strip_opens_the_album_at_its_round(
    house: House, visit: Callable[..., Page]
) -> None:
    secret, rounds = told(house, "LUMO-7002", "standard", 5)
    page = visit("/t/LUMO-7002", code="LUMO-7002", secret=secret, size=PHONE)
    page.route("**/rounds?game=1", answer_late)
    to_the_end(page)
    page.locator(".strip a").last.wait_for()
    assert page.evaluate(JUMPS) == []
    page.locator(".strip a").last.scroll_into_view_if_needed()
    was = page.evaluate("scrollY")
    assert was > 0, "a phone's end is longer than its screen"
    page.locator(".strip a").last.click()
    expect(page.locator(f"#r{rounds}")).to_be_in_viewport()
    assert page.url.endswith(f"/album/1#r{rounds}")
    # The end is drawn anew, and its rounds are late again.
    page.go_back()
    expect(page.locator(".strip")).to_be_in_viewport()
    page.wait_for_timeout(500)
    assert abs(page.evaluate("scrollY") - was) <= 1


@pytest.mark.parametrize("name", ["Wanderer", "Cloud Watcher", "Testa fra le Nuvole"])
def test_on_a_phone_an_album_writes_the_names_whole_that_the_game_gives(
    house: House, visit: Callable[..., Page], name: str
) -> None:
    code = f"LUMO-13{len(name):02}"
    secret, _ = told(house, code, "standard", 6)
    page = visit(f"/t/{code}/album/1", code=code, secret=secret)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    owner = page.locator(".al-own span:nth-child(2)").first
    room, words = owner.evaluate(
        """(owner, name) => {
          owner.textContent = name;
          const words = name.split(" ").map((word) => {
            const one = owner.parentElement.appendChild(document.createElement("i"));
            one.style = "position: absolute; font-style: normal";
            one.textContent = word;
            return one.offsetWidth;
          });
          return [owner.clientWidth, Math.max(...words)];
        }""",
        name,
    )
    assert words <= room, "no word is cut or broken"
    assert owner.evaluate("(owner) => getComputedStyle(owner).whiteSpace") == "normal"


@pytest.mark.long
def test_an_evening_of_twelve_is_kept_in_one_file_that_needs_nothing_and_printed_to_a_sheet_a_round(
    house: House, visit: Callable[..., Page], chromium: Browser, tmp_path: Path
) -> None:
    code = "LUMO-1201"
    secret, rounds = told(house, code, "odyssey", 12)
    page = visit(f"/t/{code}/album/1", code=code, secret=secret)
    expect(page.locator(".al-spread")).to_have_count(rounds + 1)
    pictures_are_there(page)
    clues = [text.strip("“”") for text in page.locator(".al-head .clue-text").all_inner_texts()]
    assert len(clues) == rounds

    page.pdf(path=tmp_path / "album.pdf", prefer_css_page_size=True, print_background=True)
    sheets = [
        (sheet.mediabox, " ".join(sheet.extract_text().split())) for sheet in PdfReader(tmp_path / "album.pdf").pages
    ]
    assert len(sheets) == rounds + 2, "a cover, a sheet a round, the honours"
    assert {(round(box.width), round(box.height)) for box, _ in sheets} == {A4}
    for number, clue in enumerate(clues, start=1):
        assert clue in sheets[number][1]
        assert f"round {number}" in sheets[number][1]
    assert "Cards: Small Hours" in sheets[-1][1]
    assert not any("Yours to keep" in text for _, text in sheets), "what is for the screen is not printed"

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as one file").click()
    file = tmp_path / "album.html"
    download.value.save_as(file)
    assert download.value.suggested_filename.endswith(".html")
    assert file.stat().st_size < MOST_BYTES
    text = file.read_text("utf-8")
    assert "<script" not in text
    assert code not in text
    asked: list[str] = []
    alone = chromium.new_context(offline=True, java_script_enabled=True)
    kept = alone.new_page()
    kept.on("request", lambda request: asked.append(request.url))
    kept.goto(file.as_uri())
    pictures_are_there(kept)
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
    expect(kept.locator(".al-spread")).to_have_count(rounds + 1)
    expect(kept.locator(".al-colophon")).to_contain_text("CC-BY-SA-4.0")
    for clue in clues:
        expect(kept.locator(".al-head .clue-text", has_text=clue).first).to_be_attached()
    assert kept.locator(".al-foil").evaluate("one => getComputedStyle(one).fontFamily")
    assert kept.evaluate("[...document.fonts].filter((one) => one.status === 'loaded').length") > 0
    alone.close()


@pytest.mark.parametrize(
    ("number", "size"),
    [
        pytest.param("1", PHONE, id="phone"),
        pytest.param("2", TABLET, id="tablet", marks=pytest.mark.long),
        pytest.param("3", DESKTOP, id="desktop", marks=pytest.mark.long),
    ],
)
def test_the_cards_come_back_at_the_end_and_the_game_may_be_looked_through_again(
    number: str, size: tuple[int, int], house: House, visit: Callable[..., Page]
) -> None:
    code = f"LUMO-060{number}"
    secret, rounds = told(house, code, "standard", 6)
    page = visit(f"/t/{code}", size=size, code=code, secret=secret)
    to_the_end(page)
    expect(page.locator(".winner-words")).to_contain_text("moon")
    expect(page.locator(".end-rank")).to_have_count(6)
    expect(page.locator(".ev-finest .clue-text")).to_be_visible()
    expect(page.locator(".race-chart")).to_be_visible()
    expect(page.locator(".ready")).to_contain_text("5 are ready")
    expect(page.locator(".strip li")).to_have_count(rounds)
    pictures_are_there(page)
    nothing_overflows(page)
    for tilted in page.locator(".ev-card").all():
        box = tilted.bounding_box()
        assert box is not None
        assert box["width"] > 150

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Past rounds").click()
    expect(page.locator(".past > li")).to_have_count(rounds)
    page.locator(".past-round summary").first.click()
    expect(page.locator(".past-cards").first.locator("li")).to_have_count(6)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Open it").click()
    expect(page.locator(".al-spread")).to_have_count(rounds + 1)
    expect(page.get_by_role("heading", name=re.compile(r"^Round \d+$"))).to_have_count(rounds)
    expect(page.locator(".al-keep")).to_contain_text(f"the {5 * rounds} cards that answered")
    pictures_are_there(page)
    nothing_overflows(page)
    assert page.evaluate(BOOK_BELOW)
    page.get_by_role("switch", name="Secret link").click()
    link = page.locator(".al-url code").inner_text()
    reader = visit(link.removeprefix(house.address.removeprefix("http://")), size=size)
    expect(reader.locator(".al-spread")).to_have_count(rounds + 1)
    expect(reader.get_by_role("button", name="Save as one file")).to_be_visible()
    expect(reader.get_by_text("Secret link")).to_have_count(0)
    page.get_by_role("switch", name="Secret link").click()
    expect(page.locator(".al-url")).to_have_count(0)
    reader.reload()
    expect(reader.locator("main")).to_contain_text("There is no album under this link.")

    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".replay-words")).to_have_text("Round 1 begins.")
    expect(page.locator(".replay-opening")).to_have_text("Round 1")
    expect(page.locator(".replay-hand").first.locator(".card")).to_have_count(6)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-words")).to_contain_text("tells a clue")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".replay-words")).to_contain_text("gives a card")
    nothing_overflows(page)

    one_evening_is_forgotten(house, page, code)


def test_the_host_forgets_a_table_after_being_asked_and_this_browser_forgets_it_too(
    house: House, visit: Callable[..., Page]
) -> None:
    code = "LUMO-0701"
    secret, _ = told(house, code, "standard", 4)
    page = visit("/", size=PHONE, code=code, secret=secret)
    # Who opens the album, and not the table first, is there all the same and counts as away for nobody.
    with page.expect_websocket(lambda socket: f"/t/{code}/ws?" in socket.url):
        page.goto(f"{house.address}/t/{code}/album/1")
    page.goto(f"{house.address}/t/{code}")
    to_the_end(page)
    expect(page.locator(".strip li").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Forget this table").click()
    page.get_by_role("button", name="Stay").click()
    expect(page.locator(".winner-words")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Back to the lobby").click()
    # The end has a menu, too, which goes with it.
    page.locator(".lobby").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="All albums").click()
    album = page.get_by_role("link", name="Album, Game 1 · Standard")
    assert album.get_attribute("href") == f"/t/{code}/album/1"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Past rounds").click()
    expect(page.locator(".past > li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Forget this table").click()
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_role("heading", name="This table has been cleared away")).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("This table has been cleared away")
    expect(page.get_by_text("Your evenings")).to_have_count(0)
