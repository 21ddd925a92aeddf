"""House rules in the lobby, in a real browser: every one of them, typed or stepped, and back again."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from moonhare.decks import default_sets, mix
from moonhare.rules.editions import STANDARD, resolve
from moonhare.rules.ending import pile_rounds
from moonhare.server.catalogue import SettingInfo, edition_list
from moonhare.server.table.difference import changed
from tests.client.conftest import DESKTOP, Visit
from tests.client.test_lobby import open_table

pytestmark = pytest.mark.browser


def views(page: Page) -> list[dict[str, Any]]:
    """Collect the public part of every view that the table sends this page from now on."""
    seen: list[dict[str, Any]] = []

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "view":
            seen.append(message["public"])
        elif message["type"] == "changed" and "public" in message["view"]:
            seen.append(changed(seen[-1], message["view"]["public"]))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return seen


def control(page: Page, info: SettingInfo) -> Locator:
    """Find the row of a setting by the place of its name among the house rules."""
    return control_of(page, info.name)


def control_of(page: Page, setting: str) -> Locator:
    """Find it by the setting's id."""
    return page.locator(f'[data-setting="{setting}"]')


@pytest.mark.long
def test_every_house_rule_can_be_changed_and_taken_back(visit: Visit, subtests: pytest.Subtests) -> None:
    page = visit("/", size=DESKTOP)
    seen = views(page)
    open_table(page, "Ola")
    page.locator(".rules-row").click()
    settings = edition_list().settings
    assert len(settings) > 20
    for info in settings:
        with subtests.test(info.name):
            change_and_take_back(page, seen, info)


def change_and_take_back(page: Page, seen: list[dict[str, Any]], info: SettingInfo) -> None:
    row = control(page, info)
    own = seen[-1]["settings"]
    changed = 1
    if info.needs and own[info.needs.setting] != info.needs.value:
        expect(row).to_have_count(0)
        needed = page.locator(f'[data-setting="{info.needs.setting}"]')
        if info.needs.value is True:
            needed.get_by_role("switch").click()
        elif info.needs.or_more:
            needed.get_by_role("button", name=re.compile("^More")).click()
        else:
            needed.get_by_role("combobox").select_option(str(info.needs.value))
        changed = 2
    expect(row).to_be_visible()
    before = own[info.name]
    if info.kind == "switch":
        row.get_by_role("switch").click()
        wanted: Any = not before
    elif info.kind in ("number", "cap"):
        up = before is not None and before < info.most
        row.get_by_role("button", name=re.compile("^More" if up else "^Less")).click()
        wanted = info.most if before is None else before + (1 if up else -1)
    elif info.kind == "choice":
        wanted = next(value for value in info.values if value != before)
        row.get_by_role("combobox").select_option(wanted)
    else:
        row.get_by_role("button").nth(len(info.values) - 1).click()
        wanted = before[:-1]
    expect(page.locator(".rules-count")).to_have_text(f"{changed} changed")
    assert seen[-1]["settings"][info.name] == wanted
    expect(row).to_contain_text("Standard:")
    page.get_by_role("button", name="Back to the rules of Standard").click()
    expect(page.locator(".rules-count")).to_have_count(0)
    expect(page.get_by_role("button", name="Done")).to_be_focused()
    assert seen[-1]["settings"][info.name] == before


def test_a_rules_number_can_be_typed_and_is_brought_within_its_bounds_on_leaving_the_field(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola")
    page.locator(".rules-row").click()
    points = page.get_by_role("spinbutton", name="Points to reach")
    expect(points).to_have_value("30")
    points.click()
    page.keyboard.type("1")
    page.keyboard.type("0")
    # Nothing is sent, nor put right, while somebody is still typing.
    expect(page.locator(".rules-count")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.locator(".rules-count")).to_have_text("1 changed")
    expect(points).to_have_value("10")
    # At the end of its bounds the button stays, and says so.
    points.fill("4000")
    points.press("Tab")
    more = page.get_by_role("button", name="More: Points to reach")
    expect(more).to_be_disabled()
    expect(more).to_be_focused()
    for typed, kept in (("4000", "200"), ("ten", "200"), ("", "200"), ("30", "30")):
        points.fill(typed)
        points.blur()
        expect(points).to_have_value(kept)
    expect(page.get_by_text("Points to reach: 1 to 200")).to_be_visible()
    expect(page.locator(".rules-count")).to_have_count(0)
    expect(control_of(page, "hand_size")).to_contain_text("3 to 12 · 3 players: 7")
    points.press("ArrowUp")
    expect(points).to_have_value("31")
    points.fill("50")
    points.press("Escape")
    expect(points).to_have_value("31")
    points.fill("40")
    page.get_by_role("button", name="More: Points to reach").click()
    expect(points).to_have_value("41")
    cap = page.get_by_role("spinbutton", name="For votes on one’s card, at most")
    cap.fill("")
    cap.press("Enter")
    expect(cap).to_have_value("no limit")
    cap.fill("2")
    cap.press("Enter")
    expect(cap).to_have_value("2")


def test_lobby_and_rules_say_after_how_many_rounds_the_pile_ends_the_game(visit: Visit) -> None:
    page = visit("/", size=DESKTOP)
    open_table(page, "Ola")
    settings = resolve(STANDARD, 3, {"reshuffle": False})
    rounds = pile_rounds(settings, players=3, deck=len(mix(default_sets())))
    last = f"The pile of cards lasts for {rounds} rounds at the most; then the game is over."
    expect(page.get_by_text(last)).to_have_count(0)
    page.locator(".rules-row").click()
    page.locator("[data-setting=reshuffle]").get_by_role("switch").click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".lobby-edition")).to_contain_text(last)
    page.get_by_role("button", name="Read the rules").click()
    expect(page.get_by_role("dialog")).to_contain_text(last)
