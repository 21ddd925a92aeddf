"""A handful of real browsers among the people of a soak: they tap what there is to tap, reload, lose the network.

What they are for: that no page says a word of error on its console, whatever happens around it.
"""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright
from playwright.async_api import Error as PageError

from moonhare.server.web.site import COOKIE
from scripts import chromium
from tests.browser.people import DESKTOP, EXPECTED, PHONE
from tests.soak.souls import Soul

if TYPE_CHECKING:
    from tests.soak.evening import Evening

TELEVISION: Final = (1920, 1080)
SIZES: Final = (PHONE, DESKTOP, PHONE, TELEVISION, (820, 1180))

TAP: Final = """(taste) => {
    const write = [...document.querySelectorAll('textarea, input:not([type]), input[type=text]')];
    for (const field of write.filter((one) => one.offsetParent && !one.value && !one.readOnly)) {
        const kind = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, 'far away');
        field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const there = [...document.querySelectorAll('button:not(:disabled), summary, input[type=radio], [role=radio]')];
    const seen = there.filter((one) => one.offsetParent !== null && !one.closest('[inert]'));
    // Of a whole hand and dial somebody chooses more often than of all that leads away.
    const near = seen.filter((one) => one.closest('.act, .hand, .fan, .board, .dial, .composer, .reveal, .pair'));
    const from = near.length > 0 && taste < 0.8 ? near : seen;
    from[Math.floor(taste * 7919) % from.length]?.click();
}"""


async def browse(evening: "Evening") -> None:
    """Look at the first tables with a browser each: with a seat, without one, as a television."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
        visits = [_visit(evening, browser, at, size) for at, size in enumerate(SIZES)]
        try:
            await asyncio.gather(*visits)
        finally:
            await browser.close()


async def _visit(evening: "Evening", browser: Browser, at: int, size: tuple[int, int]) -> None:
    place, rng = evening.places[at], random.Random(f"{evening.seed} page {at}")
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block")
    base = f"http://127.0.0.1:{evening.port}"
    address = f"{base}/tv/{place.code}" if size == TELEVISION else f"{base}/t/{place.code}"
    if size != TELEVISION and at:
        # In a seat or at the door, as there is room; the first one only looks.
        body = Soul(evening, place, f"Page{at}")
        await body.come_in()
        if body.secret is not None:
            await context.add_cookies([{"name": COOKIE, "value": body.secret, "url": address}])
    page = await context.new_page()
    page.on("pageerror", lambda error: place.fault(f"the page at {size} failed: {error}"))
    page.on("console", lambda said: _listen(place, said, size))
    page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.dismiss()))
    with suppress(PageError):
        await page.goto(address)
    while not evening.over.is_set():
        await asyncio.sleep(rng.uniform(0.3, 1.5))
        with suppress(PageError):
            await _do_something(page, rng, address)
    await context.set_offline(False)
    await context.close()


def _listen(place: Any, said: ConsoleMessage, size: tuple[int, int]) -> None:
    if said.type == "error" and not any(words in said.text for words in EXPECTED):
        place.fault(f"the page at {size} complains: {said.text}")


async def _do_something(page: Page, rng: random.Random, address: str) -> None:
    chance = rng.random()
    if not page.url.startswith(address) or chance < 0.02:
        await page.goto(address)
    elif chance < 0.03:
        await page.context.set_offline(True)
        await asyncio.sleep(rng.uniform(1, 12))
        await page.context.set_offline(False)
    elif chance < 0.05:
        await page.reload()
    else:
        await page.evaluate(TAP, rng.random())
