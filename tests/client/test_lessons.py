"""A taught first round: one sentence a phase for whoever plays in this browser for the first time."""

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESKTOP, Visit

pytestmark = pytest.mark.browser


def covered(page: Page) -> list[str]:
    """What of the lesson lies over a card, or beyond the edge."""
    return list(
        page.evaluate("""() => {
          const lesson = document.querySelector(".lesson").getBoundingClientRect();
          const over = (box) => box.width > 0 && box.left < lesson.right - 1 && box.right > lesson.left + 1
            && box.top < lesson.bottom - 1 && box.bottom > lesson.top + 1;
          const cards = [...document.querySelectorAll(".focus .card, .board .card")];
          return [
            ...cards.filter((card) => over(card.getBoundingClientRect())).map((card) => card.dataset.card ?? "focus"),
            ...(lesson.left < 0 || lesson.right > innerWidth ? ["edge"] : []),
          ];
        }""")
    )


def test_a_newcomer_is_told_one_sentence_in_each_phase_of_the_first_round_and_none_after_it(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.get_by_role("button", name="Play now with computer players").click()
    lesson = page.get_by_role("complementary", name="First round: how it goes")
    expect(lesson).to_contain_text("Give a picture a clue. Some should see which one you mean, but not all.")
    expect(lesson.get_by_role("list", name="How a round goes")).to_be_visible()
    expect(page.locator(".seat-you .seat-me")).to_have_text("you")
    assert not covered(page)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(lesson.locator("p")).to_be_visible()
    expect(lesson.get_by_role("list")).to_be_hidden()
    assert not covered(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".fan .card").first.click()
    heights = page.locator(":is(.focus, .fan) .card").evaluate_all("(all) => all.map((card) => card.offsetHeight)")
    assert heights[0] > heights[1], "what one looks at is larger than the hand"
    page.get_by_label("Your clue").fill("Before the rain")
    page.get_by_role("button", name="Tell it").click()
    # The computers give and vote; the points of the round come with their sentence.
    expect(lesson).to_contain_text("found it", timeout=30_000)
    assert not covered(page)
    # The track gives its room to the hint; what lies over it goes with it.
    expect(page.get_by_role("button", name="Scores")).to_have_count(0)
    page.reload()
    expect(lesson).to_contain_text("found it")
    lesson.get_by_role("button", name="Close this hint").click()
    expect(lesson).to_have_count(0)
    page.locator(".act .btn-primary").click()
    expect(page.locator(".fan .card").first).to_be_visible()
    # Somebody else tells now: giving and voting are new.
    expect(lesson).to_contain_text("Lead them astray", timeout=30_000)
    expect(lesson.get_by_role("list")).to_have_count(0)
    page.locator(".fan .card").first.click()
    page.locator(".act .btn-primary").click()
    expect(lesson).to_contain_text("The others were added to mislead you. Guess which.", timeout=30_000)
    for width, height in ((390, 844), (820, 1180), DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)  # the table takes its new measure a frame or two later
        assert not covered(page), (width, height)
        expect(lesson).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_whoever_knows_the_game_is_taught_nothing_more(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.get_by_role("button", name="Play now with computer players").click()
    page.get_by_role("button", name="I know the game: no more hints").click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator(".fan .card").first.click()
    page.get_by_label("Your clue").fill("Before the rain")
    page.get_by_role("button", name="Tell it").click()
    page.locator(".revealing .act .btn-primary").wait_for(timeout=30_000)
    expect(page.locator(".lesson")).to_have_count(0)
