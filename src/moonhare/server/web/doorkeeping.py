"""What a host decides of who finds a table and comes in, and how others give its password."""

from functools import partial

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import ChoosePassword, GiveKey, ListTable
from moonhare.server.live import bots
from moonhare.server.table import locking
from moonhare.server.web.api import card_of
from moonhare.server.web.reading import body_of
from moonhare.server.web.site import SITE, asker, find_locked_table, find_table


async def choose_password(request: web.Request) -> web.Response:
    """POST /t/CODE/password."""
    wish = await body_of(request, ChoosePassword)
    live, key = await find_table(request)
    locking.check_host(live.table, key, "choose-password")
    site, lock = request.app[SITE], None
    if wish.password is not None:
        await site.limits.choose_password(asker(request))
        lock = await site.locks.make(live.code, wish.password)
    await live.change(partial(locking.choose_password, key=key, lock=lock))
    if lock is None:
        await site.locks.throw_away(live.code)
    else:
        # They need no password, so they go with the keys of before.
        await bots.throw_away(site.house.world.store, live.code)
    return await card_of(request, live, key)


async def give_key(request: web.Request) -> web.Response:
    """POST /t/CODE/key."""
    wish = await body_of(request, GiveKey)
    live, key = await find_locked_table(request)
    site, lock = request.app[SITE], live.table.lock
    if lock is None:
        return await card_of(request, live, key)
    if wish.key is not None:
        right = await site.locks.opens(live.code, lock, wish.key)
    elif wish.password is not None:
        address = asker(request)
        async with site.limits.one_at_a_time(address):
            await site.limits.check_passwords(address, live.code)
            right = await site.locks.is_right(live.code, lock, wish.password)
            if not right:
                await site.limits.wrong_password(address, live.code)
    else:
        raise Refusal("password-needed", "This table asks for a password.")
    if not right:
        raise Refusal("password-wrong", "This is not the password of this table.")
    return await card_of(request, live, key, opened=True)


async def list_table(request: web.Request) -> web.Response:
    """POST /t/CODE/listed."""
    wish = await body_of(request, ListTable)
    live, key = await find_table(request)
    locking.check_host(live.table, key, "list-table")
    site, since = request.app[SITE], None
    if wish.listed:
        if not site.settings.public_tables:
            raise Refusal("no-list", "This server has no list of open tables.")
        await site.limits.list_table(asker(request))
        since = int(site.house.world.store.now() * 1000)
    await live.change(partial(locking.list_table, key=key, since=since))
    await site.board.refresh()
    return await card_of(request, live, key)
