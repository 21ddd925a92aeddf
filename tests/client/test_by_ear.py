"""Whole games through the accessibility tree alone, by the keyboard alone: everything is found by role and name, and
reached by the keys that a person has."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from moonhare.rules.editions import EDITIONS
from tests.client.conftest import Visit
from tests.client.test_table import start

pytestmark = pytest.mark.browser

MOST_STEPS = 300
MOST_KEYS = 60
COMPUTERS = {"odyssey-party": 5, "odyssey-team": 5}
EVERY_RUN = "standard"
CASES = [one.id if one.id == EVERY_RUN else pytest.param(one.id, marks=pytest.mark.long) for one in EDITIONS]
HAS_FOCUS = "(one) => one === document.activeElement"


def reach(page: Page, *targets: Locator) -> bool:
    """Press Tab, and arrows within a group, until one of these has the focus; False where it cannot be reached."""
    for _ in range(MOST_KEYS):
        if any(target.evaluate(HAS_FOCUS) for target in targets):
            return True
        page.keyboard.press("Tab")
    return False


def press(page: Page, name: str) -> bool:
    """Press a button that may be pressed now, by its name; False where there is none."""
    button = page.get_by_role("button", name=re.compile(name), disabled=False)
    if button.count() == 0:
        return False
    assert reach(page, button.first), f"no key leads to {name}"
    page.keyboard.press("Enter")
    return True


def choose(page: Page) -> None:
    """Choose the next card of the hand that is not chosen yet: Tab leads into the hand, arrows through it."""
    cards = page.get_by_role("region", name="Your hand").get_by_role("listitem")
    hand = cards.get_by_role("button")
    free = cards.get_by_role("button", pressed=False).first
    # The table may move on between two looks at it.
    if free.count() == 0 or not (all_of_it := hand.all()):
        return
    assert reach(page, *all_of_it), "no key leads into the hand"
    for _ in range(hand.count()):
        if free.evaluate(HAS_FOCUS):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")


def vote(page: Page) -> None:
    """Vote on the dial for some card that is not one's own; in Party for two, the second with the red vote."""
    group = page.get_by_role("group", name=re.compile("^Your (green |red )?vote"))
    numbers = group.get_by_role("radio").or_(group.get_by_role("checkbox"))
    coloured = "Red" if page.get_by_role("group", name="Your red vote").count() else ""
    if page.get_by_role("group", name="Your green vote").count():
        coloured = "Green"
    names = [one.get_attribute("aria-label") or "" for one in numbers.all()]
    at = next(at for at, name in enumerate(names) if "yours" not in name and "Green" not in name)
    assert re.fullmatch(rf"Card {at + 1}\. .+", names[at]), "a number says what lies there"
    assert reach(page, *numbers.all()), "no key leads to the dial"
    if group.get_by_role("checkbox").count():
        assert reach(page, numbers.nth(at))
        page.keyboard.press("Space")
    else:
        for _ in range(len(names)):
            if numbers.nth(at).evaluate(HAS_FOCUS):
                break
            page.keyboard.press("ArrowRight")
        if not numbers.nth(at).is_checked():
            page.keyboard.press("Space")
    if coloured == "Green":
        press(page, "^Red$")
    if coloured:
        expect(page.get_by_role("button", name=re.compile(rf"^Card \d+\..* {coloured}$"))).to_have_count(1)
    press(page, "^Vote$")


def hear_points(page: Page) -> None:
    """Whose each card is, and who voted for it, once the points are there."""
    table = page.get_by_role("list", name="Cards on the table")
    count = table.get_by_role("button").count()
    told = table.get_by_role("button", name=re.compile(r"^Card \d+(, yours|, from [^.]+)\. "))
    expect(told).to_have_count(count)
    expect(table.get_by_role("img", name=re.compile("^(Votes: |Red vote: |no votes)"))).to_have_count(count)
    expect(page.get_by_role("img", name=re.compile(r"^Score track: .*Ola"))).to_be_visible()


def step(page: Page, heard: set[str]) -> None:
    """Do what is asked for now, whatever it is, and note what could be heard."""
    clue = page.get_by_role("textbox", name="Your clue")
    if clue.count():
        choose(page)
        assert reach(page, clue)
        page.keyboard.type("What the ferryman keeps")
        page.keyboard.press("Enter")
    elif page.get_by_role("button", name=re.compile("^Vote$")).count():
        vote(page)
        heard.add("vote")
    elif "agreed" not in heard and page.get_by_role("button", name=re.compile("Then (you|.*) votes?")).count():
        # Both ways in turn: the card is one's own to give, or the vote.
        press(page, "Then you vote" if "gave" in heard else "^(Agree: y|Y)ou give")
        heard |= {"agreed", "gave"}
    elif page.get_by_role("button", name=re.compile("^(Choose|Give) th(?!.*instead)")).count():
        choose(page)
        press(page, "^Give th(?!.*instead)")
    elif page.get_by_role("button", name=re.compile("^Next round|^To the standing")).count():
        hear_points(page)
        heard.add("points")
        heard.discard("agreed")
        press(page, "^(Next round|To the )")
    else:
        press(page, "^(Show everything|To the )")
    telling = page.get_by_role("status").filter(has_text=re.compile("Waiting for [A-Z0-9]")).count()
    assert telling <= 1, "who is waited for is said once"
    if telling:
        heard.add("awaited")
    page.wait_for_timeout(150)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("edition", CASES)
def test_a_whole_game_is_played_by_names_and_roles_and_keys_alone(visit: Visit, edition: str) -> None:
    page = start(
        visit,
        computers=COMPUTERS.get(edition, 3),
        edition=edition,
        # More than one round can bring anybody, so that Ola has voted once whoever told first.
        rules={"end": "score", "target_score": 10 if "odyssey" in edition else 7},
    )
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    assert "Ola, you" in " ".join(players.all_text_contents())
    end = page.get_by_role("heading", name=re.compile("wins?|reach|share"))
    heard: set[str] = set()
    for _ in range(MOST_STEPS):
        if end.count():
            break
        step(page, heard)
    expect(page.get_by_role("button", name=re.compile("again", re.IGNORECASE)).first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert heard >= {"awaited", "points", "vote"}
    own = page.get_by_role("listitem").filter(has_text=re.compile(r"^\d+\. .*Ola.*, you: (\d+|one)\s+points?"))
    expect(own).to_have_count(1)
