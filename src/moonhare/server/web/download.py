"""The program's own source, for whoever plays on this server."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from aiohttp import web

from moonhare.server import source
from moonhare.server.web.site import SITE, asker

PATH: Final = "/source.tar.gz"


class Archive:
    """The source in a file, packed once, at the first wish for it, however many wish at the same time."""

    def __init__(self, folder: Path) -> None:
        """Take a folder that nothing else uses."""
        self._file = folder / "source.tar.gz"
        self._packing: asyncio.Task[None] | None = None

    async def file(self) -> Path:
        """Give the file once it is packed. Raises `RuntimeError` if it cannot be; the next wish tries again."""
        if self._packing is None or (self._packing.done() and not self._file.exists()):
            self._packing = asyncio.create_task(self._pack())
        # Shielded: whoever wished first may go, and the others still want it.
        await asyncio.shield(self._packing)
        return self._file

    async def _pack(self) -> None:
        # By another process: a second's work here, even in a thread, would hold up every table.
        packing = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", source.__name__, str(self._file)),
            cwd=source.PACKAGE.parent,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await packing.communicate()
        except asyncio.CancelledError:
            packing.kill()
            await packing.wait()
            raise
        if packing.returncode != 0:
            # Whoever is killed says nothing.
            why = said.decode(errors="replace") or f"its process ended with status {packing.returncode}"
            raise RuntimeError(f"the source cannot be packed: {why}")

    async def close(self) -> None:
        """Stop packing."""
        if self._packing is not None:
            self._packing.cancel()
            await asyncio.gather(self._packing, return_exceptions=True)


ARCHIVE: Final = web.AppKey("archive", Archive)


async def keep_archive(app: web.Application) -> AsyncIterator[None]:
    """Keep what is packed for as long as the application runs."""
    with tempfile.TemporaryDirectory(prefix="moonhare-", ignore_cleanup_errors=True) as folder:
        app[ARCHIVE] = Archive(Path(folder))
        yield
        await app[ARCHIVE].close()


async def source_archive(request: web.Request) -> web.StreamResponse:
    """GET /source.tar.gz: the source of what runs here."""
    await request.app[SITE].limits.download(asker(request))
    headers = {
        "Content-Type": "application/gzip",
        "Content-Disposition": 'attachment; filename="moonhare-source.tar.gz"',
        "Cache-Control": "no-cache",
    }
    return web.FileResponse(await request.app[ARCHIVE].file(), headers=headers)
