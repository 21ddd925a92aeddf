"""How a screen of the game is reached: a table is gathered at a real server and moved to where it is shown.

Knows people whose moves a script decides (`scripts/guests.py`) and the browser's page; owns no list of screens and
takes no picture.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from moonhare.rules.commands import CastVotes, NameGiver
from moonhare.server.messages import ChangeSetting, StartGame, TableView
from scripts.guests import Guest, Party

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

    from playwright.async_api import Page

    Reach: TypeAlias = Callable[[str, Page], AsyncGenerator[None]]
    """Brings page and table (of the server at an address) to where the picture is taken, yields, clears up."""
    Move: TypeAlias = Callable[[Party], Awaitable[None]]
    """Moves a game to some point."""

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
TELEVISION = {"television": (1920, 1080)}
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


def in_the_room(edition: str, people: int, move: Move, **settings: int) -> Reach:
    """Show the big screen after a script has moved the game to some point; points at their last step."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        async with await Party.gather(address, NAMES[:people], edition=edition) as party:
            # Opened by the host from the lobby: nobody has to be asked.
            await page.context.add_cookies(party.host.cookies())  # type: ignore[arg-type]  # as above
            await page.goto(f"{address}/tv/{party.host.code}")
            for name, value in settings.items():
                await party.host.do(ChangeSetting(setting=name, value=value))
            if move is not nothing:
                await party.host.do(StartGame())
                await party.settle()
                await move(party)
                await party.settle()
            if party.host.view is not None and phase("showing")(party.host.view):
                await page.locator(".reveal[data-step='5']").wait_for()
            if move is over:
                await page.locator(".t-end").wait_for()
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
