"""Take a picture of every screen on phone, tablet and desktop, by night and on paper: one sheet a screen.

Owns `docs/screens/`: which screens are shown, in which order, and what is said of each. A real server runs for it;
people whose moves a script decides sit at its tables (`scripts/guests.py`), and Chromium shows what one of them sees.

    .venv/bin/python scripts/screens.py [SCREEN …]
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw
from playwright.async_api import async_playwright

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import chromium
from scripts.evening import EVENING
from scripts.guests import house
from scripts.ready import NotReadyError
from scripts.scenes import (
    LEAVE_POINTS,
    SHOW_ALL,
    TELEVISION,
    Screen,
    at,
    given,
    host_tells_first,
    in_the_room,
    join,
    lobby,
    nothing,
    other_tells,
    over,
    page_at,
    partner_gave,
    partner_named,
    points,
    red_cast,
    someone_looks_for_a_clue,
    telling,
    to_vote,
    told,
    voted_but_host,
)

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

SHEETS = Path(__file__).resolve().parent.parent / "docs" / "screens"
THEMES = ("night", "paper")
HEIGHT, GAP, GROUND = 620, 16, "#6b6880"  # of each picture on a sheet, in pixels; between them

SCREENS = {
    "home": Screen(
        told="The first page.",
        differs="the pictures are the set's own; a line says what the game is.",
        reach=page_at("/"),
    ),
    "join": Screen(
        told="Following a link: name, symbol, seat.",
        differs="those who are here already are shown by symbol and name before one sits down.",
        reach=join,
    ),
    "lobby": Screen(
        told="The lobby, as its host sees it.",
        reach=lobby("standard", 5),
    ),
    "lobby-team": Screen(
        told="The lobby with pairs.",
        differs="the pairs stand in a list of their own, since seats are shown in table order.",
        reach=lobby("odyssey-team", 6),
    ),
    "announcing": Screen(
        told="Before the first clue: everybody may tell.",
        differs="not drawn: it is the storyteller's screen, asked of everybody.",
        reach=at("standard", 6, nothing),
    ),
    "giving": Screen(told="Looking for a card that goes with the clue.", reach=at("standard", 6, other_tells)),
    "given": Screen(told="One's card is given; the others still look.", reach=at("standard", 6, given)),
    "giving-two": Screen(
        told="Three players: two cards to give.",
        differs="not drawn: two cards are pressed, and both are shown large.",
        reach=at("standard", 3, other_tells),
    ),
    "voting": Screen(told="Which one is the storyteller's?", reach=at("standard", 6, voted_but_host)),
    "voting-twelve": Screen(told="Twelve cards, up to two votes.", reach=at("odyssey", 12, to_vote)),
    "points": Screen(
        told="The points: a card is a person, and what it brought stands under it.",
        differs="a lost connection is told in a pill beside the menu, so that nothing moves.",
        reach=at("standard", 6, points),
        press=SHOW_ALL,
    ),
    "waiting": Screen(
        told="Somebody looks for a clue.", reach=at("standard", 6, someone_looks_for_a_clue), press=LEAVE_POINTS
    ),
    "telling": Screen(told="One's own turn to tell.", reach=at("standard", 6, telling), press=LEAVE_POINTS),
    "told": Screen(
        told="The clue is told; the others look for cards.", reach=at("standard", 6, told), press=LEAVE_POINTS
    ),
    "final": Screen(
        told="Somebody has won.",
        reach=at("standard", 6, over, target_score=20),
        press=LEAVE_POINTS,
    ),
    "television-lobby": Screen(
        told="The big screen before a game.", reach=in_the_room("standard", 6, nothing), sizes=TELEVISION
    ),
    "television-giving": Screen(
        told="The big screen: a place for each, filled face down.",
        reach=in_the_room("standard", 6, given),
        sizes=TELEVISION,
    ),
    "television-voting": Screen(
        told="The big screen: cards to vote for.", reach=in_the_room("standard", 6, to_vote), sizes=TELEVISION
    ),
    "television-twelve": Screen(
        told="The big screen: twelve cards.", reach=in_the_room("odyssey", 12, to_vote), sizes=TELEVISION
    ),
    "television-points": Screen(
        told="The big screen: the points.", reach=in_the_room("standard", 6, points), sizes=TELEVISION
    ),
    "party-unseen": Screen(
        told="Party: a clue before the hand is seen.",
        differs="not drawn: backs instead of a hand.",
        reach=at("odyssey-party", 8, nothing),
    ),
    "party-voting": Screen(
        told="Party: the storyteller's green vote and red one.", reach=at("odyssey-party", 8, host_tells_first)
    ),
    "party-points": Screen(
        told="Party: agreement scores.",
        differs="not drawn: no card is gold; green and red frames, as on the page of rules.",
        reach=at("odyssey-party", 8, red_cast),
        press=SHOW_ALL,
    ),
    "team-naming": Screen(
        told="Team: which of the two gives?",
        differs="the buttons name the giver.",
        reach=at("odyssey-team", 8, partner_named),
    ),
    "team-voting": Screen(told="Team: the partner votes.", reach=at("odyssey-team", 8, partner_gave)),
    **EVENING,
    "rules": Screen(told="The rules, in the reader's language.", reach=page_at("/rules")),
    "about": Screen(told="Licence, source, what is stored about people.", reach=page_at("/about")),
    "unknown": Screen(told="A table that is no more.", reach=page_at("/t/LUMO-0000")),
}


async def picture(page: Page, size: tuple[int, int], theme: str) -> Image.Image:
    """Take one picture of the page as it stands, at one size and in one theme."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(350)
    return Image.open(io.BytesIO(await page.screenshot())).convert("RGB")


def sheet(pictures: dict[tuple[str, str], Image.Image]) -> Image.Image:
    """Lay pictures out: themes below each other, sizes side by side."""
    shrunk = {
        key: image.resize((round(image.width * HEIGHT / image.height), HEIGHT), Image.Resampling.LANCZOS)
        for key, image in pictures.items()
    }
    sizes = [size for theme, size in pictures if theme == THEMES[0]]
    width = sum(shrunk[THEMES[0], size].width + GAP for size in sizes) + GAP
    whole = Image.new("RGB", (width, len(THEMES) * (HEIGHT + GAP) + GAP), GROUND)
    for row, theme in enumerate(THEMES):
        left = GAP
        for size in sizes:
            whole.paste(shrunk[theme, size], (left, GAP + row * (HEIGHT + GAP)))
            left += shrunk[theme, size].width + GAP
    return whole


def front(table: Image.Image, phone: Image.Image) -> Image.Image:
    """Lay a phone over a desktop's table: the readme's first picture."""
    whole = Image.new("RGB", (1500, 900), GROUND)
    whole.paste(table, (0, 0))
    hand = phone.resize((round(phone.width * 0.86), round(phone.height * 0.86)), Image.Resampling.LANCZOS)
    frame = Image.new("RGB", (hand.width + 2 * GAP, hand.height + 2 * GAP), "#fbf1d6")
    frame.paste(hand, (GAP, GAP))
    mask = Image.new("L", frame.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, frame.width - 1, frame.height - 1), 2 * GAP, fill=255)
    whole.paste(frame, (whole.width - frame.width - GAP, whole.height - frame.height - GAP), mask)
    return whole


async def take(browser: Browser, address: str, name: str) -> dict[tuple[str, str], Image.Image]:
    """Reach a screen and write its sheet; give the six pictures."""
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce", has_touch=False
    )
    await context.add_init_script("localStorage.setItem('moonhare-lessons', '\"never\"')")
    page = await context.new_page()
    reaching = SCREENS[name].reach(address, page)
    try:
        await anext(reaching)
        await SCREENS[name].show(page)
        pictures = {
            (theme, size): await picture(page, pixels, theme)
            for size, pixels in SCREENS[name].sizes.items()
            for theme in THEMES
        }
    finally:
        await reaching.aclose()
        await context.close()
    file = SHEETS / f"{name}.webp"
    sheet(pictures).save(file, quality=72, method=6)
    print(f"{file.stat().st_size / 1000:6.0f} KB  {file.name}", flush=True)
    return pictures


def write_page() -> None:
    """Write the page that shows all sheets."""
    lines = ["# Every screen", ""]
    lines += ["Phone, tablet and desktop; by night above, on paper below. `make screens` takes them."]
    for name, screen in SCREENS.items():
        lines += ["", f"## {name}", "", screen.told, "", f"![{screen.told}]({name}.webp)"]
        if screen.differs:
            lines += ["", f"Otherwise than drawn, and meant: {screen.differs}"]
    (SHEETS / "README.md").write_text("\n".join(lines) + "\n", "utf-8")


async def run(names: list[str]) -> None:
    """Take the sheets of these screens."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with house(Path(data)) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
            taken = {name: await take(browser, address, name) for name in names}
            await browser.close()
    if {"voting", "giving"} <= taken.keys():
        first = front(taken["voting"]["night", "desktop"], taken["giving"]["paper", "phone"])
        first.save(SHEETS / "front.webp", quality=80, method=6)
    write_page()


def main(arguments: list[str]) -> int:
    """Take all sheets, or those that are named."""
    unknown = [name for name in arguments if name not in SCREENS]
    if unknown:
        print(f"no screen {', '.join(unknown)}; there are: {', '.join(SCREENS)}", file=sys.stderr)
        return 2
    try:
        chromium.ensure()
    except NotReadyError as reason:
        print(f"moonhare: {reason}", file=sys.stderr)
        return 1
    asyncio.run(run(arguments or list(SCREENS)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
