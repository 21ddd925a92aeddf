"""The program's own source, for whoever plays on this server."""

import asyncio
from functools import cache
from threading import Lock
from typing import Final

from aiohttp import web

from moonhare.server.source import archive

PATH: Final = "/source.tar.gz"
STEP: Final = 64 * 1024
_packing: Final = Lock()


async def source_archive(request: web.Request) -> web.StreamResponse:
    """GET /source.tar.gz: the source of what runs here."""
    packed = await asyncio.to_thread(_packed)
    headers = {
        "Content-Type": "application/gzip",
        "Content-Disposition": 'attachment; filename="moonhare-source.tar.gz"',
        "Cache-Control": "no-cache",
    }
    response = web.StreamResponse(headers=headers)
    response.content_length = len(packed)
    await response.prepare(request)
    if request.method != "HEAD":
        # Piece by piece: the whole would be copied for every slow reader.
        for start in range(0, len(packed), STEP):
            await response.write(packed[start : start + STEP])
    await response.write_eof()
    return response


def _packed() -> bytes:
    # Packed once, at the first wish for it, however many wish at the same time.
    with _packing:
        return _pack()


@cache
def _pack() -> bytes:
    return archive()
