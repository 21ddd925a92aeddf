"""Words stay on their ground, and names beside each other, where there is little room."""

import pytest
from playwright.sync_api import Page, expect

from moonhare.locales import LANGUAGES
from tests.client.conftest import Visit
from tests.client.test_table import DO, OPEN, SIT_DOWN, phase, start, start_with_a_friend, to_second_round

pytestmark = pytest.mark.browser

OFF_THE_MOON = """() => {
  const moon = document.querySelector(".dial-moon").getBoundingClientRect();
  const [x, y, radius] = [moon.x + moon.width / 2, moon.y + moon.height / 2, moon.width / 2];
  const off = [];
  for (const element of document.querySelectorAll(".dial-say strong, .dial-say .small")) {
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const line of range.getClientRects()) {
      // A line's box is higher than its letters.
      const top = line.top + 4;
      for (const side of [line.left, line.right])
        if (top < y && Math.hypot(side - x, top - y) > radius) off.push(element.textContent);
    }
  }
  return off;
}"""

SIZES = [(360, 640), (390, 844), (844, 390)]


def words_off_the_moon(page: Page, language: str) -> list[str]:
    """What stands beside the moon in some language: dark words, on night."""
    page.evaluate("(language) => localStorage.setItem('moonhare-language', language)", language)
    page.reload()
    page.locator(".dial-say strong").wait_for()
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(OFF_THE_MOON)
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_question_of_a_vote_stands_on_the_moon_in_every_language(visit: Visit, size: tuple[int, int]) -> None:
    page = start(visit, size=size)
    to_second_round(page)
    page.keyboard.press("1")
    page.locator(".act .btn-primary").click()
    phase(page, "voting")
    for language in LANGUAGES:
        assert words_off_the_moon(page, language) == [], language


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_partys_longer_question_stands_on_the_moon_in_every_language(visit: Visit, size: tuple[int, int]) -> None:
    page, friend = start_with_a_friend(visit, computers=6, edition="odyssey-party")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    friend.get_by_label("Your clue").fill("Where I forgot my umbrella")
    friend.get_by_role("button", name="Tell it").click()
    for each in (page, friend):
        phase(each, "giving")
        each.keyboard.press("1")
        each.locator(".act .btn-primary").click()
    phase(page, "voting")
    for language in LANGUAGES:
        assert words_off_the_moon(page, language) == [], language


def test_a_long_name_leaves_the_others_theirs(visit: Visit) -> None:
    page = visit(size=(820, 1180))
    code: str = page.evaluate(OPEN, {"name": "Maximiliana-Theodora"})
    for name in ("Ada", "Nina", "Pavel", "Bo", "Asta", "Rui", "Zoë"):
        assert visit().evaluate(SIT_DOWN, [code, name])
    assert page.evaluate(DO, [code, [{"type": "start-game"}]]) == ["accepted"]
    page.goto(f"{page.url.rstrip('/')}/t/{code}")
    names = page.locator(".seat-name")
    expect(names).to_have_count(8)
    page.evaluate("document.fonts.ready")
    cut = names.evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    assert cut == ["Maximiliana-Theodora"]
