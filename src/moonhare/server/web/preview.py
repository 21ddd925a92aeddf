"""The picture that a chat shows beside a link: three cards of a set before a night sky and a moon."""

import asyncio
import io
from pathlib import Path
from typing import Final

from aiohttp import web
from PIL import Image, ImageDraw, ImageFilter

from moonhare.server.web.pictures import FOR_AN_HOUR
from moonhare.server.web.site import SITE

WIDTH: Final = 1200
HEIGHT: Final = 630
CARD: Final = (280, 420)
SKY: Final = ((19, 18, 48), (52, 46, 96))
MOON: Final = (250, 236, 200)
TILTS: Final = (12, 0, -12)
"""Degrees, from left to right."""


class Preview:
    """The picture as it was drawn last, once for all who ask at the same time."""

    def __init__(self) -> None:
        """Draw nothing yet."""
        self._of: tuple[Path, ...] = ()
        self._drawing: asyncio.Task[bytes] | None = None

    async def drawn_from(self, pictures: tuple[Path, ...]) -> bytes:
        """Give the picture, as PNG."""
        if self._drawing is None or self._of != pictures or (self._drawing.done() and self._drawing.exception()):
            self._of = pictures
            self._drawing = asyncio.create_task(asyncio.to_thread(draw_preview, pictures))
        # Shielded: whoever asked first may go, and the others still want it.
        return await asyncio.shield(self._drawing)


PREVIEW: Final = web.AppKey("preview", Preview)


async def preview(request: web.Request) -> web.Response:
    """GET /preview.png."""
    paths = sorted(set(request.app[SITE].library.now.pictures.values()))
    some = tuple(paths[:: max(1, len(paths) // len(TILTS))][: len(TILTS)])
    drawn = await request.app[PREVIEW].drawn_from(some)
    # Other sites show it, unlike all else.
    headers = {"Cache-Control": FOR_AN_HOUR, "Cross-Origin-Resource-Policy": "cross-origin"}
    return web.Response(body=drawn, content_type="image/png", headers=headers)


def draw_preview(pictures: tuple[Path, ...]) -> bytes:
    """Draw the preview from up to three pictures; a picture that cannot be read is left out. Returns PNG."""
    canvas = _sky()
    for index, path in enumerate(pictures[: len(TILTS)]):
        try:
            with Image.open(path) as opened:
                card = opened.convert("RGB").resize(CARD, Image.Resampling.LANCZOS)
        except OSError:
            continue
        tilted = _framed(card).rotate(TILTS[index], expand=True, resample=Image.Resampling.BICUBIC)
        centre = (WIDTH // 2 + (index - 1) * 260, HEIGHT // 2 + 20 + abs(index - 1) * 26)
        canvas.alpha_composite(tilted, (centre[0] - tilted.width // 2, centre[1] - tilted.height // 2))
    out = io.BytesIO()
    canvas.convert("RGB").quantize(colors=256, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _sky() -> Image.Image:
    top, bottom = SKY
    column = Image.new("RGBA", (1, HEIGHT))
    for y in range(HEIGHT):
        share = y / HEIGHT
        mixed = tuple(round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
        column.putpixel((0, y), (*mixed, 255))
    sky = column.resize((WIDTH, HEIGHT))
    glow = Image.new("RGBA", sky.size)
    ImageDraw.Draw(glow).ellipse((380, -120, 820, 320), fill=(*MOON, 150))
    sky.alpha_composite(glow.filter(ImageFilter.GaussianBlur(60)))
    ImageDraw.Draw(sky).ellipse((480, -20, 720, 220), fill=MOON)
    return sky


def _framed(card: Image.Image) -> Image.Image:
    border = 10
    framed = Image.new("RGBA", (card.width + 2 * border, card.height + 2 * border))
    draw = ImageDraw.Draw(framed)
    draw.rounded_rectangle((0, 0, framed.width - 1, framed.height - 1), radius=26, fill=(247, 242, 230, 255))
    mask = Image.new("L", card.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, card.width - 1, card.height - 1), radius=18, fill=255)
    framed.paste(card, (border, border), mask)
    return framed
