"""A whole game through the accessibility tree alone, by the keyboard alone: nothing is found but by role and name."""

import re

import pytest
from playwright.sync_api import Page, expect

from moonhare.rules.editions import EDITIONS
from tests.client.conftest import Visit
from tests.client.test_table import start

pytestmark = pytest.mark.browser

MOST_STEPS = 300
TELLERS_OWN = [
    edition.id for edition in EDITIONS if edition.settings.scoring == "storyteller" and not edition.settings.teams
]
CASES = [one if one == "standard" else pytest.param(one, marks=pytest.mark.long) for one in TELLERS_OWN]


def press(page: Page, name: str) -> bool:
    """Press a button that may be pressed now, by its name; False where there is none."""
    button = page.get_by_role("button", name=re.compile(name), disabled=False)
    if button.count() == 0:
        return False
    button.first.focus()
    page.keyboard.press("Enter")
    return True


def choose(page: Page) -> bool:
    """Choose the next card of the hand that is not chosen yet."""
    card = page.get_by_role("region", name="Your hand").get_by_role("button", pressed=False)
    if card.count() == 0:
        return False
    card.first.focus()
    page.keyboard.press("Space")
    return True


def step(page: Page) -> None:
    """Do what is asked for now, whatever it is."""
    clue = page.get_by_role("textbox", name="Your clue")
    if clue.count():
        choose(page)
        clue.focus()
        page.keyboard.type("What the ferryman keeps")
        page.keyboard.press("Enter")
    elif page.get_by_role("heading", name=re.compile("^Which card")).count() or page.get_by_role("radio").count():
        vote = page.get_by_role("radio", checked=False, disabled=False)
        if vote.count():
            vote.first.focus()
            page.keyboard.press("Space")
            press(page, "^Vote$")
    elif page.get_by_role("button", name=re.compile("^Give th(?!.*instead)")).count():
        choose(page)
        press(page, "^Give th(?!.*instead)")
    else:
        press(page, "^(Show everything|Next round|To the )")
    page.wait_for_timeout(150)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("edition", CASES)
def test_a_whole_game_is_played_by_names_and_roles_alone(visit: Visit, edition: str) -> None:
    page = start(visit, computers=3, edition=edition, rules={"end": "score", "target_score": 5})
    again = page.get_by_role("button", name=re.compile("again", re.IGNORECASE))
    end = page.get_by_role("heading", name=re.compile("win|reach"))
    for _ in range(MOST_STEPS):
        if end.count():
            break
        step(page)
    expect(again.first).to_be_visible()
