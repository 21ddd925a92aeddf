"""What is told of others at the table: who left, who hosts, who ended the game."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.test_table import DO, start_with_a_friend

pytestmark = pytest.mark.browser


def test_who_leaves_who_hosts_and_who_ended_the_game_is_told_once(visit: Visit) -> None:
    page, friend = start_with_a_friend(visit)
    code = page.url.rpartition("/")[2]
    toasts = friend.locator(".toast")
    assert page.evaluate(DO, [code, [{"type": "back-to-lobby"}]]) == ["accepted"]
    expect(toasts).to_have_text(["Ola has ended the game."])
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    friend.reload()
    expect(friend.locator(".lobby")).to_be_visible()
    assert page.evaluate(DO, [code, [{"type": "start-game"}, {"type": "leave"}]]) == ["accepted"] * 2
    expect(toasts).to_have_text(["Ola is no longer at the table; the computer plays on. You are the host now."])
    friend.reload()
    friend.locator("main.table").wait_for()
    expect(toasts).to_have_count(0)
    # It was no farewell for good.
    page.get_by_role("button", name="Have your seat back").click()
    expect(page.locator(".asked")).to_contain_text("Ola’s seat is yours once this round is over.")
