"""Which computer player sits down, in a real browser: the host chooses, and everybody reads where pictures go."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from moonhare.decks import default_sets
from tests.client.conftest import DESKTOP, Visit
from tests.client.test_lobby import names, open_table, sit_down
from tests.decks.making import MakeSet

pytestmark = pytest.mark.browser

SENT = "pictures and clues leave the house; they are sent to models.example."
KEPT = "these pictures stay in the house, so the usual computer player moves."


def told_of(page: Page) -> Page:
    """Have a page believe that what the simple player sees is sent elsewhere: a server of tests sends nothing."""
    players = [
        {"name": "steady", "sends_to": None, "sets": None},
        {"name": "newer-than-this-page", "sends_to": None, "sets": None},
        {"name": "simple", "sends_to": "models.example", "sets": [one.id for one in default_sets()]},
    ]
    page.route("**/api/players", lambda route: route.fulfill(json={"players": players}))
    return page


def test_the_host_chooses_a_player_and_everybody_reads_where_its_pictures_go(
    visit: Visit, data: Path, make_set: MakeSet
) -> None:
    host = told_of(visit())
    address = open_table(host, "Ola")
    host.get_by_role("button", name="Free seat: invite somebody, or seat a computer player").first.click()
    host.get_by_role("menuitem", name="Choose a computer player").click()
    choice = host.get_by_role("dialog", name="Choose a computer player")
    expect(choice.locator(".choice strong")).to_have_text(["Steady", "newer-than-this-page", "By taste"])
    expect(choice).to_contain_text("Pictures and clues leave the house: they are sent to models.example.")
    choice.get_by_role("button", name="By taste").click()
    expect(choice).to_be_hidden()
    expect(host.locator(".place-words strong")).to_have_count(2)
    computer = names(host)[1]
    expect(host.locator(".where-it-goes")).to_have_text(f"{computer}: {SENT}")
    guest = told_of(visit(address, size=DESKTOP))
    sit_down(guest, "Maja")
    expect(guest.locator(".where-it-goes")).to_have_text(f"{computer}: {SENT}")
    make_set("family", cards=30, parent=data / "sets")
    host.evaluate("fetch('/api/sets').then(answer => answer.text())")
    host.locator(".lobby-sets label").filter(has_text="Small en").click()
    for page in (host, guest):
        expect(page.locator(".where-it-goes")).to_have_text(f"{computer}: {KEPT}")
    host.get_by_role("button", name="Free seat: invite somebody, or seat a computer player").first.click()
    host.get_by_role("menuitem", name="Choose a computer player").click()
    expect(choice.get_by_role("button", name="By taste")).to_be_disabled()
    expect(choice).to_contain_text("Not with these pictures: they stay in the house.")
    host.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".fan .card")).to_have_count(7)
    late = told_of(visit())
    late.goto(address)
    expect(late.locator(".late-panel .where-it-goes")).to_have_text(f"{computer}: {KEPT}")


def test_a_server_without_such_a_player_says_nothing_of_pictures_that_leave(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    open_table(page, "Ola")
    found = page.evaluate("fetch('/api/players').then(answer => answer.json())")
    assert not [one for one in found["players"] if one["sends_to"]], json.dumps(found)
    for _ in range(2):
        page.get_by_role("button", name="Add a computer player").click()
    expect(page.locator(".place-words strong")).to_have_count(3)
    expect(page.locator(".where-it-goes")).to_have_count(0)
