"""The application: every address that the server answers at, and what all answers have in common."""

from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web
from aiohttp.web_urldispatcher import MatchInfoError, UrlDispatcher, UrlMappingMatchInfo

from moonhare.server.memory.recalling import Memory
from moonhare.server.messages import MOST_MESSAGE_BYTES
from moonhare.server.web import api, bots, doorkeeping, download, entering, memory, pages, pictures, push, sets
from moonhare.server.web.address import by_its_own_name
from moonhare.server.web.answers import add_headers, no_surprises
from moonhare.server.web.metrics import HouseCollector, metrics
from moonhare.server.web.preview import PREVIEW, Preview, preview
from moonhare.server.web.reading import rests_passed_over
from moonhare.server.web.site import SITE, Site
from moonhare.server.web.socket import OUTBOXES, close_all, table_socket, watch
from moonhare.server.web.turnstile import TURNSTILE, Turnstile, in_turn

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/", pages.page),
    ("GET", "/rules", pages.page),
    ("GET", "/tv", pages.page),
    ("GET", "/tv/{code}", pages.table_page),
    ("GET", "/about", pages.page),
    ("GET", "/t/{code}", pages.table_page),
    ("GET", "/t/{code}/card", api.card),
    ("GET", "/t/{code}/qr.svg", pictures.qr),
    ("POST", "/t/{code}/moves", entering.offer_move),
    ("POST", "/t/{code}/moved", entering.move),
    ("POST", "/t/{code}/bot-links", bots.invite),
    ("POST", "/t/{code}/bots", bots.sit),
    ("GET", "/t/{code}/calls", push.offer),
    ("POST", "/t/{code}/calls", push.call_me),
    ("POST", "/t/{code}/calls-end", push.call_me_no_more),
    ("GET", "/t/{code}/album/{game}", pages.table_page),
    ("GET", "/t/{code}/replay/{game}", pages.table_page),
    ("GET", "/t/{code}/album-link", memory.album_link),
    ("POST", "/t/{code}/album-link", memory.share_album),
    ("POST", "/t/{code}/forget", memory.forget),
    ("POST", "/t/{code}/password", doorkeeping.choose_password),
    ("POST", "/t/{code}/key", doorkeeping.give_key),
    ("POST", "/t/{code}/listed", doorkeeping.list_table),
    ("GET", "/t/{code}/games", memory.games),
    ("GET", "/t/{code}/rounds", memory.rounds),
    ("GET", "/t/{code}/replay", memory.replay),
    ("POST", "/t/{code}/seats", entering.take_seat),
    ("POST", "/t/{code}/guests", entering.come_in),
    ("GET", "/t/{code}/ws", table_socket),
    ("GET", "/album/{secret}", memory.album_page),
    ("GET", "/api/tables", api.tables),
    ("POST", "/api/tables", entering.open_table),
    ("GET", "/api/tables/{code}", api.card),
    ("POST", "/api/tables/{code}/seats", entering.take_seat),
    ("POST", "/api/tables/{code}/guests", entering.come_in),
    ("GET", "/api/tables/{code}/games", memory.games),
    ("GET", "/api/tables/{code}/rounds", memory.rounds),
    ("GET", "/api/tables/{code}/replay", memory.replay),
    ("GET", "/api/albums/{secret}", memory.album),
    ("GET", "/api/editions", api.editions),
    ("GET", "/api/players", api.players),
    ("GET", "/api/sets", api.sets),
    ("GET", "/api/sets/{set}", sets.one_set),
    ("GET", "/api/health", api.health),
    ("GET", "/healthz", api.health),
    ("GET", "/readyz", api.ready),
    ("GET", "/api/openapi.json", api.openapi),
    ("GET", "/sets/{set}/{file}", pictures.set_file),
    ("GET", "/static/{name:.+}", pictures.static_file),
    ("GET", download.PATH, download.source_archive),
    ("GET", "/preview.png", preview),
    ("GET", "/favicon.ico", pictures.favicon),
    ("GET", "/robots.txt", pictures.robots),
    ("GET", "/metrics", metrics),
)


MOST_PARTS: Final = 20
"""Slashes of a path; ours have five at most."""


def _pass_over_many_parts(router: UrlDispatcher) -> None:
    """Find nothing at an address of thousands of slashes, where a router would look up what stands before each."""
    resolve = router.resolve

    async def looked_up(request: web.Request) -> UrlMappingMatchInfo:
        if request.rel_url.raw_path.count("/") > MOST_PARTS:
            return MatchInfoError(web.HTTPNotFound())
        return await resolve(request)

    router.resolve = looked_up  # type: ignore[method-assign]  # it has no other door for this


def make_app(site: Site) -> web.Application:
    """Put the application together."""
    app = web.Application(
        middlewares=[in_turn, rests_passed_over, no_surprises, by_its_own_name, pages.nowhere],
        client_max_size=MOST_MESSAGE_BYTES,
    )
    _pass_over_many_parts(app.router)
    app[SITE] = site
    site.figures.registry.register(HouseCollector(site))
    app[OUTBOXES] = set()
    app[TURNSTILE] = Turnstile()
    app[PREVIEW] = Preview()
    app[sets.PAGES] = {}
    app[sets.LISTINGS] = {}
    app[memory.MEMORY] = Memory(site.house)
    for method, path, handler in ROUTES:
        app.router.add_route(method, path, handler)
        if method == "GET" and handler is not table_socket:
            app.router.add_route("HEAD", path, handler)
    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.extend((watch, download.keep_archive))
    app.on_shutdown.append(close_all)
    return app
