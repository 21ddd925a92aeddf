"""What a new player's first look at a hand costs over the wire: code, styles and words; fonts; six pictures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from moonhare import server
from tests.browser.people import PHONE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.conftest import House

pytestmark = pytest.mark.browser

HAND = 6
STATIC = Path(server.__file__).parent / "static"
LATER = {
    "sound": "createOscillator",
    "television": "t-frame",
    "gallery": "gallery-look",
    "album": "al-spread",
    "replay": "replay-steps",
    "rules": "points-table",
}
"""What is loaded when it is wanted, each with something that stands in its code and in no other."""
KILOBYTE = 1000


@pytest.mark.parametrize("language", ["en", "it", "da", "pl", "pt"])
def test_the_first_hand_is_light(language: str, chromium: Browser, house: House) -> None:
    person = Person(chromium, "Ada", size=PHONE, language=language, newcomer=True)
    wire = person.context.new_cdp_session(person.page)
    kinds: dict[str, str] = {}
    sizes: dict[str, list[float]] = {"code": [], "fonts": [], "hand": []}

    def answered(event: dict[str, Any]) -> None:
        path, kind = event["response"]["url"].removeprefix(house.address), event["type"]
        if kind == "Font":
            kinds[event["requestId"]] = "fonts"
        elif kind in ("Document", "Script", "Stylesheet", "Fetch"):
            kinds[event["requestId"]] = "code" if not path.startswith("/api/sets") else "texts"
        elif path.startswith("/sets/"):
            kinds[event["requestId"]] = "hand" if "/t/" in person.page.url else "home"

    scripts: list[str] = []
    person.page.on("response", lambda one: scripts.append(one.url) if one.url.endswith(".js") else None)

    def loaded(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"])
        if kind in sizes:
            sizes[kind].append(event["encodedDataLength"] / KILOBYTE)

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", loaded)
    wire.send("Network.enable")
    person.page.goto(house.address)
    person.page.locator(".home-start .btn-quiet").click()
    person.page.locator(".fan button.card img").first.wait_for()
    # No waiting inside the page: its content security policy forbids what that needs.
    while not person.page.evaluate("[...document.images].every((image) => image.complete)"):
        person.page.wait_for_timeout(50)
    person.page.evaluate("document.fonts.ready")
    codes = [person.context.request.get(address).text() for address in scripts]
    person.close()
    assert codes
    assert not [what for what, mark in LATER.items() if any(mark in code for code in codes)]
    built = [path.read_text() for path in STATIC.glob("*.js")]
    assert all(any(mark in code for code in built) for mark in LATER.values()), "each is in some file"
    assert 0 < sum(sizes["code"]) <= 100
    assert 0 < sum(sizes["fonts"]) <= 130
    # Six cards, one of them large too; what comes later is of the next phase, where a computer was quick to tell.
    # A card that the first page showed already comes from the cache.
    assert 0 < sum(sizes["hand"][: HAND + 1]) <= 350


@pytest.mark.usefixtures("house")
def test_the_page_names_each_script_that_it_waits_for() -> None:
    page = (STATIC / "index.html").read_text()
    named = set(re.findall(r'/static/([\w-]+\.js)"', page))
    asked = re.compile(r'(?:from|import)"/static/([^"]+)"')
    wanted = {name for one in named for name in asked.findall((STATIC / one).read_text())}
    assert wanted
    assert wanted <= named
