"""The doors to what a table remembers: its rounds, the replay of a game that is over, albums under secret links."""

from typing import Final

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.live.runtime import LiveTable
from moonhare.server.memory.chronicle import Chronicle
from moonhare.server.memory.recalling import AlbumLink, ForgetTable, Memory, ShareAlbum
from moonhare.server.memory.replaying import Replay
from moonhare.server.messages import Key
from moonhare.server.table.refusing import host_only, no_seat
from moonhare.server.web.address import origin
from moonhare.server.web.answers import json_answer
from moonhare.server.web.pages import page
from moonhare.server.web.pressed import takes_gzip
from moonhare.server.web.reading import body_of
from moonhare.server.web.site import SITE, asker, find_table

MEMORY: Final = web.AppKey("memory", Memory)
NOT_FOUND_AGAIN: Final = {"X-Robots-Tag": "noindex, nofollow"}
MOST_DIGITS: Final = 6


async def rounds(request: web.Request) -> web.Response:
    """GET /api/tables/CODE/rounds?game=N: the scored rounds of the game that runs, or of an earlier one."""
    live, _ = await _asked(request)
    return await _packed(request, live, await request.app[MEMORY].chronicle(live, _game(request)))


async def games(request: web.Request) -> web.Response:
    """GET /api/tables/CODE/games: all games of a table, a line each."""
    live, _ = await _asked(request)
    response = json_answer(await request.app[MEMORY].games(live))
    response.enable_compression()
    return response


async def replay(request: web.Request) -> web.Response:
    """GET /api/tables/CODE/replay?game=N: a game that is over, with the hands; as a file where that is wished."""
    live, _ = await _asked(request)
    told = await request.app[MEMORY].replay(live, _game(request))
    response = await _packed(request, live, told)
    if "file" in request.query:
        name = f"moonhare-{live.code}-{told.chronicle.game}.json"
        response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def album_link(request: web.Request) -> web.Response:
    """GET /t/CODE/album-link?game=N: the secret link of a game's album, for those who have a seat."""
    live, key = await _asked(request)
    # The album itself is for all at the table; the link opens it without the table's password, for whoever is sent it.
    if live.table.person(key) is None:
        raise no_seat()
    chronicle = await request.app[MEMORY].chronicle(live, _game(request))
    secret = await request.app[MEMORY].link(live.code, chronicle.game)
    return _link(request, chronicle.game, secret, yours=key == live.table.host)


async def share_album(request: web.Request) -> web.Response:
    """POST /t/CODE/album-link: make a game's secret link, or withdraw it."""
    wish = await body_of(request, ShareAlbum)
    live, _ = await _as_host(request, "share-album")
    memory = request.app[MEMORY]
    if wish.shared:
        return _link(request, wish.game, await memory.make_link(live, wish.game), yours=True)
    await memory.withdraw_link(live.code, wish.game)
    return _link(request, wish.game, None, yours=True)


async def album(request: web.Request) -> web.Response:
    """GET /api/albums/SECRET: the game that a secret link opens. Raises `Refusal`: "album-unknown", "too-many"."""
    limits, address, memory = request.app[SITE].limits, asker(request), request.app[MEMORY]
    # Only the guessing comes one after the other: nobody waits until somebody else's album has been read.
    async with limits.one_at_a_time(address):
        await limits.check_guesses(address, "album")
        opened = await memory.opened_by(request.match_info["secret"])
        if opened is None:
            await limits.missed(address, "album")
            raise Refusal("album-unknown", "There is no album under this link, or it was withdrawn.")
    await limits.recall(address)
    live = await request.app[SITE].house.find(opened[0])
    response = await _packed(request, live, await memory.chronicle(live, opened[1]))
    response.headers.update(NOT_FOUND_AGAIN)
    return response


async def album_page(request: web.Request) -> web.Response:
    """GET /album/SECRET: the shell; whether there is such an album, its script finds out."""
    response = await page(request)
    # Whoever follows a link from it tells nobody where they come from, and no search engine keeps it.
    response.headers.update(NOT_FOUND_AGAIN | {"Referrer-Policy": "no-referrer"})
    return response


async def forget(request: web.Request) -> web.Response:
    """POST /t/CODE/forget: remove a table with all that belongs to it."""
    await body_of(request, ForgetTable)
    live, _ = await _as_host(request, "forget-table")
    await request.app[SITE].house.forget(live.code)
    return json_answer(ForgetTable())


async def _asked(request: web.Request) -> tuple[LiveTable, Key | None]:
    """Find the table whose past is asked for, and the asker's key at it. Raises `Refusal`: as `find_table`."""
    found = await find_table(request)
    await request.app[SITE].limits.recall(asker(request))
    return found


async def _as_host(request: web.Request, what: str) -> tuple[LiveTable, Key]:
    live, key = await find_table(request)
    if key is None:
        raise no_seat()
    # Nor for whoever has the role on loan: this cannot be taken back.
    if key != live.table.host or live.table.lender is not None:
        raise host_only(what)
    return live, key


def _link(request: web.Request, game: int, secret: str | None, *, yours: bool) -> web.Response:
    settings = request.app[SITE].settings
    link = None if secret is None else f"{origin(request)}/album/{secret}"
    return json_answer(AlbumLink(game=game, link=link, yours=yours, days=settings.retention_days))


def _game(request: web.Request) -> int | None:
    """The game that is asked for. Raises `Refusal` ("game-unknown") for what is no number."""
    asked = request.query.get("game")
    if asked is None:
        return None
    if not (asked.isascii() and asked.isdigit() and len(asked) <= MOST_DIGITS):
        raise Refusal("game-unknown", "A game at a table goes by its number.", game=None)
    return int(asked)


async def _packed(request: web.Request, live: LiveTable, told: Chronicle | Replay) -> web.Response:
    """Answer as `json_answer`, with what is packed once for all who ask."""
    packed = await request.app[MEMORY].packed(live, told)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if takes_gzip(request.headers):
        return web.Response(
            body=packed.small, content_type="application/json", headers=headers | {"Content-Encoding": "gzip"}
        )
    return web.Response(body=packed.plain, content_type="application/json", headers=headers)
