"""The way to a game, in a real browser: home, lobby, joining, every house rule."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from moonhare.server.live.audience import MOST_OF_A_SEAT
from tests.client.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.browser

ODYSSEY = re.compile("^Odyssey")
"""That edition, and none whose name only has the word in it."""


def open_table(page: Page, name: str) -> str:
    """Open a table from the home page; give its address."""
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Start a table").click()
    page.locator(".lobby").wait_for()
    return page.url


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".lobby").wait_for()


def names(page: Page) -> list[str]:
    return page.locator(".place-words strong").all_inner_texts()


def look_elsewhere(page: Page, now: str) -> None:
    page.evaluate(
        """now => {
          Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        now,
    )


def test_a_person_alone_has_a_hand_after_one_click(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now with computer players").click()
    expect(page.locator(".fan .card")).to_have_count(6)
    expect(page).to_have_title(re.compile("^Your turn"))
    icon = page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/static/icon.svg")
    look_elsewhere(page, "hidden")
    expect(icon).to_have_attribute("href", "/static/icon-turn.svg")
    assert page.evaluate("() => fetch('/static/icon-turn.svg').then(answer => answer.ok)")
    look_elsewhere(page, "visible")
    expect(icon).to_have_attribute("href", "/static/icon.svg")


def test_friends_come_by_link_and_by_code_typed_in_any_way(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    code = address.rpartition("/")[2]
    sit_down(visit(address), "Maja")
    guest = visit()
    guest.get_by_label("Table code").fill(code.lower().replace("-", " "))
    guest.get_by_role("button", name="Join").click()
    sit_down(guest, "Teo")
    expect(host.locator(".place-words strong")).to_have_text(["Ola", "Maja", "Teo"])
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".fan .card")).to_have_count(7)
    expect(guest.locator(".fan .card")).to_have_count(7)


def test_a_code_that_cannot_be_one_is_told_on_the_spot(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Table code").fill("moonhare")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("no table’s code")


def test_a_table_that_is_not_there_has_a_kind_page(visit: Visit) -> None:
    page = visit("/t/LUMO-0000")
    expect(page.get_by_role("heading", level=1)).to_have_text("No table here")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Start a table")).to_be_visible()


def test_a_name_that_is_taken_is_told_beside_the_name(visit: Visit) -> None:
    address = open_table(visit(), "Ola")
    page = visit(address)
    page.get_by_label("Your name at the table").fill("OLA")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("called Ola already")
    sit_down(page, "Olga")


def test_whoever_gives_no_name_has_one_all_the_same(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Start a table").click()
    expect(page.locator(".place-words strong")).to_have_text(re.compile(r"\w{3}"))


def test_a_running_table_shows_its_door_and_whoever_stands_there_notices_when_one_can_sit_down(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play now with computer players").click()
    host.locator(".fan").wait_for()
    guest = visit(host.url)
    expect(guest.get_by_role("heading", name="They are playing")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("menuitem", name="End the game").click()
    host.get_by_role("dialog").get_by_role("button", name="End the game").click()
    sit_down(guest, "Teo")


def test_a_table_that_only_computers_are_left_at_can_be_taken_over(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play now with computer players").click()
    host.locator(".fan").wait_for()
    address = host.url
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("menuitem", name="Leave the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("You have left the table")
    guest = visit(address)
    expect(guest.locator(".join")).to_contain_text("Only computer players are left here.")
    sit_down(guest, "Maja")
    expect(guest.get_by_role("button", name="Start the game")).to_be_visible()


def test_whoever_has_left_a_lobby_finds_back_as_they_were_told(visit: Visit) -> None:
    host = visit()
    guest = visit(open_table(host, "Ola"))
    sit_down(guest, "Teo")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("menuitem", name="Leave the table").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(guest.get_by_role("link", name="To the home page")).to_be_visible()
    guest.get_by_role("button", name="Back to the table").click()
    sit_down(guest, "Teo")
    expect(host.locator(".plate strong", has_text="Teo")).to_be_visible()


def test_a_full_table_says_so_and_lets_one_ask_and_look_on(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    host.locator("input[name=edition]").first.click()
    add = host.get_by_role("button", name="Add a computer player")
    for taken in range(2, 7):
        add.click()
        expect(host.locator(".place-words")).to_have_count(taken)
    expect(add).to_have_count(0)
    guest = visit(address)
    expect(guest.locator(".full-table")).to_contain_text("All 6 seats are taken")
    expect(guest.locator(".join .lead, .join button[type=submit]")).to_have_count(0)
    guest.get_by_label("Your name at the table").fill("Noor")
    guest.get_by_role("button", name="Ask for a seat").click()
    guest.get_by_role("button", name="Watch meanwhile").click()
    expect(guest.locator(".lobby .place-words")).to_have_count(6)
    expect(guest.get_by_role("button", name="Ask for a seat")).to_be_visible()
    host.get_by_role("button", name="Let in").click()
    expect(host.locator(".place-words strong", has_text="Noor")).to_be_visible()
    expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()


def test_names_symbols_order_and_host_can_be_changed(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    guest = visit(address)
    # Whoever only looks on sees the lobby, and sits down from there.
    guest.get_by_role("button", name="Just watch").click()
    expect(guest.locator(".lobby .place-words strong")).to_have_text(["Ola"])
    guest.get_by_role("button", name="Sit down").click()
    sit_down(guest, "Maja")

    guest.get_by_role("button", name="More about Maja").click()
    guest.get_by_role("menuitem", name="Change name").click()
    guest.get_by_role("dialog").get_by_label("Your name at the table").fill("Ola")
    guest.get_by_role("button", name="Save").click()
    expect(guest.get_by_role("alert")).to_contain_text("called Ola already")
    guest.get_by_role("dialog").get_by_label("Your name at the table").fill("Maria")
    guest.get_by_role("button", name="Save").click()
    expect(host.locator(".place-words strong")).to_have_text(["Ola", "Maria"])

    guest.get_by_role("button", name="More about Maria").click()
    guest.get_by_role("menuitem", name="Change symbol").click()
    expect(guest.get_by_role("radio", name="Leaf")).to_be_disabled()
    guest.get_by_role("radio", name="Anchor").click()
    expect(host.locator(".sitter[data-seat=anchor]")).to_have_count(1)

    host.get_by_role("button", name="More about Maria").click()
    host.get_by_role("menuitem", name="One seat earlier").click()
    expect(guest.locator(".place-words strong")).to_have_text(["Maria", "Ola"])

    host.get_by_role("button", name="More about Maria").click()
    host.get_by_role("menuitem", name="Make host").click()
    expect(guest.get_by_role("button", name="Add a computer player")).to_be_visible()
    expect(host.get_by_role("button", name="Add a computer player")).to_have_count(0)


def test_whoever_is_removed_is_back_when_that_is_undone_and_else_by_the_link_unless_kept_out(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    guest = visit(address)
    sit_down(guest, "Maja")
    host.get_by_role("button", name="More about Maja").click()
    host.get_by_role("menuitem", name="Remove from the table").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Your seat was taken away")
    sheet = host.get_by_role("dialog")
    sheet.get_by_role("button", name="Undo").click()
    expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()
    sheet.get_by_role("button", name="Remove", exact=True).click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Your seat was taken away")
    # Offered once: in the sheet, and after it in a note.
    expect(host.get_by_role("button", name="Undo")).to_have_count(1)
    host.keyboard.press("Escape")
    expect(host.locator(".toasts").get_by_role("button", name="Undo")).to_have_count(1)
    host.get_by_role("button", name="Menu", exact=True).click()
    host.get_by_role("menuitem", name="Who is here").click()
    guest.goto(address)
    sit_down(guest, "Maja")
    expect(host.locator(".place-words strong")).to_have_text(["Ola", "Maja"])
    sheet.get_by_role("button", name="Remove", exact=True).click()
    sheet.get_by_role("button", name="Keep out").click()
    expect(sheet.get_by_role("button", name="Let back in")).to_be_visible()


def test_home_leads_back_to_a_table_until_it_is_left(visit: Visit) -> None:
    page = visit()
    address = open_table(page, "Ola")
    page.get_by_role("link", name="Home page").click()
    page.get_by_role("link", name="Return to your table").click()
    expect(page).to_have_url(address)
    aside = page.context.request.post("/api/tables", data={"name": "Kim", "computers": 3, "start": True}).json()
    page.goto(f"/t/{aside['code']}")
    page.locator("main.table").wait_for()
    page.goto("/")
    mine = page.get_by_role("link", name="Kim’s table · it is your turn")
    expect(mine).to_be_visible()
    page.route("**/card", lambda route: route.fulfill(status=502, content_type="text/html", body="<h1>Sorry</h1>"))
    page.reload()
    expect(page.get_by_role("button", name="Start a table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(mine).to_have_count(0)
    page.unroute("**/card")
    page.reload()
    expect(mine, "a server that starts anew makes nobody forget").to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Start a table")).to_be_visible()
    expect(page.get_by_role("link", name="Return to your table")).to_have_count(1)


def test_the_start_says_why_not_yet_and_what_to_do(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#why")).to_contain_text("2 more are needed. Invite friends, or add computer players.")
    add = page.get_by_role("button", name="Add a computer player")
    for _ in range(6):
        add.click()
    page.locator("label.choice", has_text="Teams").locator("input[name=edition]").click()
    expect(page.locator("label.choice", has_text="Teams").locator("input[name=edition]")).to_be_checked()
    expect(page.locator("#why")).to_contain_text("7")
    # So long as the pairs do not come out even, the edition itself says for whom it is.
    expect(page.locator("label.choice", has_text="Teams")).to_contain_text("6, 8, 10 or 12 players. You are 7.")
    add.click()
    expect(start).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".teams .chip")).to_have_count(4)


def test_guests_see_what_is_played_but_change_nothing(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    guest = visit(address)
    sit_down(guest, "Maja")
    host.locator(".rules-row").click()
    host.get_by_role("button", name="More: Cards in hand").click()
    guest.get_by_role("button", name="House rules").click()
    expect(guest.locator(".changed")).to_contain_text("Cards in hand")
    for unwanted in ("input[name=edition]", ".changed button", ".startbar [aria-describedby=why]", ".lobby-sets input"):
        expect(guest.locator(unwanted)).to_have_count(0)


def test_guests_wish_for_another_edition_and_say_that_they_are_ready_and_nobody_waits_for_them(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    guest, other = visit(address), visit(address)
    sit_down(guest, "Maja")
    sit_down(other, "Teo")
    expect(host.locator("#why")).to_have_text("Maja and Teo are not ready yet; you can begin all the same.")
    wish = guest.get_by_role("button", name=ODYSSEY)
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    choice = host.locator("label.choice", has_text=ODYSSEY)
    expect(choice).to_contain_text("One would like this")
    other.get_by_role("button", name=ODYSSEY).click()
    expect(choice).to_contain_text("2 would like this")
    expect(wish.get_by_role("img")).to_have_count(2)
    ready = guest.get_by_role("button", name="I’m ready")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    expect(guest.locator("#why")).to_contain_text("You are ready.")
    expect(host.get_by_role("button", name="More about Maja: ready")).to_be_visible()
    expect(host.locator("#why")).to_contain_text("Teo is not ready yet; you can begin all the same.")
    ready.click()
    expect(host.get_by_role("button", name="More about Maja: ready")).to_have_count(0)
    choice.locator("input").click()
    # A wish that came true is none any longer.
    expect(choice.locator(".wishes")).to_have_count(0)
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".fan .card")).not_to_have_count(0)


def test_a_free_seat_invites_and_for_the_host_seats_a_computer_player(visit: Visit) -> None:
    host = visit(size=PHONE)
    address = open_table(host, "Ola")
    free = host.get_by_role("button", name="Free seat: invite somebody, or seat a computer player")
    expect(free).to_have_count(7)
    free.first.focus()
    host.keyboard.press("Enter")
    expect(host.get_by_role("menuitem", name="Add a computer player")).to_be_focused()
    host.keyboard.press("Enter")
    expect(host.locator(".place-words")).to_have_count(2)
    expect(free).to_have_count(6)
    host.get_by_role("button", name="Invite", exact=True).click()
    expect(host.get_by_role("dialog")).to_contain_text(address.rpartition("/")[2])
    guest = visit(address)
    sit_down(guest, "Maja")
    guest.get_by_role("button", name="Free seat: invite somebody").first.click()
    expect(guest.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()


def test_round_the_moon_no_hare_covers_another_and_ones_own_sits_in_front(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    open_table(page, "Ola")
    page.locator("label.choice", has_text=ODYSSEY).locator("input[name=edition]").click()
    add = page.get_by_role("button", name="Add a computer player")
    for taken in range(2, 13):
        add.click()
        expect(page.locator(".place-words")).to_have_count(taken)
        if taken in (3, 7, 12):
            sits_round_the_moon(page)
            page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def sits_round_the_moon(page: Page) -> None:
    for width, height in ((360, 640), PHONE, (820, 1180), DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)  # they slide to their new places
        found = page.evaluate(
            """() => {
                const boxes = [...document.querySelectorAll(".place")].map((one) => ({
                    mine: "mine" in one.dataset,
                    hare: one.querySelector("svg").getBoundingClientRect(),
                    plate: one.querySelector(".plate").getBoundingClientRect(),
                }));
                const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
                return {
                    plates: boxes.filter((a, i) => boxes.some((b, j) => j > i && meet(a.plate, b.plate))).length,
                    outside: boxes.filter(({ plate }) => plate.left < 0 || plate.right > innerWidth).length,
                    front: boxes.every((one) => one.mine || one.plate.bottom <= Math.max(
                        ...boxes.filter((own) => own.mine).map((own) => own.plate.bottom)) + 1),
                };
            }"""
        )
        assert found == {"plates": 0, "outside": 0, "front": True}, (width, found)


def test_everything_works_on_plain_http_from_another_device(visit: Visit) -> None:
    """No secure context: no clipboard, no wake lock, no random UUID."""
    page = visit(host="table.test")
    assert page.evaluate("isSecureContext") is False
    open_table(page, "Ola")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied.").or_(page.get_by_label("The link, to copy by hand"))).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Add a computer player").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fan .card")).to_have_count(7)


def test_language_and_theme_are_kept(visit: Visit) -> None:
    page = visit(language="da")
    expect(page.get_by_role("button", name="Åbn et bord")).to_be_visible()
    page.get_by_label("Sprog").select_option("pl")
    expect(page.get_by_role("button", name="Otwórz stół")).to_be_visible()
    page.get_by_role("button", name="Motyw papierowy").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "paper")
    page.evaluate("localStorage.setItem('moonhare-theme', 'paper')")
    page.goto(page.url)
    expect(page.get_by_role("button", name="Otwórz stół")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_oldest_of_too_many_tabs_rests_until_it_is_used(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    open_table(page, "Ola")
    crowd = page.context.new_page()
    crowd.goto(page.url)
    crowd.locator(".lobby").wait_for()
    fill = """many => new Promise(done => {
        let open = 0;
        window.others = Array.from({ length: many }, () => {
            const one = new WebSocket(location.href.replace("http", "ws") + "/ws");
            one.onmessage = () => { one.onmessage = null; open += 1; if (open === many) done(); };
            setInterval(() => one.readyState === 1 && one.send('{"type":"ping"}'), 2000);
            return one;
        });
    })"""
    crowd.evaluate(fill, MOST_OF_A_SEAT - 1)
    note = page.locator(".connection p")
    expect(note).to_contain_text("too many places")
    page.wait_for_timeout(1500)
    expect(note).to_contain_text("too many places")
    page.get_by_role("button", name="Go on here").click()
    expect(note).to_have_count(0)
    # Now the next oldest rests, and what is done here arrives.
    expect(crowd.locator(".connection p")).to_contain_text("too many places")
    page.get_by_role("button", name="Add a computer player").first.click()
    expect(page.locator(".place-words strong")).to_have_count(2)


def test_a_seat_whose_answer_got_lost_is_not_taken_twice(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    address = open_table(host, "Ola")
    guest = visit(address)
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        # The server seats the guest, and its answer never arrives.
        route.fetch()
        lost.append(route.request.url)
        route.abort()

    guest.route("**/seats", lose)
    sit_down(guest, "Bo")
    assert lost
    expect(host.locator(".place-words strong")).to_have_count(2)
    assert names(host) == ["Ola", "Bo"]
