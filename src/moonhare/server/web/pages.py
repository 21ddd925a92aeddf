"""Pages: the client's one shell at every address of its own, in the reader's language, with a preview for links."""

import html
import re
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from typing import Final

from aiohttp import web
from fluent.runtime import FluentBundle, FluentResource

from moonhare import locales
from moonhare.locales import LANGUAGES
from moonhare.rules.errors import Refusal
from moonhare.server.live.credentials import read_code
from moonhare.server.live.runtime import LiveTable
from moonhare.server.table.state import Table
from moonhare.server.web import download
from moonhare.server.web.address import origin
from moonhare.server.web.answers import STATUS
from moonhare.server.web.site import SITE, Site, find_table

SHELL: Final = "index.html"
API: Final = "/api/"
TABLE_PATH: Final = re.compile(r"/(t/|tv/|)([^/]+)/?")
"""What people make of a table's address when they type it: `/t/CODE/`, `/CODE`, `/tv/CODE/`."""

PLACEHOLDER: Final = re.compile(r"\{\{(lang|title|description|url|image|source)\}\}")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moonhare</title></head>
<body><h1>Moonhare runs</h1>
<p>What is missing is the page for browsers, which has not been built.
In a checkout, <code>make play</code> builds it and starts again; <code>make build</code> only builds it.</p>
</body></html>
"""


async def page(request: web.Request) -> web.Response:
    """GET /, /rules, /about, /tv: the same shell; the client knows which it is."""
    return _shell(request, None, status=200)


async def table_page(request: web.Request) -> web.StreamResponse:
    """GET /t/CODE, /tv/CODE: the shell with the table's preview; status 404 where there is no such table."""
    asked = request.match_info["code"]
    code = read_code(asked)
    if code is not None and code != asked:
        raise web.HTTPFound(request.path.replace(f"/{asked}", f"/{code}", 1))
    try:
        live: LiveTable | None = (await find_table(request))[0]
        status = 200
    except Refusal as refusal:
        if refusal.code == "password-needed":
            return _shell(request, None, status=200, locked=code)
        live, status = None, STATUS.get(refusal.code, 400)
    return _shell(request, live, status=status)


@web.middleware
async def nowhere(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Lead a browser that asks for an address of nothing on to what was meant, or show it the page that says so.

    Programs, and whatever asks below `/api/`, get the plain refusal.
    """
    error = request.match_info.http_exception
    if not isinstance(error, web.HTTPNotFound) or request.method not in {"GET", "HEAD"}:
        return await handler(request)
    typed = TABLE_PATH.fullmatch(request.path)
    code = typed and read_code(typed[2])
    if typed and code:
        raise web.HTTPFound(f"/{typed[1] or 't/'}{code}")
    if request.path in {"/rules/", "/about/", "/tv/"}:
        raise web.HTTPFound(request.path.rstrip("/"))
    if request.path.startswith(API) or "text/html" not in request.headers.get("Accept", ""):
        return await handler(request)
    return _shell(request, None, status=404)


def _shell(request: web.Request, live: LiveTable | None, *, status: int, locked: str | None = None) -> web.Response:
    """The page; `live`: the table that it previews, `locked`: the code of one of which nothing else is told."""
    site = request.app[SITE]
    language = preferred_language(request.headers.get("Accept-Language", ""))
    template = _template(site)
    if template is None:
        return web.Response(text=NOT_BUILT, status=status if status != 200 else 503, content_type="text/html")  # noqa: PLR2004 - OK
    base = origin(request)
    title, description = preview(language, None if live is None else live.table, locked)
    values = {
        "lang": language,
        "title": title,
        "description": description,
        "url": base + (request.path if live is None else f"/t/{live.table.code}"),
        "image": f"{base}/preview.png",
        "source": site.settings.source or download.PATH,
    }
    # In one pass, so that a name cannot bring a placeholder of its own.
    text = PLACEHOLDER.sub(lambda found: html.escape(values[found[1]], quote=True), template)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language", "Content-Language": language}
    return web.Response(text=text, status=status, content_type="text/html", charset="utf-8", headers=headers)


def _template(site: Site) -> str | None:
    # Read each time: a rebuilt client is served without a restart, and the system keeps so small a file at hand.
    try:
        return (site.static / SHELL).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


def preferred_language(header: str) -> str:
    """The language of ours that an Accept-Language header likes best; English where it likes none.

    >>> preferred_language("de, pl;q=0.8, en;q=0.5"), preferred_language("*"), preferred_language("pt-BR;q=oops")
    ('pl', 'en', 'en')
    """
    best, weight = LANGUAGES[0], 0.0
    for part in header.split(",")[:40]:
        name, _, quality = part.partition(";")
        primary = name.strip().lower().partition("-")[0]
        try:
            liking = float(quality.strip().removeprefix("q=") or 1) if quality else 1.0
        except ValueError:
            continue
        if primary in LANGUAGES and liking > weight:
            best, weight = primary, liking
    return best


def preview(language: str, table: Table | None, locked: str | None = None) -> tuple[str, str]:
    """Title and description of a link, in a language: the product's, or an invitation to a table.

    `locked`: the code of a table of which nothing is told, since it asks for a password.
    """
    if locked is not None:
        return _say(language, "preview-table-title", code=locked), _say(language, "preview-locked")
    if table is None:
        return _say(language, "preview-title"), _say(language, "preview-description")
    host = None if table.host is None else table.member(table.host)
    title = _say(language, "preview-table-title", code=table.code)
    if host is None:
        return title, _say(language, "preview-description")
    return title, _say(language, "preview-table-description", host=host.name, members=len(table.members))


@cache
def _words(language: str) -> FluentBundle:
    source = resources.files(locales).joinpath(language, "server.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def _say(language: str, name: str, **values: str | int) -> str:
    words = _words(language)
    pattern = words.get_message(name).value
    if pattern is None:
        raise ValueError(f"{language}/server.ftl has no {name}")
    text, problems = words.format_pattern(pattern, values)
    if problems:
        raise ValueError(f"{language}/server.ftl, {name}: {problems}")
    return str(text)
