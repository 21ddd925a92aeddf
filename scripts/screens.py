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
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PIL import Image, ImageDraw
from playwright.async_api import async_playwright

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from moonhare.rules.commands import CastVotes, NameGiver
from moonhare.server.messages import ChangeSetting, StartGame, TableView
from scripts import chromium
from scripts.guests import Guest, Party, house
from scripts.ready import NotReadyError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

    from playwright.async_api import Browser, Page

    Reach: TypeAlias = Callable[[str, Page], AsyncGenerator[None]]
    """Brings page and table (of the server at an address) to where the picture is taken, yields, clears up."""
    Move: TypeAlias = Callable[[Party], Awaitable[None]]
    """Moves a game to some point."""

SHEETS = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
TELEVISION = {"television": (1920, 1080)}
THEMES = ("night", "paper")
HEIGHT, GAP, GROUND = 620, 16, "#6b6880"  # of each picture on a sheet, in pixels; between them
NAMES = ("Maja", "Teo", "Ines", "Kuba", "Nora", "Luca", "Asta", "Rui", "Ewa", "Dario", "Freja", "Otto")


@dataclass(frozen=True, kw_only=True)
class Screen:
    """One screen: what is said of it, and how to get there."""

    told: str
    reach: Reach
    differs: str = ""
    """What is meant to be otherwise than the design drew it."""
    sizes: Mapping[str, tuple[int, int]] = field(default_factory=SIZES.copy)
    press: str = ""
    """CSS selector of a button that leads there from what the page shows first."""

    async def show(self, page: Page, address: str | None = None) -> None:
        """Wait until a page that has been reached stands still, here or at an address of its own."""
        if address is not None:
            await page.goto(address)
        if self.press == LEAVE_POINTS:
            await page.locator(".reveal[data-step='5']").wait_for()
            await page.wait_for_timeout(800)  # a press that follows too soon is not taken for one
            await page.locator(self.press).click()
            await page.locator("main:not(.revealing)").wait_for()
        elif self.press:
            await page.locator(self.press).click()
        await page.wait_for_load_state("networkidle")
        await page.evaluate("document.fonts.ready")


def phase(name: str) -> Callable[[TableView], bool]:
    """Give a test of whether a view's game is in a phase."""
    return lambda view: view.public.game is not None and view.public.game.phase == name


async def look(page: Page, guest: Guest) -> None:
    """Show a guest's seat in the browser."""
    await page.context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # its TypedDict is not exported
    await page.goto(f"{guest.address}/t/{guest.code}")


def page_at(path: str) -> Reach:
    """Show a page that needs no table."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        await page.goto(address + path)
        yield

    return reach


async def join(address: str, page: Page) -> AsyncGenerator[None]:
    """Somebody follows a link."""
    async with await Party.gather(address, NAMES[:4]) as party:
        await page.goto(f"{address}/t/{party.host.code}")
        yield


def lobby(edition: str, people: int) -> Reach:
    """The host waits for people."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        async with await Party.gather(address, NAMES[:people], edition=edition) as party:
            await look(page, party.host)
            yield

    return reach


def at(edition: str, people: int, move: Move, **settings: int) -> Reach:
    """Show the host's screen after a script has moved the game to some point."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        async with await Party.gather(address, NAMES[:people], edition=edition) as party:
            for name, value in settings.items():
                await party.host.do(ChangeSetting(setting=name, value=value))
            await party.host.do(StartGame())
            await party.settle()
            await move(party)
            await party.settle()
            await look(page, party.host)
            yield

    return reach


def in_the_room(edition: str, people: int, move: Move) -> Reach:
    """Show the big screen after a script has moved the game to some point; points at their last step."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        async with await Party.gather(address, NAMES[:people], edition=edition) as party:
            # Opened by the host from the lobby: nobody has to be asked.
            await page.context.add_cookies(party.host.cookies())  # type: ignore[arg-type]  # as above
            await page.goto(f"{address}/tv/{party.host.code}")
            if move is not nothing:
                await party.host.do(StartGame())
                await party.settle()
                await move(party)
                await party.settle()
            if party.host.view is not None and phase("showing")(party.host.view):
                await page.locator(".reveal[data-step='5']").wait_for()
            yield

    return reach


async def nothing(_: Party) -> None:
    """Nobody has told a clue yet."""


async def other_tells(party: Party) -> None:
    """Somebody else has told; the host is to give."""
    await party.guests[-1].play()
    await party.host.until(phase("giving"))
    await party.settle()


async def given(party: Party) -> None:
    """The host has given and waits for the others."""
    await other_tells(party)
    await party.host.play()
    await party.guests[1].play()


async def to_vote(party: Party) -> None:
    """All cards lie there; the host is to vote."""
    await other_tells(party)
    await party.play(until=phase("voting"))


async def voted_but_host(party: Party) -> None:
    """All but the host have voted."""
    await to_vote(party)
    for guest in party.guests[1:4]:
        await guest.play()


async def points(party: Party) -> None:
    """The votes are in and the points are shown."""
    await other_tells(party)
    await party.play(until=phase("showing"))


async def telling(party: Party) -> None:
    """The second round: the host is the storyteller."""
    await points(party)
    await party.play(until=phase("telling"))


async def told(party: Party) -> None:
    """The host has told and waits."""
    await telling(party)
    await party.host.play()
    await party.guests[2].play()


async def host_tells_first(party: Party) -> None:
    """The host announces; everybody gives; all are to vote."""
    await party.host.play()
    await party.play(until=phase("voting"))


async def someone_looks_for_a_clue(party: Party) -> None:
    """Another is the storyteller, and the host waits for the clue."""
    await party.host.play()
    await party.play(until=phase("showing"))
    await party.guests[1].play()
    await party.host.until(phase("telling"))


async def over(party: Party) -> None:
    """The game has been won."""
    await party.guests[1].play()
    await party.play(until=lambda view: view.public.stage == "over")


async def partner_named(party: Party) -> None:
    """Team: somebody else tells, and the host's partner has proposed to give."""
    tells = party.guests[1]
    await tells.play()
    await party.host.until(phase("giving"))
    await party.settle()
    half = len(party.guests) // 2
    await party.guests[half].do(NameGiver(giver=half))  # type: ignore[arg-type]  # a seat's number


async def partner_gave(party: Party) -> None:
    """Team: the host's partner gave, and the host is to vote."""
    await partner_named(party)
    await party.guests[len(party.guests) // 2].play()
    await party.play(until=phase("voting"), but=(party.host,))


async def red_cast(party: Party) -> None:
    """Party: everybody has voted."""
    await host_tells_first(party)
    await party.host.do(CastVotes(slots=(1,), red=3))  # type: ignore[arg-type]  # slots' numbers
    await party.play(until=phase("showing"))


LEAVE_POINTS = ".reveal .btn-primary"
SHOW_ALL = ".show-skip"

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
