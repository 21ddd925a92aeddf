"""The screens of an evening around its game: who comes late, who watches, the clock, the talk, what is remembered.

Owns how they are reached and what is said of each; `scripts/screens.py` shows them among the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp

from moonhare.server.messages import AddComputer, ChangeSetting, StartGame
from moonhare.server.pacing import Limits
from moonhare.server.time_messages import ChooseTime
from scripts.guests import Party, house
from scripts.scenes import (
    NAMES,
    TELEVISION,
    Screen,
    at,
    in_the_room,
    lobby,
    look,
    other_tells,
    over,
    to_vote,
)

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Page

    from scripts.scenes import Move, Reach

EDITIONS = (("standard", "en"), ("odyssey", "it"), ("odyssey-party", "pl"), ("odyssey-team", "da"))
SHORTEST = 5
"""Seconds, the least that a clock may have."""
# A browser without windows shows no notifications and has no push service.
ASKED = """
let permission = "default";
Object.defineProperty(Notification, "permission", { get: () => permission });
Notification.requestPermission = async () => (permission = "granted");
"""


def open_tables(*, locked: bool = False) -> Reach:
    """Show the first page of a server that lists tables; or one of them, which asks for a password."""

    async def reach(_: str, page: Page) -> AsyncGenerator[None]:
        async with contextlib.AsyncExitStack() as stack:
            data = stack.enter_context(tempfile.TemporaryDirectory())
            address = await stack.enter_async_context(house(Path(data), public_tables="true"))
            codes = []
            for number, (edition, language) in enumerate(EDITIONS):
                names = NAMES[number : 2 * number + 1]
                gathered = await Party.gather(address, names, edition=edition, language=language)
                party = await stack.enter_async_context(gathered)
                if number == 1:
                    await party.host.decide("password", password=NAMES[0])
                await party.host.decide("listed", listed=True)
                codes.append(party.host.code)
            await page.goto(f"{address}/t/{codes[1]}" if locked else address)
            if not locked:
                await page.locator(".tables-list").wait_for()
                await page.locator("#tables").evaluate("(list) => list.scrollIntoView()")
            yield

    return reach


def before_the_door(people: int, computers: int, move: Move, **settings: int) -> Reach:
    """Show a table to somebody who has no seat there."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        async with await Party.gather(address, NAMES[:people]) as party:
            for _ in range(computers):
                await party.host.do(AddComputer())
            for name, value in settings.items():
                await party.host.do(ChangeSetting(setting=name, value=value))
            await party.host.do(StartGame())
            await party.settle()
            await move(party)
            await page.goto(f"{address}/t/{party.host.code}")
            yield

    return reach


async def knock(address: str, page: Page) -> AsyncGenerator[None]:
    """Somebody asks the host for a seat."""
    async with await Party.gather(address, NAMES[:4]) as party, aiohttp.ClientSession() as pia:
        await party.host.do(AddComputer())
        await party.host.do(StartGame())
        await party.settle()
        await other_tells(party)
        code = party.host.code
        async with pia.post(f"{address}/api/tables/{code}/guests", json={"name": "Pia", "ask": True}) as answer:
            answer.raise_for_status()
        await look(page, party.host)
        yield


async def time_is_up(address: str, page: Page) -> AsyncGenerator[None]:
    """The host has voted, and the others took longer than they wanted to."""
    async with await Party.gather(address, NAMES[:6]) as party:
        await party.host.do(ChooseTime(pace="own", limits=Limits(vote=SHORTEST)))
        await party.host.do(StartGame())
        await party.settle()
        await half_voted(party)
        await look(page, party.host)
        await asyncio.sleep(SHORTEST + 0.5)
        yield


async def calls(address: str, page: Page) -> AsyncGenerator[None]:
    """Ask to be called, from the table's menu."""
    await page.add_init_script(ASKED)
    async with await Party.gather(address, NAMES[:5]) as party:
        await party.host.do(StartGame())
        await party.settle()
        await other_tells(party)
        await look(page, party.host)
        await page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        await page.reload()
        await page.locator("main.table").wait_for()
        await page.locator(".topbar .menu > button").last.click()
        await page.locator("[role=menuitem]:has(use[href='#i-bell'])").click()
        yield


def remembered(what: str) -> Reach:
    """Show what is kept of a game that is over: its album, its replay."""

    async def reach(address: str, page: Page) -> AsyncGenerator[None]:
        async with await Party.gather(address, NAMES[:6]) as party:
            await party.host.do(ChangeSetting(setting="target_score", value=10))
            await party.host.do(StartGame())
            await party.settle()
            await over(party)
            await look(page, party.host)
            await page.goto(f"{address}/t/{party.host.code}/{what}/1")
            yield

    return reach


async def half_voted(party: Party) -> None:
    """The host and another one have voted."""
    await to_vote(party)
    for guest in party.guests[:2]:
        await guest.play()


EVENING = {
    "open-tables": Screen(
        told="Open tables, where the server's host wants a list of them.",
        differs="not drawn: rows as on the first page, where they stand below the ways in.",
        reach=open_tables(),
    ),
    "password": Screen(
        told="A table that asks for its password.",
        differs="not drawn: a kind page with one field.",
        reach=open_tables(locked=True),
    ),
    "house-rules": Screen(told="The house rules of a table.", reach=lobby("standard", 5), press=".rules-row"),
    "door": Screen(told="The door of a running table.", reach=before_the_door(4, 2, other_tells)),
    "door-over": Screen(
        told="The door of a game that is over: its last round, and the next game.",
        differs="not drawn: the running table's door.",
        reach=before_the_door(4, 0, over, target_score=10),
    ),
    "watching": Screen(
        told="Watching, and guessing for fun.",
        reach=before_the_door(6, 0, to_vote),
        press=".late-acts .btn:has(.icon)",
    ),
    "knock": Screen(told="Somebody is at the door.", reach=knock),
    "talk": Screen(told="Table talk.", reach=at("standard", 6, to_vote), press=".talk-button"),
    "voted": Screen(
        told="One has voted, and looks through the pictures or sends a face meanwhile.",
        reach=at("standard", 6, half_voted),
    ),
    "gallery": Screen(
        told="The pictures of a table's sets, while one waits.",
        reach=at("standard", 6, half_voted),
        press=".dial-do .act-row .btn:last-child",
    ),
    "time-up": Screen(told="Time is up, and the table may move on.", reach=time_is_up),
    "calls": Screen(
        told="To be called when it is one's turn.",
        differs="not drawn: a small sheet of the menu.",
        reach=calls,
    ),
    "album": Screen(told="The album of an evening.", reach=remembered("album")),
    "replay": Screen(told="A game, step by step.", reach=remembered("replay")),
    "television-end": Screen(
        told="The big screen at the end, with the cards one remembers.",
        reach=in_the_room("standard", 6, over, target_score=10),
        sizes=TELEVISION,
    ),
}
