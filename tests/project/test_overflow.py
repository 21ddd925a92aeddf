"""No screen of the game overflows on a phone, in any language."""

import pytest
from playwright.async_api import async_playwright

from scripts import build_client, chromium, screens
from scripts.guests import house
from tests.overflow import OVERFLOWING

LANGUAGES = ("en", "it", "da", "pl", "pt-PT")
PHONES = ((390, 844), (360, 640))
# One of each kind in every run; the whole matrix among the long ones.
FEW = ("giving", "voting-twelve", "points", "telling", "final", "party-voting", "team-naming")
NAMES = [
    pytest.param(name, marks=() if name in FEW else pytest.mark.long)
    for name, screen in screens.SCREENS.items()
    if name not in ("home", "rules", "about", "unknown")
]


@pytest.mark.browser
@pytest.mark.parametrize("name", NAMES)
async def test_no_word_overflows_at_the_table(tmp_path, name):
    build_client.build()
    screen = screens.SCREENS[name]
    found = {}
    async with house(tmp_path) as address, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
        host = await browser.new_context()
        page = await host.new_page()
        reaching = screen.reach(address, page)
        await anext(reaching)
        seat = await host.storage_state()
        for language in LANGUAGES:
            context = await browser.new_context(locale=language, reduced_motion="reduce", storage_state=seat)
            tab = await context.new_page()
            await tab.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
            await screen.show(tab, page.url)
            for width, height in PHONES:
                await tab.set_viewport_size({"width": width, "height": height})
                await tab.wait_for_timeout(200)  # the board takes its new measure a frame or two later
                if words := await tab.evaluate(OVERFLOWING):
                    found[language, width] = words
            await context.close()
        await reaching.aclose()
        await browser.close()
    assert found == {}
