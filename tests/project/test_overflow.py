"""No screen of the game overflows on a phone, in any language."""

import pytest
from playwright.async_api import Page, async_playwright

from scripts import build_client, chromium, screens
from scripts.guests import house
from tests.overflow import OVERFLOWING
from tests.project.loops import run_aside

LANGUAGES = ("en", "it", "da", "pl", "pt")
PHONES = ((390, 844), (360, 640))
# One of each kind in every run; the whole matrix among the long ones.
FEW = ("voting-twelve", "points", "telling", "team-naming")
REST = tuple(name for name in screens.SCREENS if name not in (*FEW, "home", "rules", "about", "unknown"))


async def overflowing(names, folder):
    """Reach these screens, one after the other; what overflows there, by screen, language and width."""
    found: dict[tuple[str, str, int], list[str]] = {}
    async with house(folder) as address, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
        for name in names:
            context = await browser.new_context(reduced_motion="reduce")
            page = await context.new_page()
            reaching = screens.SCREENS[name].reach(address, page)
            await anext(reaching)
            for language in LANGUAGES:
                await page.evaluate("language => localStorage.setItem('moonhare-language', language)", language)
                await page.evaluate("sessionStorage.clear()")
                found |= {
                    (name, language, width): words
                    for width, words in (await in_language(page, screens.SCREENS[name], language)).items()
                }
            await reaching.aclose()
            await context.close()
        await browser.close()
    return found


async def in_language(page: Page, screen, language):
    """Show a screen anew on each phone; what overflows there, by width."""
    found = {}
    await page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
    await screen.show(page, page.url)
    assert await page.evaluate("document.documentElement.lang") == language
    for width, height in PHONES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_timeout(200)  # the board takes its new measure a frame or two later
        if words := await page.evaluate(OVERFLOWING):
            found[width] = words
    return found


@pytest.mark.browser
@pytest.mark.timeout(900)
@pytest.mark.parametrize("names", [FEW, pytest.param(REST, marks=pytest.mark.long)], ids=["few", "rest"])
def test_no_word_overflows_at_the_table(tmp_path, names):
    build_client.build()
    assert run_aside(overflowing(names, tmp_path)) == {}
