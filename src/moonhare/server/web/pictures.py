"""Files: the client's, the sets' pictures, a table's QR code."""

import io
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import segno
from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.web.address import invitation_to
from moonhare.server.web.site import SITE, asker, find_table, may_invite

FOR_EVER: Final = "public, max-age=31536000, immutable"
WORKER: Final = "worker.js"
"""The client's service worker."""
FOR_AN_HOUR: Final = "public, max-age=3600"
_HASHED: Final = re.compile(r"-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".png": "image/png",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
}
"""Told here and not by the system's list, which differs from machine to machine."""


async def static_file(request: web.Request) -> web.StreamResponse:
    """GET /static/…: a file of the client; a hash in its name or query lets browsers keep it for ever."""
    root = request.app[SITE].static
    name = request.match_info["name"]
    path = _inside(root, name)
    if path is None or path.suffix not in _TYPES:
        raise _nothing()
    lasting = bool(_HASHED.search(path.name)) or "v" in request.query or path.suffix == ".woff2"
    headers = {"Cache-Control": FOR_EVER if lasting else "no-cache", "Content-Type": _TYPES[path.suffix]}
    if name == WORKER:
        # It lies beside the other files and answers for every page.
        headers["Service-Worker-Allowed"] = "/"
    # FileResponse sends the .br or .gz beside it where the browser takes it.
    return web.FileResponse(path, headers=headers)


def _inside(root: Path, name: str) -> Path | None:
    """A file below a folder, or None; no name leads out of it."""
    if not (name.isascii() and name.isprintable()) or len(name) > 200:  # noqa: PLR2004 - longer than any name that is built
        return None
    path = (root / name).resolve()
    return path if path.is_relative_to(root.resolve()) and path.is_file() else None


async def set_file(request: web.Request) -> web.StreamResponse:
    """GET /sets/ID/FILE: a picture; its name is its hash."""
    name = request.match_info["file"]
    path = request.app[SITE].library.now.pictures.get((request.match_info["set"], name))
    if path is None:
        raise _nothing()
    return web.FileResponse(path, headers={"Cache-Control": FOR_EVER, "Content-Type": _TYPES[Path(name).suffix]})


async def qr(request: web.Request) -> web.Response:
    """GET /t/CODE/qr.svg: the table's invitation, for a phone's camera."""
    live, _ = await find_table(request)
    await request.app[SITE].limits.draw(asker(request))
    # With another password it is another picture.
    kept = "private, max-age=300" if live.table.lock is None else "no-store"
    body = qr_code(await invitation_to(request, live, with_key=await may_invite(request, live)))
    return web.Response(body=body, content_type="image/svg+xml", headers={"Cache-Control": kept})


@lru_cache(maxsize=256)
def qr_code(address: str) -> bytes:
    """Draw an address as SVG."""
    drawn = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=2, dark="#131230", light="#fff", xmldecl=False, svgclass=None)
    return drawn.getvalue()


def _nothing() -> Refusal:
    return Refusal("not-found", "There is nothing at this address.")


async def favicon(request: web.Request) -> web.StreamResponse:
    """GET /favicon.ico: what browsers ask for by themselves; the page names the icon it wants."""
    raise web.HTTPFound("/static/icon.svg")


async def robots(request: web.Request) -> web.Response:
    """GET /robots.txt: tables are nobody's business but their players'."""
    return web.Response(
        text="User-agent: *\nDisallow: /t/\nDisallow: /tv/\nDisallow: /album/\nDisallow: /api/\n",
        headers={"Cache-Control": FOR_AN_HOUR},
    )
