"""A game over plain http from another device, and people who close their tab in the middle of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from moonhare.rules.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import House
    from tests.browser.people import Party

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]


@pytest.mark.long
def test_a_whole_game_is_played_where_the_address_is_no_secure_context(
    house: House, gather: Callable[..., Party]
) -> None:
    party = gather(f"http://table.test:{house.port}", "Ada Bo", computers=1, edition="standard", target_score=6)
    assert party.host.page.evaluate("window.isSecureContext") is False
    party.start()
    party.play_to_the_end()
    assert party.host.points()[0] >= 6


@pytest.mark.parametrize(
    ("edition", "names", "computers"),
    [
        pytest.param("standard", "Ada Bo Cem", 0, marks=pytest.mark.long),
        pytest.param("odyssey-party", "Ada Bo", 4, marks=pytest.mark.long),
        # Of six, the first and the fourth are partners.
        pytest.param("odyssey-team", "Ada Bo Cem Dea", 2, marks=pytest.mark.long),
    ],
)
def test_a_closed_tab_stalls_nobody_and_its_person_can_come_back(
    edition: str, names: str, computers: int, hasty_house: House, gather: Callable[..., Party]
) -> None:
    party = gather(hasty_house.address, names, edition=edition, computers=computers)
    party.start()
    everybody, gone = party.people, party.people[-1]
    # The last is gone for a whole round: the computer tells, gives, votes for them where they are awaited.
    gone.leave_page()
    party.people = everybody[:-1]
    party.play(until=lambda: party.host.page.locator("main.table[data-round='2']").count() > 0)
    gone.come_back(party.table)
    gone.page.locator("main.table, .reveal").first.wait_for()
    expect(gone.page.locator(".toast")).to_contain_text("While you were away, the computer played for you in round 1.")
    party.people = everybody
    party.play(until=lambda: party.host.page.locator("main.table[data-round='3']").count() > 0)


def test_the_hosts_role_passes_on_when_the_hosts_tab_is_closed(
    hasty_house: House, gather: Callable[..., Party]
) -> None:
    party = gather(hasty_house.address, "Ada Bo Cem", edition="standard")
    ada, bo, _ = party.people
    expect(bo.page.locator(".editions input[type=radio]")).to_have_count(0)
    ada.leave_page()
    expect(bo.page.locator(".editions input[type=radio]")).to_have_count(len(EDITIONS), timeout=20_000)
