"""On every screen of the game nothing overflows on a phone, in any language, nor with larger letters; and all
that is shown differs enough from what is behind it, by night and on paper."""

import pytest
from playwright.async_api import Page, async_playwright

from scripts import build_client, chromium, scenes, screens
from scripts.evening import EVENING
from scripts.guests import house
from tests.contrast import too_faint
from tests.overflow import OVERFLOWING, UNSEEN
from tests.project.loops import run_aside

LANGUAGES = ("en", "it", "da", "pl", "pt")
LONGEST = ("pl",)
PHONES = ((390, 844), (360, 640))
TEXT_LARGER = {"a quarter larger": 20, "twice as large": 32}
# One of each kind in every run; the whole matrix among the long ones.
FEW = ("voting-twelve", "points", "given")
PAGES = ("home", "rules", "about", "unknown")
REST = tuple(name for name in screens.SCREENS if name not in (*FEW, *PAGES, *EVENING))


async def amiss(names, folder, *, sizes, languages):
    """Reach these screens, one after the other; what is amiss there, by screen and by how it was shown.

    `sizes`: how many of a screen's sizes are looked at for words and drawings that are too faint.
    """
    found: dict[tuple[object, ...], list[str]] = {}
    async with house(folder) as address, async_playwright() as playwright:
        program, flags = chromium.program(), list(chromium.FLAGS)
        browser = await playwright.chromium.launch(executable_path=program, args=flags)
        enlarged = {
            how: await playwright.chromium.launch(
                executable_path=program, args=[*flags, f"--blink-settings=defaultFontSize={size}"]
            )
            for how, size in TEXT_LARGER.items()
        }
        for name in names:
            screen = screens.SCREENS[name]
            context = await browser.new_context(reduced_motion="reduce")
            page = await context.new_page()
            reaching = screen.reach(address, page)
            await anext(reaching)
            if name not in PAGES and screen.sizes is not scenes.TELEVISION:
                for language in languages:
                    await page.evaluate("language => localStorage.setItem('moonhare-language', language)", language)
                    await page.evaluate(UNSEEN)
                    shown = await in_language(page, screen, language)
                    found |= {(name, language, width): words for width, words in shown.items()}
                await page.evaluate(UNSEEN)
                for how, larger in enlarged.items():
                    other = await larger.new_context(
                        storage_state=await context.storage_state(),
                        viewport={"width": PHONES[0][0], "height": PHONES[0][1]},
                        reduced_motion="reduce",
                    )
                    large = await other.new_page()
                    await screen.show(large, page.url)
                    await large.wait_for_timeout(200)
                    found[name, how] = await large.evaluate(OVERFLOWING)
                    await other.close()
            for size in list(screen.sizes.values())[:sizes]:
                await page.set_viewport_size({"width": size[0], "height": size[1]})
                for theme in screens.THEMES:
                    await page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                    await page.wait_for_timeout(200)
                    found[name, size, theme] = await too_faint(page)
            await reaching.aclose()
            await context.close()
        await browser.close()
        for larger in enlarged.values():
            await larger.close()
    return {where: what for where, what in found.items() if what}


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
@pytest.mark.parametrize(
    ("names", "sizes", "languages"),
    [
        (FEW, 1, LONGEST),
        pytest.param(REST, 3, LANGUAGES, marks=pytest.mark.long),
        pytest.param(tuple(EVENING), 2, LANGUAGES, marks=pytest.mark.long),
        pytest.param((*FEW, *PAGES), 3, LANGUAGES, marks=pytest.mark.long),
    ],
    ids=["few", "rest", "evening", "pages"],
)
def test_no_word_overflows_and_all_that_is_shown_is_seen(tmp_path, names, sizes, languages):
    build_client.build()
    assert run_aside(amiss(names, tmp_path, sizes=sizes, languages=languages)) == {}
